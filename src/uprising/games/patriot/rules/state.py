"""What there is: the board, the decks, the hands, and what is known of the decks' order."""

from __future__ import annotations

from typing import Any, Final

from uprising.kernel import State, Step

from .cards import (
    CHARACTERS,
    DIVA,
    FINANCE,
    JACK,
    KIND_NAMES,
    KINDS,
    MARION,
    MAURY,
    NONE,
    SAMUEL,
    SPACES,
    SPY,
    TYPES,
    VALUES,
    ZAM,
    Pack,
)

# A Beacon slot's lamp (PAT-BEACON-1, PAT-BEACON-3)
FACE_UP: Final = 0
LAUNCHED: Final = 1
USED: Final = 2
LAMPS: Final = ("face-up", "launched", "used")

# `spent`: what has been used this turn. Indices 0 to 3 are the Influence tiles, by type.
PREDICTED: Final = 4
ORDERED: Final = 5  # Donovan's free re-roll
NODE: Final = 6  # coins off the next launch
AUTOMATON: Final = 7  # added to the next Project

# `supply`: what lies beside the board (PAT-SUP-1)
COINS: Final = 0
MARKERS: Final = 1
TROOPS: Final = 2
RIOTERS: Final = 3

PO_FRESH: Final = 16  # the bit of `fresh` for the Public Opinion deck; bits 0 to 3 are the piles

# House rules, as `State.house` has them, each in place of a ruling
SECOND_STARTS: Final = "starts=2"  # PAT-SETUP-8
LATE_PREDICTION: Final = "predict=round"  # PAT-TILE-5

# PAT-WIN-1: the questions during which nobody waits for an ability at any point
QUIET: Final = ("ask-act", "ask-gather", "ask-vote", "ask-choice")


