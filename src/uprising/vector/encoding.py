"""The words of a game's moves: one file a game, kept and versioned.

`text/vocabulary.json` of a game lists the words of its moves, without seats and whole numbers,
which every game has. Numbers of words never change within a version: `tools/vocabularies.py` only
appends. A game from outside that ships no such file gets one made from random play.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec

from uprising.kernel import Game, Move, Rng, State, seeded

SAMPLED: Final = 60  # games looked at where nothing is shipped


class Listed(msgspec.Struct, frozen=True):
    """`version` is raised when a word's number changes its meaning."""

    version: int
    words: tuple[str, ...]


def split(text: str) -> list[str]:
    """The words of a move's text; lists are words one after another."""
    return text.replace(",", " ").split()


def is_seat(word: str) -> bool:
    return word.startswith("@") and word[1:].isdecimal()


def is_number(word: str) -> bool:
    return word.isdecimal() and (word == "0" or not word.startswith("0"))


def moves_of(s: State, seat: int, rng: Rng, most: int) -> list[Move[Any]]:
    """What a seat may answer now (of a wide question, candidates), and what it is polled for."""
    ask = s.ask_of(seat)
    assert ask is not None
    moves = list(s.legal(ask, rng, most))
    if s.polls(seat):
        moves += [move for move in s.standing(seat) if move not in moves]
    return moves


def file_of(game: Game) -> Path:
    return game.folder / "text" / "vocabulary.json"


@cache
def listed(game: Game) -> Listed:
    """What a game ships; of a game without a list, what random play finds."""
    path = file_of(game)
    if path.is_file():
        return msgspec.json.decode(path.read_bytes(), type=Listed)
    return Listed(1, tuple(sorted(found_words(game, SAMPLED))))


def found_words(game: Game, games: int) -> set[str]:
    """The words of moves that are legal in random games, with every option, or could be typed."""
    cases: list[dict[str, Any]] = [{}]
    cases += [{o.key: choice} for o in game.options for choice in o.choices if choice != o.default]
    found: set[str] = set()
    for number in range(games):
        options = cases[number // len(game.seats) % len(cases)]
        s = game.deal_random(game.seats[number % len(game.seats)], f"words-{number}", **options)
        rng = seeded(number, "words")
        found |= words_in(list(game.universe(s, rng.copy())))
        while not s.ended:
            ask = s.next_ask()
            moves = moves_of(s, ask.seat, rng, 24)
            found |= words_in(moves)
            s.apply_trusted(ask.seat, moves[rng.below(len(moves))])
    return found


def words_in(moves: list[Move[Any]]) -> set[str]:
    texts = {text for text in (move.text() for move in moves) if '"' not in text}
    spoken = {word for text in texts for word in split(text)}
    return {word for word in spoken if not is_seat(word) and not is_number(word)}
