"""Moves from words. `docs/research/scenarios/robotariat.md` has the table of moves."""

from collections.abc import Sequence
from typing import Any

from uprising.kernel import BadNotation, Move, number, seat_of, slug

from ..rules import answers, moves
from ..rules.cards import CARDS, CHARACTERS, FACES, FIRST_SABOTAGE, NONE, NPCS, OBJECTIVES, SPACES

SINGLE: dict[str, Move[Any]] = {
    "activate": moves.ACTIVATE,
    "end": moves.END,
    "promote": moves.PROMOTE,
    "buy": answers.BUY,
    "reroll": answers.REROLL,
    "slide": answers.SLIDE,
    "decline": answers.DECLINE,
    "decline turn": answers.DECLINE_TURN,
}
BY_NAME: dict[str, tuple[str, Sequence[str], Sequence[Move[Any]]]] = {
    "take": ("character", CHARACTERS, moves.TAKE),
    "keep": ("Upgrade", CARDS[:FIRST_SABOTAGE], answers.KEEP),
    "use": ("Sabotage card", CARDS[FIRST_SABOTAGE:], answers.USE[FIRST_SABOTAGE:]),
    "lead": ("path", FACES[:2], answers.LEAD),
    "restore": ("space", SPACES, answers.RESTORE),
    "hang": ("space", SPACES, moves.HANG),
}
"""Verbs that need one thing: its kind, the names of such things, and their moves."""
ALSO: dict[str, str] = {
    "recruitment-office": "office",
    "move-the-masses": "masses",
    "überbot": "uberbot",
    "mr.-postman": "mr-postman",
    "postman": "mr-postman",
    "smith": "the-smith",
    "v.i.v.a.c.i.o.u.s.": "vivacious",
    "scrapyard": "scrap-yard",
    "scrap": "scrap-yard",
}


def read(words: list[str], names: Sequence[str]) -> Move[Any]:
    low = [word.lower() for word in words]
    single = SINGLE.get(" ".join(low))
    if single is not None:
        return single
    verb, rest = low[0], [word for word in words[1:] if word not in (">", ",")]
    if verb in BY_NAME:
        kind, things, by_number = BY_NAME[verb]
        return by_number[thing(kind, things, joined(rest))]
    match verb:
        case "move":
            return read_walk(rest)
        case "place":
            return read_place(rest)
        case "pay":
            amount = number(only(rest, "an amount"))
            return answers.PAY[amount] if amount < len(answers.PAY) else answers.Pay(amount)
        case "push":
            npc, space = npc_and(rest)
            return answers.PUSH[npc][thing("space", SPACES, space)]
        case "set":
            return read_set(rest)
        case "send":
            npc, path = npc_and(rest)
            if npc >= len(answers.SEND):
                raise BadNotation(f"npc: {NPCS[npc]!r} is no Civilian")
            return answers.SEND[npc][thing("path", FACES[:2], path)]
        case "shift":
            if len(rest) < 2:
                raise BadNotation("shift: needs a player and a space, as in 'shift ana > office'")
            return moves.SHIFT[seat_of(rest[0], names)][thing("space", SPACES, joined(rest[1:]))]
        case "carry":
            return read_carry(rest)
        case "guess":
            return read_guess(rest, names)
    if verb in SINGLE:
        raise BadNotation(f"{verb}: {words[1]!r} is one word too many")
    raise BadNotation(f"move: {words[0]!r} is not a verb of this game")


def thing(kind: str, names: Sequence[str], word: str) -> int:
    """The number of a thing by its slug or its English name."""
    wanted = slug(word).replace("™", "")
    wanted = ALSO.get(wanted, wanted)
    if wanted not in names:
        raise BadNotation(f"{kind}: {word!r} is not one of {', '.join(names)}")
    return list(names).index(wanted)


def joined(words: Sequence[str]) -> str:
    """A name of several words."""
    return " ".join(words)


def only(words: Sequence[str], what: str) -> str:
    if len(words) != 1:
        raise BadNotation(f"move: needs {what}, not {' '.join(words)!r}")
    return words[0]


def npc_and(words: Sequence[str]) -> tuple[int, str]:
    if len(words) < 2:
        raise BadNotation("move: needs one of c1 to c3 or h1 to h3, and where it goes")
    return thing("npc", NPCS, words[0]), joined(words[1:])


def read_walk(words: list[str]) -> Move[Any]:
    low = [word.lower() for word in words]
    if "with" not in low:
        return moves.WALK[thing("space", SPACES, joined(words))]
    split = low.index("with")
    guest = thing("npc", NPCS, only(words[split + 1 :], "one Civilian after 'with'"))
    if guest >= len(moves.WALK_WITH):
        raise BadNotation(f"npc: {NPCS[guest]!r} is no Civilian")
    return moves.WALK_WITH[guest][thing("space", SPACES, joined(words[:split]))]


def read_place(words: list[str]) -> Move[Any]:
    shares = [0] * len(SPACES)
    if [word.lower() for word in words] == ["nothing"]:
        return answers.Place(tuple(shares))
    if not words:
        raise BadNotation("place: needs spaces, one word for each poster, or 'nothing'")
    for word in words:
        name, _, times = word.partition("*")
        shares[thing("space", SPACES, name)] += number(times) if times else 1
    return answers.Place(tuple(shares))


def read_carry(words: list[str]) -> Move[Any]:
    if len(words) != 2:
        raise BadNotation("carry: needs two spaces, as in 'carry upgrade > office'")
    return moves.CARRY[thing("space", SPACES, words[0])][thing("space", SPACES, words[1])]


def read_set(words: list[str]) -> Move[Any]:
    if len(words) not in (2, 4):
        raise BadNotation("set: needs a die and a face, or both dice, as in 'set black blue-x'")
    faces = {"black": NONE, "red": NONE}
    for die, face in zip(words[::2], words[1::2], strict=True):
        if die.lower() not in faces or faces[die.lower()] != NONE:
            raise BadNotation(f"die: {die!r} must be black or red, each once")
        faces[die.lower()] = thing("face", FACES, face)
    return answers.SetDice(faces["black"], faces["red"])


def read_guess(words: list[str], names: Sequence[str]) -> Move[Any]:
    if len(words) != 4:
        raise BadNotation("guess: needs two players, each with an objective")
    pairs = [
        (seat_of(words[n], names), thing("objective", OBJECTIVES, words[n + 1])) for n in (0, 2)
    ]
    (first, first_is), (second, second_is) = sorted(pairs, key=lambda pair: pair[0])
    return answers.Guess(first, first_is, second, second_is)
