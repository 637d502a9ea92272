"""Every reason why a move is refused, with its rule; and the moves that are not."""

from collections.abc import Sequence
from typing import Any, Final

from uprising.kernel import Move, Refusal, quoted

from .state import Bosses

OVER: Final = Refusal("refuse-over", "FAB-WIN-16")
NOT_ASKED: Final = Refusal("refuse-not-asked", "FAB-ROUND-5")
NOT_NOW: Final = Refusal("refuse-not-now", "FAB-ROUND-5")
BOSSES_ONLY: Final = Refusal("refuse-bosses-only", "FAB-ROUND-5")
WORKERS_ONLY: Final = Refusal("refuse-workers-only", "FAB-ROUND-5")
BAD_WORDS: Final = Refusal("refuse-words", "FAB-HIRE-6")

TOO_DEAR: Final = Refusal("refuse-too-dear", "FAB-HIRE-2")
NO_SUPPLY: Final = Refusal("refuse-no-supply", "FAB-HIRE-2")
TOO_MANY_OFFERS: Final = Refusal("refuse-too-many-offers", "FAB-HIRE-6")
BAD_WAGE: Final = Refusal("refuse-wage", "FAB-HIRE-6")
BAD_SLOTS: Final = Refusal("refuse-slots", "FAB-HIRE-6")
NOT_TO_A_WORKER: Final = Refusal("refuse-not-to-a-worker", "FAB-HIRE-6")
STANDING_WORSE: Final = Refusal("refuse-standing-worse", "FAB-HIRE-8")
NOT_A_BOSS: Final = Refusal("refuse-not-a-boss", "FAB-HIRE-8")
TWICE: Final = Refusal("refuse-counter-twice", "FAB-HIRE-8")
NO_SUCH_OFFER: Final = Refusal("refuse-no-such-offer", "FAB-HIRE-13")
NO_SLOT: Final = Refusal("refuse-no-slot", "FAB-HIRE-13")
PUBLIC_FULL: Final = Refusal("refuse-public-full", "FAB-HIRE-11")

STRESSED: Final = Refusal("refuse-stressed", "FAB-STRIKE-2")
NOT_YOUR_TURN: Final = Refusal("refuse-not-your-turn", "FAB-HIRE-9")
BID_RANGE: Final = Refusal("refuse-bid-range", "FAB-SEC-1")
BID_TOO_DEAR: Final = Refusal("refuse-bid-too-dear", "FAB-SEC-3")
NOT_AN_OPTION: Final = Refusal("refuse-not-an-option", "FAB-DEC-4")
NOT_ENOUGH_HELP: Final = Refusal("refuse-not-enough-help", "FAB-MONO-4")
CANNOT_HELP: Final = Refusal("refuse-cannot-help", "FAB-MONO-4")
NOT_THE_LUDDITE: Final = Refusal("refuse-not-the-luddite", "FAB-SAB-2")
NOT_A_TARGET: Final = Refusal("refuse-not-a-target", "FAB-SAB-1")

NOT_YOUR_WORKER: Final = Refusal("refuse-not-your-worker", "FAB-PAY-1")
WORKER_TWICE: Final = Refusal("refuse-worker-twice", "FAB-PAY-3")
NO_HOLIDAY: Final = Refusal("refuse-no-holiday", "FAB-PAY-4")
SLIP_TOO_DEAR: Final = Refusal("refuse-slip-too-dear", "FAB-PAY-3")
BAD_GIFT: Final = Refusal("refuse-bad-gift", "FAB-GIFT-1")
HOLIDAY_PRICE: Final = Refusal("refuse-holiday-price", "FAB-PAY-6")
HOLIDAY_OWN: Final = Refusal("refuse-holiday-own", "FAB-PAY-6")
HOLIDAY_FUND: Final = Refusal("refuse-holiday-fund", "FAB-FUND-6")
NO_REQUESTER: Final = Refusal("refuse-no-requester", "FAB-FUND-4")
BAD_ORDER: Final = Refusal("refuse-bad-order", "FAB-FUND-4")
SURCHARGE_EXEMPT: Final = Refusal("refuse-surcharge-exempt", "FAB-MAYOR-8")
NO_SUCH_SEAT: Final = Refusal("refuse-no-such-seat", "FAB-MAYOR-7")
DONATE_TOO_MUCH: Final = Refusal("refuse-donate-too-much", "FAB-FUND-1")
NOTHING_TO_DECLARE: Final = Refusal("refuse-nothing-to-declare", "FAB-WIN-11")
DECLARE_LATER: Final = Refusal("refuse-declare-later", "FAB-WIN-11")

LOAN_CLOSED: Final = Refusal("refuse-loan-closed", "FAB-LOAN-1")
LOAN_COMMITTED: Final = Refusal("refuse-loan-committed", "FAB-LOAN-1")
LOAN_AMOUNT: Final = Refusal("refuse-loan-amount", "FAB-LOAN-1")
WORKERS_GIVE_NOTHING: Final = Refusal("refuse-workers-give-nothing", "FAB-GIFT-2")
GIFT_CLOSED: Final = Refusal("refuse-gift-closed", "FAB-GIFT-1")
BOUNTY_CLOSED: Final = Refusal("refuse-bounty-closed", "FAB-BRIBE-1")
BAD_BOUNTY: Final = Refusal("refuse-bad-bounty", "FAB-BRIBE-1")
SHOW_CLOSED: Final = Refusal("refuse-show-closed", "FAB-INFO-1")
SHOW_TOO_MUCH: Final = Refusal("refuse-show-too-much", "FAB-INFO-1")
COMPANY_CLOSED: Final = Refusal("refuse-company-closed", "FAB-SETUP-9")

LINE: Final = 200


def legal(s: Bosses, seat: int, moves: Sequence[Move[Any]]) -> list[Any]:
    """Those of the moves that are not refused."""
    return [move for move in moves if move.refusal(s, seat) is None]


def fits_line(words: str) -> bool:
    """One line of at most 200 characters."""
    return len(words) <= LINE and (words == "" or words.isprintable())


def line(words: str) -> tuple[str, ...]:
    """A line in words as events tell it: there, or not."""
    return (words,) if words else ()


def with_words(text: str, words: str) -> str:
    """A move's text with the line that goes with it, if any."""
    return f"{text} {quoted(words)}" if words else text
