"""The peers' own environments, made under build/peers and kept while the pinned versions stand."""

import hashlib
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
BUILD = ROOT / "build" / "peers"
PEER_PYTHON = BUILD / "venv" / "bin" / "python"
NODE_FOLDER = BUILD / "node"

PACKAGES = {
    "openspiel": ["open_spiel"],
    "rlcard": ["rlcard"],
    "catanatron": ["catanatron"],
    "pettingzoo": ["pettingzoo", "rlcard", "pygame-ce"],
    "vector": ["pettingzoo", "rlcard", "pygame-ce", "open_spiel", "jax", "pgx"],
}
INSTALL_LIMIT = 600


class NotAvailable(Exception):
    """A peer that cannot run here, and why."""


def prepare_python_peer(peer: str) -> None:
    if not PEER_PYTHON.exists():
        say("making the peers' venv")
        command([sys.executable, "-m", "venv", str(BUILD / "venv")])
    pins = HERE / "requirements.txt"
    stamp = BUILD / "venv" / f"{peer}.installed"
    if is_fresh(stamp, [pins]):
        return
    say(f"installing {peer}")
    pip = [str(PEER_PYTHON), "-m", "pip", "install", "-q", "--disable-pip-version-check"]
    command([*pip, "-c", str(pins), *PACKAGES[peer]])
    mark(stamp, [pins])


def prepare_node_peer() -> None:
    for tool in ("node", "npm"):
        if shutil.which(tool) is None:
            raise NotAvailable(f"no {tool} on PATH")
    inputs = [HERE / name for name in ("package.json", "package-lock.json", ".npmrc")]
    stamp = NODE_FOLDER / "installed"
    if is_fresh(stamp, inputs):
        return
    say("installing boardgame.io")
    NODE_FOLDER.mkdir(parents=True, exist_ok=True)
    for source in inputs:
        shutil.copy(source, NODE_FOLDER)
    command(["npm", "ci", "--no-audit", "--no-fund", "--ignore-scripts"], cwd=NODE_FOLDER)
    mark(stamp, inputs)


def command(words: list[str], cwd: Path = ROOT) -> None:
    try:
        done = subprocess.run(words, cwd=cwd, capture_output=True, text=True, timeout=INSTALL_LIMIT)
    except subprocess.TimeoutExpired:
        raise NotAvailable(f"install took more than {INSTALL_LIMIT} s") from None
    if done.returncode != 0:
        raise NotAvailable(f"install failed: {last_words(done.stderr)}")


def last_words(text: str) -> str:
    """The line that says most: an installer's first error, else how a traceback ends."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    errors = [line for line in lines if line.startswith(("ERROR", "npm error"))]
    return (errors[:1] or lines[-1:] or ["no message"])[0][:160]


def digest(inputs: list[Path]) -> str:
    return hashlib.sha256(b"\0".join(path.read_bytes() for path in inputs)).hexdigest()


def is_fresh(stamp: Path, inputs: list[Path]) -> bool:
    return stamp.exists() and stamp.read_text() == digest(inputs)


def mark(stamp: Path, inputs: list[Path]) -> None:
    stamp.write_text(digest(inputs))


def say(words: str) -> None:
    print(f"peers: {words}", file=sys.stderr, flush=True)
