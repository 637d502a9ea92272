"""The thirteen characters: where they start, what they may do, what others may not."""

import pytest

from tests.games.robotariat.table import lay, roll, rule_of, table, view_of
from uprising.games.robotariat import GAME
from uprising.games.robotariat.rules.cards import CHARACTERS

STARTS = {
    "a1-5": "scrap-yard", "alice": "sabotage", "arcitech": "upgrade", "electric-eye": "sabotage",
    "uberbot": "masses", "mr-postman": "poster", "mt-q": "masses", "wally-street": "office",
    "r-poly": "upgrade", "rambu": "scrap-yard", "the-smith": "poster", "vivacious": "office",
    "zender": "upgrade",
}  # fmt: skip


@pytest.mark.parametrize("character", CHARACTERS)
def test_each_starts_on_its_own_space(character: str) -> None:
    """ROB-SETUP-2, ROB-COMP-8."""
    t = table("characters")
    t.play("ana", f"take {character}")
    assert t.read("place/ana") == STARTS[character]
    assert rule_of(t, "ben", f"take {character}") == "ROB-SETUP-2"


@pytest.mark.parametrize(
    "character",
    [
        pytest.param("r-poly", id="ROB-POWER-9"),
        pytest.param("rambu", id="ROB-POWER-10"),
        pytest.param("the-smith", id="ROB-POWER-11"),
        pytest.param("vivacious", id="ROB-POWER-12"),
    ],
)
def test_four_start_with_the_top_upgrade(character: str) -> None:
    """ROB-SETUP-6: face up, no choice, counting for nothing."""
    t = table("objectives", character__ana="zender", character__ben=character)
    t.put("character/col", "alice")
    t.shuffle("upgrade", ["backup-battery"])
    assert (t.read("upgrades/ben"), t.read("played/ben")) == (["backup-battery"], 0)
    assert t.read("upgrades/ana") == []


def test_starting_upgrades_are_taken_in_seat_order() -> None:
    """ROB-SETUP-6, ROB-SETUP-1."""
    t = table("objectives", character__ana="rambu", character__ben="alice", character__col="r-poly")
    t.shuffle("upgrade", ["new-treads", "backup-battery"])
    assert (t.read("upgrades/ana"), t.read("upgrades/col")) == (["new-treads"], ["backup-battery"])


def test_a1_5_moves_one_player_a_turn() -> None:
    """ROB-POWER-1, ROB-CHAR-1: anyone, over one line, without asking."""
    t = table(place__ben="poster")
    assert rule_of(t, "ana", "shift ben > office") == "ROB-CHAR-1"
    t.play("ana", "shift ben > masses")
    assert t.read("place/ben") == "masses"
    assert rule_of(t, "ana", "shift ben > poster") == "ROB-TURN-2"
    other = table(character__ana="alice", place__ben="poster")
    assert rule_of(other, "ana", "shift ben > masses") == "ROB-COMP-8"


def test_alice_never_rolls_black() -> None:
    """ROB-POWER-2: asked before the red die; not at all without Oppressors."""
    t = table("npc-turn", round=2, character__ana="alice", npc__h1="office")
    assert (t.asks()["ana"].prompt, t.read("red")) == ("ask-lead", None)
    t = table("npc-turn", character__ana="alice")
    assert list(t.asks()) == ["ben"]
    assert rule_of(table("npc-turn", round=2), "ben", "lead blue") == "ROB-TURN-2"


def test_arcitech_acts_in_anybodys_npc_turn() -> None:
    """ROB-POWER-3: before the rest of the encounter; where others have no such window."""
    for who in ("arcitech", "alice"):
        t = table("npc-turn", turn="ana", round=2, character__col=who, posters__office=4)
        lay(t, npc__h1="upgrade", npc__c1="poster", contributions=5)
        lay(t, place__ana="poster", place__ben="poster", place__col="poster")
        roll(t, "blue", "yellow-x")
        if who == "arcitech":
            assert t.asks()["col"].prompt == "ask-restore"
            assert (t.read("contributions"), t.read("reputation")) == (5, 5)
            t.play("col", "restore upgrade")
            assert t.read("posters/upgrade") == 1
        assert (t.read("contributions"), t.read("reputation")) == (3, 4)


