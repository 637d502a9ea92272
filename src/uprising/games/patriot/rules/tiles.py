"""The board's tiles: each with its price, Defense Space, targets, refusals and effect.

PAT-ACT-4: the price is paid first, then comes the cost's Civil Unrest, then the effect. Tiles that
roll are in `dice.py`, those of the campaigns in `campaign_tiles.py`.
"""

from __future__ import annotations

from typing import Final

from uprising.kernel import Move, Refusal, Step, at

from ..seen import events
from .briefs import PREDICTION
from .cards import BEACON_NAMES, NONE, TYPES, VIKTOR, WAR, Pack, briefs_named, thing
from .decks import briefs_ready, draw_brief, put_under, turn_up
from .draws import advance_tile, draw_types, markers, tell_weakness
from .effects import Effects, can_resolve
from .payments import DiscardOwn
from .position import any_open_space, may_march, slots_with
from .riots import base_taxes, coins, unrest
from .state import (
    COINS,
    FACE_UP,
    LATE_PREDICTION,
    LAUNCHED,
    NODE,
    PREDICTED,
    TROOPS,
    USED,
    Patriot,
)  # fmt: skip
from .troops import MARCH, PlaceTroops

OTHER_CAMPAIGN: Final = Refusal("refuse-campaign", "PAT-BOARD-14")
BLOCKED: Final = Refusal("refuse-blocked", "PAT-TILE-9")
NO_AP: Final = Refusal("refuse-ap", "PAT-ACT-5")
TWICE: Final = Refusal("refuse-twice", "PAT-TILE-1")
NO_SOLDIER: Final = Refusal("refuse-no-soldier", "PAT-FLAW-10")
NO_CARD: Final = Refusal("refuse-no-card", "PAT-GATHER-5")
NO_COIN_LEFT: Final = Refusal("refuse-no-coin-left", "PAT-ACT-5")
FULL_TAX: Final = Refusal("refuse-tax", "PAT-BOARD-6")
ALREADY_PREDICTED: Final = Refusal("refuse-predicted", "PAT-BOARD-7")
NO_COINS: Final = Refusal("refuse-coins", "PAT-ACT-5")
NO_MARKERS: Final = Refusal("refuse-markers", "PAT-ACT-5")
IS_LAUNCHED: Final = Refusal("refuse-launched", "PAT-BEACON-2")
NO_SWAP: Final = Refusal("refuse-launched", "PAT-BEACON-5")
NOT_LAUNCHED: Final = Refusal("refuse-not-launched", "PAT-BEACON-3")
IS_USED: Final = Refusal("refuse-used", "PAT-BEACON-3")
BEACON_PAYMENT: Final = Refusal("refuse-beacon-payment", "PAT-BEACON-6")
TRACK_END: Final = Refusal("refuse-track-end", "PAT-TRACK-1")
NO_TROOP_LEFT: Final = Refusal("refuse-no-troop-left", "PAT-ACT-5")
NO_SPACE: Final = Refusal("refuse-no-space", "PAT-TILE-6")
NO_MARCH: Final = Refusal("refuse-no-march", "PAT-ACT-5")


class UseTile(Move[Patriot]):
    """PAT-ACT-1: use a tile, on one of its targets."""

    def __init__(self, tile: Tile, target: int) -> None:
        self.tile: Final = tile
        self.target: Final = target

    def text(self) -> str:
        spelt = self.tile.spell(self.target)
        return f"{self.tile.word} {spelt}" if spelt else self.tile.word

    def refusal(self, s: Patriot, seat: int) -> Refusal | None:
        return self.tile.refusal(s, seat, self.target)


