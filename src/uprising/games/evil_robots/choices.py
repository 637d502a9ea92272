"""The legal moves of a turn and of the Reveal Phase, built straight from the position.

The lists must be exactly those moves whose `refusal` is None; the conformance suite compares them.
"""

from __future__ import annotations

from typing import Any, Final

from uprising.kernel import Move, Rng

from .cards import ANCHOR_BOLTS, CARDS, LEFT, MOST_SEATS, PER_SIDE, RIGHT, TOTAL
from .effects import breakable
from .moves import (
    DECLINE,
    END,
    FLIP_OWN,
    FLIPS,
    OFFERS,
    PASS,
    PICKS,
    RAISES,
    SWAPS,
    VOTES,
    ZEROS,
    Endgame,
    Gift,
    Keep,
    Play,
    Propose,
    Reveal,
    subsets,
)
from .state import (
    EXTRA,
    EXTRA_HEADS,
    EXTRA_TAILS,
    NONE,
    USED,
    EvilRobots,
    anchored,
    has_extra,
    power_level,
    unused_of,
)
from .targets import AIM_EVIL, AIM_GOOD, AIM_LEFT, AIM_RIGHT, AIM_TURN, CARD_TARGET

AIMS: Final = CARD_TARGET + TOTAL
PLAY_NO_USE: Final = [Play(card, False, NONE, NONE) for card in range(TOTAL)]
PLAY_PLAIN: Final[list[Move[Any]]] = [Play(card, True, NONE, NONE) for card in range(TOTAL)]
PLAY_AT: Final[list[list[Move[Any]]]] = [
    [Play(card, True, a, NONE) for a in range(AIMS)] for card in range(TOTAL)
]
REVEAL_PLAIN: Final[list[Move[Any]]] = [Reveal(card, NONE, NONE) for card in range(TOTAL)]
REVEAL_AT: Final[list[list[Move[Any]]]] = [
    [Reveal(card, a, NONE) for a in range(AIMS)] for card in range(TOTAL)
]
COINS: Final = EXTRA_TAILS + 1
PLAY_PAIR: Final[list[list[Move[Any]]]] = [
    [Play(card, True, i // COINS, i % COINS) for i in range(COINS * COINS)] for card in range(TOTAL)
]
# What a card has to be aimed at, by its effect; as numbers, since moves are listed all the time.
NOTHING: Final = 0
ANOTHERS_COIN: Final = 1
PARTICIPANT: Final = 2
OTHER_PARTICIPANT: Final = 3
SCANNED: Final = 4
TWO_COINS: Final = 5
ACTIVE_CARD: Final = 6
ROBBED: Final = 7
OTHER_PLAYER: Final = 8
DECK: Final = 9
TEAM: Final = 10
OWN_COINS: Final = 11
OWN_COIN: Final = 12
POT: Final = 13
SHAPES: Final = {
    "turn-another": ANOTHERS_COIN,
    "surge": PARTICIPANT,
    "brown": PARTICIPANT,
    "dampen": OTHER_PARTICIPANT,
    "scan": SCANNED,
    "exchange": TWO_COINS,
    "break": ACTIVE_CARD,
    "steal": ROBBED,
    "reflip-other": OTHER_PLAYER,
    "draw": DECK,
    "loyal": TEAM,
    "inside-out": OWN_COINS,
    "turn-own": OWN_COIN,
    "skim": POT,
}
SHAPE: Final = [SHAPES.get(card.effect, NOTHING) for card in CARDS]
MOST_LISTED: Final = 400
"""Longer lists become forms."""


def turn_moves(s: EvilRobots, seat: int) -> list[Any]:
    """EVIL-TURN-1: everything a player may do on their turn."""
    moves: list[Any] = [END]
    tokens = s.tokens[seat]
    if tokens >= s.pack.cost_flip_own and power_level(s, seat) > 0 and not anchored(s, seat):
        moves.append(FLIP_OWN)
    if tokens >= s.pack.cost_flip_any:
        add_coins(s, NONE, FLIPS, moves)
    may_swap = s.influence[seat] >= s.pack.cost_swap
    cards = s.pack.cards
    place = 4 * seat
    where = s.where
    for card in range(TOTAL):
        if where[card] != place:
            continue
        if may_swap and (s.left if card < PER_SIDE else s.right):
            moves.append(SWAPS[card])
        paper = cards[card]
        if paper.cost <= tokens and paper.type != "endgame":
            moves.append(PLAY_NO_USE[card])
            add_uses(s, seat, card, PLAY_PLAIN[card], PLAY_AT[card], moves)
    return moves


def reveal_moves(s: EvilRobots, seat: int) -> list[Any]:
    """EVIL-REV-2, EVIL-EDGE-50: pass, or use a Reveal card that can be paid and has a target."""
    moves: list[Any] = [PASS]
    tokens = s.tokens[seat]
    cards = s.pack.cards
    place = 4 * seat
    where = s.where
    for card in range(TOTAL):
        if where[card] == place:
            paper = cards[card]
            if paper.type == "reveal" and paper.cost <= tokens:
                add_uses(s, seat, card, REVEAL_PLAIN[card], REVEAL_AT[card], moves)
    return moves


def add_coins(s: EvilRobots, without: int, at: list[Any], moves: list[Any]) -> None:
    """Every revealed coin that may be turned over, but for one player's."""
    held = s.where[ANCHOR_BOLTS]
    fixed = held >> 2 if held & 3 == USED else NONE
    for who in range(s.seats):
        if who != without and who != fixed:
            moves.append(at[who])
    if has_extra(s):
        if s.extra_heads > 0:
            moves.append(at[EXTRA_HEADS])
        if s.extra_heads < 2:
            moves.append(at[EXTRA_TAILS])


def add_uses(
    s: EvilRobots, seat: int, card: int, plain: Any, at: list[Any], moves: list[Any]
) -> None:
    """EVIL-CARD-5: every way to use a card now."""
    shape = SHAPE[card]
    if shape == NOTHING:
        moves.append(plain)
    elif shape == ANOTHERS_COIN:
        add_coins(s, seat, at, moves)
    elif shape in (PARTICIPANT, OTHER_PARTICIPANT):
        for who in range(s.seats):
            if who != seat or shape == PARTICIPANT:
                moves.append(at[who])
        if has_extra(s):
            moves.append(at[EXTRA])
    elif shape == SCANNED:
        add_scans(s, seat, at, PLAY_PAIR[card], moves)
    elif shape == TWO_COINS:
        add_exchanges(s, PLAY_PAIR[card], moves)
    elif shape == ACTIVE_CARD:
        for other in range(TOTAL):
            if s.where[other] & 3 == USED and breakable(s, other):
                moves.append(at[CARD_TARGET + other])
    elif shape in (ROBBED, OTHER_PLAYER):
        for who in range(s.seats):
            if who != seat and (shape == OTHER_PLAYER or s.tokens[who] > 0):
                moves.append(at[who])
    elif shape == DECK:
        if s.left:
            moves.append(at[AIM_LEFT])
        if s.right:
            moves.append(at[AIM_RIGHT])
    elif shape == TEAM:
        moves.append(at[AIM_EVIL])
        moves.append(at[AIM_GOOD])
    elif shape == POT:
        if s.pot >= 1:
            moves.append(plain)
    elif not anchored(s, seat):
        moves.append(plain)
        if shape == OWN_COINS:
            moves.append(at[AIM_TURN])


def add_scans(s: EvilRobots, seat: int, at: list[Any], pairs: list[Any], moves: list[Any]) -> None:
    for a in range(s.seats):
        if a != seat:
            moves.append(at[a])
            for b in range(a + 1, s.seats):
                if b != seat:
                    moves.append(pairs[a * COINS + b])


def add_exchanges(s: EvilRobots, pairs: list[Any], moves: list[Any]) -> None:
    for a in range(s.seats):
        if not anchored(s, a):
            for b in range(a + 1, s.seats):
                if not anchored(s, b):
                    moves.append(pairs[a * COINS + b])
            if has_extra(s):
                if s.extra_heads > 0:
                    moves.append(pairs[a * COINS + EXTRA_HEADS])
                if s.extra_heads < 2:
                    moves.append(pairs[a * COINS + EXTRA_TAILS])


# Splits: the same few pots and winners come back again and again, so the lists are kept.

_SPLITS: Final[dict[int, list[Any]]] = {}
MOST_KEPT: Final = 1000


def splits(pot: int, winners: list[int]) -> list[Any]:
    """EVIL-SPLIT-1: every way to share the pot among the winners, then to decline."""
    key = pot
    for seat in winners:
        key |= 1 << (8 + seat)
    found = _SPLITS.get(key)
    if found is None:
        if len(_SPLITS) >= MOST_KEPT:
            _SPLITS.clear()
        found = [Propose(shares) for shares in compositions(pot, sorted(winners))]
        found.append(DECLINE)
        _SPLITS[key] = found
    return found


def how_many_splits(pot: int, winners: int) -> int:
    """The number of ways to share, without listing them."""
    ways = 1
    for i in range(1, winners):
        ways = ways * (pot + i) // i
    return ways


def compositions(pot: int, seats: list[int]) -> list[tuple[tuple[int, int], ...]]:
    """All shares of a pot, as pairs, those who get nothing left out."""
    if pot == 0:
        return [()]
    if len(seats) == 1:
        return [((seats[0], pot),)]
    found: list[tuple[tuple[int, int], ...]] = []
    for share in range(pot, -1, -1):
        head = ((seats[0], share),) if share else ()
        found += [head + rest for rest in compositions(pot - share, seats[1:])]
    return found


def even_split(s: EvilRobots) -> Propose:
    """EVIL-DEFAULT-3: the same for each, what is left over one by one in priority order."""
    return split_of(s, even_shares(s))


def even_shares(s: EvilRobots) -> list[int]:
    winners = len(s.winners)
    return [s.pot // winners + (1 if i < s.pot % winners else 0) for i in range(winners)]


def split_of(s: EvilRobots, shares: list[int]) -> Propose:
    """A proposal from the shares in priority order."""
    pairs = [(s.winners[i], shares[i]) for i in range(len(shares)) if shares[i] > 0]
    return Propose(tuple(sorted(pairs)))


def random_split(s: EvilRobots, rng: Rng) -> Propose:
    shares = [0] * len(s.winners)
    for _ in range(s.pot):
        shares[rng.below(len(shares))] += 1
    return split_of(s, shares)


def universe(s: EvilRobots, rng: Rng) -> list[Move[Any]]:
    """Whatever could be typed in: all cards, all targets, sums right and wrong."""
    moves: list[Move[Any]] = [*RAISES, *PICKS, *ZEROS, *FLIPS, FLIP_OWN, *SWAPS, END, PASS]
    moves += [DECLINE, *VOTES]
    moves += [OFFERS[i][t] for i in range(11) for t in range(8)]
    for card in range(TOTAL):
        moves.append(PLAY_NO_USE[card])
        moves.append(PLAY_PLAIN[card])
        moves += PLAY_AT[card]
        if CARDS[card].type == "reveal":
            moves.append(REVEAL_PLAIN[card])
            moves += REVEAL_AT[card]
        if CARDS[card].effect in ("scan", "exchange"):
            moves += PLAY_PAIR[card]
    moves += [Reveal(card, NONE, NONE) for card in range(TOTAL) if CARDS[card].type != "reveal"]
    for to in range(MOST_SEATS):
        for amount in range(12):
            moves.append(Gift(to, False, amount))
            moves.append(Gift(to, True, amount))
    for seat in range(s.seats):
        cards = unused_of(s, seat)[:8]
        moves += [Keep(chosen) for chosen in subsets(cards)]
        moves += [Endgame(chosen) for chosen in subsets(cards)]
    return moves + proposals(s, rng)


def proposals(s: EvilRobots, rng: Rng) -> list[Move[Any]]:
    """Splits of the right pot and of wrong ones, among winners and others."""
    if not s.winners:
        return [Propose(((0, 1),)), Propose(((0, 1), (1, 2)))]
    moves: list[Move[Any]] = []
    for pot in (s.pot, s.pot + 1):
        if how_many_splits(pot, len(s.winners)) <= MOST_LISTED:
            moves += [Propose(shares) for shares in compositions(pot, sorted(s.winners))]
        else:
            moves += [random_split(s, rng) for _ in range(200)]
    moves.append(Propose(tuple((seat, 1) for seat in range(s.seats))))
    return moves


def sides_kept(cards: tuple[int, ...]) -> list[int]:
    """EVIL-INFO-9: of kept cards the others see number and side."""
    kept = [0, 0]
    for card in cards:
        kept[LEFT if card < PER_SIDE else RIGHT] += 1
    return kept
