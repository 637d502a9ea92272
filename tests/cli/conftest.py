"""Running `uprising` inside the test, with typed input and captured output."""

import io
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.installing import install
from tests.project import ROOT
from uprising.cli import main


@dataclass(frozen=True)
class Ran:
    code: int
    out: str
    err: str


Run = Callable[..., Ran]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    monkeypatch.setenv("UPRISING_LANG", "en")
    monkeypatch.setenv("COLUMNS", "100")

    def ran(*words: str, typed: str = "") -> Ran:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        try:
            code = main(words)
        except SystemExit as left:  # argparse leaves by itself
            assert isinstance(left.code, int)
            code = left.code
        out, err = capsys.readouterr()
        return Ran(code, out, err)

    return ran


@pytest.fixture
def record() -> Path:
    """A whole game of Leduc with a fold in the second round."""
    return ROOT / "tests/games/leduc/records/fold-won-by-ann-second-round.txt"


@pytest.fixture
def fair(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The fair, a game from outside with everything the reference games lack."""
    install(tmp_path / "site", "fair", "tests.cli.fair:GAME")
    monkeypatch.syspath_prepend(str(tmp_path / "site"))
    return "fair"
