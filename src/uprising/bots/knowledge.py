"""What a search knows of a game: what the game's `Bot` offers, fitted values or not."""

from __future__ import annotations

from functools import cache

from uprising.kernel import Game, State

from .fitted import fitted, model_of
from .search import Knowledge


@cache
def knowledge_of(of: Game) -> Knowledge:
    """What the game itself offers."""
    bot = of.bot
    return Knowledge(
        of.guess,
        bot.advise,
        of.view,
        bot.value,
        bot.tries,
        bot.clock,
        bot.horizon,
        bot.alike,
        bot.margin,
        bot.turns,
        bot.most,
    )


@cache
def fitted_knowledge_of(of: Game) -> Knowledge:
    """The same with the game's fitted values (`fitted.py`), where it has some."""
    known = knowledge_of(of)
    model = model_of(of, known.value)
    return known if model is None else fitted(known, model)


def fitted_knowledge_for(of: Game, s: State, seat: int) -> Knowledge:
    """With fitted values for a seat that they say more about, else without."""
    return fitted_knowledge_of(of) if of.bot.fits(s, seat) else knowledge_of(of)
