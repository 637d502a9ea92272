"""What the cards do: the vocabulary they are written in."""

from collections.abc import Callable
from typing import Final

from uprising.kernel import at

from ..seen import events
from . import cards as c
from . import state as st
from . import targets as t
from .memory import draw, face_down, face_up
from .state import EVERYBODY, NONE, EvilRobots


def pay(s: EvilRobots, seat: int, to: int, influence: int, tokens: int) -> None:
    s.influence[seat] -= influence
    s.influence[to] += influence
    s.tokens[seat] -= tokens
    s.tokens[to] += tokens


# Coins


def turn_over(s: EvilRobots, who: int, by: int) -> None:
    """EVIL-TURN-3, EVIL-TURN-7, EVIL-EX-1: change a revealed coin to its opposite face."""
    if who >= c.MOST_SEATS:
        s.extra_heads += 1 if who == st.EXTRA_TAILS else -1
        if s.telling:
            face = st.HEADS if who == st.EXTRA_TAILS else st.TAILS
            s.tell(events.TurnedOver(at(by), t.target_id(st.EXTRA), st.face_id(face)))
        return
    turn_shown(s, who, by)
    if by != who and s.where[c.MIRROR_PLATING] == 4 * who + st.USED and not st.anchored(s, by):
        turn_shown(s, by, by)  # EVIL-LEFT-09, EVIL-EDGE-31: this one triggers nothing


def turn_shown(s: EvilRobots, who: int, by: int) -> None:
    s.shown[who] = 1 - s.shown[who]
    if s.telling:
        s.tell(events.TurnedOver(at(by), at(who), st.face_id(s.shown[who])))


def tell_hidden(s: EvilRobots, who: int, how: str) -> None:
    """EVIL-INFO-1, EVIL-INFO-2: that a hidden coin changed or was shown, to those who know it."""
    if not s.telling:
        return
    face = st.face_id(s.hidden[who])
    if s.known[who] & st.PUBLIC:
        s.tell(events.HiddenSeen(at(who), f"~id-{how}", face))
    else:
        eyes = tuple([at(seat) for seat in range(s.seats) if s.known[who] & (1 << seat)])
        s.tell(events.HiddenChanged(at(who), f"~id-{how}", face, eyes))


# Revealing a card


def reveal(s: EvilRobots, seat: int, card: int, use: bool, a: int, b: int) -> None:
    """EVIL-TURN-2, EVIL-TURN-8, EVIL-CARD-3: pay, turn up, and use it or not."""
    paper = s.pack.cards[card]
    s.tokens[seat] -= paper.cost
    face_up(s, seat, card, st.USED if use else st.SPENT)
    if s.telling:
        who, name = at(seat), c.card_id(card)
        s.tell(events.Revealed(who, name) if use else events.Spent(who, name))
    if use:
        if a != NONE and s.telling:
            s.tell(events.Aimed(c.card_id(card), t.target_id(a)))
            if b != NONE:
                s.tell(events.Aimed(c.card_id(card), t.target_id(b)))
        EFFECTS[paper.effect].apply(s, seat, card, a, b)


def stay_in_effect(s: EvilRobots, seat: int, card: int, a: int, b: int) -> None:
    """EVIL-CARD-4: other rules ask whether the card is in effect; the Endgame has its own step."""


def turn_another(s: EvilRobots, seat: int, card: int, a: int, b: int) -> None:
    turn_over(s, a, seat)


def turn_own(s: EvilRobots, seat: int, card: int, a: int, b: int) -> None:
    turn_over(s, seat, seat)


def exchange(s: EvilRobots, seat: int, card: int, a: int, b: int) -> None:
    """EVIL-LEFT-06, EVIL-EDGE-32: two revealed coins change places; nothing is turned over."""
    first = s.shown[a]
    if b >= c.MOST_SEATS:
        face = st.HEADS if b == st.EXTRA_HEADS else st.TAILS
        s.shown[a] = face
        s.extra_heads += first - face
    else:
        s.shown[a] = s.shown[b]
        s.shown[b] = first
    if s.telling:
        s.tell(events.Exchanged(at(a), t.target_id(b if b < c.MOST_SEATS else st.EXTRA)))


