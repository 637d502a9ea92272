"""What a scenario may set (`docs/research/scenarios`): every coin, robot, card and contract."""

from collections.abc import Sequence
from typing import Any

from uprising.kernel import Kind, Pile, Start, Step, Value, slug, truth, word_in

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


def put_vote(s: Factory, seat: int, value: Any) -> None:
    vote = word_in(VOTE_NAMES, value)
    if s.stressed[seat] and VOTE_NAMES[vote] not in ("none", "work"):
        raise ValueError("who is Stressed cannot strike (FAU-STRIKE-2)")
    s.votes[seat] = vote


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


ZONES = (
    Pile("event-deck", EVENTS, lambda s, seat: s.event_deck, reserve=True, top_first=True),
    Pile("events-left-out", EVENTS, lambda s, seat: s.event_aside),
    Pile("event-discard", EVENTS, lambda s, seat: s.event_discard),
    Pile("kept/{seat}", EVENTS, read_kept, write=put_kept,
         holds=lambda card: card in (cards.BIRTH, cards.GENTRIFICATION)),
    Pile("contract-deck", CONTRACTS, lambda s, seat: s.contract_deck, reserve=True, top_first=True),
    Pile("contract-discard", CONTRACTS, lambda s, seat: s.contract_discard),
    Pile("contracts-removed", CONTRACTS, lambda s, seat: s.contract_aside),
    Value.number("coins/{seat}", "coins", 1000),
    Value.flag("stressed/{seat}", "stressed"),
    Value.drawn("red/{seat}", "red", "supply"),
    Value.flag("eliminated/{seat}", "out"),
    Value("contract/{seat}", lambda s, seat: cards.job_name(s.job[seat]), put_contract),
    Value("indefinite/{seat}", lambda s, seat: cards.job_name(s.tenure[seat]), put_indefinite),
    Value.number("bonus/{seat}", "bonus", 1000),
    Value.flag("strain/{seat}", "strain"),
    Value("vote/{seat}", lambda s, seat: VOTE_NAMES[s.votes[seat]], put_vote),
    Value("married/{seat}", read_married, put_married),
    Value.flag("couple-child", "ours"),
    Value.number("boss-coins", "boss", 1000),
    Value.drawn("blue", "blue", "supply"),
    Value.flag("shared", "shared"),
    Value("offer", read_offer, put_offer),
    Value.derived("event", read_event, "put the event on top of event-deck and begin at 'event'"),
    Value.derived("starting-player", lambda s, seat: s.first,
                  "say turn= when the scenario is made"),
)  # fmt: skip


# Starting points


def from_step(first: Step[Factory]) -> Start:
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


STARTS: dict[str, Start] = {
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
