"""The wheel's build hook: the built page, and compiled rules where this machine can compile."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NO_COMPILER = 3  # as build_compiled.py says it


class UprisingBuildHook(BuildHookInterface[Any]):
    """Adds what is built beside the sources and never kept with them."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        self.add_page(Path(self.root), build_data["force_include"])
        if os.environ.get("UPRISING_PURE") != "1" and self.add_compiled(
            Path(self.root), build_data["force_include"]
        ):
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    def add_page(self, root: Path, include: dict[str, str]) -> None:
        """A player who installs the wheel needs no Node."""
        subprocess.run([sys.executable, str(root / "tools" / "web.py")], cwd=root, check=True)
        for file in sorted((root / "src" / "uprising" / "server" / "static").rglob("*")):
            if file.is_file():
                include[str(file)] = file.relative_to(root / "src").as_posix()

    def add_compiled(self, root: Path, include: dict[str, str]) -> bool:
        """From nothing, in a folder of its own: what an incremental build makes may differ."""
        built = self.built(root)
        shutil.rmtree(built, ignore_errors=True)
        command = [sys.executable, str(root / "build_compiled.py"), "--into", str(built)]
        done = subprocess.run(command, cwd=root)
        if done.returncode == NO_COMPILER:
            return False
        done.check_returncode()
        for library in sorted((built / "uprising").rglob("*.so")):
            include[str(library)] = library.relative_to(built).as_posix()
        return True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        shutil.rmtree(self.built(Path(self.root)), ignore_errors=True)

    def built(self, root: Path) -> Path:
        return root / "build" / "wheel" / str(sys.implementation.cache_tag)
