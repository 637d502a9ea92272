"""A part of a search is shown to help, or not, by deals that both bots have played."""

from pathlib import Path

import pytest

from tools.ablations import MOST, PARTS, Part, tried
from uprising.bots import bot
from uprising.bots.knowledge import knowledge_of
from uprising.bots.search import search
from uprising.bots.searchers import SEARCH
from uprising.kernel import game, seeded, seeded_table, sight
from uprising.lab.entrants import entrant
from uprising.lab.targets import TOGETHER

HELPS = Part("sense", "robot_rise", 2, "heuristic", "random", host="noisy")
HARMS = Part("nonsense", "robot_rise", 2, "random", "heuristic", host="noisy")
UNITED = Part("sense", "fully_automated_union", 3, "heuristic", "random", together=TOGETHER)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("part", "answer"), [(HELPS, "better"), (HARMS, "not-better"), (UNITED, "better")]
)
def test_the_test_stops_as_soon_as_it_has_an_answer(
    part: Part, answer: str, tmp_path: Path
) -> None:
    scores, said = tried(part, 1, 60.0, tmp_path)
    assert said.answer == answer
    assert len(scores) == said.deals < part.contest().deals / 10


@pytest.mark.slow
def test_deals_that_were_kept_give_the_same_answer(tmp_path: Path) -> None:
    assert tried(HELPS, 1, 60.0, tmp_path) == tried(HELPS, 1, 60.0, tmp_path)


def test_every_part_is_tried_by_bots_and_games_there_are_within_4000_games() -> None:
    for part in PARTS:
        assert part.seats in game(part.game).seats
        assert entrant(part.new) is not entrant(part.old)
        contest = part.contest()
        assert MOST <= contest.deals * len(contest.lineups()) < MOST + 2 * part.seats


def test_a_private_search_makes_no_plan_for_all() -> None:
    of = game("fully_automated_union")
    table = seeded_table(of, ["ana", "ben", "cio"], {}, 1)
    while table.state.next_ask().prompt != "ask-vote":
        seat = table.state.next_ask().seat
        table.play(seat, bot("heuristic").choose(sight(table, seat, seeded(1))).move)
    common = knowledge_of(of)
    for known, planned in ((common, 3), (common.apart(), 1)):
        guess = table.guess(table.state.next_ask().seat, 1).state
        found, _ = search(known, guess, guess.next_ask().seat, SEARCH, 0.0, seeded(1))
        assert {len(arm.plan) for arm in found.arms} == {planned}
