"""The messages. In texts and values a seat is `@2` and a text key is `~id-nuke`."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

NULL = msgspec.Raw(b"null")

# What a client says


class Hello(msgspec.Struct, frozen=True, tag="hello"):
    """The first message: who I am (a signed key), and the last frame I have seen, if any.

    `beats`: from now on I want to see what happens in the order in which it happens.
    """

    key: str = ""
    seen: int = -1
    beats: bool = False


class Do(msgspec.Struct, frozen=True, tag="do"):
    """Make a move, given as text. The same `id` sent twice is done once."""

    id: str
    seq: int
    move: str


class Fill(msgspec.Struct, frozen=True, tag="fill"):
    """Make a move by filling in a form."""

    id: str
    seq: int
    form: str
    values: dict[str, Any]


class Check(msgspec.Struct, frozen=True, tag="check"):
    """Would this filled form be allowed now? Nothing is played."""

    id: str
    form: str
    values: dict[str, Any]


class Why(msgspec.Struct, frozen=True, tag="why"):
    """Ask why nothing can be done with these words now: a card, a seat, a verb."""

    id: str
    slots: list[str]


class Undo(msgspec.Struct, frozen=True, tag="undo"):
    """Take back the last move, where the table offers it."""

    id: str
    seq: int


class Say(msgspec.Struct, frozen=True, tag="say"):
    """Say something to everybody, or to one seat: free text or a listed phrase's key."""

    id: str
    text: str = ""
    phrase: str = ""
    to: int | None = None


class Face(msgspec.Struct, frozen=True, tag="face"):
    """The device was handed over: show me this seat of mine now, and no other."""

    id: str
    seat: int


class Chair(msgspec.Struct, frozen=True, tag="chair"):
    """The host sets a chair before the start: a bot's level, or nobody's yet."""

    id: str
    seat: int
    bot: str = ""


class Terms(msgspec.Struct, frozen=True, tag="terms"):
    """Before the start the host changes what was agreed: the options and settings named here."""

    id: str
    options: dict[str, Any] = {}
    settings: dict[str, Any] = {}


class Start(msgspec.Struct, frozen=True, tag="start"):
    """The host starts the game; free chairs are filled with bots."""

    id: str


class Manage(msgspec.Struct, frozen=True, tag="manage"):
    """The host's tools: remove a person, close the table, name a co-host, mute or unmute."""

    id: str
    act: Literal["remove", "close", "co-host", "mute", "unmute"]
    seat: int = -1


class Ignore(msgspec.Struct, frozen=True, tag="ignore"):
    """Hear no more of what somebody says here, or hear her again; nobody else is told.

    The answer is a greeting. It holds until it is taken back, also after a reload.
    """

    id: str
    seat: int
    on: bool = True


class Attend(msgspec.Struct, frozen=True, tag="attend"):
    """Leave my seat to a bot for a while, or take it back."""

    id: str
    here: bool


class Agree(msgspec.Struct, frozen=True, tag="agree"):
    """Answer a proposal that needs everybody it touches."""

    id: str
    yes: bool


class Propose(msgspec.Struct, frozen=True, tag="propose"):
    """Propose something that needs the others' consent."""

    id: str
    what: Literal["undo", "pause", "go-on", "end"]


class Term(msgspec.Struct, frozen=True):
    """A free move that somebody would make: its form and values. `@` stands for the other side."""

    form: str
    values: dict[str, Any]


class Offer(msgspec.Struct, frozen=True, tag="offer"):
    """A telegram: what I give, what I want, and words that bind nobody.

    `answers` is the number of the telegram to which these are other terms. A `brief` offer lapses
    with the present question.
    """

    id: str
    to: tuple[int, ...]
    give: Term | None = None
    want: Term | None = None
    words: str = ""
    answers: int = 0
    brief: bool = False


class Reply(msgspec.Struct, frozen=True, tag="reply"):
    """What becomes of a telegram. Restored, it is open again, and other terms are off the table."""

    id: str
    number: int
    act: Literal["accept", "refuse", "withdraw", "restore"]


class Quiet(msgspec.Struct, frozen=True, tag="quiet"):
    """My quiet hours: on slow tables my clock stands still from `start` to `end` o'clock.

    And on a holiday, from its `first` day to its `last`, written like 2026-08-01.
    """

    id: str
    zone: str
    start: int
    end: int
    first: str = ""
    last: str = ""


class Order(msgspec.Struct, frozen=True, tag="order"):
    """At slow tables: whenever I am asked this, answer so; or (`off`) no longer.

    Without a move: pass, by the announced default, until something concerns me.
    """

    id: str
    prompt: Annotated[str, msgspec.Meta(max_length=100)]
    move: Annotated[str, msgspec.Meta(max_length=400)] = ""
    off: bool = False


