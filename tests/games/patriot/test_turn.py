"""A game's frame: set-up, turns, rounds, what is seen, what is asked when."""

from typing import Any

import pytest

import uprising
from tests.games.patriot.play import position, prompt, why
from uprising.games.patriot.seen.events import LostAtRandom
from uprising.kernel import Number, Table, seeded

TWO = ("donovan", "wilfred")


def view_of(t: Any, who: str | int = "ana") -> Any:
    return t.view(who)


def test_set_up() -> None:
    """PAT-SETUP-2, PAT-SETUP-3, PAT-SETUP-5, PAT-SETUP-6, PAT-SETUP-8, PAT-SETUP-9."""
    table = uprising.new("patriot", seats=2, seed=8)
    assert (table.asks[0].prompt, table.asks[0].rule) == ("ask-campaign", "PAT-SETUP-2")
    table.play(0, "campaign zam")
    table.play(0, "character petr")
    assert table.asks[1].prompt == "ask-character"
    table.play(1, "character viktor")
    view: Any = table.view(None)
    assert (view.campaign, view.round, view.turn) == ("zam", 1, 0)
    assert [slot.lamp for slot in view.slots] == ["face-up"] * 4
    assert (view.beacons, view.briefs, view.riot_deck, view.po) == (12, 40, 9, 40)
    assert (view.riots, view.spaces[0].troops, view.treasury) == ((), 0, 0)
    assert [seat.track for seat in view.seats] == [0, 0]
    assert table.asks[0].prompt == "ask-gather"


def test_every_deck_is_shuffled() -> None:
    """PAT-SETUP-1, PAT-SETUP-3, PAT-SETUP-4: other seeds, other orders."""
    orders = set()
    for seed in range(8):
        s: Any = uprising.new("patriot", seats=1, seed=seed).state
        orders.add((tuple(s.briefs), tuple(s.riot_deck), tuple(s.slots), tuple(s.po)))
    assert len(orders) == 8


def test_turn_order_is_fixed() -> None:
    """PAT-SETUP-8, PAT-GOAL-2, PAT-ACT-3: ana, ben, the check, ana again; same tiles for both."""
    zones = {"briefs": ["ration-cut", "foreign-envoy"], "track/ana": 1, "track/ben": 1}
    t = position("act", "zam", TWO, zones=zones)
    t.play("ana", "pick spy").play("ana", "end").play("ana", "choose b")
    assert prompt(t) == ("ben", "ask-gather")
    t.play("ben", "take spy spy spy").play("ben", "pick spy").play("ben", "end")
    t.play("ben", "choose b")
    assert (prompt(t), t.read("round")) == (("ana", "ask-gather"), 2)


def test_there_is_no_hand_limit() -> None:
    """PAT-GATHER-4."""
    hand = ["spy-1"] * 10 + ["war-1"] * 10 + ["science-1"] * 10
    t = position("gather", "m", ("donovan",), zones={"hand/ana": hand})
    t.play("ana", "take spy spy spy spy")
    assert len(t.read("hand/ana")) == 40


def test_free_types_are_declared_at_once() -> None:
    """PAT-GATHER-3, PAT-COMP-24: 4 alone, 2 for two."""
    t = position("gather", "m", ("donovan",))
    assert why(t, "ana", "take spy") == "refuse-take-number"
    assert len(t.legal("ana")) == 35
    t = position("gather", "m", ("donovan", "zam"))
    assert len(t.legal("ana")) == 10


def test_an_empty_pile_takes_its_discards() -> None:
    """PAT-GATHER-5: reshuffled when a card is needed."""
    t = position("act", "m", TWO)
    rest = [card for card in t.read("pile/spy")][1:]
    t.put("discard", rest)
    last = t.read("pile/spy")
    assert len(last) == 1
    t.play("ana", "pick spy")
    assert t.read("hand/ana") == last
    t.play("ana", "pick spy")
    assert (len(t.read("pile/spy")), t.read("discard")) == (30, [])
    view = view_of(t)
    assert "spy" not in view.mixed  # what it holds is known now (PAT-HIDE-3)


def test_ending_is_always_legal() -> None:
    """PAT-ACT-6, PAT-ACT-2."""
    t = position("act", "m", zones={"ap": 0, "rioters": [1, 2, 3, 4, 5, 6, 7, 8]})
    assert t.legal("ana") == ["end"]


