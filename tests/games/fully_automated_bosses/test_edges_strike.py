"""Edge cases of hiring, bids, strikes and sabotage, each as a scenario."""

from tests.games.fully_automated_bosses.tables import (
    all_play,
    ballots,
    hands,
    nothing,
    prompts,
    read,
    table,
    tags,
)
from uprising.games.fully_automated_bosses.rules.refusals import DECLARE_LATER, NOTHING_TO_DECLARE
from uprising.scenario import Scenario


def test_a_stressed_majority_cannot_strike() -> None:
    """FAB-EDGE-1, FAB-STRIKE-2, FAB-STRIKE-3: the Stressed count, but cannot strike."""
    t = table(6, "commit", stressed_beata=True, stressed_caino=True, robots_y=1)
    assert sorted(t.asks()) == ["abele", "diana", "x", "y"]
    hands(t, strike="abele diana")
    assert prompts(t) == {"ask-eyes"}


def test_zero_against_zero() -> None:
    """FAB-EDGE-2: nobody pays, nobody is protected."""
    t = hands(table(6, "commit"))
    assert read(t, "coins/x coins/y security") == [10, 10, None]


def test_an_expensive_tie() -> None:
    """FAB-EDGE-3, FAB-SEC-2: a finger costs a coin for each robot."""
    t = hands(table(6, "commit", robots_x=3, coins_x=10), x=2, y=2)
    assert read(t, "coins/x coins/y") == [4, 8]
    assert t.read("chair") == "@0"  # by the round, not by Security


def test_a_bidder_without_robots() -> None:
    """FAB-EDGE-4, FAB-SEC-2: she pays as if she had one, and leaves the other exposed."""
    t = table(6, "commit", coins_x=7, robots_y=2)
    hands(t, strike="abele caino diana", x=3, y=2)
    assert read(t, "coins/x coins/y security") == [4, 6, "@0"]
    assert "ballot expropriation" in t.legal("abele")


def test_a_bid_is_capped_by_coins() -> None:
    """FAB-EDGE-5, FAB-SEC-3."""
    t = table(6, "commit", robots_x=2, coins_x=5)
    assert t.legal("x") == ["bid 0", "bid 1", "bid 2"]
    no = t.why_not("x", "bid 3")
    assert no is not None and no.rule == "FAB-SEC-3"


def test_a_broke_bidder() -> None:
    """FAB-EDGE-6: with no coins only 0 can be bid."""
    t = table(6, "commit", coins_y=0)
    assert t.legal("y") == ["bid 0"]


def test_only_protected_robots() -> None:
    """FAB-EDGE-7, FAB-STRIKE-9: Acceleration is forced, its target is not."""
    t = table(6, "commit", robots_x=2, coins_x=12, destroyed=3)
    hands(t, strike="abele caino diana", x=1)
    assert prompts(t) == {"ask-ballot-target"}
    assert t.legal("abele") == ["ballot x", "ballot y", "ballot abstain"]


def test_an_empty_supply() -> None:
    """FAB-EDGE-8, FAB-STRIKE-9: Expropriation from Y is forced; only the keeper is decided."""
    t = table(10, "commit", robots_y=1, supply=0)
    t.put("robots/x", 2).put("supply", 0)
    hands(t, strike="a b c d e", x=2)
    assert prompts(t) == {"ask-ballot-recipient"}
    all_play(t, "ballot a")
    assert read(t, "robots/y robots/a") == [0, 1]


def test_nothing_that_a_strike_could_do() -> None:
    """FAB-EDGE-9, FAB-STRIKE-9: no supply, and only protected robots."""
    t = table(10, "commit", robots_x=3, supply=0, coins_x=12)
    hands(t, strike="a b c d e", x=1)
    assert prompts(t) == {"ask-checkpoint"}
    assert "strike-idle" in tags(t, None)
    assert t.read("robots/x") == 3


def accelerate(t: Scenario, strike: str, boss: str) -> Scenario:
    """Strike, choose Acceleration where there is a choice, and hit that boss."""
    hands(t, strike=strike)
    if prompts(t) == {"ask-ballot-type"}:
        all_play(t, "ballot acceleration")
    return all_play(t, f"ballot {boss}")


