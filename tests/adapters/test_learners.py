"""PettingZoo and Gymnasium say themselves whether our environments keep their contracts."""

import copy
import pickle
from typing import Any

import gymnasium as registered
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, seed_test

import uprising
from tests.project import games
from uprising.adapters import gymnasium, pettingzoo
from uprising.adapters.vectors import LIMIT, Layout
from uprising.bots import HeuristicBot
from uprising.kernel import BadSetup, Choice, Game, Sight

# A dictionary with a mask is PettingZoo's own form for its classic games, which it knows by name.
DICTIONARY = "ignore:Observation (is not a NumPy array|space for each agent probably should be)"
CYCLES = 25
FEW = 60
# One game of each contract belongs to `make test`, the others to `make test-peers`.
SMALLEST = "tic_tac_toe"
KEYS = [pytest.param(k, marks=[] if k == SMALLEST else [pytest.mark.peers]) for k in games()]


@pytest.mark.filterwarnings(DICTIONARY)
@pytest.mark.parametrize("key", KEYS)
def test_a_game_passes_the_test_of_turns(key: str) -> None:
    api_test(pettingzoo.env(key), num_cycles=CYCLES)


@pytest.mark.parametrize("key", KEYS)
def test_a_game_passes_the_test_of_parallel_environments(key: str) -> None:
    parallel_api_test(pettingzoo.parallel_env(key), num_cycles=FEW)


@pytest.mark.parametrize("key", KEYS)
def test_the_same_seed_gives_the_same_game(key: str) -> None:
    seed_test(lambda: pettingzoo.env(key), num_cycles=CYCLES)


@pytest.mark.parametrize("key", KEYS)
def test_one_seat_against_bots_passes_gymnasiums_check(key: str) -> None:
    check_env(gymnasium.make(key, bots="random"), skip_render_check=True)


def played(env: Any, seed: int) -> dict[str, float]:
    """A random game in turns; what each agent got in all."""
    env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    got: dict[str, float] = {}
    for agent in env.agent_iter():
        seen, reward, ended, _, info = env.last()
        got[agent] = got.get(agent, 0.0) + reward
        if ended:
            env.step(None)
            continue
        assert len(info.get("moves", [])) in (0, seen["action_mask"].sum())
        env.step(rng.choice(np.flatnonzero(seen["action_mask"])))
    return got


def test_winners_are_rewarded_and_the_others_pay() -> None:
    env = pettingzoo.env("robot_rise")
    assert sorted(played(env, 3).values()) == [-1.0, 1.0]


def test_scores_can_be_the_reward() -> None:
    got = [played(pettingzoo.env("leduc", reward="score"), seed) for seed in range(8)]
    assert all(sum(one.values()) == 0.0 for one in got)
    assert max(max(one.values()) for one in got) > 1.0


def first_allowed(seen: dict[str, Any]) -> dict[str, int]:
    return {agent: int(one["action_mask"].argmax()) for agent, one in seen.items()}


def test_a_sealed_question_is_answered_by_all_in_one_step() -> None:
    env = pettingzoo.parallel_env("evil_robots")
    seen, infos = env.reset(seed=1)
    asked = [agent for agent in env.agents if infos[agent]]
    while len(asked) == 1:
        seen, _, _, _, infos = env.step(first_allowed(seen))
        asked = [agent for agent in env.agents if infos[agent]]
    assert len(asked) > 1
    before = env.episode.turns
    while env.episode.turns == before:
        seen, _, _, _, _ = env.step(first_allowed(seen))
    assert env.episode.turns >= before + len(asked)


def test_an_illegal_action_costs_and_changes_nothing() -> None:
    env = gymnasium.make("tic_tac_toe", actions="moves")
    before, info = env.reset(seed=2)
    after, reward, ended, _, same = env.step(399)
    assert (reward, ended, same) == (-1.0, False, info)
    assert all((before[name] == after[name]).all() for name in before)


