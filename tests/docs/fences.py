"""The code inside our Markdown pages."""

import re
from collections.abc import Iterator
from pathlib import Path

from tests.project import ROOT

FENCE = re.compile(r"^```(?P<kind>[a-z]+)\n(?P<code>.*?)^```$", re.M | re.S)


def pages() -> list[Path]:
    named = [ROOT / "README.md", ROOT / "CONTRIBUTING.md"]
    return [*named, *sorted((ROOT / "docs").rglob("*.md"))]


def blocks(text: str, kind: str) -> Iterator[str]:
    """The fenced blocks of one kind, in order."""
    return (found["code"] for found in FENCE.finditer(text) if found["kind"] == kind)


def name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()
