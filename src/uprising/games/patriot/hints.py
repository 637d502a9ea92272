"""Rules of thumb: the tile with the best return, votes that just suffice, calm streets."""

from __future__ import annotations

from typing import Any, Final

from uprising.kernel import Move, Rng

from .briefs import NO_SWAY, NO_VOTE, condition_holds, matching
from .cards import (
    DIVA,
    DONOVAN,
    EYES,
    IRON,
    KINDS,
    MW,
    NONE,
    PROMETHEUS,
    SPACES,
    TRIBUNAL,
    TYPES,
    VALUES,
    VIKTOR,
    VOTES,
    WILFRED,
    ZAM,
)
from .draws import value_of
from .moves import (
    ACCEPT,
    ARM,
    BURY,
    CAMPAIGN,
    CHARACTER,
    CHOOSE,
    DROP,
    HOLD,
    KEEP,
    LEAVE,
    MARKERS_TO,
    PARDON,
    PASS,
    SCRAP,
    SOOTHE,
    SPEND,
    Discard,
    Place,
    Reroll,
    Strike,
    Sway,
    Take,
    Vote,
    Withdraw,
    steps_right,
)
from .payments import DiscardOwn, least_hearing
from .rolls import FREE_REROLL, Result, may_order
from .state import (
    AUTOMATON,
    FACE_UP,
    RIOTERS,
    TROOPS,
    Patriot,
)
from .tiles import (
    ADVANCE,
    BLIND,
    BONDS,
    COIN,
    DEPLOY,
    END,
    END_MOVE,
    EXEC,
    FUEL,
    HEARING,
    LAUNCH,
    MISSILES,
    MOVE,
    PICK,
    PREDICT,
    PROJECT,
    PROVOKE,
    SITTING,
    SWAP,
    SWEEP,
    TAX,
    UNREST,
    USE,
    Tile,
    deploy_price,
    launch_coins,
    price,
)
from .values import (
    MEAN_CARD,
    SPACE_VALUE,
    base_value,
    beacon_value,
    best_sum,
    brief_value,
    card_point,
    coin_value,
    execution_value,
    line_value,
    marker_value,
    opinion_of,
    progress_value,
    rioter_cost,
    rounds_left,
    short_of,
    stake,
    track_value,
    turns_left,
    type_points,
    unrest_change,
)

Advice = tuple[Move[Any], str]

# Whom to play in each campaign, best first
CAST: Final = (
    (DONOVAN, DIVA),
    (WILFRED, DIVA),
    (ZAM, DIVA),
    (MW, DIVA),
    (VIKTOR, DIVA),
    (DIVA, ZAM),
    (WILFRED, DIVA),
)


def advise(s: Patriot, seat: int, rng: Rng) -> Advice:
    """What to answer now, and why. Only what both players can see is looked at."""
    ask = s.ask_of(seat)
    assert ask is not None
    prompt = ask.prompt
    if prompt == "ask-act":
        return act(s, seat)
    if prompt == "ask-vote":
        return vote(s, seat)
    if prompt == "ask-gather" or prompt == "ask-draw":
        return Take(wanted_types(s, seat, drawn(ask.moves))), "why-types"
    if prompt == "ask-reroll":
        return reroll(s, seat)
    if prompt == "ask-strike":
        return strike(s, ask.moves)
    if prompt == "ask-choice":
        return choice(s)
    if prompt == "ask-any":
        return before_trigger(s, seat)
    if prompt == "ask-sway":
        return sway(s, seat)
    return advise_rare(s, seat, prompt, ask.moves)


def drawn(moves: list[Any]) -> int:
    take = moves[0]
    assert isinstance(take, Take)
    return sum(take.counts)


