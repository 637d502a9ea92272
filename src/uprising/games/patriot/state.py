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

# PAT-WIN-1: the questions during which nobody waits for an ability at any point
QUIET: Final = ("ask-act", "ask-gather", "ask-vote", "ask-choice")


class Patriot(State):
    """One table of Patriot. Cards of Influence are kinds (0 to 19); the end of a deck is its top.

    campaign    NONE until it is chosen; round is 0 during the set-up
    who         each seat's character
    supply      coins, Markers, Troops and Rioters beside the board
    troops, rioters   by Defense Space, 1 to 8; index 0 stays 0
    slots, lamps      the four Beacons, and whether each is face up, launched or used
    hands, pledged    20 counts for each seat: cards held, cards laid into the vote
    discard, po_discard   20 counts
    brief, kept, looked   the Brief being resolved, the predicted one, those being looked at
    opinion     the Public Opinion cards turned up in this vote
    spent       what has been used this turn
    once        whether a seat's once-per-game ability is gone
    launched    how many Beacons each seat has launched
    rioted      whether a riot has been incited in this game
    fresh       which decks still lie as they were set up: their cards can only be guessed together
    *_top, *_under    how many cards on top of, or under, a deck are known to all (PAT-HIDE-3)
    """

    __slots__ = (
        "ap", "armed", "base", "beacons", "beacons_under", "brief", "brief_discard", "briefs",
        "briefs_top", "briefs_under", "campaign", "coins", "core", "cu", "discard", "failed",
        "fresh", "hands", "kept", "lamps", "launched", "looked", "markers", "once", "opinion",
        "pack", "piles", "pledged", "po", "po_discard", "po_top", "progress", "riot_deck",
        "riot_discard", "rioted", "rioters", "riots", "round", "seats", "slots", "spent", "supply",
        "tally", "threat", "track", "troops", "turn", "who",
    )  # fmt: skip

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
        piles = self.piles
        c = Patriot(
            self.pack, self.seats, self.campaign, self.who.copy(), self.round, self.turn, self.ap,
            self.cu, self.threat, self.base, self.coins, self.progress, self.failed, self.armed,
            self.core, self.rioted, self.supply.copy(), self.markers.copy(), self.track.copy(),
            self.once.copy(), self.launched.copy(), self.spent.copy(), self.troops.copy(),
            self.rioters.copy(), self.slots.copy(), self.lamps.copy(), self.beacons.copy(),
            self.beacons_under,
            self.riot_deck.copy(), self.riot_discard.copy(), self.riots.copy(),
            self.briefs.copy(), self.brief_discard.copy(), self.briefs_top, self.briefs_under,
            self.brief, self.kept, self.looked.copy(),
            [piles[0].copy(), piles[1].copy(), piles[2].copy(), piles[3].copy()],
            self.discard.copy(), self.po.copy(), self.po_discard.copy(), self.po_top,
            self.opinion.copy(), self.tally, self.hands.copy(), self.pledged.copy(), self.fresh,
        )  # fmt: skip
        self.carry(c)
        return c

    # What follows from it

    def seat_of(self, character: int) -> int:
        """Who plays this character; NONE if nobody does."""
        for seat in range(self.seats):
            if self.who[seat] == character:
                return seat
        return NONE

    def hand_size(self, seat: int) -> int:
        total = 0
        for k in range(seat * KINDS, seat * KINDS + KINDS):
            total += self.hands[k]
        return total

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
        return (
            bool(self.asks)
            and self.asks[0].prompt in QUIET
            and self.once[seat] == 0
            and self.who[seat] in (DIVA, MARION, SAMUEL, ZAM)
        )

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
    found = []
    pack = s.pack
    for name, value, most in (
        ("cu", s.cu, pack.unrest_limit - 1),
        (
            "threat",
            s.threat,
            pack.threat_limit[s.seats - 1] * 2 if s.ended else pack.threat_limit[s.seats - 1] - 1,
        ),
        ("base-taxes", s.base, pack.base_most),
        ("armed", s.armed, pack.armed_most),
    ):
        if not 0 <= value <= most:
            found.append(f"{name}: {value} is not from 0 to {most}")
    totals = conserved(s)
    for name, there, right in (
        ("coins", totals["coins"], pack.coins),
        ("markers", totals["markers"], pack.markers),
        ("troops", totals["troops"], pack.troops),
        ("rioters", totals["rioters"], pack.rioters),
    ):
        if there != right:
            found.append(f"{name}: there are {right}, not {there}")
    if min(s.coins, *s.supply, *s.markers, *s.troops, *s.rioters) < 0:
        found.append("coins, markers, troops, rioters: none can be less than nothing")
    for space in range(1, SPACES + 1):
        if s.troops[space] and s.rioters[space]:
            found.append(f"space {space}: Troops and Rioters never stand together")
    slots = pack.slots if is_dealt(s) else 0
    if len(s.slots) != slots or len(s.lamps) != slots:
        found.append(f"slots: there are {pack.slots}, each with a Beacon")
    if sorted([*s.slots, *s.beacons]) != list(range(len(pack.beacons))):
        found.append("beacons: each must be in exactly one place")
    if sorted([*s.riot_deck, *s.riot_discard, *s.riots]) != list(range(len(pack.riots))):
        found.append("riots: each card must be in exactly one place")
    loose = [b for b in (s.brief, s.kept) if b != NONE]
    if sorted([*s.briefs, *s.brief_discard, *s.looked, *loose]) != list(range(len(pack.briefs))):
        found.append("briefs: each must be in exactly one place")
    counts = influence(s)
    for kind in range(KINDS):
        if counts[kind] != pack.copies[kind % VALUES]:
            right = pack.copies[kind % VALUES]
            found.append(f"influence: {counts[kind]} of {KIND_NAMES[kind]}, not {right}")
    for kind in range(len(TYPES)):
        there = opinion_cards(s, kind)
        right = pack.opinion_each if is_dealt(s) else 0
        if there != right:
            found.append(f"po: {there} {TYPES[kind]} cards in deck and discards, not {right}")
    taken = [c for c in s.who if c != NONE]
    if len(set(taken)) != len(taken):
        found.append("characters: two players take different ones")
    return found


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
    loose = [b for b in (s.brief, s.kept) if b != NONE]
    return {
        "influence": sum(influence(s)),
        "briefs": len(s.briefs) + len(s.brief_discard) + len(s.looked) + len(loose),
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
