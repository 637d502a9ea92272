"""What the cards do: the vocabulary they are written in, its targets and its consequences."""

from __future__ import annotations

from uprising.kernel import Refusal

from .cards import DAMPENER, LEFT, LOYALIST_SCRIPT, MIRROR_PLATING, MOST_SEATS, RIGHT, TOTAL
from .events import (
    Aimed,
    DealerChanged,
    Drew,
    Exchanged,
    FaceDown,
    Gained,
    HiddenChanged,
    PotChanged,
    Revealed,
    Scanned,
    Stole,
    TurnedOver,
)
from .memory import draw, face_down, face_up
from .state import (
    EVERYBODY,
    EVIL,
    EXTRA,
    EXTRA_HEADS,
    EXTRA_TAILS,
    GOOD,
    HEADS,
    NONE,
    SPENT,
    TAILS,
    USED,
    EvilRobots,
    anchored,
    deck_of,
    has_extra,
    owner_of,
)
from .targets import (
    AIM_EVIL,
    AIM_GOOD,
    AIM_LEFT,
    AIM_RIGHT,
    AIM_TURN,
    ANCHORED,
    CARD_TARGET,
    NO_CARD,
    NO_EXTRA,
    NO_POT,
    NO_SEAT,
    NO_SUCH_COIN,
    NO_TOKENS,
    NOT_IN_EFFECT,
    SAME,
    SCANNED_TWICE,
    SELF,
    TARGETS,
)


def pay(s: EvilRobots, seat: int, to: int, influence: int, tokens: int) -> None:
    s.influence[seat] -= influence
    s.influence[to] += influence
    s.tokens[seat] -= tokens
    s.tokens[to] += tokens


# Coins


def coin_refusal(s: EvilRobots, who: int) -> Refusal | None:
    """Why that revealed coin cannot be turned over or exchanged (EVIL-EDGE-14, EVIL-EDGE-30)."""
    if who < MOST_SEATS:
        if not 0 <= who < s.seats:
            return NO_SEAT
        return ANCHORED if anchored(s, who) else None
    if who != EXTRA_HEADS and who != EXTRA_TAILS:
        return TARGETS
    if not has_extra(s):
        return NO_EXTRA
    if (s.extra_heads > 0) if who == EXTRA_HEADS else (s.extra_heads < 2):
        return None
    return NO_SUCH_COIN


def turn_over(s: EvilRobots, who: int, by: int) -> None:
    """EVIL-TURN-3, EVIL-TURN-7, EVIL-EX-1: change a revealed coin to its opposite face."""
    if who >= MOST_SEATS:
        s.extra_heads += 1 if who == EXTRA_TAILS else -1
        if s.telling:
            s.tell(TurnedOver(by, EXTRA, HEADS if who == EXTRA_TAILS else TAILS))
        return
    turn_shown(s, who, by)
    if by != who and s.where[MIRROR_PLATING] == 4 * who + USED and not anchored(s, by):
        turn_shown(s, by, by)  # EVIL-LEFT-09, EVIL-EDGE-31: this one triggers nothing


def turn_shown(s: EvilRobots, who: int, by: int) -> None:
    s.shown[who] = 1 - s.shown[who]
    if s.telling:
        s.tell(TurnedOver(by, who, s.shown[who]))


def turn_hidden(s: EvilRobots, who: int) -> None:
    """EVIL-LEFT-05: those who know the face know the other one too (EVIL-CARD-16)."""
    s.hidden[who] = 1 - s.hidden[who]
    if s.telling:
        s.tell(HiddenChanged(who, "turned", s.hidden[who], s.known[who]))


def reflip_hidden(s: EvilRobots, who: int, name: str) -> None:
    """EVIL-LEFT-04, EVIL-LEFT-13, EVIL-CARD-16: randomise a hidden coin; exposure stays."""
    s.hidden[who] = s.chance(name, 2)
    s.known[who] = EVERYBODY if s.exposed & (1 << who) else 1 << who  # EVIL-EDGE-53
    if s.telling:
        s.tell(HiddenChanged(who, "reflipped", s.hidden[who], s.known[who]))