def test_electric_eye_sees_two_cards() -> None:
    """ROB-POWER-4, ROB-CHAR-4, ROB-HIDE-5: always, and nobody else does."""
    t = table(character__ben="electric-eye", place__ana="sabotage")
    t.put("sabotage-deck", ["blame-a-glitch", "payroll-heist", "flash-mob", "false-alarm"])
    assert view_of(t, "ben").peek == ("blame-a-glitch", "payroll-heist")
    assert view_of(t, "ana").peek == view_of(t, None).peek == ()
    t.play("ana", "activate")
    assert view_of(t, "ben").peek == ("flash-mob", "false-alarm")
    last = table(character__ben="electric-eye")
    last.put("used/ana", [card for card in last.read("sabotage-deck") if card != "flash-mob"])
    assert view_of(last, "ben").peek == ("flash-mob",)


def test_uberbot_counts_only_where_he_is() -> None:
    """ROB-POWER-5, ROB-ENC-6."""
    t = table("npc-turn", character__ana="uberbot", posters__office=2, npc__c1="upgrade")
    lay(t, place__ana="poster", place__ben="poster", place__col="poster")
    roll(t, "blue", "yellow")
    assert t.read("funds") == 2


def test_mr_postman_carries_one_poster_a_turn() -> None:
    """ROB-POWER-6, ROB-CHAR-5: from a space to a different one."""
    t = table(character__ana="mr-postman", posters__office=2)
    assert rule_of(t, "ana", "carry masses > office") == "ROB-CHAR-5"
    assert rule_of(t, "ana", "carry office > office") == "ROB-CHAR-5"
    t.play("ana", "carry office > masses")
    assert (t.read("posters/office"), t.read("posters/masses"), t.read("supply")) == (1, 1, 6)
    assert rule_of(t, "ana", "carry office > masses") == "ROB-TURN-2"


def test_mt_q_may_throw_once_more() -> None:
    """ROB-POWER-7: she sees both dice first; nobody else is asked."""
    t = table("npc-turn", character__ana="mt-q")
    roll(t, "blue", "yellow")
    assert t.legal("ana") == ["decline", "reroll"]
    t.play("ana", "decline")
    assert t.asks()["ben"].prompt == "ask-turn"


def test_wally_street_turns_contributions_into_posters() -> None:
    """ROB-POWER-8, ROB-CHAR-7: one for one, once a turn, if there are any."""
    t = table(character__ana="wally-street", contributions=2)
    t.play("ana", "hang masses")
    assert (t.read("contributions"), t.read("posters/masses"), t.read("supply")) == (1, 1, 7)
    assert rule_of(t, "ana", "hang masses") == "ROB-TURN-2"
    none = table(character__ana="wally-street")
    assert rule_of(none, "ana", "hang masses") == "ROB-CHAR-7"


def test_wally_street_can_drain_the_office_for_the_bursar() -> None:
    """ROB-CHAR-7, ROB-OBJ-4."""
    t = table(character__ana="wally-street", contributions=1, bursar="level-hit")
    assert t.play("ana", "hang masses").read("bursar") == "drained"


def test_zender_picks_any_civilian_and_path() -> None:
    """ROB-POWER-13, ROB-CHAR-8: compulsory; Oppressors are not for sending."""
    t = table("npc-turn", round=3, character__ana="zender", npc__h1="office")
    assert len(t.legal("ana")) == 4
    assert rule_of(t, "ana", "send c3 blue") == "ROB-COMP-3"
    assert rule_of(t, "ana", "decline") == "ROB-TURN-2"


def test_powers_wait_for_the_end_of_an_activation() -> None:
    """ROB-TURN-2: before, between and after, but not in the middle, and not in the NPC turn."""
    t = table(place__ana="poster", place__ben="poster")
    t.play("ana", "activate")
    assert rule_of(t, "ana", "shift ben > masses") == "ROB-TURN-2"
    t.play("ana", "place office").play("ana", "shift ben > masses").play("ana", "move upgrade")
    assert t.may("ana", "end")


def test_characters_are_chosen_or_given_out() -> None:
    """ROB-SETUP-2: with the option nobody is asked, and all are different."""
    chosen = GAME.deal_random(4, 3)
    given = GAME.deal_random(4, 3, characters="random")
    assert chosen.next_ask().prompt == "ask-character"
    seen = [seat.character for seat in GAME.view(given, None).players]  # type: ignore[attr-defined]
    assert given.next_ask().prompt != "ask-character"
    assert len(set(seen)) == 4 and None not in seen
