"""Learning frameworks run our examples, on a wheel in a fresh environment."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.adapters.peers import environment
from tests.project import ROOT

pytestmark = pytest.mark.peers

PACKAGES = (
    "torch==2.13.0", "torchrl==0.10.0", "sb3-contrib==2.9.2", "ray[rllib]==2.60.0",
    "gymnasium", "numpy", "open_spiel==2.0.2", "pettingzoo==1.27.0",
)  # fmt: skip


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of an environment with the plain wheel and all of these frameworks."""
    folder = tmp_path_factory.mktemp("frameworks")
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    plain = {**os.environ, "UPRISING_PURE": "1"}
    subprocess.run(build, cwd=ROOT, env=plain, check=True, capture_output=True)
    (wheel,) = folder.glob("*.whl")
    return environment(folder / "env", str(wheel), *PACKAGES) / "python"


@pytest.mark.parametrize(
    ("example", "words", "said"),
    [
        ("sb3_maskable_ppo", ["leduc"], "learned 512 steps"),
        ("sb3_maskable_ppo", ["robot_rise"], "learned 512 steps"),
        ("torchrl_rollout", ["leduc"], "parallel_env"),
        ("torchrl_rollout", ["evil_robots"], "parallel_env"),
        ("rllib_ppo", ["leduc"], "steps 512"),
        ("openspiel_deep", ["deep_cfr", "leduc"], "deep_cfr leduc"),
        ("openspiel_deep", ["nfsp", "leduc"], "nfsp leduc"),
        ("openspiel_deep", ["nfsp", "fully_automated_union"], "nfsp fully_automated_union"),
    ],
)
def test_a_framework_learns_from_our_games(
    python: Path, tmp_path: Path, example: str, words: list[str], said: str
) -> None:
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    script = ROOT / "examples" / "frameworks" / f"{example}.py"
    command = [str(python), str(script), *words]
    done = subprocess.run(command, cwd=tmp_path, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    assert said in done.stdout
