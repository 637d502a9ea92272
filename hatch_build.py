"""The wheel's build hook: compiled rules where this machine can compile, plain ones otherwise."""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NO_COMPILER = 3  # as build_compiled.py says it


class UprisingBuildHook(BuildHookInterface[Any]):
    """Compiles a copy of the sources, so that src/ stays as it is."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        self.work: Path | None = None
        if version == "editable" or os.environ.get("UPRISING_PURE") == "1":
            return
        self.work = Path(tempfile.mkdtemp(prefix="uprising-wheel-"))
        try:
            self.add_compiled(self.work, build_data)
        except BaseException:  # hatch does not call finalize after a failure
            self.clean_up()
            raise

    def add_compiled(self, work: Path, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        package, built = work / "src" / "uprising", work / "built"
        shutil.copytree(root / "src" / "uprising", package)
        script = root / "build_compiled.py"
        command = [sys.executable, str(script), "--package", str(package), "--into", str(built)]
        done = subprocess.run(command, cwd=work)
        if done.returncode == NO_COMPILER:
            return
        done.check_returncode()
        for library in sorted((built / "uprising").rglob("*.so")):
            build_data["force_include"][str(library)] = library.relative_to(built).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        self.clean_up()

    def clean_up(self) -> None:
        if self.work is not None:
            shutil.rmtree(self.work, ignore_errors=True)
