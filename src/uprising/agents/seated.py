"""An agent at a table: asked, asked once more with the refusal, answered for, and reported."""

from __future__ import annotations

import logging
import time
from collections import Counter
from typing import Any

import msgspec

from uprising.kernel import Choice, Game, Move, Sight

from .asking import begin, question
from .protocol import Agent, Answer, Begin, End, Heard, Offered, Question, Usage, Utterance
from .reading import BadAnswer, move_of

RETRIES = 1
REASON = "why-agent"
log = logging.getLogger("uprising.agents")


class Trouble(Exception):
    """An agent that cannot answer now: `kind` is `late` or `crash`."""

    def __init__(self, kind: str, what: str) -> None:
        super().__init__(what)
        self.kind = kind


class Slip(msgspec.Struct, frozen=True):
    """An answer that was no use: `late`, `crash`, `nonsense` or `illegal`, and what was wrong.

    `decision` counts the seat's decisions from 0.
    """

    decision: int
    kind: str
    what: str


class Turn(msgspec.Struct, frozen=True):
    """One decision of an agent, for its transcript."""

    prompt: str
    rule: str
    table: tuple[str, ...]
    happened: tuple[str, ...]
    said: tuple[Heard, ...]
    options: int
    move: str
    reason: str
    words: tuple[Utterance, ...]
    beliefs: dict[str, dict[str, float]]
    by_default: bool
    slips: tuple[Slip, ...]
    usage: Usage
    seconds: float


class AgentPlayer:
    """An agent as a player among players: its protocol on one side, the table's on the other.

    Whatever it does, the table goes on: an answer that cannot be used is asked for once more, with
    what was wrong; after that the default move of the rules is played in its name.
    """

    def __init__(self, agent: Agent, name: str, lang: str = "en") -> None:
        self.agent = agent
        self.name = name
        self.lang = lang
        self.began: Begin | None = None
        self.told = 0  # events it has heard of
        self.heard: list[Heard] = []
        self.spoken: list[Utterance] = []
        self.offers: list[Offered] = []
        self.turns: list[Turn] = []
        self.tally: Counter[str] = Counter()  # offers made, met and taken

    def remembers(self, of: Game) -> bool:
        """It is told everything its seat has seen, in every game."""
        return True

    def choose(self, sight: Sight) -> Choice:
        if self.began is None:
            self.greet(sight)
        asked = question(sight, sight.seen[self.told :], self.heard, self.lang)
        self.told = len(sight.seen)
        self.heard = []
        slips: list[Slip] = []
        usage = Usage()
        start = time.monotonic()
        move, answer = None, Answer()
        for _ in range(1 + RETRIES):
            try:
                answer = self.decided(asked)
                usage += answer.usage
                move = move_of(answer, sight, self.lang)
                break
            except (BadAnswer, Trouble) as error:
                slips.append(Slip(len(self.turns), error.kind, str(error)))
                if error.kind == "late":
                    break
                asked = msgspec.structs.replace(asked, refused=str(error))
        played = move if move is not None else self.stand_in(sight)
        self.note(asked, sight.guess.text(played), answer, move is None, slips, usage, start)
        return Choice(played, REASON)

    def decided(self, asked: Question) -> Answer:
        """The agent's answer; anything it does wrong is `Trouble`."""
        try:
            answer = self.agent.decide(asked)
        except (Trouble, BadAnswer):
            raise
        except Exception as error:  # somebody else's code: the game goes on
            raise Trouble("crash", f"{type(error).__name__}: {error}") from error
        if not isinstance(answer, Answer):
            raise BadAnswer("nonsense", f"an answer is an Answer, not {type(answer).__name__}")
        return answer

    def greet(self, sight: Sight) -> None:
        self.began = begin(sight.guess, sight.seat, self.lang)
        self.tell("begin", self.began)

    def end(self, ending: End) -> None:
        """Tell the agent how it ended."""
        self.tell("end", ending)

    def tell(self, what: str, news: Begin | End) -> None:
        hears = getattr(self.agent, what, None)
        if hears is None:
            return
        try:
            hears(news)
        except Exception as error:
            log.info("%s: %s failed: %s", self.name, what, error)

    def stand_in(self, sight: Sight) -> Move[Any]:
        state = sight.guess.state
        return state.asker.default(state, sight.seat)

    def note(
        self,
        asked: Question,
        move: str,
        answer: Answer,
        by_default: bool,
        slips: list[Slip],
        usage: Usage,
        start: float,
    ) -> None:
        for slip in slips:
            log.info("%s, seat %d: %s: %s", self.name, asked.seat, slip.kind, slip.what)
        if not by_default:
            self.spoken += answer.say
            if answer.offer is not None:
                self.offers.append(answer.offer)
        self.turns.append(
            Turn(
                prompt=asked.prompt,
                rule=asked.rule,
                table=asked.table,
                happened=asked.happened,
                said=asked.said,
                options=len(asked.moves),
                move=move,
                reason=answer.reason,
                words=answer.say if not by_default else (),
                beliefs=answer.beliefs,
                by_default=by_default,
                slips=tuple(slips),
                usage=usage,
                seconds=time.monotonic() - start,
            )
        )

    @property
    def slips(self) -> list[Slip]:
        return [slip for turn in self.turns for slip in turn.slips]
