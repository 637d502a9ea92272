"""Whatever is wrong with the input: exit code 2 and one line that names it, never a traceback."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.project import ROOT

RECORDS = sorted((ROOT / "tests/games").glob("*/records/*.txt"))
RECORD = (ROOT / "tests/games/leduc/records/showdown-won-by-ann.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ([], "COMMAND"),
        (["fly"], "fly"),
        (["games", "--lang", "xx"], "--lang"),
        (["play", "chess"], "game: there is no 'chess'"),
        (["play", "leduc", "--seats", "5"], "seats: leduc is for 2 to 2, not 5"),
        (["play", "leduc", "--seats", "two"], "--seats"),
        (["play", "leduc", "--seat", "0"], "seat: must be from 1 to 2, not 0"),
        (["play", "leduc", "--seat", "3"], "seat: must be from 1 to 2, not 3"),
        (["play", "leduc", "--bots", "genius"], "bots: there is no 'genius'"),
        (["play", "leduc", "--option", "ante=2"], "ante: leduc has no such option"),
        (["play", "leduc", "--option", "ante"], "option: 'ante' is not like key=value"),
        (["play", "leduc", "--name", "two words"], "seats: 'two words'"),
        (["play", "leduc", "--name", "ada"], "seats: two seats have the same name"),
        (["rules", "chess"], "game: there is no 'chess'"),
        (["rules", "leduc", "LEDUC-X-9"], "rule: leduc has no 'LEDUC-X-9'"),
        (["simulate", "chess"], "game: there is no 'chess'"),
        (["simulate", "leduc", "--games", "0"], "games: must be 1 or more"),
        (["simulate", "leduc", "--games", "many"], "--games"),
        (["simulate", "leduc", "--jobs", "0"], "jobs: must be 1 or more"),
        (["simulate", "leduc", "--seats", "1"], "seats: leduc is for 2 to 2"),
        (["simulate", "leduc", "--bots", "a,b"], "bots: there is no 'a'"),
        (["simulate", "leduc", "--bots", "random,random,heuristic"], "bots: 3 bots"),
        (["simulate", "leduc", "--seats", "2", "--seat-bots", "random"], "seat-bots: 2 seats"),
        (["simulate", "leduc", "--bots", "random", "--seat-bots", "random"], "--seat-bots"),
        (["simulate", "leduc", "--option", "x=1"], "x: leduc has no such option"),
        (["bench", "--game", "chess"], "game: there is no 'chess'"),
        (["bench", "--seconds", "0"], "seconds: must be from"),
        (["bench", "--seconds", "nan"], "seconds: must be from"),
        (["replay", "no-such-file.txt"], "record: cannot read no-such-file.txt"),
        (["verify", "tests"], "record: cannot read tests"),
    ],
)
def test_what_cannot_be_is_named_in_one_line(run: Run, words: list[str], says: str) -> None:
    done = run(*words)
    assert done.code == 2
    assert says in done.err
    assert len(done.err.splitlines()) == 1
    assert done.out == ""


def test_options_are_checked_by_the_game(run: Run, fair: str) -> None:
    done = run("play", fair, "--option", "weather=snow")
    assert (done.code, done.out) == (2, "")
    assert done.err == "uprising play: weather: must be one of sun, rain, not 'snow'\n"


def test_a_game_without_a_heuristic_says_so(run: Run, fair: str) -> None:
    done = run("simulate", fair)
    assert (done.code, done.out) == (2, "")
    assert "bots: fair has no heuristics for 'heuristic'" in done.err


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "line 1"),
        ("hello\n", "line 1: a record begins with"),
        (RECORD.partition("moves")[0], "the record stops before its moves"),
        (RECORD.rpartition("end ")[0], "the record is cut off"),
        (RECORD.replace("game leduc 1", "game leduc 2"), "rules version 2, not 1"),
        (RECORD.replace("game leduc 1", "game leduc"), "game: needs a key"),
        (RECORD.replace("game leduc", "game chess"), "game: there is no 'chess'"),
        (RECORD.replace("content 8", "content 9"), "content: the record was played with other"),
        (RECORD.replace("options", "options ante=2"), "ante: leduc has no such option"),
        (RECORD.replace("seats ann bea", "seats ann"), "must begin with a seat's name"),
        (RECORD.replace("seats ann bea", "seats ann ann"), "two seats have the same name"),
        (RECORD.replace("seats ann bea", "seats ann bea col"), "leduc is for 2 to 2, not 3"),
        (RECORD.replace("luck seed 2", "luck guess"), "luck: 'guess' cannot be replayed"),
        (RECORD.replace("luck seed 2", "luck secret xyz"), "luck: "),
        (RECORD.replace("luck seed 2", "luck secret " + "00" * 65), "luck: "),
        (RECORD.replace("ann call", "ann fold", 1), "move 1: 'fold' is refused"),
        (RECORD.replace("ann call", "ann jump", 1), "move 1: move: 'jump' is not one of"),
        (RECORD.replace("ann call", "ann raise", 1), "digest: the moves do not lead"),
        (RECORD.replace("ann call", "zoe call", 1), "line 8: must begin with a seat's name"),
        (RECORD.replace("ann call", 'ann "call', 1), "line 8: a quote is not closed"),
        (RECORD.replace("end ", "end 0"), "digest: the moves do not lead"),
    ],
)
@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_record_that_was_cut_or_edited_is_named(
    run: Run, tmp_path: Path, command: str, text: str, says: str
) -> None:
    path = tmp_path / "record.txt"
    path.write_text(text, encoding="utf-8")
    done = run(command, str(path))
    assert (done.code, done.out) == (2, "")
    assert says in done.err
    assert len(done.err.splitlines()) == 1


def test_a_record_in_another_encoding_is_named(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "record.txt"
    path.write_bytes(RECORD.encode("utf-16"))
    done = run("verify", str(path))
    assert (done.code, done.out) == (2, "")
    assert "record.txt is not UTF-8 text (byte 0)" in done.err


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--until", "99"], "until: must be from 0 to 4, not 99"),
        (["--until", "-1"], "until: must be from 0 to 4, not -1"),
        (["--until", "x"], "--until"),
        (["--seat", "0"], "seat: must be 1 to 2 or one of ann, bea: '0'"),
        (["--seat", "zoe"], "seat: must be 1 to 2 or one of ann, bea: 'zoe'"),
    ],
)
def test_a_replay_of_what_is_not_there(run: Run, record: Path, words: list[str], says: str) -> None:
    done = run("replay", str(record), *words)
    assert (done.code, done.out) == (2, "")
    assert says in done.err


def records() -> Iterator[object]:
    """The shortest record of every game; the others are left to `make soak`."""
    shortest = {path.parts[-3]: path for path in sorted(RECORDS, key=lambda p: -p.stat().st_size)}
    for path in RECORDS:
        mark = pytest.mark.slow if path in shortest.values() else pytest.mark.soak
        yield pytest.param(path, id=f"{path.parts[-3]}-{path.stem}", marks=mark)


@pytest.mark.parametrize("path", list(records()))
def test_no_damage_to_a_record_causes_a_traceback(run: Run, path: Path, tmp_path: Path) -> None:
    """Without any line, with any line twice, cut after any word: verified or named."""
    text = path.read_text(encoding="utf-8")
    lines = text.splitlines(keepends=True)[:24]
    rest = text.splitlines(keepends=True)[24:]
    damaged = [[*lines[:n], *lines[n + 1 :], *rest] for n in range(len(lines))]
    damaged += [[*lines[: n + 1], *lines[n:], *rest] for n in range(len(lines))]
    damaged += [[*lines[:n], lines[n].rpartition(" ")[0] + "\n"] for n in range(len(lines))]
    copy = tmp_path / "record.txt"
    for one in damaged:
        copy.write_text("".join(one), encoding="utf-8")
        done = run("verify", str(copy))
        assert done.code in (0, 2)
        assert len(done.err.splitlines()) == (1 if done.code else 0)
