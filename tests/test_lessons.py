"""What the lessons teach is what the rules do: each sentence that names a rule is played."""

import pytest

from tests.games.evil_robots.tables import table, winners_of
from tests.games.fully_automated_union.scene import scene, stressed
from uprising.scenario import Scenario
from uprising.texts import catalogue, languages
from uprising.tutorials import lesson, lessons


def said(game: str, step: str, lang: str = "en") -> str:
    """A step's words; names stand for the seats."""
    return catalogue(game, lang).say(f"lesson-{step}", one="Ada", two="Bea")


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", lessons())
def test_lessons_are_short_and_in_whole_sentences(game: str, lang: str) -> None:
    steps = [str(n + 1) for n in range(len(lesson(game).steps))]
    for step in (*steps, "end"):
        text = said(game, step, lang)
        assert text[0].isupper() and text[-1] in ".!?"
        assert len(text) <= 280, (game, step)


def rent(t: Scenario) -> Scenario:
    t.settle()
    return t


def test_who_cannot_pay_is_stressed_and_only_the_stressed_are_out() -> None:
    """W2, FAU-RENT-3: the union's lesson said "who cannot pay is out"."""
    t = rent(scene(3, "rent", coins=(0, 3, 3)))
    assert stressed(t) == ["p1"]
    assert not t.read("eliminated/p1")
    t = rent(scene(3, "rent", coins=(0, 3, 3), stressed=("p1",)))
    assert t.read("eliminated/p1")
    text = said("fully_automated_union", "8")
    assert "Whoever cannot pay becomes Stressed" in text
    assert "only somebody who is Stressed already and cannot pay is out" in text


def test_all_who_could_declare_win_by_treason() -> None:
    """W2, FAU-TRAIT-5, FAU-TRAIT-7: the lesson does not promise a victory alone."""
    t = scene(3, "treason", coins=(8, 8, 0))
    t.play("p1", "declare yes").play("p2", "declare no")
    assert t.winners == ["p1", "p2"]
    assert "all who could have declared at that moment win" in said("fully_automated_union", "10")


def test_ten_influence_end_the_game_and_most_wins() -> None:
    """W2, EVIL-END-1, EVIL-END-4: "ten Influence win the game" was false."""
    t = table(3, "end-check", influence_ana=10, influence_ben=12)
    while any(ask.prompt != "ask-path" for ask in t.asks().values()):
        for name in list(t.asks()):
            t.play(name, "endgame none")
    assert winners_of(t) == ["ben"]
    assert "whoever has the most then wins" in said("evil_robots", "end")


def test_a_startuppers_lesson_counts_the_fund_and_her_calm() -> None:
    """W2, FAB-WIN-5, FAB-WIN-6: 5 coins at a table of five, calm, the Union Fund counted."""
    text = said("fully_automated_bosses", "1")
    assert "calm and have 5 coins" in text and "the Union Fund included" in text
    assert lesson("fully_automated_bosses").seats == 5
