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
    "kernel/__init__.py": "from uprising.kernel.state import State\n__all__ = ['State']\n",
    "kernel/state.py": "class State:\n    def size(self) -> int:\n        return 3\n",
    "games/toy/__init__.py": "from uprising.games.toy.rules.state import Toy\nGAME = Toy\n",
    "games/toy/rules/__init__.py": "",
    "games/toy/rules/state.py": "from uprising.kernel import State\nclass Toy(State):\n    pass\n",
}
ASK = """
import uprising
from uprising import _compiled
from uprising.games.toy import GAME
from uprising.games.toy.rules import state
print(_compiled.compiled(), state.__file__.endswith(".py"), GAME().size())
"""
COMPILED, PLAIN = "True False 3", "False True 3"


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

    state = tiny / "src" / "uprising" / "games" / "toy" / "rules" / "state.py"
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
def test_a_rebuild_takes_in_edits_new_functions_and_removed_modules(tiny: Path) -> None:
    package, built = tiny / "src" / "uprising", tiny / "build" / "compiled"
    kernel, rules = package / "kernel" / "state.py", package / "games" / "toy" / "rules"
    toy, other = rules / "state.py", rules / "other.py"

    def write(path: Path, text: str) -> str:
        path.write_text(text, encoding="utf-8")
        done = compile_into(tiny)
        assert done.returncode == 0, done.stderr
        assert "failed" not in done.stderr  # by the kept folder, not by a second try without it
        return which(tiny)

    body = TINY["kernel/state.py"]
    assert write(kernel, body) == COMPILED
    assert write(kernel, body.replace("3", "4")) == "True False 4"
    assert write(kernel, body) == COMPILED
    assert write(kernel, f"def five() -> int:\n    return 5\n\n\n{body}") == COMPILED
    assert write(other, "def six() -> int:\n    return 6\n") == COMPILED
    uses = "from uprising.kernel import State\nfrom uprising.kernel.state import five\n"
    uses += "from uprising.games.toy.rules.other import six\n"
    uses += body.replace("class State:", "class Toy(State):")
    assert write(toy, uses.replace("return 3", "return five() + six()")) == "True False 11"
    assert [path for path in built.rglob("other*.so")] != []
    toy.write_text(TINY["games/toy/rules/state.py"], encoding="utf-8")
    other.unlink()
    assert write(kernel, body) == COMPILED
    assert [path for path in built.rglob("other*")] == []


@pytest.mark.slow
def test_a_built_folder_keeps_only_the_libraries_and_what_a_rebuild_needs(tiny: Path) -> None:
    assert compile_into(tiny).returncode == 0
    built = tiny / "build" / "compiled"
    loose = [path.name for path in built.rglob("*") if path.is_file() and path.suffix != ".so"]
    assert sorted(loose) == ["kept.tar.gz", "lock", "recipe.json", "runtime.o", "stamp.json"]


@pytest.mark.slow
def test_what_another_compiler_made_is_made_anew(tiny: Path) -> None:
    assert compile_into(tiny).returncode == 0
    built = tiny / "build" / "compiled"
    (built / "recipe.json").write_text("another", encoding="utf-8")
    (built / "stamp.json").unlink()
    before = {path: path.stat().st_mtime_ns for path in built.rglob("*.so")}
    assert compile_into(tiny).returncode == 0
    assert which(tiny) == COMPILED
    assert all(path.stat().st_mtime_ns > then for path, then in before.items())


@pytest.mark.slow
def test_a_kept_folder_that_breaks_the_build_is_wiped_once(tiny: Path) -> None:
    assert compile_into(tiny).returncode == 0
    built = tiny / "build" / "compiled"
    (built / "kept.tar.gz").write_text("not an archive", encoding="utf-8")
    state = tiny / "src" / "uprising" / "kernel" / "state.py"
    state.write_text(state.read_text(encoding="utf-8") + "\n", encoding="utf-8")

    done = compile_into(tiny)
    assert done.returncode == 0, done.stderr
    assert "The incremental build failed; building everything anew." in done.stderr
    assert which(tiny) == COMPILED

    # Where the sources are to blame, the last try fails like the first.
    state.write_text(TINY["kernel/state.py"].replace("int", "str"), encoding="utf-8")
    done = compile_into(tiny)
    assert done.returncode not in (0, 3)
    assert "The incremental build failed; building without its cache." in done.stderr
    assert done.stderr.count("building everything anew") == 1
    assert which(tiny) == PLAIN


def test_without_a_compiler_it_says_so_and_stays_plain(tiny: Path) -> None:
    done = compile_into(tiny, CC="no-such-compiler")
    assert done.returncode == 3
    assert done.stderr.strip().splitlines() == [
        "Not compiled: no C compiler (no-such-compiler). Everything runs plain."
    ]
    assert which(tiny) == PLAIN
