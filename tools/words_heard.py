"""Games played to hear what players read: prompts, choices, log lines, endings, whole catalogues.

Random players and heuristics in turn, with every seat count and option in turn. What is heard is
kept as keys and values, each once, so that it can be said in any language; choices are kept as they
stand beside each other.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from uprising.kernel import Event, Game, Move, Rng, Table, seeded, seeded_table, sight, told
from uprising.texts import Catalogue, catalogue, spoken_choice, tell
from uprising.texts.render import render

NAMES = ("Ada", "Bruno", "Cleo", "Dario", "Fatima", "Gus", "Hanna", "Igor", "Jole", "Kurt")
LONGEST = 4000
TABLES = 7  # one table in so many is looked at
MOVES = 300
"""More choices than this are not looked at: they are drawn, and the next question has others."""


@dataclass(frozen=True)
class Saying:
    """A sentence that was needed: what for, its key, and its values as JSON."""

    kind: str  # prompt, wait, log, choice, ending, reason, text
    key: str
    values: str = "{}"
    move: str = ""

    def said(self, words: Catalogue, names: Sequence[str] = NAMES) -> str:
        values = json.loads(self.values)
        if self.kind == "choice":
            phrase = (self.key, values) if self.key else None
            return spoken_choice(words, self.move, phrase, names)
        return render(words, self.key, values, names)

    def has_sentence(self, words: Catalogue) -> bool:
        """Whether a choice is more than the words of a move in a row."""
        if self.kind != "choice" or self.key:
            return True
        verb, *rest = self.move.split()
        slots = [word for word in rest if word not in (">", ",")]
        return not slots or bool(
            {f"do-{verb}-{'-'.join(slots)}", f"do-{verb}-{len(slots)}"} & words.keys
        )


@dataclass
class Heard:
    """All that was heard in some games."""

    sayings: dict[Saying, str] = field(default_factory=dict)  # and where it was heard first
    choices: dict[tuple[Saying, ...], str] = field(default_factory=dict)
    tables: dict[tuple[int, str], str] = field(default_factory=dict)
    """How many sit there, and a view as JSON."""

    def add(self, kind: str, key: str, values: Mapping[str, Any], where: str) -> None:
        self.sayings.setdefault(Saying(kind, key, written(values)), where)

    def keys(self) -> set[str]:
        return {saying.key for saying in self.sayings if saying.key}


def written(values: Mapping[str, Any]) -> str:
    return json.dumps(msgspec.to_builtins(dict(values)), sort_keys=True, ensure_ascii=False)


def heard(game: Game, games: int, seed: str = "words") -> Heard:
    """What is said in so many games."""
    found = Heard()
    for number in range(games):
        seats = game.seats[number % len(game.seats)]
        rng = seeded(f"{seed}-{number}", "words")
        options = {o.key: o.choices[rng.below(len(o.choices))] for o in game.options}
        if number < 2:
            options = {}
        table = seeded_table(game, NAMES[:seats], options, f"{seed}-{number}")
        hear_game(found, table, rng, game.bot.has_advice and number % 2 == 1)
    return found


def hear_game(found: Heard, table: Table, rng: Rng, advised: bool) -> None:
    hear_events(found, table, table.first_events)
    for _ in range(LONGEST):
        if table.outcome is not None:
            found.add("ending", table.outcome.key, {}, place(table))
            return
        hear_questions(found, table)
        ask = table.state.next_ask()
        move = chosen(found, table, ask.seat, rng, advised)
        hear_events(found, table, table.play(ask.seat, move).events)


def chosen(found: Heard, table: Table, seat: int, rng: Rng, advised: bool) -> Move[Any]:
    standing = table.state.standing(seat)
    if standing and rng.below(20) == 0:
        move: Move[Any] = standing[rng.below(len(standing))]
        if table.why_not(seat, move) is None:
            return move
    if advised:
        seen = sight(table, seat, rng.split())
        move, reason = table.game.bot.advise(seen.guess.state, seat, rng)
        found.add("reason", reason, {}, place(table))
        return move
    ask = table.state.ask_of(seat)
    assert ask is not None
    moves: Sequence[Move[Any]] = table.state.legal(ask, rng)
    return moves[rng.below(len(moves))]


def place(table: Table) -> str:
    return f"{table.luck}, after {len(table.lines)} lines"


def hear_questions(found: Heard, table: Table) -> None:
    where = place(table)
    hear_waiting(found, table, where)
    if len(table.lines) % TABLES == 0:
        view = msgspec.to_builtins(table.view(len(table.lines) % len(table.names)))
        found.tables.setdefault((len(table.names), json.dumps(view)), where)
    for ask in table.state.asks:
        found.add("prompt", ask.prompt, dict(ask.about), where)
        offered = [one for one in table.legal(ask.seat)[:MOVES]]
        group = tuple(choice(table, ask.seat, move) for move in offered)
        for saying in group:
            found.sayings.setdefault(saying, where)
        found.choices.setdefault(group, where)


def hear_waiting(found: Heard, table: Table, where: str) -> None:
    """What those read who wait, for the first who is asked and for all."""
    asked = [f"@{ask.seat}" for ask in table.state.asks]
    for ask in table.state.asks[:1]:
        key = ask.prompt.replace("ask-", "wait-", 1)
        if key in words_of(table.game, "en").keys:
            found.add("wait", key, {"names": asked[:1]}, where)
            found.add("wait", key, {"names": asked}, where)


def tables_told(found: Heard, words: Catalogue) -> Iterator[str]:
    """Every table that was looked at, in sentences."""
    for seats, view in found.tables:
        yield from tell(words, json.loads(view), NAMES[:seats])


def choice(table: Table, seat: int, move: Move[Any]) -> Saying:
    phrase = table.game.phrase(table.state, seat, move)
    if phrase is None:
        return Saying("choice", "", move=move.text())
    return Saying("choice", phrase[0], written(phrase[1]), move.text())


def hear_events(found: Heard, table: Table, events: Iterable[Event]) -> None:
    where = place(table)
    for seat in (*range(len(table.names)), None):
        for seen in table.seen(list(events), seat):
            tag, values = told(seen)
            found.add("log", f"log-{tag}", values, where)


def bare(words: Catalogue) -> Iterator[Saying]:
    """Every text that needs no values: cards, refusals, reasons, endings, words of the board."""
    for key in sorted(words.keys):
        try:
            words.say(key)
        except ValueError:
            continue
        yield Saying("text", key)


def words_of(game: Game, lang: str) -> Catalogue:
    return catalogue(game.key, lang, game.folder)
