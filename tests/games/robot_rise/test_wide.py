"""Very large hands: robots and requests become forms, everything else stays listed."""

from typing import Any

from tests.games.robot_rise.table import FRIENDS, GAME, play, state, table
from uprising.kernel import BadValue, Form, refusal, seeded
from uprising.scenario import Scenario

MANY = [f"{kind}-{robot:02}" for robot in range(1, 9) for kind in "hbl"]
LISTED = 400
SIX = [*FRIENDS, "eva", "fred"]


def forms(t: Scenario, who: str) -> dict[str, Form]:
    t.asks()
    found = state(t).asker.forms(state(t), t.table.seat(who))
    return {form.key: form for form in found}


def fill(t: Scenario, who: str, key: str, **values: Any) -> str:
    forms(t, who)[key].check(values)
    move = state(t).asker.filled(state(t), t.table.seat(who), key, values)
    return t.table.text(move)


def listed(hand: list[str]) -> tuple[int, bool]:
    """How many rows a hand has with six players and Jury Rig, and whether there are forms."""
    t = table({"ana": hand}, seats=SIX, identities={"ana": "tilda-sprocket"})
    ask = t.asks()["ana"]
    s = state(t)
    if not ask.wide:
        moves = GAME.universe(s, seeded(1))
        legal = {move.text() for move in moves if refusal(GAME, s, 0, move) is None}
        assert legal == {move.text() for move in ask.moves}
    return len(ask.moves), ask.wide


def test_a_usual_hand_is_a_list() -> None:
    """RISE-TURN-11, RISE-DRAW-4: up to nine cards, with the most robots and six seats."""
    for size in range(3, 9):
        rows, wide = listed([*MANY[:size], "flex"])
        assert not wide
        assert rows <= LISTED


def test_no_list_is_longer_than_four_hundred() -> None:
    """RISE-BOT-3, RISE-IDENT-4: from ten cards on there are forms when there would be more."""
    found = [listed([*MANY[:size], "nuke", "doom-laser", "flex"]) for size in range(6, 14)]
    assert all(rows <= LISTED for rows, _ in found)
    assert {wide for _, wide in found} == {False, True}


def test_a_huge_hand_is_a_form() -> None:
    """RISE-BOT-1, RISE-ALLY-1, RISE-IDENT-4: robots, requests and makeshift robots to fill in."""
    t = table({"ana": [*MANY, "nuke", "flex"]}, identities={"ana": "tilda-sprocket"})
    ask = t.asks()["ana"]
    assert ask.wide
    assert [move.text() for move in ask.moves] == [f"play nuke > @{seat}" for seat in (1, 2, 3)]
    assert set(forms(t, "ana")) == {"form-robot", "form-ally", "form-jury-rig"}
    robot = {"head": "h-01", "body": "b-01", "legs": "l-01"}
    both = fill(t, "ana", "form-robot", **robot, targets=["@2", "@1"])
    assert both == "robot h-01 b-01 l-01 > chloe ben"
    assert t.may("ana", both)
    mixed = fill(t, "ana", "form-robot", **{**robot, "head": "flex"}, targets=["@1"])
    assert mixed == "robot flex b-01 l-01 > ben"
    pair = fill(t, "ana", "form-ally", first="flex", second="h-02", missing="body")
    assert pair == "ally h-02 flex for body"
    assert t.may("ana", pair)
    assert fill(t, "ana", "form-ally", first="l-02", second="h-02", missing="body") == (
        "ally h-02 l-02 for body"
    )
    assert fill(t, "ana", "form-jury-rig", first="h-02", second="h-01") == "identity h-02 h-01"


def test_a_form_refuses_what_is_not_in_the_hand() -> None:
    """RISE-BOT-1: its options are the hand's own parts."""
    t = table({"ana": MANY})
    form = forms(t, "ana")["form-robot"]
    values = {"head": "h-15", "body": "b-01", "legs": "l-01", "targets": ["@1"]}
    try:
        form.check(values)
    except BadValue as bad:
        assert bad.field == "head"
    else:
        raise AssertionError("h-15 is not in the hand")


def test_candidates_are_legal_and_varied() -> None:
    """RISE-TURN-2: listed ones included, the same for the same seed."""
    t = table({"ana": [*MANY, "nuke", "flex"]}, identities={"ana": "tilda-sprocket"})
    t.asks()
    s = state(t)
    rows = s.asker.candidates(s, 0, seeded(3), 60)
    again = s.asker.candidates(s, 0, seeded(3), 60)
    assert [m.text() for m in rows] == [m.text() for m in again]
    assert 40 < len(rows) == len({m.text() for m in rows}) <= 60
    assert all(refusal(GAME, s, 0, move) is None for move in rows)
    verbs = {move.text().split()[0] for move in rows}
    assert verbs == {"play", "robot", "ally", "identity"}


def test_what_is_drawn_from_a_form_is_refused_or_plays() -> None:
    """RISE-ALLY-1, RISE-BOT-3, RISE-BOT-4: two hundred of each."""
    t = table({"ana": [*MANY, "nuke", "flex"]}, identities={"ana": "tilda-sprocket"})
    played = 0
    for key, form in forms(t, "ana").items():
        rng = seeded(5, key)
        for _ in range(200):
            move = state(t).asker.filled(state(t), 0, key, form.draw(rng))
            if refusal(GAME, state(t), 0, move) is None:
                c = state(t).copy()
                c.play_trusted(0, move)
                assert GAME.conserved(c)["cards"] == 90
                played += 1
    assert played > 100


def test_a_huge_hand_answers_by_form() -> None:
    """RISE-STOP-5, RISE-IDENT-7: robots, and the cards Reverb discards."""
    t = table({"ana": ["nuke"], "ben": [*MANY, "escape"]}, identities={"ben": "professor-reverb"})
    play(t, "ana play nuke > ben")
    ask = t.asks()["ben"]
    assert ask.wide
    assert [move.text() for move in ask.moves] == ["defend none", "defend escape"]
    assert set(forms(t, "ben")) == {"form-defend-robot", "form-reverb"}
    robot = fill(t, "ben", "form-defend-robot", head="h-02", body="b-03", legs="l-04")
    assert robot == "defend robot h-02 b-03 l-04"
    cards = fill(t, "ben", "form-reverb", first="escape", second="h-01")
    assert cards == "defend identity escape h-01"
    assert t.may("ben", robot) and t.may("ben", cards)
    rows = state(t).asker.candidates(state(t), 1, seeded(2), 40)
    assert len(rows) == 40
    assert all(refusal(GAME, state(t), 1, move) is None for move in rows)
    default = state(t).asker.default(state(t), 1)
    assert default.text() == "defend escape"


def test_advice_works_with_huge_hands() -> None:
    """RISE-TURN-2: it chooses among the candidates."""
    t = table({"ana": [*MANY, "nuke", "flex"]}, lairs={"ben": 1})
    t.asks()
    move, _ = GAME.bot.advise(state(t), 0, seeded(1))
    assert refusal(GAME, state(t), 0, move) is None


def test_everybody_may_talk() -> None:
    """RISE-ASK-4: freely, to all or to one; no rule reads it."""
    t = table({})
    t.asks()
    talk = GAME.talk(state(t), 1)
    assert talk.free
    assert talk.private == (0, 2, 3)
