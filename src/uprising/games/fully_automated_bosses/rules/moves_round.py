"""Phases 2 to 6: fingers and fists, ballots, slips, decrees, the Fund, and declaring victory."""

from typing import Any, Final

from uprising.kernel import Move, Refusal, at

from ..seen import events
from . import cards as c
from . import refusals as no
from .refusals import legal, with_words
from .state import DECLARATIONS, LOANS, Bosses
from .winning import end_by_declaration, holds


class Ready(Move[Bosses]):
    """FAB-TALK-1: enough talk; on to the vote."""

    def text(self) -> str:
        return "ready"

    def refusal(self, s: Bosses, seat: int) -> Refusal | None:
        return None


class Bid(Move[Bosses]):
    """FAB-SEC-1, FAB-SEC-3: so many fingers for Security, as far as one can pay.

    Cases: FAB-EDGE-5, FAB-EDGE-6.
    """

    def __init__(self, fingers: int) -> None:
        self.fingers: Final = fingers

    def text(self) -> str:
        return f"bid {self.fingers}"

    def refusal(self, s: Bosses, seat: int) -> Refusal | None:
        if s.side(seat) == c.NONE:
            return no.BOSSES_ONLY
        if self.fingers > s.pack.top_bid:
            return no.BID_RANGE
        return no.BID_TOO_DEAR if self.fingers * bid_unit(s, seat) > s.coins[seat] else None


def bid_unit(s: Bosses, boss: int) -> int:
    """FAB-SEC-2: a finger costs a coin for each blue robot; without any, as if she had one."""
    return max(1, s.robots[boss])


class Vote(Move[Bosses]):
    """FAB-STRIKE-1: a fist or an open hand."""

    def __init__(self, strike: bool) -> None:
        self.strike: Final = strike

    def text(self) -> str:
        return "strike" if self.strike else "work"

    def refusal(self, s: Bosses, seat: int) -> Refusal | None:
        return no.WORKERS_ONLY if s.side(seat) != c.NONE else None


def choice_text(choice: int) -> str:
    return at(choice) if choice >= 0 else c.NO_SEATS[choice]


def is_listed(s: Bosses, seat: int, move: Move[Any]) -> bool:
    """FAB-DEC-4: options are what the step that asks has listed."""
    ask = s.ask_of(seat)
    return ask is not None and move in ask.moves


class Ballot(Move[Bosses]):
    """FAB-DEC-1: a worker's vote for one of the options, or none."""

    def __init__(self, choice: int) -> None:
        self.choice: Final = choice

    def text(self) -> str:
        return f"ballot {choice_text(self.choice)}"

    def refusal(self, s: Bosses, seat: int) -> Refusal | None:
        return None if is_listed(s, seat, self) else no.NOT_AN_OPTION


class Pick(Move[Bosses]):
    """FAB-DEC-3: a boss's pick, where the workers did not agree."""

    def __init__(self, choice: int) -> None:
        self.choice: Final = choice

    def text(self) -> str:
        return f"pick {choice_text(self.choice)}"

    def refusal(self, s: Bosses, seat: int) -> Refusal | None:
        return None if is_listed(s, seat, self) else no.NOT_AN_OPTION


class Rescue(Move[Bosses]):
    """FAB-MONO-4: lend the other boss at least what she lacks; 0 lets her fall."""

    def __init__(self, coins: int) -> None:
        self.coins: Final = coins

    def text(self) -> str:
        return f"rescue {self.coins}" if self.coins else "refuse"

    def refusal(self, s: Bosses, seat: int) -> Refusal | None:
        if self.coins == 0:
            return None
        if self.coins > s.coins[seat]:
            return no.CANNOT_HELP
        return no.NOT_ENOUGH_HELP if self.coins < shortfall(s) else None


def shortfall(s: Bosses) -> int:
    """FAB-MONO-4: what the boss in need lacks."""
    step = s.current_step()
    assert step.debtor() != c.NONE
    return step.price() - s.coins[step.debtor()]


def rescues(s: Bosses, helper: int, lacks: int) -> list[Any]:
    """What the helper may lend: the faster path to `legal` of a long list."""
    return [REFUSE, *RESCUES[lacks : min(s.coins[helper], LISTED) + 1]]


