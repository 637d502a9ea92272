"""The worked examples, move for move."""

from tests.games.fully_automated_bosses.tables import (
    all_play,
    ballots,
    hands,
    nothing,
    prompts,
    read,
    sentences,
    table,
    tags,
)
from uprising.scenario import Scenario


def hired() -> Scenario:
    """FAB-EX-1 played to its end."""
    t = table(6, "purchase", lead=2)
    t.reveal(x="buy 0", y="buy 1")
    t.reveal(x='offers standing 0 "one coin more every round" + all 2 x1', y="offers all 1 x3")
    for _ in range(2):
        all_play(t, "silent")
        all_play(t, "keep")
    nothing(t)
    t.play("diana", "hire x offer 1").play("caino", "hire public-work")
    t.play("beata", "hire x standing").play("abele", "hire y offer 1")
    return t


def test_hiring() -> None:
    """FAB-EX-1, FAB-HIRE-1, FAB-HIRE-9, FAB-ROUND-2."""
    t = hired()
    assert read(t, "coins/y robots/y supply coins/x") == [4, 1, 9, 10]
    assert read(t, "contract/diana contract/caino") == ["@0 2", "public-work"]
    assert read(t, "contract/beata contract/abele") == ["@0 0", "@1 1"]
    assert read(t, "coins/diana coins/caino coins/beata coins/abele") == [0, 0, 0, 0]


def voted() -> Scenario:
    t = hired()
    all_play(t, "ready")
    return hands(t, strike="abele caino diana", x=1, y=1)


def test_a_tie_for_security() -> None:
    """FAB-EX-2, FAB-SEC-2, FAB-SEC-4: both pay, nobody is protected."""
    t = voted()
    assert read(t, "coins/x coins/y security") == [9, 3, None]


def test_a_successful_strike() -> None:
    """FAB-EX-3, FAB-STRIKE-3, FAB-STRIKE-6, FAB-STRIKE-7."""
    t = voted()
    assert sorted(t.asks()) == ["abele", "caino", "diana"]
    assert t.legal("abele") == ["ballot expropriation", "ballot acceleration", "ballot abstain"]
    ballots(t, abele="expropriation", caino="expropriation", diana="expropriation")
    assert prompts(t) == {"ask-ballot-recipient"}  # Y was the only target
    ballots(t, abele="caino", caino="caino", diana="caino")
    assert read(t, "robots/y robots/caino automated") == [0, 1, 1]
    nothing(t)
    assert read(t, "coins/x coins/y coins/caino") == [14, 3, 1]
    nothing(t)
    t.reveal(x="slip nothing", y="slip nothing")
    assert t.read("coins/caino") == 1  # he struck: no coin from Public Work


def test_acceleration_could_have_hit_either_boss() -> None:
    """FAB-EX-3, FAB-STRIKE-8: every boss is a target of an Acceleration."""
    t = voted()
    ballots(t, abele="acceleration", caino="acceleration", diana="acceleration")
    assert t.legal("diana") == ["ballot x", "ballot y", "ballot abstain"]


def test_fingers_beat_money() -> None:
    """FAB-EX-4, FAB-SEC-4."""
    t = table(6, "commit", robots_x=1, coins_x=12, robots_y=2, coins_y=12)
    hands(t, x=3, y=2)
    assert read(t, "coins/x coins/y chair") == [9, 8, "@0"]
    dear = table(6, "commit", robots_x=2, coins_x=12)
    hands(dear, x=3)
    assert dear.read("coins/x") == 6


def sabotage() -> Scenario:
    t = table(6, "commit", robots_x=1, robots_y=1, robots_caino=1, stressed_caino=True)
    t.put("contract/abele", "@1 1").put("contract/caino", "public-work")
    t.put("contract/beata", "@0 1").put("contract/diana", "@0 2")
    hands(t, strike="abele diana", x=1)
    assert read(t, "coins/x security") == [9, "@0"]
    return t


