"""M40, M42: every ink on every paper in every theme, and seats told without colour."""

from __future__ import annotations

import re
from itertools import combinations
from pathlib import Path

import pytest

WEB = Path(__file__).resolve().parent.parent.parent / "web" / "src"
STYLE = (WEB / "tokens.css").read_text(encoding="utf-8")
SEATS = (WEB / "lib" / "seats.ts").read_text(encoding="utf-8")
TOKEN = re.compile(
    r"--([a-z0-9-]+): (?:light-dark\()?(#[0-9a-fA-F]{3,6})(?:, (#[0-9a-fA-F]{3,6}))?"
)
THEMES = {
    "light": r":root \{(.*?)\}",
    "night": r":root \{(.*?)\}",
    "high contrast": r":root\[data-theme=\"contrast\"\] \{(.*?)\}",
    "more contrast by the system": r":root:not\(\[data-theme\]\) \{(.*?)\}",
}
TEXT = ("ink", "red-text", "petrol", "ochre", "moss", "violet", "steel", "legal")
GRAPHICS = ("line", "focus", "legal")
PAPERS = ("paper", "paper-2")


def luminance(colour: str) -> float:
    digits = colour.lstrip("#")
    digits = "".join(d * 2 for d in digits) if len(digits) == 3 else digits
    parts = [int(digits[n : n + 2], 16) / 255 for n in (0, 2, 4)]
    linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def theme(name: str) -> dict[str, str]:
    """What a theme does not say anew is as by day, or by night."""
    night = name in ("night", "high contrast")
    tokens: dict[str, str] = {}
    for pattern in (THEMES["light"], THEMES[name]):
        found = re.search(pattern, STYLE, re.S)
        assert found
        tokens |= {
            key: dark if dark and night else day for key, day, dark in TOKEN.findall(found[1])
        }
    return tokens


@pytest.mark.parametrize("name", THEMES)
def test_every_ink_is_read_on_every_paper(name: str) -> None:
    tokens = theme(name)
    for paper in PAPERS:
        for ink in TEXT:
            assert contrast(tokens[ink], tokens[paper]) >= 4.5, (ink, paper)
        for shape in GRAPHICS:
            assert contrast(tokens[shape], tokens[paper]) >= 3, (shape, paper)
    for on, ink in (("red", "#fff"), ("ink", tokens["paper"]), ("steel", tokens["paper"])):
        assert contrast(tokens[on], ink) >= 4.5, on


@pytest.mark.parametrize(
    ("ink", "paper", "ratio"),
    [
        ("#1b1714", "#f3eadb", 14.93),
        ("#b3201f", "#f3eadb", 5.60),
        ("#0e5a6b", "#e6d9c3", 5.60),
        ("#efe6d6", "#15130f", 14.98),
        ("#f0604d", "#241f19", 5.05),
        ("#ffd84d", "#15130f", 13.41),
    ],
)
def test_the_table_of_the_design_is_computed_in_the_same_way(
    ink: str, paper: str, ratio: float
) -> None:
    assert contrast(ink, paper) == pytest.approx(ratio, abs=0.01)


def test_ten_seats_differ_in_glyph_hatch_and_name() -> None:
    """Colour is decoration: any two seats differ in everything else too."""
    marks = re.findall(
        r'name: "([a-z-]+)",.*?hatch:\s+(".*?"),\n\s+glyph: "([^"]+)"',
        SEATS,
        re.S,
    )
    colours = dict(re.findall(r"--seat-([a-z-]+): (#\w+);", STYLE))
    assert len(marks) == 10
    for one, other in combinations(marks, 2):
        assert all(a != b for a, b in zip(one, other, strict=True)), (one[0], other[0])
        assert colours[one[0]] != colours[other[0]], (one[0], other[0])
    for name, _, _ in marks:
        assert contrast(colours[name], colours[f"{name}-ink"]) >= 4.5, name
