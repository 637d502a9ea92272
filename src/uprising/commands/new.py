"""`uprising new NAME`: a small game that works, to be changed into another one."""

from __future__ import annotations

import re
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Final

from uprising.commands.shell import BadInput, Say, Shell
from uprising.kernel import Game, game, games

NAME: Final = re.compile(r"[a-z][a-z0-9]*(?:_[a-z0-9]+)*")
LIKE: Final = ("leduc", "tic_tac_toe")
"""Templates: cards and hidden hands, or an open board."""
COPIED: Final = (".py", ".ftl", ".md")
WRITTEN: Final = (
    (r"\n    # Written by tools/state_fields.py from the fields above.\n", ""),
    (r"\n    # End of what is written.\n", ""),
)
"""What stands in our own games only, whose states are written by a tool of ours."""
PROJECT: Final = """\
[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"

[project]
name = "{name}"
version = "1.0"
dependencies = ["uprising"]

[project.entry-points."uprising.games"]
{name} = "{name}:GAME"

[tool.hatch.build]
dev-mode-dirs = ["src"]

[tool.hatch.build.targets.wheel]
packages = ["src/{name}"]
"""
TESTS: Final = '''\
"""{title} keeps every promise a game makes."""

from {name} import GAME
from uprising.conformance import examine, walk


def test_random_games_keep_every_promise() -> None:
    assert walk(GAME, seats=GAME.seats[0], games=20, seed=1).games == 20


def test_the_whole_suite_finds_nothing() -> None:
    assert [str(one) for one in examine(GAME, games=5).findings] == []
'''
BOARD: Final = """\
# A board for {name}

Without one, the page and the terminal draw the view as it is: every field of `seen/view.py` under
its name. A board of its own is one module, `board.js` in this folder, with its style sheets and
pictures beside it. It exports `board(target, around)`, which gives back `show(frame)`, and may
export `choices` and `motions`: see "A board, a lesson, a sample" in the guide. A board holds no
rules; what may be clicked comes with the question, and `data-word` says what an element is.
"""
README: Final = """\
# {title}

A game for Uprising, begun from `{like}`. What to change, in this order:

1. `src/{name}/text/rulebook.en.md`: the rules, clause by clause, each with its ID.
2. `src/{name}/rules/cards.py` and `state.py`: numbers, cards, and what lies on the table.
3. `src/{name}/rules/moves.py`: what a player can do, and every reason why not.
4. `src/{name}/rules/steps.py`: the rules in the order of the rulebook.
5. `src/{name}/seen/`: what a seat sees of the table and of events; `guess.py` deals the rest anew.
6. `src/{name}/text/en.ftl`: the words; `notation.py` reads moves.
7. `src/{name}/bot/`: a heuristic, then an evaluation.
8. `src/{name}/zones.py`: what scenarios may set up.
9. `src/{name}/page/`: a board of its own, if you like.

After each step:

    pip install -e .
    uprising check {name}
    uprising play {name}
"""


def describe(parser: ArgumentParser, say: Say) -> None:
    parser.add_argument("name", metavar="NAME", help=say("help-new-name"))
    parser.add_argument("--folder", type=Path, metavar="DIR", help=say("help-new-folder"))
    parser.add_argument("--like", choices=LIKE, default=LIKE[0], help=say("help-new-like"))


def run(shell: Shell, asked: Namespace) -> int:
    name = asked.name
    if not NAME.fullmatch(name):
        raise BadInput(f"name: must be small letters, digits and underscores, not {name!r}")
    if name in games():
        raise BadInput(f"name: there is a game {name!r} already")
    folder = asked.folder or Path(name)
    if folder.exists() and any(folder.iterdir()):
        raise BadInput(f"folder: {folder} is not empty")
    write_game(game(asked.like), name, folder)
    shell.print(shell.say("new-written", name=name, folder=str(folder)))
    return 0


def write_game(of: Game, name: str, folder: Path) -> None:
    """Copy the template with another key, another prefix of its rules and other class names."""
    title = name.replace("_", " ").capitalize()
    changes = renamed(of, name, title)
    for path in sorted(of.folder.rglob("*")):
        if path.suffix not in COPIED:
            continue
        target = folder / "src" / name / path.relative_to(of.folder)
        target.parent.mkdir(parents=True, exist_ok=True)
        text = path.read_text(encoding="utf-8")
        for old, new in (*changes, *WRITTEN):
            text = re.sub(old, new, text)
        target.write_text(text, encoding="utf-8")
    words = {"name": name, "title": title, "like": of.key}
    for where, text in (
        ("pyproject.toml", PROJECT),
        (f"tests/test_{name}.py", TESTS),
        (f"src/{name}/page/README.md", BOARD),
        ("README.md", README),
    ):
        target = folder / where
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text.format(**words), encoding="utf-8")


def renamed(of: Game, name: str, title: str) -> list[tuple[str, str]]:
    """What is called otherwise in the copy, as patterns and their replacements."""
    old = "".join(part.capitalize() for part in of.key.split("_"))
    new = "".join(part.capitalize() for part in name.split("_"))
    prefix = of.over.rule.split("-")[0]
    return [
        (rf'"{of.key}"', f'"{name}"'),
        (rf"\b{old} hold'em", title),
        (rf"\b{prefix}-", f"{name.replace('_', '').upper()}-"),
        (rf"\b{old}(View)?\b", rf"{new}\g<1>"),
        (r"(?m)^game-title = .*$", f"game-title = {title}"),
    ]
