"""The notebook's door: what `import uprising` gives."""

import uprising


def test_games_can_be_listed_again_after_they_were_loaded() -> None:
    """The package `uprising.games` must not take the function's place."""
    first = uprising.games()
    assert list(uprising.games()) == list(first)
    assert {"leduc", "tic_tac_toe"} <= set(first)
