"""Positions with a right answer: the heuristic find it, random play seldom does."""

from collections.abc import Callable
from dataclasses import dataclass

import pytest

from tests.games.robotariat.table import lay, table
from uprising.kernel import seeded
from uprising.scenario import Scenario


@dataclass(frozen=True)
class Puzzle:
    """A position, who answers, the right answers and why they are right."""

    name: str
    position: Callable[[], Scenario]
    who: str
    right: tuple[str, ...]
    why: str


def far_off(t: Scenario, *who: str, space: str = "poster") -> Scenario:
    for name in who:
        t.put(f"place/{name}", space)
    return t


def push_to_win() -> Scenario:
    t = table(funds=43, place__ana="masses", npc__c1="upgrade", posters__office=2)
    return far_off(t, "ben", "col", space="sabotage").play("ana", "activate")


def start_the_winning_push() -> Scenario:
    t = table(funds=43, place__ana="masses", npc__c1="upgrade", posters__office=2)
    return far_off(t, "ben", "col")


def a_sure_path() -> Scenario:
    t = table(place__ana="poster", npc__c1="upgrade")
    return far_off(t, "ben", "col").play("ana", "activate")


def no_fourth_in_the_way() -> Scenario:
    t = table(round=2, place__ana="poster", npc__h1="masses", npc__c1="office", reputation=2)
    lay(t, posters__sabotage=2, place__ben="sabotage", place__col="scrap-yard")
    return t.play("ana", "activate")


def leave_the_landing_place() -> Scenario:
    t = table(round=2, funds=10, place__ana="sabotage", npc__h1="masses", npc__c1="poster")
    lay(t, posters__sabotage=2, reputation=1, place__ben="sabotage", place__col="office")
    t.put("activations", 1)
    t.put("power-used", True)
    return t


def no_money_on_the_last_day() -> Scenario:
    t = table(turn="col", round=6, funds=30, place__col="office")
    lay(t, npc__c1="poster", npc__c2="poster", npc__c3="poster", moved=True)
    return far_off(t, "ana", "ben", space="upgrade")


def send_it_to_the_posters() -> Scenario:
    t = table("npc-turn", character__ana="zender", npc__c1="masses", posters__sabotage=3)
    return far_off(t, "ana", "ben", "col", space="office")


def lead_them_away() -> Scenario:
    t = table("npc-turn", round=2, character__ana="alice", npc__h1="masses", npc__c1="office")
    lay(t, posters__sabotage=4, funds=9)
    return far_off(t, "ana", "ben", "col", space="poster")


def throw_again() -> Scenario:
    t = table("npc-turn", round=2, character__ana="mt-q", npc__h1="masses", npc__c1="office")
    lay(t, posters__sabotage=3, place__ben="sabotage", place__ana="sabotage", reputation=1)
    t.put("place/col", "scrap-yard").put("funds", 20)
    t.chance("die.black", ["blue"]).chance("die.red", ["yellow"])
    return t


def never_touch_good_dice() -> Scenario:
    t = table("npc-turn", character__ana="mt-q", npc__c1="poster", posters__masses=5)
    far_off(t, "ana", "ben", "col", space="office")
    t.chance("die.black", ["blue"]).chance("die.red", ["yellow"])
    return t


def put_it_on_the_path() -> Scenario:
    t = table("npc-turn", round=2, character__ana="arcitech", npc__h1="masses", npc__c1="upgrade")
    lay(t, posters__sabotage=2, set_black="blue", set_red="yellow-x")
    return far_off(t, "ana", "ben", "col", space="scrap-yard")


def the_heist_wins() -> Scenario:
    t = table("use", funds=43, drawn__sabotage=["wildcat-strike", "payroll-heist"])
    return far_off(t, "ana", "ben", "col")


def buy_the_win() -> Scenario:
    t = table("use", funds=39, reputation=3, drawn__sabotage=["payroll-heist", "flash-mob"])
    return far_off(t, "ana", "ben", "col").play("ana", "use payroll-heist")


def keep_your_name() -> Scenario:
    t = table("use", reputation=2, drawn__sabotage=["false-alarm", "flash-mob"])
    return far_off(t, "ana", "ben", "col").play("ana", "use false-alarm")


def gamble_on_the_scale() -> Scenario:
    t = table("keep", seats=4, mode="secret", objective__ana="gambler")
    return t.put("drawn/upgrade", ["backup-battery", "sliding-scale"])


