"""What players read is what happened: situations played, and their lines read."""

import pytest

from tests.games.fully_automated_bosses.tables import KEY, all_play, hands, table
from uprising.commands.story import log_line
from uprising.games.fully_automated_bosses import GAME
from uprising.games.fully_automated_bosses.rules import winning
from uprising.games.fully_automated_bosses.rules.state import Bosses
from uprising.games.fully_automated_bosses.seen.view import AimView, BossesView, view
from uprising.scenario import Scenario
from uprising.texts import catalogue, languages, render, spoken_choice

EN = catalogue(KEY, "en")


def lines(t: Scenario, who: str | None, lang: str = "en") -> list[str]:
    """What this seat reads of the last move."""
    return [log_line(catalogue(KEY, lang), event, t.table.names) for event in t.seen(who)]


def choices(t: Scenario, who: str, lang: str = "en") -> dict[str, str]:
    """Every listed choice of a seat, as it is said."""
    assert who in t.asks()
    seat = t.table.names.index(who)
    words = catalogue(KEY, lang)
    return {
        move.text(): spoken_choice(
            words, move.text(), GAME.phrase(t.table.state, seat, move), t.table.names
        )
        for move in t.table.legal(seat)
    }


def prompt(t: Scenario, who: str) -> str:
    ask = t.asks()[who]
    return render(EN, ask.prompt, dict(ask.about), t.table.names)


def declare(t: Scenario, name: str) -> None:
    """One declares, the others say nothing."""
    for who in list(t.asks()):
        t.play(who, "declare" if who == name else "nothing")


def role_card(t: Scenario, who: str, lang: str = "en") -> tuple[str, AimView | None]:
    """What a seat's own role card says at this table, and its gauge."""
    seat = t.table.names.index(who)
    assert isinstance(t.table.state, Bosses)
    seen: BossesView = view(t.table.state, seat)
    me = seen.seats[seat]
    assert me.aim is not None
    told = catalogue(KEY, lang).say(
        f"board-aim-{me.role}", goal=me.aim.goal, robots=seen.robots_to_win,
        half=seen.robots_at_bankruptcy,
    )  # fmt: skip
    return told, me.aim


def test_a_scab_wins_with_a_boss_she_worked_for_or_with_the_workers() -> None:
    """W1, FAB-WIN-7, FAB-WIN-4: the card says both, and the line says with whom."""
    t = table(6, "cp3", coins_x=41, struck_beata="worked", struck_caino="worked")
    told, _ = role_card(t, "beata")
    assert "you worked for her and did not strike" in told
    assert "with all workers, as soon as 4 robots are taken or destroyed" in told
    declare(t, "x")
    assert "beata is a Scab and worked for x this round: she wins with her." in lines(t, None)
    assert t.outcome is not None and t.outcome.winners == (0, 4)


def test_no_scab_is_said_to_win_where_none_worked() -> None:
    """W4: the ending of a boss who wins alone does not speak of Scabs."""
    t = table(6, "cp3", coins_x=41, struck_beata="struck")
    declare(t, "x")
    assert t.outcome is not None and t.outcome.winners == (0,)
    assert not [line for line in lines(t, None) if "wins with her" in line]
    for lang, word in (("en", "Scab"), ("it", "Crumir")):
        assert word not in catalogue(KEY, lang).say(t.outcome.key)


def test_a_boss_reads_what_the_robots_of_the_workers_do_to_her() -> None:
    """W1, FAB-MONO-3: with half the robots the workers win a bankruptcy, not she."""
    for red, winners in ((1, {0}), (2, {2, 3, 4, 5})):
        t = table(6, "rent", coins_y=0, coins_x=20, robots_caino=red)
        told, _ = role_card(t, "x")
        assert "the workers then have fewer than 2 robots, hers included" in told
        while t.outcome is None:
            who, ask = next(iter(t.asks().items()))
            t.play(who, "refuse" if ask.prompt == "ask-rescue" else ask.moves[0].text())
        assert set(t.outcome.winners) >= winners
        assert (0 in t.outcome.winners) == (red == 1)


def test_a_startuppers_gauge_counts_the_fund() -> None:
    """W1, FAB-WIN-6: what she could empty is hers, for the gauge as for the rules."""
    t = table(6, "cp3", coins_caino=4, fund=2)
    told, aim = role_card(t, "caino")
    assert "your coins and the Union Fund make 6" in told
    assert aim == AimView(reached=6, goal=6)
    assert t.legal("caino") == ["declare", "nothing"]
    t = table(6, "cp3", coins_caino=4, fund=2, stressed_caino=True)
    assert t.legal("caino") == ["nothing"]
    assert "if you are not Stressed" in told


@pytest.mark.parametrize("n", range(5, 11))
def test_every_gauge_is_full_when_its_condition_holds(n: int) -> None:
    """W1: words, gauges and rules count with the same function."""
    t = table(n, "cp3", coins_x=99, fund=9)
    s = t.table.state
    assert isinstance(s, Bosses)
    for seat in range(n):
        aim = view(s, seat).seats[seat].aim
        assert aim is not None
        if winning.holds(s, seat):
            assert aim.reached >= aim.goal
        for other in range(n):
            if other != seat:
                assert view(s, seat).seats[other].aim is None


