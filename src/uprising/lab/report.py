"""One page about a study: a sentence for each finding, the largest effect first, and drawings.

The page is one file and asks for nothing else. Words come from the catalogues: the shell's for the
sentences, the game's for cards, characters and moves.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from html import escape
from statistics import quantiles

import msgspec

from uprising.kernel import Game, default_names
from uprising.texts import Catalogue, catalogue, named, spoken_move

from . import plots
from .differences import differences
from .effects import Effect, is_cooperative, price_effects, thing_effects
from .intervals import clustered, middle_of, wilson
from .measure import GameSeen
from .study import Results
from .tension import OPEN, averaged, best, winners

MOST_FINDINGS = 12
MOST_ROWS = 16
MOST_IN_A_SENTENCE = 3  # changes; more are a list
OFTEN = 50  # a kind of move offered so often and never chosen is worth a line
FAMILIES = ("dealt", "drawn", "played", "held")


@dataclass(frozen=True)
class Finding:
    """A sentence, its drawing, and how large the effect is (in points; 0 for plain facts).

    parts    what the sentence lists, where it lists changes
    """

    sentence: str
    plot: str
    effect: Effect | None = None
    parts: tuple[str, ...] = ()


class Report:
    """The words and drawings of one study."""

    def __init__(self, found: Results, lang: str = "en") -> None:
        self.found = found
        self.study = found.study
        self.games: list[GameSeen] = found.games[-1]
        self.of: Game = self.study.varied(0)
        self.shell: Catalogue = catalogue("shell", lang)
        self.words: Catalogue = catalogue(self.of.key, lang, self.of.folder)
        self.lang = lang
        self.together = is_cooperative([g for side in found.games for g in side])
        self.effects = found.effects()
        self.prices = price_effects(found.prices, self.study.error, self.study.price_games)
        self.things = {} if found.is_comparison else {name: self.company(name) for name in FAMILIES}

    def company(self, name: str) -> list[Effect]:
        return thing_effects(self.games, name, self.study.error, self.study.games)

    # Words

    def say(self, key: str, **values: str | int | float) -> str:
        return self.shell.say(key, **values)

    def family(self, name: str) -> str:
        key = f"lab-family-{name.replace('_', '-')}"
        return self.say(key) if key in self.shell.keys else name.replace("_", " ")

    def thing(self, family: str, thing: str) -> str:
        """What a row is about, in the game's own words."""
        if family in ("seat", "any"):
            return self.say(f"lab-thing-{family}", number=thing)
        if family in ("price", "played"):
            return spoken_move(self.words, thing, default_names(10)).rstrip(":")
        for key in (f"id-{family}-{thing}", f"option-{family}-{thing}"):
            if key in self.words.keys:
                return self.words.say(key)
        return named(self.words, thing, ())

    def title_of(self, effect: Effect) -> str:
        return f"{self.thing(effect.family, effect.thing)} ({self.family(effect.family)})"

    # Findings

    def findings(self) -> list[Finding]:
        """What is sure and no choice of the winner comes first, by size; then the facts."""
        dealt = self.things.get("dealt", [])
        ranked = sorted([*self.effects, *dealt, *self.prices], key=lambda e: -abs(e.effect))
        sure = [effect for effect in ranked if effect.is_sure][:MOST_FINDINGS]
        told = [Finding(self.sentence(e), self.drawn([e]), e) for e in sure]
        if self.found.is_comparison:
            verdict = self.verdict()
            told = [self.changed(), verdict, *[f for f in told if f.effect != verdict.effect]]
        elif not sure and ranked:
            told.append(Finding(self.nothing_sure(ranked[0]), self.drawn(ranked[:1]), ranked[0]))
        return [*told, *self.facts()]

    def changed(self) -> Finding:
        """What a comparison is about: the numbers and options that differ."""
        told = differences(self.study, self.words, self.shell)
        key = "lab-changed" if told else "lab-changed-nothing"
        return Finding(self.say(key, changes="; ".join(told)), "", parts=tuple(told))

    def verdict(self) -> Finding:
        """What the change does, in one sentence: the table's success, or the share moved most."""
        table = [e for e in self.effects if e.family == "any"]
        ranked = table if self.together else sorted(self.effects, key=lambda e: -abs(e.effect))
        sure = [effect for effect in ranked if effect.is_sure]
        if sure:
            sentence = self.say("lab-verdict-sure", **self.values(sure[0]))
            return Finding(sentence, self.drawn(sure[:1]), sure[0])
        if not ranked:
            return Finding(self.say("lab-verdict-few", games=len(self.games)), "")
        most = max(max(abs(e.low), abs(e.high)) for e in ranked)
        sentence = self.say(
            "lab-verdict-none", most=f"{100 * most:.1f}", games=max(e.games for e in ranked)
        )
        return Finding(sentence, "")

    def sentence(self, effect: Effect) -> str:
        key = "lab-finding-within"
        if effect.family == "price":
            key = "lab-finding-price"
        elif self.found.is_comparison:
            key = "lab-finding-change"
        elif effect.of_table:
            key = "lab-finding-between"
        return self.say(key, **self.values(effect))

    def values(self, effect: Effect) -> dict[str, str | int | float]:
        is_move = effect.family == "price"
        return {
            "thing": self.thing("price", effect.thing) if is_move else self.title_of(effect),
            "share": percent(effect.share),
            "rest": percent(effect.rest),
            "points": points(effect.effect),
            "low": points(effect.low),
            "high": points(effect.high),
            "games": effect.games,
        }

    def nothing_sure(self, largest: Effect) -> str:
        return self.say("lab-finding-nothing", **self.values(largest))

    def facts(self) -> Iterator[Finding]:
        yield self.outcomes()
        yield self.lengths()
        if self.found.curves:
            yield self.tension()
        for fact in (self.never_chosen(), self.promises(), self.refusals()):
            if fact is not None:
                yield fact

    def stopped(self) -> str:
        """Why a run ended before all its games were played; nothing if it did not."""
        precision = self.study.precision
        if precision is None or len(self.games) >= self.study.games:
            return ""
        return self.say(
            "lab-fact-stopped",
            games=len(self.games),
            most=self.study.games,
            precision=f"{100 * precision:g}",
            error=percent(self.study.error),
        )

    def outcomes(self) -> Finding:
        games = self.games
        ends = Counter(g.key for g in games).most_common()
        won = wilson(sum(bool(g.winners) for g in games) / len(games), len(games))
        rows = [(self.words.say(key), round(100 * n / len(games), 1)) for key, n in ends]
        plot = plots.bars(self.say("lab-outcomes"), rows, " %")
        key = "lab-fact-won" if self.together else "lab-fact-ends"
        sentence = self.say(
            key,
            share=percent(won.share),
            low=percent(won.low),
            high=percent(won.high),
            games=len(games),
            end=rows[0][0],
            often=f"{rows[0][1]:g} %",
        )
        return Finding(sentence, plot)

    def lengths(self) -> Finding:
        values = [float(g.decisions) for g in self.games]
        cuts = quantiles(values, n=20) if len(values) > 1 else [values[0]] * 19
        middle, least, most = middle_of(values)
        sentence = self.say(
            "lab-fact-length",
            middle=round(middle),
            least=round(least),
            most=round(most),
            low=round(cuts[0]),
            high=round(cuts[-1]),
            games=len(values),
        )
        return Finding(sentence, plots.histogram(self.say("lab-length"), values))

    def tension(self) -> Finding:
        """The chance of those who win in the end, moment by moment."""
        curves = [winners(c) for c in self.found.curves if c.winners]
        lost = [best(c) for c in self.found.curves if not c.winners]
        lines = [(self.say("lab-winners"), averaged(curves))] if curves else []
        if lost:
            lines.append((self.say("lab-lost"), averaged(lost)))
        chance = clustered([(row[len(row) // 2], 1) for row in curves or lost])
        closed = [max(c.chances[len(c.chances) // 2]) >= OPEN for c in self.found.curves]
        decided = wilson(sum(closed) / len(closed), len(closed))
        sentence = self.say(
            "lab-fact-tension" if curves else "lab-fact-tension-lost",
            chance=percent(chance.share),
            least=percent(chance.low),
            most=percent(chance.high),
            decided=percent(decided.share),
            low=percent(decided.low),
            high=percent(decided.high),
            games=len(self.found.curves),
        )
        inks = (plots.MARK, plots.INK)
        drawn = [(label, values, ink) for (label, values), ink in zip(lines, inks, strict=False)]
        return Finding(sentence, plots.curves(self.say("lab-tension"), drawn))

    def never_chosen(self) -> Finding | None:
        """Kinds of move that were offered often and not once taken."""
        offered: Counter[str] = Counter()
        made: set[str] = set()
        for g in self.games:
            offered.update(g.offered)
            made.update(kind for seat in g.seats for kind in seat.played)
        never = [(kind, n) for kind, n in offered.most_common() if kind not in made and n >= OFTEN]
        if not never:
            return None
        rows = [(self.thing("played", kind), float(n)) for kind, n in never]
        sentence = self.say(
            "lab-fact-never",
            count=len(never),
            listed=", ".join(label for label, _ in rows[:5]),
            often=OFTEN,
            most=percent(wilson(0.0, never[0][1]).high),
            offers=never[0][1],
            games=len(self.games),
        )
        return Finding(sentence, plots.bars(self.say("lab-never"), rows[:MOST_ROWS]))

    def promises(self) -> Finding | None:
        counts: Counter[str] = Counter()
        parts = []
        for g in self.games:
            counts.update(g.promises)
            broken, kept = stamped(g, "broken"), stamped(g, "kept")
            parts.append((float(broken), broken + kept))
        count = sum(cases for _, cases in parts)
        if not count:
            return None
        broke = clustered(parts)
        sentence = self.say(
            "lab-fact-promises",
            share=percent(broke.share),
            low=percent(broke.low),
            high=percent(broke.high),
            count=count,
            games=len(self.games),
        )
        rows = [(self.promise(kind), float(n)) for kind, n in sorted(counts.items())]
        return Finding(sentence, plots.bars(self.say("lab-promises"), rows))

    def promise(self, kind: str) -> str:
        """A kind of promise and its stamp, word by word; a game may have kinds of its own."""
        keys = [(f"lab-promise-{word}", word) for word in kind.split()]
        return " ".join(self.say(key) if key in self.shell.keys else word for key, word in keys)

    def refusals(self) -> Finding | None:
        counts: Counter[str] = Counter()
        for g in self.games:
            counts.update(g.refused)
        if not counts:
            return None
        top = counts.most_common(MOST_ROWS)
        rows = [(self.words.say(key), float(n)) for key, n in top]
        first = top[0][0]
        share = clustered(
            [(float(g.refused.get(first, 0)), sum(g.refused.values())) for g in self.games]
        )
        sentence = self.say(
            "lab-fact-refusals",
            why=rows[0][0],
            share=percent(share.share),
            low=percent(share.low),
            high=percent(share.high),
            games=len(self.games),
        )
        return Finding(sentence, plots.bars(self.say("lab-refusals"), rows))

    # Drawings

    def drawn(self, effects: Sequence[Effect]) -> str:
        largest = sorted(effects, key=lambda e: -abs(e.effect))
        if effects[0].family in FAMILIES:  # a game has too many cards for one drawing
            largest = largest[:MOST_ROWS]
        rows = [
            (self.thing(e.family, e.thing), 100 * e.effect, 100 * e.low, 100 * e.high)
            for e in best_first(largest)
        ]
        return plots.forest(self.say("lab-points"), rows)

    def figures(self, effects: Sequence[Effect]) -> str:
        """The same as a table: winning shares, the difference with its interval, and the games."""
        rest = "without" if effects[0].family == "price" else "rest"
        rest = "before" if self.found.is_comparison else rest
        columns = ("share", rest, "points", "interval", "games")
        head = "".join(f"<th>{escape(self.say(f'lab-column-{name}'))}</th>" for name in columns)
        rows = "".join(
            f"<tr><th>{escape(self.thing(e.family, e.thing))}</th><td>{percent(e.share)}</td>"
            f"<td>{percent(e.rest)}</td><td>{points(e.effect)}</td>"
            f"<td>{points(e.low)} … {points(e.high)}</td><td>{e.games}</td></tr>"
            for e in effects
        )
        return f"<table><tr><th></th>{head}</tr>{rows}</table>"

    def sections(self) -> Iterator[tuple[str, str, Sequence[Effect]]]:
        """A family, a line about how to read it, and its effects, the best first."""
        families = dict.fromkeys(e.family for e in sorted(self.effects, key=lambda e: e.family))
        key = "lab-read-change" if self.found.is_comparison else "lab-read-main"
        for family in families:
            yield family, self.say(key), best_first(e for e in self.effects if e.family == family)
        if self.prices:
            yield "price", self.say("lab-read-price"), best_first(self.prices)
        for family, found in self.things.items():
            if found:
                key = "lab-read-dealt" if family == "dealt" else "lab-read-things"
                yield family, self.say(key), best_first(found)

    def drawings(self) -> dict[str, str]:
        """Every drawing by a short name."""
        found = {family: self.drawn(effects) for family, _, effects in self.sections()}
        found["ends"] = self.outcomes().plot
        found["length"] = self.lengths().plot
        if self.found.curves:
            found["tension"] = self.tension().plot
        return found

    # The page

    def html(self) -> str:
        head = escape(self.head())
        told = "".join(f"<li>{self.told(f)}{framed(f.plot)}</li>" for f in self.findings())
        more = "".join(
            f"<section><h2>{escape(self.family(family))}</h2><p>{escape(how)}</p>"
            f"{framed(self.drawn(effects))}{framed(self.figures(effects))}</section>"
            for family, how, effects in self.sections()
        )
        asked = msgspec.json.format(msgspec.json.encode(self.study), indent=2).decode()
        return PAGE.format(
            lang=self.lang,
            title=escape(self.words.say("game-title")),
            head=head,
            error=escape(self.caution()),
            findings=told,
            sections=more,
            again=escape(self.say("lab-again")),
            asked=escape(asked),
        )

    def told(self, finding: Finding) -> str:
        """A sentence; many changes are a list."""
        if len(finding.parts) <= MOST_IN_A_SENTENCE:
            return f"<p>{escape(finding.sentence)}</p>"
        rows = "".join(f"<li>{escape(part)}</li>" for part in finding.parts)
        return f"<p>{escape(self.say('lab-changed-list'))}</p><ul>{rows}</ul>"

    def caution(self) -> str:
        """How the page is to be read."""
        error = self.say("lab-error", error=percent(self.study.error))
        second = self.say("lab-second") if self.found.is_comparison else ""
        return " ".join(filter(None, (error, second, self.stopped())))

    def head(self) -> str:
        packs = [side.pack.partition(" ")[0] or "–" for side in self.study.variants]
        return self.say(
            "lab-head",
            games=sum(len(side) for side in self.found.games),
            seats=len(self.study.bots),
            bots=", ".join(dict.fromkeys(self.study.bots)),
            packs=" / ".join(packs),
            seed=self.study.seed,
        )


def framed(drawing: str) -> str:
    """A drawing or a table, which on a phone is wider than the page and moved by itself."""
    return f'<div class="wide">{drawing}</div>' if drawing else ""


def stamped(g: GameSeen, stamp: str) -> int:
    return sum(n for kind, n in g.promises.items() if kind.endswith(f" {stamp}"))


def best_first(effects: Iterable[Effect]) -> list[Effect]:
    return sorted(effects, key=lambda effect: -effect.effect)


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def points(effect: float) -> str:
    return f"{100 * effect:+.1f}"


PAGE = """<!doctype html>
<html lang="{lang}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<style>
body {{ font: 16px/1.5 Georgia, serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem;
  color: #1b1714; background: #f3eadb; }}
h1, h2 {{ font-family: sans-serif; line-height: 1.1; }}
h2::first-letter {{ text-transform: uppercase; }}
li p {{ margin: 1rem 0 .25rem; }}
svg {{ max-width: 100%; height: auto; background: #fffdf8; }}
table {{ border-collapse: collapse; font-size: 14px; margin: .5rem 0 2rem; }}
th {{ text-align: left; font-weight: normal; padding-right: 1rem; }}
td {{ text-align: right; padding: 0 .5rem; font-variant-numeric: tabular-nums; }}
pre {{ background: #fffdf8; padding: 1rem; font-size: 13px; white-space: pre-wrap;
  overflow-wrap: anywhere; }}
.wide {{ overflow-x: auto; }}
li ul {{ margin: .25rem 0; padding-left: 1.25rem; }}
.head {{ color: #5d564b; }}
@media screen and (max-width: 40rem) {{
  .findings {{ padding-left: 1.5rem; }}
  .wide svg {{ width: 34rem; max-width: none; }}
  td, th {{ white-space: nowrap; }}
}}
@media print {{
  body {{ max-width: none; margin: 0; padding: 0; font-size: 11pt; background: none; }}
  li, section, svg, table {{ break-inside: avoid; }}
  h2 {{ break-after: avoid; }}
  svg, pre {{ background: none; }}
}}
</style></head><body>
<h1>{title}</h1>
<ol class="findings">{findings}</ol>
<p class="head">{head}</p>
<p class="head">{error}</p>
{sections}
<h2>{again}</h2><pre>{asked}</pre>
</body></html>
"""


def report(found: Results, lang: str = "en") -> str:
    return Report(found, lang).html()
