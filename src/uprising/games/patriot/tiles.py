"""The board's tiles: what may be done with action points, and why not."""

from __future__ import annotations

from typing import Final

from uprising.kernel import Move, Refusal

from .cards import EYES, FINANCE, IRON, KINDS, NONE, SPACES, SPY, TRIBUNAL, TYPES, VALUES, WAR, Line
from .state import COINS, FACE_UP, LAUNCHED, NODE, PREDICTED, RIOTERS, TROOPS, USED, Patriot

PICK: Final = 0
COIN: Final = 1
TAX: Final = 2
PREDICT: Final = 3
LAUNCH: Final = 4
BLIND: Final = 5
SWAP: Final = 6
USE: Final = 7
ADVANCE: Final = 8
UNREST: Final = 9
PROJECT: Final = 10
CAMP: Final = 11  # PAT-BOARD-14: the first campaign's tile; the others follow in order
MISSILES: Final = 11
HEARING: Final = 12
FUEL: Final = 13
SWEEP: Final = 14
PROVOKE: Final = 15
BONDS: Final = 16
SITTING: Final = 17
DEPLOY: Final = 18
MOVE: Final = 19
EXEC: Final = 20
END: Final = 21

WORDS: Final = (
    "pick",
    "coins",
    "tax",
    "predict",
    "launch",
    "launch-blind",
    "swap",
    "use",
    "advance",
    "calm",
    "project",
    "missiles",
    "hearing",
    "fuel",
    "sweep",
    "provoke",
    "bonds",
    "sitting",
    "deploy",
    "march",
    "execute",
    "end",
)
BY_SLOT: Final = (LAUNCH, BLIND, USE, SWEEP)

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
NO_SWEEP_USED: Final = Refusal("refuse-used", "PAT-CTILE-4")
NO_SWEEP: Final = Refusal("refuse-not-launched", "PAT-CTILE-4")
NOT_LAUNCHED: Final = Refusal("refuse-not-launched", "PAT-BEACON-3")
IS_USED: Final = Refusal("refuse-used", "PAT-BEACON-3")
BEACON_PAYMENT: Final = Refusal("refuse-beacon-payment", "PAT-BEACON-6")
TRACK_END: Final = Refusal("refuse-track-end", "PAT-TRACK-1")
NO_RIOTER: Final = Refusal("refuse-no-rioter", "PAT-ACT-5")
NO_TROOP_LEFT: Final = Refusal("refuse-no-troop-left", "PAT-ACT-5")
NO_SPACE: Final = Refusal("refuse-no-space", "PAT-TILE-6")
NO_MARCH: Final = Refusal("refuse-no-march", "PAT-ACT-5")
NO_RIOTER_LEFT: Final = Refusal("refuse-no-rioter-left", "PAT-CTILE-5")
TROOPS_THERE: Final = Refusal("refuse-troops-there", "PAT-CTILE-5")
NO_HEARING: Final = Refusal("refuse-hearing", "PAT-CTILE-2")


class Tile(Move[Patriot]):
    """PAT-ACT-1: use a tile. `target` is a type, a slot, a set of slots (bits), a space or 0."""

    __slots__ = ("target", "tile")

    def __init__(self, tile: int, target: int) -> None:
        self.tile: Final = tile
        self.target: Final = target

    def text(self) -> str:
        word, target = WORDS[self.tile], self.target
        if self.tile == PICK:
            return f"{word} {TYPES[target]}"
        if self.tile in BY_SLOT or self.tile == PROVOKE:
            return f"{word} {target + 1}"
        if self.tile == SWAP:
            return f"{word} {' '.join([str(i + 1) for i in range(4) if target >> i & 1])}"
        if self.tile == DEPLOY:
            return f"{word} {target + 2}"
        return word

    def refusal(self, s: Patriot, seat: int) -> Refusal | None:
        offered = offer(s, seat, self.tile)
        wanted = self.target if self.tile == SWAP else 1 << self.target
        return None if wanted & ~offered == 0 else why_not(s, seat, self.tile, self.target)


def rows_of(tile: int) -> list[list[Tile]]:
    """The moves of a tile for every set of targets that is open."""
    if tile == SWAP:
        every = [Tile(tile, chosen) for chosen in range(16)]
        return [[m for m in every[1:] if m.target & ~mask == 0] for mask in range(16)]
    size = 8 if tile == PROVOKE else 4 if tile == PICK or tile in BY_SLOT else 1
    size = 3 if tile == DEPLOY else size
    single = [Tile(tile, target) for target in range(size)]
    return [[m for m in single if mask >> m.target & 1] for mask in range(1 << size)]


