"""What a model wrote, as an answer. Never a guess: what cannot be read is no move.

A move that is only mentioned is not taken for one that was made: there must be one JSON object, or
a call of the tool, that says so.
"""

from __future__ import annotations

import json
from typing import Any

from uprising.agents import Answer, Offered, Question, Usage, Utterance

MOST_WORDS = 400


def objects_in(text: str) -> list[dict[str, Any]]:
    """Every JSON object that stands in a text by itself."""
    found = []
    reader = json.JSONDecoder()
    at = text.find("{")
    while at >= 0:
        try:
            value, end = reader.raw_decode(text, at)
        except ValueError:
            at = text.find("{", at + 1)
            continue
        if isinstance(value, dict):
            found.append(value)
        at = text.find("{", end)
    return found


def said_in(text: str) -> dict[str, Any] | None:
    """The one object of an answer; None if there is none, or several that differ."""
    found = objects_in(text)
    if not found or any(one != found[0] for one in found):
        return None
    return found[0]


def answer_of(said: dict[str, Any], question: Question, usage: Usage) -> Answer:
    """An answer from its fields; what has the wrong shape is left out."""
    return Answer(
        move=move_text(said.get("move"), question),
        form=said["form"] if isinstance(said.get("form"), str) else "",
        values=said["values"] if isinstance(said.get("values"), dict) else {},
        reason=text(said.get("reason")),
        say=utterances(said),
        offer=offer(said.get("offer")),
        beliefs=beliefs(said.get("beliefs")),
        usage=usage,
    )


def move_text(given: Any, question: Question) -> str:
    """A move by its number in the list, its text or its words."""
    word = (
        str(given).strip() if isinstance(given, str | int) and not isinstance(given, bool) else ""
    )
    number = word.rstrip(".")
    if number.isdecimal() and 0 < int(number) <= len(question.moves):
        return question.moves[int(number) - 1].move
    for one in (*question.moves, *question.free):
        if word.lower() in (one.move.lower(), one.words.lower()):
            return one.move
    return word


def utterances(said: dict[str, Any]) -> tuple[Utterance, ...]:
    words = text(said.get("say"))
    return (Utterance(words[:MOST_WORDS], text(said.get("to"))),) if words else ()


def offer(given: Any) -> Offered | None:
    if not isinstance(given, dict) or not text(given.get("to")):
        return None
    return Offered(*(text(given.get(key)) for key in ("to", "give", "want", "words")))


def beliefs(given: Any) -> dict[str, dict[str, float]]:
    """For each name the parts' probabilities, where they are numbers."""
    if not isinstance(given, dict):
        return {}
    return {
        str(name): {
            str(part): float(chance)
            for part, chance in chances.items()
            if isinstance(chance, int | float) and not isinstance(chance, bool)
        }
        for name, chances in given.items()
        if isinstance(chances, dict)
    }


def text(value: Any) -> str:
    return value.strip() if isinstance(value, str) else ""
