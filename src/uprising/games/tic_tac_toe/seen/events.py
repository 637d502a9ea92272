"""What happens, and who sees what of it."""

from uprising.kernel import Event, Public


class Placed(Event, frozen=True, tag="placed"):
    """A mark was placed."""

    who: Public[str]
    cell: Public[str]
