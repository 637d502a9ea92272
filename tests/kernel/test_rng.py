"""Random numbers are the published ones, and fair."""

import pytest

from uprising.kernel import Rng, seeded
from uprising.kernel.rng import stream

# From a C program of its own, with uint32_t arithmetic: eight words after the warm-up, and the one
# after a million words.
WORDS = {
    (0, 0, 0): (
        [0x514676C3, 0x08A809DF, 0x30349D2B, 0xFB52C520, 0x38802BE1, 0x948279E6, 0xEC4BF1D9,
         0x7CB0A909], 0x8194772A,
    ),
    (1, 2, 3): (
        [0x736A3B41, 0xB2E53014, 0x3D56E4C7, 0xEDA6A65F, 0x05843866, 0x42E2D5DB, 0x01712F7D,
         0xD37EA3B9], 0xE1FA8B19,
    ),
    (0xDEADBEEF, 0x12345678, 0xFFFFFFFF): (
        [0x972A0FEB, 0x4A0D3EBA, 0x3C1971C0, 0x58DD2B59, 0x4003DB11, 0xAB56C0E8, 0xB8EC86C4,
         0x4B7C9046], 0xA70F570B,
    ),
}  # fmt: skip
DICE = [2, 4, 1, 5, 0, 1, 0, 4, 0, 5, 1, 2, 0, 3, 5, 5, 2, 4, 5, 1]
LARGE = [472739, 732754, 251246, 973417, 22595, 273965, 5906, 866281]
SHUFFLED = [9, 3, 2, 5, 7, 0, 8, 1, 6, 4]


def draws(rng: Rng, sides: int, count: int) -> list[int]:
    return [rng.below(sides) for _ in range(count)]


@pytest.mark.parametrize("start", list(WORDS))
def test_the_words_are_the_published_ones(start: tuple[int, int, int]) -> None:
    first, after_a_million = WORDS[start]
    rng = stream(*start)
    assert [rng.word() for _ in range(8)] == first
    for _ in range(1_000_000 - 8):
        rng.word()
    assert rng.word() == after_a_million


def test_numbers_below_a_bound_are_the_published_ones() -> None:
    assert draws(stream(1, 2, 3), 6, 20) == DICE
    assert draws(stream(1, 2, 3), (1 << 20) - 1, 8) == LARGE


def test_a_shuffle_is_the_published_one() -> None:
    items = list(range(10))
    stream(1, 2, 3).shuffle(items)
    assert items == SHUFFLED


def chi_square(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


def test_every_face_is_equally_likely() -> None:
    rng = seeded(1, "faces")
    counts = [0] * 6
    for face in draws(rng, 6, 60_000):
        counts[face] += 1
    assert chi_square(counts) < 25.7  # 5 degrees of freedom, one chance in 10,000


def test_every_order_of_four_is_equally_likely() -> None:
    rng = seeded(1, "orders")
    counts: dict[tuple[int, ...], int] = {}
    for _ in range(24_000):
        items = [0, 1, 2, 3]
        rng.shuffle(items)
        counts[tuple(items)] = counts.get(tuple(items), 0) + 1
    assert len(counts) == 24
    assert chi_square(list(counts.values())) < 57.0  # 23 degrees of freedom


def test_a_bound_of_one_gives_zero() -> None:
    assert draws(seeded(1), 1, 5) == [0] * 5


def test_a_copy_gives_the_same_numbers_and_goes_its_own_way() -> None:
    rng = seeded(7)
    twin = rng.copy()
    assert draws(twin, 1000, 10) == draws(rng, 1000, 10)
    twin.word()
    assert draws(twin, 1 << 20, 4) != draws(rng, 1 << 20, 4)


def test_a_split_stream_is_not_its_parent() -> None:
    rng = seeded(7)
    child = rng.split()
    assert draws(child, 1 << 20, 4) != draws(rng, 1 << 20, 4)


def test_seeds_and_names_give_different_streams() -> None:
    kinds = [seeded(1, "a"), seeded(1, "b"), seeded(2, "a"), seeded("one", "a"), seeded(b"\1", "a")]
    assert len({tuple(draws(rng, 1 << 20, 3)) for rng in kinds}) == len(kinds)


def test_a_number_and_its_digits_are_the_same_seed() -> None:
    """A record keeps the seed as text."""
    assert draws(seeded(42), 1 << 20, 4) == draws(seeded("42"), 1 << 20, 4)
