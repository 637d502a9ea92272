"""What happens, and who sees what of it."""

from __future__ import annotations

from uprising.kernel import Event, Public


class Placed(Event, frozen=True, tag="placed"):
    """A mark was placed."""

    who: Public[str]
    cell: Public[str]
