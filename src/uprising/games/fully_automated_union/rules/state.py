"""The state: coins, robots, contracts, events, and who is Stressed."""

from __future__ import annotations

from typing import Any, Final

from uprising.kernel import Refusal, State

from .cards import BIRTH, GENTRIFICATION, MARRIAGE, NONE, OPTIONS, Pack, Terms

# House rules, as `State.house` has them, each in place of a ruling
EITHER_SPOUSE_PAYS: Final = "spouse=either"  # FAU-RENT-6
OPEN_TALK: Final = "talk=open"  # FAU-TALK-3
ONLY_DECLARERS_WIN: Final = "treason=declared"  # FAU-TRAIT-5

STRESSED: Final = Refusal("refuse-stressed", "FAU-STRIKE-2")
NOT_YOUR_TURN: Final = Refusal("refuse-not-your-turn", "FAU-CONTR-1")
OUT: Final = Refusal("refuse-out", "FAU-ELIM-1")


class Factory(State):
    """A table of 2 to 4 workers and the automated boss (FAU-SETUP-1, FAU-SETUP-2).

    By seat: `coins`, `stressed`, `red` robots, `out` (eliminated), `job` (this turn's contract:
    card * 4 + option, or NONE), `tenure` (a running indefinite contract, likewise), `bonus` and
    `strain` (this turn's extra pay and extra Stress), `votes` (WORK unless she struck), `owing`
    (she could not pay her rent this turn).

    `first` is the starting player. `offer` is this turn's contract card; it lies in the middle
    unless somebody holds it or it is in the discard. `drawn` is the event in play. `spouse` and
    `partner` are the couple, `parent` and `gentrified` the holders of those cards; `ours` says
    that the child was born to the couple, `shared` that options may be shared this turn.
    """

    pack: Pack
    turn: int
    first: int
    boss: int
    blue: int
    supply: int
    coins: list[int]
    stressed: list[int]
    red: list[int]
    out: list[int]
    job: list[int]
    tenure: list[int]
    bonus: list[int]
    strain: list[int]
    votes: list[int]
    owing: list[int]
    event_deck: list[int]
    event_aside: list[int]
    event_discard: list[int]
    drawn: int
    contract_deck: list[int]
    contract_aside: list[int]
    contract_discard: list[int]
    offer: int
    shared: bool
    spouse: int
    partner: int
    parent: int
    ours: bool
    gentrified: int

    # Written by tools/state_fields.py from the fields above.

    def __init__(
        self,
        pack: Pack,
        turn: int,
        first: int,
        boss: int,
        blue: int,
        supply: int,
        coins: list[int],
        stressed: list[int],
        red: list[int],
        out: list[int],
        job: list[int],
        tenure: list[int],
        bonus: list[int],
        strain: list[int],
        votes: list[int],
        owing: list[int],
        event_deck: list[int],
        event_aside: list[int],
        event_discard: list[int],
        drawn: int,
        contract_deck: list[int],
        contract_aside: list[int],
        contract_discard: list[int],
        offer: int,
        shared: bool,
        spouse: int,
        partner: int,
        parent: int,
        ours: bool,
        gentrified: int,
    ) -> None:
        super().__init__()
        self.pack = pack
        self.turn = turn
        self.first = first
        self.boss = boss
        self.blue = blue
        self.supply = supply
        self.coins = coins
        self.stressed = stressed
        self.red = red
        self.out = out
        self.job = job
        self.tenure = tenure
        self.bonus = bonus
        self.strain = strain
        self.votes = votes
        self.owing = owing
        self.event_deck = event_deck
        self.event_aside = event_aside
        self.event_discard = event_discard
        self.drawn = drawn
        self.contract_deck = contract_deck
        self.contract_aside = contract_aside
        self.contract_discard = contract_discard
        self.offer = offer
        self.shared = shared
        self.spouse = spouse
        self.partner = partner
        self.parent = parent
        self.ours = ours
        self.gentrified = gentrified

    def copy(self) -> Factory:
        c = Factory(
            self.pack,
            self.turn,
            self.first,
            self.boss,
            self.blue,
            self.supply,
            self.coins.copy(),
            self.stressed.copy(),
            self.red.copy(),
            self.out.copy(),
            self.job.copy(),
            self.tenure.copy(),
            self.bonus.copy(),
            self.strain.copy(),
            self.votes.copy(),
            self.owing.copy(),
            self.event_deck.copy(),
            self.event_aside.copy(),
            self.event_discard.copy(),
            self.drawn,
            self.contract_deck.copy(),
            self.contract_aside.copy(),
            self.contract_discard.copy(),
            self.offer,
            self.shared,
            self.spouse,
            self.partner,
            self.parent,
            self.ours,
            self.gentrified,
        )
        self.carry(c)
        return c

    # End of what is written.

    # Players

    def unasked(self, seat: int) -> Refusal | None:
        if self.out[seat]:
            return OUT
        prompts = [ask.prompt for ask in self.asks]
        if "ask-contract" in prompts and self.job[seat] == NONE:
            return NOT_YOUR_TURN
        return STRESSED if "ask-vote" in prompts and self.stressed[seat] else None

    def seats(self) -> int:
        """`n`, which never shrinks (FAU-ELIM-1)."""
        return len(self.coins)

    def active(self) -> list[int]:
        """Players still in the game, in seat order."""
        return [seat for seat in range(len(self.out)) if not self.out[seat]]

    def clockwise(self) -> list[int]:
        """Players still in the game, clockwise from the starting player."""
        n = len(self.out)
        first = self.first
        return [seat % n for seat in range(first, first + n) if not self.out[seat % n]]

    def after(self, seat: int) -> int:
        """The next player clockwise who is still in the game."""
        n = len(self.out)
        seat = (seat + 1) % n
        while self.out[seat]:
            seat = (seat + 1) % n
        return seat

    def majority(self) -> int:
        """FAU-STRIKE-6, FAU-STRIKE-7: of the active players, Stressed ones included."""
        return len(self.active()) // 2 + 1

    def married_to(self, seat: int) -> int:
        """The spouse of a player, or NONE."""
        if self.spouse == seat:
            return self.partner
        return self.spouse if self.partner == seat else NONE

    # What a player has

    def terms(self, job: int) -> Terms:
        """The option that a number of `job` or `tenure` means."""
        return self.pack.contracts[job // OPTIONS].options[job % OPTIONS]

    def rent(self, seat: int) -> int:
        """FAU-RENT-2: 1, and 1 more for each of Birth and Gentrification; case FAU-EDGE-44."""
        rent = self.pack.rent
        if self.parent == seat:
            rent += self.pack.events[BIRTH].number
        if self.gentrified == seat:
            rent += self.pack.events[GENTRIFICATION].number
        return rent

    def is_held(self, card: int) -> bool:
        """FAU-CONTR-5: somebody has a running indefinite contract of this card."""
        return any(job != NONE and job // OPTIONS == card for job in self.tenure)

    def is_traitor(self, seat: int) -> bool:
        """FAU-TRAIT-1, FAU-TRAIT-2, FAU-TRAIT-6: calm, with 8 alone or 10 together.

        Cases: FAU-EDGE-17, FAU-EDGE-21, FAU-EDGE-22, FAU-EDGE-23.
        """
        if self.out[seat] or self.stressed[seat]:
            return False
        if self.coins[seat] >= self.pack.treason:
            return True
        other = self.married_to(seat)
        if other == NONE or self.stressed[other]:
            return False
        return self.coins[seat] + self.coins[other] >= self.pack.couple_treason

    # Cards

    def event_number(self) -> int:
        """The number on the event in play."""
        return self.pack.events[self.drawn].number

    def contract_cards(self) -> list[int]:
        """Every contract card, wherever it lies."""
        held = [card for card in range(len(self.pack.contracts)) if self.is_held(card)]
        cards = [*self.contract_deck, *self.contract_aside, *self.contract_discard, *held]
        return [*cards, self.offer] if self.lies_open() else cards

    def lies_open(self) -> bool:
        """Whether this turn's contract card lies in the middle of the table."""
        if self.offer == NONE or self.offer in self.contract_discard:
            return False
        return not self.is_held(self.offer)

    def event_cards(self) -> list[int]:
        """Every event card, wherever it lies."""
        cards = [*self.event_deck, *self.event_aside, *self.event_discard]
        for card, holder in ((MARRIAGE, self.spouse), (BIRTH, self.parent)):
            if holder != NONE:
                cards.append(card)
        if self.gentrified != NONE:
            cards.append(GENTRIFICATION)
        return cards if self.drawn == NONE else [*cards, self.drawn]

    def robots(self) -> int:
        """FAU-SETUP-4, FAU-SETUP-11: the supply never runs out, and no robot is made or lost."""
        return self.supply + self.blue + sum(self.red)

    def faults(self) -> list[str]:
        found = []
        if sorted(self.contract_cards()) != list(range(len(self.pack.contracts))):
            found.append("contracts: each card must be in exactly one place")
        if any(not self.pack.contracts[card].hard_only for card in self.contract_aside):
            found.append("contracts-removed: only Depression is ever taken out (FAU-SETUP-5)")
        if sorted(self.event_cards()) != list(range(len(self.pack.events))):
            found.append("events: each card must be in exactly one place")
        if self.robots() != self.pack.robots or min(self.supply, self.blue, *self.red) < 0:
            found.append(f"robots: there are {self.pack.robots}, none of them negative")
        if min(self.boss, *self.coins) < 0:
            found.append("coins: nobody goes below 0")
        return [*found, *self.faults_of_players()]

    def faults_of_players(self) -> list[str]:
        """What is impossible about the couple and about those who are out."""
        found = []
        if (self.spouse == NONE) != (self.partner == NONE) or self.spouse == self.partner != NONE:
            found.append("marriage: it takes two different players")
        for seat in range(self.seats()):
            if self.out[seat] and self.coins[seat] and not self.ended:
                found.append(f"seat {seat}: eliminated, and still holding coins")
        if self.ours and (self.parent == NONE or self.married_to(self.parent) == NONE):
            found.append("birth: a child of the couple needs a married parent")
        return found


def conserved(s: Factory) -> dict[str, int]:
    return {
        "robots": s.robots(),
        "contract cards": len(s.contract_cards()),
        "event cards": len(s.event_cards()),
    }


def unknown(s: Factory, seat: int) -> dict[str, Any]:
    """FAU-INFO-1: the order of the decks, and which events were left out (FAU-SETUP-7)."""
    hidden: dict[str, Any] = {}
    if len(s.event_deck) + len(s.event_aside) > 1 and s.event_deck:
        hidden["event deck"] = s.event_deck.copy()
    if s.event_deck and s.event_aside:
        hidden["events left out"] = sorted(s.event_aside)
    if len(s.contract_deck) > 1:
        hidden["contract deck"] = s.contract_deck.copy()
    return hidden
