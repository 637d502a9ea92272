"""People and bots at a table, over real sockets."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.conftest import serving
from tests.server.guest import Guest
from uprising.kernel import promise, read_record, replay

AGAINST_A_BOT = [{}, {"bot": "heuristic"}]


def test_a_guest_plays_a_whole_game_against_a_bot(ada: Guest) -> None:
    table = ada.create("leduc", AGAINST_A_BOT)
    with ada.sit(table) as seat:
        greeting = seat.hear()
        assert (greeting["mine"], greeting["host"]) == ([0], True)
        end = seat.play_on()
        assert end["ending"]["rule"].startswith("LEDUC-END-")


def test_a_move_the_rules_do_not_allow_is_refused_with_its_rule_in_my_language(ada: Guest) -> None:
    table = ada.create("tic_tac_toe", [{"host": True}, {"host": True}])
    with ada.sit(table, "it") as seat:
        seat.frame()
        seat.say("face", seat=0)
        seat.frame(lambda f: f["seat"] == 0)
        seat.do("place b2")
        seat.frame(lambda f: f["seq"] == 1)
        seat.say("face", seat=1)
        seat.frame(lambda f: f["seat"] == 1)
        seat.do("place b2", 1)
        no = seat.until(lambda m: m["type"] == "refused")
        assert (no["rule"], no["text"]) == ("TTT-TURN-2", "Quella casella è occupata.")
        assert "casella vuota" in no["clause"]


@pytest.mark.slow
def test_a_command_sent_twice_is_done_once(ada: Guest) -> None:
    table = ada.create("tic_tac_toe", AGAINST_A_BOT)
    with ada.sit(table) as seat:
        seat.asked()
        for _ in range(2):
            seat.do("place b2", 0, id="the-same")
        frame = seat.frame(lambda f: f["seq"] == 2 and bool(f["ask"]))
        assert sum(cell == 0 for cell in frame["view"]["cells"]) == 1


def test_nonsense_is_answered_and_changes_nothing(ada: Guest) -> None:
    table = ada.create("tic_tac_toe", AGAINST_A_BOT)
    with ada.sit(table) as seat:
        seat.asked()
        for text in (
            "",
            "[]",
            '{"type":"do"}',
            '{"type":"dance"}',
            "x" * 20_000,
            '{"type":"do","id":1}',
        ):
            seat.socket.send(text)
            assert seat.until(lambda m: m["type"] == "problem")["code"] in (
                "bad-message",
                "too-large",
            )
        seat.do("fly away")
        assert seat.until(lambda m: m["type"] == "problem")["code"] == "bad-move"
        seat.say("hello")
        assert seat.frame()["seq"] == 0


@pytest.mark.slow
def test_a_game_goes_on_after_the_server_was_started_again(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    with serving(database) as port:
        ada = Guest(port)
        table = ada.create("tic_tac_toe", AGAINST_A_BOT)
        with ada.sit(table) as seat:
            seat.asked()
            seat.do("place b2")
            before = seat.frame(lambda f: f["seq"] == 2 and bool(f["ask"]))
    with serving(database) as port:
        ada.port = port
        with ada.sit(table) as seat:
            assert seat.asked()["view"] == before["view"]


@pytest.mark.slow
def test_a_finished_game_can_be_checked_by_anybody(ada: Guest) -> None:
    table = ada.create("leduc", AGAINST_A_BOT)
    assert ada.call(f"api/tables/{table}/record", status=409)["field"] == "table"
    with ada.sit(table) as seat:
        end = seat.play_on()
    text = ada.text(f"api/tables/{table}/record")
    again = replay(text)
    assert again.outcome is not None
    assert list(again.outcome.winners) == end["ending"]["winners"]
    record = read_record(text)
    assert record.notes == (f"promised {promise(record.luck.split()[1])}",)


def test_a_spectator_sees_only_what_is_public(ada: Guest, ben: Guest) -> None:
    table = ada.create("leduc", AGAINST_A_BOT)
    with ben.sit(table) as seat:
        frame = seat.frame()
        assert frame["seat"] is None
        assert frame["view"]["hands"] == [None, None]
        assert frame["ask"] is None
        seat.do("call")
        assert seat.until(lambda m: m["type"] == "problem")["code"] == "spectator"


def test_on_one_device_no_secret_is_sent_before_the_hand_over(ada: Guest) -> None:
    table = ada.create("leduc", [{"host": True}, {"host": True}])
    with ada.sit(table) as seat:
        frame = seat.frame()
        assert frame["seat"] is None
        assert frame["view"]["hands"] == [None, None]
        seat.say("face", seat=0)
        mine = seat.frame(lambda f: f["seat"] == 0)
        assert mine["view"]["hands"][0] is not None
        assert mine["view"]["hands"][1] is None
        seat.do("call")
        seat.frame(lambda f: f["seq"] == 1)
        seat.say("face", seat=1)
        theirs = seat.frame(lambda f: f["seat"] == 1)
        assert theirs["view"]["hands"][0] is None


def test_a_friend_joins_by_the_link_and_the_host_starts(ada: Guest, ben: Guest) -> None:
    made = ada.call("api/tables", {"game": "leduc", "chairs": [{}, {}], "name": "Ada"}, 201)
    poster = ben.call(f"api/invites/{made['invite']}")
    assert (poster["host"], poster["free"]) == ("Ada", [1])
    with ada.sit(made["table"]) as host:
        host.until(lambda m: m["type"] == "gathering")
        assert ben.call(f"api/invites/{made['invite']}", {"name": "Ben"})["seat"] == 1
        seats = host.until(lambda m: m["type"] == "gathering")["seats"]
        assert [seat["name"] for seat in seats] == ["Ada", "Ben"]
        with ben.sit(made["table"]) as friend:
            friend.say("start")
            assert friend.until(lambda m: m["type"] == "problem")["code"] == "host-only"
            host.say("start")
            assert host.frame()["seat"] == 0
            assert friend.frame()["seat"] == 1


def test_a_renewed_link_makes_the_old_one_useless(ada: Guest, ben: Guest) -> None:
    made = ada.call("api/tables", {"game": "leduc", "chairs": [{}, {}], "name": "Ada"}, 201)
    ben.call(f"api/tables/{made['table']}/invite", {}, 403)
    renewed = ada.call(f"api/tables/{made['table']}/invite", {})
    assert ben.call(f"api/invites/{made['invite']}", status=410)["field"] == "invite"
    ben.call(f"api/invites/{renewed['invite']}")


def test_a_second_window_takes_over_and_the_first_looks_on(ada: Guest) -> None:
    table = ada.create("leduc", AGAINST_A_BOT)
    with ada.sit(table) as first:
        first.asked()
        with ada.sit(table) as second:
            assert second.asked()["seat"] == 0
            assert first.until(lambda m: m["type"] == "moved")["seat"] == 0
            first.do("call")
            assert first.until(lambda m: m["type"] == "problem")["code"] == "spectator"


@pytest.mark.slow
def test_a_clock_at_zero_plays_the_announced_default(ada: Guest) -> None:
    table = ada.create("tic_tac_toe", AGAINST_A_BOT, settings={"clock": "decision", "seconds": 0})
    with ada.sit(table) as seat:
        end = seat.frame(lambda f: bool(f["ending"]))
        assert end["ending"] is not None


def test_a_late_joiner_takes_a_bots_seat_when_all_agree(ada: Guest, ben: Guest) -> None:
    """V10: she will see the bot's hand, so those who play are asked."""
    made = ada.call(
        "api/tables",
        {"game": "leduc", "chairs": [{}, {"bot": "heuristic"}], "name": "Ada", "start": True},
        201,
    )
    invite = f"api/invites/{made['invite']}"
    with ada.sit(made["table"]) as host:
        assert ben.call(invite, {"name": "Ben"}, 202)["seat"] is None
        with ben.sit(made["table"]) as seat:
            assert seat.frame()["seat"] is None
        asked = host.frame(lambda f: f["proposal"] is not None)["proposal"]
        assert (asked["what"], asked["seat"], asked["waiting"]) == ("join", 1, [0])
        host.say("agree", yes=True)
        host.frame(lambda f: f["seats"][1]["bot"] == "")
        assert ben.call(invite, {"name": "Ben"})["seat"] == 1
        with ben.sit(made["table"]) as seat:
            assert seat.frame()["seat"] == 1


