"""The games a server knows: looked for once, and again where it may find others."""

from __future__ import annotations

from pathlib import Path

import pytest

import uprising
from tests.installing import install
from tests.outside.smugglers import GAME as SMUGGLERS
from uprising.kernel import UnknownGame
from uprising.server.installed import game, games


def test_a_server_knows_the_games_that_are_installed() -> None:
    assert dict(games()) == uprising.games()
    assert games() is games()
    assert game("leduc") is uprising.game("leduc")


def test_an_unknown_game_is_refused_in_the_same_words() -> None:
    said = []
    for look in (game, uprising.game):
        with pytest.raises(UnknownGame) as error:
            look("chess")
        said.append(str(error.value))
    assert said[0] == said[1]


def test_a_game_from_outside_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "smugglers" not in games()
    install(tmp_path, "smugglers", "tests.outside.smugglers:GAME")
    monkeypatch.syspath_prepend(tmp_path)
    assert game("smugglers") is SMUGGLERS
