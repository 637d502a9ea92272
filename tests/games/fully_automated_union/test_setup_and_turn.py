"""Setting up, the frame of a turn, and phase 1."""

import pytest

from tests.games.fully_automated_union.scene import (
    KEY,
    NAMES,
    asked,
    boss,
    coins,
    ended,
    scene,
    votes,
)
from uprising.games.fully_automated_union import GAME
from uprising.games.fully_automated_union.rules.cards import CONTRACT_NAMES, EVENT_NAMES, PACK
from uprising.games.fully_automated_union.rules.state import Factory
from uprising.games.fully_automated_union.rules.steps import ASSIGNING, IN_ORDER
from uprising.games.fully_automated_union.seen.view import UnionView
from uprising.kernel import BadSetup, games, seeded_table
from uprising.scenario import scenario
from uprising.texts import catalogue


def dealt(n: int, seed: int = 1, **options: object) -> Factory:
    """A table as it is laid, before the first turn did anything."""
    s = GAME.deal_random(n, seed, **options)
    assert isinstance(s, Factory)
    GAME.fresh(s)
    return s


def test_two_to_four_players_without_secrets() -> None:
    """FAU-SETUP-1, FAU-SETUP-2: 2 to 4 seats, the boss is none of them."""
    assert list(GAME.seats) == [2, 3, 4]
    with pytest.raises(BadSetup):
        GAME.setup(5, {})
    table = seeded_table(GAME, NAMES[:3], {}, 1)
    views = [table.view(who) for who in (*NAMES[:3], None)]
    assert all(view == views[0] for view in views)
    assert isinstance(views[0], UnionView)
    assert len(views[0].workers) == 3


def test_phases_are_shown_on_the_board() -> None:
    """FAU-SETUP-3, FAU-SETUP-8: the view says where the hourglass stands."""
    for at, key in (("picking", "contracts"), ("strike", "strike"), ("assign", "strike")):
        view = scene(3, at, boss=(0, 1)).view()
        assert isinstance(view, UnionView)
        assert view.phase == key
    for at, key in (("event-end", "event"), ("treason", "payday"), ("rent", "rent")):
        view = scene(3, at, coins=[9, 9, 9]).view()
        assert isinstance(view, UnionView)
        assert view.phase == key


def test_the_phase_is_right_between_questions() -> None:
    """FAU-SETUP-8: while a step acts, and when it has pushed another, the view shows its phase."""
    phases = [
        "innovation", "event", "event", "event", "contracts", "contracts", "strike", "payday",
        "payday", "rent", "rent", "rent", "rent", "innovation",
    ]  # fmt: skip
    s = dealt(3)
    for number, expected in enumerate(phases):
        s.begin(*IN_ORDER[number + 1 :])
        acting = GAME.view(s, None)
        s.push(ASSIGNING)
        pushed = GAME.view(s, None)
        assert isinstance(acting, UnionView)
        assert isinstance(pushed, UnionView)
        assert (acting.phase, pushed.phase) == (expected, expected)
    assert len(IN_ORDER) == len(phases)


def test_ten_robots_wait_in_the_supply() -> None:
    """FAU-SETUP-4: blue from the supply, red from blue, and back by Sabotage."""
    s = dealt(3)
    assert (s.supply, s.blue, s.red) == (10, 0, [0, 0, 0])
    t = scene(3, "strike", coins=[3, 3, 3], boss=(0, 1))
    votes(t, "a", "w", "w")
    state = t.table.state
    assert isinstance(state, Factory)
    assert (state.supply, state.blue) == (8, 2)


def test_five_contract_cards_or_six() -> None:
    """FAU-SETUP-5: Depression is taken out, unless the lobby asks for the hard game."""
    standard, hard = dealt(3), dealt(3, deck="hard")
    assert sorted(standard.contract_deck) == [0, 1, 2, 3, 4]
    assert standard.contract_aside == [CONTRACT_NAMES.index("depression")]
    assert sorted(hard.contract_deck) == [0, 1, 2, 3, 4, 5]
    assert len({tuple(dealt(3, seed).contract_deck) for seed in range(40)}) > 20


