"""Every bot by its name."""

from __future__ import annotations

from uprising.kernel import Choice, Player, Sight

from .cast import personality
from .levels import LEVELS
from .negotiation import DEALER
from .searchers import DEEP, SEARCH, SearchBot, TreeBot


class BadBot(LookupError):
    """No bot has that name."""


class RandomBot:
    """Any legal move, each equally likely; standing moves where the game polls for them."""

    def choose(self, sight: Sight) -> Choice:
        state = sight.guess.state
        moves = list(state.legal(sight.ask, sight.rng))
        if state.polls(sight.seat):
            moves += state.standing(sight.seat)
        return Choice(moves[sight.rng.below(len(moves))], "why-random")


class HeuristicBot:
    """The game's heuristic, with its reason."""

    def choose(self, sight: Sight) -> Choice:
        move, reason = sight.guess.game.bot.advise(sight.guess.state, sight.seat, sight.rng)
        return Choice(move, reason)


_BOTS: dict[str, Player] = {
    "random": RandomBot(),
    "heuristic": HeuristicBot(),
    **{level.key: level.bot() for level in LEVELS},
    "search": SearchBot(SEARCH),
    "deep": SearchBot(DEEP, believes=None, fitted=True, closely=True),
    "deep-plain": SearchBot(DEEP, believes=None, closely=True),
    "search-beliefs": SearchBot(SEARCH, believes=True),
    "search-deals": SearchBot(SEARCH, manner=DEALER),
    "search-mixed": SearchBot(SEARCH, mixes=True),
    "search-private": SearchBot(SEARCH, private=True),
    "tree": TreeBot(160, 6),
}


FORMER = {
    "thumb": "heuristic",
    "r2": "search",
    "r3": "deep",
    "r3-plain": "deep-plain",
    "r2-beliefs": "search-beliefs",
    "r2-deals": "search-deals",
    "r2-mixed": "search-mixed",
    "r2-private": "search-private",
}
"""Names in stored tables and old scripts, and what they are called now."""


def bot_names() -> list[str]:
    return list(_BOTS)


def chair_names() -> list[str]:
    """The bots a table offers for its chairs; the others are for the lab."""
    return ["random", "heuristic", *[level.key for level in LEVELS]]


def bot(name: str) -> Player:
    """A bot by its name, or by one it had before."""
    found = _BOTS.get(FORMER.get(name, name))
    if found is None:
        raise BadBot(f"bots: there is no {name!r}; there are {', '.join(_BOTS)}")
    return found


def seated(name: str, who: str) -> Player:
    """A bot by its name, with the personality that belongs to the player's name."""
    for level in LEVELS:
        if level.key == name:
            return level.bot(personality(who))
    return bot(name)
