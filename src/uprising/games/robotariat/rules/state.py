"""What there is: six spaces, three tracks, six walkers, two decks, and what each turn has used."""

from __future__ import annotations

from typing import Any, Final

from uprising.kernel import State

from . import cards
from .cards import CIVILIANS, FIRST_SABOTAGE, NONE, OPPRESSORS, SPACES, SPY, Count, Pack

RUNNING: Final = 0
SUCCESS: Final = 1
DISGRACE: Final = 2  # no Reputation left
TOO_LATE: Final = 3  # round 6 is over

# The Bursar's way (ROB-OBJ-4)
LEVEL_HIT: Final = 1
DRAINED: Final = 2

NOBODY_YET: Final[tuple[int, ...]] = (NONE,) * 13


class Robotariat(State):
    """A position. NONE stands for "nobody", "nowhere" and "not yet".

    cast          the seat that plays each character
    npcs, places  the space of each walker (Civilians 0-2, Oppressors 3-5) and of each seat
    front         for each card the seat it lies in front of (an Upgrade held, a Sabotage used)
    drawn         cards in the hand of the player who activated, first drawn first
    objectives    each seat's Secret Objective; `aside` those not dealt, sorted: nobody saw them
    moved ... pr_used        what the player has done in this player turn
    npc_turn ... set_red     the NPC turn: who was sent ahead, the dice that show, and those set
    cut           how many NPC turns, from this one on, leave the black die alone (ROB-SAB-3)
    torn ... gambled         what Secret Objectives look back on
    verdict       RUNNING, or how the Revolution ended
    """

    pack: Pack
    seats: int
    secret: bool
    round: int
    active: int
    funds: int
    reputation: int
    contributions: int
    supply: int
    junk: int
    token: int
    posters: list[int]
    npcs: list[int]
    cast: tuple[int, ...]
    places: list[int]
    front: list[int]
    played: list[int]
    upgrade_deck: list[int]
    sabotage_deck: list[int]
    drawn: list[int]
    objectives: tuple[int, ...]
    aside: tuple[int, ...]
    moved: bool
    activations: int
    power_used: bool
    pr_used: bool
    npc_turn: bool
    restored: bool
    picked: int
    black: int
    red: int
    set_black: int
    set_red: int
    cut: int
    torn: int
    torn_most: int
    bursar: int
    gambled: bool
    verdict: int

    # Written by tools/state_fields.py from the fields above.

    def __init__(
        self,
        pack: Pack,
        seats: int,
        secret: bool,
        round: int,
        active: int,
        funds: int,
        reputation: int,
        contributions: int,
        supply: int,
        junk: int,
        token: int,
        posters: list[int],
        npcs: list[int],
        cast: tuple[int, ...],
        places: list[int],
        front: list[int],
        played: list[int],
        upgrade_deck: list[int],
        sabotage_deck: list[int],
        drawn: list[int],
        objectives: tuple[int, ...],
        aside: tuple[int, ...],
        moved: bool,
        activations: int,
        power_used: bool,
        pr_used: bool,
        npc_turn: bool,
        restored: bool,
        picked: int,
        black: int,
        red: int,
        set_black: int,
        set_red: int,
        cut: int,
        torn: int,
        torn_most: int,
        bursar: int,
        gambled: bool,
        verdict: int,
    ) -> None:
        super().__init__()
        self.pack = pack
        self.seats = seats
        self.secret = secret
        self.round = round
        self.active = active
        self.funds = funds
        self.reputation = reputation
        self.contributions = contributions
        self.supply = supply
        self.junk = junk
        self.token = token
        self.posters = posters
        self.npcs = npcs
        self.cast = cast
        self.places = places
        self.front = front
        self.played = played
        self.upgrade_deck = upgrade_deck
        self.sabotage_deck = sabotage_deck
        self.drawn = drawn
        self.objectives = objectives
        self.aside = aside
        self.moved = moved
        self.activations = activations
        self.power_used = power_used
        self.pr_used = pr_used
        self.npc_turn = npc_turn
        self.restored = restored
        self.picked = picked
        self.black = black
        self.red = red
        self.set_black = set_black
        self.set_red = set_red
        self.cut = cut
        self.torn = torn
        self.torn_most = torn_most
        self.bursar = bursar
        self.gambled = gambled
        self.verdict = verdict

    def copy(self) -> Robotariat:
        c = Robotariat(
            self.pack,
            self.seats,
            self.secret,
            self.round,
            self.active,
            self.funds,
            self.reputation,
            self.contributions,
            self.supply,
            self.junk,
            self.token,
            self.posters.copy(),
            self.npcs.copy(),
            self.cast,
            self.places.copy(),
            self.front.copy(),
            self.played.copy(),
            self.upgrade_deck.copy(),
            self.sabotage_deck.copy(),
            self.drawn.copy(),
            self.objectives,
            self.aside,
            self.moved,
            self.activations,
            self.power_used,
            self.pr_used,
            self.npc_turn,
            self.restored,
            self.picked,
            self.black,
            self.red,
            self.set_black,
            self.set_red,
            self.cut,
            self.torn,
            self.torn_most,
            self.bursar,
            self.gambled,
            self.verdict,
        )
        self.carry(c)
        return c

    # End of what is written.

    def faults(self) -> list[str]:
        found = []
        if self.supply + self.junk + sum(self.posters) != self.pack.posters:
            found.append(
                f"posters: supply, junk and spaces must add up to {self.pack.posters} (ROB-COMP-4)"
            )
        if min(self.supply, self.junk, *self.posters) < 0:
            found.append("posters: no pile can be negative")
        if sorted(self.cards()) != list(range(len(cards.CARDS))):
            found.append("cards: each of the twenty must be in exactly one place")
        entered = self.pack.entry[: self.round]
        for npc, space in enumerate(self.npcs):
            if (space != NONE) != (npc in entered):
                found.append(f"{cards.NPCS[npc]}: who is on the board follows from the round")
        takers = [seat for seat in self.cast if seat != NONE]
        if len(set(takers)) != len(takers):
            found.append("characters: one for each seat")
        count = self.count()
        if self.secret and self.objectives:
            dealt = sorted([*self.objectives, *self.aside])
            if dealt != list(count.objectives):
                found.append("objectives: each is dealt once or set aside")
        if not 0 <= self.contributions <= self.pack.most_contributions:
            found.append(f"contributions: 0 to {self.pack.most_contributions} (ROB-COMP-11)")
        if not 0 <= self.reputation <= self.pack.most_reputation:
            found.append(f"reputation: 0 to {self.pack.most_reputation} (ROB-COMP-14)")
        return found

    def cards(self) -> list[int]:
        """Every card there is, wherever it lies."""
        fronts = [card for card, seat in enumerate(self.front) if seat != NONE]
        return [*self.upgrade_deck, *self.sabotage_deck, *self.drawn, *fronts]

    # What rules, moves and views ask

    def count(self) -> Count:
        """ROB-SEAT-3 to ROB-SEAT-5: the numbers of this table's size."""
        return self.pack.counts[self.seats - self.pack.counts[0].players]

    def oppressed(self, space: int) -> bool:
        """Whether an Oppressor stands there."""
        npcs = self.npcs
        return npcs[3] == space or npcs[4] == space or npcs[5] == space

    def poster_value(self, space: int) -> int:
        """ROB-ENC-6: doubled where Überbot is (ROB-EDGE-9, ROB-EDGE-10)."""
        uberbot = self.cast[cards.UBERBOT]
        if uberbot != NONE and self.places[uberbot] == space:
            return self.posters[space] * self.pack.uberbot_factor
        return self.posters[space]

    def crowd(self, space: int) -> int:
        """ROB-COMP-16: what an Oppressor entering this space would count."""
        found = self.poster_value(space)
        for place in self.places:
            if place == space:
                found += 1
        for npc in CIVILIANS:
            if self.npcs[npc] == space:
                found += 1
        return found

    def reward(self) -> int:
        """ROB-OFFICE-1 to ROB-OFFICE-6."""
        return self.pack.rewards[self.contributions]

    def total_played(self) -> int:
        """ROB-CARD-2: the table's total."""
        return sum(self.played)

    def character(self, seat: int) -> int:
        """The character this seat plays; NONE before it has one."""
        return self.cast.index(seat) if seat in self.cast else NONE

    def arrow(self, space: int, path: int) -> int:
        """Where the arrow of that colour leads."""
        here = self.pack.spaces[space]
        return here.yellow if path == 0 else here.blue


