"""The rules, in the order the rulebook tells them. Phase 2 is in `steps_event.py`."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from uprising.kernel import Ask, BadSetup, Move, Setup, Step

from .cards import BANK, BOSS, NONE, OPTIONS, Pack
from .effects import calm, check, end_tenure, leave, pay, stress, won_by
from .events import (
    Accelerated,
    ContractRevealed,
    ContractsShuffled,
    ContractTaken,
    Eliminated,
    FirstChosen,
    NobodyCouldVote,
    Nominated,
    RentCovered,
    RentUnpaid,
    RobotBought,
    RobotsInherited,
    RobotTaken,
    StrikeCounted,
    TreasonAnswered,
    TurnBegan,
    Voted,
)
from .moves import (
    ACCELERATE,
    ASSIGN,
    ASSIGNMENTS,
    COVER_YES,
    COVERS,
    DECLARATIONS,
    DECLARE_YES,
    EXPROPRIATE,
    KEEP,
    NOMINATE,
    NOMINATIONS,
    PICKS,
    VOTES,
    WORK,
    Assign,
    Cover,
    Declare,
    Nominate,
    Pick,
    Vote,
    missing,
    picks,
)
from .state import Factory
from .steps_event import DRAW, EVENT_ENDS


class SetUp(Step[Factory]):
    """FAU-SETUP-5, FAU-SETUP-6: both decks are shuffled, 8, 10 or all 17 events stay in.

    FAU-SETUP-7: the others stay unseen. FAU-SETUP-10: the lobby appoints the first starting
    player, or chance does.
    """

    __slots__ = ("appointed",)

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
            s.tell(FirstChosen(s.first))
        s.push(TURN)


class Turn(Step[Factory]):
    """FAU-TURN-1: six phases in fixed order, the last followed by the next turn."""

    def enter(self, s: Factory) -> None:
        s.turn += 1
        if s.telling:
            s.tell(TurnBegan(s.turn, s.first))
        s.stack.extend(PHASES)


# Phase 1, Innovation


class Innovation(Step[Factory]):
    """FAU-INNO-1: with 15 coins the boss buys a robot; FAU-INNO-2: one a turn; FAU-INNO-3."""

    def enter(self, s: Factory) -> None:
        if s.boss >= s.pack.robot_price:
            if s.telling:
                s.tell(RobotBought())
            pay(s, BOSS, BANK, s.pack.robot_price)
            build(s, 1)
            check(s)


def build(s: Factory, robots: int) -> None:
    """FAU-SETUP-4: robots come from the supply, blue side up."""
    s.supply -= robots
    s.blue += robots


# Phase 3, Contracts


class Reveal(Step[Factory]):
    """FAU-CONTR-1: the top card; FAU-CONTR-9: only an empty deck is made anew of the discards."""

    def enter(self, s: Factory) -> None:
        if not s.contract_deck:
            s.contract_deck = s.contract_discard
            s.contract_discard = []
            s.shuffle("contract-deck", s.contract_deck)
            if s.telling:
                s.tell(ContractsShuffled(len(s.contract_deck)))
        s.offer = s.contract_deck.pop()
        if s.telling:
            s.tell(ContractRevealed(s.first, s.offer))


class Picking(Step[Factory]):
    """FAU-CONTR-1, FAU-CONTR-3: clockwise from the starting player, everybody gets a contract."""

    takes: ClassVar[tuple[type[Move[Any]], ...]] = (Pick,)

    def enter(self, s: Factory) -> None:
        seat = s.first
        while s.job[seat] != NONE:
            seat = s.after(seat)
        s.ask(self, Ask(seat, "ask-contract", "FAU-CONTR-1", picks(s, seat), plain=True))

    def answer(self, s: Factory, seat: int, move: Move[Any]) -> None:
        assert isinstance(move, Pick)
        if move.option == KEEP:
            s.job[seat] = s.tenure[seat]
        else:
            take(s, seat, s.offer * OPTIONS + move.option)
        if s.telling:
            s.tell(ContractTaken(seat, s.job[seat], move.option == KEEP))
        if s.after(seat) != s.first:
            s.push(PICKING)

    def default(self, s: Factory, seat: int) -> Move[Any]:
        """FAU-TURN-5: keep, else the best wage without Stress, else the first free option."""
        if s.tenure[seat] != NONE:
            return PICKS[KEEP]
        free = picks(s, seat)
        best = free[0]
        most = NONE
        for move in free:
            terms = s.terms(s.offer * OPTIONS + move.option)
            if not terms.stress and terms.wage > most:
                best, most = move, terms.wage
        return best


def take(s: Factory, seat: int, job: int) -> None:
    """FAU-CONTR-4, FAU-CONTR-6: a new contract ends a running one; FAU-CONTR-5: or begins one.

    FAU-CONTR-11: its icons act only on Payday.
    """
    end_tenure(s, seat)
    s.job[seat] = job
    if s.terms(job).indefinite:
        s.tenure[seat] = job


# Phase 4, Strike


class Voting(Step[Factory]):
    """FAU-STRIKE-1: all calm players reveal at once; FAU-STRIKE-2: the Stressed work.

    FAU-TALK-1, FAU-TALK-3: in silence.
    """

    takes: ClassVar[tuple[type[Move[Any]], ...]] = (Vote,)

    def enter(self, s: Factory) -> None:
        asked = False
        for seat in range(len(s.out)):
            if not s.out[seat] and not s.stressed[seat]:
                asked = True
                s.ask(
                    self, Ask(seat, "ask-vote", "FAU-STRIKE-1", VOTES, sealed=True, progress=True)
                )
        if not asked and s.telling:
            s.tell(NobodyCouldVote())

    def revealed(self, s: Factory, answers: dict[int, Move[Any]]) -> None:
        thumbs = 0
        fists = 0
        for seat, move in answers.items():
            assert isinstance(move, Vote)
            s.votes[seat] = move.vote
            if s.telling:
                s.tell(Voted(seat, move.vote))
            if move.vote == ACCELERATE:
                thumbs += 1
            elif move.vote == EXPROPRIATE:
                fists += 1
        for seat in answers:
            if s.votes[seat] != WORK:
                end_tenure(s, seat)  # FAU-STRIKE-12, FAU-CONTR-7
        if thumbs:
            accelerate(s, thumbs)
        if not s.ended and fists:
            count_fists(s, fists)

    def default(self, s: Factory, seat: int) -> Move[Any]:
        """FAU-TURN-5: work."""
        return VOTES[WORK]


def accelerate(s: Factory, thumbs: int) -> None:
    """FAU-STRIKE-3, FAU-STRIKE-4: a robot for each thumb, and the boss loses all its coins.

    FAU-STRIKE-5: this comes before any Expropriation, and may be the defeat.
    """
    if s.telling:
        s.tell(Accelerated(thumbs))
    pay(s, BOSS, BANK, s.boss)
    build(s, thumbs)
    check(s)


def count_fists(s: Factory, fists: int) -> None:
    """FAU-STRIKE-6: with a majority one robot is taken; FAU-STRIKE-9, FAU-STRIKE-10: or none."""
    needed = s.majority()
    taken = fists >= needed and s.blue > 0
    if s.telling:
        s.tell(StrikeCounted(fists, needed, taken))
    if taken:
        s.push(NOMINATING)


class Nominating(Step[Factory]):
    """FAU-STRIKE-11, FAU-STRIKE-14: all name a recipient at once; if all agree she gets it."""

    takes: ClassVar[tuple[type[Move[Any]], ...]] = (Nominate,)

    def enter(self, s: Factory) -> None:
        moves = NOMINATIONS[missing(s)]
        for seat in range(len(s.out)):
            if not s.out[seat]:
                s.ask(
                    self,
                    Ask(seat, "ask-nominate", "FAU-STRIKE-14", moves, sealed=True, progress=True),
                )

    def revealed(self, s: Factory, answers: dict[int, Move[Any]]) -> None:
        named = NONE
        agreed = True
        for seat, move in answers.items():
            assert isinstance(move, Nominate)
            if s.telling:
                s.tell(Nominated(seat, move.who))
            agreed = agreed and named in (NONE, move.who)
            named = move.who
        if agreed:
            take_robot(s, named)
        else:
            s.push(ASSIGNING)

    def default(self, s: Factory, seat: int) -> Move[Any]:
        """FAU-TURN-5: herself."""
        return NOMINATE[seat]


class Assigning(Step[Factory]):
    """FAU-TURN-3, FAU-STRIKE-14: they disagree, so the starting player names anybody."""

    takes: ClassVar[tuple[type[Move[Any]], ...]] = (Assign,)

    def enter(self, s: Factory) -> None:
        s.ask(self, Ask(s.first, "ask-assign", "FAU-STRIKE-14", ASSIGNMENTS[missing(s)]))

    def answer(self, s: Factory, seat: int, move: Move[Any]) -> None:
        assert isinstance(move, Assign)
        take_robot(s, move.who)

    def default(self, s: Factory, seat: int) -> Move[Any]:
        return ASSIGN[neediest(s)]


def neediest(s: Factory) -> int:
    """FAU-TURN-5: fewest red robots, then fewest coins, then clockwise from the starting player."""
    best = NONE
    for seat in s.clockwise():
        if best == NONE or (s.red[seat], s.coins[seat]) < (s.red[best], s.coins[best]):
            best = seat
    return best


def take_robot(s: Factory, who: int) -> None:
    """FAU-STRIKE-8: exactly one blue robot turns red; FAU-STRIKE-13: that may be the victory."""
    s.blue -= 1
    s.red[who] += 1
    if s.telling:
        s.tell(RobotTaken(who))
    check(s)


# Phase 5, Payday


class Payday(Step[Factory]):
    """FAU-PAY-1: the boss's robots produce; FAU-PAY-6: then everybody, as one step."""

    def enter(self, s: Factory) -> None:
        pay(s, BANK, BOSS, s.blue * s.pack.blue_income)
        for seat in s.clockwise():
            earn(s, seat)