def scan(s: EvilRobots, seat: int, card: int, a: int, b: int) -> None:
    """EVIL-LEFT-02, EVIL-INFO-2: the scanner alone sees the coins as they are now."""
    for who in (a, b):
        if who != NONE:
            s.known[who] |= 1 << seat
            if s.telling:
                s.tell(events.Scanned(at(seat), at(who), st.face_id(s.hidden[who])))


def inside_out(s: EvilRobots, seat: int, card: int, a: int, b: int) -> None:
    """EVIL-LEFT-03, EVIL-INFO-1: the coins change places; everyone has seen the new hidden one."""
    s.hidden[seat], s.shown[seat] = s.shown[seat], s.hidden[seat]
    s.known[seat] = EVERYBODY
    s.exposed &= ~(1 << seat)
    tell_hidden(s, seat, "inside-out")
    if a == t.AIM_TURN:
        turn_over(s, seat, seat)


def reflip_own(s: EvilRobots, seat: int, card: int, a: int, b: int) -> None:
    reflip_hidden(s, seat, "dice-brain")


def reflip_other(s: EvilRobots, seat: int, card: int, a: int, b: int) -> None:
    reflip_hidden(s, a, "static-burst")


def reflip_hidden(s: EvilRobots, who: int, name: str) -> None:
    """EVIL-LEFT-04, EVIL-LEFT-13, EVIL-CARD-16: randomise a hidden coin; exposure stays."""
    s.hidden[who] = s.chance(name, 2)
    s.known[who] = EVERYBODY if s.exposed & (1 << who) else 1 << who  # EVIL-EDGE-53
    tell_hidden(s, who, "reflipped")


def turn_hidden(s: EvilRobots, seat: int, card: int, a: int, b: int) -> None:
    """EVIL-LEFT-05: those who know the face know the other one too (EVIL-CARD-16)."""
    s.hidden[seat] = 1 - s.hidden[seat]
    tell_hidden(s, seat, "turned")


def expose(s: EvilRobots, seat: int, card: int, a: int, b: int) -> None:
    """EVIL-LEFT-07: everybody sees the hidden coin from now on."""
    s.exposed |= 1 << seat
    s.known[seat] = EVERYBODY
    s.tokens[seat] += s.pack.cards[card].amount
    tell_hidden(s, seat, "exposed")


def depose(s: EvilRobots, seat: int, card: int, a: int, b: int) -> None:
    """EVIL-LEFT-14, EVIL-COUNT-12, EVIL-EDGE-34: the player deals, in the next round too."""
    s.dealer = seat
    s.heir = seat
    if s.telling:
        s.tell(events.DealerChanged(at(seat)))


def join(s: EvilRobots, seat: int, card: int, a: int, b: int) -> None:
    """EVIL-LEFT-15: the team one belongs to while Neutral."""
    s.loyal = st.GOOD if a == t.AIM_GOOD else st.EVIL


def dampen(s: EvilRobots, seat: int, card: int, a: int, b: int) -> None:
    s.damped = a


def surge(s: EvilRobots, seat: int, card: int, a: int, b: int) -> None:
    s.surged = a


def brown_out(s: EvilRobots, seat: int, card: int, a: int, b: int) -> None:
    s.browned = a


def break_card(s: EvilRobots, seat: int, card: int, a: int, b: int) -> None:
    """EVIL-CARD-6, EVIL-EDGE-19, EVIL-EDGE-33: it stops at once and forgets its choices."""
    broken = a - t.CARD_TARGET
    face_down(s, broken)
    forget_aim(s, broken)
    if s.telling:
        s.tell(events.FaceDown(at(st.owner_of(s, broken)), c.card_id(broken)))


