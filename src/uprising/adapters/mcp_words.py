"""What the tools of a table say: short lines, each fact once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from uprising.texts import Catalogue, render, spoken_phrase
from uprising.texts.compact import compact, effects, seats_named, things_asked, things_seen
from uprising.wire import (
    AskSeen,
    Checked,
    Done,
    Ending,
    FormSeen,
    Frame,
    Problem,
    Refused,
    Said,
    Telegram,
    Term,
)

FOUND_AT_MOST = 20


def table_lines(
    frame: Frame, words: Catalogue, news: Sequence[str], telegrams: Sequence[Telegram]
) -> list[str]:
    """The table as one seat sees it, and what it is asked."""
    names = [seat.name for seat in frame.seats]
    me = "a spectator" if frame.seat is None else names[frame.seat]
    bots = [seat.name for seat in frame.seats if seat.bot]
    head = f"{frame.game}, move {frame.seq}: you are {me} among {', '.join(names)}"
    lines = [f"{head} (bots: {', '.join(bots)})" if bots else head]
    if news:
        lines += ["happened:", *(f"- {line}" for line in news)]
    view = msgspec.json.decode(frame.view)
    seen = compact(view, names)
    lines += ["you see (what is missing is no, none or unknown):", *seen]
    asked = question(frame.ask, words, names) if frame.ask is not None else []
    moves = [row.move for row in frame.ask.rows] if frame.ask is not None else []
    things = [*things_seen(view, words, names), *things_asked(words, moves)]
    known = effects(words, [*dict.fromkeys(things)])
    if known:
        lines += ["cards:", *(f"- {line}" for line in known)]
    lines += asked
    if frame.standing:
        free = [seats_named(row.move, names) for row in frame.standing]
        lines += ["free moves, any time:", *(f"- {line}" for line in free)]
    lines += [f"free form {form_line(form, words)}" for form in frame.forms]
    lines += speech(frame, words, names)
    lines += [telegram_line(one, names) for one in telegrams]
    if frame.ending is not None:
        lines += ended(frame.ending, words, names)
    return lines


def question(ask: AskSeen, words: Catalogue, names: Sequence[str]) -> list[str]:
    prompt = render(words, ask.prompt, ask.about, names)
    if ask.answered:
        return [f"you answered: {seats_named(ask.answered, names)}; waiting for the others"]
    how = " (all answer at once, nobody sees the others')" if ask.sealed else ""
    lines = [f"question [{ask.rule}]: {prompt}{how}"]
    if ask.rows:
        lines.append("legal moves:")
        lines += [f"- {seats_named(row.move, names)}" for row in ask.rows]
        verbs = dict.fromkeys(row.move.split()[0] for row in ask.rows)
        said = [f"{v} = {words.say(f'move-{v}')}" for v in verbs if f"move-{v}" in words.keys]
        unclear = [line for line in said if line.partition(" = ")[0] != line.partition(" = ")[2]]
        lines += [f"({'; '.join(unclear)})"] if unclear else []
    return lines + [f"form {form_line(form, words)}" for form in ask.forms]


def form_line(form: FormSeen, words: Catalogue) -> str:
    about = words.say(form.key) if form.key in words.keys else ""
    fields = msgspec.json.encode(
        [
            {k: v for k, v in msgspec.to_builtins(f).items() if v or k == "least"}
            for f in form.fields
        ]
    )
    return f"{form.key} ({about}): {fields.decode()}"


def speech(frame: Frame, words: Catalogue, names: Sequence[str]) -> list[str]:
    talk = frame.talk
    may = ["freely"] if talk.free else []
    may += [f"in private to {', '.join(names[seat] for seat in talk.private)}"] * bool(talk.private)
    phrases = ", ".join(
        f"{seats_named(one, names)} ({spoken_phrase(words, one, names)})" for one in talk.phrases
    )
    may += [f"the phrases {phrases}"] * bool(phrases)
    return [f"you may talk: {'; '.join(may)}"] if may else []


def spoken_line(said: Said, words: Catalogue | None, names: Sequence[str]) -> str:
    text = said.text
    if words is not None and said.phrase.partition(" ")[0] in words.keys:
        text = spoken_phrase(words, said.phrase, names)
    return f"{said.name} says{' to you alone' if said.private else ''}: {text!r}"


def telegram_line(one: Telegram, names: Sequence[str]) -> str:
    terms = [f"gives {term_line(one.give, names)}"] if one.give else []
    terms += [f"wants {term_line(one.want, names)}"] if one.want else []
    terms += [f"says {one.words!r}"] if one.words else []
    to = ", ".join(names[seat] for seat in one.to)
    return f"telegram {one.number} from {names[one.seat]} to {to}, {one.state}: {'; '.join(terms)}"


def term_line(term: Term, names: Sequence[str]) -> str:
    values = ", ".join(f"{key} {seats_named(str(v), names)}" for key, v in term.values.items())
    return f"{term.form} ({values})"


def ended(ending: Ending, words: Catalogue, names: Sequence[str]) -> list[str]:
    winners = ", ".join(names[seat] for seat in ending.winners) or "nobody"
    scores = ", ".join(f"{n} {s}" for n, s in zip(names, ending.scores, strict=True))
    return [
        f"game over [{ending.rule}]: {words.say(ending.key)} Won by {winners}. Scores: {scores}"
    ]


def failed(answer: Done | Refused | Problem | Checked, now: str) -> str:
    """Why something was not done; empty if it was."""
    if isinstance(answer, Refused):
        return f"Refused: {answer.text} [{answer.rule}] {answer.clause}"
    if isinstance(answer, Problem):
        what = answer.text or answer.code
        return "\n".join([f"Not done: {answer.field}: {what}", *([now] if now else [])])
    return ""


def option_line(option: dict[str, Any]) -> str:
    choices = ", ".join(str(choice) for choice in option["choices"])
    return f"  option {option['key']}: {choices} (default {option['default']})"


def by_chapter(rules: Sequence[dict[str, Any]]) -> dict[str, list[dict[str, Any]]]:
    """Clauses under their headings, in the order of the book."""
    found: dict[str, list[dict[str, Any]]] = {}
    for one in rules:
        found.setdefault(one["section"], []).append(one)
    return found


def rule_lines(rules: Sequence[dict[str, Any]], chapter: int, about: str) -> list[str]:
    """The list of chapters; one chapter; or the clauses about something."""
    book = by_chapter(rules)
    if about:
        wanted = [one for one in rules if fits(one, about)]
        more = len(wanted) - FOUND_AT_MOST
        return [
            *(clause_line(one) for one in wanted[:FOUND_AT_MOST]),
            *([f"… and {more} more"] if more > 0 else []),
        ] or [f"Nothing about {about!r}."]
    if 0 < chapter <= len(book):
        title, clauses = list(book.items())[chapter - 1]
        return [title, *(clause_line(one) for one in clauses)]
    return [f"{n}. {title} ({len(found)})" for n, (title, found) in enumerate(book.items(), 1)]


def fits(one: dict[str, Any], about: str) -> bool:
    return bool(one["id"].startswith(about.upper()) or about.lower() in one["text"].lower())


def clause_line(one: dict[str, Any]) -> str:
    return f"{one['id']} ({', '.join(one['tags'])}): {one['text']}"
