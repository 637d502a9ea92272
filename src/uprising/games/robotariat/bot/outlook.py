"""What a position is worth: where walkers will probably go, and what they find there.

A forecast follows from the walkers and the dice alone. Posters, players and the Office are then
weighed against it, so that one forecast serves every plan that leaves the walkers in place.
"""

from typing import Final

from mypy_extensions import i64

from ..rules import cards
from ..rules.cards import BLUE, NONE, OFFICE, SPACES, YELLOW, Pack
from ..rules.ending import together
from ..rules.state import DRAINED, LEVEL_HIT, Robotariat, oppressors_out

HORIZON: Final = 10  # NPC turns
DISCOUNT: Final = 0.94  # much can change until then
MOST_KNOWN: Final = 2000  # forecasts that are kept
STAYS: Final = 0.55  # how much a player who will have moved on still counts
REPUTATION: Final[tuple[float, ...]] = (-300.0, -9.0, -4.5, -2.5, -1.2, -0.5, -0.2, 0.0)
"""What the present Reputation is worth, by its value."""
SABOTEUR_STEPS: Final[tuple[float, ...]] = (0.5, 0.5, 0.5, 0.5, 2.0, 3.0, 4.0)
"""What one Reputation less is worth to a Saboteur, by round: too soon at 1 is soon at 0."""


class Forecast:
    """For each space and coming NPC turn: who will enter.

    pays      Civilians that enter while no Oppressor is there
    threat    Oppressors that enter
    company   how many Civilians will be standing there
    known     what spaces are worth as they were found so far
    """

    def __init__(
        self,
        turns: int,
        pays: list[list[float]],
        threat: list[list[float]],
        company: list[list[float]],
    ) -> None:
        self.turns: Final = turns
        self.pays: Final = pays
        self.threat: Final = threat
        self.company: Final = company
        self.known: Final[dict[i64, float]] = {}


def turns_left(s: Robotariat) -> int:
    """NPC turns still to come, this one included."""
    return (len(s.pack.entry) - s.round) * s.seats + s.seats - s.active


def early(s: Robotariat) -> float:
    """The share of the turns that is still to come."""
    return turns_left(s) / (len(s.pack.entry) * s.seats)


def chances(faces: tuple[int, ...], fixed: int) -> tuple[float, float]:
    """How likely a die shows a yellow and a blue arrow; `fixed` is a face known beforehand."""
    if fixed != NONE:
        return (1.0 if fixed == YELLOW else 0.0), (1.0 if fixed == BLUE else 0.0)
    return faces.count(YELLOW) / len(faces), faces.count(BLUE) / len(faces)


class Known:
    """Forecasts that were made before: plans are compared by the hundred, with the same walkers."""

    def __init__(self) -> None:
        self.pack: Pack | None = None
        self.found: dict[int, Forecast] = {}

    def of(self, s: Robotariat) -> Forecast:
        if self.pack is not s.pack or len(self.found) >= MOST_KNOWN:
            self.pack = s.pack
            self.found = {}
        key = situation(s)
        known = self.found.get(key)
        if known is None:
            known = walk_all(s)
            self.found[key] = known
        return known


KNOWN: Final = Known()


def forecast(s: Robotariat) -> Forecast:
    """What comes of the walkers and the dice as they are; nobody changes it."""
    return KNOWN.of(s)


def situation(s: Robotariat) -> int:
    """All that a forecast follows from, as one number."""
    key = s.seats
    for npc in s.npcs:
        key = 8 * key + npc + 1
    key = 8 * key + s.token + 1
    key = 8 * key + s.active + 1
    key = 16 * key + s.round
    key = 16 * key + min(s.cut, HORIZON)
    key = 8 * key + s.set_black + 1
    key = 8 * key + s.set_red + 1
    return 8 * key + s.picked + 1


