"""What a seat may do now, as a menu: moves word by word where there are many, forms, deals."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from uprising.texts import spoken_choice, spoken_move
from uprising.tui.drawing import Eyes
from uprising.wire import AskSeen, FormSeen, Frame, Row

KEYS = "123456789abcdefghijklmnopqrstuvwxyz"  # what chooses each line of the menu
MENU = 30  # more moves than this are narrowed word by word: every line has a key


@dataclass(frozen=True)
class Choice:
    """A line of the menu: a move, a form, words that lead on, an answer; empty: a heading."""

    label: str
    move: str = ""
    form: FormSeen | None = None
    trail: tuple[str, ...] | None = None
    agree: bool | None = None


@dataclass(frozen=True)
class Menu:
    """The offers after some words have been chosen."""

    trail: tuple[str, ...] = ()
    offers: list[Choice] = field(default_factory=list)


def menu(frame: Frame, eyes: Eyes, trail: tuple[str, ...] = ()) -> Menu:
    ask = frame.ask
    offers: list[Choice] = []
    if frame.proposal is not None and frame.seat in frame.proposal.waiting:
        what = eyes.label(f"offer-{frame.proposal.what}")
        offers.append(Choice(eyes.label("agree", what=what), agree=True))
        offers.append(Choice(eyes.label("disagree", what=what), agree=False))
    chosen = trail
    if ask is not None:
        trail, found = narrowed(ask.rows, eyes, trail)
        offers += found
        if not chosen:
            offers += forms(ask.forms, eyes)
    if chosen:
        offers.append(Choice(eyes.label("back"), trail=()))
    elif frame.standing or frame.forms:
        offers.append(Choice(eyes.label("standing")))
        _, found = narrowed(frame.standing, eyes, ())
        offers += [*found, *forms(frame.forms, eyes)]
    return Menu(trail, offers)


def narrowed(
    rows: Sequence[Row], eyes: Eyes, trail: tuple[str, ...]
) -> tuple[tuple[str, ...], list[Choice]]:
    """The moves that begin with these words, or the words they go on with."""
    split = [(row.move, tuple(row.move.split())) for row in rows]
    rowed = {row.move: row for row in rows}
    while True:
        going = [(move, words) for move, words in split if words[: len(trail)] == trail]
        if len(going) <= MENU:
            return trail, [Choice(chosen(rowed[move], eyes), move=move) for move, _ in going]
        done = [
            Choice(chosen(rowed[move], eyes), move=move) for move, words in going if words == trail
        ]
        nexts = list(dict.fromkeys(words[: len(trail) + 1] for _, words in going if words != trail))
        if done or len(nexts) > 1:
            return trail, [*done, *leads(nexts, eyes)]
        trail = nexts[0]


def leads(nexts: list[tuple[str, ...]], eyes: Eyes) -> Iterator[Choice]:
    for words in nexts:
        yield Choice(eyes.label("further", words=said(" ".join(words), eyes)), trail=words)


def forms(found: Sequence[FormSeen], eyes: Eyes) -> Iterator[Choice]:
    for form in found:
        yield Choice(eyes.label("fill", form=eyes.words.say(form.key)), form=form)


def chosen(row: Row, eyes: Eyes) -> str:
    """A whole move as a choice."""
    return spoken_choice(eyes.words, row.move, row.phrase, eyes.names)


def answered(ask: AskSeen, eyes: Eyes) -> str:
    """What a seat has chosen and may still change."""
    for row in ask.rows:
        if row.move == ask.answered:
            return chosen(row, eyes)
    return said(ask.answered, eyes)


def said(move: str, eyes: Eyes) -> str:
    """The first words of a move, which lead on."""
    return spoken_move(eyes.words, move, eyes.names)
