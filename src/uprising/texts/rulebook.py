"""Rulebooks: Markdown in which every clause begins with its ID in bold.

A clause is a paragraph, a list item (with what is indented under it) or a row of a table:

    - **TTT-TURN-1** [book] Players take turns.

    | ID | card | effect | source |
    |---|---|---|---|
    | **EVIL-LEFT-01** | Spy | look at one hand | [ruling] |

The tags say where a rule comes from: [book], [public: where], [ruling: why].
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from uprising.texts.places import Anchor, rulebook_file

ID = r"[A-Z][A-Z0-9]*-[A-Z][A-Z0-9]*-[0-9]+[a-z]?"
TAG = re.compile(r"\[(book|public|ruling)\b[^\]]*\](?!\()")
LEADING_TAGS = re.compile(rf"(?:{TAG.pattern}[ ;,]*)+")
BEGINS = re.compile(rf"(?P<indent> *)(?:(?:[-*+]|\d+\.) +)?\*\*(?P<id>{ID})\b(?P<title>[^*]*)\*\*")
ITEM = re.compile(r" *(?:[-*+]|\d+\.) ")
RULE_OF_TABLE = re.compile(r"\|[ :|-]+\|?\s*")
CELL_BORDER = re.compile(r"(?<!\\)\|")


@dataclass(frozen=True, slots=True)
class Clause:
    id: str
    tags: tuple[str, ...]
    text: str


@cache
def rulebook(game: str, lang: str, anchor: Anchor | None = None) -> str:
    """The whole rulebook, as Markdown."""
    return rulebook_file(game, lang, anchor).read_text(encoding="utf-8")


@cache
def _by_id(game: str, lang: str, anchor: Anchor | None) -> dict[str, Clause]:
    found: dict[str, Clause] = {}
    for one in read_clauses(rulebook(game, lang, anchor)):
        if one.id in found:
            raise ValueError(f"clause {one.id} is there twice in {game!r}, language {lang!r}")
        found[one.id] = one
    return found


def clauses(game: str, lang: str, anchor: Anchor | None = None) -> list[Clause]:
    """All clauses, in the order of the rulebook."""
    return list(_by_id(game, lang, anchor).values())


def clause(game: str, rule: str, lang: str, anchor: Anchor | None = None) -> Clause:
    """One clause by its ID; KeyError if the rulebook has none."""
    try:
        return _by_id(game, lang, anchor)[rule]
    except KeyError:
        raise KeyError(f"no clause {rule!r} in {game!r}, language {lang!r}") from None


@cache
def sections(game: str, lang: str, anchor: Anchor | None = None) -> dict[str, str]:
    """The heading under which each clause stands, by ID."""
    found: dict[str, str] = {}
    heading = ""
    for line in rulebook(game, lang, anchor).splitlines():
        if line.startswith("#"):
            heading = line.lstrip("# ")
        parts = cells(line) if line.lstrip().startswith("|") else [line]
        for begins in filter(None, map(BEGINS.match, parts)):
            found.setdefault(begins["id"], heading)
    return found


def read_clauses(markdown: str) -> Iterator[Clause]:
    lines = markdown.splitlines()
    header: list[str] = []
    for n, line in enumerate(lines):
        if line.lstrip().startswith("|"):
            row = cells(line)
            if n + 1 < len(lines) and RULE_OF_TABLE.fullmatch(lines[n + 1].strip()):
                header = row
            else:
                yield from from_row(header, row)
        elif (begins := BEGINS.match(line)) is not None:
            body = [line[begins.end() :], *continuation(lines[n + 1 :], len(begins["indent"]))]
            yield from_prose(begins["id"], begins["title"], body)


def continuation(lines: list[str], indent: int) -> Iterator[str]:
    """The lines that still belong to the clause above: wrapped ones and those indented under it."""
    after_gap = False
    for line in lines:
        if not line.strip():
            after_gap = True
            continue
        deeper = len(line) - len(line.lstrip()) > indent
        if line.startswith(("#", "|", "---")) or BEGINS.match(line):
            return
        if not deeper and (after_gap or ITEM.match(line)):
            return
        yield line.strip()


def from_prose(rule: str, title: str, body: list[str]) -> Clause:
    text = " ".join(line.strip() for line in body)
    said = LEADING_TAGS.sub("", text.strip(), count=1) if TAG.match(text.strip()) else text
    title = title.strip()
    return Clause(rule, tags(text), f"{title} {said.strip()}".strip())


def from_row(header: list[str], row: list[str]) -> Iterator[Clause]:
    """A clause for every cell that begins with an ID; the first column's speaks for the row."""
    shared = [n for n, cell in enumerate(row) if not BEGINS.match(cell)]
    named = [(header[n], row[n]) for n in shared if n < len(header) and without_tags(row[n])]
    for n, cell in enumerate(row):
        begins = BEGINS.match(cell)
        if begins is None:
            continue
        own = from_prose(begins["id"], begins["title"], [cell[begins.end() :]])
        if n > 0:
            yield Clause(own.id, own.tags, f"{header[n]}: {own.text}")
            continue
        said = [f"{name}: {text}" if name and len(named) > 1 else text for name, text in named]
        sources = tags(" ".join([cell, *(row[n] for n in shared)]))
        yield Clause(own.id, sources, "; ".join(part for part in [own.text, *said] if part))


def without_tags(cell: str) -> str:
    return TAG.sub("", cell).strip(" ;,")


def cells(line: str) -> list[str]:
    inner = line.strip().removeprefix("|").removesuffix("|")
    return [cell.strip().replace(r"\|", "|") for cell in CELL_BORDER.split(inner)]


def tags(text: str) -> tuple[str, ...]:
    """Which kinds of source a clause names, each once, in order."""
    return tuple(dict.fromkeys(TAG.findall(text)))
