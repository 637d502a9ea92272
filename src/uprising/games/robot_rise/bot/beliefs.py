"""What a hand probably holds: who let an attack happen seldom had an answer to it."""

from collections.abc import Sequence
from typing import Final

import msgspec

from uprising.kernel import seat_at

from ..rules.cards import ATTACKS
from ..rules.defences import card_answer
from ..rules.state import RobotRise
from ..seen.events import Aimed, CardDrawn, CardsTaken, Undefended

SACRIFICED: Final = 0.15
"""How often somebody lets an attack happen with an answer in hand."""


def let_happen(seen: Sequence[msgspec.Struct]) -> dict[int, list[int]]:
    """The kinds of attack each seat has let happen since a card came into its hand."""
    let: dict[int, list[int]] = {}
    attack = 0
    for event in seen:
        match event:
            case Aimed():
                attack = ATTACKS.index(event.attack.removeprefix("~attack-"))
            case Undefended():
                let.setdefault(seat_at(event.who), []).append(attack)
            case CardDrawn() | CardsTaken():
                let.pop(seat_at(event.who), None)
    return let


def hands_weight(s: RobotRise, let: dict[int, list[int]]) -> float:
    """How much a guessed table counts beside others."""
    weight = 1.0
    for who, attacks in let.items():
        for attack in attacks:
            if any(card_answer(s, card, attack) for card in s.hands[who]):
                weight *= SACRIFICED
    return weight
