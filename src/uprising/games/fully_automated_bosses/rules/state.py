"""The state: coins, robots, tokens, offers, and the ledger of promises."""

from __future__ import annotations

from typing import Any, ClassVar, Final, TypeVar

from mypy_extensions import mypyc_attr

from uprising.kernel import Ask, Form, Move, Refusal, State, Step

from . import cards as c
from .cards import Pack, Size

T = TypeVar("T")

# What may be done freely while a step waits (FAB-TALK-2)
LOANS: Final = 1
GIFTS: Final = 2
BOUNTIES: Final = 4
SHOWS: Final = 8
WHISPERS: Final = 16
COMPANIES: Final = 32
BINDING: Final = 64  # an answer already given promises coins: whoever gave one lends no more
EYES_CLOSED: Final = 128
DECLARATIONS: Final = 256


class Offer:
    """FAB-HIRE-6: a contract offered to all (ALL) or to one worker. `slots` 0: unlimited.

    FAB-HIRE-5: a Holiday costs the boss nothing.
    """

    def __init__(self, to: int, wage: int, holiday: bool, slots: int, words: str) -> None:
        self.to: Final = to
        self.wage: Final = wage
        self.holiday: Final = holiday
        self.slots: Final = slots
        self.words: Final = words

    def same(self, other: Offer) -> bool:
        return (
            self.to == other.to
            and self.wage == other.wage
            and self.holiday == other.holiday
            and self.slots == other.slots
            and self.words == other.words
        )


STANDING_OFFER: Final = Offer(c.ALL, 0, False, 0, "")
NO_LETTERS: Final[tuple[Offer, ...]] = ()
FRESH_BOARD: Final[tuple[Offer, ...]] = (STANDING_OFFER,)


class Counter:
    """FAB-HIRE-8: what a worker asks of a boss, between the two of them."""

    def __init__(self, worker: int, boss: int, wage: int, holiday: bool, words: str) -> None:
        self.worker: Final = worker
        self.boss: Final = boss
        self.wage: Final = wage
        self.holiday: Final = holiday
        self.words: Final = words


class Promise:
    """FAB-INFO-3: one line of the promise ledger.

    contract  `coins` the wage, `extra` what the slip paid, `first` the wage's stamp, `second` the
              Holiday's
    bounty    `coins` the reward, `extra` the owner aimed at, `first` the gift's stamp, `second`
              the target's; `other` is a worker or ALL
    gift      `coins` given
    loan      `coins` lent to the other boss, `extra` what shall come back
    `private` says whether the words are for the parties alone.
    """

    def __init__(
        self,
        round: int,
        kind: int,
        boss: int,
        other: int,
        coins: int,
        extra: int,
        words: str,
        private: bool,
        first: int,
        second: int,
    ) -> None:
        self.round: Final = round
        self.kind: Final = kind
        self.boss: Final = boss
        self.other: Final = other
        self.coins: Final = coins
        self.extra: Final = extra
        self.words: Final = words
        self.private: Final = private
        self.first: Final = first
        self.second: Final = second

    def stamped(self, first: int, second: int) -> Promise:
        return self.rewritten(self.words, first, second)

    def without_words(self) -> Promise:
        """The same line for one who may not read its words."""
        return self.rewritten("", self.first, self.second)

    def rewritten(self, words: str, first: int, second: int) -> Promise:
        return Promise(
            self.round, self.kind, self.boss, self.other, self.coins, self.extra, words,
            self.private, first, second,
        )  # fmt: skip


NO_COUNTERS: Final[tuple[Counter, ...]] = ()
NO_PROMISES: Final[tuple[Promise, ...]] = ()