ROWS: Final = [rows_of(tile) for tile in range(len(WORDS))]
END_MOVE: Final = ROWS[END][1][0]
SINGLES: Final = [rows[1][0] for rows in ROWS]


def act_moves(s: Patriot, seat: int) -> list[Tile]:
    """PAT-ACT-5: every tile whose whole cost can be paid and whose effect is possible.

    This is `offer` for all tiles in turn, with what they share looked up once.
    """
    found: list[Tile] = []
    pack = s.pack
    sheet = pack.sheets[s.who[seat]]
    ap = s.ap
    rioters = s.rioters
    dark = unlaunched(s)
    if ap >= pack.pick_ap:
        found.extend(ROWS[PICK][open_piles(s, seat)])
    if ap >= pack.coin_ap and not rioters[pack.coin_space] and s.supply[COINS]:
        found.append(SINGLES[COIN])
    if ap >= pack.tax_ap and not rioters[pack.tax_space] and s.base < pack.base_most:
        found.append(SINGLES[TAX])
    if ap >= pack.predict_ap and s.spent[PREDICTED] < pack.predict_most:
        found.append(SINGLES[PREDICT])
    if dark and not rioters[pack.launch_space]:
        if ap >= pack.launch_ap + sheet.launch_ap and s.coins >= launch_coins(s, seat, LAUNCH):
            found.extend(ROWS[LAUNCH][dark])
        if ap >= pack.blind_ap + sheet.launch_ap and s.coins >= launch_coins(s, seat, BLIND):
            found.extend(ROWS[BLIND][dark])
    if dark and ap >= pack.swap_ap:
        found.extend(ROWS[SWAP][dark])
    if dark != (1 << pack.slots) - 1 and ap >= pack.use_ap and not rioters[pack.use_space]:
        found.extend(ROWS[USE][usable(s, seat)])
    if s.markers[seat] >= pack.advance_markers and offer(s, seat, ADVANCE):
        found.append(SINGLES[ADVANCE])
    if ap >= pack.unrest_ap + sheet.unrest_ap and not rioters[pack.unrest_space]:
        found.append(SINGLES[UNREST])
    if ap >= pack.project_ap and not rioters[pack.project_space]:
        found.append(SINGLES[PROJECT])
    if ap >= pack.deploy_ap[0] + sheet.deploy_ap and not rioters[pack.deploy_space]:
        found.extend(ROWS[DEPLOY][deployments(s, seat)])
    if ap >= pack.move_ap and s.supply[TROOPS] < pack.troops and may_march(s):
        found.append(SINGLES[MOVE])
    if s.supply[RIOTERS] < pack.rioters and ap >= pack.exec_ap + sheet.exec_ap:
        found.append(SINGLES[EXEC])
    if ap >= pack.campaigns[s.campaign].ap and not rioters[pack.camp_space]:
        tile = CAMP + s.campaign
        found.extend(ROWS[tile][campaign_offer(s, seat, tile)])
    found.append(END_MOVE)  # PAT-ACT-6: ending is always legal
    return found


# Prices


def price(s: Patriot, seat: int, tile: int) -> int:
    """The action points of a tile for this seat's character (of the smallest deployment)."""
    pack = s.pack
    if tile == PICK:
        return pack.pick_ap
    if tile == COIN:
        return pack.coin_ap
    if tile == TAX:
        return pack.tax_ap
    if tile == PREDICT:
        return pack.predict_ap
    if tile == LAUNCH:
        return max(0, pack.launch_ap + pack.sheets[s.who[seat]].launch_ap)
    if tile == BLIND:
        return max(0, pack.blind_ap + pack.sheets[s.who[seat]].launch_ap)
    if tile == SWAP:
        return pack.swap_ap
    if tile == USE:
        return pack.use_ap
    if tile == ADVANCE:
        return pack.advance_ap
    if tile == UNREST:
        return pack.unrest_ap + pack.sheets[s.who[seat]].unrest_ap
    if tile == PROJECT:
        return pack.project_ap
    if tile == DEPLOY:
        return deploy_price(s, seat, 0)
    if tile == MOVE:
        return pack.move_ap
    if tile == EXEC:
        return max(0, pack.exec_ap + pack.sheets[s.who[seat]].exec_ap)
    return 0 if tile == END else pack.campaigns[tile - CAMP].ap


def deploy_price(s: Patriot, seat: int, size: int) -> int:
    return s.pack.deploy_ap[size] + s.pack.sheets[s.who[seat]].deploy_ap


def launch_coins(s: Patriot, seat: int, tile: int) -> int:
    """PAT-CHAR-7: price changes are added up, then cut off at 0."""
    # Seen at work in PAT-EDGE-50
    pack = s.pack
    base = pack.launch_coins if tile == LAUNCH else pack.blind_coins
    return max(0, base + pack.sheets[s.who[seat]].launch_coins - s.spent[NODE])


