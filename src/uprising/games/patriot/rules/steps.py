"""The rules, in the order the rulebook tells them: set-up, turns, rounds."""

from typing import Any, ClassVar, Final

from uprising.kernel import Ask, Move, Outcome, Refusal, Setup, Step, at

from ..seen import events
from . import cards as c
from . import moves as m
from .board import act_moves
from .briefs import ENCOUNTER
from .draws import (
    default_take,
    draw_types,
    free_takes,
    markers,
    step_left,
    step_standee,
    take_refusal,
    tell_weakness,
)
from .effects import Effects
from .position import first_seat, is_last_turn, rioters_out
from .riots import RIOT, RIOT_CARD, coins, roll, threat
from .state import FACE_UP, LAUNCHED, PO_FRESH, USED, Patriot
from .tiles import END, END_MOVE, UseTile

# Set-up


class ChooseCampaign(m.Asking):
    """PAT-SETUP-2, PAT-GOAL-1: player 1 chooses one of the seven."""

    takes: ClassVar[tuple[type[Move[Any]], ...]] = (m.PickCampaign,)

    def enter(self, s: Patriot) -> None:
        s.ask(self, Ask(0, "ask-campaign", "PAT-SETUP-2", m.CAMPAIGN))

    def answer(self, s: Patriot, seat: int, move: m.PickCampaign) -> None:
        s.campaign = move.number
        if s.telling:
            s.tell(events.CampaignChosen(f"~id-campaign-{c.CAMPAIGN_NAMES[move.number]}"))


class ChooseCharacter(m.Asking):
    """PAT-SETUP-6: any character may play any campaign; two players take different ones."""

    takes: ClassVar[tuple[type[Move[Any]], ...]] = (m.PickCharacter,)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def enter(self, s: Patriot) -> None:
        moves = self.legal(s, self.seat, m.CHARACTER)
        s.ask(self, Ask(self.seat, "ask-character", "PAT-SETUP-6", moves))

    def refuses(self, s: Patriot, seat: int, move: m.PickCharacter) -> Refusal | None:
        return m.TAKEN if move.number in s.who else None

    def answer(self, s: Patriot, seat: int, move: m.PickCharacter) -> None:
        s.who[seat] = move.number
        if s.telling:
            s.tell(events.CharacterTaken(at(seat), c.thing(c.CHARACTERS[move.number])))


class DealOut(Step[Patriot]):
    """PAT-SETUP-3, PAT-SETUP-4: shuffle everything, lay out the Beacons, make the Opinion deck."""

    def enter(self, s: Patriot) -> None:
        pack = s.pack
        for kind in range(len(c.TYPES)):
            pile = s.piles[kind]
            s.shuffle(c.TYPES[kind], pile)
            for _ in range(pack.opinion_each):
                s.po.append(pile.pop())
        s.shuffle("po", s.po)
        s.shuffle("briefs", s.briefs)
        s.shuffle("riots", s.riot_deck)
        s.shuffle("beacons", s.beacons)
        for _slot in range(pack.slots):
            s.slots.append(s.beacons.pop())
            s.lamps.append(FACE_UP)


class FirstCards(Step[Patriot]):
    """PAT-SETUP-7, PAT-SETUP-9: the first cards in hand, then the campaign's own line."""

    def enter(self, s: Patriot) -> None:
        n = s.pack.first_cards
        for seat in range(s.seats):
            cards = (n, n, n, n) if s.seats == 1 else s.pack.sheets[s.who[seat]].influence
            draw_types(s, seat, cards)
        if s.campaign == c.IRON:
            s.then(RIOT_CARD, BEGIN)  # PAT-CAMP-7: not an incited riot
        else:
            s.push(BEGIN)


class Begin(Step[Patriot]):
    """PAT-SETUP-5, PAT-SETUP-8: round 1; player 1 begins, or player 2 as a house rule."""

    def enter(self, s: Patriot) -> None:
        s.round = 1
        if s.telling:
            s.tell(events.RoundBegan(1))
        s.push(TURN[first_seat(s)])


# A turn


