"""What a scenario may set and read, and where it may begin."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from uprising.kernel import Kind, Pile, Step, Value, Zone

from .cards import (
    CARDS,
    CHARACTERS,
    FACES,
    FIRST_SABOTAGE,
    NONE,
    NPCS,
    OBJECTIVES,
    PACK,
    SABOTAGES,
    SPACES,
    UPGRADES,
)
from .notation import thing
from .spaces import KEEP_ONE, USE_ONE
from .state import LEVEL_HIT, NOBODY_YET, Robotariat
from .steps import (
    BEGIN_ROUND,
    CHOOSE,
    DEAL_OBJECTIVES,
    DRAW_CHARACTERS,
    NPC_TURN,
    TURN,
    seat_character,
)

UPGRADE_KIND = Kind("upgrade", UPGRADES)
# Sabotage cards are numbered after the Upgrades.
SABOTAGE_KIND = Kind("sabotage", ("",) * FIRST_SABOTAGE + SABOTAGES)
OBJECTIVE_KIND = Kind("objective", OBJECTIVES)
CHARACTER_KIND = Kind("character", CHARACTERS)


def prepare(s: Robotariat) -> None:
    """Bring a table that still chooses characters to the first player's turn of round 1."""
    if s.round > 0:
        return
    for seat in range(s.seats):
        if s.character(seat) == NONE:
            seat_character(s, seat, s.cast.index(NONE))
    if s.secret and not s.objectives:
        s.objectives = s.aside[: s.seats]
        s.aside = s.aside[s.seats :]
    put_round(s, 0, 1)


def name(kind: str, names: Sequence[str], value: Any) -> int:
    return thing(kind, names, str(value))


