"""What must hold at every position of every game. Each check raises `Fault` under its own name."""

from __future__ import annotations

from typing import Any

import msgspec

from uprising.conformance.fault import Fault
from uprising.conformance.position import Position
from uprising.kernel import Ask, BadNotation, Event, Move, State, play, words

GUESSES = 64
TRIES = 200
LISTED = 5000


def things(p: Position, before: dict[str, int]) -> None:
    """Nothing is made or lost, and the position is possible."""
    now = p.game.conserved(p.state)
    if now != before:
        raise Fault("things", f"there were {before}, now there are {now}")
    faults = p.state.faults()
    if faults:
        raise Fault("things", "; ".join(faults))


def asks(p: Position) -> None:
    """Somebody is asked, in seat order, each once; every ask has an answer and a default."""
    seats = [ask.seat for ask in p.state.asks]
    if not seats:
        raise Fault("asks", "the game waits, but nobody is asked")
    if sorted(set(seats)) != seats and p.state.asks[0].sealed:
        raise Fault("asks", f"sealed asks are not in seat order: {seats}")
    for ask in p.state.asks:
        if ask.sealed != p.state.asks[0].sealed:
            raise Fault("asks", "some asks of one step are sealed and some are not")
        default = p.state.asker.default(p.state, ask.seat)
        no = p.refusal(p.state, ask.seat, default)
        if no is not None:
            raise Fault("asks", f"the default {default} of seat {ask.seat} is refused: {no}")


def again(p: Position) -> None:
    """A step that asks changes nothing: entered again it asks the same."""
    c = p.state.copy()
    c.ask_again()
    if p.digest(c) != p.digest(p.state):
        raise Fault("again", f"entering {type(p.state.asker).__name__} again changed the position")
    for ask in p.state.asks:
        if p.asked(c, ask.seat) != p.asked(p.state, ask.seat):
            raise Fault("again", f"seat {ask.seat} is asked something else the second time")


def copies(p: Position) -> None:
    """A copy goes its own way."""
    before = p.digest(p.state)
    c = p.state.copy()
    if p.digest(c) != before:
        raise Fault("copies", "a copy differs from what it was copied from")
    rng = p.rng.copy()
    for _ in range(6):
        if c.ended:
            break
        ask = c.next_ask()
        c.play_trusted(ask.seat, p.some_move(c, ask, rng))
    if p.digest(p.state) != before:
        raise Fault("copies", "playing on a copy changed the original")


def saves(p: Position) -> None:
    """Save and load are inverse."""
    codec = p.game.codec
    loaded = codec.load(codec.save(p.state))
    if p.digest(loaded) != p.digest(p.state) or codec.save(loaded) != codec.save(p.state):
        raise Fault("saves", "a loaded state differs from the saved one")
    for ask in p.state.asks:
        if p.asked(loaded, ask.seat) != p.asked(p.state, ask.seat):
            raise Fault("saves", f"seat {ask.seat} is asked something else after loading")


def sealed_answers_commute(p: Position) -> None:
    """Whoever answers first, a sealed set leads to the same place."""
    if not p.state.asks[0].sealed or p.state.sealed:
        return
    rng = p.rng.copy()
    answers = {ask.seat: p.some_move(p.state, ask, rng) for ask in p.state.asks}
    ends = []
    for order in (list(answers), list(answers)[::-1]):
        c = p.state.copy()
        quiet = p.digest(p.state)
        for number, seat in enumerate(order, 1):
            c.play_trusted(seat, answers[seat])
            if number < len(order) and own_part(p, c) != own_part(p, p.state):
                raise Fault("sealed", f"an answer of seat {seat} changed the table too early")
        ends.append(p.digest(c))
        assert quiet == p.digest(p.state)
    if ends[0] != ends[1]:
        raise Fault("sealed", f"the order of arrival matters for {list(answers.values())}")


def own_part(p: Position, s: State) -> Any:
    return p.game.codec.position(s)["own"]


def legality(p: Position) -> None:
    """The list is exactly what is not refused; what is refused has a reason; text reads back."""
    s = p.state
    universe = p.universe(s, LISTED)
    for seat in p.seats:
        ask = s.ask_of(seat)
        listed = [] if ask is None else list(s.legal(ask, p.rng.copy()))
        legal = {move.text() for move in listed} | {m.text() for m in s.standing(seat)}
        for move in listed:
            check_listed(p, seat, move)
        wide = ask is not None and ask.wide
        for move in universe:
            no = p.refusal(s, seat, move)
            if no is None and move.text() not in legal and not wide and not standing(p, move):
                raise Fault("legality", f"{move} of seat {seat} is not refused, but not listed")
            if no is not None and (not no.key or not no.rule):
                raise Fault("legality", f"the refusal of {move} has no reason or no rule")
            if no is not None and move.text() in legal:
                raise Fault("legality", f"{move} of seat {seat} is listed, but refused: {no}")
        if ask is not None and ask.wide:
            forms(p, ask)