class Sabotage(Move[Bosses]):
    """FAB-SAB-2, FAB-SAB-6: destroy a robot of that owner; NONE leaves everything whole."""

    def __init__(self, owner: int) -> None:
        self.owner: Final = owner

    def text(self) -> str:
        return "pass" if self.owner == c.NONE else f"sabotage {at(self.owner)}"

    def refusal(self, s: Bosses, seat: int) -> Refusal | None:
        if self.owner == c.NONE:
            return None
        if s.roles[seat] != c.LUDDITE or s.struck[seat] != c.STRUCK:
            return no.NOT_THE_LUDDITE
        valid = s.is_seat(self.owner) and s.exposed(self.owner)
        return None if valid else no.NOT_A_TARGET


class Pay:
    """One line of a pay slip."""

    def __init__(self, worker: int, coins: int, holiday: bool) -> None:
        self.worker: Final = worker
        self.coins: Final = coins
        self.holiday: Final = holiday


class Present:
    """A gift on a pay slip, with its note."""

    def __init__(self, worker: int, coins: int, words: str) -> None:
        self.worker: Final = worker
        self.coins: Final = coins
        self.words: Final = words


class Slip(Move[Bosses]):
    """FAB-PAY-3: what a boss pays each of her workers; whom she leaves out gets nothing.

    Cases: FAB-EDGE-55, FAB-EDGE-56.
    """

    def __init__(self, pays: tuple[Pay, ...], gifts: tuple[Present, ...]) -> None:
        self.pays: Final = pays
        self.gifts: Final = gifts

    def text(self) -> str:
        parts = [
            f"{at(pay.worker)} {pay.coins}{' holiday' if pay.holiday else ''}" for pay in self.pays
        ]
        for gift in self.gifts:
            parts.append(with_words(f"gift {at(gift.worker)} {gift.coins}", gift.words))
        return "slip " + " + ".join(parts) if parts else "slip nothing"

    def refusal(self, s: Bosses, seat: int) -> Refusal | None:
        total = 0
        named: list[int] = []
        side = s.side(seat)
        for pay in self.pays:
            if not s.is_worker(pay.worker) or s.job[pay.worker] != side:
                return no.NOT_YOUR_WORKER
            if pay.worker in named:
                return no.WORKER_TWICE
            if pay.holiday and not s.holiday[pay.worker]:
                return no.NO_HOLIDAY
            named.append(pay.worker)
            total += pay.coins
        for gift in self.gifts:
            if not s.is_worker(gift.worker) or gift.coins < 1:
                return no.BAD_GIFT
            if not no.fits_line(gift.words):
                return no.BAD_WORDS
            total += gift.coins
        return no.SLIP_TOO_DEAR if total > s.coins[seat] else None


class Holiday(Move[Bosses]):
    """FAB-PAY-6: pay for one's own Holiday, from one's coins and the Fund; 0 and 0 is none."""

    def __init__(self, own: int, fund: int) -> None:
        self.own: Final = own
        self.fund: Final = fund

    def text(self) -> str:
        if self.own == 0 and self.fund == 0:
            return "holiday none"
        return f"holiday own {self.own} fund {self.fund}"

    def refusal(self, s: Bosses, seat: int) -> Refusal | None:
        if self.own == 0 and self.fund == 0:
            return None
        if self.own + self.fund != s.pack.holiday_price:
            return no.HOLIDAY_PRICE
        if self.own > s.coins[seat]:
            return no.HOLIDAY_OWN
        return no.HOLIDAY_FUND if self.fund > s.fund else None


def holidays(s: Bosses, worker: int) -> list[Any]:
    """FAB-PAY-6: none, or the ways to pay for one, her own coins first."""
    price = s.pack.holiday_price
    ways = [Holiday(own, price - own) for own in range(price, -1, -1)]
    return legal(s, worker, [NO_HOLIDAY, *ways])


class Request(Move[Bosses]):
    """FAB-RENT-4: ask the Fund for what one lacks for the rent, or take the Stress."""

    def __init__(self, wants: bool) -> None:
        self.wants: Final = wants

    def text(self) -> str:
        return "request" if self.wants else "decline"

    def refusal(self, s: Bosses, seat: int) -> Refusal | None:
        return None


class FundVote(Move[Bosses]):
    """FAB-FUND-4: the requester whom one wants served first."""

    def __init__(self, who: int) -> None:
        self.who: Final = who

    def text(self) -> str:
        return f"fund-vote {at(self.who)}"

    def refusal(self, s: Bosses, seat: int) -> Refusal | None:
        return None if s.is_seat(self.who) and s.claims[self.who] > 0 else no.NO_REQUESTER


