"""The second half of a round: the count, the split, bonuses, the ending and cleaning up."""

from typing import Any, ClassVar, Final

from uprising.kernel import Ask, Form, Move, Outcome, Rng, Shares, Step, Subset, at

from ..seen import events
from . import cards as c
from . import legal
from . import moves as m
from . import state as st
from .memory import face_up, return_cards
from .state import NONE, EvilRobots


class CountUp(Step[EvilRobots]):
    """EVIL-REV-4, EVIL-EX-4: show the hidden coins, add up, name the winners."""

    def enter(self, s: EvilRobots) -> None:
        for seat in range(s.seats):
            s.known[seat] = st.EVERYBODY
            if s.telling:
                level = st.power_level(s, seat)
                team = f"~id-{st.TEAMS[st.team_of(s, seat)]}"
                s.tell(events.Shown(at(seat), st.face_id(s.hidden[seat]), team, level))
        totals = st.totals_of(s)
        s.winners = winners_of(s, totals)
        if s.telling:
            s.tell(events.Counted(totals[st.EVIL], totals[st.NEUTRAL], totals[st.GOOD]))
            for seat in s.winners:
                s.tell(events.Won(at(seat)))
        if len(s.winners) > 1 and s.pot > 0:
            s.phase = st.SPLIT
            s.push(PROPOSAL)
            return
        s.phase = st.CLOSING
        if s.winners and s.pot > 0:
            gain(s, s.winners[0], NONE, s.pot)  # EVIL-SPLIT-4, EVIL-EDGE-21
        elif s.telling and s.pot > 0:
            s.tell(events.PotReturned(s.pot))  # EVIL-TEAM-7, EVIL-EDGE-15, EVIL-EDGE-16
        s.pot = 0


def winners_of(s: EvilRobots, totals: list[int]) -> list[int]:
    """EVIL-TEAM-5, EVIL-SPLIT-3: the winning players, highest Power Level first, then given order.

    The Extra takes nothing (EVIL-TEAM-6); a stowaway may be the only winner (EVIL-CARD-13); a
    loyalist keeps the place of the Power Level (EVIL-EDGE-49).
    """
    won = st.winning_teams(s, totals)
    found: list[int] = []
    levels: list[int] = []
    for seat in s.given:
        level = st.power_level(s, seat)
        stowed = s.where[c.STOWAWAY] == 4 * seat + st.USED and level == 0  # EVIL-EDGE-37
        if won[st.team_of(s, seat)] or stowed:
            i = len(found)
            while i > 0 and levels[i - 1] < level:
                i -= 1
            found.insert(i, seat)
            levels.insert(i, level)
    return found


def gain(s: EvilRobots, seat: int, card: int, amount: int) -> None:
    """A player's Influence changes, by a card or (card NONE) by the split."""
    s.influence[seat] += amount
    if not s.telling:
        return
    if card == NONE:
        s.tell(events.Gained(at(seat), amount))
    elif amount > 0:
        s.tell(events.GainedBy(at(seat), amount, c.card_id(card)))
    else:
        s.tell(events.LostBy(at(seat), -amount, c.card_id(card)))


# EVIL-SPLIT-5: proposals and votes


def most_proposals(s: EvilRobots) -> int:
    """MAX_PROPOSALS: as many as there are winners, and at least three."""
    return max(s.pack.least_proposals, len(s.winners))


