"""The same sources run plain and compiled, and nobody is fooled about which."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.project import PACKAGE, ROOT

TINY = {
    "__init__.py": "from uprising import _compiled\n_compiled.install()\n",
    "kernel/__init__.py": "from uprising.kernel.table import Table\n__all__ = ['Table']\n",
    "kernel/table.py": "class Table:\n    def size(self) -> int:\n        return 3\n",
    "games/toy/__init__.py": "from uprising.games.toy.state import Toy\nGAME = Toy\n",
    "games/toy/state.py": "from uprising.kernel import Table\nclass Toy(Table):\n    pass\n",
}
ASK = """
import uprising
from uprising import _compiled
from uprising.games.toy import GAME, state
assert GAME().size() == 3
print(_compiled.compiled(), state.__file__.endswith(".py"))
"""
COMPILED, PLAIN = "True False", "False True"


def which(root: Path, pure: str = "0") -> str:
    """Which rules a new interpreter runs that finds the package in this folder."""
    env = {**os.environ, "PYTHONPATH": str(root / "src"), "UPRISING_PURE": pure}
    asked = subprocess.run(
        [sys.executable, "-c", ASK], env=env, cwd=root, capture_output=True, text=True, check=True
    )
    return asked.stdout.strip()


def compile_into(root: Path, **env: str) -> subprocess.CompletedProcess[str]:
    package, built = root / "src" / "uprising", root / "build" / "compiled"
    command = [sys.executable, str(ROOT / "build_compiled.py")]
    return subprocess.run(
        [*command, "--package", str(package), "--into", str(built)],
        env={**os.environ, **env},
        cwd=root,
        capture_output=True,
        text=True,
    )


@pytest.fixture
def tiny(tmp_path: Path) -> Path:
    """A checkout with a kernel of one class and a game of one line."""
    package = tmp_path / "src" / "uprising"
    for name, text in TINY.items():
        path = package / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    shutil.copy(PACKAGE / "_compiled.py", package)
    return tmp_path


@pytest.mark.slow
def test_compiled_modules_are_used_only_while_they_are_fresh(tiny: Path) -> None:
    assert which(tiny) == PLAIN
    done = compile_into(tiny)
    assert done.returncode == 0, done.stderr
    assert which(tiny) == COMPILED
    assert which(tiny, pure="1") == PLAIN
    assert list((tiny / "src").rglob("*.so")) == []

    state = tiny / "src" / "uprising" / "games" / "toy" / "state.py"
    state.write_text(state.read_text(encoding="utf-8") + "\n", encoding="utf-8")
    assert which(tiny) == PLAIN
    assert compile_into(tiny).returncode == 0
    assert which(tiny) == COMPILED

    # As in an installed wheel: the compiled modules lie beside their sources.
    shutil.copytree(tiny / "build/compiled/uprising", tiny / "src/uprising", dirs_exist_ok=True)
    shutil.rmtree(tiny / "build")
    assert which(tiny) == COMPILED
    assert which(tiny, pure="1") == PLAIN


@pytest.mark.slow
def test_a_kept_folder_that_breaks_the_build_is_wiped_once(tiny: Path) -> None:
    assert compile_into(tiny).returncode == 0
    built = tiny / "build" / "compiled"
    shutil.rmtree(built / "objects")
    (built / "objects").write_text("not a folder", encoding="utf-8")
    table = tiny / "src" / "uprising" / "kernel" / "table.py"
    table.write_text(table.read_text(encoding="utf-8") + "\n", encoding="utf-8")

    done = compile_into(tiny)
    assert done.returncode == 0, done.stderr
    assert "The incremental build failed; building without its cache." in done.stderr
    assert "The incremental build failed; building everything anew." in done.stderr
    assert which(tiny) == COMPILED

    # Where the sources are to blame, the last try fails like the first.
    table.write_text(TINY["kernel/table.py"].replace("int", "str"), encoding="utf-8")
    done = compile_into(tiny)
    assert done.returncode not in (0, 3)
    assert done.stderr.count("building everything anew") == 1
    assert which(tiny) == PLAIN


def test_without_a_compiler_it_says_so_and_stays_plain(tiny: Path) -> None:
    done = compile_into(tiny, CC="no-such-compiler")
    assert done.returncode == 3
    assert done.stderr.strip().splitlines() == [
        "Not compiled: no C compiler (no-such-compiler). Everything runs plain."
    ]
    assert which(tiny) == PLAIN
