"""The heuristic: count the coins, take power while it lasts, share fairly, stop the leader."""

from collections.abc import Callable
from typing import Any, Final

from uprising.kernel import Move, Rng

from ..rules import moves as m
from ..rules.cards import CASTING_VOTE, GOLDEN_PARACHUTE, ONE_MORE_CYCLE, RECOUNT_DAEMON, TOTAL
from ..rules.effects import reveal, turn_over
from ..rules.legal import endgame_cards, reveal_moves, split_of, subsets, turn_moves
from ..rules.state import EVIL, NONE, EvilRobots, clockwise, deck_of, shows, team_of, unused_of
from ..rules.steps_count import most_proposals
from .odds import worth

TOKEN: Final = 0.12
"""What an unspent token is worth to a holder of Reveal cards."""
MARGIN: Final = 0.02
"""A gain smaller than this is not worth acting for."""

# What a card is worth to keep, roughly in Influence; a card drawn anew is worth about CARD.
CARD: Final = 0.5
WORTH: Final = {
    "turn-another": 0.6,
    "scan": 0.2,
    "inside-out": 0.5,
    "reflip-own": 0.3,
    "turn-hidden": 0.5,
    "exchange": 0.45,
    "expose": 0.4,
    "anchor": 0.4,
    "mirror": 0.2,
    "neutral-contends": 0.7,
    "turn-own": 0.9,
    "reflip-other": 0.5,
    "coup": 0.3,
    "loyal": 1.0,
    "recount": 0.6,
    "cycle": 0.6,
    "overclock": 0.7,
    "multiply": 0.6,
    "dampen": 0.6,
    "sleep": 0.3,
    "reward-winner": 1.0,
    "reward-loser": 0.6,
    "break": 0.3,
    "steal": 0.3,
    "draw": 0.7,
    "feed-pot": 0.7,
    "skim": 0.9,
    "stow": 1.2,
    "surge": 0.8,
    "brown": 0.8,
    "parachute": 0.6,
    "casting-vote": 0.4,
}


def advise(s: EvilRobots, seat: int, rng: Rng) -> tuple[Move[Any], str]:
    """The move this heuristic would make, and why. `s` is what the seat can imagine."""
    return ADVICE[s.asks[0].prompt](s, seat)


# The countdown


def raise_hand(s: EvilRobots, seat: int) -> tuple[Move[Any], str]:
    """Any power is better than the zero that is left at the end."""
    if shows(s.power_stack[-1]) > 0:
        return m.RAISES[0], "why-power"
    return m.RAISES[1], "why-wait"


def bribe(s: EvilRobots, seat: int) -> tuple[Move[Any], str]:
    """A point for a card that may bring several, but never to a leader."""
    dealer_leads = s.influence[s.dealer] >= max(s.influence)
    offer = m.OFFERS[1][0]
    rich = s.influence[seat] >= 4 and s.pot >= 5 and not s.given
    if rich and not dealer_leads and offer.refusal(s, seat) is None:
        return offer, "why-bribe"
    return m.OFFERS[0][0], "why-no-bribe"


def pick(s: EvilRobots, seat: int) -> tuple[Move[Any], str]:
    """The best bid; for nothing, oneself, else the one who is furthest behind."""
    best = NONE
    most = -1.0
    for i, who in enumerate(s.claims):
        price = s.bids[2 * i] + 0.4 * s.bids[2 * i + 1]
        if who == seat:
            price = 1.5
        price -= 0.01 * s.influence[who]
        if price > most:
            most = price
            best = who
    if best == seat:
        return m.PICKS[best], "why-pick-self"
    paid = s.bids[2 * s.claims.index(best)] + s.bids[2 * s.claims.index(best) + 1]
    return m.PICKS[best], "why-pick-bid" if paid else "why-pick-behind"


def zero_to(s: EvilRobots, seat: int) -> tuple[Move[Any], str]:
    """Leaders act first, knowing least; oneself last."""
    best = NONE
    for who in clockwise(s, seat):
        waiting = s.power[who] == NONE and (who != seat or len(s.given) == s.seats - 1)
        if waiting and (best == NONE or s.influence[who] > s.influence[best]):
            best = who
    return m.ZEROS[best], "why-zero"


# The turn and the Reveal Phase


def act(s: EvilRobots, seat: int) -> tuple[Move[Any], str]:
    """The action that is worth most now, if it is worth more than stopping."""
    now = worth(s, seat) + TOKEN * reserve(s, seat)
    best: Move[Any] = m.END
    most = now + MARGIN
    for move in turn_moves(s, seat):
        value = value_of(s, seat, move)
        if value > most:
            most = value
            best = move
    if best is m.END:
        return m.END, "why-enough"
    if isinstance(best, m.Play):
        return best, "why-card"
    if isinstance(best, m.Swap):
        return best, "why-swap"
    return best, "why-flip"


