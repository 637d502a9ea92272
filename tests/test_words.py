"""Every game says the same things in both languages, and cites rules that exist.

Some keys are put together by the code: a family's prefix and the id of a thing. The families of all
games are below; a catalogue may declare more in a comment at its head: `### families: card- rank-`.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from tests.project import PACKAGE, ROOT, games, sources
from uprising.kernel import events_of, game, sentences
from uprising.texts import catalogue, clauses, languages
from uprising.texts.places import catalogue_file
from uprising.texts.rulebook import ID

ALWAYS = {"game-title", "game-tagline"}  # the shell shows them for every game
FAMILIES = ("move-", "log-", "id-", "option-")  # a move's verb, an event's tag, a thing, a choice
WORD = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
CITED = re.compile(rf"\b{ID}\b")
BOOKS = ["shell", *games()]


def source_of(game: str, lang: str) -> str:
    return catalogue_file(game, lang, None).read_text(encoding="utf-8")


def families(game: str) -> list[str]:
    lines = re.findall(r"^### families:(.*)$", source_of(game, "en"), re.M)
    return [family for line in lines for family in line.split()]


def code_that_speaks() -> str:
    """All code that may name a text: ours in Python, and the web client's."""
    web = [p for kind in ("ts", "svelte") for p in (ROOT / "web" / "src").rglob(f"*.{kind}")]
    return "\n".join(path.read_text(encoding="utf-8") for path in [*sources(), *web])


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.found.add(re.sub("-(count|signed)$", "", node.id.name))  # asked of the same value


def variables(game: str, lang: str) -> dict[str, set[str]]:
    """The values each text of a game needs."""
    needs: dict[str, set[str]] = {}
    for entry in FluentParser().parse(source_of(game, lang)).body:
        if isinstance(entry, ftl.Message):
            visitor = Variables()
            visitor.visit(entry)
            needs[entry.id.name] = visitor.found
    return needs


def refusals(folder: Path) -> Iterator[tuple[str, str]]:
    """Key and rule of every refusal written as a constant."""
    for path in sources(folder):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not (isinstance(node, ast.Call) and ast.unparse(node.func) == "Refusal"):
                continue
            match node.args:
                case [ast.Constant(value=str(key)), ast.Constant(value=str(rule)), *_]:
                    yield key, rule


@pytest.mark.parametrize("game", BOOKS)
def test_both_languages_say_the_same_things(game: str) -> None:
    spoken = {lang: catalogue(game, lang).keys for lang in languages()}
    assert spoken["en"] == spoken["it"]


@pytest.mark.slow
@pytest.mark.parametrize("game", BOOKS)
def test_both_languages_need_the_same_values(game: str) -> None:
    assert variables(game, "en") == variables(game, "it")


def is_used(key: str, named: set[str], ids: set[str], declared: tuple[str, ...]) -> bool:
    """Named in full, or one of a family: then its id must be a word of the game's own code."""
    if key in named or key in ALWAYS or key.startswith(declared):
        return True
    return any(
        key.startswith(f) and key.removeprefix(f).removesuffix("-hidden") in ids for f in FAMILIES
    )


@pytest.mark.parametrize("game", BOOKS)
def test_every_text_is_used(game: str) -> None:
    named = set(WORD.findall(code_that_speaks()))
    own = "\n".join(p.read_text(encoding="utf-8") for p in sources(PACKAGE / "games" / game))
    ids, declared = set(WORD.findall(own)), tuple(families(game))
    unused = [k for k in catalogue(game, "en").keys if not is_used(k, named, ids, declared)]
    assert sorted(unused) == []


def test_the_page_says_nothing_that_has_no_words() -> None:
    named = re.findall(r'say\("shell", "([a-z0-9-]+)"', code_that_speaks())
    assert len(named) > 100
    assert sorted(set(named) - catalogue("shell", "en").keys) == []


def test_a_text_nobody_says_is_found() -> None:
    named, ids = {"ask-bet"}, {"fold"}
    assert is_used("ask-bet", named, ids, ())
    assert is_used("move-fold", named, ids, ())
    assert is_used("rank-ace", named, ids, ("rank-",))
    assert not is_used("move-raise", named, ids, ())
    assert not is_used("why-strong", named, ids, ())


@pytest.mark.parametrize("game", BOOKS)
def test_every_family_of_texts_is_used(game: str) -> None:
    code = code_that_speaks()
    assert [family for family in families(game) if family not in code] == []


@pytest.mark.parametrize("game", games())
def test_every_refusal_has_its_words(game: str) -> None:
    said = {key for key, _ in refusals(PACKAGE / "games" / game)}
    assert sorted(said - catalogue(game, "en").keys) == []


@pytest.mark.parametrize("game", games())
def test_both_rulebooks_have_the_same_clauses(game: str) -> None:
    english, italian = ([c.id for c in clauses(game, lang)] for lang in languages())
    assert english != []
    assert english == italian


@pytest.mark.parametrize("game", games())
def test_both_rulebooks_tell_rulings_from_the_book_alike(game: str) -> None:
    english, italian = ({c.id: set(c.tags) for c in clauses(game, lang)} for lang in languages())
    assert english == italian


@pytest.mark.parametrize("game", games())
def test_every_rule_that_is_cited_exists(game: str) -> None:
    known = {c.id for each in games() for c in clauses(each, "en")}
    text = "\n".join(p.read_text(encoding="utf-8") for p in sources(PACKAGE / "games" / game))
    assert sorted(set(CITED.findall(text)) - known) == []


@pytest.mark.parametrize("key", games())
def test_every_declared_event_has_its_sentences_and_no_other_is_there(key: str) -> None:
    """Whole, and where a field may be withheld, the hidden form too."""
    of = game(key)
    declared = {f"log-{name}" for kind in events_of(of.events) for name in sentences(kind)}
    assert {one for one in catalogue(key, "en").keys if one.startswith("log-")} == declared
