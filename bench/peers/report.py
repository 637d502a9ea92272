"""From measured rounds to the one table."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from statistics import median

from rows import GAMES, Row

HEAD = ("game", "way", "engine", "best", "median", "per game", "Uprising is", "target")


@dataclass
class Result:
    row: Row
    missing: str = ""
    rates: list[float] = field(default_factory=list)  # per second of CPU time, one per round
    games: float = 0.0
    work: float = 0.0

    def add(self, answer: dict[str, float]) -> None:
        self.rates.append(answer["work"] / answer["seconds"])
        self.games += answer["games"]
        self.work += answer["work"]

    @property
    def per_game(self) -> float | None:
        return self.work / self.games if self.games else None


def ours_beside(result: Result, results: list[Result]) -> Result | None:
    """Uprising's row of the same game and way, if both were measured."""
    row = result.row
    if row.is_ours or result.missing:
        return None
    for other in results:
        same = other.row.game == row.game and other.row.way == row.way
        if same and other.row.is_ours and not other.missing:
            return other
    return None


def ratio(result: Result, results: list[Result]) -> float | None:
    """Uprising's speed as a multiple of this one: the median of the rounds' own ratios."""
    ours = ours_beside(result, results)
    if ours is None:
        return None
    return median(mine / theirs for mine, theirs in zip(ours.rates, result.rates, strict=False))


def micros(rate: float) -> float:
    return 1e6 / rate


def is_met(result: Result, results: list[Result]) -> bool | None:
    """Whether the row's target is reached; None without target or figures."""
    row = result.row
    if row.at_most is not None and result.rates and not result.missing:
        return micros(median(result.rates)) <= row.at_most
    times = ratio(result, results)
    if row.at_least is not None and times is not None:
        return times >= row.at_least
    return None


def verdict(result: Result, results: list[Result]) -> str:
    met = is_met(result, results)
    if met is None:
        return result.row.target
    return f"{result.row.target}: {'met' if met else 'MISSED'}"


def figure(row: Row, rate: float) -> str:
    return f"{micros(rate):.3f} µs" if row.is_clone else f"{rate:,.0f}/s"


def table_lines(results: list[Result]) -> Iterator[tuple[str, ...]]:
    shown = ("", "")
    for result in results:
        row = result.row
        group = (GAMES[row.game], row.way)
        game, way = (group[0] if group[0] != shown[0] else "", group[1] if group != shown else "")
        shown = group
        if result.missing:
            yield (game, way, row.label, f"not available: {result.missing}")
            continue
        times = ratio(result, results)
        yield (
            game,
            way,
            row.label,
            figure(row, max(result.rates)),
            figure(row, median(result.rates)),
            f"{result.per_game:.2f}" if result.per_game else "",
            f"{times:.2f} x" if times is not None else "",
            verdict(result, results),
        )


def as_table(machine: dict[str, str], results: list[Result]) -> str:
    lines = [HEAD, *table_lines(results)]
    full = [line for line in lines if len(line) == len(HEAD)]
    widths = [
        max(len(line[column]) for line in (lines if column < 3 else full))
        for column in range(len(HEAD))
    ]
    numbers = range(3, 7)
    printed = [f"{name}: {words}" for name, words in machine.items()]
    printed.append("")
    for line in lines:
        cells = [
            cell.rjust(widths[column])
            if column in numbers and line in full
            else cell.ljust(widths[column])
            for column, cell in enumerate(line)
        ]
        printed.append("  ".join(cells).rstrip())
    return "\n".join(printed)


def as_data(machine: dict[str, str], results: list[Result]) -> dict[str, object]:
    return {"machine": machine, "rows": [row_data(result, results) for result in results]}


def row_data(result: Result, results: list[Result]) -> dict[str, object]:
    row = result.row
    data: dict[str, object] = {
        "game": row.game,
        "way": row.way,
        "engine": row.label,
        "target": row.target or None,
    }
    if result.missing:
        return data | {"not_available": result.missing}
    unit = "us" if row.is_clone else "decisions_per_s"
    figures = [micros(rate) if row.is_clone else rate for rate in result.rates]
    return data | {
        "unit": unit,
        "best": min(figures) if row.is_clone else max(figures),
        "median": median(figures),
        "rounds": figures,
        "decisions_per_game": result.per_game,
        "uprising_is_times": ratio(result, results),
        "target_met": is_met(result, results),
    }
