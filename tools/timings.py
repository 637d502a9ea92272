"""How long the parts of the development loop took when they last ran.

    python -m tools.timings run NAME COMMAND...    run it, and keep its wall time if it succeeds
    python -m tools.timings                        print what was measured last

The figures lie in build/timings.json, so they are of this machine and this checkout.
"""

import json
import subprocess
import sys
import time
from datetime import datetime
from pathlib import Path

KEPT = Path(__file__).resolve().parent.parent / "build" / "timings.json"


def read() -> dict[str, dict[str, float]]:
    try:
        found: dict[str, dict[str, float]] = json.loads(KEPT.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return {}
    return found


def note(name: str, seconds: float) -> None:
    """Keep how long this part took, in place of an older figure."""
    measured = {**read(), name: {"seconds": round(seconds, 1), "at": time.time()}}
    KEPT.parent.mkdir(exist_ok=True)
    KEPT.write_text(json.dumps(measured, indent=1), encoding="utf-8")


def run(name: str, command: list[str]) -> int:
    start = time.monotonic()
    status = subprocess.run(command).returncode
    if status == 0:
        note(name, time.monotonic() - start)
    return status


def show() -> None:
    measured = read()
    if not measured:
        print("Nothing was measured here yet: run make compile, make check or make test.")
    for name, told in sorted(measured.items()):
        when = datetime.fromtimestamp(told["at"]).strftime("%Y-%m-%d %H:%M")
        minutes, seconds = divmod(round(told["seconds"]), 60)
        print(f"{name:32}{minutes:4}:{seconds:02}   {when}")


def main(argv: list[str]) -> int:
    if not argv:
        show()
        return 0
    if argv[0] == "run" and len(argv) > 2:
        return run(argv[1], argv[2:])
    print(__doc__, file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
