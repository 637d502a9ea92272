"""Stable-Baselines3: MaskablePPO (sb3-contrib) in one seat of Leduc hold'em.

pip install 'uprising[research]' sb3-contrib
"""

import sys

import gymnasium
from sb3_contrib import MaskablePPO

import uprising.adapters.gymnasium  # noqa: F401 - makes the games known

# %% The masks come from `action_masks`, which MaskablePPO asks for by that name
key = sys.argv[1] if len(sys.argv) > 1 else "leduc"
env = gymnasium.make(f"uprising/{key}-v0", seat=0, bots="random")
model = MaskablePPO("MultiInputPolicy", env, n_steps=128, batch_size=64, seed=1)
model.learn(512)

# %% It plays a game
seen, _ = env.reset(seed=7)
ended, reward = False, 0.0
while not ended:
    action, _ = model.predict(seen, action_masks=env.unwrapped.action_masks())
    seen, reward, ended, _, _ = env.step(int(action))
print("learned", model.num_timesteps, "steps; the reward of a game:", reward)
assert reward in (-1.0, 0.0, 1.0)