def gamble_on_traffic() -> Scenario:
    t = table("use", seats=4, mode="secret", objective__ana="gambler", funds=20)
    return t.put("drawn/sabotage", ["payroll-heist", "adjust-traffic-reports"])


def a_turncoat_draws_nothing() -> Scenario:
    t = table(seats=4, mode="secret", objective__ana="turncoat", played__ben=7)
    lay(t, place__ana="upgrade", moved=True, power_used=True, npc__c1="masses")
    return far_off(t, "ben", "col", "dee")


def down_to_one() -> Scenario:
    t = table("use", mode="secret", objective__ana="saboteur", reputation=2)
    t.put("drawn/sabotage", ["false-alarm", "flash-mob"])
    return t.play("ana", "use false-alarm")


def a_spy_must_speak() -> Scenario:
    t = table("use", seats=4, mode="secret", objective__ana="spy", funds=58, reputation=1)
    lay(t, played__ben=3, drawn__sabotage=["payroll-heist", "flash-mob"], bursar="drained")
    t.play("ana", "use payroll-heist")
    return t


def set_the_red_die() -> Scenario:
    t = table("use", npc__c1="masses", posters__sabotage=4)
    far_off(t, "ana", "ben", "col", space="office")
    t.put("drawn/sabotage", ["adjust-traffic-reports", "flash-mob"])
    return t.play("ana", "use adjust-traffic-reports").play("ana", "decline")


def mob_the_posters() -> Scenario:
    t = table("use", npc__c1="masses", posters__upgrade=4)
    far_off(t, "ana", "ben", "col")
    t.put("drawn/sabotage", ["flash-mob", "false-alarm"])
    return t.play("ana", "use flash-mob").play("ana", "decline")


def call_it_off() -> Scenario:
    t = table("use", round=4, npc__h1="masses", npc__h2="office", npc__c1="poster", funds=9)
    far_off(t, "ana", "ben", "col", space="sabotage")
    lay(t, npc__c2="poster", posters__sabotage=4, reputation=2)
    t.put("drawn/sabotage", ["false-alarm", "flash-mob"])
    return t.play("ana", "use false-alarm").play("ana", "decline")


def all_on_the_sure_path() -> Scenario:
    t = table(place__ana="scrap-yard", junk=3, npc__c1="upgrade")
    return far_off(t, "ben", "col").play("ana", "activate")


def carry_it_over() -> Scenario:
    t = table(round=2, character__ana="mr-postman", posters__sabotage=1, npc__h1="masses")
    lay(t, npc__c1="upgrade", moved=True, activations=1)
    return far_off(t, "ana", "ben", "col", space="scrap-yard")


def pull_a_friend_out() -> Scenario:
    t = table(round=2, funds=10, place__ben="sabotage", npc__h1="masses", npc__c1="scrap-yard")
    lay(t, moved=True, activations=1, posters__sabotage=3, reputation=1)
    return far_off(t, "ana", "col", space="upgrade")


def the_scale_pays() -> Scenario:
    t = table("npc-turn", upgrades__ana=["sliding-scale"], contributions=3, npc__c1="upgrade")
    far_off(t, "ana", "ben", "col")
    t.put("set-black", "blue").put("set-red", "yellow")
    return t


def do_not_gamble_a_win() -> Scenario:
    t = table("npc-turn", upgrades__ana=["sliding-scale"], contributions=3, npc__c1="upgrade")
    far_off(t, "ana", "ben", "col")
    t.put("set-black", "blue").put("set-red", "yellow").put("funds", 42)
    return t


def strike_before_the_office() -> Scenario:
    t = table("use", npc__c1="upgrade", drawn__sabotage=["wildcat-strike", "false-alarm"])
    far_off(t, "ana", "ben", "col")
    return t.play("ana", "use wildcat-strike").play("ana", "decline")


def guide_it_home() -> Scenario:
    t = table(upgrades__ana=["tour-guide-protocol"], place__ana="poster", npc__c1="poster")
    lay(t, posters__upgrade=4, activations=1, power_used=True)
    return far_off(t, "ben", "col", space="upgrade")


