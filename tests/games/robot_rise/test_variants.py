"""What a pack may change, and how the rules follow."""

import msgspec
import pytest

from uprising.kernel import Table, game, pack_line, seeded_table, variant


def identity(table: Table, seat: int) -> str:
    place = msgspec.to_builtins(table.view(seat))["places"][seat]
    return str(place["identity"])


@pytest.mark.parametrize("cost", [0, 1, 2])
def test_reverbs_price_is_the_packs(cost: int) -> None:
    """RISE-IDENT-7: two cards; none or one in a variant."""
    changes = {"identities": {"professor-reverb": {"cost": cost}}}
    of = variant(game("robot_rise"), pack_line("echo", changes))
    paid = set()
    for seed in range(60):
        table = seeded_table(of, ["ana", "ben", "eve"], {}, seed)
        for _ in range(60):
            if table.outcome is not None:
                break
            seat = table.state.next_ask().seat
            legal = table.legal(seat)
            if identity(table, seat) == "professor-reverb":
                for move in legal:
                    if move.text().startswith("defend identity"):
                        assert table.why_not(seat, move) is None
                        paid.add(len(move.text().split()) - 2)
            table.play(seat, legal[0])
    assert max(paid) == cost
