"""Server and page while you edit: what is saved is on the open table a moment later.

The page is served from its sources and reloads its parts by itself. The server is started anew when
Python, a catalogue or a rulebook changes; tables lie in build/dev/tables.db, so an open one goes on
where it was, under the new rules. Rules that were edited run plain until the next `make compile`.

    python -m tools.dev [--port N] [--page-port N]
"""

import argparse
import os
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tools import web

WATCHED = web.ROOT / "src" / "uprising"
KINDS = {".py", ".ftl", ".md", ".json"}
DATA = web.ROOT / "build" / "dev"
RESTARTED = DATA / "restarted"
EVERY = 0.5  # seconds between two looks at the files


def snapshot(folder: Path) -> dict[Path, int]:
    """When each file that the server reads was written."""
    found: dict[Path, int] = {}
    for path in folder.rglob("*"):
        if path.suffix in KINDS and web.STATIC not in path.parents:
            try:
                found[path] = path.stat().st_mtime_ns
            except FileNotFoundError:  # removed while we look
                continue
    return found


def changed(before: dict[Path, int], after: dict[Path, int]) -> list[Path]:
    """The files that are new, gone or written since."""
    return sorted({path for path, _ in before.items() ^ after.items()})


@contextmanager
def running(command: list[str], **env: str) -> Iterator[subprocess.Popen[bytes]]:
    """A process in a group of its own, which is ended with the block."""
    process = subprocess.Popen(
        command, cwd=web.WEB, env={**os.environ, **env}, start_new_session=True
    )
    try:
        yield process
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGTERM)
        process.wait()


def answers(address: str, server: subprocess.Popen[bytes]) -> bool:
    """Wait until the server answers; False if it ended instead, as after a mistake in an edit."""
    while server.poll() is None:
        try:
            with urllib.request.urlopen(f"{address}/api/games", timeout=5):
                return True
        except OSError:
            time.sleep(0.1)
    return False


def serve(port: int) -> None:
    """Run the server until interrupted, each time something changed from the beginning."""
    uprising = str(Path(sys.executable).parent / "uprising")
    command = [uprising, "serve", "--port", str(port), "--db", str(DATA / "tables.db")]
    while True:
        before = snapshot(WATCHED)
        with running(command) as server:
            if answers(f"http://127.0.0.1:{port}", server):
                RESTARTED.write_text(str(time.time()), encoding="utf-8")
            else:
                print("The server did not start; waiting for the next edit.", flush=True)
            while not (edits := changed(before, snapshot(WATCHED))):
                time.sleep(EVERY)
            print(f"Changed: {', '.join(path.name for path in edits[:5])}", flush=True)


def interrupt(number: int, frame: object) -> None:
    raise KeyboardInterrupt


def main() -> int:
    args = argparse.ArgumentParser(description="Server and page with hot reload.")
    args.add_argument("--port", type=int, default=8640, help="of the server")
    args.add_argument("--page-port", type=int, default=8641, help="the one to open")
    asked = args.parse_args()
    signal.signal(signal.SIGTERM, interrupt)
    DATA.mkdir(parents=True, exist_ok=True)
    RESTARTED.touch()
    node, env = web.node()
    vite = str(web.WEB / "node_modules" / "vite" / "bin" / "vite.js")
    page = [node, vite, "--config", "vite.dev.ts", "--strictPort", "--port", str(asked.page_port)]
    env |= {
        "UPRISING_SERVER": f"http://127.0.0.1:{asked.port}",
        "UPRISING_RESTARTED": str(RESTARTED),
    }
    web.install()
    try:
        with running(page, **env):
            serve(asked.port)
    except KeyboardInterrupt:
        pass
    return 0


if __name__ == "__main__":
    sys.exit(main())