def advise_rare(s: Patriot, seat: int, prompt: str, moves: list[Any]) -> Advice:
    if prompt == "ask-campaign":
        return CAMPAIGN[IRON], "why-campaign"
    if prompt == "ask-character":
        return character(s), "why-character"
    if prompt == "ask-keep":
        return KEEP[better_brief(s, seat)], "why-keep"
    if prompt == "ask-place":
        return place(s, moves), "why-guard"
    if prompt == "ask-withdraw":
        return withdraw(s, moves), "why-spare"
    if prompt == "ask-discard" or prompt == "ask-hearing":
        return discard(s, seat), "why-cheap"
    if prompt == "ask-drop":
        return worst_beacon(s), "why-spare"
    if prompt == "ask-pardon":
        return pardon(s, moves), "why-unblock"
    if prompt == "ask-arm":
        return arm(s)
    if prompt == "ask-spend":
        return spend(s)
    if prompt == "ask-bury":
        return bury(s, seat), "why-bury"
    if prompt == "ask-scrap":
        return scrap(s), "why-scrap"
    return s.asker.default(s, seat), "why-default"


# Set-up


def character(s: Patriot) -> Move[Any]:
    campaign = max(0, s.campaign)
    for who in CAST[campaign]:
        if who not in s.who:
            return CHARACTER[who]
    return next(move for move in CHARACTER if move.character not in s.who)


# Cards


def wanted_types(s: Patriot, seat: int, n: int) -> tuple[int, ...]:
    """One after the other, the type in which the coming Briefs find the hand shortest."""
    demand = type_demand(s)
    points = [float(type_points(s, seat, kind)) for kind in range(len(TYPES))]
    counts = [0, 0, 0, 0]
    for _ in range(n):
        best = NONE
        most = -1.0
        for kind in range(len(TYPES)):
            need = demand[kind] / (1.5 + points[kind])
            if need > most and counts[kind] < s.available(kind):
                best = kind
                most = need
        counts[best] += 1
        points[best] += MEAN_CARD
    return (counts[0], counts[1], counts[2], counts[3])


def type_demand(s: Patriot) -> list[float]:
    """How often the Briefs still in the deck ask for each type."""
    demand = [0.1, 0.1, 0.1, 0.1]
    if s.kept != NONE and s.kept < VOTES:
        for kind in s.pack.briefs[s.kept].types:
            demand[kind] += 30.0
    for brief in s.briefs:
        card = s.pack.briefs[brief]
        for kind in card.types:
            demand[kind] += card.need / len(card.types)
    if s.campaign == TRIBUNAL:
        for kind in range(len(TYPES)):
            demand[kind] += 60.0
    return demand


def vote(s: Patriot, seat: int) -> Advice:
    """Just enough of the right cards for a good chance, or none."""
    brief = s.pack.briefs[s.brief]
    ranked = matching(s, seat, brief)
    own = value_of(tuple(ranked))
    there = 0
    for k in range(len(s.pledged)):
        if s.pledged[k]:
            value = (k % VALUES + 1) * s.pledged[k]
            there += value if k % KINDS // VALUES in brief.types else -value
    most = own
    partner = (seat + 1) % s.seats
    if s.seats == 2 and seat == s.turn:
        most += value_of(tuple(matching(s, partner, brief)))
    aim = best_sum(s, brief, opinion_of(s), there, most)
    if aim == 0:
        return NO_VOTE, "why-no-vote"
    return Vote(cards_worth(ranked, min(aim, own))), "why-vote"


def cards_worth(ranked: list[int], aim: int) -> tuple[int, ...]:
    """Cards with this total, or the least above it that greed finds; high ones first."""
    chosen: list[int] = []
    total = 0
    for card in ranked:
        value = card % VALUES + 1
        if total + value <= aim:
            chosen.append(card)
            total += value
    if total < aim:
        for card in ranked[::-1]:
            if chosen.count(card) < ranked.count(card) and total < aim:
                chosen.append(card)
                total += card % VALUES + 1
    chosen.sort()
    return tuple(chosen)


