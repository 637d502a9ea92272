"""What a scenario may set (`docs/research/scenarios`): every coin, robot, card and contract."""

from collections.abc import Callable, Sequence
from typing import Any

from uprising.kernel import Kind, Pile, Step, Value, slug, truth, whole

from .rules import cards, steps, steps_event, steps_rent
from .rules.cards import CONTRACT_NAMES, NONE, OPTIONS
from .rules.moves import PICKS, TAKEN, VOTE_NAMES, Pick
from .rules.state import Factory

EVENTS = Kind("event", cards.EVENT_NAMES)
CONTRACTS = Kind("contract", CONTRACT_NAMES)


def fresh(s: Factory) -> None:
    """Take back the first turn's event and contract card: the table as it was laid."""
    n = s.seats()
    seen = [c for c in s.event_cards() if c not in s.event_deck and c not in s.event_aside]
    s.event_deck += seen
    if s.offer != NONE:
        s.contract_deck.append(s.offer)
    s.event_discard = []
    s.drawn = s.offer = s.spouse = s.partner = s.parent = s.gentrified = NONE
    s.ours = s.shared = False
    s.boss = s.pack.boss_coins
    s.turn = 1
    s.coins = [s.pack.player_coins] * n
    s.stressed = [0] * n
    s.job, s.tenure = [NONE] * n, [NONE] * n
    s.bonus, s.strain = [0] * n, [0] * n


# Piles


def read_kept(s: Factory, seat: int) -> list[int]:
    holders = {cards.BIRTH: s.parent, cards.GENTRIFICATION: s.gentrified}
    return [card for card, holder in holders.items() if holder == seat]


def put_kept(s: Factory, seat: int, held: list[int]) -> None:
    if cards.BIRTH in held or s.parent == seat:
        s.parent = seat if cards.BIRTH in held else NONE
    if cards.GENTRIFICATION in held or s.gentrified == seat:
        s.gentrified = seat if cards.GENTRIFICATION in held else NONE


# Values


def coins(value: Any) -> int:
    return whole(value, 0, 1000)


def put_boss_coins(s: Factory, seat: int, value: Any) -> None:
    s.boss = coins(value)


def put_red(s: Factory, seat: int, value: Any) -> None:
    robots = whole(value, 0, s.supply + s.red[seat])
    s.supply += s.red[seat] - robots
    s.red[seat] = robots


def put_blue(s: Factory, seat: int, value: Any) -> None:
    robots = whole(value, 0, s.supply + s.blue)
    s.supply += s.blue - robots
    s.blue = robots


def vote_of(value: Any) -> int:
    if value not in VOTE_NAMES:
        raise ValueError(f"must be one of {', '.join(VOTE_NAMES)}")
    return VOTE_NAMES.index(value)


def put_vote(s: Factory, seat: int, value: Any) -> None:
    vote = vote_of(value)
    if s.stressed[seat] and value not in ("none", "work"):
        raise ValueError("who is Stressed cannot strike (FAU-STRIKE-2)")
    s.votes[seat] = vote


def of_seat(
    name: str,
    values: Callable[[Factory], list[int]],
    check: Callable[[Any], int],
    show: Callable[[int], Any] = int,
) -> Value:
    """A value that the state holds in a list by seat; `check` reads it, `show` is the inverse."""

    def put(s: Factory, seat: int, value: Any) -> None:
        values(s)[seat] = check(value)

    return Value(f"{name}/{{seat}}", lambda s, seat: show(values(s)[seat]), put)


def put_shared(s: Factory, seat: int, value: Any) -> None:
    s.shared = truth(value)


def put_child(s: Factory, seat: int, value: Any) -> None:
    s.ours = truth(value)


def read_married(s: Factory, seat: int) -> bool:
    return seat in (s.spouse, s.partner)


