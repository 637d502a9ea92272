"""The documentation site: plain pages that need no network to be read."""

project = "Uprising"
author = "the Uprising contributors"
extensions = ["myst_parser"]
myst_enable_extensions = ["colon_fence", "deflist"]
myst_heading_anchors = 3
html_theme = "furo"
html_title = "Uprising"
html_show_sphinx = False
