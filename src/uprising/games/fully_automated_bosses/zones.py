"""What a scenario may set: roles, coins, robots, offers, contracts, and every point of a round."""

from collections.abc import Sequence
from typing import Any

from uprising.kernel import Kind, Start, Step, Value, Zone, at, truth, whole, word_in, words

from .rules import cards as c
from .rules.moves_hiring import LETTERS, STANDING, offer_at, offer_text
from .rules.state import Bosses, Offer, role_cards, seat_roles, with_side
from .rules.steps import PHASE, ROUND, ROUND_END, SET_UP, phase_steps
from .rules.steps_hiring import set_offers
from .text.notation import Words, read_offer

ROLE_CARDS = Kind("role", c.ROLES)
VOTES = {c.NOT_YET: "none", c.WORKED: "worked", c.STRUCK: "struck"}
MOST_COINS = 999
FOLLOWS = "follows from the rest and can only be read"


def seat_in(s: Bosses, value: Any) -> int:
    """A seat by its number, `@2`, or None for nobody."""
    if value is None:
        return c.NONE
    number = int(value[1:]) if isinstance(value, str) and value[1:].isdecimal() else value
    if isinstance(number, str):
        raise ValueError(f"{value!r} is no seat of this table")
    return whole(number, 0, len(s.roles) - 1)


def seat_out(seat: int) -> str | None:
    return None if seat == c.NONE else at(seat)


def seats_in(s: Bosses, value: Any) -> list[int]:
    if not isinstance(value, list | tuple):
        raise ValueError("must be a list of seats")
    return [seat_in(s, who) for who in value]


def seat_names(s: Bosses) -> list[str]:
    return [at(who) for who in range(len(s.roles))]


def side_of(s: Bosses, seat: int, otherwise: str) -> int:
    """Which of the two bosses that is."""
    if s.side(seat) == c.NONE:
        raise ValueError(otherwise)
    return s.side(seat)


# Roles


def read_roles(s: Bosses, seat: int) -> list[str]:
    return [c.ROLES[role] for role in s.roles]


def take_coins(s: Bosses) -> None:
    """All the seats' coins go to the Bank."""
    s.bank += sum(s.coins)
    s.coins[:] = [0] * len(s.coins)


def put_roles(s: Bosses, seat: int, value: Any) -> None:
    """Sets everything that goes with the roles anew: put the roles first."""
    if not isinstance(value, list | tuple) or any(word not in c.ROLES for word in value):
        raise ValueError(f"must be a list of {', '.join(c.ROLES)}")
    roles = [c.ROLES.index(word) for word in value]
    if sorted(roles) != sorted(role_cards(s.size())):
        cards = ", ".join(c.ROLES[role] for role in role_cards(s.size()))
        raise ValueError(f"must be the cards of this table: {cards}")
    take_coins(s)
    seat_roles(s, roles)
    for worker in s.workers:
        s.earn(worker, s.pack.worker_coins)
    for boss in s.bosses:
        s.earn(boss, s.pack.boss_coins)
    s.lead = s.workers[0]
    s.chair = s.bosses[0 if s.round % 2 == 1 else 1]


# What bosses owe and hide


def put_lent(s: Bosses, seat: int, value: Any) -> None:
    """Coins that boss has lent the other: the coins themselves lie where they lie."""
    coins = whole(value, 0, MOST_COINS)
    s.lent = coins if side_of(s, seat, "only bosses lend") == 0 else -coins


def put_proven(s: Bosses, seat: int, value: Any) -> None:
    side = side_of(s, seat, "only bosses hide their coins")
    s.proven = with_side(s.proven, side, whole(value, 0, s.coins[seat]))


# Offers and contracts


def read_offers(s: Bosses, seat: int) -> list[str]:
    side = s.side(seat)
    if side == c.NONE:
        return []
    standing = s.boards[side][0]
    first = Offer(STANDING, standing.wage, standing.holiday, 0, standing.words)
    return [offer_text(o) for o in (first, *s.boards[side][1:], *s.letters[side])]


def put_offers(s: Bosses, seat: int, value: Any) -> None:
    side = side_of(s, seat, "only bosses make offers")
    offers = [read_offer(Words(words(text), seat_names(s))) for text in value]
    for offer in offers:
        if offer.to >= 0 and not s.is_worker(offer.to):
            raise ValueError(f"{offer_text(offer)!r} is not for a worker")
    if len([offer for offer in offers if offer.to != STANDING]) > s.pack.offers:
        raise ValueError(f"must be at most {s.pack.offers} besides the standing offer")
    set_offers(s, side, offers)


def read_contract(s: Bosses, seat: int) -> str:
    side = s.job[seat]
    if side == c.FREE:
        return "none"
    if side == c.PUBLIC:
        return "public-work"
    offer = offer_at(s, side, s.row[seat])
    holiday = " holiday" if offer.holiday else ""
    private = " private" if s.row[seat] >= LETTERS else ""
    return f"{at(s.bosses[side])} {offer.wage}{holiday}{private}"


