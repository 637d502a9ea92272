"""`uprising lab`: run, compare, report, and what it says to nonsense."""

from pathlib import Path

import pytest

from tests.cli.conftest import Run


@pytest.mark.slow
def test_the_commands_run_compare_and_report(
    run: Run,
    tmp_path: Path,
) -> None:
    out = str(tmp_path / "one")
    done = run("lab", "run", "tic_tac_toe", "--games", "60", "--jobs", "1", "--out", out)
    assert (done.code, done.err.strip()) == (0, "")
    assert "60 games, 2 seats" in done.out
    page = run("lab", "report", out, "--lang", "it", "--svg", str(tmp_path / "svg"))
    assert (tmp_path / "svg/length.svg").read_text(encoding="utf-8").startswith("<svg")
    assert page.code == 0
    assert "partite" in Path(page.out.strip()).read_text(encoding="utf-8")
    again = run("lab", "run", "--again", f"{out}/manifest.json", "--jobs", "1", "--out", out + "2")
    assert again.code == 0
    assert (tmp_path / "one/games-a.jsonl").read_bytes() == (
        tmp_path / "one2/games-a.jsonl"
    ).read_bytes()
    pack = tmp_path / "dear.toml"
    pack.write_text("name = 'dear'\ngame = 'leduc'\nante = 2", encoding="utf-8")
    both = run(
        "lab", "compare", "leduc", str(pack), "--games", "40", "--jobs", "1", "--out", out + "3"
    )
    assert both.code == 0
    assert "pack: – / dear" in both.out


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (["run"], "game: name one"),
        (["run", "chess"], "game: there is no 'chess'"),
        (["run", "leduc", "--error", "2"], "error: must be between 0 and 0.5"),
        (["run", "leduc", "--games", "0"], "games: must be 1 or more"),
        (["run", "leduc", "--precision", "0"], "precision: must be between 0 and 1"),
        (["run", "leduc", "--pack", "none"], "pack: there is no 'none'"),
        (["run", "leduc", "--again", "none.json"], "manifest: cannot read none.json"),
        (["compare", "leduc", "tic_tac_toe"], "compare: leduc and tic_tac_toe are two games"),
        (["compare", "leduc", "nothing"], "pack: there is no 'nothing'"),
        (["report", "nowhere"], "manifest: cannot read"),
        (["report"], "folder: there is no study here"),
        (["run", "leduc", "--prices", "some"], "prices: must be 0 or more, or all"),
        (["run", "leduc", "--tension", "-1"], "tension: must be 0 or more"),
        (["run", "patriot", "--option", "campaign=zam,mars"], "campaign: must be one of"),
    ],
)
def test_what_cannot_be_is_said_in_one_line(
    run: Run,
    words: list[str],
    problem: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    done = run("lab", *words)
    assert done.code == 2
    assert problem in done.err
    assert done.err.count("\n") == 1


def test_the_newest_study_here_is_reported_with_all_its_parts(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run("lab", "run", "leduc", "--games", "40", "--jobs", "1").code == 0
    assert run("lab", "report").out.strip() == "lab-leduc-2p-1/report.html"
    page = Path("lab-leduc-2p-1/report.html").read_text(encoding="utf-8")
    for part in ("price of doing without", "chance of winning over the course", "<h2>done"):
        assert part in page


def test_a_pack_is_chosen_named_and_verified_on_the_command_line(run: Run, tmp_path: Path) -> None:
    pack = tmp_path / "dear.toml"
    pack.write_text("name = 'dear'\ngame = 'leduc'\nante = 2", encoding="utf-8")
    done = run("simulate", "leduc", "--games", "3", "--pack", str(pack), "--json")
    assert '"pack": "dear {\\"ante\\":2}"' in done.out
    kept = tmp_path / "game.txt"
    typed = f"/record {kept}\n/quit\n"
    played = run("play", "leduc", "--pack", str(pack), "--seed", "1", typed=typed)
    assert "With the pack dear." in played.out
    checked = run("verify", str(kept))
    assert checked.code == 0
    assert "Played with the pack dear" in checked.out
