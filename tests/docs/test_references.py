"""What the pages refer to is there: links, files, make targets, commands, modules, clauses."""

import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from tests.docs.fences import name, pages
from tests.project import PACKAGE, ROOT, games
from uprising.cli import COMMANDS
from uprising.texts.rulebook import clauses

PAGES = [*pages(), ROOT / "ARCHITECTURE.md", ROOT / "SECURITY.md"]
LINK = re.compile(r"\]\(([^)\s]+)\)")
CODE = re.compile(r"`([^`\n]+)`")
SHORT = re.compile(r"^[\w.-]+(?:/[\w.-]+)+\.(?:py|md|toml|json|ftl|ts|svelte)$")
FULL = re.compile(r"(?<![\w/.])(?:src|docs|tests|tools|bench|examples|deploy|web)/[\w/.<>-]*\w")
ANY_GAME = re.compile(r"<key>|\bKEY\b|\bGAME\b")
MODULE = re.compile(r"^uprising(?:\.\w+)+$")
TOOL = re.compile(r"python (?:-m )?(tools|bench)[./](\w+)")
TARGETS = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.M))
# Where a short path may begin: the checkout, the package, a game, the page, the page's own folder.
BASES = [
    ROOT,
    PACKAGE.parent,
    PACKAGE,
    PACKAGE / "server",
    PACKAGE / "server" / "tables",
    ROOT / "web" / "src",
    *[PACKAGE / "games" / key for key in games()],
]
# Numbered sections and tables of a document that is not in this repository.
ELSEWHERE = re.compile(r"\(architecture, \d|\btable \d+\.\d|(?<!RFC 8291, )\bsection \d")


def text_of(path: Path) -> str:
    return path.read_text(encoding="utf-8")


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_links_lead_somewhere(page: Path) -> None:
    targets = [t for t in LINK.findall(text_of(page)) if not re.match(r"https?:|mailto:|#", t)]
    missing = [t for t in targets if not (page.parent / t.partition("#")[0]).exists()]
    assert missing == []


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_files_that_are_named_exist(page: Path) -> None:
    text = ANY_GAME.sub("robot_rise", LINK.sub("", text_of(page)))
    short = {code for code in CODE.findall(text) if SHORT.match(code)}
    tests = {path for path in FULL.findall(text) if (ROOT / "tests" / f"{path}.py").exists()}
    full = {path for path in FULL.findall(text) if not (ROOT / path).exists()} - tests
    made = {code for code in short if code.startswith(("build/", "dist/", "site/"))}
    places = [page.parent, *BASES]
    lost = {path for path in short - made if not any((b / path).exists() for b in places)}
    assert sorted(lost | full) == []


def test_tests_that_are_named_exist() -> None:
    """A manual promises what a test shows, and names the test."""
    sources = [text_of(path) for path in sorted((ROOT / "tests").rglob("test_*.py"))]
    known = {name for text in sources for name in re.findall(r"def (test_\w+)", text)}
    named = {name for page in PAGES for name in re.findall(r"`(test_\w+)`", text_of(page))}
    assert len(named) > 50 and sorted(named - known) == []


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_commands_that_are_named_exist(page: Path) -> None:
    shell = "\n".join([*CODE.findall(text_of(page)), *shell_lines(text_of(page))])
    assert sorted(set(re.findall(r"^make ([a-z-]+)", shell, re.M)) - TARGETS) == []
    asked = re.findall(r"^(?:\.venv/bin/)?uprising ([a-z][a-z-]*)(?= |$)", shell, re.M)
    assert sorted(set(asked) - set(COMMANDS)) == []
    tools = [f"{folder}/{tool}" for folder, tool in TOOL.findall(shell)]
    assert [t for t in tools if not (ROOT / f"{t}.py").exists() and not (ROOT / t).is_dir()] == []


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_modules_and_names_of_ours_exist(page: Path) -> None:
    named = {code.removesuffix("()") for code in CODE.findall(text_of(page))}
    assert [one for one in sorted(named) if MODULE.match(one) and not importable(one)] == []


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_clauses_that_are_named_exist(page: Path) -> None:
    known = {clause.id for key in games() for clause in clauses(key, "en")}
    prefixes = "|".join(sorted({clause.partition("-")[0] for clause in known}))
    named = set(re.findall(rf"\b(?:{prefixes})-[A-Z]+-\d+\b", text_of(page)))
    assert sorted(named - known) == []


@pytest.mark.slow
def test_nothing_refers_to_a_document_that_is_elsewhere() -> None:
    files = [*PAGES, *PACKAGE.rglob("*.py"), *(ROOT / "tools").glob("*.py")]
    found = [name(path) for path in files if ELSEWHERE.search(text_of(path))]
    assert found == []


def shell_lines(text: str) -> Iterator[str]:
    """The commands in shell blocks, without prompt and indentation."""
    for block in re.findall(r"^```(?:sh|console|text)\n(.*?)^```$", text, re.M | re.S):
        yield from (line.strip().removeprefix("$ ") for line in block.splitlines())


def importable(dotted: str) -> bool:
    parts = dotted.split(".")
    for end in range(len(parts), 0, -1):
        try:
            found = import_module(".".join(parts[:end]))
        except ModuleNotFoundError:
            continue
        for part in parts[end:]:
            if not hasattr(found, part):
                return False
            found = getattr(found, part)
        return True
    return False