def standing(p: Position, move: Move[Any]) -> bool:
    return isinstance(move, p.game.standing)


def check_listed(p: Position, seat: int, move: Move[Any]) -> None:
    no = p.refusal(p.state, seat, move)
    if no is not None:
        raise Fault("legality", f"{move} of seat {seat} is listed, but refused: {no}")
    try:
        read = p.game.read(words(move.text()), p.names)
    except BadNotation as error:
        raise Fault("notation", f"{move} cannot be read back: {error}") from error
    if read.text() != move.text():
        raise Fault("notation", f"{move} reads back as {read}")


def forms(p: Position, ask: Ask) -> None:
    """Drawn values of a form are refused with a reason or play without trouble."""
    rng = p.rng.copy()
    for form in p.state.asker.forms(p.state, ask.seat):
        for _ in range(TRIES // 4):
            values = form.draw(rng)
            form.check(values)
            move = p.state.asker.filled(p.state, ask.seat, form.key, values)
            if p.refusal(p.state, ask.seat, move) is None:
                play(p.game, p.state, ask.seat, move)
                check_listed(p, ask.seat, move)


def guesses(p: Position, seat: int) -> None:
    """A guess looks the same to its seat, differs where it may, and has other dice."""
    s = p.state
    seen = p.game.view(s, seat)
    unknown = p.game.unknown(s, seat)
    values: dict[str, set[Any]] = {name: set() for name in unknown}
    rng = p.rng.copy()
    before = p.digest(s)
    for number in range(GUESSES if unknown else 2):
        g = p.game.guess(s, seat, rng)
        if number < 4:
            if p.game.view(g, seat) != seen:
                raise Fault("guess", f"seat {seat} could tell its guess from the table")
            if g.faults() or p.game.conserved(g) != p.game.conserved(s):
                raise Fault("guess", f"an impossible guess: {g.faults()}")
            if not s.ended and p.asked(g, seat) != p.asked(s, seat):
                raise Fault("asks leak", f"what seat {seat} is asked depends on what it cannot see")
        guessed = p.game.unknown(g, seat)
        for name in unknown:
            values[name].add(repr(guessed.get(name)))
    if p.digest(s) != before:
        raise Fault("guess", "guessing changed the table")
    for name, found in values.items():
        if len(found) < 2:
            raise Fault("guess varies", f"{name} is always {found} in the guesses of seat {seat}")
    if foresees(s, p.game.guess(s, seat, rng), p.game.guess(s, seat, rng)):
        raise Fault("dice", f"the guess of seat {seat} foresees the dice")


def foresees(s: State, g: State, h: State) -> bool:
    """Whether a guess shares its coming luck with the table or with another guess."""
    draws = []
    for state in (s, g, h):
        luck = state.luck.copy()
        draws.append([luck.below("probe", 1 << 16) for _ in range(4)])
    return draws[0] == draws[1] or draws[1] == draws[2]


def non_interference(p: Position, seat: int) -> None:
    """Two tables a seat cannot tell apart treat that seat alike."""
    s = p.state
    twin = p.game.guess(s, seat, p.rng.copy())
    if p.game.view(twin, seat) != p.game.view(s, seat):
        raise Fault("view leak", f"the view of seat {seat} shows what it may not know")
    if p.shown_asks(twin, seat) != p.shown_asks(s, seat):
        raise Fault("asks leak", f"who is asked tells seat {seat} what it may not know")
    if p.asked(twin, seat) != p.asked(s, seat):
        raise Fault("asks leak", f"what seat {seat} is asked tells what it may not know")
    for move in p.universe(s, TRIES):
        here, there = p.refusal(s, seat, move), p.refusal(twin, seat, move)
        if (here is None) != (there is None) or (here and there and here.key != there.key):
            raise Fault("refusal leak", f"{move} of seat {seat}: {here} here, {there} in a twin")
    ask = s.ask_of(seat)
    if ask is None or s.sealed:
        return
    move = p.some_move(s, ask, p.rng.copy())
    told, opened = p.told(s, seat, seat, move)
    told_twin, opened_twin = p.told(twin, seat, seat, move)
    if told != told_twin or opened != opened_twin:
        raise Fault("event leak", f"after {move} seat {seat} is told {told}, in a twin {told_twin}")


def events(p: Position, happened: list[Event]) -> list[msgspec.Struct]:
    """Every event says who sees it; what anybody sees of these."""
    seen = []
    for event in happened:
        for seat in (*p.seats, None):
            try:
                seen.append(p.game.seen_by(event, seat))
            except Exception as error:
                raise Fault(
                    "events", f"{type(event).__name__} for seat {seat}: {error!r}"
                ) from error
    return [struct for struct in seen if struct is not None]
