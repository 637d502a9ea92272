"""What a scenario may set and read, and where it may begin."""

from collections.abc import Sequence
from typing import Any

from uprising.kernel import Kind, Pile, Start, Step, Value, Zone, whole

from .rules import cards, steps
from .rules.cards import CARDS, CHARACTERS, FACES, FIRST_SABOTAGE, NONE, NPCS, OBJECTIVES, SPACES
from .rules.spaces import KEEP_ONE, USE_ONE
from .rules.state import LEVEL_HIT, NOBODY_YET, Robotariat
from .rules.steps import seat_character
from .text.notation import thing

UPGRADE_KIND = Kind("upgrade", CARDS[:FIRST_SABOTAGE])
# Sabotage cards are numbered after the Upgrades.
SABOTAGE_KIND = Kind("sabotage", ("",) * FIRST_SABOTAGE + CARDS[FIRST_SABOTAGE:])
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


def put_round(s: Robotariat, seat: int, value: Any) -> None:
    """Those who have entered by then stand where they are, or on the Entry token's space."""
    s.round = whole(value, 1, len(s.pack.entry))
    for place, npc in enumerate(s.pack.entry):
        if place >= s.round:
            s.npcs[npc] = NONE
        elif s.npcs[npc] == NONE:
            s.npcs[npc] = s.token


def put_later_round(s: Robotariat, seat: int, value: Any) -> None:
    prepare(s)
    put_round(s, seat, value)


def put_character(s: Robotariat, seat: int, value: Any) -> None:
    """The seat stands on the start space; whoever had the character gets this seat's."""
    prepare(s)
    character = thing("character", CHARACTERS, str(value))
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
    wanted = thing("objective", OBJECTIVES, str(value))
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
    s.places[seat] = thing("space", SPACES, str(value))


def put_token(s: Robotariat, seat: int, value: Any) -> None:
    prepare(s)
    s.token = thing("space", SPACES, str(value))


def npc_place(npc: int) -> Value:
    def put(s: Robotariat, seat: int, value: Any) -> None:
        prepare(s)
        entered = s.pack.entry.index(npc) + 1
        if s.round < entered:
            raise ValueError(f"{NPCS[npc]} enters in round {entered}: set the round first")
        s.npcs[npc] = thing("space", SPACES, str(value))

    def read(s: Robotariat, seat: int) -> str | None:
        return None if s.npcs[npc] == NONE else SPACES[s.npcs[npc]]

    return Value(f"npc/{NPCS[npc]}", read, put)


def die(field: str, faces: tuple[int, ...]) -> Value:
    """The face of a die, rolled or set beforehand (ROB-SAB-2), or None."""

    def check(s: Robotariat, value: Any) -> int:
        wanted = NONE if value is None else thing("face", FACES, str(value))
        if wanted != NONE and wanted not in faces:
            raise ValueError(f"this die has no {value}")
        return wanted

    def show(face: int) -> str | None:
        return None if face == NONE else FACES[face]

    return Value.stored(field.replace("_", "-"), field, check, show)


def put_contributions(s: Robotariat, seat: int, value: Any) -> None:
    """A track at the Bursar's level has reached it (ROB-OBJ-4)."""
    s.contributions = whole(value, 0, s.pack.most_contributions)
    if s.bursar == 0 and s.contributions >= s.count().bursar:
        s.bursar = LEVEL_HIT


def put_torn(s: Robotariat, seat: int, value: Any) -> None:
    """What fell in this turn is part of the most that fell in any (ROB-OBJ-8)."""
    s.torn = whole(value, 0, s.pack.posters)
    s.torn_most = max(s.torn_most, s.torn)


BURSAR_STAGES = ("none", "level-hit", "drained")


def in_front(name: str, kind: Kind, numbers: range) -> Pile:
    """What lies in front of a seat: Upgrades held, or Sabotage cards used."""

    def items(s: Robotariat, seat: int) -> list[int]:
        return [card for card in numbers if s.front[card] == seat]

    def write(s: Robotariat, seat: int, wanted: list[int]) -> None:
        for card in items(s, seat):
            s.front[card] = NONE
        for card in wanted:
            s.front[card] = seat

    return Pile(name, kind, items, write=write)


def drawn(name: str, kind: Kind, numbers: range) -> Pile:
    """What the active player has drawn."""

    def write(s: Robotariat, seat: int, wanted: list[int]) -> None:
        s.drawn = [card for card in s.drawn if card not in numbers] + wanted
        if len(s.drawn) > s.pack.drawn:
            raise ValueError(f"at most {s.pack.drawn} cards are drawn")

    return Pile(name, kind, lambda s, seat: [c for c in s.drawn if c in numbers], write=write)


def before_round_1(s: Robotariat, *start: Step[Robotariat]) -> Sequence[Step[Robotariat]]:
    s.round = 0
    s.npcs[:] = [NONE] * len(NPCS)
    return start


