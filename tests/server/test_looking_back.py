"""After the end: everybody's chance to win at every moment, and before it nothing of the kind."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.conftest import serving
from tests.server.guest import Guest
from uprising.bots import prospects
from uprising.kernel import game, seeded
from uprising.kernel.table import default_names, seeded_table


@pytest.fixture(scope="module")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    folder: Path = tmp_path_factory.mktemp("back")
    with serving(folder / "tables.db") as found:
        yield found


def test_chances_are_told_when_the_game_is_over_and_not_before(port: int) -> None:
    guest = Guest(port)
    table = guest.create("leduc", [{}, {"bot": "heuristic"}])
    assert guest.call(f"api/tables/{table}/replay?seat=0")["chances"] == []
    with guest.sit(table) as seat:
        ending = seat.play_on()["ending"]
    told = guest.call(f"api/tables/{table}/replay?seat=all")
    assert len(told["chances"]) == len(told["frames"])
    assert told["chances"][-1] == [float(n in ending["winners"]) for n in (0, 1)]
    assert guest.call(f"api/tables/{table}/replay?seat=1")["chances"] == []


@pytest.mark.parametrize(("key", "seats"), [("evil_robots", 4), ("leduc", 2)])
def test_chances_come_from_fitted_values_or_from_playing_on(key: str, seats: int) -> None:
    table = seeded_table(game(key), default_names(seats), {}, 3)
    told = prospects(table.game, table.state, seats, seeded(1, "prospects"))
    assert len(told) == seats
    assert all(0 <= chance <= 1 for chance in told)
    assert sum(told) > 0.5


@pytest.mark.slow
def test_advice_is_given_to_whoever_plays_alone_and_to_nobody_else(port: int) -> None:
    guest = Guest(port)
    table = guest.create("patriot", [{}, {"bot": "heuristic"}])
    with guest.sit(table) as seat:
        frame = seat.asked()
        told = guest.call(f"api/tables/{table}/advice?seat=0")
        assert told["move"] in {row["move"] for row in frame["ask"]["rows"]}
        assert told["why"].startswith("why-")
    guest.call(f"api/tables/{table}/advice?seat=1", status=403)
    Guest(port).call(f"api/tables/{table}/advice?seat=0", status=403)
