"""Asking for posters to be placed: a list, or a form where there are too many ways."""

from typing import Any, ClassVar, Final

from uprising.kernel import Ask, Form, Move, Refusal, Rng, Shares

from .answers import PLACE, Place, Placing, places_between, ways
from .cards import SPACES
from .effects import put_up
from .state import Robotariat

# Above 400 ways a choice is a form to fill in.
LONGEST_EXACT: Final = 5  # five posters: 252 ways, six: 462
LONGEST_UP_TO: Final = 4  # up to four posters: 210 ways, up to five: 462
UP_TO: Final = [places_between(0, n) for n in range(LONGEST_UP_TO + 1)]


class PlacePosters(Placing):
    """Posters from the supply or from the Junk Pile go on spaces."""

    takes: ClassVar[tuple[type[Move[Any]], ...]] = (Place,)

    def __init__(self, from_junk: bool, too_few: Refusal | None, too_many: Refusal) -> None:
        super().__init__(too_few, too_many)
        self.from_junk: Final = from_junk

    def ask_for_posters(self, s: Robotariat, prompt: str, rule: str) -> None:
        """List the ways to place, or open a form where there are too many."""
        least, most = self.least(s), self.most(s)
        about = (("posters", most),)
        if least == most <= LONGEST_EXACT:
            s.ask(self, Ask(s.active, prompt, rule, PLACE[most], plain=True, about=about))
        elif least == 0 and most <= LONGEST_UP_TO:
            s.ask(self, Ask(s.active, prompt, rule, UP_TO[most], plain=True, about=about))
        else:
            s.ask(self, Ask(s.active, prompt, rule, [], wide=True, about=about))

    def answer(self, s: Robotariat, seat: int, move: Place) -> None:
        put_up(s, seat, move.shares, self.from_junk)

    def default(self, s: Robotariat, seat: int) -> Move[Any]:
        """ROB-FLOW-2: as few as possible, on the first space."""
        return ways(self.least(s))[0]

    def forms(self, s: Robotariat, seat: int) -> tuple[Form, ...]:
        most = self.most(s)
        return (Form("form-place", (Shares("shares", SPACES, most, self.least(s) == most),)),)

    def filled(self, s: Robotariat, seat: int, form: str, values: dict[str, Any]) -> Move[Any]:
        shares = values["shares"]
        return Place(tuple([shares.get(name, 0) for name in SPACES]))

    def candidates(self, s: Robotariat, seat: int, rng: Rng, most: int) -> list[Any]:
        """All on one space, and a draw of the other ways."""
        total = self.most(s)
        everywhere = ways(total)
        found: list[Any] = []
        for space in range(len(SPACES)):
            shares = [0] * len(SPACES)
            shares[space] = total
            found.append(Place(tuple(shares)))
        if self.least(s) < total:
            found.append(PLACE[0][0])
        while len(found) < most:
            found.append(everywhere[rng.below(len(everywhere))])
        return found[:most]
