"""The books that newcomers learn from: complete, alike in both languages, no specification."""

import re
from itertools import pairwise

import pytest

from tests.project import games
from tools.book_pictures import PICTURES, PLACE, count, masses, robot
from uprising.texts import (
    PICTURE,
    book,
    catalogue,
    cited,
    clauses,
    has_book,
    illustrated,
    languages,
    numbered,
    sections,
)
from uprising.texts.book import NOTE, meant

BOOKS = [key for key in games() if has_book(key, "en")]
# What a specification has and a book does not: constants, tags, formulas, code, test language.
SPECIFICATION = {
    "a constant": re.compile(r"\b[A-Z]+_[A-Z_]+\b"),
    "a tag": re.compile(r"\[(?:book|public|ruling)\b"),
    "a formula": re.compile(r"[∈≥≤→↦∀∑×÷]| := | != "),
    "code": re.compile(r"`"),
    "a test": re.compile(r"\b(?:Given|Expected|Assert)\b"),
    "a bare clause": re.compile(r"(?<!\^)\b[A-Z]{3,5}-[A-Z]{2,}-\d"),
}

# What the referee's reference does not have besides: fragments, and the language of its writers.
REFERENCE = {what: SPECIFICATION[what] for what in ("a constant", "a tag", "a formula", "code")} | {
    "a test": re.compile(r"\b(?:Given|Expected|Assert|Dato:|Quando:|Allora:)(?!\w)"),
    "markup": re.compile(r"\*\*|[{}<>|†_]"),
    "a fragment": re.compile(r"^[a-zàèéìòù+±]|[^.!?”»)]$|(?<![A-Z])\. [a-z]"),
    "a writer's word": re.compile(r"\b(?:boolean|engine|seeded|timeout|UI|enum|null)\b", re.I),
    "a short form": re.compile(r"\b(?:FP|GI|CU|DS|SD|PO|OP|WD|BD|CP\d|[TD]-[A-Z]{2,})\b"),
}


def headings(text: str) -> list[int]:
    return [len(marks) for marks in re.findall(r"^(#+) ", text, re.MULTILINE)]


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", BOOKS)
def test_every_clause_is_reached_from_the_book(game: str, lang: str) -> None:
    reached = set(cited(game, lang))
    assert [clause.id for clause in clauses(game, lang) if clause.id not in reached] == []


@pytest.mark.parametrize("game", BOOKS)
def test_both_languages_tell_the_same_in_the_same_order(game: str) -> None:
    english, italian = book(game, "en"), book(game, "it")
    assert NOTE.findall(english) == NOTE.findall(italian)
    assert headings(english) == headings(italian)


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", BOOKS)
def test_nothing_of_a_specification_is_left(game: str, lang: str) -> None:
    text = book(game, lang)
    found = {what: mark.findall(text) for what, mark in SPECIFICATION.items()}
    assert {what: marks for what, marks in found.items() if marks} == {}
    assert re.findall(r"\[\^[^\]]*\]", NOTE.sub("", text)) == []


def test_footnotes_are_numbered_and_a_run_is_one_note() -> None:
    text, notes = numbered("One.[^LEDUC-BET-1] Two.[^LEDUC-BET-2–3][^LEDUC-BET-1]")
    assert text == "One.¹ Two.² ¹"
    assert notes == ["LEDUC-BET-1", "LEDUC-BET-2–3"]


def test_an_open_run_goes_to_the_last_clause_of_its_kind() -> None:
    [note] = NOTE.finditer("[^A-BET-2–]")
    assert list(meant(note, ["A-BET-1", "A-BET-2", "A-END-1", "A-BET-3"])) == ["A-BET-2", "A-BET-3"]
    [missing] = NOTE.finditer("[^A-BET-4]")
    with pytest.raises(KeyError):
        list(meant(missing, ["A-BET-1"]))


def test_a_game_without_a_book_shows_its_clauses() -> None:
    assert not has_book("leduc", "en")
    assert "LEDUC-BET-1" in book("leduc", "en")