class Tile:
    """A tile of the board.

    Its targets are numbers from 0 and stand for a `what`: a "type", a "slot", a "space", a number
    of "troops"; players count them from `first`. Of "slots" a target is a set, as bits. A tile
    without targets has the one target 0.
    """

    # Seen at work in PAT-EDGE-3, PAT-EDGE-4, PAT-EDGE-36, PAT-EDGE-47, PAT-EX-12

    def __init__(self, word: str, what: str = "", first: int = 0, size: int = 1) -> None:
        self.word: Final = word
        self.what: Final = what
        self.first: Final = first
        self.size: Final = size
        targets = range(1, 1 << size) if what == "slots" else range(size)
        self.moves: Final = [UseTile(self, target) for target in targets]
        self.listed: Final = [
            [move for move in self.moves if self.bits(move.target) & ~mask == 0]
            for mask in range(1 << size)
        ]

    def bits(self, target: int) -> int:
        return target if self.what == "slots" else 1 << target

    def spell(self, target: int) -> str:
        """A target as players write it."""
        if self.what == "type":
            return TYPES[target]
        if self.what == "slots":
            return " ".join([str(slot + 1) for slot in range(self.size) if target >> slot & 1])
        return str(target + self.first) if self.what else ""

    # What it costs

    def price(self, s: Patriot, seat: int, target: int = 0) -> int:
        """The action points, for this seat's character."""
        return 0

    def space(self, pack: Pack) -> int:
        """The Defense Space where Rioters block the tile; 0 if it has none."""
        return 0

    # What is possible, and why not

    def closed(self, s: Patriot, seat: int) -> Refusal | None:
        """Why the tile cannot be used on any target; None if it depends on the target."""
        space = self.space(s.pack)
        if space and s.rioters[space]:
            return BLOCKED
        return NO_AP if s.ap < self.price(s, seat) else self.lacks(s, seat)

    def lacks(self, s: Patriot, seat: int) -> Refusal | None:
        """What else than action points is missing."""
        return None

    def targets(self, s: Patriot, seat: int) -> int:
        """The targets of a tile that is not closed, as bits."""
        return 1

    def missed(self, s: Patriot, seat: int, target: int) -> Refusal:
        """Why this is not among the targets."""
        return NO_AP

    def refusal(self, s: Patriot, seat: int, target: int) -> Refusal | None:
        no = self.closed(s, seat)
        if no is not None or self.bits(target) & ~self.targets(s, seat) == 0:
            return no
        return self.missed(s, seat, target)

    def add_legal(self, s: Patriot, seat: int, moves: list[UseTile]) -> None:
        """Add all moves with this tile that are not refused; the faster path to asking them all.

        Of the campaigns' tiles this is asked of the campaign's own alone.
        """
        if s.ap < self.price(s, seat):
            return
        space = self.space(s.pack)
        if (space and s.rioters[space]) or self.lacks(s, seat) is not None:
            return
        if self.what:
            moves += self.listed[self.targets(s, seat)]
        else:
            moves.append(self.moves[0])

    # What it does

    def apply(self, s: Patriot, seat: int, target: int) -> None:
        """The effect, once the action points are paid."""
        raise NotImplementedError

    def reroll_price(self, pack: Pack) -> int:
        """Of a tile that rolls: how many cards pay for another roll; 0 if none can."""
        return 0

    def reroll_types(self) -> int:
        """Of a tile that rolls: the types of these cards, as bits."""
        return (1 << len(TYPES)) - 1

    def outlook(self, s: Patriot, face: int) -> tuple[int, str, int]:
        """Of a tile that rolls: what a natural result counts as, and what it would do."""
        raise NotImplementedError

    def settle(self, s: Patriot, face: int) -> None:
        """Of a tile that rolls: what the final roll does."""
        raise NotImplementedError


class PickTile(Tile):
    """PAT-BOARD-1 to -4, PAT-TILE-1: a card of a type; at most 2 uses per type."""

    def price(self, s: Patriot, seat: int, target: int = 0) -> int:
        return s.pack.pick_ap

    def closed(self, s: Patriot, seat: int) -> Refusal | None:
        return None  # what is wrong with the type is said before a lack of action points

    def targets(self, s: Patriot, seat: int) -> int:
        mask = 0
        if s.ap >= s.pack.pick_ap:
            for kind in range(len(TYPES)):
                if s.spent[kind] < s.pack.pick_most and (s.piles[kind] or s.available(kind)):
                    mask |= 1 << kind
        return mask & ~(1 << WAR) if s.pack.sheets[s.who[seat]].no_war else mask

    def missed(self, s: Patriot, seat: int, target: int) -> Refusal:
        if target == WAR and s.pack.sheets[s.who[seat]].no_war:
            return NO_SOLDIER
        if s.spent[target] >= s.pack.pick_most:
            return TWICE
        return NO_AP if s.ap < s.pack.pick_ap else NO_CARD

    def apply(self, s: Patriot, seat: int, target: int) -> None:
        s.spent[target] += 1
        draw_types(s, seat, ONE_OF[target])


