"""Set-up, rounds, turns, spaces, dice, encounters, defaults and what is hidden."""

import pytest

import uprising
from tests.games.robotariat.table import NAMES, lay, roll, rule_of, table, view_of
from uprising.games.robotariat.rules.cards import BLUE, BLUE_X, PACK, SPACES, YELLOW, YELLOW_X
from uprising.games.robotariat.rules.state import Robotariat
from uprising.kernel import game, new_table, seeded_luck

BOARD = {
    "masses": ({"scrap-yard", "sabotage", "poster"}, "scrap-yard", "sabotage"),
    "scrap-yard": ({"masses", "upgrade", "office"}, "upgrade", "masses"),
    "upgrade": ({"scrap-yard", "office", "poster"}, "office", "office"),
    "office": ({"upgrade", "scrap-yard", "sabotage"}, "sabotage", "scrap-yard"),
    "sabotage": ({"masses", "poster", "office"}, "poster", "poster"),
    "poster": ({"upgrade", "sabotage", "masses"}, "masses", "upgrade"),
}


@pytest.mark.parametrize("space", SPACES)
def test_the_board_is_this_table(space: str) -> None:
    """ROB-BOARD-1, ROB-BOARD-2, ROB-BOARD-3, ROB-BOARD-4, ROB-BOARD-5, ROB-BOARD-6, ROB-COMP-2."""
    near, yellow, blue = BOARD[space]
    found = PACK.spaces[SPACES.index(space)]
    assert {SPACES[x] for x in found.near} == near
    assert (SPACES[found.yellow], SPACES[found.blue]) == (yellow, blue)


def test_lines_go_both_ways_and_loops_through_all() -> None:
    """ROB-BOARD-7: adjacency is mutual; each colour is one loop over lines."""
    for here, space in enumerate(PACK.spaces):
        assert all(here in PACK.spaces[other].near for other in space.near)
        assert {space.yellow, space.blue} <= set(space.near)
    for path in ("yellow", "blue"):
        seen, here = [], 0
        while here not in seen:
            seen.append(here)
            here = getattr(PACK.spaces[here], path)
        assert len(seen) == 6


def test_the_dice_have_these_faces() -> None:
    """ROB-DICE-1, ROB-DICE-2, ROB-COMP-10."""
    assert sorted(PACK.black) == sorted([BLUE] * 4 + [YELLOW, BLUE_X])
    assert sorted(PACK.red) == sorted([YELLOW] * 4 + [BLUE, YELLOW_X])


@pytest.mark.parametrize(
    ("contributions", "reward"),
    [
        pytest.param((0,), 0, id="ROB-OFFICE-1"),
        pytest.param((1,), 1, id="ROB-OFFICE-2"),
        pytest.param((2,), 2, id="ROB-OFFICE-3"),
        pytest.param((3, 4, 5), 3, id="ROB-OFFICE-4"),
        pytest.param((6, 7, 8), 4, id="ROB-OFFICE-5"),
        pytest.param((9, 10), 5, id="ROB-OFFICE-6"),
    ],
)
def test_the_office_pays_by_its_level(contributions: tuple[int, ...], reward: int) -> None:
    for level in contributions:
        t = table("npc-turn", contributions=level, npc__c1="upgrade")
        lay(t, place__ana="poster", place__ben="poster", place__col="poster")
        roll(t, "blue", "yellow")
        assert t.read("funds") == reward


@pytest.mark.parametrize(
    ("seats", "target", "reputation", "aside"),
    [
        pytest.param(3, 45, 5, 2, id="ROB-SEAT-3"),
        pytest.param(4, 60, 6, 4, id="ROB-SEAT-4"),
        pytest.param(5, 75, 7, 3, id="ROB-SEAT-5"),
    ],
)
def test_numbers_follow_the_players(seats: int, target: int, reputation: int, aside: int) -> None:
    """ROB-COMP-1, ROB-COMP-13, ROB-SETUP-5, ROB-COMP-5."""
    of = game("robotariat")
    t = new_table(
        of, NAMES[:seats], {"mode": "secret", "characters": "random"}, seeded_luck(1), "seed 1"
    )
    view = view_of(t, "ana")
    assert (view.target, view.reputation, view.aside) == (target, reputation, aside)
    fresh = of.deal(of.setup(seats, {}))
    assert isinstance(fresh, Robotariat)
    assert (fresh.funds, fresh.contributions, fresh.junk, fresh.supply) == (0, 0, 0, 8)
    assert view.queue == ("h1", "c2", "h2", "h3", "c3")


