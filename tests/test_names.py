"""One word for one thing, and one place for one question."""

import ast
import re
from collections import defaultdict
from itertools import combinations

from tests.project import PACKAGE, ROOT

# Words of the glossary, and the only files that may call a kind of thing so.
MEANINGS = {
    "Line": {  # of text or of a log
        "src/uprising/kernel/schema.py",
        "src/uprising/server/storage/rows.py",
    },
    "Offer": {  # what one seat proposes to another
        "src/uprising/games/evil_robots/rules/moves.py",
        "src/uprising/games/fully_automated_bosses/rules/state.py",
        "src/uprising/games/robot_rise/rules/alliances.py",
        "src/uprising/wire/messages.py",
        "web/src/wire.ts",
    },
    "Position": {  # where a game stands
        "src/uprising/adapters/openspiel.py",
        "src/uprising/conformance/position.py",
    },
    "Report": {"src/uprising/lab/report.py"},
    "Row": {  # of a question's choices, and a row of data
        "bench/peers/games.py",
        "bench/peers/rows.py",
        "bench/server/load.py",
        "src/uprising/wire/messages.py",
        "web/src/wire.ts",
        "web/tests/said.page.ts",
    },
    "Sight": {"src/uprising/kernel/seat.py"},
}
DECLARED = re.compile(r"^\s*(?:export )?(?:class|interface|type) (\w+)\b", re.MULTILINE)
ALIKE = 6  # fields that two messages may have in common, as an offer and the telegram made of it
FOLDERS = ("src/uprising", "tests", "tools", "bench", "web/src", "web/tests")


def test_words_with_a_meaning_name_nothing_else() -> None:
    found: dict[str, set[str]] = defaultdict(set)
    for folder in FOLDERS:
        for path in (ROOT / folder).rglob("*"):
            if path.suffix in (".py", ".ts", ".svelte"):
                for name in DECLARED.findall(path.read_text(encoding="utf-8")):
                    if name in MEANINGS:
                        found[name].add(path.relative_to(ROOT).as_posix())
    assert found == MEANINGS


def test_one_place_tells_answers_from_standing_moves() -> None:
    asking = re.compile(r"isinstance\(.*\.takes\b")
    asked = [p for p in PACKAGE.rglob("*.py") if asking.search(p.read_text(encoding="utf-8"))]
    assert asked == [PACKAGE / "kernel" / "state.py"]


def fields(source: str) -> dict[str, set[str]]:
    """The names of the fields of every class."""
    return {
        node.name: {
            ast.unparse(part.target) for part in node.body if isinstance(part, ast.AnnAssign)
        }
        for node in ast.parse(source).body
        if isinstance(node, ast.ClassDef)
    }


def test_no_two_messages_repeat_the_same_fields() -> None:
    source = (PACKAGE / "wire" / "messages.py").read_text(encoding="utf-8")
    pairs = combinations(fields(source).items(), 2)
    assert [(a, b) for (a, one), (b, two) in pairs if len(one & two) > ALIKE] == []
