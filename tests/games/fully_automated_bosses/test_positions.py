"""What a scenario of the bosses' game may say: seats by name, and no position that cannot be."""

from typing import Any

import pytest

import uprising
from uprising.games.fully_automated_bosses.rules.cards import PHASES
from uprising.games.fully_automated_bosses.seen.events import PhaseBegan
from uprising.kernel import game
from uprising.scenario import Impossible, Scenario

SEATS = ["x", "y", "abele", "beata", "caino", "diana"]
ROLES = ["boss", "boss", "prolet", "scab", "startupper", "luddite"]


def table(at: str) -> Scenario:
    return uprising.scenario("fully_automated_bosses", SEATS, at=at).put("roles", ROLES)


def test_seats_in_values_may_be_named() -> None:
    t = table("payday").put("lead", "diana").put("exempt", ["x", "@3"]).put("mayor", "y")
    t.put("contract/abele", 'y 2 holiday "x pays"').put("offers/x", ['diana 3 "for diana"'])
    assert (t.read("lead"), t.read("mayor"), t.read("exempt")) == ("@5", "@1", ["@0", "@3"])
    assert t.read("contract/abele") == "@1 2 holiday"
    assert t.read("offers/x")[-1] == '@5 3 "for diana"', "quoted words stay as they are"


def test_a_company_may_be_called_like_a_seat() -> None:
    assert table("offers").put("company/x", "diana").read("company/x") == "diana"


@pytest.mark.parametrize(
    ("zone", "value", "why"),
    [
        ("stressed/x", True, "stressed/x: must be a worker's"),
        ("struck/y", "struck", "struck/y: must be a worker's"),
        ("paid/x", 1, "paid/x: must be a worker's"),
        ("granted/x", True, "granted/x: must be a worker's"),
        ("kept/abele", "perhaps", "kept/abele: must be one of open, kept, broken, void"),
        ("suspects", ["abele"], "suspects: the Luddite must be among them"),
        ("suspects", ["x", "diana"], "suspects: must be workers"),
        ("lead", "zoe", "lead: 'zoe' is no seat of this table"),
    ],
)
def test_a_position_that_cannot_be_is_refused(zone: str, value: Any, why: str) -> None:
    with pytest.raises(Impossible) as found:
        table("payday").put(zone, value)
    assert str(found.value) == why


def test_the_phase_card_is_read_out_with_its_line() -> None:
    """FAB-SETUP-5: six phase cards, one line each."""
    t = table("cp2")
    for who in SEATS:
        t.play(who, "nothing")
    phases = [seen.phase for seen in t.seen(None) if isinstance(seen, PhaseBegan)]
    assert phases == ["~phase-card-production"]
    folder = game("fully_automated_bosses").folder / "text"
    for language in ("en", "it"):
        lines = (folder / f"{language}.ftl").read_text().splitlines()
        names = {name: line for name, _, line in (line.partition(" = ") for line in lines)}
        for phase in PHASES:
            assert names[f"phase-card-{phase}"].startswith(names[f"phase-{phase}"] + ":")
