"""How an attacked player may answer (RISE-DEF-1, 6.4 of the rules), and why not."""

from typing import Any, ClassVar, Final, final

from mypy_extensions import i64

from uprising.kernel import Form, Move, OneOf, Refusal, Rng, Step, at

from . import cards as c
from .actions import LARGE, LISTED, add
from .hands import NOT_IN_HAND, Parts, distinct, kinds_in, lacks, robots_of
from .identities import IDENTITY_FORM, IDENTITY_USED
from .robots import not_a_robot, robot_fields, robot_from
from .state import ANNIHILATION_HITS, SEATS, RobotRise
from .targets import not_a_target, strongest

NO_DEFENCE: Final = Refusal("refuse-does-not-stop", "RISE-DEF-1")
STOPS_NOTHING: Final = {
    c.ESCAPE: Refusal("refuse-does-not-stop", "RISE-STOP-1"),
    c.EMP: Refusal("refuse-does-not-stop", "RISE-STOP-2"),
    c.MALWARE: Refusal("refuse-does-not-stop", "RISE-STOP-3"),
    c.NUKE: Refusal("refuse-does-not-stop", "RISE-STOP-4"),
}
NO_IDENTITY_DEFENCE: Final = Refusal("refuse-no-identity-defence", "RISE-DEF-1")
IDENTITY_STOPS_NOTHING: Final = {
    c.UNDERSTUDY: Refusal("refuse-identity-does-not-stop", "RISE-STOP-6"),
    c.BUNKER: Refusal("refuse-identity-does-not-stop", "RISE-STOP-7"),
    c.DETOUR: Refusal("refuse-identity-does-not-stop", "RISE-STOP-8"),
    c.REVERB: Refusal("refuse-identity-does-not-stop", "RISE-STOP-9"),
}
NOT_THE_OWNER: Final = Refusal("refuse-not-the-owner", "RISE-IDENT-6")
DISCARD_TWO: Final = Refusal("refuse-discard-two", "RISE-IDENT-7")

KINDS_OF_ATTACK: Final = c.GLOBAL + 1


def card_answer(s: RobotRise, card: int, attack: int) -> int:
    """RISE-STOP-1, RISE-STOP-2, RISE-STOP-3, RISE-STOP-4: what a card does to an attack.

    (RISE-CARD-14, RISE-CARD-15, RISE-CARD-16; RISE-EDGE-26, RISE-EDGE-44)
    """
    return s.pack.answer[card * KINDS_OF_ATTACK + attack]


def identity_answer(s: RobotRise, identity: int, attack: int) -> int:
    """RISE-STOP-6, RISE-STOP-7, RISE-STOP-8, RISE-STOP-9: what an identity does to an attack.

    (RISE-EDGE-41)
    """
    return s.pack.identity_answer[identity * KINDS_OF_ATTACK + attack]


@final
class Defend(Move[RobotRise]):
    """RISE-DEF-1: answer with a card, or let it happen (NONE; RISE-ATTACK-2)."""

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def text(self) -> str:
        return "defend none" if self.card == c.NONE else f"defend {c.SLUGS[self.card]}"

    def refusal(self, s: RobotRise, seat: int) -> Refusal | None:
        attack = s.asker
        assert isinstance(attack, Attacked)
        if self in attack.by_card(s):
            return None
        if self.card not in s.hands[seat]:
            return NOT_IN_HAND
        return STOPS_NOTHING.get(self.card, NO_DEFENCE)


@final
class DefendRobot(Move[RobotRise]):
    """RISE-STOP-5: a complete robot stops any attack."""

    def __init__(self, head: int, body: int, legs: int) -> None:
        self.head: Final = head
        self.body: Final = body
        self.legs: Final = legs

    def text(self) -> str:
        return f"defend robot {c.SLUGS[self.head]} {c.SLUGS[self.body]} {c.SLUGS[self.legs]}"

    def refusal(self, s: RobotRise, seat: int) -> Refusal | None:
        return not_a_robot(s.hands[seat], self.head, self.body, self.legs)


