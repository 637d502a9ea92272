"""What a player can do, and why not."""

from typing import Any, Final

from uprising.kernel import Move, Refusal, at

from ..seen import events
from . import state as st
from .cards import KEYS, MOST_SEATS, TOTAL, side_of
from .effects import aim_of, pay
from .state import NONE, EvilRobots
from .targets import ANCHORED, NO_SEAT, coin_refusal, word_of

OVER: Final = Refusal("refuse-over", "EVIL-END-4")
NOT_ASKED: Final = Refusal("refuse-not-asked", "EVIL-FLOW-1")
NOT_NOW: Final = Refusal("refuse-not-now", "EVIL-FLOW-1")
OFFER_TOO_MUCH: Final = Refusal("refuse-offer-owned", "EVIL-COUNT-8")
OFFER_LIFTS: Final = Refusal("refuse-offer-lifts", "EVIL-COUNT-8")
NOT_CLAIMANT: Final = Refusal("refuse-not-claimant", "EVIL-COUNT-6")
HAS_POWER: Final = Refusal("refuse-has-power", "EVIL-COUNT-2")
DEALER_FIRST: Final = Refusal("refuse-dealer-first", "EVIL-COUNT-4")
NOT_YOURS: Final = Refusal("refuse-not-yours", "EVIL-TURN-2")
FACE_UP: Final = Refusal("refuse-face-up", "EVIL-TURN-2")
SWAP_NOT_YOURS: Final = Refusal("refuse-not-yours", "EVIL-TURN-5")
REVEAL_NOT_YOURS: Final = Refusal("refuse-not-yours", "EVIL-REV-2")
REVEAL_FACE_UP: Final = Refusal("refuse-face-up", "EVIL-REV-2")
ENDGAME_NOT_YOURS: Final = Refusal("refuse-not-yours", "EVIL-END-2")
KEEP_NOT_YOURS: Final = Refusal("refuse-not-yours", "EVIL-CLEAN-2")
ONLY_ENDGAME: Final = Refusal("refuse-endgame-card", "EVIL-CARD-7")
ONLY_REVEAL: Final = Refusal("refuse-reveal-card", "EVIL-CARD-7")
NOT_ENDGAME: Final = Refusal("refuse-not-endgame", "EVIL-END-2")
TOKENS: Final = Refusal("refuse-tokens", "EVIL-CARD-2")
FLIP_TOKENS: Final = Refusal("refuse-tokens", "EVIL-TURN-3")
OWN_TOKENS: Final = Refusal("refuse-tokens", "EVIL-TURN-4")
POWERLESS: Final = Refusal("refuse-powerless", "EVIL-TURN-4")
SWAP_POOR: Final = Refusal("refuse-swap-poor", "EVIL-TURN-5")
SWAP_FACE_UP: Final = Refusal("refuse-swap-face-up", "EVIL-TURN-5")
DECK_EMPTY: Final = Refusal("refuse-deck-empty", "EVIL-ROUND-9")
WRONG_SUM: Final = Refusal("refuse-wrong-sum", "EVIL-SPLIT-1")
NOT_WINNER: Final = Refusal("refuse-not-winner", "EVIL-SPLIT-1")
TWICE: Final = Refusal("refuse-twice", "EVIL-CARD-5")
GIFTS_CLOSED: Final = Refusal("refuse-gifts-closed", "EVIL-GIFT-4")
GIFT_SELF: Final = Refusal("refuse-gift-self", "EVIL-GIFT-1")
GIFT_TEN: Final = Refusal("refuse-gift-ten", "EVIL-GIFT-2")
GIFT_OWNED: Final = Refusal("refuse-gift-owned", "EVIL-GIFT-3")
GIFT_OFTEN: Final = Refusal("refuse-gift-often", "EVIL-GIFT-5")


class FreeMove(Move[EvilRobots]):
    """Never refused, once it is what the seat is asked for."""

    def refusal(self, s: EvilRobots, seat: int) -> Refusal | None:
        return None


class Raise(FreeMove):
    """EVIL-COUNT-3, EVIL-ASK-1, EVIL-EDGE-6: raise a hand for the card on offer; binding."""

    def __init__(self, up: bool) -> None:
        self.up: Final = up

    def text(self) -> str:
        return "raise yes" if self.up else "raise no"


