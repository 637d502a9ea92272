"""What a study takes for a cause: nothing that the end has filled in, nothing that nobody knew."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import msgspec
import pytest

import uprising
from uprising.bots import HeuristicBot
from uprising.games.leduc import GAME as LEDUC
from uprising.games.leduc.rules.state import Leduc
from uprising.kernel import (
    HELD,
    KNOWN,
    PLAYED,
    RESULT,
    TRAIT,
    Game,
    Rng,
    State,
    default_names,
    luck_from,
    seeded,
    seeded_table,
)
from uprising.lab.effects import main_effects, thing_effects
from uprising.lab.measure import GameSeen, watched_game
from uprising.lab.plots import MOST_BARS, bins_for
from uprising.lab.simulation import Plan
from uprising.lab.tension import PLAYOUTS, chances, played_out

GAMES = 60
PLAN = Plan("leduc", ("heuristic", "heuristic"), GAMES, 1, {})


class Medals(msgspec.Struct, frozen=True):
    """A table with a field that is filled at the showdown, as a word and as a list."""

    hands: tuple[str | None, ...]
    medals: tuple[str | None, ...]
    chests: tuple[tuple[str, ...], ...]


def medals(s: Leduc, seat: int | None) -> Medals:
    won = [s.ended and s.outcome is not None and who in s.outcome.winners for who in range(2)]
    hands: Any = LEDUC.view(s, seat)
    return Medals(
        hands.hands,
        tuple("king-red" if wins else "jack-red" if s.ended else None for wins in won),
        tuple(("king-black",) if wins else () for wins in won),
    )


def watched(of: Game) -> list[GameSeen]:
    bots = [HeuristicBot(), HeuristicBot()]
    return [watched_game(of, bots, PLAN, number, PLAN.lineup(number)) for number in range(GAMES)]


def test_a_field_that_the_end_fills_in_is_no_cause() -> None:
    """Of a game that says nothing about its fields, too."""
    games = watched(replace(LEDUC, view=medals, fields={}))
    assert {effect.family for effect in main_effects(games, 0.05, GAMES)} <= {"seat", "hands"}
    for family in ("dealt", "drawn", "held"):
        assert thing_effects(games, family, 0.05, GAMES) == []


def test_a_word_that_comes_later_is_a_trait_only_if_the_game_says_so() -> None:
    """Leduc's board is seen only where nobody folds: who sees it has stayed in."""
    silent = watched(replace(LEDUC, fields={}))
    assert any(g.traits or "board" in g.changing for g in silent)
    assert all("board" not in g.traits or "board" in g.changing for g in silent)
    said = watched(replace(LEDUC, fields={"board": TRAIT}))
    assert any("board" in g.traits for g in said)


@pytest.mark.parametrize("key", sorted(uprising.games()))
def test_every_field_a_game_names_is_in_its_view(key: str) -> None:
    of = uprising.game(key)
    table = seeded_table(of, default_names(of.seats[-1]), {}, 1)
    shown = msgspec.to_builtins(table.view(0))
    for path, meaning in of.fields.items():
        assert meaning in (TRAIT, HELD, PLAYED, KNOWN, RESULT)
        name, _, field = path.partition(".")
        assert name in shown
        assert not field or field in shown[name][0]


# Tension

Chances = Callable[[Game, State, int, Rng], list[float]]


def foreseen(chance: Chances) -> float:
    """How much the first player's chance hangs on a card that it cannot see."""
    found: dict[bool, list[float]] = {True: [], False: []}
    for number in range(120):
        s = seeded_table(LEDUC, default_names(2), {}, f"tension {number}").state
        assert isinstance(s, Leduc)
        own, other = s.hands[0] // 2, s.hands[1] // 2
        if own != other:
            found[own > other].append(chance(LEDUC, s, 2, seeded(number, "look"))[0])
    better, worse = (sum(found[side]) / len(found[side]) for side in (True, False))
    return better - worse


def clairvoyant(of: Game, s: State, seats: int, rng: Rng) -> list[float]:
    """What tension must not be: the true table with new luck."""
    wins = [0] * seats
    for _ in range(PLAYOUTS):
        world = s.copy()
        world.luck = luck_from(rng)
        for seat in played_out(of, world, rng):
            wins[seat] += 1
    return [count / PLAYOUTS for count in wins]


def test_a_clairvoyant_curve_is_caught() -> None:
    """A chance follows from what its seat knows: by its own card some, by the other's nothing."""
    blind, seeing = foreseen(own_share(chances)), foreseen(own_share(clairvoyant))
    assert abs(blind) < 0.1 < 0.25 < seeing


def own_share(chance: Chances) -> Chances:
    """Chances less what one's own card makes of them, on average over the deals."""
    means: dict[int, list[float]] = {}
    deals = [seeded_table(LEDUC, default_names(2), {}, f"mean {n}").state for n in range(60)]
    for number, s in enumerate(deals):
        assert isinstance(s, Leduc)
        means.setdefault(s.hands[0] // 2, []).append(chances(LEDUC, s, 2, seeded(number))[0])

    def rest(of: Game, s: State, seats: int, rng: Rng) -> list[float]:
        assert isinstance(s, Leduc)
        usual = means[s.hands[0] // 2]
        return [chance(of, s, seats, rng)[0] - sum(usual) / len(usual)]

    return rest


# Drawings


@pytest.mark.parametrize(
    ("values", "wide", "bars"),
    [
        ([5.0, 6.0, 7.0, 7.0], 1, 3),
        ([3.0] * 10, 1, 1),
        ([float(n) for n in range(100)], 22, 5),
        ([0.0, 0.5, 1.5, 2.0, 4.5], 1.75, 3),
    ],
)
def test_a_histogram_has_bars_that_fit_its_values(
    values: list[float], wide: float, bars: int
) -> None:
    """A bar for each of few whole numbers; else as many as so few values can fill."""
    low, width, count = bins_for(values)
    assert (round(width, 2), count) == (wide, bars) and count <= MOST_BARS + 1
    assert low <= min(values) and low + count * width >= max(values)
