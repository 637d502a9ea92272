"""One game as a conversation: who is asked, a prompt, a reply in text, a refusal, a result.

The adapters for evaluators of language models are thin coats over this. Some seats are asked from
outside, bots of ours play the others. The same arguments give the same game for the same replies.

    game = Dialogue("leduc", seed=1, seats=2, asked=(0,))
    while (turn := game.next_turn()) is not None:
        seat, prompt = turn
        game.reply(model(game.system(seat), prompt))
    print(game.result(0))
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec

from uprising.agents import Answer, Heard, Question, Usage, player
from uprising.agents.asking import begin, question
from uprising.agents.match import hearers
from uprising.agents.reading import BadAnswer, move_of
from uprising.bots import Memory
from uprising.bots.match import take_turn
from uprising.kernel import Player, Sight, Table, default_names, game, seeded, seeded_table, sight
from uprising.llm import Settings
from uprising.llm.answers import answer_of, said_in
from uprising.llm.prompts import asked as asked_text
from uprising.llm.prompts import system as system_text

RETRIES: Final = 1
LONGEST_NOTES: Final = 2000


@dataclass
class Mind:
    """What is kept for a seat that is asked from outside."""

    told: int = 0
    notes: str = ""
    heard: list[Heard] = field(default_factory=list)
    decisions: int = 0
    illegal: int = 0
    unreadable: int = 0
    defaults: int = 0


@dataclass(frozen=True)
class Result:
    """How the game ended for one seat; `clean`: nobody gave a useless answer."""

    won: bool
    score: int
    part: str
    clean: bool
    decisions: int
    illegal: int
    unreadable: int
    defaults: int


class Dialogue:
    """A game from the deal to its end. `asked` are the seats that are asked from outside."""

    def __init__(
        self,
        key: str,
        seed: int | str,
        seats: int = 0,
        asked: Sequence[int] = (0,),
        opponents: str = "heuristic",
        options: Mapping[str, Any] | None = None,
        settings: Settings | None = None,
    ) -> None:
        of = game(key)
        count = seats or of.seats[0]
        self.settings: Final = settings or Settings("", tools=False, lookups=0)
        self.table: Final[Table] = seeded_table(of, default_names(count), options or {}, seed)
        self.memory: Final = Memory(of, self.table.first_events)
        self.luck: Final = [seeded(seed, f"bot {seat}") for seat in range(count)]
        self.minds: Final = {seat: Mind() for seat in asked}
        self.bots: Final[dict[int, Player]] = {
            seat: player(opponents) for seat in range(count) if seat not in self.minds
        }
        self.seen: Sight | None = None
        self.open: Question | None = None
        self.tries = 0

    def system(self, seat: int) -> str:
        """Who that seat is and how it answers; the same for the whole game."""
        return system_text(begin(self.table, seat), self.settings)

    def next_turn(self) -> tuple[int, str] | None:
        """The seat that decides next and its prompt; None when the game is over."""
        while self.table.outcome is None:
            seat = self.table.state.next_ask().seat
            if seat in self.minds:
                if self.open is None:
                    self.ask(seat)
                assert self.open is not None
                return seat, asked_text(self.open, self.minds[seat].notes, self.settings)
            told = self.memory.told(self.bots[seat], seat)
            self.memory.hear(take_turn(self.table, seat, self.bots[seat], self.luck[seat], told))
        return None

    def ask(self, seat: int) -> None:
        mind = self.minds[seat]
        shown = self.memory.seen_by(seat)
        self.seen = sight(self.table, seat, self.luck[seat].split(), seen=shown)
        self.open = question(self.seen, shown[mind.told :], mind.heard)
        mind.told, mind.heard = len(shown), []
        mind.decisions += 1
        self.tries = 0

    def reply(self, text: str) -> str:
        """Take an answer. Empty, or why it was refused: `next_turn` then asks once more.

        After that the default move is played.
        """
        assert self.seen is not None and self.open is not None, "nobody is asked"
        seat, mind = self.seen.seat, self.minds[self.seen.seat]
        said = said_in(text)
        answer = Answer() if said is None else answer_of(said, self.open, Usage())
        try:
            move = move_of(answer, self.seen)
        except BadAnswer as bad:
            mind.illegal += bad.kind == "illegal"
            mind.unreadable += bad.kind != "illegal"
            self.tries += 1
            if self.tries <= RETRIES:
                self.open = msgspec.structs.replace(self.open, refused=str(bad))
                return str(bad)
            mind.defaults += 1
            state = self.table.state
            move = state.asker.default(state, seat)
        else:
            if said is not None and isinstance(said.get("notes"), str):
                mind.notes = said["notes"][:LONGEST_NOTES]
            self.pass_on(seat, answer)
        self.memory.hear(self.table.play(seat, move).events)
        self.open = None
        return ""

    def pass_on(self, seat: int, answer: Answer) -> None:
        """Let the others who are asked hear what was said, as far as the game allows."""
        for other, heard in hearers(self.table, seat, answer.say, self.minds):
            self.minds[other].heard.append(heard)

    def result(self, seat: int) -> Result:
        """How it ended for a seat that was asked."""
        outcome, mind = self.table.outcome, self.minds[seat]
        assert outcome is not None, "the game is not over"
        clean = all(m.illegal + m.unreadable + m.defaults == 0 for m in self.minds.values())
        return Result(
            won=seat in outcome.winners,
            score=outcome.scores[seat],
            part=self.table.game.part(self.table.state, seat),
            clean=clean,
            decisions=mind.decisions,
            illegal=mind.illegal,
            unreadable=mind.unreadable,
            defaults=mind.defaults,
        )
