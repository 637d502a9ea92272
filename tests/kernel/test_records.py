"""Records: what is written can be read and replayed, and what was tampered with cannot."""

import re

import pytest

import uprising
from tests.outside.smugglers import GAME as SMUGGLERS
from uprising.bots import RandomBot, play_match
from uprising.kernel import (
    BadRecord,
    KeyedLuck,
    Table,
    UnknownGame,
    luck_key,
    new_table,
    open_line,
    read_record,
    replay,
    sealed_line,
    seeded_table,
)

NAMES = ["ana", "ben", "eve"]


def leduc() -> Table:
    table = uprising.new("leduc", ["ana", "ben"], seed=9)
    for who, move in (("ana", "raise"), ("ben", "call"), ("ana", "call"), ("ben", "call")):
        table.play(who, move)
    return table


def smugglers() -> Table:
    return seeded_table(SMUGGLERS, NAMES, {"game": "short"}, 1)


def first(table: Table, who: str) -> str:
    return table.text(table.legal(who)[0])


def digest(table: Table) -> str:
    return table.game.codec.digest(table.state)


def test_a_record_reads_back_and_replays() -> None:
    table = leduc()
    text = str(table.record())
    assert str(read_record(text)) == text
    assert digest(replay(text)) == digest(table)


def test_a_record_is_plain_text_with_everything_needed() -> None:
    lines = str(leduc().record()).splitlines()
    assert lines[0] == "uprising-record 1"
    assert lines[1] == "game leduc 1"
    assert lines[4:6] == ["seats ana ben", "luck seed 9"]
    assert lines[6:-1] == ["moves", "ana raise", "ben call", "ana call", "ben call"]
    assert re.fullmatch("end [0-9a-f]{24}", lines[-1])


def test_a_whole_game_with_sealed_answers_replays() -> None:
    table = play_match(SMUGGLERS, [RandomBot()] * 4, 5, {"game": "short"})
    again = replay(str(table.record()), of=SMUGGLERS)
    assert digest(again) == digest(table) and again.outcome is not None


def test_a_sealed_set_is_one_line_in_seat_order() -> None:
    table = smugglers()
    moves = {name: first(table, name) for name in NAMES}
    for name in ("eve", "ana", "ben"):
        table.play(name, moves[name])
    line = str(table.record()).splitlines()[-2]
    assert line == " | ".join(f"{name} {moves[name]}" for name in NAMES)


def test_a_sealed_answer_that_was_changed_is_written_once() -> None:
    table = smugglers()
    table.play("ana", table.legal("ana")[0])
    table.play("ana", table.legal("ana")[1])
    last = table.text(table.legal("ana")[1])
    for name in ("ben", "eve"):
        table.play(name, first(table, name))
    assert table.lines[0][0].text == last and len(table.lines[0]) == 3


def test_a_record_from_the_middle_of_a_sealed_set_replays() -> None:
    table = smugglers()
    table.play("eve", first(table, "eve"))
    table.play("ana", first(table, "ana"))
    again = replay(str(table.record()), of=SMUGGLERS)
    assert digest(again) == digest(table)
    for t in (table, again):
        t.play("ben", first(t, "ben"))
    assert again.record().digest == table.record().digest


def test_a_standing_move_inside_a_sealed_set_keeps_its_place() -> None:
    """What was legal before it may not be so after it."""
    table = smugglers()
    table.play("eve", first(table, "eve"))
    table.play("eve", "give ana")
    for name in ("ana", "ben"):
        table.play(name, first(table, name))
    assert [[said.seat for said in line] for line in table.lines] == [[2], [2], [0, 1]]
    assert digest(replay(str(table.record()), of=SMUGGLERS)) == digest(table)


def test_a_move_by_the_clock_or_a_stand_in_is_marked() -> None:
    table = smugglers()
    for name, by in (("ana", "clock"), ("ben", ""), ("eve", "bot")):
        table.play(name, first(table, name), by=by)
    assert "ana~clock lay" in str(table.record()) and "| eve~bot lay" in str(table.record())
    again = replay(str(table.record()), of=SMUGGLERS)
    assert [said.by for said in again.lines[0]] == ["clock", "", "bot"]


def test_replay_can_stop_on_the_way() -> None:
    table = leduc()
    assert replay(table.record(), until=1).state.asks[0].seat == 1
    assert len(replay(table.record(), until=0).lines) == 0


