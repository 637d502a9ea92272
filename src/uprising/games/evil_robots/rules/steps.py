"""The rules of a round, in the order the rulebook tells them: setting up and counting down."""

from typing import Any, ClassVar, Final

from uprising.kernel import Ask, Move, Setup, Step, at

from ..seen import events
from . import moves as m
from . import state as st
from .cards import LEFT, PER_SIDE, RIGHT, TOTAL, Pack, card_id, count_of, side_id, side_of
from .effects import forget_aim, pay, reveal, turn_over
from .legal import gifts_of, legal, offers_of, reveal_moves, turn_moves
from .memory import deal_side, swap
from .state import NONE, EvilRobots
from .steps_count import BONUS, CLEANUP, COUNT, END_CHECK


class SetUp(Step[EvilRobots]):
    """EVIL-SETUP-2, EVIL-SETUP-4, EVIL-CHANCE-1: the first Dealer, and two shuffled decks."""

    def enter(self, s: EvilRobots) -> None:
        if s.heir == NONE:
            s.heir = s.chance("dealer", s.seats)
        s.shuffle("deck.left", s.left)
        s.shuffle("deck.right", s.right)
        s.push(ROUND_SETUP)


class RoundSetup(Step[EvilRobots]):
    """EVIL-ROUND-8: every round is set up from scratch, in the order EVIL-ROUND-1 to -5.

    EVIL-CLEAN-4: the holder of the Dealer Token deals.
    """

    def enter(self, s: EvilRobots) -> None:
        s.round += 1
        s.phase = st.SETTING_UP
        s.dealer = s.heir
        clear_round(s)
        deal_robot_cards(s)
        deal_power(s)
        if s.telling:
            tell_round(s)
        flip_coins(s)
        s.phase = st.COUNTDOWN
        s.then(
            OFFER, PRE_REVEALS[0], REVEALS[0], COUNT, BONUS, END_CHECK, CLEANUP, ROUND_SETUP
        )  # fmt: skip


def tell_round(s: EvilRobots) -> None:
    if st.has_extra(s):
        s.tell(events.RoundBeganWithExtra(s.round, at(s.dealer), s.pot, s.extra_card))
    else:
        s.tell(events.RoundBegan(s.round, at(s.dealer), s.pot))


def clear_round(s: EvilRobots) -> None:
    """What belongs to one round only."""
    s.power = [NONE] * s.seats
    s.given = []
    s.exposed = 0
    s.gifts = [0] * s.seats
    s.damped = s.surged = s.browned = s.loyal = NONE
    clear_offer(s)
    s.winners = []
    s.shares = []
    s.proposals = 0


def clear_offer(s: EvilRobots) -> None:
    """What belongs to one Power Card only."""
    s.claims = []
    s.bids = []
    s.purses = []


def deal_robot_cards(s: EvilRobots) -> None:
    """EVIL-ROUND-1, EVIL-SETUP-5: a card of each side of which a player holds none.

    EVIL-EX-9, EVIL-EDGE-41: who has kept one is dealt none. EVIL-EDGE-46: nor from an empty deck.
    """
    order = st.clockwise(s, s.dealer)
    holders = [0, 0]  # of each side, as bits; between rounds only kept cards are held
    for card in range(TOTAL):
        if s.where[card] >= 0:
            holders[side_of(card)] |= 1 << (s.where[card] >> 2)
    lacking = [[seat for seat in order if not held >> seat & 1] for held in holders]
    dealt = [deal_side(s, LEFT, lacking[LEFT]), deal_side(s, RIGHT, lacking[RIGHT])]
    if s.telling:
        for seat in order:
            for side in (LEFT, RIGHT):
                for i, card in enumerate(dealt[side]):
                    if lacking[side][i] == seat:
                        s.tell(events.Drew(at(seat), side_id(card), card_id(card)))


def deal_power(s: EvilRobots) -> None:
    """EVIL-ROUND-2, EVIL-ROUND-3, EVIL-ROUND-4: the pot, the Extra's card, the sorted stack.

    EVIL-ROUND-6, EVIL-EDGE-2: the card 0 in the stack is the lowest, and already shows zero.
    EVIL-ROUND-7, EVIL-EDGE-1: as the pot card it makes a pot of 0.
    """
    cards = list(st.printed_values(s))
    s.shuffle("power", cards)
    s.pot_card = s.pot = cards.pop()
    if st.has_extra(s):
        s.extra_card = cards.pop()
        s.extra_heads = 1
    cards.sort()
    assert len(cards) == s.seats  # EVIL-SETUP-6
    if cards[0] != 0:
        cards[0] += st.TURNED
    s.power_stack = cards


