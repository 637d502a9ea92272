"""What players read is what happened: situations played, and their lines read."""

import pytest

from tests.games.fully_automated_union.scene import KEY, event, scene, votes
from uprising.commands.story import log_line
from uprising.games.fully_automated_union import GAME
from uprising.scenario import Scenario
from uprising.texts import catalogue, languages, render, spoken_choice


def lines(t: Scenario, lang: str = "en") -> list[str]:
    """What everybody reads of the last move."""
    return [log_line(catalogue(KEY, lang), event, t.table.names) for event in t.seen(None)]


def prompt(t: Scenario, who: str, lang: str = "en") -> str:
    ask = t.asks()[who]
    return render(catalogue(KEY, lang), ask.prompt, dict(ask.about), t.table.names)


def choices(t: Scenario, who: str, lang: str = "en") -> dict[str, str]:
    """Every listed choice of a seat, as it is said."""
    assert who in t.asks()
    seat = t.table.names.index(who)
    words = catalogue(KEY, lang)
    return {
        move.text(): spoken_choice(
            words, move.text(), GAME.phrase(t.table.state, seat, move), t.table.names
        )
        for move in t.table.legal(seat)
    }


@pytest.mark.parametrize(("treason", "winners"), [("all", ["p1", "p2"]), ("declared", ["p1"])])
def test_who_did_not_declare_is_told_why_she_wins(treason: str, winners: list[str]) -> None:
    """W4, FAU-TRAIT-3, FAU-TRAIT-5: and by the house rule she is not told so, nor wins."""
    t = scene(3, "treason", coins=(8, 8, 0), treason=treason)
    together = "If anybody declares, all who could have win"
    assert (together in prompt(t, "p2")) == (treason == "all")
    t.play("p1", "declare yes").play("p2", "declare no")
    assert t.winners == winners
    told = lines(t)
    assert "p1 declares Class Treason!" in told
    shared = "p2 could have declared as well, and so wins with the traitors."
    assert (shared in told) == (treason == "all")


def test_enough_fists_without_a_robot_are_told_as_such() -> None:
    """W4, FAU-STRIKE-9, FAU-STRIKE-10: "needed 2, fists 3, no robot taken" taught nothing."""
    t = votes(scene(3, "strike", boss=(3, 0)), "e", "e", "w")
    assert "2 fists, 2 needed: enough, but the boss has no robot to take." in lines(t)
    t = votes(scene(3, "strike", boss=(3, 1)), "e", "w", "w")
    assert "1 fist, 2 needed: the strike takes nothing." in lines(t)


def test_coins_are_told_with_their_cause() -> None:
    """W7: wages, rent and what a card takes are different sentences."""
    t = votes(scene(2, "strike", coins=(3, 3), boss=(0, 1)), "w", "w")
    told = lines(t)
    assert any(line.startswith("p1 is paid ") for line in told)
    assert "p1 pays 1 coin in rent to the boss." in told
    assert "The robots of the boss earn 2 coins." in told
    assert not any("→" in line for line in told)


def test_a_stressed_worker_is_told_why_she_cannot_strike() -> None:
    """W6, FAU-STRIKE-2."""
    t = scene(3, "strike", stressed=("p3",), boss=(0, 1))
    assert "p3" not in t.asks()
    no = t.why_not("p3", "vote expropriate")
    assert no is not None and (no.key, no.rule) == ("refuse-stressed", "FAU-STRIKE-2")


def test_contracts_are_offered_with_their_terms() -> None:
    """W25: wage and marks beside the letter, no two alike."""
    t = scene(3, "contracts").put("contract-deck", ["boom"])
    for lang in languages():
        said = choices(t, "p1", lang)
        assert len(set(said.values())) == len(said) == 4
        assert max(len(text) for text in said.values()) <= 60
    assert choices(t, "p1")["contract a"].startswith("Take contract A: ")


def test_an_event_says_what_its_target_will_suffer() -> None:
    """W25: "Send Bea to the Dentist", not "choose Bea"."""
    t = event(3, "dentist", coins=(3, 3, 3))
    assert choices(t, "p1")["event-target @1"] == "Send p2 to the Dentist"
    assert choices(t, "p1", "it")["event-target @1"] == "Manda p2 dal Dentista"
