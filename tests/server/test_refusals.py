"""Why not? answers what was asked (T10)."""

from __future__ import annotations

import uprising
from tests.server.guest import Guest, Message, Seat
from tests.server.test_why import asked_next
from uprising.games.fully_automated_union.rules.state import Factory
from uprising.games.robotariat.rules.cards import SPACES


def why(seat: Seat, word: str) -> Message:
    name = seat.say("why", slots=[word])
    return seat.until(lambda message: message.get("id") == name)


def walks(frame: Message) -> set[str]:
    return {row["slots"][1] for row in frame["ask"]["rows"] if row["slots"][0] == "move"}


def test_a_space_too_far_away_is_explained_as_a_space_to_walk_to(ada: Guest) -> None:
    """Not by the poster that some character would need there."""
    table = ada.create("robotariat", [{"host": True}, {"bot": "random"}, {"bot": "random"}])
    with ada.sit(table) as seat:
        frame = seat.asked()
        while not walks(frame):
            seat.do(frame["ask"]["rows"][0]["move"], frame["seq"])
            frame = asked_next(seat, frame)
        far = set(SPACES) - walks(frame) - {frame["view"]["players"][0]["place"]}
        assert len(far) >= 2
        assert {why(seat, space)["key"] for space in far} == {"refuse-not-adjacent"}


def factory(table: uprising.Table) -> Factory:
    assert isinstance(table.state, Factory)
    return table.state


def test_whoever_is_kept_out_of_a_question_hears_why() -> None:
    """FAU-STRIKE-2, FAU-ELIM-1: not just that nobody asks her."""
    table = uprising.new("fully_automated_union", ["Ada", "Ben", "Cleo"], 3)
    while table.state.asks[0].prompt != "ask-vote":
        factory(table).stressed = [True, False, False]
        seat = table.state.next_ask().seat
        table.play(seat, table.legal(seat)[0])
    no = table.why_not(0, "vote expropriate")
    assert no is not None and no.key == "refuse-stressed"
    factory(table).out[0] = True
    no = table.why_not(0, "vote expropriate")
    assert no is not None and no.key == "refuse-out"
