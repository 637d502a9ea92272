"""The rulebook a newcomer reads: Markdown whose footnotes are clauses.

`text/book.en.md` tells a game in the order one learns it. A footnote names the clause behind a
sentence, or a run of clauses of one kind, to a last one or to the end:

    Draw cards until you hold three.[^RISE-TURN-7] Some questions come up.[^RISE-EDGE-1–5]
    More of them.[^RISE-EDGE-6–]

A line of its own names a picture of the board, which the page shows and other readers leave out:

    ![Ben's robot is on its way to Ana](robot)

The clauses themselves, with their sources, are in `text/rulebook.en.md` (`rulebook.py`).
"""

import re
from collections.abc import Iterator, Sequence
from functools import cache

from uprising.texts.places import Anchor, book_file
from uprising.texts.rulebook import clauses, rulebook

NOTE = re.compile(r"\[\^([A-Z][A-Z0-9-]*-)(\d+[a-z]?)(?:–(\d+[a-z]?)?)?\]")
PICTURE = re.compile(r"^!\[([^\]]+)\]\(([\w-]+)\)\n+", re.MULTILINE)
RAISED = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")


def book(game: str, lang: str, anchor: Anchor | None = None) -> str:
    """The book of a game as Markdown without pictures; its clauses where a game has no book."""
    return PICTURE.sub("", illustrated(game, lang, anchor))


@cache
def illustrated(game: str, lang: str, anchor: Anchor | None = None) -> str:
    """The book as it stands in its file, with the names of its pictures."""
    file = book_file(game, lang, anchor)
    return file.read_text(encoding="utf-8") if file.is_file() else rulebook(game, lang, anchor)


def has_book(game: str, lang: str, anchor: Anchor | None = None) -> bool:
    return book_file(game, lang, anchor).is_file()


def cited(game: str, lang: str, anchor: Anchor | None = None) -> list[str]:
    """The clauses that the book's footnotes name, each once; KeyError for one that is not there."""
    known = [clause.id for clause in clauses(game, lang, anchor)]
    found: dict[str, None] = {}
    for note in NOTE.finditer(book(game, lang, anchor)):
        found.update(dict.fromkeys(meant(note, known)))
    return list(found)


def meant(note: re.Match[str], known: Sequence[str]) -> Iterator[str]:
    """The clauses of one footnote; of a run, those of its kind from the first to the last."""
    stem, first, last = note.groups()
    kind = [one for one in known if one.startswith(stem)]
    if last is None:
        last = kind[-1].removeprefix(stem) if kind and "–" in note[0] else first
    for end in (first, last):
        if f"{stem}{end}" not in kind:
            raise KeyError(f"footnote {note[0]}: there is no clause {stem}{end}")
    yield from kind[kind.index(f"{stem}{first}") : kind.index(f"{stem}{last}") + 1]


def numbered(markdown: str) -> tuple[str, list[str]]:
    """The text with raised numbers for footnotes, and what each number stands for."""
    notes: dict[str, int] = {}

    def number(note: re.Match[str]) -> str:
        name = note[0].removeprefix("[^").removesuffix("]")
        raised = str(notes.setdefault(name, len(notes) + 1)).translate(RAISED)
        return f"{raised} " if markdown[note.end() :].startswith("[^") else raised

    return NOTE.sub(number, markdown), list(notes)
