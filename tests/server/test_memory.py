"""Bots at live tables: they are told what their seat was shown, and they answer offers in words."""

from __future__ import annotations

import asyncio

import msgspec

from tests.server.doubles import Ear, MemoryStore, Nobody, row_of
from uprising.bots import seated
from uprising.bots.negotiation import SPOKEN
from uprising.kernel import Table, game, seeded, sight
from uprising.kernel.table import default_names, seeded_table
from uprising.server.storage.rows import Settings, TableRow
from uprising.server.tables.memory import recollect
from uprising.server.tables.processes import think
from uprising.server.tables.room import Room
from uprising.texts import catalogue

MOVES = 60
BELIEVER = "search-beliefs"


class Told(Nobody):
    """Bots that think in this process, and keep what they were told."""

    def __init__(self) -> None:
        self.told: list[tuple[int, int, tuple[msgspec.Struct, ...]]] = []
        self.reasons: list[str] = []

    async def choose(
        self,
        table: Table,
        seat: int,
        level: str,
        seed: str,
        seen: tuple[msgspec.Struct, ...] = (),
        urgent: bool = True,
    ) -> tuple[str, str]:
        self.told.append((len(table.lines), seat, seen))
        player = seated("heuristic" if level == BELIEVER else level, table.names[seat])
        choice = player.choose(sight(table, seat, seeded(seed), seen=seen))
        self.reasons.append(choice.reason)
        return choice.move.text(), choice.reason


def row(key: str, seats: int, bots: dict[int, str]) -> TableRow:
    made = row_of(seeded_table(game(key), default_names(seats), {}, 1), Settings(window=0, pace=0))
    chairs = [
        msgspec.structs.replace(chair, bot=bots.get(n, ""), person="" if n in bots else chair.name)
        for n, chair in enumerate(made.seats)
    ]
    return msgspec.structs.replace(made, seats=chairs, secret="00" * 32)


async def played(room: Room, moves: int) -> None:
    """Bots play as the room lets them, people by the heuristic."""
    while room.seq < moves and not room.table.state.ended:
        seat = room.at.bot_asked()
        if seat is not None:
            await room.bots.play_one(seat)
        else:
            seat = room.table.state.next_ask().seat
            choice = seated("heuristic", "").choose(sight(room.table, seat, seeded(room.seq)))
            await room.moves.answer(seat, choice.move, "", f"c{room.seq}")


def test_a_bot_is_told_what_its_seat_was_shown_and_no_more() -> None:
    async def body() -> None:
        bots = {1: BELIEVER, 2: "heuristic"}
        thinker, store = Told(), MemoryStore()
        room = await Room.load(row("evil_robots", 3, bots), store, thinker)
        await played(room, MOVES)
        events = list(room.at.events)
        assert len(events) < (room.at.events.maxlen or 0), "nothing was forgotten in this test"
        shown = [seen for _, e in events if (seen := room.table.game.seen_by(e, 1)) is not None]
        last = [seen for _, seat, seen in thinker.told if seat == 1][-1]
        assert len(last) > 20 and list(last) == shown[: len(last)]
        assert {seen for _, seat, seen in thinker.told if seat == 2} == {()}

    asyncio.run(body())


def test_a_bot_remembers_after_a_rest_of_the_server() -> None:
    async def body() -> None:
        thinker, store = Told(), MemoryStore()
        table = row("evil_robots", 3, {1: BELIEVER})
        room = await Room.load(table, store, thinker)
        await played(room, MOVES)
        assert room.log.memory is not None
        again = await Room.load(table, store, thinker)
        assert again.log.memory is None, "opening a table does not read its history"
        memory = await recollect(table, store, room.seq)
        assert memory.seen_by(1) == room.log.memory.seen_by(1) != ()

    asyncio.run(body())


def test_an_offer_to_a_bot_is_answered_in_words_to_whoever_made_it() -> None:
    """A vote on a split is sealed: nobody hears a word before all votes lie open."""

    async def body() -> None:
        thinker = Told()
        room = await Room.load(
            row("evil_robots", 3, {1: "recruit", 2: "recruit"}), MemoryStore(), thinker
        )
        ada, other = Ear(0, "p1"), Ear(None)
        room.audience.listeners += [ada, other]
        while "said" not in ada.types():
            sealed = room.table.state.sealed
            before = ada.types().count("said")
            await played(room, room.seq + 1)
            if sealed and room.table.state.sealed:
                assert ada.types().count("said") == before
        shell = catalogue("shell", "en")
        words = {shell.say("chat-about-offer", said=shell.say(key)) for key in SPOKEN.values()}
        said = [msgspec.json.decode(text) for text in ada.heard if '"type":"said"' in text]
        assert said and all(one["text"] in words and one["private"] for one in said)
        assert "said" not in other.types()

    asyncio.run(body())


def test_what_was_shown_crosses_over_to_the_thinking_process() -> None:
    """The same guess and memory give the same move there as here."""
    of = game("evil_robots")
    table = seeded_table(of, default_names(3), {}, 1)
    seat = table.state.next_ask().seat
    guess = table.guess(seat, seeded("s", "guess")).state
    seen = tuple(table.seen(table.first_events, seat))
    saved = of.codec.save(guess)
    deadline = 1e12  # there is time
    said = think((of.key, "", table.names, {}, saved), seat, "recruit", "s", seen, deadline)
    assert table.why_not(seat, table.read(said[0])) is None and said[1]


def test_who_waited_too_long_follows_the_heuristic() -> None:
    of = game("robot_rise")
    table = seeded_table(of, default_names(3), {}, 1)
    seat = table.state.next_ask().seat
    saved = of.codec.save(table.guess(seat, seeded("s", "guess")).state)
    said = think((of.key, "", table.names, {}, saved), seat, "commissar", "s", (), 0.001)
    thumb = think((of.key, "", table.names, {}, saved), seat, "heuristic", "s", (), 0.001)
    assert said == thumb
