"""The rules, in the order the rulebook tells them.

Phase 2 is in `steps_event.py`, phases 5 and 6 in `steps_rent.py`.
"""

from typing import Any, ClassVar, Final

from uprising.kernel import Ask, Move, Setup, Step, at

from ..seen import events
from . import moves
from .cards import BANK, BOSS, LETTERS, NONE, OPTIONS, Pack, contract_name
from .effects import ask_sealed, check_end, end_tenure, neediest, pay
from .state import Factory
from .steps_event import DRAW, EVENT_ENDS
from .steps_rent import PAYDAY, RENT, SETTLE, WINDOW


class SetUp(Step[Factory]):
    """FAU-SETUP-5, FAU-SETUP-6: both decks are shuffled, 8, 10 or all 17 events stay in.

    FAU-SETUP-7: the others stay unseen. FAU-SETUP-10: the lobby appoints the first starting
    player, or chance does.
    """

    def __init__(self, appointed: int) -> None:
        self.appointed: Final = appointed  # a seat, or NONE

    def enter(self, s: Factory) -> None:
        n = s.seats()
        s.shuffle("contract-deck", s.contract_deck)
        s.shuffle("event-deck", s.event_deck)
        left_out = len(s.event_deck) - s.pack.event_cards[n - 2]
        s.event_aside = sorted(s.event_deck[:left_out])
        s.event_deck = s.event_deck[left_out:]
        s.first = s.chance("starting-player", n) if self.appointed == NONE else self.appointed
        if s.telling:
            s.tell(events.FirstChosen(at(s.first)))
        s.push(TURN)


class Turn(Step[Factory]):
    """FAU-TURN-1: six phases in fixed order, the last followed by the next turn."""

    def enter(self, s: Factory) -> None:
        s.turn += 1
        if s.telling:
            s.tell(events.TurnBegan(s.turn, at(s.first)))
        s.stack.extend(STACKED)


# Phase 1, Innovation


class Innovation(Step[Factory]):
    """FAU-INNO-1: with 15 coins the boss buys a robot; FAU-INNO-2: one a turn; FAU-INNO-3.

    Cases: FAU-EX-1, FAU-EDGE-8, FAU-EDGE-9, FAU-EDGE-10.
    """

    def enter(self, s: Factory) -> None:
        if s.boss >= s.pack.robot_price:
            if s.telling:
                s.tell(events.RobotBought())
            pay(s, BOSS, BANK, s.pack.robot_price, "robot")
            build(s, 1)
            check_end(s)


def build(s: Factory, robots: int) -> None:
    """FAU-SETUP-4: robots come from the supply, blue side up."""
    s.supply -= robots
    s.blue += robots


# Phase 3, Contracts


class Reveal(Step[Factory]):
    """FAU-CONTR-1: the top card; FAU-CONTR-9: only an empty deck is made anew of the discards.

    Cases: FAU-EDGE-42, FAU-EDGE-58.
    """

    def enter(self, s: Factory) -> None:
        if not s.contract_deck:
            s.contract_deck = s.contract_discard
            s.contract_discard = []
            s.shuffle("contract-deck", s.contract_deck)
            if s.telling:
                s.tell(events.ContractsShuffled(len(s.contract_deck)))
        s.offer = s.contract_deck.pop()
        if s.telling:
            s.tell(events.ContractRevealed(at(s.first), contract_name(s.offer)))


