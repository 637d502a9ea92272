"""TorchRL: our PettingZoo environments, in turns and in parallel, as TensorDicts.

pip install 'uprising[research]' torchrl
"""

import sys

from torchrl.envs.libs.pettingzoo import PettingZooWrapper
from torchrl.envs.utils import check_env_specs

from uprising.adapters import pettingzoo

key = sys.argv[1] if len(sys.argv) > 1 else "leduc"
for made in (pettingzoo.parallel_env, pettingzoo.env):
    env = PettingZooWrapper(made(key), use_mask=True)
    check_env_specs(env)

    # %% A rollout of random allowed actions, with observations, masks and rewards of each seat
    data = env.rollout(50)
    group = next(iter(env.group_map))
    mask, chosen = data[group, "action_mask"], data[group, "action"]
    assert bool(mask.any())
    print(made.__name__, data.batch_size, group, tuple(mask.shape), tuple(chosen.shape))
