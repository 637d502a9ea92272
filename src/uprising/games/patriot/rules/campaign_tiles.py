"""The campaigns' own tiles, but for the missiles, which roll (PAT-CTILE-2 to PAT-CTILE-7)."""

from typing import Final

from uprising.kernel import Refusal

from .briefs import SITTING_STEP
from .cards import EYES, IRON, PROMETHEUS, RESERVE, SPACES, SUCCESSION, TRIBUNAL, TYPES
from .effects import Effects
from .payments import HEARING_CARDS, DiscardOwn
from .position import slots_with, spaces_without, type_points
from .state import LAUNCHED, RIOTERS, USED, Patriot
from .tiles import CampaignTile

NO_SWEEP_USED: Final = Refusal("refuse-used", "PAT-CTILE-4")
NO_SWEEP: Final = Refusal("refuse-not-launched", "PAT-CTILE-4")
NO_RIOTER_LEFT: Final = Refusal("refuse-no-rioter-left", "PAT-CTILE-5")
TROOPS_THERE: Final = Refusal("refuse-troops-there", "PAT-CTILE-5")
NO_HEARING: Final = Refusal("refuse-hearing", "PAT-CTILE-2")


class HearingTile(CampaignTile):
    """PAT-CTILE-2: cards of all four types with enough value bring a Verdict."""

    def lacks(self, s: Patriot, seat: int) -> Refusal | None:
        no = super().lacks(s, seat)
        if no is not None:
            return no
        total = 0
        for kind in range(len(TYPES)):
            points = type_points(s, seat, kind)
            if points == 0:
                return NO_HEARING
            total += points
        return None if total >= s.pack.hearing_value else NO_HEARING

    def apply(self, s: Patriot, seat: int, target: int) -> None:
        """The cards are part of the price, so the unrest waits for them."""
        self.pay(s, seat)
        cu = s.pack.campaigns[self.campaign].cu
        s.then(HEARING_DISCARD, Effects((("cu", cu), ("progress", 1)), 0))


class ProgressTile(CampaignTile):
    """PAT-CTILE-3, PAT-CTILE-6: what is paid is one step of progress."""

    def progress(self, s: Patriot, target: int) -> None:
        s.push(ONE_PROGRESS)


class SweepTile(ProgressTile):
    """PAT-CTILE-4: a launched Beacon is used up for Intel."""

    def targets(self, s: Patriot, seat: int) -> int:
        return slots_with(s, LAUNCHED)

    def missed(self, s: Patriot, seat: int, target: int) -> Refusal:
        return NO_SWEEP_USED if s.lamps[target] == USED else NO_SWEEP

    def progress(self, s: Patriot, target: int) -> None:
        super().progress(s, target)
        s.lamps[target] = USED


class ProvokeTile(CampaignTile):
    """PAT-CTILE-5: a Rioter on a space without Troops, and War cards."""

    def lacks(self, s: Patriot, seat: int) -> Refusal | None:
        return super().lacks(s, seat) if s.supply[RIOTERS] else NO_RIOTER_LEFT

    def targets(self, s: Patriot, seat: int) -> int:
        return spaces_without(s.troops)

    def missed(self, s: Patriot, seat: int, target: int) -> Refusal:
        return TROOPS_THERE

    def progress(self, s: Patriot, target: int) -> None:
        s.push(Effects((("rioter", target + 1), ("war", s.pack.provoke_cards)), 0))


class SittingTile(CampaignTile):
    """PAT-CTILE-7: another Brief is resolved."""

    def progress(self, s: Patriot, target: int) -> None:
        s.push(SITTING_STEP)


HEARING_DISCARD: Final = DiscardOwn(0, HEARING_CARDS)
ONE_PROGRESS: Final = Effects((("progress", 1),), 0)
HEARING: Final = HearingTile("hearing", TRIBUNAL)
FUEL: Final = ProgressTile("fuel", PROMETHEUS)
SWEEP: Final = SweepTile("sweep", EYES, "slot", 1, 4)
PROVOKE: Final = ProvokeTile("provoke", IRON, "space", 1, SPACES)
BONDS: Final = ProgressTile("bonds", RESERVE)
SITTING: Final = SittingTile("sitting", SUCCESSION)
