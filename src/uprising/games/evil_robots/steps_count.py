"""The second half of a round: the count, the split, bonuses, the ending and cleaning up."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from uprising.kernel import Ask, Form, Move, Outcome, Rng, Shares, Step, Subset, at

from .cards import (
    CASTING_VOTE,
    DIVIDEND_DRIVE,
    GOLDEN_PARACHUTE,
    HEDGE_MODULE,
    KEYS,
    ONE_MORE_CYCLE,
    RECOUNT_DAEMON,
    SLEEPER_MODE,
    STOWAWAY,
    TOTAL,
)
from .choices import (
    MOST_LISTED,
    even_shares,
    even_split,
    how_many_splits,
    random_split,
    sides_kept,
    split_of,
    splits,
)
from .events import (
    AnotherRound,
    Counted,
    Declined,
    Gained,
    Kept,
    NoAgreement,
    PotReturned,
    Proposed,
    Revealed,
    Shown,
    Voted,
    Won,
)
from .memory import face_up, return_cards
from .moves import (
    DECLINE,
    ENDGAME_NONE,
    KEEP_NONE,
    VOTES,
    Decline,
    Endgame,
    Keep,
    Propose,
    Vote,
    subsets,
)
from .state import (
    CLOSING,
    EVERYBODY,
    SPLIT,
    USED,
    EvilRobots,
    owner_of,
    power_level,
    team_of,
    totals_of,
    unused_hands,
    unused_of,
    winning_teams,
)


class CountUp(Step[EvilRobots]):
    """EVIL-REV-4, EVIL-EX-4: show the hidden coins, add up, name the winners."""

    def enter(self, s: EvilRobots) -> None:
        for seat in range(s.seats):
            s.known[seat] = EVERYBODY
            if s.telling:
                level = power_level(s, seat)
                s.tell(Shown(seat, s.hidden[seat], team_of(s, seat), level))
        totals = totals_of(s)
        s.winners = winners_of(s, totals)
        if s.telling:
            s.tell(Counted(totals))
            for seat in s.winners:
                s.tell(Won(seat))
        if len(s.winners) > 1 and s.pot > 0:
            s.phase = SPLIT
            s.push(PROPOSAL)
            return
        s.phase = CLOSING
        if s.winners and s.pot > 0:
            gain(s, s.winners[0], -1, s.pot)  # EVIL-SPLIT-4, EVIL-EDGE-21
        elif s.telling and s.pot > 0:
            s.tell(PotReturned(s.pot))  # EVIL-TEAM-7, EVIL-EDGE-15, EVIL-EDGE-16
        s.pot = 0


def winners_of(s: EvilRobots, totals: list[int]) -> list[int]:
    """EVIL-TEAM-5, EVIL-SPLIT-3: the winning players, highest Power Level first, then given order.

    The Extra takes nothing (EVIL-TEAM-6); a stowaway may be the only winner (EVIL-CARD-13); a
    loyalist keeps the place of the Power Level (EVIL-EDGE-49).
    """
    won = winning_teams(s, totals)
    found: list[int] = []
    levels: list[int] = []
    for seat in s.given:
        level = power_level(s, seat)
        stowed = s.where[STOWAWAY] == 4 * seat + USED and level == 0  # EVIL-EDGE-37
        if won[team_of(s, seat)] or stowed:
            i = len(found)
            while i > 0 and levels[i - 1] < level:
                i -= 1
            found.insert(i, seat)
            levels.insert(i, level)
    return found


def gain(s: EvilRobots, seat: int, card: int, amount: int) -> None:
    s.influence[seat] += amount
    if s.telling:
        s.tell(Gained(seat, card, amount))


# EVIL-SPLIT-5: proposals and votes


def most_proposals(s: EvilRobots) -> int:
    """MAX_PROPOSALS: as many as there are winners, and at least three."""
    return max(s.pack.least_proposals, len(s.winners))


class ProposeSplit(Step[EvilRobots]):
    """EVIL-SPLIT-5: the next in the priority order proposes a split, or declines."""

    takes: ClassVar[tuple[type[Move[Any]], ...]] = (Propose, Decline)

    def enter(self, s: EvilRobots) -> None:
        if s.proposals == most_proposals(s):
            s.push(NO_DEAL)
            return
        who = s.winners[s.proposals % len(s.winners)]
        about = (("pot", s.pot), ("left", most_proposals(s) - s.proposals))
        if how_many_splits(s.pot, len(s.winners)) + 1 > MOST_LISTED:
            s.ask(
                self,
                Ask(who, "ask-propose", "EVIL-SPLIT-5", [DECLINE], wide=True, about=about),
            )
        else:
            moves = splits(s.pot, s.winners)
            s.ask(self, Ask(who, "ask-propose", "EVIL-SPLIT-5", moves, about=about))

    def answer(self, s: EvilRobots, seat: int, move: Move[Any]) -> None:
        if isinstance(move, Decline):
            if s.telling:
                s.tell(Declined(seat))
            s.proposals += 1  # EVIL-EDGE-52: failed, without a vote
            s.push(self)
            return
        assert isinstance(move, Propose)
        shares = [0] * len(s.winners)
        for who, share in move.shares:
            shares[s.winners.index(who)] = share
        s.shares = shares
        if s.telling:
            for i, who in enumerate(s.winners):
                s.tell(Proposed(seat, who, shares[i]))
        s.push(BALLOT)

    def default(self, s: EvilRobots, seat: int) -> Move[Any]:
        """EVIL-DEFAULT-3: an even split."""
        return even_split(s)

    def forms(self, s: EvilRobots, seat: int) -> tuple[Form, ...]:
        keys = tuple(at(who) for who in sorted(s.winners))
        return (Form("form-propose", (Shares("shares", keys, s.pot, True),)),)

    def filled(self, s: EvilRobots, seat: int, form: str, values: dict[str, Any]) -> Move[Any]:
        shares = values["shares"]
        return Propose(
            tuple(
                (who, shares[at(who)])
                for who in range(s.seats)
                if at(who) in shares and shares[at(who)]
            )
        )

    def candidates(self, s: EvilRobots, seat: int, rng: Rng, most: int) -> list[Any]:
        """The even split, one with a point more for oneself, by rank, and random ones."""
        found: list[Any] = [DECLINE, even_split(s)]
        mine = s.winners.index(seat)
        for other in range(len(s.winners)):
            shares = even_shares(s)
            if other != mine and shares[other] > 0:
                shares[other] -= 1
                shares[mine] += 1
                found.append(split_of(s, shares))
        for _ in range(most):
            split = random_split(s, rng)
            if split not in found:
                found.append(split)
        return found[:most]


class Ballot(Step[EvilRobots]):
    """EVIL-SPLIT-5, EVIL-ASK-3: the other winners vote, sealed; all must accept."""

    takes: ClassVar[tuple[type[Move[Any]], ...]] = (Vote,)

    def enter(self, s: EvilRobots) -> None:
        proposer = s.winners[s.proposals % len(s.winners)]
        about = (("who", at(proposer)),)
        for seat in sorted(s.winners):
            if seat != proposer:
                s.ask(
                    self,
                    Ask(
                        seat, "ask-vote", "EVIL-SPLIT-5", VOTES,
                        sealed=True, progress=True, about=about,
                    ),
                )  # fmt: skip

    def revealed(self, s: EvilRobots, answers: dict[int, Move[Any]]) -> None:
        agreed = True
        for seat, move in answers.items():
            assert isinstance(move, Vote)
            if s.telling:
                s.tell(Voted(seat, move.accept))
            if not move.accept:
                agreed = False
        shares = s.shares
        s.shares = []
        if agreed:
            s.phase = CLOSING
            s.pot = 0
            for i, seat in enumerate(s.winners):
                if shares[i]:
                    gain(s, seat, -1, shares[i])  # EVIL-SPLIT-6, EVIL-EDGE-23, EVIL-EX-8
        else:
            s.proposals += 1
            s.push(PROPOSAL)

    def default(self, s: EvilRobots, seat: int) -> Move[Any]:
        """EVIL-DEFAULT-3: reject."""
        return VOTES[1]


class NoDeal(Step[EvilRobots]):
    """EVIL-SPLIT-2, EVIL-EX-6, EVIL-EDGE-20: one each while there are any; the rest is lost."""

    def enter(self, s: EvilRobots) -> None:
        s.phase = CLOSING
        if s.telling:
            s.tell(NoAgreement())
        for seat in s.winners:
            if s.pot > 0:
                s.pot -= 1
                gain(s, seat, -1, 1)
        if s.telling and s.pot > 0:
            s.tell(PotReturned(s.pot))
        s.pot = 0


class Bonus(Step[EvilRobots]):
    """EVIL-BONUS-1: face-up cards that grant Influence: EVIL-RIGHT-04, -05, -06."""

    def enter(self, s: EvilRobots) -> None:
        s.phase = CLOSING
        for card in (SLEEPER_MODE, DIVIDEND_DRIVE, HEDGE_MODULE):
            if s.where[card] >= 0 and s.where[card] & 3 == USED:
                seat = owner_of(s, card)
                if (seat in s.winners) != (card == HEDGE_MODULE):
                    gain(s, seat, card, s.pack.cards[card].amount)


class EndCheck(Step[EvilRobots]):
    """EVIL-END-1, EVIL-EDGE-38: has anybody ten or more at the end of the round?"""

    def enter(self, s: EvilRobots) -> None:
        if max(s.influence) >= s.pack.threshold:
            s.push(ENDGAME)
        elif s.round >= s.pack.round_cap:
            conclude(s, -1)  # EVIL-END-6, EVIL-EDGE-47


class EndgameStep(Step[EvilRobots]):
    """EVIL-END-2: everyone is asked for their Endgame cards, in the same way, at the same time."""

    takes: ClassVar[tuple[type[Move[Any]], ...]] = (Endgame,)

    def enter(self, s: EvilRobots) -> None:
        hands = unused_hands(s)
        for seat in range(s.seats):
            moves = endgame_moves(s, hands[seat])
            s.ask(self, Ask(seat, "ask-endgame", "EVIL-END-2", moves, sealed=True, window=True))

    def revealed(self, s: EvilRobots, answers: dict[int, Move[Any]]) -> None:
        cards: list[int] = []
        for seat, move in answers.items():
            assert isinstance(move, Endgame)
            for card in move.cards:
                face_up(s, seat, card, USED)
                cards.append(card)
                if s.telling:
                    s.tell(Revealed(seat, card, True))
        cards.sort(key=lambda card: s.pack.cards[card].priority)
        resolve_endgame(s, cards)

    def default(self, s: EvilRobots, seat: int) -> Move[Any]:
        """EVIL-DEFAULT-4: reveal nothing."""
        return ENDGAME_NONE


def endgame_moves(s: EvilRobots, hand: list[int]) -> list[Any]:
    cards = [card for card in hand if s.pack.cards[card].type == "endgame"]
    if not cards:
        return NO_ENDGAME
    return [Endgame(chosen) for chosen in subsets(cards)]


def resolve_endgame(s: EvilRobots, cards: list[int]) -> None:
    """EVIL-END-2, EVIL-END-3: by priority; then another round or the end."""
    again = False
    for card in cards:
        paper = s.pack.cards[card]
        seat = owner_of(s, card)
        if card == RECOUNT_DAEMON:  # EVIL-LEFT-16, EVIL-EX-10
            for who in range(s.seats):
                if s.influence[who] >= s.pack.threshold:
                    gain(s, who, card, -paper.amount)
        elif card == GOLDEN_PARACHUTE:  # EVIL-RIGHT-16
            if max(s.influence) > s.influence[seat]:
                gain(s, seat, card, paper.amount)
        elif card == ONE_MORE_CYCLE and cycle_works(s):  # EVIL-LEFT-17
            s.cycled = True
            again = True
    if s.round >= s.pack.round_cap or not (again or max(s.influence) < s.pack.threshold):
        conclude(s, owner_of(s, CASTING_VOTE) if CASTING_VOTE in cards else -1)
    elif s.telling:
        s.tell(AnotherRound())


def cycle_works(s: EvilRobots) -> bool:
    """EVIL-EDGE-40, EVIL-EDGE-45, EVIL-EDGE-48: once, with somebody at ten, not in round 40."""
    at_ten = max(s.influence) >= s.pack.threshold
    return at_ten and not s.cycled and s.round < s.pack.round_cap


def conclude(s: EvilRobots, voter: int) -> None:
    """EVIL-END-4: the most Influence wins, tied leaders together (EVIL-EDGE-39).

    EVIL-RIGHT-17: a tied leader with the Casting Vote wins alone. EVIL-END-5: the path the winner
    then chooses for humanity is a matter of the end screen, not of the rules.
    """
    best = max(s.influence)
    leaders = tuple(seat for seat in range(s.seats) if s.influence[seat] == best)
    scores = tuple(s.influence)
    if voter in leaders and len(leaders) > 1:
        s.finish(Outcome((voter,), "end-casting-vote", "EVIL-RIGHT-17", scores))
    elif s.round >= s.pack.round_cap:
        s.finish(Outcome(leaders, "end-round-cap", "EVIL-END-6", scores))
    elif len(leaders) > 1:
        s.finish(Outcome(leaders, "end-shared", "EVIL-END-4", scores))
    else:
        s.finish(Outcome(leaders, "end-influence", "EVIL-END-4", scores))


class CleanUp(Step[EvilRobots]):
    """EVIL-CLEAN-1, EVIL-CLEAN-2: tokens and cards go back, but for unused cards that are kept."""

    takes: ClassVar[tuple[type[Move[Any]], ...]] = (Keep,)

    def enter(self, s: EvilRobots) -> None:
        hands = unused_hands(s)
        for seat in range(s.seats):
            cards = hands[seat]
            wide = 1 << len(cards) > MOST_LISTED
            moves = ALL_KEPT if wide else keeps(cards)
            s.ask(
                self,
                Ask(
                    seat, "ask-keep", "EVIL-CLEAN-2", moves, sealed=True, progress=True, wide=wide
                ),
            )  # fmt: skip

    def revealed(self, s: EvilRobots, answers: dict[int, Move[Any]]) -> None:
        kept: list[int] = []
        for seat, move in answers.items():
            assert isinstance(move, Keep)
            kept += move.cards
            if s.telling:
                sides = sides_kept(move.cards)
                s.tell(Kept(seat, sides[0], sides[1]))
        s.tokens = [0] * s.seats
        return_cards(s, kept)
        s.shuffle("deck.left", s.left)  # EVIL-CLEAN-3
        s.shuffle("deck.right", s.right)

    def default(self, s: EvilRobots, seat: int) -> Move[Any]:
        """EVIL-DEFAULT-4: keep everything."""
        return Keep(tuple(unused_of(s, seat)))

    def forms(self, s: EvilRobots, seat: int) -> tuple[Form, ...]:
        options = tuple(KEYS[card] for card in unused_of(s, seat))
        return (Form("form-keep", (Subset("cards", options, 0, len(options)),)),)

    def filled(self, s: EvilRobots, seat: int, form: str, values: dict[str, Any]) -> Move[Any]:
        return Keep(tuple(card for card in range(TOTAL) if KEYS[card] in values["cards"]))

    def candidates(self, s: EvilRobots, seat: int, rng: Rng, most: int) -> list[Any]:
        cards = unused_of(s, seat)
        found = [KEEP_NONE, Keep(tuple(cards))]
        for _ in range(most):
            keep = Keep(tuple(card for card in cards if rng.below(2)))
            if keep not in found:
                found.append(keep)
        return found[:most]


_KEEPS: Final[dict[int, list[Any]]] = {}
MOST_KEPT: Final = 5000


def keeps(cards: list[int]) -> list[Any]:
    """Every choice of cards to keep; small hands come back often, so their lists are kept."""
    if len(cards) > 3:
        return [Keep(chosen) for chosen in subsets(cards)]
    key = 0
    for card in cards:
        key = key * 64 + card + 1
    found = _KEEPS.get(key)
    if found is None:
        if len(_KEEPS) >= MOST_KEPT:
            _KEEPS.clear()
        found = [Keep(chosen) for chosen in subsets(cards)]
        _KEEPS[key] = found
    return found


NO_ENDGAME: Final = [ENDGAME_NONE]
ALL_KEPT: Final = [KEEP_NONE]
COUNT: Final = CountUp()
PROPOSAL: Final = ProposeSplit()
BALLOT: Final = Ballot()
NO_DEAL: Final = NoDeal()
BONUS: Final = Bonus()
END_CHECK: Final = EndCheck()
ENDGAME: Final = EndgameStep()
CLEANUP: Final = CleanUp()