@pytest.mark.parametrize(("track", "threat", "home"), [(-2, 5, 0), (-1, 4, -1), (0, 3, 0)])
def test_the_trigger_of_bad_places(track: int, threat: int, home: int) -> None:
    """PAT-TRIG-1, PAT-TRIG-2, PAT-TRIG-3, PAT-TRIG-4: the event is CU+1 on a 2."""
    t = position("trigger", "m", TWO, zones={"track/ana": track, "threat": 3}, d8=(2,))
    assert (t.read("threat"), t.read("track/ana"), t.read("cu")) == (threat, home, 1)


def test_threat_ends_the_game_at_once() -> None:
    """PAT-GOAL-3, PAT-EFF-2, PAT-EFF-15: mid-line, before the rest of it."""
    zones = {"threat": 7, "cu": 1, "briefs": ["leaked-memo"], "po": ["war-1", "war-1"]}
    t = position("encounter", "samuel", zones=zones)
    assert t.outcome is not None
    assert (t.outcome.key, t.read("cu")) == ("end-threat", 1)
    assert why(t, "ana", "end") == "refuse-over"


def test_a_win_is_seen_only_at_the_check() -> None:
    """PAT-GOAL-2, PAT-GOAL-5: the last Bond does not end the turn."""
    t = position("act", "petr", zones={"progress": 10, "treasury": 3, "track/ana": 1})
    t.put("briefs", ["ration-cut"]).play("ana", "bonds")
    assert (t.read("progress"), t.outcome) == (11, None)
    t.play("ana", "end").play("ana", "choose b")
    assert t.winners == ["ana"]


def test_round_actions_come_in_order() -> None:
    """PAT-ROUND-1, PAT-ROUND-3: drift, riots (player 1 chooses), Beacons, taxes."""
    zones = {
        "riots": ["barracks-mutiny", "bread-line"],
        "rioters": [7, 1],
        "troops": [2, 3],
        "treasury": 5,
        "base-taxes": 2,
        "lamps": ["used", "face-up", "face-up", "face-up"],
    }
    t = position("round-end", "zam", TWO, turn="ben", zones=zones)
    assert prompt(t) == ("ana", "ask-withdraw")
    assert (t.read("track/ana"), t.read("treasury"), t.read("lamps")[0]) == (-1, 5, "used")
    t.play("ana", "withdraw 2")
    assert (t.read("treasury"), t.read("lamps")[0]) == (5 - 2 + 2, "launched")


def test_left_moves_stop_at_minus_two() -> None:
    """PAT-TRACK-2, PAT-EFF-12."""
    t = position("round-end", "m", zones={"track/ana": -2})
    assert t.read("track/ana") == -2


def test_each_player_loses_at_random_active_first() -> None:
    """PAT-EFF-10, PAT-BRIEF-12: all, if there are fewer."""
    zones = {
        "briefs": ["mole-in-the-ministry"],
        "hand/ana": ["war-1", "war-2"],
        "hand/ben": ["war-1"] * 5,
        "track/ana": 1,
    }
    t = position("encounter", "jack", TWO, zones=zones)
    t.play("ana", "vote nothing").play("ben", "vote nothing")
    assert (t.read("hand/ana"), len(t.read("hand/ben"))) == ([], 2)
    assert [e.who for e in t.events if isinstance(e, LostAtRandom)] == ["@0", "@1"]


def test_effects_apply_from_left_to_right() -> None:
    """PAT-EFF-15, PAT-EFF-1: Ration Cut's coins come, then its riot is resolved fully."""
    zones = {"briefs": ["ration-cut"], "cu": 4, "riot-deck": ["bread-line"], "track/ana": 1}
    t = position("encounter", "zam", TWO, zones=zones)
    t.play("ana", "choose a")
    assert (t.read("treasury"), t.read("riots"), t.read("cu")) == (3, ["bread-line"], 0)


@pytest.mark.parametrize(
    ("zone", "brief", "option"),
    [
        pytest.param("cu", "tax-holiday", "a", id="PAT-EFF-1"),
        pytest.param("threat", "foreign-envoy", "a", id="PAT-EFF-2"),
        pytest.param("treasury", "ration-cut", "b", id="PAT-EFF-3"),
    ],
)
def test_numbers_stop_at_nothing(zone: str, brief: str, option: str) -> None:
    """PAT-SUP-1: each of these is lowered by more than there is."""
    zones: dict[str, Any] = {"briefs": [brief], "track/ana": 1, "base-taxes": 1, "treasury": 3}
    zones[zone] = {"cu": 1, "threat": 0, "treasury": 1}[zone]
    t = position("encounter", "zam", TWO, zones=zones)
    t.play("ana", f"choose {option}")
    assert t.read(zone) == 0


