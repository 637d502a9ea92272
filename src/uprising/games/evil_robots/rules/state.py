"""What there is: coins, power, tokens, Influence, two decks, and what each seat remembers."""

from __future__ import annotations

from typing import Any, Final

from uprising.kernel import Form, Move, State

from . import cards as c
from .cards import Pack

NONE: Final = -1

# A coin is 1 for Heads (Good) and 0 for Tails (Evil), so a player's two coins add up to the team.
TAILS: Final = 0
HEADS: Final = 1
FACES: Final = ("tails", "heads")
EVIL: Final = 0
NEUTRAL: Final = 1
GOOD: Final = 2
TEAMS: Final = ("evil", "neutral", "good")

# Participants beyond the seats 0 to 8: the Extra, and the Extra with one of its coins.
EXTRA: Final = 9
EXTRA_HEADS: Final = 10
EXTRA_TAILS: Final = 11

# A Power Card is its printed value, plus TURNED when its zero side is up.
TURNED: Final = 10

# Where a Robot Card lies: NONE in its deck, else four times its owner plus one of these.
UNUSED: Final = 0
SPENT: Final = 1  # face-up, revealed without use
USED: Final = 2  # face-up, revealed with use; an Active card is then in effect

# EVIL-FLOW-1, as far as the gift window and the views need it.
SETTING_UP: Final = 0
COUNTDOWN: Final = 1
PRE_REVEAL: Final = 2
REVEAL: Final = 3
SPLIT: Final = 4
CLOSING: Final = 5
PHASES: Final = ("setting-up", "countdown", "pre-reveal", "reveal", "split", "closing")

# House rules, as `State.house` has them, each in place of a ruling
LATE_GIFTS: Final = "gifts=always"  # EVIL-GIFT-4
SWAP_ANY: Final = "swap=any"  # EVIL-TURN-5
DEALER_SECOND: Final = "claim=offered"  # EVIL-COUNT-4

# Who knows what: a bit for each seat, one for everybody else. And where a card may be: a bit for
# each hand, one for the deck.
PUBLIC: Final = 1 << 9
EVERYBODY: Final = (1 << 10) - 1
IN_DECK: Final = 1 << 9


