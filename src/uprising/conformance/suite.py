"""The whole suite from outside: every check of a game, every fault in one line, and a grade.

The grades say what a game offers:

    bronze     it keeps every promise of the rules, and can be read in English
    silver     and in a second language; programs play it by its heuristic
    gold       and scenarios can set up its positions; searches know how a seat stands
    platinum   and a lesson teaches it
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Final

from uprising.conformance.cases import Case, cases_of
from uprising.conformance.deals import deals_fit
from uprising.conformance.fault import Fault
from uprising.conformance.speaking import play_and_speak
from uprising.conformance.walk import crashed, walk
from uprising.conformance.words import declared_words, missing_words, spoken_languages
from uprising.kernel import Game, by_outcome

GRADES: Final = ("nothing", "bronze", "silver", "gold", "platinum")
MEND: Final = {
    "things": "rules/steps.py: something was lost or made; or conserved, faults in rules/state.py",
    "asks": "rules/steps.py: what the step asks, and its default",
    "again": "rules/steps.py: enter of a step that asks changes nothing",
    "copies": "rules/state.py: copy",
    "saves": "rules/state.py: every field is given to the constructor",
    "sealed": "rules/steps.py: revealed",
    "legality": "rules/moves.py: refusal is the one source of what is legal",
    "notation": "text/notation.py",
    "forms": "rules/steps.py: forms, filled, candidates",
    "events": "seen/events.py: a visibility for every field",
    "guess": "seen/guess.py",
    "guess told": "seen/guess.py: keep in the state what the seat was told, and respect it",
    "guess varies": "seen/guess.py; or unknown in rules/state.py names something that is known",
    "dice": "seen/guess.py: call renew",
    "deals": "seen/guess.py: guesses are as likely as deals",
    "asks leak": "rules/steps.py: a question must not hang on what others hide",
    "view leak": "seen/view.py; or seen/guess.py deals anew what the seat knows",
    "row leak": "seen/rows.py: it must write what seen/blocks.py reads off the view",
    "words": "rules/steps.py: forms, filled; or text/vocabulary.json",
    "advice leak": "bot/heuristic.py: only what the seat sees",
    "refusal leak": "rules/moves.py: refusals must not hang on what others hide",
    "event leak": "rules/steps.py: tell what becomes visible; seen/events.py: who sees what",
    "between": "seen/view.py: the view must not hang on the question",
    "end": "rules/steps.py: finish",
    "record": "text/notation.py, or chance that does not come from s.chance",
    "crash": "the file named in the fault",
    "advice": "bot/heuristic.py",
}


@dataclass(frozen=True)
class Finding:
    """One fault: what is wrong, where to mend it, and the record that leads there."""

    check: str
    what: str
    where: str
    record: str = ""

    def __str__(self) -> str:
        return f"{self.check}: {self.what} -> {self.where}"


@dataclass
class Examined:
    """What an examination found.

    offers   what a game has beyond its rules, by name
    """

    game: Game
    findings: list[Finding] = field(default_factory=list)
    games: int = 0
    positions: int = 0
    looks: int = 0
    offers: dict[str, bool] = field(default_factory=dict)

    @property
    def grade(self) -> str:
        if self.findings:
            return GRADES[0]
        steps = (("language", "heuristic"), ("scenarios", "evaluation"), ("lesson",))
        reached = 1
        for needed in steps:
            if not all(self.offers.get(name) for name in needed):
                break
            reached += 1
        return GRADES[reached]


def examine(
    game: Game,
    games: int = 20,
    seed: int = 1,
    lesson: bool = False,
    begin: Callable[[str], None] = lambda what: None,
) -> Examined:
    """Check everything, with so many games for every seat count and option."""
    found = Examined(game, offers=offers_of(game, lesson))
    begin("texts")
    found.findings += [Finding("texts", lack.what, lack.where) for lack in declared_words(game)]
    if found.findings and not can_be_said(found):
        return found
    for case in cases_of(game):
        begin(str(case))
        add(found, walked(found, case, games, seed))
    begin("words")
    for case in cases_of(game):
        try:
            lacks = play_and_speak(game, case.seats, case.options, max(2, games // 5), seed)
        except Exception as error:
            add(found, [finding(Fault("crash", crashed(error)))])
            continue
        add(found, (Finding(lack.check, lack.what, lack.where, lack.record) for lack in lacks))
    begin("deals")
    try:
        deals_fit(game, game.seats[0], seed)
    except Fault as fault:
        add(found, [finding(fault)])
    except Exception as error:
        add(found, [finding(Fault("crash", crashed(error)))])
    return found


def can_be_said(found: Examined) -> bool:
    """Whether going on makes sense: without English sentences nothing can be told."""
    return not any(one.where == "text/en.ftl" for one in found.findings) or len(found.findings) < 9


def walked(found: Examined, case: Case, games: int, seed: int) -> Iterator[Finding]:
    try:
        report = walk(case.game, case.seats, games, seed, case.options, deep=4, told_every=2)
    except Fault as fault:
        yield finding(fault)
        return
    found.games += report.games
    found.positions += report.decisions
    found.looks += report.looks
    for lack in missing_words(case.game, report):
        yield Finding("texts", lack.what, lack.where)


def finding(fault: Fault) -> Finding:
    where = MEND.get(fault.check, "the rules")
    return Finding(fault.check, fault.what.splitlines()[0], where, fault.way)


def add(found: Examined, more: Iterator[Finding] | list[Finding]) -> None:
    """Each fault once: the same check fails in many games for one reason."""
    for one in more:
        known = [(old.check, old.where, old.what) for old in found.findings]
        same = one.check != "texts" and any(one.check == check for check, _, _ in known)
        if not same and (one.check, one.where, one.what) not in known:
            found.findings.append(one)


def offers_of(game: Game, lesson: bool) -> dict[str, bool]:
    return {
        "language": len(spoken_languages(game)) > 1,
        "heuristic": game.bot.has_advice,
        "scenarios": bool(game.zones),
        "evaluation": game.bot.value is not by_outcome,
        "lesson": lesson,
    }
