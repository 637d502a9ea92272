"""The words people read: Fluent catalogues and rulebooks, in English and Italian.

A game of ours is named by its key. For a game from outside pass its package (or folder) as well:
`catalogue("ferry", "en", "ferry_game")`.
"""

from uprising.texts.book import PICTURE, book, cited, has_book, illustrated, numbered
from uprising.texts.catalogue import Catalogue, catalogue
from uprising.texts.places import Anchor, languages
from uprising.texts.render import (
    Phrase,
    named,
    render,
    spoken,
    spoken_choice,
    spoken_move,
    spoken_phrase,
    spoken_strength,
    spoken_word,
    together,
)
from uprising.texts.rulebook import Clause, clause, clauses, rulebook, sections
from uprising.texts.telling import is_told, tell

__all__ = [
    "PICTURE",
    "Anchor",
    "Catalogue",
    "Clause",
    "Phrase",
    "book",
    "catalogue",
    "cited",
    "clause",
    "clauses",
    "has_book",
    "illustrated",
    "is_told",
    "languages",
    "named",
    "numbered",
    "render",
    "rulebook",
    "sections",
    "spoken",
    "spoken_choice",
    "spoken_move",
    "spoken_phrase",
    "spoken_strength",
    "spoken_word",
    "tell",
    "together",
]
