"""The rules of a turn, in the order the rulebook tells them (RISE-FLOW-1).

The rulebook's examples run through here: RISE-EX-1, RISE-EX-2, RISE-EX-3, RISE-EX-4, RISE-EX-5,
RISE-EX-6, RISE-EX-7, RISE-EX-8.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, final

from uprising.kernel import Ask, Form, Move, Outcome, Rng, Setup, Step

from .cards import (
    EVENT,
    FORCE_FIELD,
    IDENTITIES,
    LANCE,
    LETHAL,
    NONE,
    NUISANCE,
    SECRET_CACHE,
    SPROCKET,
    TIME_MACHINE,
    UTILITY,
    VOSS,
    Pack,
    kind_of,
)
from .effects import lay_down
from .events import (
    CardPlayed,
    CardRetrieved,
    Dealt,
    Discarded,
    FieldFell,
    IdentityUsed,
    Passed,
    RobotSent,
    Thawed,
    TurnStarted,
)
from .forms import action_candidates, action_filled, action_forms, requests
from .memory import left, shown
from .moves import (
    PASS,
    PLAYS,
    TAKES,
    TURN_MOVES,
    Ally,
    Identity,
    Pass,
    Play,
    Robot,
    Swap,
    Take,
    identity_targets,
    takeable,
)
from .questions import FROM_DISCARD, Taking
from .rows import LARGE, Held, action_rows, is_wide, play_rows, robots_of
from .state import SEATS, RobotRise
from .steps_ally import FAILED, Aim, aim, ask_for_help
from .steps_attack import DRAW, Attack, draw, strike, strongest


@final
class SetUp(Step[RobotRise]):
    """RISE-SETUP-2, RISE-SETUP-3: identities and hands are dealt, hand by hand from seat 0.

    RISE-SETUP-4: Events are put aside and replaced; they are shuffled in when all hands are full.
    RISE-SETUP-6: the first player is random. (RISE-EDGE-1, RISE-EDGE-2)
    """

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
                if s.pack.type_of[card] == EVENT:
                    events.append(card)
                else:
                    hand.append(card)
        if events:
            s.deck.extend(events)
            s.shuffle("events", s.deck)
        if s.telling:
            for seat in range(seats):
                s.tell(Dealt(seat, s.identities[seat], s.hands[seat].copy()))
        first = s.chance("first", seats)
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
class TurnStart(Step[RobotRise]):
    """TURN_START: the Force Field falls (RISE-EDGE-12), the frozen thaw."""

    __slots__ = ("who",)

    def __init__(self, who: int) -> None:
        self.who: Final = who

    def enter(self, s: RobotRise) -> None:
        start_turn(s, self.who)


def start_turn(s: RobotRise, who: int) -> None:
    if s.telling:
        s.tell(TurnStarted(who, s.turn))
    if s.fields[who]:
        s.fields[who] = 0
        s.discard.append(FORCE_FIELD)
        if s.telling:
            s.tell(FieldFell(who))
    s.push(REFILL[who])
    if s.frozen[who]:
        s.frozen[who] = 0
        if s.telling:
            s.tell(Thawed(who))
    else:
        s.push(ACTION[who])


@final
class Action(Step[RobotRise]):
    """RISE-TURN-2, RISE-TURN-3: exactly one action, if there is a valid one."""

    __slots__ = ("who",)
    takes: ClassVar[tuple[type[Move[Any]], ...]] = TURN_MOVES

    def __init__(self, who: int) -> None:
        self.who: Final = who

    def enter(self, s: RobotRise) -> None:
        who = self.who
        wide = len(s.hands[who]) >= LARGE and is_wide(s, who)
        s.ask(self, Ask(who, "ask-action", "RISE-TURN-2", action_rows(s, who), wide=wide))

    def answer(self, s: RobotRise, seat: int, move: Move[Any]) -> None:
        if isinstance(move, Play):
            play_card(s, seat, move.card, move.target)
        elif isinstance(move, Robot):
            send_robot(s, seat, move)
        elif isinstance(move, Ally):
            s.push(HELP_AWAITED[seat])
            ask_for_help(s, seat, move)
        elif isinstance(move, Identity):
            use_identity(s, seat, move)
        elif isinstance(move, Swap):
            swap_parts(s, seat, move.kind)
        else:
            assert isinstance(move, Pass)
            if s.telling:
                s.tell(Passed(seat))

    def default(self, s: RobotRise, seat: int) -> Move[Any]:
        """RISE-DEFAULT-1: utility, nuisance, lethal, robot, alliance, else pass."""
        targets = s.targets(seat)
        plays = play_rows(s, seat, targets)
        for kind in (UTILITY, NUISANCE, LETHAL):
            for card in s.hands[seat]:
                if s.pack.type_of[card] == kind:
                    aimed = [who for who in targets if PLAYS[card][who + 1] in plays]
                    if kind == UTILITY and PLAYS[card][0] in plays:
                        return PLAYS[card][0]
                    if aimed:
                        return PLAYS[card][strongest(s, aimed) + 1]
        held = Held(s.hands[seat])
        robots = robots_of(held)
        if robots and targets:
            head, body, legs = robots[0]
            return Robot(head, body, legs, strongest(s, targets), NONE)
        pairs = requests(s, seat, held)
        return oldest_pair(s.hands[seat], pairs) if pairs else PASS

    def forms(self, s: RobotRise, seat: int) -> tuple[Form, ...]:
        return action_forms(s, seat)

    def filled(self, s: RobotRise, seat: int, form: str, values: dict[str, Any]) -> Move[Any]:
        return action_filled(form, values)

    def candidates(self, s: RobotRise, seat: int, rng: Rng, most: int) -> list[Any]:
        return action_candidates(s, seat, rng, most)


@final
class HelpAwaited(Step[RobotRise]):
    """RISE-ALLY-6, RISE-TURN-10: if nobody helps, the player considers other plays."""

    __slots__ = ("who",)

    def __init__(self, who: int) -> None:
        self.who: Final = who

    def receive(self, s: RobotRise, value: int) -> None:
        if value == FAILED:
            s.push(ACTION[self.who])


def oldest_pair(hand: list[int], pairs: list[Move[Any]]) -> Move[Any]:
    """RISE-DEFAULT-4: the pair whose cards have been held longest."""
    best = pairs[0]
    best_age = [99, 99]
    for pair in pairs:
        assert isinstance(pair, Ally)
        age = sorted([hand.index(pair.first), hand.index(pair.second)])
        if age < best_age:
            best = pair
            best_age = age
    return best


def play_card(s: RobotRise, seat: int, card: int, target: int) -> None:
    """RISE-TURN-5: straight to the discards, before its effect, but for the two exceptions.

    Lethal: RISE-CARD-5, RISE-CARD-6, RISE-CARD-7. Utility: RISE-CARD-11, RISE-CARD-13.
    """
    if s.telling:
        s.tell(CardPlayed(seat, card, target))
    if card in (FORCE_FIELD, TIME_MACHINE):
        s.hands[seat].remove(card)
        left(s, seat, card)
        if card == FORCE_FIELD:
            s.fields[seat] = 1
        else:
            s.open.append(card)
            s.push(TIME_TRAVEL[seat])
        return
    lay_down(s, seat, card)
    if card == SECRET_CACHE:
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
        s.tell(RobotSent(seat, cards))
    aim(s, seat, move.target, move.second)


def use_identity(s: RobotRise, seat: int, move: Identity) -> None:
    """RISE-TURN-4, RISE-ID-2: turned up for good; RISE-ID-5: its draws come after all targets."""
    identity = s.identities[seat]
    s.used[seat] = 1
    if s.telling:
        s.tell(IdentityUsed(seat, identity))
    draw_some(s, seat, s.pack.identities[identity].draw)
    if identity == VOSS:
        strike(s, seat, [move.target], LANCE)  # RISE-IDENT-1
    elif identity == SPROCKET:  # RISE-IDENT-4
        cards = [move.first, move.second]
        for card in cards:
            lay_down(s, seat, card)
        if s.telling:
            s.tell(RobotSent(seat, cards))
        s.push(Aim(seat, NONE, s.pack.identities[identity].targets))
    else:  # RISE-IDENT-2, RISE-IDENT-3: everybody it can hit, clockwise
        kind = s.pack.identity_attack[identity]
        strike(s, seat, identity_targets(s, seat, identity), kind)


def swap_parts(s: RobotRise, seat: int, kind: int) -> None:
    """RISE-TURN-6: three parts of one kind, the oldest first, for three new cards."""
    count = s.pack.swap_parts
    cards = [card for card in s.hands[seat] if kind_of(card) == kind][:count]
    for card in cards:
        lay_down(s, seat, card)
    if s.telling:
        s.tell(Discarded(seat, cards))
    draw_some(s, seat, count)


@final
class TimeTravel(Taking):
    """RISE-CARD-12: one of the top three discards, no Event; everybody sees which.

    (RISE-EDGE-33, RISE-EDGE-35)
    """

    takes: ClassVar[tuple[type[Move[Any]], ...]] = (Take,)

    def enter(self, s: RobotRise) -> None:
        rows: list[Move[Any]] = [TAKES[card] for card in takeable(s)]
        s.ask(self, Ask(self.who, "ask-take-discard", "RISE-CARD-12", rows, plain=True))

    def answer(self, s: RobotRise, seat: int, move: Move[Any]) -> None:
        assert isinstance(move, Take)
        place = len(s.discard) - 1
        while s.discard[place] != move.card:
            place -= 1
        s.hands[seat].append(s.discard.pop(place))
        shown(s, seat, move.card)
        s.discard.extend(s.open)
        s.open = []
        if s.telling:
            s.tell(CardRetrieved(seat, move.card))

    def default(self, s: RobotRise, seat: int) -> Move[Any]:
        """RISE-DEFAULT-4: the oldest."""
        return TAKES[takeable(s)[0]]


# The end of a turn


@final
class Refill(Step[RobotRise]):
    """RISE-TURN-7: draw a card, then go on; RISE-TURN-9: not for one who has left.

    (RISE-EDGE-46, RISE-EDGE-51)
    """

    __slots__ = ("who",)

    def __init__(self, who: int) -> None:
        self.who: Final = who

    def enter(self, s: RobotRise) -> None:
        if s.lairs[self.who] > 0:
            s.push(REFILL_MORE[self.who])
            draw(s, self.who)


@final
class RefillMore(Step[RobotRise]):
    """RISE-TURN-7: keep drawing below three cards, while the deck gives any (RISE-DECK-2).

    (RISE-EDGE-47, RISE-EDGE-48)
    """

    __slots__ = ("who",)

    def __init__(self, who: int) -> None:
        self.who: Final = who

    def enter(self, s: RobotRise) -> None:
        who = self.who
        if s.lairs[who] == 0 or len(s.hands[who]) >= s.pack.refill_to:
            return
        if s.deck or len(s.discard) > s.pack.keep_on_reshuffle:
            s.push(self)
            draw(s, who)


SET_UP: Final = SetUp()
NEXT_TURN: Final = NextTurn()
TURN: Final = [TurnStart(seat) for seat in range(SEATS)]
ACTION: Final = [Action(seat) for seat in range(SEATS)]
HELP_AWAITED: Final = [HelpAwaited(seat) for seat in range(SEATS)]
REFILL: Final = [Refill(seat) for seat in range(SEATS)]
REFILL_MORE: Final = [RefillMore(seat) for seat in range(SEATS)]
TIME_TRAVEL: Final = [TimeTravel(seat, FROM_DISCARD) for seat in range(SEATS)]


def deal(setup: Setup) -> RobotRise:
    """RISE-SETUP-1, RISE-SETUP-5: lairs for all, the deck beside an empty discard pile."""
    pack = setup.pack
    assert isinstance(pack, Pack)
    seats = setup.seats
    s = RobotRise(
        pack,
        pack.deck.copy(),
        [],
        [[] for _ in range(seats)],
        [pack.lairs] * seats,
        [0] * seats,
        [0] * seats,
        [NONE] * seats,
        [0] * seats,
        list(range(IDENTITIES)),
        [],
        [NONE] * seats,
        [],
        0,
        0,
        0,
    )
    s.begin(SET_UP)
    return s