def sway(s: Patriot, seat: int) -> Advice:
    """Turn a lost vote, if two cards can and it matters."""
    brief = s.pack.briefs[s.brief]
    missing = brief.need - s.tally
    if missing <= 0:
        return NO_SWAY, "why-passed"
    hand = matching(s, seat, brief)
    worth = stake(s, brief)
    if worth < (4.0 if s.who[seat] == DIVA and turns_left(s) else 1.0):
        return NO_SWAY, "why-save"
    best: tuple[int, ...] = ()
    for i in range(len(hand)):
        for row in [(hand[i],), *[(min(hand[i], c), max(hand[i], c)) for c in hand[i + 1 :]]]:
            value = value_of(row)
            if value >= missing and (not best or value < value_of(best)):
                best = row
    return (Sway(best), "why-sway") if best else (NO_SWAY, "why-save")


def discard(s: Patriot, seat: int) -> Move[Any]:
    step = s.asker
    assert isinstance(step, DiscardOwn)
    if step.demand == 2:
        return Discard(least_hearing(s, seat, True))
    return step.default(s, seat)


# Briefs


def better_brief(s: Patriot, seat: int) -> int:
    opinion = opinion_of(s)
    best = s.looked[0]
    for brief in s.looked[1:]:
        if brief_value(s, seat, brief, opinion) > brief_value(s, seat, best, opinion) + 0.0001:
            best = brief
    return best


def choice(s: Patriot) -> Advice:
    brief = s.pack.briefs[s.brief]
    if not condition_holds(s):
        return CHOOSE[1], "why-only"
    better = line_value(s, brief.good) >= line_value(s, brief.bad)
    return (CHOOSE[0] if better else CHOOSE[1]), "why-better"


def bury(s: Patriot, seat: int) -> Move[Any]:
    opinion = opinion_of(s)
    which = 0
    for i in range(2):
        if brief_value(s, seat, s.briefs[len(s.briefs) - 1 - i], opinion) < -2.0:
            which |= 1 << i
    return BURY[which]


def scrap(s: Patriot) -> Move[Any]:
    """Throw high cards away unless the kept Brief wants them."""
    total = 0
    wanted: tuple[int, ...] = ()
    if s.kept != NONE:
        wanted = s.pack.briefs[s.kept].types
    for i in range(2):
        card = s.po[len(s.po) - 1 - i]
        value = card % VALUES + 1
        total += value if card // VALUES in wanted else -value
    return SCRAP if total < -4 else LEAVE


# Dice


def reroll(s: Patriot, seat: int) -> Advice:
    """Roll again when the average is better by more than the cards cost."""
    step = s.asker
    assert isinstance(step, Result)
    worth = [face_value(s, seat, step.tile, face) for face in range(1, 9)]
    gain = sum(worth) / 8 - worth[step.face - 1]
    if gain > 0.0 and may_order(s):
        return FREE_REROLL, "why-reroll"
    ask = s.ask_of(seat)
    assert ask is not None
    best: Move[Any] = ACCEPT
    best_cost = gain - 0.15
    for move in ask.moves:
        if isinstance(move, Reroll) and move.cards:
            cost = value_of(move.cards) * card_point(s)
            if cost < best_cost:
                best = move
                best_cost = cost
    return best, ("why-reroll" if isinstance(best, Reroll) else "why-accept")


def face_value(s: Patriot, seat: int, tile: int, face: int) -> float:
    pack = s.pack
    if tile == UNREST:
        return unrest_change(s, pack.unrest_faces[face - 1])
    if tile == PROJECT:
        by = pack.project_faces[min(8, face + s.spent[AUTOMATON]) - 1]
        return marker_value(s) * max(by, -s.markers[seat])
    if tile == MISSILES:
        hits = pack.missile_faces[face - 1]
        if s.armed:
            hits = max(hits, pack.missile_faces[min(8, face + pack.missile_bonus) - 1])
        return progress_value(s) * hits
    number = pack.exec_faces[max(1, face + pack.sheets[s.who[seat]].exec_roll) - 1]
    if number < 0:
        return -0.8 if s.supply[TROOPS] < pack.troops else -rioter_cost(s, 5)
    return strike_value(s, number)


