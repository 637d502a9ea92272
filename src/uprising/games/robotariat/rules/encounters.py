"""What happens when a walker enters a space, and who may act in between."""

from typing import Any, ClassVar, Final

from uprising.kernel import Ask, Move, Step, at

from ..seen import events
from .answers import DECLINE, DECLINE_TURN, RESTORE, SLIDE, Decline, DeclineTurn, Restore, Slide
from .cards import ARCITECH, NONE, OFFICE, SLIDING, SPACES, face_id, id_of
from .effects import aftermath, donate, fine, tear_down
from .moves import Question
from .state import Robotariat


class Encounters(Step[Robotariat]):
    """The walkers that still have to encounter the space they entered, as bits."""

    def __init__(self, mask: int) -> None:
        self.mask: Final = mask

    def enter(self, s: Robotariat) -> None:
        resolve(s, self.mask)


def resolve(s: Robotariat, mask: int) -> None:
    """ROB-NPC-4, ROB-NPC-6: Oppressors before Civilians, the oldest first (ROB-EDGE-11).

    ROB-ENC-1, ROB-ENC-2: other Oppressors neither count nor react. ROB-ENC-4: nor do Civilians
    to Civilians. Where somebody may act in between, the rest waits behind that question.
    """
    if mask & 0b111000:
        for npc in (3, 4, 5):
            if not mask & (1 << npc):
                continue
            mask ^= 1 << npc
            space = s.npcs[npc]
            suspicious = s.crowd(space) >= s.pack.suspicion
            fine(s, npc, space)
            if tear_down(s, npc, space) > 0 and may_restore(s):
                s.then(RESTORING, AFTERMATH[2 * space + (1 if suspicious else 0)], ENCOUNTERS[mask])
                return
            aftermath(s, space, suspicious)
            if s.verdict:
                return
    for npc in (0, 1, 2):
        if not mask & (1 << npc):
            continue
        mask ^= 1 << npc
        if may_slide(s, s.npcs[npc]):
            s.then(SLIDING_SCALE[npc], ENCOUNTERS[mask])
            return
        donate(s, npc, 0)
        if s.verdict:
            return


class Aftermath(Step[Robotariat]):
    """ROB-ENC-1 (d), (e): what follows after ArciTech's window."""

    def __init__(self, space: int, suspicious: bool) -> None:
        self.space: Final = space
        self.suspicious: Final = suspicious

    def enter(self, s: Robotariat) -> None:
        aftermath(s, self.space, self.suspicious)


def may_restore(s: Robotariat) -> bool:
    """ROB-POWER-3, ROB-CHAR-3, ROB-EDGE-22, ROB-EDGE-23: once per NPC turn, not elsewhere."""
    return s.npc_turn and not s.restored and s.cast[ARCITECH] != NONE


class Restoring(Question):
    """ROB-CHAR-3, ROB-EDGE-21: ArciTech may put one of the torn posters up again, anywhere."""

    takes: ClassVar[tuple[type[Move[Any]], ...]] = (Restore, Decline, DeclineTurn)

    def options(self, s: Robotariat) -> list[Any]:
        return [DECLINE, *RESTORE, DECLINE_TURN]

    def enter(self, s: Robotariat) -> None:
        s.ask(self, Ask(s.cast[ARCITECH], "ask-restore", "ROB-CHAR-3", self.options(s)))

    def answer(self, s: Robotariat, seat: int, move: Move[Any]) -> None:
        if isinstance(move, Restore):
            s.restored = True
            s.junk -= 1
            s.posters[move.space] += 1
            if s.telling:
                s.tell(events.PosterRestored(at(seat), id_of(SPACES, move.space)))
            return
        if isinstance(move, DeclineTurn):
            s.restored = True
        if s.telling:
            s.tell(events.Declined(at(seat)))


def may_slide(s: Robotariat, space: int) -> bool:
    """ROB-UPG-2, ROB-EDGE-54: the holder's turn, and an Office Reward above 0 about to be paid."""
    return (
        space == OFFICE
        and s.front[SLIDING] == s.active
        and s.reward() > 0
        and not s.oppressed(space)
    )


class SlidingScale(Question):
    """ROB-UPG-2, ROB-CARD-10, ROB-EDGE-50: a throw of its own before the gain is booked."""

    takes: ClassVar[tuple[type[Move[Any]], ...]] = (Slide, Decline)

    def __init__(self, npc: int) -> None:
        self.npc: Final = npc

    def options(self, s: Robotariat) -> list[Any]:
        return [DECLINE, SLIDE]

    def enter(self, s: Robotariat) -> None:
        s.ask(self, Ask(s.active, "ask-slide", "ROB-UPG-2", self.options(s)))

    def answer(self, s: Robotariat, seat: int, move: Move[Any]) -> None:
        change = 0
        if isinstance(move, Slide):
            face = s.pack.red[s.chance("die.slide", len(s.pack.red))]
            change = s.pack.slide[face]
            if s.telling:
                s.tell(events.Slid(at(seat), face_id(face), change))
        donate(s, self.npc, change)


ENCOUNTERS: Final = [Encounters(mask) for mask in range(64)]
AFTERMATH: Final = [Aftermath(n // 2, n % 2 == 1) for n in range(2 * len(SPACES))]
RESTORING: Final = Restoring()
SLIDING_SCALE: Final = [SlidingScale(npc) for npc in range(3)]
