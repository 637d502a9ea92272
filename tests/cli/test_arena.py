"""`uprising arena` at the command line: tables, figures, a page, and clear refusals."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Run


@pytest.mark.slow
def test_two_bots_meet(run: Run) -> None:
    done = run("arena", "tic_tac_toe", "--bots", "random,heuristic", "--games", "20")
    assert done.code == 0
    assert "2 seats, 10 deals, 40 games, seed 1" in done.out
    rows = [line.split() for line in done.out.splitlines()]
    assert ["guest", "among", "wins"] in [row[:3] for row in rows]
    assert ["heuristic", "random"] in [row[:2] for row in rows]
    assert "alpha-rank" in done.out and "rating" in done.out


@pytest.mark.slow
def test_figures_for_programs_do_not_depend_on_the_processes(run: Run) -> None:
    words = ["arena", "leduc", "--bots", "random,heuristic", "--games", "12", "--json"]
    alone = run(*words, "--jobs", "1")
    assert json.loads(run(*words, "--jobs", "2").out) == json.loads(alone.out)
    figures = json.loads(alone.out)
    assert figures["bots"] == ["random", "heuristic"] and figures["deals"] == 6
    assert {(m["guest"], m["host"]) for m in figures["meetings"]} == {
        ("heuristic", "random"),
        ("random", "heuristic"),
    }
    assert sum(figures["alpha_rank"].values()) == pytest.approx(1)


def test_a_bot_meets_its_twin(run: Run) -> None:
    done = run("arena", "leduc", "--bots", "heuristic,heuristic", "--games", "8")
    assert "The mirror match of heuristic' brackets parity" in done.out


def test_scripts_try_a_bot(run: Run) -> None:
    done = run("arena", "leduc", "--bots", "heuristic", "--games", "4", "--exploits", "--json")
    guests = {m["guest"] for m in json.loads(done.out)["meetings"]}
    assert {"always-pass", "never-pay", "refuse-all"} <= guests


def test_a_sequential_test_stops_early(run: Run) -> None:
    words = ["arena", "tic_tac_toe", "--bots", "heuristic,random", "--games", "4000", "--sprt"]
    done = run(*words, "--jobs", "1", "--json")
    found = json.loads(done.out)["sequential"]
    assert found["answer"] == "better" and found["deals"] < 200


def test_a_page_stands_alone(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "arena.html"
    done = run(
        "arena", "leduc", "--bots", "random,heuristic", "--games", "4", "--html", str(file),
        "--lang", "it",
    )  # fmt: skip
    assert f"Scritto in {file}." in done.out
    text = file.read_text(encoding="utf-8")
    assert text.startswith("<!doctype html>") and "<svg" in text and 'lang="it"' in text
    assert "<script" not in text and "http" not in text and "src=" not in text


def test_a_run_goes_on_from_its_file(run: Run, tmp_path: Path) -> None:
    words = ["arena", "leduc", "--bots", "random,heuristic", "--json", "--results"]
    file = str(tmp_path / "run.jsonl")
    run(*words, file, "--games", "4")
    longer = run(*words, file, "--games", "10").out
    assert json.loads(longer) == json.loads(run(*words[:-1], "--games", "10").out)
    other = run(*words, file, "--games", "4", "--seed", "2")
    assert other.code == 2 and "another contest" in other.err


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (["--bots", "heuristic"], "bots: it takes two"),
        (["--bots", "heuristic,genius"], "bots: there is no 'genius'"),
        (["--bots", "heuristic,random", "--seats", "9"], "seats:"),
        (["--bots", "heuristic,random", "--games", "0"], "games: must be 1 or more"),
        (["--bots", "heuristic,random,noisy", "--sprt"], "a sequential test compares two"),
    ],
)
def test_what_cannot_be_is_said_in_one_line(run: Run, words: list[str], problem: str) -> None:
    done = run("arena", "leduc", *words)
    assert done.code == 2 and problem in done.err and len(done.err.splitlines()) == 1
