"""The changelog has a section for the version that is installed, and one for what comes next."""

import re
import tomllib
from importlib.metadata import version

import pytest

from tests.project import ROOT
from uprising.cli import main

SECTIONS = re.findall(
    r"^## \[(.+?)\](?: - (\d{4}-\d\d-\d\d))?$",
    (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"),
    re.MULTILINE,
)


def test_what_is_not_released_comes_first_and_every_release_has_its_day() -> None:
    assert SECTIONS[0] == ("Unreleased", "")
    assert [name for name, day in SECTIONS[1:] if not day] == []


def test_the_newest_release_is_the_version_of_the_project() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert SECTIONS[1][0] == project["version"]


def test_the_command_tells_the_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as done:
        main(["--version"])
    assert done.value.code == 0
    assert capsys.readouterr().out == f"uprising {version('uprising')}\n"
