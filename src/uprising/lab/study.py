"""A study: what is to be played, in a manifest that plays it again; results in a folder.

    manifest.json     what was asked for, with the versions and the content it was played with
    games-a.jsonl     one game a line, as they came in; a run that was stopped goes on from here
    games-b.jsonl     the second variant of a comparison
    prices.jsonl, curves.jsonl    restricted play and tension
    games.parquet, seats.parquet  the same as tables, when polars is there
    result.json       the effects

Games are looked at after every hundred, always in order, so that a study stops at the same game
on one core and on a cluster.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Iterator, Sequence
from dataclasses import asdict, dataclass
from hashlib import blake2b
from importlib.metadata import version
from itertools import islice
from pathlib import Path
from typing import Any, TypeVar

import msgspec

import uprising
from uprising.kernel import Game, game, variant

from .effects import FEWEST, Effect, changes, is_decided, main_effects, price_effects
from .executor import Executor
from .measure import GameSeen, watch_some
from .restrict import Price, price_some
from .simulation import Plan
from .tension import Curve, curves

FORMAT = 1
CHUNK = 10  # games of one task
LOOK = 100  # games between two looks at whether to stop
WATCHING = ("measure", "restrict", "simulation", "tension")  # modules that play and look on
T = TypeVar("T")


class BadStudy(ValueError):
    """A folder or manifest that cannot be resumed: names what is wrong."""


class Variant(msgspec.Struct, frozen=True):
    """One side of a study: the options and the pack."""

    options: dict[str, Any] = {}
    vary: dict[str, list[Any]] = {}
    pack: str = ""


class Study(msgspec.Struct, frozen=True):
    """What is to be found out.

    games       at most so many, of each variant
    error       the rate at which any statement may be wrong
    precision   stop when every effect is sure or smaller than this; None: play all games
    prices      so many kinds of move are priced by restricted play, over `price_games` games each;
                None: all that were chosen often enough to say something
    tension     so many games are looked into for their curves
    salt        added to the seeds of the second variant: not paired, for tests of the lab itself
    """

    game: str
    bots: list[str]
    variants: list[Variant]
    games: int = 1000
    seed: str = "1"
    rotate: bool = True
    drawn: list[str] = []
    error: float = 0.05
    precision: float | None = None
    prices: int | None = 0
    price_games: int = 100
    tension: int = 0
    salt: str = ""

    def plan(self, number: int) -> Plan:
        """The games of one variant."""
        side = self.variants[number]
        seed = f"{self.seed}{self.salt}" if number else self.seed
        vary = {key: tuple(values) for key, values in side.vary.items()}
        return Plan(
            self.game, tuple(self.bots), self.games, seed, side.options, self.rotate, side.pack,
            vary, tuple(self.drawn),
        )  # fmt: skip

    def varied(self, number: int) -> Game:
        return variant(game(self.game), self.variants[number].pack)


class Manifest(msgspec.Struct, frozen=True):
    """A study and what it was played with: versions, cards, and the code that plays."""

    uprising_study: int
    study: Study
    uprising: str
    rules: int
    content: list[str]
    code: str


@dataclass(frozen=True)
class Results:
    """Everything a study has found."""

    study: Study
    games: tuple[list[GameSeen], ...]
    prices: list[Price]
    curves: list[Curve]

    @property
    def is_comparison(self) -> bool:
        return len(self.games) > 1

    def effects(self) -> list[Effect]:
        error, expected = self.study.error, self.study.games
        if self.is_comparison:
            return changes(self.games[0], self.games[1], error, expected)
        return main_effects(self.games[0], error, expected)


def manifest_of(study: Study) -> Manifest:
    sides = [study.varied(number) for number in range(len(study.variants))]
    contents = [side.content for side in sides]
    code = code_of(sides[0])
    return Manifest(FORMAT, study, version("uprising"), sides[0].version, contents, code)


def code_of(of: Game) -> str:
    """The hash of everything that decides what is played and what is seen of it.

    Bots change more often than rules; a study would go on with others than it began with.
    """
    ours = Path(uprising.__file__).parent  # compiled modules lie elsewhere, their sources here
    files = [ours / "lab" / f"{name}.py" for name in WATCHING]
    for folder in (ours / "kernel", ours / "bots", of.folder):
        files += sorted(path for path in folder.rglob("*") if path.suffix in (".py", ".json"))
    total = blake2b(digest_size=8)
    for path in files:
        total.update(path.read_bytes())
    return total.hexdigest()


def manifest_in(path: Path) -> Manifest:
    """A manifest whose cards are those here, so that there are words for everything in it."""
    try:
        found = msgspec.json.decode(path.read_bytes(), type=Manifest)
    except OSError as error:
        raise BadStudy(f"manifest: cannot read {path}: {error.strerror}") from error
    except msgspec.DecodeError as error:
        raise BadStudy(f"manifest: {path} is none: {error}") from error
    here = manifest_of(found.study)
    if (found.rules, found.content) != (here.rules, here.content):
        raise BadStudy(f"manifest: {path} was played with other rules or cards than those here")
    return found


def read_manifest(path: Path) -> Study:
    """The study of a manifest, if it would give the same games here."""
    found = manifest_in(path)
    if found.code != manifest_of(found.study).code:
        raise BadStudy(f"manifest: {path} was played by other bots or other code than those here")
    return found.study


Tell = Callable[[str, int, int], None]


def silent(part: str, done: int, total: int) -> None:
    """Nobody watches."""


class Folder:
    """Where a study is kept."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def open(self, study: Study) -> None:
        """Begin here, or go on if the same study was begun here before."""
        wanted = msgspec.json.format(msgspec.json.encode(manifest_of(study)), indent=2)
        file = self.path / "manifest.json"
        if file.exists() and file.read_bytes() != wanted:
            if self.study() == study:
                read_manifest(file)
            raise BadStudy(f"out: {self.path} holds another study; name another folder")
        self.path.mkdir(parents=True, exist_ok=True)
        file.write_bytes(wanted)

    def lines(self, name: str, kind: type[T]) -> list[T]:
        """What is there; a last line cut off by a crash is thrown away."""
        file = self.path / f"{name}.jsonl"
        if not file.exists():
            return []
        data = file.read_bytes()
        whole = data[: data.rfind(b"\n") + 1]
        if len(whole) < len(data):
            file.write_bytes(whole)
        return [msgspec.json.decode(line, type=kind) for line in whole.splitlines()]

    def add(self, name: str, things: Sequence[Any]) -> None:
        with (self.path / f"{name}.jsonl").open("ab") as file:
            file.write(b"".join(msgspec.json.encode(thing) + b"\n" for thing in things))

    def study(self) -> Study:
        return manifest_in(self.path / "manifest.json").study

    def results(self) -> Results:
        study = self.study()
        games = tuple(self.lines(f"games-{s}", GameSeen) for s in "ab"[: len(study.variants)])
        if not all(games):
            raise BadStudy(f"study: {self.path} holds no games yet")
        return Results(study, games, self.lines("prices", Price), self.lines("curves", Curve))