class EvilRobots(State):
    """A position. NONE stands for a seat, card or target that is not there."""

    pack: Pack
    seats: int
    round: int
    phase: int
    dealer: int  # of this round; NONE before the first
    heir: int  # holds the Dealer Token
    pot: int  # the Influence of the round
    pot_card: int  # the Power Card that set it
    extra_card: int  # the Extra's Power Card
    extra_heads: int  # how many of the Extra's two coins
    power_stack: list[int]  # Power Cards still to be offered, top last
    power: list[int]  # each seat's Power Card
    given: list[int]  # who got one, in order
    hidden: list[int]  # each seat's hidden coin
    shown: list[int]  # each seat's revealed coin
    exposed: int  # a bit for each hidden coin everyone sees
    known: list[int]  # for each hidden coin the bits of those who know its face
    influence: list[int]
    tokens: list[int]
    gifts: list[int]  # gift commands of each seat this round
    where: list[int]  # the place of each Robot Card
    left: list[int]  # the Left deck, top last
    right: list[int]
    left_known: list[int]  # who knows the cards lying lowest in the deck, from the bottom
    right_known: list[int]
    # A row for each seat, then one for the public: which cards may be in each hand and in the
    # decks, as far as that row can tell, as bits.
    may: list[int]
    damped: int  # whom Dampener is aimed at
    surged: int  # whom Power Surge is aimed at
    browned: int  # whom Brownout is aimed at
    loyal: int  # the team Loyalist Script names
    claims: list[int]  # the claimants of the card on offer
    bids: list[int]  # their offers, two numbers each
    # What each of them may offer: Influence held, tokens held, and the Influence the Dealer may
    # get, as they were when the hands were shown. Gifts made meanwhile change none of it (they cut
    # what is paid), so that sealed offers and gifts may come in any order.
    purses: list[int]
    winners: list[int]  # of the round, in priority order
    shares: list[int]  # the proposal being voted on
    proposals: int  # how many of this round have failed
    cycled: bool  # One More Cycle has taken effect in this game

    # Written by tools/state_fields.py from the fields above.

    def __init__(
        self,
        pack: Pack,
        seats: int,
        round: int,
        phase: int,
        dealer: int,
        heir: int,
        pot: int,
        pot_card: int,
        extra_card: int,
        extra_heads: int,
        power_stack: list[int],
        power: list[int],
        given: list[int],
        hidden: list[int],
        shown: list[int],
        exposed: int,
        known: list[int],
        influence: list[int],
        tokens: list[int],
        gifts: list[int],
        where: list[int],
        left: list[int],
        right: list[int],
        left_known: list[int],
        right_known: list[int],
        may: list[int],
        damped: int,
        surged: int,
        browned: int,
        loyal: int,
        claims: list[int],
        bids: list[int],
        purses: list[int],
        winners: list[int],
        shares: list[int],
        proposals: int,
        cycled: bool,
    ) -> None:
        super().__init__()
        self.pack = pack
        self.seats = seats
        self.round = round
        self.phase = phase
        self.dealer = dealer
        self.heir = heir
        self.pot = pot
        self.pot_card = pot_card
        self.extra_card = extra_card
        self.extra_heads = extra_heads
        self.power_stack = power_stack
        self.power = power
        self.given = given
        self.hidden = hidden
        self.shown = shown
        self.exposed = exposed
        self.known = known
        self.influence = influence
        self.tokens = tokens
        self.gifts = gifts
        self.where = where
        self.left = left
        self.right = right
        self.left_known = left_known
        self.right_known = right_known
        self.may = may
        self.damped = damped
        self.surged = surged
        self.browned = browned
        self.loyal = loyal
        self.claims = claims
        self.bids = bids
        self.purses = purses
        self.winners = winners
        self.shares = shares
        self.proposals = proposals
        self.cycled = cycled

    def copy(self) -> EvilRobots:
        c = EvilRobots(
            self.pack,
            self.seats,
            self.round,
            self.phase,
            self.dealer,
            self.heir,
            self.pot,
            self.pot_card,
            self.extra_card,
            self.extra_heads,
            self.power_stack.copy(),
            self.power.copy(),
            self.given.copy(),
            self.hidden.copy(),
            self.shown.copy(),
            self.exposed,
            self.known.copy(),
            self.influence.copy(),
            self.tokens.copy(),
            self.gifts.copy(),
            self.where.copy(),
            self.left.copy(),
            self.right.copy(),
            self.left_known.copy(),
            self.right_known.copy(),
            self.may.copy(),
            self.damped,
            self.surged,
            self.browned,
            self.loyal,
            self.claims.copy(),
            self.bids.copy(),
            self.purses.copy(),
            self.winners.copy(),
            self.shares.copy(),
            self.proposals,
            self.cycled,
        )
        self.carry(c)
        return c

    # End of what is written.

    def standing(self, seat: int) -> list[Any]:
        """EVIL-GIFT-8: a gift may be made whenever the table waits inside the window."""
        from .legal import gifts_of

        return gifts_of(self, seat)

    def standing_forms(self, seat: int) -> tuple[Form, ...]:
        from .legal import gift_forms

        return gift_forms(self, seat)

    def standing_filled(self, seat: int, form: str, values: dict[str, Any]) -> Move[Any]:
        from .legal import gift_filled

        return gift_filled(values)

    def faults(self) -> list[str]:
        """EVIL-SETUP-6, EVIL-SETUP-8, EVIL-SETUP-9, EVIL-SETUP-10, whatever the position."""
        return [*misplaced_cards(self), *wrong_numbers(self)]


def misplaced_cards(s: EvilRobots) -> list[str]:
    """Robot Cards that are missing, in two places or in the wrong deck."""
    found: list[str] = []
    for side in (c.LEFT, c.RIGHT):
        for card in deck_of(s, side):
            if s.where[card] != NONE:
                found.append(f"{c.KEYS[card]}: lies in its deck and in somebody's hand")
            if c.side_of(card) != side:
                found.append(f"{c.KEYS[card]}: lies in the wrong deck")
    if len(s.left) + len(s.right) != s.where.count(NONE):
        found.append(f"cards: there are {c.TOTAL}, each in one place")
    return found


