"""What a scenario may set: every card, coin, token and track, and where play stands."""

from collections.abc import Callable, Sequence
from typing import Any

from uprising.kernel import Kind, Pile, Start, Step, Value, Zone, truth, whole, word_in

from .rules import cards as c
from .rules import state as st
from .rules import steps
from .rules.briefs import ENCOUNTER
from .rules.state import Patriot

BRIEFS = Kind("brief", c.BRIEF_NAMES)
BEACONS = Kind("beacon", c.BEACON_NAMES)
RIOT_CARDS = Kind("riot", c.RIOT_NAMES)
CARDS = Kind("influence", c.KIND_NAMES)


def kinds(values: Any) -> list[int]:
    if not isinstance(values, list | tuple):
        raise ValueError("must be a list of cards")
    return [word_in(c.KIND_NAMES, value) for value in values]


def named(cards: list[int]) -> list[str]:
    return [c.KIND_NAMES[k] for k in cards]


def most_progress(s: Patriot) -> int:
    """Twice what the hardest aim asks for: no round brings more beyond the aim."""
    needs = [campaign.need[s.seats - 1] for campaign in s.pack.campaigns]
    return 2 * max(needs)


def campaign_name(campaign: int) -> str:
    return "" if campaign == c.NONE else c.CAMPAIGN_NAMES[campaign]


# What comes from the supply and goes back there


def standing(zone: str, field: str, supply: int) -> Value:
    """Where they stand: a list of Defense Spaces, one for each of them."""

    def read(s: Patriot, seat: int) -> list[int]:
        counts: list[int] = getattr(s, field)
        return [d for d in range(1, c.SPACES + 1) for _ in range(counts[d])]

    def put(s: Patriot, seat: int, value: Any) -> None:
        if not isinstance(value, list | tuple):
            raise ValueError(f"must be a list of Defense Spaces from 1 to {c.SPACES}")
        spaces = [whole(d, 1, c.SPACES) for d in value]
        counts: list[int] = getattr(s, field)
        there = sum(counts) + s.supply[supply]
        if len(spaces) > there:
            raise ValueError(f"there are only {there}")
        for d in range(c.SPACES + 1):
            counts[d] = spaces.count(d)
        s.supply[supply] = there - len(spaces)

    return Value(zone, read, put)


# Beacons


def put_slots(s: Patriot, seat: int, beacons: list[int]) -> None:
    s.slots[:] = beacons


def read_lamps(s: Patriot, seat: int) -> list[str]:
    return [st.LAMPS[lamp] for lamp in s.lamps]


def put_lamps(s: Patriot, seat: int, value: Any) -> None:
    if not isinstance(value, list | tuple) or len(value) != s.pack.slots:
        raise ValueError(f"must be {s.pack.slots} words of {', '.join(st.LAMPS)}")
    lamps = [word_in(st.LAMPS, lamp) for lamp in value]
    coins = s.supply[st.COINS] + s.lit() - sum(lamp != st.FACE_UP for lamp in lamps)
    if coins < 0:
        raise ValueError("there are not enough coins in supply to mark them")
    s.supply[st.COINS] = coins
    s.lamps[:] = lamps


# Influence: cards are kinds, so a hand is told by name and takes what it needs from the piles


