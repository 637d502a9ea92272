"""Moves as words from a fixed vocabulary, chosen one after another.

The vocabulary of a game is one list: the end of a move, what is not listed, seats counted from
oneself (`@+0` is oneself), whole numbers, then the words the game lists. A number of a hundred
or more is two words: `100` and `37`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, final

from uprising.kernel import Game, Move
from uprising.vector.encoding import is_number, is_seat, listed, split

END: Final = 0  # the move is complete, although it could go on
OTHER: Final = 1
SEATS: Final = 12
NUMBERS: Final = 100
HUNDREDS: Final = 9
FIRST_SEAT: Final = 2
FIRST_NUMBER: Final = FIRST_SEAT + SEATS
FIRST_HUNDRED: Final = FIRST_NUMBER + NUMBERS
FIRST_WORD: Final = FIRST_HUNDRED + HUNDREDS
KEPT: Final = 200_000

Row = tuple[int, ...]


@final
class Vocabulary:
    """The words of a game by their numbers, for tables with so many seats."""

    def __init__(self, game: Game, seats: int) -> None:
        encoding = listed(game)
        self.version: Final = encoding.version
        self.seats: Final = seats
        self.names: Final = (
            "(end)",
            "(other)",
            *(f"@+{n}" for n in range(SEATS)),
            *(str(n) for n in range(NUMBERS)),
            *(f"{n}00" for n in range(1, HUNDREDS + 1)),
            *encoding.words,
        )
        self.size: Final = len(self.names)
        self.numbers: Final = {word: FIRST_WORD + n for n, word in enumerate(encoding.words)}
        self.known: Final[list[dict[str, Row]]] = [{} for _ in range(seats)]

    def row(self, text: str, seat: int) -> Row:
        """A move's text as numbers, from a seat's side."""
        known = self.known[seat]
        row = known.get(text)
        if row is None:
            row = self.read(text, seat)
            if len(known) > KEPT:
                known.clear()
            known[text] = row
        return row

    def read(self, text: str, seat: int) -> Row:
        found: list[int] = []
        for word in split(text):
            if is_seat(word):
                found.append(FIRST_SEAT + (int(word[1:]) - seat) % self.seats)
            elif is_number(word):
                number = int(word)
                if number >= NUMBERS:
                    found.append(FIRST_HUNDRED + min(number // 100, HUNDREDS) - 1)
                found.append(FIRST_NUMBER + number % 100)
            else:
                found.append(self.numbers.get(word, OTHER))
        return tuple(found)

    def text(self, row: Sequence[int]) -> str:
        """Numbers as words, to look at."""
        return " ".join(self.names[number] for number in row)


@final
class Choosing:
    """A move on its way: the moves that begin with the words chosen so far.

    Words that follow without a choice are taken by themselves. `words` are those that may come
    next; none are left when the move is found; `picked` are those that were chosen by somebody.
    """

    __slots__ = ("at", "chosen", "found", "left", "picked", "words")

    def __init__(self, moves: Sequence[Move[Any]], vocabulary: Vocabulary, seat: int) -> None:
        rows: dict[Row, Move[Any]] = {}
        for move in moves:
            text = move.text()
            if '"' not in text:  # free text has no words
                rows.setdefault(vocabulary.row(text, seat), move)
        assert rows, "no answer has words"
        self.left: list[tuple[Row, Move[Any]]] = list(rows.items())
        self.at = 0
        self.chosen: list[int] = []
        self.picked: list[int] = []
        self.words: list[int] = []
        self.found: Move[Any] | None = None
        self.go_on()

    def go_on(self) -> None:
        """Find the words that may come next, taking those that follow of themselves."""
        while True:
            if len(self.left) == 1:
                row, self.found = self.left[0]
                self.chosen.extend(row[self.at :])
                self.words = []
                return
            at = self.at
            words = list(dict.fromkeys([row[at] if at < len(row) else END for row, _ in self.left]))
            if len(words) > 1:
                self.words = words
                return
            self.chosen.append(words[0])
            self.at = at + 1

    def choose(self, word: int) -> None:
        """Say the next word. `ValueError` if no legal move goes on like that."""
        if word not in self.words:
            raise ValueError(f"action: {word} is not one of the words that may come next")
        self.picked.append(word)
        at = self.at
        self.left = [one for one in self.left if (one[0][at] if at < len(one[0]) else END) == word]
        if word != END:
            self.chosen.append(word)
        self.at = at + 1
        self.go_on()