def test_base_taxes_stop_at_nothing() -> None:
    """PAT-EFF-4, PAT-BRIEF-04: Base-2 at 1."""
    zones = {"briefs": ["striking-tax-collectors"], "base-taxes": 1, "track/ana": 1}
    t = position("encounter", "zam", TWO, zones=zones)  # nobody has a card to vote with
    assert t.read("base-taxes") == 0


# Abilities at any point


@pytest.mark.parametrize("at", ["gather", "act", "vote", "choice"])
def test_abilities_stand_open_at_quiet_moments(at: str) -> None:
    """PAT-WIN-1: Gather, Act, a vote, a choice; in anybody's turn; nobody is stopped."""
    briefs = ["ration-cut"] if at == "choice" else ["deserters"]
    point = "encounter" if at in ("vote", "choice") else at
    t = position(point, "m", ("donovan", "marion"), zones={"briefs": briefs, "hand/ana": ["war-1"]})
    before = prompt(t)
    assert before == ("ana", f"ask-{at}")
    assert "power marion" in t.legal("ben")
    t.play("ben", "power marion")
    assert prompt(t) == before
    assert t.read("track/ben") == 1


def test_abilities_wait_within_a_roll() -> None:
    """PAT-WIN-1: not within a roll or another effect."""
    t = position("act", "m", ("donovan", "marion"), d8=(3,))
    t.play("ana", "calm")
    assert prompt(t) == ("ana", "ask-reroll")
    assert why(t, "ben", "power marion") == "refuse-not-quiet"
    assert "power marion" not in t.legal("ben")


@pytest.mark.parametrize("character", ["marion", "samuel", "diva-m"])
def test_the_active_player_is_asked_before_the_trigger(character: str) -> None:
    """PAT-WIN-1: D-ANY, with the ability unused and the standee below +2; a pass keeps it."""
    t = position("trigger", "zam", (character, "donovan"), zones={"track/ana": 1})
    assert prompt(t) == ("ana", "ask-any")
    assert why(t, "ana", "power zam") in ("refuse-no-ability", "refuse-not-quiet")
    t.play("ana", "pass")
    assert t.read("ability-used/ana") is False
    used = {"track/ana": 1, "ability-used/ana": True}
    t = position("trigger", "zam", (character, "donovan"), zones=used)
    assert prompt(t) == ("ben", "ask-gather")


def test_zam_is_not_asked_before_the_trigger() -> None:
    """PAT-WIN-1: a step right only."""
    t = position("trigger", "zam", ("zam", "donovan"), zones={"track/ana": 1})
    assert prompt(t) == ("ben", "ask-gather")


# Clocks

DEFAULTS: list[Any] = [
    ("gather", {}, [], "take spy war science finance"),
    ("act", {}, [], "end"),
    ("act", {"hand/ana": ["spy-1", "spy-1"]}, ["calm"], "accept"),
    ("act", {"briefs": ["ration-cut", "deserters"]}, ["predict"], "keep ration-cut"),
    ("encounter", {"briefs": ["deserters"], "hand/ana": ["war-1"]}, [], "vote nothing"),
    ("encounter", {"briefs": ["ration-cut"]}, [], "choose b"),
    ("act", {"rioters": [3]}, ["deploy 3"], "place 1 1 1"),
    ("act", {"troops": [4, 5]}, ["march"], "station 1 1"),
    ("act", {"troops": [1]}, ["march"], "station 2"),
]


@pytest.mark.parametrize(("at", "zones", "moves", "default"), DEFAULTS)
def test_what_the_clock_plays(
    at: str, zones: dict[str, Any], moves: list[str], default: str
) -> None:
    """PAT-FLOW-1, PAT-FLOW-2: the first, the lowest, nothing risky; one question at a time."""
    t = position(at, "m", zones=zones, d8=(3,))
    for move in moves:
        t.play("ana", move)
    assert len(t.asks()) == 1
    s = t.table.state
    assert s.asker.default(s, 0).text() == default


