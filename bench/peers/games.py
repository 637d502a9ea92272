"""Games per second and core: the six beside Catanatron, RLCard and PettingZoo, in one run.

    bench/peers/games.py [--rounds 3] [--seconds 1] [--json]

Different games cannot be compared by games alone, so every row also has its decisions per second,
and how many times as many that is as Catanatron makes with the same kind of player: random, or
simple rules. *kernel* are random games without seats. Our bots are asked at the table itself where
conformance proves that they read nothing hidden, as `uprising simulate` does. All engines share one
core and take turns within a round. See ../README.md.
"""

from __future__ import annotations

import argparse
import json
import statistics
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from compare import WARM_UP, about_machine, pin, start_python_peer
from engine import Engine
from environments import HERE, ROOT, NotAvailable, say

SIX = (
    "evil_robots",
    "fully_automated_bosses",
    "fully_automated_union",
    "patriot",
    "robot_rise",
    "robotariat",
)
YARDSTICK = "catanatron"
KINDS = ("kernel", "random", "rules")
LIKE = {"kernel": "random"}


@dataclass
class Row:
    """One engine's game with one kind of player, and what the rounds measured."""

    engine: str
    case: str
    games: list[float] = field(default_factory=list)
    decisions: list[float] = field(default_factory=list)

    @property
    def kind(self) -> str:
        return self.case.partition("/")[2]

    def add(self, answer: dict[str, float]) -> None:
        self.games.append(answer["games"] / answer["seconds"])
        self.decisions.append(answer["work"] / answer["seconds"])

    def times(self, other: Row) -> float:
        """The median, over the rounds, of the ratio within a round."""
        pairs = zip(self.decisions, other.decisions, strict=True)
        return statistics.median(own / theirs for own, theirs in pairs)


def rows() -> list[Row]:
    found = [Row("uprising", f"{key}/{kind}") for kind in KINDS for key in SIX]
    found += [Row("catanatron", "catan/random"), Row("catanatron", "catan/rules")]
    found += [Row("rlcard", "uno/random"), Row("rlcard", "uno/rules")]
    return [*found, Row("pettingzoo", "connect_four/random"), Row("pettingzoo", "holdem/random")]


def started(our_python: Path) -> dict[str, Engine]:
    def ours() -> Engine:
        return Engine("uprising", [str(our_python), str(HERE / "ours_games.py")], ROOT, {})

    starts: dict[str, Callable[[], Engine]] = {"uprising": ours}
    for name in ("catanatron", "rlcard", "pettingzoo"):
        starts[name] = lambda name=name: start_python_peer(name)  # type: ignore[misc]
    engines: dict[str, Engine] = {}
    for name, start in starts.items():
        try:
            engines[name] = start()
        except NotAvailable as reason:
            say(f"{name} not available: {reason}")
    return engines


def table(found: list[Row]) -> str:
    yardsticks = {row.kind: row for row in found if row.engine == YARDSTICK}
    lines = [
        f"{'engine':12} {'game':24} {'players':8} {'games/s':>10} {'decisions/s':>12}  × Catan"
    ]
    for row in found:
        other = yardsticks.get(LIKE.get(row.kind, row.kind))
        times = "" if other is None else f"{row.times(other):8.2f}"
        games, decisions = statistics.median(row.games), statistics.median(row.decisions)
        lines.append(
            f"{row.engine:12} {row.case.partition('/')[0]:24} {row.kind:8} "
            f"{games:10,.1f} {decisions:12,.0f} {times}"
        )
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--python", type=Path, default=ROOT / ".venv" / "bin" / "python")
    asked = parser.parse_args()
    core = pin()
    engines = started(asked.python)
    found = [row for row in rows() if row.engine in engines]
    try:
        for number in range(asked.rounds + 1):
            say(f"round {number} of {asked.rounds}" if number else "warming up")
            for row in found:
                seconds = asked.seconds if number else WARM_UP
                answer = engines[row.engine].measure(row.case, seconds)
                if number:
                    row.add(answer)
    finally:
        for engine in engines.values():
            engine.close()
    if asked.json:
        told = [{"engine": r.engine, "case": r.case, "games": r.games, "decisions": r.decisions}
                for r in found]  # fmt: skip
        print(json.dumps({"machine": about_machine(core), "rows": told}, indent=2))
    else:
        print("; ".join(engine.versions for engine in engines.values()))
        print(table(found))


if __name__ == "__main__":
    main()
