"""The small vocabulary of the rules: coins move, people are Stressed, contracts and games end."""

from __future__ import annotations

from typing import Final

from uprising.kernel import Outcome

from .cards import BANK, BIRTH, BOSS, GENTRIFICATION, MARRIAGE, NONE, OPTIONS
from .events import CalmedDown, CoinsMoved, EventDiscarded, GotStressed, TenureEnded
from .state import Factory


def pay(s: Factory, source: int, target: int, amount: int) -> None:
    """FAU-EVENT-8: coins come from and go to the Bank, which is unlimited, unless told otherwise.

    FAU-TALK-4: there is no way to give coins to another player but FAU-RENT-6.
    """
    if amount == 0:
        return
    if source >= 0:
        s.coins[source] -= amount
    elif source == BOSS:
        s.boss -= amount
    if target >= 0:
        s.coins[target] += amount
    elif target == BOSS:
        s.boss += amount
    if s.telling:
        s.tell(CoinsMoved(source, target, amount))


def stress(s: Factory, seat: int) -> None:
    """FAU-CONTR-10, FAU-EVENT-3: to a Stressed player it does nothing; it never eliminates."""
    if not s.stressed[seat]:
        s.stressed[seat] = 1
        if s.telling:
            s.tell(GotStressed(seat))


def calm(s: Factory, seat: int) -> None:
    if s.stressed[seat]:
        s.stressed[seat] = 0
        if s.telling:
            s.tell(CalmedDown(seat))


def discard_event(s: Factory, card: int) -> None:
    """FAU-EVENT-6: discards are public and never come back."""
    s.event_discard.append(card)
    if s.telling:
        s.tell(EventDiscarded(card))


def end_tenure(s: Factory, seat: int) -> None:
    """FAU-CONTR-13: the card goes to the discard at once; FAU-CONTR-12: unless another holds it.

    Case: FAU-EDGE-38.
    """
    if s.tenure[seat] == NONE:
        return
    card = s.tenure[seat] // OPTIONS
    s.tenure[seat] = NONE
    if not s.is_held(card):
        s.contract_discard.append(card)
    if s.telling:
        s.tell(TenureEnded(seat, card))


def dissolve_marriage(s: Factory) -> None:
    """FAU-CARD-07a: afterwards a child is no longer of the couple."""
    s.spouse = NONE
    s.partner = NONE
    s.ours = False
    discard_event(s, MARRIAGE)


def leave(s: Factory, seat: int) -> None:
    """FAU-ELIM-2: what an eliminated player leaves, except robots."""
    pay(s, seat, BANK, s.coins[seat])
    end_tenure(s, seat)
    if s.married_to(seat) != NONE:
        dissolve_marriage(s)
    if s.parent == seat:
        s.parent = NONE
        discard_event(s, BIRTH)
    if s.gentrified == seat:
        s.gentrified = NONE
        discard_event(s, GENTRIFICATION)


def neediest(s: Factory) -> int:
    """FAU-TURN-5: fewest red robots, then fewest coins, then clockwise from the starting player."""
    best = NONE
    for seat in s.clockwise():
        if best == NONE or (s.red[seat], s.coins[seat]) < (s.red[best], s.coins[best]):
            best = seat
    return best


# How it ends. FAU-TRAIT-7, FAU-LOSE-4: nobody else wins with traitors, nobody at all in defeat.

ROBOTS_LOST: Final = [Outcome((), "end-robots", "FAU-LOSE-1", (0,) * n) for n in range(5)]
EVENTS_LOST: Final = [Outcome((), "end-events", "FAU-LOSE-2", (0,) * n) for n in range(5)]
PEOPLE_LOST: Final = [Outcome((), "end-eliminated", "FAU-LOSE-3", (0,) * n) for n in range(5)]


def won_by(s: Factory, winners: list[int], key: str, rule: str) -> Outcome:
    scores = tuple([1 if seat in winners else 0 for seat in range(s.seats())])
    return Outcome(tuple(winners), key, rule, scores)


def check(s: Factory) -> bool:
    """FAU-END-1, FAU-END-2: collective victory, then defeat; whether the game is over.

    Case: FAU-EDGE-52.
    """
    n = s.seats()
    red = 0
    gone = 0
    for seat in range(n):
        if s.out[seat]:
            gone += 1
        else:
            red += s.red[seat]
    if red >= s.pack.red_to_win[n - 2]:
        # FAU-WIN-1, FAU-WIN-2: all active players, and only they; FAU-END-3 thanks them in words
        s.finish(won_by(s, s.active(), "end-collective", "FAU-WIN-1"))
    elif s.blue >= s.pack.blue_to_lose[n - 2]:
        s.finish(ROBOTS_LOST[n])
    elif gone >= s.pack.eliminated_to_lose[n - 2]:
        s.finish(PEOPLE_LOST[n])
    return s.ended
