"""Agents and language models at live tables, over the seat protocol."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.llm.endpoint import call, endpoint, text
from uprising.adapters.live_seat import LiveSeat
from uprising.adapters.seat import Seat
from uprising.agents import AgentPlayer, Answer, Question, Utterance
from uprising.cli import main
from uprising.commands.local import local_server
from uprising.wire import Frame, Start
from uprising.wire.visitor import TurnedDown, Visitor

pytestmark = pytest.mark.slow

SIX = (
    "evil_robots", "fully_automated_bosses", "fully_automated_union", "patriot", "robot_rise",
    "robotariat",
)  # fmt: skip
OPEN = {"programs": True, "pace": 0, "window": 0}


class First:
    """Plays the first move that is listed, says something once, and keeps what it was asked."""

    def __init__(self) -> None:
        self.asked: list[Question] = []

    def decide(self, question: Question) -> Answer:
        said = () if self.asked else (Utterance("Good evening"),)
        self.asked.append(question)
        if question.moves and not question.refused:
            return Answer(
                question.moves[-1 if question.prompt.endswith("deal.") else 0].move, say=said
            )
        return Answer(question.default)


class Clumsy(First):
    """Its first answer is never allowed."""

    def decide(self, question: Question) -> Answer:
        self.asked.append(question)
        return Answer(question.moves[0].move if question.refused else "fly away")


async def table_of(visitor: Visitor, game: str, settings: dict[str, Any]) -> tuple[str, str]:
    """A table with a host's chair, a free one, and bots on the others; its id and invitation."""
    least = (await visitor.games())[game]["seats"][0]
    bots = [{"bot": "random"}] * (least - 2)
    wanted = {"game": game, "chairs": [{"host": True}, {}, *bots], "name": "Ada"}
    made = await visitor.ask("api/tables", {**wanted, "settings": settings, "start": False})
    return made["table"], made["invite"]


async def both_play(server: str, game: str, host: Any, guest: Any) -> tuple[LiveSeat, LiveSeat]:
    at_home, away = Visitor(server), Visitor(server)
    table, invite = await table_of(at_home, game, OPEN)
    assert await away.sit(invite, "Model", "llm:scripted") == table
    ours = LiveSeat(at_home, table, AgentPlayer(host, "host"), "en")
    theirs = LiveSeat(away, table, AgentPlayer(guest, "llm:scripted"), "en")
    line = await at_home.connect(table, "en")
    await line.send(Start(line.next_id()))
    async with asyncio.timeout(300):
        one, two = await asyncio.gather(ours.play(), theirs.play())
    await line.close()
    assert one == two
    return ours, theirs


@pytest.mark.parametrize("game", ["leduc", "robot_rise", "fully_automated_union"])
def test_an_agent_plays_a_whole_game_by_what_its_frames_say(game: str) -> None:
    guest = First()
    with local_server() as server:
        ours, theirs = asyncio.run(both_play(server, game, First(), guest))
    assert theirs.player.turns and not theirs.player.slips and not ours.player.slips
    first = guest.asked[0]
    assert first.me == "Model" and first.table and first.prompt and first.moves
    assert theirs.player.began is not None and "## " in theirs.player.began.rules
    assert any(question.happened for question in guest.asked)


def test_a_refused_answer_is_asked_for_once_more_with_the_rule() -> None:
    guest = Clumsy()
    with local_server() as server:
        _, theirs = asyncio.run(both_play(server, "leduc", First(), guest))
    assert {slip.kind for slip in theirs.player.slips} == {"nonsense"}
    assert all(not turn.by_default for turn in theirs.player.turns)
    assert "fly" in guest.asked[1].refused


def test_what_is_said_at_the_table_is_heard_by_the_others() -> None:
    """Evil Robots lets people talk freely."""
    host = First()
    with local_server() as server:
        asyncio.run(both_play(server, "evil_robots", host, First()))
    heard = [said for question in host.asked for said in question.said]
    assert ("Model", "Good evening") in [(said.who, said.text) for said in heard]
    assert "Ada" not in [said.who for said in heard]


async def sit_where_programs_may_not(server: str) -> str:
    visitor, guest = Visitor(server), Visitor(server)
    _, invite = await table_of(visitor, "leduc", {})
    with pytest.raises(TurnedDown) as no:
        await guest.sit(invite, "Model", "llm:scripted")
    return str(no.value)


def test_a_program_sits_down_only_where_the_host_lets_programs_play() -> None:
    with local_server() as server:
        said = asyncio.run(sit_where_programs_may_not(server))
    assert said == "program: the host of this table does not let programs play"


async def seen_by_a_stranger(server: str) -> list[str]:
    visitor, guest = Visitor(server), Visitor(server)
    _, invite = await table_of(visitor, "leduc", OPEN)
    await guest.sit(invite, "Model", "llm:scripted")
    poster = await Visitor(server).ask(f"api/invites/{invite}")
    return [seat["program"] for seat in poster["seats"]]


def test_a_program_is_marked_as_what_it_is() -> None:
    with local_server() as server:
        assert asyncio.run(seen_by_a_stranger(server)) == ["", "llm:scripted"]


async def host_beside(server: str, made: asyncio.Future[str]) -> Frame:
    """A person who waits for the guest, begins, and plays what is first in the list."""
    visitor = Visitor(server)
    table, invite = await table_of(visitor, "leduc", OPEN)
    made.set_result(invite)
    chairs = Seat(visitor, await visitor.connect(table, "en"), "en")
    await chairs.until(
        lambda: chairs.gathering is not None and all(one.taken for one in chairs.gathering.seats)
    )
    await chairs.connection.send(Start("start"))
    seat = LiveSeat(visitor, table, AgentPlayer(First(), "host"), "en")
    await seat.play()
    await chairs.connection.close()
    return seat.frame


async def command_and_host(server: str, folder: Path) -> tuple[int, Frame]:
    made: asyncio.Future[str] = asyncio.get_running_loop().create_future()
    host = asyncio.create_task(host_beside(server, made))
    link = f"{server}/#/join/{await made}"
    words = ["sit", link, "--bot", "llm:scripted", "--transcripts", str(folder), "--lang", "en"]
    async with asyncio.timeout(120):
        code = await asyncio.to_thread(main, words)
        return code, await host


@pytest.mark.parametrize("answer", [call("play", move="1", reason="first"), text(move="1")])
def test_a_language_model_sits_down_by_a_command_and_leaves_its_prompts(
    answer: dict[str, Any],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    with local_server() as server, endpoint(lambda body: answer) as (address, heard):
        monkeypatch.setenv("UPRISING_LLM_URL", address)
        code, frame = asyncio.run(command_and_host(server, tmp_path))
    assert code == 0 and "llm:scripted sits down as scripted." in capsys.readouterr().out
    assert [seat.program for seat in frame.seats] == ["", "llm:scripted"]
    assert sorted(path.suffix for path in tmp_path.iterdir()) == [".jsonl", ".md", ".txt"]
    assert len(heard.bodies) > 0


def test_a_bot_of_the_servers_own_is_seated_by_the_host(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["sit", "http://127.0.0.1:9/#/join/x", "--bot", "heuristic", "--lang", "en"]) == 2
    assert "the host seats it" in capsys.readouterr().err
