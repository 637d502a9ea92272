"""The lists of words are shipped, and only ever grow at their end."""

from hashlib import blake2b
from pathlib import Path

import msgspec
import pytest

from tests.project import games
from uprising.kernel import game
from uprising.vector.encoding import Listed, file_of, found_words, listed

SEALED = Path(__file__).with_name("sealed.json")


class Sealed(msgspec.Struct, frozen=True):
    """What was published: so many words of this version, and their digest."""

    version: int
    words: int
    digest: str


def digest(words: tuple[str, ...]) -> str:
    return blake2b("\n".join(words).encode(), digest_size=8).hexdigest()


def published() -> dict[str, Sealed]:
    return msgspec.json.decode(SEALED.read_bytes(), type=dict[str, Sealed])


@pytest.mark.parametrize("key", games())
def test_published_words_keep_their_numbers_within_a_version(key: str) -> None:
    sealed, now = published()[key], listed(game(key))
    assert now.version >= sealed.version
    if now.version == sealed.version:
        assert digest(now.words[: sealed.words]) == sealed.digest


@pytest.mark.slow
@pytest.mark.parametrize("key", games())
def test_the_shipped_words_are_all_that_random_games_meet(key: str) -> None:
    of = game(key)
    shipped = msgspec.json.decode(file_of(of).read_bytes(), type=Listed)
    assert len(set(shipped.words)) == len(shipped.words)
    assert found_words(of, 2 * len(of.seats)) <= set(shipped.words)
