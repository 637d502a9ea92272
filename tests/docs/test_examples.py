"""What the pages show is what happens, plain and compiled."""

import doctest
import io
from pathlib import Path

import pytest

import uprising
from tests.docs.fences import blocks, name, pages
from tests.project import ROOT, games
from uprising.cli import main

SESSIONS = [p for p in pages() if ">>> " in p.read_text(encoding="utf-8")]
SCENARIOS = sorted((ROOT / "docs" / "research" / "scenarios").glob("*.md"))


@pytest.mark.parametrize("path", SESSIONS, ids=name)
def test_the_sessions_of_a_page_run_as_shown(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    shown = [*blocks(text, "pycon"), *blocks(text, "python")]
    session = "\n".join(code for code in shown if ">>> " in code)
    test = doctest.DocTestParser().get_doctest(session, {}, path.name, str(path), 0)
    assert test.examples != []
    report: list[str] = []
    doctest.DocTestRunner(verbose=False).run(test, out=report.append)
    assert report == []


def test_the_package_shows_what_it_does() -> None:
    found = doctest.testmod(uprising)
    assert (found.failed, found.attempted) == (0, 3)


@pytest.mark.parametrize("path", SCENARIOS, ids=name)
def test_the_worked_examples_of_a_game_run(path: Path) -> None:
    """A page of a game shows sessions, or scripts that check themselves."""
    text = path.read_text(encoding="utf-8")
    scripts = [code for code in blocks(text, "python") if ">>> " not in code]
    for code in scripts:
        exec(compile(code, str(path), "exec"), {})
    assert scripts or path in SESSIONS


@pytest.mark.parametrize("path", SCENARIOS, ids=name)
def test_a_page_names_everything_a_scenario_can_reach(path: Path) -> None:
    game = uprising.game(path.stem)
    text = path.read_text(encoding="utf-8")
    names = [zone.name for zone in game.zones]
    names += [*game.starts, *game.faces, *game.shuffles]
    assert [one for one in names if f"`{one}`" not in text] == []


def test_the_record_in_the_page_about_records_can_be_replayed() -> None:
    [shown, *_] = blocks((ROOT / "docs/research/records.md").read_text(encoding="utf-8"), "text")
    assert uprising.replay(shown).outcome is not None


def test_the_picture_in_the_readme_is_what_one_sees(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    [picture] = blocks((ROOT / "README.md").read_text(encoding="utf-8"), "text")
    first, *lines = picture.strip().splitlines()
    typed = "\n".join(line[2:] for line in lines if line.startswith("> "))
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    monkeypatch.setenv("UPRISING_LANG", "en")
    assert main(first.split()[2:]) == 0
    seen = capsys.readouterr().out
    assert typed.split() == ["hint", "fold"]
    assert [line for line in lines if not line.startswith(">") and line not in seen] == []


def test_every_game_has_a_page_of_its_own() -> None:
    assert [path.stem for path in SCENARIOS] == games()
