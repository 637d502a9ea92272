"""The small changes everything is made of. Each is followed by the test of the end (ROB-GOAL-5).

When the Revolution is decided, `verdict` is set and only the closing step is left to run; whoever
makes several changes looks at it between them.
"""

from uprising.kernel import at

from ..seen import events
from .cards import ADHESIVE, COMPARTMENT, LOUDSPEAKER, NONE, NPCS, OFFICE, SPACES, id_of
from .ending import stop
from .state import DISGRACE, DRAINED, LEVEL_HIT, SUCCESS, Robotariat


def gain(s: Robotariat, amount: int) -> None:
    """ROB-GOAL-1, ROB-GOAL-6: one shared track; success at the target (ROB-EDGE-18)."""
    if amount == 0:
        return
    s.funds += amount
    if s.telling:
        s.tell(events.FundsChanged(amount, s.funds))
    if s.funds >= s.count().target:
        stop(s, SUCCESS)


def lose(s: Robotariat, amount: int) -> None:
    """ROB-COMP-13, ROB-ENC-5: Funds never fall below 0 (ROB-EDGE-1)."""
    lost = min(amount, s.funds)
    if lost == 0:
        return
    s.funds -= lost
    if s.telling:
        s.tell(events.FundsChanged(-lost, s.funds))


def contribute(s: Robotariat, change: int) -> None:
    """ROB-COMP-11, ROB-ENC-5: 0 to 10; the Bursar watches (ROB-OBJ-4, ROB-EDGE-2, ROB-EDGE-38)."""
    before = s.contributions
    after = max(0, min(s.pack.most_contributions, before + change))
    if after == before:
        return
    s.contributions = after
    if after >= s.count().bursar and s.bursar == 0:
        s.bursar = LEVEL_HIT
    elif after == 0 and s.bursar == LEVEL_HIT:
        s.bursar = DRAINED
    if s.telling:
        s.tell(events.ContributionsChanged(after - before, after))


def repute(s: Robotariat, change: int) -> None:
    """ROB-COMP-14, ROB-GOAL-2: 0 to 7; at 0 the Revolution fails."""
    before = s.reputation
    after = max(0, min(s.pack.most_reputation, before + change))
    if after == before:
        return
    s.reputation = after
    if s.telling:
        s.tell(events.ReputationChanged(after - before, after))
    if after == 0:
        stop(s, DISGRACE)


def put_up(s: Robotariat, seat: int, shares: tuple[int, ...], from_junk: bool) -> None:
    """ROB-ACT-2, ROB-EDGE-45: posters go up anywhere, beside Oppressors too."""
    total = 0
    for space in range(len(shares)):
        count = shares[space]
        if count > 0:
            s.posters[space] += count
            total += count
            if s.telling:
                s.tell(events.PostersPlaced(at(seat), count, id_of(SPACES, space)))
    if from_junk:
        s.junk -= total
    else:
        s.supply -= total


def move_npc(s: Robotariat, npc: int, space: int) -> None:
    s.npcs[npc] = space
    if s.telling:
        s.tell(events.NpcMoved(id_of(NPCS, npc), id_of(SPACES, space)))


def move_token(s: Robotariat, path: int) -> None:
    """ROB-NPC-3: one step along the path of the X's colour."""
    s.token = s.arrow(s.token, path)
    if s.telling:
        s.tell(events.TokenMoved(id_of(SPACES, s.token)))


def fine(s: Robotariat, npc: int, space: int) -> None:
    """ROB-ENC-1 (b), ROB-COMP-15; ROB-UPG-6: not for a Hidden Compartment."""
    players = 0
    exempt = s.front[COMPARTMENT]
    for seat in range(s.seats):
        if s.places[seat] == space and seat != exempt:
            players += 1
    if players > 0:
        if s.telling:
            s.tell(events.Fined(id_of(NPCS, npc), players, id_of(SPACES, space)))
        lose(s, players * s.pack.fine)


def tear_down(s: Robotariat, npc: int, space: int) -> int:
    """ROB-ENC-1 (c): all posters go to the Junk Pile.

    ROB-UPG-5, ROB-CARD-11, ROB-EDGE-53: unless glued, where the holder stands at this moment.
    """
    count = s.posters[space]
    keeper = s.front[ADHESIVE]
    if count == 0 or (keeper != NONE and s.places[keeper] == space):
        return 0
    s.posters[space] = 0
    s.junk += count
    s.torn += count  # ROB-OBJ-8: every entry counts
    if s.torn > s.torn_most:
        s.torn_most = s.torn
    if s.telling:
        s.tell(events.PostersTorn(id_of(NPCS, npc), count, id_of(SPACES, space)))
    return count


def aftermath(s: Robotariat, space: int, suspicious: bool) -> None:
    """ROB-ENC-1 (d) and (e), ROB-EDGE-8: the Office is fined, and a crowd costs Reputation."""
    if space == OFFICE:
        contribute(s, -s.pack.office_fine)
    if suspicious:
        if s.telling:
            s.tell(events.Suspected(id_of(SPACES, space)))
        repute(s, -1)


def donation(s: Robotariat, space: int) -> int:
    """ROB-ENC-3, ROB-COMP-17: what a Civilian gives there, before Sliding Scale."""
    if s.oppressed(space):
        return 0  # ROB-EDGE-12
    pack = s.pack
    amount = s.poster_value(space) * pack.per_poster
    for place in s.places:
        if place == space:
            amount += pack.per_player
    loud = s.front[LOUDSPEAKER]
    if loud != NONE and s.places[loud] == space:  # ROB-UPG-3, ROB-CARD-7
        amount += pack.cards[LOUDSPEAKER].amount - pack.per_player
    if space == OFFICE:
        amount += s.reward()
    return amount


def donate(s: Robotariat, npc: int, change: int) -> None:
    """ROB-ENC-3: one atomic gain; `change` is Sliding Scale's, never below 0."""
    space = s.npcs[npc]
    amount = max(0, donation(s, space) + change)
    if amount > 0:
        if s.telling:
            s.tell(events.Donated(id_of(NPCS, npc), amount, id_of(SPACES, space)))
        gain(s, amount)
