"""Searchers with one part more or less, for the arena alone: what is the part worth?"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

import msgspec

from uprising.bots.beliefs import DRAWS
from uprising.bots.knowledge import knowledge_of
from uprising.bots.search import Knowledge, search
from uprising.bots.searchers import R2
from uprising.games.patriot.briefs import NO_VOTE, matching
from uprising.games.patriot.cards import VALUES
from uprising.games.patriot.draws import value_of
from uprising.games.patriot.hints import cards_worth
from uprising.games.patriot.moves import Vote
from uprising.games.patriot.state import Patriot
from uprising.games.patriot.values import card_point, stake
from uprising.games.robot_rise.cards import ATTACKS
from uprising.games.robot_rise.defences import card_answer
from uprising.games.robot_rise.state import RobotRise
from uprising.games.robot_rise.view import (
    SawAimed,
    SawDrawn,
    SawDrawnHidden,
    SawTaken,
    SawTakenHidden,
    SawUndefended,
)
from uprising.kernel import Choice, Game, Move, Player, Rng, Sight, seat_at

SACRIFICED: Final = 0.15
"""How often somebody lets an attack happen with an answer in hand."""


class HandsBot:
    """R2 in ROBOT RISE! that draws hands by what was let happen since their owners' last draw."""

    recalls = ("robot_rise",)

    def choose(self, sight: Sight) -> Choice:
        of = sight.guess.game
        let = let_happen(sight.seen)

        def guess(s: Any, seat: int, rng: Rng) -> RobotRise:
            return likely_hands(of, s, seat, rng, let)

        return searched(knowledge_of(of).drawing(guess), sight)


def let_happen(seen: Sequence[msgspec.Struct]) -> dict[int, list[int]]:
    """The kinds of attack each seat has let happen since a card came into its hand."""
    let: dict[int, list[int]] = {}
    attack = 0
    for event in seen:
        match event:
            case SawAimed():
                attack = ATTACKS.index(event.attack.removeprefix("~attack-"))
            case SawUndefended():
                let.setdefault(seat_at(event.who), []).append(attack)
            case SawDrawn() | SawDrawnHidden() | SawTaken() | SawTakenHidden():
                let.pop(seat_at(event.who), None)
    return let


def likely_hands(
    of: Game, s: RobotRise, seat: int, rng: Rng, let: dict[int, list[int]]
) -> RobotRise:
    """One of a few guesses, those with an answer in the hand of who gave none seldom."""
    guesses: list[RobotRise] = []
    weights = []
    for _ in range(DRAWS if let else 1):
        g = of.guess(s, seat, rng.split())
        assert isinstance(g, RobotRise)
        guesses.append(g)
        weights.append(hands_weight(g, let))
    left = sum(weights) * rng.below(1 << 30) / (1 << 30)
    for g, weight in zip(guesses, weights, strict=True):
        left -= weight
        if left < 0:
            return g
    return guesses[-1]


def hands_weight(s: RobotRise, let: dict[int, list[int]]) -> float:
    weight = 1.0
    for who, attacks in let.items():
        for attack in attacks:
            if any(card_answer(s, card, attack) for card in s.hands[who]):
                weight *= SACRIFICED
    return weight


class RoughBot:
    """R2 in Patriot that votes as if the Opinion came to nothing, where others know its odds."""

    def choose(self, sight: Sight) -> Choice:
        return searched(rough_knowledge(sight.guess.game), sight)


@cache
def rough_knowledge(of: Game) -> Knowledge:
    known = knowledge_of(of)

    def advise(s: Any, seat: int, rng: Rng) -> tuple[Move[Any], str]:
        return rough_vote(s, seat) if votes(s, seat) else known.advise(s, seat, rng)

    def tries(s: Any, seat: int, rng: Rng) -> list[Move[Any]]:
        return rough_votes(s, seat) if votes(s, seat) else known.tries(s, seat, rng)

    return Knowledge(
        known.guess,
        advise,
        known.view,
        known.value,
        tries,
        known.clock,
        known.horizon,
        known.alike,
        known.pull,
        known.turns,
        known.most,
    )


def votes(s: Patriot, seat: int) -> bool:
    ask = s.ask_of(seat)
    return ask is not None and ask.prompt == "ask-vote"


def rough_vote(s: Patriot, seat: int) -> tuple[Move[Any], str]:
    """What is needed and no more, if there is enough and it is worth the cards."""
    brief = s.pack.briefs[s.brief]
    ranked = matching(s, seat, brief)
    if value_of(tuple(ranked)) < brief.need or stake(s, brief) < card_point(s) * brief.need:
        return NO_VOTE, "why-no-vote"
    return Vote(cards_worth(ranked, brief.need)), "why-vote"


def rough_votes(s: Patriot, seat: int) -> list[Move[Any]]:
    """Nothing, what is needed, a high card more or less, and all."""
    brief = s.pack.briefs[s.brief]
    ranked = matching(s, seat, brief)
    most = value_of(tuple(ranked))
    sums = [min(most, brief.need + more) for more in (0, VALUES, -VALUES, most)]
    return [NO_VOTE, *[Vote(cards_worth(ranked, total)) for total in sums if total > 0]]


def searched(known: Knowledge, sight: Sight) -> Choice:
    deadline = 0.0 if sight.deadline is None else sight.deadline
    found, reason = search(known, sight.guess.state, sight.seat, R2, deadline, sight.rng)
    return Choice(found.chosen.move, reason)


ABLATED: Final[dict[str, Player]] = {"r2-hands": HandsBot(), "r2-rough": RoughBot()}
