"""Compile the kernel, the games and the search into build/compiled/.

    python build_compiled.py            compile what changed, wait for it
    python build_compiled.py --later    if something changed, compile in the background
    python build_compiled.py --package DIR --into DIR    for the wheel: other folders

One mypycify call, because modules compiled apart do not accept each other's subclasses; every
module in a library of its own, and the folder kept, so that an edit costs seconds. Nothing
compiled is ever written into src/.
"""

import argparse
import fcntl
import importlib.util
import json
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import version
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parent
PACKAGE = ROOT / "src" / "uprising"
BUILT = ROOT / "build" / "compiled"
LOG = ROOT / "build" / "compile.log"
CHANGED = "sources changed while they were compiled: not used; compile again"
FLAGS = "-fvisibility=hidden"  # calls within a module become direct ones
NO_COMPILER = 3  # the exit code that says: everything runs plain on this machine


def finder(package: Path) -> ModuleType:
    """The package's own list of what is compiled, loaded without importing the package."""
    spec = importlib.util.spec_from_file_location("_compiled", package / "_compiled.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def obstacle() -> str | None:
    """Why this machine cannot compile, or None."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    if shutil.which(compiler) is None:
        return f"no C compiler ({compiler})"
    if not (Path(sysconfig.get_path("include")) / "Python.h").exists():
        return "no Python headers (Python.h)"
    return None


def is_fresh(package: Path, into: Path) -> bool:
    try:
        stamp = json.loads((into / "stamp.json").read_text(encoding="utf-8"))
    except FileNotFoundError:
        return False
    return bool(stamp == {**identity(package), "modules": stamp["modules"]})


def identity(package: Path) -> dict[str, str]:
    """What compiled code is made of: our sources, the compiler's version and the interpreter."""
    sources: str = finder(package).digest(package)
    return {"sources": sources, "mypy": version("mypy"), "python": EXTENSION_SUFFIXES[0]}


@contextmanager
def alone(into: Path) -> Iterator[None]:
    """Wait for another compile of the same folder: the terminal and the background may meet."""
    into.mkdir(parents=True, exist_ok=True)
    with (into / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def build(package: Path, into: Path) -> None:
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    sources = [str(path) for path in finder(package).compiled_sources(package)]
    before = identity(package)
    (into / "stamp.json").unlink(missing_ok=True)  # a half-built folder is never used
    os.environ["MYPYPATH"] = str(package.parent)
    os.environ["CFLAGS"] = f"{os.environ.get('CFLAGS', '')} {FLAGS}"
    extensions = mypycify(
        [
            f"--config-file={ROOT / 'pyproject.toml'}",
            f"--cache-dir={into / 'types'}",
            "--follow-imports=silent",
            *sources,
        ],
        separate=True,
        debug_level="0",
        target_dir=str(into / "c"),
    )
    command = build_ext(Distribution({"name": "uprising", "ext_modules": extensions}))
    command.build_lib = str(into)
    command.build_temp = str(into / "objects")
    command.parallel = os.cpu_count() or 1
    command.ensure_finalized()
    command.run()

    files = {
        name.removesuffix(".__init__"): name.replace(".", "/") + EXTENSION_SUFFIXES[0]
        for name in (extension.name for extension in extensions)
    }
    if identity(package) != before:
        sys.exit(CHANGED)
    for old in into.joinpath("uprising").rglob("*.so"):  # of modules that are gone
        if old.relative_to(into).as_posix() not in files.values():
            old.unlink()
    stamp = into / "stamp.json.new"
    stamp.write_text(json.dumps({**before, "modules": files}, indent=1), encoding="utf-8")
    stamp.replace(into / "stamp.json")


def wipe(into: Path, names: list[str]) -> None:
    """Remove parts of what was built, whatever they are, but never the lock."""
    for path in (into / name for name in names):
        if path.is_dir():
            shutil.rmtree(path)
        else:
            path.unlink(missing_ok=True)


def compile_later() -> None:
    """Say that this start is plain, and compile for the next one without anybody waiting."""
    if is_fresh(PACKAGE, BUILT):
        return
    why_not = obstacle()
    if why_not is not None:
        print(f"Playing with the plain rules: {why_not}.")
        return
    LOG.parent.mkdir(exist_ok=True)
    with LOG.open("w") as log:
        subprocess.Popen(
            ["nice", sys.executable, str(Path(__file__).resolve())],
            cwd=ROOT,
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
    print("Playing with the plain rules; compiling faster ones for next time (build/compile.log).")


def main() -> int:
    args = argparse.ArgumentParser(description="Compile Uprising's rules.")
    args.add_argument("--later", action="store_true", help="in the background, if needed")
    args.add_argument("--package", type=Path, default=PACKAGE)
    args.add_argument("--into", type=Path, default=BUILT)
    asked = args.parse_args()
    if asked.later:
        compile_later()
        return 0
    why_not = obstacle()
    if why_not is not None:
        print(f"Not compiled: {why_not}. Everything runs plain.", file=sys.stderr)
        return NO_COMPILER
    package, into = asked.package.resolve(), asked.into.resolve()
    with alone(into):
        if is_fresh(package, into):
            return 0
        kept = [name for name in ("types", "c") if (into / name).exists()]
        try:
            build(package, into)
            return 0
        except (Exception, SystemExit) as error:
            if not kept or str(error) == CHANGED:
                raise
            # The compiler's cache does not always survive a change of a class. Without it all C is
            # written anew, but only what has changed is compiled again.
            again = "without its cache" if "types" in kept else "everything anew"
            wipe(into, ["types"] if "types" in kept else [*kept, "objects", "uprising"])
    print(f"The incremental build failed; building {again}.", file=sys.stderr, flush=True)
    os.execv(sys.executable, [sys.executable, *sys.argv])


if __name__ == "__main__":
    sys.exit(main())
