"""What is wrong with a sentence, as far as a program can tell."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from tools.words_heard import NAMES, Heard, Saying, bare, tables_told
from uprising.texts import Catalogue

LONGEST_CHOICE = 64
SENTENCES = (
    "ask-", "wait-", "log-", "refuse-", "why-", "end-", "text-", "lesson-", "minute-", "tell-"
)  # fmt: skip
"""Families of whole sentences: with a capital and a stop. The others are words or labels."""

SLUG = re.compile(r"[a-z][a-z0-9]*(?:[-_][a-z0-9]+)+")
MARKUP = re.compile(r"[_`{}<>~|*#=\[\]\\]|@\d|(?<!^)\bNone\b|\b(?:null|undefined|NaN)\b")
RULE = re.compile(r"\b[A-Z]{2,}-[A-Z0-9]+-\d+\b")
TIMES = re.compile(r"(?<!\w)(?:x\d|\d+ ?[x×](?!\w)|(?<!\d )\+(?!\d)|\+ (?!\d))")  # "1 + 2" is a sum
EMPTY = re.compile(
    r"  | [.,;:!?](?!\.)|\(\s*\)|[:,;]\s*[.,;:]|(?<![\w.–])–(?=[.,;:]|$)|^[–.,;: ]|: –|\( | \)|, ,"
)
DOUBLED = re.compile(r"\b([^\W\d_]+) \1\b", re.I)
STOP = re.compile(r"[.!?…:][)»”\"]?$")


def words_in(text: str) -> frozenset[str]:
    return frozenset(text.split())


ENGLISH = words_in(
    """the of and with your you from turn player players is are was has have card cards draw draws
    play plays gets takes which whom their them this that these those what who not every each other
    others again into they it's its been must may will would where when hidden"""
)
ITALIAN = words_in(
    """il lo la gli le di della delle degli dei del con che chi non una uno sono viene carta
    carte gioca turno giocatore ogni altro altri questa questo quale nessuno anche ancora"""
)
WORD = re.compile(r"[^\W\d_]+(?:'s)?")
ONE_OF_MANY = {
    "en": re.compile(
        r"(?<![\d.–/])\b1 (?:(?:Action|Public|Role|Robot|Power|Used|new|other|more) )?"
        r"(coins|cards|tokens|lairs|parts|robots|points|votes|posters|turns|rounds|players|dice"
        r"|spaces|orders|proposals|contracts|workers|stars|modules|targets|troops|rioters|loyalists"
        r"|beacons|strikes|bosses|hours|bonuses|opponents)\b",
        re.I,
    ),
    "it": re.compile(
        r"(?<![\d.–/])\b1 (monete|carte|gettoni|tane|parti|punti|voti|manifesti|pezzi"
        r"|case|turni|giocatori|giocatrici|dadi|facce|spazi|caselle|truppe|rivoltosi"
        r"|lealisti|azioni|ordini|fari|proposte|scioperi|posti|contratti|fondi|stelle)\b"
    ),
}
MANY_OF_ONE = {
    "en": re.compile(
        r"(?<![\d.–/])\b(?:[2-9]|\d\d+|0) (coin|card|token|lair|part|robot|point|vote|poster|turn|"
        r"round|player|die|space|order|proposal|contract|worker|star|module|target)\b(?!-| card)"
    ),
    "it": re.compile(
        r"(?<![\d.–/])\b(?:[2-9]|\d\d+|0) (moneta|carta|gettone|tana|parte|punto|voto|manifesto|"
        r"turno|giocatore|giocatrice|dado|faccia|spazio|casella|azione|ordine|proposta|contratto)\b"
    ),
}


SOMEBODY = "|".join(NAMES)
AGREES = {
    "en": re.compile(rf"\b(?:{SOMEBODY}) and (?:{SOMEBODY}) (?!is\b)[a-z]+s\b"),
    "it": re.compile(
        rf"\b(?:{SOMEBODY}) ed? (?:{SOMEBODY}) (?:è|ha|va|può|deve|[a-z]+(?:glie|ide|ebbe|pone))\b"
    ),
}
"""Two people with the verb of one."""


@dataclass(frozen=True)
class Mistake:
    """What is wrong with one sentence."""

    check: str
    text: str
    where: str  # the key, or the move

    def __str__(self) -> str:
        return f"{self.check:10} {self.where}: {self.text}"


