"""`make dev` starts the server anew when what it reads has changed, and only then."""

import os
from pathlib import Path

from tools.dev import changed, snapshot


def test_new_edited_and_removed_files_are_noticed(tmp_path: Path) -> None:
    edited, removed, new = (tmp_path / name for name in ("a.py", "b.ftl", "c.md"))
    for path in (edited, removed, tmp_path / "d.so"):
        path.write_text("1", encoding="utf-8")
    before = snapshot(tmp_path)
    assert changed(before, snapshot(tmp_path)) == []
    os.utime(edited, (1, 1))
    removed.unlink()
    new.write_text("1", encoding="utf-8")
    (tmp_path / "d.so").write_text("2", encoding="utf-8")
    assert changed(before, snapshot(tmp_path)) == [edited, removed, new]
