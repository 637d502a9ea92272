"""No frame tells what its reader may not know. Planted leaks show that the proofs are some."""

from __future__ import annotations

import asyncio
import dataclasses
import json
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

import uprising
from tests.outside.smugglers import GAME as SMUGGLERS
from tests.outside.smugglers.events import Drew
from tests.server.doubles import Ear, read_back
from tests.server.guest import Guest, Seat
from tests.server.leaks import (
    Deal,
    Leak,
    Twins,
    frame_walk,
    identifier_walk,
    random_move,
    twin_walk,
    words_in,
)
from uprising import wire
from uprising.kernel import Event, Game, State, seat_at, seeded
from uprising.kernel.table import default_names, seeded_table
from uprising.server.storage.rows import Line
from uprising.server.tables.audience import Audience
from uprising.server.tables.log import Log
from uprising.server.tables.room import Room

GAMES = [*uprising.games().values(), SMUGGLERS]
WHOLE = 10
TWINS = WHOLE if uprising.compiled() else 4  # interpreted rules are slow
MOVES = 150 if uprising.compiled() else 50


def deals(games: Sequence[Game]) -> list[Deal]:
    found = []
    for of in games:
        found += [Deal(of, seats) for seats in sorted({of.seats[0], of.seats[-1]})]
    return found


@pytest.mark.slow
@pytest.mark.parametrize("deal", deals(GAMES), ids=str)
def test_twin_tables_give_a_seat_the_same_bytes(deal: Deal) -> None:
    for seed in range(2):
        twin_walk(deal, seed, TWINS)


@pytest.mark.soak
@pytest.mark.parametrize("deal", deals(GAMES), ids=str)
def test_twin_tables_give_a_seat_the_same_bytes_for_long(deal: Deal) -> None:
    for seed in range(2, 42):
        twin_walk(deal, seed, 60)


@pytest.mark.slow
@pytest.mark.parametrize("deal", deals(GAMES), ids=str)
def test_no_hidden_name_reaches_anybody_else(deal: Deal) -> None:
    assert sum(identifier_walk(deal, seed, MOVES) for seed in range(2)) > 0


@pytest.mark.slow
@pytest.mark.parametrize("deal", deals(GAMES), ids=str)
def test_no_raw_frame_offers_what_only_somebody_else_can_see(deal: Deal) -> None:
    assert frame_walk(deal, 1, MOVES) > deal.seats


def test_twins_are_compared_through_whole_sealed_sets() -> None:
    assert sum(twin_walk(Deal(SMUGGLERS, 3), seed, WHOLE) for seed in range(4)) > 20


def test_while_a_window_is_open_nobody_hears_who_has_answered() -> None:
    deal = Deal(SMUGGLERS, 3, window=5)
    assert sum(twin_walk(deal, seed, WHOLE) for seed in range(4)) > 20
    room, ears = at_the_customs(deal)
    for seat in (1, 2):
        asyncio.run(room.moves.answer(seat, room.table.state.asks[seat].moves[0], "", f"c{seat}"))
    assert ears[0].heard == []
    assert len(ears[1].heard) == len(ears[2].heard) == 1


def test_a_hidden_answer_is_shown_to_its_seat_alone() -> None:
    room, ears = at_the_customs(Deal(SMUGGLERS, 3))
    frames = [read_back(room.frame(ear, -1)) for ear in ears]
    asyncio.run(room.moves.answer(1, room.table.state.asks[1].moves[0], "", "c1"))
    assert [len(ear.heard) for ear in ears] == [0, 1, 0, 0]
    assert ears[1].last()["ask"]["answered"] == "pass"
    for number in (0, 2, 3):
        again = read_back(room.frame(ears[number], -1))
        assert again.seq == frames[number].seq
        assert [s.answered for s in again.seats] == [False, False, False]
        assert [s.left is None for s in again.seats] == [False, False, False]


def at_the_customs(deal: Deal) -> tuple[Room, list[Ear]]:
    """Smugglers where everybody is asked for a shield, in secret."""
    table = seeded_table(SMUGGLERS, default_names(3), {}, 1)
    rng = seeded(1, "way")
    while table.state.asks[0].prompt != "ask-shield":
        ask = table.state.next_ask()
        moves = table.state.legal(ask, rng)
        table.play(ask.seat, moves[0])
    pair = Twins(deal, table, 0, rng)
    room = pair.rooms[0]
    ears = [Ear(0), Ear(1), Ear(2), Ear(None)]
    room.audience.listeners = list(ears)
    return room, ears


# Planted leaks


class CountsEverything(Log):
    """Numbers frames by every command, also hidden ones."""

    def written(self, line: Line, before: State, events: list[Event], move: Any = None) -> None:
        super().written(msgspec.structs.replace(line, public=True), before, events, move)


