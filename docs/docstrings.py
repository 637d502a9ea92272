"""Docstrings as the API reference shows them.

The sources write Markdown: names in single backticks, and lists of fields in two columns::

    names    what is counted, in words
    counts   the counts in a guessed table,
             in that order

Sphinx reads reStructuredText: names become literals, fields a definition list. What a page of the
reference does not list is added at its end, so that nothing public is left out.
"""

import inspect
import re
from collections.abc import Iterator, Sequence
from importlib import import_module

NAME = re.compile(r"(?<![`:\w])`([^`]+)`(?![`_])")
DIRECTIVE = re.compile(r"^\.\. (?:py:|auto)\w+:: (\w+)$", re.MULTILINE)
FIELD = re.compile(r"^(\S+(?:,? \S+)*?) {2,}(\S.*)$")


def restructured(lines: Sequence[str]) -> list[str]:
    return [NAME.sub(r"``\1``", line) for line in definitions(lines)]


def definitions(lines: Sequence[str]) -> Iterator[str]:
    """Two columns become a term and its definition; other lines stay as they are."""
    inside = False
    for line in lines:
        field = FIELD.match(line)
        if field is not None and not line.startswith(">>>"):
            yield from ("", field[1], f"    {field[2]}")
            inside = True
        elif inside and line.startswith("  "):
            yield f"    {line.strip()}"
        else:
            if inside and line:
                yield ""
            yield line
            inside = False


def unlisted(page: str, module: str) -> str:
    """Directives for the classes and functions a module exports and its page does not list."""
    of = import_module(module)
    names = sorted(set(of.__all__) - set(DIRECTIVE.findall(page)))
    found = [(name, getattr(of, name)) for name in names]
    lines = [f".. autoclass:: {name}" for name, value in found if inspect.isclass(value)]
    lines += [f".. autofunction:: {name}" for name, value in found if inspect.isroutine(value)]
    return "\n".join(["\n## More\n", "```{eval-rst}", *lines, "```", ""]) if lines else ""
