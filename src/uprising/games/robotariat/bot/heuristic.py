"""The heuristic: try every plan for this turn and keep the one with the best outlook.

Only what the seat knows is used: cards that would have to be drawn count as what cards are worth
on average, and the dice as what they probably show.
"""

from typing import Any, Final

from uprising.kernel import Move, Rng

from ..rules import answers, cards
from ..rules.answers import DECLINE, DECLINE_TURN, Guess, Place, Placing
from ..rules.cards import NONE, SPACES
from ..rules.effects import donation, move_npc
from ..rules.encounters import Restoring, SlidingScale
from ..rules.ending import SpyGuess
from ..rules.moves import ACTIVATE, END, TAKE, Carry, Hang, Promote, Shift, Walk
from ..rules.sabotage import Extra, FalseAlarm, FlashMob, SetTraffic
from ..rules.spaces import MOVE_MASSES, KeepOne, Masses, Office, UseOne
from ..rules.state import DRAINED, Robotariat
from ..rules.steps import ChooseCharacter, ChoosePath, Pick, ThrowAgain, Turn, promote, use_power
from . import trials
from .outlook import Forecast, forecast, turns_left
from .trials import best_of, best_push, value, value_now, wants_failure

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
        return best_push(s, seat, s.asks[0].moves, True)[1], "why-push"
    if isinstance(step, (FalseAlarm, FlashMob)):
        mob = isinstance(step, FlashMob)
        return best_push(s, seat, s.asks[0].moves, mob)[1], "why-card"
    if isinstance(step, Office):
        return answers.PAY[trials.best_payment(s, seat)[1]], "why-office"
    if isinstance(step, (KeepOne, UseOne)):
        return choose_card(s, seat, isinstance(step, UseOne))
    if isinstance(step, Extra):
        bought = step.can_pay(s) and extra_pays(s, seat, step.card)
        return (answers.BUY, "why-extra") if bought else (DECLINE, "why-no-extra")
    return answer(s, seat)


def answer(s: Robotariat, seat: int) -> Advice:
    """The questions of dice, powers and the end."""
    step = s.asker
    if isinstance(step, SetTraffic):
        return best_dice(s, seat, s.asks[0].moves), "why-dice"
    if isinstance(step, Pick):
        return best_send(s, seat, s.asks[0].moves), "why-send"
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
    options = s.asks[0].moves
    may_activate = ACTIVATE in options
    if may_activate:
        gain = activation(s, seat, here, f)
        if gain > best + 0.01:
            best, choice = gain, ACTIVATE
    for walk in [move for move in options if isinstance(move, Walk)]:
        c, g = walked(s, seat, walk, f)
        alone = value(c, seat, g)
        if alone > best + 0.01:
            best, choice = alone, walk
        if s.activations == 0 and ACTIVATE.refusal(c, seat) is None:
            both = activation(c, seat, walk.space, g)
            if both > best + 0.01:
                best, choice = both, walk
        if may_activate and walk.guest == NONE:
            # activate here first, and judge the activation from the new place
            both = activation(c, seat, here, g)
            if both > best + 0.01:
                best, choice = both, ACTIVATE
    if choice is END:
        return powers(s, seat, options, f, best)
    return choice, reason(s, seat, choice, f)


def walked(s: Robotariat, seat: int, walk: Walk, f: Forecast) -> tuple[Robotariat, Forecast]:
    c = s.copy()
    c.places[seat] = walk.space
    c.moved = True
    if walk.guest == NONE:
        return c, f
    move_npc(c, walk.guest, walk.space)
    trials.encounter(c, walk.guest)
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


def powers(s: Robotariat, seat: int, options: list[Any], f: Forecast, best: float) -> Advice:
    """Nothing left to walk or activate: the own power and the firmware, if they help."""
    choice: Move[Any] = END
    for move in options:
        if not isinstance(move, (Shift, Carry, Hang, Promote)):
            continue
        c = s.copy()
        if isinstance(move, Promote):
            promote(c)
        else:
            use_power(c, seat, move)
        found = value(c, seat, f)
        if found > best + 0.05:
            best, choice = found, move
    return (END, "why-enough") if choice is END else (choice, "why-power")


def activation(s: Robotariat, seat: int, space: int, f: Forecast) -> float:
    """The best that activating that space can do from this position."""
    if space == cards.POSTER:
        return trials.posters_value(s, seat, f, printed(s, seat))
    if space == cards.SCRAP_YARD:
        return trials.posters_value(s, seat, f, s.junk)
    if space == cards.OFFICE:
        return trials.best_payment(s, seat)[0]
    if space == cards.MASSES:
        return best_push(s, seat, MOVE_MASSES.options(s), True)[0]
    c = s.copy()
    c.played[seat] += 1
    return value(c, seat, f) + card_hopes(s, seat, space)