def near(s: Robotariat, space: int, other: int) -> bool:
    """ROB-BOARD-7: joined by a black line."""
    return other in s.pack.spaces[space].near


def within(s: Robotariat, space: int, lines: int) -> list[int]:
    """The other spaces that can be reached over at most that many lines, in board order."""
    reached = [space]
    for _ in range(lines):
        more = [x for other in reached for x in s.pack.spaces[other].near]
        reached = [x for x in range(len(SPACES)) if x in reached or x in more]
    return [x for x in reached if x != space]


def drawer_sees(s: Robotariat, seat: int | None) -> bool:
    """ROB-HIDE-6: the drawer sees the drawn cards; Electric Eye those of the Sabotage deck."""
    if seat is None or not s.drawn:
        return False
    return seat == s.active or (s.drawn[0] >= FIRST_SABOTAGE and s.cast[cards.ELECTRIC_EYE] == seat)


def known_spy(s: Robotariat) -> int:
    """ROB-OBJ-9, ROB-EDGE-40: who is asked to guess after the success is the Spy, for all to see.

    NONE before that, and where nobody was dealt the Spy.
    """
    if s.verdict != SUCCESS or SPY not in s.objectives:
        return NONE
    return s.objectives.index(SPY)


def open_objectives(s: Robotariat, seat: int) -> list[int]:
    """ROB-HIDE-2, ROB-HIDE-3: the objectives this seat has not seen, dealt or set aside, sorted."""
    seen = [s.objectives[seat]] if known_spy(s) == NONE else [s.objectives[seat], SPY]
    return sorted([o for o in (*s.objectives, *s.aside) if o not in seen])


