"""Tic-tac-toe, clause by clause, and counted to the last game."""

import pytest

import uprising
from uprising.games.tic_tac_toe import GAME
from uprising.games.tic_tac_toe.seen.view import TicTacToeView
from uprising.kernel import BadNotation, State, seeded
from uprising.scenario import Impossible, Scenario


def table(cells: str, turn: str = "ana") -> Scenario:
    return uprising.scenario("tic_tac_toe", ["ana", "ben"], at="turn", turn=turn).put(
        "cells", cells
    )


def test_the_board_has_nine_empty_cells() -> None:
    """TTT-SETUP-1"""
    t = uprising.new("tic_tac_toe", ["ana", "ben"])
    assert t.view() == TicTacToeView((None,) * 9)
    assert [t.text(move) for move in t.legal("ana")] == [
        f"place {column}{row}" for row in "123" for column in "abc"
    ]


def test_players_take_turns_and_seat_0_begins() -> None:
    """TTT-TURN-1"""
    t = uprising.new("tic_tac_toe", ["ana", "ben"])
    asked = []
    for cell in ("a1", "b1", "c1", "a2"):
        [ask] = t.state.asks
        asked.append(ask.seat)
        t.play(ask.seat, f"place {cell}")
    assert asked == [0, 1, 0, 1]
    no = t.why_not("ben", "place b2")
    assert no is not None and (no.key, no.rule) == ("refuse-not-asked", "TTT-TURN-1")


def test_a_mark_goes_on_an_empty_cell() -> None:
    """TTT-TURN-2"""
    t = table("o...x....")
    t.play("ana", "place c3")
    assert t.read("cells") == "o...x...o"
    for taken in ("a1", "b2", "c3"):
        no = t.why_not("ben", f"place {taken}")
        assert no is not None and no.rule == "TTT-TURN-2"
    assert len(t.legal("ben")) == 6


def test_whose_time_has_run_out_marks_the_first_empty_cell() -> None:
    """TTT-DEFAULT-1"""
    state = table("ox.......").play("ana", "place a2").table.state
    assert state.asker.default(state, 1).text() == "place c1"


LINES = ["ooo......", "...ooo...", "......ooo", "o..o..o..", ".o..o..o.", "..o..o..o", "o...o...o",
         "..o.o.o.."]  # fmt: skip


@pytest.mark.parametrize("line", LINES)
@pytest.mark.parametrize("mark", "ox")
def test_three_in_a_line_win(line: str, mark: str) -> None:
    """TTT-END-1: rows, columns and diagonals, for either player."""
    who, other = ("ana", "x") if mark == "o" else ("ben", "o")
    marked = [cell for cell in range(9) if line[cell] == "o"]
    free = [cell for cell in range(9) if line[cell] == "."]
    cells = ["."] * 9
    for cell in marked[:2]:
        cells[cell] = mark
    cells[free[0]] = cells[free[3]] = other
    t = table("".join(cells), turn=who)
    last = marked[2]
    t.play(who, f"place {'abc'[last % 3]}{last // 3 + 1}")
    assert t.winners == [who]
    assert t.outcome is not None
    assert (t.outcome.key, t.outcome.rule) == ("end-line", "TTT-END-1")
    assert t.outcome.scores == ((1, -1) if who == "ana" else (-1, 1))


def test_a_line_on_a_full_board_wins() -> None:
    """TTT-END-1 comes before TTT-END-2"""
    t = table("oxoxoxxo.").play("ana", "place c3")
    assert t.winners == ["ana"]


def test_a_full_board_without_a_line_is_a_draw() -> None:
    """TTT-END-2"""
    t = table("oxooxxxo.").play("ana", "place c3")
    assert t.outcome is not None
    assert (t.outcome.winners, t.outcome.key, t.outcome.scores) == ((), "end-full", (0, 0))


def test_after_the_end_nothing_can_be_played() -> None:
    """TTT-END-3"""
    t = table("oo.xx....").play("ana", "place c1")
    for who in ("ana", "ben"):
        no = t.why_not(who, "place c3")
        assert no is not None and (no.key, no.rule) == ("refuse-over", "TTT-END-3")
        assert t.legal(who) == []


def test_everybody_sees_everything() -> None:
    """TTT-INFO-1"""
    t = table("o...x....")
    assert t.view("ana") == t.view("ben") == t.view()
    played = t.play("ana", "place a2")
    assert played.seen("ana") == played.seen("ben") == played.seen()
    assert len(played.seen()) == 1


@pytest.mark.parametrize("text", ["place", "place d1", "place a4", "place a11", "put a1", "a1"])
def test_what_is_no_move_is_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        uprising.new("tic_tac_toe").read(text)


@pytest.mark.parametrize("cells", ["ooo......", "o", "oxo......z", 7])
def test_a_board_that_cannot_be_is_refused(cells: str) -> None:
    with pytest.raises(Impossible, match="cells: "):
        table(cells).asks()


PERFT = [9, 72, 504, 3024, 15120, 54720, 148176, 200448, 127872]


def count(s: State) -> tuple[list[int], list[int]]:
    """How many lines of play reach each depth, and how many end there.

    Lines that meet in one position go on together.
    """
    reached, ended = [0] * 10, [0] * 10
    here = {GAME.codec.save(s): (s, 1)}
    for depth in range(10):
        after: dict[bytes, tuple[State, int]] = {}
        for position, ways in here.values():
            if position.ended:
                ended[depth] += ways
                continue
            for move in position.legal(position.asks[0], seeded(0)):
                c = position.copy()
                c.play_trusted(position.asks[0].seat, move)
                reached[depth] += ways
                key = GAME.codec.save(c)
                after[key] = (c, after[key][1] + ways if key in after else ways)
        here = after
    return reached, ended


def test_the_first_plies_are_as_many_as_they_should_be() -> None:
    s = GAME.deal_random(2, 1)
    first, second = list(s.legal(s.asks[0], seeded(0))), 0
    for move in first:
        c = s.copy()
        c.play_trusted(0, move)
        second += len(c.asks[0].moves)
    assert [len(first), second] == PERFT[:2]


@pytest.mark.slow
def test_all_games_are_as_many_as_they_should_be() -> None:
    """Known since long: 255,168 games, of which the first player wins 131,184."""
    reached, ended = count(GAME.deal_random(2, 1))
    assert reached[:9] == PERFT
    assert sum(ended) == 255_168
    assert ended[5:] == [1440, 5328, 47952, 72576, 127872]
    assert sum(ended[5::2]) - 46_080 == 131_184
