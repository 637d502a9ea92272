"""`uprising ledger`: what I have won, out of everything a server keeps about me."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec

from uprising.commands.shell import BadInput, Say, Shell, text_of
from uprising.kernel import Game, game, games
from uprising.lab.portrait import spoken


class Kept(msgspec.Struct):
    """The part of an export that matters here."""

    ledger: list[dict[str, Any]] = []


def describe(parser: ArgumentParser, say: Say) -> None:
    parser.add_argument("file", metavar="FILE", help=say("help-ledger-file"))


def run(shell: Shell, asked: Namespace) -> int:
    text = text_of(Path(asked.file), "file")
    try:
        lines = msgspec.json.decode(text, type=Kept).ledger
    except msgspec.DecodeError as error:
        raise BadInput(f"file: {asked.file} is no export of a server: {error}") from error
    if not lines:
        shell.print(shell.say("ledger-empty"))
    for key in dict.fromkeys(line["game"] for line in lines):
        of = game(key) if key in games() else None
        shell.print(shell.words_of(of).say("game-title") if of else key)
        for told, (won, played) in counted(shell, of, lines, key):
            shell.print("  " + shell.say("ledger-line", what=told, won=won, played=played))
    return 0


def counted(
    shell: Shell, of: Game | None, lines: list[dict[str, Any]], key: str
) -> list[tuple[str, tuple[int, int]]]:
    """How often each combination was played and won: what one was, what was agreed, how many."""
    played: Counter[str] = Counter()
    won: Counter[str] = Counter()
    for line in lines:
        if line["game"] == key:
            told = described(shell, of, line)
            played[told] += 1
            won[told] += line["won"]
    return [(told, (won[told], count)) for told, count in sorted(played.items())]


def described(shell: Shell, of: Game | None, line: dict[str, Any]) -> str:
    parts = {**line.get("options", {}), **line.get("traits", {})}
    usual = {} if of is None else {option.key: option.default for option in of.options}
    words = None if of is None else shell.words_of(of)
    told = [
        str(value) if words is None else spoken(words, family, str(value))
        for family, value in parts.items()
        if usual.get(family, "") != value
    ]
    pack = [line["pack"]] if line.get("pack") else []
    return ", ".join([*told, *pack, shell.say("ledger-people", count=line["people"])])
