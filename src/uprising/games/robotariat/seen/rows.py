"""A position as the numbers of `blocks.py`, without a view in between."""

from typing import Final

from mypy_extensions import i64

from ..rules import cards as c
from ..rules.cards import FIRST_SABOTAGE, NONE
from ..rules.state import RUNNING, Robotariat, drawer_sees, known_spy

SPACES: Final = len(c.SPACES)
CARDS: Final = len(c.CARDS)
CHARACTERS: Final = len(c.CHARACTERS)
OBJECTIVES: Final = len(c.OBJECTIVES)
NPCS: Final = len(c.NPCS)
FACES: Final = len(c.FACES)
PLAYER: Final = CHARACTERS + SPACES + CARDS + 1


def write(s: Robotariat, me: int, row: bytearray) -> None:
    row[0] = s.secret
    row[1] = s.round
    row[2] = max(0, min(s.funds, 255))
    row[3] = s.count().target
    row[4] = max(0, s.reputation)
    row[5] = s.contributions
    row[6] = s.reward()
    row[7] = s.supply
    row[8] = s.junk
    row[9] = s.cut
    row[10] = s.activations
    row[11] = len(s.upgrade_deck)
    row[12] = len(s.sabotage_deck)
    row[13] = len(s.drawn)
    row[14] = s.torn
    row[15] = s.torn_most
    row[16] = s.npc_turn
    row[17] = s.moved
    row[18] = s.power_used
    row[19] = s.pr_used
    row[20] = s.restored
    if s.verdict != RUNNING:
        row[20 + s.verdict] = 1
    at: i64 = 24
    at = write_turn(s, me, row, at)
    at = write_board(s, row, at)
    at = write_own(s, me, row, at)
    write_players(s, me, row, at)


def write_turn(s: Robotariat, me: int, row: bytearray, at: i64) -> i64:
    """Whose turn it is, the dice, and which walkers come when."""
    seats: i64 = s.seats
    row[at + (s.active - me) % seats] = 1
    spy = NONE if s.ended else known_spy(s)
    if spy != NONE:
        row[at + seats + (spy - me) % seats] = 1
    at += 2 * seats
    for face in (s.black, s.red, s.set_black, s.set_red):
        if face != NONE:
            row[at + face] = 1
        at += FACES
    if s.picked != NONE:
        row[at + s.picked] = 1
    at += NPCS
    entry = s.pack.entry
    for turn in range(s.round, len(entry)):
        row[at + entry[turn]] = 1
    return at + NPCS


def write_board(s: Robotariat, row: bytearray, at: i64) -> i64:
    row[at + s.token] = 1
    at += SPACES
    for space in range(SPACES):
        row[at + space] = s.posters[space]
        row[at + SPACES + space] = s.crowd(space)
    at += 2 * SPACES
    for place in s.npcs:
        if place != NONE:
            row[at + place] = 1
        at += SPACES
    return at


def write_own(s: Robotariat, me: int, row: bytearray, at: i64) -> i64:
    """ROB-HIDE-5, ROB-HIDE-6, ROB-HIDE-2: what only this seat may see."""
    if drawer_sees(s, me):
        for card in s.drawn:
            row[at + card] = 1
    at += CARDS
    if s.round != 0 and s.cast[c.ELECTRIC_EYE] == me:
        for card in s.sabotage_deck[-2:]:
            row[at + card - FIRST_SABOTAGE] = 1
    at += CARDS - FIRST_SABOTAGE
    if s.objectives:
        row[at + s.objectives[me]] = 1
    return at + OBJECTIVES


def write_players(s: Robotariat, me: int, row: bytearray, at: i64) -> None:
    seats: i64 = s.seats
    cast = s.cast
    for character in range(CHARACTERS):
        who: i64 = cast[character]
        if who != NONE:
            row[at + PLAYER * ((who - me) % seats) + character] = 1
    front = s.front
    for card in range(CARDS):
        holder: i64 = front[card]
        if holder != NONE:
            row[at + PLAYER * ((holder - me) % seats) + CHARACTERS + SPACES + card] = 1
    for step in range(seats):
        seat: i64 = (me + step) % seats
        place: i64 = s.places[seat]
        if place != NONE:
            row[at + CHARACTERS + place] = 1
        row[at + PLAYER - 1] = s.played[seat]
        at += PLAYER
