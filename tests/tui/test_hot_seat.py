"""Several people at one terminal: nobody's secrets are fetched before she has sat down."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest
from textual.pilot import Pilot
from textual.widgets import OptionList, RichLog, Static

import uprising
from tests.tui.stage import StageConnection, StageVisitor, frame_of
from uprising.commands.local import local_server
from uprising.tui.app import Opening, TableApp
from uprising.tui.curtain import CurtainScreen, Hands
from uprising.tui.lobby import bot_table
from uprising.tui.table import TableScreen
from uprising.wire import Face, Frame, Greeting, Message, SeatSeen
from uprising.wire.visitor import Visitor

BOTH = Greeting((0, 1), host=True)


def leduc(seat: int | None, *moves: str) -> Frame:
    table = uprising.new("leduc", ["Ada", "Bolt"], 5)
    for move in moves:
        table.play(table.state.next_ask().seat, move)
    frame = frame_of(table, seat, seq=len(moves))
    return msgspec.structs.replace(
        frame, seats=tuple(msgspec.structs.replace(one, bot="") for one in frame.seats)
    )


def shown(pilot: Pilot[None]) -> str:
    """All that stands on the table's own screen, in front or behind."""
    [table] = [one for one in pilot.app.screen_stack if isinstance(one, TableScreen)]
    parts = [str(table.query_one(f"#{part}", Static).render()) for part in ("board", "prompt")]
    menu = table.query_one(OptionList)
    options = [str(menu.get_option_at_index(n).prompt) for n in range(menu.option_count)]
    return "\n".join([*parts, *options, *(line.text for line in table.query_one(RichLog).lines)])


def at(said: list[Message], keys: list[str], look: Any = None) -> StageConnection:
    visitor = StageVisitor(said)

    async def visit() -> None:
        async with TableApp(visitor, "en", Opening(table="T")).run_test(size=(120, 40)) as pilot:
            await pilot.pause()
            await pilot.press(*keys)
            await pilot.pause()
            if look is not None:
                look(pilot)

    asyncio.run(visit())
    return visitor.stage


def test_a_curtain_hides_the_table_until_somebody_sits_down() -> None:
    def look(pilot: Pilot[None]) -> None:
        assert isinstance(pilot.app.screen, CurtainScreen)
        assert "Ada" in str(pilot.app.screen.query_one("#curtain", Static).render())
        assert shown(pilot).strip() == ""

    assert at([BOTH, leduc(None)], [], look).sent == []


@pytest.mark.slow
def test_who_sits_down_asks_for_that_seat() -> None:
    assert at([BOTH, leduc(None)], ["enter"]).sent == [Face("c1", 0)]


def test_what_one_has_seen_is_gone_before_the_other_sits_down() -> None:
    def look(pilot: Pilot[None]) -> None:
        assert isinstance(pilot.app.screen, CurtainScreen)
        assert shown(pilot).strip() == ""

    at([BOTH, leduc(0), leduc(0, "raise")], [], look)
    line = at([BOTH, leduc(0), leduc(0, "raise")], ["f5", "enter"])
    assert line.sent == [Face("c1", 1)]


def test_one_person_alone_sees_no_curtain() -> None:
    def look(pilot: Pilot[None]) -> None:
        assert isinstance(pilot.app.screen, TableScreen)

    at([Greeting((0,), host=True), leduc(0, "raise")], [], look)


def test_sealed_answers_that_nobody_may_see_are_given_one_after_the_other() -> None:
    hands = Hands((0, 1, 2))
    everybody = tuple(SeatSeen(name, asked=True) for name in ("Ada", "Bolt", "Cog"))
    frame = msgspec.structs.replace(leduc(0), seats=everybody)
    assert frame.ask is not None
    done = msgspec.structs.replace(frame.ask, answered="call")
    assert hands.next(msgspec.structs.replace(frame, seat=None)) == 0
    assert hands.next(frame) is None
    assert hands.next(msgspec.structs.replace(frame, ask=done)) == 1
    assert hands.next(msgspec.structs.replace(frame, seat=1)) is None
    assert hands.next(msgspec.structs.replace(frame, seat=1, ask=done)) == 2
    assert hands.next(msgspec.structs.replace(frame, seat=2, ask=done)) is None
    assert hands.next(msgspec.structs.replace(frame, seat=2, seq=9)) is None
    assert hands.next(msgspec.structs.replace(frame, seat=None, seq=9)) == 0


class Noted(TableScreen):
    """Notes what was fetched, and for whom, and says when something came."""

    def __init__(self, visitor: Visitor, lang: str, table: str) -> None:
        super().__init__(visitor, lang, table)
        self.came = asyncio.Event()
        self.frames: list[Frame] = []

    async def hear(self, message: Message) -> None:
        await super().hear(message)
        if isinstance(message, Frame):
            self.frames.append(message)
        self.came.set()


async def shared(server: str) -> tuple[list[Frame], list[int]]:
    """A game of two at one terminal: every frame, and who sat down when."""
    visitor = Visitor(server)
    table = await visitor.open_table(bot_table("leduc", 2, "heuristic", ["Ada", "Ben"]))
    sat: list[int] = []
    async with TableApp(visitor, "en", Opening(table=table)).run_test(size=(120, 40)) as pilot:
        screen = pilot.app.screen
        assert isinstance(screen, Noted)
        async with asyncio.timeout(60):
            while screen.frame is None or screen.frame.ending is None:
                screen.came.clear()
                if screen.curtain is not None:
                    assert screen.frame is not None
                    sat.append(screen.hands.next(screen.frame) or 0)
                    await pilot.press("enter")
                elif screen.frame is not None and screen.frame.ask and not screen.sent:
                    await pilot.press("1")
                if not screen.came.is_set():
                    await screen.came.wait()
        return screen.frames, sat


@pytest.mark.slow
def test_two_people_play_to_the_end_at_one_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("uprising.tui.app.TableScreen", Noted)
    with local_server() as server:
        frames, sat = asyncio.run(shared(server))
    assert frames[-1].ending is not None
    assert sat[:2] == [0, 1]
    assert frames[0].seat is None
    assert msgspec.json.decode(frames[0].view)["hands"] == [None, None]
    for frame in frames[:-1]:
        hands = msgspec.json.decode(frame.view)["hands"]
        assert all(card is None for seat, card in enumerate(hands) if seat != frame.seat)
