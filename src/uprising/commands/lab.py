"""`uprising lab`: study a game with many games of bots, compare variants, write a report."""

from __future__ import annotations

import os
from argparse import SUPPRESS, ArgumentParser, Namespace
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from uprising.commands.shell import BadInput, Say, Shell, bots_of, chosen_options
from uprising.kernel import Game, UnknownGame, game
from uprising.lab.closeup import closeup, told
from uprising.lab.executor import executor
from uprising.lab.portrait import portrait, sized
from uprising.lab.report import Report
from uprising.lab.study import BadStudy, Folder, Results, Study, Tell, Variant, read_manifest
from uprising.lab.study import run as carry_out
from uprising.packs import find_pack, with_pack
from uprising.texts import languages

SHOWN = 8  # findings told on the screen; the report has all
PRICES = 12  # kinds of move priced, and games looked into, where nobody says how many
TENSION = 10
ALL = "all"


def describe(parser: ArgumentParser, say: Say) -> None:
    parts = parser.add_subparsers(dest="part", metavar="WHAT", required=True)
    one = parts.add_parser("run", help=say("help-lab-run"), description=say("help-lab-run"))
    one.add_argument("game", nargs="?", metavar="GAME", help=say("help-game"))
    one.add_argument("--pack", metavar="PACK", help=say("help-pack"))
    one.add_argument("--again", metavar="MANIFEST", help=say("help-lab-again"))
    how(one, say)
    two = parts.add_parser(
        "compare", help=say("help-lab-compare"), description=say("help-lab-compare")
    )
    two.add_argument("first", metavar="A", help=say("help-lab-variant"))
    two.add_argument("second", metavar="B", help=say("help-lab-variant"))
    how(two, say)
    whole = parts.add_parser(
        "portrait", help=say("help-lab-portrait"), description=say("help-lab-portrait")
    )
    whole.add_argument("game", metavar="GAME", help=say("help-game"))
    whole.add_argument("--pack", metavar="PACK", help=say("help-pack"))
    whole.add_argument("--seats", type=int, metavar="N", help=say("help-seats"))
    whole.add_argument("--bots", default="heuristic", metavar="A", help=say("help-lab-one-bot"))
    whole.add_argument(
        "--option", action="append", default=[], metavar="KEY=VALUE", help=say("help-option")
    )
    whole.add_argument("--games", type=int, default=1000, metavar="N", help=say("help-lab-games"))
    whole.add_argument("--watch", type=int, default=0, metavar="N", help=say("help-lab-watch"))
    whole.add_argument("--seed", default="release", metavar="S", help=say("help-seed"))
    whole.add_argument("--lang", choices=languages(), default=SUPPRESS, help=say("help-lang"))
    page = parts.add_parser(
        "report", help=say("help-lab-report"), description=say("help-lab-report")
    )
    page.add_argument("folder", nargs="?", metavar="FOLDER", help=say("help-lab-folder"))
    page.add_argument("--out", metavar="FILE", help=say("help-lab-page"))
    page.add_argument("--svg", metavar="FOLDER", help=say("help-lab-svg"))
    page.add_argument("--lang", choices=languages(), default=SUPPRESS, help=say("help-lang"))


def how(parser: ArgumentParser, say: Say) -> None:
    """What is the same for one variant and for two."""
    parser.add_argument("--seats", type=int, metavar="N", help=say("help-seats"))
    parser.add_argument(
        "--bots", default="heuristic", metavar="A[,B…]", help=say("help-simulate-bots")
    )
    parser.add_argument(
        "--option", action="append", default=[], metavar="KEY=VALUE[,VALUE…]",
        help=say("help-lab-option"),
    )  # fmt: skip
    parser.add_argument("--drawn", default="", metavar="VERB[,…]", help=say("help-lab-drawn"))
    parser.add_argument("--games", type=int, default=1000, metavar="N", help=say("help-lab-games"))
    parser.add_argument("--seed", default="1", metavar="S", help=say("help-seed"))
    parser.add_argument(
        "--error", type=float, default=0.05, metavar="P", help=say("help-lab-error")
    )
    parser.add_argument("--precision", type=float, metavar="P", help=say("help-lab-precision"))
    parser.add_argument("--prices", metavar="N", help=say("help-lab-prices"))
    parser.add_argument(
        "--price-games", type=int, default=100, metavar="N", help=say("help-lab-price-games")
    )
    parser.add_argument("--tension", type=int, metavar="N", help=say("help-lab-tension"))
    parser.add_argument("--jobs", type=int, metavar="N", help=say("help-jobs"))
    parser.add_argument("--ray", metavar="ADDRESS", help=say("help-lab-ray"))
    parser.add_argument("--out", metavar="FOLDER", help=say("help-lab-out"))
    parser.add_argument("--lang", choices=languages(), default=SUPPRESS, help=say("help-lang"))