def flip_coins(s: EvilRobots) -> None:
    """EVIL-ROUND-5, EVIL-INFO-3: two coins each, of which the owner alone sees the hidden one."""
    for seat in range(s.seats):
        s.hidden[seat] = s.chance("coin.hidden", 2)
        s.shown[seat] = s.chance("coin.revealed", 2)
        s.known[seat] = 1 << seat
        if s.telling:
            shown, hidden = st.face_id(s.shown[seat]), st.face_id(s.hidden[seat])
            s.tell(events.Flipped(at(seat), shown, hidden))


class OfferCard(Step[EvilRobots]):
    """EVIL-COUNT-1: the top card of the stack is offered; EVIL-REV-1: until all have had a turn."""

    def enter(self, s: EvilRobots) -> None:
        clear_offer(s)
        if not s.power_stack:
            s.phase = st.PRE_REVEAL
        elif st.shows(s.power_stack[-1]):
            s.push(HANDS)
        else:
            s.push(HAND_OUT)


class Hands(Step[EvilRobots]):
    """EVIL-COUNT-3, EVIL-ASK-1: hands are raised at the same time; nobody sees who has answered."""

    takes: ClassVar[tuple[type[Move[Any]], ...]] = (m.Raise,)

    def enter(self, s: EvilRobots) -> None:
        about = ABOUT_CARD[s.power_stack[-1]]
        for seat in range(s.seats):
            if m.power_refusal(s, seat) is None:
                s.ask(
                    self, Ask(seat, "ask-hand", "EVIL-COUNT-3", m.RAISES, sealed=True, about=about)
                )

    def revealed(self, s: EvilRobots, answers: dict[int, m.Raise]) -> None:
        claims: list[int] = []
        for seat, move in answers.items():
            if move.up:
                claims.append(seat)
                if s.telling:
                    s.tell(events.Raised(at(seat), s.power_stack[-1]))
        if not claims:
            card = s.power_stack.pop()  # EVIL-COUNT-7, EVIL-COUNT-13
            s.power_stack.insert(0, card + st.TURNED)
            if s.telling:
                s.tell(events.Refused(card))
            s.push(OFFER)
        elif len(claims) == 1:
            s.push(GIVES[claims[0]])  # EVIL-COUNT-5
        else:
            s.claims = claims
            s.purses = purses_of(s)
            s.push(BRIBES)

    def default(self, s: EvilRobots, seat: int) -> Move[Any]:
        """EVIL-DEFAULT-1: not raised."""
        return m.RAISES[1]


class Bribes(Step[EvilRobots]):
    """EVIL-COUNT-8: every claimant but the Dealer makes a sealed offer."""

    takes: ClassVar[tuple[type[Move[Any]], ...]] = (m.Offer,)

    def enter(self, s: EvilRobots) -> None:
        about = ABOUT_CARD[s.power_stack[-1]]
        for seat in s.claims:
            if seat != s.dealer:
                moves = offers_of(s, seat)
                s.ask(
                    self,
                    Ask(
                        seat,
                        "ask-offer",
                        "EVIL-COUNT-8",
                        moves,
                        sealed=True,
                        progress=True,
                        about=about,
                    ),
                )

    def revealed(self, s: EvilRobots, answers: dict[int, m.Offer]) -> None:
        bids: list[int] = []
        for seat in s.claims:
            influence = 0
            tokens = 0
            if seat != s.dealer:
                move = answers[seat]
                influence = move.influence
                tokens = move.tokens
                if s.telling:
                    s.tell(events.Offered(at(seat), influence, tokens))
            bids.append(influence)
            bids.append(tokens)
        s.bids = bids
        s.push(CHOOSE)

    def default(self, s: EvilRobots, seat: int) -> Move[Any]:
        """EVIL-DEFAULT-1: nothing offered."""
        return m.OFFERS[0][0]


class Choose(Step[EvilRobots]):
    """EVIL-COUNT-6, EVIL-EX-3: the Dealer picks a claimant, whose offer is paid at once."""

    takes: ClassVar[tuple[type[Move[Any]], ...]] = (m.Pick,)

    def enter(self, s: EvilRobots) -> None:
        moves = legal(s, s.dealer, m.PICKS)
        about = ABOUT_CARD[s.power_stack[-1]]
        s.ask(self, Ask(s.dealer, "ask-pick", "EVIL-COUNT-6", moves, about=about))

    def answer(self, s: EvilRobots, seat: int, move: m.Pick) -> None:
        who = move.who
        if who != seat:
            i = s.claims.index(who)
            pay_bid(s, who, seat, s.bids[2 * i], s.bids[2 * i + 1])
        s.push(GIVES[who])

    def default(self, s: EvilRobots, seat: int) -> Move[Any]:
        """EVIL-DEFAULT-1: the first claimant clockwise from the Dealer."""
        return legal(s, seat, [m.PICKS[who] for who in st.clockwise(s, s.dealer)])[0]