@final
class DefendIdentity(Move[RobotRise]):
    """RISE-ID-6: the identity's defence, with Detour's new target or Reverb's discards."""

    def __init__(self, target: int, first: int, second: int) -> None:
        self.target: Final = target
        self.first: Final = first
        self.second: Final = second

    def text(self) -> str:
        if self.target != c.NONE:
            return f"defend identity > {at(self.target)}"
        if self.second != c.NONE:
            return f"defend identity {c.SLUGS[self.first]} {c.SLUGS[self.second]}"
        if self.first != c.NONE:
            return f"defend identity {c.SLUGS[self.first]}"
        return "defend identity"

    def refusal(self, s: RobotRise, seat: int) -> Refusal | None:
        attack = s.asker
        assert isinstance(attack, Attacked)
        no = attack.no_identity(s)
        if no is not None:
            return no
        identity = s.identities[seat]
        aims = identity == c.DETOUR and not attack.is_duel(s)
        if (self.target != c.NONE) != aims:
            return NOT_THE_OWNER if attack.is_duel(s) and identity == c.DETOUR else IDENTITY_FORM
        if self.first != c.NONE and identity != c.REVERB:
            return IDENTITY_FORM
        if aims:
            return attack.no_detour(s, self.target)
        return not_the_cost(s, seat, self.first, self.second) if identity == c.REVERB else None


class Attacked(Step[RobotRise]):
    """Seat `who` is attacked; `owner` is credited, NONE for an Event (RISE-ATTACK-7)."""

    takes: ClassVar[tuple[type[Move[Any]], ...]] = (Defend, DefendRobot, DefendIdentity)

    def __init__(self, owner: int, who: int, kind: int) -> None:
        self.owner: Final = owner
        self.who: Final = who
        self.kind: Final = kind

    def is_nuisance(self) -> bool:
        return c.BY_RAID <= self.kind <= c.PULL

    def is_dropped(self, s: RobotRise) -> bool:
        """RISE-ATTACK-6, RISE-DEF-6: by now there is nobody who strikes or nothing to hit."""
        who = self.who
        if s.lairs[who] == 0 or (self.owner != c.NONE and s.lairs[self.owner] == 0):
            return True
        if self.kind == c.GLOBAL:
            return s.fields[who] == 1 and ANNIHILATION_HITS not in s.house
        if self.kind == c.PULL:
            return not s.hands[who]
        return self.kind == c.FREEZE and s.frozen[who] == 1

    # What each way to answer allows

    def by_card(self, s: RobotRise) -> list[Move[Any]]:
        """RISE-ATTACK-2, RISE-DEF-1: nothing, or a card that answers, oldest first, each once."""
        moves: list[Move[Any]] = [UNDEFENDED]
        answer = s.pack.answer
        kind = self.kind
        seen: i64 = 0
        for card in s.hands[self.who]:
            if card > c.FLEX and answer[card * KINDS_OF_ATTACK + kind] != c.USELESS:
                bit: i64 = 1 << i64(card - c.FLEX)
                if seen & bit == 0:
                    seen |= bit
                    moves.append(DEFENDS[card])
        return moves

    def no_identity(self, s: RobotRise) -> Refusal | None:
        """RISE-ID-6: why the identity cannot answer."""
        if s.used[self.who]:
            return IDENTITY_USED
        identity = s.identities[self.who]
        if identity <= c.SPROCKET:
            return NO_IDENTITY_DEFENCE
        if identity_answer(s, identity, self.kind) == c.USELESS:
            return IDENTITY_STOPS_NOTHING.get(identity, NO_IDENTITY_DEFENCE)
        return None

    def no_detour(self, s: RobotRise, target: int) -> Refusal | None:
        """RISE-IDENT-6: why an attack cannot be redirected to this target."""
        no = not_a_target(s, self.who, target)
        if no is not None:
            return no
        return NOT_THE_OWNER if target == self.owner else None

    def is_duel(self, s: RobotRise) -> bool:
        """RISE-IDENT-6: whether only the attacker and the attacked are in the game."""
        return s.opponents_in_game(self.who) == 1

    def detours(self, s: RobotRise) -> list[int]:
        return [who for who in s.targets(self.who) if who != self.owner]

    def can_reverb(self, s: RobotRise) -> bool:
        return s.identities[self.who] == c.REVERB and self.no_identity(s) is None

    def by_identity(self, s: RobotRise) -> list[Move[Any]]:
        """RISE-ID-6: the identity's defence, with every target or discard it may name."""
        if self.no_identity(s) is not None:
            return []
        identity = s.identities[self.who]
        if identity == c.DETOUR and not self.is_duel(s):
            return [DETOURS[target] for target in self.detours(s)]
        return reverbs(s.hands[self.who], reverb_cost(s)) if identity == c.REVERB else [BY_IDENTITY]

    # The answers as a list, or as forms

    def pays_two(self, s: RobotRise) -> bool:
        """Whether Reverb's discards are many: two out of the hand."""
        return reverb_cost(s) == 2 and self.can_reverb(s)

    def is_wide(self, s: RobotRise) -> bool:
        """Whether a hand could answer in more ways than can be listed."""
        hand = s.hands[self.who]
        if len(hand) < LARGE:
            return False
        costs = len(hand) ** 2 if self.pays_two(s) else 0
        return Parts(hand).robots() + costs > LISTED

    def moves(self, s: RobotRise, wide: bool) -> list[Move[Any]]:
        """RISE-DEF-1: nothing, a fitting card, an identity, a robot.

        In a wide question robots and Reverb's discards are left to the forms.
        """
        hand = s.hands[self.who]
        moves = self.by_card(s)
        if self.no_identity(s) is None and not (wide and self.pays_two(s)):
            moves.extend(self.by_identity(s))
        if not wide and kinds_in(hand) > 2:
            for head, body, legs in robots_of(Parts(hand)):
                moves.append(DefendRobot(head, body, legs))
        return moves

    def default(self, s: RobotRise, seat: int) -> Move[Any]:
        """RISE-DEFAULT-3: let a nuisance be; else the first of card, robot, identity."""
        if self.is_nuisance():
            return UNDEFENDED
        cards = self.by_card(s)
        if len(cards) > 1:
            return cards[1]
        robots = robots_of(Parts(s.hands[seat]))
        if robots:
            head, body, legs = robots[0]
            return DefendRobot(head, body, legs)
        if self.can_reverb(s):
            oldest = [*s.hands[seat][: reverb_cost(s)], c.NONE, c.NONE]
            return DefendIdentity(c.NONE, oldest[0], oldest[1])
        answers = self.by_identity(s)
        if answers and s.identities[seat] == c.DETOUR and not self.is_duel(s):
            return DETOURS[strongest(s, self.detours(s))]
        return answers[0] if answers else UNDEFENDED

    def forms(self, s: RobotRise, seat: int) -> tuple[Form, ...]:
        parts = Parts(s.hands[seat])
        forms = []
        if parts.robots():
            forms.append(Form("form-defend-robot", robot_fields(parts)))
        if self.pays_two(s):
            names = tuple([c.SLUGS[card] for card in distinct(s.hands[seat])])
            forms.append(Form("form-reverb", (OneOf("first", names), OneOf("second", names))))
        return tuple(forms)

    def filled(self, s: RobotRise, seat: int, form: str, values: dict[str, Any]) -> Move[Any]:
        if form == "form-defend-robot":
            head, body, legs = robot_from(values)
            return DefendRobot(head, body, legs)
        return DefendIdentity(
            c.NONE, c.SLUGS.index(values["first"]), c.SLUGS.index(values["second"])
        )

    def candidates(self, s: RobotRise, seat: int, rng: Rng, most: int) -> list[Any]:
        """The listed answers, then robots and Reverb's discards drawn at random."""
        robots = robots_of(Parts(s.hands[seat]))
        costs = self.by_identity(s) if self.can_reverb(s) else []
        moves = self.moves(s, True)
        for _ in range(4 * most):
            if len(moves) >= most:
                break
            if robots and (not costs or rng.below(2)):
                head, body, legs = robots[rng.below(len(robots))]
                add(moves, DefendRobot(head, body, legs))
            elif costs:
                add(moves, costs[rng.below(len(costs))])
        return moves


