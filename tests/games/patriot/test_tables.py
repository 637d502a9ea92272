"""Tiles and effect words are things: whoever adds one is told what else it needs."""

from uprising.games.patriot.bot.heuristic_dice import FACE_VALUES
from uprising.games.patriot.bot.heuristic_tiles import WORTH as TILE_WORTH
from uprising.games.patriot.bot.values import WORTH as EFFECT_WORTH
from uprising.games.patriot.rules.board import BOARD, BY_WORD, CAMPAIGN_TILES, TILES
from uprising.games.patriot.rules.cards import PACK
from uprising.games.patriot.rules.dice import DICE
from uprising.games.patriot.rules.effects import EFFECTS
from uprising.games.patriot.rules.tiles import END


def test_every_effect_has_a_worth() -> None:
    assert list(EFFECTS.keys() ^ EFFECT_WORTH.keys()) == []


def test_every_word_on_a_card_has_an_effect() -> None:
    lines = [card.effect for card in PACK.beacons]
    lines += [riot.again for riot in PACK.riots]
    lines += [line for brief in PACK.briefs for line in (brief.good, brief.bad)]
    lines += [line for campaign in PACK.campaigns for line in (campaign.good, *campaign.bad)]
    words = {word for line in lines for word, _ in line}
    assert sorted(words - EFFECTS.keys()) == []


def test_every_tile_has_a_worth_but_the_end() -> None:
    assert {tile.word for tile in TILE_WORTH} == BY_WORD.keys() - {END.word}


def test_every_face_of_a_tile_that_rolls_has_a_worth() -> None:
    assert {tile.word for tile in FACE_VALUES} == {tile.word for tile in DICE.values()}


def test_no_two_tiles_share_a_word_and_campaigns_own_theirs() -> None:
    assert len(BY_WORD) == len(TILES) == len(BOARD) + len(CAMPAIGN_TILES) + 1
    assert [tile.campaign for tile in CAMPAIGN_TILES] == list(range(len(PACK.campaigns)))
    assert [tile.word for tile in CAMPAIGN_TILES] == [c.tile for c in PACK.campaigns]
