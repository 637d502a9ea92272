"""Games from outside the project, installed the way a package manager would."""

from pathlib import Path


def install(folder: Path, key: str, where: str) -> None:
    """Leave beside a package what `pip` leaves there: the entry point that names its game."""
    info = folder / f"{key}-1.0.dist-info"
    info.mkdir(parents=True)
    about = f"Metadata-Version: 2.1\nName: {key}\nVersion: 1.0\n"
    (info / "METADATA").write_text(about, encoding="utf-8")
    points = f"[uprising.games]\n{key} = {where}\n"
    (info / "entry_points.txt").write_text(points, encoding="utf-8")
