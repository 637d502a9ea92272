"""Rules of thumb: try every plan for this turn and keep the one with the best outlook.

Only what the seat knows is used: cards that would have to be drawn count as what cards are worth
on average, and the dice as what they probably show.
"""

from __future__ import annotations

from typing import Any, Final

from uprising.kernel import Move, Rng

from .cards import (
    BURSAR,
    DEALER,
    ELECTRIC_EYE,
    FIRMWARE,
    GAMBLER,
    MASSES,
    NONE,
    OFFICE,
    POSTER,
    PRINTER,
    SABOTAGE,
    SABOTEUR,
    SCRAP_YARD,
    SCRAPPER,
    SLIDING,
    SPACES,
    TRAFFIC_DIRECTOR,
    UPGRADE,
)
from .effects import donation
from .encounters import Restoring, SlidingScale
from .ending import SpyGuess
from .moves import (
    ACTIVATE,
    BUY,
    DECLINE,
    DECLINE_TURN,
    END,
    KEEP,
    LEAD,
    PAY,
    REROLL,
    RESTORE,
    SEND,
    SLIDE,
    TAKE,
    USE,
    Carry,
    End,
    Guess,
    Hang,
    Place,
    Placing,
    Promote,
    Push,
    SetDice,
    Shift,
    Walk,
    affordable,
)
from .outlook import Forecast, forecast, turns_left
from .sabotage import Extra, FalseAlarm, FlashMob, SetTraffic
from .spaces import KeepOne, Masses, Office, UseOne
from .state import DRAINED, Robotariat, civilians_out
from .steps import ChooseCharacter, ChoosePath, Pick, ThrowAgain, Turn
from .trials import (
    add_poster,
    best_payment,
    best_push,
    card_value,
    entered,
    lower,
    mean_roll,
    meet,
    posters_up,
    rolled,
    value,
    wants_failure,
    worked,
)

Advice = tuple[Move[Any], str]

FAVOURITES: Final[tuple[int, ...]] = (4, 12, 2, 1, 5, 6, 0, 7, 3, 10, 11, 9, 8)
"""Characters, best first: what they do for the whole table."""
UPGRADE_WORTH: Final[tuple[float, ...]] = (0.5, 0.45, 0.7, 0.8, 0.6, 0.35, 0.5, 0.75, 0.85, 0.3)
"""What each Upgrade brings in one own turn, roughly."""
CARD_WORTH: Final = 2.2  # a Sabotage card not yet seen
UPGRADE_EACH_TURN: Final = 0.75  # an Upgrade not yet seen, per own turn left


def advise(s: Robotariat, seat: int, rng: Rng) -> Advice:
    """A move and the key of its reason."""
    step = s.asker
    if isinstance(step, Turn):
        return turn(s, seat)
    if isinstance(step, Placing):
        return place(s, seat, step)
    if isinstance(step, Masses):
        return best_push(s, seat, True)[1], "why-push"
    if isinstance(step, (FalseAlarm, FlashMob)):
        return push_by_card(s, seat, s.asks[0].moves), "why-card"
    if isinstance(step, Office):
        return PAY[best_payment(s, seat)[1]], "why-office"
    if isinstance(step, (KeepOne, UseOne)):
        return choose_card(s, seat, isinstance(step, UseOne))
    if isinstance(step, Extra):
        bought = affordable(s, step.card) and extra_pays(s, seat, step.card)
        return (BUY, "why-extra") if bought else (DECLINE, "why-no-extra")
    return answer(s, seat)


def answer(s: Robotariat, seat: int) -> Advice:
    """The questions of dice, powers and the end."""
    step = s.asker
    if isinstance(step, SetTraffic):
        return best_dice(s, seat, s.asks[0].moves), "why-dice"
    if isinstance(step, Pick):
        return best_send(s, seat), "why-send"
    if isinstance(step, ChoosePath):
        return best_path(s, seat), "why-lead"
    if isinstance(step, ThrowAgain):
        return throw_again(s, seat)
    if isinstance(step, Restoring):
        return restore(s, seat)
    if isinstance(step, SlidingScale):
        return slide(s, seat, step.npc)
    if isinstance(step, SpyGuess):
        return spy_guess(s, seat), "why-spy"
    assert isinstance(step, ChooseCharacter)
    for character in FAVOURITES:
        if s.cast[character] == NONE:
            return TAKE[character], "why-character"
    raise AssertionError("there are more characters than seats")


# The player turn


