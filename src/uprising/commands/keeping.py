"""`uprising backup`, `restore`, `check-games`, `grievances`: what a server's database holds."""

from __future__ import annotations

import asyncio
import os
from argparse import ArgumentParser, Namespace
from collections.abc import Coroutine
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from uprising.commands.serve import database
from uprising.commands.shell import BadInput, Say, Shell


def describe_backup(parser: ArgumentParser, say: Say) -> None:
    parser.add_argument("file", metavar="FILE", help=say("help-backup-file"))
    parser.add_argument("--db", metavar="URL", help=say("help-serve-db"))


def describe_restore(parser: ArgumentParser, say: Say) -> None:
    describe_backup(parser, say)


def describe_check(parser: ArgumentParser, say: Say) -> None:
    parser.add_argument("--db", metavar="URL", help=say("help-serve-db"))


def describe_grievances(parser: ArgumentParser, say: Say) -> None:
    describe_check(parser, say)


def on_store(work: Coroutine[Any, Any, Any]) -> Any:
    """Run work on a database; what is wrong with it is said in one line."""
    from uprising.server.storage.backup import BadBackup
    from uprising.server.storage.store import Away, Newer

    try:
        return asyncio.run(work)
    except (Away, Newer, BadBackup) as error:
        raise BadInput(str(error)) from error


def place(asked: Namespace) -> str:
    return database(asked.db or os.environ.get("UPRISING_DB"))


def run_backup(shell: Shell, asked: Namespace) -> int:
    from uprising.server.storage.backup import backup

    counted = on_store(backup(place(asked), Path(asked.file)))
    shell.print(shell.say("backup-done", tables=counted.tables, lines=counted.lines))
    return 0


def run_restore(shell: Shell, asked: Namespace) -> int:
    from uprising.server.storage.backup import restore

    counted = on_store(restore(Path(asked.file), place(asked)))
    shell.print(shell.say("restore-done", tables=counted.tables, lines=counted.lines))
    return 0


def run_check(shell: Shell, asked: Namespace) -> int:
    """Which running games go on after an upgrade, and which are frozen; 1 if any is broken."""
    from uprising.server.storage.backup import check

    found = on_store(check(place(asked)))
    for verdict in found:
        shell.print(
            shell.say(
                "check-line",
                table=verdict.table,
                game=verdict.game,
                verdict=verdict.verdict,
                why=verdict.why,
            )
        )
    counts = {kind: sum(v.verdict == kind for v in found) for kind in ("open", "ended", "frozen")}
    shell.print(shell.say("check-sum", **counts))
    return 1 if any(v.verdict == "broken" for v in found) else 0


def run_grievances(shell: Shell, asked: Namespace) -> int:
    """What players have reported of each other, and what was said before."""

    from uprising.server.app import open_store
    from uprising.server.people.grievances import Filed, filed

    async def read(database: str) -> list[Filed]:
        store = await open_store(database, alone=False)
        try:
            return await filed(store)
        finally:
            await store.close()

    for each in on_store(read(place(asked))):
        shell.print(
            shell.say(
                "grievance-line",
                when=datetime.fromtimestamp(each.when, UTC).strftime("%Y-%m-%d %H:%M"),
                table=each.table,
                game=each.game,
                at=each.at,
                by=", ".join(each.by),
                about=each.about,
                text=each.text,
            )
        )
        for said in each.said:
            shell.print(f"  {each.about}: {said}")
    return 0