def test_two_or_six_cannot_play() -> None:
    """ROB-COMP-1."""
    for seats in (2, 6):
        with pytest.raises(uprising.kernel.BadSetup):
            game("robotariat").setup(seats, {})


def test_characters_are_chosen_in_seat_order() -> None:
    """ROB-SETUP-1, ROB-SETUP-2, ROB-SETUP-4: then C1 enters and seat 0 begins."""
    t = new_table(game("robotariat"), NAMES[:3], {}, seeded_luck(1), "seed 1")
    for name, character in zip(NAMES, ("alice", "uberbot", "zender"), strict=False):
        assert [t.names[seat] for seat in t.asks] == [name]
        t.play(name, f"take {character}")
    assert list(t.asks) == [0]
    assert view_of(t, None).npcs == {"c1": "masses"}


def test_one_enters_each_round_in_order() -> None:
    """ROB-COMP-7, ROB-COMP-3, ROB-ROUND-1, ROB-ROUND-2, ROB-ROUND-3, ROB-COMP-6."""
    t = table("round", round=1)
    for round_number, npc in enumerate(("h1", "c2", "h2", "h3", "c3"), 2):
        assert (t.read("round"), t.read(f"npc/{npc}")) == (round_number, t.read("token"))
        for name in NAMES[:3]:
            assert list(t.asks()) == [name]
            roll(t, "blue-x", "yellow-x")
            t.play(name, "end")
    assert t.outcome is not None
    assert t.outcome.key == "end-too-late"


def test_turn_order_is_free() -> None:
    """ROB-TURN-1, ROB-TURN-3: activation then move, or move then activation, each once."""
    for order in (("activate", "move"), ("move", "activate")):
        t = table(place__ana="poster" if order[0] == "activate" else "masses")
        for what in order:
            if what == "move":
                t.play("ana", "move masses" if order[0] == "activate" else "move poster")
                assert rule_of(t, "ana", "move upgrade") == "ROB-TURN-1"
            else:
                t.play("ana", "activate").play("ana", "place office")
                assert rule_of(t, "ana", "activate") == "ROB-TURN-1"
        assert t.may("ana", "end")
    assert table().may("ana", "end")


def test_walking_ignores_arrows() -> None:
    """ROB-MOVE-1: three lines from every space."""
    for space, (near, _, _) in BOARD.items():
        t = table(place__ana=space)
        assert {m.split()[1] for m in t.legal("ana") if m.startswith("move")} == near


def test_players_pass_oppressors_freely() -> None:
    """ROB-MOVE-3: encounters happen only when an NPC moves or is placed."""
    t = table(round=2, funds=5, npc__h1="poster", place__ana="poster")
    t.play("ana", "move masses")
    assert t.read("funds") == 5


def test_the_scrap_yard_places_everything() -> None:
    """ROB-ACT-7: split freely, none may stay; a form where there are too many ways."""
    t = table(place__ana="scrap-yard", junk=3)
    t.play("ana", "activate")
    assert len(t.legal("ana")) == 56
    assert rule_of(t, "ana", "place office office") == "ROB-ACT-7"
    assert rule_of(t, "ana", "place office*4") == "ROB-ACT-7"
    t.play("ana", "place office upgrade upgrade")
    assert (t.read("junk"), t.read("posters/office"), t.read("posters/upgrade")) == (0, 1, 2)


def test_eight_posters_are_a_form_to_fill_in() -> None:
    """ROB-ACT-7, ROB-COMP-4: 1,287 ways: shares of eight, and candidates worth a look."""
    t = table(place__ana="scrap-yard", junk=8)
    t.play("ana", "activate")
    state = t.table.state
    assert t.asks()["ana"].wide
    (form,) = state.asker.forms(state, 0)
    form.check({"shares": {"office": 5, "masses": 3}})
    with pytest.raises(uprising.kernel.BadValue):
        form.check({"shares": {"office": 5}})
    move = state.asker.filled(state, 0, form.key, {"shares": {"office": 5, "masses": 3}})
    assert move.text() == "place masses masses masses office office office office office"
    assert all(t.may("ana", text) for text in t.legal("ana"))
    t.play("ana", move.text())
    assert t.read("junk") == 0


def test_the_masses_move_anybody_over_a_line() -> None:
    """ROB-ACT-9: Civilians and Oppressors, who then encounter."""
    t = table(round=2, place__ana="masses", npc__h1="sabotage", npc__c1="office", funds=6)
    lay(t, place__ben="poster", place__col="upgrade", posters__poster=2)
    t.play("ana", "activate")
    assert rule_of(t, "ana", "push c1 > poster") == "ROB-MOVE-1"
    assert rule_of(t, "ana", "push c2 > poster") == "ROB-COMP-3"
    assert len(t.legal("ana")) == 6
    t.play("ana", "push h1 > poster")
    assert (t.read("funds"), t.read("junk")) == (4, 2)


