"""What is seen: power, tokens, Influence and revealed coins of all; one's own secrets; memories."""

import msgspec

from uprising.kernel import at

from ..rules import state as st
from ..rules.cards import KEYS, TOTAL, side_of
from ..rules.memory import places_of
from ..rules.state import NONE, EvilRobots
from ..rules.steps_count import most_proposals
from ..rules.targets import word_of

DECKS = ("~id-left-deck", "~id-right-deck")


class Print(msgspec.Struct, frozen=True, tag="print"):
    """What is printed on a Robot Card that this view names (EVIL-CARD-1); `right`: its side."""

    card: str
    right: bool
    kind: str
    cost: int
    source: str


class FaceUp(msgspec.Struct, frozen=True, tag="face-up"):
    """A Robot Card on the table; `in_effect` if it was revealed with use; `aim` its choice."""

    card: str
    in_effect: bool
    aim: str | None


class PlayerView(msgspec.Struct, frozen=True, tag="player"):
    """A seat. `hidden` is the face of the hidden coin if one knows it; `cards` are those one sees.

    `left` and `right` say how many unused cards of each side lie there (EVIL-INFO-4). `teams` are
    those the seat may belong to, as far as one can tell (EVIL-TEAM-1).
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
    teams: tuple[str, ...]
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

    `goal` and the costs are the pack's; `prints` are the cards of one's own hand and of the table.
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
    goal: int
    cost_flip_any: int
    cost_flip_own: int
    cost_swap: int
    prints: tuple[Print, ...]


def view(s: EvilRobots, seat: int | None) -> EvilView:
    """EVIL-INFO-12: exactly what is public (EVIL-INFO-8, EVIL-INFO-10), one's own, remembered."""
    counted = s.phase in (st.SPLIT, st.CLOSING)
    totals = st.totals_of(s) if counted else []
    won = st.winning_teams(s, totals) if counted else []
    return EvilView(
        round=s.round,
        phase=st.PHASES[s.phase],
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
        winning=tuple([st.TEAMS[team] for team, did in enumerate(won) if did]),
        proposals_left=most_proposals(s) - s.proposals if s.phase == st.SPLIT else 0,
        cycled=s.cycled,
        goal=s.pack.threshold,
        cost_flip_any=s.pack.cost_flip_any,
        cost_flip_own=s.pack.cost_flip_own,
        cost_swap=s.pack.cost_swap,
        prints=prints(s, seat),
    )


def prints(s: EvilRobots, seat: int | None) -> tuple[Print, ...]:
    """The cards one holds and those that lie face up, in the order of the list of cards."""
    seen = []
    for card, place in enumerate(s.where):
        if place >= 0 and (place & 3 != st.UNUSED or place >> 2 == seat):
            it = s.pack.cards[card]
            seen.append(Print(it.key, it.side == "right", it.type, it.cost, it.source))
    return tuple(seen)


def power_word(card: int) -> str:
    """A Power Card as it lies: `6`, or `0(7)` with its zero side up."""
    return str(card) if card < st.TURNED else f"0({card - st.TURNED})"


def extra_view(s: EvilRobots) -> ExtraView | None:
    if not st.has_extra(s):
        return None
    return ExtraView(
        s.extra_card, st.power_level(s, st.EXTRA), s.extra_heads, st.TEAMS[s.extra_heads]
    )


def knows(s: EvilRobots, who: int, seat: int | None) -> bool:
    """EVIL-INFO-1, EVIL-INFO-2: whether a seat (or the public) knows the face of a hidden coin."""
    return bool(s.known[who] & (st.PUBLIC if seat is None else 1 << seat))


def player_view(s: EvilRobots, who: int, seat: int | None, counted: bool) -> PlayerView:
    spent, used = 4 * who + st.SPENT, 4 * who + st.USED
    return PlayerView(
        influence=s.influence[who],
        tokens=s.tokens[who],
        power=None if s.power[who] == NONE else power_word(s.power[who]),
        level=st.power_level(s, who),
        shown=st.FACES[s.shown[who]],
        hidden=st.FACES[s.hidden[who]] if knows(s, who, seat) else None,
        exposed=bool(s.exposed & (1 << who)),
        cards=tuple([KEYS[card] for card in st.unused_of(s, who)]) if who == seat else (),
        left=st.unused_on(s, who, 0),
        right=st.unused_on(s, who, 1),
        face_up=tuple(
            [
                FaceUp(KEYS[card], place == used, aim_of(s, card))
                for card, place in enumerate(s.where)
                if place in (spent, used)
            ]
        ),
        gifts=s.gifts[who],
        teams=teams(s, who, seat),
        team=st.TEAMS[st.team_of(s, who)] if counted else None,
        winner=who in s.winners,
    )


def teams(s: EvilRobots, who: int, seat: int | None) -> tuple[str, ...]:
    """EVIL-TEAM-1: one team if both coins are known, else one for each face of the hidden one."""
    if knows(s, who, seat):
        return (st.TEAMS[st.team_of(s, who)],)
    return tuple([st.TEAMS[s.shown[who] + face] for face in range(len(st.FACES))])


def aim_of(s: EvilRobots, card: int) -> str | None:
    """EVIL-CARD-9: the choice a card on the table stands for."""
    if s.where[card] & 3 != st.USED:
        return None
    if KEYS[card] == "loyalist-script":
        return st.TEAMS[s.loyal]
    aims = {"dampener": s.damped, "power-surge": s.surged, "brownout": s.browned}
    aim = aims.get(KEYS[card], NONE)
    return None if aim == NONE else word_of(aim)


def bottom(s: EvilRobots, side: int, seat: int | None) -> tuple[str | None, ...]:
    """EVIL-INFO-7: the swapped cards under a deck, lowest first, as far as one knows them."""
    eyes = st.PUBLIC if seat is None else 1 << seat
    deck = st.deck_of(s, side)
    return tuple(
        KEYS[deck[i]] if known & eyes else None for i, known in enumerate(st.known_of(s, side))
    )


def memories(s: EvilRobots, seat: int | None) -> tuple[Memory, ...]:
    """EVIL-INFO-5, -6, -11: what one can tell about cards out of sight, where it is not nothing."""
    row = s.seats if seat is None else seat
    hands = [
        [who for who in range(s.seats) if who != seat and st.unused_on(s, who, side)]
        for side in range(len(DECKS))
    ]
    # every place where a card of a side could lie, as far as anybody can tell
    open_places = [
        sum(1 << who for who in hands[side]) | (st.IN_DECK if st.deck_of(s, side) else 0)
        for side in range(len(DECKS))
    ]
    found = []
    for card in range(TOTAL):
        place = s.where[card]
        if place >= 0 and (place & 3 != st.UNUSED or place >> 2 == seat):
            continue
        may, side = places_of(s, row, card), side_of(card)
        if may & open_places[side] == open_places[side]:
            continue  # nothing is known about it
        places = [at(who) for who in hands[side] if may & (1 << who)]
        if may & st.IN_DECK:
            places.append(DECKS[side])
        if len(places) < open_places[side].bit_count():
            found.append(Memory(KEYS[card], tuple(places)))
    return tuple(found)


def bid(s: EvilRobots, i: int) -> Bid:
    most = min(s.purses[3 * i], s.purses[3 * i + 2])
    if not s.bids:
        return Bid(at(s.claims[i]), most, s.purses[3 * i + 1], None, None)
    return Bid(at(s.claims[i]), most, s.purses[3 * i + 1], s.bids[2 * i], s.bids[2 * i + 1])
