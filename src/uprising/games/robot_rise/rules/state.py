"""What there is: a deck, a discard pile, and before each seat a hand, lairs and an identity."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from uprising.kernel import State

from .cards import CARDS, EVENT, FORCE_FIELD, IDENTITIES, NONE, Pack

SEATS: Final = 6
# House rules, as `State.house` has them, each in place of a ruling
CHOOSE_PARTS: Final = "swap=choose"  # RISE-TURN-6
EXTRA_IDENTITY: Final = "identity-attack=extra"  # RISE-TURN-4
ANNIHILATION_HITS: Final = "field=exposed"  # RISE-FIELD-1
# For each seat and each set of seats (a bit for each): the others of the set, clockwise.
CLOCKWISE: Final = [
    [
        [who % SEATS for who in range(seat + 1, seat + SEATS) if among >> who % SEATS & 1]
        for among in range(1 << SEATS)
    ]
    for seat in range(SEATS)
]


@final
class RobotRise(State):
    """A position. Cards are numbers (`cards.SLUGS`), the same for all copies of a card.

    fields      1 where a Force Field lies before the seat; its owner is shielded (RISE-FIELD-1)
    frozen      1 where the seat skips its next action (RISE-FREEZE-1)
    identities  each seat's identity; `used` is 1 where it lies face-up (RISE-ID-2)
    aside       the identities that were not dealt
    open        cards laid open by the active seat: an alliance's parts, a Time Machine at work
    offers      the part each seat shows in an alliance, NONE where it shows none
    memory      what seats have seen in hands, packed: see `memory.py`
    active      whose turn it is; `turn` is its number, from 1
    asked       the kinds already asked for this turn in vain, as bits (RISE-TURN-10)
    """

    pack: Pack
    deck: list[int]
    discard: list[int]
    hands: list[list[int]]
    lairs: list[int]
    fields: list[int]
    frozen: list[int]
    identities: list[int]
    used: list[int]
    aside: list[int]
    open: list[int]
    offers: list[int]
    memory: list[int]
    active: int
    turn: int
    asked: int

    # Written by tools/state_fields.py from the fields above.

    def __init__(
        self,
        pack: Pack,
        deck: list[int],
        discard: list[int],
        hands: list[list[int]],
        lairs: list[int],
        fields: list[int],
        frozen: list[int],
        identities: list[int],
        used: list[int],
        aside: list[int],
        open: list[int],
        offers: list[int],
        memory: list[int],
        active: int,
        turn: int,
        asked: int,
    ) -> None:
        super().__init__()
        self.pack = pack
        self.deck = deck
        self.discard = discard
        self.hands = hands
        self.lairs = lairs
        self.fields = fields
        self.frozen = frozen
        self.identities = identities
        self.used = used
        self.aside = aside
        self.open = open
        self.offers = offers
        self.memory = memory
        self.active = active
        self.turn = turn
        self.asked = asked

    def copy(self) -> RobotRise:
        c = RobotRise(
            self.pack,
            self.deck.copy(),
            self.discard.copy(),
            [one.copy() for one in self.hands],
            self.lairs.copy(),
            self.fields.copy(),
            self.frozen.copy(),
            self.identities.copy(),
            self.used.copy(),
            self.aside.copy(),
            self.open.copy(),
            self.offers.copy(),
            self.memory.copy(),
            self.active,
            self.turn,
            self.asked,
        )
        self.carry(c)
        return c

    # End of what is written.

    # Who is there

    def opponents_in_game(self, seat: int) -> int:
        """How many others still have a lair."""
        count = 0
        for who in range(len(self.lairs)):
            if who != seat and self.lairs[who] > 0:
                count += 1
        return count

    def targets(self, seat: int) -> list[int]:
        """RISE-ATTACK-1: the opponents in the game and not shielded, clockwise from the seat.

        The list is shared by all who ask: not to be changed.
        """
        seats: i64 = len(self.lairs)
        open_to: i64 = 0
        for who in range(seats):
            if self.lairs[who] > 0 and self.fields[who] == 0:
                open_to |= 1 << who
        return CLOCKWISE[seat][open_to]

    def after(self, seat: int) -> int:
        """RISE-TURN-8: the next seat clockwise still in the game."""
        seats = len(self.lairs)
        who = seat + 1 if seat + 1 < seats else 0
        while self.lairs[who] == 0 and who != seat:
            who = who + 1 if who + 1 < seats else 0
        return who

    # What is conserved and what cannot be

    def cards(self) -> list[int]:
        """RISE-SETUP-7: every card of the play deck, wherever it lies."""
        held = [card for hand in self.hands for card in hand]
        shields = [FORCE_FIELD] * sum(self.fields)
        return [*self.deck, *self.discard, *held, *shields, *self.open]

    def faults(self) -> list[str]:
        found = []
        counts = [0] * CARDS
        for card in self.cards():
            counts[card] += 1
        if counts != [card.count for card in self.pack.cards]:
            found.append("cards: every card must be there as often as the deck has it")
        dealt = [identity for identity in self.identities if identity != NONE or self.turn]
        if sorted([*dealt, *self.aside]) != list(range(IDENTITIES)):
            found.append("identities: each of the eight must be in exactly one place")
        if not self.ended and sum(1 for lairs in self.lairs if lairs > 0) < 2:
            found.append("lairs: at least two players must be in the game")
        for seat in range(len(self.hands)):
            found.extend(self.faults_of(seat))
        return found

    def faults_of(self, seat: int) -> list[str]:
        """What is impossible about one seat."""
        found = []
        hand = self.hands[seat]
        if any(self.pack.type_of[card] == EVENT for card in hand):
            found.append(f"hand of seat {seat}: an Event never enters a hand (RISE-DRAW-2)")
        left = not self.ended and self.lairs[seat] == 0 and not hand  # at the end all stays
        if left and (self.fields[seat] or self.frozen[seat]):
            found.append(f"seat {seat}: who has left is neither shielded nor frozen")
        return found


def conserved(s: RobotRise) -> dict[str, int]:
    """RISE-SETUP-7: 90 cards, 8 identities, 18 lairs (standing, destroyed, and set aside)."""
    seats = len(s.lairs)
    standing = sum(s.lairs)
    destroyed = s.pack.lairs * seats - standing
    spare = s.pack.lair_cards - s.pack.lairs * seats
    return {
        "cards": len(s.cards()),
        "identities": len(s.identities) + len(s.aside),
        "lairs": standing + destroyed + spare,
    }
