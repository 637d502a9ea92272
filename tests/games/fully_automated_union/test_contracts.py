"""Phase 3, and every option of every contract card."""

import pytest

from tests.games.fully_automated_union.scene import (
    asked,
    coins,
    ended,
    event,
    scene,
    stressed,
    votes,
)
from uprising.games.fully_automated_union import GAME
from uprising.games.fully_automated_union.rules.cards import PACK
from uprising.games.fully_automated_union.rules.moves import PICKS, legal, picks
from uprising.games.fully_automated_union.rules.state import Factory
from uprising.kernel import seeded
from uprising.scenario import Scenario

# card, option, wage, Stress, Holiday, indefinite
PRINTED = [
    pytest.param("boom", "a", 3, True, False, False, "book", id="FAU-JOB-1a"),
    pytest.param("boom", "b", 2, False, False, False, "book", id="FAU-JOB-1b"),
    pytest.param("boom", "c", 1, False, False, True, "book", id="FAU-JOB-1c"),
    pytest.param("boom", "d", 1, False, True, False, "ruling", id="FAU-JOB-1d"),
    pytest.param("growth", "a", 3, True, False, False, "ruling", id="FAU-JOB-2a"),
    pytest.param("growth", "b", 2, False, False, False, "ruling", id="FAU-JOB-2b"),
    pytest.param("growth", "c", 1, False, True, False, "ruling", id="FAU-JOB-2c"),
    pytest.param("growth", "d", 1, False, False, False, "ruling", id="FAU-JOB-2d"),
    pytest.param("recovery", "a", 2, False, False, False, "ruling", id="FAU-JOB-3a"),
    pytest.param("recovery", "b", 2, True, False, False, "ruling", id="FAU-JOB-3b"),
    pytest.param("recovery", "c", 1, False, False, True, "ruling", id="FAU-JOB-3c"),
    pytest.param("recovery", "d", 1, False, True, False, "ruling", id="FAU-JOB-3d"),
    pytest.param("stagnation", "a", 2, True, False, False, "ruling", id="FAU-JOB-4a"),
    pytest.param("stagnation", "b", 1, False, False, True, "ruling", id="FAU-JOB-4b"),
    pytest.param("stagnation", "c", 1, False, False, False, "ruling", id="FAU-JOB-4c"),
    pytest.param("stagnation", "d", 0, False, True, False, "ruling", id="FAU-JOB-4d"),
    pytest.param("recession", "a", 2, True, False, False, "ruling", id="FAU-JOB-5a"),
    pytest.param("recession", "b", 1, False, False, False, "ruling", id="FAU-JOB-5b"),
    pytest.param("recession", "c", 1, True, False, False, "ruling", id="FAU-JOB-5c"),
    pytest.param("recession", "d", 0, False, True, False, "ruling", id="FAU-JOB-5d"),
    pytest.param("depression", "a", 1, False, False, False, "ruling", id="FAU-JOB-6a"),
    pytest.param("depression", "b", 1, True, False, False, "ruling", id="FAU-JOB-6b"),
    pytest.param("depression", "c", 0, False, True, False, "ruling", id="FAU-JOB-6c"),
    pytest.param("depression", "d", 0, False, False, False, "ruling", id="FAU-JOB-6d"),
]


@pytest.mark.parametrize(
    ("card", "letter", "wage", "stress", "holiday", "indefinite", "source"), PRINTED
)
def test_an_option_does_what_it_says(
    card: str, letter: str, wage: int, stress: bool, holiday: bool, indefinite: bool, source: str
) -> None:
    """FAU-JOB-1 to FAU-JOB-6: wage, Stress, Holiday, indefinite, for a calm and a Stressed worker.

    FAU-PAY-2: she is paid and feels the icons on Payday.
    """
    for before in ((), ("p1",)):
        t = scene(2, "picking", coins=[1, 1], stressed=before, deck="hard").put("offer", card)
        t.play("p1", f"contract {letter}")
        assert (coins(t)[0], stressed(t)) == (1, list(before))
        assert t.read("indefinite/p1") == (f"{card}-{letter}" if indefinite else None)
        t.play("p2", t.legal("p2")[-1])
        votes(t, *("w" * len(asked(t))))
        assert coins(t)[0] == wage  # 1 before, 1 for rent
        assert ("p1" in stressed(t)) == (stress or (bool(before) and not holiday))
    [terms] = [o for c in PACK.contracts if c.slug == card for o in c.options
               if o.rule.endswith(letter)]  # fmt: skip
    assert terms.source == source


