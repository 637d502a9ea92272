"""`uprising doctor`: whether a server has what it needs, line by line."""

from __future__ import annotations

import os
from argparse import ArgumentParser, Namespace

from uprising.commands.serve import database
from uprising.commands.shell import Say, Shell


def describe(parser: ArgumentParser, say: Say) -> None:
    parser.add_argument("--db", metavar="URL", help=say("help-serve-db"))
    parser.add_argument("--site", default="", metavar="URL", help=say("help-doctor-site"))


def run(shell: Shell, asked: Namespace) -> int:
    """1 if something has to be mended before anybody can play."""
    from uprising.server.operations.doctor import BAD, GOOD, HINT, examined

    hows = {GOOD: "doctor-is-good", HINT: "doctor-is-hint", BAD: "doctor-is-bad"}

    place = database(asked.db or os.environ.get("UPRISING_DB"))
    bad = 0
    for found in examined(place, os.environ.get("UPRISING_SMTP", ""), asked.site):
        sentence = shell.say(found.key, **found.values)
        how = shell.say(hows[found.how])
        shell.print(f"{how:4}  {sentence}")
        bad += found.how == BAD
    shell.print(shell.say("doctor-sum", number=bad))
    return 1 if bad else 0
