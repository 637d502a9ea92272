"""What a scenario of the union game refuses, and how it says so."""

import pytest

import uprising
from uprising.scenario import Impossible, Scenario


def table(at: str, deck: str = "standard") -> Scenario:
    return uprising.scenario("fully_automated_union", ["ana", "ben", "cleo"], at=at, deck=deck)


def test_an_eliminated_starting_player_is_refused() -> None:
    with pytest.raises(Impossible, match="turn: the starting player is eliminated"):
        table("payday").put("eliminated/ana", True).asks()


def test_only_depression_is_ever_taken_out() -> None:
    """FAU-SETUP-5: asked for in the standard game, it would push another card out."""
    with pytest.raises(Impossible, match="contracts-removed: only Depression"):
        table("contracts").put("contract-deck", ["depression"]).asks()
    assert table("contracts", "hard").put("contract-deck", ["depression"]).read("offer") == (
        "depression"
    )


@pytest.mark.parametrize("at", ["picking", "strike"])
def test_an_empty_contract_deck_asks_for_the_card_revealed(at: str) -> None:
    rest = ["growth", "recovery", "stagnation", "recession"]
    t = table(at).put("indefinite/ana", "boom-c").put("contract-discard", rest)
    with pytest.raises(Impossible, match="offer: the contract deck is empty"):
        t.asks()
    t = table(at).put("offer", "growth").put("indefinite/ana", "boom-c")
    assert "ana" in t.put("contract-discard", rest[1:]).asks()