def run(shell: Shell, asked: Namespace) -> int:
    try:
        if asked.part == "report":
            return write_report(shell, asked)
        if asked.part == "portrait":
            return paint(shell, asked)
        return run_study(shell, asked)
    except BadStudy as error:
        raise BadInput(str(error)) from error


def paint(shell: Shell, asked: Namespace) -> int:
    """Print a game's portrait as Markdown."""
    of = with_pack(game(asked.game), asked.pack)
    options = chosen_options(of, asked.option)
    if asked.games < 1:
        raise BadInput(f"games: must be 1 or more, not {asked.games}")
    [bot] = bots_of(of, asked.bots)[:1]
    seats = [asked.seats] if asked.seats else list(of.seats)
    for number in seats:
        of.setup(number, options)
    sizes = [sized(of, number, asked.games, asked.seed, options, bot) for number in seats]
    shell.print(portrait(sizes, shell.words_of(of), shell.words))
    if asked.watch > 0:
        middle = seats[len(seats) // 2]
        close = closeup(of, middle, asked.watch, asked.seed, options, bot)
        shell.print("\n" + told(close, shell.words_of(of), shell.words))
    return 0


def run_study(shell: Shell, asked: Namespace) -> int:
    study = wanted(asked)
    folder = Folder(Path(asked.out or default_folder(asked, study)))
    jobs = asked.jobs or os.cpu_count() or 1
    try:
        on = executor(jobs, asked.ray)
    except ImportError as error:
        raise BadInput("ray: is not installed here (pip install 'uprising[ray]')") from error
    try:
        with watched(shell) as tell:
            found = carry_out(study, folder, on, tell)
    except KeyboardInterrupt:
        shell.err.print(shell.say("lab-stopped", folder=str(folder.path)))
        raise
    finally:
        on.close()
    show(shell, found, folder)
    return 0


def wanted(asked: Namespace) -> Study:
    """The study somebody asked for, checked."""
    if asked.part == "run" and asked.again:
        return read_manifest(Path(asked.again))
    if asked.part == "compare":
        sides = [side(word) for word in (asked.first, asked.second)]
        if sides[0][0].key != sides[1][0].key:
            raise BadInput(f"compare: {sides[0][0].key} and {sides[1][0].key} are two games")
        common = split(sides[0][0], asked.option)
        variants = [joined(of, common, own) for of, own in sides]
        of = sides[0][0]
    else:
        if not asked.game:
            raise BadInput("game: name one, or a manifest with --again")
        of = with_pack(game(asked.game), asked.pack)
        variants = [joined(of, split(of, asked.option), ([], {}))]
    names = bots_of(of, asked.bots)
    seats = asked.seats or max(of.seats[0], len(names))
    for one in variants:
        of.setup(seats, one.options)
        for key, values in one.vary.items():
            for value in values:
                of.setup(seats, {**one.options, key: value})
    check(asked, names, seats)
    alone = len(variants) == 1
    return Study(
        of.key, [names[seat % len(names)] for seat in range(seats)], variants, asked.games,
        asked.seed, drawn=[verb for verb in asked.drawn.split(",") if verb], error=asked.error,
        precision=asked.precision, prices=prices(asked.prices, PRICES if alone else 0),
        price_games=asked.price_games,
        tension=(TENSION if alone else 0) if asked.tension is None else asked.tension,
    )  # fmt: skip


def check(asked: Namespace, names: Sequence[str], seats: int) -> None:
    if len(names) > seats:
        raise BadInput(f"bots: {len(names)} bots do not fit on {seats} seats")
    if not 0 < asked.error < 0.5:
        raise BadInput(f"error: must be between 0 and 0.5, not {asked.error}")
    if asked.precision is not None and not 0 < asked.precision < 1:
        raise BadInput(f"precision: must be between 0 and 1, not {asked.precision}")
    for field in ("games", "jobs", "price_games"):
        count = getattr(asked, field)
        if count is not None and count < 1:
            raise BadInput(f"{field.replace('_', '-')}: must be 1 or more, not {count}")
    if asked.tension is not None and asked.tension < 0:
        raise BadInput(f"tension: must be 0 or more, not {asked.tension}")


def prices(word: str | None, default: int) -> int | None:
    """How many kinds of move are priced; None: all of them."""
    if word is None:
        return default
    if word == ALL:
        return None
    if not word.isdecimal():
        raise BadInput(f"prices: must be 0 or more, or {ALL}, not {word}")
    return int(word)


Options = tuple[list[str], dict[str, list[Any]]]


def split(of: Game, words: Sequence[str]) -> Options:
    """Options with one value, and those that take several in turn."""
    one = [word for word in words if "," not in word]
    several = {}
    for word in words:
        if "," in word:
            key, _, values = word.partition("=")
            chosen = [chosen_options(of, [f"{key}={value}"]) for value in values.split(",")]
            several[key] = [choice[key] for choice in chosen]
    return one, several


def joined(of: Game, common: Options, own: Options) -> Variant:
    options = chosen_options(of, [*common[0], *own[0]])
    return Variant(options, {**common[1], **own[1]}, of.changes)


def side(word: str) -> tuple[Game, Options]:
    """A side of a comparison: a game or a pack, and options after it: `robotariat,mode=secret`."""
    name, *options = word.split(",")
    try:
        of = game(name)
    except UnknownGame:
        pack = find_pack(name)
        of = with_pack(game(pack.game), name)
    return of, split(of, options)


def default_folder(asked: Namespace, study: Study) -> str:
    packs = [one.pack.partition(" ")[0] or study.game for one in study.variants]
    return "-".join(["lab", *dict.fromkeys(packs), f"{len(study.bots)}p", study.seed])


@contextmanager
def watched(shell: Shell) -> Iterator[Tell]:
    """A bar on the error stream for each part of the work."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, TimeRemainingColumn(), console=shell.err, transient=True) as bar:
        tasks: dict[str, Any] = {}

        def tell(part: str, done: int, total: int) -> None:
            if part not in tasks:
                tasks[part] = bar.add_task(shell.say(f"lab-part-{part}"), total=total)
            bar.update(tasks[part], completed=done)

        yield tell


def show(shell: Shell, found: Results, folder: Folder) -> None:
    page = Report(found, shell.lang)
    shell.print(page.head(), "")
    shell.print(*(f"• {finding.sentence}" for finding in page.findings()[:SHOWN]))
    if page.stopped():
        shell.print(page.stopped())
    shell.print("", shell.say("lab-kept", folder=str(folder.path)))


def newest() -> Path:
    """The folder of the study that was begun or resumed last, here."""
    found = [file.parent for file in Path().glob("lab-*/manifest.json")]
    if not found:
        raise BadInput("folder: there is no study here; name its folder")
    return max(found, key=lambda folder: (folder / "manifest.json").stat().st_mtime)


def write_report(shell: Shell, asked: Namespace) -> int:
    folder = Folder(Path(asked.folder) if asked.folder else newest())
    page = Report(folder.results(), shell.lang)
    file = Path(asked.out or folder.path / "report.html")
    files = {file: page.html()}
    if asked.svg:
        files |= {Path(asked.svg) / f"{name}.svg": svg for name, svg in page.drawings().items()}
    try:
        for path, text in files.items():
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise BadInput(f"out: cannot write {error.filename}: {error.strerror}") from error
    shell.print(str(file))
    return 0