def earn(s: Factory, seat: int) -> None:
    """FAU-PAY-5: coins first, then Stress removed, then Stress added.

    FAU-PAY-2: who worked gets her wage and its effects; FAU-PAY-3: who struck gets neither, good
    or bad; FAU-PAY-4: a red robot pays in any case.
    """
    robots = s.red[seat] * s.pack.red_income
    if s.votes[seat] != WORK:
        pay(s, BANK, seat, robots)
        return
    terms = s.terms(s.job[seat])
    pay(s, BANK, seat, terms.wage + robots + s.bonus[seat])
    if terms.holiday:
        calm(s, seat)
    if terms.stress or s.strain[seat]:
        stress(s, seat)


class Window(Step[Factory]):
    """FAU-TRAIT-4: at the end of phases 2, 5 and 6 those who can may declare Class Treason.

    FAU-TRAIT-3, FAU-TRAIT-5: all who qualify are asked at once; one yes, and all of them win.
    """

    takes: ClassVar[tuple[type[Move[Any]], ...]] = (Declare,)

    def enter(self, s: Factory) -> None:
        for seat in range(len(s.out)):
            if s.is_traitor(seat):
                s.ask(
                    self,
                    Ask(
                        seat, "ask-declare", "FAU-TRAIT-5", DECLARATIONS, sealed=True, progress=True
                    ),
                )

    def revealed(self, s: Factory, answers: dict[int, Move[Any]]) -> None:
        declared = False
        for seat, move in answers.items():
            assert isinstance(move, Declare)
            declared = declared or move.yes
            if s.telling:
                s.tell(TreasonAnswered(seat, move.yes))
        if declared:
            s.finish(won_by(s, list(answers), "end-treason", "FAU-TRAIT-5"))

    def default(self, s: Factory, seat: int) -> Move[Any]:
        """FAU-TURN-5: yes."""
        return DECLARE_YES


