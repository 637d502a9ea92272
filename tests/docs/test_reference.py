"""The API reference names everything public, and every public thing says what it is."""

import inspect
import re
from importlib import import_module

import pytest

import uprising
from tests.project import ROOT

MODULES = (
    "uprising",
    "uprising.kernel",
    "uprising.scenario",
    "uprising.lab",
    "uprising.agents",
    "uprising.conformance",
)
DIRECTIVE = re.compile(r"^\.\. (?:py:|auto)\w+:: (\w+)$", re.MULTILINE)


@pytest.mark.parametrize("name", MODULES)
def test_a_page_lists_what_its_module_exports(name: str) -> None:
    """What the kernel's page does not list is added when it is built."""
    page = ROOT / "docs" / "reference" / f"{name.rpartition('.')[2]}.md"
    listed = DIRECTIVE.findall(page.read_text(encoding="utf-8"))
    exported = set(import_module(name).__all__)
    if name == "uprising":
        exported -= {"Game", "Table"}  # the kernel's page has them
    assert sorted(set(listed) - exported) == []
    if name != "uprising.kernel":
        assert sorted(exported - set(listed)) == []


@pytest.mark.skipif(uprising.compiled(), reason="the reference is made from the plain sources")
@pytest.mark.parametrize("name", MODULES)
def test_whatever_is_exported_has_a_docstring(name: str) -> None:
    module = import_module(name)
    public = [getattr(module, one) for one in module.__all__]
    code = [one for one in public if inspect.isclass(one) or inspect.isroutine(one)]
    assert [one.__name__ for one in code if not inspect.getdoc(one)] == []
