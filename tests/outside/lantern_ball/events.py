"""What happens, and who sees what of it."""

from typing import Annotated

from uprising.kernel import Event, Only, Public


class Worn(Event, frozen=True, tag="worn"):
    opens = True
    who: Public[str]
    mask: Annotated[str | None, Only("who")]


class Played(Event, frozen=True, tag="played"):
    who: Public[str]
    mask: Public[str]


class Looked(Event, frozen=True, tag="looked"):
    opens = True
    who: Public[str]
    other: Public[str]
    mask: Annotated[str | None, Only("who")]


class Denied(Event, frozen=True, tag="denied"):
    opens = True
    other: Public[str]
    mask: Public[str]


class Home(Event, frozen=True, tag="home"):
    opens = True
    who: Public[str]
    mask: Public[str]


class Shown(Event, frozen=True, tag="shown"):
    opens = True
    who: Public[str]
    mask: Public[str]
