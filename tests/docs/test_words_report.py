"""The report on words names tests that are there."""

import re

from tests.project import ROOT

REPORT = ROOT / "docs" / "reports" / "words.md"
CITED = re.compile(r"`(tests/[\w/]+\.py)?::(\w+)`")
NUMBERS = [*range(1, 16), 24, 25]


def test_every_number_names_tests_that_are_there() -> None:
    rows = re.findall(r"^\| (W\d+) \|.*$", REPORT.read_text(encoding="utf-8"), re.MULTILINE)
    assert rows == [f"W{number}" for number in NUMBERS]
    missing = []
    for line in REPORT.read_text(encoding="utf-8").splitlines():
        file = ""
        for named, test in CITED.findall(line):
            file = named or file
            if f"def {test}(" not in (ROOT / file).read_text(encoding="utf-8"):
                missing.append(f"{file}::{test}")
    assert missing == []
