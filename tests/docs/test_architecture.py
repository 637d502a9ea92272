"""The tree in ARCHITECTURE.md is the tree that is there."""

import re

from tests.project import PACKAGE, ROOT


def test_the_tree_names_every_package_and_nothing_else() -> None:
    text = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    named = set(re.findall(r"^src/uprising/([a-z]+)/", text, re.MULTILINE))
    there = {path.parent.name for path in PACKAGE.glob("*/[!_]*") if path.is_file()}
    assert named - {"games"} == there - {"games", "__pycache__"}
