"""About what a contest with agents will cost, before anything is asked of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import msgspec

from uprising.agents import AgentPlayer, Answer, Question, play_seated
from uprising.kernel import Player, game

from .arena import Contest
from .entrants import entrant, is_agent

SAMPLE: Final = 2  # games that are played with a stand-in
PER_TOKEN: Final = 4  # characters
BESIDES: Final = 500  # tokens of a prompt that do not hang on the position
ANSWERED: Final = 80  # tokens of an answer


@dataclass(frozen=True)
class Estimate:
    """`games` in which agents sit, the decisions they will take, the tokens these may need."""

    games: int
    decisions: int
    prompt_tokens: int
    answer_tokens: int

    def price(self, per_million: tuple[float, float]) -> float:
        """In the currency of the two prices, for a million tokens of prompts and of answers."""
        sent, answered = per_million
        return (self.prompt_tokens * sent + self.answer_tokens * answered) / 1_000_000


class Meter:
    """Counts what it is asked, and plays what a hash of the question says."""

    def __init__(self) -> None:
        self.decisions = 0
        self.tokens = 0

    def decide(self, question: Question) -> Answer:
        self.decisions += 1
        shown = msgspec.structs.replace(question, view=None)
        self.tokens += len(msgspec.json.encode(shown)) // PER_TOKEN + BESIDES
        return Answer(question.moves[7 * self.decisions % len(question.moves)].move)


def estimate(contest: Contest) -> Estimate:
    """From a few games of every table at which an agent sits, with a stand-in for the agent."""
    of = game(contest.game)
    agents = {name for name in contest.bots if is_agent(name)}
    tables = [lineup for lineup in contest.lineups() if agents & {*lineup}]
    decisions = tokens = 0
    sampled = tables[:: max(1, len(tables) // SAMPLE)]
    for number, lineup in enumerate(sampled):
        meters = [Meter() if name in agents else None for name in lineup]
        players: list[Player] = [
            entrant("heuristic" if of.bot.has_advice else "random")
            if meter is None
            else AgentPlayer(meter, "stand-in")
            for meter in meters
        ]
        play_seated(of, players, f"estimate {number}", contest.options)
        decisions += sum(meter.decisions for meter in meters if meter)
        tokens += sum(meter.tokens for meter in meters if meter)
    games = len(tables) * contest.deals
    share = games / max(1, len(sampled))
    asked = round(decisions * share)
    return Estimate(games, asked, round(tokens * share), asked * ANSWERED)
