"""Whole games to look at, played by bots who say why: ours, and those that a game brings.

A sample is a record, `KEY-NUMBER.txt`; a game from outside keeps its own in the folder `samples`
beside its package's other files.
"""

from pathlib import Path

from uprising.kernel import games

SAMPLES = Path(__file__).parent.parent / "samples"


def samples() -> dict[str, Path]:
    """Every sample by its name. A game from outside names its own after itself."""
    found = {path.stem: path for path in sorted(SAMPLES.glob("*.txt"))}
    for key, of in games().items():
        for path in sorted((of.folder / "samples").glob(f"{key}-*.txt")):
            found.setdefault(path.stem, path)
    return found
