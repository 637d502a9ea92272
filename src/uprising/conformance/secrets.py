"""What a seat may not know: guesses look the same to it, and no rule tells the difference."""

from __future__ import annotations

from typing import Any

import msgspec

from uprising.conformance.checks import TRIES, counts_apart
from uprising.conformance.fault import Fault
from uprising.conformance.position import Position, texts
from uprising.kernel import Move, SeededLuck, State
from uprising.vector import layout_of

GUESSES = 64
MORE_GUESSES = 1024
"""For what seldom moves: a thing that never does is a fault, one that hardly does is not."""
GUESSES = 4


def guesses(p: Position, seat: int) -> None:
    """A guess is possible, differs wherever it may, and has other dice."""
    s = p.state
    before = p.save(s)
    rng = p.rng.copy()
    g = p.game.guess(s, seat, rng)
    if g.faults():
        raise Fault("guess", f"an impossible guess of seat {seat}: {g.faults()}")
    if changed := counts_apart(p.game.conserved(s), p.game.conserved(g)):
        raise Fault("guess", f"a guess of seat {seat} makes or loses something: {changed}")
    for other, answer in g.sealed.items():
        if p.refusal(g, other, answer) is not None:
            raise Fault("guess", f"seat {other} cannot have sealed {answer} in a guess")
    unmoved = places(p.game.unknown(g, seat))
    for _ in range(GUESSES + MORE_GUESSES):
        if not unmoved:
            break
        guessed = places(p.game.unknown(p.game.guess(s, seat, rng), seat))
        unmoved = {name: value for name, value in unmoved.items() if guessed.get(name) == value}
    if unmoved:
        raise Fault(
            "guess varies", f"always the same in guesses of seat {seat}, so known: {unmoved}"
        )
    if p.save(s) != before:
        raise Fault("guess", "guessing changed the table")
    foresight(p, seat, g, p.game.guess(s, seat, rng))


def places(unknown: dict[str, Any]) -> dict[str, Any]:
    """Every single thing that is open: of a list each place, anything else as a whole."""
    single: dict[str, Any] = {}
    for name, value in unknown.items():
        if isinstance(value, list):
            single |= {f"{name}, place {number}": each for number, each in enumerate(value)}
        else:
            single[name] = value
    return single


def foresight(p: Position, seat: int, g: State, h: State) -> None:
    """The luck of a guess is neither the table's nor that of another guess."""
    luck = p.state.luck
    sides = {name: len(faces) for name, faces in p.game.faces.items()}
    drawn = list(luck.streams) if isinstance(luck, SeededLuck) else []
    for name in ("probe", *drawn, *p.game.shuffles, *sides):
        here, there, elsewhere = (
            coming(s, name, sides.get(name, 1 << 10)) for s in (p.state, g, h)
        )
        if here == there or there == elsewhere:
            raise Fault("dice", f"the guess of seat {seat} foresees {name}")


def coming(s: State, name: str, sides: int) -> list[int]:
    luck = s.luck.copy()
    return [luck.below(name, sides) for _ in range(32)]


def phrases(p: Position, s: State, seat: int) -> list[object]:
    """What the choices of a seat say; those of a wide question are drawn, and not compared."""
    ask = s.ask_of(seat)
    moves = [*(ask.moves if ask is not None and not ask.wide else ()), *s.standing(seat)]
    return [(move.text(), p.game.phrase(s, seat, move)) for move in moves]


def non_interference(p: Position, seat: int) -> None:
    """Two tables a seat cannot tell apart treat that seat alike."""
    s = p.state
    rng = p.rng.copy()
    for number in range(GUESSES):
        guessed = p.game.guess(s, seat, rng)
        if p.shown_asks(guessed) != p.shown_asks(s):
            raise Fault("asks leak", f"who is asked tells seat {seat} what it may not know")
        here, there = p.game.view(s, seat), p.game.view(guessed, seat)
        if here != there:
            where = fields_apart(here, there)
            raise Fault("view leak", f"seat {seat} can tell the table from its guess by {where}")
        same_row(p, seat, guessed)
        if p.asked(guessed, seat) != p.asked(s, seat):
            raise Fault("asks leak", f"what seat {seat} is asked tells what it may not know")
        if phrases(p, guessed, seat) != phrases(p, s, seat):
            raise Fault("phrases leak", f"a choice of seat {seat} says what it may not know")
        if p.game.bot.blind and s.ask_of(seat) is not None:
            same_advice(p, seat, guessed)
        if number == 0:
            same_refusals(p, seat, guessed)
        if not s.sealed:
            same_tale(p, seat, guessed)


def fields_apart(here: Any, there: Any) -> str:
    """The fields in which two views differ."""
    first, second = msgspec.to_builtins(here), msgspec.to_builtins(there)
    return ", ".join(sorted(name for name in first if first[name] != second.get(name)))


def same_row(p: Position, seat: int, guessed: State) -> None:
    """What a learner is given is what the view says, and nothing that a guess has otherwise."""
    if p.game.encoder is None:
        return
    layout = layout_of(p.game, len(p.names))
    rows = [layout.written(p.game.view(s, seat), s, seat) for s in (p.state, guessed)]
    shown = layout.row(p.game.view(p.state, seat), seat, None)
    for row, whose in zip(rows, ("the table", "a guess"), strict=True):
        for name, here, there in zip(layout.names(), shown, row, strict=True):
            if here != there:
                raise Fault(
                    "row leak",
                    f"{name} is {there} in the row of {whose} for seat {seat}, not {here}",
                )


def same_advice(p: Position, seat: int, guessed: State) -> None:
    """A heuristic that says it is blind gives the same move, whatever is hidden."""
    here, there = (p.game.bot.advise(s, seat, p.rng.copy())[0].text() for s in (p.state, guessed))
    if here != there:
        raise Fault("advice leak", f"seat {seat} is advised {here}, in a guess {there}")


def same_refusals(p: Position, seat: int, guessed: State) -> None:
    for move in p.universe(TRIES):
        here, there = p.refusal(p.state, seat, move), p.refusal(guessed, seat, move)
        if (here and (here.key, here.rule)) != (there and (there.key, there.rule)):
            raise Fault("refusal leak", f"{move} of seat {seat}: {here} here, {there} in a guess")


def same_tale(p: Position, seat: int, guessed: State) -> None:
    """A move legal in both tables, by whomever, is told alike until something is opened."""
    for ask in p.state.asks:
        move = common_move(p, ask.seat, guessed)
        if move is None:
            continue
        here = p.told(p.state, seat, ask.seat, move)
        there = p.told(guessed, seat, ask.seat, move)
        if here.events != there.events or here.opened != there.opened:
            raise Fault(
                "event leak", f"after {move} seat {seat} is told {here}, in a guess {there}"
            )
        if here.view != there.view:
            where = fields_apart(here.view, there.view)
            raise Fault(
                "event leak", f"after {move} seat {seat} sees more than it was told: {where}"
            )
        if here.beats != there.beats:
            raise Fault("beat leak", f"after {move} seat {seat} is shown other beats in a guess")


def common_move(p: Position, mover: int, guessed: State) -> Move[Any] | None:
    ask, other = p.state.ask_of(mover), guessed.ask_of(mover)
    assert ask is not None and other is not None
    rng = p.rng.copy()
    moves = p.state.legal(ask, rng.copy())
    there = set(texts(guessed.legal(other, rng.copy())))
    both = [move for move in moves if move.text() in there]
    return both[rng.below(len(both))] if both else None