class Turn(Step[Patriot]):
    """Gather, Act, Encounter, Trigger."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def enter(self, s: Patriot) -> None:
        s.turn = self.seat
        for i in range(len(s.spent)):
            s.spent[i] = 0
        s.then(GATHER, FREE_CARDS, ACT, ENCOUNTER, BEFORE_TRIGGER, TRIGGER, TURN_END)


class Gather(Step[Patriot]):
    """PAT-GATHER-1, -2, -3: action points, the normal Influence, Markers for a single player."""

    # Seen at work in PAT-EDGE-39, PAT-EX-1

    def enter(self, s: Patriot) -> None:
        pack = s.pack
        seat = s.turn
        rod = s.who[seat] == c.DONOVAN and s.threat >= pack.rod_threat  # PAT-FLAW-11
        s.ap = pack.rod_actions if rod else pack.actions
        if s.telling:
            s.tell(events.TurnBegan(at(seat), s.ap))
        if rod:
            tell_weakness(s, seat)
        draw_types(s, seat, pack.sheets[s.who[seat]].influence)
        if pack.gather_markers[s.seats - 1]:
            markers(s, seat, pack.gather_markers[s.seats - 1])


class FreeCards(m.Asking):
    """PAT-GATHER-2, PAT-GATHER-4, PAT-POWER-9: free types, declared at once; no hand limit."""

    # Seen at work in PAT-EX-14

    takes: ClassVar[tuple[type[Move[Any]], ...]] = (m.Take,)

    def number(self, s: Patriot) -> int:
        return s.pack.free_cards[s.seats - 1] + s.pack.sheets[s.who[s.turn]].free_cards

    def enter(self, s: Patriot) -> None:
        n = self.number(s)
        about = (("number", n),)
        s.ask(self, Ask(s.turn, "ask-gather", "PAT-GATHER-2", free_takes(s, n), about=about))

    def refuses(self, s: Patriot, seat: int, move: m.Take) -> Refusal | None:
        return take_refusal(s, self.number(s), move)

    def answer(self, s: Patriot, seat: int, move: m.Take) -> None:
        draw_types(s, seat, move.counts)

    def default(self, s: Patriot, seat: int) -> Move[Any]:
        return default_take(s, self.number(s))


class Act(m.Asking):
    """PAT-ACT-1 to PAT-ACT-6: tiles in any order, while action points last; end at any time."""

    # Seen at work in PAT-ACT-3, PAT-EX-2

    takes: ClassVar[tuple[type[Move[Any]], ...]] = (UseTile,)

    def enter(self, s: Patriot) -> None:
        seat = s.turn
        s.ask(self, Ask(seat, "ask-act", "PAT-ACT-1", act_moves(s, seat), about=(("ap", s.ap),)))

    def answer(self, s: Patriot, seat: int, move: UseTile) -> None:
        tile = move.tile
        if tile is END:
            if s.telling:
                s.tell(events.ActEnded(at(seat), s.ap))
            s.ap = 0  # PAT-ACT-2
            return
        s.push(ACT)
        ap = tile.price(s, seat, move.target)
        s.ap -= ap
        if s.telling:
            s.tell(events.TileUsed(at(seat), f"~board-name-{tile.word}", ap))
        tile.apply(s, seat, move.target)

    def default(self, s: Patriot, seat: int) -> Move[Any]:
        return END_MOVE


# Trigger


class BeforeTrigger(m.Asking):
    """PAT-WIN-1: play would run on by itself, so an unused step right is asked about (D-ANY)."""

    # Seen at work in PAT-EDGE-57

    takes: ClassVar[tuple[type[Move[Any]], ...]] = (m.Pass, m.Power)

    def enter(self, s: Patriot) -> None:
        if s.once[s.turn]:
            return
        powers = m.steps_right(s, s.turn)
        if powers:
            s.ask(self, Ask(s.turn, "ask-any", "PAT-WIN-1", [m.PASS, *powers]))

    def answer(self, s: Patriot, seat: int, move: Move[Any]) -> None:
        if isinstance(move, m.Power):
            move.act(s, seat)


class Trigger(Step[Patriot]):
    """PAT-TRIG-1 to PAT-TRIG-5: the event, then Threat, then home from the ends of the tracker."""

    # Seen at work in PAT-TRIG-2, PAT-EDGE-14, PAT-EDGE-15, PAT-EDGE-54, PAT-EDGE-55,
    # PAT-EDGE-56, PAT-EX-4, PAT-EX-8

    def enter(self, s: Patriot) -> None:
        position = s.track[s.turn]
        if s.telling:
            s.tell(events.Triggered(at(s.turn), position))
        event: Step[Patriot] = NEGATIVE
        if position > 0:
            event = Effects(s.pack.campaigns[s.campaign].good, 0)
        s.then(event, TriggerThreat(position), TRIGGER_HOME)


class Negative(Step[Patriot]):
    """PAT-TRIG-4, PAT-NEG-1 to PAT-NEG-7: a D8 on the campaign's table."""

    def enter(self, s: Patriot) -> None:
        face = roll(s)
        s.push(Effects(s.pack.campaigns[s.campaign].bad[face - 1], 0))


