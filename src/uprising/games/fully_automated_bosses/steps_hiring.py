"""Phase 1, Hiring: robots, offers, two rounds of bargaining, and everybody takes a job."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from uprising.kernel import Ask, Form, Line, Move, Number, OneOf, Rng, Rows, Step, at

from .cards import ALL, MOST_SEATS, NONE, PUBLIC
from .events import CounterMade, Hired, OfferMade, OfferWithdrawn, RobotsBought
from .moves_free import free_moves
from .moves_hiring import (
    BUYS,
    HIRE_PUBLIC,
    HIRES,
    KEEP,
    LETTERS,
    SILENT,
    STANDING,
    TOP_ROW,
    Bargain,
    Buy,
    Hire,
    Keep,
    Sheet,
    Silent,
    Term,
    offer_at,
    row_of,
)
from .state import (
    BINDING,
    BOUNTIES,
    COMPANIES,
    GIFTS,
    LOANS,
    NO_COUNTERS,
    NO_LETTERS,
    SHOWS,
    WHISPERS,
    Bosses,
    Counter,
    Moment,
    Offer,
)


class Purchasing(Moment):
    """FAB-HIRE-1, FAB-HIRE-2: both bosses order robots at once; loans come before one's order.

    Cases: FAB-EX-1, FAB-EDGE-50, FAB-EDGE-62.
    """

    takes: ClassVar[tuple[type[Move[Any]], ...]] = (Buy,)

    def free(self) -> int:
        return LOANS | WHISPERS | COMPANIES | BINDING

    def free_moves(self, s: Bosses, seat: int) -> list[Any]:
        return free_moves(s, seat)

    def enter(self, s: Bosses) -> None:
        for boss in s.bosses:
            most = min(s.supply, s.coins[boss] // s.pack.robot_price)
            s.ask(
                self,
                Ask(boss, "ask-buy", "FAB-HIRE-2", BUYS[: most + 1], sealed=True, progress=True),
            )

    def revealed(self, s: Bosses, answers: dict[int, Move[Any]]) -> None:
        """FAB-HIRE-2: short of robots, they are handed out alternately, the chair first."""
        wanted = [0, 0]
        for boss, move in answers.items():
            assert isinstance(move, Buy)
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
                s.tell(RobotsBought(boss, wanted[i], got[i]))

    def default(self, s: Bosses, seat: int) -> Move[Any]:
        return BUYS[0]


class Offering(Moment):
    """FAB-HIRE-3, FAB-HIRE-7, FAB-HIRE-8: both bosses hand in or revise their offers at once.

    FAB-HIRE-4, FAB-HIRE-12: nothing in an offer binds anybody, and it is for one round.
    """

    __slots__ = ("first",)
    takes: ClassVar[tuple[type[Move[Any]], ...]] = (Keep, Sheet)

    def __init__(self, first: bool) -> None:
        self.first: Final = first

    def free(self) -> int:
        return LOANS | GIFTS | BOUNTIES | SHOWS | WHISPERS | COMPANIES

    def polled(self) -> bool:
        return self.first

    def free_moves(self, s: Bosses, seat: int) -> list[Any]:
        return free_moves(s, seat)

    def enter(self, s: Bosses) -> None:
        prompt = "ask-offers" if self.first else "ask-revise"
        for boss in s.bosses:
            s.ask(
                self, Ask(boss, prompt, "FAB-HIRE-6", [KEEP], sealed=True, progress=True, wide=True)
            )

    def forms(self, s: Bosses, seat: int) -> tuple[Form, ...]:
        standing = s.boards[s.side(seat)][0]
        yes_no = ("yes",) if standing.holiday else ("no", "yes")
        audience = ("all", *[at(w) for w in s.workers])
        row = (
            OneOf("to", audience),
            Number("wage", 0, s.pack.top_wage),
            OneOf("holiday", ("no", "yes")),
            Number("slots", 0, s.pack.top_slots),
            Line("promise"),
        )
        return (
            Form(
                "form-offers",
                (
                    Number("standing-wage", standing.wage, s.pack.top_wage),
                    OneOf("standing-holiday", yes_no),
                    Line("standing-promise"),
                    Rows("rows", row, s.pack.offers),
                ),
            ),
        )

    def filled(self, s: Bosses, seat: int, form: str, values: dict[str, Any]) -> Move[Any]:
        """An offer to one worker always has one slot (FAB-HIRE-6)."""
        rows = [
            Offer(
                STANDING, values["standing-wage"], values["standing-holiday"] == "yes", 0,
                values["standing-promise"],
            )
        ]  # fmt: skip
        for row in values["rows"]:
            to = ALL if row["to"] == "all" else int(row["to"][1:])
            slots = row["slots"] if to == ALL else 1
            rows.append(Offer(to, row["wage"], row["holiday"] == "yes", slots, row["promise"]))
        return Sheet(tuple(rows))

    def candidates(self, s: Bosses, seat: int, rng: Rng, most: int) -> list[Any]:
        standing = s.boards[s.side(seat)][0]
        found: list[Any] = [KEEP]
        start = rng.below(len(SHEETS))
        for i in range(len(SHEETS)):
            if len(found) >= most - 4:
                break
            sheet = SHEETS[(start + i * STRIDE) % len(SHEETS)]
            row = sheet.rows[0]
            if row.to != STANDING or (
                row.wage >= standing.wage and (row.holiday or not standing.holiday)
            ):
                found.append(sheet)
        while len(found) < most:
            to = s.workers[rng.below(len(s.workers))]
            found.append(LETTERS_TO[to][rng.below(len(LETTERS_TO[to]))])
        return found

    def revealed(self, s: Bosses, answers: dict[int, Move[Any]]) -> None:
        for boss, move in answers.items():
            if isinstance(move, Sheet):
                post(s, boss, move)

    def default(self, s: Bosses, seat: int) -> Move[Any]:
        return KEEP


def post(s: Bosses, boss: int, sheet: Sheet) -> None:
    """The sheet takes the place of the one before; the standing offer is never withdrawn."""
    side = s.side(boss)
    standing = s.boards[side][0]
    board: list[Offer] = []
    letters: list[Offer] = []
    for row in sheet.rows:
        if row.to == STANDING:
            standing = Offer(ALL, row.wage, row.holiday, 0, row.words)
        elif row.to == ALL:
            board.append(row)
        else:
            letters.append(row)
    if s.telling:
        old = [*s.boards[side], *s.letters[side]]
        new = [standing, *board, *letters]
        for offer in old[1:]:
            if not any([offer.same(other) for other in new[1:]]):
                s.tell(OfferWithdrawn(boss, offer.to, offer.wage, offer.holiday))
        if not standing.same(old[0]):
            tell_offer(s, boss, standing)
        for offer in new[1:]:
            if not any([offer.same(other) for other in old[1:]]):
                tell_offer(s, boss, offer)
    set_offers(s, side, (standing, *board), tuple(letters))


def tell_offer(s: Bosses, boss: int, offer: Offer) -> None:
    s.tell(OfferMade(boss, offer.to, offer.wage, offer.holiday, offer.slots, offer.words))


def set_offers(s: Bosses, side: int, board: tuple[Offer, ...], letters: tuple[Offer, ...]) -> None:
    if side == 0:
        s.boards = (board, s.boards[1])
        s.letters = (letters, s.letters[1])
    else:
        s.boards = (s.boards[0], board)
        s.letters = (s.letters[0], letters)


class Bargaining(Moment):
    """FAB-HIRE-8: each worker may send each boss one private counter-offer."""

    takes: ClassVar[tuple[type[Move[Any]], ...]] = (Silent, Bargain)

    def free(self) -> int:
        return LOANS | GIFTS | BOUNTIES | SHOWS | WHISPERS | COMPANIES

    def free_moves(self, s: Bosses, seat: int) -> list[Any]:
        return free_moves(s, seat)

    def enter(self, s: Bosses) -> None:
        for worker in s.workers:
            s.ask(
                self,
                Ask(
                    worker, "ask-counter", "FAB-HIRE-8", [SILENT], sealed=True, progress=True,
                    wide=True,
                ),
            )  # fmt: skip

    def forms(self, s: Bosses, seat: int) -> tuple[Form, ...]:
        row = (
            OneOf("boss", tuple([at(boss) for boss in s.bosses])),
            Number("wage", 0, s.pack.top_wage),
            OneOf("holiday", ("no", "yes")),
            Line("words"),
        )
        return (Form("form-counter", (Rows("rows", row, 2),)),)

    def filled(self, s: Bosses, seat: int, form: str, values: dict[str, Any]) -> Move[Any]:
        terms = tuple(
            [
                Term(int(row["boss"][1:]), row["wage"], row["holiday"] == "yes", row["words"])
                for row in values["rows"]
            ]
        )
        return Bargain(terms) if terms else SILENT

    def candidates(self, s: Bosses, seat: int, rng: Rng, most: int) -> list[Any]:
        found: list[Any] = [SILENT]
        found += COUNTERS_TO[s.bosses[0]]
        found += COUNTERS_TO[s.bosses[1]]
        return found[:most]

    def revealed(self, s: Bosses, answers: dict[int, Move[Any]]) -> None:
        made: list[Counter] = []
        for worker, move in answers.items():
            if isinstance(move, Bargain):
                for term in move.terms:
                    made.append(Counter(worker, term.boss, term.wage, term.holiday, term.words))
                    if s.telling:
                        s.tell(CounterMade(worker, term.boss, term.wage, term.holiday, term.words))
        if made:
            s.counters = (*s.counters, *made)

    def default(self, s: Bosses, seat: int) -> Move[Any]:
        return SILENT


class Freeze(Step[Bosses]):
    """FAB-HIRE-8: then offers freeze; what was asked for is forgotten."""

    def enter(self, s: Bosses) -> None:
        s.counters = NO_COUNTERS


class Hiring(Moment):
    """FAB-HIRE-9, FAB-HIRE-10: the workers choose one after another, in worker priority.

    Cases: FAB-EX-1, FAB-EDGE-46.
    """

    __slots__ = ("place",)
    takes: ClassVar[tuple[type[Move[Any]], ...]] = (Hire,)

    def __init__(self, place: int) -> None:
        self.place: Final = place

    def free(self) -> int:
        return BOUNTIES | SHOWS | WHISPERS

    def free_moves(self, s: Bosses, seat: int) -> list[Any]:
        return free_moves(s, seat)

    def enter(self, s: Bosses) -> None:
        worker = worker_at(s, self.place)
        moves: list[Any] = []
        for side in range(2):
            hires = HIRES[s.bosses[side]]
            for row in range(len(s.boards[side])):
                if s.slots_left(side, row) > 0:
                    moves.append(hires[TOP_ROW + row])
            number = 0
            for letter in s.letters[side]:
                if letter.to == worker:
                    number += 1
                    moves.append(hires[TOP_ROW - number])
        if s.public_free():
            moves.append(HIRE_PUBLIC)
        s.ask(self, Ask(worker, "ask-hire", "FAB-HIRE-9", moves))

    def answer(self, s: Bosses, seat: int, move: Move[Any]) -> None:
        assert isinstance(move, Hire)
        if move.boss == NONE:
            s.job[seat] = PUBLIC
            s.wage[seat] = s.pack.public_wage
            s.holiday[seat] = 1
        else:
            side = s.side(move.boss)
            row = row_of(s, seat, side, move.number)
            offer = offer_at(s, side, row)
            s.job[seat] = side
            s.row[seat] = row
            s.wage[seat] = offer.wage
            s.holiday[seat] = 1 if offer.holiday else 0
        if s.telling:
            s.tell(Hired(seat, move.boss, s.wage[seat], s.holiday[seat] == 1))
        if self.place + 1 < len(s.workers):
            s.push(HIRING[self.place + 1])
        else:
            clear_letters(s)

    def default(self, s: Bosses, seat: int) -> Move[Any]:
        """FAB-HIRE-13: the best public wage, then Holiday, then Boss 1, then the older offer."""
        best = HIRES[s.bosses[0]][TOP_ROW]
        value = -1
        for side in range(2):
            for row in range(len(s.boards[side])):
                offer = s.boards[side][row]
                worth = 2 * offer.wage + (1 if offer.holiday else 0)
                if worth > value and s.slots_left(side, row) > 0:
                    value = worth
                    best = HIRES[s.bosses[side]][TOP_ROW + row]
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
                if s.job[worker] == side and s.row[worker] >= LETTERS:
                    kept.append(s.letters[side][s.row[worker] - LETTERS])
                    s.row[worker] = LETTERS + len(kept) - 1
            set_offers(s, side, s.boards[side], tuple(kept) if kept else NO_LETTERS)


# What a program looks at when it makes offers: enough to differ, few enough to be cheap.
STRIDE: Final = 7
WAGES: Final = (0, 1, 2)


def sheets() -> list[Sheet]:
    """Standing offers alone, and with a few better places beside them."""
    found: list[Sheet] = []
    for wage in WAGES:
        for holiday in (False, True):
            standing = Offer(STANDING, wage, holiday, 0, "")
            found.append(Sheet((standing,)))
            for slots in (1, 2, 3):
                for more in (1, 2):
                    found.append(
                        Sheet((standing, Offer(ALL, wage + more, holiday or slots == 1, slots, "")))
                    )
    return found


def letters_to(worker: int) -> list[Sheet]:
    return [
        Sheet((Offer(worker, wage, holiday, 1, ""),))
        for wage in WAGES[1:]
        for holiday in (False, True)
    ]


def counters_to(boss: int) -> list[Bargain]:
    return [
        Bargain((Term(boss, wage, holiday, ""),)) for wage in WAGES[1:] for holiday in (False, True)
    ]


SHEETS: Final = [*sheets(), Sheet((Offer(ALL, 2, False, 1, ""),))]
LETTERS_TO: Final = [letters_to(worker) for worker in range(MOST_SEATS)]
COUNTERS_TO: Final = [counters_to(boss) for boss in range(MOST_SEATS)]

PURCHASING: Final = Purchasing()
OFFERS: Final = Offering(True)
REVISION: Final = Offering(False)
BARGAINING: Final = Bargaining()
FREEZE: Final = Freeze()
HIRING: Final = [Hiring(place) for place in range(MOST_SEATS)]
