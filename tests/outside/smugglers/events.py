"""What happens, and who sees what of it (SMUG-INFO-1)."""

from __future__ import annotations

from typing import Annotated

from uprising.kernel import Event, Only, Public


class Drew(Event, frozen=True, tag="drew"):
    """A seat drew a card; only that seat sees which."""

    opens = True
    who: Public[str]
    card: Annotated[str | None, Only("who")]


class Laid(Event, frozen=True, tag="laid"):
    """A card was laid, and all were turned up at once."""

    opens = True
    who: Public[str]
    card: Public[str]


class Rolled(Event, frozen=True, tag="rolled"):
    """The captain's die showed a number."""

    opens = True
    who: Public[str]
    value: Public[int]


class Stormed(Event, frozen=True, tag="stormed"):
    """Everybody lost a coin to the sea."""


class Shared(Event, frozen=True, tag="shared"):
    """A seat got coins from the captain."""

    who: Public[str]
    coins: Public[int]


class Spied(Event, frozen=True, tag="spied"):
    """The captain looked at a card; its owner and the captain know which."""

    opens = True
    who: Public[str]
    other: Public[str]
    card: Annotated[str | None, Only("who", "other")]


class Showed(Event, frozen=True, tag="shown"):
    """A seat met the customs with a shield."""

    opens = True
    who: Public[str]
    card: Public[str]


class Fined(Event, frozen=True, tag="fined"):
    """A seat met the customs without a shield."""

    opens = True
    who: Public[str]


class Given(Event, frozen=True, tag="given"):
    """A coin changed hands."""

    who: Public[str]
    other: Public[str]
