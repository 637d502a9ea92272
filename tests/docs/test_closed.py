"""Reports that close what was found name tests that are there."""

import re

import pytest

from tests.project import ROOT

REPORTS = ROOT / "docs" / "reports"
CITED = re.compile(r"`(tests/[\w/]+\.py)?::(\w+)`")
FOUND = {
    "words": [f"W{number}" for number in (*range(1, 16), 24, 25)],
    "code": [*(f"H{number}" for number in range(1, 11)), "D10", "D12"],
}


@pytest.mark.parametrize("report", FOUND)
def test_every_number_names_tests_that_are_there(report: str) -> None:
    text = (REPORTS / f"{report}.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| ([A-Z]\d+) \|.*$", text, re.MULTILINE)
    assert rows == FOUND[report]
    missing = []
    for line in text.splitlines():
        file = ""
        for named, test in CITED.findall(line):
            file = named or file
            if f"def {test}(" not in (ROOT / file).read_text(encoding="utf-8"):
                missing.append(f"{file}::{test}")
    assert missing == []
