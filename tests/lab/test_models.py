"""Agents in the arena: two columns, conduct beside results, a reference pool, a cost first."""

import json
from pathlib import Path

import msgspec
import pytest

import uprising
from tests.cli.conftest import Run
from tests.cli.conftest import run as run
from uprising.agents import AgentPlayer, Answer, Question, play_seated
from uprising.bots import bot
from uprising.lab.arena import Contest, Deal, against, play
from uprising.lab.conduct import Behaviour, Conduct, brier
from uprising.lab.cost import estimate
from uprising.lab.models import model_lines
from uprising.lab.reference import POOL, reference_contest, stamp
from uprising.lab.results import read_results

HERE = "tests.agents.players"
ILLEGAL, FIRST = f"{HERE}:Illegal", f"{HERE}:First"


def contest(*guests: str, deals: int = 4) -> Contest:
    return Contest("leduc", 2, {}, "models", deals, against(guests, ("random",)))


def test_results_stand_in_two_columns() -> None:
    played = contest(ILLEGAL, FIRST)
    bad, good = model_lines(played, list(play(played)))
    assert bad.games == good.games == 8
    assert bad.conduct.illegal > 0 and bad.clean.games < bad.games
    assert good.clean == good.wins and good.conduct.clean


def test_a_table_without_agents_has_no_conduct() -> None:
    [deal] = play(Contest("leduc", 2, {}, 1, 1, against(("heuristic",), ("random",))))
    assert all(sitting.conduct == () for sitting in deal.sittings)


def test_conduct_is_kept_in_the_results_and_read_again(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    words = ["arena", "leduc", "--bots", FIRST, "--reference", "--games", "2", "--jobs", "1"]
    done = run(*words, "--results", str(file), "--json")
    assert done.code == 0, done.err
    told = json.loads(done.out)
    assert told["reference"] == stamp("leduc") and {m["host"] for m in told["models"]} == {*POOL}
    again, deals = read_results(file)
    assert again == reference_contest("leduc", 2, {}, (FIRST,), deals=1)
    assert list(msgspec.to_builtins(model_lines(again, deals))) == told["models"]


def test_the_leaderboard_says_which_opponents_it_was(run: Run, tmp_path: Path) -> None:
    file, page = tmp_path / "results.jsonl", tmp_path / "board.html"
    words = ["arena", "leduc", "--bots", FIRST, "--reference", "--games", "2", "--jobs", "1"]
    run(*words, "--results", str(file), "--json")
    done = run("leaderboard", str(file), "--html", str(page))
    assert done.code == 0 and "as installed here" in done.out
    older = file.read_text(encoding="utf-8").replace(stamp("leduc"), "0" * 16)
    file.write_text(older, encoding="utf-8")
    assert "those installed here are others" in run("leaderboard", str(file)).out
    assert "<script" not in page.read_text(encoding="utf-8")
    wrong = run("leaderboard", str(page))
    assert wrong.code == 2 and "is not a file of results" in wrong.err


def test_the_cost_is_told_before_anything_is_asked(run: Run) -> None:
    words = ["arena", "leduc", "--bots", FIRST, "--reference", "--games", "10", "--estimate"]
    done = run(*words, "--price", "1,2")
    assert done.code == 0 and done.out == "" and "in your prices" in done.err
    assert run(*words, "--price", "cheap").code == 2
    found = estimate(contest(FIRST, deals=10))
    assert found.games == 20 and found.decisions >= 20 and found.prompt_tokens > 10_000


def test_a_trained_player_has_no_tokens_to_pay(run: Run) -> None:
    done = run("arena", "leduc", "--bots", "learned,random", "--games", "2", "--jobs", "1")
    assert done.code == 0 and "token" not in done.err and "token" not in done.out


@pytest.mark.slow
def test_the_reference_opponents_play_the_same_games_again() -> None:
    played = reference_contest("robot_rise", 2, {}, (FIRST,), deals=1)
    one, two = ([timeless(deal) for deal in play(played)] for _ in range(2))
    assert one == two


def timeless(deal: Deal) -> object:
    told = msgspec.to_builtins(deal)
    for sitting in told["sittings"]:
        for conduct in sitting["conduct"]:
            del conduct["seconds"]
    return told


def test_brier_scores_beliefs_against_the_truth() -> None:
    assert brier({"spy": 1.0}, "spy") == 0
    assert brier({"spy": 1.0}, "boss") == 2
    assert brier({"spy": 0.5, "boss": 0.5}, "spy") == pytest.approx(0.5)
    assert brier({"spy": 2.0, "boss": 2.0}, "spy") == pytest.approx(0.5)
    assert brier({}, "spy") == 1


class Believer:
    """Thinks that everybody is a proletarian."""

    def decide(self, question: Question) -> Answer:
        believed = {name: {"prolet": 1.0} for name in question.names if name != question.me}
        return Answer(question.moves[0].move, beliefs=believed)


def test_beliefs_and_bargains_are_counted_where_the_game_types_them() -> None:
    players = [AgentPlayer(Believer(), "believer"), *[bot("heuristic")] * 4]
    watched = Behaviour(players)
    of = uprising.game("fully_automated_bosses")
    table = play_seated(of, players, 3, {}, watch=watched.watch)
    parts = [of.part(table.state, seat) for seat in range(5)]
    found = watched.conduct(table, parts)
    assert found[0].beliefs == 4 * found[0].decisions and 0 < found[0].brier < 2 * found[0].beliefs
    everybody = sum(found, Conduct())
    assert everybody.asked_to_take > 0 and everybody.offered > 0
    assert everybody.accepted <= everybody.taken <= everybody.asked_to_take
    assert all(0 <= one.accepted <= one.offered for one in found)
