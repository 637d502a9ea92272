"""One game of bots, watched: what every seat was, got, held and did, for any game.

Nothing here knows a game. A seat's own record is found in its view (a list with one entry for each
seat); a trait is a named word in it that never changes, what the seat holds are the named words in
its lists. What it does are its moves: the verb, and the thing if it names just one. Named is what
the catalogue has a name for (`id-nuke`).
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import islice
from typing import Any

import msgspec

from uprising.agents import player
from uprising.bots import Memory
from uprising.kernel import (
    HELD,
    TRAIT,
    Game,
    Move,
    Player,
    Rng,
    Sight,
    Table,
    default_names,
    game,
    refusal,
    seeded,
    seeded_table,
    sight,
    told,
    variant,
)
from uprising.texts import catalogue

from .simulation import Plan

WORD = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
MOST_LISTED = 60  # moves of one question whose kinds are looked at
TYPED_EVERY = 60  # decisions from one look at what could be typed to the next
TYPED = 40  # moves tried then
SEAT = re.compile(r"@(\d+)")


class SeatSeen(msgspec.Struct):
    """One seat's part of a game.

    traits   what it was from beginning to end, by the name of the field
    dealt    what lay before it at its first decision
    drawn    what lay before it at any decision
    held     what lay before it at its last decision
    played   how often it made each kind of move
    """

    traits: dict[str, str] = {}
    dealt: list[str] = []
    drawn: list[str] = []
    held: list[str] = []
    played: dict[str, int] = {}


class GameSeen(msgspec.Struct):
    """One game. `changing` are fields that are no traits after all.

    offered    at how many decisions each kind of move could be chosen
    refused    why what could be typed is refused, over a sample of decisions
    promises   what became of promises, `kind stamp`
    events     how often each thing happened
    """

    number: int
    lineup: list[str]
    options: dict[str, Any]
    winners: list[int]
    key: str
    scores: list[int]
    decisions: int
    traits: dict[str, str]
    changing: list[str]
    seats: list[SeatSeen]
    offered: dict[str, int] = {}
    refused: dict[str, int] = {}
    promises: dict[str, int] = {}
    events: dict[str, int] = {}


@cache
def named(of: Game) -> frozenset[str]:
    """Everything the game's catalogue has a name for."""
    keys = catalogue(of.key, "en", of.folder).keys
    return frozenset(key.removeprefix("id-") for key in keys if key.startswith("id-"))


def kind_of(of: Game, text: str) -> str:
    """A move's kind: its verb, and the thing it names if that is one."""
    verb, _, rest = text.partition(" ")
    things = [word for word in WORD.findall(SEAT.sub("", rest)) if word in named(of)]
    return f"{verb} {things[0]}" if len(things) == 1 else verb


def things_in(value: Any, known: frozenset[str]) -> Iterator[str]:
    """The named things in a list of a view, however deep."""
    if isinstance(value, str):
        if value in known:
            yield value
    elif isinstance(value, dict):
        for inner in value.values():
            yield from things_in(inner, known)
    elif isinstance(value, list | tuple):
        for inner in value:
            yield from things_in(inner, known)


@dataclass
class Watch:
    """What has been seen of one seat so far."""

    first: frozenset[str] | None = None
    ever: set[str] = field(default_factory=set)
    last: frozenset[str] = frozenset()
    words: dict[str, str] = field(default_factory=dict)
    played: Counter[str] = field(default_factory=Counter)


