"""The wheel's build hook: the built page, and compiled rules where this machine can compile."""

import os
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
        """From the folder `make compile` keeps, so that what is fresh is not built twice."""
        done = subprocess.run([sys.executable, str(root / "build_compiled.py")], cwd=root)
        if done.returncode == NO_COMPILER:
            return False
        done.check_returncode()
        built = root / "build" / "compiled"
        for library in sorted((built / "uprising").rglob("*.so")):
            include[str(library)] = library.relative_to(built).as_posix()
        include.update({str(path): path.name for path in sorted(built.glob("*.so"))})
        return True
