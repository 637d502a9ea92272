"""The rules of a turn, in the order the rulebook tells them (RISE-FLOW-1).

The rulebook's examples run through here: RISE-EX-1, RISE-EX-2, RISE-EX-3, RISE-EX-4, RISE-EX-5,
RISE-EX-6, RISE-EX-7, RISE-EX-8.
"""

from typing import Any, ClassVar, Final, final

from uprising.kernel import Ask, Form, Move, Outcome, Rng, Setup, Step, at

from ..seen import events as e
from . import actions
from . import cards as c
from .actions import Pass, Swap
from .alliances import Ally
from .effects import lay_down
from .hands import Parts
from .identities import Identity, identity_targets
from .memory import leave_hand, show
from .plays import Play
from .robots import Robot
from .state import CHOOSE_PARTS, EXTRA_IDENTITY, SEATS, RobotRise
from .steps_ally import FAILED, Aim, aim, ask_for_help
from .steps_attack import DRAW, Attack, SeatStep, draw, strike
from .takes import DISCARDS, FROM_DISCARD, Choosing, Discard, Take, Taking


@final
class SetUp(Step[RobotRise]):
    """RISE-SETUP-2, RISE-SETUP-3: identities and hands are dealt, hand by hand from seat 0.

    RISE-SETUP-4: Events are put aside and replaced; they are shuffled in when all hands are full.
    RISE-SETUP-6: the first player is random, unless a seat was agreed on (`first`).
    (RISE-EDGE-1, RISE-EDGE-2)
    """

    def __init__(self, first: int) -> None:
        self.first: Final = first

    def enter(self, s: RobotRise) -> None:
        seats = len(s.hands)
        s.shuffle("identities", s.aside)
        for seat in range(seats):
            s.identities[seat] = s.aside.pop()
            lairs = s.pack.identities[s.identities[seat]].lairs
            if lairs is not None:
                s.lairs[seat] = lairs
        s.shuffle("deck", s.deck)
        size = s.pack.hand_at_start(seats)
        events: list[int] = []
        for seat in range(seats):
            hand = s.hands[seat]
            while len(hand) < size:
                card = s.deck.pop()
                if s.pack.type_of[card] == c.EVENT:
                    events.append(card)
                else:
                    hand.append(card)
        if events:
            s.deck.extend(events)
            s.shuffle("events", s.deck)
        if s.telling:
            for seat in range(seats):
                identity, hand = s.identities[seat], s.hands[seat]
                s.tell(e.Dealt(at(seat), len(hand), c.person(identity), c.things(hand)))
        first = self.first if 0 <= self.first < seats else s.chance("first", seats)
        s.active = (first + seats - 1) % seats
        s.push(NEXT_TURN)


@final
class NextTurn(Step[RobotRise]):
    """RISE-TURN-8: play passes clockwise; RISE-END-2: after the last turn most lairs win.

    At the start of a turn a Force Field falls (RISE-FIELD-1), and a frozen player thaws but has
    no action (RISE-FREEZE-1). RISE-TURN-1: a turn is an action and a refill. (RISE-EDGE-55)
    """

    def enter(self, s: RobotRise) -> None:
        if s.turn >= s.pack.turn_cap:
            most = max(s.lairs)
            winners = tuple(seat for seat in range(len(s.lairs)) if s.lairs[seat] == most)
            s.finish(Outcome(winners, "end-cap", "RISE-END-2", tuple(s.lairs)))
            return
        seat = s.after(s.active)
        s.active = seat
        s.turn += 1
        s.asked = 0
        s.push(self)
        start_turn(s, seat)


@final
class TurnStart(SeatStep):
    """TURN_START: the Force Field falls (RISE-EDGE-12), the frozen thaw."""

    def enter(self, s: RobotRise) -> None:
        start_turn(s, self.who)


def start_turn(s: RobotRise, who: int) -> None:
    if s.telling:
        s.tell(e.TurnStarted(at(who), s.turn))
    if s.fields[who]:
        s.fields[who] = 0
        s.discard.append(c.FORCE_FIELD)
        if s.telling:
            s.tell(e.FieldFell(at(who)))
    s.push(REFILL[who])
    if s.frozen[who]:
        s.frozen[who] = 0
        if s.telling:
            s.tell(e.Thawed(at(who)))
    else:
        s.push(ACTION[who])