def put_contract(s: Bosses, seat: int, value: Any) -> None:
    """`none`, `public-work`, or a boss and the terms: `@0 2 holiday`, `@0 2 private`."""
    if not s.is_worker(seat):
        raise ValueError("only workers take contracts")
    left = Words(words(str(value)), seat_names(s))
    s.job[seat], s.row[seat], s.wage[seat], s.holiday[seat] = c.FREE, c.NONE, 0, 0
    if left.skip("none"):
        return
    if left.skip("public-work"):
        if not s.public_free():
            raise ValueError("Public Work has no place left (FAB-HIRE-11)")
        s.job[seat], s.wage[seat], s.holiday[seat] = c.PUBLIC, s.pack.public_wage, 1
        return
    side = s.side(left.seat())
    if side == c.NONE:
        raise ValueError("a contract is with a boss")
    wage = left.number("the wage")
    holiday = left.skip("holiday")
    if left.skip("private"):
        offer = Offer(seat, wage, holiday, 1, left.line())
        s.letters = with_side(s.letters, side, (*s.letters[side], offer))
        s.row[seat] = LETTERS + len(s.letters[side]) - 1
    else:
        offer = Offer(c.ALL, wage, holiday, 1, left.line())
        if wage == s.boards[side][0].wage and holiday == s.boards[side][0].holiday:
            s.row[seat] = 0
        else:
            s.boards = with_side(s.boards, side, (*s.boards[side], offer))
            s.row[seat] = len(s.boards[side]) - 1
    s.job[seat], s.wage[seat], s.holiday[seat] = side, wage, 1 if holiday else 0


def of_worker(s: Bosses, seat: int) -> int:
    if not s.is_worker(seat):
        raise ValueError("must be a worker's")
    return seat


def put_paid(s: Bosses, seat: int, value: Any) -> None:
    s.paid[of_worker(s, seat)] = whole(value, 0, MOST_COINS)


def put_kept(s: Bosses, seat: int, value: Any) -> None:
    s.kept[of_worker(s, seat)] = word_in(c.STAMPS, value)


def put_struck(s: Bosses, seat: int, value: Any) -> None:
    s.struck[of_worker(s, seat)] = tuple(VOTES)[word_in(tuple(VOTES.values()), value)]


def put_company(s: Bosses, seat: int, value: Any) -> None:
    if not isinstance(value, str):
        raise ValueError("must be a boss's words")
    side = side_of(s, seat, "must be a boss's words")
    s.companies = with_side(s.companies, side, value)


# The round


def put_round(s: Bosses, seat: int, value: Any) -> None:
    s.round = whole(value, 1, s.pack.last_round)
    s.chair = s.bosses[0 if s.round % 2 == 1 else 1]


def put_lead(s: Bosses, seat: int, value: Any) -> None:
    lead = seat_in(s, value)
    if not s.is_worker(lead):
        raise ValueError("must be a worker")
    s.lead = lead


def put_chair(s: Bosses, seat: int, value: Any) -> None:
    chair = seat_in(s, value)
    if chair not in s.bosses:
        raise ValueError("must be a boss")
    s.chair = chair


def put_security(s: Bosses, seat: int, value: Any) -> None:
    holder = seat_in(s, value)
    if holder != c.NONE and holder not in s.bosses:
        raise ValueError("must be a boss")
    s.security = holder
    if holder != c.NONE:
        s.chair = holder


def put_exempt(s: Bosses, seat: int, value: Any) -> None:
    s.exempt = sum(1 << who for who in seats_in(s, value))


def put_suspects(s: Bosses, seat: int, value: Any) -> None:
    suspects = seats_in(s, value)
    if not all(s.is_worker(who) for who in suspects):
        raise ValueError("must be workers")
    if c.LUDDITE in s.roles and s.roles.index(c.LUDDITE) not in suspects:
        raise ValueError("the Luddite must be among them")
    s.suspects = sum(1 << who for who in set(suspects))


def read_suspects(s: Bosses, seat: int) -> list[str]:
    return [at(w) for w in s.workers if s.suspects >> w & 1]


def read_ledger(s: Bosses, seat: int) -> list[str]:
    """`1 contract @0 @3 2 kept void`: round, kind, boss, the other, coins, stamps."""
    return [
        f"{p.round} {c.PROMISES[p.kind]} {at(p.boss)} "
        f"{'all' if p.other == c.ALL else at(p.other)} "
        f"{p.coins} {c.STAMPS[p.first]} {c.STAMPS[p.second]}"
        for p in s.ledger
    ]


# Zones that are one field of the state


