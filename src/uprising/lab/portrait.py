"""A game's portrait: length, seats, parts and endings with every number of players, in tables.

Players are of one kind, heuristics unless somebody says otherwise; every share has its 95 %
interval. What a seat is comes from the fields that the game calls traits (`Game.fields`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import quantiles
from typing import Any

from uprising.agents import play_seated, player
from uprising.bots import quick_match
from uprising.kernel import Game, State, traits_of
from uprising.texts import Catalogue, named

from .intervals import Share, middle_of, wilson


@dataclass(frozen=True)
class Size:
    """The games with one number of players.

    lengths   the middle of the decisions a game takes, and what nine in ten lie between
    seats     how often each seat wins
    won       how often anybody wins
    traits    by family and word, how often a seat with it wins
    ends      how often a game ends so
    """

    players: int
    games: int
    lengths: tuple[float, float, float]
    seats: tuple[Share, ...]
    won: Share
    traits: Mapping[str, Mapping[str, Share]]
    ends: Mapping[str, Share]


def sized(
    of: Game, players: int, games: int, seed: str, options: Mapping[str, Any], bot: str
) -> Size:
    """Play so many games and count."""
    lengths: list[float] = []
    wins = [0] * players
    ends: Counter[str] = Counter()
    won = 0
    held: dict[str, Counter[str]] = {}
    held_and_won: dict[str, Counter[str]] = {}
    for number in range(games):
        state, decisions = ended(of, players, f"{seed}.{number}", options, bot)
        assert state.outcome is not None
        lengths.append(decisions)
        ends[state.outcome.key] += 1
        won += bool(state.outcome.winners)
        for seat in range(players):
            wins[seat] += seat in state.outcome.winners
            for family, word in traits_of(of, state, seat).items():
                held.setdefault(family, Counter())[word] += 1
                held_and_won.setdefault(family, Counter())[word] += seat in state.outcome.winners
    cuts = quantiles(lengths, n=20) if games > 1 else lengths * 19
    return Size(
        players,
        games,
        (middle_of(lengths)[0], cuts[0], cuts[-1]),
        tuple(wilson(count / games, games) for count in wins),
        wilson(won / games, games),
        {
            family: {word: wilson(held_and_won[family][word] / n, n) for word, n in words.items()}
            for family, words in held.items()
        },
        {key: wilson(count / games, games) for key, count in ends.items()},
    )


def ended(
    of: Game, players: int, seed: str, options: Mapping[str, Any], bot: str
) -> tuple[State, int]:
    bots = [player(bot) for _ in range(players)]
    quick = quick_match(of, bots, seed, options)
    if quick is not None:
        return quick
    table = play_seated(of, bots, seed, options)
    return table.state, sum(len(line) for line in table.lines)


# Tables


def portrait(sizes: Sequence[Size], words: Catalogue, shell: Catalogue) -> str:
    """Markdown tables of all sizes, with the game's own words."""
    blocks = [basics(sizes, shell), endings(sizes, words, shell)]
    for family in dict.fromkeys(name for size in sizes for name in size.traits):
        blocks.append(trait_table(sizes, family, words, shell))
    return "\n\n".join(blocks)


def basics(sizes: Sequence[Size], shell: Catalogue) -> str:
    head = [shell.say(f"portrait-{key}") for key in ("players", "length", "won", "seats")]
    rows = [
        [
            str(size.players),
            f"{size.lengths[0]:.0f} ({size.lengths[1]:.0f} … {size.lengths[2]:.0f})",
            told(size.won),
            ", ".join(f"{100 * seat.share:.1f}" for seat in size.seats)
            + f" (±{50 * max(seat.high - seat.low for seat in size.seats):.1f})",
        ]
        for size in sizes
    ]
    return table(head, rows)


def endings(sizes: Sequence[Size], words: Catalogue, shell: Catalogue) -> str:
    keys = sorted({key for size in sizes for key in size.ends})
    rows = [
        [words.say(key), *[told(size.ends[key]) if key in size.ends else "–" for size in sizes]]
        for key in keys
    ]
    return table([shell.say("portrait-ending"), *[str(size.players) for size in sizes]], rows)


def trait_table(sizes: Sequence[Size], family: str, words: Catalogue, shell: Catalogue) -> str:
    things = sorted({word for size in sizes for word in size.traits.get(family, {})})
    rows = []
    for thing in things:
        shares = [size.traits.get(family, {}).get(thing) for size in sizes]
        rows.append(
            [spoken(words, family, thing), *["–" if s is None else told(s) for s in shares]]
        )
    key = f"lab-family-{family}"
    name = shell.say(key) if key in shell.keys else family
    return table([name, *[str(size.players) for size in sizes]], rows)


def spoken(words: Catalogue, family: str, thing: str) -> str:
    for key in (f"id-{family}-{thing}", f"option-{family}-{thing}"):
        if key in words.keys:
            return words.say(key)
    return named(words, thing, ())


def told(share: Share) -> str:
    return f"{100 * share.share:.1f} ({100 * share.low:.1f} … {100 * share.high:.1f})"


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [f"| {' | '.join(head)} |", "|" + "---|" * len(head)]
    return "\n".join([*lines, *[f"| {' | '.join(row)} |" for row in rows]])