@final
class Action(SeatStep):
    """RISE-TURN-2, RISE-TURN-3: exactly one action, if there is a valid one."""

    takes: ClassVar[tuple[type[Move[Any]], ...]] = actions.TURN_MOVES

    def enter(self, s: RobotRise) -> None:
        who = self.who
        wide = actions.is_wide(s, who)
        moves = actions.legal(s, who, wide)
        s.ask(self, Ask(who, "ask-action", "RISE-TURN-2", moves, wide=wide))

    def answer(
        self, s: RobotRise, seat: int, move: Play | Robot | Ally | Identity | Swap | Pass
    ) -> None:
        if isinstance(move, Play):
            play_card(s, seat, move.card, move.target)
        elif isinstance(move, Robot):
            send_robot(s, seat, move)
        elif isinstance(move, Ally):
            s.push(HELP_AWAITED[seat])
            ask_for_help(s, seat, move)
        elif isinstance(move, Identity):
            if EXTRA_IDENTITY in s.house:
                s.push(ACTION_AFTER[seat])
            use_identity(s, seat, move)
        elif isinstance(move, Swap):
            swap_parts(s, seat, move.kind)
        else:
            if s.telling:
                s.tell(e.Passed(at(seat)))

    def default(self, s: RobotRise, seat: int) -> Move[Any]:
        return actions.default(s, seat)

    def forms(self, s: RobotRise, seat: int) -> tuple[Form, ...]:
        return actions.forms(s, seat)

    def filled(self, s: RobotRise, seat: int, form: str, values: dict[str, Any]) -> Move[Any]:
        return actions.filled(form, values)

    def candidates(self, s: RobotRise, seat: int, rng: Rng, most: int) -> list[Any]:
        return actions.candidates(s, seat, rng, most)


@final
class ActionAfter(SeatStep):
    """RISE-TURN-4, by a house rule: an identity's attack leaves the turn its action."""

    def enter(self, s: RobotRise) -> None:
        if s.lairs[self.who] > 0:
            s.push(ACTION[self.who])


@final
class HelpAwaited(SeatStep):
    """RISE-ALLY-6, RISE-TURN-10: if nobody helps, the player considers other plays."""

    def receive(self, s: RobotRise, value: int) -> None:
        if value == FAILED:
            s.push(ACTION[self.who])


def play_card(s: RobotRise, seat: int, card: int, target: int) -> None:
    """RISE-TURN-5: straight to the discards, before its effect, but for the two exceptions.

    Lethal: RISE-CARD-5, RISE-CARD-6, RISE-CARD-7. Utility: RISE-CARD-11, RISE-CARD-13.
    """
    if s.telling:
        if target == c.NONE:
            s.tell(e.CardPlayed(at(seat), c.thing(card)))
        else:
            s.tell(e.CardPlayedAt(at(seat), c.thing(card), at(target)))
    if card in (c.FORCE_FIELD, c.TIME_MACHINE):
        s.hands[seat].remove(card)
        leave_hand(s, seat, card)
        if card == c.FORCE_FIELD:
            s.fields[seat] = 1
        else:
            s.open.append(card)
            s.push(TIME_TRAVEL[seat])
        return
    lay_down(s, seat, card)
    if card == c.SECRET_CACHE:
        draw_some(s, seat, s.pack.cards[card].draw)
    else:
        s.push(Attack(seat, target, s.pack.attack_of[card]))


def draw_some(s: RobotRise, seat: int, count: int) -> None:
    for _ in range(count):
        s.push(DRAW[seat])


def send_robot(s: RobotRise, seat: int, move: Robot) -> None:
    """RISE-BOT-2, RISE-DECK-3: discarded as a set, Head, Body, Legs; then it attacks."""
    cards = [move.head, move.body, move.legs]
    for card in cards:
        lay_down(s, seat, card)
    if s.telling:
        s.tell(e.RobotSent(at(seat), c.things(cards)))
    aim(s, seat, move.target, move.second)


def use_identity(s: RobotRise, seat: int, move: Identity) -> None:
    """RISE-TURN-4, RISE-ID-2: turned up for good; RISE-ID-5: its draws come after all targets."""
    identity = s.identities[seat]
    s.used[seat] = 1
    if s.telling:
        s.tell(e.IdentityUsed(at(seat), c.person(identity)))
    draw_some(s, seat, s.pack.identities[identity].draw)
    if identity == c.VOSS:
        strike(s, seat, [move.target], c.LANCE)  # RISE-IDENT-1
    elif identity == c.SPROCKET:  # RISE-IDENT-4
        cards = [move.first, move.second]
        for card in cards:
            lay_down(s, seat, card)
        if s.telling:
            s.tell(e.RobotSent(at(seat), c.things(cards)))
        s.push(Aim(seat, c.NONE, s.pack.identities[identity].targets))
    else:  # RISE-IDENT-2, RISE-IDENT-3: everybody it can hit, clockwise
        kind = s.pack.identity_attack[identity]
        strike(s, seat, identity_targets(s, seat), kind)


