"""Secret Objectives: what each needs, and what falls short."""

from typing import Any

import pytest

from tests.games.robotariat.table import NAMES, lay, roll, rule_of, table, view_of, won
from uprising.games.robotariat.rules.cards import SPY
from uprising.games.robotariat.rules.ending import stop
from uprising.games.robotariat.rules.state import SUCCESS, Robotariat
from uprising.games.robotariat.seen.guess import guess
from uprising.games.robotariat.seen.view import view
from uprising.kernel import seeded
from uprising.scenario import Scenario


def about_to_end(objective: str, seats: int = 4, **zones: Any) -> Scenario:
    """Ana has the objective and one poster pays the SPARK that is missing when she ends."""
    target = {3: 45, 4: 60, 5: 75}[seats]
    t = table(mode="secret", seats=seats, funds=target - 1, posters__office=1, npc__c1="upgrade")
    for name in NAMES[:seats]:
        t.put(f"place/{name}", "poster")
    t.put("objective/ana", objective)
    lay(t, **zones)
    t.put("set-red", "yellow")
    t.put("set-black", "blue-x")
    return t


def success(t: Scenario, decline: bool = True) -> list[str]:
    t.play("ana", "end")
    for who, ask in t.asks().items():
        if ask.prompt == "ask-spy" and decline:
            t.play(who, "decline")
    return won(t)


def failure(objective: str, seats: int = 4, **zones: Any) -> list[str]:
    """The last NPC turn of round 6 brings nothing."""
    t = table("npc-turn", turn=NAMES[seats - 1], mode="secret", seats=seats, round=6, **zones)
    t.put("objective/ana", objective)
    t.put("set-red", "yellow-x").put("set-black", "blue-x")
    return won(t)


@pytest.mark.parametrize(
    ("stage", "wins"), [("none", False), ("level-hit", False), ("drained", True)]
)
def test_the_bursar_wants_the_office_full_and_then_empty(stage: str, wins: bool) -> None:
    """ROB-OBJ-4, ROB-OBJ-3: whatever the track shows at the end."""
    t = about_to_end("bursar", bursar=stage)
    assert ("ana" in success(t)) == wins


@pytest.mark.parametrize(("seats", "level"), [(3, 5), (4, 7), (5, 7)])
def test_the_bursars_level_follows_the_players(seats: int, level: int) -> None:
    """ROB-OBJ-4, ROB-SEAT-3, ROB-SEAT-4, ROB-SEAT-5."""
    for paid, stage in ((level - 1, "none"), (level, "level-hit")):
        t = table(mode="secret", seats=seats, funds=9, place__ana="office", contributions=paid - 1)
        t.play("ana", "activate").play("ana", "pay 1")
        assert (t.read("contributions"), t.read("bursar")) == (paid, stage)


def test_zero_before_the_level_is_not_enough() -> None:
    """ROB-EDGE-38: 0, 4, 0, 6, 3 with three players."""
    t = table(mode="secret", round=2, funds=20, place__ana="office", npc__h1="masses")
    lay(t, contributions=4)
    t.put("contributions", 0)
    lay(t, contributions=4)
    t.play("ana", "activate").play("ana", "pay 2")
    assert t.read("bursar") == "level-hit"
    lay(t, npc__h1="upgrade", npc__c1="poster")
    roll(t, "blue", "yellow-x")
    t.play("ana", "end")
    assert (t.read("contributions"), t.read("bursar")) == (4, "level-hit")


@pytest.mark.parametrize(
    ("counts", "wins"),
    [((3, 3, 1, 0), True), ((1, 3, 3, 0), False), ((0, 0, 0, 0), False), ((2, 1, 1, 1), True)],
)
def test_the_dealer_has_played_most(counts: tuple[int, ...], wins: bool) -> None:
    """ROB-EDGE-33, ROB-OBJ-5: a tie is enough, nothing is not."""
    t = about_to_end("dealer")
    for name, count in zip(NAMES, counts, strict=False):
        t.put(f"played/{name}", count)
    assert ("ana" in success(t)) == wins


def test_the_gambler_wants_a_gambling_card_played() -> None:
    """ROB-OBJ-6: by anybody; both cards count."""
    t = table("use", turn="ben", seats=4, mode="secret")
    t.put("drawn/sabotage", ["adjust-traffic-reports", "flash-mob"])
    t.play("ben", "use adjust-traffic-reports")
    assert t.read("gambled") is True
    t = table("keep", turn="ben", seats=4, mode="secret")
    t.put("drawn/upgrade", ["sliding-scale", "new-treads"])
    t.play("ben", "keep sliding-scale")
    assert t.read("gambled") is True
    assert "ana" in success(about_to_end("gambler", gambled=True))


