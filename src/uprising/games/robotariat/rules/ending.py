"""The end: success or failure, the Spy's guess, and who wins."""

from typing import Any, ClassVar, Final

from uprising.kernel import Ask, Move, Outcome, Step, at

from ..seen import events
from . import cards
from .answers import DECLINE, Decline, Guess, guesses
from .cards import NONE, OBJECTIVES, SPY, id_of
from .moves import Question, legal
from .state import DRAINED, SUCCESS, Robotariat, known_spy, oppressors_out

KEYS: Final[tuple[str, ...]] = ("", "end-success", "end-disgrace", "end-too-late")
VERDICTS: Final = (events.Succeeded, events.Disgraced, events.TimeRanOut)
RULES: Final[tuple[str, ...]] = ("", "ROB-GOAL-1", "ROB-GOAL-2", "ROB-GOAL-3")


def stop(s: Robotariat, verdict: int) -> None:
    """ROB-GOAL-4: the game stops here; nothing pending is resolved (ROB-EDGE-19)."""
    s.verdict = verdict
    if s.telling:
        s.tell(VERDICTS[verdict - 1]())
    s.begin(CLOSING)


class Closing(Step[Robotariat]):
    """ROB-GOAL-7: a team wins or loses together, or each player's objective decides."""

    def enter(self, s: Robotariat) -> None:
        if not s.secret:
            won = s.verdict == SUCCESS
            winners = tuple(range(s.seats)) if won else ()
            scores = (1 if won else 0,) * s.seats
            s.finish(Outcome(winners, KEYS[s.verdict], RULES[s.verdict], scores))
        elif known_spy(s) != NONE:
            s.push(SPY_GUESS)
        else:
            reveal(s, False)


class SpyGuess(Question):
    """ROB-OBJ-9: asked once, after success and before the reveal, only of the Spy.

    Every decision of the others is behind them by now, so that being asked gives nothing away
    that could still be used (ROB-EDGE-40). All names are offered, dealt or set aside. ROB-FLOW-2:
    no guess counts as a wrong one.
    """

    takes: ClassVar[tuple[type[Move[Any]], ...]] = (Guess, Decline)

    def options(self, s: Robotariat) -> list[Any]:
        return [DECLINE, *legal(s, known_spy(s), guesses(s.seats))]

    def enter(self, s: Robotariat) -> None:
        s.ask(self, Ask(known_spy(s), "ask-spy", "ROB-OBJ-9", self.options(s)))

    def answer(self, s: Robotariat, seat: int, move: Move[Any]) -> None:
        right = False
        if isinstance(move, Guess):
            right = (
                s.objectives[move.first] == move.first_is
                and s.objectives[move.second] == move.second_is
            )
            if s.telling:
                s.tell(
                    events.Guessed(
                        at(seat),
                        at(move.first),
                        id_of(OBJECTIVES, move.first_is),
                        at(move.second),
                        id_of(OBJECTIVES, move.second_is),
                    )
                )
        reveal(s, right)


def met(s: Robotariat, seat: int) -> bool:
    """ROB-OBJ-3: whether a seat's objective is met at this instant, but for the Spy's guess."""
    return would_be_met(s, seat, s.verdict == SUCCESS)


def would_be_met(s: Robotariat, seat: int, success: bool) -> bool:
    """The same if the Revolution succeeded or failed now."""
    objective = s.objectives[seat]
    if objective == cards.TURNCOAT:  # ROB-OBJ-11, ROB-EDGE-34
        return success == (s.total_played() >= s.count().turncoat)
    if not success:
        return False
    if objective == cards.BURSAR:  # ROB-OBJ-4
        return s.bursar == DRAINED
    if objective == cards.DEALER:  # ROB-OBJ-5, ROB-EDGE-33
        return s.played[seat] > 0 and s.played[seat] == max(s.played)
    if objective == cards.GAMBLER:  # ROB-OBJ-6, ROB-EDGE-35
        return s.gambled
    if objective == cards.SABOTEUR:  # ROB-OBJ-7, ROB-EDGE-36, ROB-EDGE-55
        return s.reputation == 1
    if objective == cards.SCRAPPER:  # ROB-OBJ-8, ROB-EDGE-39
        return s.torn_most >= s.count().scrapper
    if objective == cards.TRAFFIC_DIRECTOR:
        return together(s)
    return False


def together(s: Robotariat) -> bool:
    """ROB-OBJ-10, ROB-EDGE-37: all Oppressors on one space, and at least one of them out."""
    spaces = [s.npcs[npc] for npc in oppressors_out(s)]
    return len(spaces) > 0 and min(spaces) == max(spaces)


def reveal(s: Robotariat, spied: bool) -> None:
    """ROB-OBJ-1: everybody shows; those who met their objective win, together or alone."""
    winners = []
    for seat in range(s.seats):
        success = spied if s.objectives[seat] == SPY else met(s, seat)
        if success:
            winners.append(seat)
        if s.telling:
            kind = events.ObjectiveMet if success else events.ObjectiveMissed
            s.tell(kind(at(seat), id_of(OBJECTIVES, s.objectives[seat])))
    scores = tuple([1 if seat in winners else 0 for seat in range(s.seats)])
    s.finish(Outcome(tuple(winners), KEYS[s.verdict], RULES[s.verdict], scores))


CLOSING: Final = Closing()
SPY_GUESS: Final = SpyGuess()
