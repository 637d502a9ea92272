"""Clues of a close look: the whole board is followed, and what others did is noted."""

from collections import Counter
from typing import Any

import pytest

from uprising.bots import Memory
from uprising.bots.beliefs import believe
from uprising.bots.match import watched_match
from uprising.games.robotariat import GAME
from uprising.games.robotariat.bot.clues import Follower
from uprising.games.robotariat.rules.cards import NONE, NPCS, SPACES
from uprising.games.robotariat.rules.state import Robotariat
from uprising.games.robotariat.seen import events
from uprising.kernel import Table
from uprising.lab.entrants import entrant

STAGES = {"": 0, "hit": 1, "drained": 2}
SEATED = [events.CharacterTaken(f"@{seat}", "~id-alice") for seat in range(4)]


def looked(*seen: Any, seat: int = 0) -> Counter[tuple[int, str]]:
    reader = Follower(seat)
    clues = reader.read_all([*SEATED, events.RoundBegan(2), *seen])
    plain = ("character:alice", "player:any")
    return Counter((clue.who, clue.kind) for clue in clues if clue.kind not in plain)


@pytest.mark.slow
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_who_follows_the_events_knows_the_board(seats: int) -> None:
    """ROB-HIDE-1: all of it is open, and nothing else is needed to read the others."""
    watched: list[int] = []

    def watch(table: Table, memory: Memory) -> None:
        s = table.state
        assert isinstance(s, Robotariat)
        if s.round == 0:
            return
        reader = Follower(0)
        reader.read_all(memory.seen_by(0))
        assert [reader.posters[space] for space in SPACES] == s.posters
        spaces = {n: SPACES[x] for n, x in zip(NPCS, s.npcs, strict=True) if x != NONE}
        assert reader.walkers == spaces
        assert reader.contributions == s.contributions
        assert STAGES[reader.bursar] == s.bursar
        assert reader.played == s.played
        assert reader.torn_most == s.torn_most
        assert reader.gambled == s.gambled
        assert min(reader.reputation, s.reputation) == s.reputation
        known = [SPACES.index(place) for place in reader.places if place]
        assert known == [s.places[n] for n, place in enumerate(reader.places) if place]
        watched.append(1)

    for n in range(3):
        options = {"mode": "secret", "characters": "random"}
        watched_match(GAME, [entrant("noisy")] * seats, f"deeds {n}", options, (), watch)
    assert len(watched) > 100


def test_an_oppressor_pushed_to_the_others_is_noted_so() -> None:
    """ROB-OBJ-10: a Traffic Director may want that."""
    here, there = "~id-office", "~id-upgrade"
    entered = [events.NpcEntered("~id-h1", here), events.NpcEntered("~id-h2", there)]
    found = looked(*entered, events.Activated("@1", "~id-masses"), events.NpcMoved("~id-h2", here))
    assert found[1, "push-early:oppressor"] == 1
    assert found[1, "spread:less"] == found[1, "spread:together"] == 1
    assert not any(who == 0 for who, _ in found), "one's own actions say nothing new"


def test_a_pile_and_a_bought_extra_are_noted() -> None:
    """ROB-OBJ-7, ROB-OBJ-8."""
    card = "~id-wildcat-strike"
    used = [
        events.SabotageUsed("@2", card),
        events.ExtraBought("@2", card),
        events.PostersPlaced("@2", 4, "~id-poster"),
    ]
    found = looked(events.Activated("@2", "~id-sabotage"), *used)
    assert found[2, "extra-early:bought"] == 1
    assert found[2, "pile:4"] == found[2, "pile:at-once"] == 1


def test_who_fills_the_office_to_the_mark_is_noted() -> None:
    """ROB-OBJ-4."""
    first = events.ContributionsChanged(5, 5)
    found = looked(events.Activated("@3", "~id-office"), first, events.ContributionsChanged(2, 7))
    assert found[3, "pay:hit"] == 1


def test_the_end_says_what_somebody_may_have_waited_for() -> None:
    """ROB-OBJ-3: conditions are tested at that instant."""
    found = looked(events.SabotageUsed("@1", "~id-payroll-heist"), events.Succeeded())
    assert found[1, "cards-ahead:1"] == found[1, "end:in-own-turn"] == 1
    assert found[2, "cards-ahead:-1"] == 1


def test_a_close_look_finds_a_bursar_where_a_glance_is_unsure() -> None:
    seen: list[Any] = [*SEATED, events.RoundBegan(2), events.Activated("@1", "~id-office")]
    seen += [
        events.ContributionsChanged(5, 5),
        events.Activated("@1", "~id-office"),
        events.ContributionsChanged(2, 7),
    ]
    state = GAME.deal_random(4, "bursar", mode="secret", characters="random")
    assert isinstance(state, Robotariat)
    seat = next(s for s in (0, 2, 3) if state.objectives[s] != 0)
    glance, close = (believe(GAME, state, seat, seen, closely) for closely in (False, True))
    assert glance is not None and close is not None
    assert close.chance(1, 0) > glance.chance(1, 0) > 1 / 7
