"""Asking for posters to be placed: a list, or a form where there are too many ways."""

from __future__ import annotations

from typing import Any, Final

from uprising.kernel import Ask, Form, Rng, Shares

from .cards import SPACES
from .moves import PLACE, PLACE_UP_TO, Place, Placing, ways
from .state import Robotariat

# Above 400 ways a choice is a form to fill in.
LONGEST_EXACT: Final = 5  # five posters: 252 ways, six: 462
LONGEST_UP_TO: Final = 4  # up to four posters: 210 ways, up to five: 462


def ask_places(step: Placing, s: Robotariat, seat: int, prompt: str, rule: str) -> None:
    """List the ways to place, or open a form where there are too many."""
    least, most = step.least(s), step.most(s)
    if least == most <= LONGEST_EXACT:
        listed = PLACE[most]
    elif least == 0 and most <= LONGEST_UP_TO:
        listed = PLACE_UP_TO[most]
    else:
        s.ask(step, Ask(seat, prompt, rule, [], wide=True, about=(("posters", most),)))
        return
    s.ask(step, Ask(seat, prompt, rule, listed, plain=True, about=(("posters", most),)))


def place_form(step: Placing, s: Robotariat) -> tuple[Form, ...]:
    most = step.most(s)
    return (Form("form-place", (Shares("shares", SPACES, most, step.least(s) == most),)),)


def place_filled(values: dict[str, Any]) -> Place:
    shares = values["shares"]
    return Place(tuple([shares.get(name, 0) for name in SPACES]))


def place_candidates(step: Placing, s: Robotariat, rng: Rng, most: int) -> list[Any]:
    """All on one space, and a draw of the other ways."""
    total = step.most(s)
    everywhere = ways(total)
    found: list[Any] = []
    for space in range(len(SPACES)):
        shares = [0] * len(SPACES)
        shares[space] = total
        found.append(Place(tuple(shares)))
    if step.least(s) < total:
        found.append(PLACE[0][0])
    while len(found) < most:
        found.append(everywhere[rng.below(len(everywhere))])
    return found[:most]
