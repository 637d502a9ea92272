"""OpenSpiel: Deep CFR on Leduc hold'em, and NFSP on any of our games, from tensors.

pip install 'uprising[research]' torch
python examples/frameworks/openspiel_deep.py deep_cfr leduc
python examples/frameworks/openspiel_deep.py nfsp fully_automated_union
"""

import sys

import numpy as np
import pyspiel
from open_spiel.python import rl_environment
from open_spiel.python.pytorch import deep_cfr, nfsp

from uprising.adapters import openspiel

openspiel.register()


# %% Deep CFR walks the whole tree, so it is for small games
def run_deep_cfr(key, iterations=2, traversals=8):
    game = pyspiel.load_game(f"uprising_{key}")
    solver = deep_cfr.DeepCFRSolver(
        game,
        policy_network_layers=(32,),
        advantage_network_layers=(32,),
        num_iterations=iterations,
        num_traversals=traversals,
        learning_rate=1e-3,
        memory_capacity=10_000,
        batch_size_advantage=16,  # without a size it learns from memory that was never filled, too
        batch_size_strategy=16,
        policy_network_train_steps=20,
        advantage_network_train_steps=10,
    )
    _, losses, policy_loss = solver.solve()
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(0)
    chances = solver.action_probabilities(state)
    shown = {state.action_to_string(a): round(float(chances[a]), 2) for a in state.legal_actions()}
    print("deep_cfr", key, shown, "policy loss", policy_loss)
    assert all(0 <= float(chances[a]) <= 1 for a in state.legal_actions())
    assert all(losses.values())


# %% NFSP plays games from beginning to end, an agent in every seat
def run_nfsp(key, decisions=600):
    env = rl_environment.Environment(pyspiel.load_game(f"uprising_{key}"))
    size = env.observation_spec()["info_state"][0]
    agents = [
        nfsp.NFSP(
            seat, size, env.action_spec()["num_actions"], [64], 2000, 0.1, batch_size=32,
            min_buffer_size_to_learn=32, learn_every=16, replay_buffer_capacity=2000,
            epsilon_start=0.1, epsilon_end=0.01,
        )
        for seat in range(env.num_players)
    ]  # fmt: skip
    got, steps, played = np.zeros(env.num_players), 0, 0
    while steps < decisions:
        shown = env.reset()
        while not shown.last():
            seat = shown.observations["current_player"]
            action = agents[seat].step(shown).action
            assert action in shown.observations["legal_actions"][seat]
            shown, steps = env.step([action]), steps + 1
        for agent in agents:
            agent.step(shown)
        got, played = got + shown.rewards, played + 1
    losses = [agent.loss for agent in agents]
    print("nfsp", key, "steps", steps, "mean rewards", got / played, "losses", losses)
    assert any(loss is not None for both in losses for loss in both)


{"deep_cfr": run_deep_cfr, "nfsp": run_nfsp}[sys.argv[1]](sys.argv[2])
