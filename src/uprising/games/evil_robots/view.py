"""What is seen: power, tokens, Influence and revealed coins of all; one's own secrets; memories."""

from __future__ import annotations

import msgspec

from uprising.kernel import Event, at

from . import events as e
from .cards import KEYS, PER_SIDE, SIDES, TOTAL, side_of
from .memory import places_of
from .state import (
    CLOSING,
    EXTRA,
    IN_DECK,
    NONE,
    PHASES,
    PUBLIC,
    SPENT,
    SPLIT,
    TEAMS,
    TURNED,
    UNUSED,
    USED,
    EvilRobots,
    deck_of,
    has_extra,
    known_of,
    power_level,
    team_of,
    totals_of,
    unused_of,
    unused_on,
    winning_teams,
)
from .steps_count import most_proposals
from .targets import word_of

FACES = ("tails", "heads")
DECKS = ("~id-left-deck", "~id-right-deck")


class FaceUp(msgspec.Struct, frozen=True, tag="face-up"):
    """A Robot Card on the table; `in_effect` if it was revealed with use; `aim` its choice."""

    card: str
    in_effect: bool
    aim: str | None


class PlayerView(msgspec.Struct, frozen=True, tag="player"):
    """A seat. `hidden` is the face of the hidden coin if one knows it; `cards` are those one sees.

    `left` and `right` say how many unused cards of each side lie there (EVIL-INFO-4).
    """

    influence: int
    tokens: int
    power: str | None
    level: int
    shown: str
    hidden: str | None
    exposed: bool
    cards: tuple[str, ...]
    left: int
    right: int
    face_up: tuple[FaceUp, ...]
    gifts: int
    team: str | None
    winner: bool


class Bid(msgspec.Struct, frozen=True, tag="bid"):
    """EVIL-COUNT-8: a claimant, the most that may be offered and, once shown, the offer."""

    who: str
    most_influence: int
    most_tokens: int
    influence: int | None
    tokens: int | None


class Share(msgspec.Struct, frozen=True, tag="share"):
    who: str
    share: int | None


class Memory(msgspec.Struct, frozen=True, tag="memory"):
    """A card out of sight, and where it may be as far as one can tell."""

    card: str
    places: tuple[str, ...]


class ExtraView(msgspec.Struct, frozen=True, tag="extra"):
    power: int
    level: int
    heads: int
    team: str


class EvilView(msgspec.Struct, frozen=True, tag="evil_robots"):
    """`stack` is listed from the top; the bottoms are cards one knows to lie lowest in each deck.

    The words for a phase are `phase-<phase>`, for a card `id-<card>` and `text-<card>`.
    """

    round: int
    phase: str
    dealer: str
    next_dealer: str
    pot: int
    pot_card: int
    stack: tuple[str, ...]
    given: tuple[str, ...]
    extra: ExtraView | None
    players: tuple[PlayerView, ...]
    left_deck: int
    right_deck: int
    left_bottom: tuple[str | None, ...]
    right_bottom: tuple[str | None, ...]
    memories: tuple[Memory, ...]
    bids: tuple[Bid, ...]
    winners: tuple[Share, ...]
    totals: tuple[int, ...]
    winning: tuple[str, ...]
    proposals_left: int
    cycled: bool


def view(s: EvilRobots, seat: int | None) -> EvilView:
    """EVIL-INFO-12: exactly what is public (EVIL-INFO-8, EVIL-INFO-10), one's own, remembered."""
    counted = s.phase in (SPLIT, CLOSING)
    totals = totals_of(s) if counted else []
    won = winning_teams(s, totals) if counted else []
    return EvilView(
        round=s.round,
        phase=PHASES[s.phase],
        dealer=at(s.dealer),
        next_dealer=at(s.heir),
        pot=s.pot,
        pot_card=s.pot_card,
        stack=tuple([power_word(card) for card in reversed(s.power_stack)]),
        given=tuple([at(who) for who in s.given]),
        extra=extra_view(s),
        players=tuple([player_view(s, who, seat, counted) for who in range(s.seats)]),
        left_deck=len(s.left),
        right_deck=len(s.right),
        left_bottom=bottom(s, 0, seat),
        right_bottom=bottom(s, 1, seat),
        memories=memories(s, seat),
        bids=tuple([bid(s, i) for i in range(len(s.claims))]),
        winners=tuple(
            Share(at(who), s.shares[i] if s.shares else None) for i, who in enumerate(s.winners)
        ),
        totals=tuple(totals),
        winning=tuple([TEAMS[team] for team, did in enumerate(won) if did]),
        proposals_left=most_proposals(s) - s.proposals if s.phase == SPLIT else 0,
        cycled=s.cycled,
    )


