"""Search with beliefs and search with deals: fair, legal, and asked only where there is a deal."""

import pytest

from uprising.bots.dealers import BelievingBot, DealingBot, is_deal
from uprising.bots.match import play_match, watched_match
from uprising.bots.players import ThumbBot
from uprising.bots.search import Attention
from uprising.games.evil_robots import GAME as EVIL
from uprising.games.fully_automated_bosses import GAME as BOSSES
from uprising.games.leduc import GAME as LEDUC
from uprising.kernel import Choice, Player, Sight, seeded, sight

QUICK = Attention(4, 2, 50, 0.0)
PLAYERS: list[Player] = [BelievingBot(QUICK), DealingBot(QUICK)]


class Listener(ThumbBot):
    """Keeps its sights."""

    remembers = True

    def __init__(self) -> None:
        self.sights: list[Sight] = []

    def choose(self, given: Sight) -> Choice:
        self.sights.append(given)
        return super().choose(given)


@pytest.mark.parametrize("player", PLAYERS, ids=["beliefs", "deals"])
def test_the_same_view_and_memory_give_the_same_choice(player: Player) -> None:
    listener = Listener()
    watched_match(BOSSES, [listener, *[ThumbBot() for _ in range(4)]], 3, {}, (), None)
    asked = [s for s in listener.sights if len(s.ask.moves) > 1 or s.ask.wide]
    for given in [*asked[:2], *asked[-2:]]:
        choices = set()
        for twin in range(3):
            table = given.guess if twin == 0 else given.guess.guess(given.seat, twin)
            seen = sight(table, given.seat, seeded(1, "bot"), seen=given.seen)
            choice = player.choose(seen)
            choices.add((choice.move.text(), choice.reason))
        assert len(choices) == 1


@pytest.mark.parametrize("player", PLAYERS, ids=["beliefs", "deals"])
def test_a_whole_game_is_played(player: Player) -> None:
    table = play_match(EVIL, [player, ThumbBot(), ThumbBot()], 1, {})
    assert table.outcome is not None
    assert play_match(LEDUC, [player, ThumbBot()], 1, {}).outcome is not None


def test_only_deals_are_bargained_about() -> None:
    listener = Listener()
    play_match(EVIL, [listener, ThumbBot(), ThumbBot()], 1, {})
    prompts = {given.ask.prompt for given in listener.sights if is_deal(given)}
    assert prompts <= {"ask-vote", "ask-propose", "ask-offer"} and prompts
