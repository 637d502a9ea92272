"""What several rules do: move coins, add and remove Stress, end contracts and the game."""

from typing import Any

from uprising.kernel import Ask, Outcome, Step, at

from ..seen import events
from . import cards
from .cards import BANK, BOSS, NONE, OPTIONS, contract_name, event_name, party_name
from .state import Factory


def pay(s: Factory, source: int, target: int, amount: int, why: str) -> None:
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
        s.tell(events.CoinsMoved(party_name(source), party_name(target), amount, why))


def stress(s: Factory, seat: int) -> None:
    """FAU-CONTR-10, FAU-EVENT-3: to a Stressed player it does nothing; it never eliminates."""
    if not s.stressed[seat]:
        s.stressed[seat] = 1
        if s.telling:
            s.tell(events.GotStressed(at(seat)))


def calm(s: Factory, seat: int) -> None:
    if s.stressed[seat]:
        s.stressed[seat] = 0
        if s.telling:
            s.tell(events.CalmedDown(at(seat)))


def discard_event(s: Factory, card: int) -> None:
    """FAU-EVENT-6: discards are public and never come back."""
    s.event_discard.append(card)
    if s.telling:
        s.tell(events.EventDiscarded(event_name(card)))


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
        s.tell(events.TenureEnded(at(seat), contract_name(card)))


def dissolve_marriage(s: Factory) -> None:
    """FAU-CARD-07a: afterwards a child is no longer of the couple."""
    s.spouse = NONE
    s.partner = NONE
    s.ours = False
    discard_event(s, cards.MARRIAGE)


def clear_eliminated(s: Factory, seat: int) -> None:
    """FAU-ELIM-2: what an eliminated player had goes back, except robots."""
    pay(s, seat, BANK, s.coins[seat], "leaves")
    end_tenure(s, seat)
    if s.married_to(seat) != NONE:
        dissolve_marriage(s)
    if s.parent == seat:
        s.parent = NONE
        discard_event(s, cards.BIRTH)
    if s.gentrified == seat:
        s.gentrified = NONE
        discard_event(s, cards.GENTRIFICATION)


def ask_sealed(
    s: Factory,
    step: Step[Factory],
    seat: int,
    prompt: str,
    rule: str,
    moves: list[Any],
    about: tuple[tuple[str, str | int], ...] = (),
) -> None:
    """Ask one of several seats whose answers are revealed together; all see who has answered."""
    s.ask(step, Ask(seat, prompt, rule, moves, sealed=True, progress=True, about=about))


def neediest(s: Factory) -> int:
    """FAU-TURN-5: fewest red robots, then fewest coins, then clockwise from the starting player."""
    best = NONE
    for seat in s.clockwise():
        if best == NONE or (s.red[seat], s.coins[seat]) < (s.red[best], s.coins[best]):
            best = seat
    return best


# The end. FAU-TRAIT-7, FAU-LOSE-4: nobody else wins with traitors, nobody wins a defeat.


def end(s: Factory, winners: list[int], key: str, rule: str) -> None:
    """End the game with these winners; with none it is a defeat."""
    scores = tuple([1 if seat in winners else 0 for seat in range(s.seats())])
    s.finish(Outcome(tuple(winners), key, rule, scores))


def check_end(s: Factory) -> bool:
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
        end(s, s.active(), "end-collective", "FAU-WIN-1")
    elif s.blue >= s.pack.blue_to_lose[n - 2]:
        end(s, [], "end-robots", "FAU-LOSE-1")
    elif gone >= s.pack.eliminated_to_lose[n - 2]:
        end(s, [], "end-eliminated", "FAU-LOSE-3")
    return s.ended