def wrong_numbers(s: EvilRobots) -> list[str]:
    """Tokens, Influence and Power Cards that are too many or too few."""
    found: list[str] = []
    if sum(s.tokens) > s.pack.tokens:
        found.append(f"tokens: there are {s.pack.tokens}, not {sum(s.tokens)}")
    if min(s.tokens) < 0 or min(s.influence) < 0 or s.pot < 0:
        found.append("tokens and Influence are never negative")
    if s.round > 0 and sorted(powers(s)) != list(printed_values(s)):
        found.append(f"power: these are not the Power Cards of {s.seats} players")
    if s.round > 0 and len(s.power_stack) + len(s.given) != s.seats:
        found.append("power: stack and players' cards must be as many as the players")
    if sorted(s.given) != [p for p in range(s.seats) if s.power[p] != NONE]:
        found.append("given: the players with a Power Card, in the order they got it")
    return found


def printed_values(s: EvilRobots) -> range:
    """EVIL-SETUP-6, EVIL-EX-2: the Power Cards in play, by their printed values."""
    count = c.count_of(s.pack, s.seats)
    return range(count.lowest, count.highest + 1)


def powers(s: EvilRobots) -> list[int]:
    """The printed value of every Power Card that lies somewhere."""
    found = [card % TURNED for card in s.power_stack]
    found += [card % TURNED for card in s.power if card != NONE]
    found += [card for card in (s.pot_card, s.extra_card) if card != NONE]
    return found


def has_extra(s: EvilRobots) -> bool:
    """EVIL-ROUND-3: the Extra sits at tables of three and four."""
    return s.seats <= s.pack.extra_up_to


def shows(card: int) -> int:
    """The value on a Power Card's upper side; no card is no power (EVIL-PL-1)."""
    return card if 0 < card < TURNED else 0


def face_id(face: int) -> str:
    """A coin's face in an event."""
    return f"~id-{FACES[face]}"


def deck_of(s: EvilRobots, side: int) -> list[int]:
    return s.left if side == c.LEFT else s.right


def known_of(s: EvilRobots, side: int) -> list[int]:
    """Who knows the lowest cards of a deck, from the bottom (EVIL-INFO-7)."""
    return s.left_known if side == c.LEFT else s.right_known


def is_unused(s: EvilRobots, seat: int, card: int) -> bool:
    return s.where[card] == 4 * seat


def in_effect(s: EvilRobots, card: int) -> bool:
    """Revealed with use and still face-up."""
    return s.where[card] >= 0 and s.where[card] & 3 == USED


def owner_of(s: EvilRobots, card: int) -> int:
    """Who holds a card, face-down or face-up; NONE if it is in its deck."""
    return s.where[card] >> 2


def unused_of(s: EvilRobots, seat: int) -> list[int]:
    """A player's unused cards, Left before Right."""
    place = 4 * seat
    where = s.where
    return [card for card in range(c.TOTAL) if where[card] == place]


def unused_hands(s: EvilRobots) -> list[list[int]]:
    """The unused cards of all seats at once."""
    hands: list[list[int]] = [[] for _ in range(s.seats)]
    where = s.where
    for card in range(c.TOTAL):
        place = where[card]
        if place >= 0 and place & 3 == UNUSED:
            hands[place >> 2].append(card)
    return hands


def unused_on(s: EvilRobots, seat: int, side: int) -> int:
    """EVIL-INFO-4: how many unused cards of a side somebody holds, which everyone can see."""
    place = 4 * seat
    where = s.where
    first = side * c.PER_SIDE
    found = 0
    for card in range(first, first + c.PER_SIDE):
        if where[card] == place:
            found += 1
    return found


def anchored(s: EvilRobots, who: int) -> bool:
    """EVIL-LEFT-08, EVIL-EDGE-30: nothing turns or exchanges that revealed coin."""
    return s.where[c.ANCHOR_BOLTS] == 4 * who + USED


