"""Moves said word by word: no word that may come next leads into a dead end."""

from __future__ import annotations

from uprising.conformance.fault import Fault
from uprising.conformance.position import Position
from uprising.kernel import Ask, State
from uprising.vector import OTHER, Vocabulary, moves_of, speak
from uprising.vector.encoding import file_of

WAYS = 4
"""How many moves are said at random in answer to a question, of a wide one."""
CANDIDATES = 24


def words_lead_to_moves(p: Position, seat: int) -> None:
    """Whatever words a seat chooses among those offered, it ends up with a legal move.

    Of a game that ships no list of words there is nothing to check.
    """
    s = p.state
    ask = s.ask_of(seat)
    if ask is None or seat in s.sealed or not file_of(p.game).is_file():
        return
    vocabulary = Vocabulary(p.game, len(p.names))
    for _ in range(WAYS if ask.wide else 1):
        said = spoken(p, s, ask, vocabulary)
        move = p.game.read(said.split(), p.names)
        if p.refusal(s, seat, move) is not None:
            raise Fault("words", f"seat {seat} says {said} word by word, and it is refused")


def spoken(p: Position, s: State, ask: Ask, vocabulary: Vocabulary) -> str:
    """A move said with words chosen at random."""
    rng = p.rng.split()
    choosing = speak(s, ask.seat, moves_of(s, ask.seat, rng, CANDIDATES), vocabulary)
    while choosing.found is None:
        words = choosing.words
        if OTHER in words:
            raise Fault("words", f"{ask.prompt} has a word that text/vocabulary.json does not list")
        if not words:
            said = vocabulary.text(choosing.chosen)
            raise Fault("words", f"after {said} in answer to {ask.prompt} no word may follow")
        choosing.choose(words[rng.below(len(words))])
    return choosing.found.text()