def test_accelerated_into_bankruptcy_to_the_workers_gain() -> None:
    """FAB-EDGE-10, FAB-MONO-1, FAB-MONO-2, FAB-MONO-3."""
    t = accelerate(table(5, "commit", coins_y=5, robots_y=2), "a b", "y")
    assert list(t.asks()) == ["x"]
    t.play("x", "refuse")
    assert t.winners == ["a", "b", "c"]
    assert read(t, "robots/y seized automated") == [0, 2, 2]


def test_accelerated_into_bankruptcy_to_the_boss_gain() -> None:
    """FAB-EDGE-11, FAB-WIN-7, FAB-WIN-8: the survivor wins, with the Scab who worked for her."""
    t = accelerate(table(5, "commit", coins_y=5, robots_y=1), "a b", "y")
    t.play("x", "refuse")
    assert t.winners == ["x", "c"]
    elsewhere = table(5, "commit", coins_y=5, robots_y=1, contract_c="@1 0")
    accelerate(elsewhere, "a b", "y").play("x", "refuse")
    assert elsewhere.winners == ["x"]


def test_a_rescue() -> None:
    """FAB-EDGE-12, FAB-MONO-4: the loan pays for the robot, and the game goes on."""
    t = accelerate(table(5, "commit", coins_y=5, robots_y=1, coins_x=9), "a b", "y")
    assert t.why_not("x", "rescue 10") is not None
    t.play("x", "rescue 1")
    assert read(t, "coins/y robots/y coins/x") == [0, 2, 8]
    assert t.outcome is None
    assert "rescued" in tags(t, "y")
    assert "rescued-hidden" in tags(t, "a")


def test_a_rescue_must_be_enough() -> None:
    """FAB-MONO-4: less than the shortfall does not help."""
    t = accelerate(table(5, "commit", coins_y=3, robots_y=1, coins_x=9), "a b", "y")
    no = t.why_not("x", "rescue 2")
    assert no is not None and no.key == "refuse-not-enough-help"
    assert t.legal("x")[:2] == ["refuse", "rescue 3"]


def test_a_boss_who_cannot_help_is_asked_all_the_same() -> None:
    """FAB-MONO-4: so that nobody learns anything from the question."""
    t = accelerate(table(5, "commit", coins_y=1, robots_y=1, coins_x=3), "a b", "y")
    assert t.legal("x") == ["refuse"]
    assert t.asks()["x"].window and t.asks()["x"].sealed


def test_security_does_not_stop_an_acceleration() -> None:
    """FAB-EDGE-13, FAB-SEC-5, FAB-STRIKE-8."""
    t = table(5, "commit", coins_x=9, robots_x=1)
    hands(t, strike="a b", x=1)
    assert read(t, "coins/x security") == [8, "@0"]
    all_play(t, "ballot x")
    assert read(t, "coins/x robots/x") == [2, 2]


def test_the_third_robot_is_red() -> None:
    """FAB-EDGE-21, FAB-SAB-3, FAB-WIN-9: SUM stays, and the Luddite may declare."""
    t = table(8, "commit", destroyed=2, robots_a=1, robots_b=1)
    hands(t, strike="a f")
    for who in ("a", "b", "c", "d", "e"):
        t.play(who, "pass")
    t.play("f", "sabotage b")
    assert read(t, "destroyed robots/a robots/b automated") == [3, 1, 0, 4]
    assert t.legal("f") == ["declare", "nothing"]
    all_play_but(t, "f", "nothing")
    t.play("f", "declare")
    assert t.winners == ["f"]


def all_play_but(t: Scenario, name: str, move: str) -> None:
    for who in list(t.asks()):
        if who != name:
            t.play(who, move)


def test_the_third_robot_completes_automation() -> None:
    """FAB-EDGE-22, FAB-WIN-4, FAB-WIN-13: automatic, for all workers."""
    t = table(6, "commit", robots_beata=1, destroyed=2, robots_y=1)
    hands(t, strike="abele diana")
    t.reveal(abele="pass", beata="pass", caino="pass", diana="sabotage y")
    assert t.winners == ["diana", "caino", "beata", "abele"]
    assert t.outcome is not None and t.outcome.key == "end-collective"


def failed_strike(luddite_strikes: bool) -> Scenario:
    t = table(7, "commit", robots_y=1)
    return hands(t, strike="a e" if luddite_strikes else "a b")