def strike_value(s: Patriot, number: int) -> float:
    """The best executions with this result."""
    left = s.rioters.copy()
    total = 0.0
    for _ in range(number):
        best = worst_space(s, left)
        if best == NONE:
            break
        total += execution_value(s, best)
        left[best] -= 1
    return total


def worst_space(s: Patriot, left: list[int]) -> int:
    """Where a Rioter hurts most."""
    best = NONE
    for space in range(1, SPACES + 1):
        if left[space] and (
            best == NONE
            or SPACE_VALUE[s.campaign][space] / left[space]
            > SPACE_VALUE[s.campaign][best] / left[best]
        ):
            best = space
    return best


def strike(s: Patriot, moves: list[Any]) -> Advice:
    left = s.rioters.copy()
    most = 0
    for move in moves:
        most = max(most, len(move.spaces))
    chosen: list[int] = []
    for _ in range(most):
        space = worst_space(s, left)
        chosen.append(space)
        left[space] -= 1
    chosen.sort()
    return Strike(tuple(chosen)), "why-unblock"


def arm(s: Patriot) -> Advice:
    worth = 0.55 * progress_value(s) if s.armed < s.pack.armed_most else 0.0
    return (ARM, "why-arm") if worth > unrest_change(s, -2) else (SOOTHE, "why-calm")


def spend(s: Patriot) -> Advice:
    ask = s.asks[0]
    face = dict(ask.about)["face"]
    assert isinstance(face, int)
    faces = s.pack.missile_faces
    better = faces[min(8, face + s.pack.missile_bonus) - 1] > faces[face - 1]
    return (SPEND, "why-missile") if better else (HOLD, "why-save")


# The board


def pardon(s: Patriot, moves: list[Any]) -> Move[Any]:
    best: int = moves[0].spaces[0]
    for move in moves:
        here: int = move.spaces[0]
        if s.rioters[here] * rioter_cost(s, here) > s.rioters[best] * rioter_cost(s, best):
            best = here
    return PARDON[best]


def place(s: Patriot, moves: list[Any]) -> Move[Any]:
    """The spaces that would be missed most, one Troop each first."""
    n = len(moves[0].spaces)
    troops = s.troops.copy()
    chosen: list[int] = []
    for _ in range(n):
        best = NONE
        for space in range(1, SPACES + 1):
            if not s.rioters[space] and (
                best == NONE or guard_value(s, space, troops) > guard_value(s, best, troops)
            ):
                best = space
        chosen.append(best)
        troops[best] += 1
    chosen.sort()
    return Place(tuple(chosen))


def guard_value(s: Patriot, space: int, troops: list[int]) -> float:
    return (0.3 + SPACE_VALUE[s.campaign][space]) / (1 + 2 * troops[space])


def withdraw(s: Patriot, moves: list[Any]) -> Move[Any]:
    n = len(moves[0].spaces)
    troops = s.troops.copy()
    chosen: list[int] = []
    for _ in range(n):
        best = NONE
        for space in range(1, SPACES + 1):
            if troops[space] and (
                best == NONE or lone_value(s, space, troops) < lone_value(s, best, troops)
            ):
                best = space
        chosen.append(best)
        troops[best] -= 1
    chosen.sort()
    return Withdraw(tuple(chosen))


def lone_value(s: Patriot, space: int, troops: list[int]) -> float:
    return (0.3 + SPACE_VALUE[s.campaign][space]) / (2 * troops[space] - 1)


def worst_beacon(s: Patriot) -> Move[Any]:
    best = NONE
    for slot in range(len(s.lamps)):
        if s.lamps[slot] != FACE_UP and (
            best == NONE or beacon_value(s, s.slots[slot]) < beacon_value(s, s.slots[best])
        ):
            best = slot
    return DROP[best]


# Abilities


