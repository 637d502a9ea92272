"""A question for an agent, from all that its seat can see."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

import msgspec

from uprising.kernel import Field, Form, Game, Move, Sight, Table, told
from uprising.texts import (
    Catalogue,
    catalogue,
    render,
    rulebook,
    spoken_choice,
    spoken_phrase,
)  # fmt: skip
from uprising.texts.compact import (
    compact,
    effects,
    in_short,
    seats_named,
    things_asked,
    things_seen,
)

from .protocol import Begin, FormAsked, Heard, Listed, Offered, Question, Speech

DEALS_LOOKED_AT = 20  # for the parts that a game may deal


def words_of(of: Game, lang: str = "en") -> Catalogue:
    return catalogue(of.key, lang, of.folder)


def begin(table: Table, seat: int, lang: str = "en") -> Begin:
    of = table.game
    return Begin(
        game=of.key,
        title=words_of(of, lang).say("game-title"),
        seat=seat,
        names=table.names,
        options=dict(table.setup.options),
        rules=rulebook(of.key, lang, of.folder),
        parts=parts_of(of, len(table.names), tuple(table.setup.options.items())),
        about=about(words_of(of, lang), of.told_options(table.setup)),
    )


def about(words: Catalogue, options: Mapping[str, Any]) -> tuple[str, ...]:
    """The game in a minute, and what was chosen for this table."""
    chosen = [
        f"{in_words(words, f'option-{key}')}: {in_words(words, f'option-{key}-{value}', value)}."
        for key, value in options.items()
    ]
    return (*in_short(words), *chosen)


def in_words(words: Catalogue, key: str, otherwise: object = "") -> str:
    return words.say(key) if key in words.keys else str(otherwise or key)


@lru_cache(maxsize=64)
def parts_of(of: Game, seats: int, options: tuple[tuple[str, Any], ...]) -> tuple[str, ...]:
    """The parts seats may have, from some deals that have nothing to do with this one."""
    found: dict[str, None] = {}
    for number in range(DEALS_LOOKED_AT):
        state = of.deal_random(seats, f"parts {number}", **dict(options))
        found |= dict.fromkeys(of.part(state, seat) for seat in range(seats))
    return tuple(sorted(part for part in found if part))


def question(
    sight: Sight, news: Sequence[msgspec.Struct], said: Sequence[Heard], lang: str = "en"
) -> Question:
    """What this seat is asked. Everything comes from its view, its guess and what it was shown."""
    table, seat, ask = sight.guess, sight.seat, sight.ask
    state, of, names = table.state, table.game, table.names
    words = words_of(of, lang)
    view = msgspec.to_builtins(sight.view)
    answers = list(state.legal(ask, sight.rng.split()))
    free = [move for move in state.standing(seat) if move not in answers]
    moves = listed(table, seat, answers, words)
    talk = of.talk(state, seat)
    return Question(
        game=of.key,
        seat=seat,
        names=names,
        view=view,
        table=table_lines(view, words, names, moves),
        happened=tuple(sentence(event, words, names) for event in news),
        said=tuple(said),
        prompt=render(words, ask.prompt, dict(ask.about), names),
        rule=ask.rule,
        moves=moves,
        forms=tuple(form_asked(form, words) for form in state.asker.forms(state, seat))
        if ask.wide
        else (),
        free=listed(table, seat, free, words),
        default=table.text(state.asker.default(state, seat)),
        sealed=ask.sealed,
        speech=speech(talk.free, talk.private, talk.phrases, words, names),
    )


def speech(
    free: bool,
    private: Sequence[int],
    phrases: Sequence[str],
    words: Catalogue,
    names: Sequence[str],
) -> Speech:
    keys = tuple(seats_named(phrase, names) for phrase in phrases)
    said = tuple(spoken_phrase(words, phrase, names) for phrase in phrases)
    return Speech(free, tuple(names[who] for who in private), keys, said)


def offer_question(table: Table, seat: int, other: int, offer: Offered, lang: str) -> Question:
    """A telegram as a question to whoever got it."""
    of, names = table.game, table.names
    words = words_of(of, lang)
    view = msgspec.to_builtins(table.view(other))
    terms = [f"they will do: {offer.give}"] if offer.give else []
    terms += [f"you shall do: {offer.want}"] if offer.want else []
    terms += [f"they say: {offer.words!r}"] if offer.words else []
    return Question(
        game=of.key,
        seat=other,
        names=names,
        view=view,
        table=table_lines(view, words, names, ()),
        happened=(),
        said=(),
        prompt=f"{names[seat]} offers you a deal. {'; '.join(terms)}.",
        rule="",
        moves=(Listed("accept", "accept"), Listed("refuse", "refuse")),
        forms=(),
        free=(),
        default="refuse",
    )


def table_lines(
    view: Any, words: Catalogue, names: Sequence[str], moves: Sequence[Listed]
) -> tuple[str, ...]:
    """A view in short lines, with the effects of the cards in sight."""
    asked = things_asked(words, [one.move for one in moves])
    known = effects(words, [*dict.fromkeys([*things_seen(view, words, names), *asked])])
    return (*compact(view, names), *(("cards:", *(f"  {line}" for line in known)) if known else ()))


def sentence(event: msgspec.Struct, words: Catalogue, names: Sequence[str]) -> str:
    tag, values = told(event)
    return render(words, f"log-{tag}", values, names)


def listed(
    table: Table, seat: int, moves: Sequence[Move[Any]], words: Catalogue
) -> tuple[Listed, ...]:
    """Moves with their words; a seat is written by its name in both."""
    found = []
    for move in moves:
        phrase = table.game.phrase(table.state, seat, move)
        said = spoken_choice(words, move.text(), phrase, table.names)
        found.append(Listed(seats_named(move.text(), table.names), said))
    return tuple(found)


def form_asked(form: Form, words: Catalogue) -> FormAsked:
    said = words.say(form.key) if form.key in words.keys else form.key
    return FormAsked(form.key, said, tuple(field_asked(field) for field in form.fields))


def field_asked(field: Field) -> dict[str, Any]:
    """A field as plain data: its kind, its name and its bounds."""
    told: dict[str, Any] = {"kind": type(field).__name__.lower()}
    for name, value in vars_of(field).items():
        told[name] = [field_asked(one) for one in value] if name == "fields" else value
    return told


def vars_of(field: Field) -> dict[str, Any]:
    names = ("name", "least", "most", "options", "keys", "total", "exact", "fields")
    return {name: getattr(field, name) for name in names if hasattr(field, name)}
