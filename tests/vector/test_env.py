"""Many games in one call: the same games as one by one, rows only for who is asked."""

import pickle
from typing import Any

import numpy as np
import pytest

from tests.project import games
from uprising.kernel import BadSetup, game, luck_from, seeded
from uprising.vector import OTHER, make, reward_of
from uprising.vector.env import Frame, VectorGames


def first_allowed(frame: Frame) -> Any:
    return frame.mask.argmax(1)


def random_allowed(frame: Frame, rng: np.random.Generator) -> Any:
    return (frame.mask * (1 + rng.random(frame.mask.shape, np.float32))).argmax(1)


@pytest.mark.parametrize("actions", ["words", "moves"])
@pytest.mark.parametrize("key", games())
def test_a_row_is_what_the_asked_seat_sees_and_its_mask_is_never_empty(
    key: str, actions: str
) -> None:
    env: Any = make(key, games=3, seats=game(key).seats[-1], actions=actions, seed=2)
    frame, rng = env.reset(), np.random.default_rng(4)
    for _ in range(40):
        assert (frame.mask.sum(1) > 0).all()
        for number, s in enumerate(env.batch.states):
            ask = s.next_ask()
            assert frame.seat[number] == ask.seat
            view = env.plan.game.view(s, ask.seat)
            assert bytes(frame.observation[number]) == env.plan.layout.row(
                view, ask.seat, ask.prompt
            )
        frame = env.step(random_allowed(frame, rng))


def test_arrays_are_the_buffers_themselves() -> None:
    env: Any = make("robot_rise", games=8)
    frame = env.reset()
    before, rng = frame.observation.copy(), np.random.default_rng(1)
    assert env.step(random_allowed(frame, rng)) is frame
    assert np.shares_memory(frame.observation, np.frombuffer(env.batch.rows, np.uint8))
    assert (frame.observation != before).any()


def test_games_go_as_they_would_alone() -> None:
    """A list of moves, an action in it, the same luck: the same game."""
    env: Any = make("robot_rise", games=2, seats=3, actions="moves", seed=5)
    frame = env.reset()
    rng = seeded("5", "game 1")
    setup = env.plan.setup
    s = env.plan.game.deal(setup)
    s.luck = luck_from(rng)
    s.run()
    for _ in range(200):
        ask = s.next_ask()
        moves = s.legal(ask, rng, 24)
        assert frame.mask[1].sum() == len(moves)
        s.apply_trusted(ask.seat, moves[0])
        frame = env.step(first_allowed(frame))
        if s.ended:
            break
        assert env.plan.game.codec.digest(env.batch.states[1]) == env.plan.game.codec.digest(s)


def test_a_game_that_ends_is_dealt_anew_and_pays_every_seat() -> None:
    env: Any = make("leduc", games=64, seed=1)
    frame, rng = env.reset(), np.random.default_rng(1)
    assert frame.ended.all() and not frame.reward.any()
    paid = 0
    for _ in range(30):
        frame = env.step(random_allowed(frame, rng))
        over = frame.ended.astype(bool)
        assert (np.abs(frame.reward[over]).sum(1) != 1).all()
        assert (frame.reward[over].sum(1) == 0).all()
        assert not frame.reward[~over].any()
        paid += over.sum()
    assert paid > 100


def test_a_draw_pays_nothing() -> None:
    """D3: a full board at tic-tac-toe, a shared pot in Leduc; a lost co-operative game costs."""
    for key in ("tic_tac_toe", "leduc", "patriot"):
        of = game(key)
        ends = {}
        for number in range(200 if key != "patriot" else 3):
            s, rng = of.deal_random(2, f"draw-{number}"), seeded(number, "draw")
            while not s.ended:
                ask = s.next_ask()
                moves = s.legal(ask, rng)
                s.apply_trusted(ask.seat, moves[rng.below(len(moves))])
            assert s.outcome is not None
            ends[s.outcome.key] = {reward_of(of, s.outcome, seat, False) for seat in range(2)}
        drawn = {key for key, rewards in ends.items() if rewards == {0.0}}
        assert drawn == set(of.draws)
        assert key != "patriot" or {-1.0} in ends.values()


def test_an_action_that_is_not_allowed_is_refused() -> None:
    for actions, wrong in (("words", OTHER), ("moves", 399)):
        env: Any = make("leduc", games=2, actions=actions)
        with pytest.raises(ValueError, match="action"):
            env.step(np.array([wrong] * 2))


def test_the_same_seed_gives_the_same_games_in_workers() -> None:
    alone = make("leduc", games=7, seed=9)
    spread = make("leduc", games=7, seed=9, workers=2)
    try:
        for _ in range(12):
            actions = first_allowed(alone.frame)
            for name in ("observation", "mask", "said", "seat", "ended", "reward"):
                assert (getattr(alone.frame, name) == getattr(spread.frame, name)).all(), name
            alone.step(actions)
            spread.step(actions)
        assert alone.decisions == spread.decisions > 0
        alone.reset(3)
        spread.reset(3)
        assert (alone.frame.observation == spread.frame.observation).all()
        with pytest.raises(ValueError, match="action"):
            spread.step(np.full(7, OTHER))
    finally:
        spread.close()


def test_a_plan_can_be_sent_to_a_worker() -> None:
    env = make("robot_rise", games=2, seats=4, actions="moves", slots=50)
    plan = pickle.loads(pickle.dumps(env.plan))
    assert (plan.key, plan.seats, plan.width) == ("robot_rise", 4, 50)
    again = VectorGames(plan, 2, 0)
    assert (again.frame.observation == env.frame.observation).all()


@pytest.mark.parametrize(
    ("wrong", "field"),
    [({"actions": "songs"}, "actions"), ({"reward": "fun"}, "reward"), ({"seats": 9}, "seats")],
)
def test_what_cannot_be_is_named(wrong: dict[str, Any], field: str) -> None:
    with pytest.raises(BadSetup, match=field):
        make("leduc", **wrong)