# Phase 6, Rent


class Rent(Step[Factory]):
    """FAU-RENT-1, FAU-RENT-5: clockwise, whoever can pays the boss; FAU-RENT-4: all or nothing.

    FAU-RENT-7: then spouses may cover, and only then anybody is Stressed or eliminated.
    """

    def enter(self, s: Factory) -> None:
        for seat in s.clockwise():
            rent = s.rent(seat)
            if s.coins[seat] >= rent:
                pay(s, seat, BOSS, rent)
            else:
                s.owing[seat] = 1
                if s.telling:
                    s.tell(RentUnpaid(seat, rent))
        if s.spouse != NONE and s.owing[s.spouse] != s.owing[s.partner]:
            s.push(COVERING[s.spouse if s.owing[s.spouse] else s.partner])


class Covering(Step[Factory]):
    """FAU-RENT-6: the spouse, who has paid her own, adds the whole of what is lacking, or nothing.

    FAU-EDGE-57: one who could not pay her own rent covers nobody's.
    """

    __slots__ = ("tenant",)
    takes: ClassVar[tuple[type[Move[Any]], ...]] = (Cover,)

    def __init__(self, tenant: int) -> None:
        self.tenant: Final = tenant

    def enter(self, s: Factory) -> None:
        payer = s.married_to(self.tenant)
        lack = s.rent(self.tenant) - s.coins[self.tenant]
        if s.coins[payer] >= lack:
            about: tuple[tuple[str, str | int], ...] = (("who", f"@{self.tenant}"), ("coins", lack))
            s.ask(self, Ask(payer, "ask-cover", "FAU-RENT-6", COVERS, about=about))

    def answer(self, s: Factory, seat: int, move: Move[Any]) -> None:
        assert isinstance(move, Cover)
        if s.telling:
            s.tell(RentCovered(seat, self.tenant, move.yes))
        if move.yes:
            own = s.coins[self.tenant]
            lack = s.rent(self.tenant) - own
            pay(s, self.tenant, BOSS, own)
            pay(s, seat, BOSS, lack)
            s.owing[self.tenant] = 0

    def default(self, s: Factory, seat: int) -> Move[Any]:
        """FAU-TURN-5: cover."""
        return COVER_YES