def conserved(s: Robotariat) -> dict[str, int]:
    """ROB-COMP-4, ROB-COMP-9: posters and cards; objectives; six walkers, here or to come."""
    lying = s.cards()
    return {
        "posters": s.supply + s.junk + sum(s.posters),
        "upgrades": len([card for card in lying if card < FIRST_SABOTAGE]),
        "sabotages": len([card for card in lying if card >= FIRST_SABOTAGE]),
        "objectives": len(s.objectives) + len(s.aside),
        "npcs": len([x for x in s.npcs if x != NONE]) + len(s.pack.entry) - s.round,
    }


def peeked_sabotage(s: Robotariat, seat: int) -> int:
    """How many cards at the top of the Sabotage deck this seat sees (ROB-CHAR-4)."""
    if s.cast[cards.ELECTRIC_EYE] != seat:
        return 0
    return min(2, len(s.sabotage_deck))


def unknown(s: Robotariat, seat: int) -> dict[str, Any]:
    """ROB-HIDE-2 to ROB-HIDE-6: what is really open to this seat, with its true value."""
    found: dict[str, Any] = {}
    unseen = s.drawn if s.drawn and not drawer_sees(s, seat) else []
    upgrades = [card for card in unseen if card < FIRST_SABOTAGE]
    sabotages = [card for card in unseen if card >= FIRST_SABOTAGE]
    peeked = peeked_sabotage(s, seat)
    if s.round > 0:
        decks = {
            "upgrade-deck": [*s.upgrade_deck, *upgrades],
            "sabotage-deck": [*s.sabotage_deck[: len(s.sabotage_deck) - peeked], *sabotages],
        }
        found.update({name: deck for name, deck in decks.items() if len(deck) > 1})
    if s.secret and s.objectives and not s.ended:
        spy = known_spy(s)
        for who, objective in enumerate(s.objectives):
            if who not in (seat, spy):
                found[f"objective-{who}"] = objective
    return found


def is_civilian(npc: int) -> bool:
    return npc < cards.FIRST_OPPRESSOR


def oppressors_out(s: Robotariat) -> list[int]:
    return [npc for npc in OPPRESSORS if s.npcs[npc] != NONE]


def civilians_out(s: Robotariat) -> list[int]:
    return [npc for npc in CIVILIANS if s.npcs[npc] != NONE]
