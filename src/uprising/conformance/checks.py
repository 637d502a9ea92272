"""What must hold at every position of every game. Each check raises `Fault` under its own name."""

from __future__ import annotations

from typing import Any

import msgspec

from uprising.conformance.fault import Fault
from uprising.conformance.position import Position, texts
from uprising.kernel import (
    Ask,
    BadNotation,
    BadValue,
    Event,
    Move,
    Played,
    State,
    Step,
    beats_seen,
    named,
    play,
    view_at,
    words,
)

TRIES = 200
LISTED = 5000
ROWS = 400
"""A longer list of moves is a schema's work."""
AHEAD = 40
"""How many decisions two states that should be equal are played on together."""


def things(p: Position, before: dict[str, int]) -> None:
    """Nothing is made or lost, and the position is possible."""
    if changed := counts_apart(before, p.game.conserved(p.state)):
        raise Fault("things", changed)
    faults = p.state.faults()
    if faults:
        raise Fault("things", "; ".join(faults))


def counts_apart(before: dict[str, int], now: dict[str, int]) -> str:
    """What is made or lost between two counts; empty if nothing is."""
    return ", ".join(
        f"{now.get(name, 0)} {name} instead of {before.get(name, 0)}"
        for name in sorted({*before, *now})
        if now.get(name, 0) != before.get(name, 0)
    )


def asks(p: Position) -> None:
    """Somebody is asked, in seat order, each once; every ask has an answer and a default."""
    s = p.state
    seats = [ask.seat for ask in s.asks]
    if not seats:
        raise Fault("asks", "the game waits, but nobody is asked")
    if len(set(seats)) != len(seats) or (s.asks[0].sealed and seats != sorted(seats)):
        raise Fault("asks", f"seats are asked twice or out of order: {seats}")
    for ask in s.asks:
        if ask.sealed != s.asks[0].sealed:
            raise Fault("asks", "some asks of one step are sealed and some are not")
        listed = texts(ask.moves)
        if len(listed) > ROWS or len(set(listed)) != len(listed):
            raise Fault("asks", f"{ask.prompt} lists {len(listed)} moves, or some of them twice")
        default = s.asker.default(s, ask.seat)
        no = p.refusal(s, ask.seat, default)
        if no is not None:
            raise Fault("asks", f"the default {default} of seat {ask.seat} is refused: {no}")


def again(p: Position) -> None:
    """A step that asks changes nothing: entered again it asks the same, and silently."""
    c = p.state.copy()
    c.telling = True
    c.ask_again()
    step = type(p.state.asker).__name__
    if p.save(c) != p.save(p.state) or c.events:
        raise Fault("again", f"entering {step} again changed something")
    if asked_all(p, c) != asked_all(p, p.state):
        raise Fault("again", f"{step} asks something else the second time")


def between_questions(p: Position) -> None:
    """A view follows from what lies on the table and what is still to be done.

    Just before a step asks, with the question not yet put, everybody sees the same as after it.
    """
    c = p.state.copy()
    asking, c.asker = c.asker, Step[Any]()
    c.asks = []
    c.stack.append(asking)
    for seat in (*p.seats, None):
        if p.game.view(c, seat) != p.game.view(p.state, seat):
            step = type(asking).__name__
            raise Fault("between", f"seat {seat} sees something else before {step} asks")


def copies(p: Position) -> None:
    """A copy is equal and independent."""
    before = p.save(p.state)
    c = p.state.copy()
    if p.save(c) != before:
        raise Fault("copies", "a copy differs from what it was copied from")
    play_on(p, c)
    if p.save(p.state) != before:
        raise Fault("copies", "playing on a copy changed the original")


def saves(p: Position) -> None:
    """Save and load are inverse: what is loaded looks the same and goes the same way."""
    s = p.state
    loaded = p.game.codec.load(p.save(s))
    if p.save(loaded) != p.save(s):
        raise Fault("saves", "a loaded state differs from the saved one")
    for seat in (*p.seats, None):
        if p.game.view(loaded, seat) != p.game.view(s, seat):
            raise Fault("saves", f"seat {seat} sees something else after loading")
    if asked_all(p, loaded) != asked_all(p, s):
        raise Fault("saves", "something else is asked after loading")
    c = s.copy()
    play_on(p, c)
    play_on(p, loaded)
    if p.save(loaded) != p.save(c):
        raise Fault("saves", "a loaded state plays on differently")


def asked_all(p: Position, s: State) -> Any:
    return p.shown_asks(s), [p.asked(s, seat) for seat in p.seats]


def play_on(p: Position, s: State) -> None:
    """Some random decisions, the same for equal states."""
    rng = p.rng.copy()
    for _ in range(AHEAD):
        if s.ended:
            return
        ask = s.next_ask()
        s.play_trusted(ask.seat, p.some_move(s, ask, rng))