ONE_OF: Final = ((1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1))


class CoinTile(Tile):
    """PAT-BOARD-5, PAT-TILE-2: coins; here they come before the unrest."""

    def price(self, s: Patriot, seat: int, target: int = 0) -> int:
        return s.pack.coin_ap

    def space(self, pack: Pack) -> int:
        return pack.coin_space

    def lacks(self, s: Patriot, seat: int) -> Refusal | None:
        return None if s.supply[COINS] else NO_COIN_LEFT

    def apply(self, s: Patriot, seat: int, target: int) -> None:
        coins(s, s.pack.coin_gain)
        unrest(s, s.pack.coin_cu)


class TaxTile(Tile):
    """PAT-BOARD-6, PAT-TILE-2: Base Taxes; they come before the unrest, too."""

    def price(self, s: Patriot, seat: int, target: int = 0) -> int:
        return s.pack.tax_ap

    def space(self, pack: Pack) -> int:
        return pack.tax_space

    def lacks(self, s: Patriot, seat: int) -> Refusal | None:
        return None if s.base < s.pack.base_most else FULL_TAX

    def apply(self, s: Patriot, seat: int, target: int) -> None:
        base_taxes(s, s.pack.tax_gain)
        unrest(s, s.pack.tax_cu)


class PredictTile(Tile):
    """PAT-BOARD-7, PAT-TILE-5: two Briefs are drawn, and seen by both."""

    # Seen at work in PAT-EDGE-26, PAT-HIDE-4

    def price(self, s: Patriot, seat: int, target: int = 0) -> int:
        return s.pack.predict_ap

    def lacks(self, s: Patriot, seat: int) -> Refusal | None:
        late = LATE_PREDICTION in s.house and s.kept != NONE  # the partner's waits already
        free = s.spent[PREDICTED] < s.pack.predict_most and not late
        return None if free else ALREADY_PREDICTED

    def apply(self, s: Patriot, seat: int, target: int) -> None:
        s.spent[PREDICTED] += 1
        briefs_ready(s, 2)
        s.looked = [draw_brief(s), draw_brief(s)]
        if s.telling:
            s.tell(events.BriefsSeen(briefs_named(s.looked)))
        s.push(PREDICTION)


class LaunchTile(Tile):
    """PAT-BOARD-8, PAT-BEACON-1, -2, -7: one of the coins paid marks the Beacon.

    The others go to supply.
    """

    # Seen at work in PAT-EDGE-50, PAT-EDGE-52, PAT-BEACON-7

    def printed_ap(self, pack: Pack) -> int:
        return pack.launch_ap

    def printed_coins(self, pack: Pack) -> int:
        return pack.launch_coins

    def price(self, s: Patriot, seat: int, target: int = 0) -> int:
        return max(0, self.printed_ap(s.pack) + s.pack.sheets[s.who[seat]].launch_ap)

    def coin_price(self, s: Patriot, seat: int) -> int:
        """PAT-CHAR-7: price changes are added up, then cut off at 0."""
        changes = s.pack.sheets[s.who[seat]].launch_coins - s.spent[NODE]
        return max(0, self.printed_coins(s.pack) + changes)

    def space(self, pack: Pack) -> int:
        return pack.launch_space

    def lacks(self, s: Patriot, seat: int) -> Refusal | None:
        return NO_COINS if s.coins < self.coin_price(s, seat) else None

    def targets(self, s: Patriot, seat: int) -> int:
        return slots_with(s, FACE_UP)

    def missed(self, s: Patriot, seat: int, target: int) -> Refusal:
        return IS_LAUNCHED

    def turn_up(self, s: Patriot, slot: int) -> None:
        """The card is the one that lies there."""

    def apply(self, s: Patriot, seat: int, target: int) -> None:
        paid = self.coin_price(s, seat)
        s.spent[NODE] = 0
        if paid:
            s.coins -= paid
            s.supply[COINS] += paid - 1
        elif s.supply[COINS]:
            s.supply[COINS] -= 1
        else:
            s.coins -= 1
        if paid and s.telling:
            s.tell(events.Changed("~id-coins", -paid, s.coins, f"-{paid}"))
        self.turn_up(s, target)
        s.lamps[target] = LAUNCHED
        s.launched[seat] += 1
        if s.telling:
            s.tell(
                events.BeaconLaunched(at(seat), target + 1, thing(BEACON_NAMES[s.slots[target]]))
            )


