"""Every game as a PettingZoo environment: random agents at a table of ROBOT RISE!."""

# %% An environment: the game, the seats, its own options
import numpy as np

from uprising.adapters import pettingzoo

env = pettingzoo.env("robot_rise", seats=3)
env.reset(seed=7)
rng = np.random.default_rng(7)

# %% What an agent sees: numbers with names, and which words a move may begin with
seen, _, _, _, _ = env.last()
arena = env.unwrapped.arena
print(len(seen["observation"]), "numbers:", ", ".join(arena.counts.names()[:6]), "…")
print("words:", arena.vocabulary.text(np.flatnonzero(seen["action_mask"])))

# %% Play to the end
rewards = dict.fromkeys(env.possible_agents, 0.0)
for agent in env.agent_iter():
    seen, reward, ended, _, info = env.last()
    rewards[agent] += reward
    env.step(None if ended else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
print(rewards)

# %% In parallel: a sealed question is answered by everybody in one step
together = pettingzoo.parallel_env("evil_robots", seats=3)
seen, infos = together.reset(seed=1)
steps = 0
while together.agents and steps < 50:
    masks = {agent: seen[agent]["action_mask"] for agent in together.agents}
    actions = {
        agent: int(rng.choice(np.flatnonzero(mask))) if mask.any() else 0
        for agent, mask in masks.items()
    }
    seen, _, _, _, infos = together.step(actions)
    steps += 1
print(steps, "steps; asked now:", [agent for agent, info in infos.items() if info])