def put_married(s: Factory, seat: int, value: Any) -> None:
    """Both spouses are put; the card comes from wherever it lies."""
    if not truth(value):
        if read_married(s, seat):
            s.spouse = s.partner = NONE
            s.event_deck.insert(0, cards.MARRIAGE)
        return
    if s.spouse == NONE:
        for pile in (s.event_deck, s.event_discard):
            if cards.MARRIAGE in pile:
                pile.remove(cards.MARRIAGE)
        if cards.MARRIAGE in s.event_aside:
            s.event_aside.remove(cards.MARRIAGE)
            s.event_aside.append(s.event_deck.pop(0))
            s.event_aside.sort()
        s.spouse = seat
    elif s.partner in (NONE, seat):
        s.partner = seat
    else:
        raise ValueError("there is one Marriage card, and so one couple")


def job_of(value: Any) -> int:
    card, _, letter = slug(str(value)).rpartition("-")
    if card not in CONTRACT_NAMES or letter not in cards.LETTERS or len(letter) != 1:
        raise ValueError("must be a card and an option, as in 'boom-c'")
    return CONTRACT_NAMES.index(card) * OPTIONS + cards.LETTERS.index(letter)


def withdraw(s: Factory, card: int) -> None:
    """Take a contract card from wherever it lies."""
    for pile in (s.contract_deck, s.contract_discard, s.contract_aside):
        if card in pile:
            pile.remove(card)


def put_contract(s: Factory, seat: int, value: Any) -> None:
    """This turn's contract; its card becomes the one revealed this turn."""
    job = job_of(value)
    card = job // OPTIONS
    if s.offer not in (NONE, card):
        raise ValueError(f"this turn's card is {CONTRACT_NAMES[s.offer]}")
    if s.offer == NONE:
        withdraw(s, card)
        s.offer = card
    if PICKS[job % OPTIONS].refusal(s, seat) is TAKEN:
        raise ValueError("somebody has that option (put 'shared' first)")
    steps.take(s, seat, job)


