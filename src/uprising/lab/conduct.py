"""How players behave, beside whether they win: promises, offers, slips, beliefs, cost.

Only what the rules give a type is counted. A promise is kept or broken where a game asks whether a
word given is kept; an offer is made or taken where a game says that this is what a question is
about (`Bot.bargain`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields

from uprising.agents import AgentPlayer
from uprising.kernel import KEEP, REPLY, Player, Table


@dataclass(frozen=True)
class Conduct:
    """One seat through one game; sums, so that games can be added up.

    illegal, nonsense, late, crashes   answers that were no use, by what was wrong
    defaults                           decisions that the default move stood in for
    offered, accepted                  how often others were asked about an offer of its own, and
                                       how often they took it
    asked_to_take, taken               offers of others it was asked about, and those it took
    brier, beliefs                     the sum of the Brier scores of its stated beliefs about the
                                       others' parts, and how many there were
    """

    decisions: int = 0
    illegal: int = 0
    nonsense: int = 0
    late: int = 0
    crashes: int = 0
    defaults: int = 0
    calls: int = 0
    prompt_tokens: int = 0
    answer_tokens: int = 0
    seconds: float = 0.0
    words: int = 0
    offered: int = 0
    asked_to_take: int = 0
    taken: int = 0
    accepted: int = 0
    kept: int = 0
    broken: int = 0
    brier: float = 0.0
    beliefs: int = 0

    def __add__(self, other: Conduct) -> Conduct:
        names = [field.name for field in fields(self)]
        return Conduct(**{name: getattr(self, name) + getattr(other, name) for name in names})

    @property
    def clean(self) -> bool:
        """Whether every decision was the seat's own, at the first try."""
        return self.illegal + self.nonsense + self.late + self.crashes + self.defaults == 0


class Behaviour:
    """Watches one table; true only where an agent sits at it."""

    def __init__(self, players: Sequence[Player]) -> None:
        self.players = players
        self.deals = [Conduct()] * len(players)

    def __bool__(self) -> bool:
        return any(isinstance(player, AgentPlayer) for player in self.players)

    def watch(self, before: Table, seat: int, after: Table) -> None:
        deal = before.game.bot.bargain(before.state, seat)
        if deal is None:
            return
        said = text_of_answer(before, seat, after)
        take = "" if deal.take is None else before.text(deal.take)
        left = said == before.text(deal.leave)
        seen = Conduct()
        if deal.kind == KEEP:
            seen = Conduct(kept=int(said == take), broken=int(left))
        elif deal.kind == REPLY and take:
            seen = Conduct(asked_to_take=1, taken=int(said == take))
            if len(deal.partners) == 1:
                self.deals[deal.partners[0]] += Conduct(offered=1, accepted=int(said == take))
        self.deals[seat] += seen

    def conduct(self, table: Table, parts: Sequence[str]) -> tuple[Conduct, ...]:
        """Every seat's conduct, once the game is over."""
        return tuple(
            self.deals[seat]
            + (own(player, table, parts) if isinstance(player, AgentPlayer) else Conduct())
            for seat, player in enumerate(self.players)
        )


def text_of_answer(before: Table, seat: int, after: Table) -> str:
    """What the seat has just played, sealed or not."""
    if seat in after.waiting:
        return after.waiting[seat].text
    fresh = [said for line in after.lines[len(before.lines) :] for said in line]
    return next((said.text for said in fresh if said.seat == seat), "")


def own(player: AgentPlayer, table: Table, parts: Sequence[str]) -> Conduct:
    """What an agent's own turns say of it."""
    found = Conduct()
    for turn in player.turns:
        kinds = [slip.kind for slip in turn.slips]
        scores = [brier(chances, parts[seat]) for seat, chances in stated(turn.beliefs, table)]
        found += Conduct(
            decisions=1,
            illegal=kinds.count("illegal"),
            nonsense=kinds.count("nonsense"),
            late=kinds.count("late"),
            crashes=kinds.count("crash"),
            defaults=int(turn.by_default),
            calls=turn.usage.calls,
            prompt_tokens=turn.usage.prompt_tokens,
            answer_tokens=turn.usage.answer_tokens,
            seconds=turn.seconds,
            words=len(turn.words),
            brier=sum(scores),
            beliefs=len(scores),
        )
    deals = {name: player.tally[name] for name in ("offered", "asked_to_take", "taken", "accepted")}
    return found + Conduct(**deals)


def stated(
    beliefs: dict[str, dict[str, float]], table: Table
) -> list[tuple[int, dict[str, float]]]:
    """The beliefs about seats that there are."""
    return [(n, beliefs[name]) for n, name in enumerate(table.names) if name in beliefs]


def brier(chances: dict[str, float], truth: str) -> float:
    """0 for a belief that was certain and right, 2 for one that was certain and wrong."""
    total = sum(chance for chance in chances.values() if chance > 0)
    if total <= 0:
        return 1.0
    shares = {part: max(0.0, chance) / total for part, chance in chances.items()}
    wrong = sum(share**2 for part, share in shares.items() if part != truth)
    return float((1 - shares.get(truth, 0.0)) ** 2 + wrong)
