"""Events declare who sees each of their fields."""

from __future__ import annotations

from typing import Annotated

import pytest

from uprising.kernel import BadEvent, Event, Hidden, Only, Public, seen_by, told


class Drawn(Event, frozen=True, tag="drawn"):
    who: Public[str]
    card: Annotated[str | None, Only("who")]


class Whispered(Event, frozen=True, tag="whispered"):
    eyes: Hidden[tuple[str, ...]]
    words: Annotated[str | None, Only("eyes")]


class Forgotten(Event, frozen=True, tag="forgotten"):
    who: Public[str]
    card: str


class Misspelt(Event, frozen=True, tag="misspelt"):
    who: Public[str]
    card: Annotated[str | None, Only("whom")]


def test_a_public_field_is_seen_by_all_and_a_private_one_by_the_named_seats() -> None:
    event = Drawn("@1", "~id-nuke")
    assert seen_by(event, 1) == event
    for other in (0, 2, None):
        seen = seen_by(event, other)
        assert seen == Drawn("@1", None)
        assert seen is not None and told(seen) == ("drawn-hidden", {"who": "@1"})
    assert told(event) == ("drawn", {"who": "@1", "card": "~id-nuke"})


def test_who_may_see_no_field_does_not_see_the_event() -> None:
    event = Whispered(("@0", "@2"), "psst")
    assert seen_by(event, 1) is None and seen_by(event, None) is None
    heard = seen_by(event, 2)
    assert heard is not None and told(heard) == ("whispered", {"words": "psst"})


def test_seat_one_is_not_taken_for_seat_ten() -> None:
    assert seen_by(Drawn("@10", "~id-nuke"), 1) == Drawn("@10", None)


def test_a_field_without_a_visibility_is_refused() -> None:
    with pytest.raises(BadEvent, match=r"Forgotten\.card: declare its visibility"):
        seen_by(Forgotten("@1", "~id-nuke"), 1)


def test_a_visibility_that_names_no_field_is_refused() -> None:
    with pytest.raises(BadEvent, match=r"Misspelt\.card: there is no field 'whom'"):
        seen_by(Misspelt("@1", "~id-nuke"), 1)
