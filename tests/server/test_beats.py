"""What happened is sent in the order in which it happened, to whoever asks for it."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from typing import Any

import msgspec
import pytest

import uprising
from tests.outside.smugglers import GAME as SMUGGLERS
from tests.server.doubles import Ear, MemoryStore, Nobody, row_of, tell
from tests.server.guest import Guest
from uprising import wire
from uprising.kernel import Game, OpenView, State, game, seeded
from uprising.kernel.table import default_names, seeded_table
from uprising.server.storage.rows import Settings
from uprising.server.tables import outgoing
from uprising.server.tables.room import Room

GAMES = [*uprising.games().values(), SMUGGLERS]
MOVES = 120 if uprising.compiled() else 40


def at_a_table(of: Game, seats: int, seed: int) -> Room:
    table = seeded_table(of, default_names(seats), {}, f"beats-{seed}")
    room = Room(row_of(table, Settings(window=0, grace=0)), table, MemoryStore(), Nobody())
    room.at.clocks.follow(table.state, 1.0, fresh=True)
    return room


async def play(room: Room, moves: int, seed: int) -> int:
    rng = seeded(seed, "beats")
    for number in range(moves):
        state = room.table.state
        if state.ended:
            return number
        ask = state.next_ask()
        legal = state.legal(ask, rng)
        await room.moves.answer(ask.seat, legal[rng.below(len(legal))], "", f"c{number}")
    return moves


def frames_of(ear: Ear) -> list[dict[str, Any]]:
    return [m for m in map(json.loads, ear.heard) if m["type"] == "frame"]


@pytest.mark.parametrize("of", GAMES, ids=lambda of: of.key)
def test_beats_divide_the_log_and_lead_to_the_view(of: Game) -> None:
    """They cover the log exactly; only the last has no view of its own; none is without news."""
    seats = of.seats[0]
    room = at_a_table(of, seats, 1)
    ears = [*(Ear(seat, beats=True) for seat in range(seats)), Ear(None, beats=True)]
    room.audience.listeners = list(ears)
    before = [json.loads(wire.encode(room.frame(ear, -1)))["view"] for ear in ears]
    asyncio.run(play(room, MOVES, 1))
    several = 0
    for ear, last in zip(ears, before, strict=True):
        for frame in frames_of(ear):
            beats = frame["beats"]
            assert sum(beat["events"] for beat in beats) == len(frame["log"])
            views = [beat["view"] for beat in beats]
            assert views[-1:] in ([], [None])
            assert None not in views[:-1]
            for beat, view in zip(beats, [*views[:-1], frame["view"]], strict=bool(beats)):
                assert beat["events"] or view != last, "a beat without news"
                last = view
            assert beats or frame["view"] == last, "the view changed without a beat"
            last = frame["view"]
            several += len(beats) > 1
    assert several or of.key in ("leduc", "tic_tac_toe")


@pytest.mark.parametrize("of", GAMES, ids=lambda of: of.key)
def test_what_is_sent_reads_back_as_it_is_declared(of: Game) -> None:
    room = at_a_table(of, of.seats[0], 2)
    ears = [Ear(0, beats=True), Ear(of.seats[0] - 1), Ear(None, beats=True)]
    room.audience.listeners = list(ears)
    asyncio.run(play(room, 10, 2))
    for ear in ears:
        for text in ear.heard:
            frame = msgspec.json.decode(text, type=wire.Frame)
            assert json.loads(wire.encode(frame)) == json.loads(text)


def test_who_does_not_ask_for_beats_gets_none() -> None:
    room = at_a_table(SMUGGLERS, 3, 1)
    ears = [Ear(0), Ear(1, beats=True), Ear(None)]
    room.audience.listeners = list(ears)
    asyncio.run(play(room, 20, 1))
    assert any(frame["beats"] for frame in frames_of(ears[1]))
    for ear in (ears[0], ears[2]):
        assert frames_of(ear) and not any(frame["beats"] for frame in frames_of(ear))


def test_where_nobody_wants_beats_none_are_made() -> None:
    room = at_a_table(SMUGGLERS, 3, 1)
    room.audience.listeners = [Ear(0)]
    assert not room.audience.watched
    assert room.table.play_legal(0, room.table.legal(0)[0]).beats == []


def test_after_a_resume_there_are_no_beats() -> None:
    async def run() -> None:
        room = at_a_table(SMUGGLERS, 3, 1)
        ear = Ear(0)
        room.audience.listeners = [ear]
        await play(room, 12, 1)
        await tell(room, ear, wire.Hello(seen=2, beats=True))
        assert ear.last()["beats"] == [] and ear.last()["log"]
        await play(room, 12, 3)
        assert any(frame["beats"] for frame in frames_of(ear))
        room.close()

    asyncio.run(run())


def test_a_move_taken_back_has_no_beats_and_leaves_the_log(ada: Guest) -> None:
    """T4: for those who saw it, and for whoever comes later."""
    made = ada.call("api/tutorials/robotariat", {"name": "Ada", "pace": 0}, 201)
    with ada.sit(made["table"]) as seat:
        seat.socket.send(json.dumps({"type": "hello", "beats": True}))
        frame = seat.frame(lambda f: bool(f["ask"]))
        seat.do("move poster", frame["seq"])
        moved = seat.frame(lambda f: f["seq"] > frame["seq"])
        assert moved["beats"]
        seat.say("undo", seq=moved["seq"])
        back = seat.frame(lambda f: f["seq"] > moved["seq"])
        assert back["beats"] == [] and back["view"] == frame["view"]
        assert back["gone"] == moved["seq"]
    with ada.sit(made["table"]) as again:
        log = again.frame(lambda f: bool(f["ask"]))["log"]
        assert moved["seq"] not in {entry["seq"] for entry in log}


@pytest.mark.slow
def test_a_replay_has_the_beats_of_the_game(ada: Guest) -> None:
    """The same division of the log, and the same views, as the player saw while it was played."""
    table = ada.create("leduc", [{"host": True}, {"bot": "heuristic"}])
    with ada.sit(table) as seat:
        seat.socket.send(json.dumps({"type": "hello", "beats": True}))
        seat.play_on()
    live = {f["seq"]: f["beats"] for f in seat.heard if f["type"] == "frame" and f["beats"]}
    again = ada.call(f"api/tables/{table}/replay?seat=0&beats=1")
    replayed = {f["seq"]: f["beats"] for f in again["frames"]}
    assert live and {seq: replayed[seq] for seq in live} == live
    for frame in ada.call(f"api/tables/{table}/replay?seat=all&beats=1")["frames"][1:]:
        assert sum(beat["events"] for beat in frame["beats"]) == len(frame["log"])
    plain = ada.call(f"api/tables/{table}/replay?seat=0")
    assert not any(frame["beats"] for frame in plain["frames"])


def test_where_all_see_the_same_a_position_is_looked_at_once_for_all() -> None:
    """And where something is hidden, anew for each of them."""
    shown = game("tic_tac_toe").view
    assert isinstance(shown, OpenView)
    looked: list[State] = []

    def counted(state: State) -> msgspec.Struct:
        looked.append(state)
        return shown(state, None)

    of = replace(game("tic_tac_toe"), view=OpenView(counted))
    table = seeded_table(of, default_names(2), {}, "looked")
    views = outgoing.Views(of)
    assert views.at(table.state, 0) is views.at(table.state, 1) is views.at(table.state, None)
    assert bytes(views.at(table.state, 0)) == bytes(outgoing.view_of(of, table.state, 1))
    assert len(looked) == 2  # the second time for this comparison
    later = table.copy()
    later.play_legal(0, table.state.asks[0].moves[0], "", False)
    assert bytes(views.at(later.state, 1)) != bytes(views.at(table.state, 1))

    hidden = seeded_table(game("leduc"), default_names(2), {}, "looked")
    seen = outgoing.Views(game("leduc"))
    assert bytes(seen.at(hidden.state, 0)) != bytes(seen.at(hidden.state, 1))
