"""A portrait seen closely: some games watched, for the cards and for where they are decided.

Cards are those a seat has before its first decision, dealt by chance, so that a difference is an
effect. Chances come from worlds dealt anew (`tension`), never from the true cards.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from uprising.agents import player
from uprising.kernel import Game
from uprising.texts import Catalogue, named

from .effects import Effect, thing_effects
from .intervals import Share, wilson
from .measure import watched_game
from .portrait import table
from .simulation import Plan
from .tension import OPEN, Curve, averaged, best, curve, winners

DEALT = "dealt"
ERROR = 0.05
CURVES = 40  # of ten watched games one is looked into for its chances, and no more than these
MOST_CARDS = 12


@dataclass(frozen=True)
class Closeup:
    """Games with one number of players.

    cards     what a card in the opening hand brings, the best first
    chances   at ten moments and at the end, the chance of those who win in the end, or the best
              chance of anybody where nobody wins
    decided   how often somebody has as good as won half way
    """

    players: int
    games: int
    cards: tuple[Effect, ...]
    chances: tuple[float, ...]
    decided: Share


def closeup(
    of: Game, players: int, games: int, seed: str, options: Mapping[str, Any], bot: str
) -> Closeup:
    """Play and watch so many games."""
    plan = Plan(of.key, (bot,) * players, games, seed, options, pack=of.changes)
    bots = [player(bot) for _ in range(players)]
    seen = [watched_game(of, bots, plan, n, plan.lineup(n)) for n in range(games)]
    cards = thing_effects(seen, DEALT, ERROR, games)
    curves = [
        curve(of, plan, n, seen[n].decisions) for n in range(max(1, min(CURVES, games // 10)))
    ]
    closed = sum(max(c.chances[len(c.chances) // 2]) >= OPEN for c in curves)
    return Closeup(
        players,
        games,
        tuple(sorted(cards, key=lambda effect: -effect.effect)),
        tuple(averaged([favoured(c) for c in curves])),
        wilson(closed / len(curves), len(curves)),
    )


def favoured(c: Curve) -> list[float]:
    """Moment by moment, the chance of those who win in the end, or the best there is."""
    return winners(c) if c.winners else best(c)


def told(found: Closeup, words: Catalogue, shell: Catalogue) -> str:
    """Markdown: the cards, if there are any, and the chances."""
    blocks = []
    if found.cards:
        blocks.append(
            shell.say("portrait-cards-of", count=found.players, games=found.games)
            + "\n\n"
            + card_table(found.cards, words, shell)
        )
    blocks.append(
        shell.say(
            "portrait-decided-of",
            count=found.players,
            games=found.decided.games,
            share=f"{100 * found.decided.share:.0f}",
            low=f"{100 * found.decided.low:.0f}",
            high=f"{100 * found.decided.high:.0f}",
        )
        + "\n\n"
        + chance_table(found.chances, shell)
    )
    return "\n\n".join(blocks)


def card_table(cards: Sequence[Effect], words: Catalogue, shell: Catalogue) -> str:
    """The best and the worst, if there are many."""
    half = MOST_CARDS // 2
    shown = cards if len(cards) <= MOST_CARDS else [*cards[:half], *cards[-half:]]
    head = [shell.say(f"portrait-{key}") for key in ("card", "with", "without", "points")]
    rows = [
        [
            named(words, one.thing, ()),
            f"{100 * one.share:.1f}",
            f"{100 * one.rest:.1f}",
            f"{100 * one.effect:+.1f} ({100 * one.low:+.1f} … {100 * one.high:+.1f})",
        ]
        for one in shown
    ]
    return table(head, rows)


def chance_table(chances: Sequence[float], shell: Catalogue) -> str:
    last = len(chances) - 1
    head = [shell.say("portrait-moment"), *[f"{100 * n // last}" for n in range(len(chances))]]
    row = [shell.say("portrait-chance"), *[f"{100 * one:.0f}" for one in chances]]
    return table(head, [row])
