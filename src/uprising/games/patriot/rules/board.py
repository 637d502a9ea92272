"""The whole board: every tile, and what may be done with action points now."""

from typing import Final

from . import campaign_tiles as own
from . import dice, tiles
from .state import Patriot
from .tiles import CampaignTile, Tile, UseTile

BOARD: Final[tuple[Tile, ...]] = (
    tiles.PICK, tiles.COIN, tiles.TAX, tiles.PREDICT, tiles.LAUNCH, tiles.BLIND, tiles.SWAP,
    tiles.USE, tiles.ADVANCE, dice.CALM, dice.PROJECT, tiles.DEPLOY, tiles.MOVE, dice.EXECUTE,
)  # fmt: skip
CAMPAIGN_TILES: Final[tuple[CampaignTile, ...]] = (
    dice.MISSILES, own.HEARING, own.FUEL, own.SWEEP, own.PROVOKE, own.BONDS, own.SITTING,
)  # fmt: skip
TILES: Final[tuple[Tile, ...]] = (*BOARD, *CAMPAIGN_TILES, tiles.END)
BY_WORD: Final = {tile.word: tile for tile in TILES}


def act_moves(s: Patriot, seat: int) -> list[UseTile]:
    """PAT-ACT-5: every tile whose whole cost can be paid and whose effect is possible."""
    found: list[UseTile] = []
    for tile in BOARD:
        tile.add_legal(s, seat, found)
    CAMPAIGN_TILES[s.campaign].add_legal(s, seat, found)
    found.append(tiles.END_MOVE)
    return found