def test_money_for_the_office_no_longer_counts() -> None:
    """ROB-ACT-8, ROB-GOAL-6, ROB-COMP-12."""
    t = table(place__ana="office", funds=44)
    t.play("ana", "activate").play("ana", "pay 5")
    assert (t.read("funds"), t.read("contributions")) == (39, 5)


def test_an_arrow_moves_a_whole_group() -> None:
    """ROB-NPC-1, ROB-NPC-2: every Oppressor by the black die, every Civilian by the red."""
    t = table("npc-turn", round=4, npc__h1="masses", npc__h2="office", npc__c1="poster")
    lay(t, npc__c2="upgrade", place__ana="poster", place__ben="poster", place__col="poster")
    roll(t, "yellow", "blue")
    assert [t.read(f"npc/{npc}") for npc in ("h1", "h2", "c1", "c2")] == [
        "scrap-yard", "sabotage", "upgrade", "office",
    ]  # fmt: skip


def test_oppressors_ignore_each_other_and_civilians_too() -> None:
    """ROB-ENC-2, ROB-ENC-4: two Oppressors and nobody else; two Civilians on an empty space."""
    t = table("npc-turn", round=4, npc__h1="masses", npc__h2="masses", npc__c1="scrap-yard")
    lay(t, npc__c2="scrap-yard", place__ana="poster", place__ben="poster", place__col="poster")
    roll(t, "blue", "yellow")
    assert (t.read("funds"), t.read("reputation")) == (0, 5)


@pytest.mark.parametrize(("posters", "loss"), [(2, 0), (3, 1), (5, 1)])
def test_four_make_a_crowd(posters: int, loss: int) -> None:
    """ROB-COMP-16, ROB-COMP-15: with one player; never more than one Reputation."""
    t = table("npc-turn", round=2, posters__office=posters, npc__h1="upgrade", npc__c1="poster")
    lay(t, place__ana="office", place__ben="poster", place__col="poster", contributions=3, funds=4)
    roll(t, "blue", "yellow-x")
    assert (t.read("reputation"), t.read("contributions"), t.read("funds")) == (5 - loss, 1, 2)


def test_a_civilian_counts_players_and_posters() -> None:
    """ROB-COMP-17, ROB-ENC-3."""
    t = table("npc-turn", posters__office=2, npc__c1="upgrade", contributions=6)
    lay(t, place__ana="office", place__ben="office", place__col="poster")
    roll(t, "blue", "yellow")
    assert t.read("funds") == 8


def test_placement_is_an_encounter() -> None:
    """ROB-ENC-7, ROB-ROUND-1: H1 falls among players at the round's start."""
    t = table("round", round=1, funds=8, token="poster", npc__c1="office")
    lay(t, place__ana="poster", place__ben="poster", place__col="poster", posters__poster=1)
    assert (t.read("funds"), t.read("junk"), t.read("reputation")) == (2, 1, 4)


def test_defaults_do_no_harm() -> None:
    """ROB-FLOW-2, ROB-FLOW-1: what is played for a seat whose time has run out."""
    cases = {
        "take a1-5": table("characters"),
        "end": table(),
        "send c1 yellow": table("npc-turn", character__ana="zender"),
        "lead blue": table("npc-turn", round=2, character__ana="alice", npc__h1="office"),
        "keep backup-battery": table("keep", drawn__upgrade=["backup-battery", "new-treads"]),
        "use flash-mob": table("use", drawn__sabotage=["flash-mob", "false-alarm"]),
        "pay 1": table(place__ana="office", funds=4).play("ana", "activate"),
        "place masses": table(place__ana="poster").play("ana", "activate"),
        "push c1 > scrap-yard": table(place__ana="masses").play("ana", "activate"),
    }
    for expected, t in cases.items():
        (ask,) = t.asks().values()
        assert t.table.state.asker.default(t.table.state, ask.seat).text() == expected


