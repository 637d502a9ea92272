"""A table: the checked door, undo, views and guesses."""

import pytest

import uprising
from tests.outside.smugglers import GAME as SMUGGLERS
from uprising.kernel import (
    BadNotation,
    BadSetup,
    IllegalMove,
    Table,
    UnknownGame,
    game,
    games,
    seeded,
    seeded_table,
    told,
)  # fmt: skip

NAMES = ["ana", "ben", "eve"]


def smugglers(seed: int = 1) -> Table:
    return seeded_table(SMUGGLERS, NAMES, {}, seed)


def lay_all(table: Table) -> None:
    for name in NAMES:
        table.play(name, table.legal(name)[0])


# Setting up


def test_a_game_is_found_by_its_key() -> None:
    assert game("leduc") is games()["leduc"]
    with pytest.raises(UnknownGame, match="there is no 'chess'"):
        game("chess")


@pytest.mark.parametrize(
    ("seats", "options", "problem"),
    [
        (1, {}, "seats: leduc is for 2 to 2, not 1"),
        (["ana", "ANA"], {}, "seats: two seats have the same name"),
        (["ana", "b c"], {}, "cannot be a seat's name"),
        (["ana", "b@c"], {}, "cannot be a seat's name"),
        (["ana", ""], {}, "cannot be a seat's name"),
        (["ana", "x" * 25], {}, "cannot be a seat's name"),
        (2, {"mode": "fast"}, "mode: leduc has no such option"),
    ],
)
def test_a_table_that_cannot_be_is_refused(
    seats: int | list[str], options: dict[str, str], problem: str
) -> None:
    with pytest.raises(BadSetup, match=problem):
        uprising.new("leduc", seats, **options)


def test_an_option_must_be_one_of_its_choices() -> None:
    with pytest.raises(BadSetup, match="game: must be one of long, short, not 'epic'"):
        seeded_table(SMUGGLERS, NAMES, {"game": "epic"}, 1)
    assert seeded_table(SMUGGLERS, NAMES, {}, 1).setup.options == {"game": "long"}


@pytest.mark.parametrize("seed", ["", "  ", "two\nlines"])
def test_a_seed_must_fit_on_its_line(seed: str) -> None:
    with pytest.raises(BadSetup, match="seed: must be"):
        uprising.new("leduc", seed=seed)


# The checked door


def test_a_legal_move_is_played_by_text_or_value() -> None:
    table = uprising.new("tic_tac_toe", ["ana", "ben"])
    table.play("ana", "place b2")
    table.play(1, table.legal(1)[0])
    assert [said.text for line in table.lines for said in line] == ["place b2", "place a1"]


def test_an_illegal_move_is_raised_with_its_refusal_and_changes_nothing() -> None:
    table = uprising.new("tic_tac_toe", ["ana", "ben"])
    table.play("ana", "place b2")
    before = table.game.codec.save(table.state)
    with pytest.raises(IllegalMove) as caught:
        table.play("ben", "place b2")
    assert (caught.value.refusal.key, caught.value.refusal.rule) == ("refuse-taken", "TTT-TURN-2")
    assert table.game.codec.save(table.state) == before and len(table.lines) == 1


def test_whoever_is_not_asked_is_told_so() -> None:
    table = uprising.new("tic_tac_toe", ["ana", "ben"])
    no = table.why_not("ben", "place a1")
    assert no is not None and no.key == "refuse-not-asked"


def test_a_move_of_another_kind_is_not_now() -> None:
    no = smugglers().why_not("ana", "keep")
    assert no is not None and no.key == "refuse-not-now"


def test_after_the_end_nothing_can_be_played() -> None:
    table = uprising.new("leduc", ["ana", "ben"])
    table.play("ana", "raise")
    table.play("ben", "fold")
    no = table.why_not("ana", "call")
    assert no is not None and no.key == "refuse-over"
    assert table.legal("ana") == []