@mypyc_attr(allow_interpreted_subclasses=True)
class AskingStep(Step["Bosses"]):
    """A step of this game that asks; `free` holds the free actions that are open meanwhile."""

    free: ClassVar[int] = 0

    def default(self, s: Bosses, seat: int) -> Move[Any]:
        """Where a step says nothing else: the first answer listed, which commits to least."""
        ask = s.ask_of(seat)
        assert ask is not None
        default: Move[Any] = ask.moves[0]
        return default

    def offers_free_moves(self) -> bool:
        """Whether programs are offered the free actions here."""
        return False

    def price(self) -> int:
        """What a boss in need must pay, while the other is asked for help (FAB-MONO-4)."""
        return 0

    def debtor(self) -> int:
        """The boss in need; NONE if there is none."""
        return c.NONE

    def ask_sealed(
        self,
        s: Bosses,
        seat: int,
        prompt: str,
        rule: str,
        moves: list[Any],
        wide: bool = False,
        window: bool = False,
        about: tuple[tuple[str, str | int], ...] = (),
    ) -> None:
        """Ask for an answer that is kept until all have answered.

        The others see who has answered, except where even that would tell (`window`).
        """
        s.ask(self, Ask(seat, prompt, rule, moves, True, not window, window, False, wide, about))


NO_STEP: Final = AskingStep()