@pytest.mark.slow
def test_a_rematch_moves_everybody_one_chair_further(ada: Guest) -> None:
    table = ada.create("leduc", AGAINST_A_BOT)
    with ada.sit(table) as seat:
        ada.call(f"api/tables/{table}/rematch", {}, 409)  # not before this one is over (V25)
        seat.play_on()
    again = ada.call(f"api/tables/{table}/rematch", {}, 201)
    with ada.sit(again["table"]) as seat:
        assert seat.frame()["seat"] == 1


def test_the_lobby_says_which_field_is_wrong(ada: Guest) -> None:
    for wanted, field in (
        ({"game": "chess", "chairs": [{}]}, "game"),
        ({"game": "leduc", "chairs": [{}]}, "seats"),
        ({"game": "leduc", "chairs": [{}, {"bot": "genius"}]}, "bots"),
        ({"game": "leduc", "chairs": [{}, {}], "options": {"wild": 1}}, "wild"),
        ({"game": "leduc"}, "body"),
    ):
        assert ada.call("api/tables", wanted, 422)["field"] == field
    assert ada.call("api/tables/nowhere", status=404)["field"] == "table"


def test_a_standing_form_can_be_tried_and_then_filled_in(ada: Guest) -> None:
    table = ada.create("evil_robots", [{"host": True}] * 3)
    with ada.sit(table) as seat:
        seat.frame()
        seat.say("face", seat=0)
        frame = seat.frame(lambda f: f["seat"] == 0)
        [form] = frame["forms"]
        gift = {"to": form["fields"][0]["options"][0], "what": "influence", "amount": 1}
        seat.say("check", form="form-gift", values=gift)
        fine = seat.until(lambda m: m["type"] == "checked")
        assert (fine["move"], fine["refused"]) == ("gift @1 influence 1", None)
        more = frame["view"]["players"][0]["tokens"] + 1
        seat.say("check", form="form-gift", values={**gift, "what": "token", "amount": more})
        no = seat.until(lambda m: m["type"] == "checked")["refused"]
        assert (no["rule"], no["text"]) == (
            "EVIL-GIFT-3",
            "You can only give what you hold, at least 1.",
        )
        seat.say("check", form="form-gift", values={**gift, "amount": 99})
        assert "amount" in seat.until(lambda m: m["type"] == "checked")["problem"]
        before = frame["view"]["players"][0]["influence"]
        seat.say("fill", seq=frame["seq"], form="form-gift", values=gift)
        seat.frame(lambda f: f["view"]["players"][0]["influence"] == before - 1)
