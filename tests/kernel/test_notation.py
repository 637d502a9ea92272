"""Moves as text."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from uprising.kernel import BadNotation, at, named, number, quoted, seat_of, slug, unquoted, words

NAMES = ("ana", "Ben", "eve")
LINES = st.text(st.characters(exclude_categories=("C", "Z")) | st.just(" "), max_size=100)


def test_a_text_is_its_words() -> None:
    assert words("play  nuke >\tben") == ["play", "nuke", ">", "ben"]
    assert words("  ") == []


def test_a_quoted_line_is_one_word_and_keeps_its_quotes() -> None:
    assert words('tell @1 "meet me | at > dawn"') == ["tell", "@1", '"meet me | at > dawn"']


@pytest.mark.parametrize("text", ['tell "open', 'tell open"', '"', r'"a\"'])
def test_a_quote_that_is_not_closed_is_refused(text: str) -> None:
    with pytest.raises(BadNotation, match="not closed"):
        words(text)


@pytest.mark.parametrize("line", ['say "hi"', "back\\slash", "ends in \\", '\\"', "", "@1 | ~ >"])
def test_any_line_reads_back(line: str) -> None:
    [word] = words(quoted(line))
    assert unquoted(word) == line


@given(LINES)
def test_every_line_reads_back(line: str) -> None:
    [word] = words(quoted(line))
    assert quoted(unquoted(word)) == quoted(line)


def test_a_line_is_in_composed_form() -> None:
    assert unquoted(quoted("e\u0301")) == "\u00e9"


@pytest.mark.parametrize("line", ["x" * 201, "two\nlines", "bell\x07", "sep\u2028"])
def test_a_line_too_long_or_not_printable_is_refused(line: str) -> None:
    with pytest.raises(BadNotation, match="one line of at most 200"):
        unquoted(quoted(line))


@pytest.mark.parametrize("word", ["hello", '"', ""])
def test_a_word_without_quotes_is_no_line(word: str) -> None:
    with pytest.raises(BadNotation, match="not a quoted line"):
        unquoted(word)


@pytest.mark.parametrize("name", ["Spy Attack", "spy-attack", " SPY_attack ", "Spy  Attack"])
def test_things_have_one_slug(name: str) -> None:
    assert slug(name) == "spy-attack"


def test_a_seat_is_its_number_or_its_name() -> None:
    assert [seat_of(word, NAMES) for word in ("@2", "ana", "BEN", at(0))] == [2, 0, 1, 0]


@pytest.mark.parametrize("word", ["@3", "@", "@x", "dan", ""])
def test_an_unknown_seat_is_refused_by_its_word(word: str) -> None:
    with pytest.raises(BadNotation, match="there are ana, Ben, eve"):
        seat_of(word, NAMES)


def test_people_read_names_and_quoted_lines_stay() -> None:
    assert named('give @1 2 "for @2"', NAMES) == 'give Ben 2 "for @2"'


def test_numbers_are_digits() -> None:
    assert number("12") == 12
    for word in ("-1", "1.5", "two", ""):
        with pytest.raises(BadNotation, match="is not a number"):
            number(word)
