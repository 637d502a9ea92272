"""A table with agents at it: they are told how it begins and ends, and hear each other.

Words travel with decisions: what an agent says with its answer is heard by the others before their
next one, by all or in private, as far as the game lets people talk. So do offers of free moves
(`dealing`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from uprising.bots import Bots, Memory, play_match
from uprising.bots.match import luck_name, take_turn
from uprising.kernel import Game, Table, default_names, seeded, seeded_table
from uprising.texts import spoken_phrase
from uprising.texts.compact import phrase_meant

from .asking import words_of
from .dealing import offers_of, settle
from .protocol import End, Heard, Utterance
from .seated import AgentPlayer

Watch = Callable[[Table, int, Table], None]
"""Called after every decision with the table before it, the seat, and the table after it."""
LONGEST_WORDS = 400


def play_seated(
    of: Game,
    players: Bots,
    seed: int | str,
    options: Mapping[str, Any],
    labels: Sequence[str] = (),
    watch: Watch | None = None,
) -> Table:
    """Play one game; without agents it is `play_match`, move by move."""
    agents = {n: p for n, p in enumerate(players) if isinstance(p, AgentPlayer)}
    if not agents and watch is None:
        return play_match(of, players, seed, options, labels)
    table = seeded_table(of, default_names(len(players)), options, seed)
    luck = [seeded(seed, luck_name(seat, labels)) for seat in range(len(players))]
    memory = Memory(of, table.first_events)
    while table.outcome is None:
        seat = table.state.next_ask().seat
        before = table.copy() if watch is not None else table
        seen = memory.told(players[seat], seat)
        memory.hear(take_turn(table, seat, players[seat], luck[seat], seen))
        if watch is not None:
            watch(before, seat, table)
        if seat in agents:
            pass_on(table, seat, agents)
            for offer in offers_of(agents, seat):
                for events in settle(table, seat, offer, players, luck[seat].split()):
                    memory.hear(events)
    ending = end_of(table)
    for agent in agents.values():
        agent.end(ending)
    return table


def end_of(table: Table) -> End:
    outcome = table.outcome
    assert outcome is not None
    parts = tuple(table.game.part(table.state, seat) for seat in range(len(table.names)))
    return End(outcome.winners, outcome.key, outcome.scores, parts)


def pass_on(table: Table, seat: int, agents: Mapping[int, AgentPlayer]) -> None:
    """Let the others hear what an agent has said, as far as it may be said."""
    said, agents[seat].spoken = agents[seat].spoken, []
    for other, heard in hearers(table, seat, said, agents):
        agents[other].heard.append(heard)


def hearers(
    table: Table, seat: int, said: Sequence[Utterance], listening: Iterable[int]
) -> Iterator[tuple[int, Heard]]:
    """Who hears what of it: free words, words in private, or a listed phrase by its key."""
    talk = table.game.talk(table.state, seat)
    for one in said:
        text = " ".join(one.text.split())[:LONGEST_WORDS]
        to = [n for n, name in enumerate(table.names) if name == one.to]
        if one.to and (not to or to[0] not in talk.private):
            continue
        phrase = phrase_meant(text, talk.phrases, table.names)
        if not one.to and not (talk.free or phrase):
            continue
        if phrase:
            text = spoken_phrase(words_of(table.game), phrase, table.names)
        heard = Heard(table.names[seat], text, bool(to))
        for other in listening:
            if other != seat and (not to or other in to):
                yield other, heard