class Patriot(State):
    """One table of Patriot. Cards of Influence are kinds (0 to 19); the end of a deck is its top.

    `*_top` and `*_under` count the cards on top of, or under, a deck that all know (PAT-HIDE-3).
    """

    pack: Pack
    seats: int
    campaign: int  # NONE until it is chosen
    who: list[int]  # each seat's character
    round: int  # 0 during the set-up
    turn: int
    ap: int
    cu: int
    threat: int
    base: int
    coins: int
    progress: int
    failed: int
    armed: int
    core: int
    rioted: bool  # whether a riot has been incited in this game
    supply: list[int]  # coins, Markers, Troops and Rioters beside the board
    markers: list[int]
    track: list[int]
    once: list[int]  # whether a seat's once-per-game ability is gone
    launched: list[int]  # how many Beacons each seat has launched
    spent: list[int]  # what has been used this turn
    troops: list[int]  # by Defense Space, 1 to 8; index 0 stays 0
    rioters: list[int]  # likewise
    slots: list[int]  # the four Beacons
    lamps: list[int]  # whether each is face up, launched or used
    beacons: list[int]
    beacons_under: int
    riot_deck: list[int]
    riot_discard: list[int]
    riots: list[int]
    briefs: list[int]
    brief_discard: list[int]
    briefs_top: int
    briefs_under: int
    brief: int  # being resolved
    kept: int  # the predicted Brief
    looked: list[int]  # the Briefs being looked at
    piles: list[list[int]]
    discard: list[int]  # 20 counts
    po: list[int]
    po_discard: list[int]  # 20 counts
    po_top: int
    opinion: list[int]  # the Public Opinion cards turned up in this vote
    tally: int
    hands: list[int]  # 20 counts for each seat: cards held
    pledged: list[int]  # likewise: cards laid into the vote
    fresh: (
        int  # which decks still lie as they were set up: their cards can only be guessed together
    )

    # Written by tools/state_fields.py from the fields above.

    def __init__(
        self,
        pack: Pack,
        seats: int,
        campaign: int,
        who: list[int],
        round: int,
        turn: int,
        ap: int,
        cu: int,
        threat: int,
        base: int,
        coins: int,
        progress: int,
        failed: int,
        armed: int,
        core: int,
        rioted: bool,
        supply: list[int],
        markers: list[int],
        track: list[int],
        once: list[int],
        launched: list[int],
        spent: list[int],
        troops: list[int],
        rioters: list[int],
        slots: list[int],
        lamps: list[int],
        beacons: list[int],
        beacons_under: int,
        riot_deck: list[int],
        riot_discard: list[int],
        riots: list[int],
        briefs: list[int],
        brief_discard: list[int],
        briefs_top: int,
        briefs_under: int,
        brief: int,
        kept: int,
        looked: list[int],
        piles: list[list[int]],
        discard: list[int],
        po: list[int],
        po_discard: list[int],
        po_top: int,
        opinion: list[int],
        tally: int,
        hands: list[int],
        pledged: list[int],
        fresh: int,
    ) -> None:
        super().__init__()
        self.pack = pack
        self.seats = seats
        self.campaign = campaign
        self.who = who
        self.round = round
        self.turn = turn
        self.ap = ap
        self.cu = cu
        self.threat = threat
        self.base = base
        self.coins = coins
        self.progress = progress
        self.failed = failed
        self.armed = armed
        self.core = core
        self.rioted = rioted
        self.supply = supply
        self.markers = markers
        self.track = track
        self.once = once
        self.launched = launched
        self.spent = spent
        self.troops = troops
        self.rioters = rioters
        self.slots = slots
        self.lamps = lamps
        self.beacons = beacons
        self.beacons_under = beacons_under
        self.riot_deck = riot_deck
        self.riot_discard = riot_discard
        self.riots = riots
        self.briefs = briefs
        self.brief_discard = brief_discard
        self.briefs_top = briefs_top
        self.briefs_under = briefs_under
        self.brief = brief
        self.kept = kept
        self.looked = looked
        self.piles = piles
        self.discard = discard
        self.po = po
        self.po_discard = po_discard
        self.po_top = po_top
        self.opinion = opinion
        self.tally = tally
        self.hands = hands
        self.pledged = pledged
        self.fresh = fresh

    def copy(self) -> Patriot:
        c = Patriot(
            self.pack,
            self.seats,
            self.campaign,
            self.who.copy(),
            self.round,
            self.turn,
            self.ap,
            self.cu,
            self.threat,
            self.base,
            self.coins,
            self.progress,
            self.failed,
            self.armed,
            self.core,
            self.rioted,
            self.supply.copy(),
            self.markers.copy(),
            self.track.copy(),
            self.once.copy(),
            self.launched.copy(),
            self.spent.copy(),
            self.troops.copy(),
            self.rioters.copy(),
            self.slots.copy(),
            self.lamps.copy(),
            self.beacons.copy(),
            self.beacons_under,
            self.riot_deck.copy(),
            self.riot_discard.copy(),
            self.riots.copy(),
            self.briefs.copy(),
            self.brief_discard.copy(),
            self.briefs_top,
            self.briefs_under,
            self.brief,
            self.kept,
            self.looked.copy(),
            [one.copy() for one in self.piles],
            self.discard.copy(),
            self.po.copy(),
            self.po_discard.copy(),
            self.po_top,
            self.opinion.copy(),
            self.tally,
            self.hands.copy(),
            self.pledged.copy(),
            self.fresh,
        )
        self.carry(c)
        return c

    # End of what is written.

    # What follows from it

    def seat_of(self, character: int) -> int:
        """Who plays this character; NONE if nobody does."""
        for seat in range(self.seats):
            if self.who[seat] == character:
                return seat
        return NONE

    def hand_size(self, seat: int) -> int:
        size = 0
        for card in range(seat * KINDS, seat * KINDS + KINDS):
            size += self.hands[card]
        return size

    def lit(self) -> int:
        """How many Beacons are launched: each has a coin on it (PAT-BEACON-1)."""
        count = 0
        for lamp in self.lamps:
            if lamp != FACE_UP:
                count += 1
        return count

    def available(self, kind: int) -> int:
        """Cards of a type that can still be drawn (PAT-GATHER-5)."""
        total = len(self.piles[kind])
        for k in range(kind * VALUES, kind * VALUES + VALUES):
            total += self.discard[k]
        return total

    def needed(self) -> int:
        """The progress the campaign asks for; on the Core, missiles raise it (PAT-NEG-3)."""
        return self.pack.campaigns[self.campaign].need[self.seats - 1] + self.core

    # What the kernel asks

    def standing(self, seat: int) -> list[Any]:
        from .moves import standing_powers

        return standing_powers(self, seat)

    def polls(self, seat: int) -> bool:
        """Programs are offered the abilities at every quiet moment, while one is unused."""
        return bool(self.asks) and self.asks[0].prompt in QUIET and self.may_use_power(seat)

    def may_use_power(self, seat: int) -> bool:
        """PAT-WIN-1: whether a seat still has an ability for any point of the game."""
        return self.once[seat] == 0 and self.who[seat] in (DIVA, MARION, SAMUEL, ZAM)

    def notice(self, name: str, result: int) -> Step[Any] | None:
        """PAT-POWER-2, PAT-CHAR-2: Jack hears of every natural 8; set-up dice do not feed him."""
        if name != "d8" or result != SPACES - 1 or self.round == 0:
            return None
        jack = self.seat_of(JACK)
        if jack == NONE:
            return None
        from .draws import DrawFree

        return DrawFree(jack, self.pack.eight_cards, False, "PAT-POWER-2")

    def faults(self) -> list[str]:
        return faults(self)


