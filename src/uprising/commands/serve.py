"""`uprising serve`: tables for a browser, on this machine or for others."""

from __future__ import annotations

import os
import socket
import threading
import webbrowser
from argparse import ArgumentParser, Namespace
from pathlib import Path

from uprising import compiled
from uprising.commands.shell import BadInput, Say, Shell

FIRST_PORT = 8642
MORE_PORTS = 20


def describe(parser: ArgumentParser, say: Say) -> None:
    parser.add_argument("--host", default="127.0.0.1", help=say("help-serve-host"))
    parser.add_argument("--port", type=int, default=0, metavar="N", help=say("help-serve-port"))
    parser.add_argument("--db", metavar="FILE", help=say("help-serve-db"))
    parser.add_argument("--open", action="store_true", help=say("help-serve-open"))


def run(shell: Shell, asked: Namespace) -> int:
    import uvicorn  # here, since every other command would wait for it too

    from uprising.server.app import STATIC, make_app

    listening = listen(asked.host, asked.port)
    host, port = listening.getsockname()[:2]
    address = f"http://{host}:{port}/"
    shell.print(shell.say("serve-at", address=address))
    shell.print(shell.say("serve-rules", mode="compiled" if compiled() else "plain"))
    if not STATIC.is_dir():
        shell.print(shell.say("serve-no-page"))
    config = uvicorn.Config(
        make_app(database(asked.db)), log_level="warning", ws_per_message_deflate=False
    )
    server = uvicorn.Server(config)
    if asked.open:
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
    server.run(sockets=[listening])
    return 0


def listen(host: str, port: int) -> socket.socket:
    """The port asked for, or the first free one from 8642 on."""
    wanted = [port] if port else range(FIRST_PORT, FIRST_PORT + MORE_PORTS)
    problem = ""
    for number in wanted:
        listening = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, number))
        except (OSError, OverflowError) as error:
            listening.close()
            problem = f"{number}: {error}"
        else:
            return listening
    raise BadInput(f"port: cannot listen on {host} {problem}")


def database(asked: str | None) -> Path:
    """Where tables are kept: the file asked for, or one in the person's own data folder."""
    if asked:
        path = Path(asked)
    else:
        home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
        path = Path(home) / "uprising" / "tables.db"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput(f"db: {error}") from error
    return path
