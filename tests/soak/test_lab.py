"""The lab on trial: no difference where there is none, small differences where there are some."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
from pathlib import Path

import msgspec
import pytest

from tests.project import ROOT
from uprising.lab.effects import changes
from uprising.lab.executor import Cores, Here
from uprising.lab.measure import GameSeen, watch_some
from uprising.lab.report import Report
from uprising.lab.study import LOOK, Folder, Study, Variant, run

REPETITIONS = 200
ERROR = 0.05


def played(study: Study, side: int, start: int) -> list[GameSeen]:
    data = watch_some(study.plan(side), range(start, start + LOOK))
    return msgspec.json.decode(data, type=list[GameSeen])


def is_flagged(repetition: int) -> bool:
    """Look after every hundred games, and cry out at the first difference that seems sure."""
    study = Study(
        "tic_tac_toe", ["random", "random"], [Variant(), Variant()], games=3 * LOOK,
        seed=f"null-{repetition}", salt="-other", error=ERROR,
    )  # fmt: skip
    first: list[GameSeen] = []
    second: list[GameSeen] = []
    for start in range(0, study.games, LOOK):
        first += played(study, 0, start)
        second += played(study, 1, start)
        if any(effect.is_sure for effect in changes(first, second, ERROR, study.games)):
            return True
    return False


@pytest.mark.soak
def test_no_change_is_flagged_no_more_often_than_stated() -> None:
    """Other seeds, the same game: there is nothing to find, however often one looks."""
    flagged = sum(is_flagged(repetition) for repetition in range(REPETITIONS))
    assert flagged / REPETITIONS <= ERROR


@pytest.mark.soak
def test_a_power_that_costs_nothing_is_the_first_sentence(tmp_path: Path) -> None:
    """Launching Beacons costs one character nothing, where the campaign is about Beacons."""
    free = 'free-launch {"sheets":{"jack":{"launch_ap":-4,"launch_coins":-4}}}'
    options = {"campaign": "mw"}
    sides = [Variant(options), Variant(options, pack=free)]
    study = Study("patriot", ["heuristic"], sides, games=440, drawn=["character"])
    pool = Cores(os.cpu_count() or 1)
    found = run(study, Folder(tmp_path), pool)
    pool.close()
    first = Report(found).findings()[0]
    assert first.effect is not None
    assert (first.effect.family, first.effect.thing) == ("character", "jack")
    assert first.effect.low > 0


@pytest.mark.soak
def test_a_ray_cluster_gives_the_same_results(tmp_path: Path) -> None:
    """A throw-away environment with Ray, beside the one the tests run in."""
    venv = tmp_path / "venv"
    subprocess.run([sys.executable, "-m", "venv", str(venv)], check=True)
    pip = [str(venv / "bin/pip"), "install", "-q", "--disable-pip-version-check", "ray"]
    subprocess.run(pip, check=True)
    paths = subprocess.run(
        [str(venv / "bin/python"), "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"],
        check=True,
        capture_output=True,
        text=True,
    )
    shared = Path(paths.stdout.strip()) / "shared.pth"
    shared.write_text(sysconfig.get_path("purelib") + "\n", encoding="utf-8")
    words = ["-m", "uprising.cli", "lab", "run", "leduc", "--games", "300", "--out", "far"]
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    there = [str(venv / "bin/python"), *words, "--ray", "local"]
    subprocess.run(there, check=True, cwd=tmp_path, env=env, stdout=subprocess.DEVNULL)
    study = Folder(tmp_path / "far").study()
    run(study, Folder(tmp_path / "near"), Here())
    for name in ("games-a.jsonl", "result.json"):
        assert (tmp_path / "far" / name).read_bytes() == (tmp_path / "near" / name).read_bytes()
