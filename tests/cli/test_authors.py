"""`uprising new` and `uprising check`: a game begins, is checked from outside, and is graded."""

import importlib
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

import uprising
from tests.cli.conftest import Run
from tests.installing import install
from tests.project import ROOT
from uprising.adapters import pettingzoo
from uprising.adapters.dialogue import Dialogue
from uprising.conformance import examine
from uprising.kernel import FaultyGame, faulty, game, games
from uprising.server.http.lobby import card_or_none
from uprising.texts import catalogue, clauses


@pytest.fixture
def begun(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A game begun by `uprising new`, installed as a package manager would."""
    folder = tmp_path / "night_train"
    done = run("new", "night_train", "--folder", str(folder))
    assert done.code == 0, done.err
    install(folder / "src", "night_train", "night_train:GAME")
    monkeypatch.syspath_prepend(str(folder / "src"))
    importlib.invalidate_caches()
    yield folder
    for name in [name for name in sys.modules if name.split(".")[0] == "night_train"]:
        del sys.modules[name]
    catalogue.cache_clear()


def change(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")


def test_a_new_game_works_at_once(begun: Path, run: Run) -> None:
    done = run("check", "night_train", "--games", "3")
    assert done.code == 0, done.out
    assert "No fault, no dead end and no endless game" in done.out and "Grade: gold" in done.out
    assert "NIGHTTRAIN-BET-2" in run("rules", "night_train", "NIGHTTRAIN-BET-2").out
    assert run("simulate", "night_train", "--games", "3", "--jobs", "1").code == 0
    assert (begun / "src/night_train/page/README.md").exists()
    assert "leduc" not in (begun / "src/night_train/__init__.py").read_text(encoding="utf-8")


def test_a_game_like_an_open_board(run: Run, tmp_path: Path) -> None:
    done = run("new", "noughts", "--folder", str(tmp_path / "n"), "--like", "tic_tac_toe")
    assert done.code == 0 and (tmp_path / "n/src/noughts/rules/steps.py").exists()


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (["Night"], "name: must be small letters"),
        (["leduc"], "there is a game 'leduc' already"),
    ],
)
def test_a_name_that_cannot_be_is_said_in_one_line(
    run: Run, words: list[str], problem: str
) -> None:
    done = run("new", *words)
    assert done.code == 2 and problem in done.err


@pytest.mark.slow
@pytest.mark.parametrize(
    ("file", "old", "new", "told"),
    [
        ("text/en.ftl", "log-bet =", "log-bat =", "there is no text log-bet -> text/en.ftl"),
        ("text/it.ftl", "ask-bet =", "ask-bat =", "there is no text ask-bet -> text/it.ftl"),
        ("text/en.ftl", "move-fold =", "move-fald =", "there is no text move-fold"),
        ("text/en.ftl", "why-weak =", "wny-weak =", "text wny-weak is used nowhere"),
        ("text/en.ftl", "{ $paid }", "{ $pay }", "text 'log-bet' in language 'en' needs 'pay' ->"),
        ("seen/events.py", 'tag="bet"', 'tag="shown"', "Shown and Bet have the same tag shown"),
        ("__init__.py", "moves, steps)", "moves)", "is in none of the game's `modules`"),
        (
            "rules/moves.py",
            "NIGHTTRAIN-BET-2",
            "NIGHTTRAIN-BAT-2",
            "rules/moves.py: rule NIGHTTRAIN-BAT-2 has no clause -> text/rulebook.en.md",
        ),
    ],
)
def test_a_text_or_a_rule_that_is_missing_is_found(
    begun: Path, run: Run, file: str, old: str, new: str, told: str
) -> None:
    """D7: deleted texts and a misspelt rule passed, and `play` crashed."""
    change(begun / "src/night_train" / file, old, new)
    done = run("check", "night_train", "--games", "2")
    assert done.code == 1 and told in done.out and "Grade: none" in done.out


@pytest.mark.slow
def test_a_fault_comes_with_a_record_that_leads_there(
    begun: Path, run: Run, tmp_path: Path
) -> None:
    change(begun / "src/night_train/seen/guess.py", "renew(", "(lambda *ignored: None)(")
    records = tmp_path / "records"
    done = run("check", "night_train", "--games", "2", "--records", str(records))
    assert done.code == 1 and "dice: " in done.out and "seen/guess.py: call renew" in done.out
    [record] = records.iterdir()
    assert run("replay", str(record)).code == 0


@pytest.mark.slow
def test_what_is_found_can_be_read_by_programs(run: Run) -> None:
    done = run("check", "tic_tac_toe", "--games", "2", "--json")
    told = json.loads(done.out)
    assert told["grade"] == "gold" and told["faults"] == [] and told["positions"] > 9


@pytest.mark.slow
def test_grades_say_what_a_game_offers() -> None:
    of = uprising.game("leduc")
    plain = replace(of, zones=(), bot=type(of.bot)())
    assert examine(of, games=1, lesson=True).grade == "platinum"
    assert examine(replace(of, zones=()), games=1).grade == "silver"
    assert examine(plain, games=1).grade == "bronze"


# A faulty plug-in takes nobody down (V29)


@pytest.fixture
def broken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "bad_import.py").write_text("import no_such_module\n")
    (tmp_path / "bad_exit.py").write_text("raise SystemExit('no')\n")
    (tmp_path / "bad_thing.py").write_text("GAME = 3\n")
    for name in ("bad_import", "bad_exit", "bad_thing"):
        install(tmp_path, name, f"{name}:GAME")
    monkeypatch.syspath_prepend(str(tmp_path))


def test_a_faulty_game_is_named_and_skipped(broken: None, run: Run) -> None:
    assert "leduc" in games() and not {"bad_import", "bad_exit", "bad_thing"} & set(games())
    assert set(faulty()) == {"bad_import", "bad_exit", "bad_thing"}
    with pytest.raises(FaultyGame, match="ModuleNotFoundError"):
        game("bad_import")
    listed = run("games")
    assert listed.code == 0 and "leduc" in listed.out
    assert "'bad_import' cannot be loaded: ModuleNotFoundError" in listed.err
    asked = run("play", "bad_thing")
    assert asked.code == 2 and "is no Game" in asked.err and len(asked.err.splitlines()) == 1


def test_a_language_that_is_missing_falls_back_to_english(begun: Path, run: Run) -> None:
    for name in ("it.ftl", "rulebook.it.md"):
        (begun / "src/night_train/text" / name).unlink()
    done = run("check", "night_train", "--games", "1", "--lang", "it")
    assert done.code == 0 and "– una seconda lingua" in done.out
    spoken = run("rules", "night_train", "NIGHTTRAIN-BET-2", "--lang", "it").out
    assert "Folding needs something to pay" in spoken
    of = game("night_train")
    assert len(clauses("night_train", "it", of.folder)) > 5


def test_a_single_text_that_is_missing_falls_back_to_english(begun: Path) -> None:
    file = begun / "src/night_train/text/it.ftl"
    file.write_text(
        re.sub(r"(?m)^ask-bet = .*\n", "", file.read_text(encoding="utf-8")), encoding="utf-8"
    )
    words = catalogue("night_train", "it", game("night_train").folder)
    assert "ask-bet" not in words.keys and words.say("ask-bet")


def test_a_game_without_the_words_of_its_card_is_left_out_of_the_lobby(tmp_path: Path) -> None:
    (tmp_path / "text").mkdir()
    (tmp_path / "text/en.ftl").write_text("ask-bet = Well?\n", encoding="utf-8")
    of = uprising.game("leduc")
    assert card_or_none(of) is not None
    assert card_or_none(replace(of, folder=tmp_path)) is None


def test_a_game_that_crashes_before_its_first_question_is_one_line(begun: Path, run: Run) -> None:
    change(begun / "src/night_train/rules/steps.py", "s.hands[seat] = card", "s.hands[9] = card")
    done = run("check", "night_train")
    assert done.code == 1
    assert "crash: IndexError" in done.out and "at steps.py:" in done.out
    assert "Traceback" not in done.out + done.err


@pytest.fixture
def lantern_ball(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small game of hidden cards: a card is looked at, named and compared."""
    install(tmp_path, "lantern_ball", "tests.outside.lantern_ball:GAME")
    monkeypatch.syspath_prepend(str(tmp_path))
    importlib.invalidate_caches()
    return ROOT / "tests/outside/lantern_ball"


@pytest.mark.slow
def test_a_game_written_from_the_guide_is_small_and_passes(lantern_ball: Path, run: Run) -> None:
    """Its guesses keep to everything a seat was told (D7)."""
    files = [*lantern_ball.glob("*.py"), *lantern_ball.glob("text/*")]
    lines = [line for file in files for line in file.read_text(encoding="utf-8").splitlines()]
    assert len([line for line in lines if line]) < 300
    done = run("check", "lantern_ball", "--games", "5")
    assert done.code == 0, done.out
    assert "Grade: bronze" in done.out


@pytest.mark.slow
def test_a_game_written_from_the_guide_plays_in_every_interface(
    lantern_ball: Path, run: Run, tmp_path: Path
) -> None:
    played = run("play", "lantern_ball", "--seed", "1", typed="1\n" * 20)
    assert played.code == 0 and "[BALL-END-" in played.out, played.err
    bots = ("--bots", "heuristic,random", "--jobs", "1")
    arena = run("arena", "lantern_ball", *bots, "--games", "6")
    assert arena.code == 0 and "heuristic" in arena.out, arena.err
    study = run(
        "lab", "run", "lantern_ball", "--games", "20", "--jobs", "1", "--out", str(tmp_path / "s")
    )
    assert study.code == 0, study.err
    env = pettingzoo.env("lantern_ball", seats=3)
    env.reset(seed=1)
    for _ in env.agent_iter(200):
        observation, _, ended, cut, _ = env.last()
        free = [] if ended or cut else observation["action_mask"].nonzero()[0]
        env.step(int(free[0]) if len(free) else None)
    assert not env.agents
    asked = Dialogue("lantern_ball", seed=1, seats=2)
    while asked.next_turn() is not None:
        asked.reply(json.dumps({"move": 1}))
    assert asked.result(0).clean


DEAL = """
import importlib
from uprising.kernel import seeded, seeded_table, default_names, game
of = game("lantern_ball")
table, luck = seeded_table(of, default_names(3), {}, 7), seeded(7, "moves")
while table.outcome is None:
    ask = table.state.next_ask()
    moves = table.state.legal(ask, luck)
    table.play(ask.seat, moves[luck.below(len(moves))])
print(importlib.import_module("lantern_ball.rules").__file__)
print(table.record())
"""


@pytest.mark.slow
def test_a_game_from_outside_is_compiled_by_one_command_and_plays_the_same(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "tests/outside/lantern_ball", tmp_path / "lantern_ball")
    install(tmp_path, "lantern_ball", "lantern_ball:GAME")
    places = os.pathsep.join([str(tmp_path), str(ROOT / "src")])

    def python(*words: str, **env: str) -> str:
        done = subprocess.run(
            [sys.executable, *words],
            env={**os.environ, "UPRISING_PURE": "", "PYTHONPATH": places, **env},
            capture_output=True,
            text=True,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def played(**env: str) -> tuple[bool, str]:
        file, _, record = python("-c", DEAL, **env).partition("\n")
        return file.endswith(".py"), record

    command = (str(Path(sys.executable).parent / "uprising"), "compile", "lantern_ball")
    plain, from_sources = played()
    assert plain
    assert "lantern_ball is compiled" in python(*command, UPRISING_LANG="en")
    assert played() == (False, from_sources)
    assert played(UPRISING_PURE="1") == (True, from_sources)
    change(tmp_path / "lantern_ball/rules.py", "The masks,", "All masks,")
    assert played() == (True, from_sources)
    python(*command, "--clean")
    assert not (tmp_path / "lantern_ball/compiled").exists()
