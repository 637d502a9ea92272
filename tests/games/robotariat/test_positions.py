"""Positions of Rise of the Robotariat hang together: what a track shows has happened."""

import pytest

import uprising
from uprising.kernel import BadNotation
from uprising.scenario import Scenario


def table(players: int, mode: str = "secret") -> Scenario:
    return uprising.scenario(
        "robotariat", ["ana", "ben", "col", "dan"][:players], "turn", mode=mode
    )


@pytest.mark.parametrize(("players", "level"), [(3, 5), (4, 7)])
def test_contributions_at_the_bursars_level_have_reached_it(players: int, level: int) -> None:
    """ROB-OBJ-4: the track need not be walked up step by step to count."""
    assert table(players).put("contributions", level - 1).read("bursar") == "none"
    t = table(players).put("contributions", level)
    assert t.read("bursar") == "level-hit"
    assert t.put("bursar", "drained").put("contributions", level).read("bursar") == "drained"


def test_what_fell_this_turn_is_part_of_the_most_that_ever_fell() -> None:
    """ROB-OBJ-8."""
    t = table(3).put("torn", 4)
    assert t.read("torn-most") == 4
    assert t.put("torn", 2).read("torn-most") == 4


def test_characters_drawn_by_chance_can_be_scripted() -> None:
    """ROB-SETUP-2: by chance instead of choice, in seat order."""
    t = uprising.scenario("robotariat", ["ana", "ben", "col"], "draw-characters")
    t.shuffle("characters", ["Zender", "Alice", "MT-Q"])
    assert [t.read(f"character/{who}") for who in ("ana", "ben", "col")] == [
        "zender", "alice", "mt-q",
    ]  # fmt: skip
    assert t.read("place/ben") == "sabotage" and list(t.asks()) == ["ana"]


def test_an_objective_says_its_numbers() -> None:
    """ROB-SEAT-3 to ROB-SEAT-5: a player need not look up what her card asks for."""
    words = uprising.kernel.game("robotariat").folder / "text"
    for language in ("en", "it"):
        lines = (words / f"{language}.ftl").read_text().splitlines()
        said = {line.split(" = ")[0]: line for line in lines if line.startswith("text-")}
        for objective, numbers in {"bursar": "57", "scrapper": "46", "turncoat": "8"}.items():
            assert all(number in said[f"text-{objective}"] for number in numbers), objective
        assert "10" in said["text-turncoat"]


def test_a_word_too_many_is_named() -> None:
    with pytest.raises(BadNotation, match="activate: 'now' is one word too many"):
        table(3).why_not("ana", "activate now")