def test_the_luddite_is_told_who_sees_her() -> None:
    """W3, FAB-SAB-4: the bosses see nothing, the workers everything."""
    for lang, nobody in (("en", "nobody can tell"), ("it", "nessuno può sapere")):
        assert nobody not in catalogue(KEY, lang).say("board-decoy")
    assert "every worker will see that it was she" in EN.say("board-decoy")
    t = hands(table(6, "commit", robots_y=1), strike="diana caino")
    assert prompt(t, "diana").endswith("What happens now only the workers see.")
    assert choices(t, "diana")["sabotage @1"] == "Destroy a robot of y"
    for who in ("beata", "abele", "caino"):
        t.play(who, "pass")
    t.play("diana", "sabotage y")
    assert "diana destroys a robot of y. Every worker saw it." in lines(t, "beata")
    assert "When eyes open again, a robot of y is gone." in lines(t, "x")


def test_a_strike_of_nobody_is_told_as_such() -> None:
    """W4: "0 on strike, 2 needed: it fails" when nobody struck."""
    t = hands(table(6, "commit"))
    assert "Nobody strikes." in lines(t, None)
    t = hands(table(6, "commit"), strike="abele")
    assert "1 worker strikes, 3 were needed: the strike fails." in lines(t, None)


def test_the_fund_goes_to_a_startupper_who_declared() -> None:
    """W4, FAB-WIN-6, FAB-WIN-14: another who won in silence takes nothing."""
    t = table(8, "cp3", coins_c=5, coins_d=6, fund=3)
    declare(t, "d")
    assert "d takes the whole Union Fund: 3 coins." in lines(t, None)
    assert t.outcome is not None and t.outcome.winners == (4, 5)


def test_a_stressed_worker_is_told_why_she_cannot_strike() -> None:
    """W6: the real reason, not that nobody asks her."""
    t = table(6, "commit", stressed_beata=True)
    no = t.why_not("beata", "strike")
    assert no is not None and (no.key, no.rule) == ("refuse-stressed", "FAB-STRIKE-2")
    assert EN.say(no.key) == "You are Stressed: you cannot strike, you work."


def test_a_worker_out_of_turn_is_told_that_they_choose_one_by_one() -> None:
    """W6, FAB-HIRE-9."""
    t = table(6, "hiring", lead=2)
    no = t.why_not("abele", "hire x standing")
    assert no is not None and no.key == "refuse-not-your-turn"


def test_a_boss_who_cannot_help_is_not_asked_whether_she_will() -> None:
    """W6, FAB-MONO-4: the question is put in any case; what it says fits her purse."""
    for coins, words in ((1, "you cannot save her"), (30, "Do you lend them")):
        t = hands(table(6, "commit", coins_y=0, coins_x=coins), strike="abele caino diana")
        all_play(t, "ballot y")
        assert words in prompt(t, "x")
        assert choices(t, "x")["refuse"] == "Lend nothing: y goes bankrupt"


@pytest.mark.parametrize("lang", languages())
def test_why_somebody_is_mayor_is_told(lang: str) -> None:
    """W7, FAB-MAYOR-4 to -6: the cause stands beside the name."""
    words = catalogue(KEY, lang)
    for struck, slip, why in (
        ("worked", "slip beata 1", "deserved"),
        ("struck", "slip nothing", "no-work"),
    ):
        t = table(6, "payday", coins_x=10, contract_beata="@0 1", struck_beata=struck)
        t.reveal(x=slip, y="slip nothing")
        all_play(all_play(t, "nothing"), "nothing")
        assert words.say(f"mayor-{why}") in " ".join(lines(t, None, lang))


def test_choices_of_hiring_say_what_is_offered() -> None:
    """W25: complete sentences, no two alike."""
    t = table(6, "hiring", lead=2, offers_x=["standing 1", "diana 2 holiday", "diana 1"])
    said = choices(t, "diana")
    assert said["hire @0 private 1"] == "Work for x, private offer 1: 2 coins with Holiday"
    assert said["hire @0 standing"].startswith("Work for x, standing offer: ")
    assert said["hire public-work"] == "Take Public Work: 1 coin with Holiday"
    assert len(set(said.values())) == len(said)
    assert max(len(text) for text in said.values()) <= 60


def test_prices_stand_beside_what_they_buy() -> None:
    """W25, W10: fingers and robots, with what they cost and what one has."""
    t = table(6, "commit", robots_x=2, coins_x=5)
    assert choices(t, "x")["bid 2"] == "Show 2 fingers for 4 coins"
    assert prompt(t, "x") == "How many fingers for Security? Each costs 2 coins; you have 5."
    t = table(6, "purchase", coins_x=13)
    assert choices(t, "x")["buy 2"] == "Order 2 robots for 12 coins"
    assert prompt(t, "x").endswith("Each costs 6 coins, and you have 13.")