def faults(s: Patriot) -> list[str]:
    """What is impossible about a position."""
    return [*wrong_numbers(s), *wrong_cards(s), *wrong_influence(s)]


def wrong_numbers(s: Patriot) -> list[str]:
    """Tracks beyond their ends, coins and figures that are too many or too few."""
    found = []
    pack = s.pack
    limit = pack.threat_limit[s.seats - 1]
    for name, value, most in (
        ("cu", s.cu, pack.unrest_limit - 1),
        ("threat", s.threat, limit * 2 if s.ended else limit - 1),
        ("base-taxes", s.base, pack.base_most),
        ("armed", s.armed, pack.armed_most),
    ):
        if not 0 <= value <= most:
            found.append(f"{name}: {value} is not from 0 to {most}")
    totals = conserved(s)
    for name, right in (
        ("coins", pack.coins),
        ("markers", pack.markers),
        ("troops", pack.troops),
        ("rioters", pack.rioters),
    ):
        if totals[name] != right:
            found.append(f"{name}: there are {right}, not {totals[name]}")
    if min(s.coins, *s.supply, *s.markers, *s.troops, *s.rioters) < 0:
        found.append("coins, markers, troops, rioters: none can be less than nothing")
    for space in range(1, SPACES + 1):
        if s.troops[space] and s.rioters[space]:
            found.append(f"space {space}: Troops and Rioters never stand together")
    taken = [character for character in s.who if character != NONE]
    if len(set(taken)) != len(taken):
        found.append("characters: two players take different ones")
    return found


def wrong_cards(s: Patriot) -> list[str]:
    """Beacons, Riots and Briefs that are missing, or in two places."""
    found = []
    slots = s.pack.slots if is_dealt(s) else 0
    if len(s.slots) != slots or len(s.lamps) != slots:
        found.append(f"slots: there are {s.pack.slots}, each with a Beacon")
    if sorted([*s.slots, *s.beacons]) != list(range(len(s.pack.beacons))):
        found.append("beacons: each must be in exactly one place")
    if sorted([*s.riot_deck, *s.riot_discard, *s.riots]) != list(range(len(s.pack.riots))):
        found.append("riots: each card must be in exactly one place")
    briefs = [*s.briefs, *s.brief_discard, *s.looked, *single_briefs(s)]
    if sorted(briefs) != list(range(len(s.pack.briefs))):
        found.append("briefs: each must be in exactly one place")
    return found


def wrong_influence(s: Patriot) -> list[str]:
    """Influence cards that are too many or too few."""
    found = []
    counts = influence(s)
    for kind in range(KINDS):
        right = s.pack.copies[kind % VALUES]
        if counts[kind] != right:
            found.append(f"influence: {counts[kind]} of {KIND_NAMES[kind]}, not {right}")
    for kind in range(len(TYPES)):
        there = opinion_cards(s, kind)
        right = s.pack.opinion_each if is_dealt(s) else 0
        if there != right:
            found.append(f"po: {there} {TYPES[kind]} cards in deck and discards, not {right}")
    return found


