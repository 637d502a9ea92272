"""The words of a game's moves: one file a game, kept and versioned.

`text/vocabulary.json` of a game lists the words of its moves, without seats and whole numbers,
which every game has. Numbers of words never change within a version: `tools/vocabularies.py` only
appends. A game from outside that ships no such file gets one made from random play.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec

from uprising.kernel import (
    Form,
    Game,
    Move,
    OneOf,
    Outcome,
    Rng,
    Rows,
    State,
    Subset,
    seeded,
)  # fmt: skip
from uprising.kernel.layout import Layout
from uprising.vector.found import found_encoder

SAMPLED: Final = 60  # games looked at where nothing is shipped
FORMS: Final = re.compile(r"^(form-[a-z0-9-]+) =", re.MULTILINE)
ASKED: Final = re.compile(r"^(ask-[a-z0-9-]+) =", re.MULTILINE)


class Listed(msgspec.Struct, frozen=True):
    """`version` is raised when a word's or a question's number changes its meaning."""

    version: int
    words: tuple[str, ...]
    prompts: tuple[str, ...] = ()


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
    return Listed(1, tuple(sorted(found_words(game, SAMPLED))), prompts_of(game))


def prompts_of(game: Game) -> tuple[str, ...]:
    """The questions a game has sentences for, in the order of its English catalogue."""
    return tuple(dict.fromkeys(ASKED.findall(english(game))))


def english(game: Game) -> str:
    return (game.folder / "text" / "en.ftl").read_text(encoding="utf-8")


@cache
def layout_of(game: Game, seats: int) -> Layout:
    """The numbers of a row at a table with so many seats."""
    return Layout(game.encoder or found_encoder(game), listed(game).prompts, seats)


def reward_of(game: Game, outcome: Outcome, seat: int, by_score: bool) -> float:
    """1 for winners, -1 for the others, 0 for all after a draw; or the game's own scores."""
    if by_score:
        return float(outcome.scores[seat])
    if outcome.key in game.draws:
        return 0.0
    return 1.0 if seat in outcome.winners else -1.0


def found_words(game: Game, games: int) -> set[str]:
    """The words of moves that are legal in random games, with every option, or could be typed."""
    cases: list[dict[str, Any]] = [{}]
    cases += [{o.key: choice} for o in game.options for choice in o.choices if choice != o.default]
    found: set[str] = set(FORMS.findall(english(game)))
    for number in range(games):
        options = cases[number // len(game.seats) % len(cases)]
        s = game.deal_random(game.seats[number % len(game.seats)], f"words-{number}", **options)
        rng = seeded(number, "words")
        found |= words_in(list(game.universe(s, rng.copy())))
        while not s.ended:
            ask = s.next_ask()
            moves = moves_of(s, ask.seat, rng, 24)
            found |= words_in(moves)
            if ask.wide:
                found |= words_of_forms(s.asker.forms(s, ask.seat))
            s.apply_trusted(ask.seat, moves[rng.below(len(moves))])
    return found


def words_of_forms(forms: Sequence[Form]) -> set[str]:
    """The names of forms, and what may be filled in."""
    found = {form.key for form in forms}
    fields: list[Any] = [field for form in forms for field in form.fields]
    while fields:
        field = fields.pop()
        if isinstance(field, Rows):
            fields += field.fields
        elif isinstance(field, OneOf | Subset):
            found |= set(field.options)
    return {word for word in found if not is_seat(word) and not is_number(word)}


def words_in(moves: list[Move[Any]]) -> set[str]:
    texts = {text for text in (move.text() for move in moves) if '"' not in text}
    spoken = {word for text in texts for word in split(text)}
    return {word for word in spoken if not is_seat(word) and not is_number(word)}
