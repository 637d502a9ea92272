"""Inspect, verifiers, OpenEnv, TextArena and Kaggle play our games by their own runners."""

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


OPENENV = """
import json, socket, subprocess, sys, urllib.request
from openenv.core.generic_client import GenericEnvClient

for game, seats in (("leduc", 2), ("robot_rise", 3), ("fully_automated_bosses", 5)):
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    words = ["--game", game, "--seats", str(seats), "--port", str(port)]
    command = [sys.executable, "-m", "uprising.adapters.openenv_env", *words]
    server = subprocess.Popen(command)
    address = f"http://127.0.0.1:{port}"
    try:
        while True:
            assert server.poll() is None
            try:
                urllib.request.urlopen(f"{address}/health").close()
                break
            except OSError:
                pass
        found = subprocess.run(
            [sys.argv[1], "validate", "--url", address], capture_output=True, text=True
        )
        assert found.returncode == 0 and json.loads(found.stdout)["passed"], found.stdout
        ended = []
        for seed in (1, 1):
            with GenericEnvClient(base_url=address).sync() as env:
                told = env.reset(seed=seed)
                assert told.observation["system"] and told.observation["prompt"]
                told = env.step({"text": "nothing of use"})
                assert told.observation["refused"]
                while not told.done:
                    told = env.step({"text": json.dumps({"move": "1"})})
                assert told.reward in (1, -1)
                ended.append((told.reward, env.state()["step_count"]))
        assert ended[0] == ended[1]
        print("validated and played", game)
    finally:
        server.terminate()
        server.wait()
"""


def test_openenv_validates_our_server_and_its_client_plays(tmp_path: Path) -> None:
    tools = environment(tmp_path / "env", "openenv-core==0.3.0")
    env = surroundings(tmp_path, NO_PROXY="127.0.0.1", no_proxy="127.0.0.1")
    command = [str(tools / "python"), "-c", OPENENV, str(tools / "openenv")]
    done = subprocess.run(command, cwd=tmp_path, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.count("validated and played") == 3


KAGGLE = """
from kaggle_environments import evaluate, make
from kaggle_environments.core_harness import create_agent_fn
from uprising.adapters.kaggle_env import Harness, register

register()
for game, players in (("leduc", 2), ("robot_rise", 3), ("fully_automated_bosses", 5)):
    rewards = []
    for seed in (7, 7):
        env = make(f"uprising_{game}", configuration={"seed": seed}, debug=True)
        last = env.run(["first"] * players)[-1]
        assert {agent.status for agent in last} == {"DONE"}
        rewards.append([agent.reward for agent in last])
        assert game in env.render(mode="ansi") and env.toJSON()["statuses"]
    assert rewards[0] == rewards[1] and set(rewards[0]) <= {1, -1} and 1 in rewards[0]
assert len(evaluate("uprising_leduc", ["first", "first"], num_episodes=2)) == 2
scripted = ("openai/scripted", {"mock_response": '{\\"move\\": \\"1\\"}', "api_key": "none"})
model = create_agent_fn(Harness(), model_override=scripted)
env = make("uprising_leduc", configuration={"seed": 7}, debug=True)
last = env.run([model, "first"])[-1]
assert [agent.info["defaults"] for agent in last] == [0, 0]
print("played by Kaggle's runner and its harness for models")
"""


def test_kaggles_runner_and_its_harness_for_models_play_our_games(tmp_path: Path) -> None:
    tools = environment(tmp_path / "env", "kaggle-environments==1.33.2")
    command = [str(tools / "python"), "-c", KAGGLE]
    done = subprocess.run(
        command, cwd=tmp_path, env=surroundings(tmp_path), capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    assert "played by Kaggle's runner and its harness for models" in done.stdout