@pytest.mark.parametrize(
    ("card", "hard_only"),
    [
        pytest.param("boom", False, id="FAU-JOB-1"),
        pytest.param("growth", False, id="FAU-JOB-2"),
        pytest.param("recovery", False, id="FAU-JOB-3"),
        pytest.param("stagnation", False, id="FAU-JOB-4"),
        pytest.param("recession", False, id="FAU-JOB-5"),
        pytest.param("depression", True, id="FAU-JOB-6"),
    ],
)
def test_an_option_is_taken_once(card: str, hard_only: bool) -> None:
    """FAU-CONTR-2: nobody else gets the same option this turn; FAU-JOB-1 to FAU-JOB-6."""
    t = scene(3, "picking", deck="hard").put("offer", card)
    t.play("p1", "contract c")
    refusal = t.why_not("p2", "contract c")
    assert refusal is not None
    assert (refusal.rule, t.legal("p2")) == (
        "FAU-CONTR-2",
        ["contract a", "contract b", "contract d"],
    )
    [found] = [c for c in PACK.contracts if c.slug == card]
    assert found.hard_only == hard_only


def test_the_starting_player_picks_first() -> None:
    """FAU-CONTR-1: then clockwise, from what is left."""
    t = scene(3, "contracts", turn="p2").put("contract-deck", ["growth"])
    assert asked(t) == {"p2": "ask-contract"}
    assert asked(t.play("p2", "contract b")) == {"p3": "ask-contract"}
    assert asked(t.play("p3", "contract a")) == {"p1": "ask-contract"}
    assert t.legal("p1") == ["contract c", "contract d"]


def test_everybody_ends_with_a_contract() -> None:
    """FAU-CONTR-3: Stressed or not; the eliminated are not asked."""
    t = scene(4, "contracts", stressed=["p2"], out=["p3"]).put("contract-deck", ["boom"])
    t.play("p1", "contract a").play("p2", "contract d").play("p4", "contract b")
    assert [t.read(f"contract/{p}") for p in ("p1", "p2", "p3", "p4")] == [
        "boom-a", "boom-d", None, "boom-b",
    ]  # fmt: skip


@pytest.mark.parametrize("vote", ["a", "e"])
def test_a_strike_ends_an_indefinite_contract(vote: str) -> None:
    """FAU-CONTR-4, FAU-STRIKE-12: of either kind, successful or not."""
    t = scene(3, "strike", coins=[3, 3, 3]).put("indefinite/p1", "boom-c")
    assert votes(t, vote, "w", "w").read("indefinite/p1") is None


def test_a_worker_keeps_it_over_the_turns() -> None:
    """FAU-CONTR-4, FAU-CONTR-5: the card stays with its holder while it runs."""
    t = scene(3, "strike", coins=[3, 3, 3]).put("indefinite/p1", "boom-c")
    votes(t, "w", "w", "w")
    assert t.read("indefinite/p1") == "boom-c"
    assert "boom" not in [*t.read("contract-deck"), *t.read("contract-discard"), t.read("offer")]


def test_keeping_needs_something_to_keep() -> None:
    """FAU-CONTR-6: keep is for the holder of a running contract, at her place in the order."""
    t = scene(3, "contracts").put("indefinite/p2", "boom-c").put("contract-deck", ["growth"])
    refusal = t.why_not("p1", "contract keep")
    assert refusal is not None
    assert refusal.rule == "FAU-CONTR-6"
    t.play("p1", "contract a")
    assert t.legal("p2") == ["contract b", "contract c", "contract d", "contract keep"]


