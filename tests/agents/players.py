"""Agents that tests name by `tests.agents.players:…`: good, silly, broken and slow ones."""

from __future__ import annotations

import time

from uprising.agents import Answer, Begin, End, Question, Utterance
from uprising.kernel import Choice, Sight


class First:
    """The first listed move, always with a reason and a word."""

    def __init__(self) -> None:
        self.began: list[Begin] = []
        self.ended: list[End] = []

    def begin(self, news: Begin) -> None:
        self.began.append(news)

    def decide(self, question: Question) -> Answer:
        return Answer(
            question.moves[0].move,
            reason="it stands first",
            say=(Utterance(f"I am {question.me}"),),
        )

    def end(self, news: End) -> None:
        self.ended.append(news)


class Illegal:
    """Tries what is not listed; learns from the refusal."""

    def decide(self, question: Question) -> Answer:
        if question.refused:
            return Answer(question.moves[-1].move, reason=question.refused)
        return Answer("fold" if question.game == "leduc" else "place a1")


class Nonsense:
    def decide(self, question: Question) -> Answer:
        return Answer("dance on the table")


class Crash:
    def decide(self, question: Question) -> Answer:
        raise RuntimeError("I fell over")


class Exit:
    """Ends its whole process."""

    def decide(self, question: Question) -> Answer:
        raise SystemExit(3)


class Slow:
    def decide(self, question: Question) -> Answer:
        time.sleep(60)
        return Answer(question.moves[0].move)


class Bot:
    """A player of the kernel's own kind."""

    def choose(self, sight: Sight) -> Choice:
        return Choice(sight.ask.moves[0], "why-agent")


def broken() -> object:
    raise ValueError("no licence")


def nothing() -> object:
    return object()
