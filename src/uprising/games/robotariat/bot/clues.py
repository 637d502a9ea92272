"""A close look at what others have done: not only which space, but what came of it.

Everything here was open to all at the table. The board is followed along, so that a pushed
Oppressor can be told to have joined the others, and a poster to lie on a pile.
"""

from collections.abc import Sequence
from pathlib import Path

import msgspec

from uprising.kernel import Clue, ClueReader, seat_at

from ..rules.cards import CARDS, NONE, NPCS, PACK, SLIDING, SPACES, TRAFFIC, Count
from ..seen import events

FILE = Path(__file__).with_name("clues.json")
LATE = 4  # from this round on one sees what somebody is after
PILE = 3  # so many posters on one space are meant
GAMBLES = (CARDS[SLIDING], CARDS[TRAFFIC])  # ROB-OBJ-6


def word(key: str) -> str:
    return key.removeprefix("~id-")


class Follower(ClueReader):
    """Follows a game by what a seat was shown, and notes what each of the others made of it."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.played: list[int] = []  # cards, by seat (ROB-CARD-2)
        self.places: list[str] = []
        self.posters = dict.fromkeys(SPACES, 0)
        self.walkers: dict[str, str] = {}
        self.round = 0
        self.turn = NONE  # whose turn it is
        self.doing = ""  # the space or card this player is busy with
        self.idle = True
        self.contributions = 0
        self.reputation = 7  # nothing lost yet
        self.bursar = ""
        self.torn = 0
        self.torn_most = 0
        self.gambled = False

    @property
    def marks(self) -> Count:
        """ROB-SEAT-3 to ROB-SEAT-5."""
        return PACK.counts[len(self.played) - PACK.counts[0].players]

    @property
    def stage(self) -> str:
        return "late" if self.round >= LATE else "early"

    def by(self, who: str) -> int:
        """Whose doing it is; ROB-ROUND-4: a round's first turn begins before its player acts."""
        seat = seat_at(who)
        if self.turn not in (NONE, seat):
            self.doing, self.idle, self.torn = "", True, 0
        self.turn = seat
        return seat

    def read(self, event: msgspec.Struct) -> None:
        """Each of these follows some events and leaves the others alone."""
        self.follow_turn(event)
        self.follow_posters(event)
        self.follow_cards(event)
        match event:
            case events.NpcEntered() | events.NpcMoved():
                self.follow_walker(event)
            case events.ContributionsChanged():
                self.follow_office(event)
            case events.ReputationChanged():
                self.reputation = event.total
            case events.Succeeded():
                self.sum_up()

    def follow_turn(self, event: msgspec.Struct) -> None:
        match event:
            case events.CharacterTaken():
                self.played.append(0)
                self.places.append("")
                self.add(seat_at(event.who), f"character:{word(event.character)}")
            case events.RoundBegan():
                self.round = event.round
                self.turn, self.doing, self.idle, self.torn = NONE, "", True, 0
            case events.Walked():
                self.places[self.by(event.who)] = word(event.space)
            case events.Shifted():
                self.places[seat_at(event.other)] = word(event.space)
            case events.Activated():
                who = self.by(event.who)
                self.doing = self.places[who] = word(event.space)
                self.idle = False
                self.add(who, f"activate-{self.stage}:{self.doing}")
            case events.TurnEnded():
                who = self.by(event.who)
                if self.idle:
                    self.add(who, f"activate-{self.stage}:none")
                self.doing = ""
            case events.DiceRolled() | events.DiceRerolled():
                self.doing = ""

    def follow_walker(self, event: events.NpcEntered | events.NpcMoved) -> None:
        """ROB-ACT-9: who is pushed where; cards that push say the same."""
        npc, space = word(event.npc), word(event.space)
        before = self.oppressors()
        self.walkers[npc] = space
        if not self.doing or isinstance(event, events.NpcEntered):
            return
        if npc.startswith("c"):
            self.add(self.turn, f"push-{self.stage}:civilian")
            return
        self.add(self.turn, f"push-{self.stage}:oppressor")
        after = self.oppressors()
        if len(before) > 1:
            change = len(set(after)) - len(set(before))
            self.add(self.turn, f"spread:{'less' if change < 0 else 'more' if change else 'same'}")
            if len(set(after)) == 1:
                self.add(self.turn, "spread:together")
        if space == "office" and self.contributions:
            self.add(self.turn, f"raid:{self.bursar or 'office'}")
        self.add(self.turn, f"raid-posters:{min(4, self.posters[space])}")
        self.add(self.turn, f"raid-players:{min(2, self.places.count(space))}")
        if self.crowd(space) >= PACK.suspicion:
            self.add(self.turn, "raid:suspicion")

    def oppressors(self) -> list[str]:
        return [self.walkers[npc] for npc in NPCS if npc.startswith("h") and npc in self.walkers]

    def crowd(self, space: str) -> int:
        """ROB-COMP-16, without Überbot's doubling."""
        civilians = [s for npc, s in self.walkers.items() if npc.startswith("c") and s == space]
        return self.posters[space] + self.places.count(space) + len(civilians)

    def follow_posters(self, event: msgspec.Struct) -> None:
        match event:
            case events.PostersPlaced():
                space = word(event.space)
                self.posters[space] += event.count
                self.add(seat_at(event.who), f"pile:{min(6, self.posters[space])}")
                if event.count >= PILE:
                    self.add(seat_at(event.who), "pile:at-once")
            case events.PosterCarried():
                self.posters[word(event.source)] -= 1
                self.posters[word(event.space)] += 1
                self.add(seat_at(event.who), f"carry:{min(4, self.posters[word(event.space)])}")
            case events.PosterRestored():
                self.posters[word(event.space)] += 1
            case events.PostersTorn():
                self.posters[word(event.space)] = 0
                self.torn += event.count
                self.torn_most = max(self.torn, self.torn_most)

    def follow_cards(self, event: msgspec.Struct) -> None:
        match event:
            case events.SabotageUsed() | events.UpgradeKept():
                who, card = self.by(event.who), word(event.card)
                self.played[who] += 1
                self.gambled = self.gambled or card in GAMBLES
                self.add(who, f"card:{card}")
                self.doing = card
            case events.ExtraBought():
                self.add(self.by(event.who), f"extra-{self.stage}:bought")
            case events.Declined() if self.doing in CARDS:
                self.add(self.by(event.who), f"extra-{self.stage}:declined")

    def follow_office(self, event: events.ContributionsChanged) -> None:
        """ROB-OBJ-4: up to the level, then down to nothing."""
        self.contributions = event.total
        before = self.bursar
        if not before and event.total >= self.marks.bursar:
            self.bursar = "hit"
        elif before == "hit" and event.total == 0:
            self.bursar = "drained"
        if self.doing == "office" and event.change > 0:
            self.add(self.turn, f"pay-{self.stage}:{'few' if event.change < 3 else 'many'}")
            if before or self.bursar:
                self.add(self.turn, f"pay:{'after' if before else 'hit'}")

    def sum_up(self) -> None:
        """What is so at the success: somebody may have waited for it."""
        facts = {
            "reputation-1": self.reputation == 1,
            "reputation-2": self.reputation == 2,
            "reputation-high": self.reputation >= 5,
            "bursar-hit": self.bursar == "hit",
            "bursar-drained": self.bursar == "drained",
            "scrapped": self.torn_most >= self.marks.scrapper,
            "together": len(set(self.oppressors())) == 1,
            "gambled": self.gambled,
            "many-cards": sum(self.played) >= self.marks.turncoat,
            "early": self.round <= LATE,
        }
        for who, cards in enumerate(self.played):
            most = max(self.played[:who] + self.played[who + 1 :])
            self.add(who, f"cards-ahead:{max(-2, min(2, cards - most))}")
            if who == self.turn:
                self.add(who, "end:in-own-turn")
            for fact, holds in facts.items():
                if holds:
                    self.add(who, f"end:{fact}")

    def read_all(self, seen: Sequence[msgspec.Struct]) -> list[Clue]:
        clues = super().read_all(seen)
        for who in range(len(self.played)):
            self.add(who, "player:any")
        return clues


def clues_of(seen: Sequence[msgspec.Struct], seat: int) -> list[Clue]:
    return Follower(seat).read_all(seen)
