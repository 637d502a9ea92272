"""What lies in deploy/ fits the program: every option is one, every path is answered.

No container is built here: the wheel that one would hold is built and tried elsewhere.
"""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from tests.project import ROOT
from tests.server.guest import Guest
from uprising.cli import parser
from uprising.server.app import Config, Server
from uprising.server.http.shield import words_of

DEPLOY = ROOT / "deploy"
CONTAINER = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
COMPOSE = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
NGINX = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
UNIT = (DEPLOY / "uprising.service").read_text(encoding="utf-8")


def entry() -> list[str]:
    found = re.search(r"^ENTRYPOINT (\[.*\])$", CONTAINER, re.M)
    assert found is not None
    words: list[str] = json.loads(found[1])
    return words


def commands() -> list[list[str]]:
    """What each of the containers and the unit run."""
    more = [json.loads(line) for line in re.findall(r"command: (\[.*\])", COMPOSE)]
    [unit] = re.findall(r"^ExecStart=\S+/uprising (.*)$", UNIT, re.M)
    return [entry()[1:], *[[*entry()[1:], *each] for each in more], shlex.split(unit)]


@pytest.mark.parametrize("words", commands(), ids=lambda words: " ".join(words)[:60])
def test_every_command_is_one_that_the_program_knows(words: list[str]) -> None:
    asked = parser("en").parse_args(words)
    assert asked.command == "serve" and asked.port == 8642


def test_workers_have_addresses_of_their_own_and_one_database() -> None:
    found = [parser("en").parse_args(words) for words in commands()[1:-1]]
    assert len({asked.worker_host for asked in found}) == len(found) == 2
    for asked in found:
        assert f"hostname: {asked.worker_host}" in COMPOSE
        assert f"server {asked.worker_host}:{asked.port}" in NGINX
    assert COMPOSE.count("UPRISING_DB: postgresql://") == 1 and "asyncpg" not in CONTAINER
    assert "postgres" in CONTAINER.partition("pip install")[2]


def test_the_container_is_built_from_the_checkout_for_the_python_it_contains() -> None:
    """V28: both stages take the same Python, and no wheel from outside is copied in."""
    assert set(re.findall(r"^FROM (\S+)", CONTAINER, re.M)) == {"python:${PYTHON}-slim"}
    assert "dist/" not in CONTAINER and "COPY . /checkout" in CONTAINER
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8").split()
    needed = ("src", "web", "tools", "build_compiled.py", "hatch_build.py", "pyproject.toml")
    assert not set(needed) & set(ignored)
    assert all((ROOT / name).exists() for name in needed)


def test_the_health_check_asks_what_is_answered(port: int) -> None:
    [address] = re.findall(r"urlopen\('([^']+)'\)", CONTAINER)
    assert Guest(port).call(urlsplit(address).path.lstrip("/"))["ok"]
    assert str(urlsplit(address).port) in entry()


def test_the_proxy_sends_all_of_a_table_to_one_worker(tmp_path: Path) -> None:
    """The hash rule: the table's id is found in every path that names one."""
    [pattern] = re.findall(r"~(\S+)\s+\$id;", NGINX)
    rule = re.compile(pattern.replace("(?<", "(?P<"))
    paths = [
        endpoint.path for endpoint in Server(Config(str(tmp_path / "tables.db"))).endpoints()
    ] + ["/api/tables/{table}/live"]
    named = [path for path in paths if "{table}" in path]
    assert len(named) > 5 and "api" in words_of(named)
    for path in named:
        found = rule.match(path.replace("{table}", "x-Y_1"))
        assert found is not None and found["id"] == "x-Y_1", path
    assert "hash $table consistent" in NGINX
