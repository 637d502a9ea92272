"""Small plots as inline SVG: they need no library, no script and no network."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

LEFT, RIGHT, ROW, WIDTH = 210, 90, 26, 720


@dataclass(frozen=True)
class Mark:
    """A row of a plot: a value with its interval, and a faint mark it is to be compared with."""

    label: str
    value: float
    low: float
    high: float
    text: str
    beside: float | None = None


def intervals(title: str, marks: Sequence[Mark], zero: float | None = None) -> str:
    """Values with whiskers, one row each, on one scale."""
    low = min([m.low for m in marks] + [m.beside for m in marks if m.beside is not None])
    high = max([m.high for m in marks] + [m.beside for m in marks if m.beside is not None])
    if zero is not None:
        low, high = min(low, zero), max(high, zero)
    span = (high - low) or 1.0

    def x(value: float) -> float:
        return round(LEFT + (value - low) / span * (WIDTH - LEFT - RIGHT), 1)

    parts = []
    if zero is not None:
        bottom = len(marks) * ROW
        parts.append(f'<line class="zero" x1="{x(zero)}" x2="{x(zero)}" y1="0" y2="{bottom}"/>')
    for number, mark in enumerate(marks):
        y = number * ROW + ROW // 2
        parts.append(f'<text x="{LEFT - 12}" y="{y + 4}" class="label">{escape(mark.label)}</text>')
        if mark.beside is not None:
            parts.append(f'<path class="beside" d="M{x(mark.beside)} {y - 8}v16"/>')
        parts.append(f'<line x1="{x(mark.low)}" x2="{x(mark.high)}" y1="{y}" y2="{y}"/>')
        parts.append(f'<circle cx="{x(mark.value)}" cy="{y}" r="4"/>')
        parts.append(f'<text x="{WIDTH - RIGHT + 12}" y="{y + 4}">{escape(mark.text)}</text>')
    return picture(title, len(marks) * ROW, parts)


def bars(title: str, rows: Sequence[tuple[str, float, str]]) -> str:
    """Shares of one, one bar each."""
    parts = []
    for number, (label, share, text) in enumerate(rows):
        y = number * ROW
        width = round(share * (WIDTH - LEFT - RIGHT), 1)
        parts.append(f'<text x="{LEFT - 12}" y="{y + 17}" class="label">{escape(label)}</text>')
        parts.append(f'<rect x="{LEFT}" y="{y + 5}" width="{width}" height="{ROW - 10}"/>')
        parts.append(f'<text x="{WIDTH - RIGHT + 12}" y="{y + 17}">{escape(text)}</text>')
    return picture(title, len(rows) * ROW, parts)


def course(title: str, values: Sequence[float], bound: float) -> str:
    """A line over time between two bounds."""
    height = 160
    top = max([bound, *values]) * 1.1
    bottom = min([-bound, *values]) * 1.1
    step = (WIDTH - 20) / max(1, len(values) - 1)

    def y(value: float) -> float:
        return round((top - value) / (top - bottom) * height, 1)

    points = " ".join(f"{round(10 + i * step, 1)},{y(v)}" for i, v in enumerate(values))
    edges = [
        f'<line class="zero" x1="0" x2="{WIDTH}" y1="{y(b)}" y2="{y(b)}"/>' for b in (bound, -bound)
    ]
    return picture(title, height, [*edges, f'<polyline points="{points}"/>'])


def picture(title: str, height: int, parts: list[str]) -> str:
    inside = "".join(parts)
    return (
        f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(title, quote=True)}">'
        f"<title>{escape(title)}</title>{inside}</svg>"
    )
