"""Bots with one part changed: the part does what it says, and they play to the end."""

import pytest

from uprising.bots import bot, play_match, remembers
from uprising.games.patriot import GAME as PATRIOT
from uprising.games.patriot.bot.rough import votes
from uprising.games.patriot.rules.state import Patriot
from uprising.games.robot_rise import GAME as RISE
from uprising.games.robot_rise.bot.beliefs import let_happen
from uprising.games.robot_rise.rules.cards import ATTACKS
from uprising.games.robot_rise.rules.defences import card_answer
from uprising.games.robot_rise.rules.state import RobotRise
from uprising.games.robot_rise.seen.events import Aimed, CardDrawn, Undefended
from uprising.kernel import default_names, seeded, seeded_table
from uprising.lab.ablated import ABLATED, likely_guess, rough_knowledge
from uprising.lab.entrants import entrant, entrant_names

LASER = ATTACKS.index("laser")


def test_they_enter_the_arena_and_no_chair() -> None:
    assert set(ABLATED) <= set(entrant_names())
    assert remembers(entrant("search-hands"), RISE) and not remembers(
        entrant("search-hands"), PATRIOT
    )
    assert not remembers(bot("search"), RISE)


def test_what_was_let_happen_counts_until_the_next_card() -> None:
    hit = [Aimed("@0", "@1", "~attack-laser"), Undefended("@1")]
    assert let_happen(hit) == {1: [LASER]}
    assert let_happen([*hit, CardDrawn("@2", None)]) == {1: [LASER]}
    assert let_happen([*hit, CardDrawn("@1", None)]) == {}


def test_who_let_a_laser_happen_hardly_holds_an_answer() -> None:
    table = seeded_table(RISE, default_names(3), {}, 1)
    s = table.guess(0, 1).state

    def armed(let: dict[int, list[int]]) -> int:
        found = 0
        for n in range(100):
            assert RISE.bot.evidence is not None
            g = likely_guess(RISE, RISE.bot.evidence, s, 0, seeded(n), let)
            assert isinstance(g, RobotRise)
            found += any(card_answer(g, card, LASER) for card in g.hands[1])
        return found

    assert armed({1: [LASER]}) < armed({}) / 2


@pytest.mark.slow
@pytest.mark.parametrize("name", ABLATED)
def test_they_play_to_the_end(name: str) -> None:
    of, seats = (RISE, 2) if name == "search-hands" else (PATRIOT, 1)
    table = play_match(of, [entrant(name)] * seats, 3, {})
    assert table.outcome is not None


def test_a_rough_vote_is_what_is_needed_or_nothing() -> None:
    known, seen = rough_knowledge(PATRIOT), 0
    for number in range(6):
        table = seeded_table(PATRIOT, default_names(1), {}, number)
        while table.outcome is None:
            s = table.state
            assert isinstance(s, Patriot)
            if votes(s, 0):
                move, _ = known.advise(s, 0, seeded(1))
                assert move.refusal(s, 0) is None, move.text()
                assert move.text() in [other.text() for other in known.tries(s, 0, seeded(1))]
                seen += 1
            table.play(0, PATRIOT.bot.advise(s, 0, seeded(number))[0])
    assert seen
