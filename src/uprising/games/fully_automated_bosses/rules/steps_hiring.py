"""Phase 1, Hiring: robots, offers, two rounds of bargaining, and everybody takes a job."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from uprising.kernel import Ask, Form, Line, Move, Number, OneOf, Rng, Rows, Step, at, seat_at

from ..seen import events
from . import moves_hiring as m
from .cards import ALL, MOST_SEATS, NONE, PUBLIC, audience
from .refusals import legal, line
from .state import (
    BINDING,
    BOUNTIES,
    COMPANIES,
    GIFTS,
    LOANS,
    NO_COUNTERS,
    SHOWS,
    WHISPERS,
    AskingStep,
    Bosses,
    Counter,
    Offer,
    with_side,
)


class Purchasing(AskingStep):
    """FAB-HIRE-1, FAB-HIRE-2: both bosses order robots at once; loans come before one's order.

    Cases: FAB-EX-1, FAB-EDGE-50, FAB-EDGE-62.
    """

    takes: ClassVar[tuple[type[Move[Any]], ...]] = (m.Buy,)
    free: ClassVar[int] = LOANS | WHISPERS | COMPANIES | BINDING

    def enter(self, s: Bosses) -> None:
        for boss in s.bosses:
            about = (("price", s.pack.robot_price), ("coins", s.coins[boss]))
            moves = legal(s, boss, m.BUYS)
            self.ask_sealed(s, boss, "ask-buy", "FAB-HIRE-2", moves, about=about)

    def revealed(self, s: Bosses, answers: dict[int, m.Buy]) -> None:
        """FAB-HIRE-2: short of robots, they are handed out alternately, the chair first."""
        wanted = [0, 0]
        for boss, move in answers.items():
            wanted[s.side(boss)] = move.number
        got = [0, 0]
        side = s.side(s.chair)
        left = s.supply
        while left > 0 and got != wanted:
            if got[side] < wanted[side]:
                got[side] += 1
                left -= 1
            side = 1 - side
        s.supply = left
        for i in range(2):
            boss = s.bosses[i]
            s.robots[boss] += got[i]
            s.spend(boss, got[i] * s.pack.robot_price)
            if s.telling:
                s.tell(events.RobotsBought(at(boss), wanted[i], got[i]))


class Offering(AskingStep):
    """FAB-HIRE-3, FAB-HIRE-7, FAB-HIRE-8: both bosses hand in or revise their offers at once.

    FAB-HIRE-4, FAB-HIRE-12: nothing in an offer binds anybody, and it is for one round.
    """

    takes: ClassVar[tuple[type[Move[Any]], ...]] = (m.Keep, m.Sheet)
    free: ClassVar[int] = LOANS | GIFTS | BOUNTIES | SHOWS | WHISPERS | COMPANIES

    def __init__(self, first: bool) -> None:
        self.first: Final = first

    def offers_free_moves(self) -> bool:
        return self.first

    def enter(self, s: Bosses) -> None:
        prompt = "ask-offers" if self.first else "ask-revise"
        for boss in s.bosses:
            self.ask_sealed(s, boss, prompt, "FAB-HIRE-6", [m.KEEP], wide=True)

    def forms(self, s: Bosses, seat: int) -> tuple[Form, ...]:
        standing = s.boards[s.side(seat)][0]
        yes_no = ("yes",) if standing.holiday else ("no", "yes")
        row = (
            OneOf("to", ("all", *[at(w) for w in s.workers])),
            Number("wage", 0, s.pack.top_wage),
            OneOf("holiday", ("no", "yes")),
            Number("slots", 0, s.pack.top_slots),
            Line("promise"),
        )
        sheet = (
            Number("standing-wage", standing.wage, s.pack.top_wage),
            OneOf("standing-holiday", yes_no),
            Line("standing-promise"),
            Rows("rows", row, s.pack.offers),
        )
        return (Form("form-offers", sheet),)

    def filled(self, s: Bosses, seat: int, form: str, values: dict[str, Any]) -> Move[Any]:
        """An offer to one worker always has one slot (FAB-HIRE-6)."""
        wage, holiday = values["standing-wage"], values["standing-holiday"] == "yes"
        rows = [Offer(m.STANDING, wage, holiday, 0, values["standing-promise"])]
        for row in values["rows"]:
            to = ALL if row["to"] == "all" else seat_at(row["to"])
            slots = row["slots"] if to == ALL else 1
            rows.append(Offer(to, row["wage"], row["holiday"] == "yes", slots, row["promise"]))
        return m.Sheet(tuple(rows))

    def candidates(self, s: Bosses, seat: int, rng: Rng, most: int) -> list[Any]:
        """A faster path to legal ones of SHEETS: only their standing offer can be refused."""
        standing = s.boards[s.side(seat)][0]
        found: list[Any] = [m.KEEP]
        start = rng.below(len(SHEETS))
        for i in range(len(SHEETS)):
            if len(found) >= most - 4:
                break
            sheet = SHEETS[(start + i * STRIDE) % len(SHEETS)]
            row = sheet.rows[0]
            if row.to != m.STANDING or not m.is_worse(row, standing):
                found.append(sheet)
        while len(found) < most:
            to = s.workers[rng.below(len(s.workers))]
            found.append(LETTERS_TO[to][rng.below(len(LETTERS_TO[to]))])
        return found

    def revealed(self, s: Bosses, answers: dict[int, Move[Any]]) -> None:
        for boss, move in answers.items():
            if isinstance(move, m.Sheet):
                post_sheet(s, boss, move)


def post_sheet(s: Bosses, boss: int, sheet: m.Sheet) -> None:
    """The sheet takes the place of the one before; the standing offer is never withdrawn."""
    side = s.side(boss)
    old = [*s.boards[side], *s.letters[side]]
    set_offers(s, side, sheet.rows)
    if s.telling:
        new = [*s.boards[side], *s.letters[side]]
        for offer in old[1:]:
            if not any([offer.same(other) for other in new[1:]]):
                tell_withdrawn(s, boss, offer)
        if not new[0].same(old[0]):
            tell_offer(s, boss, new[0])
        for offer in new[1:]:
            if not any([offer.same(other) for other in old[1:]]):
                tell_offer(s, boss, offer)


def tell_offer(s: Bosses, boss: int, offer: Offer) -> None:
    told = events.OfferMade if offer.to == ALL else events.PrivateOfferMade
    to = audience(offer.to)
    s.tell(told(at(boss), to, offer.wage, offer.holiday, offer.slots, line(offer.words)))


def tell_withdrawn(s: Bosses, boss: int, offer: Offer) -> None:
    told = events.OfferWithdrawn if offer.to == ALL else events.PrivateOfferWithdrawn
    s.tell(told(at(boss), audience(offer.to), offer.wage, offer.holiday))


def set_offers(s: Bosses, side: int, rows: Sequence[Offer]) -> None:
    """Put up these offers and no others; without a row for STANDING that one stays as it is."""
    board = [s.boards[side][0]]
    letters: list[Offer] = []
    for row in rows:
        if row.to == m.STANDING:
            board[0] = Offer(ALL, row.wage, row.holiday, 0, row.words)
        elif row.to == ALL:
            board.append(row)
        else:
            letters.append(row)
    s.boards = with_side(s.boards, side, tuple(board))
    s.letters = with_side(s.letters, side, tuple(letters))


class Bargaining(AskingStep):
    """FAB-HIRE-8: each worker may send each boss one private counter-offer."""

    takes: ClassVar[tuple[type[Move[Any]], ...]] = (m.Silent, m.Bargain)
    free: ClassVar[int] = LOANS | GIFTS | BOUNTIES | SHOWS | WHISPERS | COMPANIES

    def enter(self, s: Bosses) -> None:
        for worker in s.workers:
            self.ask_sealed(s, worker, "ask-counter", "FAB-HIRE-8", [m.SILENT], wide=True)

    def forms(self, s: Bosses, seat: int) -> tuple[Form, ...]:
        row = (
            OneOf("boss", tuple([at(boss) for boss in s.bosses])),
            Number("wage", 0, s.pack.top_wage),
            OneOf("holiday", ("no", "yes")),
            Line("words"),
        )
        return (Form("form-counter", (Rows("rows", row, 2),)),)

    def filled(self, s: Bosses, seat: int, form: str, values: dict[str, Any]) -> Move[Any]:
        terms = [
            m.Term(seat_at(row["boss"]), row["wage"], row["holiday"] == "yes", row["words"])
            for row in values["rows"]
        ]
        return m.Bargain(tuple(terms)) if terms else m.SILENT

    def candidates(self, s: Bosses, seat: int, rng: Rng, most: int) -> list[Any]:
        found: list[Any] = [m.SILENT]
        found += COUNTERS_TO[s.bosses[0]]
        found += COUNTERS_TO[s.bosses[1]]
        return found[:most]

    def revealed(self, s: Bosses, answers: dict[int, Move[Any]]) -> None:
        made: list[Counter] = []
        for worker, move in answers.items():
            if isinstance(move, m.Bargain):
                for term in move.terms:
                    made.append(Counter(worker, term.boss, term.wage, term.holiday, term.words))
        if s.telling:
            for c in made:
                words = line(c.words)
                s.tell(events.CounterMade(at(c.worker), at(c.boss), c.wage, c.holiday, words))
        s.counters = (*s.counters, *made)


class Freeze(Step[Bosses]):
    """FAB-HIRE-8: then offers freeze; what was asked for is forgotten."""

    def enter(self, s: Bosses) -> None:
        s.counters = NO_COUNTERS


class Hiring(AskingStep):
    """FAB-HIRE-9, FAB-HIRE-10: the workers choose one after another, in worker priority.

    Cases: FAB-EX-1, FAB-EDGE-46.
    """

    takes: ClassVar[tuple[type[Move[Any]], ...]] = (m.Hire,)
    free: ClassVar[int] = BOUNTIES | SHOWS | WHISPERS

    def __init__(self, place: int) -> None:
        self.place: Final = place

    def enter(self, s: Bosses) -> None:
        worker = worker_at(s, self.place)
        s.ask(self, Ask(worker, "ask-hire", "FAB-HIRE-9", m.job_offers(s, worker)))

    def answer(self, s: Bosses, seat: int, move: m.Hire) -> None:
        if move.boss == NONE:
            s.job[seat] = PUBLIC
            s.wage[seat] = s.pack.public_wage
            s.holiday[seat] = 1
        else:
            side = s.side(move.boss)
            row = m.row_of(s, seat, side, move.number)
            offer = m.offer_at(s, side, row)
            s.job[seat] = side
            s.row[seat] = row
            s.wage[seat] = offer.wage
            s.holiday[seat] = 1 if offer.holiday else 0
        if s.telling:
            job = "~id-public-work" if move.boss == NONE else at(move.boss)
            s.tell(events.Hired(at(seat), job, s.wage[seat], s.holiday[seat] == 1))
        if self.place + 1 < len(s.workers):
            s.push(HIRING[self.place + 1])
        else:
            clear_letters(s)

    def default(self, s: Bosses, seat: int) -> Move[Any]:
        """FAB-HIRE-13: the best public wage, then Holiday, then Boss 1, then the older offer."""
        best = m.HIRES[s.bosses[0]][0]
        value = -1
        for move in m.job_offers(s, seat):
            if move.boss != NONE and move.number >= 0:
                offer = s.boards[s.side(move.boss)][move.number]
                worth = 2 * offer.wage + (1 if offer.holiday else 0)
                if worth > value:
                    best, value = move, worth
        return best


def worker_at(s: Bosses, place: int) -> int:
    """FAB-ROUND-2: the worker in that place of worker priority."""
    return s.workers[(s.workers.index(s.lead) + place) % len(s.workers)]


def clear_letters(s: Bosses) -> None:
    """Private offers that nobody took are gone; what was taken stays for its words."""
    for side in range(2):
        if s.letters[side]:
            kept: list[Offer] = []
            for worker in s.workers:
                if s.job[worker] == side and s.row[worker] >= m.LETTERS:
                    kept.append(s.letters[side][s.row[worker] - m.LETTERS])
                    s.row[worker] = m.LETTERS + len(kept) - 1
            s.letters = with_side(s.letters, side, tuple(kept))


# What a program looks at when it makes offers: enough to differ, few enough to be cheap.
STRIDE: Final = 7
WAGES: Final = (0, 1, 2)


def sheets() -> list[m.Sheet]:
    """Standing offers alone, and with a few better places beside them."""
    found: list[m.Sheet] = []
    for wage in WAGES:
        for holiday in (False, True):
            standing = Offer(m.STANDING, wage, holiday, 0, "")
            found.append(m.Sheet((standing,)))
            for slots in (1, 2, 3):
                for more in (1, 2):
                    better = Offer(ALL, wage + more, holiday or slots == 1, slots, "")
                    found.append(m.Sheet((standing, better)))
    return found


def letters_to(worker: int) -> list[m.Sheet]:
    return [
        m.Sheet((Offer(worker, wage, holiday, 1, ""),))
        for wage in WAGES[1:]
        for holiday in (False, True)
    ]


def counters_to(boss: int) -> list[m.Bargain]:
    return [
        m.Bargain((m.Term(boss, wage, holiday, ""),))
        for wage in WAGES[1:]
        for holiday in (False, True)
    ]


SHEETS: Final = [*sheets(), m.Sheet((Offer(ALL, 2, False, 1, ""),))]
LETTERS_TO: Final = [letters_to(worker) for worker in range(MOST_SEATS)]
COUNTERS_TO: Final = [counters_to(boss) for boss in range(MOST_SEATS)]

PURCHASING: Final = Purchasing()
OFFERS: Final = Offering(True)
REVISION: Final = Offering(False)
BARGAINING: Final = Bargaining()
FREEZE: Final = Freeze()
HIRING: Final = [Hiring(place) for place in range(MOST_SEATS)]