class Bosses(State):
    """Lists are by seat. `bosses` and `workers` are the seats in clockwise order.

    bank      what the Bank has gained since the start; it never runs out (FAB-SETUP-6)
    lent      coins the first boss has lent the second and not got back: the one sum that nobody
              can rebuild from what is seen, where bosses hide their coins (FAB-SETUP-8)
    proven    what each boss has shown of her coins in this phase, less what she has paid since
    robots    blue in front of a boss, red in front of a worker; `seized` those of a bankrupt boss
    boards    each boss's public offers, the standing one first; `letters` her private ones
    job       FREE, the boss's index or PUBLIC; `row` the offer taken (letters count from 100)
    wage, holiday   the contract's terms; struck, paid, granted, kept   what became of it
    claims    what each worker asks of the Fund
    hit       whose robot was destroyed this round; `suspects` a bit for every worker who struck
              in all rounds in which that happened; `seen` the Luddite the workers saw at work
    """

    pack: Pack
    roles: tuple[int, ...]
    bosses: tuple[int, ...]
    workers: tuple[int, ...]
    companies: tuple[str, ...]
    round: int
    phase: int
    lead: int
    chair: int
    bank: int
    coins: list[int]
    fund: int
    lent: int
    proven: tuple[int, ...]
    supply: int
    robots: list[int]
    seized: int
    destroyed: int
    stressed: list[int]
    boards: tuple[tuple[Offer, ...], ...]
    letters: tuple[tuple[Offer, ...], ...]
    counters: tuple[Counter, ...]
    job: list[int]
    row: list[int]
    wage: list[int]
    holiday: list[int]
    struck: list[int]
    paid: list[int]
    granted: list[int]
    kept: list[int]
    claims: list[int]
    bids: tuple[int, ...]
    security: int
    mayor: int
    exempt: int
    surcharged: int
    hit: int
    suspects: int
    seen: int
    ledger: tuple[Promise, ...]

    # Written by tools/state_fields.py from the fields above.

    def __init__(
        self,
        pack: Pack,
        roles: tuple[int, ...],
        bosses: tuple[int, ...],
        workers: tuple[int, ...],
        companies: tuple[str, ...],
        round: int,
        phase: int,
        lead: int,
        chair: int,
        bank: int,
        coins: list[int],
        fund: int,
        lent: int,
        proven: tuple[int, ...],
        supply: int,
        robots: list[int],
        seized: int,
        destroyed: int,
        stressed: list[int],
        boards: tuple[tuple[Offer, ...], ...],
        letters: tuple[tuple[Offer, ...], ...],
        counters: tuple[Counter, ...],
        job: list[int],
        row: list[int],
        wage: list[int],
        holiday: list[int],
        struck: list[int],
        paid: list[int],
        granted: list[int],
        kept: list[int],
        claims: list[int],
        bids: tuple[int, ...],
        security: int,
        mayor: int,
        exempt: int,
        surcharged: int,
        hit: int,
        suspects: int,
        seen: int,
        ledger: tuple[Promise, ...],
    ) -> None:
        super().__init__()
        self.pack = pack
        self.roles = roles
        self.bosses = bosses
        self.workers = workers
        self.companies = companies
        self.round = round
        self.phase = phase
        self.lead = lead
        self.chair = chair
        self.bank = bank
        self.coins = coins
        self.fund = fund
        self.lent = lent
        self.proven = proven
        self.supply = supply
        self.robots = robots
        self.seized = seized
        self.destroyed = destroyed
        self.stressed = stressed
        self.boards = boards
        self.letters = letters
        self.counters = counters
        self.job = job
        self.row = row
        self.wage = wage
        self.holiday = holiday
        self.struck = struck
        self.paid = paid
        self.granted = granted
        self.kept = kept
        self.claims = claims
        self.bids = bids
        self.security = security
        self.mayor = mayor
        self.exempt = exempt
        self.surcharged = surcharged
        self.hit = hit
        self.suspects = suspects
        self.seen = seen
        self.ledger = ledger

    def copy(self) -> Bosses:
        c = Bosses(
            self.pack,
            self.roles,
            self.bosses,
            self.workers,
            self.companies,
            self.round,
            self.phase,
            self.lead,
            self.chair,
            self.bank,
            self.coins.copy(),
            self.fund,
            self.lent,
            self.proven,
            self.supply,
            self.robots.copy(),
            self.seized,
            self.destroyed,
            self.stressed.copy(),
            self.boards,
            self.letters,
            self.counters,
            self.job.copy(),
            self.row.copy(),
            self.wage.copy(),
            self.holiday.copy(),
            self.struck.copy(),
            self.paid.copy(),
            self.granted.copy(),
            self.kept.copy(),
            self.claims.copy(),
            self.bids,
            self.security,
            self.mayor,
            self.exempt,
            self.surcharged,
            self.hit,
            self.suspects,
            self.seen,
            self.ledger,
        )
        self.carry(c)
        return c

    # End of what is written.

    # Who is who

    def size(self) -> Size:
        return self.pack.sizes[len(self.roles) - c.LEAST_SEATS]

    def side(self, seat: int) -> int:
        """A boss's index, NONE for a worker."""
        if self.bosses[0] == seat:
            return 0
        return 1 if self.bosses[1] == seat else c.NONE

    def rival(self, boss: int) -> int:
        """The other boss."""
        return self.bosses[1] if self.bosses[0] == boss else self.bosses[0]

    def is_worker(self, seat: int) -> bool:
        return 0 <= seat < len(self.roles) and self.side(seat) == c.NONE

    def is_seat(self, seat: int) -> bool:
        return 0 <= seat < len(self.roles)

    def priority(self) -> list[int]:
        """FAB-ROUND-2: the workers, clockwise from the lead worker."""
        at = self.workers.index(self.lead)
        return [*self.workers[at:], *self.workers[:at]]

    # Counting

    def majority(self) -> int:
        """FAB-STRIKE-3: strikers needed, of all workers, the Stressed ones counted."""
        return len(self.workers) // 2 + 1

    def half(self) -> int:
        """FAB-MONO-3: robots the workers need in a Monopoly."""
        return (len(self.workers) + 1) // 2

    def automated(self) -> int:
        """FAB-WIN-4: red robots and destroyed ones."""
        total = self.destroyed + self.seized
        for worker in self.workers:
            total += self.robots[worker]
        return total

    def strikers(self) -> list[int]:
        return [w for w in self.workers if self.struck[w] == 2]

    def public_free(self) -> bool:
        """FAB-HIRE-11: whether Public Work has a place left."""
        taken = 0
        for worker in self.workers:
            if self.job[worker] == c.PUBLIC:
                taken += 1
        return taken < self.size().public_slots

    def slots_left(self, side: int, row: int) -> int:
        """FAB-HIRE-13: places left of a public offer; 99 where there is no limit."""
        slots = self.boards[side][row].slots
        if slots == 0:
            return 99
        for worker in self.workers:
            if self.job[worker] == side and self.row[worker] == row:
                slots -= 1
        return slots

    def exposed(self, boss: int) -> bool:
        """FAB-SEC-5: whether she has a robot that Security does not protect."""
        return self.robots[boss] > 0 and self.security != boss

    def rent(self, seat: int) -> int:
        """FAB-RENT-1, FAB-MAYOR-7: what this seat owes, as the Mayor has it."""
        if self.exempt >> seat & 1:
            return 0
        due = self.pack.worker_rent if self.side(seat) == c.NONE else self.pack.boss_rent
        return due + self.pack.surcharge if self.surcharged == seat else due

    def worked_for(self, worker: int, boss: int) -> bool:
        """FAB-WIN-15: token with that boss, and she worked, of her own will or Stressed."""
        return self.struck[worker] == c.WORKED and self.job[worker] == self.side(boss)

    def staff(self, boss: int) -> list[int]:
        """The workers whose token lies with her."""
        side = self.side(boss)
        return [w for w in self.workers if self.job[w] == side]

    def employed(self, worker: int) -> bool:
        """Whether her token lies with a boss."""
        return c.FIRST <= self.job[worker] <= c.SECOND

    # Coins

    def earn(self, seat: int, coins: int) -> None:
        """Coins from the Bank; everybody sees it."""
        self.coins[seat] += coins
        self.bank -= coins
        self.adjust_proven(seat, coins)

    def spend(self, seat: int, coins: int) -> None:
        """Coins to the Bank; everybody sees it."""
        self.coins[seat] -= coins
        self.bank += coins
        self.adjust_proven(seat, -coins)

    def hand_over(self, boss: int, worker: int, coins: int) -> None:
        """Coins from a boss to a worker; everybody sees it."""
        self.coins[boss] -= coins
        self.coins[worker] += coins
        self.adjust_proven(boss, -coins)

    def adjust_proven(self, seat: int, change: int) -> None:
        """Move what a boss has shown of her coins by what everybody sees her take or pay."""
        side = self.side(seat)
        if side == c.NONE or self.proven[side] == 0:
            return
        self.proven = with_side(self.proven, side, max(0, self.proven[side] + change))

    def lend(self, boss: int, coins: int) -> None:
        """Coins from a boss to the other; the workers do not see it."""
        self.coins[boss] -= coins
        self.coins[self.rival(boss)] += coins
        self.lent += coins if self.side(boss) == 0 else -coins

    # What is going on

    def current_step(self) -> AskingStep:
        """The step that asks, or between two questions the one that is next, if it will ask."""
        step = self.asker
        if not self.asks:
            step = self.stack[-1] if self.stack else NO_STEP
        return step if isinstance(step, AskingStep) else NO_STEP

    def allows(self, action: int) -> bool:
        """FAB-TALK-2: whether this free action is open now."""
        return self.current_step().free & action != 0

    # What the kernel asks

    def standing(self, seat: int) -> list[Any]:
        from .moves_free import free_moves

        return free_moves(self, seat)

    def standing_forms(self, seat: int) -> tuple[Form, ...]:
        from .moves_free import free_forms

        return free_forms(self, seat)

    def standing_filled(self, seat: int, form: str, values: dict[str, Any]) -> Move[Any]:
        from .moves_free import free_filled

        return free_filled(form, values)

    def unasked(self, seat: int) -> Refusal | None:
        from .refusals import NOT_YOUR_TURN, STRESSED

        prompts = [ask.prompt for ask in self.asks]
        if "ask-hire" in prompts and self.is_worker(seat) and self.job[seat] == c.FREE:
            return NOT_YOUR_TURN
        return STRESSED if "ask-vote" in prompts and self.stressed[seat] else None

    def polls(self, seat: int) -> bool:
        return self.current_step().offers_free_moves() and self.side(seat) != c.NONE

    def faults(self) -> list[str]:
        found = []
        robots = self.supply + self.destroyed + self.seized + sum(self.robots)
        if robots != self.pack.robots or min(self.supply, self.destroyed, *self.robots) < 0:
            found.append(f"robots: {robots} of {self.pack.robots}")
        if min(self.fund, *self.coins) < 0:
            found.append("coins: nobody can have less than none")
        if self.roles and sorted(self.roles) != sorted(role_cards(self.size())):
            found.append("roles: not the cards of this table")
        if self.lead not in self.workers:
            found.append("lead: must be a worker")
        if self.seen != c.NONE and self.roles[self.seen] != c.LUDDITE:
            found.append("seen: only the Luddite destroys robots")
        for worker in self.workers:
            if self.job[worker] in (0, 1) and self.row[worker] == c.NONE:
                found.append(f"job: seat {worker} has a token with a boss and no offer")
        return found