@pytest.mark.parametrize("prompt", ["ask-reroll", "ask-restore", "ask-slide", "ask-extra"])
def test_offers_are_declined_by_default(prompt: str) -> None:
    """ROB-FLOW-2: MT-Q, ArciTech, Sliding Scale and extras."""
    if prompt == "ask-reroll":
        t = table("npc-turn", character__ana="mt-q")
    elif prompt == "ask-extra":
        t = table("use", drawn__sabotage=["flash-mob", "false-alarm"]).play("ana", "use flash-mob")
    elif prompt == "ask-slide":
        t = table(upgrades__ana=["sliding-scale"], contributions=3, place__ana="masses")
        t.put("npc/c1", "upgrade")
        t.play("ana", "activate").play("ana", "push c1 > office")
    else:
        t = table("npc-turn", round=2, character__ana="arcitech", posters__office=1)
        lay(t, npc__h1="upgrade", place__ana="poster", set_black="blue", set_red="yellow-x")
    assert t.asks()["ana"].prompt == prompt
    assert t.table.state.asker.default(t.table.state, 0).text() == "decline"


def test_nobody_else_decides() -> None:
    """ROB-FLOW-1, ROB-ROUND-2: one decision at a time; after the end none (ROB-GOAL-4)."""
    t = table()
    assert rule_of(t, "ben", "end") == "ROB-ROUND-2"
    t = table("use", reputation=3, funds=44, drawn__sabotage=["payroll-heist", "flash-mob"])
    t.play("ana", "use payroll-heist").play("ana", "decline")
    assert rule_of(t, "ana", "end") == "ROB-GOAL-4"


def test_what_everyone_sees() -> None:
    """ROB-HIDE-1, ROB-HIDE-7, ROB-HIDE-8, ROB-HIDE-9: also a spectator."""
    t = table(round=2, upgrades__ben=["new-treads"], used__ben=["flash-mob"], played__ben=1)
    view = view_of(t, None)
    assert view.players[1].upgrades == ("new-treads",)
    assert view.players[1].sabotages == ("flash-mob",)
    assert view.players[1].played == 1
    assert (view.upgrade_deck, view.sabotage_deck) == (9, 9)
    assert view.spaces[0].near == ("scrap-yard", "sabotage", "poster")


def test_what_only_one_sees() -> None:
    """ROB-HIDE-2, ROB-HIDE-3, ROB-HIDE-4, ROB-OBJ-1: objectives, and no deck's order."""
    t = table(mode="secret", seats=4, objective__ana="saboteur")
    assert view_of(t, "ana").players[0].objective == "saboteur"
    for who in ("ben", None):
        assert view_of(t, who).players[0].objective is None
    assert view_of(t, "ana").aside == 4
    hidden = t.game.unknown(t.table.state, 0)
    assert set(hidden) == {
        "upgrade-deck", "sabotage-deck", "objective-1", "objective-2", "objective-3",
    }  # fmt: skip


def test_a_drawn_upgrade_is_the_drawers_secret() -> None:
    """ROB-HIDE-6: not even Electric Eye sees Upgrades; the one kept is open."""
    t = table(character__ben="electric-eye", place__ana="upgrade")
    t.put("upgrade-deck", ["new-treads", "backup-battery"])
    t.play("ana", "activate")
    assert view_of(t, "ana").drawn == ("new-treads", "backup-battery")
    assert view_of(t, "ben").drawn == ()
    assert view_of(t, "ben").drawn_size == 2
    t.play("ana", "keep backup-battery")
    assert view_of(t, "ben").players[0].upgrades == ("backup-battery",)


def test_what_is_reconstructed_says_so() -> None:
    """ROB-COMP-9, ROB-BOARD-4: cards and spaces carry their source."""
    sources = {card.key: card.source for card in PACK.cards}
    assert len(sources) == 20
    assert [key for key, source in sources.items() if source == "book"] == ["new-treads"]
    assert {space.key for space in PACK.spaces if space.source == "book"} == {"masses", "upgrade"}


def test_the_forecast_counts_the_faces_of_the_next_dice() -> None:
    """ROB-DICE-1, ROB-DICE-2: everybody may count what the dice can do to everybody."""
    t = table(round=2, npc__h1="masses", npc__c1="office")
    told = {(each.npc, each.to): (each.faces, each.of) for each in view_of(t, None).forecast}
    assert told == {
        ("c1", "sabotage"): (4, 6),
        ("c1", "scrap-yard"): (1, 6),
        ("h1", "scrap-yard"): (1, 6),
        ("h1", "sabotage"): (4, 6),
    }
    t.put("character/ana", "alice")  # her choice takes the place of the black die
    told = {(each.npc, each.to): (each.faces, each.of) for each in view_of(t, None).forecast}
    assert told[("h1", "sabotage")] == (0, 0)
    assert told[("c1", "sabotage")] == (4, 6)
