"""Who may say what to whom, whom a host silences, whom somebody does not want to hear."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest

from tests.server.doubles import Ear, MemoryStore, Nobody
from tests.server.guest import Guest
from tests.server.leaks import random_move
from uprising import wire
from uprising.kernel import game, seeded
from uprising.server.http.lobby import Lobby
from uprising.server.people.keys import People
from uprising.server.people.me import Me, without
from uprising.server.storage.rows import SeatRow, Settings, TableRow
from uprising.server.tables.hall import Hall
from uprising.server.tables.room import Room
from uprising.server.tables.words import unsay_at

NAMES = ("Ada", "Ben", "Cleo")


class Party:
    """A table with Ada, its host, Ben, Cleo and somebody looking on, and the hall around it."""

    def __init__(self, key: str) -> None:
        of = game(key)
        seats = [SeatRow(name, person=name.lower()) for name in NAMES[: of.seats[-1]]]
        self.store = MemoryStore()
        self.row = TableRow(
            "t1", of.key, of.version, of.content, dict(of.setup(len(seats), {}).options), seats,
            "00", "ada", Settings(),
        )  # fmt: skip
        self.store.tables["t1"] = self.row
        self.count = 0
        self.open()

    def open(self) -> None:
        """As after a restart: nothing is left but what was written."""
        self.hall = Hall(self.store, People(b"secret"), Nobody())
        self.ears = [Ear(n, seat.person) for n, seat in enumerate(self.row.seats)]
        self.ears.append(Ear(None, "eve"))

    def me(self) -> Me:
        found = Me(Lobby())
        found.hall = self.hall
        return found

    async def room(self) -> Room:
        room = await self.hall.table("t1")
        assert isinstance(room, Room)
        room.audience.listeners = list(self.ears)
        return room

    async def hear(self, ear: Ear, command: wire.Command) -> None:
        answer = await self.hall.hear("t1", ear, command)
        if answer is not None:
            ear.send(answer)

    async def say(self, seat: int, **said: Any) -> list[int]:
        """Whom it reached; the one who said it hears a refusal instead."""
        await self.room()
        for ear in self.ears:
            ear.heard.clear()
        self.count += 1  # what comes again under the same name was heard already
        await self.hear(self.ears[seat], wire.Say(f"s{self.count}", **said))
        problems = [ear.last()["code"] for ear in self.ears if "problem" in ear.types()]
        assert problems in ([], ["silence"])
        reached = [n for n, ear in enumerate(self.ears) if "said" in ear.types()]
        assert bool(problems) != bool(reached)
        return reached

    async def tell(self, seat: int, command: wire.Command) -> Any:
        """The last that was answered."""
        await self.room()
        await self.hear(self.ears[seat], command)
        return self.ears[seat].last()


def play(key: str, test: Callable[[Party], Awaitable[None]]) -> None:
    async def run() -> None:
        party = Party(key)
        await test(party)
        await party.hall.close()

    asyncio.run(run())


# What the game allows


def test_where_the_game_allows_it_two_seats_talk_alone() -> None:
    async def test(party: Party) -> None:
        assert await party.say(0, text="hello") == [0, 1, 2, 3]
        assert await party.say(0, text="psst", to=2) == [0, 2]
        assert party.ears[2].last()["private"]
        assert await party.say(0, phrase="say-good") == [0, 1, 2, 3]
        assert await party.say(0, phrase="say-good", to=1) == [0, 1]
        assert await party.say(0, text="psst", to=0) == []
        assert await party.say(0, text="psst", to=9) == []
        assert not {0, 1, 2} & {*await party.say(3, text="from aside")}
        assert await party.say(0, text="x" * 501) == []

    play("evil_robots", test)


def test_where_only_everybody_may_hear_it_nothing_is_whispered() -> None:
    async def test(party: Party) -> None:
        assert await party.say(1, text="hello") == [0, 1, 2, 3]
        assert await party.say(1, text="psst", to=0) == []

    play("robotariat", test)


def test_where_phrases_are_listed_nothing_else_is_said() -> None:
    async def test(party: Party) -> None:
        room = await party.room()
        rng = seeded(1, "talk")
        while not room.table.game.talk(room.table.state, 0).phrases:
            assert await party.say(0, phrase="say-hello") == []  # FAU-TALK-1: not around the vote
            room.at.table = room.table.copy()
            random_move(room.table, rng)
        assert await party.say(0, phrase="say-hello") == [0, 1, 2, 3]
        assert await party.say(0, phrase="say-anything") == []
        assert await party.say(0, text="vote for Ben") == []
        assert await party.say(0, phrase="say-hello", text="vote for Ben") == []
        assert await party.say(0, phrase="say-hello", to=1) == []

    play("fully_automated_union", test)


@pytest.mark.parametrize(
    "said", [{"text": "hello"}, {"text": "psst", "to": 1}, {"phrase": "say-hello"}]
)
def test_where_the_game_is_silent_nobody_speaks(said: dict[str, Any]) -> None:
    async def test(party: Party) -> None:
        assert await party.say(0, **said) == []

    play("tic_tac_toe", test)


def test_two_who_govern_together_may_talk() -> None:
    """T19: where no clause forbids it, nobody is silenced."""

    async def test(party: Party) -> None:
        assert await party.say(0, text="raise the taxes?") == [0, 1, 2]

    play("patriot", test)


def test_after_the_end_everybody_may_talk() -> None:
    """T19: the rules hold for the game, and it is over."""

    async def test(party: Party) -> None:
        room = await party.room()
        rng = seeded(1, "talk")
        room.at.table = room.table.copy()
        while not room.table.state.ended:
            random_move(room.table, rng)
        assert await party.say(0, text="well played") == [0, 1, 2, 3]
        assert await party.say(2, text="psst", to=1) == [1, 2]

    play("fully_automated_union", test)


def test_what_was_said_is_found_again_by_those_who_heard_it() -> None:
    """T19: after a reload and after a restart; forgotten with whoever wants to be forgotten."""

    async def test(party: Party) -> None:
        await party.say(0, text="hello")
        await party.say(0, text="psst", to=2)
        await party.say(3, text="from aside")
        party.open()
        room = await party.room()
        found = []
        for ear in party.ears:
            ear.heard.clear()
            party.hall.greet(ear, room)
            heard = [msgspec.json.decode(each) for each in ear.heard]
            found.append([each["text"] for each in heard if each["type"] == "said"])
        assert found == [["hello", "psst"], ["hello"], ["hello", "psst"], ["hello", "from aside"]]
        await room.unsay("ada", (0,))
        party.open()
        assert [each.said.text for each in (await party.room()).words.said] == ["from aside"]

    play("evil_robots", test)


def test_who_spoke_while_looking_on_is_forgotten_too() -> None:
    """Her table is found, and what she said goes; nobody else's words do."""

    async def test(party: Party) -> None:
        await party.say(3, text="from aside")
        await party.say(3, text="again")
        await party.say(1, text="hello")
        party.open()
        [row] = await party.store.tables_of("eve")
        assert row.aside == ["eve"]
        await party.me().forget_at(row.id, "eve")
        party.open()
        assert [each.said.text for each in (await party.room()).words.said] == ["hello"]
        assert await party.store.tables_of("eve") == []
        await unsay_at(party.store, row.id, "ben")  # where the rules are gone nobody has a room
        party.open()
        assert (await party.room()).words.said == []

    play("evil_robots", test)


