"""What a contest says of agents: results in two columns, and their conduct beside them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from uprising.agents import is_plugin

from .arena import Contest, Deal, Pairing
from .conduct import Conduct
from .entrants import TWIN
from .intervals import Share, wilson


@dataclass(frozen=True)
class ModelLine:
    """An agent among copies of one host.

    wins    in all games
    clean   in the games in which no seat gave a useless answer and no default move was played
    """

    name: str
    host: str
    wins: Share
    clean: Share
    conduct: Conduct

    @property
    def games(self) -> int:
        return self.wins.games


def is_model(name: str) -> bool:
    return is_plugin(name.rstrip(TWIN))


def model_lines(contest: Contest, deals: Sequence[Deal]) -> tuple[ModelLine, ...]:
    """A line for every agent among every host; a player that is not asked in words has none."""
    place = {lineup: number for number, lineup in enumerate(contest.lineups())}
    lines = (
        model_line(contest, deals, place, pairing)
        for pairing in contest.pairings
        if pairing.guest != pairing.host and is_model(pairing.guest)
    )
    return tuple(line for line in lines if line.conduct.decisions)


def model_line(
    contest: Contest, deals: Sequence[Deal], place: dict[tuple[str, ...], int], pairing: Pairing
) -> ModelLine:
    total = Conduct()
    won: list[bool] = []
    clean: list[bool] = []
    for deal in deals:
        for seat, lineup in enumerate(pairing.lineups(contest.seats)):
            sitting = deal.sittings[place[lineup]]
            if not sitting.conduct:
                continue
            total += sitting.conduct[seat]
            won.append(seat in sitting.winners)
            if all(one.clean for one in sitting.conduct):
                clean.append(seat in sitting.winners)
    return ModelLine(pairing.guest, pairing.host, share_of(won), share_of(clean), total)


def share_of(won: list[bool]) -> Share:
    return wilson(sum(won) / len(won) if won else 0.0, len(won))