@pytest.mark.parametrize("seed", [0, -3, "007", "a word", "é"])
def test_any_seed_replays(seed: int | str) -> None:
    table = uprising.new("leduc", seed=seed)
    table.play(0, "call")
    assert digest(replay(str(table.record()))) == digest(table)


def test_options_replay() -> None:
    assert replay(str(smugglers().record()), of=SMUGGLERS).setup.options == {"game": "short"}


def test_notes_are_kept() -> None:
    text = str(leduc().record()).replace("moves\n", "note for the archive\nmoves\n")
    assert read_record(text).notes == ("for the archive",)
    assert str(read_record(text)) == text


def test_a_game_whose_secret_is_told_replays() -> None:
    secret, added = "5ec7e7", ["ana-says", "ben-says"]
    luck, line = KeyedLuck(luck_key(secret, added), {}), open_line(secret, added)
    table = new_table(uprising.game("leduc"), ["ana", "ben"], {}, luck, line)
    table.play("ana", "call")
    assert digest(replay(str(table.record()))) == digest(table)
    for wrong in ("secret", "secret xyz", "secret abc", sealed_line(secret)):
        with pytest.raises(BadRecord, match="cannot be replayed"):
            replay(str(table.record()).replace(line, wrong))
    with pytest.raises(BadRecord, match="digest"):
        replay(str(table.record()).replace("ben-says", "ben-said"))


def test_a_secret_game_replays_with_its_secret_only() -> None:
    table = new_table(uprising.game("leduc"), ["ana", "ben"], {}, KeyedLuck(b"s", {}), "sealed")
    table.play("ana", "call")
    with pytest.raises(BadRecord, match="luck: 'sealed' cannot be replayed"):
        replay(table.record())
    assert digest(replay(table.record(), luck=KeyedLuck(b"s", {}))) == digest(table)
    with pytest.raises(BadRecord, match="digest"):
        replay(table.record(), luck=KeyedLuck(b"other", {}))


EDITS = [
    ("uprising-record 1", "uprising-record 2", "line 1: a record begins with"),
    ("moves\n", "", "stops before its moves"),
    ("game leduc 1", "game leduc", "game: needs a key and a rules version"),
    ("game leduc 1", "game leduc 2", "rules version 2, not 1"),
    ("content ", "content 00", "content: the record was played with other cards"),
    ("seats ana ben", "seats ana ana", "two seats have the same name"),
    ("seats ana ben", "seats ana ben eve", "seats: leduc is for 2"),
    ("seats ana ben", "sets ana ben", "line 5: 'sets' does not belong here"),
    ("seats ana ben\n", "", "seats: the record does not say"),
    ("luck seed 9", "luck seed 9\nluck seed 9", "'luck' does not belong here"),
    ("luck seed 9", "luck seed", "luck: 'seed' cannot be replayed"),
    ("luck seed 9", "luck seed 8", "digest: the moves do not lead"),
    ("options", "options mode=fast", "mode: leduc has no such option"),
    ("ana raise", "ana call", "is refused|digest"),
    ("ana raise", "ana fold", "move 1: 'fold' is refused"),
    ("ana raise", "ana fly", "move 1: .*'fly'"),
    ("ana raise", "dan raise", "line 8: must begin with a seat's name"),
    ("ana raise", "ana", "line 8: must begin"),
    ("ana raise", "ana raise |", "line 8: must begin"),
    ("ana raise", 'ana raise "', "line 8: a quote is not closed"),
    ("ana raise\n", "ana raise\n\n", "line 9: must begin"),
    ("\nend ", "\nopen ", "open: that is not where the moves lead"),
    ("\nend ", "\nfin ", "the record is cut off"),
]


@pytest.mark.parametrize(("old", "new", "problem"), EDITS)
def test_a_record_that_was_tampered_with_is_refused(old: str, new: str, problem: str) -> None:
    text = str(leduc().record())
    assert old in text
    with pytest.raises(BadRecord, match=problem):
        replay(text.replace(old, new, 1))


def test_every_cut_off_record_is_refused() -> None:
    lines = str(leduc().record()).splitlines()
    for count in range(len(lines)):
        with pytest.raises(BadRecord):
            replay("\n".join(lines[:count]))


def test_a_changed_digest_is_refused() -> None:
    text = str(leduc().record())
    end = text.rindex("end ") + 4
    with pytest.raises(BadRecord, match="digest"):
        replay(text[:end] + "0" * 24 + "\n")


def test_a_record_of_an_unknown_game_is_refused() -> None:
    with pytest.raises(UnknownGame, match="'chess'"):
        replay(str(leduc().record()).replace("game leduc", "game chess"))