# What a host may do


def test_whom_a_host_mutes_is_silent_until_unmuted_also_after_a_restart() -> None:
    async def test(party: Party) -> None:
        refused = await party.tell(2, wire.Manage("m", "mute", 1))
        assert (refused["code"], refused["id"]) == ("host-only", "m")
        assert await party.say(1, text="hello") == [0, 1, 2, 3]
        frame = await party.tell(0, wire.Manage("m", "mute", 1))
        assert [seat["muted"] for seat in frame["seats"]] == [False, True, False]
        party.open()
        assert await party.say(1, text="hello") == []
        assert await party.say(1, text="psst", to=0) == []
        assert await party.say(1, phrase="say-good") == []
        assert await party.say(2, text="hello") == [0, 1, 2, 3]
        await party.tell(0, wire.Manage("m", "unmute", 1))
        assert await party.say(1, text="hello") == [0, 1, 2, 3]
        nobody = await party.tell(0, wire.Manage("m", "mute", 7))
        assert nobody["code"] == "no-person"

    play("evil_robots", test)


def test_a_co_host_has_the_hosts_tools_but_not_over_the_host() -> None:
    async def test(party: Party) -> None:
        acts = (
            wire.Manage("m", "co-host", 2),
            wire.Manage("m", "mute", 2),
            wire.Manage("m", "close"),
        )
        for act in acts:
            said = await party.tell(1, act)
            assert said["code"] == "host-only"
        for _ in range(2):
            await party.tell(0, wire.Manage("m", "co-host", 1))
        assert party.ears[1].last()["host"] is True  # a greeting: the page shows her the tools
        row = party.store.tables["t1"]
        assert row.hosts == ["ben"]
        party.open()
        frame = await party.tell(1, wire.Manage("m", "mute", 2))
        assert [seat["host"] for seat in frame["seats"]] == [True, True, False]
        assert await party.say(2, text="hello") == []
        for order in (wire.Manage("m", "remove", 0), wire.Manage("m", "mute", 0)):
            said = await party.tell(1, order)
            assert said["code"] == "host-only"
        await party.tell(0, wire.Manage("m", "remove", 1))
        assert party.store.tables["t1"].hosts == []
        said = await party.tell(1, wire.Manage("m", "unmute", 2))
        assert said["code"] == "host-only"

    play("evil_robots", test)