class Word(msgspec.Struct, frozen=True, tag="word"):
    """Before the start: a word of mine that goes into the luck of the table."""

    id: str
    word: str


Command = (
    Hello
    | Do
    | Fill
    | Check
    | Why
    | Undo
    | Say
    | Face
    | Chair
    | Terms
    | Start
    | Manage
    | Ignore
    | Attend
    | Agree
    | Propose
    | Offer
    | Reply
    | Quiet
    | Order
    | Word
)

# What the table says


class Row(msgspec.Struct, frozen=True, omit_defaults=True):
    """A legal move: its text, and its words as slots to narrow by clicking.

    `say` and `values` are the sentence its game has for it; without one, its words are it.
    """

    move: str
    slots: tuple[str, ...]
    say: str = ""
    values: dict[str, Any] = {}

    @property
    def phrase(self) -> tuple[str, dict[str, Any]] | None:
        return (self.say, self.values) if self.say else None


class FieldSeen(msgspec.Struct, frozen=True):
    """One field of a form; which of the bounds count depends on `kind`."""

    name: str
    kind: str
    least: int = 0
    most: int = 0
    options: tuple[str, ...] = ()
    exact: bool = False
    fields: tuple[FieldSeen, ...] = ()


class FormSeen(msgspec.Struct, frozen=True):
    """A form for a family of moves too large to list."""

    key: str
    fields: tuple[FieldSeen, ...]


class AskSeen(msgspec.Struct, frozen=True):
    """What a seat is asked: a prompt, the rule behind it, the legal moves or forms."""

    prompt: str
    rule: str
    about: dict[str, str | int]
    rows: tuple[Row, ...]
    forms: tuple[FormSeen, ...] = ()
    sealed: bool = False
    window: bool = False
    default: str = ""
    answered: str = ""


class SeatSeen(msgspec.Struct, frozen=True):
    """A seat as everybody sees it; `left` is how many seconds its clock has.

    `program` names what plays here, where that is no person and no bot of the table's own.
    `grace`: in so many seconds a bot stands in for somebody who is away.
    """

    name: str
    bot: str = ""
    program: str = ""
    here: bool = False
    asked: bool = False
    answered: bool = False
    taken: bool = True
    stand_in: bool = False
    host: bool = False
    muted: bool = False
    left: float | None = None
    grace: float | None = None


class Entry(msgspec.Struct, frozen=True):
    """A line of the log: the event's tag and its values, to be said in the reader's language.

    `own`: a spectator is told less of it, or nothing.
    """

    seq: int
    tag: str
    values: dict[str, Any]
    own: bool = False


class Ending(msgspec.Struct, frozen=True):
    """How the game ended."""

    winners: tuple[int, ...]
    key: str
    rule: str
    scores: tuple[int, ...]


class Proposal(msgspec.Struct, frozen=True):
    """Something somebody proposed: who, what, and who has still to agree."""

    seat: int
    what: str
    waiting: tuple[int, ...]


class Gathering(msgspec.Struct, frozen=True, tag="gathering"):
    """A table before its start: the chairs, how it will be run, and what its luck rests on.

    `promise` is the hash of the table's secret, `words` are those that people have added. `pack`
    names what changes the numbers and cards, if anything does.
    """

    table: str
    game: str
    seats: tuple[SeatSeen, ...]
    options: dict[str, Any]
    settings: dict[str, Any]
    invite: str
    promise: str = ""
    words: tuple[str, ...] = ()
    pack: str = ""


class LessonSeen(msgspec.Struct, frozen=True):
    """Where a lesson stands: the steps behind the learner, how many there are, what to look at.

    `point` holds words of the board; its sentence is the catalogue's `lesson-` and the step. Where
    `aside` is true the learner is asked something else in between.
    """

    done: int
    steps: int
    point: tuple[str, ...] = ()
    aside: bool = False


class TalkSeen(msgspec.Struct, frozen=True):
    """What I may say now: free text to everybody, to some seats alone, or listed phrases only."""

    free: bool = False
    private: tuple[int, ...] = ()
    phrases: tuple[str, ...] = ()


class Beat(msgspec.Struct, frozen=True):
    """What happened next: so many of the next entries of the log, and what is seen after them.

    `view` is null in the last beat of a frame, since the frame's own view is what is seen then.
    """

    events: int
    view: msgspec.Raw


