"""The wheel in a fresh environment: a scripted model plays every rule set without a fault."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.adapters.peers import environment
from tests.llm.endpoint import call, endpoint
from tests.project import ROOT

TRIAL = """
import sys
import uprising
from uprising.adapters.dialogue import Dialogue
from uprising.agents import AgentPlayer

assert "site-packages" in uprising.__file__
for key in sys.argv[2:]:
    for seed in range(int(sys.argv[1])):
        seats = next(n for n in uprising.game(key).seats if n > 1)
        game = Dialogue(key, seed, seats, opponents="llm:scripted")
        while game.next_turn() is not None:
            assert game.reply('{"move": "1"}') == ""
        models = [one for one in game.bots.values() if isinstance(one, AgentPlayer)]
        assert models, (key, seats)
        assert game.result(0).clean, (key, seed, game.result(0))
        assert [slip for one in models for slip in one.slips] == []
    print("played", key)
"""
SIX = (
    "evil_robots", "fully_automated_bosses", "fully_automated_union", "patriot", "robot_rise",
    "robotariat",
)  # fmt: skip


def play(folder: Path, games: int) -> None:
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    plain = {**os.environ, "UPRISING_PURE": "1"}
    subprocess.run(build, cwd=ROOT, env=plain, check=True, capture_output=True)
    (wheel,) = folder.glob("*.whl")
    tools = environment(folder / "env", str(wheel))
    with endpoint(lambda body: call("play", move="1")) as (address, heard):
        env = {**os.environ, "UPRISING_LLM_URL": address, "UPRISING_LLM_KEY": "none"}
        env.pop("PYTHONPATH", None)
        command = [str(tools / "python"), "-c", TRIAL, str(games), *SIX]
        done = subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.count("played") == len(SIX) and len(heard.bodies) > 50


@pytest.mark.peers
def test_a_wheel_in_a_fresh_environment_plays_a_scripted_model(tmp_path: Path) -> None:
    play(tmp_path, 1)


@pytest.mark.soak
def test_a_wheel_plays_a_scripted_model_through_fifty_games_of_each_rule_set(
    tmp_path: Path,
) -> None:
    play(tmp_path, 50)
