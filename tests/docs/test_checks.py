"""What a table owes its players, and the faults at other doors: lists of tests that are there."""

from __future__ import annotations

import re

from tests.project import ROOT

ROW = re.compile(r"^\| ([MSW]\d+) \| [^|]+ \| (.+) \|$", re.MULTILINE)
FAULT = re.compile(r"^\| (T\d+) \| [^|]+ \| (.+) \|$", re.MULTILINE)
DOOR = re.compile(r"^\| (D\d+) \| [^|]+ \| (.+) \|$", re.MULTILINE)
FAULTS = [f"T{n}" for n in range(1, 29)]
DOORS = [f"D{n}" for n in range(1, 14)]
WANTED = [
    *[f"M{n}" for n in range(1, 46)],
    *[f"S{n}" for n in range(1, 31)],
    *[f"W{n}" for n in (1, 2, *range(4, 10), 11, *range(13, 17))],
]


def test_every_check_names_a_test_that_is_there() -> None:
    text = (ROOT / "docs" / "play" / "page.md").read_text(encoding="utf-8")
    rows, faults = dict(ROW.findall(text)), dict(FAULT.findall(text))
    assert list(rows) == WANTED
    assert list(faults) == FAULTS
    are_there(rows | faults)


def test_every_fault_of_a_door_names_a_test_that_is_there() -> None:
    doors = dict(DOOR.findall((ROOT / "docs/reports/doors.md").read_text(encoding="utf-8")))
    assert list(doors) == DOORS
    are_there(doors)


def are_there(rows: dict[str, str]) -> None:
    for check, tests in rows.items():
        for named in re.findall(r"`([^`]+)`", tests):
            where, _, name = named.partition("::")
            folder, _, module = where.rpartition("/")
            path = ROOT / "tests" / (folder or "web") / f"{module}.py"
            assert f"def {name}(" in path.read_text(encoding="utf-8"), (check, named)
