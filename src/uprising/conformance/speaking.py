"""Games in which everything is said aloud: prompts, moves, events, reasons and endings."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from uprising.kernel import (
    Event,
    Game,
    IllegalMove,
    Rng,
    Table,
    default_names,
    seeded,
    seeded_table,
    sight,
    told,
)
from uprising.texts import Catalogue, catalogue, render

from .words import spoken_languages

LONGEST = 5000


@dataclass(frozen=True)
class Unsaid:
    """Something that could not be said or advised, and the game in which it came up."""

    check: str
    what: str
    where: str
    record: str = ""


@dataclass
class Speaker:
    """One table whose every word is tried in every language the game speaks."""

    table: Table
    words: dict[str, Catalogue]
    shell: dict[str, Catalogue]
    found: dict[tuple[str, str], Unsaid] = field(default_factory=dict)

    def say(self, key: str, values: Mapping[str, object]) -> None:
        """Try a sentence with its values in every language."""
        for lang, words in self.words.items():
            try:
                if key not in words.keys:
                    raise ValueError(f"there is no text {key}")
                render(words, key, values, self.table.names)
            except (KeyError, ValueError, TypeError) as error:
                self.miss("texts", str(error.args[0]), f"text/{lang}.ftl")

    def miss(self, check: str, what: str, where: str) -> None:
        self.found.setdefault((what, where), Unsaid(check, what, where, str(self.table.record())))

    def question(self) -> None:
        for ask in self.table.state.asks:
            self.say(ask.prompt, dict(ask.about))
            for verb in {move.text().split()[0] for move in self.table.legal(ask.seat)}:
                self.say(f"move-{verb}", {})

    def events(self, happened: list[Event]) -> None:
        for seat in (*range(len(self.table.names)), None):
            for seen in self.table.seen(happened, seat):
                tag, values = told(seen)
                self.say(f"log-{tag}", values)

    def reason(self, key: str) -> None:
        for lang, words in self.words.items():
            if key not in words.keys and key not in self.shell[lang].keys:
                self.miss("texts", f"there is no text {key}", f"text/{lang}.ftl")


def play_and_speak(
    game: Game, seats: int, options: Mapping[str, Any], games: int, seed: int
) -> list[Unsaid]:
    """Random games, and games by the heuristic where there is one; what could not be said."""
    spoken = spoken_languages(game)
    words = {lang: catalogue(game.key, lang, game.folder) for lang in spoken}
    shell = {lang: catalogue("shell", lang) for lang in spoken}
    found: dict[tuple[str, str], Unsaid] = {}
    for number in range(games):
        table = seeded_table(game, default_names(seats), options, f"speak-{seed}-{number}")
        speaker = Speaker(table, words, shell, found)
        advised = game.bot.has_advice and number % 2 == 1
        play_one(speaker, seeded(f"{seed}-{number}", "speak"), advised)
    return list(found.values())


def play_one(speaker: Speaker, rng: Rng, advised: bool) -> None:
    table = speaker.table
    speaker.events(table.first_events)
    for _ in range(LONGEST):
        if table.outcome is not None:
            speaker.say(table.outcome.key, {})
            return
        speaker.question()
        ask = table.state.next_ask()
        moves = table.state.legal(ask, rng)
        move = moves[rng.below(len(moves))]
        if advised:
            seen = sight(table, ask.seat, rng.split())
            try:
                move, reason = table.game.bot.advise(seen.guess.state, ask.seat, rng)
                speaker.reason(reason)
            except Exception as error:  # somebody else's code
                speaker.miss("advice", f"{ask.prompt}: {error!r}", "bot/heuristic.py")
                advised = False
        try:
            speaker.events(table.play(ask.seat, move).events)
        except IllegalMove as illegal:
            speaker.miss("advice", f"{move} is advised, but refused: {illegal}", "bot/heuristic.py")
            return
