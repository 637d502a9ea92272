"""Every bot by its name; the first two rungs are random play and the games' rules of thumb."""

from __future__ import annotations

from uprising.kernel import Choice, Player, Sight

from .cast import personality
from .levels import LEVELS
from .negotiation import DEALER
from .searchers import R2, R3, SearchBot, TreeBot


class BadBot(LookupError):
    """No bot has that name."""


class RandomBot:
    """R0: any legal move, each equally likely; standing moves where the game polls for them."""

    def choose(self, sight: Sight) -> Choice:
        state = sight.guess.state
        moves = list(state.legal(sight.ask, sight.rng))
        if state.polls(sight.seat):
            moves += state.standing(sight.seat)
        return Choice(moves[sight.rng.below(len(moves))], "why-random")


class ThumbBot:
    """R1: the game's rules of thumb, with their reason."""

    def choose(self, sight: Sight) -> Choice:
        move, reason = sight.guess.game.advise(sight.guess.state, sight.seat, sight.rng)
        return Choice(move, reason)


_BOTS: dict[str, Player] = {
    "random": RandomBot(),
    "thumb": ThumbBot(),
    **{level.key: level.bot() for level in LEVELS},
    "r2": SearchBot(R2),
    "r3": SearchBot(R3, believes=None, fitted=True, closely=True),
    "r3-plain": SearchBot(R3, believes=None, closely=True),
    "r2-beliefs": SearchBot(R2, believes=True),
    "r2-deals": SearchBot(R2, manner=DEALER),
    "r2-mixed": SearchBot(R2, mixes=True),
    "r2-private": SearchBot(R2, private=True),
    "tree": TreeBot(160, 6),
}


def bot_names() -> list[str]:
    return list(_BOTS)


def chair_names() -> list[str]:
    """The bots a table offers for its chairs; the others are rungs for the laboratory."""
    return ["random", "thumb", *[level.key for level in LEVELS]]


def bot(name: str) -> Player:
    """A bot by its name."""
    if name not in _BOTS:
        raise BadBot(f"bots: there is no {name!r}; there are {', '.join(_BOTS)}")
    return _BOTS[name]


def seated(name: str, who: str) -> Player:
    """A bot by its name, with the character of whoever it sits down as."""
    for level in LEVELS:
        if level.key == name:
            return level.bot(personality(who))
    return bot(name)