def test_a_table_whose_host_is_forgotten_is_not_anybodys() -> None:
    async def test(party: Party) -> None:
        party.store.tables["t1"] = without(party.row, "ada")
        party.ears[3].person = ""  # somebody who was never here and has no key
        said = await party.tell(3, wire.Manage("m", "close"))
        assert said["code"] == "host-only"
        assert party.store.tables["t1"].closed is False

    play("evil_robots", test)


# Whom somebody does not want to hear


def test_whom_i_ignore_i_do_not_hear_and_nobody_else_is_told() -> None:
    async def test(party: Party) -> None:
        answer = await party.tell(2, wire.Ignore("i", 1))
        assert (answer["type"], answer["ignored"]) == ("greeting", [1])
        assert [len(ear.heard) for ear in party.ears] == [0, 0, 1, 0]
        party.open()
        assert await party.say(1, text="hello") == [0, 1, 3]
        assert await party.say(1, text="psst", to=2) == [1]
        assert await party.say(0, text="hello") == [0, 1, 2, 3]
        party.ears[2].heard.clear()
        party.hall.greet(party.ears[2], await party.room())
        assert msgspec.json.decode(party.ears[2].heard[0])["ignored"] == [1]
        answer = await party.tell(2, wire.Ignore("i", 1, on=False))
        assert answer["ignored"] == []
        assert await party.say(1, text="hello") == [0, 1, 2, 3]

    play("evil_robots", test)


def test_nobody_ignores_herself_or_an_empty_chair_or_without_being_somebody() -> None:
    async def test(party: Party) -> None:
        for seat, whom in ((0, 0), (0, 9), (0, -1)):
            assert (await party.tell(seat, wire.Ignore("i", whom)))["code"] == "no-person"
        party.ears[3].person = ""
        assert (await party.tell(3, wire.Ignore("i", 0)))["code"] == "no-person"
        assert party.store.tables["t1"].ignored == {}

    play("evil_robots", test)


def test_who_is_forgotten_is_forgotten_here_too() -> None:
    async def test(party: Party) -> None:
        await party.tell(2, wire.Ignore("i", 1))
        await party.tell(1, wire.Ignore("i", 0))
        row = party.store.tables["t1"]
        assert row.ignored == {"cleo": ["ben"], "ben": ["ada"]}
        assert without(row, "ben").ignored == {"cleo": []}

    play("evil_robots", test)


def test_over_a_socket_the_choice_is_there_after_a_reload(ada: Guest, ben: Guest) -> None:
    wanted = {"game": "robot_rise", "chairs": [{}, {}], "name": "Ada"}
    made = ada.call("api/tables", wanted, 201)
    ben.call(f"api/invites/{made['invite']}", {"name": "Ben"})
    with ada.sit(made["table"]) as host, ben.sit(made["table"]) as guest:
        host.say("start")
        host.frame()
        host.say("ignore", seat=1)
        assert host.until(lambda m: m["type"] == "greeting" and bool(m["ignored"]))
        with ada.sit(made["table"]) as again:
            assert again.until(lambda m: m["type"] == "greeting")["ignored"] == [1]
            guest.say("say", text="hello")
            guest.until(lambda m: m["type"] == "said")
            guest.say("say", text="hello?")
            guest.until(lambda m: m["type"] == "said")
            again.say("hello")
            again.frame()
            assert "said" not in {m["type"] for m in again.heard}
    assert ada.call("api/me/export")["tables"][0]["ignored"] == [1]


def test_gestures_need_no_words_and_are_silent_where_the_rules_want_silence(
    ada: Guest, ben: Guest
) -> None:
    """WOW-14."""
    for key, seats, heard in (("evil_robots", 3, True), ("fully_automated_union", 2, False)):
        table = ada.create(key, [{}, *[{"bot": "heuristic"}] * (seats - 1)])
        with ada.sit(table) as seat:
            seat.frame()
            seat.say("say", phrase="gesture-fist")
            told = seat.until(lambda m: m["type"] in ("said", "problem"))
            assert (told["type"] == "said") is heard, key
            seat.say("say", phrase="gesture-rude")
            assert seat.until(lambda m: m["type"] == "problem")["code"] == "silence"
