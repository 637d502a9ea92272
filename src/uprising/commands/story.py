"""Events and outcomes as sentences, for `play` and `replay`."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from uprising.commands.shell import Shell
from uprising.kernel import Event, Table, told
from uprising.texts import Catalogue, render, together


def log_line(words: Catalogue, seen: msgspec.Struct, names: Sequence[str]) -> str:
    """What a seat saw of an event, as a sentence."""
    tag, values = told(seen)
    return render(words, f"log-{tag}", values, names)


def story(shell: Shell, table: Table, events: list[Event], seat: int | None) -> list[str]:
    words = shell.words_of(table.game)
    return [log_line(words, seen, table.names) for seen in table.seen(events, seat)]


def whole_story(shell: Shell, table: Table, events: list[Event]) -> list[str]:
    """What those who saw more than a spectator saw; only for games that are over."""
    words = shell.words_of(table.game)
    found = []
    for event in events:
        public = table.game.seen_by(event, None)
        by_seat = [table.game.seen_by(event, seat) for seat in range(len(table.names))]
        versions = list(dict.fromkeys(s for s in by_seat if s is not None and s != public))
        if not versions and public is not None:
            versions = [public]
        found += [log_line(words, seen, table.names) for seen in versions]
    return found


def ending(shell: Shell, table: Table) -> list[str]:
    """How it ended, who won, by which rule."""
    outcome = table.outcome
    assert outcome is not None
    words = shell.words_of(table.game)
    winners = [table.names[seat] for seat in outcome.winners]
    lines = [shell.say("end-how", how=words.say(outcome.key), rule=outcome.rule)]
    if len(winners) == len(table.names) > 1:
        lines.append(shell.say("end-all-won"))
    elif winners:
        names = together(shell.words, winners)
        lines.append(shell.say("end-winners", count=len(winners), names=names))
    else:
        lines.append(shell.say("end-nobody"))
    if any(outcome.scores):
        scores = ", ".join(
            f"{name} {score}" for name, score in zip(table.names, outcome.scores, strict=True)
        )
        lines.append(shell.say("end-scores", scores=scores))
    return lines
