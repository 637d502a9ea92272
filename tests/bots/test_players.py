"""Bots get views and guesses, never the state; and they play as they see."""

from dataclasses import fields

import pytest

from tests.outside.smugglers import GAME as SMUGGLERS
from uprising.bots import BadBot, HeuristicBot, RandomBot, bot, bot_names, play_match
from uprising.games.leduc import GAME as LEDUC
from uprising.games.tic_tac_toe import GAME as TIC_TAC_TOE
from uprising.kernel import Game, Player, Sight, Table, default_names, seeded, seeded_table, sight

GAMES = [TIC_TAC_TOE, LEDUC, SMUGGLERS]
BOTS: list[Player] = [RandomBot(), HeuristicBot()]


def fresh(game: Game, seed: int) -> Table:
    return seeded_table(game, default_names(game.seats[0]), {}, seed)


def reachable(thing: object, seen: set[int]) -> set[int]:
    """The identities of everything a value holds, however deep."""
    if id(thing) not in seen:
        seen.add(id(thing))
        for name in dir(thing):
            if not name.startswith("__") and name not in ("game", "setup"):
                inner = getattr(thing, name, None)
                if not callable(inner):
                    reachable(inner, seen)
        if isinstance(thing, list | tuple):
            for inner in thing:
                reachable(inner, seen)
    return seen


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_sight_does_not_hold_the_table(game: Game) -> None:
    table = fresh(game, 1)
    given = sight(table, table.state.asks[0].seat, seeded(1))
    held = reachable(given, set())
    assert id(given.guess.state) in held, "the search looks deep enough to find a state"
    assert id(table.state) not in held and id(table) not in held
    assert id(table.state.luck) not in held


def test_a_sight_is_all_there_is() -> None:
    names = [field.name for field in fields(Sight)]
    assert names == ["seat", "view", "ask", "guess", "deadline", "rng", "seen"]


def test_only_who_is_asked_has_a_sight() -> None:
    with pytest.raises(AssertionError, match="seat 1 is not asked"):
        sight(fresh(LEDUC, 1), 1, seeded(1))


@pytest.mark.parametrize("player", BOTS, ids=lambda player: type(player).__name__)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_what_a_bot_does_hangs_on_its_view_alone(game: Game, player: Player) -> None:
    """The same view and seed give the same choice, whatever the hidden truth."""
    for seed in range(8):
        table = fresh(game, seed)
        for _ in range(seed * 3):
            if table.outcome is None:
                ask = table.state.next_ask()
                table.play(ask.seat, table.legal(ask.seat)[0])
        if table.outcome is not None:
            continue
        seat = table.state.next_ask().seat
        choices = set()
        for twin in range(16):
            truth = table if twin == 0 else table.guess(seat, twin)
            choice = player.choose(sight(truth, seat, seeded(seed, "bot")))
            choices.add((choice.move.text(), choice.reason))
        assert len(choices) == 1


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_the_same_seed_gives_the_same_match(game: Game) -> None:
    bots = [BOTS[seat % 2] for seat in range(game.seats[0])]
    first, second = (play_match(game, bots, 3, {}).record() for _ in range(2))
    assert first == second and first.ended
    assert play_match(game, bots, 4, {}).record() != first


def test_the_heuristic_beats_random_play_at_tic_tac_toe() -> None:
    scores = 0
    for seed in range(60):
        outcome = play_match(TIC_TAC_TOE, [RandomBot(), HeuristicBot()], seed, {}).outcome
        assert outcome is not None
        scores += outcome.scores[1]
    assert scores > 30


def test_a_random_bot_thinks_of_standing_moves_where_it_is_polled() -> None:
    table = fresh(SMUGGLERS, 1)
    words = set()
    for seed in range(60):
        words.add(RandomBot().choose(sight(table, 0, seeded(seed))).move.text().split()[0])
    assert words == {"lay", "give"}


def test_bots_have_names() -> None:
    assert {"random", "heuristic"} <= set(bot_names())
    assert isinstance(bot("heuristic"), HeuristicBot)
    with pytest.raises(BadBot, match="no 'genius'"):
        bot("genius")
