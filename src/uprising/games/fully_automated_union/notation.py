"""Moves from words: `contract b`, `vote expropriate`, `event-robot > ana`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from uprising.kernel import BadNotation, Move, seat_of, slug

from .cards import LETTERS
from .moves import (
    ACCELERATE,
    ASSIGN,
    BOSS_ROBOT,
    COVER_NO,
    COVER_YES,
    CUSTODY,
    DECLARE_NO,
    DECLARE_YES,
    DENTIST_PAY,
    DENTIST_STRESS,
    EXPROPRIATE,
    KEEP,
    NOMINATE,
    PICKS,
    ROBOTS,
    TARGETS,
    VOTES,
    WORK,
)

NAMED: dict[str, Sequence[Move[Any]]] = {
    "event-target": TARGETS,
    "event-robot": ROBOTS,
    "custody": CUSTODY,
    "nominate": NOMINATE,
    "assign": ASSIGN,
}
WORDS: dict[str, dict[str, Move[Any]]] = {
    "event-robot": {"boss": BOSS_ROBOT},
    "dentist": {"pay": DENTIST_PAY, "stress": DENTIST_STRESS},
    "contract": {**{LETTERS[o]: PICKS[o] for o in range(len(LETTERS))}, "keep": PICKS[KEEP]},
    "vote": {
        "accelerate": VOTES[ACCELERATE],
        "expropriate": VOTES[EXPROPRIATE],
        "work": VOTES[WORK],
    },
    "cover": {"yes": COVER_YES, "no": COVER_NO},
    "declare": {"yes": DECLARE_YES, "no": DECLARE_NO},
}
VERBS = (*NAMED, *(verb for verb in WORDS if verb not in NAMED))


def read(words: list[str], names: Sequence[str]) -> Move[Any]:
    verb = slug(words[0])
    if verb not in VERBS:
        raise BadNotation(f"move: {words[0]!r} is not one of {', '.join(VERBS)}")
    if verb == "event-robot" and len(words) == 3 and words[1] == ">":
        return ROBOTS[seat_of(words[2], names)]
    if len(words) != 2:
        raise BadNotation(f"{verb}: needs exactly one word after it")
    word = words[1]
    plain = WORDS.get(verb, {})
    if slug(word) in plain:
        return plain[slug(word)]
    if verb in NAMED:
        return NAMED[verb][seat_of(word, names)]
    raise BadNotation(f"{verb}: {word!r} is not one of {', '.join(plain)}")
