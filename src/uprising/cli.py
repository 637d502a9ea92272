"""The `uprising` command: parses, dispatches, and reports errors in one line."""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser, Namespace, RawDescriptionHelpFormatter
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from importlib.metadata import version
from typing import Final, NoReturn

from uprising.bots import BadBot
from uprising.commands.shell import BadInput, Say, Shell
from uprising.kernel import BadRecord, BadSetup, UnknownGame
from uprising.texts import catalogue, languages

Describe = Callable[[ArgumentParser, Say], None]
Run = Callable[[Shell, Namespace], int]
COMMANDS: Final[dict[str, str]] = {
    "play": "play",
    "tui": "tui",
    "serve": "serve",
    "games": "about:games",
    "rules": "rules",
    "simulate": "simulate",
    "dataset": "dataset",
    "arena": "arena",
    "leaderboard": "leaderboard",
    "lab": "lab",
    "ledger": "ledger",
    "replay": "records:replay",
    "verify": "records:verify",
    "demo": "demo",
    "report": "demo:report",
    "mcp": "mcp",
    "sit": "sit",
    "new": "new",
    "check": "check",
    "compile": "compile",
    "backup": "keeping:backup",
    "restore": "keeping:restore",
    "doctor": "doctor",
    "check-games": "keeping:check",
    "grievances": "keeping:grievances",
    "bench": "bench",
    "version": "about:version",
}
"""Of each command its module in `uprising.commands`, and which of several in there it is.

Only the module of the command that was asked for is loaded: a server that starts anew has people
waiting for it.
"""
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


def parts(command: str) -> tuple[Describe, Run]:
    """What a command takes, and what it does."""
    module, _, which = COMMANDS[command].partition(":")
    found = import_module(f"uprising.commands.{module}")
    ending = f"_{which}" if which else ""
    return getattr(found, f"describe{ending}"), getattr(found, f"run{ending}")


def asked_for(words: Sequence[str]) -> str:
    """The command, if it is the first word: options may stand before it."""
    return words[0] if words and words[0] in COMMANDS else ""


def parser(lang: str, only: str = "") -> Parser:
    """`only`: of the other commands just the names are needed."""
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
    for name in COMMANDS:
        summary = say(f"help-{name}")
        command = commands.add_parser(name, help=summary, description=summary)
        if only in ("", name):
            describe, _ = parts(name)
            describe(command, say)
        command.add_argument("--lang", choices=languages(), default=lang, help=say("help-lang"))
    return root


def main(words: Sequence[str] | None = None) -> int:
    given = sys.argv[1:] if words is None else words
    asked = parser(language(given, os.environ), asked_for(given)).parse_args(given)
    shell = Shell(asked.lang)
    try:
        _, run = parts(asked.command)
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
