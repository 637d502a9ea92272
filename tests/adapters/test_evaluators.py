"""Inspect, verifiers and TextArena play our games by their own runners."""

import json
import subprocess
from pathlib import Path

import pytest

from tests.adapters.peers import environment, surroundings
from tests.llm.endpoint import endpoint, text

pytestmark = pytest.mark.peers


def test_inspect_evaluates_by_its_own_command(tmp_path: Path) -> None:
    tools = environment(tmp_path / "env", "inspect-ai==0.3.285", "openai")
    with endpoint(lambda body: text(move="1")) as (address, heard):
        env = surroundings(tmp_path, SCRIPTED_BASE_URL=address, SCRIPTED_API_KEY="none")
        command = [
            str(tools / "inspect"), "eval", "uprising/uprising", "--model", "openai-api/scripted/m",
            "-T", "game=leduc", "-T", "deals=2", "--display", "none", "--log-format", "json",
            "--log-dir", "logs",
        ]  # fmt: skip
        done = subprocess.run(command, cwd=tmp_path, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    [path] = (tmp_path / "logs").glob("*.json")
    log = json.loads(path.read_text(encoding="utf-8"))
    assert log["status"] == "success" and len(heard.bodies) >= 4
    scores = {score["name"]: score["metrics"] for score in log["results"]["scores"]}
    assert set(scores) == {"won", "clean"} and scores["clean"]["mean"]["value"] == 1
    assert {"mean", "stderr"} <= set(scores["won"])


def test_verifiers_evaluates_by_its_own_command(tmp_path: Path) -> None:
    tools = environment(tmp_path / "env", "verifiers==0.4.0")
    with endpoint(lambda body: text(move="1")) as (address, heard):
        env = surroundings(tmp_path, SCRIPTED_KEY="none")
        command = [
            str(tools / "vf-eval"), "uprising_verifiers", "-m", "scripted", "-n", "2", "--no-push",
            "--client.base-url", address, "--client.api-key-var", "SCRIPTED_KEY",
            "--env.taskset.game", "leduc", "--env.models", "2", "-o", "out", "--clean",
        ]  # fmt: skip
        done = subprocess.run(command, cwd=tmp_path, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    [path] = (tmp_path / "out").glob("*/traces.jsonl")
    told = path.read_text(encoding="utf-8")
    assert "err 0.00" in done.stdout and told.count('"part"') >= 4
    assert len(heard.bodies) >= 8 and "LEDUC" in str(heard.bodies[0])


ARENA = """
import textarena as ta
from uprising.adapters.textarena_env import register

register()
ended = []
for game, players in (("leduc", 2), ("robot_rise", 3), ("fully_automated_bosses", 5)):
    for seed in (1, 1):
        env = ta.make(f"Uprising-{game}-v0")
        env.reset(num_players=players, seed=seed)
        done, seats = False, set()
        while not done:
            seat, observation = env.get_observation()
            seats.add(seat)
            assert observation
            done, info = env.step('{"move": "1"}')
            assert not info
        assert seats == set(range(players))
        ended.append(env.close())
    assert ended[-1] == ended[-2]
print("played", len(ended))
"""


def test_textarena_makes_and_plays_our_games(tmp_path: Path) -> None:
    tools = environment(tmp_path / "env", "textarena==0.7.4")
    command = [str(tools / "python"), "-c", ARENA]
    done = subprocess.run(
        command, cwd=tmp_path, env=surroundings(tmp_path), capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    assert "played 6" in done.stdout