def swap_parts(s: RobotRise, seat: int, kind: int) -> None:
    """RISE-TURN-6: three parts of one kind, the oldest first, for three new cards.

    By a house rule the player chooses which, where there are more.
    """
    count = s.pack.swap_parts
    cards = Parts(s.hands[seat]).of(kind)
    draw_some(s, seat, count)
    if CHOOSE_PARTS in s.house and len(cards) > count:
        s.push(ChooseParts(seat, kind, count))
    else:
        discard(s, seat, cards[:count])


def discard(s: RobotRise, seat: int, cards: list[int]) -> None:
    for card in cards:
        lay_down(s, seat, card)
    if s.telling:
        s.tell(e.Discarded(at(seat), c.things(cards)))


@final
class ChooseParts(Choosing):
    """RISE-TURN-6, by a house rule: one of the parts goes; the others are asked for in turn."""

    def enter(self, s: RobotRise) -> None:
        moves = [DISCARDS[card] for card in self.cards(s)]
        s.ask(self, Ask(self.who, "ask-discard", "RISE-TURN-6", moves))

    def answer(self, s: RobotRise, seat: int, move: Discard) -> None:
        if self.left > 1:
            s.push(ChooseParts(seat, self.kind, self.left - 1))
        discard(s, seat, [move.card])


@final
class TimeTravel(Taking):
    """RISE-CARD-12: one of the top three discards, no Event; everybody sees which.

    (RISE-EDGE-33, RISE-EDGE-35)
    """

    def enter(self, s: RobotRise) -> None:
        s.ask(self, Ask(self.who, "ask-take-discard", "RISE-CARD-12", self.moves(s), plain=True))

    def answer(self, s: RobotRise, seat: int, move: Take) -> None:
        place = len(s.discard) - 1
        while s.discard[place] != move.card:
            place -= 1
        s.hands[seat].append(s.discard.pop(place))
        show(s, seat, move.card)
        s.discard.extend(s.open)
        s.open = []
        if s.telling:
            s.tell(e.CardRetrieved(at(seat), c.thing(move.card)))


# The end of a turn


@final
class Refill(SeatStep):
    """RISE-TURN-7: draw a card, then go on; RISE-TURN-9: not for one who has left.

    (RISE-EDGE-46, RISE-EDGE-51)
    """

    def enter(self, s: RobotRise) -> None:
        if s.lairs[self.who] > 0:
            s.push(REFILL_MORE[self.who])
            draw(s, self.who)


@final
class RefillMore(SeatStep):
    """RISE-TURN-7: keep drawing below three cards, while the deck gives any (RISE-DECK-2).

    (RISE-EDGE-47, RISE-EDGE-48)
    """

    def enter(self, s: RobotRise) -> None:
        who = self.who
        if s.lairs[who] == 0 or len(s.hands[who]) >= s.pack.refill_to:
            return
        if s.deck or len(s.discard) > s.pack.keep_on_reshuffle:
            s.push(self)
            draw(s, who)


SET_UP: Final = SetUp(c.NONE)
NEXT_TURN: Final = NextTurn()
TURN: Final = [TurnStart(seat) for seat in range(SEATS)]
ACTION: Final = [Action(seat) for seat in range(SEATS)]
ACTION_AFTER: Final = [ActionAfter(seat) for seat in range(SEATS)]
HELP_AWAITED: Final = [HelpAwaited(seat) for seat in range(SEATS)]
REFILL: Final = [Refill(seat) for seat in range(SEATS)]
REFILL_MORE: Final = [RefillMore(seat) for seat in range(SEATS)]
TIME_TRAVEL: Final = [TimeTravel(seat, FROM_DISCARD) for seat in range(SEATS)]


def deal(setup: Setup) -> RobotRise:
    """RISE-SETUP-1, RISE-SETUP-5: lairs for all, the deck beside an empty discard pile."""
    pack = setup.pack
    assert isinstance(pack, c.Pack)
    seats = setup.seats
    s = RobotRise(
        pack,
        pack.deck.copy(),
        [],
        [[] for _ in range(seats)],
        [pack.lairs] * seats,
        [0] * seats,
        [0] * seats,
        [c.NONE] * seats,
        [0] * seats,
        list(range(c.IDENTITIES)),
        [],
        [c.NONE] * seats,
        [],
        0,
        0,
        0,
    )
    starts = setup.options["starts"]
    s.begin(SET_UP if starts == "random" else SetUp(starts - 1))
    return s
