"""Sign requirements.lock with its inputs, or check the signature.

The lock's first line carries a digest of what pyproject.toml asks for, so that an edited
dependency without a new `make lock` is noticed before anything is tested against old versions.
"""

import hashlib
import json
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PROJECT = ROOT / "pyproject.toml"
LOCK = ROOT / "requirements.lock"
MARK = "# inputs sha256:"


def inputs(project: Path = PROJECT) -> str:
    """The digest of everything that decides which packages belong in the lock."""
    settings = tomllib.loads(project.read_text(encoding="utf-8"))
    asked = {
        "python": settings["project"]["requires-python"],
        "play": settings["project"]["dependencies"],
        "groups": settings["dependency-groups"],
    }
    return hashlib.sha256(json.dumps(asked, sort_keys=True).encode()).hexdigest()


def signature(lock: Path = LOCK) -> str | None:
    """The digest the lock was made from; None if there is no lock or it was never signed."""
    if not lock.exists():
        return None
    first = lock.read_text(encoding="utf-8").partition("\n")[0]
    return first.removeprefix(MARK).strip() if first.startswith(MARK) else None


def sign() -> None:
    lines = LOCK.read_text(encoding="utf-8").splitlines(keepends=True)
    body = "".join(line for line in lines if not line.startswith(MARK))
    LOCK.write_text(f"{MARK}{inputs()}\n{body}", encoding="utf-8")


def main(argv: list[str]) -> int:
    if argv == ["sign"]:
        sign()
        return 0
    if argv == ["check"]:
        if signature() == inputs():
            return 0
        print("requirements.lock does not match pyproject.toml: run `make lock`", file=sys.stderr)
        return 1
    print("usage: lock.py sign|check", file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