def before_trigger(s: Patriot, seat: int) -> Advice:
    """An unused step right: worth it when the event or the Threat is bad enough."""
    gain = step_gain(s, seat)
    enough = 2.5 if rounds_left(s) >= 2 else 0.5
    powers = steps_right(s, seat)
    if gain < enough or not powers:
        return PASS, "why-save"
    return powers[0], "why-step"


def step_gain(s: Patriot, seat: int) -> float:
    return track_value(s, s.track[seat] + 1) - track_value(s, s.track[seat])


def gift(s: Patriot, seat: int) -> Move[Any] | None:
    """Zam's Markers, as soon as they buy something."""
    if s.who[seat] != ZAM or s.once[seat]:
        return None
    need = s.pack.advance_markers
    return MARKERS_TO[seat] if s.markers[seat] < need else None


# Tiles


def act(s: Patriot, seat: int) -> Advice:
    """The best return for the action points, free things first; end when nothing pays."""
    present = gift(s, seat)
    if present is not None:
        return present, "why-gift"
    best: Move[Any] = END_MOVE
    best_rate = 0.12
    reason = "why-end"
    ask = s.ask_of(seat)
    assert ask is not None
    desk = Desk(s, seat)
    for move in ask.moves:
        assert isinstance(move, Tile)
        if move.tile == END:
            continue
        worth = tile_value(s, seat, move.tile, move.target, desk)
        ap = (
            deploy_price(s, seat, move.target) if move.tile == DEPLOY else price(s, seat, move.tile)
        )
        rate = worth / ap if ap else 20.0 * worth
        if rate > best_rate:
            best = move
            best_rate = rate
            reason = REASONS[move.tile]
    return best, reason


REASONS: Final = (
    "why-cards", "why-coins", "why-coins", "why-predict", "why-beacon", "why-beacon", "why-beacon",
    "why-use", "why-advance", "why-calm", "why-markers", "why-progress", "why-progress",
    "why-progress", "why-progress", "why-progress", "why-progress", "why-progress", "why-guard",
    "why-guard", "why-unblock", "why-end",
)  # fmt: skip


class Desk:
    """What tiles with several targets have in common, counted once while they are compared."""

    __slots__ = ("beacon", "dice", "s", "seat", "wanted")

    def __init__(self, s: Patriot, seat: int) -> None:
        self.s: Final = s
        self.seat: Final = seat
        self.wanted: tuple[int, ...] = ()
        self.beacon = 0.0
        self.dice: Final[dict[int, float]] = {}

    def wants(self, kind: int) -> bool:
        """Whether a single card of this type is the one the hand lacks most."""
        if not self.wanted:
            self.wanted = wanted_types(self.s, self.seat, 1)
        return self.wanted[kind] > 0

    def dice_value(self, tile: int) -> float:
        known = self.dice.get(tile)
        if known is None:
            known = dice_value(self.s, self.seat, tile)
            self.dice[tile] = known
        return known

    def mean_beacon(self) -> float:
        """The mean worth of the Beacons nobody has seen yet."""
        if self.beacon == 0.0:
            total = 0.0
            for beacon in self.s.beacons:
                total += beacon_value(self.s, beacon)
            self.beacon = total / len(self.s.beacons)
        return self.beacon


def tile_value(s: Patriot, seat: int, tile: int, target: int, desk: Desk) -> float:
    pack = s.pack
    if tile == PICK:
        return card_point(s) * MEAN_CARD * (1.1 if desk.wants(target) else 0.7)
    if tile == COIN:
        return coin_value(s) * min(pack.coin_gain, s.supply[0]) + unrest_change(s, pack.coin_cu)
    if tile == TAX:
        gain = min(pack.tax_gain, pack.base_most - s.base)
        return base_value(s) * gain * 0.9 + unrest_change(s, pack.tax_cu)
    if tile == PREDICT:
        return 0.9
    if tile == LAUNCH:
        paid = coin_value(s) * launch_coins(s, seat, tile)
        return beacon_value(s, s.slots[target]) - paid + launch_duty(s, seat)
    if tile == BLIND:
        return blind_value(s, seat, target, desk)
    if tile in (SWAP, MOVE):
        return 0.0
    if tile == USE:
        return use_value(s, s.pack.beacons[s.slots[target]].effect)
    if tile == ADVANCE:
        return advance_value(s, seat)
    if tile in (UNREST, PROJECT, EXEC):
        return desk.dice_value(tile)
    if tile == DEPLOY:
        return 0.0
    return campaign_value(s, seat, tile, target)


