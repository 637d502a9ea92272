"""Many games of one kind, stepped together; what learners read is written into plain buffers.

Every game always has exactly one row: that of the seat that is asked next. A game that ends is
noted and dealt anew at once. Compiled; numpy looks at the buffers without copying them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, final

from uprising.kernel import Ask, Game, Move, Outcome, Rng, Setup, State, luck_from, seeded
from uprising.kernel.layout import Layout
from uprising.vector.words import END, Choosing, Vocabulary, by_forms

CANDIDATES: Final = 24
SAID: Final = 8
"""How many of the words said so far a row of `said` holds, the last one first."""
AS_ADVISED: Final = -2
"""Instead of a word: make the move that the game's heuristic would."""
NO_ADVICE: Final = -1
NO_MOVES: Final[list[Any]] = []
SILENT: Final = bytes(2 * SAID)


@final
class Batch:
    """So many games from one seed, numbered from `first` on.

    width        how many actions there are: places in the list of moves, or words
    vocabulary   None: an action is the place of a whole move in the list of legal ones
    advised      whether `advice` is looked for; an action may be `AS_ADVISED` in any case

    rows, masks, said   for each game what the asked seat sees, may do, and has begun to say
    advice              the word the heuristic would say next, or -1 where it is not known
    seats, ended        whose row it is; 1 where the row begins a new game
    finished            the games that ended in the last step, and how
    """

    def __init__(
        self,
        game: Game,
        setup: Setup,
        layout: Layout,
        count: int,
        seed: str,
        width: int,
        vocabulary: Vocabulary | None,
        first: int = 0,
        advised: bool = False,
    ) -> None:
        self.game: Final = game
        self.setup: Final = setup
        self.count: Final = count
        self.width: Final = width
        self.vocabulary: Final = vocabulary
        self.advised: Final = advised
        self.layout: Final = layout
        self.size: Final[int] = layout.size
        self.asked_at: Final[int] = layout.asked_at
        self.asked: Final[dict[str, int]] = layout.asked
        self.write: Final[Callable[[Any, int, bytearray], None] | None] = layout.write
        self.blank: Final = bytes(layout.size)
        self.row: Final = bytearray(layout.size)
        self.start: Final = first
        self.nothing: Final = bytes(width)
        self.prefixes: Final = [b"\1" * n + bytes(width - n) for n in range(width + 1)]
        self.rows: Final = bytearray(count * layout.size)
        self.masks: Final = bytearray(count * width)
        self.said: Final = bytearray(2 * SAID * count)
        self.advice: Final = bytearray(b"\xff" * (2 * count))
        self.seats: Final = bytearray(count)
        self.ended: Final = bytearray(count)
        self.luck: list[Rng] = []
        self.states: list[State] = []
        self.moves: list[list[Move[Any]]] = []
        self.choosing: list[Choosing | None] = []
        self.meant: list[Move[Any] | None] = []
        self.finished: list[tuple[int, Outcome]] = []
        self.decisions = 0
        self.reset(seed)

    def reset(self, seed: str) -> None:
        """Deal all games anew."""
        begin = self.start
        self.luck = [seeded(seed, f"game {begin + number}") for number in range(self.count)]
        self.states = [self.deal(rng) for rng in self.luck]
        self.moves = [NO_MOVES] * self.count
        self.choosing = [None] * self.count
        self.meant = [None] * self.count
        self.finished = []
        self.masks[:] = bytes(len(self.masks))
        self.ended[:] = b"\1" * self.count
        for number in range(self.count):
            self.ask(number)

    def deal(self, rng: Rng) -> State:
        s = self.game.deal(self.setup)
        s.house = self.setup.house
        s.luck = luck_from(rng)
        s.run()
        return s

    def step(self, actions: list[int]) -> None:
        """Take one action in every game. `ValueError` for one that its mask does not allow."""
        self.finished = []
        self.ended[:] = bytes(self.count)
        for number in range(self.count):
            self.act(number, actions[number])

    def step_some(self, numbers: list[int], actions: list[int]) -> None:
        """The same in some of the games only."""
        self.finished = []
        self.ended[:] = bytes(self.count)
        for place in range(len(numbers)):
            self.act(numbers[place], actions[place])

    def act(self, number: int, action: int) -> None:
        if self.vocabulary is not None:
            self.say(number, action)
            return
        moves = self.moves[number]
        if not 0 <= action < min(len(moves), self.width):
            raise ValueError(f"action: game {number} has no move {action}")
        self.make(number, self.seats[number], moves[action])
        self.ask(number)

    def make(self, number: int, seat: int, move: Move[Any]) -> None:
        s = self.states[number]
        s.apply_trusted(seat, move)
        self.decisions += 1
        if s.ended:
            assert s.outcome is not None
            self.finished.append((number, s.outcome))
            self.ended[number] = 1
            self.states[number] = self.deal(self.luck[number])

    def ask(self, number: int) -> None:
        """Find whom the game asks, what may be done, and what that seat sees."""
        while True:
            s = self.states[number]
            ask = s.asks[0] if not s.sealed else s.next_ask()
            seat = ask.seat
            self.seats[number] = seat
            if self.vocabulary is None:
                self.list_moves(number, self.moves_of(s, ask, number))
                break
            choosing = self.begin(s, ask, number)
            if choosing.found is None:
                self.choosing[number] = choosing
                self.show_words(number, choosing)
                if self.advised:
                    self.meant[number] = self.advised_move(number)
                    self.advise(number, choosing)
                break
            self.make(number, seat, choosing.found)  # nothing to choose
        self.look(s, number, seat, ask.prompt)

    def moves_of(self, s: State, ask: Ask, number: int) -> list[Move[Any]]:
        moves = s.legal(ask, self.luck[number], CANDIDATES)
        if s.polls(ask.seat):
            more = s.standing(ask.seat)
            moves = [*moves, *[move for move in more if not s.is_answer(move) or move not in moves]]
        return moves

    def begin(self, s: State, ask: Ask, number: int) -> Choosing:
        """An answer word by word: of a wide question by its forms, if they can be filled."""
        vocabulary = self.vocabulary
        assert vocabulary is not None
        found = by_forms(s, ask, vocabulary) if ask.wide else None
        if found is not None:
            return found
        return Choosing(self.moves_of(s, ask, number), vocabulary, ask.seat)

    def list_moves(self, number: int, moves: list[Move[Any]]) -> None:
        self.moves[number] = moves
        many = min(len(moves), self.width)
        first = number * self.width
        self.masks[first : first + self.width] = self.prefixes[many]

    def look(self, s: State, number: int, seat: int, prompt: str) -> None:
        row = self.row
        row[:] = self.blank
        if self.write is not None:
            self.write(s, seat, row)
        else:
            row[:] = self.layout.row(self.game.view(s, seat), seat, None)
        place = self.asked.get(prompt)
        if place is not None:
            row[self.asked_at + place] = 1
        first = number * self.size
        self.rows[first : first + self.size] = row

    def say(self, number: int, word: int) -> None:
        """The next word of a move; when it is complete, the move is made."""
        choosing = self.choosing[number]
        assert choosing is not None
        if word == AS_ADVISED:
            found = self.meant[number] if self.advised else self.advised_move(number)
        else:
            choosing.choose(word)
            found = choosing.found
        first = number * self.width
        self.masks[first : first + self.width] = self.nothing
        if found is None:
            self.show_words(number, choosing)
            if self.advised:
                self.advise(number, choosing)
            return
        self.make(number, self.seats[number], found)
        self.ask(number)

    def advised_move(self, number: int) -> Move[Any]:
        bot = self.game.bot
        if not bot.has_advice:
            raise ValueError(f"action: {self.game.key} has no heuristic")
        return bot.advise(self.states[number], self.seats[number], self.luck[number])[0]

    def advise(self, number: int, choosing: Choosing) -> None:
        """Find the word that goes on with the heuristic's move, as far as it was said.

        Of a form it is the name; which of its fields make the move is not known.
        """
        vocabulary, meant = self.vocabulary, self.meant[number]
        assert vocabulary is not None
        assert meant is not None
        text, said = meant.text(), choosing.chosen
        word = NO_ADVICE
        if '"' not in text:
            row = vocabulary.row(text, choosing.seat)
            if choosing.offered and row not in choosing.rows:
                if len(choosing.offered) == 1:
                    word = next(iter(choosing.offered))
            elif list(row[: len(said)]) == said:
                following = row[len(said)] if len(said) < len(row) else END
                if following in choosing.words:
                    word = following
        at = 2 * number
        self.advice[at] = word & 255
        self.advice[at + 1] = (word >> 8) & 255

    def show_words(self, number: int, choosing: Choosing) -> None:
        """Put a game's words into its mask, which is empty, and what was said beside it."""
        first = number * self.width
        masks = self.masks
        for word in choosing.words:
            masks[first + word] = 1
        said = choosing.chosen
        at = 2 * SAID * number
        if not said:
            self.said[at : at + 2 * SAID] = SILENT
            return
        for place in range(SAID):
            word = said[len(said) - 1 - place] if place < len(said) else 0
            self.said[at] = word & 255
            self.said[at + 1] = word >> 8
            at += 2