def space_of(s: Patriot, tile: int) -> int:
    """The tile's Defense Space; 0 if it has none."""
    pack = s.pack
    if tile == COIN:
        return pack.coin_space
    if tile == TAX:
        return pack.tax_space
    if tile in (LAUNCH, BLIND):
        return pack.launch_space
    if tile == USE:
        return pack.use_space
    if tile == UNREST:
        return pack.unrest_space
    if tile == PROJECT:
        return pack.project_space
    if tile == DEPLOY:
        return pack.deploy_space
    return pack.camp_space if CAMP <= tile <= SITTING else 0


# What is possible


def offer(s: Patriot, seat: int, tile: int) -> int:
    """The targets open on this tile now, as bits; 0 if it cannot be used at all."""
    # Seen at work in PAT-EDGE-4, PAT-EDGE-36, PAT-EDGE-47, PAT-EX-12
    space = space_of(s, tile)
    if space and s.rioters[space]:
        return 0
    if s.ap < price(s, seat, tile):
        return 0
    pack = s.pack
    if tile == PICK:
        return open_piles(s, seat)
    if tile == COIN:
        return 1 if s.supply[COINS] > 0 else 0
    if tile == TAX:
        return 1 if s.base < pack.base_most else 0
    if tile == PREDICT:
        return 1 if s.spent[PREDICTED] < pack.predict_most else 0
    if tile in (LAUNCH, BLIND):
        return unlaunched(s) if s.coins >= launch_coins(s, seat, tile) else 0
    if tile == SWAP:
        return unlaunched(s)
    if tile == USE:
        return usable(s, seat)
    if tile == ADVANCE:
        free = s.markers[seat] >= pack.advance_markers and s.track[seat] < pack.track_end
        return 1 if free else 0
    if tile == DEPLOY:
        return deployments(s, seat)
    if tile == MOVE:
        return 1 if may_march(s) else 0
    if tile == EXEC:
        return 1 if s.supply[RIOTERS] < pack.rioters else 0
    if CAMP <= tile <= SITTING:
        return campaign_offer(s, seat, tile)
    return 1


def open_piles(s: Patriot, seat: int) -> int:
    """PAT-TILE-1: at most 2 uses per type; a card must be there; Zam Che uses no T-WAR."""
    mask = 0
    most = s.pack.pick_most
    for kind in range(SPY, FINANCE + 1):
        if s.spent[kind] < most and can_draw(s, kind):
            mask |= 1 << kind
    if mask >> WAR & 1 and s.pack.sheets[s.who[seat]].no_war:
        mask &= ~(1 << WAR)
    return mask


def can_draw(s: Patriot, kind: int) -> bool:
    if s.piles[kind]:
        return True
    return any_of(s.discard, kind * VALUES, VALUES)


def any_of(counts: list[int], start: int, size: int) -> bool:
    return any(counts[k] for k in range(start, start + size))


def unlaunched(s: Patriot) -> int:
    mask = 0
    lamps = s.lamps
    for slot in range(len(lamps)):
        if lamps[slot] == FACE_UP:
            mask |= 1 << slot
    return mask


def lit_slots(s: Patriot, lamp: int) -> int:
    mask = 0
    lamps = s.lamps
    for slot in range(len(lamps)):
        if lamps[slot] == lamp:
            mask |= 1 << slot
    return mask


def usable(s: Patriot, seat: int) -> int:
    mask = 0
    lamps = s.lamps
    for slot in range(len(lamps)):
        if lamps[slot] == LAUNCHED and can_resolve(s, seat, s.pack.beacons[s.slots[slot]].effect):
            mask |= 1 << slot
    return mask


def can_resolve(s: Patriot, seat: int, line: Line) -> bool:
    """PAT-BEACON-6: what a Beacon asks to be paid must be there."""
    # Seen at work in PAT-EDGE-42, PAT-EDGE-43
    # Seen at work in PAT-EDGE-30
    word, n = line[0]
    if word == "exec":
        return s.supply[RIOTERS] < s.pack.rioters
    if word == "troop":
        return s.supply[TROOPS] > 0 and open_spaces(s) != 0
    if word == "discard-own":
        return s.hand_size(seat) >= n
    if word == "discard-two":
        return types_held(s, seat) >= 2
    if word == "move":
        return may_march(s)
    if word == "markers" and n < 0:
        return s.markers[seat] >= -n and s.track[seat] < s.pack.track_end
    return True


def types_held(s: Patriot, seat: int) -> int:
    count = 0
    for kind in range(SPY, FINANCE + 1):
        if any_of(s.hands, seat * KINDS + kind * VALUES, VALUES):
            count += 1
    return count