def pay_bid(s: EvilRobots, who: int, to: int, influence: int, tokens: int) -> None:
    """EVIL-COUNT-8, EVIL-EDGE-8: as much of the offer as is still legal after other gifts."""
    room = s.pack.gift_cap - s.influence[to]
    influence = max(0, min(influence, s.influence[who], room))
    tokens = min(tokens, s.tokens[who])
    pay(s, who, to, influence, tokens)
    if s.telling and influence + tokens:
        s.tell(events.Paid(at(who), at(to), influence, tokens))


class HandOut(Step[EvilRobots]):
    """EVIL-COUNT-9, EVIL-EX-5: only zeros are left; the Dealer says who gets the next one."""

    takes: ClassVar[tuple[type[Move[Any]], ...]] = (m.ZeroTo,)

    def enter(self, s: EvilRobots) -> None:
        moves = legal(s, s.dealer, m.ZEROS)
        s.ask(self, Ask(s.dealer, "ask-zero", "EVIL-COUNT-9", moves, plain=True))

    def answer(self, s: EvilRobots, seat: int, move: m.ZeroTo) -> None:
        s.push(GIVES[move.who])

    def default(self, s: EvilRobots, seat: int) -> Move[Any]:
        """EVIL-DEFAULT-1: the first clockwise from the Dealer."""
        return legal(s, seat, [m.ZEROS[who] for who in st.clockwise(s, s.dealer)])[0]


def purses_of(s: EvilRobots) -> list[int]:
    """EVIL-COUNT-8: each claimant's Influence and tokens, and what the Dealer may get."""
    room = max(0, s.pack.gift_cap - s.influence[s.dealer])
    found: list[int] = []
    for seat in s.claims:
        found += [s.influence[seat], s.tokens[seat], room]
    return found


class Give(Step[EvilRobots]):
    """EVIL-COUNT-10, EVIL-COUNT-11: card, tokens, perhaps the Dealer Token; then the turn."""

    def __init__(self, who: int) -> None:
        self.who: Final = who

    def enter(self, s: EvilRobots) -> None:
        card = s.power_stack.pop()
        first = not s.given
        tokens = s.pack.tokens_per_turn
        if first:
            tokens += s.pack.first_card_bonus
            s.heir = self.who
        s.power[self.who] = card
        s.given.append(self.who)
        s.tokens[self.who] += tokens
        clear_offer(s)
        if s.telling:
            tell_given(s, self.who, st.shows(card), tokens, first)
        s.then(TURNS[self.who], OFFER)


def tell_given(s: EvilRobots, who: int, value: int, tokens: int, first: bool) -> None:
    if first:
        s.tell(events.GivenFirst(at(who), value, tokens))
    else:
        s.tell(events.Given(at(who), value, tokens))


class Turn(Step[EvilRobots]):
    """EVIL-TURN-1: any sequence of actions that can be paid for, or none."""

    takes: ClassVar[tuple[type[Move[Any]], ...]] = (m.Play, m.FlipAny, m.FlipOwn, m.Swap, m.End)

    def __init__(self, who: int) -> None:
        self.who: Final = who

    def enter(self, s: EvilRobots) -> None:
        s.ask(self, Ask(self.who, "ask-turn", "EVIL-TURN-1", turn_moves(s, self.who)))

    def answer(
        self, s: EvilRobots, seat: int, move: m.End | m.Play | m.FlipAny | m.FlipOwn | m.Swap
    ) -> None:
        if isinstance(move, m.End):
            return
        s.push(self)
        if isinstance(move, m.Play):
            reveal(s, seat, move.card, move.use, move.a, move.b)
        elif isinstance(move, m.FlipAny):
            s.tokens[seat] -= s.pack.cost_flip_any  # EVIL-TURN-8
            turn_over(s, move.who, seat)
        elif isinstance(move, m.FlipOwn):
            s.tokens[seat] -= s.pack.cost_flip_own
            turn_over(s, seat, seat)
        else:
            s.influence[seat] -= s.pack.cost_swap
            shown = st.is_unused(s, seat, move.card) is False
            drawn = swap(s, seat, move.card)
            if shown:
                forget_aim(s, move.card)
            if shown and s.telling:
                s.tell(events.SwappedShown(at(seat), card_id(move.card), card_id(drawn)))
            elif s.telling:
                s.tell(events.Swapped(at(seat), side_id(drawn), card_id(move.card), card_id(drawn)))

    def default(self, s: EvilRobots, seat: int) -> Move[Any]:
        """EVIL-DEFAULT-2: end the turn."""
        return m.END