def reads_badly(game: str, lang: str) -> dict[str, list[str]]:
    """What is left of a specification in the clauses, by kind, with the clauses that have it."""
    every = clauses(game, lang)
    found = {
        what: [clause.id for clause in every if mark.search(clause.text)]
        for what, mark in REFERENCE.items()
    }
    return {what: ids for what, ids in found.items() if ids}


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", BOOKS)
def test_the_reference_behind_the_book_is_told_in_sentences(game: str, lang: str) -> None:
    """W9: clauses have an ID and say in words what they say; provenance is not in their text."""
    assert reads_badly(game, lang) == {}


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", BOOKS)
def test_edge_cases_are_questions_and_answers(game: str, lang: str) -> None:
    """W9: "Given an opponent o such that …; when …; then …"."""
    cases = [clause for clause in clauses(game, lang) if "-EDGE-" in clause.id]
    assert len(cases) > 40
    unasked = [clause.id for clause in cases if not re.search(r"\?\s+\S", clause.text)]
    assert unasked == []


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", BOOKS)
def test_the_tables_of_a_book_name_things_as_the_table_does(game: str, lang: str) -> None:
    """A row whose first cell is a card says what the card's own text says."""
    spoken = catalogue(game, lang)
    texts = {
        spoken.say(key): spoken.say(f"text-{key.removeprefix('id-')}")
        for key in spoken.keys
        if key.startswith("id-") and f"text-{key.removeprefix('id-')}" in spoken.keys
    }
    rows = [line.strip("| ").split(" | ") for line in book(game, lang).splitlines() if "|" in line]
    named = [(NOTE.sub("", row[0]), NOTE.sub("", row[-1])) for row in rows]
    told = [(name, text) for name, text in named if name in texts and text.endswith(".")]
    assert [name for name, text in told if texts[name] != text] == []


@pytest.mark.parametrize("game", BOOKS)
def test_both_references_have_their_clauses_under_the_same_headings(game: str) -> None:
    """In the same order; what a heading is called is for each language."""
    under = [list(sections(game, lang).values()) for lang in languages()]
    changes = [[a == b for a, b in pairwise(told)] for told in under]
    assert changes[0] == changes[1]


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", BOOKS)
def test_a_book_is_told_in_the_order_one_learns(game: str, lang: str) -> None:
    """What it is about first, then setting up; examples and questions last, in whole sentences."""
    chapters = re.findall(r"^## (.+)$", book(game, lang), re.MULTILINE)
    first = {"en": ("about", "Setting up"), "it": ("tratta", "Preparazione")}[lang]
    assert first[0] in chapters[0]
    assert first[1] in chapters[1]
    last = {"en": ("told", "Questions"), "it": ("raccont", "Domande")}[lang]
    where = [next(n for n, one in enumerate(chapters) if word in one) for word in last]
    assert where == sorted(where) and where[0] >= 3


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", BOOKS)
def test_a_book_has_pictures_of_the_board_that_the_page_shows(game: str, lang: str) -> None:
    """Each is there in both languages, small, and made from a position of an example."""
    named = [name for _, name in PICTURE.findall(illustrated(game, lang))]
    assert named == [picture.name for picture in PICTURES[game]]
    files = [PLACE / f"{game}-{name}.{lang}.jpg" for name in named]
    assert [file.name for file in files if not file.is_file()] == []
    assert all(file.stat().st_size < 200_000 for file in files)
    assert "![" not in book(game, lang)


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", BOOKS)
def test_every_question_of_a_book_has_an_answer_besides_its_notes(game: str, lang: str) -> None:
    asked = re.findall(r"\*\*([^*]+\?)\*\*(.?)", book(game, lang))
    assert [question for question, after in asked if after != " "] == []


def test_no_picture_of_a_book_is_left_over() -> None:
    wanted = {
        f"{game}-{picture.name}.{lang}.jpg"
        for game in BOOKS
        for picture in PICTURES[game]
        for lang in languages()
    }
    assert {file.name for file in PLACE.iterdir()} == wanted


@pytest.mark.parametrize("game", BOOKS)
def test_the_positions_of_the_pictures_are_those_told(game: str) -> None:
    """What a picture shows can be set up by the rules, and somebody is asked there."""
    for picture in PICTURES[game]:
        assert picture.set_up().asks()


def test_the_robot_in_the_picture_is_on_its_way_to_ana() -> None:
    assert {who: ask.prompt for who, ask in robot().asks().items()} == {"ana": "ask-defend"}


def test_the_count_in_the_picture_is_seven_to_three_for_ben() -> None:
    shown = count()
    assert shown.read("winners") == [1]
    assert shown.read("influence/ben") == 6


def test_the_second_round_in_the_picture_begins_as_it_is_told() -> None:
    shown = masses()
    zones = ("round", "funds", "reputation", "contributions", "npc/h1", "place/smith")
    assert [shown.read(zone) for zone in zones] == [2, 6, 4, 3, "sabotage", "office"]
