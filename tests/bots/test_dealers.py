"""Bots with beliefs and deals: fair, legal, and never at a loss for words."""

import pytest

from uprising.bots import Memory, remembers
from uprising.bots.match import play_match, watched_match
from uprising.bots.negotiation import DEALER, REASONS, Manner, deal_of
from uprising.bots.players import HeuristicBot
from uprising.bots.search import Attention
from uprising.bots.searchers import SearchBot
from uprising.games.evil_robots import GAME as EVIL
from uprising.games.fully_automated_bosses import GAME as BOSSES
from uprising.games.leduc import GAME as LEDUC
from uprising.games.robot_rise import GAME as RISE
from uprising.games.robotariat import GAME as ROBOTARIAT
from uprising.kernel import Choice, Game, Sight, seeded, sight

QUICK = Attention(6, 2, 50, 0.0)
CASES = [(BOSSES, 5, {}), (EVIL, 3, {}), (ROBOTARIAT, 3, {"mode": "secret"})]


BOTS = {
    "searcher": SearchBot(QUICK),
    "believer": SearchBot(QUICK, believes=True),
    "bargainer": SearchBot(QUICK, manner=Manner()),
    "dealer": SearchBot(QUICK, believes=True, manner=DEALER),
}


class Listener(HeuristicBot):
    """Keeps its sights."""

    def remembers(self, of: Game) -> bool:
        return True

    def __init__(self) -> None:
        self.sights: list[Sight] = []

    def choose(self, given: Sight) -> Choice:
        self.sights.append(given)
        return super().choose(given)


def sights(of: Game, seats: int, options: dict[str, str]) -> list[Sight]:
    listener = Listener()
    players = [listener, *[HeuristicBot() for _ in range(seats - 1)]]
    watched_match(of, players, 3, options, (), None)
    return [s for s in listener.sights if len(s.ask.moves) > 1 or s.ask.wide]


@pytest.mark.parametrize(("of", "seats", "options"), CASES, ids=lambda case: str(case)[:12])
def test_the_same_view_and_memory_give_the_same_choice(
    of: Game, seats: int, options: dict[str, str]
) -> None:
    """For every bot: the same move, reason, weights and effort, whatever is hidden."""
    asked = sights(of, seats, options)
    deals = [given for given in asked if deal_of(given) is not None]
    for given in [asked[1], asked[-1], *deals[-2:]]:
        for player in BOTS.values():
            choices = []
            for twin in range(3):
                table = given.guess if twin == 0 else given.guess.guess(given.seat, twin)
                seen = sight(table, given.seat, seeded(1, "bot"), seen=given.seen)
                choices.append(player.choose(seen))
            assert choices[0] == choices[1] == choices[2]


@pytest.mark.slow
@pytest.mark.parametrize("name", BOTS)
def test_every_offer_is_answered_with_a_word(name: str) -> None:
    """Taken, met with other terms, or refused for a reason: also by those who only search."""
    for of, seats in ((EVIL, 3), (BOSSES, 5), (RISE, 3)):
        deals = [given for given in sights(of, seats, {}) if deal_of(given) is not None]
        for given in deals[:3]:
            choice = BOTS[name].choose(given)
            assert choice.reason in REASONS
            assert given.guess.why_not(given.seat, choice.move) is None


@pytest.mark.parametrize("name", BOTS)
def test_a_whole_game_is_played(name: str) -> None:
    player = BOTS[name]
    assert play_match(EVIL, [player, HeuristicBot(), HeuristicBot()], 1, {}).outcome is not None
    assert play_match(LEDUC, [player, HeuristicBot()], 1, {}).outcome is not None


def test_a_bargainer_without_time_searches_and_says_so() -> None:
    given = next(s for s in sights(EVIL, 3, {}) if deal_of(s) is not None)
    late = sight(given.guess, given.seat, seeded(1), deadline=0.001)
    choice = SearchBot(QUICK, manner=Manner()).choose(late)
    assert choice.effort == 0 and choice.reason in REASONS


def test_only_deals_are_bargained_about() -> None:
    prompts = {s.ask.prompt for s in sights(EVIL, 3, {}) if deal_of(s) is not None}
    assert prompts <= {"ask-vote", "ask-propose", "ask-offer"} and prompts


def test_only_what_a_seat_was_shown_is_remembered() -> None:
    """Event by event the view of that seat, and what is taken back has not been."""
    asked = sights(EVIL, 3, {})
    assert [len(s.seen) for s in asked] == sorted(len(s.seen) for s in asked)
    table = play_match(EVIL, [HeuristicBot()] * 3, 3, {})
    memory = Memory(EVIL, table.first_events)
    before = memory.seen_by(1)
    assert before == tuple(table.seen(table.first_events, 1)) != memory.seen_by(2)
    memory.hear(table.first_events)
    assert len(memory.seen_by(1)) == 2 * len(before)
    memory.take_back()
    assert memory.seen_by(1) == before


def test_who_remembers_is_told_only_where_something_can_be_inferred() -> None:
    told = [[name for name, player in BOTS.items() if remembers(player, of)] for of in (EVIL, RISE)]
    assert told == [["believer", "dealer"], []]
    players = [SearchBot(QUICK, believes=said) for said in (True, False, None)]
    told_too = [[remembers(player, of) for player in players] for of in (BOSSES, RISE)]
    assert told_too == [[True, False, True], [False, False, False]]
