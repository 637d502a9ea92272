"""What is seen: everything but the decks (PAT-HIDE-1 to PAT-HIDE-6)."""

from __future__ import annotations

import msgspec

from uprising.kernel import Event, at

from . import events as e
from .cards import (
    BEACON_NAMES,
    BRIEF_NAMES,
    CAMPAIGN_NAMES,
    KIND_NAMES,
    KINDS,
    NONE,
    RIOT_NAMES,
    TYPES,
    Brief,
)
from .state import Patriot, mixed_types, name_of
from .values import kind_odds, pass_odds

LAMPS = ("face-up", "launched", "used")


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
    troops: int
    rioters: int


class PatriotView(msgspec.Struct, frozen=True, tag="patriot"):
    """The whole table; what a card does is in the catalogue under `text-` and its slug.

    Decks are sizes; of their cards only what was openly put on top or underneath is named.

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
    base_taxes: int
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
    return tuple([KIND_NAMES[k] for k in kinds])


def counted(counts: list[int]) -> tuple[str, ...]:
    return tuple([name for k, name in enumerate(KIND_NAMES) for _ in range(counts[k])])


def brief_name(brief: int) -> str:
    return "" if brief == NONE else BRIEF_NAMES[brief]


def seat_view(s: Patriot, seat: int) -> SeatView:
    start = seat * KINDS
    return SeatView(
        character=name_of(s.who[seat]),
        hand=counted(s.hands[start : start + KINDS]),
        pledged=counted(s.pledged[start : start + KINDS]),
        markers=s.markers[seat],
        track=s.track[seat],
        ability_used=bool(s.once[seat]),
        launched=s.launched[seat],
    )


def vote_odds(s: Patriot, brief: Brief) -> tuple[int, ...]:
    tail = pass_odds(s, brief, kind_odds(s))
    return tuple([round(100 * chance) for chance in tail[:21]])


def view(s: Patriot, seat: int | None) -> PatriotView:
    coins, markers, troops, rioters = s.supply
    mixed = mixed_types(s.fresh)
    card = s.pack.briefs[s.brief]
    return PatriotView(
        campaign="" if s.campaign == NONE else CAMPAIGN_NAMES[s.campaign],
        round=s.round,
        turn=s.turn,
        ap=s.ap,
        cu=s.cu,
        threat=s.threat,
        threat_limit=s.pack.threat_limit[s.seats - 1],
        base_taxes=s.base,
        treasury=s.coins,
        coin_supply=coins,
        marker_supply=markers,
        troop_supply=troops,
        rioter_supply=rioters,
        progress=s.progress,
        needed=0 if s.campaign == NONE else s.needed(),
        failed=s.failed,
        armed=s.armed,
        core=s.core,
        rioted=s.rioted,
        seats=tuple([seat_view(s, who) for who in range(s.seats)]),
        spaces=tuple([SpaceView(s.troops[d], s.rioters[d]) for d in range(1, len(s.troops))]),
        slots=tuple(
            SlotView(BEACON_NAMES[beacon], LAMPS[lamp])
            for beacon, lamp in zip(s.slots, s.lamps, strict=True)
        ),
        riots=tuple([RIOT_NAMES[r] for r in s.riots]),
        riot_discard=tuple([RIOT_NAMES[r] for r in s.riot_discard]),
        riot_deck=len(s.riot_deck),
        brief=brief_name(s.brief),
        brief_types=() if s.brief == NONE else tuple([TYPES[k] for k in card.types]),
        brief_need=0 if s.brief == NONE else card.need,
        brief_odds=() if s.brief == NONE or not card.types else vote_odds(s, card),
        kept=brief_name(s.kept),
        looked=tuple([BRIEF_NAMES[b] for b in s.looked]),
        brief_discard=tuple([BRIEF_NAMES[b] for b in s.brief_discard]),
        briefs=len(s.briefs),
        briefs_top=tuple([BRIEF_NAMES[b] for b in s.briefs[len(s.briefs) - s.briefs_top :][::-1]]),
        briefs_under=tuple([BRIEF_NAMES[b] for b in s.briefs[: s.briefs_under]]),
        beacons=len(s.beacons),
        beacons_under=tuple([BEACON_NAMES[b] for b in s.beacons[: s.beacons_under]]),
        piles=tuple([len(pile) for pile in s.piles]),
        discard=counted(s.discard),
        po=len(s.po),
        po_top=cards(s.po[len(s.po) - s.po_top :][::-1]),
        po_discard=counted(s.po_discard),
        mixed=tuple([TYPES[kind] for kind in mixed]),
        opinion=cards(s.opinion),
        tally=s.tally,
        picks=tuple(s.spent[:4]),
        predicted=bool(s.spent[4]),
        free_reroll_used=bool(s.spent[5]),
        launch_discount=s.spent[6],
        project_bonus=s.spent[7],
    )


# Events


class SawCampaign(msgspec.Struct, frozen=True, tag="campaign"):
    campaign: str


class SawCharacter(msgspec.Struct, frozen=True, tag="character"):
    who: str
    character: str


class SawRound(msgspec.Struct, frozen=True, tag="round"):
    round: int


class SawTurn(msgspec.Struct, frozen=True, tag="turn"):
    who: str
    ap: int


class SawCards(msgspec.Struct, frozen=True, tag="drew"):
    who: str
    cards: tuple[str, ...]


class SawDiscarded(msgspec.Struct, frozen=True, tag="discarded"):
    who: str
    cards: tuple[str, ...]


class SawReroll(msgspec.Struct, frozen=True, tag="free-reroll"):
    who: str


class SawLost(msgspec.Struct, frozen=True, tag="lost-cards"):
    who: str
    cards: tuple[str, ...]


class SawTile(msgspec.Struct, frozen=True, tag="tile"):
    who: str
    tile: str
    ap: int


class SawActEnd(msgspec.Struct, frozen=True, tag="act-ended"):
    who: str
    unspent: int


class SawChange(msgspec.Struct, frozen=True, tag="changed"):
    what: str
    by: int
    now: int


class SawSeatChange(msgspec.Struct, frozen=True, tag="seat-changed"):
    who: str
    what: str
    by: int
    now: int


class SawRoll(msgspec.Struct, frozen=True, tag="rolled"):
    who: str
    face: int


class SawLaunch(msgspec.Struct, frozen=True, tag="launched"):
    who: str
    slot: int
    beacon: str


class SawTurnedUp(msgspec.Struct, frozen=True, tag="turned-up"):
    slot: int
    beacon: str


class SawUse(msgspec.Struct, frozen=True, tag="used"):
    who: str
    beacon: str


class SawBeaconLost(msgspec.Struct, frozen=True, tag="beacon-lost"):
    beacon: str


class SawReset(msgspec.Struct, frozen=True, tag="beacons-reset"):
    pass


class SawPlaced(msgspec.Struct, frozen=True, tag="troops-placed"):
    spaces: tuple[int, ...]


class SawMoved(msgspec.Struct, frozen=True, tag="troops-moved"):
    spaces: tuple[int, ...]


class SawTroopsLost(msgspec.Struct, frozen=True, tag="troops-lost"):
    spaces: tuple[int, ...]


class SawRioter(msgspec.Struct, frozen=True, tag="rioter-came"):
    space: int


class SawStopped(msgspec.Struct, frozen=True, tag="rioter-stopped"):
    space: int


class SawExecuted(msgspec.Struct, frozen=True, tag="executed"):
    spaces: tuple[int, ...]


class SawPardoned(msgspec.Struct, frozen=True, tag="pardoned"):
    space: int
    number: int


class SawIncited(msgspec.Struct, frozen=True, tag="riot-incited"):
    pass


class SawRiot(msgspec.Struct, frozen=True, tag="riot-came"):
    riot: str


class SawRiotAgain(msgspec.Struct, frozen=True, tag="riot-again"):
    riot: str


class SawRiotsOver(msgspec.Struct, frozen=True, tag="riots-over"):
    pass


class SawBrief(msgspec.Struct, frozen=True, tag="brief"):
    brief: str


class SawBriefs(msgspec.Struct, frozen=True, tag="briefs-seen"):
    briefs: tuple[str, ...]


class SawKept(msgspec.Struct, frozen=True, tag="brief-kept"):
    brief: str


class SawBuried(msgspec.Struct, frozen=True, tag="briefs-buried"):
    briefs: tuple[str, ...]


class SawOpinion(msgspec.Struct, frozen=True, tag="opinion"):
    cards: tuple[str, ...]


class SawScrapped(msgspec.Struct, frozen=True, tag="opinion-scrapped"):
    cards: tuple[str, ...]


class SawVote(msgspec.Struct, frozen=True, tag="voted"):
    who: str
    cards: tuple[str, ...]


class SawSway(msgspec.Struct, frozen=True, tag="swayed"):
    who: str
    cards: tuple[str, ...]


class SawTally(msgspec.Struct, frozen=True, tag="tallied"):
    total: int
    need: int


class SawPassed(msgspec.Struct, frozen=True, tag="brief-passed"):
    brief: str


class SawFailed(msgspec.Struct, frozen=True, tag="brief-failed"):
    brief: str


class SawOption(msgspec.Struct, frozen=True, tag="option"):
    who: str
    option: str


class SawPower(msgspec.Struct, frozen=True, tag="power"):
    who: str
    character: str


class SawTrigger(msgspec.Struct, frozen=True, tag="triggered"):
    who: str
    position: int


class SawShuffle(msgspec.Struct, frozen=True, tag="shuffled"):
    deck: str


def named(kinds: tuple[int, ...]) -> tuple[str, ...]:
    return tuple([f"~id-{KIND_NAMES[k]}" for k in kinds])


def seen_by(event: Event, seat: int | None) -> msgspec.Struct:
    """Nothing of an event is hidden: both players see both hands (PAT-HIDE-2, PAT-HIDE-6)."""
    match event:
        case e.Changed():
            return SawChange(f"~id-{event.what}", event.by, event.now)
        case e.SeatChanged():
            return SawSeatChange(at(event.seat), f"~id-{event.what}", event.by, event.now)
        case e.Rolled():
            return SawRoll(at(event.seat), event.face)
        case e.CampaignChosen():
            return SawCampaign(f"~id-campaign-{CAMPAIGN_NAMES[event.campaign]}")
        case e.CharacterTaken():
            return SawCharacter(at(event.seat), f"~id-{name_of(event.character)}")
        case e.RoundBegan():
            return SawRound(event.round)
        case e.TurnBegan():
            return SawTurn(at(event.seat), event.ap)
        case e.TileUsed():
            return SawTile(at(event.seat), f"~move-{event.tile}", event.ap)
        case e.ActEnded():
            return SawActEnd(at(event.seat), event.unspent)
        case e.PowerUsed():
            return SawPower(at(event.seat), f"~id-{name_of(event.character)}")
        case e.Triggered():
            return SawTrigger(at(event.seat), event.position)
        case e.Shuffled():
            return SawShuffle(f"~id-deck-{event.deck}")
    return seen_card(event) or seen_board(event)


def seen_card(event: Event) -> msgspec.Struct | None:
    """Influence and Briefs."""
    match event:
        case e.Drew():
            return SawCards(at(event.seat), named(event.cards))
        case e.Discarded():
            if not event.cards:
                return SawReroll(at(event.seat))
            return SawDiscarded(at(event.seat), named(event.cards))
        case e.LostAtRandom():
            return SawLost(at(event.seat), named(event.cards))
        case e.BriefDrawn():
            return SawBrief(f"~id-{BRIEF_NAMES[event.brief]}")
        case e.BriefsSeen():
            return SawBriefs(tuple([f"~id-{BRIEF_NAMES[b]}" for b in event.briefs]))
        case e.BriefKept():
            return SawKept(f"~id-{BRIEF_NAMES[event.brief]}")
        case e.BriefsBuried():
            return SawBuried(tuple([f"~id-{BRIEF_NAMES[b]}" for b in event.briefs]))
        case e.OpinionSeen():
            return SawOpinion(named(event.cards))
        case e.OpinionScrapped():
            return SawScrapped(named(event.cards))
        case e.Voted():
            return SawVote(at(event.seat), named(event.cards))
        case e.Swayed():
            return SawSway(at(event.seat), named(event.cards))
        case e.Tallied():
            return SawTally(event.total, event.need)
        case e.BriefResolved():
            brief = f"~id-{BRIEF_NAMES[event.brief]}"
            return SawPassed(brief) if event.passed else SawFailed(brief)
        case e.OptionChosen():
            return SawOption(at(event.seat), "AB"[event.option])
    return None


def seen_board(event: Event) -> msgspec.Struct:
    """Beacons, Troops, Rioters and riots."""
    match event:
        case e.BeaconLaunched():
            return SawLaunch(at(event.seat), event.slot + 1, f"~id-{BEACON_NAMES[event.beacon]}")
        case e.BeaconTurnedUp():
            return SawTurnedUp(event.slot + 1, f"~id-{BEACON_NAMES[event.beacon]}")
        case e.BeaconUsed():
            return SawUse(at(event.seat), f"~id-{BEACON_NAMES[event.beacon]}")
        case e.BeaconLost():
            return SawBeaconLost(f"~id-{BEACON_NAMES[event.beacon]}")
        case e.BeaconsReset():
            return SawReset()
        case e.TroopsPlaced():
            return SawPlaced(event.spaces)
        case e.TroopsMoved():
            return SawMoved(event.spaces)
        case e.TroopsLost():
            return SawTroopsLost(event.spaces)
        case e.RioterCame():
            return SawRioter(event.space)
        case e.RioterStopped():
            return SawStopped(event.space)
        case e.RiotersExecuted():
            return SawExecuted(event.spaces)
        case e.RiotersPardoned():
            return SawPardoned(event.space, event.number)
        case e.RiotIncited():
            return SawIncited()
        case e.RiotCame():
            return SawRiot(f"~id-{RIOT_NAMES[event.riot]}")
        case e.RiotAgain():
            return SawRiotAgain(f"~id-{RIOT_NAMES[event.riot]}")
        case e.RiotsOver():
            return SawRiotsOver()
    raise AssertionError(event)