class TriggerThreat(Step[Patriot]):
    """PAT-TRIG-3, PAT-TRIG-5: by the position with which the Trigger began."""

    def __init__(self, position: int) -> None:
        self.position: Final = position

    def enter(self, s: Patriot) -> None:
        by = s.pack.track_threat[self.position + s.pack.track_end]
        if by:
            threat(s, by)


class TriggerHome(Step[Patriot]):
    """PAT-TRIG-1: from -2 or +2 the standee returns to Base."""

    def enter(self, s: Patriot) -> None:
        if abs(s.track[s.turn]) == s.pack.track_end:
            step_standee(s, s.turn, 0)


class TurnEnd(Step[Patriot]):
    """PAT-FLAW-5, PAT-CHAR-4, PAT-RIOT-8: M.W. without a launch in round 3 incites a riot."""

    # Seen at work in PAT-EDGE-21, PAT-EDGE-45, PAT-EX-15

    def enter(self, s: Patriot) -> None:
        seat = s.turn
        s.push(ROUND_END if is_last_turn(s) else TURN[(seat + 1) % s.seats])
        late = s.round == s.pack.beacon_round and s.launched[seat] == 0
        if s.who[seat] == c.MW and late:
            tell_weakness(s, seat)
            s.push(RIOT)


# Round actions


class RoundEnd(Step[Patriot]):
    """PAT-ROUND-1, PAT-GOAL-2, -4: the check; then drift, riots, Beacons and taxes."""

    # Seen at work in PAT-EDGE-27, PAT-EDGE-28, PAT-EDGE-29, PAT-EX-5, PAT-EX-9

    def enter(self, s: Patriot) -> None:
        if doomed(s):
            s.finish(LOST_BY_DOOM[s.campaign][s.seats - 1])
        elif won(s):
            s.finish(WON[s.seats - 1])
        elif s.round >= s.pack.rounds:
            s.finish(LOST_BY_TIME[s.seats - 1])
        else:
            s.round += 1
            s.turn = first_seat(s)  # PAT-ROUND-3
            if s.telling:
                s.tell(events.RoundBegan(s.round))
            for seat in range(s.seats):
                step_left(s, seat)  # PAT-ROUND-2
            s.then(Retrigger(0, len(s.riots)), NEW_ROUND)


def won(s: Patriot) -> bool:
    """PAT-GOAL-1, PAT-GOAL-5, PAT-AIM-1 to PAT-AIM-7: what holds at the check."""
    # Seen at work in PAT-EDGE-40, PAT-EDGE-41
    if s.progress < s.needed():
        return False
    if s.campaign == c.EYES:
        return s.lit() >= s.pack.eyes_beacons
    if s.campaign == c.IRON:
        return rioters_out(s) == 0
    return True


def doomed(s: Patriot) -> bool:
    """PAT-DOOM-1 to PAT-DOOM-7: the campaign's own way to lose, at the check only."""
    campaign = s.pack.campaigns[s.campaign]
    limit = campaign.doom[s.seats - 1]
    if s.round < campaign.doom_from:
        return False
    if s.campaign == c.COUNTDOWN:
        return len(s.riots) >= limit
    if s.campaign == c.TRIBUNAL or s.campaign == c.SUCCESSION:
        return s.failed >= limit
    if s.campaign == c.PROMETHEUS:
        return s.rioters[s.pack.project_space] >= limit
    if s.campaign == c.EYES:
        return s.lit() < limit
    if s.campaign == c.IRON:
        return rioters_out(s) >= limit
    assert s.campaign == c.RESERVE
    return s.rioters[s.pack.coin_space] >= limit and s.rioters[s.pack.tax_space] >= limit


class Retrigger(Step[Patriot]):
    """PAT-ROUND-1 (3), PAT-RIOT-5: cards in play strike again, in order; later ones do not."""

    # Seen at work in PAT-EDGE-32

    def __init__(self, at: int, until: int) -> None:
        self.at: Final = at
        self.until: Final = until

    def enter(self, s: Patriot) -> None:
        if self.at >= self.until or self.at >= len(s.riots):
            return
        riot = s.riots[self.at]
        if s.telling:
            s.tell(events.RiotAgain(c.thing(c.RIOT_NAMES[riot])))
        s.then(Effects(s.pack.riots[riot].again, 0), Retrigger(self.at + 1, self.until))


