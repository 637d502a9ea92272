"""The lists of legal moves: candidates, without those whose `refusal` says why not.

Splits of a pot, sets of cards, offers and gifts are listed directly, which is faster; the
conformance suite compares every list with the refusals of all moves.
"""

from functools import lru_cache
from typing import Any, Final

from uprising.kernel import Form, Move, Number, OneOf, Rng, at

from . import moves as m
from .cards import CARDS, MOST_SEATS, TOTAL
from .effects import aim_of
from .state import (
    EXTRA,
    EXTRA_TAILS,
    NONE,
    SWAP_ANY,
    EvilRobots,
    gifts_open,
    is_unused,
    owner_of,
    unused_of,
)  # fmt: skip
from .targets import ALL_TARGETS

MOST_LISTED: Final = 400
"""Longer lists become forms."""
PLAY_NO_USE: Final = [m.Play(card, False, NONE, NONE) for card in range(TOTAL)]


def legal(s: EvilRobots, seat: int, candidates: list[Move[Any]]) -> list[Move[Any]]:
    found: list[Move[Any]] = []
    for move in candidates:
        if move.refusal(s, seat) is None:
            found.append(move)
    return found


def turn_moves(s: EvilRobots, seat: int) -> list[Any]:
    """EVIL-TURN-1: everything a player may do on their turn."""
    moves: list[Any] = [m.END]
    if m.FLIP_OWN.refusal(s, seat) is None:
        moves.append(m.FLIP_OWN)
    if s.tokens[seat] >= s.pack.cost_flip_any:
        moves += legal(s, seat, m.FLIPS)
    if SWAP_ANY in s.house:
        shown = [card for card in range(TOTAL) if owner_of(s, card) == seat]
        moves += legal(s, seat, [m.SWAPS[card] for card in shown if not is_unused(s, seat, card)])
    for card in unused_of(s, seat):
        if m.SWAPS[card].refusal(s, seat) is None:
            moves.append(m.SWAPS[card])
        if m.play_refusal(s, seat, card) is None:
            moves.append(PLAY_NO_USE[card])
            aim = aim_of(s, card)
            for a, b in aim.choices[s.seats]:
                if aim.refusal(s, seat, a, b) is None:
                    moves.append(m.Play(card, True, a, b))
    return moves


def reveal_moves(s: EvilRobots, seat: int) -> list[Any]:
    """EVIL-REV-2, EVIL-EDGE-50: pass, or use a Reveal card that can be paid and has a target."""
    moves: list[Any] = [m.PASS]
    for card in unused_of(s, seat):
        if m.reveal_refusal(s, seat, card) is None:
            aim = aim_of(s, card)
            for a, b in aim.choices[s.seats]:
                if aim.refusal(s, seat, a, b) is None:
                    moves.append(m.Reveal(card, a, b))
    return moves


def offers_of(s: EvilRobots, seat: int) -> list[Any]:
    """EVIL-COUNT-8: every offer that can be made out of what this claimant held.

    The faster path to `legal` of OFFERS; the conformance suite compares them.
    """
    influence, tokens, room = m.purse_of(s, seat)
    found: list[Any] = []
    for i in range(min(influence, room) + 1):
        found += m.OFFERS[i][: tokens + 1]
    return found


def gifts_of(s: EvilRobots, seat: int) -> list[Any]:
    """EVIL-GIFT-1 to EVIL-GIFT-5: all gifts this seat may make now.

    The faster path to `legal` of GIFTS and TOKEN_GIFTS; the conformance suite compares them.
    """
    found: list[Any] = []
    influence, tokens = s.influence[seat], s.tokens[seat]
    if not influence and not tokens:
        return found
    if not gifts_open(s) or s.gifts[seat] >= s.pack.gifts_per_round:
        return found
    for to in range(s.seats):
        if to != seat:
            most = min(influence, s.pack.gift_cap - s.influence[to])
            found += m.GIFTS[to][1 : max(0, most) + 1]
            found += m.TOKEN_GIFTS[to][1 : tokens + 1]
    return found


def gift_forms(s: EvilRobots, seat: int) -> tuple[Form, ...]:
    """A gift as a form: to whom, what, how much."""
    if not gifts_of(s, seat):
        return ()
    others = tuple(at(to) for to in range(s.seats) if to != seat)
    what = OneOf("what", ("influence", "token"))
    most = max(s.influence[seat], s.tokens[seat])
    return (Form("form-gift", (OneOf("to", others), what, Number("amount", 1, most))),)


def gift_filled(values: dict[str, Any]) -> Move[Any]:
    return m.Gift(int(values["to"][1:]), values["what"] == "token", values["amount"])


# Sets of cards