def characters(s: Robotariat, seat: int) -> Sequence[Step[Robotariat]]:
    s.cast = NOBODY_YET
    return before_round_1(s, steps.CHOOSE[0])


def draw_characters(s: Robotariat, seat: int) -> Sequence[Step[Robotariat]]:
    """The same by chance, as the option `characters="random"` has it."""
    s.cast = NOBODY_YET
    return before_round_1(s, steps.DRAW_CHARACTERS)


def objectives(s: Robotariat, seat: int) -> Sequence[Step[Robotariat]]:
    prepare(s)
    s.aside = tuple(sorted([*s.objectives, *s.aside]))
    s.objectives = ()
    return before_round_1(s, steps.DEAL_OBJECTIVES)


def round_start(s: Robotariat, seat: int) -> Sequence[Step[Robotariat]]:
    """The round that `round` names is over; the next begins."""
    prepare(s)
    return [steps.BEGIN_ROUND]


def in_turn(activations: int, *start: Step[Robotariat]) -> Start:
    """In the turn of a seat that has activated so often."""

    def begin(s: Robotariat, seat: int) -> Sequence[Step[Robotariat]]:
        prepare(s)
        s.active = seat
        if activations:
            s.activations = activations
        return start

    return begin


ALL_UPGRADES, ALL_SABOTAGES = range(FIRST_SABOTAGE), range(FIRST_SABOTAGE, len(CARDS))
ZONES: tuple[Zone, ...] = (
    Pile("upgrade-deck", UPGRADE_KIND, lambda s, seat: s.upgrade_deck, True, True),
    Pile("sabotage-deck", SABOTAGE_KIND, lambda s, seat: s.sabotage_deck, True, True),
    in_front("upgrades/{seat}", UPGRADE_KIND, ALL_UPGRADES),
    in_front("used/{seat}", SABOTAGE_KIND, ALL_SABOTAGES),
    drawn("drawn/upgrade", UPGRADE_KIND, ALL_UPGRADES),
    drawn("drawn/sabotage", SABOTAGE_KIND, ALL_SABOTAGES),
    Value("round", lambda s, seat: s.round, put_later_round),
    Value("character/{seat}", read_character, put_character),
    Value("objective/{seat}", read_objective, put_objective),
    Value.derived(
        "aside",
        lambda s, seat: [OBJECTIVES[o] for o in s.aside],
        "follows from the objectives of the seats: set those",
    ),
    Value("place/{seat}", lambda s, seat: SPACES[s.places[seat]], put_place),
    Value("token", lambda s, seat: SPACES[s.token], put_token),
    Value.number("funds", "funds", lambda s: s.count().target - 1),
    Value.number("reputation", "reputation", cards.PACK.most_reputation, 1),
    Value("contributions", lambda s, seat: s.contributions, put_contributions),
    Value.drawn("supply", "supply", "junk", lambda s: s.pack.posters),
    Value.drawn("junk", "junk", "supply", lambda s: s.pack.posters),
    *(
        Value.drawn(f"posters/{word}", "posters", "supply", lambda s: s.pack.posters, at=space)
        for space, word in enumerate(SPACES)
    ),
    *(npc_place(npc) for npc in range(len(NPCS))),
    Value.number("played/{seat}", "played", 20),
    die("set_black", cards.PACK.black),
    die("set_red", cards.PACK.red),
    die("black", cards.PACK.black),
    die("red", cards.PACK.red),
    Value.number("cut", "cut", 2),
    Value("torn", lambda s, seat: s.torn, put_torn),
    Value.number("torn-most", "torn_most", lambda s: s.pack.posters),
    Value.word("bursar", "bursar", BURSAR_STAGES),
    Value.flag("gambled", "gambled"),
    Value.flag("moved", "moved"),
    Value.number("activations", "activations", 2),
    Value.flag("power-used", "power_used"),
    Value.flag("pr-used", "pr_used"),
    Value.flag("restored", "restored"),
)
STARTS: dict[str, Start] = {
    "characters": characters,
    "draw-characters": draw_characters,
    "objectives": objectives,
    "round": round_start,
    "turn": in_turn(0, steps.TURN),
    "npc-turn": in_turn(0, steps.NPC_TURN),
    "keep": in_turn(1, KEEP_ONE, steps.TURN),
    "use": in_turn(1, USE_ONE, steps.TURN),
}
DICE = {
    "die.black": tuple(FACES[face] for face in cards.PACK.black),
    "die.red": tuple(FACES[face] for face in cards.PACK.red),
    "die.slide": tuple(FACES[face] for face in cards.PACK.red),
}
SHUFFLES = {
    "characters": CHARACTER_KIND,
    "objectives": OBJECTIVE_KIND,
    "upgrade": UPGRADE_KIND,
    "sabotage": SABOTAGE_KIND,
}
