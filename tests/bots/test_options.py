"""Every option of every game: watched by the lab, and played by a bot that searches."""

import pytest

from tests.conformance.cases import Case, all_cases
from uprising.bots import bot
from uprising.kernel import default_names, seeded, seeded_table, sight
from uprising.lab.measure import watched_game
from uprising.lab.simulation import Plan

OPTIONS = [case for case in all_cases() if case.options]


@pytest.mark.slow
@pytest.mark.parametrize("case", OPTIONS, ids=str)
def test_an_option_is_studied_and_searched(case: Case) -> None:
    plan = Plan(case.game.key, ("random",) * case.seats, 1, "options", case.options)
    seen = watched_game(case.game, [bot("random")] * case.seats, plan, 0, plan.lineup(0))
    assert seen.decisions > 0 and seen.key
    searcher = bot("recruit")
    table = seeded_table(case.game, default_names(case.seats), case.options, "options")
    ask = table.state.next_ask()
    choice = searcher.choose(sight(table, ask.seat, seeded("options", "luck")))
    assert table.why_not(ask.seat, choice.move) is None
