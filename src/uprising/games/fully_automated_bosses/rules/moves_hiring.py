"""Phase 1: robots, offers, counter-offers and the choice of a job."""

from typing import Final

from uprising.kernel import Move, Refusal, at

from . import refusals as no
from .cards import ALL, MOST_SEATS, NONE, PUBLIC
from .refusals import with_words
from .state import Bosses, Offer

LETTERS: Final = 100  # a private offer's row counts from here
STANDING: Final = -2  # the audience of the standing offer inside a sheet


class Buy(Move[Bosses]):
    """FAB-HIRE-1, FAB-HIRE-2: order robots, within one's coins and the supply."""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def text(self) -> str:
        return f"buy {self.number}"

    def refusal(self, s: Bosses, seat: int) -> Refusal | None:
        if self.number > s.supply:
            return no.NO_SUPPLY
        return no.TOO_DEAR if self.number * s.pack.robot_price > s.coins[seat] else None


class Keep(Move[Bosses]):
    """FAB-HIRE-8: leave every offer as it is."""

    def text(self) -> str:
        return "keep"

    def refusal(self, s: Bosses, seat: int) -> Refusal | None:
        return None


class Sheet(Move[Bosses]):
    """FAB-HIRE-3, FAB-HIRE-6, FAB-HIRE-8: a boss's whole sheet of offers.

    It takes the place of her earlier sheet, so posting, revising and withdrawing are one move.
    A first row for STANDING improves the standing offer; without one that stays as it is.
    """

    def __init__(self, rows: tuple[Offer, ...]) -> None:
        self.rows: Final = rows

    def text(self) -> str:
        return "offers " + " + ".join([offer_text(row) for row in self.rows])

    def refusal(self, s: Bosses, seat: int) -> Refusal | None:
        further = 0
        for i in range(len(self.rows)):
            row = self.rows[i]
            if not 0 <= row.wage <= s.pack.top_wage:
                return no.BAD_WAGE
            if not no.fits_line(row.words):
                return no.BAD_WORDS
            if row.to == STANDING:
                old = s.boards[s.side(seat)][0]
                if i > 0 or row.slots != 0:
                    return no.BAD_SLOTS
                if is_worse(row, old):
                    return no.STANDING_WORSE
            else:
                further += 1
                if row.to != ALL and not s.is_worker(row.to):
                    return no.NOT_TO_A_WORKER
                if not 0 <= row.slots <= s.pack.top_slots or (row.to != ALL and row.slots != 1):
                    return no.BAD_SLOTS
        return no.TOO_MANY_OFFERS if further > s.pack.offers else None


def is_worse(new: Offer, old: Offer) -> bool:
    """FAB-HIRE-8: whether a standing offer would be cut."""
    return new.wage < old.wage or (old.holiday and not new.holiday)


def offer_text(offer: Offer) -> str:
    to = "standing" if offer.to == STANDING else "all" if offer.to == ALL else at(offer.to)
    words = f"{to} {offer.wage}"
    if offer.holiday:
        words += " holiday"
    if offer.slots != (1 if offer.to >= 0 else 0):
        words += f" x{offer.slots}"
    return with_words(words, offer.words)


class Silent(Move[Bosses]):
    """FAB-HIRE-8: ask for nothing."""

    def text(self) -> str:
        return "silent"

    def refusal(self, s: Bosses, seat: int) -> Refusal | None:
        return None


class Term:
    """What a worker asks of one boss."""

    def __init__(self, boss: int, wage: int, holiday: bool, words: str) -> None:
        self.boss: Final = boss
        self.wage: Final = wage
        self.holiday: Final = holiday
        self.words: Final = words


class Bargain(Move[Bosses]):
    """FAB-HIRE-8: a private counter-offer to one boss, or one to each."""

    def __init__(self, terms: tuple[Term, ...]) -> None:
        self.terms: Final = terms

    def text(self) -> str:
        return "counter " + " + ".join([term_text(term) for term in self.terms])

    def refusal(self, s: Bosses, seat: int) -> Refusal | None:
        told: list[int] = []
        for term in self.terms:
            if not s.is_seat(term.boss) or s.side(term.boss) == NONE:
                return no.NOT_A_BOSS
            if term.boss in told:
                return no.TWICE
            if not 0 <= term.wage <= s.pack.top_wage:
                return no.BAD_WAGE
            if not no.fits_line(term.words):
                return no.BAD_WORDS
            told.append(term.boss)
        return None


def term_text(term: Term) -> str:
    holiday = " holiday" if term.holiday else ""
    return with_words(f"{at(term.boss)} {term.wage}{holiday}", term.words)


class Hire(Move[Bosses]):
    """FAB-HIRE-9, FAB-HIRE-13: take an offer; `boss` NONE is Public Work.

    `number` 0 is the standing offer, k the k-th on the board, -k the boss's k-th private offer
    to this very worker.
    """

    def __init__(self, boss: int, number: int) -> None:
        self.boss: Final = boss
        self.number: Final = number

    def text(self) -> str:
        if self.boss == NONE:
            return "hire public-work"
        if self.number == 0:
            return f"hire {at(self.boss)} standing"
        if self.number > 0:
            return f"hire {at(self.boss)} offer {self.number}"
        return f"hire {at(self.boss)} private {-self.number}"

    def refusal(self, s: Bosses, seat: int) -> Refusal | None:
        if self.boss == NONE:
            return None if s.public_free() else no.PUBLIC_FULL
        side = s.side(self.boss)
        if side == NONE:
            return no.NO_SUCH_OFFER
        if self.number < 0:
            return None if row_of(s, seat, side, self.number) != NONE else no.NO_SUCH_OFFER
        if self.number >= len(s.boards[side]):
            return no.NO_SUCH_OFFER
        return None if s.slots_left(side, self.number) > 0 else no.NO_SLOT


def row_of(s: Bosses, worker: int, side: int, number: int) -> int:
    """Where the offer lies: a row of the board, or LETTERS and more; NONE if there is none."""
    if number >= 0:
        return number if number < len(s.boards[side]) else NONE
    left = -number
    letters = s.letters[side]
    for i in range(len(letters)):
        if letters[i].to == worker:
            left -= 1
            if left == 0:
                return LETTERS + i
    return NONE


def job_offers(s: Bosses, worker: int) -> list[Hire]:
    """FAB-HIRE-9: the jobs this worker may take, boss by boss, the private offers last.

    The faster path to `legal` of HIRES; the conformance suite compares them.
    """
    found: list[Hire] = []
    for side in range(2):
        hires = HIRES[s.bosses[side]]
        for row in range(len(s.boards[side])):
            if s.slots_left(side, row) > 0:
                found.append(hires[row])
        number = 0
        for letter in s.letters[side]:
            if letter.to == worker:
                number -= 1
                found.append(hires[number])
    if s.public_free():
        found.append(HIRE_PUBLIC)
    return found


def offer_at(s: Bosses, side: int, row: int) -> Offer:
    return s.letters[side][row - LETTERS] if row >= LETTERS else s.boards[side][row]


KEEP: Final = Keep()
SILENT: Final = Silent()
BUYS: Final = [Buy(k) for k in range(11)]
TOP_ROW: Final = 8
# By the boss and the offer's number; the private ones, below 0, count from the end
HIRES: Final = [
    [Hire(boss, number) for number in (*range(TOP_ROW + 1), *range(-TOP_ROW, 0))]
    for boss in range(MOST_SEATS)
]
HIRE_PUBLIC: Final = Hire(NONE, PUBLIC)