def run(study: Study, folder: Folder, on: Executor, tell: Tell = silent) -> Results:
    """Play what is missing, as far as needed, and write everything down."""
    folder.open(study)
    sides = [folder.lines(f"games-{s}", GameSeen) for s in "ab"[: len(study.variants)]]
    done = min(len(side) for side in sides)
    feeds = [feed(study, number, sides[number], folder, on) for number in range(len(sides))]
    games: list[list[GameSeen]] = [[] for _ in sides]
    while len(games[0]) < study.games and not is_finished(study, games):
        step = min(LOOK, study.games - len(games[0]))
        for side, source in zip(games, feeds, strict=True):
            for seen in islice(source, step):
                side.append(seen)
                if len(side) > done:
                    tell("games", sum(map(len, games)), study.games * len(games))
    for source in feeds:
        source.close()
    prices = priced(study, games[0], folder, on, tell)
    found = Results(study, tuple(games), prices, looked_into(study, games[0], folder, on, tell))
    write(found, folder)
    return found


def feed(
    study: Study, number: int, known: list[GameSeen], folder: Folder, on: Executor
) -> Generator[GameSeen, None, None]:
    """The games of one variant in order: those on disk, then new ones."""
    yield from known
    plan, name = study.plan(number), f"games-{'ab'[number]}"
    chunks = [
        list(range(start, min(start + CHUNK, study.games)))
        for start in range(len(known), study.games, CHUNK)
    ]
    for data in on.run(watch_some, ((plan, chunk) for chunk in chunks)):
        seen = msgspec.json.decode(data, type=list[GameSeen])
        folder.add(name, seen)
        yield from seen