def seat_in_field(name: str) -> Value:
    """A seat, or nobody."""

    def put(s: Bosses, seat: int, value: Any) -> None:
        setattr(s, name, seat_in(s, value))

    return Value(name, lambda s, seat: seat_out(getattr(s, name)), put, seats=True)


def flag_of_worker(name: str) -> Value:
    """Yes or no for a worker."""

    def put(s: Bosses, seat: int, value: Any) -> None:
        getattr(s, name)[of_worker(s, seat)] = int(truth(value))

    return Value(f"{name}/{{seat}}", lambda s, seat: getattr(s, name)[seat] == 1, put)


def robots(s: Bosses) -> int:
    return s.pack.robots


ZONES: tuple[Zone, ...] = (
    Value("roles", read_roles, put_roles),
    Value.derived("role/{seat}", lambda s, seat: c.ROLES[s.roles[seat]], FOLLOWS),
    Value.drawn("coins/{seat}", "coins", "bank", MOST_COINS),
    Value.drawn("robots/{seat}", "robots", "supply", robots),
    flag_of_worker("stressed"),
    Value.drawn("fund", "fund", "bank", MOST_COINS),
    Value.drawn("supply", "supply", "destroyed", robots),
    Value.drawn("destroyed", "destroyed", "supply", robots),
    Value.drawn("seized", "seized", "supply", robots),
    Value.derived("automated", lambda s, seat: s.automated(), FOLLOWS),
    Value("round", lambda s, seat: s.round, put_round),
    Value("lead", lambda s, seat: seat_out(s.lead), put_lead, seats=True),
    Value("chair", lambda s, seat: seat_out(s.chair), put_chair, seats=True),
    Value("security", lambda s, seat: seat_out(s.security), put_security, seats=True),
    seat_in_field("mayor"),
    Value("exempt", lambda s, seat: [at(w) for w in range(c.MOST_SEATS) if s.exempt >> w & 1],
          put_exempt, seats=True),
    seat_in_field("surcharged"),
    Value.derived("rent/{seat}", lambda s, seat: s.rent(seat), FOLLOWS),
    Value("offers/{seat}", read_offers, put_offers, seats=True),
    Value("contract/{seat}", read_contract, put_contract, seats=True),
    Value("struck/{seat}", lambda s, seat: VOTES[s.struck[seat]], put_struck),
    Value("paid/{seat}", lambda s, seat: s.paid[seat], put_paid),
    flag_of_worker("granted"),
    Value("kept/{seat}", lambda s, seat: c.STAMPS[s.kept[seat]], put_kept),
    Value("lent/{seat}", lambda s, seat: s.lent if s.side(seat) == 0 else -s.lent, put_lent),
    Value("proven/{seat}", lambda s, seat: s.proven[s.side(seat)], put_proven),
    Value("company/{seat}", lambda s, seat: s.companies[s.side(seat)], put_company),
    seat_in_field("seen"),
    seat_in_field("hit"),
    Value("suspects", read_suspects, put_suspects, seats=True),
    Value.derived("ledger", read_ledger, FOLLOWS),
)  # fmt: skip

# Where a round can be entered: the phase, and the place among its steps
POINTS = {
    "purchase": (0, 0),
    "offers": (0, 1),
    "counter": (0, 4),
    "revise": (0, 5),
    "cp1": (0, 7),
    "hiring": (0, 8),
    "talk": (1, 0),
    "commit": (1, 1),
    "strike": (1, 2),
    "cp2": (1, 4),
    "production": (2, 0),
    "cp3": (2, 1),
    "payday": (3, 0),
    "public-pay": (3, 1),
    "cp4a": (3, 2),
    "holidays": (3, 3),
    "cp4b": (3, 4),
    "mayor": (3, 5),
    "decree": (4, 0),
    "rent": (4, 1),
    "boss-rent": (4, 2),
    "cp5": (4, 3),
    "fund": (5, 0),
    "cp6": (5, 1),
}


def start_at(phase: int, place: int) -> Start:
    def steps(s: Bosses, seat: int) -> Sequence[Step[Any]]:
        s.phase = phase
        return [*phase_steps(phase, s.pack)[place:], *PHASE[phase + 1 :], ROUND_END]

    return steps


def round_end(s: Bosses, seat: int) -> Sequence[Step[Any]]:
    s.phase = 5
    return [ROUND_END]


def dealing(s: Bosses, seat: int) -> Sequence[Step[Any]]:
    """The deal itself, with nothing on the table: for scripted role cards and lead."""
    take_coins(s)
    return [SET_UP]


STARTS: dict[str, Start] = {
    "deal": dealing,
    "round": lambda s, seat: [ROUND],
    **{name: start_at(*place) for name, place in POINTS.items()},
    "round-end": round_end,
}
FACES = {"lead": tuple(f"worker-{n + 1}" for n in range(8))}
SHUFFLES = {"roles": ROLE_CARDS}
