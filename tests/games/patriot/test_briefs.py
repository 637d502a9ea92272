"""Every Brief: what it needs, what passing and failing it does, what refuses it."""

from typing import Any

import pytest

from tests.games.patriot.play import cards, position, prompt, why
from uprising.scenario import Scenario

SLOTS = ["drone-swarm", "crowd-scanner", "credit-tracer", "lab-automaton"]
START: dict[str, Any] = {
    "track/ana": 2,  # the next question after the Brief is the positive event's
    "treasury": 7,
    "base-taxes": 3,
    "cu": 2,
    "threat": 4,
    "markers/ana": 5,
    "markers/ben": 5,
    "troops": [1, 1, 2],
    "rioters": [7],
    "slots": SLOTS,
    "lamps": ["launched", "used", "face-up", "face-up"],
}
OTHER = {"spy": "war", "war": "spy", "science": "war", "finance": "war"}


def meet(brief: str, hand: list[str], opinion: list[str], d8: tuple[int, ...] = ()) -> Scenario:
    """The Brief comes to ana; ben holds five cards, ana four that do not count."""
    zones = START | {
        "briefs": [brief],
        "po": opinion,
        "hand/ana": [*hand, "spy-1", "war-1", "science-1", "finance-1"],
        "hand/ben": ["spy-2", "war-2", "science-2", "finance-2", "finance-2"],
    }
    t = position("encounter", "samuel", ("donovan", "wilfred"), zones=zones, d8=d8)
    return t


def drag(types: str) -> list[str]:
    """Two Opinion cards that take 2 from the total."""
    other = next(k for k in ("spy", "war", "science", "finance") if k not in types.split("+"))
    return [f"{other}-1", f"{other}-1"]


