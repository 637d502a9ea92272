"""Rules of thumb: try every plan for this turn and keep the one with the best outlook.

Only what the seat knows is used: cards that would have to be drawn count as what cards are worth
on average, and the dice as what they probably show.
"""

from __future__ import annotations

from typing import Any, Final

from uprising.kernel import Move, Rng

from .cards import (
    ADHESIVE,
    ALARM,
    BROADCAST,
    BURSAR,
    COMPARTMENT,
    CREDIT,
    DEALER,
    ELECTRIC_EYE,
    FIRMWARE,
    GAMBLER,
    GLITCH,
    HEIST,
    MASSES,
    MOB,
    NONE,
    OFFICE,
    POSTER,
    POWER_CUT,
    PRINTER,
    RAID,
    SABOTAGE,
    SABOTEUR,
    SCRAP_YARD,
    SCRAPPER,
    SLIDING,
    SPACES,
    SPY,
    STRIKE,
    TRAFFIC,
    TRAFFIC_DIRECTOR,
    TURNCOAT,
    UPGRADE,
)
from .effects import donation
from .encounters import Restoring, SlidingScale
from .ending import SpyGuess, met
from .moves import (
    ACTIVATE,
    BUY,
    DECLINE,
    DECLINE_TURN,
    END,
    KEEP,
    LEAD,
    PAY,
    PUSH,
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
    payable,
)
from .outlook import Forecast, forecast, turns_left, worth
from .sabotage import Extra, FalseAlarm, FlashMob, SetTraffic
from .spaces import KeepOne, Masses, Office, UseOne
from .state import SUCCESS, Robotariat, civilians_out, oppressors_out
from .steps import ChooseCharacter, ChoosePath, Pick, ThrowAgain, Turn

Advice = tuple[Move[Any], str]

FAVOURITES: Final = (4, 12, 2, 1, 5, 6, 0, 7, 3, 10, 11, 9, 8)
"""Characters, best first: what they do for the whole table."""
UPGRADE_WORTH: Final = (0.5, 0.45, 0.7, 0.8, 0.6, 0.35, 0.5, 0.75, 0.85, 0.3)
"""What each Upgrade brings in one own turn, roughly."""
CARD_WORTH: Final = 2.2  # a Sabotage card not yet seen
UPGRADE_EACH_TURN: Final = 0.75  # an Upgrade not yet seen, per own turn left
WON: Final = 500.0


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


# The value of a position, ends included


def value(s: Robotariat, seat: int, f: Forecast) -> float:
    """Worth, with success and failure where the Funds or the Reputation decide."""
    total = worth(s, seat, f)
    if s.funds >= s.count().target:
        total += finish(s, seat)
    elif s.reputation == 0:
        total -= WON if not wants_failure(s, seat) else -WON
    return total


def finish(s: Robotariat, seat: int) -> float:
    """Success now: good for a team and for a seat whose objective is met, else too soon."""
    if not s.secret:
        return WON
    verdict = s.verdict
    s.verdict = SUCCESS
    fulfilled = met(s, seat) or s.objectives[seat] == SPY
    s.verdict = verdict
    if fulfilled:
        return WON
    if s.objectives[seat] == TURNCOAT:
        return -WON
    return 15.0 if s.round == len(s.pack.entry) else -25.0


def wants_failure(s: Robotariat, seat: int) -> bool:
    return s.secret and s.objectives[seat] == TURNCOAT and s.total_played() < s.count().turncoat


def entered(s: Robotariat, npc: int, space: int, encounter: bool) -> Robotariat:
    """A copy in which a walker has moved, and encountered if it does."""
    c = s.copy()
    c.npcs[npc] = space
    if encounter:
        meet(c, npc)
    return c


def meet(c: Robotariat, npc: int) -> None:
    """An encounter without windows and without the end of the game."""
    space = c.npcs[npc]
    if npc < 3:
        c.funds += donation(c, space)
        return
    suspicious = c.crowd(space) >= c.pack.suspicion
    exempt = c.front[COMPARTMENT]
    for who in range(c.seats):
        if c.places[who] == space and who != exempt:
            c.funds = max(0, c.funds - c.pack.fine)
    keeper = c.front[ADHESIVE]
    if keeper == NONE or c.places[keeper] != space:
        c.torn += c.posters[space]
        c.torn_most = max(c.torn, c.torn_most)
        c.junk += c.posters[space]
        c.posters[space] = 0
    if space == OFFICE:
        lower(c, c.pack.office_fine)
    if suspicious:
        c.reputation = max(0, c.reputation - 1)


def lower(c: Robotariat, amount: int) -> None:
    before = c.contributions
    c.contributions = max(0, before - amount)
    if c.bursar == 1 and before > 0 and c.contributions == 0:
        c.bursar = 2


def raise_office(c: Robotariat, amount: int) -> None:
    c.contributions = min(c.pack.most_contributions, c.contributions + amount)
    if c.bursar == 0 and c.contributions >= c.count().bursar:
        c.bursar = 1


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
        threatened = f.threat[0][here] > f.threat[0][choice.space]
        return "why-flee" if threatened else "why-position"
    return WHY_ACTIVATE[s.places[seat]]