def test_a_luddite_at_work() -> None:
    """FAB-EDGE-23, FAB-SAB-2, FAB-SAB-5: the pause runs, and nobody can do anything."""
    t = failed_strike(False)
    assert sorted(t.asks()) == ["a", "b", "c", "d", "e"]
    assert all(t.legal(who) == ["pass"] for who in "abcde")
    assert all(ask.window and not ask.progress for ask in t.asks().values())
    no = t.why_not("e", "sabotage y")
    assert no is not None and no.rule == "FAB-SAB-2"
    all_play(t, "pass")
    assert t.read("destroyed") == 0


def test_a_lone_striker() -> None:
    """FAB-EDGE-24, FAB-SAB-1: no pause."""
    t = table(7, "commit", robots_y=1)
    assert prompts(hands(t, strike="e")) == {"ask-checkpoint"}


def test_no_valid_robot() -> None:
    """FAB-EDGE-25, FAB-SEC-5: all robots protected, none red: no pause."""
    t = table(7, "commit", robots_x=1)
    assert prompts(hands(t, strike="a e", x=1)) == {"ask-checkpoint"}


def test_no_sabotage_among_five() -> None:
    """FAB-EDGE-26, FAB-STRIKE-10: without a Luddite a failed strike is just that."""
    t = table(5, "commit", robots_y=1)
    assert prompts(hands(t, strike="a")) == {"ask-checkpoint"}


def test_a_luddite_who_passes_looks_like_one_who_worked() -> None:
    """FAB-EDGE-27, FAB-SAB-5: the same asks and the same log for everybody but herself."""
    absent, silent = failed_strike(False), failed_strike(True)
    assert silent.legal("e") == ["sabotage y", "pass"]
    assert [a.prompt for a in absent.asks().values()] == [a.prompt for a in silent.asks().values()]
    all_play(absent, "pass")
    all_play(silent, "pass")
    for who in ("x", "y", "a", "d", None):
        assert tags(absent, who) == tags(silent, who)
        assert "nothing-destroyed" in tags(silent, who)


def test_views_after_sabotage() -> None:
    """FAB-EDGE-28, FAB-SAB-4, FAB-INFO-4: workers know her, bosses know among whom to look."""
    t = failed_strike(True)
    all_play_but(t, "e", "pass")
    t.play("e", "sabotage y")
    for who in "abcd":
        assert t.view(who).luddite == "@6"  # type: ignore[attr-defined]
        assert t.view(who).seats[6].role == "luddite"  # type: ignore[attr-defined]
    for blind in ("x", "y", None):
        assert t.view(blind).luddite is None  # type: ignore[attr-defined]
        assert t.view(blind).seats[6].role is None  # type: ignore[attr-defined]
        assert t.view(blind).suspects == ("@2", "@6")  # type: ignore[attr-defined]


def split(n_round: int, y: int) -> Scenario:
    t = table(9, "commit", robots_x=1, round=n_round)
    hands(t, strike="a b c d", y=y)
    for _ in range(2):
        assert prompts(t) == {"ask-ballot-type"}
        ballots(t, a="expropriation", b="expropriation", c="acceleration", d="acceleration")
    assert sorted(t.asks()) == ["x", "y"]
    return t.reveal(x="pick acceleration", y="pick expropriation")


def test_split_strikers_leave_it_to_the_chair() -> None:
    """FAB-EDGE-29, FAB-DEC-1, FAB-DEC-2, FAB-DEC-3: Security makes Y the chair."""
    t = split(1, y=1)
    assert prompts(t) == {"ask-ballot-recipient"}  # Expropriation of X's robot


def test_the_chair_without_security() -> None:
    """FAB-EDGE-30, FAB-ROUND-3: tied bids in round 3, so Boss 1 decides."""
    t = split(3, y=0)
    assert prompts(t) == {"ask-ballot-target"}  # Acceleration


def test_two_strikers_must_agree() -> None:
    """FAB-EDGE-31, FAB-DEC-1: half is no majority; the bosses choose anybody."""
    t = table(5, "commit", robots_y=1)
    hands(t, strike="a b")
    all_play(t, "ballot expropriation")
    for _ in range(2):
        ballots(t, a="a", b="b")
    assert t.legal("x") == ["pick a", "pick b", "pick c"]
    t.reveal(x="pick c", y="pick c")
    assert t.read("robots/c") == 1


def test_full_public_work() -> None:
    """FAB-EDGE-46, FAB-HIRE-11."""
    t = table(6, "hiring", lead=2)
    t.play("diana", "hire public-work")
    assert "hire public-work" not in t.legal("caino")
    no = t.why_not("caino", "hire public-work")
    assert no is not None and no.rule == "FAB-HIRE-11"


