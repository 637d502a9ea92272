# mypy: disable-error-code="import-not-found,import-untyped"
"""OpenSpiel: its C++ games from a Python loop, under its C++ bots, and in its C++ roll-outs."""

import random
from importlib.metadata import version

import pyspiel
from worker import Batch, copies, serve

GAMES = {"tic_tac_toe": "tic_tac_toe", "leduc": "leduc_poker"}
MIDGAME = {"tic_tac_toe": 4, "leduc": 2}
BATCH = 500
SAMPLE = 20_000


def script(game: pyspiel.Game) -> Batch:
    """Legal list, random choice, apply. Chance nodes are played but not counted.

    Every chance node of Leduc is uniform, so that its outcome may be drawn like a move: cheaper
    for OpenSpiel than weighing `chance_outcomes`.
    """
    rand = random.random

    def batch() -> tuple[int, float]:
        decisions = 0
        for _ in range(BATCH):
            state = game.new_initial_state()
            while not state.is_terminal():
                actions = state.legal_actions()
                if not state.is_chance_node():
                    decisions += 1
                state.apply_action(actions[int(rand() * len(actions))])
        return BATCH, decisions

    return batch


def script_without_chance(game: pyspiel.Game) -> Batch:
    """The same loop for a game without chance, spared the question."""
    rand = random.random

    def batch() -> tuple[int, float]:
        decisions = 0
        for _ in range(BATCH):
            state = game.new_initial_state()
            while not state.is_terminal():
                actions = state.legal_actions()
                decisions += 1
                state.apply_action(actions[int(rand() * len(actions))])
        return BATCH, decisions

    return batch


def bots(game: pyspiel.Game) -> Batch:
    """Whole games between uniform random bots, all of it in C++ but the start of each game."""
    players = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(2)]
    seeds = iter(range(1 << 30))

    def play() -> pyspiel.State:
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, players, next(seeds))
        return state

    decisions = sum(action.player >= 0 for _ in range(SAMPLE) for action in play().full_history())
    per_game = decisions / SAMPLE

    def batch() -> tuple[int, float]:
        for _ in range(BATCH):
            play()
        return BATCH, BATCH * per_game

    return batch


def rollouts(game: pyspiel.Game, per_game: float) -> Batch:
    """The random roll-outs with which OpenSpiel's MCTS values a position.

    Python cannot call the evaluator, but a search of one simulation is exactly one evaluation of
    its root. The root must be a player's: Leduc starts after both private cards are dealt.
    """
    count = 5000
    root = game.new_initial_state()
    while root.is_chance_node():
        root.apply_action(root.legal_actions()[0])
    evaluator = pyspiel.RandomRolloutEvaluator(count, 1)
    search = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 10, False, 1, False)

    def batch() -> tuple[int, float]:
        search.mcts_search(root)
        return count, count * per_game

    return batch


def midgame(game: pyspiel.Game, decisions: int) -> pyspiel.State:
    """A position after so many random decisions, before the next."""
    rng = random.Random(1)
    while True:
        state = game.new_initial_state()
        made = 0
        while not state.is_terminal() and (made < decisions or state.is_chance_node()):
            made += not state.is_chance_node()
            state.apply_action(rng.choice(state.legal_actions()))
        if not state.is_terminal():
            return state


def assert_uniform_chance(game: pyspiel.Game) -> None:
    for _ in range(100):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                chances = [chance for _, chance in state.chance_outcomes()]
                assert max(chances) - min(chances) < 1e-9
            state.apply_action(random.choice(state.legal_actions()))


def main() -> None:
    cases: dict[str, Batch] = {}
    for key, name in GAMES.items():
        game = pyspiel.load_game(name)
        assert_uniform_chance(game)
        loop = script(game) if key == "leduc" else script_without_chance(game)
        sample = [loop() for _ in range(SAMPLE // BATCH)]
        per_game = sum(decisions for _, decisions in sample) / SAMPLE
        cases[f"{key}/script"] = loop
        cases[f"{key}/bots"] = bots(game)
        cases[f"{key}/rollouts"] = rollouts(game, per_game)
        cases[f"{key}/clone"] = copies(midgame(game, MIDGAME[key]).clone)
    serve(f"open_spiel {version('open_spiel')}", cases)


if __name__ == "__main__":
    main()
