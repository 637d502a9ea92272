"""What an agent is told and what it answers: plain data, the same in process and as JSON lines.

An agent is anything with `decide(question) -> answer`. It sees what a person in its seat could see
and nothing else. `begin` and `end` are optional: an agent that has them is told when a game starts
and how it ended.
"""

from __future__ import annotations

from typing import Any, Protocol, runtime_checkable

import msgspec


class Begin(msgspec.Struct, frozen=True, tag="begin"):
    """A game begins. `rules` is the whole rulebook in Markdown, clause by clause."""

    game: str
    title: str
    seat: int
    names: tuple[str, ...]
    options: dict[str, Any]
    rules: str
    parts: tuple[str, ...] = ()
    """The parts (roles, sides, secret goals) that seats may have, where the game has some."""
    about: tuple[str, ...] = ()
    """The game in a minute, and what was chosen for this table, a sentence each."""


class Listed(msgspec.Struct, frozen=True):
    """A legal move: its text as records write it, and its words."""

    move: str
    words: str


class FormAsked(msgspec.Struct, frozen=True):
    """A family of moves too large to list, as fields to fill in."""

    form: str
    words: str
    fields: tuple[dict[str, Any], ...]


class Heard(msgspec.Struct, frozen=True):
    """Somebody said something; `private`: to me alone."""

    who: str
    text: str
    private: bool = False


class Speech(msgspec.Struct, frozen=True):
    """What I may say now: free text to all, to some alone, or listed phrases only."""

    free: bool = False
    private: tuple[str, ...] = ()
    phrases: tuple[str, ...] = ()
    """By their keys; `words` are what they say, in the same order."""
    words: tuple[str, ...] = ()


class Question(msgspec.Struct, frozen=True, tag="question"):
    """What I see, what I am asked and what was said.

    view       what the seat sees, as the game declares it
    table      the same in few words, with the effects of the cards in it
    happened   what was told to this seat since its last question, a sentence each
    said       what was said to it since then
    prompt     the question, and `rule` the clause behind it
    moves      the legal answers (of a question with forms, some of them)
    free       what else may be done now although nobody asks
    default    what is played if nothing usable comes
    refused    why the answer before this one was refused; empty at first
    seconds    how long there is to answer, if there is a limit
    """

    game: str
    seat: int
    names: tuple[str, ...]
    view: Any
    table: tuple[str, ...]
    happened: tuple[str, ...]
    said: tuple[Heard, ...]
    prompt: str
    rule: str
    moves: tuple[Listed, ...]
    forms: tuple[FormAsked, ...]
    free: tuple[Listed, ...]
    default: str
    sealed: bool = False
    speech: Speech = Speech()
    refused: str = ""
    seconds: float | None = None

    @property
    def me(self) -> str:
        return self.names[self.seat]


class Utterance(msgspec.Struct, frozen=True):
    """Words of mine: to everybody, or to one seat alone."""

    text: str
    to: str = ""


class Offered(msgspec.Struct, frozen=True):
    """A telegram: what I would do, what I want to be done, and words that bind nobody.

    `give` is a free move of mine and `want` one of the other's, as moves are written.
    """

    to: str
    give: str = ""
    want: str = ""
    words: str = ""


class Usage(msgspec.Struct, frozen=True):
    """What an answer cost, where that is known."""

    calls: int = 0
    prompt_tokens: int = 0
    answer_tokens: int = 0

    def __add__(self, other: Usage) -> Usage:
        return Usage(
            self.calls + other.calls,
            self.prompt_tokens + other.prompt_tokens,
            self.answer_tokens + other.answer_tokens,
        )


class Answer(msgspec.Struct, frozen=True, tag="answer"):
    """A move by its text, or a form with its values; a reason; words.

    beliefs   what part each other seat has, as I think: for each name the parts' probabilities
    """

    move: str = ""
    form: str = ""
    values: dict[str, Any] = {}
    reason: str = ""
    say: tuple[Utterance, ...] = ()
    offer: Offered | None = None
    beliefs: dict[str, dict[str, float]] = {}
    usage: Usage = Usage()


class End(msgspec.Struct, frozen=True, tag="end"):
    """The game is over: who won, how, with which scores; what everybody was."""

    winners: tuple[int, ...]
    how: str
    scores: tuple[int, ...]
    parts: tuple[str, ...] = ()


@runtime_checkable
class Agent(Protocol):
    """Anything that answers questions. May have `begin(Begin)` and `end(End)` too."""

    def decide(self, question: Question) -> Answer: ...


Told = Begin | Question | End