def reverb_cost(s: RobotRise) -> int:
    """RISE-IDENT-7: two cards; a move names no more than two."""
    return min(s.pack.identities[c.REVERB].cost, 2)


def not_the_cost(s: RobotRise, seat: int, first: int, second: int) -> Refusal | None:
    """RISE-IDENT-7: two cards, all if fewer, also none."""
    named = [card for card in (first, second) if card != c.NONE]
    hand = s.hands[seat]
    if len(named) != min(reverb_cost(s), len(hand)):
        return DISCARD_TWO
    return NOT_IN_HAND if lacks(hand, named) else None


def reverbs(hand: list[int], cost: int) -> list[Move[Any]]:
    """RISE-IDENT-7, RISE-ID-6: the two cards to discard, in their order; all if fewer."""
    if not hand or cost == 0:
        return [BY_IDENTITY]
    cards = distinct(hand)
    if len(hand) == 1 or cost == 1:
        return [DefendIdentity(c.NONE, card, c.NONE) for card in cards]
    moves: list[Move[Any]] = []
    for first in cards:
        for second in cards:
            if first != second or hand.count(first) > 1:
                moves.append(DefendIdentity(c.NONE, first, second))
    return moves


UNDEFENDED: Final = Defend(c.NONE)
DEFENDS: Final = [Defend(card) for card in range(c.CARDS)]
BY_IDENTITY: Final = DefendIdentity(c.NONE, c.NONE, c.NONE)
DETOURS: Final = [DefendIdentity(target, c.NONE, c.NONE) for target in range(SEATS)]