def subsets(cards: list[int]) -> list[tuple[int, ...]]:
    """Every choice of some of the cards, none first."""
    found: list[tuple[int, ...]] = [()]
    for card in cards:
        found += [(*chosen, card) for chosen in found]
    return found


def endgame_cards(s: EvilRobots, seat: int, hand: list[int]) -> list[int]:
    return [card for card in hand if m.endgame_refusal(s, seat, card) is None]


def endgame_moves(s: EvilRobots, seat: int, hand: list[int]) -> list[Any]:
    """EVIL-END-2: every choice of Endgame cards to reveal."""
    return [m.Endgame(chosen) for chosen in subsets(endgame_cards(s, seat, hand))]


@lru_cache(maxsize=1000)  # small hands come back often
def keeps(cards: tuple[int, ...]) -> list[Any]:
    """EVIL-CLEAN-2: every choice of cards to keep."""
    return [m.Keep(chosen) for chosen in subsets(list(cards))]


# Splits


@lru_cache(maxsize=1000)  # the same few pots and winners come back again and again
def splits(pot: int, winners: tuple[int, ...]) -> list[Any]:
    """EVIL-SPLIT-1: every way to share the pot among the winners, then to decline."""
    return [*[m.Propose(shares) for shares in compositions(pot, sorted(winners))], m.DECLINE]


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


def even_shares(s: EvilRobots) -> list[int]:
    """EVIL-DEFAULT-3: the same for each, what is left over one by one in priority order."""
    winners = len(s.winners)
    return [s.pot // winners + (1 if i < s.pot % winners else 0) for i in range(winners)]


def even_split(s: EvilRobots) -> m.Propose:
    return split_of(s, even_shares(s))


def split_of(s: EvilRobots, shares: list[int]) -> m.Propose:
    """A proposal from the shares in priority order."""
    pairs = [(s.winners[i], shares[i]) for i in range(len(shares)) if shares[i] > 0]
    return m.Propose(tuple(sorted(pairs)))


def random_split(s: EvilRobots, rng: Rng) -> m.Propose:
    shares = [0] * len(s.winners)
    for _ in range(s.pot):
        shares[rng.below(len(shares))] += 1
    return split_of(s, shares)


# All moves, legal or not


def universe(s: EvilRobots, rng: Rng) -> list[Move[Any]]:
    """Whatever could be typed in: all cards, all targets, sums right and wrong."""
    moves: list[Move[Any]] = [
        *m.RAISES, *m.PICKS, *m.ZEROS, *m.FLIPS, m.FlipAny(EXTRA), m.FLIP_OWN, *m.SWAPS,
        m.END, m.PASS, m.DECLINE, *m.VOTES, *m.PATHS, *PLAY_NO_USE,
    ]  # fmt: skip
    moves += [m.OFFERS[i][t] for i in range(11) for t in range(8)]
    for card in range(TOTAL):
        moves += uses_of(card)
    for to in range(MOST_SEATS):
        moves += [*m.GIFTS[to][:12], *m.TOKEN_GIFTS[to][:12]]
    for seat in range(s.seats):
        chosen = subsets(unused_of(s, seat)[:8])
        moves += [m.Keep(cards) for cards in chosen]
        moves += [m.Endgame(cards) for cards in chosen]
    return moves + proposals(s, rng)


def uses_of(card: int) -> list[Move[Any]]:
    """A card aimed at everything there is, in a turn and in the Reveal Phase."""
    coins = range(EXTRA_TAILS + 1)
    pairs = [(a, NONE) for a in range(NONE, ALL_TARGETS)]
    if CARDS[card].effect in ("scan", "exchange"):
        pairs += [(a, b) for a in coins for b in coins]
    moves: list[Move[Any]] = [m.Play(card, True, a, b) for a, b in pairs]
    revealed = pairs if CARDS[card].type == "reveal" else [(NONE, NONE)]
    moves += [m.Reveal(card, a, b) for a, b in revealed]
    return moves


def proposals(s: EvilRobots, rng: Rng) -> list[Move[Any]]:
    """Splits of the right pot and of wrong ones, among winners and others."""
    if not s.winners:
        return [m.Propose(((0, 1),)), m.Propose(((0, 1), (1, 2)))]
    moves: list[Move[Any]] = []
    for pot in (s.pot, s.pot + 1):
        if how_many_splits(pot, len(s.winners)) <= MOST_LISTED:
            moves += [m.Propose(shares) for shares in compositions(pot, sorted(s.winners))]
        else:
            moves += [random_split(s, rng) for _ in range(200)]
    moves.append(m.Propose(tuple((seat, 1) for seat in range(s.seats))))
    return moves