@pytest.mark.parametrize(("n", "size"), [(2, 8), (3, 10), (4, 17)])
def test_so_many_events_are_in_the_deck(n: int, size: int) -> None:
    """FAU-SETUP-6, FAU-SETUP-7: 8, 10 or all 17, at random; the rest is never seen."""
    decks = [dealt(n, seed) for seed in range(30)]
    assert {len(s.event_deck) for s in decks} == {size}
    assert all(len(s.event_aside) == 17 - size for s in decks)
    assert len({tuple(s.event_deck) for s in decks}) == 30
    table = seeded_table(GAME, NAMES[:n], {}, 3)
    view = table.view("p1")
    assert isinstance(view, UnionView)
    assert view.events_left_out == 17 - size


def test_everybody_starts_with_nothing() -> None:
    """FAU-SETUP-9: 0 coins, no Stress, no robots, no contracts."""
    s = dealt(4)
    assert (s.boss, s.blue, s.coins, s.stressed) == (0, 0, [0] * 4, [0] * 4)
    assert (s.red, s.job, s.tenure) == ([0] * 4, [-1] * 4, [-1] * 4)


def test_the_first_starting_player_is_appointed_or_drawn() -> None:
    """FAU-SETUP-10: by the lobby, or by chance."""
    assert {dealt(4, seed).first for seed in range(40)} == {0, 1, 2, 3}
    assert {dealt(4, seed, starts=3).first for seed in range(10)} == {2}
    assert {dealt(3, seed, starts=4).first for seed in range(30)} == {0, 1, 2}
    t = scenario(KEY, NAMES[:3], "setup").chance("starting-player", ["3"])
    t.shuffle("event-deck", ["divorce"]).shuffle("contract-deck", ["growth"])
    assert (t.read("starting-player"), t.read("offer")) == (2, "growth")
    assert t.read("event-discard") == ["divorce"]


def test_the_supply_cannot_run_out() -> None:
    """FAU-SETUP-11: with 3 blue and 3 red at four players, four thumbs take the last four."""
    t = votes(scene(4, "strike", red=[3, 0, 0, 0], boss=(0, 3)), "a", "a", "a", "a")
    state = t.table.state
    assert isinstance(state, Factory)
    assert (state.supply, state.blue, ended(t)) == (0, 7, "FAU-LOSE-1")


def test_a_turn_has_six_phases_in_order() -> None:
    """FAU-TURN-1: Innovation, Event, Contracts, Strike, Payday, Rent."""
    names = [type(step).__name__ for step in IN_ORDER]
    phases = ["Innovation", "Draw", "Reveal", "Voting", "Payday", "Rent"]
    assert [name for name in names if name in phases] == phases
    t = scene(3, "innovation", boss=(15, 0)).put("contract-deck", ["growth"])
    assert (boss(t), t.read("event-discard")) == ((0, 1), ["collective-agreement"])
    for who in NAMES[:3]:
        t.play(who, "contract b")
    votes(t, "w", "w", "w")
    assert (boss(t), coins(t)) == ((5, 1), [1, 1, 1])


def test_the_left_neighbour_is_next() -> None:
    """FAU-TURN-2: clockwise, around the table, past the eliminated."""
    assert scene(3, "end", turn="p3").read("starting-player") == 0
    assert scene(4, "end", turn="p2", out=["p3"]).read("starting-player") == 3


def test_the_starting_player_settles_disagreement() -> None:
    """FAU-TURN-3: three names for the robot: the starting player decides."""
    t = scene(3, "assign", turn="p2", boss=(0, 1))
    t.reveal(p1="nominate p1", p2="nominate p2", p3="nominate p3")
    assert asked(t) == {"p2": "ask-assign"}
    assert t.play("p2", "assign p3").read("red/p3") == 1


def test_a_single_answer_is_taken_at_once() -> None:
    """FAU-TURN-4: the fourth of four gets the last option without being asked."""
    t = scene(4, "contracts").put("contract-deck", ["boom"])
    t.play("p1", "contract a").play("p2", "contract b").play("p3", "contract c")
    assert t.read("contract/p4") == "boom-d"
    assert set(asked(t).values()) == {"ask-vote"}