def test_an_illegal_action_in_parallel_costs_and_asks_again() -> None:
    env = pettingzoo.parallel_env("tic_tac_toe", actions="moves")
    env.reset(seed=2)
    _, rewards, _, _, infos = env.step({"seat_0": 399, "seat_1": 0})
    assert rewards == {"seat_0": -1.0, "seat_1": 0.0}
    assert len(infos["seat_0"]["moves"]) == 9


def test_moves_can_be_described_by_their_words() -> None:
    env = gymnasium.make("leduc", words=True, slots=3, actions="moves")
    seen, info = env.reset(seed=5)
    assert seen["moves"].shape == (3, 6)
    rows = [tuple(row) for row in seen["moves"][: len(info["moves"])]]
    assert len(set(rows)) == len(info["moves"])


def test_the_layout_names_every_number() -> None:
    layout = Layout(uprising.game("leduc"), 2, {}, None)
    table = uprising.new("leduc", seed=9)
    found = dict(zip(layout.names, layout.encode(table, 1), strict=True))
    words = layout.words.numbers
    assert found["seat"] == 1 and found["asked"] == 0
    assert found["hands[1]"] == words["king-black"] and found["hands[0]"] == 0
    assert (found["#paid"], found["paid[0]"], found["deck"]) == (2, 1, 4)


def test_a_learner_sees_what_its_seat_sees_and_nothing_else() -> None:
    """Two tables that a seat cannot tell apart are the same numbers."""
    layout = Layout(uprising.game("robot_rise"), 3, {}, None)
    table = uprising.new("robot_rise", 3, seed=4)
    others = [layout.encode(table.guess(1, n), 1) for n in range(5)]
    assert all((one == layout.encode(table, 1)).all() for one in others)
    assert (layout.encode(table, 0) != layout.encode(table.guess(1, 1), 0)).any()


def test_a_list_longer_than_its_room_is_cut_off_but_counted() -> None:
    game = uprising.game("robot_rise")
    short, long = Layout(game, 2, {}, {"discard": 2}), Layout(game, 2, {}, {"discard": 80})
    assert long.size - short.size == 78
    table = uprising.new("robot_rise", 2, seed=4)
    while len(table.view(0).discard) < 3:  # type: ignore[attr-defined]
        seat = table.state.next_ask().seat
        table.play(seat, table.legal(seat)[0])
    found = dict(zip(short.names, short.encode(table, 0), strict=True))
    assert found["#discard"] >= 3 and found["discard[1]"] > 0 and "discard[2]" not in found


def test_numbers_stay_within_their_bounds() -> None:
    layout = Layout(uprising.game("leduc"), 2, {}, None)
    table = uprising.new("leduc", seed=1)
    table.state.paid[0] = 5000  # type: ignore[attr-defined]
    assert dict(zip(layout.names, layout.encode(table, 0), strict=True))["paid[0]"] == LIMIT


@pytest.mark.parametrize(
    ("wrong", "field"),
    [
        ({"slots": 0}, "slots"),
        ({"reward": "fun"}, "reward"),
        ({"actions": "songs"}, "actions"),
        ({"observation": "smell"}, "observation"),
        ({"seats": 9}, "seats"),
        ({"x": 1}, "x"),
    ],
)
def test_what_cannot_be_is_named(wrong: dict[str, Any], field: str) -> None:
    with pytest.raises(BadSetup, match=field):
        pettingzoo.env("leduc", **wrong)


class Rememberer(HeuristicBot):
    """Notes how much it is shown of what has happened, decision by decision."""

    def __init__(self) -> None:
        self.shown: list[tuple[Any, ...]] = []

    def choose(self, sight: Sight) -> Choice:
        self.shown.append(tuple(sight.seen))
        return super().choose(sight)

    def remembers(self, of: Game) -> bool:
        return True


