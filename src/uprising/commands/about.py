"""`uprising games` and `uprising version`: what is here."""

from __future__ import annotations

import json
import platform
from argparse import ArgumentParser, Namespace
from importlib.metadata import version
from typing import Any

from rich.table import Table as Grid

from uprising import compiled
from uprising.commands.shell import Say, Shell
from uprising.kernel import Game, faulty, games


def describe_games(parser: ArgumentParser, say: Say) -> None:
    parser.add_argument("--json", action="store_true", help=say("help-json"))


def run_games(shell: Shell, asked: Namespace) -> int:
    if asked.json:
        rows = [facts(shell, of) for of in games().values()]
        shell.print(json.dumps(rows, indent=2, ensure_ascii=False))
        return 0
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False)
    for column in range(3):
        grid.add_column(no_wrap=column < 2)
    for of in games().values():
        words = shell.words_of(of)
        title, tagline = words.say("game-title"), words.say("game-tagline")
        grid.add_row(of.key, seats_of(of), f"{title}: {tagline}")
        for option in of.options:
            choices = ", ".join(str(choice) for choice in option.choices)
            grid.add_row("", "", f"--option {option.key}={option.default} ({choices})")
    shell.out.print(grid)
    for problem in faulty().values():
        shell.err.print(problem, soft_wrap=True)
    return 0


def seats_of(of: Game) -> str:
    least, most = of.seats[0], of.seats[-1]
    return str(least) if least == most else f"{least}–{most}"


def facts(shell: Shell, of: Game) -> dict[str, Any]:
    words = shell.words_of(of)
    return {
        "key": of.key,
        "title": words.say("game-title"),
        "tagline": words.say("game-tagline"),
        "seats": list(of.seats),
        "version": of.version,
        "content": of.content,
        "options": [
            {"key": o.key, "choices": list(o.choices), "default": o.default} for o in of.options
        ],
    }


def describe_version(parser: ArgumentParser, say: Say) -> None:
    pass


def run_version(shell: Shell, asked: Namespace) -> int:
    rules = shell.say("rules-compiled" if compiled() else "rules-plain")
    shell.print(f"uprising {version('uprising')}, {rules}, Python {platform.python_version()}")
    return 0
