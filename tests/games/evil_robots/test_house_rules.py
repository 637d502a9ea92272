"""House rules, each in place of a ruling: what changes, and that the ruling stays the default."""

from pathlib import Path
from typing import Any

import pytest

import uprising
from tests.games.evil_robots.tables import NAMES, hand, powers, refused, table
from tests.project import ROOT
from uprising.games.evil_robots import GAME
from uprising.kernel import replay, seeded_table
from uprising.texts import clauses

RECORDS = sorted((ROOT / "tests/games/evil_robots/records").glob("*.txt"))


def test_every_house_rule_names_a_clause_of_the_rulebook() -> None:
    known = {clause.id for clause in clauses(GAME.key, "en", GAME.folder)}
    named = {option.key: option.rule for option in GAME.options if option.rule}
    assert set(named) == {"gifts", "limit", "swap", "claim"} and set(named.values()) <= known


def test_gifts_may_go_on_after_the_split() -> None:
    """EVIL-GIFT-4: closed from the payout on, or open until somebody has won."""
    t = table(5, "cleanup", influence_ana=3)
    assert refused(t, "ana", "gift ben influence 1", "EVIL-GIFT-4")
    t = table(5, "cleanup", influence_ana=3, house={"gifts": "always"})
    before = t.read("influence/ben")
    t.play("ana", "gift ben influence 1")
    assert t.read("influence/ben") == before + 1


@pytest.mark.parametrize(("limit", "open_"), [("six", False), ("none", True)])
def test_gifts_may_have_no_limit(limit: str, open_: bool) -> None:
    """EVIL-GIFT-5: six commands in a round, or as many as one likes."""
    t = table(5, "offer", "ben", influence_ana=3, gifts_ana=6, house={"limit": limit})
    no = t.why_not("ana", "gift ben influence 1")
    assert (None if no is None else no.rule) == (None if open_ else "EVIL-GIFT-5")


def test_a_card_that_lies_face_up_may_be_swapped() -> None:
    """EVIL-TURN-5, EVIL-EDGE-26: it goes under its deck for all to see, and works no more."""
    zones: dict[str, Any] = {
        "dealer": 1,
        "power_ana": "5",
        "influence_ana": 3,
        "used_right_ana": ["overclock"],
    }
    t = table(5, "turn", "ana", **zones)
    assert refused(t, "ana", "swap overclock", "EVIL-TURN-5")
    t = table(5, "turn", "ana", house={"swap": "any"}, **zones)
    hand(t, "ana")
    assert "swap overclock" in t.legal("ana")
    t.play("ana", "swap overclock")
    assert t.read("used-right/ana") == [] and len(t.read("unused-right/ana")) == 1
    assert t.read("right-deck")[-1] == "overclock"
    assert all(t.read(f"memory/{name}")["overclock"] == ["deck"] for name in NAMES[:5])


def test_an_aim_ends_with_the_card_that_is_swapped() -> None:
    """EVIL-CARD-6: what the Dampener was aimed at counts in full again."""
    t = table(5, "turn", "ana", house={"swap": "any"}, power_ana="5", influence_ana=3)
    t.put("used-right/ana", ["dampener"]).put("dampener-aim", "@1")
    t.play("ana", "swap dampener")
    assert t.read("dampener-aim") is None


def test_the_dealer_may_claim_once_the_first_card_was_refused() -> None:
    """EVIL-COUNT-4: the first card given, or the first one offered."""
    for claim, asked in (("given", False), ("offered", True)):
        t = powers(table(5, "offer", "ana", house={"claim": claim}))
        assert "ana" not in t.asks()
        t.reveal(ben="raise no", chloe="raise no", dan="raise no", eva="raise no")
        assert ("ana" in t.asks()) is asked


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_records_from_before_the_path_end_as_they_did(path: Path) -> None:
    """EVIL-END-5: they were played when nobody was asked for it."""
    assert replay(path.read_text(encoding="utf-8")).game.pack.path is False


def test_a_house_rule_is_kept_in_the_record() -> None:
    paper = str(uprising.new("evil_robots", seats=4, seed=1, swap="any").record())
    assert "swap=any" in paper and str(replay(paper).record()) == paper


def test_the_first_dealer_is_drawn_or_sits_first() -> None:
    """EVIL-SETUP-2: the option says who; every other seat may deal first only by lot."""
    first = {
        way: {
            seeded_table(GAME, NAMES[:4], {"dealer": way}, seed).state.dealer  # type: ignore[attr-defined]
            for seed in range(12)
        }
        for way in ("first-seat", "random")
    }
    assert first["first-seat"] == {0}
    assert len(first["random"]) > 1
