"""States as data: what is saved is loaded, and nonsense is refused."""

import msgspec
import pytest

import uprising
from tests.outside.smugglers import GAME as SMUGGLERS
from uprising.games.leduc.rules.cards import PACK
from uprising.games.leduc.rules.state import Leduc
from uprising.kernel import BadSave, Codec, seeded, seeded_table

LEDUC = uprising.game("leduc").codec


def test_a_loaded_state_asks_and_plays_on_alike() -> None:
    s = SMUGGLERS.deal_random(3, 2, game="short")
    codec, rng = SMUGGLERS.codec, seeded(1)
    for _ in range(60):
        if s.ended:
            break
        loaded = codec.load(codec.save(s))
        assert codec.save(loaded) == codec.save(s)
        assert repr(loaded.asks) == repr(s.asks)
        ask = s.next_ask()
        move = s.legal(ask, rng)[0]
        for each in (s, loaded):
            each.play_trusted(ask.seat, move)
        assert codec.save(loaded) == codec.save(s)


def test_an_ended_state_loads_with_its_outcome() -> None:
    table = uprising.new("leduc")
    table.play(0, "raise")
    table.play(1, "fold")
    loaded = LEDUC.load(LEDUC.save(table.state))
    assert loaded.ended and loaded.outcome is not None and loaded.outcome.winners == (0,)
    assert LEDUC.digest(loaded) == LEDUC.digest(table.state)


def test_the_digest_does_not_hang_on_the_luck_to_come() -> None:
    s = uprising.new("leduc", seed=1).state
    c = s.copy()
    c.luck.below("weather", 6)
    assert LEDUC.digest(c) == LEDUC.digest(s) and LEDUC.save(c) != LEDUC.save(s)


def test_the_digest_does_not_hang_on_who_sealed_first() -> None:
    tables = [seeded_table(SMUGGLERS, ["a", "b", "c"], {}, 1) for _ in range(2)]
    moves = [tables[0].legal(seat)[0] for seat in range(3)]
    for table, order in zip(tables, [(0, 2), (2, 0)], strict=True):
        for seat in order:
            table.play(seat, moves[seat])
    assert SMUGGLERS.codec.digest(tables[0].state) == SMUGGLERS.codec.digest(tables[1].state)


def test_plain_data_comes_back_as_it_was() -> None:
    for value in (None, 3, -1, "x", True, [1, [2]], (1, (2, "a")), {1: (2,), "k": [None]}, []):
        assert LEDUC.value(LEDUC.plain(value)) == value


@pytest.mark.parametrize("value", [{1, 2}, frozenset(), object(), seeded(1)])
def test_what_is_no_plain_value_is_refused(value: object) -> None:
    with pytest.raises(BadSave):
        LEDUC.plain([value])


def broken(**changes: object) -> bytes:
    saved = msgspec.json.decode(LEDUC.save(uprising.new("leduc").state))
    return msgspec.json.encode({**saved, **changes})


@pytest.mark.parametrize(
    "data",
    [
        b"", b"not json", b"[]", b"{}", b"3",
        broken(kind="Chess"),
        broken(own={}),
        broken(own=7),
        broken(stack=[{"Fly": []}]),
        broken(stack=[{"Betting": []}]),
        broken(stack=[{"Betting": [0, True], "Board": []}]),
        broken(stack=[]),
        broken(sealed=None),
        broken(luck=["loaded"]),
        broken(luck=["seeded", 1, 2, 3, [["deck"]]]),
        broken(luck=[]),
    ],
)  # fmt: skip
def test_what_is_no_saved_state_is_refused(data: bytes) -> None:
    with pytest.raises(BadSave):
        LEDUC.load(data)


def test_an_unbroken_save_is_not_refused() -> None:
    assert not LEDUC.load(broken()).ended


def test_two_kinds_of_one_name_are_a_mistake() -> None:
    from uprising.games.leduc.rules import steps
    from uprising.games.tic_tac_toe.rules import steps as others

    with pytest.raises(AssertionError, match="two kinds are called Twin"):
        twins = []
        for module in (steps, others):
            twin = type(module)(module.__name__)
            vars(twin)["Twin"] = type("Twin", (), {"__module__": module.__name__})
            twins.append(twin)
        Codec(twins, lambda house: PACK)


def test_a_state_is_known_by_its_fields() -> None:
    s = uprising.new("leduc").state
    assert isinstance(s, Leduc)
    assert list(LEDUC.position(s)["own"]) == ["deck", "hands", "board", "paid", "raises"]
