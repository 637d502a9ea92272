"""Difficulty and house rules: what they change, that they are kept, and the numbers of before."""

from typing import Any

import pytest

import uprising
from tests.games.patriot.play import position, prompt, why
from tests.project import ROOT
from uprising.games.patriot import GAME
from uprising.games.patriot.rules.cards import CAMPAIGN_NAMES, LEVEL_NAMES
from uprising.games.patriot.seen.events import Changed, UnrestBoiledOver
from uprising.kernel import read_record, replay, variant
from uprising.packs import find_pack
from uprising.texts import clauses

TWO = ("donovan", "wilfred")


def needed(seats: int, campaign: str, difficulty: str, **also: Any) -> int:
    table = uprising.new(
        "patriot", seats=seats, seed=1, campaign=campaign, difficulty=difficulty, **also
    )
    view: Any = table.view(0)
    return int(view.needed)


@pytest.mark.parametrize("campaign", CAMPAIGN_NAMES)
@pytest.mark.parametrize("seats", [1, 2])
def test_every_level_needs_more_than_the_one_before(campaign: str, seats: int) -> None:
    """PAT-LEVEL-1: two steps down, one and two up; in Iron Order a step is two."""
    found = [needed(seats, campaign, level) for level in LEVEL_NAMES]
    step = 2 if campaign == "viktor" else 1
    assert [n - found[1] for n in found] == [-2 * step, 0, step, 2 * step]


def test_a_level_survives_saving_and_replaying() -> None:
    """PAT-LEVEL-1: the record names it, and a saved position goes on by its numbers."""
    table = uprising.new("patriot", seats=1, seed=3, campaign="zam", difficulty="heroic")
    table.play(0, "character zam")
    loaded: Any = GAME.codec.load(GAME.codec.save(table.state))
    assert loaded.needed() == 11
    paper = str(table.record())
    assert "difficulty=heroic" in paper and str(replay(paper).record()) == paper


def test_the_standard_is_not_named_in_a_record() -> None:
    assert "difficulty" not in str(uprising.new("patriot", seats=1, seed=3).record())


def test_records_of_the_first_numbers_go_on_by_them() -> None:
    """Their content is known, and they are written as they were."""
    text = (ROOT / "tests/games/patriot/records/won-1-zam.txt").read_text(encoding="utf-8")
    table = replay(text)
    assert table.game.pack_name == "first-reconstruction"
    assert table.game.content == read_record(text).content != GAME.content
    view: Any = table.view(0)
    assert (view.needed, str(table.record())) == (6, text)


def test_the_pack_of_the_first_numbers_is_the_one_that_records_fall_back_on() -> None:
    pack = find_pack("first-reconstruction", "patriot")
    assert [pack.line] == list(GAME.former.values())
    assert variant(GAME, pack.line).content in GAME.former


def test_every_house_rule_names_a_clause_of_the_rulebook() -> None:
    known = {clause.id for clause in clauses(GAME.key, "en", GAME.folder)}
    named = {option.key: option.rule for option in GAME.options if option.rule}
    assert set(named) == {"difficulty", "starts", "predict"} and set(named.values()) <= known


def test_player_2_may_begin() -> None:
    """PAT-SETUP-8 as a house rule: every round, and the round ends after player 1."""
    t = position("gather", "m", TWO, turn="ben", starts=2)
    assert prompt(t) == ("ben", "ask-gather")
    t = position("turn-end", "m", TWO, turn="ben", starts=2)
    assert (prompt(t), t.read("round")) == (("ana", "ask-gather"), 1)
    t = position("turn-end", "m", TWO, turn="ana", starts=2)
    assert (prompt(t), t.read("round")) == (("ben", "ask-gather"), 2)


def test_a_predicted_brief_may_wait_for_the_end_of_the_round() -> None:
    """PAT-TILE-5 as a house rule: the last Encounter of the round; one prediction at a time."""
    zones = {"kept": ["ration-cut"], "briefs": ["tax-holiday"], "track/ana": 1, "track/ben": 1}
    t = position("encounter", "zam", TWO, zones=zones, predict="round")
    assert (t.read("brief"), t.read("kept")) == (["tax-holiday"], ["ration-cut"])
    t = position("encounter", "zam", TWO, turn="ben", zones=zones, predict="round")
    assert (t.read("brief"), t.read("kept")) == (["ration-cut"], [])
    t = position("act", "zam", TWO, turn="ben", zones=zones, predict="round")
    assert why(t, "ben", "predict") == "refuse-predicted"


def test_a_predicted_brief_is_this_turns_encounter_as_the_ruling_has_it() -> None:
    """PAT-TILE-5."""
    t = position("encounter", "zam", TWO, zones={"kept": ["ration-cut"], "track/ana": 1})
    assert (t.read("brief"), t.read("kept")) == (["ration-cut"], [])


def test_nobody_is_asked_for_more_when_the_tally_passes() -> None:
    """PAT-CHAR-5: Maury hears nothing of a vote that is won as it is."""
    zones = {
        "briefs": ["deserters"],
        "po": ["war-5", "war-4"],
        "hand/ana": ["war-1", "war-1"],
        "track/ana": 1,
    }
    t = position("encounter", "samuel", ("maury",), zones=zones)
    t.play("ana", "vote nothing")
    assert prompt(t) == ("ana", "ask-draw")  # the positive event of the Trigger
    assert t.read("failed") == 0


def test_a_hand_that_an_ability_may_fill_is_asked_for_its_vote() -> None:
    """PAT-EDGE-46: Samuel's free activation may bring Petr cards while the vote is open."""
    t = position("encounter", "m", ("petr", "samuel"), zones={"briefs": ["deserters"]})
    assert prompt(t) == ("ana", "ask-vote")


def test_the_log_of_a_riot_tells_what_happened() -> None:
    """PAT-RIOT-1: up to 6, over, and from 0 again."""
    t = position(zones={"cu": 4})
    t.play("ana", "coins")
    at = t.events.index(Changed("~id-cu", 2, 6, "+2"))
    assert t.events[at + 1] == UnrestBoiledOver()
    assert t.read("cu") == 0