class Offer(Move[EvilRobots]):
    """EVIL-COUNT-8, EVIL-GIFT-6, EVIL-ASK-2: what the Dealer gets if this claimant is chosen."""

    def __init__(self, influence: int, tokens: int) -> None:
        self.influence: Final = influence
        self.tokens: Final = tokens

    def text(self) -> str:
        return f"offer {self.influence} {self.tokens}"

    def refusal(self, s: EvilRobots, seat: int) -> Refusal | None:
        influence, tokens, room = purse_of(s, seat)
        if not 0 <= self.influence <= influence or not 0 <= self.tokens <= tokens:
            return OFFER_TOO_MUCH
        return OFFER_LIFTS if self.influence > room else None  # EVIL-EDGE-7


class Pick(Move[EvilRobots]):
    """EVIL-COUNT-6, EVIL-EDGE-5: the Dealer chooses one of the claimants."""

    def __init__(self, who: int) -> None:
        self.who: Final = who

    def text(self) -> str:
        return f"pick {at(self.who)}"

    def refusal(self, s: EvilRobots, seat: int) -> Refusal | None:
        return None if self.who in s.claims else NOT_CLAIMANT


class ZeroTo(Move[EvilRobots]):
    """EVIL-COUNT-9: the Dealer hands out the zeros that are left."""

    def __init__(self, who: int) -> None:
        self.who: Final = who

    def text(self) -> str:
        return f"zero-to {at(self.who)}"

    def refusal(self, s: EvilRobots, seat: int) -> Refusal | None:
        if not 0 <= self.who < s.seats:
            return NO_SEAT
        return power_refusal(s, self.who)


class FlipAny(Move[EvilRobots]):
    """EVIL-TURN-3, EVIL-TURN-7: turn over anybody's revealed coin, or one of the Extra's.

    EVIL-EDGE-10: one's own too, at any Power Level. EVIL-TURN-6: hidden coins are out of reach.
    """

    def __init__(self, who: int) -> None:
        self.who: Final = who

    def text(self) -> str:
        return f"flip-any {word_of(self.who)}"

    def refusal(self, s: EvilRobots, seat: int) -> Refusal | None:
        if s.tokens[seat] < s.pack.cost_flip_any:
            return FLIP_TOKENS
        return coin_refusal(s, self.who)


class FlipOwn(Move[EvilRobots]):
    """EVIL-TURN-4: turn over one's own revealed coin, with some power in hand."""

    def text(self) -> str:
        return "flip-own"

    def refusal(self, s: EvilRobots, seat: int) -> Refusal | None:
        if s.tokens[seat] < s.pack.cost_flip_own:
            return OWN_TOKENS
        if st.power_level(s, seat) == 0:
            return POWERLESS  # EVIL-EDGE-9, EVIL-EDGE-12
        return ANCHORED if st.anchored(s, seat) else None


class Swap(Move[EvilRobots]):
    """EVIL-TURN-5: pay 1 Influence for a new card of the same deck."""

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def text(self) -> str:
        return f"swap {KEYS[self.card]}"

    def refusal(self, s: EvilRobots, seat: int) -> Refusal | None:
        no = unused_refusal(s, seat, self.card, SWAP_NOT_YOURS, SWAP_FACE_UP)  # EVIL-EDGE-26
        if no is not None and (no is not SWAP_FACE_UP or st.SWAP_ANY not in s.house):
            return no
        if s.influence[seat] < s.pack.cost_swap:
            return SWAP_POOR  # EVIL-EDGE-24
        return None if st.deck_of(s, side_of(self.card)) else DECK_EMPTY


class End(FreeMove):
    """EVIL-TURN-1: end the turn; nothing is mandatory."""

    def text(self) -> str:
        return "end"


class Play(Move[EvilRobots]):
    """EVIL-TURN-2, EVIL-CARD-3, EVIL-CARD-9: reveal a card, with or without use, with its choices.

    `a` and `b` are targets (see `targets.py`), NONE where the card asks for none.
    """

    def __init__(self, card: int, use: bool, a: int, b: int) -> None:
        self.card: Final = card
        self.use: Final = use
        self.a: Final = a
        self.b: Final = b

    def text(self) -> str:
        if not self.use:
            return f"play {KEYS[self.card]} no-use"
        return f"play {KEYS[self.card]}{aim_text(self.a, self.b)}"

    def refusal(self, s: EvilRobots, seat: int) -> Refusal | None:
        no = play_refusal(s, seat, self.card)
        if no is not None or not self.use:
            return no
        return aim_of(s, self.card).refusal(s, seat, self.a, self.b)