def power_word(card: int) -> str:
    """A Power Card as it lies: `6`, or `0(7)` with its zero side up."""
    return str(card) if card < TURNED else f"0({card - TURNED})"


def extra_view(s: EvilRobots) -> ExtraView | None:
    if not has_extra(s):
        return None
    return ExtraView(s.extra_card, power_level(s, EXTRA), s.extra_heads, TEAMS[s.extra_heads])


def knows(s: EvilRobots, who: int, seat: int | None) -> bool:
    """EVIL-INFO-1, EVIL-INFO-2: whether a seat (or the public) knows the face of a hidden coin."""
    return bool(s.known[who] & (PUBLIC if seat is None else 1 << seat))


def player_view(s: EvilRobots, who: int, seat: int | None, counted: bool) -> PlayerView:
    spent, used = 4 * who + SPENT, 4 * who + USED
    return PlayerView(
        influence=s.influence[who],
        tokens=s.tokens[who],
        power=None if s.power[who] == NONE else power_word(s.power[who]),
        level=power_level(s, who),
        shown=FACES[s.shown[who]],
        hidden=FACES[s.hidden[who]] if knows(s, who, seat) else None,
        exposed=bool(s.exposed & (1 << who)),
        cards=tuple([KEYS[card] for card in unused_of(s, who)]) if who == seat else (),
        left=unused_on(s, who, 0),
        right=unused_on(s, who, 1),
        face_up=tuple(
            [
                FaceUp(KEYS[card], place == used, aim_of(s, card))
                for card, place in enumerate(s.where)
                if place in (spent, used)
            ]
        ),
        gifts=s.gifts[who],
        team=TEAMS[team_of(s, who)] if counted else None,
        winner=who in s.winners,
    )


def aim_of(s: EvilRobots, card: int) -> str | None:
    """EVIL-CARD-9: the choice a card on the table stands for."""
    if s.where[card] & 3 != USED:
        return None
    if KEYS[card] == "loyalist-script":
        return TEAMS[s.loyal]
    aims = {"dampener": s.damped, "power-surge": s.surged, "brownout": s.browned}
    aim = aims.get(KEYS[card], NONE)
    return None if aim == NONE else word_of(aim)


def bottom(s: EvilRobots, side: int, seat: int | None) -> tuple[str | None, ...]:
    """EVIL-INFO-7: the swapped cards under a deck, lowest first, as far as one knows them."""
    eyes = PUBLIC if seat is None else 1 << seat
    deck = deck_of(s, side)
    return tuple(
        KEYS[deck[i]] if known & eyes else None for i, known in enumerate(known_of(s, side))
    )


def memories(s: EvilRobots, seat: int | None) -> tuple[Memory, ...]:
    """EVIL-INFO-5, -6, -11: what one can tell about cards out of sight, where it is not nothing."""
    row = s.seats if seat is None else seat
    hands = [
        [who for who in range(s.seats) if who != seat and unused_on(s, who, side)]
        for side in range(len(DECKS))
    ]
    # every place where a card of a side could lie, as far as anybody can tell
    open_places = [
        sum(1 << who for who in hands[side]) | (IN_DECK if deck_of(s, side) else 0)
        for side in range(len(DECKS))
    ]
    found = []
    for card in range(TOTAL):
        place = s.where[card]
        if place >= 0 and (place & 3 != UNUSED or place >> 2 == seat):
            continue
        may, side = places_of(s, row, card), side_of(card)
        if may & open_places[side] == open_places[side]:
            continue  # nothing is known about it
        places = [at(who) for who in hands[side] if may & (1 << who)]
        if may & IN_DECK:
            places.append(DECKS[side])
        if len(places) < open_places[side].bit_count():
            found.append(Memory(KEYS[card], tuple(places)))
    return tuple(found)


def bid(s: EvilRobots, i: int) -> Bid:
    most = min(s.purses[3 * i], s.purses[3 * i + 2])
    if not s.bids:
        return Bid(at(s.claims[i]), most, s.purses[3 * i + 1], None, None)
    return Bid(at(s.claims[i]), most, s.purses[3 * i + 1], s.bids[2 * i], s.bids[2 * i + 1])


# Events


class SawRound(msgspec.Struct, frozen=True, tag="round"):
    round: int
    dealer: str
    pot: int


class SawExtra(msgspec.Struct, frozen=True, tag="round-extra"):
    round: int
    dealer: str
    pot: int
    extra: int


