"""Kaggle's environments: every game as `uprising_KEY`, and a harness for language models.

    from kaggle_environments import make
    from kaggle_environments.core_harness import create_agent_fn
    from uprising.adapters.kaggle_env import Harness, register

    register()
    env = make("uprising_robot_rise", configuration={"seed": 7})
    env.run([create_agent_fn(Harness()), "first", "first"])

An agent is active when its seat decides; its action is the text of its answer.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from uprising.adapters import require

require("kaggle_environments", "kaggle")

from kaggle_environments.core import register as register_environment  # noqa: E402
from kaggle_environments.core_harness import ParseResult  # noqa: E402

from uprising.adapters.dialogue import Dialogue  # noqa: E402
from uprising.kernel import Game, games  # noqa: E402
from uprising.kernel import game as game_of  # noqa: E402
from uprising.texts import catalogue  # noqa: E402

WON, LOST = 1, -1
LONGEST_GAME = 100_000
TEXT = {"type": "string", "default": ""}
ANSWER = {"type": ["string", "object"], "default": ""}


def specification(of: Game) -> dict[str, Any]:
    words = catalogue(of.key, "en", of.folder)
    return {
        "name": f"uprising_{of.key}",
        "title": words.say("game-title"),
        "description": words.say("game-tagline"),
        "version": f"{of.version}.0.0",
        "agents": list(of.seats),
        "configuration": {
            "episodeSteps": LONGEST_GAME,
            "seed": {"description": "Of the deal.", "type": "integer", "default": 0},
            "freeForm": {"description": "No list.", "type": "boolean", "default": True},
            "options": {"description": "Of the game.", "type": "object", "default": {}},
        },
        "reward": {"description": "1 = won, -1 = lost", "enum": [LOST, 0, WON], "default": 0},
        "observation": {
            "system": {"description": "Who the seat is and how it answers.", **TEXT},
            "prompt": {"description": "What it sees and is asked.", **TEXT},
            "refused": {"description": "Why its last answer was refused.", **TEXT},
            "playerId": {"description": "The seat.", "type": "integer", "default": 0},
            "currentPlayer": {"description": "Who decides.", "type": "integer", "default": 0},
            "isTerminal": {"description": "It is over.", "type": "boolean", "default": False},
        },
        "action": {"description": "The text of an answer.", **ANSWER},
    }


def interpreter(key: str) -> Callable[[list[Any], Any], list[Any]]:
    """Takes the answer of the seat that decides, and shows the next seat its question."""

    def interpreted(state: list[Any], env: Any) -> list[Any]:
        if env.done:
            wanted, seats = env.configuration, len(state)
            options = dict(wanted.options)
            env.dialogue = Dialogue(key, wanted.seed, seats, range(seats), options=options)
            return shown(state, env.dialogue, "")
        turn = env.dialogue.next_turn()
        assert turn is not None
        return shown(state, env.dialogue, env.dialogue.reply(text_of(state[turn[0]].action)))

    return interpreted


def text_of(action: Any) -> str:
    """An agent's action, alone or in what Kaggle's harness wraps around it."""
    if isinstance(action, Mapping):
        action = action.get("submission")
    return action if isinstance(action, str) else ""


def shown(state: list[Any], dialogue: Dialogue, refused: str) -> list[Any]:
    turn = dialogue.next_turn()
    for seat, agent in enumerate(state):
        mine = turn is not None and turn[0] == seat
        seen = agent.observation
        seen.playerId = seat
        seen.currentPlayer = turn[0] if turn is not None else -1
        seen.isTerminal = turn is None
        seen.system = dialogue.system(seat)
        seen.prompt = turn[1] if turn is not None and mine else ""
        seen.refused = refused if mine else ""
        agent.status = "DONE" if turn is None else "ACTIVE" if mine else "INACTIVE"
        if turn is None:
            found = dialogue.result(seat)
            agent.reward = WON if found.won else LOST
            agent.info = {"score": found.score, "part": found.part, "defaults": found.defaults}
    return state


def first(observation: Any, configuration: Any) -> str:
    """Plays whatever is listed first."""
    return json.dumps({"move": "1"})


class Harness:
    """What Kaggle's runner of language models asks of a game; answers are free text."""

    def get_legal_moves(self, observation: Mapping[str, Any]) -> dict[int, str] | None:
        return None

    def make_prompt(
        self,
        observation: Mapping[str, Any],
        move_history: list[str],
        previous_response: str | None = None,
        previous_action: str | None = None,
    ) -> str:
        return f"{observation['system']}\n\n{observation['prompt']}"

    def parse_response(
        self,
        response: str,
        legal_action_strings: Sequence[str] | None,
        *,
        observation: Mapping[str, Any],
    ) -> Any:
        """The table reads the answer, and refuses it by the rule."""
        return ParseResult(legal_action=None, raw_action=response, submission=response)


def register() -> None:
    """Make every installed game known to Kaggle's environments, as `uprising_KEY`."""
    for key in games():
        register_environment(
            f"uprising_{key}",
            {
                "specification": specification(game_of(key)),
                "interpreter": interpreter(key),
                "renderer": lambda state, env: str(env.dialogue.table.record()),
                "html_renderer": lambda: "",
                "agents": {"first": first},
            },
        )
