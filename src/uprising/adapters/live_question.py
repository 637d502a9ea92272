"""A question for an agent from a frame of the seat protocol: what a person at that seat reads."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from uprising.adapters.seat import News
from uprising.agents import Heard, Listed, Question
from uprising.agents.asking import speech, table_lines
from uprising.agents.protocol import FormAsked
from uprising.texts import Catalogue, render, spoken_choice, spoken_phrase
from uprising.texts.compact import compact, seats_named
from uprising.wire import AskSeen, FieldSeen, FormSeen, Frame, Row, Said, Telegram, Term

ACCEPT = "accept"
REFUSE = "refuse"


def question_of(
    frame: Frame,
    ask: AskSeen,
    words: Catalogue,
    news: Sequence[News],
) -> Question:
    """What this seat is asked now. Without a clock the first listed move is the default."""
    assert frame.seat is not None
    names = names_in(frame)
    view = msgspec.json.decode(frame.view)
    moves = listed(ask.rows, words, names)
    default = seats_named(ask.default, names) or (moves[0].move if moves else "")
    return Question(
        game=frame.game,
        seat=frame.seat,
        names=names,
        view=view,
        table=table_lines(view, words, names, moves),
        happened=tuple(one for one in news if isinstance(one, str)),
        said=heard(news, words, names, frame.seat),
        prompt=render(words, ask.prompt, ask.about, names),
        rule=ask.rule,
        moves=moves,
        forms=tuple(form_of(form, words) for form in ask.forms),
        free=listed(frame.standing, words, names),
        default=default,
        sealed=ask.sealed,
        speech=speech(frame.talk.free, frame.talk.private, frame.talk.phrases, words, names),
        seconds=frame.seats[frame.seat].left,
    )


def telegram_question(frame: Frame, told: Telegram, words: Catalogue) -> Question:
    """An offer as a question: the bargain is taken as it stands, or not."""
    assert frame.seat is not None
    names = names_in(frame)
    view = msgspec.json.decode(frame.view)
    terms = [f"they will do: {term_of(told.give, words, names)}"] if told.give else []
    terms += [f"you shall do: {term_of(told.want, words, names)}"] if told.want else []
    terms += [f"they say: {told.words!r}"] if told.words else []
    return Question(
        game=frame.game,
        seat=frame.seat,
        names=names,
        view=view,
        table=table_lines(view, words, names, ()),
        happened=(),
        said=(),
        prompt=f"{names[told.seat]} offers you a deal. {'; '.join(terms)}.",
        rule="",
        moves=(Listed(ACCEPT, ACCEPT), Listed(REFUSE, REFUSE)),
        forms=(),
        free=(),
        default=REFUSE,
    )


def heard(
    news: Sequence[News], words: Catalogue, names: Sequence[str], me: int
) -> tuple[Heard, ...]:
    """What the others have said."""
    return tuple(
        Heard(one.name, text_of(one, words, names), one.private)
        for one in news
        if isinstance(one, Said) and one.seat != me
    )


def text_of(said: Said, words: Catalogue, names: Sequence[str]) -> str:
    key = said.phrase.partition(" ")[0]
    return spoken_phrase(words, said.phrase, names) if key in words.keys else said.text


def names_in(frame: Frame) -> tuple[str, ...]:
    return tuple(seat.name for seat in frame.seats)


def listed(rows: Sequence[Row], words: Catalogue, names: Sequence[str]) -> tuple[Listed, ...]:
    return tuple(
        Listed(seats_named(row.move, names), spoken_choice(words, row.move, row.phrase, names))
        for row in rows
    )


def form_of(form: FormSeen, words: Catalogue) -> FormAsked:
    said = words.say(form.key) if form.key in words.keys else form.key
    return FormAsked(form.key, said, tuple(field_of(field) for field in form.fields))


def field_of(field: FieldSeen) -> dict[str, Any]:
    """A field as plain data: its kind, its name, and the bounds that it has."""
    told = {key: value for key, value in msgspec.to_builtins(field).items() if value}
    told["kind"] = field.kind.replace("-", "")
    if field.fields:
        told["fields"] = [field_of(one) for one in field.fields]
    return told


def term_of(term: Term, words: Catalogue, names: Sequence[str]) -> str:
    said = words.say(term.form) if term.form in words.keys else term.form
    values = compact(term.values, names)
    return f"{said} ({', '.join(values)})"