class Watcher:
    """Looks on at one table."""

    def __init__(self, of: Game, seats: int) -> None:
        self.of = of
        self.known = named(of)
        self.seats = [Watch() for _ in range(seats)]
        self.lists: set[str] | None = None
        self.words: dict[str, str] = {}
        self.changing: set[str] = set()
        self.offered: Counter[str] = Counter()
        self.refused: Counter[str] = Counter()
        self.events: Counter[str] = Counter()
        self.kinds: dict[str, str] = {}
        self.decisions = 0

    def kind(self, move: Move[Any]) -> str:
        text = move.text()
        if text not in self.kinds:
            self.kinds[text] = kind_of(self.of, text)
        return self.kinds[text]

    def look(self, seat: int, view: msgspec.Struct) -> None:
        """Take from a seat's view at a decision what it is and what lies before it.

        The view of the end is never looked at: what is filled in there is no cause.
        """
        shown: dict[str, Any] = msgspec.to_builtins(view)
        self.note_words(self.words, shown, self.decisions == 0)
        watch = self.seats[seat]
        own = self.own_fields(shown, seat)
        self.note_words(watch.words, own, watch.first is None)
        lists = [value for path, value in own.items() if self.may_mean(path, HELD)]
        held = frozenset(
            thing
            for value in lists
            if isinstance(value, list | tuple)
            for thing in things_in(value, self.known)
        )
        if watch.first is None:
            watch.first = held
        watch.ever |= held
        watch.last = held

    def may_mean(self, path: str, meaning: str) -> bool:
        """Whether a field means this, by the game's own word if it has said anything."""
        return not self.of.fields or self.of.fields.get(path) == meaning

    def own_fields(self, shown: Mapping[str, Any], seat: int) -> dict[str, Any]:
        """By path, the seat's entry in every list that has one for each seat."""
        size = len(self.seats)
        found = {
            name
            for name, value in shown.items()
            if isinstance(value, list | tuple)
            and len(value) == size
            and not any(isinstance(entry, int) for entry in value)
        }
        self.lists = found if self.lists is None else self.lists & found
        own: dict[str, Any] = {}
        for name in sorted(self.lists):
            entry = shown[name][seat]
            if isinstance(entry, dict):
                own.update({f"{name}.{field}": value for field, value in entry.items()})
            else:
                own[name] = entry
        return own

    def note_words(self, words: dict[str, str], fields: Mapping[str, Any], is_first: bool) -> None:
        """A trait is a word that is there from the first decision on, or that the game calls so."""
        for path, value in fields.items():
            if not self.may_mean(path, TRAIT):
                continue
            name = path.rpartition(".")[2]
            is_word = isinstance(value, str) and name != "type"
            if is_word and (value in self.known or f"{name}-{value}" in self.known):
                declared = path in self.of.fields
                came_late = path not in words and not is_first and not declared
                if came_late or words.setdefault(path, value) != value:
                    self.changing.add(path)
            elif path in words:
                self.changing.add(path)

    def decide(self, table: Table, seen: Sight, move: Move[Any], rng: Rng) -> None:
        """Before a move is made: what could be chosen, what is, and what is refused."""
        self.look(seen.seat, seen.view)
        state = seen.guess.state
        moves = state.legal(seen.ask, rng)
        step = 1 + len(moves) // MOST_LISTED
        chosen = self.kind(move)
        kinds = {self.kind(one) for one in moves[::step]} | {chosen}
        if state.polls(seen.seat):
            kinds |= {self.kind(one) for one in state.standing(seen.seat)[:MOST_LISTED]}
        self.offered.update(kinds)
        self.seats[seen.seat].played[chosen] += 1
        if self.decisions % TYPED_EVERY == 0:
            self.try_typing(table, seen.seat, rng)
        self.decisions += 1

    def try_typing(self, table: Table, seat: int, rng: Rng) -> None:
        state = table.state
        universe = (move for move in self.of.universe(state, rng) if state.is_answer(move))
        typed = list(islice(universe, 10 * TYPED))
        for move in typed[:: 1 + len(typed) // TYPED]:
            no = refusal(self.of, table.state, seat, move)
            if no is not None:
                self.refused[no.key] += 1

    def hear(self, table: Table, events: Sequence[Any]) -> None:
        """What happened, as a spectator or else whoever may see it sees it."""
        for event in events:
            for seat in (None, *range(len(self.seats))):
                seen = self.of.seen_by(event, seat)
                if seen is not None:
                    self.events[told(seen)[0]] += 1
                    break

    def result(self, table: Table, number: int, lineup: Sequence[str]) -> GameSeen:
        outcome = table.outcome
        assert outcome is not None
        promises: Counter[str] = Counter()
        count_stamps(msgspec.to_builtins(table.view()), promises)
        lists = self.lists or set()
        return GameSeen(
            number,
            list(lineup),
            dict(table.setup.options),
            list(outcome.winners),
            outcome.key,
            list(outcome.scores),
            sum(len(line) for line in table.lines),
            self.words,
            sorted(self.changing),
            [self.seat_seen(watch, lists) for watch in self.seats],
            in_order(self.offered),
            in_order(self.refused),
            in_order(promises),
            in_order(self.events),
        )

    def seat_seen(self, watch: Watch, lists: set[str]) -> SeatSeen:
        own = {path: word for path, word in watch.words.items() if path.split(".")[0] in lists}
        return SeatSeen(
            {
                path.rpartition(".")[2]: word
                for path, word in own.items()
                if path not in self.changing
            },
            sorted(watch.first or ()),
            sorted(watch.ever),
            sorted(watch.last),
            in_order(watch.played),
        )


def in_order(counts: Counter[str]) -> dict[str, int]:
    """By name, so that the same game is always the same line."""
    return dict(sorted(counts.items()))


def count_stamps(value: Any, promises: Counter[str]) -> None:
    """Promises are entries that carry a stamp: kept, broken, void or open."""
    if isinstance(value, dict):
        for name, inner in value.items():
            if isinstance(inner, str) and name.endswith("stamp"):
                what = name.removesuffix("stamp").rstrip("_")
                kind = " ".join(filter(None, (str(value.get("kind", "promise")), what)))
                promises[f"{kind} {inner}"] += 1
            else:
                count_stamps(inner, promises)
    elif isinstance(value, list | tuple):
        for inner in value:
            count_stamps(inner, promises)


def watched_game(
    of: Game, players: Sequence[Player], plan: Plan, number: int, lineup: Sequence[str]
) -> GameSeen:
    """Play one game, watching. The game is the one `play_match` plays with this seed."""
    seed = plan.seed_of(number)
    table = seeded_table(of, default_names(len(players)), plan.options_of(number), seed)
    luck = [seeded(seed, f"bot {seat}") for seat in range(len(players))]
    eyes = seeded(seed, "watcher")
    watcher = Watcher(of, len(players))
    watcher.hear(table, table.first_events)
    memory = Memory(of, table.first_events)
    while table.outcome is None:
        seat = table.state.next_ask().seat
        seen = sight(table, seat, luck[seat].split(), seen=memory.told(players[seat], seat))
        move = drawn_move(plan, seen) or players[seat].choose(seen).move
        watcher.decide(table, seen, move, eyes)
        events = table.play(seat, move).events
        memory.hear(events)
        watcher.hear(table, events)
    return watcher.result(table, number, lineup)


def drawn_move(plan: Plan, seen: Sight) -> Move[Any] | None:
    """A random answer, where the plan leaves a question to chance."""
    moves = seen.ask.moves
    if not moves or not plan.drawn or moves[0].text().partition(" ")[0] not in plan.drawn:
        return None
    drawn: Move[Any] = moves[seen.rng.below(len(moves))]
    return drawn


def watch_some(plan: Plan, numbers: Sequence[int]) -> bytes:
    """Some games of a plan, as JSON (compact, and the same on any machine)."""
    of = variant(game(plan.game), plan.pack)
    found = []
    for number in numbers:
        lineup = plan.lineup(number)
        players = [player(name) for name in lineup]
        found.append(watched_game(of, players, plan, number, lineup))
    return msgspec.json.encode(found)
