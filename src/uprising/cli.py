"""The `uprising` command: parses, dispatches, and reports errors in one line."""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser, Namespace, RawDescriptionHelpFormatter
from collections.abc import Callable, Mapping, Sequence
from importlib.metadata import version
from typing import Final, NoReturn

from rich.console import Console

from uprising.bots import BadBot
from uprising.commands import (
    about,
    arena,
    bench,
    check,
    dataset,
    demo,
    doctor,
    keeping,
    lab,
    leaderboard,
    ledger,
    mcp,
    new,
    play,
    records,
    rules,
    serve,
    simulate,
    sit,
    tui,
)
from uprising.commands.shell import BadInput, Say, Shell
from uprising.kernel import BadRecord, BadSetup, UnknownGame
from uprising.texts import catalogue, languages

Describe = Callable[[ArgumentParser, Say], None]
Run = Callable[[Shell, Namespace], int]
COMMANDS: Final[dict[str, tuple[Describe, Run]]] = {
    "play": (play.describe, play.run),
    "tui": (tui.describe, tui.run),
    "serve": (serve.describe, serve.run),
    "games": (about.describe_games, about.run_games),
    "rules": (rules.describe, rules.run),
    "simulate": (simulate.describe, simulate.run),
    "dataset": (dataset.describe, dataset.run),
    "arena": (arena.describe, arena.run),
    "leaderboard": (leaderboard.describe, leaderboard.run),
    "lab": (lab.describe, lab.run_lab),
    "ledger": (ledger.describe, ledger.run),
    "replay": (records.describe_replay, records.run_replay),
    "verify": (records.describe_verify, records.run_verify),
    "demo": (demo.describe, demo.run),
    "report": (demo.describe_report, demo.run_report),
    "mcp": (mcp.describe, mcp.run),
    "sit": (sit.describe, sit.run),
    "new": (new.describe, new.run),
    "check": (check.describe, check.run),
    "backup": (keeping.describe_backup, keeping.run_backup),
    "restore": (keeping.describe_restore, keeping.run_restore),
    "doctor": (doctor.describe, doctor.run),
    "check-games": (keeping.describe_check, keeping.run_check),
    "bench": (bench.describe, bench.run),
    "version": (about.describe_version, about.run_version),
}
NO: Final = (BadInput, BadSetup, BadBot, BadRecord, UnknownGame)
BAD_INPUT: Final = 2
INTERRUPTED: Final = 130


class Parser(ArgumentParser):
    """Says what is wrong in one line, without repeating the whole usage."""

    def error(self, message: str) -> NoReturn:
        self.exit(BAD_INPUT, f"{self.prog}: {message}\n")


def language(words: Sequence[str], env: Mapping[str, str]) -> str:
    """The language asked for: `--lang it`, else the system's if we speak it, else English."""
    for number, word in enumerate(words):
        if word == "--lang" and number + 1 < len(words):
            wanted = words[number + 1]
        elif word.startswith("--lang="):
            wanted = word.removeprefix("--lang=")
        else:
            continue
        return wanted if wanted in languages() else "en"
    for name in ("UPRISING_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if env.get(name):
            return env[name][:2] if env[name][:2] in languages() else "en"
    return "en"


def parser(lang: str) -> Parser:
    say: Say = catalogue("shell", lang).say
    root = Parser(
        prog="uprising",
        description=say("help-uprising"),
        epilog=say("help-epilog"),
        formatter_class=RawDescriptionHelpFormatter,
    )
    running = f"uprising {version('uprising')}"
    root.add_argument("--version", action="version", version=running, help=say("help-version"))
    commands = root.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for name, (describe, _) in COMMANDS.items():
        summary = say(f"help-{name}")
        command = commands.add_parser(name, help=summary, description=summary)
        describe(command, say)
        command.add_argument("--lang", choices=languages(), default=lang, help=say("help-lang"))
    return root


def main(words: Sequence[str] | None = None) -> int:
    given = sys.argv[1:] if words is None else words
    asked = parser(language(given, os.environ)).parse_args(given)
    shell = Shell(asked.lang, Console(highlight=False), Console(stderr=True, highlight=False))
    try:
        _, run = COMMANDS[asked.command]
        code = run(shell, asked)
        sys.stdout.flush()
    except NO as no:
        print(f"uprising {asked.command}: {no}", file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:  # the reader, a pager or `head`, has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return code


if __name__ == "__main__":
    sys.exit(main())