def inside_out(s: EvilRobots, seat: int) -> None:
    """EVIL-LEFT-03, EVIL-INFO-1: the coins change places; everyone has seen the new hidden one."""
    s.hidden[seat], s.shown[seat] = s.shown[seat], s.hidden[seat]
    s.known[seat] = EVERYBODY
    s.exposed &= ~(1 << seat)
    if s.telling:
        s.tell(HiddenChanged(seat, "inside-out", s.hidden[seat], EVERYBODY))


def exchange(s: EvilRobots, a: int, b: int) -> None:
    """EVIL-LEFT-06, EVIL-EDGE-32: two revealed coins change places; nothing is turned over."""
    first = s.shown[a]
    if b >= MOST_SEATS:
        face = HEADS if b == EXTRA_HEADS else TAILS
        s.shown[a] = face
        s.extra_heads += first - face
    else:
        s.shown[a] = s.shown[b]
        s.shown[b] = first
    if s.telling:
        s.tell(Exchanged(a, b if b < MOST_SEATS else EXTRA))


# Which targets a card may have


def target_refusal(s: EvilRobots, seat: int, effect: str, a: int, b: int) -> Refusal | None:
    """EVIL-CARD-5: a card can be used only if its stated conditions and targets exist."""
    if effect == "turn-another":
        if b != NONE:
            return TARGETS
        return SELF if a == seat else coin_refusal(s, a)
    if effect == "exchange":
        return exchange_refusal(s, a, b)
    if effect == "scan":
        return scan_refusal(s, seat, a, b)
    if b != NONE:
        return TARGETS
    if effect in ("reflip-other", "steal"):
        return other_refusal(s, seat, effect, a)
    if effect in ("dampen", "surge", "brown"):
        return participant_refusal(s, seat, effect, a)
    if effect == "break":
        return break_refusal(s, a)
    if effect == "draw":
        if a != AIM_LEFT and a != AIM_RIGHT:
            return TARGETS
        return None if deck_of(s, LEFT if a == AIM_LEFT else RIGHT) else NO_CARD
    if effect == "loyal":
        return None if a in (AIM_GOOD, AIM_EVIL) else TARGETS
    if effect == "inside-out":
        if a != NONE and a != AIM_TURN:
            return TARGETS
        return ANCHORED if anchored(s, seat) else None
    if a != NONE:
        return TARGETS
    if effect == "turn-own":
        return ANCHORED if anchored(s, seat) else None
    if effect == "skim":
        return None if s.pot >= 1 else NO_POT
    return None


def exchange_refusal(s: EvilRobots, a: int, b: int) -> Refusal | None:
    """EVIL-LEFT-06: two different participants, in seat order, the Extra last."""
    if a >= MOST_SEATS or a < 0 or b < 0:
        return TARGETS
    if a >= b:
        return SAME
    no = coin_refusal(s, a)
    return no if no is not None else coin_refusal(s, b)


def scan_refusal(s: EvilRobots, seat: int, a: int, b: int) -> Refusal | None:
    """EVIL-LEFT-02: one or two other players, in seat order."""
    if not 0 <= a < s.seats or b >= s.seats:
        return NO_SEAT
    if a == seat or b == seat:
        return SELF
    return SCANNED_TWICE if b != NONE and a >= b else None


def other_refusal(s: EvilRobots, seat: int, effect: str, a: int) -> Refusal | None:
    """EVIL-LEFT-13, EVIL-RIGHT-09: another player; one to be robbed has at least one token."""
    if not 0 <= a < s.seats:
        return NO_SEAT
    if a == seat:
        return SELF
    return NO_TOKENS if effect == "steal" and s.tokens[a] == 0 else None


def participant_refusal(s: EvilRobots, seat: int, effect: str, a: int) -> Refusal | None:
    """EVIL-CARD-10, EVIL-RIGHT-03, EVIL-RIGHT-14, EVIL-RIGHT-15: a player or the Extra."""
    if a == EXTRA:
        return None if has_extra(s) else NO_EXTRA
    if not 0 <= a < s.seats:
        return NO_SEAT
    return SELF if effect == "dampen" and a == seat else None


def break_refusal(s: EvilRobots, a: int) -> Refusal | None:
    """EVIL-RIGHT-07, EVIL-RIGHT-08, EVIL-CARD-8: only an Active card in effect."""
    if not CARD_TARGET <= a < CARD_TARGET + TOTAL:
        return TARGETS
    return None if breakable(s, a - CARD_TARGET) else NOT_IN_EFFECT


