"""What must be done, whom the clock aims at, and the table before the deal."""

from __future__ import annotations

import pytest

from tests.games.robot_rise.table import GAME, table
from uprising.games.robot_rise.rules.state import RobotRise
from uprising.games.robot_rise.rules.steps import deal

TWO, THREE = ("ana", "ben"), ("ana", "ben", "chloe")
PAIR = ["h-01", "b-01"]


@pytest.mark.parametrize(
    ("held", "seats", "asked_for", "may_pass"),
    [
        pytest.param(["h-01"], THREE, [], True, id="one part"),
        pytest.param(["h-01", "h-02"], THREE, [], True, id="two of a kind"),
        pytest.param(["flex"], THREE, [], True, id="a Flex alone"),
        pytest.param(["flex", "flex"], THREE, [], True, id="two Flexes"),
        pytest.param(PAIR, THREE, [], False, id="a pair and two to ask"),
        pytest.param(["b-01", "l-01"], THREE, [], False, id="another pair"),
        pytest.param(["h-01", "l-01"], THREE, [], False, id="the third pair"),
        pytest.param(PAIR, THREE, ["legs"], True, id="asked in vain"),
        pytest.param(PAIR, THREE, ["head", "body"], False, id="the right kind not yet asked"),
        pytest.param(PAIR, TWO, [], True, id="a pair and one opponent"),
        pytest.param(["l-01", "flex"], THREE, [], False, id="a part and a Flex"),
        pytest.param(["l-01", "flex"], THREE, ["head"], False, id="the other kind"),
        pytest.param(["l-01", "flex"], THREE, ["head", "body"], True, id="both in vain"),
        pytest.param(["l-01", "flex"], TWO, [], True, id="a part, a Flex, one opponent"),
        pytest.param([*PAIR, "l-07"], TWO, [], False, id="a robot"),
        pytest.param([*PAIR, "flex"], TWO, [], False, id="a robot with a Flex"),
        pytest.param(["h-01", "h-02", "flex"], TWO, [], True, id="two kinds only"),
        pytest.param(["time-machine"], TWO, [], True, id="nothing to bring back"),
        pytest.param(["secret-cache"], TWO, [], False, id="a utility"),
    ],
)
def test_whoever_can_act_must(
    held: list[str], seats: tuple[str, ...], asked_for: list[str], may_pass: bool
) -> None:
    """RISE-TURN-2, RISE-TURN-10, RISE-TURN-11: cards, a robot, or an alliance of three."""
    t = table({"ana": held}, seats)
    t.put("asked", asked_for)
    assert t.may("ana", "pass") == may_pass
    assert ("pass" in t.legal("ana")) == may_pass


def test_without_anybody_to_attack_parts_may_rest() -> None:
    """RISE-TURN-2: a robot needs one opponent without a Force Field."""
    t = table({"ana": [*PAIR, "l-07"]}, THREE, fields=["ben"])
    assert not t.may("ana", "pass")
    shielded = table({"ana": [*PAIR, "l-07"]}, TWO, fields=["ben"])
    assert shielded.may("ana", "pass")


def test_the_clock_aims_where_the_card_can_hit() -> None:
    """RISE-DEFAULT-1: the strongest of those who can be hit by it, whoever sits between."""
    for victim in ("ben", "chloe", "dan"):
        t = table({"ana": ["raid"], victim: ["emp"]}, lairs={victim: 1})
        assert t.default("ana") == f"play raid > {victim}"


def test_before_the_deal_nothing_has_happened() -> None:
    """RISE-SETUP-1, RISE-SETUP-5: everybody's lairs stand, and the discard pile is empty."""
    s = deal(GAME.setup(4, {}))
    assert isinstance(s, RobotRise)
    assert (s.lairs, s.hands) == ([s.pack.lairs] * 4, [[]] * 4)
    assert s.fields == s.frozen == s.used == [0] * 4
    assert s.identities == s.offers == [-1] * 4
    assert (s.discard, s.open, s.deck) == ([], [], s.pack.deck)
    assert (s.turn, s.active, s.asked) == (0, 0, 0)
