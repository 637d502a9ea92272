"""OpenSpiel plays our games, and says itself whether they keep its contract."""

import copy
import pickle

import pyspiel
import pytest
from open_spiel.python.algorithms import exploitability, expected_game_score
from open_spiel.python.policy import UniformRandomPolicy

from uprising.adapters.openspiel import FITS, Position, register

NAMES = register()


@pytest.mark.parametrize("name", NAMES)
def test_a_game_passes_openspiels_own_test(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=2, serialize=True, verbose=False)


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


def test_leducs_tree_is_the_one_that_is_known() -> None:
    """Against each other, random players win nothing; the best answer to one is known."""
    game = pyspiel.load_game("uprising_leduc")
    theirs = pyspiel.load_game("leduc_poker")
    ours = exploitability.exploitability(game, UniformRandomPolicy(game))
    assert ours == pytest.approx(exploitability.exploitability(theirs, UniformRandomPolicy(theirs)))
    policy = UniformRandomPolicy(game)
    value = expected_game_score.policy_value(game.new_initial_state(), [policy, policy])
    assert value == pytest.approx([-value[1], value[1]])


def test_every_game_here_lists_all_its_answers() -> None:
    assert set(FITS) == {"tic_tac_toe", "leduc", "fully_automated_union"}