def turn(s: Robotariat, seat: int) -> Advice:
    """The first step of the best plan: move and activation in either order, powers last."""
    f = forecast(s)
    here = s.places[seat]
    best = value(s, seat, f)
    choice: Move[Any] = END
    moves = s.asks[0].moves
    may_activate = ACTIVATE in moves
    walks = [move for move in moves if isinstance(move, Walk)]
    if may_activate:
        gain = activation(s, seat, here, f)[0]
        if gain > best + 0.01:
            best, choice = gain, ACTIVATE
    for walk in walks:
        c, g = walked(s, seat, walk, f)
        alone = value(c, seat, g)
        if alone > best + 0.01:
            best, choice = alone, walk
        if s.activations == 0 and ACTIVATE.refusal(c, seat) is None:
            both = activation(c, seat, walk.space, g)[0]
            if both > best + 0.01:
                best, choice = both, walk
        if may_activate and walk.guest == NONE:
            # activate here first, and judge the activation from the new place
            both = activation(c, seat, here, g)[0]
            if both > best + 0.01:
                best, choice = both, ACTIVATE
    if choice is END or isinstance(choice, End):
        return powers(s, seat, moves, f, best)
    return choice, reason(s, seat, choice, f)


def walked(s: Robotariat, seat: int, walk: Walk, f: Forecast) -> tuple[Robotariat, Forecast]:
    c = s.copy()
    c.places[seat] = walk.space
    c.moved = True
    if walk.guest == NONE:
        return c, f
    c.npcs[walk.guest] = walk.space
    meet(c, walk.guest)
    return c, forecast(c)


def reason(s: Robotariat, seat: int, choice: Move[Any], f: Forecast) -> str:
    if isinstance(choice, Walk):
        here = s.places[seat]
        threatened = f.threat[here][0] > f.threat[choice.space][0]
        return "why-flee" if threatened else "why-position"
    return WHY_ACTIVATE[s.places[seat]]


WHY_ACTIVATE: Final[tuple[str, ...]] = (
    "why-push", "why-posters", "why-cards", "why-office", "why-cards", "why-posters",
)  # fmt: skip


def powers(s: Robotariat, seat: int, moves: list[Any], f: Forecast, best: float) -> Advice:
    """Nothing left to walk or activate: the own power and the firmware, if they help."""
    choice: Move[Any] = END
    for move in moves:
        if not isinstance(move, (Shift, Carry, Hang, Promote)):
            continue
        c = s.copy()
        if isinstance(move, Shift):
            c.places[move.who] = move.space
        elif isinstance(move, Carry):
            c.posters[move.source] -= 1
            c.posters[move.space] += 1
        elif isinstance(move, Hang):
            lower(c, c.pack.wally_price)
            c.supply -= 1
            c.posters[move.space] += 1
        else:
            c.funds -= c.pack.cards[FIRMWARE].cost
            c.reputation += c.pack.cards[FIRMWARE].amount
        found = value(c, seat, f)
        if found > best + 0.05:
            best, choice = found, move
    return (END, "why-enough") if choice is END else (choice, "why-power")


def activation(s: Robotariat, seat: int, space: int, f: Forecast) -> tuple[float, int]:
    """The best that activating that space can do from this position."""
    if space == POSTER:
        return posters_up(s, seat, f, printed(s, seat), False), 0
    if space == SCRAP_YARD:
        return posters_up(s, seat, f, s.junk, True), 0
    if space == OFFICE:
        return best_payment(s, seat)
    if space == MASSES:
        return best_push(s, seat, True)[0], 0
    c = s.copy()
    c.played[seat] += 1
    bonus = card_hopes(s, seat, space)
    return value(c, seat, f) + bonus, 0


def printed(s: Robotariat, seat: int) -> int:
    return min(s.supply, 2 if s.front[PRINTER] == seat else 1)