class Reader:
    """Somebody who reads every sentence of a game in one language."""

    def __init__(self, words: Catalogue, english: Catalogue) -> None:
        self.words = words
        self.lang = words.lang
        self.keys = words.keys
        things = [key for key in words.keys if key.startswith("id-")]
        self.slugs = frozenset(key.removeprefix("id-") for key in things) | words.keys
        self.borrowed = borrowed(words, english)

    def mistakes(self, saying: Saying) -> Iterator[Mistake]:
        where = saying.key or saying.move
        try:
            text = saying.said(self.words)
        except (KeyError, ValueError, TypeError) as error:
            yield Mistake("unsaid", str(error), where)
            return
        for check in self.checks(saying, text):
            yield Mistake(check, text, where)

    def checks(self, saying: Saying, text: str) -> Iterator[str]:
        if saying.kind == "choice":
            if not saying.has_sentence(self.words):
                yield "no words"
            if len(text) > LONGEST_CHOICE:
                yield "long"
            if STOP.search(text) and not text.endswith(("?", "!", "…")):
                yield "stop"
        elif saying.key.startswith(SENTENCES) and not STOP.search(text):
            yield "no stop"
        is_whole = saying.kind == "choice" or saying.key.startswith(SENTENCES)
        if is_whole and text[:1].islower():
            yield "capital"
        if not text.strip() or EMPTY.search(text):
            yield "empty"
        if MARKUP.search(text) or RULE.search(text) or TIMES.search(text):
            yield "markup"
        if any(slug in self.slugs and not self.is_named(slug) for slug in SLUG.findall(text)):
            yield "key"
        doubled = DOUBLED.search(text)
        if doubled and doubled[1] not in NAMES:
            yield "doubled"
        if AGREES[self.lang].search(text):
            yield "agreement"
        if ONE_OF_MANY[self.lang].search(text) or MANY_OF_ONE[self.lang].search(text):
            yield "number"
        if self.is_foreign(text):
            yield "foreign"

    def is_named(self, slug: str) -> bool:
        """A thing may be called what its id says: "two-faced"."""
        key = f"id-{slug}"
        return key in self.keys and slug in self.words.say(key).lower()

    def is_foreign(self, text: str) -> bool:
        strange = ENGLISH if self.lang == "it" else ITALIAN
        for name in self.borrowed:
            if name in text:
                text = text.replace(name, " ")
        return any(word.lower() in strange for word in WORD.findall(text))


def borrowed(words: Catalogue, english: Catalogue) -> tuple[str, ...]:
    """Names that are the same in both languages, longest first."""
    names = set()
    for key in words.keys:
        if key.startswith(("id-", "game-title")):
            try:
                mine, other = words.say(key), english.say(key)
            except ValueError:
                continue
            if mine == other and (" " in mine or words.lang == "en"):
                names.add(mine)
    return tuple(sorted(names, key=len, reverse=True))


def mistakes(found: Heard, words: Catalogue, english: Catalogue) -> list[Mistake]:
    """All that is wrong with what was heard, and with every text that needs no values."""
    reading = Reader(words, english)
    wrong: dict[Mistake, None] = {}
    for saying in (*found.sayings, *bare(words)):
        wrong |= dict.fromkeys(reading.mistakes(saying))
    for line in dict.fromkeys(tables_told(found, words)):
        for check in reading.checks(Saying("table", "tell-table"), line):
            wrong[Mistake(check, line, "tell-table")] = None
    for group in found.choices:
        wrong |= dict.fromkeys(alike(group, words))
    return list(wrong)


def alike(group: Sequence[Saying], words: Catalogue) -> Iterator[Mistake]:
    """Choices of one question that nobody could tell apart."""
    seen: dict[str, str] = {}
    for saying in group:
        text = saying.said(words)
        other = seen.setdefault(text, saying.move)
        if other != saying.move:
            yield Mistake("alike", text, f"{other} / {saying.move}")


def corpus(found: Heard, words: Catalogue) -> dict[str, str]:
    """Every distinct sentence with the first key or move that said it."""
    said: dict[str, str] = {}
    for saying in (*found.sayings, *bare(words)):
        said.setdefault(saying.said(words), saying.key or saying.move)
    for line in tables_told(found, words):
        said.setdefault(line, "tell-table")
    return dict(sorted(said.items()))
