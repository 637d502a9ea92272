"""The book of a game over the same API as its clauses."""

from __future__ import annotations

from tests.server.guest import Guest
from uprising.texts import illustrated


def test_a_book_is_told_in_both_languages_with_its_footnotes(ada: Guest) -> None:
    for lang in ("en", "it"):
        told = ada.call(f"api/books/robot_rise/{lang}")
        assert told == {"text": illustrated("robot_rise", lang), "footnotes": True}


def test_a_game_without_a_book_gives_its_clauses(ada: Guest) -> None:
    told = ada.call("api/books/leduc/en")
    assert told["footnotes"] is False
    assert "LEDUC-BET-1" in told["text"]
