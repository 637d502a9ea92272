"""What a scenario may set: every coin, robot, card, contract and bond (`docs/scenarios`)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from uprising.kernel import Kind, Pile, Step, Value, slug

from .cards import (
    BIRTH,
    CONTRACT_NAMES,
    EVENT_NAMES,
    GENTRIFICATION,
    LETTERS,
    MARRIAGE,
    NONE,
    OPTIONS,
)
from .moves import TAKEN, VOTE_NAMES, Pick
from .state import Factory
from .steps import IN_ORDER, NOMINATING, PICKING, SET_UP_BY_CHANCE, take
from .view import job_name

EVENTS = Kind("event", EVENT_NAMES)
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


def kept(s: Factory, seat: int) -> list[int]:
    return [c for c, who in ((BIRTH, s.parent), (GENTRIFICATION, s.gentrified)) if who == seat]


def put_kept(s: Factory, seat: int, cards: list[int]) -> None:
    if BIRTH in cards or s.parent == seat:
        s.parent = seat if BIRTH in cards else NONE
    if GENTRIFICATION in cards or s.gentrified == seat:
        s.gentrified = seat if GENTRIFICATION in cards else NONE


# Values


def whole(value: Any, most: int = 1000) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= most:
        raise ValueError(f"must be a number from 0 to {most}")
    return value


def truth(value: Any) -> int:
    if not isinstance(value, bool):
        raise ValueError("must be True or False")
    return int(value)


def put_coins(s: Factory, seat: int, value: Any) -> None:
    s.coins[seat] = whole(value)


def put_boss_coins(s: Factory, seat: int, value: Any) -> None:
    s.boss = whole(value)


def put_red(s: Factory, seat: int, value: Any) -> None:
    robots = whole(value, s.supply + s.red[seat])
    s.supply += s.red[seat] - robots
    s.red[seat] = robots


def put_blue(s: Factory, seat: int, value: Any) -> None:
    robots = whole(value, s.supply + s.blue)
    s.supply += s.blue - robots
    s.blue = robots


def put_stressed(s: Factory, seat: int, value: Any) -> None:
    s.stressed[seat] = truth(value)


def put_eliminated(s: Factory, seat: int, value: Any) -> None:
    s.out[seat] = truth(value)


def put_bonus(s: Factory, seat: int, value: Any) -> None:
    s.bonus[seat] = whole(value)


def put_strain(s: Factory, seat: int, value: Any) -> None:
    s.strain[seat] = truth(value)


def put_shared(s: Factory, seat: int, value: Any) -> None:
    s.shared = bool(truth(value))


def put_child(s: Factory, seat: int, value: Any) -> None:
    s.ours = bool(truth(value))


def put_vote(s: Factory, seat: int, value: Any) -> None:
    if value not in VOTE_NAMES:
        raise ValueError(f"must be one of {', '.join(VOTE_NAMES)}")
    s.votes[seat] = VOTE_NAMES.index(value)


def read_married(s: Factory, seat: int) -> bool:
    return seat in (s.spouse, s.partner)


def put_married(s: Factory, seat: int, value: Any) -> None:
    """Both spouses are put; the card comes from wherever it lies."""
    if not truth(value):
        if read_married(s, seat):
            s.spouse = s.partner = NONE
            s.event_deck.insert(0, MARRIAGE)
        return
    if s.spouse == NONE:
        for pile in (s.event_deck, s.event_discard):
            if MARRIAGE in pile:
                pile.remove(MARRIAGE)
        if MARRIAGE in s.event_aside:
            s.event_aside.remove(MARRIAGE)
            s.event_aside.append(s.event_deck.pop(0))
            s.event_aside.sort()
        s.spouse = seat
    elif s.partner in (NONE, seat):
        s.partner = seat
    else:
        raise ValueError("there is one Marriage card, and so one couple")


def job_of(value: Any) -> int:
    card, _, letter = slug(str(value)).rpartition("-")
    if card not in CONTRACT_NAMES or letter not in LETTERS or len(letter) != 1:
        raise ValueError("must be a card and an option, as in 'boom-c'")
    return CONTRACT_NAMES.index(card) * OPTIONS + LETTERS.index(letter)


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
    if Pick(job % OPTIONS).refusal(s, seat) is TAKEN:
        raise ValueError("somebody has that option (put 'shared' first)")
    take(s, seat, job)


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
    return None if s.drawn == NONE else EVENT_NAMES[s.drawn]


def put_event(s: Factory, seat: int, value: Any) -> None:
    raise ValueError("put the event on top of event-deck and begin at 'event'")


def put_first(s: Factory, seat: int, value: Any) -> None:
    raise ValueError("say turn= when the scenario is made")


ZONES = (
    Pile("event-deck", EVENTS, lambda s, seat: s.event_deck, reserve=True, top_first=True),
    Pile("events-left-out", EVENTS, lambda s, seat: s.event_aside),
    Pile("event-discard", EVENTS, lambda s, seat: s.event_discard),
    Pile("kept/{seat}", EVENTS, kept, write=put_kept,
         holds=lambda card: card in (BIRTH, GENTRIFICATION)),
    Pile("contract-deck", CONTRACTS, lambda s, seat: s.contract_deck, reserve=True, top_first=True),
    Pile("contract-discard", CONTRACTS, lambda s, seat: s.contract_discard),
    Pile("contracts-removed", CONTRACTS, lambda s, seat: s.contract_aside),
    Value("coins/{seat}", lambda s, seat: s.coins[seat], put_coins),
    Value("stressed/{seat}", lambda s, seat: bool(s.stressed[seat]), put_stressed),
    Value("red/{seat}", lambda s, seat: s.red[seat], put_red),
    Value("eliminated/{seat}", lambda s, seat: bool(s.out[seat]), put_eliminated),
    Value("contract/{seat}", lambda s, seat: job_name(s.job[seat]), put_contract),
    Value("indefinite/{seat}", lambda s, seat: job_name(s.tenure[seat]), put_indefinite),
    Value("bonus/{seat}", lambda s, seat: s.bonus[seat], put_bonus),
    Value("strain/{seat}", lambda s, seat: bool(s.strain[seat]), put_strain),
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


def from_step(number: int) -> Callable[[Factory, int], Sequence[Step[Factory]]]:
    """The rest of a turn from the so-many-th step of it, with this seat as starting player."""

    def steps(s: Factory, seat: int) -> Sequence[Step[Factory]]:
        begin_turn(s, seat)
        if number > IN_ORDER.index(PICKING):
            hand_out_contracts(s)
        return IN_ORDER[number:]

    return steps


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
    """Who was given no contract gets what she would take in a hurry (FAU-TURN-5)."""
    turn_up(s)
    for seat in s.clockwise():
        if s.job[seat] == NONE:
            pick = PICKING.default(s, seat)
            assert isinstance(pick, Pick)
            if pick.option < OPTIONS:
                take(s, seat, s.offer * OPTIONS + pick.option)
            else:
                s.job[seat] = s.tenure[seat]


def assigning(s: Factory, seat: int) -> Sequence[Step[Factory]]:
    return [NOMINATING, *from_step(7)(s, seat)]


def picking(s: Factory, seat: int) -> Sequence[Step[Factory]]:
    begin_turn(s, seat)
    turn_up(s)
    return IN_ORDER[5:]


def setting_up(s: Factory, seat: int) -> Sequence[Step[Factory]]:
    s.event_deck += s.event_aside
    s.event_aside = []
    s.turn = 0
    return [SET_UP_BY_CHANCE]


STARTS: dict[str, Callable[[Any, int], Sequence[Step[Any]]]] = {
    "setup": setting_up,
    "innovation": from_step(0),
    "event": from_step(1),
    "event-end": from_step(2),
    "contracts": from_step(4),
    "picking": picking,
    "strike": from_step(6),
    "assign": assigning,
    "payday": from_step(7),
    "treason": from_step(8),
    "rent": from_step(9),
    "end": from_step(12),
}
FACES = {"starting-player": ("1", "2", "3", "4")}
SHUFFLES = {"event-deck": EVENTS, "contract-deck": CONTRACTS}