class ProposeSplit(Step[EvilRobots]):
    """EVIL-SPLIT-5: the next in the priority order proposes a split, or declines."""

    takes: ClassVar[tuple[type[Move[Any]], ...]] = (m.Propose, m.Decline)

    def enter(self, s: EvilRobots) -> None:
        if s.proposals == most_proposals(s):
            s.push(NO_DEAL)
            return
        who = s.winners[s.proposals % len(s.winners)]
        about = (("pot", s.pot), ("left", most_proposals(s) - s.proposals))
        if legal.how_many_splits(s.pot, len(s.winners)) + 1 > legal.MOST_LISTED:
            s.ask(
                self,
                Ask(who, "ask-propose", "EVIL-SPLIT-5", [m.DECLINE], wide=True, about=about),
            )
        else:
            moves = legal.splits(s.pot, tuple(s.winners))
            s.ask(self, Ask(who, "ask-propose", "EVIL-SPLIT-5", moves, about=about))

    def answer(self, s: EvilRobots, seat: int, move: m.Decline | m.Propose) -> None:
        if isinstance(move, m.Decline):
            if s.telling:
                s.tell(events.Declined(at(seat)))
            s.proposals += 1  # EVIL-EDGE-52: failed, without a vote
            s.push(self)
            return
        shares = [0] * len(s.winners)
        for who, share in move.shares:
            shares[s.winners.index(who)] = share
        s.shares = shares
        if s.telling:
            for i, who in enumerate(s.winners):
                s.tell(events.Proposed(at(seat), at(who), shares[i]))
        s.push(BALLOT)

    def default(self, s: EvilRobots, seat: int) -> Move[Any]:
        """EVIL-DEFAULT-3: an even split."""
        return legal.even_split(s)

    def forms(self, s: EvilRobots, seat: int) -> tuple[Form, ...]:
        keys = tuple(at(who) for who in sorted(s.winners))
        return (Form("form-propose", (Shares("shares", keys, s.pot, True),)),)

    def filled(self, s: EvilRobots, seat: int, form: str, values: dict[str, Any]) -> Move[Any]:
        shares = values["shares"]
        return m.Propose(
            tuple(
                (who, shares[at(who)])
                for who in range(s.seats)
                if at(who) in shares and shares[at(who)]
            )
        )

    def candidates(self, s: EvilRobots, seat: int, rng: Rng, most: int) -> list[Any]:
        """The even split, one with a point more for oneself, by rank, and random ones."""
        found: list[Any] = [m.DECLINE, legal.even_split(s)]
        mine = s.winners.index(seat)
        for other in range(len(s.winners)):
            shares = legal.even_shares(s)
            if other != mine and shares[other] > 0:
                shares[other] -= 1
                shares[mine] += 1
                found.append(legal.split_of(s, shares))
        known = {split.shares for split in found[1:]}  # quicker than to compare moves, by text
        for _ in range(most):
            split = legal.random_split(s, rng)
            if split.shares not in known:
                known.add(split.shares)
                found.append(split)
        return found[:most]


class Ballot(Step[EvilRobots]):
    """EVIL-SPLIT-5, EVIL-ASK-3: the other winners vote, sealed; all must accept."""

    takes: ClassVar[tuple[type[Move[Any]], ...]] = (m.Vote,)

    def enter(self, s: EvilRobots) -> None:
        proposer = s.winners[s.proposals % len(s.winners)]
        about = (("who", at(proposer)),)
        for seat in sorted(s.winners):
            if seat != proposer:
                s.ask(
                    self,
                    Ask(
                        seat, "ask-vote", "EVIL-SPLIT-5", m.VOTES,
                        sealed=True, progress=True, about=about,
                    ),
                )  # fmt: skip

    def revealed(self, s: EvilRobots, answers: dict[int, m.Vote]) -> None:
        agreed = True
        for seat, move in answers.items():
            if s.telling:
                who = at(seat)
                s.tell(events.Accepted(who) if move.accept else events.Rejected(who))
            if not move.accept:
                agreed = False
        shares = s.shares
        s.shares = []
        if agreed:
            s.phase = st.CLOSING
            s.pot = 0
            for i, seat in enumerate(s.winners):
                if shares[i]:
                    gain(s, seat, NONE, shares[i])  # EVIL-SPLIT-6, EVIL-EDGE-23, EVIL-EX-8
        else:
            s.proposals += 1
            s.push(PROPOSAL)

    def default(self, s: EvilRobots, seat: int) -> Move[Any]:
        """EVIL-DEFAULT-3: reject."""
        return m.VOTES[1]


class NoDeal(Step[EvilRobots]):
    """EVIL-SPLIT-2, EVIL-EX-6, EVIL-EDGE-20: one each while there are any; the rest is lost."""

    def enter(self, s: EvilRobots) -> None:
        s.phase = st.CLOSING
        if s.telling:
            s.tell(events.NoAgreement())
        for seat in s.winners:
            if s.pot > 0:
                s.pot -= 1
                gain(s, seat, NONE, 1)
        if s.telling and s.pot > 0:
            s.tell(events.PotReturned(s.pot))
        s.pot = 0


