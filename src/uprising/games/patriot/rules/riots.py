"""Riots, Rioters and Troops; Threat and Civil Unrest, which bring them."""

from typing import Final

from uprising.kernel import Outcome, Step, at

from ..seen import events
from .cards import JACK, RIOT_NAMES, SAMUEL, signed, thing
from .draws import discard_random, step_left, step_standee, tell_weakness
from .state import COINS, RIOTERS, TROOPS, Patriot

LOST_BY_THREAT: Final = [
    Outcome((), "end-threat", "PAT-GOAL-3", (0,)),
    Outcome((), "end-threat", "PAT-GOAL-3", (0, 0)),
]


def tell_change(s: Patriot, what: str, by: int, now: int) -> None:
    """Tell that a shared number went up or down, if it did."""
    if by and s.telling:
        s.tell(events.Changed(thing(what), by, now, signed(by)))


def roll(s: Patriot) -> int:
    """PAT-COMP-12: one D8."""
    face = s.chance("d8", 8) + 1
    if s.telling:
        s.tell(events.Rolled(at(s.turn), face))
    return face


def threat(s: Patriot, n: int) -> None:
    """PAT-EFF-2, PAT-GOAL-3: at its limit the game is lost at once. Push nothing after this."""
    before = s.threat
    s.threat = max(0, before + n)
    tell_change(s, "threat", s.threat - before, s.threat)
    if s.threat >= s.pack.threat_limit[s.seats - 1]:
        s.finish(LOST_BY_THREAT[s.seats - 1])


def unrest(s: Patriot, n: int) -> None:
    """PAT-EFF-1, PAT-RIOT-1: at 6 a riot at once, CU back to 0, the excess is lost."""
    # Seen at work in PAT-EDGE-1, PAT-EDGE-2
    before = s.cu
    s.cu = min(s.pack.unrest_limit, max(0, before + n))
    tell_change(s, "cu", s.cu - before, s.cu)
    if s.cu == s.pack.unrest_limit:
        s.cu = 0
        s.push(RIOT)
        if s.telling:
            s.tell(events.UnrestBoiledOver())


def coins(s: Patriot, n: int) -> None:
    """PAT-EFF-3, PAT-SUP-1: the Treasury; gains are limited by the supply, losses stop at 0."""
    # Seen at work in PAT-EDGE-31
    by = min(n, s.supply[COINS]) if n > 0 else -min(-n, s.coins)
    s.coins += by
    s.supply[COINS] -= by
    tell_change(s, "coins", by, s.coins)


def base_taxes(s: Patriot, n: int) -> None:
    """PAT-EFF-4."""
    before = s.base
    s.base = min(s.pack.base_most, max(0, before + n))
    tell_change(s, "base-taxes", s.base - before, s.base)


def progress(s: Patriot, n: int) -> None:
    """PAT-CAMP-1, PAT-CAMP-9: progress is shared and has no upper limit."""
    s.progress += n
    tell_change(s, s.pack.campaigns[s.campaign].token, n, s.progress)


def arm_missiles(s: Patriot, n: int) -> None:
    """PAT-POS-1, PAT-CTILE-1: missiles are armed, or spent."""
    s.armed += n
    tell_change(s, "armed", n, s.armed)


def place_rioter(s: Patriot, space: int) -> None:
    """PAT-RIOT-4, PAT-RIOT-7, PAT-EFF-9. Push nothing after this: it may end the game."""
    # Seen at work in PAT-EDGE-5, PAT-EDGE-33, PAT-RIOT-9
    if s.supply[RIOTERS] == 0:
        threat(s, 1)
    elif s.troops[space]:
        s.troops[space] -= 1
        s.supply[TROOPS] += 1
        if s.telling:
            s.tell(events.RioterStopped(space))
    else:
        s.rioters[space] += 1
        s.supply[RIOTERS] -= 1
        if s.telling:
            s.tell(events.RioterCame(space))


def remove_rioters(s: Patriot, spaces: tuple[int, ...]) -> None:
    for space in spaces:
        s.rioters[space] -= 1
    s.supply[RIOTERS] += len(spaces)


def execute(s: Patriot, spaces: tuple[int, ...]) -> None:
    """PAT-EFF-13; PAT-AIM-5: every executed Rioter is Order in Viktor's campaign."""
    if not spaces:
        return
    remove_rioters(s, spaces)
    if s.telling:
        s.tell(events.RiotersExecuted(spaces))
    if s.pack.campaigns[s.campaign].token == "order":
        progress(s, len(spaces))
    calm_down(s)


def calm_down(s: Patriot) -> None:
    """PAT-RIOT-5: when no Rioter is on the board, all Riot cards in play are discarded."""
    # Seen at work in PAT-EDGE-6, PAT-EDGE-7
    if s.riots and s.supply[RIOTERS] == s.pack.rioters:
        s.riot_discard.extend(s.riots)
        s.riots.clear()
        if s.telling:
            s.tell(events.RiotsOver())


class RiotIncitedStep(Step[Patriot]):
    """PAT-RIOT-2: weaknesses first, the active player's before the other's; then the card."""

    # Seen at work in PAT-EDGE-44

    def enter(self, s: Patriot) -> None:
        first = not s.rioted
        s.rioted = True
        if s.telling:
            s.tell(events.RiotIncited())
        s.push(RIOT_CARD)
        for i in range(s.seats):
            seat = (s.turn + i) % s.seats
            if s.who[seat] == JACK and first:
                self.unsettle_jack(s, seat)
            elif s.who[seat] == SAMUEL:
                tell_weakness(s, seat)
                discard_random(s, seat, 1)  # PAT-FLAW-7

    def unsettle_jack(self, s: Patriot, seat: int) -> None:
        """PAT-FLAW-2, PAT-TRACK-2: one left, from -2 to Base."""
        # Seen at work in PAT-EDGE-16, PAT-EDGE-17, PAT-EX-13
        tell_weakness(s, seat)
        if s.track[seat] == -s.pack.track_end:
            step_standee(s, seat, 0)
        else:
            step_left(s, seat)


class RiotCard(Step[Patriot]):
    """PAT-RIOT-2 (b), PAT-RIOT-6: a Riot card comes into play, or Threat if none is left."""

    def enter(self, s: Patriot) -> None:
        deck = s.riot_deck
        if not deck:
            deck.extend(s.riot_discard)
            s.riot_discard.clear()
            if not deck:
                threat(s, s.pack.no_riot_threat)
                return
            s.shuffle("riots", deck)
            if s.telling:
                s.tell(events.Shuffled("~id-deck-riots"))
        riot = deck.pop()
        s.riots.append(riot)
        if s.telling:
            s.tell(events.RiotCame(thing(RIOT_NAMES[riot])))
        s.push(Arrival(riot, 0))


class Arrival(Step[Patriot]):
    """PAT-RIOT-3: a card's Rioters arrive in printed order; 0 means a rolled space."""

    def __init__(self, riot: int, at: int) -> None:
        self.riot: Final = riot
        self.at: Final = at

    def enter(self, s: Patriot) -> None:
        spaces = s.pack.riots[self.riot].rioters
        if self.at == len(spaces):
            calm_down(s)
            return
        s.push(Arrival(self.riot, self.at + 1))
        space = spaces[self.at]
        place_rioter(s, space if space else roll(s))


RIOT: Final = RiotIncitedStep()
RIOT_CARD: Final = RiotCard()
