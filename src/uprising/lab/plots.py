"""Small drawings as SVG, written by hand: they need no library, no network and little room."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import ceil, floor

INK = "#1c1a17"
SOFT = "#8a8377"
MARK = "#b3261e"
FILL = "#d8cfc0"
LEFT = 260  # room for labels
WIDE = 720
LONGEST = 38  # letters of a label
ROW = 22
MOST_BARS = 24

Bar = tuple[str, float, float, float]  # label, value, low, high


def svg(width: int, height: int, title: str, body: Sequence[str]) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'width="{width}" height="{height}" role="img" font-family="sans-serif" font-size="12">'
        f"<title>{escape(title)}</title>{''.join(body)}</svg>"
    )


def line(x1: float, y1: float, x2: float, y2: float, ink: str = SOFT, width: float = 1) -> str:
    return (
        f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" '
        f'stroke="{ink}" stroke-width="{width}"/>'
    )


def text(x: float, y: float, words: str, anchor: str = "start", ink: str = INK) -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="{ink}">{escape(words)}</text>'
    )


def short(label: str) -> str:
    return label if len(label) <= LONGEST else f"{label[: LONGEST - 1]}…"


def box(x: float, y: float, width: float, height: float, fill: str = FILL) -> str:
    return (
        f'<rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}" fill="{fill}"/>'
    )


def ticks(low: float, high: float) -> list[float]:
    """Round numbers between two ends, about five."""
    span = max(high - low, 1e-9)
    step = next(s for s in (1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000, 10000) if span / s <= 7)
    return [n * step for n in range(ceil(low / step), floor(high / step) + 1)]


def forest(title: str, rows: Sequence[Bar], middle: float = 0.0) -> str:
    """A dot and its interval a row; red where the interval leaves the middle line out."""
    low = min([middle, *(r[2] for r in rows)])
    high = max([middle, *(r[3] for r in rows)])
    span = max(high - low, 1.0)
    low, high = low - 0.05 * span, high + 0.05 * span

    def at(value: float) -> float:
        return LEFT + (value - low) / (high - low) * (WIDE - LEFT - 20)

    height = ROW * len(rows) + 30
    body = [line(at(t), 4, at(t), height - 24, FILL) for t in ticks(low, high)]
    body += [text(at(t), height - 8, f"{t:g}", "middle", SOFT) for t in ticks(low, high)]
    body.append(line(at(middle), 4, at(middle), height - 24, INK))
    for n, (label, value, least, most) in enumerate(rows):
        y = ROW * n + 16
        ink = MARK if least > middle or most < middle else INK
        body.append(text(LEFT - 10, y + 4, short(label), "end"))
        body.append(line(at(least), y, at(most), y, ink, 2))
        body.append(f'<circle cx="{at(value):.1f}" cy="{y}" r="4" fill="{ink}"/>')
    return svg(WIDE, height, title, body)


def bars(title: str, rows: Sequence[tuple[str, float]], unit: str = "") -> str:
    most = max([1e-9, *(value for _, value in rows)])
    body = []
    for n, (label, value) in enumerate(rows):
        y = ROW * n + 4
        long = value / most * (WIDE - LEFT - 90)
        body.append(text(LEFT - 10, y + 14, short(label), "end"))
        body.append(box(LEFT, y + 2, max(long, 1), ROW - 6))
        body.append(text(LEFT + long + 6, y + 14, f"{value:g}{unit}"))
    return svg(WIDE, ROW * len(rows) + 8, title, body)


def bins_for(values: Sequence[float]) -> tuple[float, float, int]:
    """Where bars begin, how wide one is and how many there are, by what the values are like.

    Few whole numbers get a bar each; more of them bars of whole numbers; else as wide as Freedman
    and Diaconis say, by the spread of the middle half.
    """
    low, high = min(values), max(values)
    ordered = sorted(values)
    middle = ordered[3 * len(values) // 4] - ordered[len(values) // 4]
    wide = 2 * middle / len(values) ** (1 / 3) or (high - low) / MOST_BARS
    wide = max(wide, (high - low) / MOST_BARS, 1e-9)
    if all(value == int(value) for value in values):
        wide = max(1, ceil(wide)) if high - low >= MOST_BARS else 1
        return low - 0.5, wide, int((high - low) // wide) + 1
    return low, wide, max(1, ceil((high - low) / wide))


def histogram(title: str, values: Sequence[float]) -> str:
    low, step, bins = bins_for(values)
    high = low + bins * step
    counts = [0] * bins
    for value in values:
        counts[min(bins - 1, int((value - low) / step))] += 1
    top, wide = max(counts), (WIDE - 40) / bins
    body = [
        box(20 + n * wide, 140 - 120 * count / top, wide - 1, 120 * count / top)
        for n, count in enumerate(counts)
    ]
    body.append(line(20, 140, WIDE - 20, 140, INK))
    for t in ticks(low, high):
        x = 20 + (t - low) / (bins * step) * (WIDE - 40)
        body.append(text(x, 156, f"{t:g}", "middle", SOFT))
    return svg(WIDE, 164, title, body)


Point = tuple[float, float]


def curves(title: str, lines: Sequence[tuple[str, Sequence[float], str]]) -> str:
    """Lines over the course of a game, both axes in percent."""

    def at(n: int, count: int, value: float) -> Point:
        return 50 + n / (count - 1) * (WIDE - 180), 180 - 160 * value

    body = []
    for percent in (0, 25, 50, 75, 100):
        _, y = at(0, 2, percent / 100)
        body += [
            line(50, y, WIDE - 130, y, FILL),
            text(44, y + 4, f"{percent} %", "end", SOFT),
            text(50 + percent / 100 * (WIDE - 180), 198, f"{percent} %", "middle", SOFT),
        ]
    for label, values, ink in lines:
        points = [at(n, len(values), value) for n, value in enumerate(values)]
        told = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        body.append(f'<polyline points="{told}" fill="none" stroke="{ink}" stroke-width="2"/>')
        body.append(text(points[-1][0] + 6, points[-1][1] + 4, short(label), "start", ink))
    return svg(WIDE, 206, title, body)
