"""Every other command, in both languages, for people and for programs."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import uprising
from tests.cli.conftest import Run
from tests.project import games
from uprising.cli import COMMANDS, language
from uprising.kernel import KeyedLuck, luck_key, new_table, open_line, promise, sealed_line
from uprising.texts import has_book, languages


@pytest.mark.slow
@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(run: Run, command: str, lang: str) -> None:
    done = run(command, "--lang", lang, "--help")
    assert (done.code, done.err) == (0, "")
    assert done.out.startswith(f"usage: uprising {command}")


LOADED_BY_A_SERVER = """
import sys
from uprising.cli import parser
from uprising.server.app import make_app
parser("en", "serve").parse_args(["serve"])
make_app(sys.argv[1])
print(*sorted(sys.modules))
"""


@pytest.mark.slow
def test_a_server_that_starts_loads_nothing_that_only_other_commands_need(tmp_path: Path) -> None:
    """People wait for it when it starts again."""
    command = [sys.executable, "-c", LOADED_BY_A_SERVER, str(tmp_path / "tables.db")]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    loaded = set(done.stdout.split())
    assert {"uprising.commands.serve", "uprising.server.app"} <= loaded
    spared = {"rich", "textual", "numpy", "uprising.lab", "uprising.llm", "uprising.conformance"}
    assert loaded & spared == set()


@pytest.mark.parametrize(
    ("words", "env", "expected"),
    [
        (["games"], {}, "en"),
        (["games", "--lang", "it"], {}, "it"),
        (["games", "--lang=it"], {"LANG": "en_GB.UTF-8"}, "it"),
        (["games"], {"LANG": "it_IT.UTF-8"}, "it"),
        (["games"], {"LANG": "de_DE.UTF-8"}, "en"),
        (["games"], {"UPRISING_LANG": "en", "LC_ALL": "it_IT"}, "en"),
        (["games", "--lang", "xx"], {"LANG": "it"}, "en"),
        (["games", "--lang"], {"LANG": "it"}, "it"),
    ],
)
def test_the_language_is_the_one_asked_for_or_the_systems(
    words: list[str], env: dict[str, str], expected: str
) -> None:
    assert language(words, env) == expected


@pytest.mark.slow
def test_the_installed_command_runs() -> None:
    command = str(Path(sys.executable).parent / "uprising")
    env = {**os.environ, "UPRISING_LANG": "en"}
    done = subprocess.run([command, "version"], env=env, capture_output=True, text=True)
    mode = "compiled rules" if uprising.compiled() else "plain rules"
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("uprising 0.") and mode in done.stdout


@pytest.mark.slow
def test_games_are_listed_with_seats_and_options(run: Run, fair: str) -> None:
    done = run("games")
    rows = [line.split() for line in done.out.splitlines()]
    assert ["leduc", "2"] in [row[:2] for row in rows]
    assert ["fair", "2–3", "The", "fair:", "Bid,", "walk,", "trade."] in rows
    assert "--option weather=sun (sun, rain)" in done.out
    assert "Tris" in run("games", "--lang", "it").out


def test_games_for_programs(run: Run) -> None:
    rows = {row["key"]: row for row in json.loads(run("games", "--json").out)}
    assert rows["leduc"]["seats"] == [2]
    assert rows["leduc"]["content"] == uprising.game("leduc").content
    assert set(rows) == set(uprising.games())


def test_a_rulebook_can_be_read(run: Run) -> None:
    assert "TTT-SETUP-1" in run("rules", "tic_tac_toe").out
    assert "Che cosa si vede" in run("rules", "tic_tac_toe", "--lang", "it").out


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", [key for key in games() if has_book(key, "en")])
def test_a_book_is_printed_without_marks(run: Run, game: str, lang: str) -> None:
    """Pictures are for the page; what is bold there is bold here."""
    printed = run("rules", game, "--lang", lang).out
    assert len(printed) > 10_000
    assert [mark for mark in ("**", "![", "[^", "| ---") if mark in printed] == []


def test_a_clause_can_be_read_with_its_source(run: Run) -> None:
    done = run("rules", "leduc", "leduc-bet-4")
    assert done.out == "LEDUC-BET-4 (public material): Each round may be raised twice.\n"
    done = run("rules", "leduc", "LEDUC-END-3", "--lang", "it")
    assert done.out.startswith("LEDUC-END-3 (nostra decisione): Una partita è una mano")
    family = run("rules", "leduc", "LEDUC-BET").out
    assert [line[:11] for line in family.splitlines() if line.startswith("LEDUC")] == [
        f"LEDUC-BET-{n}" for n in (1, 2, 3, 4)
    ]


def simulated(run: Run, *words: str) -> dict[str, object]:
    done = run("simulate", "leduc", "--bots", "random,heuristic", "--games", "40", "--json", *words)
    assert done.code == 0
    figures: dict[str, object] = json.loads(done.out)
    assert figures.pop("games_per_s") != 0
    figures.pop("jobs")
    return figures


@pytest.mark.slow
def test_simulations_do_not_depend_on_the_number_of_jobs(run: Run) -> None:
    one, two = simulated(run, "--jobs", "1"), simulated(run, "--jobs", "2")
    assert one == two
    assert one != simulated(run, "--jobs", "1", "--seed", "2")


def test_a_simulation_for_people(run: Run) -> None:
    words = ("simulate", "leduc", "--bots", "random,heuristic", "--games", "30", "--jobs", "1")
    done = run(*words)
    assert done.out.startswith("Leduc hold'em, 2 seats, 30 games, seed 1\n")
    for part in ("random ", "heuristic ", "95 % interval", "The other player folded.", "games/s"):
        assert part in done.out
    assert "partite/s" in run(*words, "--lang", "it").out


def test_a_simulation_with_fixed_seats(run: Run) -> None:
    words = ("--seat-bots", "heuristic,random", "--games", "5", "--jobs", "1", "--json")
    figures = json.loads(run("simulate", "tic_tac_toe", *words).out)
    assert (figures["lineup"], figures["rotated"]) == (["heuristic", "random"], False)


def test_bots_are_repeated_and_options_reach_the_game(run: Run, fair: str) -> None:
    words = ("--seats", "3", "--bots", "random", "--games", "3", "--jobs", "1", "--json")
    figures = json.loads(run("simulate", fair, *words, "--option", "days=2").out)
    assert figures["lineup"] == ["random"] * 3
    assert figures["options"] == {"days": 2}


def test_after_the_end_a_replay_shows_everything(run: Run, record: Path) -> None:
    done = run("replay", str(record))
    assert "ann is dealt the" in done.out and "bea is dealt the" in done.out
    assert "What bea saw:" in done.out
    assert "The other player folded. [LEDUC-END-1]\nWinner: ann." in done.out
    assert "   4  bea: fold" in done.out


def test_a_replay_shows_a_seat_only_what_it_saw(run: Run, record: Path) -> None:
    for seat in ("2", "bea", "BEA"):
        done = run("replay", str(record), "--seat", seat)
        assert "ann is dealt a card." in done.out and "bea is dealt the" in done.out
        assert "ann: –" in done.out


def test_a_replay_that_stops_early_is_a_spectators(run: Run, record: Path) -> None:
    done = run("replay", str(record), "--until", "1", "--lang", "it")
    assert "ann riceve una carta." in done.out and "bea riceve una carta." in done.out
    assert "   1  ann rilancia" in done.out
    assert "   2" not in done.out
    assert "Vince" not in done.out


def test_a_record_is_verified(run: Run, record: Path) -> None:
    done = run("verify", str(record))
    assert done.code == 0
    assert "Game leduc, rules version 1" in done.out
    assert "the moves lead there" in done.out
    assert "Winner: ann." in done.out


def test_an_open_record_is_verified_too(run: Run, tmp_path: Path) -> None:
    table = uprising.new("leduc", seed=5)
    table.play(0, "raise")
    path = tmp_path / "open.txt"
    path.write_text(str(table.record()), encoding="utf-8")
    assert "The game is not over." in run("verify", str(path)).out


def test_a_live_tables_record_is_verified_with_its_promise(run: Run, tmp_path: Path) -> None:
    secret = "ab" * 32
    luck = KeyedLuck(luck_key(secret, ["bread"]), {})
    table = new_table(uprising.game("leduc"), ["ann", "bea"], {}, luck, sealed_line(secret))
    table.play("ann", "raise")
    table.play("bea", "fold")
    sealed, opened = tmp_path / "sealed.txt", tmp_path / "opened.txt"
    sealed.write_text(str(table.record()), encoding="utf-8")
    table.luck = open_line(secret, ["bread"])
    opened.write_text(str(table.record()), encoding="utf-8")
    assert f"If {promise(secret)} was what the table promised" in run("verify", str(opened)).out
    done = run("verify", str(sealed))
    assert (done.code, done.out) == (2, "")
    assert "cannot be replayed without its secret" in done.err


@pytest.mark.slow
def test_the_bench_measures_both_modes(run: Run) -> None:
    done = run("bench", "--game", "leduc", "--seconds", "0.01", "--json")
    rows = json.loads(done.out)
    keys = {"game", "seats", "mode", "driver", "decisions_per_s", "clone_us"}
    assert all(set(row) == keys for row in rows)
    assert all(row["decisions_per_s"] > 0 and row["clone_us"] > 0 for row in rows)
    assert rows[0]["game"] == "reference"
    measured = {(row["mode"], row["driver"]) for row in rows[1:]}
    assert {("plain", "script"), ("plain", "loop")} <= measured
    if uprising.compiled():
        assert {("compiled", "script"), ("compiled", "loop")} <= measured


def test_the_bench_for_people(run: Run) -> None:
    done = run("bench", "--game", "tic_tac_toe", "--seconds", "0.01", "--this-mode-only")
    assert "decisions/s" in done.out and "× reference" in done.out