def take_from_piles(s: Patriot, wanted: list[int]) -> None:
    for card in wanted:
        take_from(s, s.piles[card // c.VALUES], card)


def take_from(s: Patriot, deck: list[int], card: int) -> None:
    if card not in deck:
        swap_in(s, deck, card)
        deck.insert(0, card)
    deck.remove(card)


def listing(counts: list[int], start: int = 0) -> list[int]:
    """The kinds of a zone of counts, one for each card."""
    return [k for k in range(c.KINDS) for _ in range(counts[start + k])]


def counted(zone: str, field: str, own: bool) -> Value:
    """A zone of counts: a hand, the votes, the discards."""

    def read(s: Patriot, seat: int) -> list[str]:
        counts: list[int] = getattr(s, field)
        return named(listing(counts, seat * c.KINDS if own else 0))

    def put(s: Patriot, seat: int, value: Any) -> None:
        counts: list[int] = getattr(s, field)
        start = seat * c.KINDS if own else 0
        wanted = kinds(value)
        for card in listing(counts, start):
            s.piles[card // c.VALUES].insert(0, card)  # under its pile
        take_from_piles(s, wanted)
        for k in range(c.KINDS):
            counts[start + k] = wanted.count(k)

    return Value(zone, read, put)


def listed(zone: str, items: Callable[[Patriot], list[int]], only: int = c.NONE) -> Value:
    """A deck or row of Influence, from the top: what is put there comes on top of the rest."""

    def read(s: Patriot, seat: int) -> list[str]:
        return named(items(s)[::-1])

    def put(s: Patriot, seat: int, value: Any) -> None:
        wanted = kinds(value)
        deck = items(s)
        for card in wanted:
            if only not in (c.NONE, card // c.VALUES):
                raise ValueError(f"{c.KIND_NAMES[card]} does not belong here")
            if card in deck:
                deck.remove(card)
            else:
                swap_in(s, deck, card)
        deck.extend(wanted[::-1])

    return Value(zone, read, put)


def swap_in(s: Patriot, deck: list[int], card: int) -> None:
    """Fetch a card from elsewhere; a card of its type from this deck takes its place there."""
    elsewhere = s.piles[card // c.VALUES] if deck is not s.piles[card // c.VALUES] else s.po
    if card not in elsewhere:
        raise ValueError(f"no {c.KIND_NAMES[card]} is left")
    spare = [k for k in deck if k // c.VALUES == card // c.VALUES]
    if not spare:
        raise ValueError(f"no {c.TYPES[card // c.VALUES]} card here can make room for it")
    deck.remove(spare[0])
    elsewhere[elsewhere.index(card)] = spare[0]


def pile_of(kind: int) -> Callable[[Patriot], list[int]]:
    return lambda s: s.piles[kind]


def take_from_po(s: Patriot, wanted: list[int]) -> None:
    """PAT-COMP-3: Opinion cards come from the Opinion deck, ten of each type for ever."""
    for card in wanted:
        take_from(s, s.po, card)


def put_opinion(s: Patriot, seat: int, value: Any) -> None:
    wanted = kinds(value)
    s.po.extend(s.opinion)
    take_from_po(s, wanted)
    s.opinion[:] = wanted


def put_po_discard(s: Patriot, seat: int, value: Any) -> None:
    wanted = kinds(value)
    s.po[:0] = listing(s.po_discard)
    take_from_po(s, wanted)
    s.po_discard[:] = [wanted.count(k) for k in range(c.KINDS)]


def read_fresh(s: Patriot, seat: int) -> bool:
    return bool(s.fresh & st.PO_FRESH)


def put_fresh(s: Patriot, seat: int, value: Any) -> None:
    s.fresh = st.PO_FRESH | 15 if truth(value) else 0


ZONES: tuple[Zone, ...] = (
    Value.stored(
        "campaign", "campaign", lambda s, value: word_in(c.CAMPAIGN_NAMES, value), campaign_name
    ),
    Value.number("round", "round", lambda s: s.pack.rounds, 1),
    Value.number("ap", "ap", lambda s: s.pack.actions),
    Value.number("cu", "cu", lambda s: s.pack.unrest_limit - 1),
    Value.number("threat", "threat", lambda s: s.pack.threat_limit[s.seats - 1] - 1),
    Value.number("base-taxes", "base", lambda s: s.pack.base_most),
    Value.drawn("treasury", "coins", "supply", reserve_at=st.COINS),
    Value.number("progress", "progress", most_progress),
    Value.number("failed", "failed", lambda s: len(s.pack.briefs)),
    Value.number("armed", "armed", lambda s: s.pack.armed_most),
    Value.number("core", "core", 16),
    Value.flag("rioted", "rioted"),
    Value.stored(
        "character/{seat}", "who", lambda s, value: word_in(c.CHARACTERS, value), st.name_of
    ),
    Value.drawn("markers/{seat}", "markers", "supply", reserve_at=st.MARKERS),
    Value.number("track/{seat}", "track", lambda s: s.pack.track_end, lambda s: -s.pack.track_end),
    Value.stored("ability-used/{seat}", "once", lambda s, value: int(truth(value)), bool),
    Value.number("launched/{seat}", "launched", lambda s: len(s.pack.beacons)),
    standing("troops", "troops", st.TROOPS),
    standing("rioters", "rioters", st.RIOTERS),
    Pile("slots", BEACONS, lambda s, seat: s.slots, write=put_slots),
    Value("lamps", read_lamps, put_lamps),
    Pile("beacons", BEACONS, lambda s, seat: s.beacons, reserve=True, top_first=True),
    Value.number("beacons-known-under", "beacons_under", lambda s: len(s.beacons)),
    Pile("riot-deck", RIOT_CARDS, lambda s, seat: s.riot_deck, reserve=True, top_first=True),
    Pile("riot-discard", RIOT_CARDS, lambda s, seat: s.riot_discard),
    Pile("riots", RIOT_CARDS, lambda s, seat: s.riots),
    Pile("briefs", BRIEFS, lambda s, seat: s.briefs, reserve=True, top_first=True),
    Pile("brief-discard", BRIEFS, lambda s, seat: s.brief_discard),
    Value.number("briefs-known-top", "briefs_top", lambda s: len(s.briefs)),
    Value.number("briefs-known-under", "briefs_under", lambda s: len(s.briefs)),
    Pile.single("brief", BRIEFS, "brief"),
    Pile.single("kept", BRIEFS, "kept"),
    Pile("looked", BRIEFS, lambda s, seat: s.looked),
    *(listed(f"pile/{c.TYPES[kind]}", pile_of(kind), kind) for kind in range(len(c.TYPES))),
    counted("discard", "discard", False),
    listed("po", lambda s: s.po),
    Value("po-discard", lambda s, seat: named(listing(s.po_discard)), put_po_discard),
    Value.number("po-known-top", "po_top", lambda s: len(s.po)),
    Value("po-fresh", read_fresh, put_fresh),
    Value("opinion", lambda s, seat: named(s.opinion), put_opinion),
    counted("hand/{seat}", "hands", True),
    counted("pledged/{seat}", "pledged", True),
    Value.number("tally", "tally", 999, -999),
    *(
        Value.number(f"picks/{c.TYPES[kind]}", "spent", lambda s: s.pack.pick_most, at=kind)
        for kind in range(len(c.TYPES))
    ),
    Value.number("predicted", "spent", 1, at=st.PREDICTED),
    Value.number("free-reroll-used", "spent", 1, at=st.ORDERED),
    Value.number("launch-discount", "spent", 8, at=st.NODE),
    Value.number("project-bonus", "spent", 8, at=st.AUTOMATON),
)


def begin(s: Patriot) -> None:
    """A position in a game that has begun: what nobody chose is the first there is."""
    s.round = max(1, s.round)
    s.campaign = max(0, s.campaign)
    for seat in range(s.seats):
        if s.who[seat] == c.NONE:
            s.who[seat] = next(c for c in range(len(c.CHARACTERS)) if c not in s.who)


def starting(*steps: Step[Any]) -> Start:
    """A named point of a seat's turn: what is left of the turn from there."""

    def start(s: Patriot, seat: int) -> Sequence[Step[Any]]:
        s.turn = seat
        begin(s)
        return steps

    return start


def setup(s: Patriot, seat: int) -> Sequence[Step[Any]]:
    """PAT-SETUP-3: all cards go together again, are shuffled and dealt.

    A campaign or a character that was put is not asked for.
    """
    s.round = 0
    s.piles = steps.influence_piles(s.pack)
    s.po, s.slots, s.lamps = [], [], []
    s.beacons = list(range(len(s.pack.beacons)))
    s.riot_deck = list(range(len(s.pack.riots)))
    s.briefs = list(range(len(s.pack.briefs)))
    asked = [] if s.campaign != c.NONE else [steps.CAMPAIGN_CHOSEN]
    chosen = [steps.CHARACTERS_CHOSEN[who] for who in range(s.seats) if s.who[who] == c.NONE]
    return [steps.DEAL_OUT, *asked, *chosen, steps.FIRST_CARDS]


TURN = (
    steps.GATHER,
    steps.FREE_CARDS,
    steps.ACT,
    ENCOUNTER,
    steps.BEFORE_TRIGGER,
    steps.TRIGGER,
    steps.TURN_END,
)

STARTS: dict[str, Start] = {
    "setup": setup,
    "gather": starting(*TURN),
    "act": starting(*TURN[2:]),
    "encounter": starting(*TURN[3:]),
    "trigger": starting(*TURN[4:]),
    "turn-end": starting(steps.TURN_END),
    "round-end": starting(steps.ROUND_END),
}
# A random discard is told by the card's place in the hand, sorted as `hand/{seat}` reads it
FACES = {
    "d8": tuple(str(face) for face in range(1, 9)),
    "discard": tuple(str(place) for place in range(1, 169)),
}
SHUFFLES = {"briefs": BRIEFS, "beacons": BEACONS, "riots": RIOT_CARDS} | {
    name: CARDS for name in (*c.TYPES, "po")
}
