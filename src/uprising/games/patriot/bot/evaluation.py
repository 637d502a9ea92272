"""What a search asks of this game: how the cabinet stands, and which answers are worth trying."""

from typing import Any

from uprising.kernel import Move, Rng

from ..rules.briefs import NO_VOTE, matching
from ..rules.draws import value_of
from ..rules.moves import Reroll, Vote
from ..rules.state import Patriot
from ..rules.tiles import END, UseTile
from .heuristic_cards import cards_worth
from .heuristic_tiles import Shared, return_of
from .votes import best_sum, opinion_of


def value(s: Patriot, seat: int) -> float:
    """Won or not; before the end, progress against what is missing and what threatens."""
    if s.outcome is not None:
        return 1.0 if seat in s.outcome.winners else 0.0
    if s.campaign < 0:
        return 0.5
    done = min(1.0, s.progress / max(1, s.needed()))
    room = 1.0 - s.threat / s.pack.threat_limit[s.seats - 1]
    return 0.2 + 0.5 * done + 0.3 * room


def tries(s: Patriot, seat: int, rng: Rng) -> list[Move[Any]]:
    ask = s.ask_of(seat)
    assert ask is not None
    if ask.prompt == "ask-act":
        return tiles(s, seat, ask.moves)
    if ask.prompt == "ask-vote":
        return votes(s, seat)
    if ask.prompt == "ask-reroll":
        return rerolls(ask.moves)
    return s.legal(ask, rng)


def tiles(s: Patriot, seat: int, moves: list[Any]) -> list[Move[Any]]:
    """The tiles with the best return for their action points."""
    scored: list[tuple[float, int]] = []
    shared = Shared(s, seat)
    for i in range(len(moves)):
        move = moves[i]
        assert isinstance(move, UseTile)
        scored.append((-0.12 if move.tile is END else -return_of(shared, move), i))
    scored.sort()
    return [moves[i] for _, i in scored]


def votes(s: Patriot, seat: int) -> list[Move[Any]]:
    """Sums around the one with the best balance, all, and nothing."""
    brief = s.pack.briefs[s.brief]
    ranked = matching(s, seat, brief)
    most = value_of(tuple(ranked))
    aim = min(most, best_sum(s, brief, opinion_of(s), 0, most))
    found: list[Move[Any]] = [NO_VOTE]
    for more in (0, 2, -2, 1, -1, 4, 99, -4):
        total = min(most, aim + more)
        if total > 0:
            found.append(Vote(cards_worth(ranked, total)))
    return found


def rerolls(moves: list[Any]) -> list[Move[Any]]:
    """To accept, to re-roll for nothing, and to re-roll for the fewest points."""
    scored: list[tuple[int, int]] = []
    for i in range(len(moves)):
        move = moves[i]
        cost = value_of(move.cards) if isinstance(move, Reroll) else -1
        scored.append((cost, i))
    scored.sort()
    return [moves[i] for _, i in scored]


def clock(s: Patriot) -> int:
    return s.round * s.seats + s.turn