def reserve(s: EvilRobots, seat: int) -> int:
    """Tokens that a Reveal card in hand may still need."""
    cards = 0
    for card in unused_of(s, seat):
        if s.pack.cards[card].type == "reveal":
            cards += s.pack.cards[card].cost
    return min(cards, s.tokens[seat])


def value_of(s: EvilRobots, seat: int, move: Any) -> float:
    """What the round is worth after a move; less than nothing for what should not be done."""
    if isinstance(move, m.FlipAny):
        return value_of_flip(s, seat, move.who, s.pack.cost_flip_any)
    if isinstance(move, m.FlipOwn):
        return value_of_flip(s, seat, seat, s.pack.cost_flip_own)
    if isinstance(move, m.Play) and move.use:
        return value_of_card(s.copy(), seat, move.card, move.a, move.b)
    return -99.0  # a swap costs a point, a card is worth less


def value_of_flip(s: EvilRobots, seat: int, who: int, price: int) -> float:
    """The same for a coin: turned over, looked at, and turned back."""
    extra, shown, own = s.extra_heads, s.shown.copy(), s.tokens[seat]
    s.tokens[seat] = own - price
    told = s.telling
    s.telling = False
    turn_over(s, who, seat)
    found = worth(s, seat) + TOKEN * reserve(s, seat)
    s.telling = told
    s.tokens[seat] = own
    s.shown = shown
    s.extra_heads = extra
    return found


def value_of_card(g: EvilRobots, seat: int, card: int, a: int, b: int) -> float:
    """The same for a card used on a copy of the table."""
    effect = g.pack.cards[card].effect
    cost = g.pack.cards[card].cost
    extra = 0.0
    if effect in ("reflip-own", "reflip-other"):
        who = seat if effect == "reflip-own" else a
        g.tokens[seat] -= cost
        g.where[card] += 2
        g.known[who] &= ~(1 << seat)  # whatever it was, it is open again
        return worth(g, seat) + TOKEN * reserve(g, seat)
    if effect in ("draw", "scan"):  # what they show is not known before
        g.tokens[seat] -= cost
        g.where[card] += 2
        news = 0.2 if effect == "draw" else -0.05
        return worth(g, seat) + TOKEN * reserve(g, seat) + news
    before = g.influence[seat]
    reveal(g, seat, card, True, a, b)
    extra += g.influence[seat] - before
    if effect == "coup":
        extra += 0.1 if g.power_stack else 0.05
    elif effect == "expose":
        extra += best_flip(g, seat) - worth(g, seat)
    elif effect == "steal":
        extra += 0.06 * g.pack.cards[card].amount
    elif effect == "anchor":
        extra += 0.03 * len(g.power_stack) - 0.05
    elif effect == "mirror":
        extra += 0.01 * len(g.power_stack) - 0.03
    return worth(g, seat) + TOKEN * reserve(g, seat) + extra


def best_flip(s: EvilRobots, seat: int) -> float:
    """What the round is worth after the best coin that can still be turned over, or none."""
    most = worth(s, seat)
    for move in turn_moves(s, seat):
        if isinstance(move, (m.FlipAny, m.FlipOwn)):
            most = max(most, value_of(s, seat, move) - MARGIN)
    return most


def give_nothing(s: EvilRobots, seat: int) -> tuple[Move[Any], str]:
    return m.PASS, "why-no-gift"


def show(s: EvilRobots, seat: int) -> tuple[Move[Any], str]:
    """Tokens are worth nothing after this: use every card that helps."""
    best: Move[Any] = m.PASS
    most = worth(s, seat) + MARGIN
    for move in reveal_moves(s, seat):
        if isinstance(move, m.Reveal):
            g = s.copy()
            effect = g.pack.cards[move.card].effect
            if effect == "reflip-other":
                g.known[move.a] &= ~(1 << seat)
            else:
                reveal(g, seat, move.card, True, move.a, move.b)
            value = worth(g, seat)
            if value > most:
                most = value
                best = move
    if best is m.PASS:
        return m.PASS, "why-pass"
    return best, "why-card"


# The split


def fair_share(s: EvilRobots) -> int:
    return s.pot // len(s.winners)