class PreReveal(Step[EvilRobots]):
    """EVIL-GIFT-9: before the Reveal Phase everyone, in given order, may make one gift."""

    takes: ClassVar[tuple[type[Move[Any]], ...]] = (m.Gift, m.Pass)

    def __init__(self, slot: int) -> None:
        self.slot: Final = slot

    def enter(self, s: EvilRobots) -> None:
        if self.slot == s.seats:
            s.phase = st.REVEAL
            return
        seat = s.given[self.slot]
        # what somebody owns is public: with nothing to give there is nothing to ask
        moves = [*m.PASSES, *gifts_of(s, seat)]
        s.ask(self, Ask(seat, "ask-gift", "EVIL-GIFT-9", moves, plain=True))

    def answer(self, s: EvilRobots, seat: int, move: Move[Any]) -> None:
        if isinstance(move, m.Gift):
            move.act(s, seat)
        s.push(PRE_REVEALS[self.slot + 1])

    def default(self, s: EvilRobots, seat: int) -> Move[Any]:
        """EVIL-DEFAULT-2: no gift."""
        return m.PASS


class RevealSlot(Step[EvilRobots]):
    """EVIL-REV-2, EVIL-REV-3: in given order, one slot each; everyone is asked, in the same way.

    EVIL-EDGE-27, EVIL-EDGE-28: a token lent before the slot can be used in it, later it cannot.
    """

    takes: ClassVar[tuple[type[Move[Any]], ...]] = (m.Reveal, m.Pass)

    def __init__(self, slot: int) -> None:
        self.slot: Final = slot

    def enter(self, s: EvilRobots) -> None:
        if self.slot == s.seats:
            return
        seat = s.given[self.slot]
        moves = reveal_moves(s, seat)
        s.ask(self, Ask(seat, "ask-reveal", "EVIL-REV-2", moves, window=True))

    def answer(self, s: EvilRobots, seat: int, move: Move[Any]) -> None:
        if isinstance(move, m.Reveal):
            s.push(self)
            reveal(s, seat, move.card, True, move.a, move.b)
        else:
            s.push(REVEALS[self.slot + 1])

    def default(self, s: EvilRobots, seat: int) -> Move[Any]:
        """EVIL-DEFAULT-2: pass."""
        return m.PASS


SET_UP: Final = SetUp()
ROUND_SETUP: Final = RoundSetup()
OFFER: Final = OfferCard()
HANDS: Final = Hands()
BRIBES: Final = Bribes()
CHOOSE: Final = Choose()
HAND_OUT: Final = HandOut()
GIVES: Final = [Give(seat) for seat in range(9)]
TURNS: Final = [Turn(seat) for seat in range(9)]
PRE_REVEALS: Final = [PreReveal(slot) for slot in range(10)]
REVEALS: Final = [RevealSlot(slot) for slot in range(10)]
ABOUT_CARD: Final[list[tuple[tuple[str, str | int], ...]]] = [
    (("value", value),) for value in range(2 * st.TURNED)
]


def deal(setup: Setup) -> EvilRobots:
    """EVIL-SETUP-1, EVIL-SETUP-7: an empty table; chance comes with the first step."""
    pack = setup.pack
    assert isinstance(pack, Pack)
    seats = setup.seats
    heir = 0 if setup.options.get("dealer") == "first-seat" else NONE
    zeros = [0] * seats
    nothing_known = [*zeros, (1 << TOTAL) - 1]  # every card may be in its deck
    s = EvilRobots(
        pack, seats, 0, st.SETTING_UP, NONE, heir, 0, NONE, NONE, 1, [], [NONE] * seats, [],
        zeros.copy(), zeros.copy(), 0, [1 << seat for seat in range(seats)],
        [count_of(pack, seats).influence] * seats, zeros.copy(), zeros.copy(), [NONE] * TOTAL,
        list(range(PER_SIDE)), list(range(PER_SIDE, TOTAL)), [], [], nothing_known * (seats + 1),
        NONE, NONE, NONE, NONE, [], [], [], [], [], 0, False,
    )  # fmt: skip
    s.begin(SET_UP)
    return s
