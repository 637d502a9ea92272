"""A game from outside the package comes through the same doors and runs the same suite."""

from pathlib import Path

import pytest

import uprising
from tests.conformance.cases import Case, cases_of
from tests.conformance.test_all_games import check_words, walked
from tests.outside.smugglers import GAME
from uprising.bots import HeuristicBot, RandomBot, play_match
from uprising.conformance import examine
from uprising.kernel import replay, seeded_table
from uprising.texts import catalogue, clauses


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The game as a distribution of its own, with an entry point and nothing else."""
    dist = tmp_path / "smugglers-1.0.dist-info"
    dist.mkdir()
    (dist / "METADATA").write_text("Metadata-Version: 2.1\nName: smugglers\nVersion: 1.0\n")
    (dist / "entry_points.txt").write_text(
        "[uprising.games]\nsmugglers = tests.outside.smugglers:GAME\n"
    )
    monkeypatch.syspath_prepend(str(tmp_path))


def test_an_installed_game_is_found_beside_ours(installed: None) -> None:
    assert {"leduc", "smugglers", "tic_tac_toe"} <= set(uprising.games())
    assert uprising.game("smugglers").seats == GAME.seats


def test_an_installed_game_is_dealt_played_and_replayed_by_its_key(installed: None) -> None:
    table = uprising.new("smugglers", ["ana", "ben", "eve"], seed=3, game="short")
    for name in table.names:
        table.play(name, table.legal(name)[0])
    again = uprising.replay(str(table.record()))
    assert again.record() == table.record()


def test_an_installed_game_can_be_set_up(installed: None) -> None:
    t = uprising.scenario("smugglers", ["ana", "ben", "eve"], at="customs")
    t.put("hand/ben", ["shield-2", "tea-1"]).put("coins/ana", 1)
    t.reveal(ana="pass", ben="show shield-2", eve="pass")
    assert (t.read("coins/ana"), t.read("coins/ben")) == (0, 2)
    assert t.read("discard") == ["shield-2"]


@pytest.mark.slow
@pytest.mark.parametrize("case", list(cases_of(GAME)), ids=str)
def test_a_game_from_outside_keeps_every_promise(case: Case) -> None:
    report = walked(case, 20, seed=1, deep=2)
    assert report.games == 20
    assert report.looks > 20
    check_words(GAME, report)


@pytest.mark.slow
def test_the_walks_met_everything_the_game_can_say() -> None:
    """Else the checks above might have looked at half a game only."""
    report = walked(Case(GAME, 4), 12, seed=2, deep=4)
    said = catalogue("smugglers", "en", GAME.folder).keys
    met = {f"log-{tag}" for tag in report.told} | set(report.prompts)
    met |= {key for key, _ in report.refusals}
    expected = {key for key in said if key.startswith(("log-", "ask-", "refuse-"))}
    # rolling again is refused only where keeping is the one answer, which the kernel gives itself
    assert expected - met == {"refuse-again"}


def test_every_rule_of_the_outside_game_has_its_clause_in_both_languages() -> None:
    english, italian = (clauses("smugglers", lang, GAME.folder) for lang in ("en", "it"))
    assert [clause.id for clause in english] == [clause.id for clause in italian]
    assert len(english) == 21


def test_the_whole_check_finds_no_fault_and_gives_a_grade() -> None:
    found = examine(GAME, games=1, lesson=True)
    assert found.findings == []
    assert found.grade == "silver"  # searches are not told how a seat stands


def test_bots_play_a_game_from_outside_to_its_end() -> None:
    table = play_match(GAME, [RandomBot(), HeuristicBot(), RandomBot()], seed=1, options={})
    assert table.outcome is not None
    assert replay(table.record(), of=GAME).outcome is not None


def test_events_before_the_first_question_are_kept() -> None:
    table = seeded_table(GAME, ["ana", "ben", "eve"], {}, 1)
    assert len(table.first_events) == 9
    assert len(table.seen(table.first_events, "ana")) == 9
