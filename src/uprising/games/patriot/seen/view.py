"""What is seen: everything but the decks (PAT-HIDE-1 to PAT-HIDE-6)."""

import msgspec

from ..rules import cards as c
from ..rules.board import BOARD, CAMPAIGN_TILES
from ..rules.state import LAMPS, Patriot, mixed_types, name_of
from .desk import SPACE_HOMES, from_the_book, home_of, source_of
from .odds import kind_odds, pass_odds


class SeatView(msgspec.Struct, frozen=True):
    """One player's own things; hands are open in this mode (PAT-HIDE-2)."""

    character: str
    hand: tuple[str, ...]
    pledged: tuple[str, ...]
    markers: int
    track: int
    ability_used: bool
    launched: int


class SlotView(msgspec.Struct, frozen=True):
    beacon: str
    lamp: str


class SpaceView(msgspec.Struct, frozen=True):
    """`home` is the department on whose folder it lies."""

    troops: int
    rioters: int
    home: str


class TileView(msgspec.Struct, frozen=True):
    """A tile, its price for whoever has the turn, and the space where Rioters block it (or 0).

    `home` is the department on whose folder it lies, empty for the draw piles; `source` says
    whether its numbers are the book's; `what` is what its targets are, if it has several.
    """

    word: str
    ap: int
    space: int
    home: str
    source: str
    what: str


class PatriotView(msgspec.Struct, frozen=True, tag="patriot"):
    """The whole table; what a card does is in the catalogue under `text-` and its slug.

    Decks are sizes; of their cards only what was openly put on top or underneath is named.

    `stops` is what each stop of the tracker adds to Threat, from the worst to the best.

    `briefs_top`, `po_top` are listed from the top down, `briefs_under`, `beacons_under` from the
    lowest card up. `brief_odds` says in percent how likely two Opinion cards add -10, -9, ... +10
    or more to a vote, from what both players know. `mixed` names the types whose pile and Opinion
    cards are known only together.
    """

    campaign: str
    round: int
    turn: int
    ap: int
    cu: int
    threat: int
    threat_limit: int
    unrest_limit: int
    rounds: int
    tiles: tuple[TileView, ...]
    book: tuple[str, ...]
    base_taxes: int
    most_taxes: int
    stops: tuple[int, ...]
    treasury: int
    coin_supply: int
    marker_supply: int
    troop_supply: int
    rioter_supply: int
    progress: int
    needed: int
    failed: int
    armed: int
    core: int
    rioted: bool
    seats: tuple[SeatView, ...]
    spaces: tuple[SpaceView, ...]
    slots: tuple[SlotView, ...]
    riots: tuple[str, ...]
    riot_discard: tuple[str, ...]
    riot_deck: int
    brief: str
    brief_types: tuple[str, ...]
    brief_need: int
    brief_odds: tuple[int, ...]
    kept: str
    looked: tuple[str, ...]
    brief_discard: tuple[str, ...]
    briefs: int
    briefs_top: tuple[str, ...]
    briefs_under: tuple[str, ...]
    beacons: int
    beacons_under: tuple[str, ...]
    piles: tuple[int, ...]
    discard: tuple[str, ...]
    po: int
    po_top: tuple[str, ...]
    po_discard: tuple[str, ...]
    mixed: tuple[str, ...]
    opinion: tuple[str, ...]
    tally: int
    picks: tuple[int, ...]
    predicted: bool
    free_reroll_used: bool
    launch_discount: int
    project_bonus: int


def cards(kinds: tuple[int, ...] | list[int]) -> tuple[str, ...]:
    return tuple([c.KIND_NAMES[k] for k in kinds])


def counted(counts: list[int]) -> tuple[str, ...]:
    return tuple([name for k, name in enumerate(c.KIND_NAMES) for _ in range(counts[k])])


def brief_name(brief: int) -> str:
    return "" if brief == c.NONE else c.BRIEF_NAMES[brief]


def seat_view(s: Patriot, seat: int) -> SeatView:
    start = seat * c.KINDS
    return SeatView(
        character=name_of(s.who[seat]),
        hand=counted(s.hands[start : start + c.KINDS]),
        pledged=counted(s.pledged[start : start + c.KINDS]),
        markers=s.markers[seat],
        track=s.track[seat],
        ability_used=bool(s.once[seat]),
        launched=s.launched[seat],
    )


