"""Every installed game keeps every promise, with every number of seats and every option.

The games of a case are cut into chunks, each a test of its own, so that several cores share them
and a single one can be run again by its id.
"""

from collections.abc import Iterator

import pytest

import uprising
from tests.conformance.cases import Case, all_cases, cases_of
from uprising.conformance import WalkReport, walk
from uprising.conformance.words import declared_words, missing_words, spoken_languages
from uprising.kernel import Game
from uprising.texts import languages

CHUNK = 50
CHUNKS = 6  # 300 games a case
PLAIN = (3, 4)  # interpreted rules are slow: two small chunks
SOAKED = 100_000
SOAK_CHUNK = 500


def chunks() -> Iterator[object]:
    """(case, seed, games): to `make check` belongs the first chunk of each game as it comes."""
    sizes = [CHUNK] * CHUNKS if uprising.compiled() else PLAIN
    for case in all_cases():
        for number, size in enumerate(sizes):
            marks = [pytest.mark.slow] if number or case.options else []
            yield pytest.param(case, number, size, id=f"{case}-{number}", marks=marks)


def soak_chunks() -> Iterator[object]:
    """As many games of every game, spread evenly over its cases."""
    for game in uprising.games().values():
        cases = list(cases_of(game))
        for number in range(SOAKED // SOAK_CHUNK):
            case = cases[number % len(cases)]
            yield pytest.param(case, 1000 + number, id=f"{case}-{1000 + number}")


def walked(case: Case, games: int, seed: int, deep: int) -> WalkReport:
    return walk(case.game, case.seats, games, seed, case.options, deep)


@pytest.mark.parametrize(("case", "seed", "games"), list(chunks()))
def test_random_games_keep_every_promise(case: Case, seed: int, games: int) -> None:
    report = walked(case, games, seed, deep=1 if case.options else 2)
    assert report.games == games
    assert report.looks >= games // 4
    check_words(case.game, report)


@pytest.mark.soak
@pytest.mark.parametrize(("case", "seed"), list(soak_chunks()))
def test_a_hundred_thousand_games_keep_every_promise(case: Case, seed: int) -> None:
    report = walked(case, SOAK_CHUNK, seed, deep=1 if seed % 4 == 0 else 0)
    assert report.games == SOAK_CHUNK
    check_words(case.game, report)


def check_words(game: Game, report: WalkReport) -> None:
    """What the walk met can be said in both languages, and every rule named is in both books."""
    assert spoken_languages(game) == list(languages())
    assert [str(lack) for lack in missing_words(game, report)] == []


@pytest.mark.parametrize("game", uprising.games().values(), ids=lambda game: game.key)
def test_whatever_a_game_declares_has_its_words_and_clauses(game: Game) -> None:
    assert [str(lack) for lack in declared_words(game)] == []
