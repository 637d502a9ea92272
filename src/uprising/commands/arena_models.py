"""What the arena says of agents: what they may cost, results in two columns, and their conduct."""

from __future__ import annotations

from collections.abc import Sequence

from uprising.commands.shell import BadInput, Shell
from uprising.lab.arena import Contest
from uprising.lab.cost import estimate
from uprising.lab.intervals import Share
from uprising.lab.models import ModelLine

RESULT_HEADS = "agent host all interval clean interval clean-count"
SLIP_HEADS = "agent host decisions illegal useless late crashes defaults"
BEHAVIOUR_HEADS = "agent host tokens words offers taken promises brier"


def prices(listed: str | None) -> tuple[float, float] | None:
    """Two prices, for prompts and for answers."""
    if listed is None:
        return None
    try:
        sent, answered = (float(price) for price in listed.split(","))
    except ValueError as error:
        raise BadInput(f"price: must be two numbers as 0.5,1.5, not {listed!r}") from error
    return sent, answered


def tell_cost(shell: Shell, contest: Contest, per_million: tuple[float, float] | None) -> None:
    """Say on the error stream what is to come, before the first question is asked."""
    found = estimate(contest)
    values = {
        "games": found.games,
        "decisions": found.decisions,
        "prompts": found.prompt_tokens,
        "answers": found.answer_tokens,
    }
    if per_million is None:
        said = shell.say("arena-cost", **values)
    else:
        said = shell.say("arena-cost-price", **values, price=f"{found.price(per_million):.2f}")
    shell.err.print(said, soft_wrap=True)


def result_rows(lines: Sequence[ModelLine]) -> list[list[str]]:
    return [
        [line.name, line.host, *cells(line.wins), *cells(line.clean), str(line.clean.games)]
        for line in lines
    ]


def cells(share: Share) -> list[str]:
    if not share.games:
        return ["–", "–"]
    return [f"{100 * share.share:.1f} %", f"{100 * share.low:.1f}–{100 * share.high:.1f} %"]


def slip_rows(lines: Sequence[ModelLine]) -> list[list[str]]:
    """Decisions, and the answers that were no use, by what was wrong."""
    return [
        [line.name, line.host, *map(str, counts)]
        for line in lines
        for c in [line.conduct]
        for counts in [(c.decisions, c.illegal, c.nonsense, c.late, c.crashes, c.defaults)]
    ]


def behaviour_rows(lines: Sequence[ModelLine]) -> list[list[str]]:
    """Tokens a decision, words, offers made and met with what was agreed, promises, beliefs."""
    return [
        [
            line.name,
            line.host,
            str(tokens_each(line)),
            str(line.conduct.words),
            of(line.conduct.accepted, line.conduct.offered),
            of(line.conduct.taken, line.conduct.asked_to_take),
            of(line.conduct.kept, line.conduct.kept + line.conduct.broken),
            f"{line.conduct.brier / line.conduct.beliefs:.2f}" if line.conduct.beliefs else "–",
        ]
        for line in lines
    ]


def of(some: int, all_of_them: int) -> str:
    """How many of how many, or that there was none."""
    return f"{some}/{all_of_them}" if all_of_them else "–"


def tokens_each(line: ModelLine) -> int:
    used = line.conduct.prompt_tokens + line.conduct.answer_tokens
    return round(used / max(1, line.conduct.decisions))