class Reveal(Move[EvilRobots]):
    """EVIL-REV-2: reveal and use a Reveal card in the Reveal Phase."""

    def __init__(self, card: int, a: int, b: int) -> None:
        self.card: Final = card
        self.a: Final = a
        self.b: Final = b

    def text(self) -> str:
        return f"reveal {KEYS[self.card]}{aim_text(self.a, self.b)}"

    def refusal(self, s: EvilRobots, seat: int) -> Refusal | None:
        no = reveal_refusal(s, seat, self.card)
        return no if no is not None else aim_of(s, self.card).refusal(s, seat, self.a, self.b)


class Pass(FreeMove):
    """EVIL-REV-3, EVIL-GIFT-9: nothing (more) to reveal, nothing to give."""

    def text(self) -> str:
        return "pass"


class Propose(Move[EvilRobots]):
    """EVIL-SPLIT-5, EVIL-ASK-3: who of the winners gets how much, as (seat, share) pairs.

    In seat order; winners who get nothing are not named.
    """

    def __init__(self, shares: tuple[tuple[int, int], ...]) -> None:
        self.shares: Final = shares

    def text(self) -> str:
        return "propose " + " ".join(f"{at(seat)} {share}" for seat, share in self.shares)

    def refusal(self, s: EvilRobots, seat: int) -> Refusal | None:
        total = 0
        before = -1
        for who, share in self.shares:
            if who not in s.winners:
                return NOT_WINNER
            if share <= 0 or who <= before:
                return WRONG_SUM
            total += share
            before = who
        return None if total == s.pot else WRONG_SUM


class Decline(FreeMove):
    """EVIL-SPLIT-5, EVIL-EDGE-52: propose nothing."""

    def text(self) -> str:
        return "decline"


class Vote(FreeMove):
    """EVIL-SPLIT-5: accept or reject the proposal."""

    def __init__(self, accept: bool) -> None:
        self.accept: Final = accept

    def text(self) -> str:
        return "vote accept" if self.accept else "vote reject"


class Endgame(Move[EvilRobots]):
    """EVIL-END-2: reveal some of one's Endgame cards, for free."""

    def __init__(self, cards: tuple[int, ...]) -> None:
        self.cards: Final = cards

    def text(self) -> str:
        return cards_text("endgame", self.cards)

    def refusal(self, s: EvilRobots, seat: int) -> Refusal | None:
        for card in self.cards:
            no = endgame_refusal(s, seat, card)
            if no is not None:
                return no
        return None if in_order(self.cards) else TWICE


class Keep(Move[EvilRobots]):
    """EVIL-CLEAN-2: keep some of one's unused cards into the next round."""

    def __init__(self, cards: tuple[int, ...]) -> None:
        self.cards: Final = cards

    def text(self) -> str:
        return cards_text("keep", self.cards)

    def refusal(self, s: EvilRobots, seat: int) -> Refusal | None:
        for card in self.cards:
            if not st.is_unused(s, seat, card):
                return KEEP_NOT_YOURS
        return None if in_order(self.cards) else TWICE


class Path(FreeMove):
    """EVIL-END-5: what the winner makes of humanity."""

    def __init__(self, team: int) -> None:
        self.team: Final = team

    def text(self) -> str:
        return f"path {st.TEAMS[self.team]}"


class Gift(Move[EvilRobots]):
    """EVIL-GIFT-1, EVIL-GIFT-8: hand Influence or tokens to another player; at any quiet moment."""

    def __init__(self, to: int, tokens: bool, amount: int) -> None:
        self.to: Final = to
        self.tokens: Final = tokens
        self.amount: Final = amount

    def text(self) -> str:
        return f"gift {at(self.to)} {'token' if self.tokens else 'influence'} {self.amount}"

    def refusal(self, s: EvilRobots, seat: int) -> Refusal | None:
        if not st.gifts_open(s):
            return GIFTS_CLOSED
        if not 0 <= self.to < s.seats:
            return NO_SEAT
        if self.to == seat:
            return GIFT_SELF
        if s.gifts[seat] >= s.pack.gifts_per_round:
            return GIFT_OFTEN
        owned = s.tokens[seat] if self.tokens else s.influence[seat]
        if not 0 < self.amount <= owned:
            return GIFT_OWNED
        if not self.tokens and s.influence[self.to] + self.amount > s.pack.gift_cap:
            return GIFT_TEN  # EVIL-EDGE-22
        return None

    def act(self, s: EvilRobots, seat: int) -> None:
        """EVIL-GIFT-8: at once, before the pending decision, whose owner stays the same."""
        if self.tokens:
            pay(s, seat, self.to, 0, self.amount)
        else:
            pay(s, seat, self.to, self.amount, 0)
        s.gifts[seat] += 1
        if s.telling:
            what = "token" if self.tokens else "influence"
            s.tell(events.Gifted(at(seat), at(self.to), what, self.amount))


