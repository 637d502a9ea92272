"""Find a Firefox and drive it: the page's smoke games are played in it, too (`make soak`).

In order: $UPRISING_FIREFOX, firefox-esr, firefox. Firefox itself speaks WebDriver BiDi over a
socket, so no other program stands between.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

LISTENING = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
PATIENCE = 120.0  # seconds, only a bound
PREFERENCES = """
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("network.captive-portal-service.enabled", false);
user_pref("network.connectivity-service.enabled", false);
user_pref("app.update.enabled", false);
user_pref("ui.prefersReducedMotion", 1);
"""


def firefox() -> str:
    """The program; whoever has none is told how to get one."""
    for name in (os.environ.get("UPRISING_FIREFOX", ""), "firefox-esr", "firefox"):
        found = shutil.which(name) if name else None
        if found:
            return found
    raise SystemExit(
        "No Firefox was found: apt-get install firefox-esr, or name one in UPRISING_FIREFOX"
    )


class Tab:
    """One tab, spoken to one command at a time; what the page complains about is kept."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.number = 0
        self.complaints: list[str] = []
        self.ask("session.new", capabilities={})
        self.ask("session.subscribe", events=["log.entryAdded"])
        tree = self.ask("browsingContext.getTree")
        self.context: str = tree["contexts"][0]["context"]

    def ask(self, method: str, **params: Any) -> Any:
        self.number += 1
        self.line.send(json.dumps({"id": self.number, "method": method, "params": params}))
        while True:
            told = json.loads(self.line.recv(timeout=PATIENCE))
            if told.get("method") == "log.entryAdded" and told["params"]["level"] == "error":
                self.complaints.append(str(told["params"]["text"]))
            if told.get("id") == self.number:
                if told["type"] == "error":
                    raise RuntimeError(f"{method}: {told['error']}: {told['message']}")
                return told["result"]

    def goto(self, address: str) -> None:
        self.ask("browsingContext.navigate", context=self.context, url=address, wait="complete")

    def size(self, width: int, height: int) -> None:
        viewport = {"width": width, "height": height}
        self.ask("browsingContext.setViewport", context=self.context, viewport=viewport)

    def evaluate(self, expression: str) -> Any:
        """What an expression comes to, promises awaited; anything JSON can say."""
        told = self.ask(
            "script.evaluate",
            expression=f"(async () => JSON.stringify(await ({expression})))()",
            target={"context": self.context},
            awaitPromise=True,
        )
        if told["type"] == "exception":
            raise RuntimeError(told["exceptionDetails"]["text"])
        said = told["result"].get("value")
        return None if said is None else json.loads(said)

    def wait(self, condition: str) -> None:
        """Until something holds, looked at with every frame the browser draws."""
        self.evaluate(
            "new Promise((done, fail) => { const end = performance.now() + 60000;"
            f" const look = () => ({condition}) ? done(null) : performance.now() > end"
            f" ? fail(new Error({json.dumps(condition)})) : setTimeout(look, 16); look(); }})"
        )


@contextmanager
def tab() -> Iterator[Tab]:
    """A Firefox of its own with one tab."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        (Path(folder) / "user.js").write_text(PREFERENCES, encoding="utf-8")
        words = [firefox(), "--headless", "--no-remote", "--profile", folder,
                 "--remote-debugging-port", "0"]  # fmt: skip
        with subprocess.Popen(
            words, stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True
        ) as running:
            try:
                assert running.stderr is not None
                address = next(filter(None, map(LISTENING.search, running.stderr)))[1]
                with connect(f"{address}/session", max_size=None) as line:
                    yield Tab(line)
            finally:
                running.terminate()


if __name__ == "__main__":
    print(firefox())