class FundOrder(Move[Bosses]):
    """FAB-FUND-4: the chair's order among requesters with equal votes."""

    def __init__(self, order: tuple[int, ...]) -> None:
        self.order: Final = order

    def text(self) -> str:
        return "fund-order " + " ".join([at(w) for w in self.order])

    def refusal(self, s: Bosses, seat: int) -> Refusal | None:
        ask = s.ask_of(seat)
        if ask is None or not ask.moves:
            return no.BAD_ORDER
        model = ask.moves[0]
        assert isinstance(model, FundOrder)
        return None if sorted(model.order) == sorted(self.order) else no.BAD_ORDER


class Decree(Move[Bosses]):
    """FAB-MAYOR-7, FAB-MAYOR-8: exempt any players (bits) and surcharge one that is not.

    Cases: FAB-EX-9, FAB-EDGE-38.
    """

    def __init__(self, exempt: int, surcharged: int) -> None:
        self.exempt: Final = exempt
        self.surcharged: Final = surcharged

    def text(self) -> str:
        parts = ["decree"]
        if self.exempt:
            parts.append("exempt")
            parts += [at(seat) for seat in range(c.MOST_SEATS) if self.exempt >> seat & 1]
        if self.surcharged != c.NONE:
            parts += ["surcharge", at(self.surcharged)]
        return " ".join(parts) if len(parts) > 1 else "decree none"

    def refusal(self, s: Bosses, seat: int) -> Refusal | None:
        if self.exempt >> len(s.roles) or self.surcharged >= len(s.roles):
            return no.NO_SUCH_SEAT
        if self.surcharged != c.NONE and self.exempt >> self.surcharged & 1:
            return no.SURCHARGE_EXEMPT
        return None


class Donate(Move[Bosses]):
    """FAB-FUND-1: any number of one's coins for the Fund."""

    def __init__(self, coins: int) -> None:
        self.coins: Final = coins

    def text(self) -> str:
        return f"donate {self.coins}"

    def refusal(self, s: Bosses, seat: int) -> Refusal | None:
        return no.DONATE_TOO_MUCH if self.coins > s.coins[seat] else None


def donations(s: Bosses, worker: int) -> list[Any]:
    """What she may give: the faster path to `legal` of a long list."""
    return DONATIONS[: s.coins[worker] + 1]


class Declare(Move[Bosses]):
    """FAB-WIN-11: declare victory, if one's condition holds, or say nothing.

    A boss may also declare while loans are open: a loan can bring her to her target.
    """

    def __init__(self, wins: bool) -> None:
        self.wins: Final = wins

    def text(self) -> str:
        return "declare" if self.wins else "nothing"

    def refusal(self, s: Bosses, seat: int) -> Refusal | None:
        if not s.allows(DECLARATIONS):
            early = self.wins and s.allows(LOANS) and s.side(seat) != c.NONE
            if not early:
                return no.DECLARE_LATER
        return no.NOTHING_TO_DECLARE if self.wins and not holds(s, seat) else None

    def act(self, s: Bosses, seat: int) -> None:
        """FAB-WIN-1: at any time, and the game ends."""
        if s.telling:
            s.tell(events.Declared(at(seat)))
        end_by_declaration(s, [seat])


READY: Final = Ready()
BIDS: Final = [Bid(k) for k in range(6)]
STRIKE: Final = Vote(True)
WORK: Final = Vote(False)
# By the choice itself: what is no seat counts from the end
CHOICES: Final = (*range(c.MOST_SEATS), c.ACCELERATION, c.EXPROPRIATION, c.ABSTAIN)
BALLOTS: Final = [Ballot(choice) for choice in CHOICES]
PICKS: Final = [Pick(choice) for choice in CHOICES]
REFUSE: Final = Rescue(0)
PASS: Final = Sabotage(c.NONE)
SABOTAGES: Final = [Sabotage(owner) for owner in range(c.MOST_SEATS)]
NO_HOLIDAY: Final = Holiday(0, 0)
REQUEST: Final = Request(True)
DECLINE: Final = Request(False)
FUND_VOTES: Final = [FundVote(who) for who in range(c.MOST_SEATS)]
LISTED: Final = 300  # amounts are listed up to here; a richer seat gets a form besides
DONATIONS: Final = [Donate(k) for k in range(LISTED + 1)]
RESCUES: Final = [Rescue(k) for k in range(LISTED + 1)]
DECLARE: Final = Declare(True)
NOTHING: Final = Declare(False)
