"""What somebody installs: one file that plays, with the page and the books in it."""

import ast
import os
import subprocess
import sys
import tomllib
import zipfile
from collections.abc import Iterable
from importlib.metadata import distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from tests.project import PACKAGE, ROOT, games
from tools.wheels import Python, choose
from uprising._compiled import compiled_sources


@pytest.mark.slow
def test_a_plain_wheel_fits_every_platform_and_brings_the_page_and_the_books(
    tmp_path: Path,
) -> None:
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    plain = {**os.environ, "UPRISING_PURE": "1"}
    done = subprocess.run(command, cwd=ROOT, env=plain, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    (wheel,) = tmp_path.glob("*.whl")
    assert wheel.name.endswith("-py3-none-any.whl")
    inside = set(zipfile.ZipFile(wheel).namelist())
    wanted = {"uprising/server/static/index.html", "uprising/bots/strength.json"}
    wanted |= {
        f"uprising/games/{game}/text/rulebook.{lang}.md"
        for game in games()
        for lang in ("en", "it")
    }
    assert sorted(wanted - inside) == []
    assert not [name for name in inside if name.endswith(".so")]


def packages_of(path: Path) -> set[str]:
    """The packages that a module of ours imports, besides ours and Python's own."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and not node.level:
            found.add(str(node.module).split(".")[0])
    return found - set(sys.stdlib_module_names) - {"uprising"}


@pytest.mark.slow
def test_a_wheel_can_be_compiled_where_nothing_but_its_build_requirements_is() -> None:
    """The compiler reads the types of everything that compiled modules import."""
    needed = set[str]().union(*(packages_of(path) for path in compiled_sources(PACKAGE)))
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    required = {Requirement(line).name for line in project["build-system"]["requires"]}
    assert "msgspec" in needed
    assert sorted(needed - required) == []


@pytest.mark.slow
def test_a_wheel_fetches_node_where_nothing_but_its_build_requirements_is() -> None:
    """As in a container: no Node, and no pip either in the environment that a wheel is built in."""
    fetching = (ROOT / "tools" / "web.py").read_text(encoding="utf-8")
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    required = {Requirement(line).name for line in project["build-system"]["requires"]}
    assert '"-m", "pip"' in fetching and "pip" in required


def weigh(paths: Iterable[Path]) -> int:
    """The bytes of files and of the bytecode that Python keeps of each source."""
    files = [path for path in paths if path.is_file() and path.suffix != ".pyc"]
    return sum(path.stat().st_size * (2 if path.suffix == ".py" else 1) for path in files)


def weigh_needed(line: str, found: dict[str, int]) -> None:
    """Add a package and everything it needs here, without extras."""
    asked = Requirement(line)
    if asked.name in found or (asked.marker and not asked.marker.evaluate({"extra": ""})):
        return
    package = distribution(asked.name)
    found[asked.name] = weigh(Path(str(package.locate_file(f))) for f in package.files or ())
    for needed in package.requires or ():
        weigh_needed(needed, found)


def test_an_installation_weighs_at_most_40_megabytes_besides_the_compiled_rules() -> None:
    found: dict[str, int] = {}
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    for line in project["project"]["dependencies"]:
        weigh_needed(line, found)
    found["uprising"] = weigh(PACKAGE.rglob("*"))
    assert {"rich", "pygments", "uvicorn"} <= set(found)
    assert sum(found.values()) < 40e6, sorted(found.items(), key=lambda item: -item[1])[:5]


def test_wheels_are_built_for_the_newest_python_of_each_version_that_can_compile() -> None:
    old = Python(Path("a"), (3, 12, 1), headers=True)
    new = Python(Path("b"), (3, 12, 3), headers=True)
    bare = Python(Path("c"), (3, 12, 9), headers=False)
    other = Python(Path("d"), (3, 11, 7), headers=False)
    assert choose([new, old, bare, other]) == [other, new]