class Bonus(Step[EvilRobots]):
    """EVIL-BONUS-1: face-up cards that grant Influence: EVIL-RIGHT-04, -05, -06."""

    def enter(self, s: EvilRobots) -> None:
        s.phase = st.CLOSING
        for card in (c.SLEEPER_MODE, c.DIVIDEND_DRIVE, c.HEDGE_MODULE):
            if s.where[card] >= 0 and s.where[card] & 3 == st.USED:
                seat = st.owner_of(s, card)
                if (seat in s.winners) != (card == c.HEDGE_MODULE):
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

    takes: ClassVar[tuple[type[Move[Any]], ...]] = (m.Endgame,)

    def enter(self, s: EvilRobots) -> None:
        hands = st.unused_hands(s)
        for seat in range(s.seats):
            moves = legal.endgame_moves(s, seat, hands[seat])
            s.ask(self, Ask(seat, "ask-endgame", "EVIL-END-2", moves, sealed=True, window=True))

    def revealed(self, s: EvilRobots, answers: dict[int, m.Endgame]) -> None:
        cards: list[int] = []
        for seat, move in answers.items():
            for card in move.cards:
                face_up(s, seat, card, st.USED)
                cards.append(card)
                if s.telling:
                    s.tell(events.Revealed(at(seat), c.card_id(card)))
        cards.sort(key=lambda card: s.pack.cards[card].priority)
        resolve_endgame(s, cards)

    def default(self, s: EvilRobots, seat: int) -> Move[Any]:
        """EVIL-DEFAULT-4: reveal nothing."""
        return m.ENDGAME_NONE


def resolve_endgame(s: EvilRobots, cards: list[int]) -> None:
    """EVIL-END-2, EVIL-END-3: by priority; then another round or the end."""
    again = False
    for card in cards:
        paper = s.pack.cards[card]
        seat = st.owner_of(s, card)
        if card == c.RECOUNT_DAEMON:  # EVIL-LEFT-16, EVIL-EX-10
            for who in range(s.seats):
                if s.influence[who] >= s.pack.threshold:
                    gain(s, who, card, -paper.amount)
        elif card == c.GOLDEN_PARACHUTE:  # EVIL-RIGHT-16
            if max(s.influence) > s.influence[seat]:
                gain(s, seat, card, paper.amount)
        elif card == c.ONE_MORE_CYCLE and cycle_works(s):  # EVIL-LEFT-17
            s.cycled = True
            again = True
    if s.round >= s.pack.round_cap or not (again or max(s.influence) < s.pack.threshold):
        conclude(s, st.owner_of(s, c.CASTING_VOTE) if c.CASTING_VOTE in cards else -1)
    elif s.telling:
        s.tell(events.AnotherRound())


def cycle_works(s: EvilRobots) -> bool:
    """EVIL-EDGE-40, EVIL-EDGE-45, EVIL-EDGE-48: once, with somebody at ten, not in round 40."""
    at_ten = max(s.influence) >= s.pack.threshold
    return at_ten and not s.cycled and s.round < s.pack.round_cap


def conclude(s: EvilRobots, voter: int) -> None:
    """EVIL-END-4: the most Influence wins, tied leaders together (EVIL-EDGE-39).

    EVIL-RIGHT-17: a tied leader with the Casting Vote wins alone.
    """
    best = max(s.influence)
    leaders = tuple(seat for seat in range(s.seats) if s.influence[seat] == best)
    if voter in leaders and len(leaders) > 1:
        end = Paths((voter,), "end-casting-vote", "EVIL-RIGHT-17", 0)
    elif s.round >= s.pack.round_cap:
        end = Paths(leaders, "end-round-cap", "EVIL-END-6", 0)
    elif len(leaders) > 1:
        end = Paths(leaders, "end-shared", "EVIL-END-4", 0)
    else:
        end = Paths(leaders, "end-influence", "EVIL-END-4", 0)
    s.push(end)


