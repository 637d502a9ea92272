"""Every command with an id is answered once, by name."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.guest import Guest, Message, Seat

REPLIES = ("done", "refused", "problem", "checked")


def answers(socket: Seat, type: str, **fields: Any) -> list[Message]:
    """Everything that names this command, until a later one has been answered."""
    socket.heard.clear()
    name = socket.say(type, **fields)
    after = socket.say("ignore", seat=99)
    socket.until(lambda m: m.get("id") == after)
    return [m for m in socket.heard if m["type"] in REPLIES and m["id"] == name]


def test_every_command_gets_exactly_one_reply(ada: Guest) -> None:
    table = ada.create("tic_tac_toe", [{"host": True}, {"host": True}])
    with ada.sit(table) as seat:
        seat.say("face", seat=0)
        seat.frame(lambda f: f["seat"] == 0)
        commands: list[tuple[str, dict[str, Any], str]] = [
            ("do", {"seq": 0, "move": "place b2"}, "done"),
            ("do", {"seq": 0, "move": "place b2"}, "problem"),
            ("do", {"seq": 1, "move": "place b2"}, "refused"),
            ("do", {"seq": 1, "move": "dance"}, "problem"),
            ("fill", {"seq": 1, "form": "none", "values": {}}, "problem"),
            ("check", {"form": "none", "values": {}}, "checked"),
            ("why", {"slots": ["b2"]}, "refused"),
            ("why", {"slots": ["nowhere"]}, "problem"),
            ("undo", {"seq": 77}, "problem"),
            ("say", {"text": "hello"}, "problem"),
            ("say", {"text": "h" * 501}, "problem"),
            ("face", {"seat": 1}, "done"),
            ("face", {"seat": 7}, "problem"),
            ("do", {"seq": 1, "move": "place a1"}, "done"),
            ("chair", {"seat": 0}, "problem"),
            ("terms", {}, "problem"),
            ("start", {}, "problem"),
            ("manage", {"act": "mute", "seat": 9}, "problem"),
            ("ignore", {"seat": 1}, "problem"),
            ("attend", {"here": True}, "done"),
            ("agree", {"yes": True}, "problem"),
            ("propose", {"what": "pause"}, "done"),
            ("propose", {"what": "go-on"}, "done"),
            ("offer", {"to": [0], "words": "peace"}, "problem"),
            ("reply", {"number": 1, "act": "accept"}, "problem"),
            ("quiet", {"zone": "Mars", "start": 1, "end": 2}, "problem"),
            ("word", {"word": "tea"}, "problem"),
        ]
        for type, fields, wanted in commands:
            found = answers(seat, type, **fields)
            assert [m["type"] for m in found] == [wanted], (type, fields, found)


@pytest.mark.slow
def test_done_names_the_frame_that_shows_it(ada: Guest) -> None:
    table = ada.create("tic_tac_toe", [{"host": True}, {}])
    with ada.sit(table) as seat:
        frame = seat.asked()
        name = seat.do("place b2", frame["seq"])
        shown = seat.frame(lambda f: f["seq"] > frame["seq"])
        done = seat.until(lambda m: m["type"] == "done")
        assert done["id"] == name and done["seq"] >= shown["seq"]


def test_a_command_sent_again_is_answered_again(ada: Guest) -> None:
    table = ada.create("tic_tac_toe", [{"host": True}, {"host": True}])
    with ada.sit(table) as seat:
        seat.say("face", seat=0)
        seat.frame(lambda f: f["seat"] == 0)
        for _ in range(3):
            [found] = answers(seat, "do", id="once", seq=0, move="place b2")
            assert (found["type"], found["seq"]) == ("done", 1)


def test_before_the_start_commands_are_answered_once_too(ada: Guest) -> None:
    made = ada.call("api/tables", {"game": "tic_tac_toe", "chairs": [{}, {}], "name": "Ada"}, 201)
    with ada.sit(made["table"]) as seat:
        for type, fields, wanted in (
            ("word", {"word": "tea"}, "done"),
            ("word", {"word": ""}, "problem"),
            ("chair", {"seat": 1, "bot": "heuristic"}, "done"),
            ("chair", {"seat": 9}, "problem"),
            ("terms", {"settings": {"window": 3}}, "done"),
            ("terms", {"settings": {"window": "x"}}, "problem"),
            ("do", {"seq": 0, "move": "place b2"}, "problem"),
            ("start", {}, "done"),
        ):
            found = answers(seat, type, **fields)
            assert [m["type"] for m in found] == [wanted], (type, fields, found)