def test_the_clock_spends_low_cards_and_no_missile() -> None:
    """PAT-FLOW-2."""
    hand = ["spy-3", "war-1", "science-2", "finance-5", "finance-4"]
    t = position("act", "samuel", zones={"hand/ana": hand})
    t.play("ana", "hearing")
    s = t.table.state
    assert s.asker.default(s, 0).text() == "discard spy-3 war-1 science-2 finance-4 finance-5"
    t = position("act", "m", ("wilfred",), zones={"armed": 1}, d8=(2,))
    t.play("ana", "missiles")
    s = t.table.state
    assert s.asker.default(s, 0).text() == "hold"
    table = uprising.new("patriot", seats=1, seed=1)
    assert table.state.asker.default(table.state, 0).text() == "campaign m"
    table.play(0, "campaign m")
    assert table.state.asker.default(table.state, 0).text() == "character diva-m"


# What is seen


def test_hands_and_votes_are_open_to_both() -> None:
    """PAT-HIDE-1, PAT-HIDE-2, PAT-HIDE-4, PAT-HIDE-6: and to spectators."""
    zones = {"hand/ana": ["spy-1"], "hand/ben": ["war-2"], "kept": ["tax-holiday"]}
    t = position("act", "m", TWO, zones=zones)
    views = [view_of(t, "ana"), view_of(t, "ben"), t.table.view(None)]
    assert views[0] == views[1] == views[2]
    assert [seat.hand for seat in views[0].seats] == [("spy-1",), ("war-2",)]
    assert views[0].kept == "tax-holiday"


def test_a_view_tells_no_deck() -> None:
    """PAT-HIDE-3: sizes, and only what was openly put on top or underneath."""
    t = position("act", "m", TWO, zones={"briefs": ["ration-cut"], "riot-deck": ["lab-fire"]})
    view = view_of(t)
    said = repr(view)
    assert "ration-cut" not in said and "lab-fire" not in said
    assert (view.briefs_top, view.briefs_under, view.po_top) == ((), (), ())


def test_a_guess_mixes_a_pile_with_its_opinion_cards() -> None:
    """PAT-HIDE-3: which cards of a type lie in the Opinion deck is open, until one is known."""
    t = position("act", "m", TWO, zones={"pile/spy": ["spy-5", "spy-5"]})
    t.asks()
    found = set()
    for luck in range(40):
        g: Any = t.table.game.guess(t.table.state, 0, seeded(luck, "guess"))
        found.add(g.piles[0].count(4))
        assert sum(k // 5 == 0 for k in g.po) == 10
    assert {1, 2} <= found
    known = position("act", "m", TWO, zones={"pile/spy": ["spy-5", "spy-5"], "po-fresh": False})
    known.asks()
    for luck in range(10):
        g = known.table.game.guess(known.table.state, 0, seeded(luck, "guess"))
        assert g.piles[0].count(4) == 2


def test_what_was_looked_at_is_remembered_by_every_guess() -> None:
    """PAT-HIDE-5, PAT-HIDE-3: Briefs left on top, buried ones, Opinion cards left on top."""
    slots = ["wiretap-grid", "polling-uplink", "credit-tracer", "lab-automaton"]
    zones = {
        "slots": slots,
        "lamps": ["launched", "launched", "face-up", "face-up"],
        "briefs": ["ration-cut", "tax-holiday", "night-raids"],
        "po": ["war-2", "spy-1"],
    }
    t = position("act", "m", TWO, zones=zones)
    t.play("ana", "use 1").play("ana", "bury first").play("ana", "use 2").play("ana", "leave")
    for luck in range(10):
        g: Table = t.table.guess("ben", luck)
        assert g.view("ben") == t.view("ben")
        s: Any = g.state
        assert t.table.game.pack.briefs[s.briefs[-1]].slug == "tax-holiday"
        assert t.table.game.pack.briefs[s.briefs[0]].slug == "ration-cut"
        assert s.po[-2:] == [0, 6]


def test_a_swapped_beacon_is_known_under_the_pile() -> None:
    """PAT-HIDE-3, PAT-BEACON-5."""
    slots = ["wiretap-grid", "polling-uplink", "credit-tracer", "lab-automaton"]
    t = position("act", "m", TWO, zones={"slots": slots})
    t.play("ana", "swap 1")
    assert view_of(t).beacons_under == ("wiretap-grid",)


def test_a_form_has_a_number_for_each_kind() -> None:
    """PAT-ENC-3."""
    hand = ["spy-1"] * 3 + ["war-1", "war-2", "war-3", "science-1", "science-2", "finance-1"] * 2
    t = position("encounter", "m", zones={"briefs": ["deserters"], "hand/ana": hand})
    t.asks()
    [form] = t.table.state.asker.forms(t.table.state, 0)
    first = form.fields[0]
    assert isinstance(first, Number)
    assert (first.name, first.most) == ("spy-1", 3)