PUZZLES = [
    Puzzle("push to win", push_to_win, "ana", ("push c1 > office",), "why-push"),
    Puzzle("start the push", start_the_winning_push, "ana", ("activate",), "why-push"),
    Puzzle("a sure path", a_sure_path, "ana", ("place office",), "why-posters"),
    Puzzle(
        "do not crowd four where an Oppressor lands next", no_fourth_in_the_way, "ana",
        ("place scrap-yard", "place masses", "place office", "place poster", "place upgrade"),
        "why-posters",
    ),
    Puzzle(
        "leave the landing place", leave_the_landing_place, "ana",
        ("move masses", "move poster", "move office"), "why-flee",
    ),
    Puzzle("no money on the last day", no_money_on_the_last_day, "col", ("end",), "why-enough"),
    Puzzle("send it to the posters", send_it_to_the_posters, "ana", ("send c1 blue",), "why-send"),
    Puzzle("lead them away", lead_them_away, "ana", ("lead yellow",), "why-lead"),
    Puzzle("throw again", throw_again, "ana", ("reroll",), "why-reroll"),
    Puzzle("never touch good dice", never_touch_good_dice, "ana", ("decline",), "why-stand"),
    Puzzle("put it on the path", put_it_on_the_path, "ana", ("restore office",), "why-restore"),
    Puzzle("the heist wins", the_heist_wins, "ana", ("use payroll-heist",), "why-card"),
    Puzzle("buy the win", buy_the_win, "ana", ("buy",), "why-extra"),
    Puzzle("keep your name", keep_your_name, "ana", ("decline",), "why-no-extra"),
    Puzzle("gamble on the scale", gamble_on_the_scale, "ana", ("keep sliding-scale",),
           "why-upgrade"),
    Puzzle("gamble on traffic", gamble_on_traffic, "ana", ("use adjust-traffic-reports",),
           "why-card"),
    Puzzle("a turncoat draws nothing", a_turncoat_draws_nothing, "ana", ("end",), "why-enough"),
    Puzzle("down to one", down_to_one, "ana", ("buy",), "why-extra"),
    Puzzle("a spy must speak", a_spy_must_speak, "ana",
           ("guess ben dealer dee saboteur", "guess ben dealer col saboteur"), "why-spy"),
    Puzzle("set the red die", set_the_red_die, "ana", ("set red blue",), "why-dice"),
    Puzzle("mob the posters", mob_the_posters, "ana", ("push c1 > upgrade",), "why-card"),
    Puzzle("call it off", call_it_off, "ana",
           ("push h1 > scrap-yard", "push h1 > poster", "push h1 > sabotage"), "why-card"),
    Puzzle("all on the sure path", all_on_the_sure_path, "ana",
           ("place office office office",), "why-posters"),
    Puzzle("carry it over", carry_it_over, "ana", ("carry sabotage > office",), "why-power"),
    Puzzle("pull a friend out", pull_a_friend_out, "ana",
           ("shift ben > office", "shift ben > poster", "shift ben > masses"), "why-power"),
    Puzzle("the scale pays", the_scale_pays, "ana", ("slide",), "why-slide"),
    Puzzle("do not gamble a win", do_not_gamble_a_win, "ana", ("decline",), "why-stand"),
    Puzzle("strike before the Office", strike_before_the_office, "ana",
           ("place office office",), "why-posters"),
    Puzzle("guide it home", guide_it_home, "ana", ("move upgrade with c1",), "why-position"),
]  # fmt: skip


@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda p: p.name)
def test_the_heuristic_solves(puzzle: Puzzle) -> None:
    t = puzzle.position()
    assert list(t.asks()) == [puzzle.who]
    assert set(puzzle.right) <= set(t.legal(puzzle.who))
    seat = t.table.seat(puzzle.who)
    state = t.game.guess(t.table.state, seat, seeded(1, "guess"))
    move, why = t.game.bot.advise(state, seat, seeded(1, "advice"))
    assert (t.table.text(move) in puzzle.right, why) == (True, puzzle.why), t.table.text(move)


def test_random_play_solves_at_most_half() -> None:
    chances = [len(p.right) / len(p.position().legal(p.who)) for p in PUZZLES]
    assert sum(chances) <= len(PUZZLES) / 2


@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda p: p.name)
def test_advice_rests_on_what_the_seat_knows(puzzle: Puzzle) -> None:
    """ROB-HIDE-2, ROB-HIDE-4, ROB-HIDE-5: the same advice on every table it could be."""
    t = puzzle.position()
    seat = t.table.seat(puzzle.who)
    t.asks()
    given = set()
    for number in range(64):
        state = t.game.guess(t.table.state, seat, seeded(number, "guess"))
        move, why = t.game.bot.advise(state, seat, seeded(1, "advice"))
        given.add((move.text(), why))
    assert len(given) == 1
