"""One engine in a process of its own, and the line protocol of worker.py from the other side."""

import contextlib
import json
import os
import selectors
import subprocess
from pathlib import Path
from typing import Any

from environments import BUILD, NotAvailable, last_words

PATIENCE = 60  # seconds beyond what was asked for


class Engine:
    """A worker that has answered once, and so can be measured."""

    def __init__(self, name: str, words: list[str], cwd: Path, environment: dict[str, str]) -> None:
        BUILD.mkdir(parents=True, exist_ok=True)
        self.log = BUILD / f"{name}.log"
        with self.log.open("w") as errors:
            self.process = subprocess.Popen(
                words,
                cwd=cwd,
                env=os.environ | environment,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
            )
        self.ways_out = selectors.DefaultSelector()
        assert self.process.stdout is not None
        self.ways_out.register(self.process.stdout, selectors.EVENT_READ)
        self.versions = str(self.answer(0.0)["versions"])

    def measure(self, case: str, seconds: float) -> dict[str, float]:
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(f"{case} {seconds}\n")
            self.process.stdin.flush()
        except BrokenPipeError:
            raise self.ended() from None
        return {name: float(value) for name, value in self.answer(seconds).items()}

    def answer(self, seconds: float) -> dict[str, Any]:
        assert self.process.stdout is not None
        if not self.ways_out.select(seconds + PATIENCE):
            self.process.kill()
            self.process.wait()
            raise NotAvailable(f"no answer for {PATIENCE} s")
        line = self.process.stdout.readline()
        if not line:
            raise self.ended()
        answer: dict[str, Any] = json.loads(line)
        return answer

    def ended(self) -> NotAvailable:
        status = self.process.wait()
        return NotAvailable(f"exit {status}: {last_words(self.log.read_text())}")

    def close(self) -> None:
        assert self.process.stdin is not None and self.process.stdout is not None
        with contextlib.suppress(BrokenPipeError):
            self.process.stdin.close()
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.process.stdout.close()
        self.ways_out.close()