def put_indefinite(s: Factory, seat: int, value: Any) -> None:
    """A contract running from an earlier turn."""
    job = job_of(value)
    if not s.terms(job).indefinite:
        raise ValueError("that option is not indefinite")
    if s.tenure[seat] != NONE:
        raise ValueError("she has one already")
    withdraw(s, job // OPTIONS)
    s.tenure[seat] = job


def put_offer(s: Factory, seat: int, value: Any) -> None:
    if slug(str(value)) not in CONTRACT_NAMES or s.offer != NONE:
        raise ValueError("must be a contract card, put once")
    s.offer = CONTRACT_NAMES.index(slug(str(value)))
    withdraw(s, s.offer)


def read_offer(s: Factory, seat: int) -> str | None:
    return None if s.offer == NONE else CONTRACT_NAMES[s.offer]


def read_event(s: Factory, seat: int) -> str | None:
    return None if s.drawn == NONE else cards.EVENT_NAMES[s.drawn]


def put_event(s: Factory, seat: int, value: Any) -> None:
    raise ValueError("put the event on top of event-deck and begin at 'event'")


def put_first(s: Factory, seat: int, value: Any) -> None:
    raise ValueError("say turn= when the scenario is made")


ZONES = (
    Pile("event-deck", EVENTS, lambda s, seat: s.event_deck, reserve=True, top_first=True),
    Pile("events-left-out", EVENTS, lambda s, seat: s.event_aside),
    Pile("event-discard", EVENTS, lambda s, seat: s.event_discard),
    Pile("kept/{seat}", EVENTS, read_kept, write=put_kept,
         holds=lambda card: card in (cards.BIRTH, cards.GENTRIFICATION)),
    Pile("contract-deck", CONTRACTS, lambda s, seat: s.contract_deck, reserve=True, top_first=True),
    Pile("contract-discard", CONTRACTS, lambda s, seat: s.contract_discard),
    Pile("contracts-removed", CONTRACTS, lambda s, seat: s.contract_aside),
    of_seat("coins", lambda s: s.coins, coins),
    of_seat("stressed", lambda s: s.stressed, truth, bool),
    Value("red/{seat}", lambda s, seat: s.red[seat], put_red),
    of_seat("eliminated", lambda s: s.out, truth, bool),
    Value("contract/{seat}", lambda s, seat: cards.job_name(s.job[seat]), put_contract),
    Value("indefinite/{seat}", lambda s, seat: cards.job_name(s.tenure[seat]), put_indefinite),
    of_seat("bonus", lambda s: s.bonus, coins),
    of_seat("strain", lambda s: s.strain, truth, bool),
    Value("vote/{seat}", lambda s, seat: VOTE_NAMES[s.votes[seat]], put_vote),
    Value("married/{seat}", read_married, put_married),
    Value("couple-child", lambda s, seat: s.ours, put_child),
    Value("boss-coins", lambda s, seat: s.boss, put_boss_coins),
    Value("blue", lambda s, seat: s.blue, put_blue),
    Value("shared", lambda s, seat: s.shared, put_shared),
    Value("offer", read_offer, put_offer),
    Value("event", read_event, put_event),
    Value("starting-player", lambda s, seat: s.first, put_first),
)  # fmt: skip


# Starting points


def from_step(first: Step[Factory]) -> Callable[[Factory, int], Sequence[Step[Factory]]]:
    """The rest of a turn from this step of it, with this seat as starting player."""
    number = steps.IN_ORDER.index(first)

    def rest(s: Factory, seat: int) -> Sequence[Step[Factory]]:
        begin_turn(s, seat)
        if number > steps.IN_ORDER.index(steps.PICKING):
            hand_out_contracts(s)
        return steps.IN_ORDER[number:]

    return rest


def begin_turn(s: Factory, seat: int) -> None:
    if s.out[seat]:
        raise ValueError("turn: the starting player is eliminated")
    s.first = seat


def turn_up(s: Factory) -> None:
    """The contract card of this turn, where the scenario has not said which."""
    if s.offer != NONE:
        return
    if not s.contract_deck:
        raise ValueError("offer: the contract deck is empty, so say which card is revealed")
    s.offer = s.contract_deck.pop()


def hand_out_contracts(s: Factory) -> None:
    """Whoever was given no contract gets her default (FAU-TURN-5)."""
    turn_up(s)
    for seat in s.clockwise():
        if s.job[seat] == NONE:
            pick = steps.PICKING.default(s, seat)
            assert isinstance(pick, Pick)
            if pick.option < OPTIONS:
                steps.take(s, seat, s.offer * OPTIONS + pick.option)
            else:
                s.job[seat] = s.tenure[seat]


def assigning(s: Factory, seat: int) -> Sequence[Step[Factory]]:
    return [steps.NOMINATING, *from_step(steps_rent.PAYDAY)(s, seat)]


def treason(s: Factory, seat: int) -> Sequence[Step[Factory]]:
    return [steps_rent.WINDOW, *from_step(steps_rent.RENT)(s, seat)]


def picking(s: Factory, seat: int) -> Sequence[Step[Factory]]:
    turn_up(s)
    return from_step(steps.PICKING)(s, seat)


def setting_up(s: Factory, seat: int) -> Sequence[Step[Factory]]:
    s.event_deck += s.event_aside
    s.event_aside = []
    s.turn = 0
    return [steps.SET_UP_BY_CHANCE]


STARTS: dict[str, Callable[[Any, int], Sequence[Step[Any]]]] = {
    "setup": setting_up,
    "innovation": from_step(steps.INNOVATION),
    "event": from_step(steps_event.DRAW),
    "event-end": from_step(steps_event.EVENT_ENDS),
    "contracts": from_step(steps.REVEAL),
    "picking": picking,
    "strike": from_step(steps.VOTING),
    "assign": assigning,
    "payday": from_step(steps_rent.PAYDAY),
    "treason": treason,
    "rent": from_step(steps_rent.RENT),
    "end": from_step(steps.END_TURN),
}
FACES = {"starting-player": ("1", "2", "3", "4")}
SHUFFLES = {"event-deck": EVENTS, "contract-deck": CONTRACTS}