def power_refusal(s: EvilRobots, who: int) -> Refusal | None:
    """EVIL-COUNT-2, EVIL-COUNT-4, EVIL-EDGE-3: why a player cannot get the Power Card on offer."""
    if s.power[who] != NONE:
        return HAS_POWER
    if who != s.dealer or s.given:
        return None
    refused = st.DEALER_SECOND in s.house and not st.is_first_offer(s)
    return None if refused else DEALER_FIRST  # EVIL-EDGE-4


def unused_refusal(
    s: EvilRobots, seat: int, card: int, not_yours: Refusal, face_up: Refusal
) -> Refusal | None:
    """Why a card is not among a player's unused ones."""
    if st.owner_of(s, card) != seat:
        return not_yours
    return face_up if s.where[card] & 3 != st.UNUSED else None


def play_refusal(s: EvilRobots, seat: int, card: int) -> Refusal | None:
    """Why a card cannot be revealed in a turn, used or not."""
    no = unused_refusal(s, seat, card, NOT_YOURS, FACE_UP)
    if no is not None:
        return no
    paper = s.pack.cards[card]
    if paper.type == "endgame":
        return ONLY_ENDGAME
    return TOKENS if s.tokens[seat] < paper.cost else None


def reveal_refusal(s: EvilRobots, seat: int, card: int) -> Refusal | None:
    """Why a card cannot be revealed in the Reveal Phase, whatever its target."""
    no = unused_refusal(s, seat, card, REVEAL_NOT_YOURS, REVEAL_FACE_UP)
    if no is not None:
        return no
    paper = s.pack.cards[card]
    if paper.type != "reveal":
        return ONLY_REVEAL  # EVIL-EDGE-29
    return TOKENS if s.tokens[seat] < paper.cost else None


def endgame_refusal(s: EvilRobots, seat: int, card: int) -> Refusal | None:
    """Why a card cannot be revealed in the Endgame."""
    if not st.is_unused(s, seat, card):
        return ENDGAME_NOT_YOURS
    return NOT_ENDGAME if s.pack.cards[card].type != "endgame" else None


def purse_of(s: EvilRobots, seat: int) -> tuple[int, int, int]:
    """EVIL-COUNT-8: a claimant's Influence and tokens, and the Influence the Dealer may get."""
    i = 3 * s.claims.index(seat)
    return s.purses[i], s.purses[i + 1], s.purses[i + 2]


def aim_text(a: int, b: int) -> str:
    if a == NONE:
        return ""
    return f" > {word_of(a)}" if b == NONE else f" > {word_of(a)} {word_of(b)}"


def cards_text(verb: str, cards: tuple[int, ...]) -> str:
    return f"{verb} {' '.join(KEYS[card] for card in cards) if cards else 'none'}"


def in_order(cards: tuple[int, ...]) -> bool:
    """One way to write each set of cards."""
    return all(cards[i - 1] < cards[i] for i in range(1, len(cards)))


RAISES: Final = [Raise(True), Raise(False)]
OFFERS: Final = [[Offer(i, t) for t in range(41)] for i in range(41)]
PICKS: Final[list[Move[Any]]] = [Pick(seat) for seat in range(MOST_SEATS)]
ZEROS: Final[list[Move[Any]]] = [ZeroTo(seat) for seat in range(MOST_SEATS)]
FLIPS: Final[list[Move[Any]]] = [
    FlipAny(who) for who in [*range(MOST_SEATS), st.EXTRA_HEADS, st.EXTRA_TAILS]
]
FLIP_OWN: Final = FlipOwn()
SWAPS: Final = [Swap(card) for card in range(TOTAL)]
END: Final = End()
PASS: Final = Pass()
PASSES: Final[list[Move[Any]]] = [PASS]
DECLINE: Final = Decline()
VOTES: Final = [Vote(True), Vote(False)]
PATHS: Final = [Path(st.GOOD), Path(st.EVIL)]
KEEP_NONE: Final = Keep(())
ENDGAME_NONE: Final = Endgame(())
GIFTS: Final = [[Gift(to, False, i) for i in range(41)] for to in range(MOST_SEATS)]
TOKEN_GIFTS: Final = [[Gift(to, True, t) for t in range(41)] for to in range(MOST_SEATS)]
