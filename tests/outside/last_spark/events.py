"""What happens, and who sees what of it."""

from typing import Annotated

from uprising.kernel import Event, Only, Public


class Drawn(Event, frozen=True, tag="drawn"):
    opens = True
    who: Public[str]
    card: Annotated[str | None, Only("who")]


class Played(Event, frozen=True, tag="played"):
    opens = True
    who: Public[str]
    card: Public[str]


class Missed(Event, frozen=True, tag="missed"):
    opens = True
    whom: Public[str]
    card: Public[str]


class Looked(Event, frozen=True, tag="looked"):
    opens = True
    who: Public[str]
    whom: Public[str]
    card: Annotated[str | None, Only("who", "whom")]


class Laid(Event, frozen=True, tag="laid"):
    opens = True
    who: Public[str]
    card: Public[str]