def test_terms_outlive_the_cards_place() -> None:
    """FAU-CONTR-7: the holder strikes, the card is discarded, the others are still paid."""
    t = scene(3, "strike", coins=[1, 1, 1])
    t.put("contract/p1", "boom-c").put("contract/p2", "boom-b").put("contract/p3", "boom-d")
    votes(t, "e", "w", "w")
    assert (coins(t), t.read("contract-discard")) == ([0, 2, 1], ["boom"])


def test_the_card_of_the_turn_is_discarded_unless_held() -> None:
    """FAU-CONTR-8: at the end of the turn."""
    t = (
        scene(3, "strike", coins=[1, 1, 1])
        .put("contract/p1", "boom-a")
        .put("contract/p3", "boom-d")
    )
    assert votes(t, "w", "w", "w").read("contract-discard") == ["boom"]
    t = scene(3, "strike", coins=[1, 1, 1]).put("contract/p1", "boom-c")
    assert votes(t, "w", "w", "w").read("contract-discard") == []


def test_the_deck_is_made_anew_only_when_needed() -> None:
    """FAU-CONTR-9: last turn's card is in the new deck, running ones are not."""
    t = scene(3, "strike", coins=[1, 1, 1]).put("contract/p1", "growth-a")
    t.put("contract-discard", ["boom", "recovery", "recession"]).put(
        "indefinite/p2", "stagnation-b"
    )
    t.shuffle("contract-deck", ["growth"])
    votes(t, "w", "w", "w")
    assert (t.read("offer"), t.read("contract-discard")) == ("growth", [])
    assert sorted(t.read("contract-deck")) == ["boom", "recession", "recovery"]


def test_no_contract_eliminates() -> None:
    """FAU-CONTR-10: Stress on a Stressed worker does nothing."""
    t = scene(2, "strike", coins=[2, 2], stressed=["p1"]).put("contract/p1", "recession-c")
    votes(t, "w")
    assert (stressed(t), t.read("eliminated/p1"), ended(t)) == (["p1"], False, None)


def test_icons_act_on_payday() -> None:
    """FAU-CONTR-11: a Stress contract does not take the vote away this turn."""
    t = scene(2, "picking").put("offer", "boom").play("p1", "contract a").play("p2", "contract d")
    assert sorted(asked(t)) == ["p1", "p2"]


def shared() -> Scenario:
    t = event(3, "collective-agreement", coins=[2, 2, 2]).put("contract-deck", ["recovery"])
    return t.play("p1", "contract c").play("p2", "contract c").play("p3", "contract a")


def test_a_shared_contract_ends_with_its_last_holder() -> None:
    """FAU-CONTR-12: the card stays out until both have ended it."""
    t = votes(shared(), "e", "w", "w")
    assert t.read("contract-discard") == []
    t = votes(shared(), "e", "e", "w")
    assert t.read("contract-discard") == ["recovery"]


def test_an_ended_contract_is_discarded_at_once() -> None:
    """FAU-CONTR-13: by a strike, a switch, a Dismissal or an elimination."""
    t = event(3, "dismissal").put("indefinite/p3", "boom-c")
    assert t.read("contract-discard") == ["boom"]
    t = scene(4, "rent", coins=[0, 3, 3, 3], stressed=["p1"]).put("indefinite/p1", "boom-c")
    assert "boom" in t.read("contract-discard")


def test_the_fast_list_of_contracts_is_the_legal_one() -> None:
    """FAU-CONTR-1, FAU-CONTR-2, FAU-CONTR-6: `picks` looks up what `refusal` decides."""
    checked = set()
    rng = seeded(3, "picks")
    for seed in range(40):
        s = GAME.deal_random(4, seed)
        assert isinstance(s, Factory)
        while not s.ended:
            ask = s.next_ask()
            if ask.prompt == "ask-contract":
                found = picks(s, ask.seat)
                assert found == legal(s, ask.seat, PICKS)
                checked.add(tuple(move.text() for move in found))
            s.play_trusted(ask.seat, ask.moves[rng.below(len(ask.moves))])
    assert len(checked) > 15