def propose(s: EvilRobots, seat: int) -> tuple[Move[Any], str]:
    """Even, the odd points for oneself; in the last proposal no more than they would get anyway.

    Nobody else is lifted to ten where it can be helped.
    """
    mine = s.winners.index(seat)
    last = s.proposals == most_proposals(s) - 1
    floor = 1 if last else max(1, fair_share(s))
    shares = [0] * len(s.winners)
    left = s.pot
    for i, who in enumerate(s.winners):
        if i == mine:
            continue
        share = min(floor, left)
        room = s.pack.threshold - 1 - s.influence[who]
        if share > 1 and share > room:
            share = max(1, room)
        shares[i] = share
        left -= share
    shares[mine] = left
    if last:
        return split_of(s, shares), "why-last-offer"
    return split_of(s, shares), "why-fair-offer"


def vote(s: EvilRobots, seat: int) -> tuple[Move[Any], str]:
    """Accept a fair share, and at last any that beats no agreement; never another's victory."""
    mine = s.winners.index(seat)
    share = s.shares[mine]
    own = s.influence[seat] + share
    for i, who in enumerate(s.winners):
        total = s.influence[who] + s.shares[i]
        if who != seat and total >= s.pack.threshold and total > own:
            without = s.influence[who] + (1 if i < s.pot else 0)
            if without < s.pack.threshold:
                return m.VOTES[1], "why-stop-leader"
    if own >= s.pack.threshold and own > max(s.influence):
        return m.VOTES[0], "why-win"
    fallback = 1 if mine < s.pot else 0
    last = s.proposals == most_proposals(s) - 1
    if share >= fair_share(s) and share >= fallback:
        return m.VOTES[0], "why-fair"
    if last and share >= fallback:
        return m.VOTES[0], "why-better-than-nothing"
    return m.VOTES[1], "why-unfair"


# The ending


def endgame(s: EvilRobots, seat: int) -> tuple[Move[Any], str]:
    """The cards that make one win; else those that keep the game going."""
    own = endgame_cards(s, seat, unused_of(s, seat))
    best: tuple[int, ...] = ()
    most = standing_after(s, seat, ())
    for chosen in subsets(own):
        value = standing_after(s, seat, chosen)
        if value > most:
            most = value
            best = chosen
    if not best:
        return m.ENDGAME_NONE, "why-nothing-to-reveal"
    return m.Endgame(best), "why-win" if most >= 2 else "why-play-on"


def standing_after(s: EvilRobots, seat: int, chosen: tuple[int, ...]) -> float:
    """3 for a win alone, 2 for a shared one, 1 if the game goes on, 0 for a loss."""
    influence = s.influence.copy()
    threshold = s.pack.threshold
    if RECOUNT_DAEMON in chosen:
        for who in range(s.seats):
            if influence[who] >= threshold:
                influence[who] -= s.pack.cards[RECOUNT_DAEMON].amount
    if GOLDEN_PARACHUTE in chosen and max(influence) > influence[seat]:
        influence[seat] += s.pack.cards[GOLDEN_PARACHUTE].amount
    last = s.round >= s.pack.round_cap
    cycles = ONE_MORE_CYCLE in chosen and not s.cycled
    best = max(influence)
    place = influence[seat] - best
    if not last and (best < threshold or cycles):
        return 1.0 + 0.05 * place
    leaders = influence.count(best)
    if place < 0:
        return 0.05 * place
    if leaders == 1 or CASTING_VOTE in chosen:
        return 3.0 - 0.01 * len(chosen)
    return 2.0


def keep(s: EvilRobots, seat: int) -> tuple[Move[Any], str]:
    """Keep what is better than a card drawn anew, and what the deck could not replace."""
    kept = []
    for card in unused_of(s, seat):
        value = WORTH[s.pack.cards[card].effect]
        if value >= CARD or not deck_of(s, 0 if card < TOTAL // 2 else 1):
            kept.append(card)
    return m.Keep(tuple(kept)), "why-keep" if kept else "why-fresh-cards"


def path(s: EvilRobots, seat: int) -> tuple[Move[Any], str]:
    """Humanity gets what the winner's coins show."""
    return m.PATHS[1 if team_of(s, seat) == EVIL else 0], "why-path"


ADVICE: Final[dict[str, Callable[[EvilRobots, int], tuple[Move[Any], str]]]] = {
    "ask-hand": raise_hand,
    "ask-offer": bribe,
    "ask-pick": pick,
    "ask-zero": zero_to,
    "ask-turn": act,
    "ask-gift": give_nothing,
    "ask-reveal": show,
    "ask-propose": propose,
    "ask-vote": vote,
    "ask-endgame": endgame,
    "ask-keep": keep,
    "ask-path": path,
}
