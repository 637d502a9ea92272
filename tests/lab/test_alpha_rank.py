"""Alpha-rank on games whose answer is known."""

import pytest

from uprising.lab.alpha_rank import POPULATION, alpha_rank, takeover


def test_rock_paper_scissors_is_a_cycle() -> None:
    table = [[0.0, -1.0, 1.0], [1.0, 0.0, -1.0], [-1.0, 1.0, 0.0]]
    assert alpha_rank(table) == pytest.approx([1 / 3] * 3)


def test_one_that_beats_all_takes_all() -> None:
    table = [[0.0, 0.2, 0.3], [-0.2, 0.0, 0.1], [-0.3, -0.1, 0.0]]
    assert alpha_rank(table) == pytest.approx([1.0, 0.0, 0.0], abs=1e-3)


def test_the_prisoners_defect() -> None:
    """One defector among those who co-operate earns 4, one who co-operates among them 0."""
    table = [[3.0, 0.0], [4.0, 1.0]]
    assert alpha_rank(table) == pytest.approx([0.0, 1.0], abs=1e-6)


def test_a_fourth_below_a_cycle_is_left_out() -> None:
    table = [
        [0.0, -1.0, 1.0, 1.0],
        [1.0, 0.0, -1.0, 1.0],
        [-1.0, 1.0, 0.0, 1.0],
        [-1.0, -1.0, -1.0, 0.0],
    ]
    assert alpha_rank(table) == pytest.approx([1 / 3, 1 / 3, 1 / 3, 0.0], abs=1e-6)


def test_an_unequal_cycle_is_weighed_by_its_edges() -> None:
    """The longest stay is where the next one's edge is smallest; a small alpha shows it."""
    table = [[0.0, -0.5, 1.0], [0.5, 0.0, -0.1], [-1.0, 0.1, 0.0]]
    a, b, c = alpha_rank(table, alpha=0.1)
    assert a + b + c == pytest.approx(1.0)
    assert b > a > c


def test_without_selection_all_are_alike() -> None:
    table = [[0.0, 0.9], [-0.9, 0.0]]
    assert alpha_rank(table, alpha=0.0) == pytest.approx([0.5, 0.5])
    assert alpha_rank([[0.0]]) == [1.0]


def test_two_that_never_invade_each_other_share() -> None:
    """A coordination game: neither leaves, and the solution is still a distribution."""
    shares = alpha_rank([[0.0, -5.0, -5.0], [-5.0, 0.0, -5.0], [-5.0, -5.0, 0.0]])
    assert shares == pytest.approx([1 / 3] * 3)


@pytest.mark.parametrize("edge", [-100.0, -1.0, 0.0, 1e-13, 1.0, 100.0])
def test_a_takeover_is_a_probability(edge: float) -> None:
    assert 0.0 < takeover(edge) <= 1.0
    if abs(edge) < 1e-12:
        assert takeover(edge) == pytest.approx(1 / POPULATION)