class Frame(msgspec.Struct, frozen=True, tag="frame"):
    """The table as one seat sees it after move `seq`, and what happened since the last frame.

    `seq` counts what everybody may know of: a hidden answer does not move it.

    `closes` says in how many seconds a window closes that stays open whatever is answered. `hidden`
    says that nobody may see who has answered the present question.

    `frozen`: the rules have changed since, so this is the last that was seen, and all there is.

    `standing` and `forms` are what the seat may do at any time: the listed moves, and those too
    many to list.

    `pack` names what changes the numbers and cards, if anything does. `content` is the hash of what
    is played with: the document at `/api/content/HASH`.

    `beats`, for whoever asked for them, divide `log` into what happened one after the other. There
    are none where the log does not go on from the last frame: after a reload or a lost line.

    `gone`, if any, is the number of the move that was taken back just now: what the log told under
    it has not happened.
    """

    table: str
    game: str
    seq: int
    seat: int | None
    seats: tuple[SeatSeen, ...]
    view: msgspec.Raw
    ask: AskSeen | None
    standing: tuple[Row, ...]
    log: tuple[Entry, ...]
    undo: bool
    prompt: str
    closes: float | None = None
    proposal: Proposal | None = None
    ending: Ending | None = None
    frozen: bool = False
    lesson: LessonSeen | None = None
    hidden: bool = False
    forms: tuple[FormSeen, ...] = ()
    pack: str = ""
    talk: TalkSeen = TalkSeen()
    content: str = ""
    beats: tuple[Beat, ...] = ()
    gone: int = 0


class Refused(msgspec.Struct, frozen=True, tag="refused"):
    """The rules do not allow that move: why, by which rule, and the rule's words."""

    id: str
    key: str
    rule: str
    text: str = ""
    clause: str = ""


class Checked(msgspec.Struct, frozen=True, tag="checked"):
    """The answer to `check`: the move the form stands for, or what is wrong with it."""

    id: str
    form: str
    move: str = ""
    problem: str = ""
    refused: Refused | None = None


class Problem(msgspec.Struct, frozen=True, tag="problem"):
    """The message itself was wrong, late or not allowed. Names what."""

    code: str
    field: str
    text: str
    id: str = ""


class Done(msgspec.Struct, frozen=True, tag="done"):
    """The command with this `id` is done; the frame with this `seq`, sent before, shows it.

    Before the start there are no frames, and `seq` is -1.
    """

    id: str
    seq: int = -1


class Said(msgspec.Struct, frozen=True, tag="said"):
    """Somebody said something; `seat` is null for a spectator, heard by spectators alone."""

    seat: int | None
    name: str
    text: str = ""
    phrase: str = ""
    private: bool = False


class Telegram(msgspec.Struct, frozen=True, tag="telegram"):
    """An offer as it stands, told to those it concerns, or to all where nothing may be whispered.

    state    open, accepted, refused, countered, withdrawn, lapsed, or void: it could not be done
    aloud    everybody hears of it
    by       who accepted it
    no       who has refused it
    why      the key of a bot's reason
    """

    number: int
    seat: int
    to: tuple[int, ...]
    give: Term | None = None
    want: Term | None = None
    words: str = ""
    answers: int = 0
    brief: bool = False
    aloud: bool = False
    state: str = "open"
    by: int | None = None
    no: tuple[int, ...] = ()
    why: str = ""


class Greeting(msgspec.Struct, frozen=True, tag="greeting"):
    """Which seats this person holds here; none: a spectator, several: one device for all.

    `promise` is what the table has promised about its luck before the first shuffle. `ignored` are
    the seats she does not want to hear; it comes again when that, or whether she is host, changes.
    """

    mine: tuple[int, ...]
    host: bool
    promise: str = ""
    ignored: tuple[int, ...] = ()


class OrderSeen(msgspec.Struct, frozen=True):
    """A standing order of mine; without a move I pass until something concerns me."""

    prompt: str
    move: str


class Orders(msgspec.Struct, frozen=True, tag="orders"):
    """My standing orders, for my own seat alone; it comes again when they change."""

    orders: tuple[OrderSeen, ...]


class Moved(msgspec.Struct, frozen=True, tag="moved"):
    """This seat is now played from another window; this one only looks on."""

    seat: int


Answer = Refused | Checked | Problem
"""What a command is answered with when it is not simply done."""

Message = (
    Frame
    | Gathering
    | Refused
    | Checked
    | Problem
    | Done
    | Said
    | Telegram
    | Greeting
    | Orders
    | Moved
)


class BadMessage(ValueError):
    """The outside sent nonsense; says which field."""


class Named(msgspec.Struct, frozen=True):
    """All that is read of a command that came too fast."""

    id: str = ""


_READER = msgspec.json.Decoder(Command)
_NAMES = msgspec.json.Decoder(Named)
_WRITER = msgspec.json.Encoder()


def decode(data: bytes | str) -> Command:
    try:
        command: Command = _READER.decode(data)
    except (msgspec.DecodeError, RecursionError) as error:
        raise BadMessage(str(error)) from error
    return command


def encode(message: Message) -> bytes:
    return _WRITER.encode(message)


def id_of(data: bytes | str) -> str:
    """Which command is meant, if it says so: somebody may be waiting for its answer."""
    try:
        return _NAMES.decode(data).id
    except (msgspec.DecodeError, RecursionError):
        return ""
