"""Catalogues and rulebooks are loaded faithfully."""

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from tests.project import ROOT
from uprising.conformance.words import OF_EVERY_GAME
from uprising.texts import Clause, catalogue, clause, clauses, languages, rulebook, sections
from uprising.texts.catalogue import Catalogue, parsed
from uprising.texts.render import spoken_move
from uprising.texts.rulebook import read_clauses

FERRY = """
ferry-cargo = { $n ->
    [one] one crate
   *[other] { $n } crates
}
ferry-greeting = Welcome, { $name }.
ferry-open = { $open ->
    [true] open
   *[false] shut
}
"""


def test_there_are_two_languages() -> None:
    assert languages() == ("en", "it")


def test_a_number_chooses_its_plural() -> None:
    say = Catalogue("en", FERRY).say
    assert say("ferry-cargo", n=1) == "one crate"
    assert say("ferry-cargo", n=2) == "2 crates"


@pytest.mark.parametrize("lang", languages())
def test_numbers_are_written_without_grouping(lang: str) -> None:
    assert Catalogue(lang, FERRY).say("ferry-cargo", n=12345) == "12345 crates"


def test_yes_and_no_choose_a_variant() -> None:
    say = Catalogue("en", FERRY).say
    assert (say("ferry-open", open=True), say("ferry-open", open=False)) == ("open", "shut")


def test_values_stand_bare_in_the_sentence() -> None:
    assert Catalogue("en", FERRY).say("ferry-greeting", name="Ana") == "Welcome, Ana."


def test_a_missing_text_names_its_key_and_language() -> None:
    with pytest.raises(KeyError, match=r"ferry-storm.*'it'"):
        Catalogue("it", FERRY).say("ferry-storm")


def test_a_missing_value_is_an_error() -> None:
    with pytest.raises(ValueError, match=r"ferry-greeting.*name"):
        Catalogue("en", FERRY).say("ferry-greeting")


@pytest.mark.parametrize(
    ("lang", "number", "said"),
    [
        ("en", 1.5, "1.5"),
        ("it", 1.5, "1,5"),
        ("en", 1 / 3, "0.333"),
        ("it", 2.0, "2"),
        ("en", -1, "-1"),
    ],
)
def test_fractions_are_written_as_the_language_does(lang: str, number: float, said: str) -> None:
    assert Catalogue(lang, "a = { $n }").say("a", n=number) == said


def test_the_form_of_millions_is_italian() -> None:
    """CLDR: Italian has a form of its own for whole millions, English has not."""
    many = "a = { $n ->\n    [many] di\n   *[other] -\n}\n"
    assert Catalogue("it", many).say("a", n=2_000_000) == "di"
    assert Catalogue("it", many).say("a", n=2_000_001) == "-"
    assert Catalogue("en", many).say("a", n=2_000_000) == "-"


def test_an_exact_number_comes_before_the_plural_form() -> None:
    say = Catalogue("en", "a = { $n ->\n    [0] none\n    [one] one\n   *[other] some\n}\n").say
    assert [say("a", n=n) for n in (0, 1, 2)] == ["none", "one", "some"]


def test_texts_may_be_made_of_others() -> None:
    source = """-robot = Unit { "7" }\na = { -robot } stops.\nb = { $who }: { a }{ "" } { 3 }\n"""
    assert Catalogue("en", source).say("b", who="Ada") == "Ada: Unit 7 stops. 3"


@pytest.mark.parametrize(
    "source",
    [
        "a = { NUMBER($n) }",
        "a = b\n    .title = c",
        "-t = x\na = { -t(case: 1) }",
        "b = x\na = { b.title }",
        "a = { missing }",
        "a = { -missing }",
        "a = { b }\nb = { $n ->\n   *[one] { a }\n}",
    ],
)
def test_what_could_not_be_said_is_refused_at_once(source: str) -> None:
    with pytest.raises(ValueError, match="text 'a'"):
        Catalogue("en", source)


def test_texts_that_need_no_parser_are_read_as_the_parser_reads_them() -> None:
    mixed = FERRY + "a =  one \nb = first\n\n  second\nc = -\n# said\nd = last"
    files = [path.read_text("utf-8") for path in (ROOT / "src" / "uprising").rglob("*.ftl")]
    for source in (mixed, *files):
        assert meanings(parsed(source)) == meanings(FluentParser().parse(source))


def meanings(resource: ast.Resource) -> dict[str, object]:
    """Every message and term, without where it stands."""
    entries = [entry for entry in resource.body if isinstance(entry, ast.Message | ast.Term)]
    return {e.id.name: without_places(e.value.to_json()) for e in entries if e.value}


def without_places(node: object) -> object:
    if isinstance(node, dict):
        return {key: without_places(part) for key, part in node.items() if key != "span"}
    return [without_places(part) for part in node] if isinstance(node, list) else node


def test_what_is_not_fluent_is_an_error() -> None:
    with pytest.raises(ValueError, match="not Fluent"):
        Catalogue("en", "ferry.dot = no")


