"""Moves from words: `contract b`, `vote expropriate`, `event-robot > ana`."""

from collections.abc import Sequence
from typing import Any

from uprising.kernel import BadNotation, Move, seat_of, slug

from ..rules import moves

# Moves with a player's name after the verb, by seat
NAMED: dict[str, Sequence[Move[Any]]] = {
    "event-target": moves.TARGETS,
    "event-robot": moves.ROBOTS,
    "custody": moves.CUSTODY,
    "nominate": moves.NOMINATE,
    "assign": moves.ASSIGN,
}
# Moves with a fixed word after the verb
FIXED: list[Move[Any]] = [
    moves.BOSS_ROBOT, *moves.DENTISTRY, *moves.PICKS, *moves.VOTES, *moves.COVERS,
    *moves.DECLARATIONS,
]  # fmt: skip
WORDS = {(verb, word): move for move in FIXED for verb, word in [move.text().split()]}
VERBS = dict.fromkeys([*NAMED, *(verb for verb, _ in WORDS)])


def read(words: list[str], names: Sequence[str]) -> Move[Any]:
    verb = slug(words[0])
    if verb not in VERBS:
        raise BadNotation(f"move: {words[0]!r} is not one of {', '.join(VERBS)}")
    if verb == "event-robot" and len(words) == 3 and words[1] == ">":
        return moves.ROBOTS[seat_of(words[2], names)]
    if len(words) != 2:
        raise BadNotation(f"{verb}: needs exactly one word after it")
    word = words[1]
    if (verb, slug(word)) in WORDS:
        return WORDS[verb, slug(word)]
    if verb in NAMED:
        return NAMED[verb][seat_of(word, names)]
    known = [second for first, second in WORDS if first == verb]
    raise BadNotation(f"{verb}: {word!r} is not one of {', '.join(known)}")
