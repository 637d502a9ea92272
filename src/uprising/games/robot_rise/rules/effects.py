"""The small things that cards do to hands and piles."""

from uprising.kernel import at

from ..seen.events import CardsTaken, Reshuffled
from .cards import things
from .memory import leave_hand, pass_on
from .state import RobotRise


def reshuffle(s: RobotRise) -> None:
    """RISE-DECK-1: all discards but the top three, which stay in their order, become the deck.

    RISE-DECK-2: with three or fewer there is nothing to shuffle, and the deck stays empty.
    (RISE-EDGE-3, RISE-EDGE-4, RISE-EDGE-5)
    """
    keep = s.pack.keep_on_reshuffle
    if len(s.discard) <= keep:
        return
    s.deck = s.discard[:-keep]
    s.discard = s.discard[-keep:]
    s.shuffle("reshuffle", s.deck)
    if s.telling:
        s.tell(Reshuffled(len(s.deck)))


def lay_down(s: RobotRise, seat: int, card: int) -> None:
    """RISE-TURN-5: a card goes from the hand to the discard pile, for all to see."""
    hand = s.hands[seat]
    place = 0
    while hand[place] != card:
        place += 1
    s.discard.append(hand.pop(place))
    leave_hand(s, seat, card)


def pass_unseen(s: RobotRise, giver: int, taker: int, cards: list[int]) -> None:
    """RISE-INFO-7: cards that left one hand join another; the others see only how many."""
    s.hands[taker].extend(cards)
    pass_on(s, giver, taker, cards)
    if s.telling:
        s.tell(CardsTaken(at(taker), at(giver), len(cards), things(cards)))


def take_random(s: RobotRise, name: str, giver: int, taker: int, count: int) -> None:
    """RISE-CHANCE-1: random cards out of a hand, as many as there are up to the count.

    (RISE-EDGE-36, RISE-EDGE-53)
    """
    hand = s.hands[giver]
    cards: list[int] = []
    for _ in range(min(count, len(hand))):
        cards.append(hand.pop(s.chance(name, len(hand))))
    if cards:
        pass_unseen(s, giver, taker, cards)
