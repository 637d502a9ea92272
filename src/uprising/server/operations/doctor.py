"""Checks of an installation: program, database, mail, proxy.

Nothing is changed: a database is only looked at, and what is tried in it is taken back. What is
found is a value; `commands/doctor.py` says it in words.
"""

from __future__ import annotations

import asyncio
import importlib.util
import os
import resource
import shutil
import smtplib
import sqlite3
import stat
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import msgspec

from uprising import compiled
from uprising.kernel import games
from uprising.server.app import POSTGRES, STATIC
from uprising.server.http.lobby import card_or_none
from uprising.server.storage.sqlite import STEPS, hold
from uprising.server.storage.store import Taken

GOOD, HINT, BAD = "good", "hint", "bad"
FILES = 4096  # open files that a server should be allowed
ROOM = 1 << 30  # free bytes under which a disk is said to be nearly full
SKEW = 2.0  # seconds by which two clocks may differ
PATIENCE = 10.0
NO_TABLE = "doctor"


class Found(msgspec.Struct, frozen=True):
    """One thing that was looked at: how it is, the key of its sentence, and what that needs."""

    how: str
    key: str
    values: dict[str, str | int] = {}


def program() -> Iterator[Found]:
    """What was installed."""
    version = ".".join(map(str, sys.version_info[:3]))
    yield Found(GOOD if compiled() else HINT, "doctor-compiled" if compiled() else "doctor-plain",
                {"python": version})  # fmt: skip
    if STATIC.is_dir():
        yield Found(GOOD, "doctor-page")
    else:
        yield Found(BAD, "doctor-no-page")
    missing = [of.key for of in games().values() if card_or_none(of) is None]
    if missing:
        yield Found(HINT, "doctor-games-missing", {"games": ", ".join(missing)})
    else:
        yield Found(GOOD, "doctor-games", {"number": len(games())})
    for module, key in (
        ("uvloop", "doctor-no-fast"),
        ("cryptography", "doctor-no-push"),
        ("webauthn", "doctor-no-passkeys"),
    ):
        if importlib.util.find_spec(module) is None:
            yield Found(HINT, key)
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    enough = soft >= FILES
    yield Found(GOOD if enough else HINT, "doctor-files" if enough else "doctor-few-files",
                {"number": soft})  # fmt: skip


def schema(found: str | None) -> Found:
    """The database's version beside the program's."""
    values: dict[str, str | int] = {"found": found or 0, "known": len(STEPS)}
    if found is None or int(found) < len(STEPS):
        return Found(HINT, "doctor-schema-older", values)
    if int(found) > len(STEPS):
        return Found(BAD, "doctor-schema-newer", values)
    return Found(GOOD, "doctor-schema", values)


def file(path: Path) -> Iterator[Found]:
    """A SQLite file, which may be in use."""
    if not path.exists():
        good = os.access(path.parent, os.W_OK)
        yield Found(GOOD if good else BAD, "doctor-file-none" if good else "doctor-file-nowhere")
        return
    if stat.S_IMODE(path.stat().st_mode) & 0o077:
        yield Found(BAD, "doctor-file-open")
    try:
        os.close(hold(str(path)))
        yield Found(GOOD, "doctor-file-free")
    except Taken:
        yield Found(GOOD, "doctor-file-served")
    try:
        db = sqlite3.connect(path, isolation_level=None, timeout=PATIENCE)
        try:
            yield schema(known_schema(db))
            db.execute("begin immediate")
            db.execute("create table doctor (tried text)")
            db.execute("rollback")
            [(state,)] = db.execute("pragma quick_check(1)").fetchall()
            sound = state == "ok"
            yield Found(
                GOOD if sound else BAD, "doctor-file-sound" if sound else "doctor-file-broken"
            )
        finally:
            db.close()
    except sqlite3.Error as error:
        yield Found(BAD, "doctor-not-written", {"why": str(error)})
    free = shutil.disk_usage(path.parent).free
    room = free > ROOM
    yield Found(GOOD if room else BAD, "doctor-room" if room else "doctor-little-room",
                {"gigabytes": round(free / (1 << 30))})  # fmt: skip


def known_schema(db: sqlite3.Connection) -> str | None:
    try:
        rows = db.execute("select value from meta where key = 'schema'").fetchall()
    except sqlite3.OperationalError:  # an empty one
        return None
    return str(rows[0][0]) if rows else None