def sealed_answers_commute(p: Position) -> None:
    """Whoever answers first, and however often, a sealed set leads to the same place."""
    if not p.state.asks[0].sealed:
        return
    base = p.state.copy()
    base.sealed = {}
    rng = p.rng.copy()
    answers = {ask.seat: p.some_move(p.state, ask, rng) for ask in p.state.asks}
    seats = list(answers)
    mixed = seats.copy()
    rng.shuffle(mixed)
    ends = []
    for order in (seats, seats[::-1], mixed):
        c = base.copy()
        first = p.some_move(c, c.asks[seats.index(order[0])], rng)
        if len(order) > 1:
            c.play_trusted(order[0], first)  # and then thinks better of it
        for number, seat in enumerate(order, 1):
            c.play_trusted(seat, answers[seat])
            if number < len(order):
                nothing_yet(p, base, c, seat)
        ends.append(p.save(c))
    if len(set(ends)) > 1:
        raise Fault("sealed", f"the order of arrival matters for {list(answers.values())}")


def nothing_yet(p: Position, base: State, s: State, seat: int) -> None:
    """Before the last answer nothing has changed, nor has what those without one are asked."""
    if own_part(p, s) != own_part(p, base):
        raise Fault("sealed", f"an answer of seat {seat} changed the table too early")
    c = s.copy()
    c.ask_again()
    for other in p.seats:
        if other not in c.sealed and p.asked(c, other) != p.asked(base, other):
            raise Fault("sealed", f"an answer of seat {seat} changed what seat {other} is asked")


def own_part(p: Position, s: State) -> Any:
    position = p.game.codec.position(s)
    return position["own"], position["stack"]


def legality(p: Position) -> None:
    """The list is exactly what is not refused; what is refused has a reason; text reads back."""
    s = p.state
    before = p.save(s)
    typed = p.universe(LISTED)
    kinds = {type(move) for move in typed}
    for seat in p.seats:
        ask = s.ask_of(seat)
        answers = [] if ask is None else list(s.legal(ask, p.rng.copy()))
        listed = [*answers, *s.standing(seat)]
        for move in listed:
            check_listed(p, seat, move)
            if type(move) not in kinds:
                raise Fault("legality", f"{move} is listed, but no move like it can be typed")
        legal = set(texts(listed))
        exact = ask is None or not ask.wide
        for move in typed if ask is not None else typed[:TRIES]:
            no = p.refusal(s, seat, move)
            if no is not None and not (no.key and no.rule):
                raise Fault("legality", f"the refusal of {move} has no reason or no rule")
            if no is not None and move.text() in legal:
                raise Fault("legality", f"{move} of seat {seat} is listed, but refused: {no}")
            free = isinstance(move, p.game.standing)  # of these, `standing` may list a sample
            if no is None and exact and not free and move.text() not in legal:
                raise Fault("legality", f"{move} of seat {seat} is not refused, but not listed")
        if ask is not None and ask.wide:
            forms(p, ask)
    if p.save(s) != before:
        raise Fault("legality", "asking whether moves are legal changed the table")


def check_listed(p: Position, seat: int, move: Move[Any]) -> None:
    no = p.refusal(p.state, seat, move)
    if no is not None:
        raise Fault("legality", f"{move} of seat {seat} is listed, but refused: {no}")
    for text in (move.text(), named(move.text(), p.names)):
        try:
            read = p.game.read(words(text), p.names)
        except BadNotation as error:
            raise Fault("notation", f"{text!r} cannot be read back: {error}") from error
        if read.text() != move.text():
            raise Fault("notation", f"{text!r} reads back as {read}")


def forms(p: Position, ask: Ask) -> None:
    """What a form draws has its shape, and is refused with a reason or plays without trouble."""
    s = p.state
    found = s.asker.forms(s, ask.seat)
    if not found:
        raise Fault("forms", f"{ask.prompt} is wide, but has no form")
    missing = set(texts(ask.moves)) - set(texts(s.legal(ask, p.rng.copy())))
    if missing:
        raise Fault("forms", f"candidates of {ask.prompt} leave out {missing}")
    rng = p.rng.copy()
    for number in range(TRIES):
        form = found[number % len(found)]
        values = form.draw(rng)
        try:
            form.check(values)
            move = s.asker.filled(s, ask.seat, form.key, values)
            if p.refusal(s, ask.seat, move) is None:
                play(p.game, s, ask.seat, move)
                check_listed(p, ask.seat, move)
        except (BadValue, AssertionError, LookupError, TypeError) as error:
            if isinstance(error, Fault):
                raise
            raise Fault("forms", f"{form.key} with {values}: {error!r}") from error


def beats(p: Position, played: Played) -> None:
    """The beats of a move cover its events in order, and anybody can look at the table in each."""
    told = [beat.told for beat in played.beats]
    if told != sorted(set(told)) or (told[-1] if told else 0) != len(played.events):
        raise Fault("beats", f"beats end after {told} of {len(played.events)} events")
    for seat in {p.rng.copy().below(len(p.names)), None}:
        seen = beats_seen(p.game, played.beats, played.events, seat)
        heard = sum(p.game.seen_by(event, seat) is not None for event in played.events)
        if sum(beat.events for beat in seen) != heard:
            raise Fault("beats", f"the beats of seat {seat} do not cover what it is told")
        for beat in seen:
            try:
                view_at(p.game, beat, seat)
            except Exception as error:
                raise Fault("beats", f"seat {seat} cannot look on in a beat: {error!r}") from error


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
