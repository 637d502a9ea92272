"""The state of a table: a plain value with a stack of steps; the top step acts or asks.

One move goes like this. `play_trusted` takes the asking step off the stack and hands it the
answer; the step changes the state and pushes what comes next (`then`); `run` lets the top step
act, again and again, until one of them asks somebody or the game is over. While somebody watches,
every step that told something leaves a copy of the position behind (`Beat`).
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from .events import Event
from .luck import Luck
from .rng import Rng
from .schema import Form
from .values import Outcome, Refusal

S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Move(Generic[S]):
    """What a seat does: ids, small numbers, yes or no, at most one line of text.

    The constructor takes exactly the fields. `text` is the stable notation; in it a seat is
    written `@2`. `refusal` is the one source of legality, once the table has made sure that this
    kind of move is what the seat is asked for.
    """

    def text(self) -> str:
        raise NotImplementedError

    def refusal(self, s: S, seat: int) -> Refusal | None:
        raise NotImplementedError

    def act(self, s: S, seat: int) -> None:
        """Only standing moves: applied at once, whoever's decision is pending."""
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Move) and self.text() == other.text()

    def __hash__(self) -> int:
        return hash(self.text())

    def __repr__(self) -> str:
        return f"<{self.text()}>"


class Ask:
    """A question put to one seat: a text key, the rule behind it, and the legal moves.

    sealed    answers are kept until all who are asked have given one
    progress  the others see who has answered (sealed asks only)
    window    open for a fixed time whatever is answered, since silence would tell
    plain     the choices follow from what everybody sees: a single one is taken at once
    wide      besides `moves` there are forms, too large to list: see `Step.forms`
    about     values for the prompt's text, as (name, value) pairs
    """

    __slots__ = (
        "about", "moves", "plain", "progress", "prompt", "rule", "sealed", "seat", "wide", "window",
    )  # fmt: skip

    def __init__(
        self,
        seat: int,
        prompt: str,
        rule: str,
        moves: list[Any],
        sealed: bool = False,
        progress: bool = False,
        window: bool = False,
        plain: bool = False,
        wide: bool = False,
        about: tuple[tuple[str, str | int], ...] = (),
    ) -> None:
        self.seat: Final = seat
        self.prompt: Final = prompt
        self.rule: Final = rule
        self.moves: Final = moves
        self.sealed: Final = sealed
        self.progress: Final = progress
        self.window: Final = window
        self.plain: Final = plain
        self.wide: Final = wide
        self.about: Final = about

    def __repr__(self) -> str:
        return f"Ask(@{self.seat} {self.prompt}: {', '.join(m.text() for m in self.moves)})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """A rule waiting for its turn on the stack: immutable, holding ids, numbers and steps.

    The constructor takes exactly the fields. Entering does one thing: ask, push (`then`), hand a
    result down (`give`) or end the game (`finish`). A step that asks changes nothing in `enter`.
    """

    takes: ClassVar[tuple[type[Move[Any]], ...]] = ()
    """The kinds of move that answer this step's asks."""

    def enter(self, s: S) -> None:
        raise NotImplementedError

    def answer(self, s: S, seat: int, move: Any) -> None:
        """The seat that was asked has answered, with a move of the kinds that this step takes."""
        raise NotImplementedError

    def revealed(self, s: S, answers: dict[int, Any]) -> None:
        """All sealed answers are in, by seat, in seat order; each of the kinds it takes."""
        raise NotImplementedError

    def receive(self, s: S, value: int) -> None:
        """The step above has found something out (`State.give`)."""
        raise NotImplementedError

    def default(self, s: S, seat: int) -> Move[Any]:
        """What is played for a seat whose time has run out, from what that seat can see."""
        raise NotImplementedError

    def forms(self, s: S, seat: int) -> tuple[Form, ...]:
        """For a wide ask: the forms a person fills in. Bounds come from the seat's own view."""
        return ()

    def filled(self, s: S, seat: int, form: str, values: dict[str, Any]) -> Move[Any]:
        """For a wide ask: the move a filled form stands for (it may still be refused)."""
        raise NotImplementedError

    def candidates(self, s: S, seat: int, rng: Rng, most: int) -> list[Any]:
        """For a wide ask: up to `most` legal moves worth looking at, listed ones included."""
        raise NotImplementedError