WHY_ACTIVATE: Final = (
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


def posters_up(s: Robotariat, seat: int, f: Forecast, count: int, junk: bool) -> float:
    """The value after placing so many posters one by one where each helps most."""
    c = s.copy()
    found = value(c, seat, f)
    for _ in range(count):
        found = add_poster(c, seat, f)
    if junk:
        c.junk -= count
    return found


def add_poster(c: Robotariat, seat: int, f: Forecast) -> float:
    """Put one poster where it helps most; the value then."""
    best = -1e9
    where = 0
    for x in range(len(SPACES)):
        c.posters[x] += 1
        found = value(c, seat, f)
        c.posters[x] -= 1
        if found > best + 1e-9:
            best, where = found, x
    c.posters[where] += 1
    return best


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


def best_payment(s: Robotariat, seat: int) -> tuple[float, int]:
    f = forecast(s)
    best = -1e9
    amount = 1
    for k in range(1, payable(s) + 1):
        c = s.copy()
        c.funds -= k
        raise_office(c, k)
        found = value(c, seat, f)
        if found > best + 1e-9:
            best, amount = found, k
    return best, amount


def best_push(s: Robotariat, seat: int, encounter: bool) -> tuple[float, Push]:
    best = -1e9
    choice = PUSH[0][0]
    for npc in range(6):
        here = s.npcs[npc]
        if here == NONE:
            continue
        for space in s.pack.spaces[here].near:
            c = entered(s, npc, space, encounter)
            found = value(c, seat, forecast(c))
            if found > best + 1e-9:
                best, choice = found, PUSH[npc][space]
    return best, choice


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


def card_value(s: Robotariat, seat: int, card: int) -> float:
    """What using this Sabotage card brings, with the better of buying its extra or not."""
    bonus = 0.0
    if card == TRAFFIC and s.secret and s.objectives[seat] == GAMBLER and not s.gambled:
        bonus = 20.0
    base = worked(s, seat, card, False)
    if s.pack.cards[card].cost > 0 and affordable(s, card):
        base = max(base, worked(s, seat, card, True))
    return base + bonus - value(s, seat, forecast(s))


def extra_pays(s: Robotariat, seat: int, card: int) -> bool:
    return worked(s, seat, card, True) > worked(s, seat, card, False) + 0.01


def worked(s: Robotariat, seat: int, card: int, extra: bool) -> float:
    """The value after the card, its targets chosen well."""
    c = s.copy()
    data = c.pack.cards[card]
    amount = data.more if extra else data.amount
    if extra:
        c.reputation -= data.cost
    if card == CREDIT:
        raise_office(c, amount)
    elif card == POWER_CUT:
        c.cut = amount
    elif card == HEIST:
        c.funds += amount
    elif card == GLITCH:
        c.reputation = min(c.pack.most_reputation, c.reputation + amount)
    elif card == BROADCAST:
        c.funds += data.amount * len([n for n in c.posters if n > 0])
        if extra:
            c.funds += data.more * len(civilians_out(c))
    elif card == RAID:
        return posters_up(c, seat, forecast(c), min(c.junk, amount), True)
    elif card == STRIKE:
        return posters_up(c, seat, forecast(c), min(c.supply, amount), False)
    elif card == TRAFFIC:
        return value(c, seat, forecast(c)) + (2.0 if extra else 1.2)
    elif card == ALARM:
        return pushes(c, seat, oppressors_out(c), extra, False)
    elif card == MOB:
        return pushes(c, seat, civilians_out(c), extra, True)
    return value(c, seat, forecast(c))


def pushes(c: Robotariat, seat: int, npcs: list[int], extra: bool, anywhere: bool) -> float:
    """The value after moving the best one, or with the extra the best ones."""
    found = value(c, seat, forecast(c))
    left = npcs
    times = (len(npcs) if not anywhere else min(2, len(npcs))) if extra else min(1, len(npcs))
    for _ in range(times):
        best = -1e9
        who = NONE
        where = 0
        for npc in left:
            goals = list(range(len(SPACES))) if anywhere else list(c.pack.spaces[c.npcs[npc]].near)
            for space in goals:
                if space != c.npcs[npc]:
                    after = entered(c, npc, space, anywhere)
                    now = value(after, seat, forecast(after))
                    if now > best + 1e-9:
                        best, who, where = now, npc, space
        c = entered(c, who, where, anywhere)
        left = [npc for npc in left if npc != who]
        found = best
    return found


# Dice and powers


def rolled(s: Robotariat, seat: int, black: int, red: int) -> float:
    """The value after these dice, without windows; then it is the next player's turn."""
    c = s.copy()
    mask = moved_by(c, 3, black) | moved_by(c, 0, red)
    for npc in (3, 4, 5, 0, 1, 2):
        if mask & (1 << npc):
            meet(c, npc)
    c.set_black = NONE
    c.set_red = NONE
    c.picked = NONE
    c.cut = max(0, c.cut - 1)
    if c.active + 1 < c.seats:
        c.active += 1
    f = forecast(c)
    return value(c, seat, f)


def moved_by(c: Robotariat, first: int, face: int) -> int:
    if face == NONE:
        return 0
    if face >= 2:
        c.token = c.arrow(c.token, face - 2)
        return 0
    mask = 0
    for npc in range(first, first + 3):
        if c.npcs[npc] != NONE and npc != c.picked:
            c.npcs[npc] = c.arrow(c.npcs[npc], face)
            mask |= 1 << npc
    return mask


def mean_roll(s: Robotariat, seat: int, black: int, red: int) -> float:
    """The mean over the dice that are not fixed; NONE is a die still to be rolled."""
    blacks = s.pack.black if black == NONE else (black,)
    if s.cut > 0:
        blacks = (NONE,)
    reds = s.pack.red if red == NONE else (red,)
    total = 0.0
    for one in blacks:
        for two in reds:
            total += rolled(s, seat, one, two)
    return total / (len(blacks) * len(reds))


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
    if s.bursar == 2:
        likely.append(BURSAR)
    if s.torn_most >= s.count().scrapper:
        likely.append(SCRAPPER)
    if s.gambled:
        likely.append(GAMBLER)
    likely += [TRAFFIC_DIRECTOR, BURSAR]
    return likely
