"""Kernel and games have not become clearly slower.

Compared are ratios to a loop measured in the same run (`tools/speeds.py`), so that neither a slow
machine nor a busy one matters. What is missed is measured again, and the best counts: disturbance
only ever slows, and code that needs twice the time needs it every time.
"""

import pytest

import uprising
from tools import speeds
from tools.speeds import kept, ratio
from uprising.kernel import Game, Rng, Setup, playouts

ALLOWANCE = 2.0
LOOKS = 6

compiled_only = pytest.mark.skipif(
    not uprising.compiled(), reason="the kept figures are of compiled rules"
)


def test_every_game_has_a_figure() -> None:
    assert set(kept()) == set(uprising.games())


@compiled_only
@pytest.mark.slow
@pytest.mark.parametrize("key", sorted(kept()))
def test_a_game_takes_less_than_twice_its_time(key: str) -> None:
    wanted = kept()[key] / ALLOWANCE
    found: list[float] = []
    while len(found) < LOOKS and max(found, default=0.0) < wanted:
        found.append(ratio(uprising.game(key)))
    assert max(found) >= wanted, (
        f"{key}: {max(found):.4f} decisions per turn of the reference loop, once {kept()[key]}; "
        "if that is meant, `python -m tools.speeds keep`"
    )


@compiled_only
@pytest.mark.slow
def test_work_done_three_times_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def thrice(game: Game, setup: Setup, games: int, rng: Rng) -> int:
        return sum(playouts(game, setup, games, rng) for _ in range(3)) // 3

    monkeypatch.setattr(speeds, "playouts", thrice)
    assert ratio(uprising.game("leduc")) < kept()["leduc"] / ALLOWANCE
