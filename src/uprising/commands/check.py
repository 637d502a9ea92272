"""`uprising check GAME`: everything a game promises, one line for each fault, and a grade."""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace
from pathlib import Path

from uprising.commands.shell import BadInput, Say, Shell
from uprising.conformance import Examined, examine
from uprising.kernel import game
from uprising.tutorials import lessons

FAILED = 1


def describe(parser: ArgumentParser, say: Say) -> None:
    parser.add_argument("game", metavar="GAME", help=say("help-game"))
    parser.add_argument("--games", type=int, default=20, metavar="N", help=say("help-check-count"))
    parser.add_argument("--seed", type=int, default=1, metavar="S", help=say("help-seed"))
    parser.add_argument("--records", type=Path, metavar="DIR", help=say("help-check-records"))
    parser.add_argument("--json", action="store_true", help=say("help-json"))


def run(shell: Shell, asked: Namespace) -> int:
    if asked.games < 1:
        raise BadInput(f"games: must be 1 or more, not {asked.games}")
    of = game(asked.game)
    with shell.err.status(shell.say("check-running", game=of.key)) as status:
        found = examine(
            of, asked.games, asked.seed, of.key in lessons(), lambda what: status.update(what)
        )
    written = write_records(found, asked.records)
    if asked.json:
        shell.print(json.dumps(figures(found), indent=2, ensure_ascii=False))
    else:
        show(shell, found, written)
    return FAILED if found.findings else 0


def write_records(found: Examined, folder: Path | None) -> list[str]:
    """The way to each fault as a record that can be replayed; its file, or nothing."""
    written = []
    for number, finding in enumerate(found.findings, 1):
        name = ""
        if finding.record and folder is not None:
            folder.mkdir(parents=True, exist_ok=True)
            path = folder / f"{found.game.key}-{number}-{finding.check.replace(' ', '-')}.txt"
            path.write_text(finding.record, encoding="utf-8")
            name = str(path)
        written.append(name)
    return written


def show(shell: Shell, found: Examined, written: list[str]) -> None:
    say = shell.say
    for finding, name in zip(found.findings, written, strict=True):
        shell.print(f"{finding}{f' ({name})' if name else ''}")
    counts = {"games": found.games, "positions": found.positions, "looks": found.looks}
    if found.findings:
        shell.print(say("check-faults", count=len(found.findings), game=found.game.key))
    else:
        shell.print(say("check-none", **counts))
    for name, has in found.offers.items():
        shell.print(say("check-has" if has else "check-lacks", what=say(f"check-{name}")))
    shell.print(say("check-grade", grade=say(f"check-{found.grade}")))


def figures(found: Examined) -> dict[str, object]:
    return {
        "game": found.game.key,
        "grade": found.grade,
        "games": found.games,
        "positions": found.positions,
        "looks": found.looks,
        "offers": found.offers,
        "faults": [
            {"check": one.check, "what": one.what, "where": one.where, "record": one.record}
            for one in found.findings
        ],
    }