class Settle(Step[Factory]):
    """FAU-RENT-3, FAU-RENT-7: who owes is Stressed, or eliminated if she was Stressed before.

    FAU-ELIM-1: only here. FAU-LOSE-3 comes before anything is left or inherited.
    """

    def enter(self, s: Factory) -> None:
        gone = NONE
        for seat in s.clockwise():
            if not s.owing[seat]:
                continue
            s.owing[seat] = 0
            if s.stressed[seat]:
                s.out[seat] = 1
                gone = seat
                if s.telling:
                    s.tell(Eliminated(seat))
            else:
                stress(s, seat)
        if gone == NONE or check(s):
            return
        # A second elimination in the same rent would have been the defeat at every player count.
        leave(s, gone)
        if s.red[gone]:
            s.push(INHERITING[gone])


class Inheriting(Step[Factory]):
    """FAU-ELIM-3: her robots pass as a block to one player, named by the starting player.

    If she herself is gone, the next player clockwise names.
    """

    __slots__ = ("dead",)
    takes: ClassVar[tuple[type[Move[Any]], ...]] = (Assign,)

    def __init__(self, dead: int) -> None:
        self.dead: Final = dead

    def enter(self, s: Factory) -> None:
        namer = s.after(s.first) if s.out[s.first] else s.first
        about: tuple[tuple[str, str | int], ...] = (
            ("who", f"@{self.dead}"),
            ("robots", s.red[self.dead]),
        )
        moves = ASSIGNMENTS[missing(s)]
        s.ask(self, Ask(namer, "ask-inherit", "FAU-ELIM-3", moves, about=about))

    def answer(self, s: Factory, seat: int, move: Move[Any]) -> None:
        assert isinstance(move, Assign)
        robots = s.red[self.dead]
        s.red[self.dead] = 0
        s.red[move.who] += robots
        if s.telling:
            s.tell(RobotsInherited(move.who, self.dead, robots))

    def default(self, s: Factory, seat: int) -> Move[Any]:
        return ASSIGN[neediest(s)]


class EndTurn(Step[Factory]):
    """FAU-CONTR-8: the card is discarded unless held; FAU-EVENT-7: what lasted a turn ends.

    FAU-TURN-2: the next player clockwise still in the game becomes starting player.
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
        s.votes = [WORK] * n
        s.first = s.after(s.first)


TURN: Final = Turn()
INNOVATION: Final = Innovation()
REVEAL: Final = Reveal()
PICKING: Final = Picking()
VOTING: Final = Voting()
NOMINATING: Final = Nominating()
ASSIGNING: Final = Assigning()
PAYDAY: Final = Payday()
WINDOW: Final = Window()
RENT: Final = Rent()
COVERING: Final = [Covering(seat) for seat in range(4)]
SETTLE: Final = Settle()
INHERITING: Final = [Inheriting(seat) for seat in range(4)]
END_TURN: Final = EndTurn()

# FAU-TURN-1 in reading order; on the stack the first comes last
IN_ORDER: Final[list[Step[Factory]]] = [
    INNOVATION, DRAW, EVENT_ENDS, WINDOW, REVEAL, PICKING, VOTING, PAYDAY, WINDOW, RENT, SETTLE,
    WINDOW, END_TURN, TURN,
]  # fmt: skip
PHASES: Final = IN_ORDER[::-1]
SET_UP: Final = [SetUp(seat) for seat in range(4)]
SET_UP_BY_CHANCE: Final = SetUp(NONE)


def deal(setup: Setup) -> Factory:
    """FAU-SETUP-1 to FAU-SETUP-9: everybody has a Prolet card and a token, and nothing else.

    FAU-SETUP-3 and FAU-SETUP-8 are for the eye alone: tokens and phase cards are drawn by clients.
    """
    pack = setup.pack
    assert isinstance(pack, Pack)
    n = setup.seats
    appointed = setup.options["starts"]
    if appointed != "random" and appointed > n:
        raise BadSetup(f"starts: there are {n} seats, not {appointed}")
    hard = setup.options["deck"] == "hard"
    cards = range(len(pack.contracts))
    s = Factory(
        pack=pack, turn=0, first=0, boss=pack.boss_coins, blue=0, supply=pack.robots,
        coins=[pack.player_coins] * n, stressed=[0] * n, red=[0] * n, out=[0] * n,
        job=[NONE] * n, tenure=[NONE] * n, bonus=[0] * n, strain=[0] * n, votes=[WORK] * n,
        owing=[0] * n, event_deck=list(range(len(pack.events))), event_aside=[],
        event_discard=[], drawn=NONE,
        contract_deck=[c for c in cards if hard or not pack.contracts[c].hard_only],
        contract_aside=[c for c in cards if not hard and pack.contracts[c].hard_only],
        contract_discard=[], offer=NONE, shared=False, spouse=NONE, partner=NONE, parent=NONE,
        ours=False, gentrified=NONE,
    )  # fmt: skip
    s.begin(SET_UP_BY_CHANCE if appointed == "random" else SET_UP[appointed - 1])
    return s
