"""The books that newcomers learn from: complete, alike in both languages, no specification."""

import re

import pytest

from tests.project import games
from uprising.texts import book, cited, clauses, has_book, languages, numbered
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
