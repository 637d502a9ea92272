"""Which games, seat counts and options the walks go through."""

from __future__ import annotations

import uprising
from uprising.conformance.cases import Case, cases_of

__all__ = ["Case", "all_cases", "cases_of"]


def all_cases() -> list[Case]:
    return [case for game in uprising.games().values() for case in cases_of(game)]