def vote_odds(s: Patriot, brief: c.Brief) -> tuple[int, ...]:
    tail = pass_odds(s, brief, kind_odds(s))
    return tuple([round(100 * chance) for chance in tail[:21]])


def tiles(s: Patriot, seat: int) -> tuple[TileView, ...]:
    """The board as this character pays for it; nothing before the campaign is chosen."""
    if s.campaign == c.NONE or s.who[seat] == c.NONE:
        return ()
    shown = [*BOARD, CAMPAIGN_TILES[s.campaign]]
    return tuple(
        [
            TileView(
                tile.word,
                tile.price(s, seat),
                tile.space(s.pack),
                home_of(tile.word),
                source_of(tile.word),
                tile.what,
            )
            for tile in shown
        ]
    )


def view(s: Patriot) -> PatriotView:
    coins, markers, troops, rioters = s.supply
    mixed = mixed_types(s.fresh)
    card = s.pack.briefs[s.brief]
    return PatriotView(
        campaign="" if s.campaign == c.NONE else c.CAMPAIGN_NAMES[s.campaign],
        round=s.round,
        turn=s.turn,
        ap=s.ap,
        cu=s.cu,
        threat=s.threat,
        threat_limit=s.pack.threat_limit[s.seats - 1],
        unrest_limit=s.pack.unrest_limit,
        rounds=s.pack.rounds,
        book=from_the_book(s.pack),
        tiles=tiles(s, s.turn),
        base_taxes=s.base,
        most_taxes=s.pack.base_most,
        stops=s.pack.track_threat,
        treasury=s.coins,
        coin_supply=coins,
        marker_supply=markers,
        troop_supply=troops,
        rioter_supply=rioters,
        progress=s.progress,
        needed=0 if s.campaign == c.NONE else s.needed(),
        failed=s.failed,
        armed=s.armed,
        core=s.core,
        rioted=s.rioted,
        seats=tuple([seat_view(s, who) for who in range(s.seats)]),
        spaces=tuple(
            [
                SpaceView(s.troops[d], s.rioters[d], SPACE_HOMES[d - 1])
                for d in range(1, len(s.troops))
            ]
        ),
        slots=tuple(
            SlotView(c.BEACON_NAMES[beacon], LAMPS[lamp])
            for beacon, lamp in zip(s.slots, s.lamps, strict=True)
        ),
        riots=tuple([c.RIOT_NAMES[r] for r in s.riots]),
        riot_discard=tuple([c.RIOT_NAMES[r] for r in s.riot_discard]),
        riot_deck=len(s.riot_deck),
        brief=brief_name(s.brief),
        brief_types=() if s.brief == c.NONE else tuple([c.TYPES[k] for k in card.types]),
        brief_need=0 if s.brief == c.NONE else card.need,
        brief_odds=() if s.brief == c.NONE or not card.types else vote_odds(s, card),
        kept=brief_name(s.kept),
        looked=tuple([c.BRIEF_NAMES[b] for b in s.looked]),
        brief_discard=tuple([c.BRIEF_NAMES[b] for b in s.brief_discard]),
        briefs=len(s.briefs),
        briefs_top=tuple(
            [c.BRIEF_NAMES[b] for b in s.briefs[len(s.briefs) - s.briefs_top :][::-1]]
        ),
        briefs_under=tuple([c.BRIEF_NAMES[b] for b in s.briefs[: s.briefs_under]]),
        beacons=len(s.beacons),
        beacons_under=tuple([c.BEACON_NAMES[b] for b in s.beacons[: s.beacons_under]]),
        piles=tuple([len(pile) for pile in s.piles]),
        discard=counted(s.discard),
        po=len(s.po),
        po_top=cards(s.po[len(s.po) - s.po_top :][::-1]),
        po_discard=counted(s.po_discard),
        mixed=tuple([c.TYPES[kind] for kind in mixed]),
        opinion=cards(s.opinion),
        tally=s.tally,
        picks=tuple(s.spent[:4]),
        predicted=bool(s.spent[4]),
        free_reroll_used=bool(s.spent[5]),
        launch_discount=s.spent[6],
        project_bonus=s.spent[7],
    )
