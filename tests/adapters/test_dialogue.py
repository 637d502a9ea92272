"""One game as a conversation: prompts, replies in text, refusals, a result."""

import json

import pytest

import uprising
from uprising.adapters.dialogue import Dialogue
from uprising.llm import Settings

SIX = (
    "evil_robots", "fully_automated_bosses", "fully_automated_union", "patriot", "robot_rise",
    "robotariat",
)  # fmt: skip


def says(**fields: object) -> str:
    return json.dumps(fields)


def played(game: Dialogue, reply: str) -> list[tuple[int, str]]:
    turns = []
    while (turn := game.next_turn()) is not None:
        turns.append(turn)
        game.reply(reply)
    return turns


@pytest.mark.parametrize("key", SIX)
def test_every_game_is_played_to_its_end(key: str) -> None:
    game = Dialogue(key, seed=1)
    turns = played(game, says(move=1))
    assert turns and {seat for seat, _ in turns} == {0}
    assert game.result(0).clean and game.result(0).decisions == len(turns)


def test_the_same_replies_lead_to_the_same_record() -> None:
    one, two = (Dialogue("robot_rise", seed=7, seats=3, asked=(0, 2)) for _ in range(2))
    assert played(one, says(move=1)) == played(two, says(move=1))
    assert one.table.record() == two.table.record()
    assert uprising.replay(one.table.record()).record() == one.table.record()


def test_a_refusal_is_told_once_and_then_the_default_is_played() -> None:
    game = Dialogue("leduc", seed=1)
    first = game.next_turn()
    assert "[LEDUC-BET-2]" in game.reply(says(move="fold"))
    again = game.next_turn()
    assert first is not None and again is not None and "was refused" in again[1]
    assert game.reply("I really want to fold") == ""
    played(game, says(move="call"))
    found = game.result(0)
    assert (found.illegal, found.unreadable, found.defaults) == (1, 1, 1) and not found.clean


def test_those_who_are_asked_hear_each_other_and_keep_notes() -> None:
    game = Dialogue("robot_rise", seed=1, asked=(0, 1))
    turns = played(game, says(move=1, say="Hands off!", notes="trust nobody"))
    assert any("p1: 'Hands off!'" in prompt for seat, prompt in turns if seat == 1)
    assert any("Your notes:\ntrust nobody" in prompt for _, prompt in turns)


def test_legal_moves_may_be_left_out() -> None:
    game = Dialogue("leduc", seed=1, settings=Settings("", moves="none", tools=False))
    turn = game.next_turn()
    assert turn is not None and "Legal moves:" not in turn[1]
    assert "Answer with one JSON object" in game.system(0)
