"""The pages of scenarios tell what the code holds (W24)."""

import pytest

from tests.project import games
from tools.scenario_pages import PAGES, written
from uprising.kernel import game


@pytest.mark.parametrize("key", games())
def test_views_and_events_are_documented_from_the_code(key: str) -> None:
    """`python -m tools.scenario_pages` writes them."""
    text = (PAGES / f"{key}.md").read_text(encoding="utf-8")
    assert written(text, game(key)) == text


@pytest.mark.parametrize("key", games())
def test_every_zone_start_die_and_shuffle_is_on_its_page(key: str) -> None:
    text = (PAGES / f"{key}.md").read_text(encoding="utf-8")
    of = game(key)
    names = [zone.name for zone in of.zones if "/" not in zone.name]
    wanted = [*names, *of.starts, *of.faces, *of.shuffles]
    assert [name for name in wanted if f"`{name}`" not in text] == []
