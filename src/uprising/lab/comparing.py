"""What a contest says: how each guest did among its hosts, seat by seat, deal by deal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from .arena import Contest, Deal, Pairing
from .intervals import Gain, Share, bootstrap, wilson


@dataclass(frozen=True)
class PartLine:
    """A guest in one part (a role, a secret goal), and what it gained over the host there."""

    part: str
    wins: Share
    host_wins: float
    gain: Gain


@dataclass(frozen=True)
class Meeting:
    """One guest among copies of a host.

    wins    how often the guest won; the interval counts games
    chance  how often the host wins in the same seats of the same deals when it sits there itself
    gain    the guest's wins less the host's, paired by deal and seat, in shares of a game
    parts   the same by role, where roles differ
    """

    guest: str
    host: str
    wins: Share
    chance: float
    score: float
    gain: Gain
    parts: tuple[PartLine, ...]


@dataclass(frozen=True)
class HostLine:
    """A table of one kind of bot.

    won         how often anybody won; in a co-operative game the team's success
    by_part     win shares by role
    """

    name: str
    won: Share
    by_part: dict[str, Share]
    outcomes: dict[str, int]
    decisions: float


@dataclass(frozen=True)
class Findings:
    """`cooperative`: at every table all seats won or none."""

    meetings: tuple[Meeting, ...]
    hosts: tuple[HostLine, ...]
    cooperative: bool
    deals: int
    games: int


class Ledger:
    """The deals of a contest, looked up by table."""

    def __init__(self, contest: Contest, deals: Sequence[Deal]) -> None:
        self.contest = contest
        self.deals = deals
        self.place = {lineup: i for i, lineup in enumerate(contest.lineups())}

    def won(self, deal: Deal, lineup: tuple[str, ...], seat: int) -> float:
        return float(seat in deal.sittings[self.place[lineup]].winners)

    def part(self, deal: Deal, lineup: tuple[str, ...], seat: int) -> str:
        return deal.sittings[self.place[lineup]].parts[seat]

    def score(self, deal: Deal, lineup: tuple[str, ...], seat: int) -> int:
        return deal.sittings[self.place[lineup]].scores[seat]


def findings(contest: Contest, deals: Sequence[Deal]) -> Findings:
    ledger = Ledger(contest, deals)
    tables = [sitting for deal in deals for sitting in deal.sittings]
    pairs = [p for p in contest.pairings if p.guest != p.host]
    hosts = [p.host for p in contest.pairings if p.guest == p.host]
    return Findings(
        meetings=tuple(meeting(ledger, pairing) for pairing in pairs),
        hosts=tuple(host_line(ledger, host) for host in hosts),
        cooperative=all(len(t.winners) in (0, contest.seats) for t in tables),
        deals=len(deals),
        games=len(tables),
    )


def meeting(ledger: Ledger, pairing: Pairing) -> Meeting:
    seats = ledger.contest.seats
    home = (pairing.host,) * seats
    away = pairing.lineups(seats)
    games = len(ledger.deals) * seats
    wins = total = 0.0
    differences: list[list[float]] = []
    rows: dict[str, list[list[tuple[float, float]]]] = {}
    for number, deal in enumerate(ledger.deals):
        differences.append([])
        for seat, lineup in enumerate(away):
            guest, host = ledger.won(deal, lineup, seat), ledger.won(deal, home, seat)
            wins += guest
            total += ledger.score(deal, lineup, seat)
            differences[-1].append(guest - host)
            part = ledger.part(deal, lineup, seat)
            rows.setdefault(part, [[] for _ in ledger.deals])[number].append((guest, host))
    gain = bootstrap(differences)
    return Meeting(
        pairing.guest,
        pairing.host,
        wilson(wins / games, games),
        wins / games - gain.mean,
        total / games,
        gain,
        tuple(part_line(part, rows[part]) for part in sorted(rows) if part),
    )


def part_line(part: str, deals: list[list[tuple[float, float]]]) -> PartLine:
    pairs = [pair for deal in deals for pair in deal]
    wins = sum(guest for guest, _ in pairs) / len(pairs)
    gain = bootstrap([[guest - host for guest, host in deal] for deal in deals])
    return PartLine(part, wilson(wins, len(pairs)), wins - gain.mean, gain)


def host_line(ledger: Ledger, name: str) -> HostLine:
    place = ledger.place[(name,) * ledger.contest.seats]
    tables = [deal.sittings[place] for deal in ledger.deals]
    parts: dict[str, list[bool]] = {}
    outcomes: dict[str, int] = {}
    for table in tables:
        outcomes[table.key] = outcomes.get(table.key, 0) + 1
        for seat, part in enumerate(table.parts):
            parts.setdefault(part, []).append(seat in table.winners)
    return HostLine(
        name,
        wilson(sum(bool(t.winners) for t in tables) / len(tables), len(tables)),
        {p: wilson(sum(won) / len(won), len(won)) for p, won in sorted(parts.items()) if p},
        {key: outcomes[key] for key in sorted(outcomes)},
        sum(t.decisions for t in tables) / len(tables),
    )