def walk_all(s: Robotariat) -> Forecast:
    """Walk all dice at once: a probability for each walker on each space."""
    size = len(SPACES)
    turns = min(HORIZON, turns_left(s))
    walkers: list[list[float]] = []
    for npc in range(6):
        row = [0.0] * size
        if s.npcs[npc] != NONE:
            row[s.npcs[npc]] = 1.0
        walkers.append(row)
    out = [s.npcs[npc] != NONE for npc in range(6)]
    entered = s.round
    until_round = s.seats - s.active
    pays = [[0.0] * turns for _ in range(size)]
    threats = [[0.0] * turns for _ in range(size)]
    company = [[0.0] * turns for _ in range(size)]
    for turn in range(turns):
        threat = [0.0] * size
        enter = [0.0] * size
        if turn >= until_round and (turn - until_round) % s.seats == 0 and entered < 6:
            npc = s.pack.entry[entered]
            entered += 1
            out[npc] = True
            walkers[npc][s.token] = 1.0
            if npc >= 3:
                threat[s.token] += 1.0
            else:
                enter[s.token] += 1.0
        if turn >= s.cut:
            yellow, blue = chances(s.pack.black, s.set_black if turn == 0 else NONE)
            for npc in range(3, 6):
                if out[npc]:
                    walkers[npc] = step(s, walkers[npc], yellow, blue, threat)
        yellow, blue = chances(s.pack.red, s.set_red if turn == 0 else NONE)
        for npc in range(3):
            if out[npc] and (turn > 0 or npc != s.picked):
                walkers[npc] = step(s, walkers[npc], yellow, blue, enter)
        for x in range(size):
            threats[x][turn] = threat[x]
            if enter[x] > 0.0:
                free = (1 - walkers[3][x]) * (1 - walkers[4][x]) * (1 - walkers[5][x])
                pays[x][turn] = enter[x] * free
            company[x][turn] = walkers[0][x] + walkers[1][x] + walkers[2][x]
    return Forecast(turns, pays, threats, company)


def step(
    s: Robotariat, row: list[float], yellow: float, blue: float, enter: list[float]
) -> list[float]:
    """One walker's chances after one die; what enters a space is added to `enter`."""
    after = [0.0] * len(row)
    stays = 1.0 - yellow - blue
    for x in range(len(row)):
        chance = row[x]
        if chance > 0.0:
            space = s.pack.spaces[x]
            after[x] += chance * stays
            after[space.yellow] += chance * yellow
            after[space.blue] += chance * blue
            enter[space.yellow] += chance * yellow
            enter[space.blue] += chance * blue
    return after


def worth(s: Robotariat, seat: int, f: Forecast) -> float:
    """SPARK in hand and to be expected, and what this seat's objective adds."""
    team = worth_to_all(s, f, alarm_cost(s, seat))
    return team if not s.secret else personal(s, seat, f, team)


def team_worth(s: Robotariat, f: Forecast) -> float:
    """The same without an objective."""
    return worth_to_all(s, f, next_step(s))


def worth_to_all(s: Robotariat, f: Forecast, alarm: float) -> float:
    team = float(s.funds) + REPUTATION[min(s.reputation, 7)]
    for x in range(len(SPACES)):
        team += worth_at(s, x, f, alarm)
    return team


def worth_at(s: Robotariat, x: int, f: Forecast, alarm: float) -> float:
    """What is to be expected on one space; plans are compared by the hundred, and most leave it."""
    key = site(s, x, alarm)
    found = f.known.get(key)
    if found is None:
        found = weigh(s, x, f, alarm)
        f.known[key] = found
    return found


def site(s: Robotariat, x: int, alarm: float) -> i64:
    """All that a space's worth follows from, beside the walkers, as one number."""
    key = i64(x) << 8 | i64(s.posters[x])
    for place in s.places:
        key = key << 1 | i64(place == x)
    key = key << 3 | i64(s.active + 1)
    key = key << 3 | i64(s.cast[cards.UBERBOT] + 1)
    key = key << 3 | i64(s.front[cards.LOUDSPEAKER] + 1)
    key = key << 3 | i64(s.front[cards.ADHESIVE] + 1)
    key = key << 3 | i64(s.front[cards.COMPARTMENT] + 1)
    key = key << 8 | i64(s.contributions if x == OFFICE else 0)
    return key << 10 | i64(int(10.0 * alarm + 64.5))


def weigh(s: Robotariat, x: int, f: Forecast, alarm: float) -> float:
    """From the posters of one space and whoever stands there."""
    posters = float(s.posters[x])
    if s.cast[cards.UBERBOT] != NONE and s.places[s.cast[cards.UBERBOT]] == x:
        posters *= s.pack.uberbot_factor
    loud = s.front[cards.LOUDSPEAKER] != NONE and s.places[s.front[cards.LOUDSPEAKER]] == x
    glued = s.front[cards.ADHESIVE] != NONE and s.places[s.front[cards.ADHESIVE]] == x
    exempt = s.front[cards.COMPARTMENT]
    rewards = float(s.contributions)
    fine = float(s.pack.fine)
    room = float(s.pack.suspicion - 1)
    threats, pays, company = f.threat[x], f.pays[x], f.company[x]
    here = [who for who in range(s.seats) if s.places[who] == x]
    found = 0.0
    discount = 1.0
    for turn in range(f.turns):
        threat = threats[turn]
        pay = pays[turn]
        if threat > 0.0 or pay > 0.0:
            players = 0.0
            fined = 0.0
            for who in here:
                weight = presence(s, who, turn)
                players += weight
                if who != exempt:
                    fined += weight
            if threat > 0.0:
                found -= discount * threat * fine * fined
                crowd = posters + players + company[turn] - room
                if crowd > 0.0:
                    found -= discount * threat * min(1.0, crowd) * alarm
                if not glued:
                    posters *= max(0.0, 1.0 - threat)
                if x == OFFICE:
                    rewards = max(0.0, rewards - s.pack.office_fine * threat)
            if pay > 0.0:
                value = posters + players
                if loud:
                    value += 1.0
                if x == OFFICE:
                    value += reward_at(s, rewards)
                found += discount * pay * value
        discount *= DISCOUNT
    return found


