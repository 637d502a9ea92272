"""Chance has one door, and one name's results do not hang on another's."""

import pytest

from uprising.kernel import KeyedLuck, Luck, NotShuffled, Tape, luck_from, seeded, seeded_luck
from uprising.kernel.luck import restored

KINDS = ["seeded", "keyed", "tape"]


def luck(kind: str) -> Luck:
    if kind == "seeded":
        return seeded_luck(5)
    if kind == "keyed":
        return KeyedLuck(b"secret", {})
    return Tape({"die": [3, 1]}, {"deck": [[2, 0]]}, seeded_luck(5))


def draws(source: Luck, name: str, count: int = 8) -> list[int]:
    return [source.below(name, 6) for _ in range(count)]


@pytest.mark.parametrize("kind", KINDS)
def test_one_more_draw_here_does_not_shift_the_dice_there(kind: str) -> None:
    quiet, busy = luck(kind), luck(kind)
    draws(busy, "weather", 17)
    busy.shuffle("deck", list(range(9)))
    assert draws(quiet, "die") == draws(busy, "die")


@pytest.mark.parametrize("kind", KINDS)
def test_names_have_streams_of_their_own(kind: str) -> None:
    source = luck(kind)
    assert draws(source, "die", 20) != draws(source, "weather", 20)


@pytest.mark.parametrize("kind", KINDS)
def test_a_copy_goes_on_alike_and_apart(kind: str) -> None:
    source = luck(kind)
    source.below("die", 6)
    twin = source.copy()
    coming = draws(source.copy(), "die")
    draws(twin, "die", 3)
    assert draws(source, "die") == coming


@pytest.mark.parametrize("kind", KINDS)
def test_saved_luck_goes_on_where_it_was(kind: str) -> None:
    source = luck(kind)
    draws(source, "die", 1)
    draws(source, "weather", 5)
    again = restored(source.saved())
    assert draws(again, "die") == draws(source, "die")
    assert draws(again, "weather") == draws(source, "weather")
    first, second = [0, 1, 2, 3], [0, 1, 2, 3]
    again.shuffle("deck", first)
    source.shuffle("deck", second)
    assert first == second


def test_luck_of_an_unknown_kind_is_refused() -> None:
    with pytest.raises(ValueError, match="unknown kind of luck"):
        restored(["loaded", 6])


def test_keyed_luck_hangs_on_the_secret() -> None:
    one, other = KeyedLuck(b"one", {}), KeyedLuck(b"other", {})
    assert draws(one, "die", 20) != draws(other, "die", 20)


def test_keyed_luck_is_a_plain_hash_anybody_can_check() -> None:
    """The published construction, spelled out once more."""
    from hashlib import blake2b

    word = int.from_bytes(blake2b(b"die\0" + b"0", key=b"secret", digest_size=8).digest(), "big")
    assert KeyedLuck(b"secret", {}).below("die", 6) == word % 6


def test_keyed_luck_is_fair() -> None:
    source = KeyedLuck(b"secret", {})
    faces = draws(source, "die", 6000)
    expected = 1000
    assert sum((faces.count(n) - expected) ** 2 / expected for n in range(6)) < 25.7


def test_a_tape_gives_what_was_scripted_and_then_goes_on() -> None:
    tape = Tape({"die": [3, 1]}, {}, seeded_luck(5))
    assert draws(tape, "die", 2) == [3, 1]
    assert draws(tape, "die") == draws(seeded_luck(5), "die")


def test_a_scripted_shuffle_names_what_comes_out_first() -> None:
    tape = Tape({}, {"deck": [[2, 0]]}, seeded_luck(5))
    zone = [0, 1, 2, 3]
    tape.shuffle("deck", zone)
    assert (zone.pop(), zone.pop()) == (2, 0)
    assert sorted(zone) == [1, 3]


def test_a_script_that_cannot_be_is_refused() -> None:
    with pytest.raises(AssertionError, match="scripted die gives 6"):
        Tape({"die": [6]}, {}, seeded_luck(1)).below("die", 6)
    with pytest.raises(NotShuffled, match="deck: 9 is not among what is shuffled"):
        Tape({}, {"deck": [[9]]}, seeded_luck(1)).shuffle("deck", [0, 1])


def test_luck_from_a_stream_is_new_each_time() -> None:
    rng = seeded(1)
    assert draws(luck_from(rng), "die", 20) != draws(luck_from(rng), "die", 20)