def test_a_starting_sliding_scale_does_not_count() -> None:
    """ROB-EDGE-35, ROB-CARD-2: neither for the Gambler nor for any count."""
    t = table("objectives", seats=4, mode="secret", character__ana="the-smith")
    t.shuffle("upgrade", ["sliding-scale"])
    assert t.read("upgrades/ana") == ["sliding-scale"]
    assert (t.read("gambled"), t.read("played/ana")) == (False, 0)
    assert "ana" not in success(about_to_end("gambler", upgrades__ben=["sliding-scale"]))


@pytest.mark.parametrize(("reputation", "wins"), [(1, True), (2, False), (6, False)])
def test_the_saboteur_wants_exactly_one(reputation: int, wins: bool) -> None:
    """ROB-OBJ-7."""
    assert ("ana" in success(about_to_end("saboteur", reputation=reputation))) == wins


def test_the_saboteur_pays_before_the_broadcast() -> None:
    """ROB-EDGE-36, ROB-SAB-7: Reputation 1, Funds 46."""
    t = table("use", mode="secret", round=3, reputation=2, funds=41, posters__office=2)
    lay(t, objective__ana="saboteur", drawn__sabotage=["pirate-broadcast", "flash-mob"])
    t.play("ana", "use pirate-broadcast").play("ana", "buy")
    assert (t.read("reputation"), t.read("funds")) == (1, 46)
    assert "ana" in won(t)


@pytest.mark.parametrize(("seats", "need"), [(3, 4), (4, 6), (5, 6)])
def test_the_scrapper_wants_a_great_fall(seats: int, need: int) -> None:
    """ROB-OBJ-8, ROB-SEAT-3, ROB-SEAT-4, ROB-SEAT-5."""
    assert "ana" in success(about_to_end("scrapper", seats, torn_most=need))
    assert "ana" not in success(about_to_end("scrapper", seats, torn_most=need - 1))


def test_a_turn_is_placement_turn_and_npc_turn() -> None:
    """ROB-EDGE-39, ROB-ROUND-4: three at the placement and one in the first NPC turn."""
    t = table("round", round=1, mode="secret", posters__masses=3, posters__sabotage=1)
    lay(t, npc__c1="office", place__ana="upgrade", place__ben="upgrade", place__col="upgrade")
    assert t.read("torn") == 3
    roll(t, "blue", "yellow-x")
    t.play("ana", "end")
    assert t.read("torn-most") == 4
    assert t.read("torn") == 0  # the next turn counts anew


def test_the_same_cube_may_fall_twice() -> None:
    """ROB-OBJ-8, ROB-CHAR-3: ArciTech's poster is torn by an Oppressor not yet resolved."""
    t = table("npc-turn", round=4, character__ben="arcitech", posters__sabotage=1)
    lay(t, npc__h1="masses", npc__h2="sabotage", npc__c1="office", npc__c2="office")
    lay(t, place__ana="office", place__ben="office", place__col="office")
    roll(t, "blue", "yellow-x")
    t.play("ben", "restore poster")
    assert (t.read("torn-most"), t.read("junk"), t.read("posters/poster")) == (2, 1, 0)


@pytest.mark.parametrize(
    ("spaces", "wins"),
    [(("office", "office"), True), (("office", "upgrade"), False), (("office", None), True)],
)
def test_the_traffic_director_wants_them_together(
    spaces: tuple[str, str | None], wins: bool
) -> None:
    """ROB-OBJ-10, ROB-EDGE-37: those on the board, and at least one."""
    t = about_to_end("traffic-director", round=2 if spaces[1] is None else 4)
    lay(t, posters__office=0, posters__masses=1, npc__c1="poster", npc__h1=spaces[0])
    if spaces[1] is not None:
        lay(t, npc__h2=spaces[1], npc__c2="upgrade")
    lay(t, place__ana="upgrade", place__ben="upgrade", place__col="upgrade", place__dee="upgrade")
    assert ("ana" in success(t)) == wins


def test_no_oppressor_no_traffic() -> None:
    """ROB-EDGE-37: success in round 1."""
    assert "ana" not in success(about_to_end("traffic-director"))


@pytest.mark.parametrize(("seats", "need"), [(4, 8), (5, 10)])
def test_the_turncoat_counts_cards(seats: int, need: int) -> None:
    """ROB-EDGE-34, ROB-OBJ-11, ROB-SEAT-4, ROB-SEAT-5."""
    for total, on_failure in ((need - 1, True), (need, False)):
        assert ("ana" in failure("turncoat", seats, played__ben=total)) == on_failure
        t = about_to_end("turncoat", seats, played__ben=total)
        assert ("ana" in success(t)) != on_failure