class BlindLaunchTile(LaunchTile):
    """PAT-BOARD-8, PAT-BEACON-2: the pile's top card comes into the slot and is launched."""

    def printed_ap(self, pack: Pack) -> int:
        return pack.blind_ap

    def printed_coins(self, pack: Pack) -> int:
        return pack.blind_coins

    def turn_up(self, s: Patriot, slot: int) -> None:
        old = s.slots[slot]
        turn_up(s, slot)
        put_under(s, old)


class SwapTile(Tile):
    """PAT-BOARD-9, PAT-BEACON-5: replacements are drawn before the replaced go under the pile."""

    def price(self, s: Patriot, seat: int, target: int = 0) -> int:
        return s.pack.swap_ap

    def targets(self, s: Patriot, seat: int) -> int:
        return slots_with(s, FACE_UP)

    def missed(self, s: Patriot, seat: int, target: int) -> Refusal:
        return NO_SWAP

    def apply(self, s: Patriot, seat: int, target: int) -> None:
        slots = [slot for slot in range(len(s.slots)) if target >> slot & 1]
        old = [s.slots[slot] for slot in slots]
        for slot in slots:
            turn_up(s, slot)
        for beacon in old:
            put_under(s, beacon)


class BeaconTile(Tile):
    """PAT-BOARD-10, PAT-BEACON-3: a launched Beacon is used."""

    def price(self, s: Patriot, seat: int, target: int = 0) -> int:
        return s.pack.use_ap

    def space(self, pack: Pack) -> int:
        return pack.use_space

    def targets(self, s: Patriot, seat: int) -> int:
        mask = 0
        lamps = s.lamps
        for slot in range(len(lamps)):
            if lamps[slot] == LAUNCHED and can_resolve(s, s.pack.beacons[s.slots[slot]].effect):
                mask |= 1 << slot
        return mask

    def missed(self, s: Patriot, seat: int, target: int) -> Refusal:
        if s.lamps[target] == USED:
            return IS_USED
        return NOT_LAUNCHED if s.lamps[target] == FACE_UP else BEACON_PAYMENT

    def apply(self, s: Patriot, seat: int, target: int) -> None:
        s.lamps[target] = USED
        if s.telling:
            s.tell(events.BeaconUsed(at(seat), thing(BEACON_NAMES[s.slots[target]])))
        s.push(Effects(s.pack.beacons[s.slots[target]].effect, 0))


class AdvanceTile(Tile):
    """PAT-BOARD-11, PAT-TRACK-1: Markers for a step to the right."""

    def price(self, s: Patriot, seat: int, target: int = 0) -> int:
        return s.pack.advance_ap

    def lacks(self, s: Patriot, seat: int) -> Refusal | None:
        if s.markers[seat] < s.pack.advance_markers:
            return NO_MARKERS
        return None if s.track[seat] < s.pack.track_end else TRACK_END

    def apply(self, s: Patriot, seat: int, target: int) -> None:
        markers(s, seat, -s.pack.advance_markers)
        if s.who[seat] == VIKTOR and s.hand_size(seat):
            tell_weakness(s, seat)
            s.then(VIKTOR_DISCARDS, ADVANCED)  # PAT-FLAW-8, PAT-CHAR-6
        else:
            advance_tile(s, seat)


