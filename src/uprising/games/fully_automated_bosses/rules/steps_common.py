"""What several phases share: checkpoints, ballots, rescue and Monopoly."""

from typing import Any, ClassVar, Final

from uprising.kernel import Form, Move, Number, Rng, Step, at

from ..seen import events
from . import moves_round as m
from .cards import ABSTAIN, EXPROPRIATION, TARGET, TOPICS, TYPE, choice_name, topic_name
from .moves_free import remember_loan
from .state import DECLARATIONS, WHISPERS, AskingStep, Bosses, with_side
from .winning import end_by_declaration, end_by_monopoly, holds

CAN_DECLARE: Final = [m.DECLARE, m.NOTHING]
CANNOT_DECLARE: Final = [m.NOTHING]


class Checkpoint(AskingStep):
    """FAB-WIN-1, FAB-WIN-11: the same private window for every seat; only some can declare.

    Cases: FAB-EDGE-15.
    """

    takes: ClassVar[tuple[type[Move[Any]], ...]] = (m.Declare,)
    free: ClassVar[int] = DECLARATIONS

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def enter(self, s: Bosses) -> None:
        for seat in range(len(s.roles)):
            moves = CAN_DECLARE if holds(s, seat) else CANNOT_DECLARE
            self.ask_sealed(s, seat, "ask-checkpoint", "FAB-WIN-11", moves, window=True)

    def revealed(self, s: Bosses, answers: dict[int, m.Declare]) -> None:
        """FAB-WIN-12: if anyone declares, everybody whose condition holds wins."""
        declared: list[int] = []
        for seat, move in answers.items():
            if move.wins:
                declared.append(seat)
                if s.telling:
                    s.tell(events.Declared(at(seat)))
        if declared:
            end_by_declaration(s, declared)


class Decide(Step[Bosses]):
    """FAB-DEC-1, FAB-DEC-4: a workers' decision; a single option needs no ballot.

    Gives the option to the step below.
    """

    def __init__(self, topic: int, options: tuple[int, ...], voters: tuple[int, ...]) -> None:
        self.topic: Final = topic
        self.options: Final = options
        self.voters: Final = voters

    def enter(self, s: Bosses) -> None:
        if len(self.options) == 1:
            s.give(self.options[0])
        else:
            s.push(Balloting(self.topic, self.options, self.voters, True))


class Balloting(AskingStep):
    """FAB-DEC-1: all vote at once; a strict majority of the voters adopts; else once more.

    Cases: FAB-EDGE-31.
    """

    takes: ClassVar[tuple[type[Move[Any]], ...]] = (m.Ballot,)
    free: ClassVar[int] = WHISPERS

    def __init__(
        self, topic: int, options: tuple[int, ...], voters: tuple[int, ...], first: bool
    ) -> None:
        self.topic: Final = topic
        self.options: Final = options
        self.voters: Final = voters
        self.first: Final = first

    def enter(self, s: Bosses) -> None:
        moves = [m.BALLOTS[option] for option in (*self.options, ABSTAIN)]
        for voter in self.voters:
            self.ask_sealed(s, voter, BALLOT_PROMPTS[self.topic], "FAB-DEC-1", moves)

    def revealed(self, s: Bosses, answers: dict[int, m.Ballot]) -> None:
        votes = [0] * len(self.options)
        for seat, move in answers.items():
            if move.choice != ABSTAIN:
                votes[self.options.index(move.choice)] += 1
            tell_vote(s, seat, self.topic, move.choice)
        for i in range(len(votes)):
            if 2 * votes[i] > len(self.voters):
                decide(s, self.topic, self.options[i], "~id-workers")
                return
        if self.first:
            s.push(Balloting(self.topic, self.options, self.voters, False))
        else:
            s.push(BossesDecide(self.topic, self.options))

    def default(self, s: Bosses, seat: int) -> Move[Any]:
        """FAB-DEC-5: a ballot not given counts as abstention."""
        return m.BALLOTS[ABSTAIN]