async def postgres(url: str) -> list[Found]:
    """A PostgreSQL: version, schema, a write that is taken back, the workers, the clocks."""
    if importlib.util.find_spec("asyncpg") is None:
        return [Found(BAD, "doctor-no-postgres")]
    import asyncpg

    try:
        db = await asyncpg.connect(url, timeout=PATIENCE)
    except (asyncpg.PostgresError, OSError, TimeoutError, ValueError) as error:
        return [Found(BAD, "doctor-not-reached", {"why": type(error).__name__})]
    found = [Found(GOOD, "doctor-reached", {"version": str(db.get_server_version().major)})]
    try:
        known = await db.fetchval("select to_regclass('meta')")
        version = (
            await db.fetchval("select value from meta where key = 'schema'") if known else None
        )
        found.append(schema(version))
        tried = db.transaction()
        await tried.start()
        await db.execute("create table doctor (tried text)")
        await tried.rollback()
        found.append(Found(GOOD, "doctor-written"))
        skew = abs((await db.fetchval("select extract(epoch from now())::float8")) - time.time())
        if skew > SKEW:
            found.append(Found(HINT, "doctor-skew", {"seconds": round(skew)}))
        if await db.fetchval("select to_regclass('workers')"):
            query = "select count(*) from workers where expires > now()"
            found.append(Found(GOOD, "doctor-workers", {"number": await db.fetchval(query)}))
    except asyncpg.PostgresError as error:
        found.append(Found(BAD, "doctor-not-written", {"why": str(error)}))
    finally:
        await db.close()
    return found


def mail(url: str) -> Found:
    """Whether letters could be handed over; none is."""
    parts = urlsplit(url)
    kind = smtplib.SMTP_SSL if parts.scheme == "smtps" else smtplib.SMTP
    try:
        with kind(parts.hostname or "localhost", parts.port or 25, timeout=PATIENCE) as server:
            server.noop()
    except (OSError, smtplib.SMTPException) as error:
        return Found(BAD, "doctor-no-mail", {"why": type(error).__name__})
    return Found(GOOD, "doctor-mail")


def site(address: str) -> Iterator[Found]:
    """A server as people reach it, through whatever proxy there is."""
    if urlsplit(address).scheme not in ("http", "https"):
        yield Found(BAD, "doctor-site-address")
        return
    for path in ("healthz", "readyz"):
        status = asked(f"{address}/{path}")
        if status == 421:
            yield Found(BAD, "doctor-site-name")
            return
        if status != 200:
            yield Found(BAD, "doctor-site-status", {"path": path, "status": status})
            return
    yield Found(GOOD, "doctor-site")
    yield sockets(address)
    if address.startswith("http:") and urlsplit(address).hostname not in ("localhost", "127.0.0.1"):
        yield Found(HINT, "doctor-site-plain")


def asked(address: str) -> int:
    """The status of an answer; 0 if there is none."""
    try:
        with urllib.request.urlopen(address, timeout=PATIENCE) as answer:
            status: int = answer.status
            return status
    except urllib.error.HTTPError as error:
        return error.code
    except (OSError, ValueError):
        return 0


def sockets(address: str) -> Found:
    """Whether a proxy lets WebSockets through: the server itself has to answer."""
    from websockets.exceptions import WebSocketException
    from websockets.sync.client import connect

    where = f"ws{address.removeprefix('http')}/api/tables/{NO_TABLE}/live"
    try:
        with connect(where, open_timeout=PATIENCE, proxy=None) as line:
            fine = "no-table" in str(line.recv(timeout=PATIENCE))
    except (WebSocketException, OSError, TimeoutError, EOFError) as error:
        return Found(BAD, "doctor-no-sockets", {"why": type(error).__name__})
    return Found(GOOD, "doctor-sockets") if fine else Found(BAD, "doctor-no-sockets", {"why": "?"})


def examined(database: str, smtp: str, address: str) -> Iterator[Found]:
    """Every check, in the order in which faults should be repaired."""
    yield from program()
    if database.startswith(POSTGRES):
        yield from asyncio.run(postgres(database))
    else:
        yield from file(Path(database))
    yield mail(smtp) if smtp else Found(HINT, "doctor-mail-off")
    if address:
        yield from site(address.rstrip("/"))
