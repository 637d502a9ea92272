"""What happens, and who sees what of it."""

from typing import Annotated

from uprising.kernel import Event, Only, Public


class Dealt(Event, frozen=True, tag="dealt"):
    """A seat got its card; only that seat sees which."""

    opens = True
    who: Public[str]
    card: Annotated[str | None, Only("who")]


class Turned(Event, frozen=True, tag="turned"):
    """The board card was turned up."""

    opens = True
    card: Public[str]


class Bet(Event, frozen=True, tag="bet"):
    """A seat folded, called or raised."""

    who: Public[str]
    move: Public[str]
    paid: Public[int]


class Shown(Event, frozen=True, tag="shown"):
    """At the end of a hand both cards are shown."""

    opens = True
    first: Public[str]
    second: Public[str]
