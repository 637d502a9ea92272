"""Moves as text: the commands of the rules, names as people write them, and what is no move."""

import pytest

from tests.games.robot_rise.table import FRIENDS, GAME
from uprising.kernel import BadNotation, words


def read(text: str) -> str:
    return GAME.read(words(text), FRIENDS).text()


@pytest.mark.parametrize(
    ("said", "text"),
    [
        ("play Nuke > dan", "play nuke > @3"),
        ("PLAY Spy Attack", "play spy-attack"),
        ("play Flexible Bot Module", "play flex"),
        ("play head 4 > Ben", "play h-04 > @1"),
        ("robot L-09, H-4, B-12 > ana", "robot h-04 b-12 l-09 > @0"),
        ("robot flex h-04 l-09 > ana, ben", "robot h-04 flex l-09 > @0 @1"),
        ("ally L-09 H-04", "ally h-04 l-09 for body"),
        ("ally H-04 Flex body flex as legs", "ally h-04 flex for body"),
        ("ally flex l-01 for head", "ally flex l-01 for head"),
        ("ally flex l-01 for body", "ally flex l-01 for body"),
        ("identity", "identity"),
        ("identity > chloe", "identity > @2"),
        ("identity h-01 b-02", "identity h-01 b-02"),
        ("offer B-07", "offer b-07"),
        ("decline", "decline"),
        ("accept dan", "accept @3"),
        ("targets ana chloe", "targets @0 @2"),
        ("targets > ana", "targets @0"),
        ("defend NONE", "defend none"),
        ("defend Escape", "defend escape"),
        ("defend robot b-01 flex l-02", "defend robot flex b-01 l-02"),
        ("defend identity", "defend identity"),
        ("defend identity > dan", "defend identity > @3"),
        ("defend identity emp h-01", "defend identity emp h-01"),
        ("take Time Machine", "take time-machine"),
        ("give emp", "give emp"),
        ("swap3 Head", "swap3 head"),
        ("pass", "pass"),
    ],
)
def test_a_move_reads_as_the_rules_write_it(said: str, text: str) -> None:
    """RISE-FLOW-1: the commands of a turn, in any case, with names or numbers."""
    assert read(said) == text
    assert read(text) == text


@pytest.mark.parametrize(
    ("said", "part"),
    [
        ("play", "one card"),
        ("play spoon > dan", "'spoon'"),
        ("play nuke > zoe", "'zoe'"),
        ("play nuke > ana ben", "at most one"),
        ("robot h-01 b-02 > ana", "three cards"),
        ("robot h-01 b-02 l-03", "one or two"),
        ("ally h-01 flex", "missing kind"),
        ("ally h-01", "two cards"),
        ("swap3 arm", "'arm'"),
        ("defend", "with what"),
        ("defend identity h-01 h-02 h-03", "at most two"),
        ("h-16", "none of play"),
        ("play h-16", "'h-16'"),
        ("sing", "none of play"),
    ],
)
def test_what_is_no_move_says_which_part(said: str, part: str) -> None:
    """RISE-FLOW-1: a clear complaint, never a guess."""
    with pytest.raises(BadNotation, match=part):
        read(said)