def test_bots_remember_what_their_seats_were_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    """Other seats' moves too, the learner's among them; a bot without memory costs nothing."""
    rememberer = Rememberer()
    monkeypatch.setattr(gymnasium, "player", lambda name: rememberer)
    env = gymnasium.make("robotariat", seat=0, seats=3)
    seen, _ = env.reset(seed=4)
    for _ in range(12):
        seen = env.step(int(seen["action_mask"].argmax()))[0]
    first, last = rememberer.shown[0], rememberer.shown[-1]
    assert 0 < len(first) < len(last)
    assert last[: len(first)] == first
    monkeypatch.undo()
    env = gymnasium.make("robotariat", seat=0, seats=3, bots="heuristic")
    env.reset(seed=4)
    assert env.episode.memory is None


def test_a_seat_that_is_not_there_is_named() -> None:
    with pytest.raises(BadSetup, match="seat"):
        gymnasium.make("leduc", seat=2)


def test_the_table_can_be_looked_at() -> None:
    env = pettingzoo.raw_env("leduc", render_mode="ansi")
    env.reset(seed=1)
    shown = env.render()
    assert shown is not None and '"deck": 4' in shown


def alike(one: Any, other: Any) -> bool:
    """Whether two observations hold the same numbers."""
    return all((one[name] == other[name]).all() for name in one)


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
@pytest.mark.parametrize("actions", ["words", "moves"])
def test_environments_can_be_copied_and_pickled(copied: Any, actions: Any) -> None:
    """D2: in the middle of a game and of a move; the copy goes its own way."""
    env = pettingzoo.env("robot_rise", seats=3, actions=actions)
    env.reset(seed=6)
    for _ in range(9):
        env.step(int(env.last()[0]["action_mask"].argmax()))
    other = copied(env)
    for _ in range(7):
        seen, twin = env.last()[0], other.last()[0]
        assert alike(seen, twin) and env.agent_selection == other.agent_selection
        env.step(int(seen["action_mask"].argmax()))
        assert env.unwrapped.episode.turns >= other.unwrapped.episode.turns
        other.step(int(seen["action_mask"].argmax()))
    together = pettingzoo.parallel_env("evil_robots", actions=actions)
    seen, _ = together.reset(seed=3)
    for number in range(25):
        if number == 12:
            again = copied(together)
            assert all(alike(seen[agent], again.observations()[agent]) for agent in seen)
        seen = together.step(first_allowed(seen))[0]
    alone = gymnasium.make("robotariat", seat=1, bots="heuristic", actions=actions)
    one, _ = alone.reset(seed=5)
    one = alone.step(int(one["action_mask"].argmax()))[0]
    twin = copied(alone)
    for _ in range(5):
        action = int(one["action_mask"].argmax())
        one = alone.step(action)[0]
        assert alike(one, twin.step(action)[0])


def test_gymnasium_knows_the_games_by_name() -> None:
    """D2: `gymnasium.make` with our names, alone and many at once."""
    env = registered.make("uprising/robot_rise-v0", seats=3, seat=1)
    seen, info = env.reset(seed=1)
    assert env.observation_space.contains(seen) and info == {}
    assert set(gymnasium.register()) >= {f"uprising/{key}-v0" for key in games()}
    many: Any = registered.make_vec("uprising/leduc-v0", num_envs=5, seat=1)
    shown, _ = many.reset(seed=3)
    assert shown["observation"].shape[0] == shown["action_mask"].shape[0] == 5
    paid = 0.0
    for _ in range(40):
        assert (many.unwrapped.games.frame.seat == 1).all()
        assert (shown["action_mask"].sum(1) > 0).all()
        shown, rewards, ended, _, _ = many.step(shown["action_mask"].argmax(1))
        assert not rewards[~ended].any()
        paid += np.abs(rewards).sum()
    assert paid > 0


def test_nobody_is_left_without_an_action() -> None:
    """Masked distributions break on a mask without a one, also of those who are not asked."""
    env = pettingzoo.parallel_env("fully_automated_bosses", seats=5)
    seen, _ = env.reset(seed=2)
    for _ in range(60):
        assert all(one["action_mask"].any() for one in seen.values())
        seen = env.step(first_allowed(seen))[0]