def breakable(s: EvilRobots, card: int) -> bool:
    """EVIL-CARD-11: Reveal cards are never in effect in this sense."""
    place = s.where[card]
    return place >= 0 and place & 3 == USED and s.pack.cards[card].type == "active"


# Revealing a card


def reveal(s: EvilRobots, seat: int, card: int, use: bool, a: int, b: int) -> None:
    """EVIL-TURN-2, EVIL-TURN-8, EVIL-CARD-3: pay, turn up, and use it or not."""
    paper = s.pack.cards[card]
    s.tokens[seat] -= paper.cost
    face_up(s, seat, card, USED if use else SPENT)
    if s.telling:
        s.tell(Revealed(seat, card, use))
    if use:
        if a != NONE and s.telling:
            s.tell(Aimed(card, a))
            if b != NONE:
                s.tell(Aimed(card, b))
        apply(s, seat, paper.effect, paper.amount, card, a, b)


def apply(s: EvilRobots, seat: int, effect: str, amount: int, card: int, a: int, b: int) -> None:
    """EVIL-CARD-4: the text of each card. Active cards not named here simply are in effect."""
    if effect == "turn-another":
        turn_over(s, a, seat)
    elif effect == "scan":
        scan(s, seat, a)
        if b != NONE:
            scan(s, seat, b)
    elif effect == "inside-out":
        inside_out(s, seat)
        if a == AIM_TURN:
            turn_over(s, seat, seat)
    elif effect == "reflip-own":
        reflip_hidden(s, seat, "dice-brain")
    elif effect == "turn-hidden":
        turn_hidden(s, seat)
    elif effect == "exchange":
        exchange(s, a, b)
    elif effect == "expose":
        s.exposed |= 1 << seat
        s.known[seat] = EVERYBODY
        s.tokens[seat] += amount
        if s.telling:
            s.tell(HiddenChanged(seat, "exposed", s.hidden[seat], EVERYBODY))
    elif effect == "turn-own":
        turn_over(s, seat, seat)
    elif effect == "reflip-other":
        reflip_hidden(s, a, "static-burst")
    elif effect == "coup":
        s.dealer = seat  # EVIL-COUNT-12, EVIL-EDGE-34
        s.heir = seat
        if s.telling:
            s.tell(DealerChanged(seat))
    elif effect == "loyal":
        s.loyal = GOOD if a == AIM_GOOD else EVIL
    elif effect == "dampen":
        s.damped = a
    elif effect == "break":
        turn_face_down(s, a - CARD_TARGET)
    elif effect == "steal":
        steal(s, seat, a, amount)
    elif effect == "draw":
        drawn = draw(s, LEFT if a == AIM_LEFT else RIGHT, seat)
        if s.telling:
            s.tell(Drew(seat, drawn))
    elif effect == "feed-pot":
        change_pot(s, amount)
    elif effect == "skim":
        taken = min(amount, s.pot)
        change_pot(s, -taken)
        s.influence[seat] += taken  # EVIL-CARD-14: even to ten
        if s.telling:
            s.tell(Gained(seat, card, taken))
    elif effect == "surge":
        s.surged = a
    elif effect == "brown":
        s.browned = a


def scan(s: EvilRobots, seat: int, who: int) -> None:
    """EVIL-LEFT-02, EVIL-INFO-2: the scanner alone sees the coin as it is now."""
    s.known[who] |= 1 << seat
    if s.telling:
        s.tell(Scanned(seat, who, s.hidden[who]))


def steal(s: EvilRobots, seat: int, who: int, amount: int) -> None:
    """EVIL-RIGHT-09, EVIL-CARD-15, EVIL-EDGE-42: two tokens, or the only one."""
    taken = min(amount, s.tokens[who])
    pay(s, who, seat, 0, taken)
    if s.telling:
        s.tell(Stole(seat, who, taken))


def change_pot(s: EvilRobots, by: int) -> None:
    s.pot += by
    if s.telling:
        s.tell(PotChanged(s.pot))


def turn_face_down(s: EvilRobots, card: int) -> None:
    """EVIL-CARD-6, EVIL-EDGE-19, EVIL-EDGE-33: it stops at once and forgets its choices."""
    face_down(s, card)
    if card == DAMPENER:
        s.damped = NONE
    elif card == LOYALIST_SCRIPT:
        s.loyal = NONE
    if s.telling:
        s.tell(FaceDown(owner_of(s, card), card))