def test_a_race_for_the_last_robot() -> None:
    """FAB-EDGE-50, FAB-HIRE-2, FAB-ROUND-3: in round 2 Boss 2 is in the chair."""
    t = table(10, "purchase", supply=1, round=2)
    t.reveal(x="buy 1", y="buy 1")
    assert read(t, "robots/y coins/y robots/x coins/x supply") == [1, 4, 0, 10, 0]


def test_ten_players_need_eight_robots() -> None:
    """FAB-EDGE-52, FAB-WIN-4: seven are not enough."""
    t = table(10, "commit", robots_a=6, destroyed=1)
    hands(t)
    assert read(t, "automated supply") == [7, 3]
    assert t.outcome is None


def test_an_odd_half() -> None:
    """FAB-EDGE-53, FAB-MONO-3: of five workers the half is three."""
    t = table(7, "commit", coins_y=5, robots_y=1, robots_a=1)
    accelerate(t, "a b c", "y").play("x", "refuse")
    assert read(t, "automated") == [2]
    assert t.winners == ["x", "d"]


def test_a_loan_to_victory() -> None:
    """FAB-EDGE-54, FAB-LOAN-1, FAB-WIN-15: at CP1 no Scab has worked yet."""
    t = table(5, "revise", coins_x=30, coins_y=10)
    t.play("y", "loan 5 repay 7")
    all_play(t, "keep")
    assert t.legal("x") == ["declare", "nothing"]
    t.play("x", "declare")
    all_play_but(t, "x", "nothing")
    assert t.winners == ["x"]


def test_a_loan_before_the_vote_to_victory() -> None:
    """FAB-WIN-1, FAB-WIN-11, FAB-LOAN-1: at her target she need not wait for the strike."""
    t = table(5, "talk", coins_x=30, coins_y=10)
    assert t.why_not("x", "declare") == NOTHING_TO_DECLARE
    t.play("y", "loan 5 repay 7")
    assert t.asks()["x"].prompt == "ask-talk" and "declare" in t.legal("x")
    assert t.why_not("a", "declare") == DECLARE_LATER
    t.play("x", "declare")
    assert t.winners == ["x"]


def test_nobody_declares_between_checkpoints_where_no_loan_is_open() -> None:
    """FAB-WIN-11: during the vote, for example."""
    t = table(5, "commit", coins_x=35)
    assert t.why_not("x", "declare") == DECLARE_LATER == t.why_not("x", "nothing")


def test_anybody_may_keep_the_robot() -> None:
    """FAB-EDGE-57, FAB-STRIKE-7: also one who did not strike."""
    t = table(6, "commit", robots_y=1)
    hands(t, strike="abele caino diana")
    all_play(t, "ballot expropriation")
    all_play(t, "ballot beata")
    assert t.read("robots/beata") == 1


def test_a_bid_counts_the_robots_before_the_strike() -> None:
    """FAB-EDGE-58, FAB-SEC-2."""
    t = table(6, "commit", robots_y=2)
    hands(t, strike="abele caino diana", x=1, y=1)
    all_play(t, "ballot expropriation")
    all_play(t, "ballot abele")
    assert read(t, "coins/y robots/y") == [8, 1]


def test_a_boss_at_her_target_wins_with_the_workers() -> None:
    """FAB-EDGE-59, FAB-WIN-17, FAB-WIN-2: declared or not."""
    t = table(6, "cp1", destroyed=1, robots_abele=2, robots_y=1, coins_x=41)
    assert t.legal("x") == ["declare", "nothing"]
    nothing(t)
    for _ in range(4):
        who = next(iter(t.asks()))
        t.play(who, "hire x standing")
    all_play(t, "ready")
    hands(t, strike="abele caino diana")
    all_play(t, "ballot expropriation")
    all_play(t, "ballot abele")
    assert t.winners == ["x", "diana", "caino", "beata", "abele"]


def test_borrowing_to_buy() -> None:
    """FAB-EDGE-62, FAB-LOAN-1: a loan before the order may pay for a robot."""
    t = table(6, "purchase", coins_y=4)
    assert t.legal("y") == ["buy 0"]
    t.play("x", "loan 2 repay 3")
    t.reveal(y="buy 1", x="buy 0")
    assert read(t, "coins/y robots/y coins/x") == [0, 1, 8]
