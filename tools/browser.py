"""Find a Chromium for the page's tests, or get one: it is never skipped.

In order: $UPRISING_CHROMIUM, chromium-headless-shell, chromium, and else the one that comes inside
an npm package, unpacked into .cache/chromium.
"""

import os
import shutil
import subprocess
import sys
import tarfile
from io import BytesIO
from pathlib import Path

import brotli

from tools.web import ROOT, npm

CACHE = ROOT / ".cache" / "chromium"
PACKAGE = "@sparticuz/chromium@153.0.0"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def browser() -> tuple[str, dict[str, str]]:
    """The program, and the environment it needs."""
    named = os.environ.get("UPRISING_CHROMIUM")
    if named:
        return named, dict(os.environ)
    for name in ("chromium-headless-shell", "chromium"):
        found = shutil.which(name)
        if found is not None:
            return found, dict(os.environ)
    program = CACHE / "chromium"
    if not program.exists():
        unpack()
    libraries = f"{CACHE / 'lib'}{os.pathsep}{os.environ.get('LD_LIBRARY_PATH', '')}"
    return str(program), {**os.environ, "LD_LIBRARY_PATH": libraries}


def unpack() -> None:
    """Get the package and take the browser and its libraries out of it."""
    print("Fetching a browser for the tests (once) ...", flush=True)
    CACHE.mkdir(parents=True, exist_ok=True)
    command, environment = npm()
    words = ["install", "--prefix", str(CACHE / "npm"), "--no-audit", "--no-fund", PACKAGE]
    done = subprocess.run([*command, *words], env=environment, capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(
            "No browser could be fetched. Install Chromium, or name one in UPRISING_CHROMIUM.\n"
            f"{done.stdout}{done.stderr}"
        )
    folder = CACHE / "npm" / "node_modules" / "@sparticuz" / "chromium" / "bin"
    for archive in ("al2023.tar.br", "swiftshader.tar.br"):
        with tarfile.open(fileobj=BytesIO(unbrotli(folder / archive))) as files:
            # Python 3.11.0 to 3.11.3 know no filters
            files.extraction_filter = getattr(tarfile, "data_filter", lambda member, path: member)
            files.extractall(CACHE)
    fresh = CACHE / "chromium.new"
    fresh.write_bytes(unbrotli(folder / "chromium.br"))
    fresh.chmod(0o755)
    fresh.replace(CACHE / "chromium")


def unbrotli(path: Path) -> bytes:
    plain: bytes = brotli.decompress(path.read_bytes())
    return plain


if __name__ == "__main__":
    print(browser()[0])
