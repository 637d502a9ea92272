"""What seats have seen in each other's hands and can still locate (RISE-INFO-2, -7, -8).

An entry says: this viewer knows of a copy of this card that lies in the hand of one of these
holders. It is packed into one number, `viewer << 12 | card << 6 | holders`, holders being a bit
for each seat, never the viewer's own. When a card leaves a hand face-up an entry goes; when
cards pass unseen from one hand to another, a third seat's entry gets a second possible holder.
Every entry is true, and follows from what the viewer saw alone.
"""

from typing import Final

from mypy_extensions import i64

from .state import SEATS, RobotRise


def viewer_of(entry: int) -> int:
    return entry >> 12


def card_of(entry: int) -> int:
    return (entry >> 6) & 63


def holders_of(entry: int) -> int:
    return entry & 63


def learn(s: RobotRise, viewer: int, holder: int, card: int) -> None:
    """The viewer has seen this card go into the holder's hand."""
    s.memory.append((viewer << 12) | (card << 6) | (1 << holder))


def seats_in(holders: int) -> int:
    """How many seats a set of bits names."""
    return SEATS_IN[holders]


SEATS_IN: Final = [holders.bit_count() for holders in range(64)]


def forget(s: RobotRise, viewer: int, holder: int, card: int) -> None:
    """The viewer has seen a copy of this card leave the holder's hand.

    It may be any of the copies known of there: the closest known one is struck out, and another
    whose whereabouts do not cover the struck one's may be where that one was.
    """
    memory = s.memory
    wanted: i64 = (viewer << 6) | card
    bit: i64 = 1 << holder
    best = -1
    size = 99
    copies = 0
    for i in range(len(memory)):
        entry: i64 = memory[i]
        if entry >> 6 == wanted and entry & bit != 0:
            copies += 1
            seats = seats_in(entry & 63)
            if seats < size:
                best = i
                size = seats
    if best < 0:
        return
    struck = memory.pop(best) & 63
    if copies > 1:
        for i in range(len(memory)):
            if memory[i] >> 6 == wanted and memory[i] & bit:
                memory[i] |= struck


def leave_hand(s: RobotRise, holder: int, card: int) -> None:
    """A card has left a hand face-up, before everybody."""
    memory = s.memory
    wanted: i64 = card
    bit: i64 = 1 << holder
    viewers: i64 = 0
    for known in memory:
        entry: i64 = known
        if (entry >> 6) & 63 == wanted and entry & bit != 0:
            viewer: i64 = 1 << (entry >> 12)
            if viewers & viewer != 0:
                leave_among_copies(s, holder, card)
                return
            viewers |= viewer
    if viewers == 0:
        return
    for i in range(len(memory) - 1, -1, -1):
        entry = memory[i]
        if (entry >> 6) & 63 == wanted and entry & bit != 0:
            memory.pop(i)


def leave_among_copies(s: RobotRise, holder: int, card: int) -> None:
    """Somebody knows of more than one copy that may have been the one."""
    for viewer in range(len(s.hands)):
        if viewer != holder:
            forget(s, viewer, holder, card)


def show(s: RobotRise, holder: int, card: int) -> None:
    """Everybody has seen that this card is in the holder's hand."""
    leave_hand(s, holder, card)
    for viewer in range(len(s.hands)):
        if viewer != holder:
            learn(s, viewer, holder, card)


def pass_on(s: RobotRise, giver: int, taker: int, cards: list[int]) -> None:
    """RISE-INFO-7: cards have passed from hand to hand; only the two involved saw which.

    The cards have already left the giver's hand. If that emptied it, all went to the taker.
    """
    from_bit = 1 << giver
    to_bit = 1 << taker
    emptied = not s.hands[giver]
    for card in cards:
        forget(s, taker, giver, card)
    memory = s.memory
    for i in range(len(memory)):
        entry = memory[i]
        viewer = entry >> 12
        if entry & from_bit and viewer != giver and viewer != taker:
            memory[i] = (entry & ~from_bit | to_bit) if emptied else (entry | to_bit)
    for card in cards:
        learn(s, giver, taker, card)


def look_into(s: RobotRise, viewer: int, holder: int) -> None:
    """RISE-INFO-8: the viewer has seen the holder's whole hand."""
    bit = 1 << holder
    left_over = s.hands[holder].copy()
    elsewhere: list[int] = []
    kept: list[int] = []
    for size in range(SEATS + 1):  # the closest known first
        for entry in s.memory:
            if seats_in(entry & 63) != size:
                continue
            if viewer_of(entry) != viewer or not entry & bit:
                kept.append(entry)
            elif card_of(entry) in left_over:
                left_over.remove(card_of(entry))
            else:
                elsewhere.append(entry & ~bit)
    s.memory = kept + elsewhere
    for card in s.hands[holder]:
        learn(s, viewer, holder, card)


def empty_hand(s: RobotRise, holder: int) -> None:
    """A leaver's hand is empty: what was thought to be there can only be elsewhere."""
    bit = 1 << holder
    s.memory = [entry & ~bit for entry in s.memory]


def known_to(s: RobotRise, viewer: int) -> list[int]:
    """The viewer's entries, in an order that tells nothing."""
    return sorted(entry for entry in s.memory if viewer_of(entry) == viewer)