class TellsEverybody(Audience):
    """Sends everybody a frame whenever somebody has answered."""

    def tell_seat(self, seat: int) -> None:
        self.tell_all(self.at.shown)


class ShowsWhoAnswered(Audience):
    """Shows progress where it is hidden."""

    def seats_sent(self) -> msgspec.Raw:
        seats = msgspec.json.decode(super().seats_sent())
        for number, seat in enumerate(seats):
            seat["answered"] = number in self.at.table.state.sealed
        return msgspec.Raw(msgspec.json.encode(seats))


class StopsTheClock(Audience):
    """Stops the clock of whoever has answered, for all to see."""

    def seats_sent(self) -> msgspec.Raw:
        seats = msgspec.json.decode(super().seats_sent())
        for number in self.at.held:
            seats[number]["left"] = None
        return msgspec.Raw(msgspec.json.encode(seats))


def answers_are_hidden(deal: Deal) -> None:
    """One secret answer more or less: what seat 0 hears and sees is the same."""
    quiet, ears = at_the_customs(deal)
    busy, others = at_the_customs(deal)
    asyncio.run(busy.moves.answer(1, busy.table.state.asks[1].moves[0], "", "c1"))
    ears[0].send(quiet.frame(ears[0], -1))
    others[0].send(busy.frame(others[0], -1))
    if ears[0].heard != others[0].heard:
        raise Leak("somebody has answered, and it shows")


@pytest.mark.parametrize("window", [0, 5])
def test_one_secret_answer_more_or_less_is_not_seen(window: int) -> None:
    answers_are_hidden(Deal(SMUGGLERS, 3, window))


@pytest.mark.parametrize(
    "deal",
    [
        Deal(SMUGGLERS, 3, log=CountsEverything),
        Deal(SMUGGLERS, 3, audience=TellsEverybody),
        Deal(SMUGGLERS, 3, audience=ShowsWhoAnswered),
        Deal(SMUGGLERS, 3, 5, audience=StopsTheClock),
    ],
    ids=lambda deal: f"{deal.audience.__name__}-{deal.log.__name__}",
)
def test_a_room_that_tells_who_has_answered_is_caught(deal: Deal) -> None:
    with pytest.raises(Leak):
        answers_are_hidden(deal)


def leaking_view(s: Any, seat: int | None) -> msgspec.Struct:
    """Shows a seat its neighbour's hand."""
    return SMUGGLERS.view(s, None if seat is None else (seat + 1) % len(s.hands))


def leaking_event(event: Event, seat: int | None) -> msgspec.Struct | None:
    """Tells everybody which card was drawn."""
    return SMUGGLERS.seen_by(event, seat_at(event.who) if isinstance(event, Drew) else seat)


class LeakingPrompt(Audience):
    """Tells in the prompt what only the asked seat knows."""

    def frame(self, who: Any, since: int, scene: Any = None) -> wire.Frame:
        state: Any = self.at.table.state
        frame = super().frame(who, since, scene)
        return msgspec.structs.replace(frame, prompt=f"{frame.prompt} {state.hands}")


def test_a_leaking_view_is_caught() -> None:
    with pytest.raises(Leak):
        twin_walk(Deal(dataclasses.replace(SMUGGLERS, view=leaking_view), 3), 1, TWINS)


def test_a_leaking_prompt_is_caught() -> None:
    with pytest.raises(Leak):
        twin_walk(Deal(SMUGGLERS, 3, audience=LeakingPrompt), 1, TWINS)


def test_a_leaking_event_is_caught() -> None:
    leaky = dataclasses.replace(SMUGGLERS, seen_by=leaking_event)
    with pytest.raises(Leak):
        for seed in range(4):
            identifier_walk(Deal(leaky, 3), seed, MOVES)


# The same in each of the six rule sets: the proofs see into every one of them

SIX = ["robotariat", "evil_robots", "robot_rise", "fully_automated_union",
       "fully_automated_bosses", "patriot"]  # fmt: skip


class TellsTheState(Audience):
    """Sends along a mark of everything, also of what is hidden."""

    def frame(self, who: Any, since: int, scene: Any = None) -> wire.Frame:
        mark = self.at.table.game.codec.digest(self.at.table.state)
        frame = super().frame(who, since, scene)
        return msgspec.structs.replace(frame, prompt=f"{frame.prompt} {mark}")


class AsksTheNeighbour(Audience):
    """Offers a seat what its neighbour is offered."""

    def frame(self, who: Any, since: int, scene: Any = None) -> wire.Frame:
        frame = super().frame(who, since, scene)
        if who.seat is None:
            return frame
        other = Ear((who.seat + 1) % len(self.at.row.seats))
        theirs = super().frame(other, since, scene)
        view = msgspec.json.decode(theirs.view)
        return msgspec.structs.replace(frame, prompt=f"{frame.prompt} {json.dumps(view)}")