def open_spaces(s: Patriot) -> int:
    """PAT-TILE-6: the Defense Spaces without a Rioter, bit 0 for space 1."""
    mask = 0
    rioters = s.rioters
    for space in range(1, SPACES + 1):
        if not rioters[space]:
            mask |= 1 << (space - 1)
    return mask


def deployments(s: Patriot, seat: int) -> int:
    if s.supply[TROOPS] == 0 or open_spaces(s) == 0:
        return 0
    mask = 0
    for size in range(len(s.pack.deploy_ap)):
        if s.ap >= deploy_price(s, seat, size):
            mask |= 1 << size
    return mask


def may_march(s: Patriot) -> bool:
    """A Troop, and another Defense Space it may go to."""
    if s.supply[TROOPS] == s.pack.troops:
        return False
    spaces = open_spaces(s)
    return spaces & (spaces - 1) != 0


def campaign_offer(s: Patriot, seat: int, tile: int) -> int:
    if tile != CAMP + s.campaign:
        return 0
    campaign = s.pack.campaigns[s.campaign]
    if s.markers[seat] < campaign.markers or s.coins < campaign.coins:
        return 0
    if s.campaign == TRIBUNAL:
        return 1 if may_hear(s, seat) else 0
    if s.campaign == EYES:
        return lit_slots(s, LAUNCHED)
    if s.campaign == IRON:
        return empty_of_troops(s) if s.supply[RIOTERS] > 0 else 0
    return 1


def may_hear(s: Patriot, seat: int) -> bool:
    """PAT-CTILE-2: cards of all four types, with enough value."""
    total = 0
    for kind in range(SPY, FINANCE + 1):
        here = 0
        start = seat * KINDS + kind * VALUES
        for k in range(VALUES):
            here += s.hands[start + k] * (k + 1)
        if here == 0:
            return False
        total += here
    return total >= s.pack.hearing_value


def empty_of_troops(s: Patriot) -> int:
    mask = 0
    troops = s.troops
    for space in range(1, SPACES + 1):
        if not troops[space]:
            mask |= 1 << (space - 1)
    return mask


# Why not


def why_not(s: Patriot, seat: int, tile: int, target: int) -> Refusal:
    """The reason for a tile that `offer` does not offer."""
    if CAMP <= tile <= SITTING and tile != CAMP + s.campaign:
        return OTHER_CAMPAIGN
    space = space_of(s, tile)
    if space and s.rioters[space]:
        return BLOCKED
    if tile == PICK:
        return why_no_card(s, seat, target)
    if s.ap < price(s, seat, tile):
        return NO_AP
    if tile in (LAUNCH, BLIND, SWAP, USE, SWEEP):
        return why_no_beacon(s, seat, tile, target)
    if tile == ADVANCE:
        short = s.markers[seat] < s.pack.advance_markers
        return NO_MARKERS if short else TRACK_END
    if tile == DEPLOY:
        if s.supply[TROOPS] == 0:
            return NO_TROOP_LEFT
        return NO_SPACE if open_spaces(s) == 0 else NO_AP
    if tile == PROVOKE:
        return NO_RIOTER_LEFT if s.supply[RIOTERS] == 0 else TROOPS_THERE
    return SIMPLE.get(tile, NO_AP)


SIMPLE: Final = {
    COIN: NO_COIN_LEFT,
    TAX: FULL_TAX,
    PREDICT: ALREADY_PREDICTED,
    HEARING: NO_HEARING,
    FUEL: NO_MARKERS,
    BONDS: NO_COINS,
    MOVE: NO_MARCH,
    EXEC: NO_RIOTER,
}


def why_no_card(s: Patriot, seat: int, kind: int) -> Refusal:
    if kind == WAR and s.pack.sheets[s.who[seat]].no_war:
        return NO_SOLDIER
    if s.spent[kind] >= s.pack.pick_most:
        return TWICE
    return NO_AP if s.ap < s.pack.pick_ap else NO_CARD


def why_no_beacon(s: Patriot, seat: int, tile: int, target: int) -> Refusal:
    if tile == SWAP:
        return NO_SWAP
    if tile == SWEEP:
        return NO_SWEEP_USED if s.lamps[target] == USED else NO_SWEEP
    if tile in (LAUNCH, BLIND):
        return NO_COINS if s.coins < launch_coins(s, seat, tile) else IS_LAUNCHED
    if s.lamps[target] == USED:
        return IS_USED
    return NOT_LAUNCHED if s.lamps[target] == FACE_UP else BEACON_PAYMENT


def slot_of(s: Patriot, beacon: int) -> int:
    for slot in range(len(s.slots)):
        if s.slots[slot] == beacon:
            return slot
    return NONE
