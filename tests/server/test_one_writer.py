"""A table has one writer: one thing at a time, written whole or not at all, and done once."""

from __future__ import annotations

import asyncio
import os
import stat
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.conftest import serving
from tests.server.doubles import Ear, MemoryStore, Nobody, tell
from tests.server.guest import Guest
from tests.server.test_dealing import ONE
from tests.server.test_talk import Party, play
from uprising import wire
from uprising.cli import main
from uprising.kernel import game
from uprising.server.app import open_store
from uprising.server.operations.jobs import KEPT_ENDED, JobRunner
from uprising.server.people.keys import People
from uprising.server.storage.backup import backup, check_whole, parts
from uprising.server.storage.rows import Line, NoteRow, SeatRow, Settings, TableRow
from uprising.server.storage.sqlite import SqliteStore
from uprising.server.storage.store import Append, Away, Conflict, Piece, Taken
from uprising.server.tables import words
from uprising.server.tables.hall import ChairWanted, Hall, TableWanted
from uprising.server.tables.room import Room


class Slow(MemoryStore):
    """Lets everybody else have a turn in every call, as a database does."""

    async def table(self, table: str) -> TableRow | None:
        await asyncio.sleep(0)
        return await super().table(table)

    async def update(self, table: TableRow) -> TableRow:
        await asyncio.sleep(0)
        after = await super().update(table)
        await asyncio.sleep(0)
        return after

    async def lines(self, table: str, after: int) -> list[Line]:
        await asyncio.sleep(0)
        return await super().lines(table, after)


def hall_of(store: MemoryStore) -> Hall:
    return Hall(store, People(b"secret"), Nobody())


def wanted(seats: int = 5) -> TableWanted:
    return TableWanted("fully_automated_bosses", [ChairWanted() for _ in range(seats)], "Ada")


def test_people_who_come_at_once_get_chairs_of_their_own() -> None:
    """V4."""

    async def test() -> None:
        hall = hall_of(Slow())
        row = await hall.create(wanted(), "ada")
        names = ["ben", "cem", "dea", "eva"]
        given = await asyncio.gather(*(hall.sit(row.id, name, name) for name in names))
        seats = [seat for seat in given if seat is not None]
        assert sorted(seats) == [1, 2, 3, 4]
        held = [seat.person for seat in (await hall.table(row.id)).row.seats]
        assert [held[seat] for seat in seats] == names

    asyncio.run(test())


def test_words_added_at_once_are_all_kept() -> None:
    """V4."""

    async def test() -> None:
        store = Slow()
        hall = hall_of(store)
        row = await hall.create(wanted(), "ada")
        people = ["ada", "ben", "cem", "dea"]
        for name in people[1:]:
            await hall.sit(row.id, name, name)
        ears = [Ear(None, name) for name in people]
        await asyncio.gather(
            *(hall.hear(row.id, ear, wire.Word("w", f"{ear.person}-word")) for ear in ears)
        )
        assert sorted(store.tables[row.id].words) == people

    asyncio.run(test())


def test_somebody_who_sits_down_while_the_host_starts_undoes_nothing() -> None:
    """V4: the game has begun, and she has a chair or was told that none is free."""

    async def test() -> None:
        store = Slow()
        hall = hall_of(store)
        row = await hall.create(wanted(), "ada")
        results = await asyncio.gather(
            hall.hear(row.id, Ear(0, "ada"), wire.Start("s")),
            hall.sit(row.id, "ben", "Ben"),
            hall.hear(row.id, Ear(0, "ada"), wire.Start("again")),
            return_exceptions=True,
        )
        assert results[0] is None
        assert isinstance(hall.open[row.id], Room)
        now = store.tables[row.id]
        assert now.started and now == hall.open[row.id].row
        for table in hall.open.values():
            assert isinstance(table, Room)
            table.close()

    asyncio.run(test())