class SawDrew(msgspec.Struct, frozen=True, tag="drew"):
    who: str
    card: str


class SawDrewHidden(msgspec.Struct, frozen=True, tag="drew-hidden"):
    who: str
    side: str


class SawFlipped(msgspec.Struct, frozen=True, tag="flipped"):
    who: str
    shown: str


class SawFlippedOwn(msgspec.Struct, frozen=True, tag="flipped-own"):
    who: str
    shown: str
    hidden: str


class SawRaised(msgspec.Struct, frozen=True, tag="raised"):
    who: str
    value: int


class SawRefused(msgspec.Struct, frozen=True, tag="refused"):
    value: int


class SawOffered(msgspec.Struct, frozen=True, tag="offered"):
    who: str
    influence: int
    tokens: int


class SawPaid(msgspec.Struct, frozen=True, tag="paid"):
    who: str
    to: str
    influence: int
    tokens: int


class SawGiven(msgspec.Struct, frozen=True, tag="given"):
    who: str
    value: int
    tokens: int


class SawGivenFirst(msgspec.Struct, frozen=True, tag="given-first"):
    who: str
    value: int
    tokens: int


class SawGift(msgspec.Struct, frozen=True, tag="gift"):
    who: str
    to: str
    what: str
    amount: int


class SawRevealed(msgspec.Struct, frozen=True, tag="revealed"):
    who: str
    card: str


class SawSpent(msgspec.Struct, frozen=True, tag="spent"):
    who: str
    card: str


class SawTurned(msgspec.Struct, frozen=True, tag="turned"):
    who: str
    whose: str
    face: str


class SawExchanged(msgspec.Struct, frozen=True, tag="exchanged"):
    first: str
    second: str


class SawHidden(msgspec.Struct, frozen=True, tag="hidden-coin"):
    who: str
    how: str


class SawHiddenFace(msgspec.Struct, frozen=True, tag="hidden-face"):
    who: str
    how: str
    face: str


class SawScanned(msgspec.Struct, frozen=True, tag="scanned"):
    who: str
    whose: str


class SawScan(msgspec.Struct, frozen=True, tag="scan"):
    who: str
    whose: str
    face: str


class SawAimed(msgspec.Struct, frozen=True, tag="aimed"):
    card: str
    target: str


class SawFaceDown(msgspec.Struct, frozen=True, tag="face-down"):
    who: str
    card: str


class SawSwapped(msgspec.Struct, frozen=True, tag="swapped"):
    who: str
    side: str


class SawSwap(msgspec.Struct, frozen=True, tag="swap"):
    who: str
    card: str
    drawn: str


class SawStole(msgspec.Struct, frozen=True, tag="stole"):
    who: str
    whose: str
    amount: int


class SawPot(msgspec.Struct, frozen=True, tag="pot"):
    pot: int


class SawDealer(msgspec.Struct, frozen=True, tag="dealer"):
    who: str


class SawShown(msgspec.Struct, frozen=True, tag="shown"):
    who: str
    face: str
    team: str
    level: int


class SawCounted(msgspec.Struct, frozen=True, tag="counted"):
    evil: int
    neutral: int
    good: int


class SawWon(msgspec.Struct, frozen=True, tag="won"):
    who: str


class SawReturned(msgspec.Struct, frozen=True, tag="returned"):
    amount: int


class SawProposed(msgspec.Struct, frozen=True, tag="proposed"):
    who: str
    to: str
    share: int


class SawDeclined(msgspec.Struct, frozen=True, tag="declined"):
    who: str


class SawAccepted(msgspec.Struct, frozen=True, tag="accepted"):
    who: str


class SawRejected(msgspec.Struct, frozen=True, tag="rejected"):
    who: str


class SawGained(msgspec.Struct, frozen=True, tag="gained"):
    who: str
    amount: int


class SawGainedBy(msgspec.Struct, frozen=True, tag="gained-by"):
    who: str
    amount: int
    card: str


class SawLostBy(msgspec.Struct, frozen=True, tag="lost-by"):
    who: str
    amount: int
    card: str


class SawNoAgreement(msgspec.Struct, frozen=True, tag="no-agreement"):
    pass


class SawAnotherRound(msgspec.Struct, frozen=True, tag="another-round"):
    pass


class SawKept(msgspec.Struct, frozen=True, tag="kept"):
    who: str
    left: int
    right: int


def card_text(card: int) -> str:
    return f"~id-{KEYS[card]}"


def face_text(face: int) -> str:
    return f"~id-{FACES[face]}"


