"""Agents are plug-ins: found by name, asked in plain data, answered for when they fail."""

import json
import sys
from pathlib import Path

import msgspec
import pytest

import uprising
from tests.agents.players import Crash, First, Illegal, Nonsense
from tests.cli.conftest import Run
from tests.project import games
from uprising.agents import (
    Agent,
    AgentPlayer,
    Answer,
    Offered,
    Question,
    Utterance,
    play_seated,
    player,
)  # fmt: skip
from uprising.agents.asking import table_lines, words_of
from uprising.agents.child import ChildAgent, command_for
from uprising.bots import BadBot, RandomBot, bot, play_match
from uprising.kernel import Player, Table

HERE = "tests.agents.players"


def against_random(agent: Agent, game: str = "leduc", seed: int = 1) -> tuple[Table, AgentPlayer]:
    seat = AgentPlayer(agent, "it")
    others = [RandomBot() for _ in range(uprising.game(game).seats[0] - 1)]
    players: list[Player] = [seat, *others]
    return play_seated(uprising.game(game), players, seed, {}), seat


def test_an_agent_is_told_the_beginning_every_question_and_the_end() -> None:
    agent = First()
    table, seat = against_random(agent, "robot_rise")
    [began], [ended] = agent.began, agent.ended
    assert began.names == table.names and "**RISE-" in began.rules
    assert table.outcome is not None and ended.winners == table.outcome.winners
    assert len(seat.turns) > 3 and not seat.slips
    assert all(turn.move and turn.reason == "it stands first" for turn in seat.turns)


class Listening:
    """Keeps its questions and plays the last move."""

    def __init__(self) -> None:
        self.asked: list[Question] = []

    def decide(self, question: Question) -> Answer:
        self.asked.append(question)
        return Answer(question.moves[-1].move)


def test_every_event_is_told_once_and_in_words() -> None:
    agent = Listening()
    against_random(agent, "robot_rise")
    told = [line for question in agent.asked for line in question.happened]
    assert len(told) > 10 and all(line.strip() for line in told)
    assert agent.asked[0].happened and agent.asked[1].happened != agent.asked[0].happened


def test_cards_come_with_their_effects_and_moves_with_names() -> None:
    agent = Listening()
    against_random(agent, "robot_rise")
    table = "\n".join(line for question in agent.asked for line in question.table)
    assert "nuke = Nuke: " in table
    moves = [one.move for question in agent.asked for one in question.moves]
    assert any(" p2" in move for move in moves) and not any("@" in move for move in moves)


def test_the_view_of_an_agent_is_that_of_its_seat() -> None:
    agent = Listening()
    against_random(agent, "leduc")
    mine, other = agent.asked[0].view["hands"]
    assert mine is not None and other is None


def test_an_illegal_answer_is_asked_for_once_more_with_its_rule() -> None:
    table, seat = against_random(Illegal())
    first = seat.turns[0]
    assert [slip.kind for slip in first.slips] == ["illegal"]
    assert "[LEDUC-BET-2]" in first.slips[0].what
    assert not first.by_default and "LEDUC-BET-2" in first.reason
    assert table.outcome is not None


@pytest.mark.parametrize(("agent", "kind"), [(Nonsense(), "nonsense"), (Crash(), "crash")])
def test_who_never_gives_a_move_is_answered_for_by_the_default(agent: Agent, kind: str) -> None:
    table, seat = against_random(agent)
    assert table.outcome is not None
    assert {slip.kind for slip in seat.slips} == {kind}
    assert all(turn.by_default and len(turn.slips) == 2 for turn in seat.turns)


def test_a_child_plays_the_same_game_as_the_agent_in_process() -> None:
    alone, _ = against_random(First(), "robot_rise", 5)
    child, seat = against_random(ChildAgent(command_for(f"{HERE}:First")), "robot_rise", 5)
    assert child.record() == alone.record() and not seat.slips


@pytest.mark.slow
def test_a_child_that_ends_is_started_again() -> None:
    table, seat = against_random(ChildAgent(command_for(f"{HERE}:Exit")))
    assert table.outcome is not None
    assert {slip.kind for slip in seat.slips} == {"crash"}


def test_a_child_that_stalls_is_late_and_the_game_goes_on() -> None:
    agent = ChildAgent(command_for(f"{HERE}:Slow"), seconds=0.2)
    table, seat = against_random(agent)
    assert table.outcome is not None
    assert {slip.kind for slip in seat.slips} == {"late"} and seat.turns[0].by_default


def test_any_program_may_play(tmp_path: Path) -> None:
    program = tmp_path / "bot.py"
    program.write_text(
        "import json, sys\n"
        "for line in sys.stdin:\n"
        "    news = json.loads(line)\n"
        "    if news['type'] == 'question':\n"
        "        move = news['moves'][0]['move']\n"
        "        print(json.dumps({'type': 'answer', 'move': move}), flush=True)\n"
    )
    found = player(f"exec:{sys.executable} {program}")
    assert isinstance(found, AgentPlayer)
    table = play_seated(uprising.game("leduc"), [found, RandomBot()], 2, {})
    assert table.outcome is not None and not found.slips


