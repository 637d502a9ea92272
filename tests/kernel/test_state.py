"""Steps on a stack: what `then`, `ask`, `give`, `finish` and the rest do."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from uprising.kernel import Ask, Event, Move, Outcome, Refusal, State, Step, seeded, seeded_luck

DONE = Outcome((), "end-done", "T-END-1", ())


class Log(State):
    """A state that only remembers what was done."""

    def __init__(self, log: list[str], shy: bool) -> None:
        super().__init__()
        self.log = log
        self.shy = shy
        self.luck = seeded_luck(1)

    def copy(self) -> Log:
        c = Log(self.log.copy(), self.shy)
        self.carry(c)
        return c

    def notice(self, name: str, result: int) -> Step[Any] | None:
        return Write(f"noticed {name}") if name == "die" else None


class Say(Move[Log]):
    def __init__(self, word: str) -> None:
        self.word = word

    def text(self) -> str:
        return f"say {self.word}"

    def refusal(self, s: Log, seat: int) -> Refusal | None:
        return None

    def act(self, s: Log, seat: int) -> None:
        s.log.append(f"{seat} interjects {self.word}")
        s.shy = self.word == "boo"


class Write(Step[Log]):
    def __init__(self, word: str) -> None:
        self.word = word

    def enter(self, s: Log) -> None:
        s.log.append(self.word)


class Chapter(Step[Log]):
    def enter(self, s: Log) -> None:
        s.then(Write("one"), Write("two"))


class End(Step[Log]):
    def enter(self, s: Log) -> None:
        s.finish(DONE)


class AskSome(Step[Log]):
    takes: ClassVar[tuple[type[Move[Any]], ...]] = (Say,)

    def __init__(self, seats: tuple[int, ...], words: tuple[str, ...], kind: str) -> None:
        self.seats = seats
        self.words = words
        self.kind = kind

    def enter(self, s: Log) -> None:
        if s.shy:
            s.then(Write("nobody is asked"))
            return
        for seat in self.seats:
            says = [Say(word) for word in self.words]
            sealed, plain = self.kind == "sealed", self.kind == "plain"
            s.ask(self, Ask(seat, "ask-say", "T-SAY-1", says, sealed=sealed, plain=plain))

    def answer(self, s: Log, seat: int, move: Move[Any]) -> None:
        s.log.append(f"{seat} {move.text()}")

    def revealed(self, s: Log, answers: dict[int, Move[Any]]) -> None:
        s.log += [f"{seat} {move.text()}" for seat, move in answers.items()]


class Count(Step[Log]):
    def enter(self, s: Log) -> None:
        s.give(41)


class Receive(Step[Log]):
    def receive(self, s: Log, value: int) -> None:
        s.log.append(f"got {value}")
        s.then(Write("went on"))


class Throw(Step[Log]):
    def enter(self, s: Log) -> None:
        s.chance("die", 6)
        s.chance("coin", 2)
        s.then(Write("after the throw"))


class Happened(Event, frozen=True, tag="happened"):
    pass


class Tell(Step[Log]):
    def enter(self, s: Log) -> None:
        s.tell(Happened())


def begun(*steps: Step[Any]) -> Log:
    s = Log([], False)
    s.begin(*steps)
    s.run()
    return s


def test_steps_are_taken_in_the_order_they_are_told() -> None:
    s = begun(Write("first"), Write("second"), End())
    assert s.log == ["first", "second"]
    assert s.outcome is DONE and s.ended


def test_what_a_step_queues_comes_before_what_was_queued() -> None:
    assert begun(Chapter(), Write("three"), End()).log == ["one", "two", "three"]


def test_push_is_then_for_a_single_step() -> None:
    s = Log([], False)
    s.begin(End())
    s.push(Write("pushed"))
    s.run()
    assert s.log == ["pushed"]


def test_the_table_waits_for_who_is_asked() -> None:
    s = begun(AskSome((1,), ("yes", "no"), ""), End())
    assert [ask.seat for ask in s.asks] == [1] and not s.ended
    s.play_trusted(1, Say("no"))
    assert s.log == ["1 say no"] and s.ended


def test_the_asking_step_is_pending_until_it_is_answered() -> None:
    s = begun(AskSome((1,), ("yes", "no"), ""), End())
    assert [type(step).__name__ for step in s.pending()] == ["End", "AskSome"]
    assert s.ask_of(0) is None and s.next_ask().seat == 1


def test_the_only_answer_everybody_can_see_is_given_by_itself() -> None:
    assert begun(AskSome((1,), ("yes",), "plain"), End()).log == ["1 say yes"]


def test_an_only_answer_that_not_everybody_can_see_is_asked_for() -> None:
    s = begun(AskSome((1,), ("yes",), ""), End())
    assert s.asks and s.log == []


def test_several_plain_answers_are_asked_for() -> None:
    assert begun(AskSome((1,), ("yes", "no"), "plain"), End()).asks


def test_a_result_travels_down() -> None:
    assert begun(Count(), Receive(), End()).log == ["got 41", "went on"]


def test_finishing_leaves_nothing_pending() -> None:
    s = begun(End(), Write("never"))
    assert s.log == [] and s.pending() == []


def test_a_noticed_result_acts_before_anything_else() -> None:
    """And a result nobody notices does not."""
    assert begun(Throw(), End()).log == ["noticed die", "after the throw"]


def test_sealed_answers_are_kept_until_the_last_is_in() -> None:
    s = begun(AskSome((0, 1, 2), ("a", "b"), "sealed"), End())
    s.play_trusted(2, Say("a"))
    s.play_trusted(0, Say("b"))
    assert s.log == [] and sorted(s.sealed) == [0, 2] and s.next_ask().seat == 1
    s.play_trusted(1, Say("a"))
    assert s.log == ["0 say b", "1 say a", "2 say a"]
    assert s.sealed == {}


def test_a_sealed_answer_can_be_changed() -> None:
    s = begun(AskSome((0, 1), ("a", "b"), "sealed"), End())
    s.play_trusted(0, Say("a"))
    s.play_trusted(0, Say("b"))
    s.play_trusted(1, Say("b"))
    assert s.log == ["0 say b", "1 say b"]


def test_after_a_standing_move_the_step_is_entered_again_and_answers_stay() -> None:
    s = begun(AskSome((0, 1), ("a", "b"), "sealed"), End())
    s.play_trusted(0, Say("a"))
    s.interject_trusted(1, Say("wait"))
    assert s.log == ["1 interjects wait"]
    assert [ask.seat for ask in s.asks] == [0, 1] and list(s.sealed) == [0]


def test_answers_to_a_question_that_fell_away_answer_no_other() -> None:
    s = begun(AskSome((0, 1), ("a",), "sealed"), Shyless(), AskSome((0, 1), ("b",), "sealed"))
    s.play_trusted(0, Say("a"))
    s.interject_trusted(1, Say("boo"))
    assert s.log == ["1 interjects boo", "nobody is asked"]
    assert s.sealed == {} and [ask.seat for ask in s.asks] == [0, 1]


class Shyless(Step[Log]):
    def enter(self, s: Log) -> None:
        s.shy = False


def test_asking_again_changes_nothing() -> None:
    s = begun(AskSome((0, 1), ("a", "b"), "sealed"), End())
    s.play_trusted(0, Say("a"))
    s.ask_again()
    assert [ask.seat for ask in s.asks] == [0, 1] and list(s.sealed) == [0] and s.log == []


def test_an_ended_game_asks_nobody_again() -> None:
    s = begun(End())
    s.ask_again()
    assert s.ended and not s.asks
    with pytest.raises(AssertionError, match="nobody is asked"):
        s.next_ask()


def test_events_are_told_only_where_somebody_listens() -> None:
    silent, telling = Log([], False), Log([], False)
    telling.telling = True
    for s in (silent, telling):
        s.begin(Tell(), Tell(), End())
        s.run()
    assert silent.events == [] and len(telling.events) == 2


def test_a_copy_goes_its_own_way() -> None:
    s = begun(AskSome((0,), ("a", "b"), ""), End())
    c = s.copy()
    c.play_trusted(0, Say("b"))
    assert s.log == [] and s.asks and not s.ended


def test_a_copy_has_the_same_luck_but_not_the_same_dice_box() -> None:
    s = begun(AskSome((0,), ("a", "b"), ""), End())
    c = s.copy()
    thrown = [c.chance("coin", 1000) for _ in range(5)]
    assert [s.chance("coin", 1000) for _ in range(5)] == thrown


def test_what_is_legal_is_what_was_listed() -> None:
    s = begun(AskSome((0,), ("a", "b"), ""), End())
    assert s.legal(s.asks[0], seeded(1)) == [Say("a"), Say("b")]


def test_moves_are_equal_when_they_read_the_same() -> None:
    assert Say("a") == Say("a") != Say("b")
    assert len({Say("a"), Say("a"), Say("b")}) == 2
    assert repr(Say("a")) == "<say a>"


def test_a_step_that_forgot_what_to_do_says_so() -> None:
    with pytest.raises(NotImplementedError):
        begun(Step())


class Announce(Step[Log]):
    """Tells of what it writes; `twice`: in two beats."""

    def __init__(self, word: str, twice: bool = False) -> None:
        self.word = word
        self.twice = twice

    def enter(self, s: Log) -> None:
        s.log.append(self.word)
        s.tell(Happened())
        if self.twice:
            s.beat()
            s.log.append(f"{self.word} again")
            s.tell(Happened())


def test_while_somebody_watches_every_step_that_tells_something_ends_a_beat() -> None:
    s = Log([], False)
    s.telling, s.beats = True, []
    s.begin(Announce("one"), Write("silent"), Announce("two", twice=True), Write("last"), End())
    s.run()
    seen = [(beat.told, beat.state) for beat in s.beats]
    assert [(told, at.log) for told, at in seen if isinstance(at, Log)] == [
        (1, ["one"]),
        (2, ["one", "silent", "two"]),
        (3, ["one", "silent", "two", "two again"]),
    ]


def test_where_nobody_watches_there_are_no_beats_and_copies_do_not_watch() -> None:
    s = Log([], False)
    s.telling = True
    s.begin(Announce("one", twice=True), End())
    s.beat()
    s.run()
    assert s.beats is None and len(s.events) == 2
    s.beats = []
    assert s.copy().beats is None
