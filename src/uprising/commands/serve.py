"""`uprising serve`: tables for a browser, on this machine or for others."""

from __future__ import annotations

import gc
import os
import socket
import sys
import threading
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from uprising import compiled
from uprising.commands.shell import BadInput, Say, Shell

if TYPE_CHECKING:
    from uprising.server.app import Config

FIRST_PORT = 8642
MORE_PORTS = 20
BACKLOG = 2048
LARGEST_FRAME = 1 << 16  # of which a server keeps what has come so far
SECONDS_TO_STOP = 10
POSTGRES = ("postgresql://", "postgres://")


def describe(parser: ArgumentParser, say: Say) -> None:
    parser.add_argument("--host", default="127.0.0.1", help=say("help-serve-host"))
    parser.add_argument("--port", type=int, default=0, metavar="N", help=say("help-serve-port"))
    parser.add_argument("--db", metavar="URL", help=say("help-serve-db"))
    parser.add_argument("--workers", type=int, default=1, metavar="N", help=say("help-workers"))
    parser.add_argument("--base", default="", metavar="PATH", help=say("help-base"))
    parser.add_argument("--proxy", default="127.0.0.1", metavar="IP", help=say("help-proxy"))
    parser.add_argument("--origin", action="append", default=[], help=say("help-origin"))
    parser.add_argument("--site", default="", metavar="URL", help=say("help-site"))
    parser.add_argument("--allow-host", action="append", default=[], help=say("help-allow-host"))
    parser.add_argument("--ops", default="", metavar="HOST:PORT", help=say("help-ops"))
    parser.add_argument("--worker-host", default="127.0.0.1", help=say("help-worker-host"))
    parser.add_argument("--log", default="warning", choices=LEVELS, help=say("help-log"))
    parser.add_argument("--open", action="store_true", help=say("help-serve-open"))


LEVELS = ("debug", "info", "warning", "error")


def run(shell: Shell, asked: Namespace) -> int:
    gc.disable()  # nothing is let go of before all is loaded: see `settle_in`
    import msgspec
    import uvicorn  # here, since every other command would wait for it too
    from uvicorn.supervisors import Multiprocess

    from uprising.server.app import STATIC, make_app, settle_in
    from uprising.server.http.connection import Connection
    from uprising.server.sockets.protocol import FastSocket

    config = configured(asked)
    listening = listen(asked.host, asked.port)
    host, port = listening.getsockname()[:2]
    # a name for this machine itself: passkeys belong to names
    shown = "localhost" if host in ("127.0.0.1", "::1") else host
    address = f"http://{shown}:{port}{config.base}/"
    shell.print(shell.say("serve-at", address=address))
    shell.print(shell.say("serve-rules", mode="compiled" if compiled() else "plain"))
    if not STATIC.is_dir():
        shell.print(shell.say("serve-no-page"))
    sys.stdout.flush()
    many = asked.workers > 1
    if not many:  # nobody else can listen there: see `Leases.join`
        config = msgspec.structs.replace(config, name=f"{socket.gethostname()}/{asked.host}:{port}")
    server = uvicorn.Config(
        "uprising.server.app:from_environment" if many else make_app(config),
        factory=many,
        workers=asked.workers,
        log_config=None,  # one format for all lines: see `operations/logs.py`
        access_log=False,  # addresses hold invitations; the server's own log leaves them out
        http=Connection,
        ws=FastSocket,
        ws_per_message_deflate=False,
        ws_max_size=LARGEST_FRAME,
        proxy_headers=True,
        forwarded_allow_ips=asked.proxy,
        timeout_graceful_shutdown=SECONDS_TO_STOP,
    )
    if asked.open:
        import webbrowser

        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
    if many:
        Multiprocess(server, sockets=[listening]).run()
    else:
        settle_in()
        uvicorn.Server(server).run(sockets=[listening])
    return 0


def configured(asked: Namespace) -> Config:
    """The settings, from the command and (for what is secret) from the environment."""
    import msgspec

    from uprising.server.app import Config

    base = "/" + asked.base.strip("/") if asked.base.strip("/") else ""
    config = Config(
        database=database(asked.db or os.environ.get("UPRISING_DB")),
        base=base,
        origins=tuple(asked.origin),
        site=asked.site,
        smtp=os.environ.get("UPRISING_SMTP", ""),
        sender=os.environ.get("UPRISING_SENDER", "uprising@localhost"),
        log=asked.log,
        hosts=tuple(asked.allow_host),
        ops=asked.ops,
        worker_host=asked.worker_host,
        many=asked.workers > 1,
    )
    if not config.database.startswith(POSTGRES):
        check_free(config.database)
    if config.ops:
        check_address(config.ops)
    if asked.workers < 1:
        raise BadInput(f"workers: must be at least 1, not {asked.workers}")
    if asked.workers > 1:
        if not config.database.startswith(POSTGRES):
            raise BadInput("workers: several need a common database: --db postgresql://…")
        os.environ["UPRISING_SERVER"] = msgspec.json.encode(config).decode()
    return config


def check_free(path: str) -> None:
    """A file has one server: a second one is told so before it opens a port."""
    from uprising.server.storage.sqlite import hold
    from uprising.server.storage.store import Taken

    try:
        os.close(hold(path))
    except Taken as error:
        raise BadInput(str(error)) from error
    except OSError as error:
        raise BadInput(f"db: {error}") from error


def check_address(ops: str) -> None:
    """Somebody who mistypes it is told so; workers that share it find it free."""
    host, _, port = ops.rpartition(":")
    if not port.isdecimal():
        raise BadInput(f"ops: must be HOST:PORT, not {ops!r}")
    listen(host.strip("[]") or "127.0.0.1", int(port)).close()


def listen(host: str, port: int) -> socket.socket:
    """The port asked for, or the first free one from 8642 on."""
    wanted = [port] if port else range(FIRST_PORT, FIRST_PORT + MORE_PORTS)
    problem = ""
    for number in wanted:
        listening = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, number))
            listening.listen(BACKLOG)  # at once: two may bind one port
        except (OSError, OverflowError) as error:
            listening.close()
            problem = f"{number}: {error}"
        else:
            return listening
    raise BadInput(f"port: cannot listen on {host} {problem}")


def database(asked: str | None) -> str:
    """Where tables are kept: the place asked for, or a file in the person's own data folder."""
    if asked and asked.startswith(POSTGRES):
        return asked
    if asked:
        path = Path(asked.removeprefix("sqlite:///"))
    else:
        home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
        path = Path(home) / "uprising" / "tables.db"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput(f"db: {error}") from error
    return str(path)