def alarm_cost(s: Robotariat, seat: int) -> float:
    """What one suspicion costs this seat; a Saboteur with Reputation to spare gains by it."""
    if s.secret and s.reputation > 1 and s.objectives[seat] == cards.SABOTEUR:
        return -SABOTEUR_STEPS[s.round]
    return next_step(s)


def next_step(s: Robotariat) -> float:
    """What the next Reputation that is lost costs everybody."""
    now = min(s.reputation, 7)
    return min(60.0, REPUTATION[now] - REPUTATION[max(0, now - 1)])


def presence(s: Robotariat, who: int, turn: int) -> float:
    """A player counts in full until the own next turn, and less after it."""
    until = (who - s.active) % s.seats
    return 1.0 if turn < (until or s.seats) else STAYS


def reward_at(s: Robotariat, contributions: float) -> float:
    """The Office Rewards between their steps."""
    low = int(contributions)
    if low >= len(s.pack.rewards) - 1:
        return float(s.pack.rewards[-1])
    part = contributions - low
    return s.pack.rewards[low] * (1 - part) + s.pack.rewards[low + 1] * part


def personal(s: Robotariat, seat: int, f: Forecast, team: float) -> float:
    """Team value bent towards this seat's own objective; success itself still counts a little."""
    objective = s.objectives[seat]
    if objective == cards.TURNCOAT:
        return turncoat(s, team)
    bonus = 0.0
    if objective == cards.BURSAR:
        bonus = bursar(s)
    elif objective == cards.DEALER:
        others = max([s.played[who] for who in range(s.seats) if who != seat])
        bonus = 4.0 * min(2, s.played[seat] - others)
    elif objective == cards.GAMBLER:
        bonus = 20.0 if s.gambled else 0.0
    elif objective == cards.SABOTEUR:
        bonus = -SABOTEUR_STEPS[s.round] * (s.reputation - 1)
        if s.round > 3:
            bonus -= REPUTATION[min(s.reputation, 7)]
        if s.reputation == 1:
            bonus += 6.0
    elif objective == cards.SCRAPPER:
        bonus = scrapper(s, f)
    elif objective == cards.TRAFFIC_DIRECTOR:
        bonus = 6.0 if together(s) else -2.0 * spread(s)
    return team + bonus


def bursar(s: Robotariat) -> float:
    """Up to the level, then down to nothing: having hit it is worth more than being near it."""
    if s.bursar == DRAINED:
        return 30.0
    if s.bursar == LEVEL_HIT:
        return 24.0 - 1.5 * s.contributions
    return 1.6 * min(s.contributions, s.count().bursar)


def scrapper(s: Robotariat, f: Forecast) -> float:
    """A pile of posters where an Oppressor comes next."""
    need = s.count().scrapper
    if s.torn_most >= need:
        return 25.0
    best = 0.0
    for x in range(len(SPACES)):
        pile = min(1.0, (s.posters[x] + s.torn) / need)
        risk = 1.0
        for turn in range(min(f.turns, s.seats)):
            risk *= max(0.0, 1.0 - f.threat[x][turn])
        best = max(best, pile * pile * (5.0 + 8.0 * (1.0 - risk)))
    return best


def spread(s: Robotariat) -> int:
    """On how many different spaces Oppressors stand, beyond the first."""
    spaces = [s.npcs[npc] for npc in oppressors_out(s)]
    return len([n for n in range(len(spaces)) if spaces[n] not in spaces[:n]]) - 1


def apart(s: Robotariat) -> int:
    """How many pushes it takes, at the least, until all Oppressors stand together."""
    best = 2 * len(SPACES)
    out = oppressors_out(s)
    for x in range(len(SPACES)):
        total = 0
        for npc in out:
            total += lines_between(s, s.npcs[npc], x)
        best = min(best, total)
    return best


def lines_between(s: Robotariat, start: int, goal: int) -> int:
    """ROB-BOARD-7: no two of the six spaces are further apart than two lines."""
    if start == goal:
        return 0
    return 1 if goal in s.pack.spaces[start].near else 2


def turncoat(s: Robotariat, team: float) -> float:
    """ROB-OBJ-11: with few cards played the Revolution must fail, with many it must not."""
    lacking = s.count().turncoat - s.total_played()
    if lacking <= 0:
        return team
    return -team + 3.0 * lacking
