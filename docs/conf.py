"""The documentation site: plain pages that need no network to be read."""

import os
import sys
from pathlib import Path
from typing import Any

os.environ["UPRISING_PURE"] = "1"  # compiled classes have no signatures to show
sys.path.insert(0, str(Path(__file__).parent))

from docstrings import restructured, unlisted
from sphinx.application import Sphinx

project = "Uprising"
author = "the Uprising contributors"
extensions = ["myst_parser", "sphinx.ext.autodoc"]
myst_enable_extensions = ["colon_fence", "deflist"]
myst_heading_anchors = 3
autodoc_default_options = {"members": True, "member-order": "bysource"}
autodoc_inherit_docstrings = False
autodoc_typehints_format = "short"
maximum_signature_line_length = 80
add_module_names = False
html_theme = "furo"
html_title = "Uprising"
html_show_sphinx = False


def setup(app: Sphinx) -> None:
    def shown(_app: Any, _what: str, _name: str, _of: Any, _options: Any, lines: list[str]) -> None:
        lines[:] = restructured(lines)

    def completed(_app: Any, page: str, source: list[str]) -> None:
        if page == "reference/kernel":
            source[0] += unlisted(source[0], "uprising.kernel")

    app.connect("autodoc-process-docstring", shown)
    app.connect("source-read", completed)