def test_however_many_ask_for_a_table_it_is_opened_once() -> None:
    """V15."""

    async def test() -> None:
        store = Slow()
        first = hall_of(store)
        row = await first.create(wanted(), "ada")
        hall = hall_of(store)
        found = await asyncio.gather(*(hall.table(row.id) for _ in range(20)))
        assert len({id(table) for table in found}) == 1

    asyncio.run(test())


def test_a_row_that_somebody_else_has_written_is_not_written_over() -> None:
    async def test() -> None:
        store = Slow()
        hall = hall_of(store)
        row = await hall.create(wanted(), "ada")
        at = await hall.table(row.id)
        other = await store.update(msgspec.structs.replace(at.row, invite="other"))
        with pytest.raises(Conflict):
            await hall.sit(row.id, "ben", "Ben")
        assert store.tables[row.id] == other

    asyncio.run(test())


# Exchanges


class Counting(MemoryStore):
    """Counts appends, and fails when it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self.appends: list[Append] = []
        self.fails = False

    async def append(self, append: Append) -> None:
        if self.fails:
            raise Away("the power is gone")
        self.appends.append(append)
        await super().append(append)


def exchange(test: Callable[[Party, Counting], Any]) -> None:
    async def run(party: Party) -> None:
        party.store = store = Counting()
        store.tables["t1"] = party.row
        party.open()
        await test(party, store)
        (await party.room()).close()

    play("evil_robots", run)


def test_an_accepted_offer_is_one_append_with_both_moves() -> None:
    """V6."""

    async def test(party: Party, store: Counting) -> None:
        await party.tell(0, wire.Offer("a", (1,), give=ONE, want=ONE))
        await party.tell(1, wire.Reply("b", 1, "accept"))
        [append] = [each for each in store.appends if each.lines]
        assert [line.seat for line in append.lines] == [0, 1]
        assert append.note is not None and b"accepted" in append.note[1]

    exchange(test)


def test_an_exchange_that_cannot_be_written_did_not_happen() -> None:
    """V6: neither half, and the offer stands as before, here and after a restart."""

    async def test(party: Party, store: Counting) -> None:
        await party.tell(0, wire.Offer("a", (1,), give=ONE, want=ONE))
        store.fails = True
        assert (await party.tell(1, wire.Reply("b", 1, "accept")))["type"] == "problem"
        store.fails = False
        assert store.log.get("t1", []) == []
        party.open()
        room = await party.room()
        assert [told.state for told in room.telegrams.all] == ["open"]
        await party.tell(1, wire.Reply("b", 1, "accept"))
        assert len(store.log["t1"]) == 2

    exchange(test)


def test_a_reply_sent_again_is_done_once_also_after_a_restart() -> None:
    """V7."""

    async def test(party: Party, store: Counting) -> None:
        await party.tell(0, wire.Offer("a", (1,), give=ONE, want=ONE))
        for _ in range(2):
            assert await party.hall.hear("t1", party.ears[1], wire.Reply("b", 1, "accept")) is None
            await party.hall.hear("t1", party.ears[0], wire.Offer("a", (1,), give=ONE, want=ONE))
            (await party.room()).close()
            party.open()
            assert len((await party.room()).telegrams.all) == 1
        assert len(store.log["t1"]) == 2

    exchange(test)


# Exactly once


def gifts() -> TableRow:
    of = game("evil_robots")
    seats = [SeatRow(name, person=name.lower()) for name in ("Ada", "Ben", "Cem")]
    setup = of.setup(3, {})
    return TableRow(
        "t1", of.key, of.version, of.content, dict(setup.options), seats, "00" * 32, "ada",
        Settings(window=0),
    )  # fmt: skip


def test_a_command_is_done_once_however_late_it_is_sent_again() -> None:
    """V7: after hundreds of others, and after a restart; and without reading the whole log."""

    class Reading(MemoryStore):
        read = 0

        async def lines(self, table: str, after: int) -> list[Line]:
            found = await super().lines(table, after)
            self.read += len(found)
            return found

    async def test() -> None:
        store = Reading()
        room = await Room.load(gifts(), store, Nobody())
        first = wire.Do("first", 0, "gift @1 influence 1")
        ear = Ear(0, "ada")
        await tell(room, ear, first)
        for number in range(150):
            seat = (number + 1) % 2
            gift = room.table.read(f"gift @{1 - seat} influence 1")
            await room.moves.answer(seat, gift, "", f"c{number}")
        assert len(store.log["t1"]) == 151
        store.read = 0
        assert await room.command(ear, first) is None
        assert store.read <= 1, "the whole log was read for one command"
        again = await Room.load(gifts(), store, Nobody())
        assert await again.command(ear, first) is None
        assert len(store.log["t1"]) == 151
        for one in (room, again):
            one.close()

    asyncio.run(test())


def test_a_write_of_which_nobody_saw_the_end_is_not_made_twice() -> None:
    """The line was written, but the connection broke before the answer came."""

    class Cut(MemoryStore):
        cut = True

        async def append(self, append: Append) -> None:
            await super().append(append)
            if self.cut:
                self.cut = False
                raise Away("after it was written")

    async def test() -> None:
        store = Cut()
        room = await Room.load(gifts(), store, Nobody())
        ear = Ear(0, "ada")
        gift = wire.Do("once", 0, "gift @1 influence 1")
        answer = await room.command(ear, gift)
        assert isinstance(answer, wire.Problem) and answer.code == "away"
        assert await room.command(ear, gift) is None
        assert (len(store.log["t1"]), room.seq) == (1, 1)
        room.close()

    asyncio.run(test())


def test_an_offer_sent_again_after_the_game_is_done_all_the_same() -> None:
    """Telegrams go with the game; which commands were done is known for as long as the table."""

    async def test(party: Party, store: Counting) -> None:
        offer = wire.Offer("a", (1,), words="peace")
        await party.tell(0, offer)
        room = await party.room()
        note = room.telegrams.noted([], None, True, room.at.question)
        store.notes["telegrams", "t1"] = (note[1], 1e11)
        party.open()
        room = await party.room()
        assert room.telegrams.all == []
        assert await party.hall.hear("t1", party.ears[0], offer) is None
        assert room.telegrams.all == []

    exchange(test)


def test_a_word_is_said_once_however_many_were_said_since() -> None:
    """Also those that nobody is told any more who comes."""

    async def test(party: Party) -> None:
        room = await party.room()
        for number in range(words.REMEMBERED + 5):
            assert await room.words.say(party.ears[0], wire.Say(f"c{number}", "well")) is None
        said = party.ears[1].types().count("said")
        for _ in range(2):
            for number in (0, 4, 100):
                again = wire.Say(f"c{number}", "well")
                assert await party.hall.hear("t1", party.ears[0], again) is None
            assert party.ears[1].types().count("said") == said
            party.ears[1].heard.clear()
            said = 0
            party.open()

    play("evil_robots", test)


HOST = [
    wire.Chair("x", 1, "heuristic"),
    wire.Terms("x", settings={"pace": 1}),
    wire.Word("x", "rain"),
    wire.Start("x"),
]
PLAYING = [
    wire.Manage("x", "remove", 1),
    wire.Manage("x", "close"),
    wire.Ignore("x", 1),
    wire.Attend("x", False),
    wire.Quiet("x", "UTC", 23, 7),
]


@pytest.mark.parametrize("command", [*HOST, *PLAYING], ids=lambda c: type(c).__name__)
@pytest.mark.parametrize("restarted", [False, True])
def test_what_changes_a_table_is_done_once(command: Any, restarted: bool) -> None:
    """The answer was lost: sent again, here or after a restart, it is done and changes nothing."""

    async def test() -> None:
        store = MemoryStore()
        row = msgspec.structs.replace(gifts(), started=command in PLAYING)
        store.tables["t1"] = row
        hall = hall_of(store)
        ear = Ear(0, "ada")
        assert await hall.hear("t1", ear, command) is None
        revision = store.tables["t1"].revision
        assert revision > 0
        again = hall_of(store) if restarted else hall
        assert await again.hear("t1", ear, command) is None
        assert store.tables["t1"].revision == revision
        for each in (hall, again):
            for table in each.open.values():
                if isinstance(table, Room):
                    table.close()

    asyncio.run(test())


def test_a_proposal_sent_again_does_not_ask_again() -> None:
    async def test() -> None:
        store = MemoryStore()
        store.tables["t1"] = gifts()
        hall = hall_of(store)
        room: Any = await hall.table("t1")
        ears = [Ear(seat, name) for seat, name in enumerate(("ada", "ben", "cem"))]
        pause = wire.Propose("p", "pause")
        assert await hall.hear("t1", ears[0], pause) is None
        assert await hall.hear("t1", ears[1], wire.Agree("a", True)) is None
        assert room.at.proposal.waiting == (2,)
        assert await hall.hear("t1", ears[0], pause) is None
        assert await hall.hear("t1", ears[1], wire.Agree("a", True)) is None
        assert room.at.proposal.waiting == (2,)
        room.close()

    asyncio.run(test())


def test_of_two_who_ask_for_a_rematch_at_once_both_get_the_same() -> None:
    async def test() -> None:
        store = Slow()
        store.tables["t1"] = msgspec.structs.replace(gifts(), closed=True)
        hall = hall_of(store)
        asked = await asyncio.gather(*(hall.rematch("t1", name) for name in ("ada", "ben", "cem")))
        assert len({row.id for row in asked}) == 1 and len(store.tables) == 2

    asyncio.run(test())


# What is kept beside the log is heard when it is written, and not before


class Failing(MemoryStore):
    """Fails when it is told to, before or after it has written."""

    fails = ""

    async def append(self, append: Append) -> None:
        if self.fails == "before":
            raise Away("no answer")
        await super().append(append)
        if self.fails == "after":
            raise Away("no answer")


OFFER = wire.Offer("offer", (1,), words="peace")


async def failing_party(party: Party) -> tuple[Failing, Room]:
    party.store = store = Failing()
    store.tables["t1"] = party.row
    party.open()
    return store, await party.room()


@pytest.mark.parametrize("command", [OFFER, wire.Say("word", "hello")], ids=["offer", "word"])
@pytest.mark.parametrize("fails", ["before", "after"])
def test_what_is_not_safe_was_not_said(command: wire.Offer | wire.Say, fails: str) -> None:
    """A telegram or a word is heard by nobody, not even its sender, until its append is safe.

    Sent again it is heard once by each, also where the first try was written and nobody knew.
    """

    async def test(party: Party) -> None:
        store, room = await failing_party(party)
        kind = "telegram" if isinstance(command, wire.Offer) else "said"
        store.fails = fails
        with pytest.raises(Away):
            await party.hall.hear("t1", party.ears[0], command)
        assert [kind in ear.types() for ear in party.ears] == [False] * len(party.ears)
        assert room.telegrams.all == [] and room.words.said == [] and not room.telegrams.done
        store.fails = ""
        assert await party.hall.hear("t1", party.ears[0], command) is None
        assert await party.hall.hear("t1", party.ears[0], command) is None
        assert party.ears[1].types().count(kind) == 1
        assert len(room.telegrams.all) + len(room.words.said) == 1
        party.open()
        assert await party.hall.hear("t1", party.ears[0], command) is None
        again = await party.room()
        assert len(again.telegrams.all) + len(again.words.said) == 1

    play("evil_robots", test)


def test_offers_lapse_in_the_append_of_the_move_that_ends_them() -> None:
    async def test(party: Party) -> None:
        store, room = await failing_party(party)
        await party.tell(0, wire.Offer("a", (1,), words="now or never", brief=True))
        asks = list(room.table.state.asks)
        for ask in asks[:-1]:
            await room.moves.commit(ask.seat, ask.moves[0], "", f"x{ask.seat}")
        store.fails = "before"
        with pytest.raises(Away):
            await room.moves.commit(asks[-1].seat, asks[-1].moves[0], "", "last")
        assert [told.state for told in room.telegrams.all] == ["open"]
        store.fails = ""
        await room.be_sure()
        await room.moves.commit(asks[-1].seat, asks[-1].moves[0], "", "last")
        assert [told.state for told in room.telegrams.all] == ["lapsed"]
        assert b'"lapsed"' in store.notes["telegrams", "t1"][0]

    play("evil_robots", test)


# Files


def test_the_database_is_readable_for_its_owner_alone(tmp_path: Path) -> None:
    """V16: also one that was made before."""
    file = tmp_path / "tables.db"
    file.touch(0o644)
    os.chmod(file, 0o644)
    with serving(file):
        for path in tmp_path.iterdir():
            assert stat.S_IMODE(path.stat().st_mode) & 0o077 == 0, path.name


def test_a_second_server_on_the_same_file_is_turned_away(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """V26: and a backup can be made meanwhile."""
    file = tmp_path / "tables.db"
    with serving(file) as port:
        Guest(port).create("tic_tac_toe", [{"host": True}, {}])
        with pytest.raises(Taken):
            SqliteStore(file)
        assert main(["serve", "--db", str(file)]) != 0
        assert "another server" in capsys.readouterr().err
        assert asyncio.run(backup(str(file), tmp_path / "copy")).tables == 1


def is_of_one_moment(database: str, folder: Path) -> None:
    """What happens while a backup is read is not in it, not even in part."""
    with serving(database) as port:
        ada = Guest(port)
        for _ in range(3):
            ada.create("tic_tac_toe", [{"host": True}, {"host": True}])
        seen: list[Piece] = []

        def take(piece: Piece) -> None:
            if not seen:  # in the middle of reading
                with ThreadPoolExecutor(1) as other:
                    other.submit(ada.create, "leduc", [{"host": True}, {}]).result()
            seen.append(piece)

        async def read() -> None:
            store = await open_store(database, alone=False)
            await store.everything(take)
            await store.close()

        asyncio.run(read())
        tables = [piece for piece in seen if isinstance(piece, tuple)]
        assert [row.game for row, _ in tables] == ["tic_tac_toe"] * 3
        ids = {row.id for row, _ in tables}
        invites = [p for p in seen if isinstance(p, NoteRow) and p.kind == "invite"]
        assert {note.body.decode() for note in invites} == ids
        asyncio.run(backup(database, folder / "copy"))
        check_whole(folder / "copy")
        assert len(list(parts(folder / "copy"))) > 4


def test_a_backup_is_of_one_moment(tmp_path: Path) -> None:
    """V14."""
    is_of_one_moment(str(tmp_path / "tables.db"), tmp_path)


def test_a_backup_of_postgresql_is_of_one_moment(postgres: str, tmp_path: Path) -> None:
    """V14."""
    is_of_one_moment(postgres, tmp_path)


def test_sweeping_opens_no_table(tmp_path: Path) -> None:
    """V3: however many there are."""

    async def test() -> None:
        store = SqliteStore(tmp_path / "tables.db")
        hall = Hall(store, People(b"secret"), Nobody())
        row = gifts()
        for number in range(300):
            await store.create(msgspec.structs.replace(row, id=f"t{number}"))
            line = Line(1, 0, "move", "gift @1 influence 1", "", "c", 1.0)
            await store.append(Append(f"t{number}", [line], ended=True))
        await store.write(lambda db: db.execute("update tables set created = '2020-01-01' "
                                                "where rowid % 3 = 0"))  # fmt: skip
        nothing: Any = None
        keeper = JobRunner(hall, nothing)
        gone = await keeper.sweep()
        assert len(gone) == 100 and hall.open == {}
        assert len(await store.table_ids()) == 200
        assert KEPT_ENDED > 600 * 24 * 3600
        await store.close()

    asyncio.run(test())