class Picking(Step[Factory]):
    """FAU-CONTR-1, FAU-CONTR-3: clockwise from the starting player, everybody gets a contract.

    Cases: FAU-EX-2, FAU-EDGE-37, FAU-EDGE-39.
    """

    takes: ClassVar[tuple[type[Move[Any]], ...]] = (moves.Pick,)

    def enter(self, s: Factory) -> None:
        seat = s.first
        while s.job[seat] != NONE:
            seat = s.after(seat)
        s.ask(self, Ask(seat, "ask-contract", "FAU-CONTR-1", moves.picks(s, seat), plain=True))

    def answer(self, s: Factory, seat: int, move: moves.Pick) -> None:
        if move.option == moves.KEEP:
            s.job[seat] = s.tenure[seat]
            if s.telling:
                s.tell(events.ContractKept(at(seat), contract_name(s.job[seat] // OPTIONS)))
        else:
            take(s, seat, s.offer * OPTIONS + move.option)
            if s.telling:
                letter = LETTERS[move.option].upper()
                s.tell(events.ContractTaken(at(seat), contract_name(s.offer), letter))
        if s.after(seat) != s.first:
            s.push(PICKING)

    def default(self, s: Factory, seat: int) -> Move[Any]:
        """FAU-TURN-5: keep, else the best wage without Stress, else the first free option."""
        if s.tenure[seat] != NONE:
            return moves.PICKS[moves.KEEP]
        free = moves.picks(s, seat)
        best = free[0]
        most = NONE
        for move in free:
            terms = s.terms(s.offer * OPTIONS + move.option)
            if not terms.stress and terms.wage > most:
                best, most = move, terms.wage
        return best


def take(s: Factory, seat: int, job: int) -> None:
    """FAU-CONTR-4, FAU-CONTR-6: a new contract ends a running one; FAU-CONTR-5: or begins one.

    FAU-CONTR-11: its icons act only on Payday. Cases: FAU-EDGE-40, FAU-EDGE-56.
    """
    end_tenure(s, seat)
    s.job[seat] = job
    if s.terms(job).indefinite:
        s.tenure[seat] = job


# Phase 4, Strike


class Voting(Step[Factory]):
    """FAU-STRIKE-1: all calm players reveal at once; FAU-STRIKE-2: the Stressed work.

    FAU-TALK-1, FAU-TALK-3: in silence. Cases: FAU-EX-3, FAU-EDGE-41, FAU-EDGE-50.
    """

    takes: ClassVar[tuple[type[Move[Any]], ...]] = (moves.Vote,)

    def enter(self, s: Factory) -> None:
        asked = False
        for seat in range(len(s.out)):
            if not s.out[seat] and not s.stressed[seat]:
                asked = True
                ask_sealed(s, self, seat, "ask-vote", "FAU-STRIKE-1", moves.VOTES)
        if not asked and s.telling:
            s.tell(events.NobodyCouldVote())

    def revealed(self, s: Factory, answers: dict[int, moves.Vote]) -> None:
        thumbs = 0
        fists = 0
        for seat, move in answers.items():
            s.votes[seat] = move.vote
            if s.telling:
                s.tell(events.Voted(at(seat), f"~id-{moves.VOTE_NAMES[move.vote]}"))
            if move.vote == moves.ACCELERATE:
                thumbs += 1
            elif move.vote == moves.EXPROPRIATE:
                fists += 1
        for seat in answers:
            if s.votes[seat] != moves.WORK:
                end_tenure(s, seat)  # FAU-STRIKE-12, FAU-CONTR-7
        if thumbs:
            accelerate(s, thumbs)
        if not s.ended and fists:
            count_fists(s, fists)

    def default(self, s: Factory, seat: int) -> Move[Any]:
        """FAU-TURN-5: work."""
        return moves.VOTES[moves.WORK]


def accelerate(s: Factory, thumbs: int) -> None:
    """FAU-STRIKE-3, FAU-STRIKE-4: a robot for each thumb, and the boss loses all its coins.

    FAU-STRIKE-5: this comes before any Expropriation, and may be the defeat. Cases: FAU-EX-6,
    FAU-EX-8, FAU-EDGE-1, FAU-EDGE-2, FAU-EDGE-3, FAU-EDGE-53.
    """
    if s.telling:
        s.tell(events.Accelerated(thumbs))
    pay(s, BOSS, BANK, s.boss, "lost")
    build(s, thumbs)
    check_end(s)


def count_fists(s: Factory, fists: int) -> None:
    """FAU-STRIKE-6: with a majority one robot is taken; FAU-STRIKE-9, FAU-STRIKE-10: or none.

    Cases: FAU-EDGE-4, FAU-EDGE-5, FAU-EDGE-6, FAU-EDGE-7.
    """
    needed = s.majority()
    if fists >= needed and s.blue > 0:
        if s.telling:
            s.tell(events.StrikeWon(fists, needed))
        s.push(NOMINATING)
    elif s.telling:
        s.tell(events.StrikeLost(fists, needed, fists >= needed))


class Nominating(Step[Factory]):
    """FAU-STRIKE-11, FAU-STRIKE-14: all name a recipient at once; if all agree she gets it.

    Case: FAU-EDGE-59.
    """

    takes: ClassVar[tuple[type[Move[Any]], ...]] = (moves.Nominate,)

    def enter(self, s: Factory) -> None:
        possible = moves.legal(s, s.first, moves.NOMINATE[: s.seats()])
        for seat in s.active():
            ask_sealed(s, self, seat, "ask-nominate", "FAU-STRIKE-14", possible)

    def revealed(self, s: Factory, answers: dict[int, moves.Nominate]) -> None:
        named = NONE
        agreed = True
        for seat, move in answers.items():
            if s.telling:
                s.tell(events.Nominated(at(seat), at(move.who)))
            agreed = agreed and named in (NONE, move.who)
            named = move.who
        if agreed:
            take_robot(s, named)
        else:
            s.push(ASSIGNING)

    def default(self, s: Factory, seat: int) -> Move[Any]:
        """FAU-TURN-5: herself."""
        return moves.NOMINATE[seat]


class Assigning(Step[Factory]):
    """FAU-TURN-3, FAU-STRIKE-14: they disagree, so the starting player names anybody."""

    takes: ClassVar[tuple[type[Move[Any]], ...]] = (moves.Assign,)

    def enter(self, s: Factory) -> None:
        possible = moves.legal(s, s.first, moves.ASSIGN[: s.seats()])
        s.ask(self, Ask(s.first, "ask-assign", "FAU-STRIKE-14", possible))

    def answer(self, s: Factory, seat: int, move: moves.Assign) -> None:
        take_robot(s, move.who)

    def default(self, s: Factory, seat: int) -> Move[Any]:
        return moves.ASSIGN[neediest(s)]


def take_robot(s: Factory, who: int) -> None:
    """FAU-STRIKE-8: exactly one blue robot turns red; FAU-STRIKE-13: that may be the victory."""
    s.blue -= 1
    s.red[who] += 1
    if s.telling:
        s.tell(events.RobotTaken(at(who)))
    check_end(s)


# The end of the turn


class EndTurn(Step[Factory]):
    """FAU-CONTR-8: the card is discarded unless held; FAU-EVENT-7: what lasted a turn ends.

    FAU-TURN-2: the next player clockwise still in the game becomes starting player. Case:
    FAU-EDGE-48.
    """

    def enter(self, s: Factory) -> None:
        if s.lies_open():
            s.contract_discard.append(s.offer)
        s.offer = NONE
        s.shared = False
        n = s.seats()
        s.job = [NONE] * n
        s.bonus = [0] * n
        s.strain = [0] * n
        s.votes = [moves.WORK] * n
        s.first = s.after(s.first)


TURN: Final = Turn()
INNOVATION: Final = Innovation()
REVEAL: Final = Reveal()
PICKING: Final = Picking()
VOTING: Final = Voting()
NOMINATING: Final = Nominating()
ASSIGNING: Final = Assigning()
END_TURN: Final = EndTurn()

# FAU-TURN-1 in reading order: the steps of a turn, each with its phase
PHASES: Final[list[tuple[str, Step[Factory]]]] = [
    ("innovation", INNOVATION),
    ("event", DRAW), ("event", EVENT_ENDS), ("event", WINDOW),
    ("contracts", REVEAL), ("contracts", PICKING),
    ("strike", VOTING),
    ("payday", PAYDAY), ("payday", WINDOW),
    ("rent", RENT), ("rent", SETTLE), ("rent", WINDOW), ("rent", END_TURN),
    ("innovation", TURN),
]  # fmt: skip
IN_ORDER: Final = [step for _, step in PHASES]
STACKED: Final = IN_ORDER[::-1]
SET_UP: Final = [SetUp(seat) for seat in range(4)]
SET_UP_BY_CHANCE: Final = SetUp(NONE)


def phase(s: Factory) -> str:
    """FAU-SETUP-8: the phase that the turn is in.

    The steps of the turn that are still to come lie at the bottom. If others lie above them, the
    step before these has pushed those and is at work; if not, the topmost one is next.
    """
    if s.ended:
        return "over"
    steps = s.pending()
    to_come = 0
    while to_come < len(steps) and type(steps[to_come]) is type(STACKED[to_come]):
        to_come += 1
    at_work = 1 if to_come < len(steps) or not steps else 0
    return PHASES[max(0, len(PHASES) - at_work - to_come)][0]


def deal(setup: Setup) -> Factory:
    """FAU-SETUP-1 to FAU-SETUP-9: everybody has a Prolet card and a token, and nothing else.

    FAU-SETUP-3 and FAU-SETUP-8 are for the eye alone: tokens and phase cards are drawn by clients.
    """
    pack = setup.pack
    assert isinstance(pack, Pack)
    n = setup.seats
    appointed = setup.options["starts"]
    hard = setup.options["deck"] == "hard"
    cards = range(len(pack.contracts))
    s = Factory(
        pack=pack, turn=0, first=0, boss=pack.boss_coins, blue=0, supply=pack.robots,
        coins=[pack.player_coins] * n, stressed=[0] * n, red=[0] * n, out=[0] * n,
        job=[NONE] * n, tenure=[NONE] * n, bonus=[0] * n, strain=[0] * n, votes=[moves.WORK] * n,
        owing=[0] * n, event_deck=list(range(len(pack.events))), event_aside=[],
        event_discard=[], drawn=NONE,
        contract_deck=[c for c in cards if hard or not pack.contracts[c].hard_only],
        contract_aside=[c for c in cards if not hard and pack.contracts[c].hard_only],
        contract_discard=[], offer=NONE, shared=False, spouse=NONE, partner=NONE, parent=NONE,
        ours=False, gentrified=NONE,
    )  # fmt: skip
    by_chance = appointed == "random" or appointed > n  # nobody sits there
    s.begin(SET_UP_BY_CHANCE if by_chance else SET_UP[appointed - 1])
    return s