def with_side(pair: tuple[T, ...], side: int, value: T) -> tuple[T, ...]:
    """The same pair with another value for one boss."""
    return (value, pair[1]) if side == 0 else (pair[0], value)


def role_cards(size: Size) -> list[int]:
    """FAB-SETUP-1: the role cards for a table of this size."""
    counts = (2, size.prolet, size.startupper, size.scab, size.luddite)
    return [role for role in range(5) for _ in range(counts[role])]


def seat_roles(s: Bosses, roles: list[int]) -> None:
    """FAB-SETUP-2, FAB-SETUP-10: bosses show themselves; Boss 1 is the first from seat 1 on."""
    s.roles = tuple(roles)
    s.bosses = tuple([seat for seat in range(len(roles)) if roles[seat] == c.BOSS])
    s.workers = tuple([seat for seat in range(len(roles)) if roles[seat] != c.BOSS])


def empty(pack: Pack, seats: int) -> Bosses:
    """FAB-SETUP-4, FAB-SETUP-7: the table before the deal; everything lies in the centre."""
    return Bosses(
        pack, (), (0, 1), tuple(range(2, seats)), ("", ""), 1, 0, 2, 0, 0, [0] * seats, 0, 0,
        (0, 0), pack.robots, [0] * seats, 0, 0, [0] * seats, (FRESH_BOARD, FRESH_BOARD),
        (NO_LETTERS, NO_LETTERS), NO_COUNTERS, [c.FREE] * seats, [c.NONE] * seats, [0] * seats,
        [0] * seats, [c.NOT_YET] * seats, [0] * seats, [0] * seats, [0] * seats, [0] * seats, (),
        c.NONE, c.NONE, 0, c.NONE, c.NONE, (1 << seats) - 1, c.NONE, NO_PROMISES,
    )  # fmt: skip


def reads(s: Bosses, promise: Promise, seat: int) -> bool:
    """FAB-INFO-4: whether this seat (NONE: a spectator) sees the line at all."""
    if promise.kind == c.LOAN:
        return seat in s.bosses
    if promise.kind != c.BOUNTY:
        return True
    if seat == promise.boss or (seat == promise.other and seat != c.NONE):
        return True
    return promise.other == c.ALL and s.is_worker(seat)


def reads_words(s: Bosses, promise: Promise, seat: int) -> bool:
    """FAB-INFO-4: whether this seat reads the words of a line it sees."""
    if not promise.private or promise.kind in (c.LOAN, c.BOUNTY):
        return True
    return seat in (promise.boss, promise.other)


def coins_given(s: Bosses, boss: int, worker: int) -> int:
    """Coins this boss has given this worker as gifts this round."""
    return sum(
        [
            p.coins
            for p in s.ledger
            if p.kind == c.GIFT and p.round == s.round and p.boss == boss and p.other == worker
        ]
    )


def conserved(s: Bosses) -> dict[str, int]:
    return {
        "robots": s.supply + s.destroyed + s.seized + sum(s.robots),
        "coins": sum(s.coins) + s.fund + s.bank,
    }