def committed(types: str, total: int) -> list[str]:
    kinds = types.split("+")
    if len(kinds) == 1:
        return cards(kinds[0], total)
    return cards(kinds[0], total // 2) + cards(kinds[1], total - total // 2)


def voted(brief: str, types: str, total: int, d8: tuple[int, ...] = ()) -> Scenario:
    """Commit cards so that the tally is `total`."""
    hand = committed(types, total + 2)
    t = meet(brief, hand, drag(types), d8)
    t.play("ana", "vote " + " ".join(hand)).play("ben", "vote nothing")
    return t


# Brief, types, need; what a pass changes, moves it asks for; the same for a fail; coming D8
ROWS: list[Any] = [
    pytest.param(
        ("run-on-the-bank", "finance", 8, {}, [], {"treasury": 0}, [], ()), id="PAT-BRIEF-01"
    ),
    pytest.param(("pension-shortfall", "finance", 7, {}, [], {"cu": 4}, [], ()), id="PAT-BRIEF-02"),
    pytest.param(
        (
            "currency-forgers",
            "finance",
            9,
            {"treasury": 9},
            [],
            {"treasury": 4, "threat": 5},
            [],
            (),
        ),
        id="PAT-BRIEF-03",
    ),
    pytest.param(
        ("striking-tax-collectors", "finance", 7, {}, [], {"base-taxes": 1}, [], ()),
        id="PAT-BRIEF-04",
    ),
    pytest.param(
        ("foreign-debt-call", "finance", 10, {"threat": 3}, [], {"threat": 6}, [], ()),
        id="PAT-BRIEF-05",
    ),
    pytest.param(("border-skirmish", "war", 8, {}, [], {"threat": 6}, [], ()), id="PAT-BRIEF-06"),
    pytest.param(
        ("deserters", "war", 7, {}, [], {"troops": [2]}, ["withdraw 1 1"], ()), id="PAT-BRIEF-07"
    ),
    pytest.param(
        (
            "arms-cache-found",
            "war",
            8,
            {"troops": [1, 1, 2, 5, 5]},
            ["place 5 5"],
            {"rioters": [3, 7]},
            [],
            (3,),
        ),
        id="PAT-BRIEF-08",
    ),
    pytest.param(
        ("barricades-at-dawn", "war", 9, {}, [], {"rioters": [3, 5, 7]}, [], (3, 5)),
        id="PAT-BRIEF-09",
    ),
    pytest.param(("veterans-march", "war", 7, {}, [], {"cu": 4}, [], ()), id="PAT-BRIEF-10"),
    pytest.param(
        ("leaked-memo", "spy", 8, {}, [], {"threat": 5, "cu": 3}, [], ()), id="PAT-BRIEF-11"
    ),
    pytest.param(
        ("mole-in-the-ministry", "spy", 9, {}, [], {"hands": (1, 2)}, [], ()), id="PAT-BRIEF-12"
    ),
    pytest.param(
        (
            "jammed-frequencies",
            "spy",
            7,
            {},
            [],
            {"lamps": ["launched", "face-up", "face-up", "face-up"]},
            ["drop 2"],
            (),
        ),
        id="PAT-BRIEF-13",
    ),
    pytest.param(
        (
            "assassins-calling-card",
            "spy",
            10,
            {"threat": 3},
            [],
            {"threat": 6},
            [],
            (),
        ),
        id="PAT-BRIEF-14",
    ),
    pytest.param(("hostage-crisis", "spy", 8, {}, [], {"track/ana": 1}, [], ()), id="PAT-BRIEF-15"),
    pytest.param(
        ("contaminated-reservoir", "science", 8, {}, [], {"cu": 4}, [], ()), id="PAT-BRIEF-16"
    ),
    pytest.param(
        (
            "lab-accident",
            "science",
            7,
            {},
            [],
            {"markers/ana": 3, "markers/ben": 3},
            [],
            (),
        ),
        id="PAT-BRIEF-17",
    ),
    pytest.param(
        (
            "power-grid-failure",
            "science",
            9,
            {},
            [],
            {"threat": 5, "treasury": 5},
            [],
            (),
        ),
        id="PAT-BRIEF-18",
    ),
    pytest.param(
        ("experimental-vaccine", "science", 8, {"cu": 0}, [], {"cu": 3}, [], ()), id="PAT-BRIEF-19"
    ),
    pytest.param(
        (
            "rogue-professor",
            "science",
            10,
            {"markers/ana": 7},
            [],
            {"threat": 6},
            [],
            (),
        ),
        id="PAT-BRIEF-20",
    ),
    pytest.param(
        (
            "cyber-heist",
            "spy+finance",
            11,
            {},
            [],
            {"treasury": 3, "threat": 5},
            [],
            (),
        ),
        id="PAT-BRIEF-21",
    ),
    pytest.param(
        (
            "military-budget",
            "war+finance",
            12,
            {"troops": [1, 1, 2, 5]},
            ["place 5"],
            {"troops": [2], "cu": 3},
            ["withdraw 1 1"],
            (),
        ),
        id="PAT-BRIEF-22",
    ),
    pytest.param(
        (
            "weapons-programme",
            "war+science",
            12,
            {"markers/ana": 6},
            [],
            {"threat": 6},
            [],
            (),
        ),
        id="PAT-BRIEF-23",
    ),
    pytest.param(
        ("propaganda-week", "spy+science", 11, {"cu": 1}, [], {"cu": 4}, [], ()), id="PAT-BRIEF-24"
    ),
    pytest.param(
        (
            "coup-rumours",
            "spy+war",
            13,
            {},
            [],
            {"threat": 6, "rioters": [7, 8]},
            [],
            (),
        ),
        id="PAT-BRIEF-25",
    ),
    pytest.param(
        ("green-levy", "science+finance", 11, {"base-taxes": 4}, [], {"cu": 4}, [], ()),
        id="PAT-BRIEF-26",
    ),
    pytest.param(
        (
            "martial-parade",
            "war+spy",
            11,
            {"rioters": []},
            ["strike 7"],
            {"cu": 3, "threat": 5},
            [],
            (),
        ),
        id="PAT-BRIEF-27",
    ),
    pytest.param(
        (
            "black-market-isotopes",
            "science+spy",
            12,
            {"markers/ana": 7},
            [],
            {"markers/ana": 3, "markers/ben": 3, "threat": 5},
            [],
            (),
        ),
        id="PAT-BRIEF-28",
    ),
]
LOOKED_AT = [zone for zone in START if zone != "slots"]


def check(t: Scenario, changed: dict[str, Any]) -> None:
    """What the Brief changed is as told, and nothing else moved."""
    hands = changed.get("hands", (4, 5))
    assert (len(t.read("hand/ana")), len(t.read("hand/ben"))) == hands
    for zone in LOOKED_AT:
        assert t.read(zone) == changed.get(zone, START[zone]), zone


@pytest.mark.parametrize("row", ROWS)
def test_an_influence_brief_is_passed_with_exactly_what_it_needs(row: tuple[Any, ...]) -> None:
    """PAT-BRIEF-01 to PAT-BRIEF-28, PAT-ENC-2, PAT-ENC-4, PAT-ENC-5, PAT-ENC-6, PAT-ENC-8."""
    brief, types, need, good, answers, *_ = row
    t = voted(brief, types, need)
    for answer in answers:
        t.play("ana", answer)
    assert prompt(t) == ("ana", "ask-draw")
    check(t, good)
    assert (t.read("failed"), t.read("brief-discard")) == (0, [brief])
    assert sum(len(t.read(zone)) for zone in ("discard", "po-discard")) == 2 + len(
        committed(types, need + 2)
    )


@pytest.mark.parametrize("row", ROWS)
def test_an_influence_brief_is_failed_with_one_less(row: tuple[Any, ...]) -> None:
    """PAT-BRIEF-01 to PAT-BRIEF-28, PAT-ENC-1, PAT-ENC-5, PAT-EFF-3, PAT-EFF-5, PAT-EFF-6."""
    brief, types, need, _, _, bad, answers, d8 = row
    t = voted(brief, types, need - 1, d8)
    for answer in answers:
        t.play("ana", answer)
    assert prompt(t) == ("ana", "ask-draw")
    check(t, bad)
    assert t.read("failed") == 1


def test_both_players_vote_the_active_one_first() -> None:
    """PAT-ENC-3, PAT-HIDE-6, PAT-COMP-5: then 2 Opinion cards; a vote shows at once."""
    t = meet("run-on-the-bank", ["finance-5"], ["war-1", "war-1"])
    assert prompt(t) == ("ana", "ask-vote")
    assert why(t, "ana", "vote finance-4") == "refuse-not-held"
    assert why(t, "ben", "vote finance-2") == "refuse-not-asked"
    t.play("ana", "vote finance-5")
    assert prompt(t) == ("ben", "ask-vote")
    assert t.view("ben").seats[0].pledged == ("finance-5",)  # type: ignore[attr-defined]
    t.play("ben", "vote finance-2 finance-2")
    assert t.read("failed") == 1
    assert t.read("po-discard") == ["war-1", "war-1"]


def test_a_large_hand_is_asked_by_a_form() -> None:
    """PAT-ENC-3, PAT-GATHER-4: any subset; above 400 rows the question is a form."""
    hand = [f"{kind}-{v}" for kind in ("spy", "war", "science", "finance") for v in (1, 2, 3, 4)]
    zones = {"briefs": ["run-on-the-bank"], "hand/ana": hand}
    t = position("encounter", "samuel", zones=zones)
    ask = t.asks()["ana"]
    assert ask.wide
    step = t.table.state.asker
    [form] = step.forms(t.table.state, 0)
    values = {field.name: 0 for field in form.fields} | {"finance-4": 1, "spy-1": 1}
    form.check(values)
    assert step.filled(t.table.state, 0, form.key, values).text() == "vote spy-1 finance-4"
    assert t.may("ana", "vote spy-1 finance-4")
    small = position("encounter", "samuel", zones={"briefs": ["run-on-the-bank"]})
    small.put("hand/ana", ["spy-1", "spy-1", "war-3"])
    assert len(small.legal("ana")) == 6


def test_the_opinion_deck_is_shuffled_back() -> None:
    """PAT-ENC-6: when 2 are needed and fewer remain."""
    t = meet("run-on-the-bank", [], ["war-1", "war-1"])
    t.put("po-discard", t.read("po")[:39])
    assert len(t.read("po")) == 1
    t.play("ana", "vote nothing").play("ben", "vote nothing")
    assert len(t.read("po")) == 38
    assert len(t.read("po-discard")) == 2


def test_the_briefs_are_shuffled_under_the_deck() -> None:
    """PAT-ENC-8: two are to be looked at, one is left: it stays on top."""
    t = position("act", "m")
    names = t.read("briefs")
    t.put("brief-discard", [name for name in names if name != "tax-holiday"])
    assert t.read("briefs") == ["tax-holiday"]
    t.shuffle("briefs", ["ration-cut"]).play("ana", "predict")
    assert t.read("looked") == ["tax-holiday", "ration-cut"]
    assert len(t.read("briefs")) == 38


# Brief, what must be changed first, moves and changes of A, of B, coming D8
CHOICES: list[Any] = [
    pytest.param(
        (
            "amnesty-petition",
            {"rioters": [3, 3, 7]},
            ["pardon 3"],
            {"rioters": [7], "threat": 5},
            [],
            {"rioters": [3, 3, 7], "cu": 3},
            (),
        ),
        id="PAT-CHOICE-01",
    ),
    pytest.param(
        ("ration-cut", {}, [], {"treasury": 10, "cu": 4}, [], {"treasury": 5}, ()),
        id="PAT-CHOICE-02",
    ),
    pytest.param(
        (
            "press-conference",
            {},
            ["discard spy-1 war-1 science-1"],
            {"threat": 3, "hands": (1, 5)},
            [],
            {"threat": 5},
            (),
        ),
        id="PAT-CHOICE-03",
    ),
    pytest.param(
        (
            "emergency-conscription",
            {},
            ["place 3 3"],
            {"troops": [1, 1, 2, 3, 3], "cu": 3},
            ["take spy"],
            {"hands": (5, 5)},
            (),
        ),
        id="PAT-CHOICE-04",
    ),
    pytest.param(
        (
            "university-grant",
            {},
            [],
            {"treasury": 4, "markers/ana": 8},
            [],
            {"cu": 3},
            (),
        ),
        id="PAT-CHOICE-05",
    ),
    pytest.param(
        ("foreign-envoy", {}, [], {"treasury": 4, "threat": 3}, [], {"threat": 5}, ()),
        id="PAT-CHOICE-06",
    ),
    pytest.param(
        ("censorship-bill", {}, [], {"cu": 0, "hands": (2, 3)}, [], {"cu": 3}, ()),
        id="PAT-CHOICE-07",
    ),
    pytest.param(
        ("tax-holiday", {}, [], {"cu": 0, "base-taxes": 2}, [], {"cu": 3}, ()), id="PAT-CHOICE-08"
    ),
    pytest.param(
        (
            "night-raids",
            {"rioters": [3, 7]},
            ["strike 3 7"],
            {"rioters": [], "threat": 5},
            [],
            {"rioters": [3, 4, 7]},
            (4,),
        ),
        id="PAT-CHOICE-09",
    ),
    pytest.param(
        (
            "broken-satellite",
            {},
            [],
            {"treasury": 5},
            ["drop 1"],
            {"lamps": ["face-up", "used", "face-up", "face-up"]},
            (),
        ),
        id="PAT-CHOICE-10",
    ),
    pytest.param(
        ("state-funeral", {}, [], {"markers/ana": 3, "cu": 1}, [], {"threat": 5}, ()),
        id="PAT-CHOICE-11",
    ),
]


@pytest.mark.parametrize("row", CHOICES)
@pytest.mark.parametrize("option", ["a", "b"])
def test_a_choice_brief(row: tuple[Any, ...], option: str) -> None:
    """PAT-CHOICE-01 to PAT-CHOICE-11, PAT-ENC-7, PAT-CAMP-4: no vote, neither passed nor failed."""
    brief, first, a_moves, a, b_moves, b, d8 = row
    t = meet(brief, [], ["war-1", "war-1"], d8)
    for zone, value in first.items():
        t.put(zone, value)
    assert t.legal("ana") == ["choose a", "choose b"]
    t.play("ana", f"choose {option}")
    for move in a_moves if option == "a" else b_moves:
        t.play("ana", move)
    assert prompt(t) == ("ana", "ask-draw")
    check(t, a if option == "a" else b)
    assert (t.read("failed"), t.read("progress")) == (0, 0)


@pytest.mark.parametrize(
    ("brief", "zone", "value"),
    [
        pytest.param("amnesty-petition", "rioters", [], id="PAT-CHOICE-01"),
        pytest.param("press-conference", "hand/ana", ["spy-1", "war-1"], id="PAT-CHOICE-03"),
        pytest.param("university-grant", "treasury", 2, id="PAT-CHOICE-05"),
        pytest.param("foreign-envoy", "treasury", 2, id="PAT-CHOICE-06"),
        pytest.param("tax-holiday", "base-taxes", 0, id="PAT-CHOICE-08"),
        pytest.param("night-raids", "rioters", [], id="PAT-CHOICE-09"),
        pytest.param("broken-satellite", "treasury", 1, id="PAT-CHOICE-10"),
        pytest.param("state-funeral", "markers/ana", 1, id="PAT-CHOICE-11"),
    ],
)
def test_option_a_has_its_condition(brief: str, zone: str, value: Any) -> None:
    t = meet(brief, [], ["war-1", "war-1"])
    t.put(zone, value)
    assert t.legal("ana") == ["choose b"]


@pytest.mark.parametrize("face", [1, 4, 5, 8])
def test_the_lottery(face: int) -> None:
    """PAT-CHOICE-12: 5-8 each player draws 2 of free types, active first; 1-4 CU+2; B: CU+1."""
    t = meet("lottery-of-the-loyal", [], ["war-1", "war-1"], (face,))
    t.play("ana", "choose a")
    if face >= 5:
        assert prompt(t) == ("ana", "ask-draw")
        t.play("ana", "take spy spy")
        assert prompt(t) == ("ben", "ask-draw")
        t.play("ben", "take war war")
        check(t, {"hands": (6, 7)})
    else:
        check(t, {"cu": 4})
    t = meet("lottery-of-the-loyal", [], ["war-1", "war-1"])
    t.play("ana", "choose b")
    check(t, {"cu": 3})


def test_a_press_conference_with_a_large_hand_is_a_form() -> None:
    """PAT-CHOICE-03: three of many cards; listed up to 400 rows, a form above."""
    kinds = [f"{kind}-{v}" for kind in ("spy", "war", "science", "finance") for v in (1, 2, 3, 4)]
    for hand, wide in ((kinds[:13], False), (kinds, True)):
        zones = {"briefs": ["press-conference"], "hand/ana": hand, "track/ana": 1}
        t = position("encounter", "samuel", zones=zones)
        t.play("ana", "choose a")
        ask = t.asks()["ana"]
        assert ask.wide == wide
        if not wide:
            assert len(ask.moves) == 13 * 12 * 11 // 6
        t.play("ana", "discard " + " ".join(hand[:3]))
        assert len(t.read("hand/ana")) == len(hand) - 3