def forget_aim(s: EvilRobots, card: int) -> None:
    """What a card was aimed at means nothing once it is not in effect."""
    if card == c.DAMPENER:
        s.damped = NONE
    elif card == c.LOYALIST_SCRIPT:
        s.loyal = NONE
    elif card == c.POWER_SURGE:
        s.surged = NONE
    elif card == c.BROWNOUT:
        s.browned = NONE


def steal(s: EvilRobots, seat: int, card: int, a: int, b: int) -> None:
    """EVIL-RIGHT-09, EVIL-CARD-15, EVIL-EDGE-42: two tokens, or the only one."""
    amount = min(s.pack.cards[card].amount, s.tokens[a])
    pay(s, a, seat, 0, amount)
    if s.telling:
        s.tell(events.Stole(at(seat), at(a), amount))


def draw_card(s: EvilRobots, seat: int, card: int, a: int, b: int) -> None:
    """EVIL-RIGHT-10: from the deck that was named."""
    drawn = draw(s, c.LEFT if a == t.AIM_LEFT else c.RIGHT, seat)
    if s.telling:
        s.tell(events.Drew(at(seat), c.side_id(drawn), c.card_id(drawn)))


def feed_pot(s: EvilRobots, seat: int, card: int, a: int, b: int) -> None:
    change_pot(s, s.pack.cards[card].amount)


def skim(s: EvilRobots, seat: int, card: int, a: int, b: int) -> None:
    """EVIL-RIGHT-12, EVIL-CARD-14: from the pot, even to ten."""
    amount = min(s.pack.cards[card].amount, s.pot)
    change_pot(s, -amount)
    s.influence[seat] += amount
    if s.telling:
        s.tell(events.GainedBy(at(seat), amount, c.card_id(card)))


def change_pot(s: EvilRobots, by: int) -> None:
    s.pot += by
    if s.telling:
        s.tell(events.PotChanged(s.pot))


class Effect:
    """A word of the cards' vocabulary: what it may be aimed at, and what it does."""

    def __init__(self, aim: t.Aim, apply: Callable[[EvilRobots, int, int, int, int], None]) -> None:
        self.aim: Final = aim
        self.apply: Final = apply


NO_AIM: Final = t.Aim()
LASTING: Final = Effect(NO_AIM, stay_in_effect)
EFFECTS: Final = {
    "turn-another": Effect(t.AnothersCoin(), turn_another),
    "scan": Effect(t.OneOrTwoPlayers(), scan),
    "inside-out": Effect(t.OwnCoin(True), inside_out),
    "reflip-own": Effect(NO_AIM, reflip_own),
    "turn-hidden": Effect(NO_AIM, turn_hidden),
    "exchange": Effect(t.TwoCoins(), exchange),
    "expose": Effect(NO_AIM, expose),
    "anchor": LASTING,
    "mirror": LASTING,
    "neutral-contends": LASTING,
    "turn-own": Effect(t.OwnCoin(False), turn_own),
    "reflip-other": Effect(t.OtherPlayer(False), reflip_other),
    "coup": Effect(NO_AIM, depose),
    "loyal": Effect(t.Team(), join),
    "recount": LASTING,
    "cycle": LASTING,
    "overclock": LASTING,
    "multiply": LASTING,
    "dampen": Effect(t.Participant(True), dampen),
    "sleep": LASTING,
    "reward-winner": LASTING,
    "reward-loser": LASTING,
    "break": Effect(t.ActiveCard(), break_card),
    "steal": Effect(t.OtherPlayer(True), steal),
    "draw": Effect(t.Deck(), draw_card),
    "feed-pot": Effect(NO_AIM, feed_pot),
    "skim": Effect(t.Pot(), skim),
    "stow": LASTING,
    "surge": Effect(t.Participant(False), surge),
    "brown": Effect(t.Participant(False), brown_out),
    "parachute": LASTING,
    "casting-vote": LASTING,
}


def aim_of(s: EvilRobots, card: int) -> t.Aim:
    return EFFECTS[s.pack.cards[card].effect].aim
