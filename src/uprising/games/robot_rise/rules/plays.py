"""Playing a card as an action: what can be played at whom, and why not (RISE-TURN-11)."""

from typing import Any, Final, final

from mypy_extensions import i64

from uprising.kernel import Move, Refusal, at

from .cards import CARDS, EVENT, FLEX, LETHAL, NONE, NUISANCE, SLUGS, TIME_MACHINE, UTILITY
from .hands import NOT_IN_HAND, distinct
from .state import SEATS, RobotRise
from .targets import not_a_target, not_open_to

NO_ACTION: Final = Refusal("refuse-no-action", "RISE-TURN-11")
NO_SUCH_TARGET: Final = Refusal("refuse-takes-no-target", "RISE-TURN-11")
NOTHING_TO_TAKE: Final = Refusal("refuse-nothing-to-take", "RISE-CARD-12")


@final
class Play(Move[RobotRise]):
    """RISE-TURN-11: a lethal or nuisance card at a target, or a utility card."""

    def __init__(self, card: int, target: int) -> None:
        self.card: Final = card
        self.target: Final = target

    def text(self) -> str:
        if self.target == NONE:
            return f"play {SLUGS[self.card]}"
        return f"play {SLUGS[self.card]} > {at(self.target)}"

    def refusal(self, s: RobotRise, seat: int) -> Refusal | None:
        if self.card not in s.hands[seat]:
            return NOT_IN_HAND
        kind = s.pack.type_of[self.card]
        if kind == UTILITY:
            return NO_SUCH_TARGET if self.target != NONE else not_usable(s, self.card)
        if kind != LETHAL and kind != NUISANCE:
            return NO_ACTION
        no = not_a_target(s, seat, self.target)
        return no if no is not None else not_open_to(s, self.target, s.pack.attack_of[self.card])


def not_usable(s: RobotRise, card: int) -> Refusal | None:
    """RISE-CARD-12: a Time Machine needs something to bring back."""
    return NOTHING_TO_TAKE if card == TIME_MACHINE and not retrievable(s) else None


def retrievable(s: RobotRise) -> list[int]:
    """RISE-CARD-12: what a Time Machine may bring back, oldest first, each card once.

    (RISE-EDGE-34)
    """
    look = s.pack.cards[TIME_MACHINE].look
    return distinct([card for card in s.discard[-look:] if s.pack.type_of[card] != EVENT])


PLAYS: Final = [[Play(card, target) for target in range(-1, SEATS)] for card in range(CARDS)]


def play_moves(s: RobotRise, seat: int, targets: list[int]) -> list[Move[Any]]:
    """RISE-TURN-11: cards that can be played, at each of the seat's targets open to them."""
    moves: list[Move[Any]] = []
    type_of = s.pack.type_of
    seen: i64 = 0
    for card in s.hands[seat]:
        if card <= FLEX:
            continue
        kind = type_of[card]
        bit: i64 = 1 << i64(card - FLEX)
        if kind > UTILITY or seen & bit != 0:
            continue
        seen |= bit
        plays = PLAYS[card]
        if kind == UTILITY:
            if not_usable(s, card) is None:
                moves.append(plays[0])
            continue
        attack = s.pack.attack_of[card]
        for target in targets:
            if kind == LETHAL or not_open_to(s, target, attack) is None:
                moves.append(plays[target + 1])
    return moves