class Paths(Step[EvilRobots]):
    """EVIL-END-5: the winners choose the path of Good or Evil, one by one; then the game is over.

    It changes nothing about who has won.
    """

    takes: ClassVar[tuple[type[Move[Any]], ...]] = (m.Path,)

    def __init__(self, winners: tuple[int, ...], key: str, rule: str, at: int) -> None:
        self.winners: Final = winners
        self.key: Final = key
        self.rule: Final = rule
        self.at: Final = at

    def enter(self, s: EvilRobots) -> None:
        if self.at < len(self.winners) and s.pack.path:
            s.ask(self, Ask(self.winners[self.at], "ask-path", "EVIL-END-5", m.PATHS))
        else:
            s.finish(Outcome(self.winners, self.key, self.rule, tuple(s.influence)))

    def answer(self, s: EvilRobots, seat: int, move: m.Path) -> None:
        if s.telling:
            s.tell(events.PathChosen(at(seat), f"~id-{st.TEAMS[move.team]}"))
        s.push(Paths(self.winners, self.key, self.rule, self.at + 1))

    def default(self, s: EvilRobots, seat: int) -> Move[Any]:
        """EVIL-DEFAULT-4: the path of Good."""
        return m.PATHS[0]


class CleanUp(Step[EvilRobots]):
    """EVIL-CLEAN-1, EVIL-CLEAN-2: tokens and cards go back, but for unused cards that are kept."""

    takes: ClassVar[tuple[type[Move[Any]], ...]] = (m.Keep,)

    def enter(self, s: EvilRobots) -> None:
        hands = st.unused_hands(s)
        for seat in range(s.seats):
            wide = 1 << len(hands[seat]) > legal.MOST_LISTED
            moves = ALL_KEPT if wide else legal.keeps(tuple(hands[seat]))
            s.ask(
                self,
                Ask(
                    seat, "ask-keep", "EVIL-CLEAN-2", moves, sealed=True, progress=True, wide=wide
                ),
            )  # fmt: skip

    def revealed(self, s: EvilRobots, answers: dict[int, m.Keep]) -> None:
        kept: list[int] = []
        for seat, move in answers.items():
            kept += move.cards
            if s.telling:
                left = sum(1 for card in move.cards if c.side_of(card) == c.LEFT)
                s.tell(events.Kept(at(seat), left, len(move.cards) - left))
        s.tokens = [0] * s.seats
        return_cards(s, kept)
        s.shuffle("deck.left", s.left)  # EVIL-CLEAN-3
        s.shuffle("deck.right", s.right)

    def default(self, s: EvilRobots, seat: int) -> Move[Any]:
        """EVIL-DEFAULT-4: keep everything."""
        return m.Keep(tuple(st.unused_of(s, seat)))

    def forms(self, s: EvilRobots, seat: int) -> tuple[Form, ...]:
        options = tuple(c.KEYS[card] for card in st.unused_of(s, seat))
        return (Form("form-keep", (Subset("cards", options, 0, len(options)),)),)

    def filled(self, s: EvilRobots, seat: int, form: str, values: dict[str, Any]) -> Move[Any]:
        return m.Keep(tuple(card for card in range(c.TOTAL) if c.KEYS[card] in values["cards"]))

    def candidates(self, s: EvilRobots, seat: int, rng: Rng, most: int) -> list[Any]:
        cards = st.unused_of(s, seat)
        found = [m.KEEP_NONE, m.Keep(tuple(cards))]
        known = {keep.cards for keep in found}
        for _ in range(most):
            keep = m.Keep(tuple(card for card in cards if rng.below(2)))
            if keep.cards not in known:
                known.add(keep.cards)
                found.append(keep)
        return found[:most]


ALL_KEPT: Final = [m.KEEP_NONE]
COUNT: Final = CountUp()
PROPOSAL: Final = ProposeSplit()
BALLOT: Final = Ballot()
NO_DEAL: Final = NoDeal()
BONUS: Final = Bonus()
END_CHECK: Final = EndCheck()
ENDGAME: Final = EndgameStep()
CLEANUP: Final = CleanUp()