CANDIDATES: Final = 24
"""How many moves `legal` offers of a wide ask."""

# Shared by all fresh states, so that making one costs little; never changed in place.
NO_STEPS: Final[list[Step[Any]]] = []
NO_ASKS: Final[list[Ask]] = []
NO_ANSWERS: Final[dict[int, Move[Any]]] = {}
NO_EVENTS: Final[list[Event]] = []
NO_HOUSE: Final[tuple[str, ...]] = ()
NO_LUCK: Final = Luck()
NOBODY: Final[Step[Any]] = Step()


class Beat:
    """A moment on the way from one question to the next, for those who watch.

    `told` is how many events had been told by then, `state` a copy of the position.
    """

    __slots__ = ("state", "told")

    def __init__(self, told: int, state: State) -> None:
        self.told: Final = told
        self.state: Final = state


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position: everything there is to know about a game, hidden things included.

    Games add their own fields in a subclass whose constructor takes exactly those fields, and
    whose `copy` calls it and then `carry`. The end of a list is its top.

    `house` holds the house rules that this table plays by, as `key=choice` (see `Option.rule`);
    without any a state is saved as if there were no such thing.
    """

    def __init__(self) -> None:
        self.stack = NO_STEPS  # pending steps, the next one last
        self.asker = NOBODY  # the step that asks, above all others
        self.asks = NO_ASKS
        self.sealed = NO_ANSWERS
        self.ended = False
        self.outcome: Outcome | None = None
        self.luck: Luck = NO_LUCK
        self.house = NO_HOUSE
        self.telling = False
        self.events = NO_EVENTS
        self.chanced = False
        self.noticed = NO_STEPS
        self.beats: list[Beat] | None = None  # None: nobody watches

    # What every game says about its state

    def copy(self) -> State:
        raise NotImplementedError

    def faults(self) -> list[str]:
        """What is impossible about this position, for developers; empty if nothing is."""
        return []

    def standing(self, seat: int) -> list[Any]:
        """Moves this seat may make now although nobody waits for them, such as a gift."""
        return []

    def unasked(self, seat: int) -> Refusal | None:
        """Why this seat is not asked where others are, if a rule of the game keeps it out."""
        return None

    def standing_forms(self, seat: int) -> tuple[Form, ...]:
        """Standing moves too many to list, as forms; bounds come from the seat's own view."""
        return ()

    def standing_filled(self, seat: int, form: str, values: dict[str, Any]) -> Move[Any]:
        """The standing move a filled form stands for (it may still be refused)."""
        raise NotImplementedError

    def polls(self, seat: int) -> bool:
        """Whether programs are offered the standing moves together with the present ask."""
        return False

    def notice(self, name: str, result: int) -> Step[Any] | None:
        """A step that wants to hear of a chance result; it acts before anything else goes on."""
        return None

    # What the rules do

    def begin(self, *steps: Step[Any]) -> None:
        """Lay down the whole stack, in reading order."""
        self.stack = list(steps[::-1])

    def then(self, *steps: Step[Any]) -> None:
        """Queue steps in reading order, before everything already queued."""
        for i in range(len(steps) - 1, -1, -1):  # quicker than a reversed copy
            self.stack.append(steps[i])

    def push(self, step: Step[Any]) -> None:
        """`then` for a single step."""
        self.stack.append(step)

    def ask(self, step: Step[Any], ask: Ask) -> None:
        """Put a question; the asking step stays on top until it is answered."""
        if self.asks:
            self.asks.append(ask)
        else:
            self.asker = step
            self.asks = [ask]

    def give(self, value: int) -> None:
        """Hand a result down to the step below."""
        self.stack.pop().receive(self, value)

    def finish(self, outcome: Outcome) -> None:
        """End the game here and now; nothing pending is resolved."""
        self.outcome = outcome
        self.ended = True
        self.sealed = NO_ANSWERS
        self.stack = NO_STEPS
        self.noticed = NO_STEPS

    def tell(self, event: Event) -> None:
        """Say what happened. Where speed matters, ask `telling` before making the event."""
        if self.telling:
            self.events = [*self.events, event]

    def beat(self) -> None:
        """End a beat here, if something was told since the last one and somebody watches.

        Every step ends one by itself; a large step may mark further ones.
        """
        if self.beats is not None:
            told = len(self.events)
            if told > (self.beats[-1].told if self.beats else 0):
                self.beats.append(Beat(told, self.copy()))

    def chance(self, name: str, sides: int) -> int:
        """A random number from 0 to sides-1, from the source of that name."""
        self.chanced = True
        result = self.luck.below(name, sides)
        step = self.notice(name, result)
        if step is not None:
            self.noticed = [*self.noticed, step]
        return result

    def shuffle(self, name: str, zone: list[int]) -> None:
        """Put a zone into random order, from the source of that name."""
        self.chanced = True
        self.luck.shuffle(name, zone)

    # How the table moves on

    def run(self) -> None:
        """Let the top step act until somebody is asked or the game is over."""
        watched = self.beats is not None
        if watched:
            self.beat()  # what the answer told
        while not self.asks and not self.ended:
            if self.noticed:
                self.stack.extend(self.noticed[::-1])
                self.noticed = NO_STEPS
            step = self.stack.pop()
            step.enter(self)
            if self.asks:
                self.settle()
            elif self.sealed and step is self.asker:
                self.sealed = NO_ANSWERS  # a standing move has made the question void
            if watched:
                self.beat()

    def settle(self) -> None:
        """Answer what everybody can see to be the only answer; reveal a set that is complete."""
        first = self.asks[0]
        if first.sealed:
            if self.sealed:
                self.reveal_if_complete()
        elif first.plain and len(first.moves) == 1 and len(self.asks) == 1 and not first.wide:
            self.asks = NO_ASKS
            self.asker.answer(self, first.seat, first.moves[0])

    def reveal_if_complete(self) -> None:
        if len(self.sealed) < len(self.asks):  # quicker than to look for the one who is missing
            return
        for ask in self.asks:
            if ask.seat not in self.sealed:
                return
        answers = {ask.seat: self.sealed[ask.seat] for ask in self.asks}
        self.asks = NO_ASKS
        self.sealed = NO_ANSWERS
        self.asker.revealed(self, answers)

    def play_trusted(self, seat: int, move: Move[Any]) -> None:
        """Answer an ask with a move known to be legal: the way of search."""
        if self.asks[0].sealed:
            self.sealed = {**self.sealed, seat: move}
            self.reveal_if_complete()
        else:
            self.asks = NO_ASKS
            self.asker.answer(self, seat, move)
        self.run()

    def interject_trusted(self, seat: int, move: Move[Any]) -> None:
        """Make a standing move known to be legal; then the asking step is entered again."""
        self.asks = NO_ASKS
        self.stack.append(self.asker)
        move.act(self, seat)
        self.run()

    def is_answer(self, move: Move[Any] | None) -> bool:
        """Whether a move answers the present question; otherwise it is a standing move."""
        return isinstance(move, self.asker.takes)

    def apply_trusted(self, seat: int, move: Move[Any]) -> None:
        """Make a move known to be legal, be it an answer or a standing move."""
        if self.is_answer(move):
            self.play_trusted(seat, move)
        else:
            self.interject_trusted(seat, move)

    def ask_again(self) -> None:
        """Enter the asking step once more: asks are never stored, they follow from the state."""
        if self.asks:
            self.asks = NO_ASKS
            self.stack.append(self.asker)
        self.run()

    def carry(self, other: State) -> None:
        """Give a fresh copy the kernel's part of this state. Copies do not tell events."""
        other.stack = self.stack.copy()
        other.asker = self.asker
        other.asks = self.asks
        other.sealed = self.sealed
        other.ended = self.ended
        other.outcome = self.outcome
        other.house = self.house
        other.luck = self.luck.copy()

    # What the table asks of a state

    def ask_of(self, seat: int) -> Ask | None:
        for ask in self.asks:
            if ask.seat == seat:
                return ask
        return None

    def next_ask(self) -> Ask:
        """The first ask not yet answered."""
        for ask in self.asks:
            if ask.seat not in self.sealed:
                return ask
        raise AssertionError("nobody is asked")

    def legal(self, ask: Ask, rng: Rng, most: int = CANDIDATES) -> list[Any]:
        """The legal answers to an ask; of a wide one, candidates."""
        if ask.wide:
            return self.asker.candidates(self, ask.seat, rng, most)
        return ask.moves

    def pending(self) -> list[Step[Any]]:
        """The whole stack, the asking step last."""
        return [*self.stack, self.asker] if self.asks else self.stack