def target_text(target: int) -> str:
    """A participant, team, deck or card in a sentence."""
    word = word_of(target)
    return word if word.startswith("@") else f"~id-{word}"


def side_text(card: int) -> str:
    return f"~id-{SIDES[card // PER_SIDE]}"


def sees(eyes: int, seat: int | None) -> bool:
    return bool(eyes & (PUBLIC if seat is None else 1 << seat))


def seen_by(event: Event, seat: int | None) -> msgspec.Struct | None:
    match event:
        case e.RoundBegan(extra=-1):
            return SawRound(event.round, at(event.dealer), event.pot)
        case e.RoundBegan():
            return SawExtra(event.round, at(event.dealer), event.pot, event.extra)
        case e.Drew():
            if event.seat == seat:
                return SawDrew(at(event.seat), card_text(event.card))
            return SawDrewHidden(at(event.seat), side_text(event.card))
        case e.Flipped():
            if event.seat == seat:
                return SawFlippedOwn(
                    at(event.seat), face_text(event.shown), face_text(event.hidden)
                )
            return SawFlipped(at(event.seat), face_text(event.shown))
        case e.Raised():
            return SawRaised(at(event.seat), event.card)
        case e.Refused():
            return SawRefused(event.card)
        case e.Offered():
            return SawOffered(at(event.seat), event.influence, event.tokens)
        case e.Paid():
            return SawPaid(at(event.seat), at(event.to), event.influence, event.tokens)
        case e.Given(first=True):
            return SawGivenFirst(at(event.seat), event.value, event.tokens)
        case e.Given():
            return SawGiven(at(event.seat), event.value, event.tokens)
        case e.Gifted():
            what = "~id-token" if event.tokens else "~id-influence"
            return SawGift(at(event.seat), at(event.to), what, event.amount)
        case e.Revealed(used=True):
            return SawRevealed(at(event.seat), card_text(event.card))
        case e.Revealed():
            return SawSpent(at(event.seat), card_text(event.card))
    return seen_of_cards(event, seat)


def seen_of_cards(event: Event, seat: int | None) -> msgspec.Struct | None:
    """What card effects showed."""
    match event:
        case e.TurnedOver():
            return SawTurned(at(event.seat), target_text(event.who), face_text(event.face))
        case e.Exchanged():
            return SawExchanged(target_text(event.first), target_text(event.second))
        case e.HiddenChanged():
            how = f"~id-{event.how}"
            if sees(event.eyes, seat):
                return SawHiddenFace(at(event.seat), how, face_text(event.face))
            return SawHidden(at(event.seat), how)
        case e.Scanned():
            if event.seat == seat:
                return SawScan(at(event.seat), at(event.who), face_text(event.face))
            return SawScanned(at(event.seat), at(event.who))
        case e.Aimed():
            return SawAimed(card_text(event.card), target_text(event.target))
        case e.FaceDown():
            return SawFaceDown(at(event.seat), card_text(event.card))
        case e.Swapped():
            if event.seat == seat:
                return SawSwap(at(event.seat), card_text(event.card), card_text(event.drawn))
            return SawSwapped(at(event.seat), side_text(event.card))
        case e.Stole():
            return SawStole(at(event.seat), at(event.who), event.amount)
        case e.PotChanged():
            return SawPot(event.pot)
        case e.DealerChanged():
            return SawDealer(at(event.seat))
    return seen_of_the_end(event)


def seen_of_the_end(event: Event) -> msgspec.Struct:
    """The count and what follows is public."""
    match event:
        case e.Shown():
            team = f"~id-{TEAMS[event.team]}"
            return SawShown(at(event.seat), face_text(event.face), team, event.level)
        case e.Counted():
            return SawCounted(*event.totals)
        case e.Won():
            return SawWon(at(event.seat))
        case e.PotReturned():
            return SawReturned(event.amount)
        case e.Proposed():
            return SawProposed(at(event.seat), at(event.to), event.share)
        case e.Declined():
            return SawDeclined(at(event.seat))
        case e.Voted(accept=True):
            return SawAccepted(at(event.seat))
        case e.Voted():
            return SawRejected(at(event.seat))
        case e.Gained(card=-1):
            return SawGained(at(event.seat), event.amount)
        case e.Gained():
            card = card_text(event.card)
            if event.amount < 0:
                return SawLostBy(at(event.seat), -event.amount, card)
            return SawGainedBy(at(event.seat), event.amount, card)
        case e.NoAgreement():
            return SawNoAgreement()
        case e.AnotherRound():
            return SawAnotherRound()
        case e.Kept():
            return SawKept(at(event.seat), event.left, event.right)
    raise AssertionError(event)
