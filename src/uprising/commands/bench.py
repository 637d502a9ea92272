"""`uprising bench`: decisions per second and microseconds per copy, plain and compiled."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from argparse import SUPPRESS, ArgumentParser, Namespace
from dataclasses import asdict
from typing import Any

import msgspec
from rich.table import Table as Grid

from uprising import compiled
from uprising.commands.shell import BadInput, Say, Shell
from uprising.kernel import game, games
from uprising.lab.speed import REFERENCE, Speed, reference, speeds


def describe(parser: ArgumentParser, say: Say) -> None:
    parser.add_argument("--game", metavar="GAME", help=say("help-bench-game"))
    parser.add_argument(
        "--seconds", type=float, default=0.5, metavar="S", help=say("help-bench-seconds")
    )
    parser.add_argument("--json", action="store_true", help=say("help-json"))
    # how this command calls itself for the other mode
    parser.add_argument("--this-mode-only", action="store_true", help=SUPPRESS)


def run(shell: Shell, asked: Namespace) -> int:
    if not 0.001 <= asked.seconds <= 600:
        raise BadInput(f"seconds: must be from 0.001 to 600, not {asked.seconds}")
    keys = list(games()) if asked.game is None else [game(asked.game).key]
    rows = [reference(asked.seconds)]
    with shell.err.status(shell.say("bench-measuring")):
        for key in keys:
            for seats in game(key).seats:
                rows += speeds(game(key), seats, asked.seconds)
        if not asked.this_mode_only:
            rows += other_mode(shell, keys, asked.seconds)
    if asked.json:
        shell.print(json.dumps([rounded(row) for row in rows], indent=1))
    else:
        show(shell, rows)
    return 0


def other_mode(shell: Shell, keys: list[str], seconds: float) -> list[Speed]:
    """The same rows from a process that runs the other rules, if there are any."""
    found: list[Speed] = []
    env = {**os.environ, "UPRISING_PURE": "1" if compiled() else "0"}
    for key in keys:
        command = [sys.executable, "-m", "uprising.cli", "bench", "--json", "--this-mode-only"]
        done = subprocess.run(
            [*command, "--game", key, "--seconds", str(seconds)],
            env=env,
            capture_output=True,
            check=True,
        )
        rows = msgspec.json.decode(done.stdout, type=list[Speed])
        found += [row for row in rows if row.game != REFERENCE]
    if any(row.mode == "plain" for row in found) and not compiled():
        shell.err.print(shell.say("bench-plain-only"))
        return []
    return found


def rounded(row: Speed) -> dict[str, Any]:
    figures = asdict(row)
    return {
        **figures,
        "decisions_per_s": round(row.decisions_per_s),
        "clone_us": round(row.clone_us, 3),
    }


def show(shell: Shell, rows: list[Speed]) -> None:
    yardstick = rows[0].decisions_per_s
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for head in ("game", "mode", "driver"):
        grid.add_column(shell.say(f"bench-{head}"))
    for head in ("seats", "decisions", "ratio", "clone"):
        grid.add_column(shell.say(f"bench-{head}"), justify="right")
    for row in sorted(rows, key=lambda r: (r.seats != 0, r.game, r.seats)):
        grid.add_row(
            row.game,
            row.mode,
            row.driver,
            str(row.seats) if row.seats else "",
            f"{row.decisions_per_s:,.0f}",
            f"{row.decisions_per_s / yardstick:.3f}",
            f"{row.clone_us:.2f}",
        )
    shell.out.print(grid)