def whole(value: Any, least: int, most: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise ValueError(f"must be a whole number from {least} to {most}, not {value!r}")
    return value


def put_round(s: Robotariat, seat: int, value: Any) -> None:
    """Those who have entered by then stand where they are, or on the Entry token's space."""
    s.round = whole(value, 1, len(s.pack.entry))
    for number, npc in enumerate(s.pack.entry):
        if number >= s.round:
            s.npcs[npc] = NONE
        elif s.npcs[npc] == NONE:
            s.npcs[npc] = s.token


def put_later_round(s: Robotariat, seat: int, value: Any) -> None:
    prepare(s)
    put_round(s, seat, value)


def refuse_aside(s: Robotariat, seat: int, value: Any) -> None:
    raise ValueError("follows from the objectives of the seats: set those")


def put_character(s: Robotariat, seat: int, value: Any) -> None:
    """The seat stands on the start space; whoever had the character gets this seat's."""
    prepare(s)
    character = name("character", CHARACTERS, value)
    mine, other = s.character(seat), s.cast[character]
    cast = list(s.cast)
    cast[mine] = NONE
    s.cast = tuple(cast)
    if other not in (NONE, seat):
        seat_character(s, other, mine)
    seat_character(s, seat, character)


def read_character(s: Robotariat, seat: int) -> str | None:
    character = s.character(seat)
    return None if character == NONE else CHARACTERS[character]


def put_objective(s: Robotariat, seat: int, value: Any) -> None:
    """Swapped with whoever has it, or with one of those set aside."""
    prepare(s)
    if not s.secret:
        raise ValueError("only games in secret mode have objectives")
    wanted = name("objective", OBJECTIVES, value)
    mine = s.objectives[seat]
    if wanted in s.aside:
        s.aside = tuple(sorted([*(o for o in s.aside if o != wanted), mine]))
    elif wanted not in s.objectives:
        raise ValueError(f"{OBJECTIVES[wanted]} is not used with {s.seats} players")
    s.objectives = tuple(
        wanted if who == seat else mine if objective == wanted else objective
        for who, objective in enumerate(s.objectives)
    )


def read_objective(s: Robotariat, seat: int) -> str | None:
    return OBJECTIVES[s.objectives[seat]] if s.objectives else None


def put_place(s: Robotariat, seat: int, value: Any) -> None:
    prepare(s)
    s.places[seat] = name("space", SPACES, value)


def put_token(s: Robotariat, seat: int, value: Any) -> None:
    prepare(s)
    s.token = name("space", SPACES, value)


def put_junk(s: Robotariat, seat: int, value: Any) -> None:
    """Taken from the supply."""
    count = whole(value, 0, s.pack.posters)
    s.supply += s.junk - count
    s.junk = count


def put_supply(s: Robotariat, seat: int, value: Any) -> None:
    """What is no longer in supply goes to the Junk Pile, and comes from there."""
    count = whole(value, 0, s.pack.posters)
    s.junk += s.supply - count
    s.supply = count


def posters_on(space: int) -> Value:
    def put(s: Robotariat, seat: int, value: Any) -> None:
        count = whole(value, 0, s.pack.posters)
        s.supply += s.posters[space] - count
        s.posters[space] = count

    return Value(f"posters/{SPACES[space]}", lambda s, seat: s.posters[space], put)


def npc_place(npc: int) -> Value:
    def put(s: Robotariat, seat: int, value: Any) -> None:
        prepare(s)
        entered = s.pack.entry.index(npc) + 1
        if s.round < entered:
            raise ValueError(f"{NPCS[npc]} enters in round {entered}: set the round first")
        s.npcs[npc] = name("space", SPACES, value)

    def read(s: Robotariat, seat: int) -> str | None:
        return None if s.npcs[npc] == NONE else SPACES[s.npcs[npc]]

    return Value(f"npc/{NPCS[npc]}", read, put)


def track(field: str, least: int, most: int) -> Value:
    """A number of the whole table."""

    def put(s: Robotariat, seat: int, value: Any) -> None:
        setattr(s, field, whole(value, least, most))

    return Value(field.replace("_", "-"), lambda s, seat: getattr(s, field), put)


def flag(field: str) -> Value:
    def put(s: Robotariat, seat: int, value: Any) -> None:
        if not isinstance(value, bool):
            raise ValueError("must be True or False")
        setattr(s, field, value)

    return Value(field.replace("_", "-"), lambda s, seat: getattr(s, field), put)


def die(field: str, faces: tuple[int, ...]) -> Value:
    """A face that was set beforehand (ROB-SAB-2), or None."""

    def put(s: Robotariat, seat: int, value: Any) -> None:
        wanted = NONE if value is None else name("face", FACES, value)
        if wanted != NONE and wanted not in faces:
            raise ValueError(f"this die has no {value}")
        setattr(s, field, wanted)

    def read(s: Robotariat, seat: int) -> str | None:
        number = getattr(s, field)
        return None if number == NONE else FACES[number]

    return Value(field.replace("_", "-"), read, put)


def put_played(s: Robotariat, seat: int, value: Any) -> None:
    s.played[seat] = whole(value, 0, 20)


def put_contributions(s: Robotariat, seat: int, value: Any) -> None:
    """A track at the Bursar's level has reached it (ROB-OBJ-4)."""
    s.contributions = whole(value, 0, s.pack.most_contributions)
    if s.bursar == 0 and s.contributions >= s.count().bursar:
        s.bursar = LEVEL_HIT


def put_torn(s: Robotariat, seat: int, value: Any) -> None:
    """What fell in this turn is part of the most that fell in any (ROB-OBJ-8)."""
    s.torn = whole(value, 0, 100)
    s.torn_most = max(s.torn_most, s.torn)


BURSAR_STAGES = ("none", "level-hit", "drained")


def put_bursar(s: Robotariat, seat: int, value: Any) -> None:
    s.bursar = name("bursar", BURSAR_STAGES, value)


def upgrade_deck(s: Robotariat, seat: int) -> list[int]:
    return s.upgrade_deck


def sabotage_deck(s: Robotariat, seat: int) -> list[int]:
    return s.sabotage_deck


def in_front(first: int, last: int) -> Callable[[Any, int], list[int]]:
    def items(s: Robotariat, seat: int) -> list[int]:
        return [card for card in range(first, last) if s.front[card] == seat]

    return items


def lay_in_front(first: int, last: int) -> Callable[[Any, int, list[int]], None]:
    def write(s: Robotariat, seat: int, cards: list[int]) -> None:
        for card in range(first, last):
            if s.front[card] == seat:
                s.front[card] = NONE
        for card in cards:
            s.front[card] = seat

    return write


def drawn(first: int, last: int) -> Callable[[Any, int], list[int]]:
    return lambda s, seat: [card for card in s.drawn if first <= card < last]


def put_drawn(first: int, last: int) -> Callable[[Any, int, list[int]], None]:
    def write(s: Robotariat, seat: int, cards: list[int]) -> None:
        s.drawn = [card for card in s.drawn if not first <= card < last] + cards
        if len(s.drawn) > s.pack.drawn:
            raise ValueError(f"at most {s.pack.drawn} cards are drawn")

    return write


def characters(s: Robotariat, seat: int) -> Sequence[Step[Robotariat]]:
    s.cast = NOBODY_YET
    s.round = 0
    s.npcs[:] = [NONE] * len(NPCS)
    return [CHOOSE[0]]


def draw_characters(s: Robotariat, seat: int) -> Sequence[Step[Robotariat]]:
    """The same by chance, as the option `characters="random"` has it."""
    characters(s, seat)
    return [DRAW_CHARACTERS]


def objectives(s: Robotariat, seat: int) -> Sequence[Step[Robotariat]]:
    prepare(s)
    s.aside = tuple(sorted([*s.objectives, *s.aside]))
    s.objectives = ()
    s.round = 0
    s.npcs[:] = [NONE] * len(NPCS)
    return [DEAL_OBJECTIVES]


def round_start(s: Robotariat, seat: int) -> Sequence[Step[Robotariat]]:
    """The round that `round` names is over; the next begins."""
    prepare(s)
    return [BEGIN_ROUND]


def turn(s: Robotariat, seat: int) -> Sequence[Step[Robotariat]]:
    prepare(s)
    s.active = seat
    return [TURN]


def npc_turn(s: Robotariat, seat: int) -> Sequence[Step[Robotariat]]:
    prepare(s)
    s.active = seat
    return [NPC_TURN]


def keep(s: Robotariat, seat: int) -> Sequence[Step[Robotariat]]:
    prepare(s)
    s.active = seat
    s.activations = 1
    return [KEEP_ONE, TURN]


def use(s: Robotariat, seat: int) -> Sequence[Step[Robotariat]]:
    prepare(s)
    s.active = seat
    s.activations = 1
    return [USE_ONE, TURN]


ZONES: tuple[Zone, ...] = (
    Pile(
        "upgrade-deck", UPGRADE_KIND, lambda s, seat: s.upgrade_deck, reserve=True, top_first=True
    ),
    Pile(
        "sabotage-deck",
        SABOTAGE_KIND,
        lambda s, seat: s.sabotage_deck,
        reserve=True,
        top_first=True,
    ),
    Pile(
        "upgrades/{seat}",
        UPGRADE_KIND,
        in_front(0, FIRST_SABOTAGE),
        write=lay_in_front(0, FIRST_SABOTAGE),
    ),
    Pile(
        "used/{seat}",
        SABOTAGE_KIND,
        in_front(FIRST_SABOTAGE, len(CARDS)),
        write=lay_in_front(FIRST_SABOTAGE, len(CARDS)),
    ),
    Pile(
        "drawn/upgrade",
        UPGRADE_KIND,
        drawn(0, FIRST_SABOTAGE),
        write=put_drawn(0, FIRST_SABOTAGE),
    ),
    Pile(
        "drawn/sabotage",
        SABOTAGE_KIND,
        drawn(FIRST_SABOTAGE, len(CARDS)),
        write=put_drawn(FIRST_SABOTAGE, len(CARDS)),
    ),
    Value("round", lambda s, seat: s.round, put_later_round),
    Value("character/{seat}", read_character, put_character),
    Value("objective/{seat}", read_objective, put_objective),
    Value("aside", lambda s, seat: [OBJECTIVES[o] for o in s.aside], refuse_aside),
    Value("place/{seat}", lambda s, seat: SPACES[s.places[seat]], put_place),
    Value("token", lambda s, seat: SPACES[s.token], put_token),
    track("funds", 0, 200),
    track("reputation", 1, PACK.most_reputation),
    Value("contributions", lambda s, seat: s.contributions, put_contributions),
    Value("supply", lambda s, seat: s.supply, put_supply),
    Value("junk", lambda s, seat: s.junk, put_junk),
    *(posters_on(space) for space in range(len(SPACES))),
    *(npc_place(npc) for npc in range(len(NPCS))),
    Value("played/{seat}", lambda s, seat: s.played[seat], put_played),
    die("set_black", PACK.black),
    die("set_red", PACK.red),
    die("black", PACK.black),
    die("red", PACK.red),
    track("cut", 0, 2),
    Value("torn", lambda s, seat: s.torn, put_torn),
    track("torn_most", 0, 100),
    Value("bursar", lambda s, seat: BURSAR_STAGES[s.bursar], put_bursar),
    flag("gambled"),
    flag("moved"),
    track("activations", 0, 2),
    flag("power_used"),
    flag("pr_used"),
    flag("restored"),
)


STARTS: dict[str, Callable[[Any, int], Sequence[Step[Any]]]] = {
    "characters": characters,
    "draw-characters": draw_characters,
    "objectives": objectives,
    "round": round_start,
    "turn": turn,
    "npc-turn": npc_turn,
    "keep": keep,
    "use": use,
}
DICE = {
    "die.black": tuple(FACES[face] for face in PACK.black),
    "die.red": tuple(FACES[face] for face in PACK.red),
    "die.slide": tuple(FACES[face] for face in PACK.red),
}
SHUFFLES = {
    "characters": CHARACTER_KIND,
    "objectives": OBJECTIVE_KIND,
    "upgrade": UPGRADE_KIND,
    "sabotage": SABOTAGE_KIND,
}
