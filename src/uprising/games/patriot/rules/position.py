"""What follows from a position: who stands where, which spaces, slots and cards can be used."""

from .cards import KINDS, SPACES, TYPES, VALUES
from .state import RIOTERS, SECOND_STARTS, TROOPS, Patriot


def first_seat(s: Patriot) -> int:
    """PAT-SETUP-8: who begins every round."""
    return 1 if s.seats == 2 and SECOND_STARTS in s.house else 0


def is_last_turn(s: Patriot) -> bool:
    """Whether nobody has a turn after the active player in this round."""
    return (s.turn + 1) % s.seats == first_seat(s)


def troops_out(s: Patriot) -> int:
    """How many Troops stand on the board."""
    return s.pack.troops - s.supply[TROOPS]


def rioters_out(s: Patriot) -> int:
    """How many Rioters stand on the board."""
    return s.pack.rioters - s.supply[RIOTERS]


def spaces_without(counts: list[int]) -> int:
    """The Defense Spaces on which none of these stand, bit 0 for space 1."""
    mask = 0
    for space in range(1, SPACES + 1):
        if not counts[space]:
            mask |= 1 << (space - 1)
    return mask


def open_spaces(s: Patriot) -> int:
    """PAT-TILE-6: the Defense Spaces without a Rioter, bit 0 for space 1."""
    return spaces_without(s.rioters)


def any_open_space(s: Patriot) -> bool:
    """Whether there is a Defense Space without a Rioter."""
    return any(not s.rioters[space] for space in range(1, SPACES + 1))


def may_march(s: Patriot) -> bool:
    """A Troop, and another Defense Space it may go to."""
    if s.supply[TROOPS] == s.pack.troops:
        return False
    spaces = open_spaces(s)
    return spaces & (spaces - 1) != 0


def slots_with(s: Patriot, lamp: int) -> int:
    """The Beacon slots whose lamp is so, as bits."""
    mask = 0
    lamps = s.lamps
    for slot in range(len(lamps)):
        if lamps[slot] == lamp:
            mask |= 1 << slot
    return mask


def type_points(s: Patriot, seat: int, kind: int) -> int:
    """The value of a seat's cards of one type together."""
    total = 0
    start = seat * KINDS + kind * VALUES
    for v in range(VALUES):
        total += s.hands[start + v] * (v + 1)
    return total


def types_held(s: Patriot, seat: int) -> int:
    """Of how many types a seat has cards."""
    count = 0
    for kind in range(len(TYPES)):
        if type_points(s, seat, kind):
            count += 1
    return count