class NewRound(Step[Patriot]):
    """PAT-ROUND-1 (4), (5), PAT-TILE-3: Used Beacons become Launched; Base Taxes pay."""

    # Seen at work in PAT-EX-6, PAT-EX-7

    def enter(self, s: Patriot) -> None:
        back = 0
        for slot in range(len(s.lamps)):
            if s.lamps[slot] == USED:
                s.lamps[slot] = LAUNCHED
                back += 1
        if s.telling and back:
            s.tell(events.BeaconsReset(back))
        coins(s, s.base)
        s.push(TURN[first_seat(s)])


def outcome(key: str, rule: str, seats: int) -> Outcome:
    """Both win or lose together."""
    won = key == "end-won"
    winners = tuple(range(seats)) if won else ()
    return Outcome(winners, key, rule, (1 if won else 0,) * seats)


WON: Final = [outcome("end-won", "PAT-GOAL-1", n) for n in (1, 2)]
LOST_BY_TIME: Final = [outcome("end-time", "PAT-GOAL-4", n) for n in (1, 2)]
LOST_BY_DOOM: Final = [
    [outcome("end-doom", f"PAT-DOOM-{c + 1}", n) for n in (1, 2)]
    for c in range(len(c.CAMPAIGN_NAMES))
]

TURN: Final = [Turn(0), Turn(1)]
BEGIN: Final = Begin()
GATHER: Final = Gather()
FREE_CARDS: Final = FreeCards()
ACT: Final = Act()
BEFORE_TRIGGER: Final = BeforeTrigger()
TRIGGER: Final = Trigger()
NEGATIVE: Final = Negative()
TRIGGER_HOME: Final = TriggerHome()
TURN_END: Final = TurnEnd()
ROUND_END: Final = RoundEnd()
NEW_ROUND: Final = NewRound()
DEAL_OUT: Final = DealOut()
FIRST_CARDS: Final = FirstCards()
CAMPAIGN_CHOSEN: Final = ChooseCampaign()
CHARACTERS_CHOSEN: Final = [ChooseCharacter(0), ChooseCharacter(1)]


def influence_piles(pack: c.Pack) -> list[list[int]]:
    """PAT-COMP-1, PAT-COMP-2: the four types, each with its values."""
    piles: list[list[int]] = []
    for kind in range(len(c.TYPES)):
        pile: list[int] = []
        for v in range(c.VALUES):
            pile.extend([kind * c.VALUES + v] * pack.copies[v])
        piles.append(pile)
    return piles


def deal(setup: Setup) -> Patriot:
    """PAT-SETUP-1, PAT-SETUP-5: everything beside the board, nothing shuffled yet."""
    pack = setup.pack
    assert isinstance(pack, c.Pack)
    seats = setup.seats
    asked = str(setup.options["campaign"])
    campaign = c.NONE if asked == "ask" else c.CAMPAIGN_NAMES.index(asked)
    s = Patriot(
        pack, seats, campaign, [c.NONE] * seats,
        0, 0, pack.actions,  # round, turn, ap
        0, 0, 0, 0, 0, 0, 0, 0, False,  # from cu to rioted
        [pack.coins, pack.markers, pack.troops, pack.rioters],
        [0] * seats, [0] * seats, [0] * seats, [0] * seats,  # markers, track, once, launched
        [0] * 8,  # spent
        [0] * (c.SPACES + 1), [0] * (c.SPACES + 1),  # troops, rioters
        [], [], list(range(len(pack.beacons))), 0,  # slots, lamps, beacons, and known under them
        list(range(len(pack.riots))), [], [],
        list(range(len(pack.briefs))), [], 0, 0,  # discards, and known on top and under
        c.NONE, c.NONE, [],  # brief, kept, looked
        influence_piles(pack), [0] * c.KINDS,
        [], [0] * c.KINDS, 0, [], 0,  # the Opinion, from the deck to the tally
        [0] * (c.KINDS * seats), [0] * (c.KINDS * seats),  # hands, pledged
        PO_FRESH | 15,
    )  # fmt: skip
    s.begin(FIRST_CARDS)
    for seat in range(seats - 1, -1, -1):
        s.push(CHARACTERS_CHOSEN[seat])
    if campaign == c.NONE:
        s.push(CAMPAIGN_CHOSEN)
    s.push(DEAL_OUT)
    return s
