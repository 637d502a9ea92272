"""A language model as an agent: one conversation for each decision, and notes of its own."""

from __future__ import annotations

import time
from typing import Any

import msgspec

from uprising.agents import Answer, Begin, Question, Trouble, Usage
from uprising.texts import Clause
from uprising.texts.rulebook import read_clauses

from .answers import answer_of, said_in
from .endpoint import Endpoint, Reply
from .prompts import asked, system, tools
from .settings import Settings

MOST_CLAUSES = 12
NOTES_LENGTH = 2000


class Exchange(msgspec.Struct, frozen=True):
    """One request and what came back: everything that a reader needs to judge the answer."""

    decision: int
    messages: list[dict[str, Any]]
    text: str
    calls: list[dict[str, str]]
    usage: Usage
    seconds: float
    trouble: str = ""


class ModelAgent:
    """Asks a model. Every decision is a conversation of its own: the rules it looked up and the
    refusals it met are in it, and what it wants to keep goes into its notes."""

    def __init__(self, endpoint: Endpoint, settings: Settings) -> None:
        self.endpoint = endpoint
        self.settings = settings
        self.begun: Begin | None = None
        self.clauses: list[Clause] = []
        self.notes = ""
        self.spent = Usage()
        self.exchanges: list[Exchange] = []
        self.decisions = 0
        self.unasked: Question | None = None

    def begin(self, news: Begin) -> None:
        self.begun = news
        self.clauses = list(read_clauses(news.rules))
        self.notes = ""
        self.spent = Usage()
        self.exchanges = []
        self.decisions = 0
        self.unasked = None

    def decide(self, question: Question) -> Answer:
        assert self.begun is not None
        question = with_news_of(self.unasked, question)
        if not self.settings.forced and is_forced(question):
            self.unasked = question
            return Answer(question.moves[0].move, reason="the only move")
        self.unasked = None
        if not question.refused:
            self.decisions += 1
        before = self.spent
        messages: list[dict[str, Any]] = [
            {"role": "system", "content": system(self.begun, self.settings)},
            {"role": "user", "content": asked(question, self.notes, self.settings)},
        ]
        for lookup in range(self.settings.lookups + 1):
            reply = self.ask(messages)
            said, wanted = self.meaning(reply)
            if wanted and lookup < self.settings.lookups:
                messages += self.looked_up(reply, wanted)
                continue
            if said is None:
                return Answer(reason=reply.text[:NOTES_LENGTH], usage=self.since(before))
            if isinstance(said.get("notes"), str) and said["notes"].strip():
                self.notes = said["notes"].strip()[:NOTES_LENGTH]
            return answer_of(said, question, self.since(before))
        return Answer(reason="only looked up rules", usage=self.since(before))

    def since(self, before: Usage) -> Usage:
        now = self.spent
        return Usage(
            now.calls - before.calls,
            now.prompt_tokens - before.prompt_tokens,
            now.answer_tokens - before.answer_tokens,
        )

    def ask(self, messages: list[dict[str, Any]]) -> Reply:
        """One request within the budgets, kept word for word."""
        self.check_budgets()
        limits: dict[str, Any] = {}
        if self.settings.temperature >= 0:
            limits["temperature"] = self.settings.temperature
        if self.settings.answer_tokens:
            limits["max_tokens"] = self.settings.answer_tokens
        start = time.monotonic()
        try:
            given = tools(self.settings) if self.settings.tools else ()
            reply = self.endpoint.chat(messages, given, **limits)
        except Trouble as trouble:
            self.spent += Usage(1)
            self.keep(messages, Reply("", (), Usage(1)), start, str(trouble))
            raise
        self.spent += reply.usage
        self.keep(messages, reply, start, "")
        return reply

    def check_budgets(self) -> None:
        tokens = self.spent.prompt_tokens + self.spent.answer_tokens
        if tokens >= self.settings.tokens:
            raise Trouble("late", f"the budget of {self.settings.tokens} tokens is spent")
        if self.spent.calls >= self.settings.calls:
            raise Trouble("late", f"the budget of {self.settings.calls} calls is spent")

    def keep(self, messages: list[dict[str, Any]], reply: Reply, start: float, why: str) -> None:
        calls = [{"name": call.name, "arguments": call.arguments} for call in reply.calls]
        seconds = round(time.monotonic() - start, 3)
        self.exchanges.append(
            Exchange(
                self.decisions - 1, list(messages), reply.text, calls, reply.usage, seconds, why
            )
        )

    def meaning(self, reply: Reply) -> tuple[dict[str, Any] | None, str]:
        """The fields of an answer, or what is to be looked up."""
        for call in reply.calls:
            said = said_in(call.arguments)
            if call.name == "rules" and said is not None:
                return None, str(said.get("about", ""))
            if call.name == "play":
                return said, ""
        said = said_in(reply.text)
        if said is not None and isinstance(said.get("rules"), str) and not said.get("move"):
            return said, said["rules"]
        return said, ""

    def looked_up(self, reply: Reply, about: str) -> list[dict[str, Any]]:
        """The conversation goes on with the clauses that were asked for."""
        found = "\n".join(self.rules_about(about)) or f"There is nothing about {about!r}."
        if not reply.calls:
            return [
                {"role": "assistant", "content": reply.text},
                {"role": "user", "content": found},
            ]
        call = reply.calls[0]
        called = {"name": call.name, "arguments": call.arguments}
        return [
            {
                "role": "assistant",
                "content": reply.text,
                "tool_calls": [{"id": call.id, "type": "function", "function": called}],
            },
            {"role": "tool", "tool_call_id": call.id, "content": found},
        ]

    def rules_about(self, about: str) -> list[str]:
        """Clauses by their ID or words; of a chapter's title, the clauses under it."""
        wanted = about.strip().lower()
        found = [
            one
            for one in self.clauses
            if one.id.lower().startswith(wanted) or wanted in one.text.lower()
        ]
        return [f"{one.id}: {one.text}" for one in (found or self.chapter(wanted))[:MOST_CLAUSES]]

    def chapter(self, title: str) -> list[Clause]:
        assert self.begun is not None
        for part in self.begun.rules.split("\n## ")[1:]:
            head, _, body = part.partition("\n")
            if title and title in head.lower():
                return list(read_clauses(body))
        return []


def is_forced(question: Question) -> bool:
    """Whether there is one thing to do and no other."""
    return len(question.moves) == 1 and not question.forms and not question.free


def with_news_of(before: Question | None, now: Question) -> Question:
    """A question together with what happened before one that was not put."""
    if before is None:
        return now
    happened, said = (*before.happened, *now.happened), (*before.said, *now.said)
    return msgspec.structs.replace(now, happened=happened, said=said)
