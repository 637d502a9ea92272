"""RLlib: PPO with masked actions in one seat, sampled by a worker process.

pip install 'uprising[research]' 'ray[rllib]' torch
"""

import sys

import gymnasium
import numpy as np
import ray
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule
from ray.tune.registry import register_env

KEY = sys.argv[1] if len(sys.argv) > 1 else "leduc"


# %% RLlib's module for masked actions wants other names, and floats
class Renamed(gymnasium.ObservationWrapper):
    def __init__(self, env):
        super().__init__(env)
        box, seen = gymnasium.spaces.Box, env.observation_space
        self.observation_space = gymnasium.spaces.Dict(
            {
                "observations": box(0.0, 255.0, seen["observation"].shape, np.float32),
                "action_mask": box(0.0, 1.0, seen["action_mask"].shape, np.float32),
            }
        )

    def observation(self, seen):
        return {
            "observations": seen["observation"].astype(np.float32),
            "action_mask": seen["action_mask"].astype(np.float32),
        }


# %% The part before the colon is imported in the worker, where it makes the games known
def make(config):
    name = f"uprising.adapters.gymnasium:uprising/{config['key']}-v0"
    return Renamed(gymnasium.make(name, seat=0, bots="random"))


ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
register_env("uprising", make)
config = (
    PPOConfig()
    .environment("uprising", env_config={"key": KEY})
    .env_runners(num_env_runners=1)
    .rl_module(
        rl_module_spec=RLModuleSpec(
            module_class=ActionMaskingTorchRLModule, model_config={"head_fcnet_hiddens": [64]}
        )
    )
    .training(train_batch_size_per_learner=256, minibatch_size=64, num_epochs=1)
)
learner = config.build_algo()
for _ in range(2):
    found = learner.train()["env_runners"]
    print("steps", found["num_env_steps_sampled_lifetime"], "mean", found["episode_return_mean"])
    assert -1 <= found["episode_return_mean"] <= 1
learner.stop()
ray.shutdown()
