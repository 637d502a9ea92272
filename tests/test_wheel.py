"""What somebody installs: one file that plays, with the page and the books in it."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tests.project import ROOT, games


@pytest.mark.slow
def test_a_plain_wheel_fits_every_platform_and_brings_the_page_and_the_books(
    tmp_path: Path,
) -> None:
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    plain = {**os.environ, "UPRISING_PURE": "1"}
    done = subprocess.run(command, cwd=ROOT, env=plain, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    (wheel,) = tmp_path.glob("*.whl")
    assert wheel.name.endswith("-py3-none-any.whl")
    inside = set(zipfile.ZipFile(wheel).namelist())
    wanted = {"uprising/server/static/index.html", "uprising/bots/strength.json"}
    wanted |= {
        f"uprising/games/{game}/rules/{lang}.md" for game in games() for lang in ("en", "it")
    }
    assert sorted(wanted - inside) == []
    assert not [name for name in inside if name.endswith(".so")]
