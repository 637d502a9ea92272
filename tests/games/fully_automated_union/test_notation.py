"""Moves as people type them."""

import pytest

from uprising.games.fully_automated_union import GAME
from uprising.kernel import BadNotation, seeded, words

NAMES = ("ana", "boss", "cleo")


@pytest.mark.parametrize(
    ("typed", "text"),
    [
        ("EVENT_TARGET Ana", "event-target @0"),
        ("event-robot boss", "event-robot boss"),
        ("event_robot > boss", "event-robot > @1"),
        ("event-robot cleo", "event-robot > @2"),
        ("dentist PAY", "dentist pay"),
        ("custody @2", "custody @2"),
        ("contract B", "contract b"),
        ("contract keep", "contract keep"),
        ("vote Expropriate", "vote expropriate"),
        ("nominate ana", "nominate @0"),
        ("assign boss", "assign @1"),
        ("cover no", "cover no"),
        ("declare yes", "declare yes"),
    ],
)
def test_a_move_is_read(typed: str, text: str) -> None:
    assert GAME.read(words(typed), NAMES).text() == text


def test_every_move_reads_back() -> None:
    s = GAME.deal_random(3, 1)
    for move in GAME.universe(s, seeded(1, "u")):
        assert GAME.read(words(move.text()), NAMES).text() == move.text()


@pytest.mark.parametrize(
    ("typed", "part"),
    [
        ("strike", "strike"),
        ("vote", "vote"),
        ("vote maybe", "maybe"),
        ("contract e", "contract"),
        ("nominate dan", "dan"),
        ("event-robot > dan", "dan"),
        ("cover yes please", "cover"),
    ],
)
def test_what_is_no_move_says_which_part(typed: str, part: str) -> None:
    with pytest.raises(BadNotation, match=part):
        GAME.read(words(typed), NAMES)
