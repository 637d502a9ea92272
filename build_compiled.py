"""Compile the kernel, the games and the search into build/compiled/.

    python build_compiled.py            compile what changed, wait for it
    python build_compiled.py --later    if something changed, compile in the background
    python build_compiled.py --package DIR --into DIR    for the wheel: other folders

One mypycify call, because modules compiled apart do not accept each other's subclasses; every
module in a library of its own, and the folder kept, so that an edit costs seconds. The compiler's
own C runtime, which would be most of each library's compile time, is compiled once and linked into
all of them. What the next build needs besides the libraries (the generated C and the type cache) is
kept in one packed file. Nothing compiled is ever written into src/.
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
import tarfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import version
from pathlib import Path
from types import ModuleType
from typing import Any

from tools import timings

ROOT = Path(__file__).resolve().parent
PACKAGE = ROOT / "src" / "uprising"
BUILT = ROOT / "build" / "compiled"
LOG = ROOT / "build" / "compile.log"
CHANGED = "sources changed while they were compiled: not used; compile again"
# Given to each extension: CFLAGS in the environment would replace the interpreter's own flags.
FLAGS = [
    "-DNDEBUG",
    "-fwrapv",
    "-fvisibility=hidden",  # calls within a module become direct ones
    "-ffunction-sections",  # what a library does not use of the runtime is left out of it
    "-fdata-sections",
]
LINK_FLAGS = ["-Wl,-dead_strip"] if sys.platform == "darwin" else ["-Wl,--gc-sections", "-s"]
SCRATCH = ("c", "types")  # what a build works in, packed between two builds
PACK = "kept.tar.gz"
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


def recipe() -> str:
    """What decides, besides our sources, what a library holds."""
    return json.dumps(
        [version("mypy"), version("setuptools"), EXTENSION_SUFFIXES, FLAGS, LINK_FLAGS]
    )


def unpack(into: Path) -> None:
    """Put what the last build kept where it worked; forget it if made by another recipe."""
    told = into / "recipe.json"
    if not told.exists() or told.read_text(encoding="utf-8") != recipe():
        wipe(into, [*SCRATCH, PACK, "uprising", "runtime.o"])
        told.write_text(recipe(), encoding="utf-8")
    if (into / PACK).exists():
        with tarfile.open(into / PACK) as files:
            # Python 3.11.0 to 3.11.3 know no filters
            files.extraction_filter = getattr(tarfile, "data_filter", lambda member, path: member)
            files.extractall(into)
        (into / PACK).unlink()


def pack(into: Path) -> None:
    """Keep what the next build needs in a twelfth of the space."""
    fresh = into / f"{PACK}.new"
    with tarfile.open(fresh, "w:gz", compresslevel=1) as files:
        for name in SCRATCH:
            files.add(into / name, name)
    fresh.replace(into / PACK)
    wipe(into, list(SCRATCH))


def compile_runtime(command: Any, extension: Any, sources: set[str], into: Path) -> str:
    """The compiler's C runtime as one object file, anew if it has grown."""
    text, made = into / "c" / "runtime.c", into / "runtime.o"
    lines = {f"#include <{Path(source).name}>" for source in sources}
    if text.exists():  # a build of few modules names only what these need
        lines |= set(text.read_text(encoding="utf-8").split("\n"))
    wanted = "\n".join(sorted(lines))
    if not made.exists() or not text.exists() or text.read_text(encoding="utf-8") != wanted:
        text.write_text(wanted, encoding="utf-8")
        (built,) = command.compiler.compile(
            [str(text)],
            output_dir=command.build_temp,
            include_dirs=extension.include_dirs,
            extra_postargs=extension.extra_compile_args,
        )
        shutil.move(built, made)
    return str(made)


def wait_for_the_next_second(sources: list[str]) -> None:
    """The type cache knows a source by its size and the second it was written in.

    Read in that very second, a source could be edited once more without being noticed.
    """
    newest = max(int(Path(source).stat().st_mtime) for source in sources)
    time.sleep(min(1.0, max(0.0, newest + 1 - time.time())))


def build(package: Path, into: Path) -> None:
    from mypyc.build import include_dir, mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    class BuildAll(build_ext):
        """Builds the extensions with one runtime between them, the longest first."""

        def build_extensions(self) -> None:
            self.parallel = os.cpu_count() or 1
            runtime = {str(path) for path in (into / "c").glob("*.c")}
            runtime = {name for name in runtime if (Path(include_dir()) / Path(name).name).exists()}
            for extension in self.extensions:
                extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS]
                extension.extra_link_args = LINK_FLAGS
            first = next(e for e in self.extensions if runtime & set(e.sources))
            made = compile_runtime(self, first, runtime & set(first.sources), into)
            for extension in self.extensions:
                if runtime & set(extension.sources):
                    extension.sources = [name for name in extension.sources if name not in runtime]
                    extension.extra_objects = [made]
            self.extensions.sort(
                key=lambda e: -sum(Path(name).stat().st_size for name in e.sources)
            )
            super().build_extensions()

    sources = [str(path) for path in finder(package).compiled_sources(package)]
    wait_for_the_next_second(sources)
    before = identity(package)
    (into / "stamp.json").unlink(missing_ok=True)  # a half-built folder is never used
    os.environ["MYPYPATH"] = str(package.parent)
    extensions = mypycify(
        [
            f"--config-file={ROOT / 'pyproject.toml'}",
            f"--cache-dir={into / 'types'}",
            "--follow-imports=silent",
            *sources,
        ],
        separate=True,
        debug_level="0",
        include_runtime_files=False,
        target_dir=str(into / "c"),
    )
    command = BuildAll(Distribution({"name": "uprising", "ext_modules": extensions}))
    command.build_lib = str(into)
    command.build_temp = str(into / "objects")
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
    wipe(into, ["objects", "c/ops.txt"])  # the latter is a dump for the compiler's authors
    pack(into)
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
        start = time.monotonic()
        kept = [name for name in (*SCRATCH, PACK) if (into / name).exists()]
        try:
            unpack(into)
            kept = [name for name in SCRATCH if (into / name).exists()]
            build(package, into)
            if into == BUILT:
                timings.note(
                    "compile anew" if not kept else "compile what changed", time.monotonic() - start
                )
            return 0
        except (Exception, SystemExit) as error:
            if not kept or str(error) == CHANGED:
                raise
            # The compiler's cache does not always survive a change of a class. Without it all C is
            # written anew, but only what has changed is compiled again.
            again = "without its cache" if "types" in kept else "everything anew"
            wipe(
                into, ["types"] if "types" in kept else [*kept, "objects", "uprising", "runtime.o"]
            )
    print(f"The incremental build failed; building {again}.", file=sys.stderr, flush=True)
    os.execv(sys.executable, [sys.executable, *sys.argv])


if __name__ == "__main__":
    sys.exit(main())