ALL_SEE_THE_SAME = {"fully_automated_union", "patriot"}  # only decks and luck are hidden there


def largest(key: str, audience: type[Audience] = Audience, leak: bool = False) -> Deal:
    of = uprising.game(key)
    return Deal(telling_all(of) if leak else of, of.seats[-1], audience=audience)


def telling_all(of: Game) -> Game:
    """Whatever somebody may be told of an event, everybody is told."""

    def seen_by(event: Event, seat: int | None) -> Any:
        seen = [of.seen_by(event, who) for who in range(of.seats[-1])]
        return max(seen, key=lambda told: len(msgspec.json.encode(told)))

    return dataclasses.replace(of, seen_by=seen_by)


@pytest.mark.parametrize("key", SIX)
def test_a_room_that_marks_its_frames_with_the_state_is_caught(key: str) -> None:
    with pytest.raises(Leak):
        twin_walk(largest(key, TellsTheState), 0, TWINS)


@pytest.mark.parametrize("key", sorted(set(SIX) - ALL_SEE_THE_SAME))
def test_a_room_that_shows_a_neighbours_view_is_caught(key: str) -> None:
    with pytest.raises(Leak):
        for seed in range(4):
            twin_walk(largest(key, AsksTheNeighbour), seed, TWINS)


@pytest.mark.parametrize("key", sorted(set(SIX) - ALL_SEE_THE_SAME))
def test_a_game_that_tells_everybody_of_every_event_is_caught(key: str) -> None:
    with pytest.raises(Leak):
        for seed in range(4):
            identifier_walk(largest(key, leak=True), seed, 150)


@pytest.mark.parametrize("key", sorted(ALL_SEE_THE_SAME))
def test_where_all_see_the_same_there_is_nothing_to_tell_a_neighbour(key: str) -> None:
    of = uprising.game(key)
    table = seeded_table(of, default_names(of.seats[-1]), {}, 1)
    rng = seeded(1, key)
    while not table.state.ended:
        _, events = random_move(table, rng)
        for event in events:
            told = [of.seen_by(event, seat) for seat in (*range(of.seats[-1]), None)]
            assert all(one == told[0] for one in told)


class OffersAHand(Audience):
    """Offers everybody the cards of the seat on the left."""

    def frame(self, who: Any, since: int, scene: Any = None) -> wire.Frame:
        frame = super().frame(who, since, scene)
        state: Any = self.at.table.state
        left = ((who.seat or 0) + 1) % len(self.at.row.seats)
        view = msgspec.json.decode(msgspec.json.encode(self.at.table.game.view(state, left)))
        rows = tuple(wire.Row(word, (word,)) for word in sorted(words_in(view)))
        return msgspec.structs.replace(frame, standing=msgspec.Raw(msgspec.json.encode(rows)))


@pytest.mark.parametrize("key", ["robot_rise", "evil_robots", "fully_automated_bosses"])
def test_a_room_that_offers_somebody_elses_cards_is_caught(key: str) -> None:
    with pytest.raises(Leak):
        frame_walk(largest(key, OffersAHand), 1, MOVES)


# Over real sockets


def test_the_raw_frames_of_a_game_hold_only_what_each_may_know(ada: Guest, ben: Guest) -> None:
    """Leduc hold'em: nobody's card is in anybody else's frames before it is turned up."""
    made = ada.call("api/tables", {"game": "leduc", "chairs": [{}, {}], "name": "Ada"}, 201)
    ben.call(f"api/invites/{made['invite']}", {"name": "Ben"})
    eve = Guest(ada.port)
    with ada.sit(made["table"]) as a, ben.sit(made["table"]) as b, eve.sit(made["table"]) as e:
        a.say("start")
        play_together([a, b])
        e.frame(lambda f: bool(f["ending"]))
        for seat, socket in ((0, a), (1, b), (None, e)):
            frames = [m for m in socket.heard if m["type"] == "frame"]
            assert len(frames) > 2
            for frame in frames:
                assert frame["seat"] == seat
                hands = frame["view"]["hands"]
                if frame["ending"] is None:
                    assert [hand is None for hand in hands] == [seat != 0, seat != 1]
                    told = json.dumps(frame["log"])
                    assert "secret" not in told


def play_together(seats: list[Seat]) -> None:
    """Everybody takes the first listed move when asked, until the end."""
    frames = [seat.frame() for seat in seats]
    while not any(frame["ending"] for frame in frames):
        mover = next(n for n, frame in enumerate(frames) if frame["ask"])
        seq = frames[mover]["seq"]
        seats[mover].do(frames[mover]["ask"]["rows"][0]["move"], seq)
        frames = [seat.frame(lambda f, seq=seq: f["seq"] > seq) for seat in seats]  # type: ignore[misc]
