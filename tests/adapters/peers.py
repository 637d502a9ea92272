"""Other people's frameworks in environments of their own: ours and theirs do not always fit."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from importlib.metadata import distribution
from pathlib import Path

from tests.project import ROOT

NEEDED = (
    "fluent.syntax",
    "msgspec",
    "mypy_extensions",
    "rich",
    "starlette",
    "uvicorn",
    "websockets",
)
SOURCES = (ROOT / "src", ROOT / "packages/uprising-verifiers/src")


def environment(folder: Path, *packages: str) -> Path:
    """A fresh environment with these packages and what ours need; its `bin`."""
    uv = shutil.which("uv") or str(ROOT / ".tools/bin/uv")
    subprocess.run([uv, "venv", "-q", "--python", sys.executable, folder], check=True)
    python = folder / "bin" / "python"
    subprocess.run([uv, "pip", "install", "-q", "--python", python, *NEEDED, *packages], check=True)
    return folder / "bin"


def surroundings(folder: Path, **more: str) -> dict[str, str]:
    """The environment variables under which our sources are found there as if installed."""
    about = Path(str(distribution("uprising").locate_file("")))
    for path in about.glob("uprising-*.dist-info"):
        shutil.copytree(path, folder / path.name, dirs_exist_ok=True)
    places = os.pathsep.join(map(str, (*SOURCES, folder)))
    return {**os.environ, "PYTHONPATH": places, "UPRISING_PURE": "1", **more}