class Advanced(Step[Patriot]):
    """PAT-TRACK-1: the Advance tile, once everything is paid."""

    def enter(self, s: Patriot) -> None:
        advance_tile(s, s.turn)


class DeployTile(Tile):
    """PAT-BOARD-15: 2, 3 or 4 Troops."""

    def price(self, s: Patriot, seat: int, target: int = 0) -> int:
        return s.pack.deploy_ap[target] + s.pack.sheets[s.who[seat]].deploy_ap

    def space(self, pack: Pack) -> int:
        return pack.deploy_space

    def lacks(self, s: Patriot, seat: int) -> Refusal | None:
        if s.supply[TROOPS] == 0:
            return NO_TROOP_LEFT
        return None if any_open_space(s) else NO_SPACE

    def targets(self, s: Patriot, seat: int) -> int:
        mask = 0
        for size in range(self.size):
            if s.ap >= self.price(s, seat, size):
                mask |= 1 << size
        return mask

    def apply(self, s: Patriot, seat: int, target: int) -> None:
        s.push(PlaceTroops(s.pack.deploy_troops[target]))


class MarchTile(Tile):
    """PAT-BOARD-16: Troops move."""

    def price(self, s: Patriot, seat: int, target: int = 0) -> int:
        return s.pack.move_ap

    def lacks(self, s: Patriot, seat: int) -> Refusal | None:
        return None if may_march(s) else NO_MARCH

    def apply(self, s: Patriot, seat: int, target: int) -> None:
        s.push(MARCH)


class CampaignTile(Tile):
    """PAT-BOARD-14: only the tile of the campaign that is played can be used."""

    # Seen at work in PAT-CAMP-3, PAT-CAMP-5, PAT-EDGE-48

    def __init__(
        self, word: str, campaign: int, what: str = "", first: int = 0, size: int = 1
    ) -> None:
        super().__init__(word, what, first, size)
        self.campaign: Final = campaign

    def price(self, s: Patriot, seat: int, target: int = 0) -> int:
        return s.pack.campaigns[self.campaign].ap

    def space(self, pack: Pack) -> int:
        return pack.camp_space

    def closed(self, s: Patriot, seat: int) -> Refusal | None:
        return super().closed(s, seat) if s.campaign == self.campaign else OTHER_CAMPAIGN

    def lacks(self, s: Patriot, seat: int) -> Refusal | None:
        campaign = s.pack.campaigns[self.campaign]
        if s.markers[seat] < campaign.markers:
            return NO_MARKERS
        return NO_COINS if s.coins < campaign.coins else None

    def pay(self, s: Patriot, seat: int) -> None:
        campaign = s.pack.campaigns[self.campaign]
        markers(s, seat, -campaign.markers)
        coins(s, -campaign.coins)

    def apply(self, s: Patriot, seat: int, target: int) -> None:
        self.pay(s, seat)
        self.progress(s, target)
        unrest(s, s.pack.campaigns[self.campaign].cu)  # on the stack it comes before the progress

    def progress(self, s: Patriot, target: int) -> None:
        """What the tile does for the campaign."""
        raise NotImplementedError


ADVANCED: Final = Advanced()
VIKTOR_DISCARDS: Final = DiscardOwn(1, 0)
PICK: Final = PickTile("pick", "type", 0, 4)
COIN: Final = CoinTile("coins")
TAX: Final = TaxTile("tax")
PREDICT: Final = PredictTile("predict")
LAUNCH: Final = LaunchTile("launch", "slot", 1, 4)
BLIND: Final = BlindLaunchTile("launch-blind", "slot", 1, 4)
SWAP: Final = SwapTile("swap", "slots", 1, 4)
USE: Final = BeaconTile("use", "slot", 1, 4)
ADVANCE: Final = AdvanceTile("advance")
DEPLOY: Final = DeployTile("deploy", "troops", 2, 3)
MOVE: Final = MarchTile("march")
END: Final = Tile("end")  # PAT-ACT-6: ending is always legal
END_MOVE: Final = END.moves[0]