@pytest.mark.parametrize("text", ["", "  ", "fly", "place z9", 'place "'])
def test_nonsense_is_not_a_move(text: str) -> None:
    with pytest.raises(BadNotation):
        uprising.new("tic_tac_toe").play(0, text)


def test_a_seat_is_a_number_or_a_name() -> None:
    table = uprising.new("leduc", ["ana", "ben"])
    assert (table.seat(1), table.seat("BEN"), table.seat("@0")) == (1, 1, 0)
    with pytest.raises(BadSetup, match="seat: must be from 0 to 1, not 2"):
        table.seat(2)
    with pytest.raises(BadNotation):
        table.seat("dan")


def test_standing_moves_are_listed_after_the_answers() -> None:
    table = smugglers()
    assert [table.text(move) for move in table.legal("ana")[3:]] == ["give ben", "give eve"]


def test_a_standing_move_is_made_whoever_is_asked() -> None:
    table = smugglers()
    table.play("ana", table.legal("ana")[0])
    before = dict(table.asks)
    table.play("ben", "give ana")
    assert table.state.sealed.keys() == {0}
    assert table.asks.keys() == before.keys()


# Events and views


def test_playing_says_what_happened_to_whom() -> None:
    table = uprising.new("leduc", ["ana", "ben"])
    own, other, all_others = (table.seen(table.first_events, who) for who in ("ana", "ben", None))
    tags = [[told(seen)[0] for seen in seens] for seens in (own, other)]
    assert tags == [["dealt", "dealt-hidden"], ["dealt-hidden", "dealt"]]
    assert [told(seen)[0] for seen in all_others] == ["dealt-hidden"] * 2


def test_a_guess_looks_the_same_and_knows_no_more() -> None:
    table = uprising.new("leduc", ["ana", "ben"], seed=4)
    table.play("ana", "call")
    guesses = [table.guess("ana", seed) for seed in range(40)]
    assert all(g.view("ana") == table.view("ana") for g in guesses)
    assert len({str(g.view("ben")) for g in guesses}) == 5  # five cards ben may hold
    assert all(g.lines == [] for g in guesses), "what others have played may be hidden"


def test_the_same_guess_comes_from_the_same_seed() -> None:
    table = smugglers()
    digest = table.game.codec.digest
    assert digest(table.guess(0, 5).state) == digest(table.guess(0, seeded(5, "guess")).state)


# Undo


def test_a_move_that_asks_another_seat_cannot_simply_be_taken_back() -> None:
    table = uprising.new("tic_tac_toe")
    assert table.play(0, "place a1").barrier
    with pytest.raises(BadSetup, match="undo"):
        table.undo(0)


def captains_share() -> Table:
    """A table where one seat makes two moves in a row, and nothing is opened by the first."""
    table = smugglers(seed=3)
    lay_all(table)
    while "share" not in table.legal(table.state.asks[0].seat)[0].text():
        table.play(table.state.asks[0].seat, "keep")
    return table


def test_a_move_that_opened_nothing_can_be_taken_back() -> None:
    table = captains_share()
    who = table.state.asks[0].seat
    before, lines = table.game.codec.digest(table.state), len(table.lines)
    played = table.play(who, table.legal(who)[0])
    assert not played.barrier and table.undoable
    table.undo(who)
    assert table.game.codec.digest(table.state) == before and len(table.lines) == lines


def test_a_move_that_met_chance_is_a_barrier() -> None:
    table = captains_share()
    who = table.state.asks[0].seat
    table.play(who, table.legal(who)[0])
    other = (who + 1) % 3
    assert table.play(who, f"spy @{other}").barrier
    assert not table.undoable


def test_a_copy_of_a_table_goes_its_own_way() -> None:
    table = smugglers()
    table.play("ana", table.legal("ana")[0])
    twin = table.copy()
    for name in ("ben", "eve"):
        twin.play(name, twin.legal(name)[0])
    assert table.lines == [] and len(twin.lines) == 1
    assert table.asks.keys() == {0, 1, 2}