@pytest.mark.parametrize(
    "objective",
    ["bursar", "dealer", "gambler", "saboteur", "scrapper", "spy", "traffic-director"],
)
def test_all_others_lose_with_the_revolution(objective: str) -> None:
    """ROB-GOAL-7, ROB-OBJ-9: met or not; the Spy is not even asked."""
    zones: dict[str, Any] = {"bursar": "drained", "played__ana": 3, "gambled": True, "torn_most": 8}
    assert "ana" not in failure(objective, 4, reputation=1, **zones)


def spying() -> Scenario:
    t = about_to_end("spy")
    t.put("objective/ben", "dealer").put("objective/col", "bursar").put("objective/dee", "turncoat")
    t.put("played/ben", 2)
    return t.play("ana", "end")


def test_the_spy_must_name_two() -> None:
    """ROB-OBJ-9, ROB-HIDE-10: both right wins, with others; asked before the reveal."""
    t = spying()
    assert list(t.asks()) == ["ana"]
    assert t.outcome is None
    assert view_of(t, "ben").players[2].objective is None
    t.play("ana", "guess dee turncoat ben dealer")
    assert won(t) == ["ana", "ben"]
    assert "Guessed" in [type(e).__name__ for e in t.seen("col")]
    assert [p.objective for p in view_of(t, "dee").players] == [
        "spy", "dealer", "bursar", "turncoat",
    ]  # fmt: skip


@pytest.mark.parametrize("guess", ["guess ben dealer dee gambler", "decline"])
def test_half_a_guess_is_wrong(guess: str) -> None:
    """ROB-EDGE-40: there is no second one; no guess counts as wrong."""
    assert won(spying().play("ana", guess)) == ["ben"]


def test_what_the_spy_cannot_say() -> None:
    """ROB-OBJ-9: two different other players, and objectives that can be."""
    t = spying()
    assert rule_of(t, "ana", "guess ben dealer ben bursar") == "ROB-OBJ-9"
    assert rule_of(t, "ana", "guess ana spy ben dealer") == "ROB-OBJ-9"
    assert rule_of(t, "ana", "guess ben dealer col dealer") == "ROB-OBJ-9"
    assert rule_of(t, "ana", "guess ben spy col dealer") == "ROB-OBJ-9"
    assert rule_of(t, "ben", "guess ana spy col bursar") == "ROB-ROUND-2"
    assert len(t.legal("ana")) == 1 + 3 * 42  # all seven names, dealt or not


def test_without_a_spy_nobody_is_asked() -> None:
    """ROB-OBJ-1: success, and all show at once."""
    t = about_to_end("saboteur")
    t.put("objective/ben", "dealer").put("objective/col", "bursar").put("objective/dee", "turncoat")
    t.play("ana", "end")
    assert t.outcome is not None
    assert [type(e).__name__ for e in t.seen("ben")].count("ObjectiveMissed") == 4


def test_views_hold_between_the_success_and_the_reveal() -> None:
    """ROB-OBJ-9: a view needs no question; it names the Spy once there is a success and a Spy."""
    for seats, objectives in ((3, ("saboteur", "dealer")), (4, ("dealer", "spy"))):
        t = table(mode="secret", seats=seats)
        for who, objective in zip(("ana", "ben"), objectives, strict=True):
            t.put(f"objective/{who}", objective)
        s = t.table.state.copy()
        assert isinstance(s, Robotariat)
        assert view(s, 2).spy is None
        s.asks = []
        stop(s, SUCCESS)
        assert view(s, 2).spy == (1 if "spy" in objectives else None)
        guessed = {guess(s, 2, seeded(n, "between")).objectives[1] for n in range(20)}
        assert (guessed == {SPY}) == ("spy" in objectives)


def test_several_may_win() -> None:
    """ROB-GOAL-7: everybody whose objective is met."""
    t = about_to_end("saboteur", reputation=1, played__ben=3)
    t.put("objective/ben", "dealer").put("objective/col", "bursar").put("objective/dee", "turncoat")
    assert success(t) == ["ana", "ben"]
    assert t.outcome is not None
    assert t.outcome.scores == (1, 1, 0, 0)


def test_nobody_shows_a_card_but_all_may_talk() -> None:
    """ROB-OBJ-2: free talk; no move shows an objective."""
    t = table(mode="secret")
    talk = t.game.talk(t.table.state, 0)
    assert talk.free
    assert view_of(t, "ana").players[1].objective is None