@pytest.mark.parametrize(
    ("at", "position", "default"),
    [
        ("picking", {}, "contract b"),
        ("strike", {}, "vote work"),
        ("assign", {"boss": (0, 1)}, "nominate @0"),
        ("treason", {"coins": [9, 0, 0]}, "declare yes"),
    ],
)
def test_what_is_played_when_time_runs_out(
    at: str, position: dict[str, object], default: str
) -> None:
    """FAU-TURN-5: the defaults of the flow table."""
    t = scene(3, at, **position)  # type: ignore[arg-type]
    if at == "picking":
        t.put("offer", "boom")
    assert sorted(t.asks())[0] == "p1"
    assert t.table.state.asker.default(t.table.state, 0).text() == default


def test_the_game_stops_at_once() -> None:
    """FAU-END-1: after the last robot nobody is paid and nothing can be played."""
    t = scene(2, "assign", red=[1, 0], boss=(4, 1))
    t.reveal(p1="nominate p1", p2="nominate p1")
    assert (ended(t), boss(t), coins(t)) == ("FAU-WIN-1", (4, 0), [0, 0])
    refusal = t.why_not("p1", "vote work")
    assert refusal is not None
    assert refusal.rule == "FAU-END-1"


def test_victory_comes_before_defeat() -> None:
    """FAU-END-2: if one checkpoint met both, the victory counts; a defeat precedes treason."""
    both = scene(3, "event-end", red=[3, 0, 0], boss=(0, 3), coins=[9, 0, 0])
    assert ended(both) == "FAU-WIN-1"
    lost = scene(3, "event-end", boss=(0, 3), coins=[9, 0, 0])
    assert ended(lost) == "FAU-LOSE-1"


@pytest.mark.parametrize("lang", ["en", "it"])
def test_a_victory_is_worth_a_donation(lang: str) -> None:
    """FAU-END-3: the closing message invites the table to give to a union."""
    word = {"en": "union", "it": "sindacato"}[lang]
    assert word in catalogue(KEY, lang).say("end-collective")


def test_the_boss_buys_with_fifteen() -> None:
    """FAU-INNO-1, FAU-INNO-2, FAU-INNO-3: 14 buys nothing, 45 one robot, the last one loses."""
    assert boss(scene(3, "innovation", boss=(14, 0))) == (14, 0)
    assert boss(scene(3, "innovation", boss=(45, 0))) == (30, 1)
    assert ended(scene(3, "innovation", boss=(15, 2))) == "FAU-LOSE-1"


def test_the_box_holds_what_it_says() -> None:
    """FAU-CONTR-14, FAU-EVENT-9: 6 cards of 4 options, 17 events, three of them permanent."""
    assert [len(card.options) for card in PACK.contracts] == [4] * 6
    assert len(PACK.events) == len(EVENT_NAMES) == 17
    assert [card.slug for card in PACK.events] == list(EVENT_NAMES)
    kept = [card.slug for card in PACK.events if card.permanent]
    assert kept == ["gentrification", "marriage", "birth"]
    assert sum(card.source == "book" for card in PACK.events) == 13


def test_the_game_is_found_by_its_key() -> None:
    assert games()[KEY] is GAME


@pytest.mark.parametrize("n", [2, 3, 4])
def test_a_scenario_begins_with_the_table_as_it_is_laid(n: int) -> None:
    """FAU-SETUP-6, FAU-SETUP-9: whatever the first event of the deal was, it is taken back."""
    for seed in range(40):
        t = scenario(KEY, NAMES[:n], "picking", seed=seed)
        assert (coins(t), boss(t), t.read("event-discard")) == ([0] * n, (0, 0), [])
        assert [t.read(f"kept/{who}") for who in NAMES[:n]] == [[]] * n
        assert not any(t.read(f"married/{who}") for who in NAMES[:n])
        assert len(t.read("event-deck")) == PACK.event_cards[n - 2]
        assert (len(t.read("contract-deck")), t.read("shared")) == (4, False)
