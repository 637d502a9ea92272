"""Chooses between the plain sources and their compiled twins, before anything else is imported.

In a checkout the compiled modules lie in build/compiled/, and are used while they are fresh; in
an installed wheel they lie beside the sources. UPRISING_PURE=1 asks for the sources in both.
"""

import hashlib
import importlib.util
import json
import os
import sys
from collections.abc import Iterator, Mapping, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import (
    EXTENSION_SUFFIXES,
    SOURCE_SUFFIXES,
    ExtensionFileLoader,
    FileFinder,
    ModuleSpec,
    SourceFileLoader,
)
from importlib.metadata import version
from inspect import Parameter, Signature
from pathlib import Path
from types import ModuleType
from typing import Any

PACKAGE = Path(__file__).resolve().parent
BUILT = PACKAGE.parent.parent / "build" / "compiled"
STAMP = "stamp.json"
OUTSIDE = "compiled"  # the folder of a game from outside that `uprising compile` fills
PLAIN = (
    "__init__",
    "beliefs",
    "blocks",
    "clues",
    "events",
    "layout",
    "view",
)  # never hot, data files beside them, or msgspec structs, which mypyc does not support
PARTS = ("rules", "seen", "bot", "text")
BUSY_FOR_LEARNERS = ("batch", "filling", "words")
BUSY_IN_THE_SERVER = (
    "alarms",
    "allowance",
    "audience",
    "bots",
    "chairs",
    "clocks",
    "consent",
    "counts",
    "deals",
    "framing",
    "inbox",
    "live",
    "log",
    "moves",
    "position",
    "questions",
    "room",
    "outgoing",
    "sqlite",
    "telegrams",
    "words",
)  # what every move passes through


def compiled_sources(package: Path) -> Iterator[Path]:
    """The files of the `uprising` package that are compiled, in a stable order."""
    folders = [package / "kernel"]
    for game in sorted((package / "games").glob("*/")):
        folders += [game / part for part in PARTS]
    for folder in folders:
        yield from sorted(path for path in folder.glob("*.py") if path.stem not in PLAIN)
    for pattern in ("fitted*.py", "search*.py", "tree*.py"):
        yield from sorted((package / "bots").glob(pattern))
    yield from sorted(p for p in (package / "vector").glob("*.py") if p.stem in BUSY_FOR_LEARNERS)
    server = (package / "server").rglob("*.py")
    yield from sorted(path for path in server if path.stem in BUSY_IN_THE_SERVER)


def digest(package: Path) -> str:
    """Changes with every source that compiled code was made from or may have looked at."""
    found = hashlib.sha256((package / "_compiled.py").read_bytes())  # says what is compiled
    for layer in ("kernel", "games", "bots", "vector", "wire", "server"):
        for path in sorted((package / layer).rglob("*.py")):
            found.update(f"{path.relative_to(package).as_posix()}\0".encode())
            found.update(hashlib.sha256(path.read_bytes()).digest())
    return found.hexdigest()


class CompiledModules(MetaPathFinder):
    """Finds the modules that were compiled, and no others, in the build folder."""

    def __init__(self, folder: Path, modules: Mapping[str, str]) -> None:
        self.folder = folder
        self.modules = modules

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        file = self.modules.get(name)
        if file is None:
            return None
        where = str(self.folder / file)
        inside = [str(PACKAGE.parent.joinpath(*name.split(".")))]
        return importlib.util.spec_from_file_location(
            name,
            where,
            loader=ExtensionFileLoader(name, where),
            submodule_search_locations=inside if Path(file).name.startswith("__init__.") else None,
        )


class PlainModules(MetaPathFinder):
    """Finds our sources, blind to compiled modules that lie beside them."""

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not name.startswith("uprising."):
            return None
        for folder in path or ():
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
            if spec is not None and spec.loader is not None:
                return spec
        return None


def fresh_modules(folder: Path, package: Path) -> Mapping[str, str] | None:
    """What was compiled, by module name; None if it does not belong to these sources."""
    try:
        stamp = json.loads((folder / STAMP).read_text(encoding="utf-8"))
    except FileNotFoundError:
        return None
    if stamp["python"] != EXTENSION_SUFFIXES[0] or stamp["sources"] != digest(package):
        return None
    modules: dict[str, str] = stamp["modules"]
    return modules


def install() -> None:
    """Put the right finder first; called once, when `uprising` is imported."""
    if os.environ.get("UPRISING_PURE") == "1":
        sys.meta_path.insert(0, PlainModules())
        return
    if (modules := fresh_modules(BUILT, PACKAGE)) is not None:
        sys.meta_path.insert(0, CompiledModules(BUILT, modules))
    sys.meta_path.insert(0, OutsideModules())


def outside_stamp(folder: Path) -> dict[str, Any]:
    """What the compiled modules of a game from outside must agree with."""
    found = hashlib.sha256()
    for path in sorted(folder.rglob("*.py")):
        found.update(f"{path.relative_to(folder).as_posix()}\0".encode())
        found.update(hashlib.sha256(path.read_bytes()).digest())
    return {
        "sources": found.hexdigest(),
        "python": EXTENSION_SUFFIXES[0],
        "uprising": version("uprising"),
    }


def signature_of(*names: str) -> Signature:
    """What a constructor takes: compiled methods of a class of Python cannot say it themselves."""
    return Signature([Parameter(name, Parameter.POSITIONAL_OR_KEYWORD) for name in names])


class OutsideModules(MetaPathFinder):
    """Finds what `uprising compile` made of games from outside, while it fits their sources."""

    def __init__(self) -> None:
        self.files: dict[str, Path] = {}
        self.looked: set[str] = set()

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        for folder in path or ():
            if folder not in self.looked:
                self.looked.add(folder)
                self.look(Path(folder))
        file = self.files.get(name)
        if file is None:
            return None
        loader = ExtensionFileLoader(name, str(file))
        return importlib.util.spec_from_file_location(name, file, loader=loader)

    def look(self, folder: Path) -> None:
        """Whether this folder of a package holds a game that was compiled, and what it needs."""
        stamp = folder / OUTSIDE / STAMP
        if stamp.is_file() and importlib.util.find_spec("mypy_extensions") is not None:
            told = json.loads(stamp.read_text(encoding="utf-8"))
            modules = told.pop("modules", {})
            if told == outside_stamp(folder):
                self.files |= {name: stamp.parent / file for name, file in modules.items()}


def compiled() -> bool:
    """Whether the kernel that runs here is the compiled one."""
    spec = importlib.util.find_spec("uprising.kernel.state")
    return spec is not None and isinstance(spec.loader, ExtensionFileLoader)
