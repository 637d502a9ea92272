"""Games without sights: the same games, and only for bots that read nothing hidden."""

from collections.abc import Iterator

import pytest

import uprising
from tests.conformance.cases import Case, all_cases
from uprising.bots import HeuristicBot, RandomBot, bot, play_match, quick_match
from uprising.kernel import Choice, Player, Sight, game


def cases() -> Iterator[object]:
    """Every game with its fewest players, and (for `make test`) every option of it."""
    for case in all_cases():
        if case.options or case.seats == case.game.seats[0]:
            marks = [pytest.mark.slow] if case.options else []
            yield pytest.param(case, id=str(case), marks=marks)


@pytest.mark.parametrize("case", list(cases()))
@pytest.mark.parametrize("name", ["random", "heuristic"])
def test_a_quick_game_is_the_game_that_is_played_with_sights(name: str, case: Case) -> None:
    if name == "random" and case.game.key in ("evil_robots", "robotariat"):
        seeds = range(1)  # long games
    else:
        seeds = range(2 if uprising.compiled() else 1)
    for seed in seeds:
        bots: list[Player] = [bot(name)] * case.seats
        found = quick_match(case.game, bots, seed, case.options)
        assert found is not None
        state, decisions = found
        table = play_match(case.game, bots, seed, case.options)
        assert decisions == sum(len(line) for line in table.lines)
        assert case.game.codec.digest(state) == case.game.codec.digest(table.state)


class Thinker(HeuristicBot):
    """Chooses by itself, whatever it is made from."""

    def choose(self, sight: Sight) -> Choice:
        return super().choose(sight)


def test_a_bot_that_chooses_by_itself_gets_its_sights() -> None:
    of = game("leduc")
    assert quick_match(of, [RandomBot(), Thinker()], 1, {}) is None
    assert quick_match(of, [RandomBot(), bot("recruit")], 1, {}) is None
    assert quick_match(of, [RandomBot(), HeuristicBot()], 1, {}) is not None
