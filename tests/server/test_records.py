"""Games seen again, shared, complained about; luck that can be checked."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import uprising
from tests.server.guest import Guest, Seat
from uprising.cli import main
from uprising.commands.demo import EACH, sample
from uprising.kernel import luck_key, promise, read_record, replay
from uprising.server.tables.replays import united

AGAINST_A_BOT = [{}, {"bot": "heuristic"}]


def finished(guest: Guest, game: str = "leduc") -> str:
    table = guest.create(game, AGAINST_A_BOT)
    with guest.sit(table) as seat:
        seat.play_on()
    return table


@pytest.mark.slow
def test_a_replay_shows_each_seat_what_it_saw(ada: Guest) -> None:
    table = ada.create("leduc", AGAINST_A_BOT)
    with ada.sit(table) as seat:
        seat.play_on()
        lived = {f["seq"]: f["view"] for f in seat.heard if f["type"] == "frame"}
    seen = ada.call(f"api/tables/{table}/replay?seat=0")
    assert {f["seq"]: f["view"] for f in seen["frames"]} == lived
    assert seen["moves"] == max(lived)
    one = ada.call(f"api/tables/{table}/replay?seat=0&at=1")
    assert one["frames"] == [seen["frames"][1]]


@pytest.mark.slow
def test_after_the_end_anybody_with_the_link_sees_any_seat_or_all(ada: Guest) -> None:
    table = finished(ada)
    stranger = Guest(ada.port)
    for seat in (0, 1):
        hands = stranger.call(f"api/tables/{table}/replay?seat={seat}&at=0")["frames"][0]["view"]
        assert [hand is not None for hand in hands["hands"]] == [seat == 0, seat == 1]
    everything = stranger.call(f"api/tables/{table}/replay?seat=all&at=0")["frames"][0]
    assert None not in everything["view"]["hands"]


def test_while_the_game_lives_everybody_sees_only_her_own(ada: Guest, ben: Guest) -> None:
    table = ada.create("leduc", AGAINST_A_BOT)
    path = f"api/tables/{table}/replay"
    assert ada.call(f"{path}?seat=0")["frames"][0]["view"]["hands"][0] is not None
    for guest, asked in ((ada, "seat=1"), (ada, "seat=all"), (ben, "seat=0"), (ben, "seat=all")):
        assert guest.call(f"{path}?{asked}", status=403)["field"] == "seat"
    assert ben.call(path)["frames"][0]["view"]["hands"] == [None, None]
    assert ada.call(f"{path}?seat=7", status=422)["field"] == "seat"
    assert ada.call(f"{path}?at=99", status=422)["field"] == "at"


def test_a_table_nobody_may_watch_is_not_replayed_to_strangers(ada: Guest, ben: Guest) -> None:
    table = ada.create("leduc", AGAINST_A_BOT, settings={"watch": "nobody"})
    assert ben.call(f"api/tables/{table}/replay", status=403)["field"] == "table"


@pytest.mark.slow
def test_a_record_goes_out_and_comes_in_again(ada: Guest) -> None:
    text = ada.text(f"api/tables/{finished(ada)}/record")
    kept = post_text(ada, "api/records", text, 201)
    assert ada.text(f"api/records/{kept['record']}") == text
    seen = Guest(ada.port).call(f"api/records/{kept['record']}/replay?seat=all")
    assert len(seen["frames"]) == len(read_record(text).lines) + 1
    for bad in ("nonsense", text.replace("end ", "end 0"), text.replace("leduc", "chess")):
        assert post_text(ada, "api/records", bad, 422)["field"] == "record"


@pytest.mark.slow
def test_samples_are_replayed_with_their_reasons(ada: Guest) -> None:
    found = {sample["sample"]: sample for sample in ada.call("api/samples")["samples"]}
    assert len(found) == len(EACH) * len(uprising.games())
    seen = ada.call("api/samples/robotariat-1/replay?seat=all")
    assert len(seen["frames"]) == found["robotariat-1"]["moves"] + 1
    assert seen["reasons"][0] == {"at": 1, "why": "why-character"}
    assert seen["ended"] and seen["frames"][-1]["ending"]
    assert ada.call("api/samples/chess-1/replay", status=404)["field"] == "sample"


def test_the_all_seeing_see_what_any_seat_sees() -> None:
    ann, bea = {"hand": ["ace"], "deck": 3, "role": None}, {"hand": [], "deck": 3, "role": "spy"}
    assert united([ann, bea]) == {"hand": ["ace"], "deck": 3, "role": "spy"}


def post_text(guest: Guest, path: str, text: str, status: int) -> Any:
    return guest.call(path, status=status, raw=text.encode())


@pytest.mark.slow
def test_the_record_is_whole_after_snapshots_and_a_restart(tmp_path: Path) -> None:
    from tests.server.conftest import serving

    with serving(tmp_path / "tables.db") as port:
        ada = Guest(port)
        table = finished(ada, "tic_tac_toe")
        before = ada.text(f"api/tables/{table}/record")
    with serving(tmp_path / "tables.db") as port:
        ada.port = port
        assert ada.text(f"api/tables/{table}/record") == before
    assert replay(before).outcome is not None


def test_a_report_of_a_running_game_tells_nothing_its_seat_could_not_know(
    ada: Guest, tmp_path: Path, capsys: Any
) -> None:
    table = ada.create("leduc", AGAINST_A_BOT)
    asked = {"text": "My card is upside down", "browser": "Test 1", "errors": ["Error: nothing"]}
    body = ada.call(f"api/tables/{table}/report", asked)
    view = ada.call(f"api/tables/{table}/replay?seat=0")["frames"][-1]["view"]
    assert body["view"] == view
    assert body["complaint"] == asked
    assert "record" not in body
    assert "keyed" not in json.dumps(body["guess"]["luck"])  # other dice than the table's
    file = tmp_path / "report.json"
    file.write_text(json.dumps(body))
    assert main(["report", str(file), "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert "My card is upside down" in said
    assert "call" in said


@pytest.mark.slow
def test_a_report_of_a_finished_game_holds_its_record(
    ada: Guest, tmp_path: Path, capsys: Any
) -> None:
    body = ada.call(f"api/tables/{finished(ada)}/report", {"text": "It was too short"})
    file = tmp_path / "report.json"
    file.write_text(json.dumps(body))
    assert main(["report", str(file), "--lang", "en"]) == 0
    assert "LEDUC-END-" in capsys.readouterr().out
    file.write_text("{}")
    assert main(["report", str(file), "--lang", "en"]) == 2


# Fairness


def begin_with_words(ada: Guest, ben: Guest) -> tuple[str, str, Seat]:
    made = ada.call("api/tables", {"game": "leduc", "chairs": [{}, {}], "name": "Ada"}, 201)
    ben.call(f"api/invites/{made['invite']}", {"name": "Ben"})
    host, friend = ada.sit(made["table"]), ben.sit(made["table"])
    friend.until(lambda m: m["type"] == "gathering")
    friend.say("word", word="two words")
    assert friend.until(lambda m: m["type"] == "problem")["code"] == "bad-word"
    friend.say("word", word="pear")
    friend.until(lambda m: m["type"] == "gathering" and m["words"] == ["pear"])
    host.say("word", word="plum")
    shown = host.until(lambda m: m["type"] == "gathering" and len(m["words"]) == 2)
    assert shown["words"] == ["plum", "pear"]
    assert shown["promise"] == made["promise"]
    host.say("start")
    host.frame()
    friend.socket.close()
    return made["table"], made["promise"], host


@pytest.mark.slow
def test_words_of_the_players_go_into_the_luck(ada: Guest, ben: Guest, tmp_path: Path) -> None:
    table, promised, host = begin_with_words(ada, ben)
    host.say("manage", act="remove", seat=1)
    host.say("hello")
    host.play_on()
    host.socket.close()
    text = ada.text(f"api/tables/{table}/record")
    record = read_record(text)
    kind, secret, *words = record.luck.split()
    assert (kind, words) == ("secret", ["plum", "pear"])
    assert promise(secret) == promised
    assert luck_key(secret, words) != luck_key(secret, [])
    file = tmp_path / "record.txt"
    file.write_text(text)
    assert main(["verify", str(file), "--promise", promised]) == 0
    assert main(["verify", str(file), "--promise", "0" * 32]) == 2
    file.write_text(text.replace("plum pear", "plum peach"))
    assert main(["verify", str(file)]) == 2
    other = text.replace(secret, "00" * 32)
    file.write_text(other)
    assert main(["verify", str(file)]) == 2


@pytest.mark.parametrize("key", list(uprising.games()))
@pytest.mark.parametrize("number", EACH)
def test_every_game_has_two_samples_with_reasons(key: str, number: int) -> None:
    record = sample(key, number)
    assert replay(record).outcome is not None
    assert record.notes


def test_the_samples_can_be_looked_at(capsys: Any) -> None:
    assert main(["demo", "--lang", "en"]) == 0
    assert len(capsys.readouterr().out.splitlines()) == len(EACH) * len(uprising.games())
    for lang in ("en", "it"):
        assert main(["demo", "leduc", "2", "--lang", lang]) == 0
    assert main(["demo", "leduc", "3", "--lang", "en"]) == 2
