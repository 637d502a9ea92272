"""Experience: of these rules and no others, by what the seat knows, and only where it was asked."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from tests.project import games
from tools.gather_experience import play
from uprising.bots import bot
from uprising.bots.experience import experience_for, experience_of, file_of, read_experience
from uprising.bots.fitted import OtherRules, stamp
from uprising.bots.knowledge import weighing_of
from uprising.bots.search import Attention, follow
from uprising.bots.searchers import SearchBot
from uprising.games.leduc import GAME as LEDUC
from uprising.games.robotariat import GAME as ROBOTARIAT
from uprising.kernel import Table, default_names, game, seeded, seeded_table, sight

QUICK = Attention(6, 3, 100, 0.5)
EXPERIENCED = [key for key in games() if file_of(game(key)).exists()]


def asked(prompt: str, seed: int, mode: str = "secret") -> Table:
    """A table by the rules of thumb, up to that question with more than one answer."""
    table = seeded_table(ROBOTARIAT, default_names(4), {"mode": mode}, seed)
    rng = seeded(seed)
    while not table.state.ended:
        ask = table.state.next_ask()
        if ask.prompt == prompt and len(ask.moves) > 1:
            return table
        follow(table.state, ask.seat, ROBOTARIAT.advise(table.state, ask.seat, rng)[0])
    raise AssertionError(f"nobody was asked {prompt}")


@pytest.mark.parametrize("key", EXPERIENCED)
def test_experience_belongs_to_the_rules_and_tells_of_every_far_reaching_question(key: str) -> None:
    of = game(key)
    told = json.loads(file_of(of).read_text(encoding="utf-8"))
    assert told["stamp"] == stamp(of)
    assert set(told["won"]) == set(weighing_of(of).FAR)  # type: ignore[union-attr]
    for cases in told["won"].values():
        for answers in cases.values():
            assert len(answers) > 1
            assert all(0 <= share <= 1 and games >= 30 for share, games in answers.values())


def test_experience_with_other_rules_is_refused_and_told_of(tmp_path: Path) -> None:
    told = json.loads(file_of(ROBOTARIAT).read_text(encoding="utf-8"))
    path = tmp_path / "experience.json"
    path.write_text(json.dumps({**told, "stamp": "0" * 16}), encoding="utf-8")
    with pytest.raises(OtherRules) as other:
        read_experience(ROBOTARIAT, path)
    assert str(other.value) == (
        "experience.json of robotariat: gathered with other rules or cards; not used. "
        "Gather it anew: python tools/gather_experience.py robotariat"
    )
    newer = replace(ROBOTARIAT, version=ROBOTARIAT.version + 1)
    with pytest.warns(UserWarning, match="gathered with other rules or cards; not used"):
        assert experience_of(newer) == {}


def test_a_game_or_a_variant_without_experience_is_searched() -> None:
    assert experience_of(LEDUC) == {}
    assert experience_of(replace(ROBOTARIAT, changes="short {}")) == {}
    table = asked("ask-turn", 1)
    s = table.state
    assert experience_for(ROBOTARIAT, s, s.next_ask()) == []


def test_an_answer_that_nobody_has_tried_is_searched(monkeypatch: pytest.MonkeyPatch) -> None:
    s = asked("ask-keep", 1).state
    ask = s.next_ask()
    assert len(experience_for(ROBOTARIAT, s, ask)) == len(ask.moves)
    known = experience_of(ROBOTARIAT)
    monkeypatch.setitem(known, "ask-keep", {case: {} for case in known["ask-keep"]})
    assert experience_for(ROBOTARIAT, s, ask) == []


@pytest.mark.parametrize("prompt", ["ask-character", "ask-keep"])
def test_a_case_in_which_experience_was_not_shown_to_help_is_searched(prompt: str) -> None:
    table = asked(prompt, 2, "coop")
    ask = table.state.next_ask()
    told = json.loads(file_of(ROBOTARIAT).read_text(encoding="utf-8"))
    assert "open" in told["unused"] and "open" in told["won"][prompt]
    assert experience_for(ROBOTARIAT, table.state, ask) == []
    searched = SearchBot(QUICK, experienced=True).choose(sight(table, ask.seat, seeded(1)))
    assert searched.effort > 0


@pytest.mark.parametrize("prompt", ["ask-character", "ask-keep"])
def test_the_third_rung_takes_what_has_won_most_often(prompt: str) -> None:
    table = asked(prompt, 2)
    ask = table.state.next_ask()
    lessons = experience_for(ROBOTARIAT, table.state, ask)
    assert [it.share for it in lessons] == sorted((it.share for it in lessons), reverse=True)
    player = bot("r3")
    assert isinstance(player, SearchBot) and player.experienced
    choice = player.choose(sight(table, ask.seat, seeded(1)))
    assert choice.move == lessons[0].move and choice.reason == "why-experience"
    assert choice.effort == 0
    assert [(w.move, w.value) for w in choice.weighed] == [
        (it.move, it.share) for it in lessons[:3]
    ]
    green = SearchBot(QUICK).choose(sight(table, ask.seat, seeded(1)))
    assert green.reason != "why-experience"


def test_a_far_reaching_answer_hangs_on_the_own_objective_and_on_no_other() -> None:
    player = SearchBot(QUICK, experienced=True)
    chosen = set()
    for seed in range(12):
        table = asked("ask-keep", seed)
        seat = table.state.next_ask().seat
        first = player.choose(sight(table, seat, seeded(1)))
        chosen.add(first.move.text())
        for twin in (1, 2, 3):
            assert player.choose(sight(table.guess(seat, twin), seat, seeded(1))) == first
    assert len(chosen) > 3


def test_gathering_answers_at_random_and_counts_who_won() -> None:
    rows = [row for number in range(4) for row in play(ROBOTARIAT, number, ("ask-character",))]
    assert rows == [r for n in range(4) for r in play(ROBOTARIAT, n, ("ask-character",))]
    assert {prompt for (prompt, _, _), _ in rows} == {"ask-character"}
    assert len(rows) == 4 + 3 + 4 + 5 and len({text for (_, _, text), _ in rows}) > 5
