"""What a scenario may set."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from uprising.kernel import Kind, Pile, Step, Value

from .cards import NAMES
from .state import Smugglers
from .steps import Customs, Divide, Offers, Reckon, Roll, Round, SpyOut

CARDS = Kind("card", NAMES)


def put_coins(s: Smugglers, seat: int, value: Any) -> None:
    if not isinstance(value, int) or not 0 <= value <= s.bank + s.coins[seat]:
        raise ValueError(f"must be a number from 0 to {s.bank + s.coins[seat]}")
    s.bank += s.coins[seat] - value
    s.coins[seat] = value


def put_rolled(s: Smugglers, seat: int, value: Any) -> None:
    if value not in range(1, 7):
        raise ValueError("must be a number from 1 to 6")
    s.rolled = value


def put_known(s: Smugglers, seat: int, value: Any) -> None:
    s.known[seat] = [NAMES.index(name) for name in value]


def offer(s: Smugglers, seat: int) -> Sequence[Step[Smugglers]]:
    return [Offers()]


def roll(s: Smugglers, seat: int) -> Sequence[Step[Smugglers]]:
    from .steps import Haul

    return [Roll(seat, True), Haul(seat), *spy(s, seat)]


def share(s: Smugglers, seat: int) -> Sequence[Step[Smugglers]]:
    return [Divide(seat), *spy(s, seat)]


def spy(s: Smugglers, seat: int) -> Sequence[Step[Smugglers]]:
    return [SpyOut(seat), *customs(s, seat)]


def customs(s: Smugglers, seat: int) -> Sequence[Step[Smugglers]]:
    return [Customs(), Reckon(), Round()]


ZONES = (
    Pile("deck", CARDS, lambda s, seat: s.deck, reserve=True, top_first=True),
    Pile("discard", CARDS, lambda s, seat: s.discard),
    Pile("hand/{seat}", CARDS, lambda s, seat: s.hands[seat]),
    Value("known/{seat}", lambda s, seat: [NAMES[card] for card in s.known[seat]], put_known),
    Value("coins/{seat}", lambda s, seat: s.coins[seat], put_coins),
    Value("rolled", lambda s, seat: s.rolled, put_rolled),
)
STARTS = {"offer": offer, "roll": roll, "share": share, "spy": spy, "customs": customs}
FACES = {"die": ("1", "2", "3", "4", "5", "6")}