def test_a_text_said_twice_is_an_error() -> None:
    with pytest.raises(ValueError, match="'a' is there twice"):
        Catalogue("en", "a = one\na = two\n")


RULES = """# Ferry

A word about **FERRY-TURN-1** in a sentence is not a clause.

- **FERRY-TURN-1** [book] Players take turns
  in seat order. [ruling] Nobody passes.
  - A nested point belongs to it.
- **FERRY-TURN-2** [ruling: the book is silent] Nobody talks.

**FERRY-EX-1 Two fives.** Two fives cancel,
so the three wins.

This paragraph is commentary.

| ID | ticket | effect | source |
|---|---|---|---|
| **FERRY-TICKET-01** | Spy | look at `a \\| b` | [book]; [public: leaflet] |
| plain row | x | y | z |

| event | good weather | storm |
|---|---|---|
| **FERRY-DAY-1** Monday [book] | **FERRY-DAY-1a** sail | **FERRY-DAY-1b** wait [ruling] |
"""


def test_a_clause_is_a_paragraph_a_list_item_a_row_or_a_cell() -> None:
    assert list(read_clauses(RULES)) == [
        Clause(
            "FERRY-TURN-1",
            ("book", "ruling"),
            "Players take turns in seat order. [ruling] Nobody passes. "
            "- A nested point belongs to it.",
        ),
        Clause("FERRY-TURN-2", ("ruling",), "Nobody talks."),
        Clause("FERRY-EX-1", (), "Two fives. Two fives cancel, so the three wins."),
        Clause("FERRY-TICKET-01", ("book", "public"), "ticket: Spy; effect: look at `a | b`"),
        Clause("FERRY-DAY-1", ("book",), "Monday [book]"),
        Clause("FERRY-DAY-1a", (), "good weather: sail"),
        Clause("FERRY-DAY-1b", ("ruling",), "storm: wait [ruling]"),
    ]


@pytest.fixture
def outside(tmp_path: Path) -> Path:
    """A game from outside, with its words in its own folder."""
    (tmp_path / "text").mkdir()
    (tmp_path / "text" / "rulebook.en.md").write_text(RULES, encoding="utf-8")
    (tmp_path / "text" / "en.ftl").write_text(FERRY, encoding="utf-8")
    return tmp_path


def test_a_game_from_outside_brings_its_own_words(outside: Path) -> None:
    assert catalogue("ferry", "en", outside).say("ferry-cargo", n=1) == "one crate"
    assert clause("ferry", "FERRY-TURN-2", "en", outside).text == "Nobody talks."
    assert [c.id for c in clauses("ferry", "en", outside)][:2] == ["FERRY-TURN-1", "FERRY-TURN-2"]
    assert rulebook("ferry", "en", outside) == RULES


def test_an_unknown_clause_names_itself(outside: Path) -> None:
    with pytest.raises(KeyError, match=r"FERRY-TURN-9.*ferry.*en"):
        clause("ferry", "FERRY-TURN-9", "en", outside)


def test_a_clause_that_is_there_twice_is_an_error(outside: Path) -> None:
    (outside / "text" / "rulebook.it.md").write_text(
        "**A-B-1** x\n\n**A-B-1** y\n", encoding="utf-8"
    )
    with pytest.raises(ValueError, match="A-B-1 is there twice"):
        clauses("ferry", "it", outside)


def test_authors_are_told_every_family_of_texts() -> None:
    page = (ROOT / "docs/extend/texts.md").read_text(encoding="utf-8")
    assert [family for family in OF_EVERY_GAME if f"| `{family}` |" not in page] == []


def test_the_shell_speaks_both_languages() -> None:
    assert {catalogue("shell", lang).lang for lang in languages()} == {"en", "it"}


@pytest.mark.parametrize("lang", languages())
def test_every_clause_stands_under_a_heading(lang: str) -> None:
    under = sections("tic_tac_toe", lang)
    assert set(under) == {c.id for c in clauses("tic_tac_toe", lang)}
    assert all(under.values())


def test_a_kind_of_move_is_said_though_its_sentence_needs_more() -> None:
    """A study counts kinds of moves: `power zam` without the Markers that the choice tells."""
    words = Catalogue(
        "en", "move-power = use\nid-zam = Zam\ndo-power-zam = Zam: { $markers } Markers"
    )
    assert spoken_move(words, "power zam", ("Ada",)) == "Use Zam"


def test_italian_says_ad_before_a_name_with_a() -> None:
    words = Catalogue("it", "one = { $boss } paga a { $who } una moneta")
    assert words.say("one", boss="Bolt", who="Ada") == "Bolt paga ad Ada una moneta"
    assert words.say("one", boss="Bolt", who="Cleo") == "Bolt paga a Cleo una moneta"
    english = Catalogue("en", "one = a { $who }")
    assert english.say("one", who="Ada") == "a Ada"