def test_sabotage() -> None:
    """FAB-EX-5, FAB-SAB-1, FAB-SAB-2, FAB-SAB-4, FAB-SEC-5."""
    t = sabotage()
    assert sorted(t.asks()) == ["abele", "beata", "caino", "diana"]
    assert t.legal("diana") == ["sabotage y", "sabotage caino", "pass"]
    assert t.why_not("diana", "sabotage x") is not None
    t.reveal(abele="pass", beata="pass", caino="pass", diana="sabotage y")
    assert read(t, "robots/y destroyed automated") == [0, 1, 2]
    assert ("robot-destroyed", {"owner": "@1", "who": "@2"}) in sentences(t, "abele")
    for blind in ("x", "y", None):
        assert ("robot-destroyed-hidden", {"owner": "@1"}) in sentences(t, blind)
        assert "robot-destroyed" not in tags(t, blind)


def test_production() -> None:
    """FAB-EX-6, FAB-PROD-1, FAB-PROD-2, FAB-STRIKE-5."""
    t = sabotage()
    t.reveal(abele="pass", beata="pass", caino="pass", diana="sabotage y")
    before = read(t, "coins/x coins/y coins/caino coins/abele coins/diana")
    nothing(t)
    after = read(t, "coins/x coins/y coins/caino coins/abele coins/diana")
    assert [b - a for a, b in zip(before, after, strict=True)] == [10, 0, 1, 0, 0]


def test_payday_with_a_worker_as_mayor() -> None:
    """FAB-EX-7, FAB-PAY-5, FAB-MAYOR-2, FAB-MAYOR-5."""
    t = sabotage()
    t.reveal(abele="pass", beata="pass", caino="pass", diana="sabotage y")
    nothing(t)
    nothing(t)
    t.reveal(x="slip nothing", y="slip nothing")
    assert read(t, "coins/caino stressed/caino") == [2, False]
    assert read(t, "coins/abele coins/diana coins/beata") == [0, 0, 0]
    nothing(t)
    nothing(t)
    assert prompts(t) == {"ask-ballot-mayor"}
    all_play(t, "ballot beata")
    assert t.read("mayor") == "@4"


def boss_mayor() -> Scenario:
    t = table(6, "payday", struck_caino="worked")
    for who in ("abele", "beata", "diana"):
        t.put(f"contract/{who}", "@1 1").put(f"struck/{who}", "struck")
    t.put("contract/caino", "@0 1")
    t.reveal(x="slip caino 1", y="slip nothing")
    nothing(t)
    nothing(t)
    return t


def test_a_boss_as_mayor() -> None:
    """FAB-EX-8, FAB-MAYOR-4."""
    t = boss_mayor()
    assert t.read("mayor") == "@0"
    assert list(t.asks()) == ["x"]


def test_a_decree() -> None:
    """FAB-EX-9, FAB-MAYOR-7: rents after the decree."""
    t = table(6, "rent", mayor=0)
    t.put("exempt", [0, 3]).put("surcharged", 1)
    rents = read(t, "rent/x rent/caino rent/y rent/abele rent/beata rent/diana")
    assert rents == [0, 0, 3, 1, 1, 1]
    played = boss_mayor()
    before = read(played, "coins/x coins/y coins/caino")
    played.play("x", "decree exempt x caino surcharge y")
    after = read(played, "coins/x coins/y coins/caino")
    assert [a - b for a, b in zip(before, after, strict=True)] == [0, 3, 0]


def test_rent_fund_and_monopoly() -> None:
    """FAB-EX-10, FAB-RENT-2, FAB-RENT-5, FAB-MONO-3."""
    t = table(6, "rent", coins_x=20, coins_y=0, coins_caino=1, coins_diana=2, fund=1)
    t.put("robots/caino", 1).put("destroyed", 1)
    assert sorted(t.asks()) == ["abele", "beata"]
    t.reveal(abele="request", beata="decline")
    assert read(t, "fund stressed/abele stressed/beata") == [0, False, True]
    assert read(t, "coins/caino coins/diana coins/x") == [0, 1, 18]
    t.play("x", "refuse")
    assert t.winners == ["diana", "caino", "beata", "abele"]
    assert t.outcome is not None and t.outcome.key == "end-monopoly-workers"