def single_briefs(s: Patriot) -> list[int]:
    """The Briefs that lie alone."""
    return [brief for brief in (s.brief, s.kept) if brief != NONE]


def is_dealt(s: Patriot) -> bool:
    """Whether PAT-SETUP-3 is done: until then all cards lie in their decks."""
    return s.round > 0 or bool(s.slots)


def opinion_cards(s: Patriot, kind: int) -> int:
    """PAT-COMP-3, PAT-ENC-6: how many cards of a type the Opinion deck and its discards hold."""
    found = 0
    for card in [*s.po, *s.opinion]:
        if card // VALUES == kind:
            found += 1
    return found + sum(s.po_discard[kind * VALUES : kind * VALUES + VALUES])


def influence(s: Patriot) -> list[int]:
    """How many Influence cards of each kind there are, wherever they lie."""
    counts = [s.discard[k] + s.po_discard[k] for k in range(KINDS)]
    for seat in range(s.seats):
        for k in range(KINDS):
            counts[k] += s.hands[seat * KINDS + k] + s.pledged[seat * KINDS + k]
    for zone in (*s.piles, s.po, s.opinion):
        for k in zone:
            counts[k] += 1
    return counts


def conserved(s: Patriot) -> dict[str, int]:
    """PAT-COMP-1, -6, -7, -8, -10, -11: nothing is made or lost."""
    briefs = [*s.briefs, *s.brief_discard, *s.looked, *single_briefs(s)]
    return {
        "influence": sum(influence(s)),
        "briefs": len(briefs),
        "beacons": len(s.slots) + len(s.beacons),
        "riots": len(s.riot_deck) + len(s.riot_discard) + len(s.riots),
        "troops": s.supply[TROOPS] + sum(s.troops),
        "rioters": s.supply[RIOTERS] + sum(s.rioters),
        "coins": s.supply[COINS] + s.coins + s.lit(),
        "markers": s.supply[MARKERS] + sum(s.markers),
        "opinion": len(s.po) + sum(s.po_discard) + len(s.opinion),
    }


def unknown(s: Patriot, seat: int) -> dict[str, Any]:
    """PAT-HIDE-3: the order of the decks, and which cards of a type lie in the Opinion deck."""
    found: dict[str, Any] = {}
    hidden_po = s.po[: len(s.po) - s.po_top]
    for kind in range(SPY, FINANCE + 1):
        pool = list(s.piles[kind])
        if s.fresh & PO_FRESH and s.fresh >> kind & 1 and pool:
            pool += [k for k in hidden_po if k // VALUES == kind]
        if len(set(pool)) > 1:
            found[f"pile/{TYPES[kind]}"] = s.piles[kind].copy()
    if len(set(hidden_po)) > 1:
        found["po"] = hidden_po
    if len(s.briefs) - s.briefs_top - s.briefs_under > 1:
        found["briefs"] = s.briefs[s.briefs_under : len(s.briefs) - s.briefs_top]
    if len(s.riot_deck) > 1:
        found["riots"] = s.riot_deck.copy()
    if len(s.beacons) - s.beacons_under > 1:
        found["beacons"] = s.beacons[s.beacons_under :]
    return found


def may_copy(s: Patriot, seat: int, character: int) -> bool:
    """PAT-POWER-1, PAT-CHAR-3: one's own ability once; Diva 'M' uses anybody's in its place."""
    if s.once[seat] or character not in (MARION, MAURY, SAMUEL, ZAM):
        return False
    return s.who[seat] in (character, DIVA)


def name_of(character: int) -> str:
    return CHARACTERS[character] if character != NONE else ""


def mixed_types(fresh: int) -> list[int]:
    """The types whose pile and Opinion cards can only be guessed together."""
    if not fresh & PO_FRESH:
        return []
    return [kind for kind in range(len(TYPES)) if fresh >> kind & 1]
