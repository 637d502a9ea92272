"""A language model at the table, against a scripted endpoint on loopback."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

import uprising
from tests.llm.endpoint import Heard, Script, call, endpoint, text
from uprising.agents import AgentPlayer, play_seated, player
from uprising.bots import BadBot, RandomBot, bot
from uprising.kernel import Player, Table
from uprising.llm import BadSettings, Endpoint, ModelAgent, NoEndpoint, Settings, read_settings
from uprising.llm.answers import said_in

SIX = (
    "evil_robots", "fully_automated_bosses", "fully_automated_union", "patriot", "robot_rise",
    "robotariat",
)  # fmt: skip


def played(
    script: Script, game: str = "leduc", seed: int = 1, key: str = "", **settings: Any
) -> tuple[Table, AgentPlayer, ModelAgent, Heard]:
    """One game of a model against others, and everything that was said."""
    of = uprising.game(game)
    with endpoint(script) as (address, heard):
        asked = Settings("scripted", **{"seconds": 5.0, **settings})
        agent = ModelAgent(Endpoint(address, "scripted", key, asked.seconds), asked)
        seat = AgentPlayer(agent, "llm:scripted")
        others = [bot("heuristic") if of.bot.has_advice else RandomBot()]
        players: list[Player] = [seat, *others * (of.seats[0] - 1)]
        table = play_seated(of, players, seed, {})
    assert table.outcome is not None
    return table, seat, agent, heard


def test_a_model_that_calls_tools_plays_a_game() -> None:
    _, seat, _, heard = played(lambda body: call("play", move="1", reason="first", notes="n1"))
    assert not seat.slips and seat.turns[0].reason == "first"
    assert {tool["function"]["name"] for tool in heard.bodies[0]["tools"]} == {"play", "rules"}
    assert seat.turns[0].usage.prompt_tokens == 100


def test_a_model_that_writes_text_plays_a_game() -> None:
    _, seat, _, heard = played(lambda body: text(move=1), tools=False)
    assert not seat.slips and "tools" not in heard.bodies[0]
    assert "Answer with one JSON object" in heard.bodies[0]["messages"][0]["content"]


@pytest.mark.slow
@pytest.mark.parametrize("game", SIX)
def test_every_game_can_be_played_from_the_prompt_alone(game: str) -> None:
    _, seat, _, heard = played(lambda body: text(move="1"), game, tools=False, calls=25)
    assert {slip.kind for slip in seat.slips} <= {"late"}  # the budget of calls
    assert max(len(prompt) for prompt in heard.prompts) < 12_000


def test_the_prompt_holds_the_table_the_cards_the_question_and_numbered_moves() -> None:
    _, _, _, heard = played(lambda body: text(move="1"), "robot_rise", tools=False)
    prompt = "\n".join(heard.prompts)
    assert "What you see" in prompt and "nuke = Nuke: " in prompt
    assert re.search(r"Question \[RISE-[A-Z]+-\d+", prompt)
    assert re.search(r"\n1\. \w+", prompt)


@pytest.mark.parametrize(("moves", "listed", "counted"), [("count", 0, 1), ("none", 0, 0)])
def test_listing_the_legal_moves_is_a_switch(moves: str, listed: int, counted: int) -> None:
    _, _, _, heard = played(lambda body: text(move="call"), tools=False, moves=moves)
    prompt = heard.prompts[0]
    assert prompt.count("Legal moves:") == listed and prompt.count("legal moves;") == counted
    assert "A move begins with one of: call, raise" in prompt


def test_a_question_with_one_move_only_need_not_be_put() -> None:
    def script(body: dict[str, Any]) -> Any:
        return text(move="1")

    game = "fully_automated_bosses"
    _, seat, _, heard = played(script, game, tools=False)
    _, same, _, fewer = played(script, game, tools=False, forced=False)
    assert [turn.move for turn in same.turns] == [turn.move for turn in seat.turns]
    assert 2 * len(fewer.bodies) < len(heard.bodies) == len(seat.turns)
    told, anyhow = (
        [line for prompt in one.prompts for line in prompt.splitlines() if line.startswith("- ")]
        for one in (fewer, heard)
    )
    assert told == anyhow[: len(told)] and len(told) > len(anyhow) - 20


def test_a_refused_move_is_tried_once_more_with_the_rule() -> None:
    def script(body: dict[str, Any]) -> Any:
        refused = "refused" in body["messages"][1]["content"]
        return text(move="call" if refused else "fold")

    _, seat, _, heard = played(script, tools=False)
    first = seat.turns[0]
    assert [slip.kind for slip in first.slips] == ["illegal"] and not first.by_default
    assert "LEDUC-BET-2" in heard.prompts[1] and first.usage.calls == 2


def test_after_a_second_useless_answer_the_default_is_played() -> None:
    _, seat, _, _ = played(lambda body: text(move="dance"), tools=False)
    assert all(turn.by_default and len(turn.slips) == 2 for turn in seat.turns)


@pytest.mark.parametrize(
    ("answer", "kind"),
    [
        ({"content": "I would raise, or maybe call."}, "nonsense"),
        ({"content": '{"move": "call"'}, "nonsense"),
        ({"content": '{"move": "call"} no, {"move": "raise"}'}, "nonsense"),
        (b"{not json", "crash"),
        (b'{"choices": []}', "crash"),
        (400, "crash"),
        (0.0, "crash"),
    ],
)
def test_a_bad_answer_is_never_taken_for_a_move(answer: Any, kind: str) -> None:
    _, seat, agent, _ = played(lambda body: answer, tools=False)
    assert {slip.kind for slip in seat.slips} == {kind}
    assert all(turn.by_default for turn in seat.turns)
    assert len(agent.exchanges) == 2 * len(seat.turns)


def test_a_slow_endpoint_is_late_and_not_asked_again() -> None:
    _, seat, agent, _ = played(lambda body: 3.0, seconds=0.1)
    assert {slip.kind for slip in seat.slips} == {"late"}
    assert len(agent.exchanges) == len(seat.turns)
    assert "no answer within 0.1 seconds" in agent.exchanges[0].trouble


def test_an_answer_that_comes_in_drops_is_late_as_well() -> None:
    _, seat, agent, _ = played(lambda body: [b" "] * 400, seconds=0.2)
    assert {slip.kind for slip in seat.slips} == {"late"}
    assert max(one.seconds for one in agent.exchanges) < 5


def test_a_busy_endpoint_is_asked_once_more() -> None:
    answers: list[Any] = [503, *[text(move="1")] * 50]
    _, seat, _, _ = played(lambda body: answers.pop(0), tools=False)
    assert not seat.slips


def test_an_endpoint_that_is_not_there_loses_no_game() -> None:
    agent = ModelAgent(Endpoint("http://127.0.0.1:9/v1", "m", seconds=1), Settings("m"))
    seat = AgentPlayer(agent, "llm:m")
    table = play_seated(uprising.game("leduc"), [seat, RandomBot()], 1, {})
    assert table.outcome is not None and seat.turns[0].by_default


def test_budgets_in_calls_and_tokens_are_kept() -> None:
    for calls, tokens in ((1, 10_000), (10, 100)):
        _, seat, agent, heard = played(
            lambda body: text(move="1"), tools=False, calls=calls, tokens=tokens
        )
        assert len(heard.bodies) == 1 and agent.spent.calls == 1
        late = [slip for slip in seat.slips if "budget" in slip.what]
        assert len(late) == len(seat.turns) - 1 >= 0


@pytest.mark.parametrize("tools", [True, False])
def test_rules_are_read_on_request(tools: bool) -> None:
    def script(body: dict[str, Any]) -> Any:
        if len(body["messages"]) == 2:
            return call("rules", about="LEDUC-BET") if tools else text(rules="LEDUC-BET")
        assert "LEDUC-BET-2: " in body["messages"][-1]["content"]
        return call("play", move="1") if tools else text(move="1")

    _, seat, _, heard = played(script, tools=tools)
    assert not seat.slips and len(heard.bodies) == 2 * len(seat.turns)


def test_notes_are_its_own_memory() -> None:
    count = iter(range(100))
    _, _, _, heard = played(lambda b: text(move="1", notes=f"note {next(count)}"), tools=False)
    assert "Your notes:" not in heard.prompts[0]
    assert "Your notes:\nnote 0" in heard.prompts[1]


def test_models_talk_and_hear_each_other() -> None:
    def script(body: dict[str, Any]) -> Any:
        return text(move="1", say="I am a friend")

    of = uprising.game("robot_rise")
    with endpoint(script) as (address, heard):
        settings = Settings("m", tools=False)
        agents = [ModelAgent(Endpoint(address, "m"), settings) for _ in range(2)]
        play_seated(of, [AgentPlayer(agent, "m") for agent in agents], 1, {})
    assert any("p1: 'I am a friend'" in prompt for prompt in heard.prompts)


def test_every_prompt_answer_and_cost_is_kept_and_the_key_is_not() -> None:
    _, seat, agent, heard = played(lambda b: text(move="1"), tools=False, key="secret-key")
    assert heard.keys[0] == "Bearer secret-key"
    kept = json.dumps([str(exchange) for exchange in agent.exchanges])
    assert "What you see" in kept and '\\"move\\"' in kept and "secret-key" not in kept
    assert len(agent.exchanges) == len(seat.turns)


def test_beliefs_are_asked_for_where_that_is_wanted() -> None:
    said = {"p2": {"startupper": 0.7, "prolet": 0.3}}
    _, seat, _, heard = played(
        lambda b: text(move="1", beliefs=said), "fully_automated_bosses", tools=False,
        beliefs=True, calls=5,
    )  # fmt: skip
    assert seat.turns[0].beliefs == said
    assert "Parts that players may have: " in heard.bodies[0]["messages"][0]["content"]


def test_nothing_is_sent_unless_the_environment_says_where(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delenv("UPRISING_LLM_URL", raising=False)
    with pytest.raises(BadBot, match="UPRISING_LLM_URL is not set"):
        player("llm:some-model")
    monkeypatch.setenv("UPRISING_LLM_URL", "http://127.0.0.1:1/v1")
    found = player("llm:some-model?moves=none&tools=off")
    assert isinstance(found, AgentPlayer) and isinstance(found.agent, ModelAgent)
    assert found.agent.settings == Settings("some-model", moves="none", tools=False)


def test_a_key_is_not_sent_in_the_clear() -> None:
    with pytest.raises(NoEndpoint, match="https"):
        Endpoint("http://models.example/v1", "m", "key")
    with pytest.raises(NoEndpoint, match="must be like"):
        Endpoint("models.example", "m")


@pytest.mark.parametrize(
    ("asked", "problem"),
    [
        ("", "name a model"),
        ("m?mood=good", "no setting 'mood'"),
        ("m?moves=some", "moves must be one of list, count, none"),
        ("m?calls=many", "calls"),
    ],
)
def test_a_setting_that_cannot_be_is_named(asked: str, problem: str) -> None:
    with pytest.raises(BadSettings, match=problem):
        read_settings(asked)


def test_an_object_is_read_out_of_words_around_it() -> None:
    assert said_in('Well: {"move": "1"} it is.') == {"move": "1"}
    assert said_in('{"move": "1"} and again {"move": "1"}') == {"move": "1"}
    assert said_in("no object {here}") is None


@pytest.mark.soak
@pytest.mark.parametrize("game", SIX)
def test_fifty_games_of_each_rule_set_without_a_fault(game: str) -> None:
    for seed in range(50):
        _, seat, _, _ = played(
            lambda b: text(move=str(1 + len(b["messages"][1]["content"]) % 3)), game, seed,
            tools=False, tokens=10**9, calls=10**6,
        )  # fmt: skip
        assert not [slip for slip in seat.slips if slip.kind in ("crash", "late")]