def printed(s: Robotariat, seat: int) -> int:
    return min(s.supply, 2 if s.front[cards.PRINTER] == seat else 1)


def card_hopes(s: Robotariat, seat: int, space: int) -> float:
    """What drawing there is worth before one has seen the cards."""
    hope = CARD_WORTH
    if space == cards.UPGRADE:
        hope = UPGRADE_EACH_TURN * max(0, turns_left(s) // s.seats)
    elif s.cast[cards.ELECTRIC_EYE] == seat and s.sabotage_deck:
        hope = max([trials.card_value(s, seat, card) for card in s.sabotage_deck[-2:]])
    if s.secret:
        if s.objectives[seat] == cards.GAMBLER and not s.gambled:
            hope += 5.0
        elif s.objectives[seat] == cards.DEALER:
            hope += 0.5
        elif s.objectives[seat] == cards.SABOTEUR and space == cards.SABOTAGE and s.reputation > 1:
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
        after = trials.add_poster(c, seat, f)
        if number >= least and after <= found + 0.01:
            c.posters = before
            break
        found = after
    shares = tuple([c.posters[x] - s.posters[x] for x in range(len(SPACES))])
    return Place(shares), "why-posters"


# Cards


def choose_card(s: Robotariat, seat: int, use: bool) -> Advice:
    if use:
        values = [trials.card_value(s, seat, card) for card in s.drawn]
        return answers.USE[s.drawn[best_of(values)]], "why-card"
    values = [upgrade_value(s, seat, card) for card in s.drawn]
    return answers.KEEP[s.drawn[best_of(values)]], "why-upgrade"


def upgrade_value(s: Robotariat, seat: int, card: int) -> float:
    found = UPGRADE_WORTH[card]
    if card == cards.SLIDING and s.secret and s.objectives[seat] == cards.GAMBLER and not s.gambled:
        found += 10.0
    if card == cards.FIRMWARE and s.reputation <= 2:
        found += 1.0
    return found


def extra_pays(s: Robotariat, seat: int, card: int) -> bool:
    return trials.value_after(s, seat, card, True) > trials.value_after(s, seat, card, False) + 0.01


# Dice and powers


def best_dice(s: Robotariat, seat: int, options: list[Any]) -> Move[Any]:
    values = [trials.mean_of_dice(s, seat, dice.black, dice.red) for dice in options]
    best: Move[Any] = options[best_of(values)]
    return best


def best_send(s: Robotariat, seat: int, options: list[Any]) -> Move[Any]:
    values: list[float] = []
    for send in options:
        c = trials.with_npc_at(s, send.npc, s.arrow(s.npcs[send.npc], send.path), True)
        c.picked = send.npc
        values.append(value_now(c, seat))
    best: Move[Any] = options[best_of(values)]
    return best


def best_path(s: Robotariat, seat: int) -> Move[Any]:
    blue = trials.mean_of_dice(s, seat, cards.BLUE, s.set_red)
    yellow = trials.mean_of_dice(s, seat, cards.YELLOW, s.set_red)
    return answers.LEAD[cards.YELLOW if yellow > blue + 1e-9 else cards.BLUE]


def throw_again(s: Robotariat, seat: int) -> Advice:
    now = trials.value_of_dice(s, seat, s.black, s.red)
    mean = trials.mean_of_dice(s, seat, s.set_black, s.set_red)
    return (answers.REROLL, "why-reroll") if mean > now + 0.1 else (DECLINE, "why-stand")


def restore(s: Robotariat, seat: int) -> Advice:
    f = forecast(s)
    values = [value(s, seat, f)]
    for x in range(len(SPACES)):
        c = s.copy()
        c.posters[x] += 1
        values.append(value(c, seat, f))
    best = best_of(values)
    if best == 0:
        return (DECLINE_TURN if wants_failure(s, seat) else DECLINE), "why-no-poster"
    return answers.RESTORE[best - 1], "why-restore"


def slide(s: Robotariat, seat: int, npc: int) -> Advice:
    """On average the throw adds; not where the donation already reaches the target."""
    if wants_failure(s, seat):
        return DECLINE, "why-stand"
    due = donation(s, s.npcs[npc])
    if s.funds + due >= s.count().target:
        return DECLINE, "why-stand"
    return answers.SLIDE, "why-slide"


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
    likely = [cards.DEALER]
    if s.reputation == 1:
        likely.append(cards.SABOTEUR)
    if s.bursar == DRAINED:
        likely.append(cards.BURSAR)
    if s.torn_most >= s.count().scrapper:
        likely.append(cards.SCRAPPER)
    if s.gambled:
        likely.append(cards.GAMBLER)
    likely += [cards.TRAFFIC_DIRECTOR, cards.BURSAR]
    return likely
