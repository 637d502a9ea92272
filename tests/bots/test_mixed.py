"""Mixtures where all answer at once, and plans where a turn has several steps."""

from __future__ import annotations

from typing import Any

import pytest

from tests.bots.test_search import reached
from uprising.bots import bot, play_match
from uprising.bots.knowledge import knowledge_of
from uprising.bots.search import Attention, candidates, carry_out, whole_turns
from uprising.bots.search_mixed import Mixture, drawn, mixed_search
from uprising.bots.searchers import SearchBot
from uprising.games.evil_robots import GAME as EVIL
from uprising.games.fully_automated_bosses import GAME as BOSSES
from uprising.games.patriot import GAME as PATRIOT
from uprising.games.robotariat import GAME as ROBOTARIAT
from uprising.kernel import Game, Player, seeded, sight

QUICK = Attention(24, 6, 100, 0.5)
BEATS = {"rock": "scissors", "paper": "rock", "scissors": "paper"}


def outcome(mine: str, other: str) -> float:
    return 1.0 if BEATS[mine] == other else 0.0 if BEATS[other] == mine else 0.5


def test_regret_matching_finds_the_mixture_of_rock_paper_scissors() -> None:
    """The average strategy: a third each, though every single mixture wanders."""
    names, rng = list(BEATS), seeded(1, "mixed")
    me, you = Mixture(), Mixture()
    you.regrets["rock"] = 3.0
    for _ in range(6000):
        mine = names[drawn(me.shares(names), rng)]
        yours = names[drawn(you.shares(names), rng)]
        me.learn(names, [outcome(name, yours) for name in names])
        you.learn(names, [outcome(name, mine) for name in names])
    total = sum(me.played.values())
    for name in names:
        assert me.played[name] / total == pytest.approx(1 / 3, abs=0.06)


def test_an_answer_that_is_always_better_is_played_alone() -> None:
    mixture = Mixture()
    for _ in range(20):
        mixture.learn(["good", "bad"], [0.9, 0.1])
    assert mixture.shares(["good", "bad"]) == [1.0, 0.0]
    assert mixture.shares(["other"]) == [1.0], "an answer that was never there before"


def asked(of: Game, seats: int, prompts: tuple[str, ...]) -> Any:
    for moves in range(0, 200):
        table = reached(of, seats, 3, moves)
        ask = table.state.next_ask()
        if ask.prompt in prompts and len(ask.moves) > 1:
            return table, ask.seat
    raise AssertionError("nobody is asked that")


@pytest.mark.parametrize(("of", "seats"), [(BOSSES, 5), (EVIL, 3)], ids=["bosses", "evil"])
def test_a_mixture_hangs_on_the_view_alone(of: Game, seats: int) -> None:
    table, seat = asked(of, seats, of.bot.mixed)
    player = SearchBot(QUICK, mixes=True)
    choices = [
        player.choose(sight(truth, seat, seeded(1, "bot")))
        for truth in (table, table.guess(seat, 1), table.guess(seat, 2))
    ]
    assert choices[0] == choices[1] == choices[2]
    assert choices[0].reason == "why-mixed" and choices[0].effort >= QUICK.playouts


def test_a_mixture_without_time_is_the_advice() -> None:
    table, seat = asked(BOSSES, 5, BOSSES.bot.mixed)
    seen = sight(table, seat, seeded(1, "bot"))
    found = mixed_search(knowledge_of(BOSSES), seen.guess.state, seat, QUICK, 0.001, seen.rng)
    assert found.chosen is found.advised and found.effort == 0


@pytest.mark.slow
def test_who_mixes_plays_whole_games() -> None:
    players: list[Player] = [
        SearchBot(Attention(6, 2, 100, 0.5), mixes=True),
        *[bot("heuristic")] * 2,
    ]
    first, second = (play_match(EVIL, players, 2, {}).record() for _ in range(2))
    assert first.ended and first == second


@pytest.mark.parametrize(("of", "seats"), [(PATRIOT, 1), (ROBOTARIAT, 3)], ids=["act", "turn"])
def test_whole_turns_are_compared(of: Game, seats: int) -> None:
    """Besides single steps there are plans that go on as the heuristic would not."""
    known = knowledge_of(of)
    table, seat = asked(of, seats, known.turns)
    s = table.guess(seat, 1).state
    advised = of.bot.advise(s, seat, seeded(1))[0]
    arms = whole_turns(known, s, seat, advised, 8, seeded(1))
    plans = [arm.plan for arm in arms]
    assert len(arms) <= 8 and plans[0] == [(seat, advised)]
    longer = [plan for plan in plans if len(plan) == 2]
    singles = candidates(known, s, seat, advised, 4, seeded(1))
    assert longer and len(plans) - len(longer) == len(singles)
    texts = [" / ".join(move.text() for _, move in plan) for plan in plans]
    assert len(set(texts)) == len(texts)
    for plan in longer:
        c = s.copy()
        carry_out(c, plan[:1])
        assert plan[1][1].refusal(c, seat) is None
        assert plan[1][1].text() != of.bot.advise(c, seat, seeded(1))[0].text()


def test_of_a_plan_that_no_longer_fits_only_the_beginning_is_played() -> None:
    table, seat = asked(PATRIOT, 1, ("ask-act",))
    end = next(move for move in table.legal(seat) if move.text() == "end")
    once, twice = table.state.copy(), table.state.copy()
    carry_out(once, [(seat, end)])
    assert once.asks[0].prompt != "ask-act"
    carry_out(twice, [(seat, end), (seat, end)])
    assert PATRIOT.codec.digest(twice) == PATRIOT.codec.digest(once)