def card_hopes(s: Robotariat, seat: int, space: int) -> float:
    """What drawing there is worth before one has seen the cards."""
    hope = CARD_WORTH
    if space == UPGRADE:
        hope = UPGRADE_EACH_TURN * max(0, turns_left(s) // s.seats)
    elif s.cast[ELECTRIC_EYE] == seat and s.sabotage_deck:
        hope = max([card_value(s, seat, card) for card in s.sabotage_deck[-2:]])
    if s.secret:
        if s.objectives[seat] == GAMBLER and not s.gambled:
            hope += 5.0
        elif s.objectives[seat] == DEALER:
            hope += 0.5
        elif s.objectives[seat] == SABOTEUR and space == SABOTAGE and s.reputation > 1:
            hope += 3.0
    return -hope if wants_failure(s, seat) else hope


def place(s: Robotariat, seat: int, step: Placing) -> Advice:
    """Posters one by one; optional ones only while they help."""
    f = forecast(s)
    c = s.copy()
    found = value(c, seat, f)
    least, most = step.least(s), step.most(s)
    for number in range(most):
        before = c.posters.copy()
        after = add_poster(c, seat, f)
        if number >= least and after <= found + 0.01:
            c.posters = before
            break
        found = after
    shares = tuple([c.posters[x] - s.posters[x] for x in range(len(SPACES))])
    return Place(shares), "why-posters"


def push_by_card(s: Robotariat, seat: int, moves: list[Any]) -> Push:
    best = -1e9
    choice: Push = moves[0]
    for move in moves:
        c = entered(s, move.npc, move.space, move.npc < 3)
        found = value(c, seat, forecast(c))
        if found > best + 1e-9:
            best, choice = found, move
    return choice


# Cards


def choose_card(s: Robotariat, seat: int, use: bool) -> Advice:
    best = -1e9
    choice = s.drawn[0]
    for card in s.drawn:
        found = card_value(s, seat, card) if use else upgrade_value(s, seat, card)
        if found > best + 1e-9:
            best, choice = found, card
    return (USE[choice], "why-card") if use else (KEEP[choice], "why-upgrade")


def upgrade_value(s: Robotariat, seat: int, card: int) -> float:
    found = UPGRADE_WORTH[card]
    if card == SLIDING and s.secret and s.objectives[seat] == GAMBLER and not s.gambled:
        found += 10.0
    if card == FIRMWARE and s.reputation <= 2:
        found += 1.0
    return found


def extra_pays(s: Robotariat, seat: int, card: int) -> bool:
    return worked(s, seat, card, True) > worked(s, seat, card, False) + 0.01


# Dice and powers


def best_dice(s: Robotariat, seat: int, moves: list[Any]) -> SetDice:
    best = -1e9
    choice: SetDice = moves[0]
    for move in moves:
        found = mean_roll(s, seat, move.black, move.red)
        if found > best + 1e-9:
            best, choice = found, move
    return choice


def best_send(s: Robotariat, seat: int) -> Move[Any]:
    best = -1e9
    choice: Move[Any] = SEND[0][0]
    for npc in civilians_out(s):
        for path in (0, 1):
            c = entered(s, npc, s.arrow(s.npcs[npc], path), True)
            c.picked = npc
            found = value(c, seat, forecast(c))
            if found > best + 1e-9:
                best, choice = found, SEND[npc][path]
    return choice


def best_path(s: Robotariat, seat: int) -> Move[Any]:
    blue = mean_roll(s, seat, 1, s.set_red)
    yellow = mean_roll(s, seat, 0, s.set_red)
    return LEAD[0] if yellow > blue + 1e-9 else LEAD[1]


def throw_again(s: Robotariat, seat: int) -> Advice:
    now = rolled(s, seat, s.black, s.red)
    mean = mean_roll(s, seat, s.set_black, s.set_red)
    return (REROLL, "why-reroll") if mean > now + 0.1 else (DECLINE, "why-stand")


def restore(s: Robotariat, seat: int) -> Advice:
    f = forecast(s)
    best = value(s, seat, f)
    choice: Move[Any] = DECLINE
    for x in range(len(SPACES)):
        c = s.copy()
        c.posters[x] += 1
        found = value(c, seat, f)
        if found > best + 1e-9:
            best, choice = found, RESTORE[x]
    if choice is DECLINE:
        return (DECLINE_TURN if wants_failure(s, seat) else DECLINE), "why-no-poster"
    return choice, "why-restore"


def slide(s: Robotariat, seat: int, npc: int) -> Advice:
    """On average the throw adds; not where the donation already reaches the target."""
    if wants_failure(s, seat):
        return DECLINE, "why-stand"
    due = donation(s, s.npcs[npc])
    if s.funds + due >= s.count().target:
        return DECLINE, "why-stand"
    return SLIDE, "why-slide"


def spy_guess(s: Robotariat, seat: int) -> Move[Any]:
    """What the table shows: who drew most, and whose goals are met."""
    others = [who for who in range(s.seats) if who != seat]
    others.sort(key=lambda who: -s.played[who])
    names = suspicions(s)
    first, second = others[0], others[-1]
    one = names[0]
    two = names[1] if names[1] != one else names[2]
    if first < second:
        return Guess(first, one, second, two)
    return Guess(second, two, first, one)


def suspicions(s: Robotariat) -> list[int]:
    """Objectives in the order in which this success suggests them; the heaviest drawer first."""
    likely = [DEALER]
    if s.reputation == 1:
        likely.append(SABOTEUR)
    if s.bursar == DRAINED:
        likely.append(BURSAR)
    if s.torn_most >= s.count().scrapper:
        likely.append(SCRAPPER)
    if s.gambled:
        likely.append(GAMBLER)
    likely += [TRAFFIC_DIRECTOR, BURSAR]
    return likely
