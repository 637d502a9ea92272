"""Telegrams: who hears of them, what becomes of them, and what the table carries out."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from tests.server.doubles import Nobody
from tests.server.test_store import opened
from tests.server.test_talk import Party, play
from uprising import wire
from uprising.server.storage.rows import SeatRow, Settings, Wired
from uprising.server.storage.sqlite import FOR_EVER
from uprising.server.tables.room import Room
from uprising.server.tables.telegrams import TELEGRAMS
from uprising.wire import Term

ONE = Term("form-gift", {"to": "@", "what": "influence", "amount": 1})


def seen(party: Party) -> list[list[tuple[int, str]]]:
    """What each has heard of telegrams: number and state; the last is somebody looking on."""
    return [
        [(m["number"], m["state"]) for m in map(json.loads, ear.heard) if m["type"] == "telegram"]
        for ear in party.ears
    ]


async def held(party: Party) -> list[int]:
    state = (await party.room()).table.state
    return list(state.influence)  # type: ignore[attr-defined]


def test_a_whispered_offer_is_between_two_and_an_exchange_is_whole() -> None:
    async def test(party: Party) -> None:
        before = await held(party)
        await party.tell(0, wire.Offer("a", (1,), give=ONE, want=ONE, words="peace"))
        assert seen(party) == [[(1, "open")], [(1, "open")], [], []]
        await party.tell(0, wire.Offer("a", (1,), give=ONE))  # sent again: wired already
        await party.tell(1, wire.Offer("b", (0,), give=ONE, answers=1))
        await party.tell(0, wire.Reply("c", 1, "restore"))
        assert seen(party)[1][-3:] == [(2, "open"), (2, "withdrawn"), (1, "open")]
        assert (await party.tell(2, wire.Reply("d", 1, "accept")))["code"] == "no-offer"
        await party.tell(1, wire.Reply("e", 1, "accept"))
        assert seen(party)[0][-1] == (1, "accepted")
        assert await held(party) == before  # one for one
        state = (await party.room()).table.state
        assert list(state.gifts) == [1, 1, 0]  # type: ignore[attr-defined]

    play("evil_robots", test)


def test_what_cannot_be_done_is_not_done_by_halves() -> None:
    async def test(party: Party) -> None:
        before = await held(party)
        much = Term("form-gift", {"to": "@", "what": "influence", "amount": 40})
        await party.tell(0, wire.Offer("a", (1,), give=ONE, want=much))
        assert (await party.tell(1, wire.Reply("b", 1, "accept")))["rule"] == "EVIL-GIFT-3"
        assert await held(party) == before
        assert (await party.tell(0, wire.Offer("c", (1,), give=much)))["field"] == "amount"

    play("evil_robots", test)


@pytest.mark.parametrize(
    ("offer", "code"),
    [
        (wire.Offer("a", (1,)), "empty-offer"),
        (wire.Offer("a", (0,), words="me"), "bad-offer"),
        (wire.Offer("a", (1, 1), words="twice"), "bad-offer"),
        (wire.Offer("a", (), words="nobody"), "bad-offer"),
        (wire.Offer("a", (9,), words="who"), "bad-offer"),
        (wire.Offer("a", (1,), words="x" * 201), "bad-offer"),
        (wire.Offer("a", (1,), words="x", answers=3), "no-offer"),
        (wire.Offer("a", (1,), give=Term("form-loan", {})), "bad-offer"),
    ],
)
def test_what_is_no_offer_is_not_sent(offer: wire.Offer, code: str) -> None:
    async def test(party: Party) -> None:
        assert (await party.tell(0, offer))["code"] == code
        assert seen(party) == [[], [], [], []]

    play("evil_robots", test)


def test_where_nobody_whispers_everybody_hears_the_offer() -> None:
    async def test(party: Party) -> None:
        await party.tell(0, wire.Offer("a", (1, 2), words="meet me at the office"))
        assert seen(party) == [[(1, "open")]] * 4
        await party.tell(1, wire.Reply("b", 1, "refuse"))
        assert seen(party)[0][-1] == (1, "open")  # somebody else may still take it
        await party.tell(2, wire.Reply("c", 1, "refuse"))
        assert seen(party)[0][-1] == (1, "refused")

    play("robotariat", test)


@pytest.mark.parametrize("key", ["fully_automated_union", "tic_tac_toe"])
def test_where_the_rules_are_silent_nobody_wires(key: str) -> None:
    async def test(party: Party) -> None:
        said = await party.tell(0, wire.Offer("a", (1,), words="strike"))
        assert said["code"] == "silence"

    play(key, test)


def test_whoever_comes_later_is_shown_what_concerns_her() -> None:
    async def test(party: Party) -> None:
        await party.tell(0, wire.Offer("a", (1,), words="psst"))
        room = await party.room()
        for ear in party.ears:
            ear.heard.clear()
            room.telegrams.show(ear)
        assert seen(party) == [[(1, "open")], [(1, "open")], [], []]

    play("evil_robots", test)


def test_a_brief_offer_ends_with_the_question() -> None:
    async def test(party: Party) -> None:
        await party.tell(0, wire.Offer("a", (1,), words="now or never", brief=True))
        await party.tell(0, wire.Offer("b", (1,), words="whenever you like"))
        room = await party.room()
        for ask in list(room.table.state.asks):
            await room.moves.commit(ask.seat, ask.moves[0], "", f"x{ask.seat}")
        assert [told.state for told in room.telegrams.all] == ["lapsed", "open"]

    play("evil_robots", test)


def test_telegrams_outlast_the_server() -> None:
    async def test(party: Party) -> None:
        before = await held(party)
        await party.tell(0, wire.Offer("a", (1,), give=ONE, want=ONE))
        await party.tell(0, wire.Offer("b", (1,), words="now or never", brief=True))
        await party.tell(0, wire.Offer("c", (2,), words="for you alone"))
        await party.tell(2, wire.Reply("d", 3, "refuse"))
        party.open()
        room = await party.room()
        for ear in party.ears:
            room.telegrams.show(ear)
        both = [(1, "open"), (2, "open")]
        assert seen(party) == [[*both, (3, "refused")], both, [(3, "refused")], []]
        await party.tell(1, wire.Reply("e", 1, "accept"))
        assert seen(party)[0][-1] == (1, "accepted")
        assert await held(party) == before
        assert list((await party.room()).table.state.gifts) == [1, 1, 0]  # type: ignore[attr-defined]

    play("evil_robots", test)


def test_a_brief_offer_does_not_outlast_its_question_by_a_power_cut() -> None:
    async def test(party: Party) -> None:
        await party.tell(0, wire.Offer("a", (1,), words="now or never", brief=True))
        await party.tell(0, wire.Offer("b", (1,), words="whenever you like"))
        kept = party.store.notes["telegrams", "t1"]
        room = await party.room()
        for ask in list(room.table.state.asks):
            await room.moves.commit(ask.seat, ask.moves[0], "", f"x{ask.seat}")
        party.store.notes["telegrams", "t1"] = kept  # the move was written, what followed was not
        party.open()
        assert [told.state for told in (await party.room()).telegrams.all] == ["lapsed", "open"]

    play("evil_robots", test)


def test_nothing_is_kept_of_offers_in_a_game_that_is_over() -> None:
    async def test(party: Party) -> None:
        await party.tell(0, wire.Offer("a", (1,), words="peace"))
        assert ("telegrams", "t1") in party.store.notes
        room = await party.room()
        while not room.table.state.ended:
            ask = next(a for a in room.table.state.asks if a.seat not in room.table.state.sealed)
            await room.moves.commit(ask.seat, ask.moves[0], "", f"x{room.seq}")
        assert [told.state for told in room.telegrams.all] == ["lapsed"]
        wired = msgspec.json.decode(party.store.notes["telegrams", "t1"][0])
        assert (wired["telegrams"], wired["done"]) == ([], [["ada", "a"]])  # sent again it is known

    play("robotariat", test)


def test_whoever_is_forgotten_has_wired_nothing() -> None:
    async def test(party: Party) -> None:
        await party.tell(0, wire.Offer("a", (1,), words="I am Ada of Turin"))
        await party.tell(1, wire.Offer("b", (0,), words="who else"))
        await (await party.room()).unsay("ada", [0])
        kept = party.store.notes["telegrams", "t1"][0]
        assert b"Turin" not in kept and b"ada" not in kept
        told = (await party.room()).telegrams.all
        assert [(each.words, each.state) for each in told] == [
            ("", "withdrawn"),
            ("who else", "open"),
        ]

    play("evil_robots", test)


def test_an_offer_to_several_is_taken_once() -> None:
    async def test(party: Party) -> None:
        await party.tell(0, wire.Offer("a", (1, 2), give=ONE, words="first come"))
        room = await party.room()
        [found] = room.telegrams.all
        await room.deals.accept(party.ears[1], found, 1, "b")
        late = await room.deals.accept(party.ears[2], found, 2, "c")  # had not heard of it yet
        assert isinstance(late, wire.Problem) and late.code == "no-offer"
        assert list(room.table.state.gifts) == [1, 0, 0]  # type: ignore[attr-defined]

    play("evil_robots", test)


def test_a_bot_answers_what_was_wired_before_the_table_was_put_away() -> None:
    async def test(party: Party) -> None:
        seats = [*party.row.seats[:2], SeatRow("Bolt", bot="heuristic")]
        party.row = replace(party.row, seats=seats)
        party.store.tables["t1"] = party.row
        wired = Wired(0, [wire.Telegram(1, 0, (2,), words="a promise", aloud=True)])
        party.store.notes["telegrams", "t1"] = (msgspec.json.encode(wired), FOR_EVER)
        party.open()
        room = await party.room()
        room.at.row = replace(room.row, settings=Settings(pace=0))
        room.go_on()
        while room.telegrams.all[0].state == "open":
            await asyncio.sleep(0)
        assert room.telegrams.all[0].state == "refused"

    play("evil_robots", test)


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_both_stores_keep_telegrams_as_long_as_the_table(
    kind: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    file = str(tmp_path / "tables.db")
    where = file if kind == "sqlite" else request.getfixturevalue("postgres")
    row = Party("evil_robots").row
    sent = wire.Telegram(1, 0, (1,), give=ONE, words="peace")

    async def first() -> None:
        async with opened(kind, where) as store:
            await store.create(row)
            await (await Room.load(row, store, Nobody())).telegrams.mark(sent)

    async def then() -> None:
        async with opened(kind, where) as store:
            assert (await Room.load(row, store, Nobody())).telegrams.all == [sent]
            await store.forget(row.id)
            assert await store.kept(TELEGRAMS, row.id) is None

    asyncio.run(first())
    asyncio.run(then())