def is_finished(study: Study, games: Sequence[list[GameSeen]]) -> bool:
    if study.precision is None or not games[0]:
        return False
    found = Results(study, tuple(games), [], []).effects()
    return is_decided(found, study.precision)


def kinds_to_price(study: Study, games: Sequence[GameSeen]) -> list[str]:
    """The kinds of move that were most often chosen where there was another."""
    made: Counter[str] = Counter()
    offered: Counter[str] = Counter()
    for g in games:
        offered.update(g.offered)
        for seat in g.seats:
            made.update(seat.played)
    families = {kind.partition(" ")[0] for kind in made if " " in kind}
    free = [
        kind for kind in made
        if made[kind] >= FEWEST
        # a bare verb beside others with a thing is what was left over, no kind of its own
        and (" " in kind or (made[kind] < offered[kind] and kind not in families))
    ]  # fmt: skip
    return sorted(free, key=lambda kind: (-made[kind], kind))[: study.prices]


def priced(
    study: Study, games: Sequence[GameSeen], folder: Folder, on: Executor, tell: Tell
) -> list[Price]:
    known = folder.lines("prices", Price)
    kinds = kinds_to_price(study, games)
    count = min(study.price_games, len(games))
    have = Counter(price.kind for price in known)
    tasks = []
    for kind in kinds:
        for start in range(have[kind], count, CHUNK):
            some = games[start : min(start + CHUNK, count)]
            numbers = [g.number for g in some]
            tasks.append((study.plan(0), kind, numbers, [g.winners for g in some]))
    for data in on.run(price_some, tasks):
        new = msgspec.json.decode(data, type=list[Price])
        folder.add("prices", new)
        known += new
        tell("prices", len(known), len(kinds) * count)
    return known


def looked_into(
    study: Study, games: Sequence[GameSeen], folder: Folder, on: Executor, tell: Tell
) -> list[Curve]:
    known = folder.lines("curves", Curve)
    wanted = games[len(known) : study.tension]
    tasks = [(study.plan(0), [g.number], [g.decisions]) for g in wanted]
    for data in on.run(curves, tasks):
        new = msgspec.json.decode(data, type=list[Curve])
        folder.add("curves", new)
        known += new
        tell("curves", len(known), study.tension)
    return known


def write(found: Results, folder: Folder) -> None:
    """The effects as JSON, and everything as Parquet where polars is installed."""
    study = found.study
    told = {
        "game": study.game,
        "games": [len(side) for side in found.games],
        "error": study.error,
        "effects": [asdict(effect) for effect in found.effects()],
        "prices": [asdict(e) for e in price_effects(found.prices, study.error, study.price_games)],
    }
    data = msgspec.json.format(msgspec.json.encode(told), indent=2)
    (folder.path / "result.json").write_bytes(data)
    try:
        import polars
    except ImportError:
        return
    polars.DataFrame(list(game_rows(found))).write_parquet(folder.path / "games.parquet")
    polars.DataFrame(list(seat_rows(found))).write_parquet(folder.path / "seats.parquet")


def game_rows(found: Results) -> Iterator[dict[str, Any]]:
    for name, side in zip("ab", found.games, strict=False):
        for g in side:
            yield {
                "variant": name, "number": g.number, "seats": len(g.seats), "key": g.key,
                "winners": g.winners, "scores": g.scores, "decisions": g.decisions,
                "options": msgspec.json.encode(g.options).decode(),
                "traits": msgspec.json.encode(g.traits).decode(),
            }  # fmt: skip


def seat_rows(found: Results) -> Iterator[dict[str, Any]]:
    for name, side in zip("ab", found.games, strict=False):
        for g in side:
            for number, seat in enumerate(g.seats):
                yield {
                    "variant": name, "number": g.number, "seat": number, "bot": g.lineup[number],
                    "won": number in g.winners, "score": g.scores[number],
                    "traits": msgspec.json.encode(seat.traits).decode(),
                    "dealt": seat.dealt, "drawn": seat.drawn, "held": seat.held,
                    "played": list(seat.played),
                }  # fmt: skip
