"""The tool that changes rules changes them as it says, and one thing at a time."""

import ast
from pathlib import Path

import pytest

from tools.mutants import ROOT, Progress, changes, mutants_of, sample

LEDUC = ROOT / "src" / "uprising" / "games" / "leduc"


@pytest.mark.parametrize(
    ("was", "now"),
    [
        ("a < b", {"a <= b"}),
        ("a == b", {"a != b"}),
        ("a in b", {"a not in b"}),
        ("a + b", {"a - b"}),
        ("a % b", {"a // b"}),
        ("a and b", {"a or b"}),
        ("not a", {"a"}),
        ("True", {"False"}),
        ("3", {"4", "2"}),
        ("x if a else y", {"x if not a else y"}),
        ("a.b", set()),
    ],
)
def test_an_expression_is_changed_in_every_small_way(was: str, now: set[str]) -> None:
    node = ast.parse(was, mode="eval").body
    assert {ast.unparse(change) for change in changes(node)} == now


@pytest.mark.parametrize(
    ("was", "now"),
    [
        ("s.pay(1)", {"pass"}),
        ("x = 1", {"pass"}),
        ("x += 1", {"x -= 1", "pass"}),
        ("if a:\n    b()", {"if not a:\n    b()"}),
        ("return a", set()),
    ],
)
def test_a_statement_is_changed_or_left_out(was: str, now: set[str]) -> None:
    node = ast.parse(was).body[0]
    assert {ast.unparse(change) for change in changes(node)} == now


def test_a_mutant_differs_in_one_place_and_nothing_is_told_or_asserted_there() -> None:
    path = LEDUC / "rules" / "steps.py"
    source = path.read_text(encoding="utf-8")
    found = list(mutants_of(path))
    assert len(found) > 40
    for mutant in found:
        assert mutant.source.replace(mutant.now, "", 1) != source
        assert source.startswith(mutant.source[: mutant.source.find("\n")])
        assert source.splitlines()[mutant.line - 1] not in ("", '"""')
        assert not mutant.was.startswith(("s.tell(", "assert"))
        assert mutant.was in source


@pytest.mark.slow
def test_the_same_seed_draws_the_same_mutants() -> None:
    assert sample("leduc", 20, 1) == sample("leduc", 20, 1)
    assert sample("leduc", 20, 1) != sample("leduc", 20, 2)
    assert len({mutant.name for mutant in sample("leduc", 30, 1)}) == 30


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(SystemExit, match="chess: there are no steps"):
        sample("chess", 1, 1)


def test_under_other_tests_only_what_survived_is_tried_again(tmp_path: Path) -> None:
    kept = tmp_path / "leduc.json"
    first = Progress(kept, "old tests")
    first.note("noticed", False)
    first.note("overlooked", True)
    assert Progress(kept, "old tests").survived == {"noticed": False, "overlooked": True}
    assert Progress(kept, "new tests").survived == {"noticed": False}
