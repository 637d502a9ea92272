"""A seed deals the same game again, and only where nobody else could be cheated by it."""

import pytest

from uprising.server.tables.hall import ChairWanted, TableWanted, Wrong, secret_for

BOTS = [ChairWanted(host=True), ChairWanted(bot="random")]


def test_the_same_seed_gives_the_same_luck() -> None:
    one, two = (TableWanted("leduc", BOTS, start=True, seed=seed) for seed in ("1", "2"))
    assert secret_for(one) == secret_for(one) != secret_for(two)


def test_without_a_seed_nobody_knows_the_luck() -> None:
    plain = TableWanted("leduc", BOTS, start=True)
    assert secret_for(plain) != secret_for(plain)


@pytest.mark.parametrize(
    "wanted",
    [
        TableWanted("leduc", BOTS, seed="1"),
        TableWanted("leduc", [*BOTS[:1], ChairWanted()], start=True, seed="1"),
    ],
)
def test_a_table_that_others_may_join_has_no_seed(wanted: TableWanted) -> None:
    with pytest.raises(Wrong, match="only for a table of bots"):
        secret_for(wanted)
