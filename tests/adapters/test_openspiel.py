"""OpenSpiel plays our games, and says itself whether they keep its contract."""

import copy
import pickle
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import cfr, exploitability

from tests.project import games
from uprising.adapters.openspiel import FITS, Position, register

NAMES = register()
CFR_ROUNDS = 40
# One game belongs to `make test`, the others to `make test-peers`.
SMALLEST = "uprising_leduc"


@pytest.mark.parametrize(
    "name", [pytest.param(n, marks=[] if n == SMALLEST else [pytest.mark.peers]) for n in NAMES]
)
def test_a_game_passes_openspiels_own_test(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=2, serialize=True, verbose=False)


@pytest.mark.peers
def test_the_table_may_be_larger() -> None:
    game = pyspiel.load_game("uprising_fully_automated_union", {"players": 4})
    assert game.num_players() == 4
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def first_question(position: Position) -> Position:
    while position.sides:
        position.act(0)
    return position


def test_what_is_copied_goes_its_own_way() -> None:
    position = first_question(Position("leduc", 2))
    twin = copy.deepcopy(position)
    position.act(1)
    assert twin.actions != position.actions
    assert twin.information(1) != position.information(1)
    twin.act(1)
    assert twin.information(1) == position.information(1)


def test_what_is_pickled_is_built_anew_from_its_actions() -> None:
    position = first_question(Position("leduc", 2))
    position.act(1)
    again = pickle.loads(pickle.dumps(position))
    assert again.actions == position.actions
    assert [again.information(n) for n in (0, 1)] == [position.information(n) for n in (0, 1)]


def test_a_seat_is_told_what_it_sees_and_nothing_else() -> None:
    """The card of the other makes no difference to what one knows."""
    known = set()
    for other in range(5):
        position = Position("leduc", 2)
        for result in (5, other, 0):
            position.act(result)
        assert not position.sides
        known.add(position.information(0))
    assert len(known) == 1


def value(state: Any, known: set[str]) -> float:
    """What random play is worth to the first player; notes what players know on the way."""
    if state.is_terminal():
        return float(state.returns()[0])
    if not state.is_chance_node():
        player = state.current_player()
        known.add(f"{player} {state.information_state_string(player)}")
    children = [value(state.child(action), known) for action in state.legal_actions()]
    return sum(children) / len(children)


@pytest.mark.peers
def test_leducs_tree_is_openspiels_own() -> None:
    ours: set[str] = set()
    theirs: set[str] = set()
    worth = value(pyspiel.load_game("uprising_leduc").new_initial_state(), ours)
    assert worth == pytest.approx(
        value(pyspiel.load_game("leduc_poker").new_initial_state(), theirs)
    )
    assert len(ours) == len(theirs) == 936


@pytest.mark.soak
def test_cfr_learns_leduc_through_the_adapter() -> None:
    """Exploitability, half of what two best answers gain, falls below 0.1."""
    game = pyspiel.load_game("uprising_leduc")
    solver = cfr.CFRPlusSolver(game)
    for _ in range(CFR_ROUNDS):
        solver.evaluate_and_update_policy()
    gain = exploitability.nash_conv(game, solver.average_policy(), use_cpp_br=False)
    assert gain / 2 < 0.1


def test_every_game_is_there() -> None:
    assert set(FITS) == set(games())


def test_games_with_wide_questions_are_said_word_by_word() -> None:
    """A copy made in the middle of a move goes its own way."""
    position = Position("patriot", 2)
    rng = np.random.default_rng(4)
    while not position.ended:
        some = range(position.sides) if position.sides else position.allowed()
        position.act(int(rng.choice(some)))
        if position.choosing is not None and position.choosing.picked:
            break
    twin, again = copy.deepcopy(position), pickle.loads(pickle.dumps(position))
    assert position.choosing is not None and again.allowed() == position.allowed()
    words = list(position.allowed())
    position.act(words[0])
    assert twin.allowed() == words and again.observation(0) == twin.observation(0)
    assert position.observation(position.seat) != twin.observation(twin.seat)


@pytest.mark.peers
@pytest.mark.parametrize("name", NAMES)
def test_a_game_is_an_environment_of_openspiels(name: str) -> None:
    """`rl_environment`: tensors of the promised size, and some action always allowed."""
    env = rl_environment.Environment(pyspiel.load_game(name))
    env.seed(3)
    rng, size = np.random.default_rng(3), env.observation_spec()["info_state"][0]
    shown = env.reset()
    for _ in range(400):
        if shown.last():
            break
        seat = shown.observations["current_player"]
        assert len(shown.observations["info_state"][seat]) == size
        shown = env.step([int(rng.choice(shown.observations["legal_actions"][seat]))])


def test_information_states_and_observations_are_numbers_too() -> None:
    """D3: what Deep CFR and `rl_environment` ask for; one for each text."""
    spiel = pyspiel.load_game("uprising_leduc")
    met: dict[tuple[int, str], list[float]] = {}
    rng = np.random.default_rng(2)
    for _ in range(200):
        state = spiel.new_initial_state()
        while not state.is_terminal():
            if not state.is_chance_node():
                seat = state.current_player()
                tensor = list(state.information_state_tensor(seat))
                assert len(tensor) == spiel.information_state_tensor_size()
                text = state.information_state_string(seat)
                assert met.setdefault((seat, text), tensor) == tensor
                assert len(state.observation_tensor(seat)) == spiel.observation_tensor_size()
            state.apply_action(int(rng.choice(state.legal_actions())))
    assert len(met) > 200
    assert len({(seat, tuple(tensor)) for (seat, _), tensor in met.items()}) == len(met)