class BossesDecide(AskingStep):
    """FAB-DEC-2, FAB-DEC-3: both bosses pick at once; if they differ, the chair's pick stands.

    Cases: FAB-EDGE-29, FAB-EDGE-30.
    """

    takes: ClassVar[tuple[type[Move[Any]], ...]] = (m.Pick,)
    free: ClassVar[int] = WHISPERS

    def __init__(self, topic: int, options: tuple[int, ...]) -> None:
        self.topic: Final = topic
        self.options: Final = options

    def enter(self, s: Bosses) -> None:
        moves = [m.PICKS[option] for option in self.options]
        prompt = PICK_PROMPTS[self.topic]
        for boss in s.bosses:
            self.ask_sealed(s, boss, prompt, "FAB-DEC-3", moves, about=(("chair", at(s.chair)),))

    def revealed(self, s: Bosses, answers: dict[int, m.Pick]) -> None:
        for boss, move in answers.items():
            tell_vote(s, boss, self.topic, move.choice)
        chosen = answers[s.chair]
        decide(s, self.topic, chosen.choice, "~id-bosses")

    def default(self, s: Bosses, seat: int) -> Move[Any]:
        """FAB-DEC-5: Expropriation; the rival; the first worker in worker priority."""
        if self.topic == TYPE:
            return m.PICKS[EXPROPRIATION]
        return m.PICKS[s.rival(seat) if self.topic == TARGET else s.lead]


def tell_vote(s: Bosses, seat: int, topic: int, choice: int) -> None:
    if s.telling:
        s.tell(events.Balloted(at(seat), topic_name(topic), choice_name(choice)))


def decide(s: Bosses, topic: int, choice: int, by: str) -> None:
    """Hand the decision to the step that waits for it."""
    if s.telling:
        s.tell(events.Decided(topic_name(topic), choice_name(choice), by))
    s.give(choice)


BALLOT_PROMPTS: Final = [f"ask-ballot-{topic}" for topic in TOPICS]
PICK_PROMPTS: Final = [f"ask-pick-{topic}" for topic in TOPICS]


class Bailout(AskingStep):
    """FAB-MONO-4: before a boss falls the other is asked, able to help or not.

    Gives 1 to the step below if she was rescued, else 0.

    Cases: FAB-EDGE-12, FAB-EDGE-60.
    """

    takes: ClassVar[tuple[type[Move[Any]], ...]] = (m.Rescue,)

    def __init__(self, boss: int, due: int) -> None:
        self.boss: Final = boss
        self.due: Final = due

    def price(self) -> int:
        return self.due

    def debtor(self) -> int:
        return self.boss

    def enter(self, s: Bosses) -> None:
        lacks = self.due - s.coins[self.boss]
        helper = s.rival(self.boss)
        enough = 1 if s.coins[helper] >= lacks else 0
        about = (("boss", at(self.boss)), ("lacks", lacks), ("enough", enough))
        self.ask_sealed(
            s, helper, "ask-rescue", "FAB-MONO-4", m.rescues(s, helper, lacks), window=True,
            wide=s.coins[helper] > m.LISTED, about=about,
        )  # fmt: skip

    def forms(self, s: Bosses, seat: int) -> tuple[Form, ...]:
        return (Form("form-rescue", (Number("coins", m.shortfall(s), s.coins[seat]),)),)

    def filled(self, s: Bosses, seat: int, form: str, values: dict[str, Any]) -> Move[Any]:
        return m.Rescue(values["coins"])

    def candidates(self, s: Bosses, seat: int, rng: Rng, most: int) -> list[Any]:
        lacks = m.shortfall(s)
        more = lacks + rng.below(s.coins[seat] - lacks + 1)
        return [m.REFUSE, m.Rescue(lacks), m.Rescue(more)][:most]

    def revealed(self, s: Bosses, answers: dict[int, m.Rescue]) -> None:
        helper = s.rival(self.boss)
        move = answers[helper]
        if move.coins == 0:
            s.give(0)
            return
        s.lend(helper, move.coins)
        remember_loan(s, helper, move.coins, 0, "")
        if s.telling:
            s.tell(events.Rescued(at(self.boss), at(helper), move.coins))
        s.give(1)


def cannot_pay(s: Bosses, boss: int, due: int) -> None:
    """FAB-MONO-1: she cannot pay; whatever she had shown of her coins is worth nothing now."""
    s.proven = with_side(s.proven, s.side(boss), 0)
    if s.telling:
        s.tell(events.CouldNotPay(at(boss), at(s.rival(boss)), due - s.coins[boss]))


def eliminate(s: Bosses, boss: int) -> None:
    """FAB-MONO-2, FAB-MONO-6: the workers take all her robots, Security or not."""
    if s.telling:
        s.tell(events.Bankrupt(at(boss), s.robots[boss]))
    s.seized += s.robots[boss]
    s.robots[boss] = 0


class Monopoly(Step[Bosses]):
    """FAB-MONO-1, FAB-MONO-2: the boss falls, and the other is alone."""

    def __init__(self, boss: int) -> None:
        self.boss: Final = boss

    def enter(self, s: Bosses) -> None:
        eliminate(s, self.boss)
        end_by_monopoly(s, s.rival(self.boss))


CHECKPOINT: Final = [Checkpoint(number) for number in range(7)]
