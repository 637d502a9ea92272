"""OpenSpiel's algorithms on our games: Monte-Carlo regret minimisation learns Leduc hold'em."""

# %% Make the games known
import numpy as np
import pyspiel
from open_spiel.python.algorithms import outcome_sampling_mccfr as mccfr

from uprising.adapters import openspiel

print(openspiel.register())
game = pyspiel.load_game("uprising_leduc")

# %% Chance is explicit: the first card, the second, the board
state = game.new_initial_state()
while state.is_chance_node():
    outcomes = state.chance_outcomes()
    print(len(outcomes), "results, each with probability", round(outcomes[0][1], 3))
    state.apply_action(outcomes[0][0])
print(state.information_state_string().splitlines()[-1])
print([state.action_to_string(action) for action in state.legal_actions()])

# %% Learn a little
np.random.seed(1)
solver = mccfr.OutcomeSamplingSolver(game)
for _ in range(300):
    solver.iteration()
policy = solver.average_policy().action_probabilities(state)
print({state.action_to_string(a): round(float(p), 2) for a, p in policy.items()})
assert abs(sum(policy.values()) - 1) < 1e-6

# %% One of ours: the union game for three
union = pyspiel.load_game("uprising_fully_automated_union", {"players": 3})
rng = np.random.default_rng(5)
state = union.new_initial_state()
while not state.is_terminal():
    state.apply_action(int(rng.choice(state.legal_actions())))
print("returns", state.returns(), "after", len(state.history()), "actions and chance results")
