"""A package that is not installed is named in one line, with the extra that brings it."""

import sys
from importlib import import_module

import pytest

from uprising.adapters import MissingExtra, require
from uprising.cli import main


def test_a_missing_package_names_its_extra() -> None:
    with pytest.raises(
        MissingExtra, match=r"no_such_package.*extra 'research'.*uprising\[research\]"
    ):
        require("no_such_package", "research")


def test_one_that_is_there_is_fine() -> None:
    require("json", "research")


@pytest.mark.parametrize(
    ("package", "adapter", "extra"),
    [("inspect_ai", "inspect_tasks", "inspect"), ("textarena", "textarena_env", "textarena")],
)
def test_an_adapter_without_its_package_names_the_extra(
    package: str, adapter: str, extra: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    monkeypatch.delitem(sys.modules, f"uprising.adapters.{adapter}", raising=False)
    with pytest.raises(MissingExtra, match=rf"uprising\[{extra}\]"):
        import_module(f"uprising.adapters.{adapter}")


@pytest.mark.parametrize(
    ("package", "words", "extra"),
    [
        ("mcp", ["mcp"], "uprising[mcp]"),
        ("textual", ["tui", "leduc"], "uprising[terminal]"),
    ],
)
def test_a_command_without_its_package_says_so_in_one_line(
    package: str,
    words: list[str],
    extra: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    monkeypatch.delitem(sys.modules, "uprising.adapters.mcp", raising=False)
    assert main(words) == 2
    [line] = capsys.readouterr().err.splitlines()
    assert extra in line


@pytest.mark.parametrize(
    ("words", "field"),
    [
        (["tui", "leduc", "--seats", "7"], "seats"),
        (["tui", "leduc", "--seat", "3"], "seat"),
        (["tui", "leduc", "--bots", "nobody"], "bots"),
        (["tui", "--link", "nonsense"], "link"),
        (["tui", "--replay", "/no/such/file"], "replay"),
        (["tui", "--server", "http://127.0.0.1:1", "leduc"], "server"),
    ],
)
def test_what_the_terminal_table_cannot_do_is_named(
    words: list[str], field: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words) == 2
    [line] = capsys.readouterr().err.splitlines()
    assert field in line