def test_words_are_heard_by_the_others_as_far_as_the_game_lets_people_talk() -> None:
    class Mute(Listening):
        pass

    for game, heard in (("robot_rise", True), ("fully_automated_union", False)):
        agent, of = Mute(), uprising.game(game)
        seats = [AgentPlayer(First(), "first"), AgentPlayer(agent, "mute")]
        play_seated(of, [*seats, *[bot("heuristic")] * (of.seats[1] - 2)], 3, {})
        said = {one.text for question in agent.asked for one in question.said}
        assert said == ({"I am p1"} if heard else set())


def test_a_listed_phrase_is_said_by_its_key_and_heard_in_words() -> None:
    class Talker(Listening):
        def decide(self, question: Question) -> Answer:
            super().decide(question)
            about = [key for key in question.speech.phrases if key.startswith("say-robot-to ")]
            say = tuple(Utterance(key) for key in ("say-thanks", "say-what-i-like", *about[:1]))
            return Answer(question.moves[0].move, say=say)

    of, agents = uprising.game("fully_automated_union"), [Talker(), Talker()]
    play_seated(of, [AgentPlayer(one, "talker") for one in agents], 3, {})
    said = {one.text for question in agents[1].asked for one in question.said}
    assert "Thank you" in said and said - {"Thank you"} <= {
        f"Let p{n} have it" for n in (1, 2, 3, 4)
    }
    told = [dict(zip(q.speech.phrases, q.speech.words, strict=True)) for q in agents[0].asked]
    assert told[0]["say-thanks"] == "Thank you"


@pytest.mark.parametrize("game", games())
def test_a_question_reads_the_same_in_process_and_as_json(game: str) -> None:
    agent, of = Listening(), uprising.game(game)
    seats = next(count for count in of.seats if count > 1)
    play_seated(of, [AgentPlayer(agent, "a"), *[bot("random")] * (seats - 1)], 4, {})
    words = words_of(of)
    for question in agent.asked:
        sent = msgspec.json.decode(msgspec.json.encode(question))
        assert table_lines(sent["view"], words, question.names, question.moves) == question.table
        assert not any(line.endswith((" ", " ;")) for line in question.table)


def test_without_agents_nothing_changes() -> None:
    of = uprising.game("robot_rise")
    players = [bot("heuristic")] * 3
    assert play_seated(of, players, 1, {}).record() == play_match(of, players, 1, {}).record()


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("genius", "there is no 'genius'"),
        ("no.such.module:Agent", "cannot be loaded: ModuleNotFoundError"),
        (f"{HERE}:Nobody", "cannot be loaded: AttributeError"),
        (f"{HERE}:broken", "cannot be made: ValueError: no licence"),
        (f"{HERE}:nothing", "has no decide and no choose"),
        ("module:", "is not like package.module:factory"),
    ],
)
def test_a_name_that_means_nobody_is_said_in_one_line(name: str, problem: str) -> None:
    with pytest.raises(BadBot, match=problem.replace(".", r"\.")) as raised:
        player(name)
    assert len(str(raised.value).splitlines()) == 1


def test_plug_ins_play_wherever_a_bot_is_named(run: Run) -> None:
    arena = run("arena", "leduc", "--bots", f"{HERE}:First,random", "--games", "4", "--json")
    assert arena.code == 0, arena.err
    assert f"{HERE}:First" in json.loads(arena.out)["bots"]
    words = ["simulate", "leduc", "--bots", f"{HERE}:Bot,child:{HERE}:First", "--games", "4"]
    assert run(*words, "--json").code == 0


def test_an_entry_point_is_a_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    info = tmp_path / "stars-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: stars\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[uprising.bots]\nstar = {HERE}:First\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    found = player("star")
    assert isinstance(found, AgentPlayer) and isinstance(found.agent, First)


def test_a_bot_named_several_times_meets_all_its_twins(run: Run) -> None:
    words = ["arena", "leduc", "--bots", "heuristic,random,random,random", "--games", "2"]
    done = run(*words, "--json")
    assert done.code == 0, done.err
    assert json.loads(done.out)["bots"] == ["heuristic", "random", "random'", "random''"]


class Trader(Listening):
    """Offers one influence for a token at every turn, and accepts whatever it is offered."""

    def decide(self, question: Question) -> Answer:
        if question.default == "refuse":
            self.asked.append(question)
            return Answer("accept")
        other = next(name for name in question.names if name != question.me)
        offer = Offered(other, f"gift {other} influence 1", f"gift {question.me} token 1", "fair")
        return Answer(question.moves[0].move, offer=offer)


def test_an_offer_of_free_moves_is_carried_out_when_it_is_accepted() -> None:
    one, two = Trader(), Trader()
    seats = [AgentPlayer(one, "one"), AgentPlayer(two, "two")]
    table = play_seated(uprising.game("evil_robots"), [*seats, bot("heuristic")], 4, {})
    said = [said.text for line in table.lines for said in line]
    gifts = [text for text in said if text.startswith("gift ")]
    assert any(" influence 1" in text for text in gifts) and any(
        " token 1" in text for text in gifts
    )
    assert seats[0].tally["offered"] >= seats[0].tally["accepted"] > 0
    assert seats[1].tally["taken"] > 0
    assert any("p1 offers you a deal" in question.prompt for question in two.asked)
    assert uprising.replay(table.record()).record() == table.record()


def test_a_bot_answers_an_offer_too() -> None:
    seat = AgentPlayer(Trader(), "one")
    others = [bot("heuristic")] * 2
    play_seated(uprising.game("evil_robots"), [seat, *others], 4, {})
    assert seat.tally["offered"] > 0