def launch_duty(s: Patriot, seat: int) -> float:
    """PAT-FLAW-5: M.W. must launch by round 3."""
    owes = s.who[seat] == MW and s.launched[seat] == 0 and s.round <= s.pack.beacon_round
    return 3.0 if owes else 0.0


def blind_value(s: Patriot, seat: int, slot: int, desk: Desk) -> float:
    paid = coin_value(s) * launch_coins(s, seat, BLIND)
    return desk.mean_beacon() - paid + launch_duty(s, seat) - 0.01 * beacon_value(s, s.slots[slot])


def use_value(s: Patriot, line: tuple[tuple[str, int], ...]) -> float:
    """In M.W.'s campaign a Beacon that can still be swept waits."""
    if s.campaign == EYES and short_of(s) and s.ap >= 2:
        return 0.0
    return line_value(s, line)


def advance_value(s: Patriot, seat: int) -> float:
    """Markers buy little else, except in Zam's campaign."""
    fuel = s.campaign == PROMETHEUS and short_of(s) > 0
    price = marker_value(s) if fuel else 0.25
    return step_gain(s, seat) - price * s.pack.advance_markers


def dice_value(s: Patriot, seat: int, tile: int) -> float:
    faces = [face_value(s, seat, tile, face) for face in range(1, 9)]
    mean = sum(faces) / 8
    paid = 3.0 * card_point(s)
    gain = 0.0
    for face in faces:  # a re-roll, paid with cards that are not missed much
        gain += max(0.0, mean - face - paid) / 8
    return mean + gain


def campaign_value(s: Patriot, seat: int, tile: int, target: int) -> float:
    campaign = s.pack.campaigns[s.campaign]
    gain = progress_value(s)
    unrest = unrest_change(s, campaign.cu) if campaign.cu else 0.0
    if tile == MISSILES:
        return dice_value(s, seat, tile) + unrest
    if tile == HEARING:
        return gain + unrest - 12.5 * card_point(s)
    if tile == FUEL:
        return gain + unrest - 4 * 0.9
    if tile == SWEEP:
        return gain + unrest
    if tile == BONDS:
        return gain
    if tile == PROVOKE:
        return provoke_value(s, seat, target + 1)
    assert tile == SITTING
    return sitting_value(s, seat) + unrest


def provoke_value(s: Patriot, seat: int, space: int) -> float:
    """A Rioter to be executed this turn: only with action points to spare."""
    out = s.pack.rioters - s.supply[RIOTERS]
    if short_of(s) <= out:
        return -1.0
    cost = price(s, seat, EXEC)
    left = s.ap - price(s, seat, PROVOKE)
    spare = left - cost * (out + 1) * (1.0 if rounds_left(s) else 1.6)
    if spare < 0 and (out >= 1 or not rounds_left(s)):
        return -1.0
    harm = SPACE_VALUE[IRON][space] + 0.3 * s.rioters[space]
    return 0.75 * progress_value(s) + 2 * card_point(s) * MEAN_CARD * 0.8 - harm


def sitting_value(s: Patriot, seat: int) -> float:
    """The mean of the Briefs that may come, by a third of them: another one each round."""
    opinion = opinion_of(s)
    total = 0.0
    number = 0
    for brief in s.briefs:
        if (brief + s.round) % 3 == 0:
            total += brief_value(s, seat, brief, opinion)
            number += 1
    return total / max(1, number)
