"""The lock is what pyproject.toml asks for, and names no place to load from."""

import re
from pathlib import Path

from tests.project import ROOT
from tools.lock import LOCK, PROJECT, inputs, signature

PINNED = re.compile(r"^([a-z0-9][a-z0-9._-]*)==", re.M)


def test_the_lock_was_made_from_this_project() -> None:
    assert signature() == inputs(), "run `make lock`"


def test_another_dependency_needs_another_lock(tmp_path: Path) -> None:
    edited = tmp_path / "pyproject.toml"
    text = PROJECT.read_text(encoding="utf-8")
    edited.write_text(text.replace('"msgspec>=0.20",\n', '"msgspec>=0.21",\n'), encoding="utf-8")
    assert inputs(edited) != inputs()


def test_a_lock_without_signature_is_noticed(tmp_path: Path) -> None:
    assert signature(tmp_path / "missing.lock") is None
    unsigned = tmp_path / "unsigned.lock"
    unsigned.write_text("msgspec==0.20\n", encoding="utf-8")
    assert signature(unsigned) is None


def test_the_lock_names_no_host_and_hashes_everything() -> None:
    text = LOCK.read_text(encoding="utf-8")
    assert "://" not in text
    assert "index-url" not in text
    packages = text.split("\n")
    pinned = [n for n, line in enumerate(packages) if PINNED.match(line)]
    assert pinned != []
    assert all("--hash=sha256:" in packages[n + 1] for n in pinned)


def test_every_locked_package_is_named_with_its_licence() -> None:
    locked = set(PINNED.findall(LOCK.read_text(encoding="utf-8")))
    listing = (ROOT / "THIRD_PARTY.md").read_text(encoding="utf-8").partition("## In the page")[0]
    rows = re.findall(r"^\| ([a-z0-9._-]+) \| [^|]+ \|$", listing, re.M)
    assert set(rows) - {"package"} == locked  # the tables' heads say "package"
