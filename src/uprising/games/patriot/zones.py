"""What a scenario may set: every card, coin, token and track, and where play stands."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from uprising.kernel import Kind, Pile, Step, Value, Zone

from .briefs import ENCOUNTER
from .cards import (
    BEACON_NAMES,
    BRIEF_NAMES,
    CAMPAIGN_NAMES,
    CHARACTERS,
    KIND_NAMES,
    KINDS,
    NONE,
    RIOT_NAMES,
    SPACES,
    TYPES,
    VALUES,
)
from .state import (
    AUTOMATON,
    COINS,
    FACE_UP,
    MARKERS,
    NODE,
    ORDERED,
    PO_FRESH,
    PREDICTED,
    RIOTERS,
    TROOPS,
    Patriot,
)
from .steps import (
    ACT,
    BEFORE_TRIGGER,
    CAMPAIGN_CHOSEN,
    CHARACTERS_CHOSEN,
    DEAL_OUT,
    FIRST_CARDS,
    FREE_CARDS,
    GATHER,
    ROUND_END,
    TRIGGER,
    TURN_END,
    influence_piles,
)

BRIEFS = Kind("brief", BRIEF_NAMES)
BEACONS = Kind("beacon", BEACON_NAMES)
RIOT_CARDS = Kind("riot", RIOT_NAMES)
CARDS = Kind("influence", KIND_NAMES)

Read = Callable[[Any, int], Any]
Put = Callable[[Any, int, Any], None]


def whole(value: Any, least: int, most: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise ValueError(f"must be a number from {least} to {most}")
    return value


def word(value: Any, words: Sequence[str]) -> int:
    if not isinstance(value, str) or value.lower() not in words:
        raise ValueError(f"must be one of {', '.join(words)}")
    return list(words).index(value.lower())


def kinds(values: Any) -> list[int]:
    if not isinstance(values, list | tuple):
        raise ValueError("must be a list of cards")
    return [word(value, KIND_NAMES) for value in values]


# Shared numbers


def attribute(name: str, least: int, most: Callable[[Patriot], int]) -> tuple[Read, Put]:
    """A number that stands alone in the state."""

    def read(s: Patriot, seat: int) -> int:
        found: int = getattr(s, name)
        return found

    def put(s: Patriot, seat: int, value: Any) -> None:
        setattr(s, name, whole(value, least, most(s)))

    return read, put


def number(zone: str, name: str, most: Callable[[Patriot], int], least: int = 0) -> Value:
    read, put = attribute(name, least, most)
    return Value(zone, read, put)


def read_coins(s: Patriot, seat: int) -> int:
    return s.coins


def put_coins(s: Patriot, seat: int, value: Any) -> None:
    new = whole(value, 0, s.coins + s.supply[COINS])
    s.supply[COINS] += s.coins - new
    s.coins = new


def read_campaign(s: Patriot, seat: int) -> str:
    return "" if s.campaign == NONE else CAMPAIGN_NAMES[s.campaign]


def put_campaign(s: Patriot, seat: int, value: Any) -> None:
    s.campaign = word(value, CAMPAIGN_NAMES)


def read_rioted(s: Patriot, seat: int) -> bool:
    return s.rioted


def put_rioted(s: Patriot, seat: int, value: Any) -> None:
    if not isinstance(value, bool):
        raise ValueError("must be True or False")
    s.rioted = value


# Each seat's own


def read_character(s: Patriot, seat: int) -> str:
    return "" if s.who[seat] == NONE else CHARACTERS[s.who[seat]]


def put_character(s: Patriot, seat: int, value: Any) -> None:
    s.who[seat] = word(value, CHARACTERS)


def read_markers(s: Patriot, seat: int) -> int:
    return s.markers[seat]


def put_markers(s: Patriot, seat: int, value: Any) -> None:
    new = whole(value, 0, s.markers[seat] + s.supply[MARKERS])
    s.supply[MARKERS] += s.markers[seat] - new
    s.markers[seat] = new


def read_track(s: Patriot, seat: int) -> int:
    return s.track[seat]


def put_track(s: Patriot, seat: int, value: Any) -> None:
    s.track[seat] = whole(value, -s.pack.track_end, s.pack.track_end)


def read_once(s: Patriot, seat: int) -> bool:
    return bool(s.once[seat])


def put_once(s: Patriot, seat: int, value: Any) -> None:
    if not isinstance(value, bool):
        raise ValueError("must be True or False")
    s.once[seat] = int(value)


def read_launched(s: Patriot, seat: int) -> int:
    return s.launched[seat]


def put_launched(s: Patriot, seat: int, value: Any) -> None:
    s.launched[seat] = whole(value, 0, 99)


# This turn


def spent(zone: str, at: int, most: int) -> Value:
    def read(s: Patriot, seat: int) -> int:
        return s.spent[at]

    def put(s: Patriot, seat: int, value: Any) -> None:
        s.spent[at] = whole(value, 0, most)

    return Value(zone, read, put)


# Troops and Rioters


def standing(zone: str, field: str, supply: int) -> Value:
    """Where they stand: a list of Defense Spaces, one for each of them."""

    def read(s: Patriot, seat: int) -> list[int]:
        counts: list[int] = getattr(s, field)
        return [d for d in range(1, SPACES + 1) for _ in range(counts[d])]

    def put(s: Patriot, seat: int, value: Any) -> None:
        if not isinstance(value, list | tuple):
            raise ValueError(f"must be a list of Defense Spaces from 1 to {SPACES}")
        spaces = [whole(d, 1, SPACES) for d in value]
        counts: list[int] = getattr(s, field)
        there = sum(counts) + s.supply[supply]
        if len(spaces) > there:
            raise ValueError(f"there are only {there}")
        for d in range(SPACES + 1):
            counts[d] = spaces.count(d)
        s.supply[supply] = there - len(spaces)

    return Value(zone, read, put)


# Beacons


def read_slots(s: Patriot, seat: int) -> list[int]:
    return s.slots


def put_slots(s: Patriot, seat: int, beacons: list[int]) -> None:
    s.slots[:] = beacons


LAMPS = ("face-up", "launched", "used")


def read_lamps(s: Patriot, seat: int) -> list[str]:
    return [LAMPS[lamp] for lamp in s.lamps]


def put_lamps(s: Patriot, seat: int, value: Any) -> None:
    if not isinstance(value, list | tuple) or len(value) != s.pack.slots:
        raise ValueError(f"must be {s.pack.slots} words of {', '.join(LAMPS)}")
    lamps = [word(lamp, LAMPS) for lamp in value]
    coins = s.supply[COINS] + s.lit() - sum(lamp != FACE_UP for lamp in lamps)
    if coins < 0:
        raise ValueError("there are not enough coins in supply to mark them")
    s.supply[COINS] = coins
    s.lamps[:] = lamps


# Influence: cards are kinds, so a hand is told by name and takes what it needs from the piles


def take_from_piles(s: Patriot, wanted: list[int]) -> None:
    for card in wanted:
        pile = s.piles[card // VALUES]
        if card not in pile:
            swap_in(s, pile, card)
            pile.insert(0, card)
        pile.remove(card)


def give_back(s: Patriot, cards: list[int]) -> None:
    """Cards go under their pile."""
    for card in cards:
        s.piles[card // VALUES].insert(0, card)


def counted(zone: str, field: str, own: bool) -> Value:
    """A zone of counts: a hand, the votes, the discards."""

    def read(s: Patriot, seat: int) -> list[str]:
        counts: list[int] = getattr(s, field)
        start = seat * KINDS if own else 0
        return [KIND_NAMES[k] for k in range(KINDS) for _ in range(counts[start + k])]

    def put(s: Patriot, seat: int, value: Any) -> None:
        counts: list[int] = getattr(s, field)
        start = seat * KINDS if own else 0
        wanted = kinds(value)
        give_back(s, [k for k in range(KINDS) for _ in range(counts[start + k])])
        take_from_piles(s, wanted)
        for k in range(KINDS):
            counts[start + k] = wanted.count(k)

    return Value(zone, read, put)


def listed(zone: str, items: Callable[[Patriot], list[int]], only: int = NONE) -> Value:
    """A deck or row of Influence, from the top: what is put there comes on top of the rest."""

    def read(s: Patriot, seat: int) -> list[str]:
        return [KIND_NAMES[k] for k in items(s)[::-1]]

    def put(s: Patriot, seat: int, value: Any) -> None:
        wanted = kinds(value)
        deck = items(s)
        for card in wanted:
            if only not in (NONE, card // VALUES):
                raise ValueError(f"{KIND_NAMES[card]} does not belong here")
            if card in deck:
                deck.remove(card)
            else:
                swap_in(s, deck, card)
        deck.extend(wanted[::-1])

    return Value(zone, read, put)


def swap_in(s: Patriot, deck: list[int], card: int) -> None:
    """Fetch a card from elsewhere; a card of its type from this deck takes its place there."""
    elsewhere = s.piles[card // VALUES] if deck is not s.piles[card // VALUES] else s.po
    if card not in elsewhere:
        raise ValueError(f"no {KIND_NAMES[card]} is left")
    spare = [k for k in deck if k // VALUES == card // VALUES]
    if not spare:
        raise ValueError(f"no {TYPES[card // VALUES]} card here can make room for it")
    deck.remove(spare[0])
    elsewhere[elsewhere.index(card)] = spare[0]


def pile_of(kind: int) -> Callable[[Patriot], list[int]]:
    return lambda s: s.piles[kind]


def read_opinion(s: Patriot, seat: int) -> list[str]:
    return [KIND_NAMES[k] for k in s.opinion]


def take_from_po(s: Patriot, wanted: list[int]) -> None:
    """PAT-COMP-3: Opinion cards come from the Opinion deck, ten of each type for ever."""
    for card in wanted:
        if card not in s.po:
            swap_in(s, s.po, card)
            s.po.append(card)
        s.po.remove(card)


def put_opinion(s: Patriot, seat: int, value: Any) -> None:
    wanted = kinds(value)
    s.po.extend(s.opinion)
    take_from_po(s, wanted)
    s.opinion[:] = wanted


def read_po_discard(s: Patriot, seat: int) -> list[str]:
    return [KIND_NAMES[k] for k in range(KINDS) for _ in range(s.po_discard[k])]


def put_po_discard(s: Patriot, seat: int, value: Any) -> None:
    wanted = kinds(value)
    s.po[:0] = [k for k in range(KINDS) for _ in range(s.po_discard[k])]
    take_from_po(s, wanted)
    s.po_discard[:] = [wanted.count(k) for k in range(KINDS)]


def read_fresh(s: Patriot, seat: int) -> bool:
    return bool(s.fresh & PO_FRESH)


def put_fresh(s: Patriot, seat: int, value: Any) -> None:
    if not isinstance(value, bool):
        raise ValueError("must be True or False")
    s.fresh = PO_FRESH | 15 if value else 0


# Briefs that lie alone


def single(zone: str, field: str) -> Pile:
    def items(s: Patriot, seat: int) -> list[int]:
        brief: int = getattr(s, field)
        return [] if brief == NONE else [brief]

    def write(s: Patriot, seat: int, briefs: list[int]) -> None:
        if len(briefs) > 1:
            raise ValueError("one Brief, or none")
        setattr(s, field, briefs[0] if briefs else NONE)

    return Pile(zone, BRIEFS, items, write=write)


ZONES: tuple[Zone, ...] = (
    Value("campaign", read_campaign, put_campaign),
    number("round", "round", lambda s: s.pack.rounds, 1),
    number("ap", "ap", lambda s: 99),
    number("cu", "cu", lambda s: s.pack.unrest_limit - 1),
    number("threat", "threat", lambda s: s.pack.threat_limit[s.seats - 1] - 1),
    number("base-taxes", "base", lambda s: s.pack.base_most),
    Value("treasury", read_coins, put_coins),
    number("progress", "progress", lambda s: 99),
    number("failed", "failed", lambda s: 99),
    number("armed", "armed", lambda s: s.pack.armed_most),
    number("core", "core", lambda s: 16),
    Value("rioted", read_rioted, put_rioted),
    Value("character/{seat}", read_character, put_character),
    Value("markers/{seat}", read_markers, put_markers),
    Value("track/{seat}", read_track, put_track),
    Value("ability-used/{seat}", read_once, put_once),
    Value("launched/{seat}", read_launched, put_launched),
    standing("troops", "troops", TROOPS),
    standing("rioters", "rioters", RIOTERS),
    Pile("slots", BEACONS, read_slots, write=put_slots),
    Value("lamps", read_lamps, put_lamps),
    Pile("beacons", BEACONS, lambda s, seat: s.beacons, reserve=True, top_first=True),
    number("beacons-known-under", "beacons_under", lambda s: len(s.beacons)),
    Pile("riot-deck", RIOT_CARDS, lambda s, seat: s.riot_deck, reserve=True, top_first=True),
    Pile("riot-discard", RIOT_CARDS, lambda s, seat: s.riot_discard),
    Pile("riots", RIOT_CARDS, lambda s, seat: s.riots),
    Pile("briefs", BRIEFS, lambda s, seat: s.briefs, reserve=True, top_first=True),
    Pile("brief-discard", BRIEFS, lambda s, seat: s.brief_discard),
    number("briefs-known-top", "briefs_top", lambda s: len(s.briefs)),
    number("briefs-known-under", "briefs_under", lambda s: len(s.briefs)),
    single("brief", "brief"),
    single("kept", "kept"),
    Pile("looked", BRIEFS, lambda s, seat: s.looked),
    *(listed(f"pile/{TYPES[kind]}", pile_of(kind), kind) for kind in range(len(TYPES))),
    counted("discard", "discard", False),
    listed("po", lambda s: s.po),
    Value("po-discard", read_po_discard, put_po_discard),
    number("po-known-top", "po_top", lambda s: len(s.po)),
    Value("po-fresh", read_fresh, put_fresh),
    Value("opinion", read_opinion, put_opinion),
    counted("hand/{seat}", "hands", True),
    counted("pledged/{seat}", "pledged", True),
    number("tally", "tally", lambda s: 999, -999),
    *(spent(f"picks/{TYPES[kind]}", kind, 99) for kind in range(len(TYPES))),
    spent("predicted", PREDICTED, 1),
    spent("free-reroll-used", ORDERED, 1),
    spent("launch-discount", NODE, 99),
    spent("project-bonus", AUTOMATON, 99),
)


def begin(s: Patriot) -> None:
    """A position in a game that has begun: what nobody chose is the first there is."""
    s.round = max(1, s.round)
    s.campaign = max(0, s.campaign)
    for seat in range(s.seats):
        if s.who[seat] == NONE:
            s.who[seat] = next(c for c in range(len(CHARACTERS)) if c not in s.who)


def starting(*steps: Step[Any]) -> Callable[[Any, int], Sequence[Step[Any]]]:
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
    s.piles = influence_piles(s.pack)
    s.po, s.slots, s.lamps = [], [], []
    s.beacons = list(range(len(s.pack.beacons)))
    s.riot_deck = list(range(len(s.pack.riots)))
    s.briefs = list(range(len(s.pack.briefs)))
    asked = [] if s.campaign != NONE else [CAMPAIGN_CHOSEN]
    chosen = [CHARACTERS_CHOSEN[who] for who in range(s.seats) if s.who[who] == NONE]
    return [DEAL_OUT, *asked, *chosen, FIRST_CARDS]


STARTS: dict[str, Callable[[Any, int], Sequence[Step[Any]]]] = {
    "setup": setup,
    "gather": starting(GATHER, FREE_CARDS, ACT, ENCOUNTER, BEFORE_TRIGGER, TRIGGER, TURN_END),
    "act": starting(ACT, ENCOUNTER, BEFORE_TRIGGER, TRIGGER, TURN_END),
    "encounter": starting(ENCOUNTER, BEFORE_TRIGGER, TRIGGER, TURN_END),
    "trigger": starting(BEFORE_TRIGGER, TRIGGER, TURN_END),
    "turn-end": starting(TURN_END),
    "round-end": starting(ROUND_END),
}
# A random discard is told by the card's place in the hand, sorted as `hand/{seat}` reads it
FACES = {
    "d8": tuple(str(face) for face in range(1, 9)),
    "discard": tuple(str(place) for place in range(1, 169)),
}
SHUFFLES = {"briefs": BRIEFS, "beacons": BEACONS, "riots": RIOT_CARDS} | {
    name: CARDS for name in (*TYPES, "po")
}
