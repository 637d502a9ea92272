"""The board: components, tiles, Beacons, riots, and what refuses each."""

from typing import Any

import pytest

import uprising
from tests.games.patriot.play import position, prompt, why

ALONE = ("wilfred",)
SLOTS = ["drone-swarm", "crowd-scanner", "credit-tracer", "lab-automaton"]
FIRST = ["launched", "face-up", "face-up", "face-up"]


def test_the_box() -> None:
    """PAT-COMP-1, PAT-COMP-2, PAT-COMP-3, PAT-COMP-4, PAT-INF-1, PAT-INF-2, PAT-SETUP-4."""
    t = uprising.new("patriot", seats=2, seed=3, campaign="m")
    pack = t.game.pack
    assert pack.copies == (16, 12, 8, 4, 2)
    assert sum(n * v for v, n in enumerate(pack.copies, 1)) / 42 == pytest.approx(2.14, abs=0.01)
    s: Any = t.state
    assert [len(pile) for pile in s.piles] == [32, 32, 32, 32]
    assert [sum(k // 5 == kind for k in s.po) for kind in range(4)] == [10, 10, 10, 10]
    assert t.game.conserved(s) == {
        "influence": 168,
        "briefs": 40,
        "beacons": 16,
        "riots": 9,
        "troops": 14,
        "rioters": 14,
        "coins": 21,
        "markers": 32,
        "opinion": 40,
    }


def test_the_numbers_of_the_box() -> None:
    """Counts, limits and starts, each beside its number.

    PAT-COMP-5, PAT-COMP-6, PAT-COMP-7, PAT-COMP-8, PAT-COMP-10, PAT-COMP-11, PAT-COMP-14,
    PAT-COMP-15, PAT-COMP-16, PAT-COMP-17, PAT-COMP-18, PAT-COMP-19, PAT-COMP-20, PAT-COMP-21,
    PAT-COMP-22, PAT-COMP-23, PAT-COMP-24, PAT-COMP-25
    """
    t = uprising.new("patriot", seats=2, seed=3, campaign="m")
    pack = t.game.pack
    assert pack.opinion_cards == 2  # PAT-COMP-5
    assert len(t.view(0).spaces) == 8  # type: ignore[attr-defined]
    votes = [brief for brief in pack.briefs if brief.types]
    assert (len(votes), len(pack.briefs) - len(votes)) == (28, 12)  # PAT-COMP-6
    assert (len(pack.beacons), pack.slots) == (16, 4)  # PAT-COMP-7, PAT-COMP-21
    assert len(pack.riots) == 9  # PAT-COMP-8
    assert (pack.troops, pack.rioters, pack.coins, pack.markers) == (14, 14, 21, 32)
    assert len(pack.sheets) == 11  # PAT-COMP-14
    assert (pack.actions, pack.rounds, pack.unrest_limit) == (10, 5, 6)
    assert pack.threat_limit == (8, 12)  # PAT-COMP-18
    assert (pack.base_most, pack.track_end) == (8, 2)
    assert (pack.first_cards, pack.free_cards, pack.gather_markers) == (2, (4, 2), (2, 0))
    assert (pack.advance_markers, pack.advance_ap) == (4, 0)  # PAT-COMP-25


def test_a_table_holds_nothing_else() -> None:
    """PAT-COMP-9, PAT-COMP-12, PAT-SETUP-1: one D8; no Letters, Allegiances, Super Briefs."""
    names = {kind.kind.key for kind in uprising.games()["patriot"].zones if hasattr(kind, "kind")}
    assert names == {"beacon", "riot", "brief"}
    assert set(uprising.games()["patriot"].faces) == {"d8", "discard"}


@pytest.mark.parametrize(
    ("seats", "actions", "limit"),
    [pytest.param(1, 10, 8, id="PAT-COMP-15"), pytest.param(2, 10, 12, id="PAT-COMP-18")],
)
def test_everybody_has_ten_action_points(seats: int, actions: int, limit: int) -> None:
    """PAT-COMP-16, PAT-COMP-17, PAT-COMP-19, PAT-COMP-20, PAT-COMP-26, PAT-SETUP-5, PAT-SETUP-8."""
    t = position("gather", "m", ("donovan", "wilfred")[:seats])
    first = t.asks()["ana"]
    assert first.prompt == "ask-gather"
    view: Any = t.view("ana")
    assert (view.ap, view.threat_limit) == (actions, limit)
    assert (view.round, view.cu, view.threat, view.base_taxes, view.treasury) == (1, 0, 0, 0, 0)
    assert (view.coin_supply, view.troop_supply, view.rioter_supply) == (21, 14, 14)
    assert [seat.track for seat in view.seats] == [0] * seats


# tile, its id, action points, Civil Unrest, Defense Space, what must be there first
TILES: list[Any] = [
    pytest.param("pick finance", 1, 0, 0, {}, id="PAT-BOARD-1"),
    pytest.param("pick spy", 1, 0, 0, {}, id="PAT-BOARD-2"),
    pytest.param("pick science", 1, 0, 0, {}, id="PAT-BOARD-3"),
    pytest.param("pick war", 1, 0, 0, {}, id="PAT-BOARD-4"),
    pytest.param("coins", 4, 2, 1, {}, id="PAT-BOARD-5"),
    pytest.param("tax", 7, 4, 2, {}, id="PAT-BOARD-6"),
    pytest.param("predict", 3, 0, 0, {}, id="PAT-BOARD-7"),
    pytest.param("launch 2", 4, 0, 3, {"treasury": 4}, id="PAT-BOARD-8"),
    pytest.param("launch-blind 2", 2, 0, 3, {"treasury": 2}, id="PAT-BOARD-8"),
    pytest.param("swap 2 3", 3, 0, 0, {}, id="PAT-BOARD-9"),
    pytest.param(
        "use 1", 0, 0, 4, {"slots": SLOTS[1:] + SLOTS[:1], "lamps": FIRST}, id="PAT-BOARD-10"
    ),
    pytest.param("advance", 0, 0, 0, {"markers/ana": 4}, id="PAT-BOARD-11"),
    pytest.param("calm", 3, 1, 5, {}, id="PAT-BOARD-12"),
    pytest.param("project", 2, 0, 6, {}, id="PAT-BOARD-13"),
    pytest.param("missiles", 4, 3, 8, {}, id="PAT-BOARD-14"),
    pytest.param("deploy 2", 5, 0, 7, {}, id="PAT-BOARD-15"),
    pytest.param("deploy 3", 7, 0, 7, {}, id="PAT-BOARD-15"),
    pytest.param("deploy 4", 9, 0, 7, {}, id="PAT-BOARD-15"),
    pytest.param("march", 2, 0, 0, {"troops": [1]}, id="PAT-BOARD-16"),
    pytest.param("execute", 2, 0, 0, {"rioters": [7]}, id="PAT-BOARD-17"),
]


@pytest.mark.parametrize(("move", "ap", "cu", "space", "zones"), TILES)
def test_a_tile_has_its_price(
    move: str, ap: int, cu: int, space: int, zones: dict[str, Any]
) -> None:
    """PAT-ACT-1, PAT-ACT-3, PAT-ACT-4, PAT-ACT-5, PAT-TILE-2: Wilfred deploys for 1 more."""
    t = position(who=ALONE, zones=zones, d8=(3,))
    t.play("ana", move)
    assert t.read("cu") == cu
    assert t.read("ap") == 10 - ap
    if ap:
        t = position(who=ALONE, zones=zones | {"ap": ap - 1})
        assert why(t, "ana", move) == "refuse-ap"
    if space:
        blocked = dict(zones) | {"rioters": [space]}
        assert why(position(who=ALONE, zones=blocked), "ana", move) == "refuse-blocked"
    else:  # PAT-ACT-6: nothing blocks it
        crowd = [d for d in range(1, 8)] if "troops" not in zones else [4, 5]
        assert position(who=ALONE, zones=dict(zones) | {"rioters": crowd}).may("ana", move)


@pytest.mark.parametrize("kind", ["spy", "war", "science", "finance"])
def test_an_influence_tile_works_twice_a_turn(kind: str) -> None:
    """PAT-TILE-1, PAT-BOARD-1, PAT-BOARD-2, PAT-BOARD-3, PAT-BOARD-4: 1 card each time."""
    t = position(who=ALONE)
    t.play("ana", f"pick {kind}").play("ana", f"pick {kind}")
    assert [card.split("-")[0] for card in t.read("hand/ana")] == [kind, kind]
    assert why(t, "ana", f"pick {kind}") == "refuse-twice"


def test_coins_and_taxes_come_before_their_unrest() -> None:
    """PAT-TILE-2, PAT-ACT-4: Bread Line on arrival takes nothing; 4 coins are there."""
    t = position(who=ALONE, zones={"cu": 4, "riot-deck": ["bread-line"]})
    t.play("ana", "coins")
    kinds = [getattr(event, "what", "") for event in t.events]
    assert kinds.index("~id-coins") < kinds.index("~id-cu")
    assert (t.read("treasury"), t.read("rioters")) == (4, [1, 1])
    t = position(who=ALONE, zones={"cu": 0})
    t.play("ana", "tax")
    assert (t.read("base-taxes"), t.read("cu")) == (2, 4)


def test_coins_are_limited_by_the_supply() -> None:
    """PAT-ACT-5, PAT-SUP-1: too few: what there is; none: illegal."""
    t = position(who=ALONE, zones={"treasury": 19})
    t.play("ana", "coins")
    assert t.read("treasury") == 21
    assert why(t, "ana", "coins") == "refuse-no-coin-left"


@pytest.mark.parametrize(
    ("face", "by"), list(zip(range(1, 9), (1, 1, 1, 1, -1, -1, -2, -2), strict=True))
)
def test_rolling_for_unrest(face: int, by: int) -> None:
    """PAT-BOARD-12."""
    t = position(who=ALONE, zones={"cu": 3}, d8=(face,))
    t.play("ana", "calm")
    assert t.read("cu") == 3 + by


@pytest.mark.parametrize(
    ("face", "by"), list(zip(range(1, 9), (-2, 0, 0, 0, 2, 2, 4, 4), strict=True))
)
def test_a_project(face: int, by: int) -> None:
    """PAT-BOARD-13."""
    t = position(who=ALONE, zones={"markers/ana": 3}, d8=(face,))
    t.play("ana", "project")
    assert t.read("markers/ana") == 3 + by


@pytest.mark.parametrize(
    ("face", "most"), list(zip(range(2, 9), (1, 1, 1, 1, 1, 2, 2), strict=True))
)
def test_executions(face: int, most: int) -> None:
    """PAT-BOARD-17, PAT-TILE-4, PAT-EFF-13: up to so many; nobody need be executed."""
    t = position(who=ALONE, zones={"rioters": [1, 2, 2]}, d8=(face,))
    t.play("ana", "execute")
    moves = t.legal("ana")
    assert ("strike 2 2" in moves) == (most == 2)
    assert {"strike 1", "strike 2", "strike nobody"} <= set(moves)
    assert why(t, "ana", "strike 3") == "refuse-no-such-rioters"
    t.play("ana", "strike nobody")
    assert t.read("rioters") == [1, 2, 2]


@pytest.mark.parametrize(
    ("tile", "zones", "price", "wrong"),
    [
        ("calm", {}, "spy-1 war-1", "spy-1"),
        ("project", {}, "science-1 science-2", "spy-1 war-1"),
        ("execute", {"rioters": [3]}, "spy-1", "spy-1 war-1"),
    ],
)
def test_a_reroll_costs_what_the_tile_says(
    tile: str, zones: dict[str, Any], price: str, wrong: str
) -> None:
    """PAT-ROLL-1, PAT-BOARD-12, PAT-BOARD-13, PAT-BOARD-17: repeatable, the last result counts."""
    hand = ["spy-1", "war-1", "science-1", "science-2", "science-3", "science-4"]
    t = position(who=ALONE, zones=zones | {"hand/ana": hand}, d8=(4, 4, 4))
    t.play("ana", tile)
    assert why(t, "ana", f"reroll {wrong}") == "refuse-reroll-price"
    assert why(t, "ana", "reroll free") == "refuse-no-order"
    t.play("ana", f"reroll {price}")
    assert t.read("discard") == price.split()
    assert prompt(t) == ("ana", "ask-reroll")
    t.play("ana", "accept")
    assert prompt(t)[1] != "ask-reroll"


def test_troops_are_split_freely() -> None:
    """PAT-BOARD-15, PAT-TILE-6, PAT-EFF-7: not on a Rioter; too few in supply: what there is."""
    t = position(zones={"rioters": [3]})
    t.play("ana", "deploy 3")
    assert why(t, "ana", "place 1 1 3") == "refuse-spaces"
    assert why(t, "ana", "place 1 1") == "refuse-troop-number"
    t.play("ana", "place 1 1 8")
    assert (t.read("troops"), t.read("ap")) == ([1, 1, 8], 4)
    t = position(zones={"troops": [1] * 13})
    t.play("ana", "deploy 4").play("ana", "place 2")
    assert (len(t.read("troops")), t.read("ap")) == (14, 2)
    assert why(t, "ana", "deploy 2") in ("refuse-ap", "refuse-no-troop-left")


def test_deploying_needs_a_space_and_a_troop() -> None:
    """PAT-ACT-5."""
    assert why(position(zones={"troops": [1] * 14}), "ana", "deploy 2") == "refuse-no-troop-left"
    everywhere = [1, 2, 3, 4, 5, 6, 8]
    t = position(zones={"rioters": everywhere})
    assert t.may("ana", "deploy 2")


def test_many_troops_march_by_a_form() -> None:
    """PAT-BOARD-16: any number of Troops; above 400 arrangements the question is a form."""
    t = position(zones={"troops": [1, 1, 2, 3, 4, 5]})
    t.play("ana", "march")
    ask = t.asks()["ana"]
    assert ask.wide
    assert why(t, "ana", "station 1 1 2 3 4 5") == "refuse-not-moved"
    step = t.table.state.asker
    [form] = step.forms(t.table.state, 0)
    values = {"spaces": {"8": 6}}
    form.check(values)
    assert step.filled(t.table.state, 0, form.key, values).text() == "station 8 8 8 8 8 8"
    t.play("ana", "station 8 8 8 8 8 8")
    assert t.read("troops") == [8] * 6
    assert why(position(), "ana", "march") == "refuse-no-march"


def test_launching() -> None:
    """PAT-BEACON-1, PAT-BEACON-2, PAT-BOARD-8: one coin of those paid marks the Beacon."""
    t = position(zones={"treasury": 9, "slots": SLOTS, "beacons": ["curfew-siren"]})
    t.play("ana", "launch 1")
    view: Any = t.view("ana")
    assert (view.treasury, view.coin_supply, view.slots[0].lamp) == (5, 15, "launched")
    t.play("ana", "launch-blind 2")
    view = t.view("ana")
    assert (view.treasury, view.coin_supply, t.read("ap")) == (3, 16, 4)
    assert (t.read("slots")[1], t.read("beacons")[-1]) == ("curfew-siren", "crowd-scanner")
    assert t.read("launched/ana") == 2
    assert why(t, "ana", "launch 3") == "refuse-coins"
    assert t.may("ana", "use 1") is False  # Drone Swarm needs a Rioter
    assert t.may("ana", "use 2")


def test_changing_out_beacons() -> None:
    """PAT-BEACON-5, PAT-BOARD-9: replacements first, then the old cards go under the pile."""
    t = position(zones={"slots": SLOTS, "beacons": ["curfew-siren", "wiretap-grid"]})
    t.play("ana", "swap 1 4")
    assert t.read("slots") == ["curfew-siren", "crowd-scanner", "credit-tracer", "wiretap-grid"]
    assert t.read("beacons")[-2:] == ["drone-swarm", "lab-automaton"]
    view: Any = t.view("ana")
    assert set(view.beacons_under) == {"drone-swarm", "lab-automaton"}
    assert why(position(zones={"lamps": FIRST}), "ana", "swap 1") == "refuse-launched"


def use(beacon: str, zones: dict[str, Any] | None = None, d8: tuple[int, ...] = ()) -> Any:
    """A table where that Beacon has just been used."""
    others = [name for name in SLOTS if name != beacon][:3]
    t = position(zones={"slots": [beacon, *others], "lamps": FIRST} | (zones or {}), d8=d8)
    t.play("ana", "use 1")
    assert t.read("lamps")[0] == "used"
    assert t.read("ap") == 10
    return t


def refused(beacon: str, zones: dict[str, Any]) -> str:
    others = [name for name in SLOTS if name != beacon][:3]
    t = position(zones={"slots": [beacon, *others], "lamps": FIRST} | zones)
    return why(t, "ana", "use 1")


def test_drone_swarm() -> None:
    """PAT-BCARD-01, PAT-BEACON-6: Exec 1; a Rioter must be on the board."""
    t = use("drone-swarm", {"rioters": [5, 5]})
    t.play("ana", "strike 5")
    assert t.read("rioters") == [5]
    assert refused("drone-swarm", {}) == "refuse-beacon-payment"


@pytest.mark.parametrize(
    ("beacon", "zone", "before", "after"),
    [
        pytest.param("crowd-scanner", "cu", 3, 2, id="PAT-BCARD-02"),
        pytest.param("credit-tracer", "treasury", 1, 3, id="PAT-BCARD-04"),
        pytest.param("research-satellite", "markers/ana", 1, 3, id="PAT-BCARD-05"),
        pytest.param("curfew-siren", "cu", 3, 1, id="PAT-BCARD-08"),
    ],
)
def test_a_plain_beacon(beacon: str, zone: str, before: int, after: int) -> None:
    t = use(beacon, {zone: before})
    assert t.read(zone) == after
    assert why(t, "ana", "use 1") == "refuse-used"
    assert why(t, "ana", "use 2") == "refuse-not-launched"


@pytest.mark.parametrize(
    ("bury", "top", "under"),
    [
        ("none", ["ration-cut", "tax-holiday"], None),
        ("first", ["tax-holiday", "night-raids"], "ration-cut"),
        ("second", ["ration-cut", "night-raids"], "tax-holiday"),
        ("both", ["night-raids"], "tax-holiday"),
    ],
)
def test_wiretap_grid(bury: str, top: list[str], under: str | None) -> None:
    """PAT-BCARD-03, PAT-HIDE-5: the top 2 Briefs; any go under, the rest stay as they were."""
    t = use("wiretap-grid", {"briefs": ["ration-cut", "tax-holiday", "night-raids"]})
    view: Any = t.view("ana")
    assert view.briefs_top == ("ration-cut", "tax-holiday")
    t.play("ana", f"bury {bury}")
    assert t.read("briefs")[: len(top)] == top
    if under is not None:
        assert t.read("briefs")[-1] == under
        view = t.view("ana")
        assert view.briefs_under[0] == under


def test_recruitment_feed() -> None:
    """PAT-BCARD-06, PAT-EFF-14: Draw 2."""
    t = use("recruitment-feed")
    assert why(t, "ana", "pass") == "refuse-must-draw"
    t.play("ana", "take spy finance")
    assert [c.split("-")[0] for c in t.read("hand/ana")] == ["spy", "finance"]


def test_riot_shield_net() -> None:
    """PAT-BCARD-07: Troop+1, with a Troop in supply and a space for it."""
    t = use("riot-shield-net")
    t.play("ana", "place 4")
    assert t.read("troops") == [4]
    assert refused("riot-shield-net", {"troops": [1] * 14}) == "refuse-beacon-payment"


def test_deep_fake_studio() -> None:
    """PAT-BCARD-09: discard 1, then Draw 2; 1 card is needed."""
    t = use("deep-fake-studio", {"hand/ana": ["war-2", "spy-1"]})
    assert why(t, "ana", "discard war-3") == "refuse-not-held"
    t.play("ana", "discard war-2").play("ana", "take science science")
    assert len(t.read("hand/ana")) == 3
    assert refused("deep-fake-studio", {}) == "refuse-beacon-payment"


@pytest.mark.parametrize("answer", ["leave", "scrap"])
def test_polling_uplink(answer: str) -> None:
    """PAT-BCARD-10, PAT-HIDE-5: the top 2 Opinion cards; both are discarded or stay."""
    t = use("polling-uplink", {"po": ["war-2", "spy-1"]})
    view: Any = t.view("ana")
    assert view.po_top == ("war-2", "spy-1")
    t.play("ana", answer)
    view = t.view("ana")
    assert view.po_top == (("war-2", "spy-1") if answer == "leave" else ())
    assert sorted(t.read("po-discard")) == ([] if answer == "leave" else ["spy-1", "war-2"])


def test_threat_forecaster() -> None:
    """PAT-BCARD-11: Threat-1, CU+1."""
    t = use("threat-forecaster", {"threat": 3, "cu": 2})
    assert (t.read("threat"), t.read("cu")) == (2, 3)


def test_mag_rail_courier() -> None:
    """PAT-BCARD-12: a T-MOVE for 0 AP."""
    t = use("mag-rail-courier", {"troops": [2]})
    t.play("ana", "station 7")
    assert t.read("troops") == [7]
    assert refused("mag-rail-courier", {}) == "refuse-beacon-payment"


def test_black_budget_node() -> None:
    """PAT-BCARD-13, PAT-BEACON-7: 2 coins less, for the next launch of this turn."""
    t = use("black-budget-node", {"treasury": 2})
    t.play("ana", "launch 2")
    assert (t.read("treasury"), t.read("launch-discount")) == (0, 0)


def test_loyalty_index() -> None:
    """PAT-BCARD-14: 2 Influence of different types: Threat-1."""
    t = use("loyalty-index", {"threat": 2, "hand/ana": ["spy-1", "spy-2", "war-3"]})
    assert why(t, "ana", "discard spy-1 spy-2") == "refuse-same-type"
    t.play("ana", "discard spy-1 war-3")
    assert t.read("threat") == 1
    two = {"hand/ana": ["spy-1", "spy-2"]}
    assert refused("loyalty-index", two) == "refuse-beacon-payment"


def test_lab_automaton() -> None:
    """PAT-BCARD-15, PAT-ROLL-2: the next Project is 1 higher, at most 8; it ends with the turn."""
    t = use("lab-automaton", {"free-reroll-used": 1}, d8=(4, 4))
    t.play("ana", "project")
    assert (t.read("markers/ana"), t.read("project-bonus")) == (2, 0)
    t.play("ana", "project")
    assert t.read("markers/ana") == 2


def test_bonuses_end_with_the_turn() -> None:
    """PAT-BEACON-7: unused B13 and B15 bonuses."""
    zones = {"project-bonus": 1, "launch-discount": 2}
    t = position("turn-end", zones=zones)
    assert (t.read("project-bonus"), t.read("launch-discount")) == (0, 0)


def test_echo_transmitter() -> None:
    """PAT-BCARD-16, PAT-CHAR-1: 2 Markers for a step right; no tile activation."""
    t = use("echo-transmitter", {"markers/ana": 3})
    assert (t.read("markers/ana"), t.read("track/ana")) == (1, 1)
    assert refused("echo-transmitter", {"markers/ana": 1}) == "refuse-beacon-payment"


# Riots

RIOTS: list[Any] = [
    pytest.param("bread-line", [1, 1], {"treasury": 3}, id="PAT-RCARD-01"),
    pytest.param("tax-revolt", [2, 2], {"base-taxes": 2, "treasury": 7}, id="PAT-RCARD-02"),
    pytest.param("antenna-sabotage", [3, 4], {"threat": 2}, id="PAT-RCARD-03"),
    pytest.param("signal-jam", [4, 4], {"threat": 2}, id="PAT-RCARD-04"),
    pytest.param(
        "campus-occupation", [5, 6], {"markers/ana": 2, "markers/ben": 2}, id="PAT-RCARD-05"
    ),
    pytest.param("lab-fire", [6, 6], {"markers/ana": 1, "markers/ben": 1}, id="PAT-RCARD-06"),
    pytest.param("barracks-mutiny", [7, 7], {"troops": [8]}, id="PAT-RCARD-07"),
    pytest.param("palace-march", [3, 8], {"threat": 2}, id="PAT-RCARD-08"),
    pytest.param("general-strike", [3, 5], {"cu": 2}, id="PAT-RCARD-09"),
]


@pytest.mark.parametrize(("riot", "spaces", "again"), RIOTS)
def test_a_riot_card(riot: str, spaces: list[int], again: dict[str, Any]) -> None:
    """PAT-RIOT-2, PAT-RIOT-3, PAT-RIOT-5, PAT-ROUND-1: its Rioters, and what it does each round."""
    t = position(zones={"cu": 4, "riot-deck": [riot]}, d8=(3, 5))
    t.play("ana", "coins")
    assert (t.read("rioters"), t.read("riots")) == (spaces, [riot])
    start: dict[str, Any] = {
        "treasury": 5,
        "base-taxes": 3,
        "threat": 1,
        "markers/ana": 3,
        "markers/ben": 3,
        "cu": 1,
        "riots": [riot],
        "rioters": [d for d in spaces if d != 8] or [4],
        "troops": [8, 8] if riot == "barracks-mutiny" else [],
    }
    t = position("round-end", "zam", ("donovan", "wilfred"), zones=start)
    after = {"treasury": 8, **again}  # the taxes come last
    if riot == "bread-line":
        after["treasury"] = 5 - 2 + 3
    for zone in ("treasury", "base-taxes", "threat", "markers/ana", "markers/ben", "cu", "troops"):
        assert t.read(zone) == after.get(zone, start[zone]), zone


def test_a_troop_that_cannot_be_lost_costs_threat() -> None:
    """PAT-EFF-8, PAT-RCARD-07: Threat +1 for each missing."""
    t = position("round-end", zones={"riots": ["barracks-mutiny"], "rioters": [7]})
    assert t.read("threat") == 1


def test_an_empty_riot_deck_is_shuffled_anew() -> None:
    """PAT-RIOT-6: the discards; none left: Threat +2."""
    nine = [param.values[0] for param in RIOTS]
    t = position(zones={"cu": 4, "riot-discard": nine[1:], "riots": nine[:1], "rioters": [5]})
    t.shuffle("riots", ["lab-fire"]).play("ana", "coins")
    assert t.read("riots") == ["bread-line", "lab-fire"]
    t = position(zones={"cu": 4, "riots": nine, "rioters": [5]})
    t.play("ana", "coins")
    assert (t.read("threat"), t.read("rioters")) == (2, [5])


def test_several_rioters_share_a_space() -> None:
    """PAT-RIOT-4, PAT-EFF-9."""
    t = position(
        zones={"cu": 4, "rioters": [4], "riots": ["bread-line"], "riot-deck": ["signal-jam"]}
    )
    t.play("ana", "coins")
    assert t.read("rioters") == [4, 4, 4]


def test_a_slot_is_refilled_after_a_loss() -> None:
    """PAT-BEACON-4, PAT-EFF-11: the active player chooses; without a Beacon, Threat +1."""
    zones = {"slots": SLOTS, "lamps": ["launched", "used", "face-up", "face-up"], "track/ana": 0}
    t = position("trigger", "m", ("donovan", "wilfred"), zones=zones, d8=(8,))
    assert sorted(t.legal("ana")) == ["drop 1", "drop 2"]
    assert why(t, "ana", "drop 3") == "refuse-not-lit"
    t.play("ana", "drop 2")
    assert t.read("beacons")[-1] == "crowd-scanner"
    assert len(t.read("beacons")) == 12
    t = position("trigger", "m", ("donovan", "wilfred"), d8=(8,))
    assert t.read("threat") == 1
