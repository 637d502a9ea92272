"""Who has won, and by what."""

from uprising.kernel import Outcome, at

from ..seen import events
from .cards import BOSS, LUDDITE, NONE, PROLET, SCAB, STARTUPPER, role_name
from .state import Bosses


def aim(s: Bosses, seat: int) -> tuple[int, int]:
    """How far a seat has come on its own way to win, and how far it has to come.

    FAB-WIN-6: for a Startupper the Fund counts. FAB-WIN-10: a Prolet wins with all workers alone,
    and so does a Scab, but for what hangs on a boss (FAB-WIN-7).
    """
    role = s.roles[seat]
    if role == BOSS:
        return s.coins[seat], s.size().boss_target
    if role == STARTUPPER:
        return s.coins[seat] + s.fund, len(s.roles)
    if role == LUDDITE:
        return s.destroyed, s.pack.destroyed_to_win
    return s.automated(), len(s.workers)


def holds(s: Bosses, seat: int) -> bool:
    """FAB-WIN-3, FAB-WIN-5, FAB-WIN-6, FAB-WIN-9: whether a condition of her own is met.

    FAB-WIN-10: a Prolet has none; a Scab's hangs on a boss (FAB-WIN-7).

    Cases: FAB-EDGE-14, FAB-EDGE-51.
    """
    role = s.roles[seat]
    if role in (PROLET, SCAB) or (role == STARTUPPER and s.stressed[seat]):
        return False
    reached, goal = aim(s, seat)
    return reached >= goal


def scabs_of(s: Bosses, boss: int) -> list[int]:
    """FAB-WIN-7, FAB-WIN-8, FAB-WIN-15: the Scabs who worked for her this round."""
    return [w for w in s.workers if s.roles[w] == SCAB and s.worked_for(w, boss)]


def winning_scabs(s: Bosses, boss: int) -> list[int]:
    """FAB-WIN-7, FAB-WIN-8: who wins with this boss, and the table is told."""
    scabs = scabs_of(s, boss)
    if s.telling:
        for scab in scabs:
            s.tell(events.WonWith(at(scab), at(boss)))
    return scabs


def end_by_declaration(s: Bosses, declared: list[int]) -> None:
    """FAB-WIN-2, FAB-WIN-12, FAB-WIN-14: everybody whose condition holds wins, and her Scabs.

    FAB-WIN-6: the Fund goes to a Startupper who declared and needs it.

    Cases: FAB-EDGE-16, FAB-EDGE-17, FAB-EDGE-18, FAB-EDGE-19, FAB-EDGE-20.
    """
    winners = [seat for seat in range(len(s.roles)) if holds(s, seat)]
    key = ending(s, winners)
    for boss in s.bosses:
        if boss in winners:
            winners += winning_scabs(s, boss)
    for worker in s.priority():
        needs = s.roles[worker] == STARTUPPER and s.coins[worker] < len(s.roles)
        if needs and worker in declared:
            take_fund(s, worker)
            break
    finish(s, winners, key, "FAB-WIN-12")


def ending(s: Bosses, winners: list[int]) -> str:
    """The text for these winners: one kind of player, or several at once."""
    kinds = sorted({s.roles[seat] for seat in winners})
    if len(kinds) > 1:
        return "end-together"
    if kinds[0] == STARTUPPER:
        return "end-startupper"
    return "end-luddite" if kinds[0] == LUDDITE else "end-boss"


def take_fund(s: Bosses, worker: int) -> None:
    """FAB-WIN-6: she takes the whole Fund at the moment of declaring."""
    if s.telling:
        s.tell(events.FundTaken(at(worker), s.fund))
    s.coins[worker] += s.fund
    s.fund = 0


def end_by_collective_victory(s: Bosses) -> None:
    """FAB-WIN-4, FAB-WIN-17: all workers win, and a boss who has her target at this step.

    Cases: FAB-EDGE-52, FAB-EDGE-59.
    """
    target = s.size().boss_target
    rich = [boss for boss in s.bosses if s.coins[boss] >= target]
    finish(s, [*s.workers, *rich], "end-collective", "FAB-WIN-4")


def end_by_monopoly(s: Bosses, survivor: int) -> None:
    """FAB-MONO-3, FAB-MONO-5, FAB-MONO-7: only the count of robots decides.

    Cases: FAB-EDGE-53, FAB-EDGE-63.
    """
    if survivor == NONE:
        finish(s, list(s.workers), "end-no-boss", "FAB-MONO-5")
    elif s.automated() >= s.half():
        finish(s, list(s.workers), "end-monopoly-workers", "FAB-MONO-3")
    else:
        finish(s, [survivor, *winning_scabs(s, survivor)], "end-monopoly-boss", "FAB-MONO-3")


def finish(s: Bosses, winners: list[int], key: str, rule: str) -> None:
    """FAB-WIN-16: the game ends here; the roles are turned up.

    FAB-WIN-18: after a workers' victory the ending's words invite to donate the coins.
    """
    if s.telling:
        for worker in s.workers:
            s.tell(events.RoleShown(at(worker), role_name(s.roles[worker])))
    scores = tuple([1 if seat in winners else 0 for seat in range(len(s.roles))])
    s.finish(Outcome(tuple(sorted(winners)), key, rule, scores))