def is_first_offer(s: EvilRobots) -> bool:
    """Whether the card on offer is the round's highest: none was offered before it."""
    return s.power_stack[-1] == max([card % TURNED for card in s.power_stack])


def power_level(s: EvilRobots, who: int) -> int:
    """EVIL-PL-1, EVIL-PL-2: the Power Level of a seat or of the Extra, at this instant.

    EVIL-EDGE-11, EVIL-EDGE-13, EVIL-EDGE-43: double, then add and take away, then clamp once.
    """
    where = s.where
    cards = s.pack.cards
    if who == EXTRA:
        raw = shows(s.extra_card)
    else:
        effect = 4 * who + USED
        if where[c.SLEEPER_MODE] == effect:
            return 0  # EVIL-EDGE-44: whatever else is in effect
        raw = shows(s.power[who])
        if where[c.TWIN_REACTOR] == effect:
            raw *= cards[c.TWIN_REACTOR].amount
        if where[c.OVERCLOCK] == effect:
            raw += cards[c.OVERCLOCK].amount
    if s.damped == who:
        raw -= cards[c.DAMPENER].amount
    if s.surged == who:
        raw += cards[c.POWER_SURGE].amount
    if s.browned == who:
        raw -= cards[c.BROWNOUT].amount
    return raw if raw > 0 else 0


def team_of(s: EvilRobots, seat: int) -> int:
    """EVIL-TEAM-1, EVIL-EX-1, EVIL-LEFT-15: the team of a player's coins, or the one named."""
    team = s.hidden[seat] + s.shown[seat]
    if team == NEUTRAL and s.loyal != NONE and s.where[c.LOYALIST_SCRIPT] == 4 * seat + USED:
        return s.loyal
    return team


def contribution(s: EvilRobots, seat: int) -> int:
    """EVIL-CARD-12, EVIL-EDGE-35, EVIL-EDGE-36: what a player adds to the team's total."""
    if s.hidden[seat] + s.shown[seat] == NEUTRAL and team_of(s, seat) != NEUTRAL:
        return 0
    return power_level(s, seat)


def totals_of(s: EvilRobots) -> list[int]:
    """EVIL-TEAM-2: the totals of Evil, Neutral and Good, the Extra included."""
    totals = [0, 0, 0]
    for seat in range(s.seats):
        totals[team_of(s, seat)] += contribution(s, seat)
    if s.extra_card != NONE:
        totals[s.extra_heads] += power_level(s, EXTRA)
    return totals


def winning_teams(s: EvilRobots, totals: list[int]) -> list[bool]:
    """EVIL-TEAM-3, EVIL-TEAM-4: the contending teams with the highest total, even at zero.

    EVIL-EX-7: a tie at zero. EVIL-EDGE-17, EVIL-EDGE-18: with Third Way. EVIL-EDGE-51: without.
    """
    third = in_effect(s, c.THIRD_WAY)
    best = max(totals[EVIL], totals[GOOD])
    if third:
        best = max(best, totals[NEUTRAL])
    return [totals[EVIL] == best, third and totals[NEUTRAL] == best, totals[GOOD] == best]


def clockwise(s: EvilRobots, seat: int) -> list[int]:
    """EVIL-SETUP-3: all seats, beginning after this one and ending with it."""
    return [(seat + 1 + i) % s.seats for i in range(s.seats)]


def gifts_open(s: EvilRobots) -> bool:
    """EVIL-GIFT-4: from the first offer until the split is settled, or as long as one plays on."""
    if s.phase == CLOSING:
        return LATE_GIFTS in s.house and s.asks[0].prompt != "ask-path"
    return COUNTDOWN <= s.phase <= SPLIT


def conserved(s: EvilRobots) -> dict[str, int]:
    """EVIL-SETUP-10: 34 Robot Cards, 17 of each side; and the Power Cards once they are out."""
    sides = [0, 0]
    for side in (0, 1):
        sides[side] += len(deck_of(s, side))
    for card in range(c.TOTAL):
        if s.where[card] != NONE:
            sides[c.side_of(card)] += 1
    return {"left": sides[0], "right": sides[1], "power": len(powers(s))}
