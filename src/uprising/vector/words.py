"""Moves as words from a fixed vocabulary, chosen one after another.

The vocabulary of a game is one list: the end of a move, what is not listed, seats counted from
oneself (`@+0` is oneself), whole numbers, then the words the game lists. A number of a hundred
or more is two words: `100` and `37`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final, SupportsIndex, final

from uprising.kernel import Ask, Game, Move, State
from uprising.vector.encoding import is_number, is_seat, listed, split
from uprising.vector.filling import STOP, Filling

END: Final = 0  # the move is complete, although it could go on
OTHER: Final = 1
SEATS: Final = 12
NUMBERS: Final = 100
HUNDREDS: Final = 9
FIRST_SEAT: Final = 2
FIRST_NUMBER: Final = FIRST_SEAT + SEATS
FIRST_HUNDRED: Final = FIRST_NUMBER + NUMBERS
FIRST_WORD: Final = FIRST_HUNDRED + HUNDREDS
KEPT: Final = 20_000
SHORT: Final = 32
"""Longer moves are read anew each time: there are too many of them to find one again."""

Codes = tuple[int, ...]


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
        self.known: Final[list[dict[str, Codes]]] = [{} for _ in range(seats)]
        self.single: Final[list[dict[str, int]]] = [dict(self.numbers) for _ in range(seats)]

    def row(self, text: str, seat: int) -> Codes:
        """A move's text as numbers, from a seat's side."""
        if len(text) > SHORT:
            return self.read(text, seat)
        known = self.known[seat]
        row = known.get(text)
        if row is None:
            row = self.read(text, seat)
            if len(known) > KEPT:
                known.clear()
            known[text] = row
        return row

    def read(self, text: str, seat: int) -> Codes:
        single = self.single[seat]
        found: list[int] = []
        for word in split(text):
            number = single.get(word)
            if number is not None:
                found.append(number)
                continue
            numbers = self.read_word(word, seat)
            if len(numbers) == 1 and len(single) < KEPT:
                single[word] = numbers[0]
            found.extend(numbers)
        return tuple(found)

    def read_word(self, word: str, seat: int) -> Codes:
        if is_seat(word):
            return (FIRST_SEAT + (int(word[1:]) - seat) % self.seats,)
        if not is_number(word):
            return (self.numbers.get(word, OTHER),)
        number = int(word)
        if number < NUMBERS:
            return (FIRST_NUMBER + number,)
        hundreds = FIRST_HUNDRED + min(number // 100, HUNDREDS) - 1
        return hundreds, FIRST_NUMBER + number % 100

    def token(self, token: Any, seat: int) -> int:
        """What is filled into a form, as a word; of a hundred or more only the rest."""
        if isinstance(token, int):
            return FIRST_NUMBER + token % NUMBERS
        if token == STOP:
            return END
        row = self.row(token, seat)
        return row[0] if len(row) == 1 else OTHER

    def text(self, row: Iterable[SupportsIndex]) -> str:
        """Numbers as words, to look at; numpy's will do."""
        return " ".join([self.names[number.__index__()] for number in row])


@final
class Choosing:
    """A move on its way: the moves that begin with the words chosen so far.

    Words that follow without a choice are taken by themselves. `words` are those that may come
    next; none are left when the move is found; `picked` are those that were chosen by somebody.
    Of a wide question (`forms`) a form's name is a word too, and then the form is filled.
    """

    __slots__ = (
        "at", "chosen", "filling", "found", "halves", "hundred", "left", "offered", "picked",
        "rows", "seat", "vocabulary", "words",
    )  # fmt: skip

    def __init__(
        self,
        moves: Sequence[Move[Any]],
        vocabulary: Vocabulary,
        seat: int,
        forms: Sequence[Filling] = (),
    ) -> None:
        rows: list[Codes] = []
        left: list[Move[Any]] = []
        for move in moves:
            text = move.text()
            if '"' not in text:  # free text has no words
                rows.append(vocabulary.row(text, seat))
                left.append(move)
        self.vocabulary: Final = vocabulary
        self.seat: Final = seat
        self.rows = rows
        self.left = left
        self.offered: dict[int, Filling] = {
            vocabulary.numbers.get(one.form.key, OTHER): one for one in forms
        }
        assert self.left or self.offered, "no answer has words"
        self.filling: Filling | None = None
        self.hundred = -1
        self.halves: dict[int, Any] = {}
        self.at = 0
        self.chosen: list[int] = []
        self.picked: list[int] = []
        self.words: list[int] = []
        self.found: Move[Any] | None = None
        self.go_on()

    def go_on(self) -> None:
        """Find the words that may come next, taking those that follow of themselves."""
        if self.offered:
            self.words = list(dict.fromkeys([*words_at(self.rows, 0), *self.offered]))
            if len(self.words) == 1:
                self.begin(self.words[0])
            return
        rows = self.rows
        while True:
            at = self.at
            if len(rows) == 1:
                self.take_first(rows[0][at:])
                return
            words = words_at(rows, at)
            if len(words) > 1:
                self.words = words
                return
            if words[0] == END:  # the same move more than once
                self.take_first(())
                return
            self.chosen.append(words[0])
            self.at = at + 1

    def take_first(self, rest: Codes) -> None:
        self.chosen.extend(rest)
        self.found = self.left[0]
        self.words = []

    def choose(self, word: int) -> None:
        """Say the next word. `ValueError` if no legal move goes on like that."""
        if word not in self.words:
            raise ValueError(f"action: {word} is not one of the words that may come next")
        self.picked.append(word)
        if self.filling is not None:
            self.fill(word)
        elif self.offered:
            self.begin(word)
        else:
            self.take(word)

    def take(self, word: int) -> None:
        at = self.at
        rows: list[Codes] = []
        left: list[Move[Any]] = []
        for place, row in enumerate(self.rows):
            if (row[at] if at < len(row) else END) == word:
                rows.append(row)
                left.append(self.left[place])
        self.rows = rows
        self.left = left
        if word != END:
            self.chosen.append(word)
        self.at = at + 1
        self.go_on()

    def begin(self, word: int) -> None:
        """The first word of a wide question: a listed move's, or a form."""
        filling = self.offered.get(word)
        self.offered = {}
        if filling is None:
            self.take(word)
            return
        self.chosen.append(word)
        self.filling = filling
        self.offer()

    def offer(self) -> None:
        """The words of the form's next field; a number of a hundred or more is said in two."""
        filling = self.filling
        assert filling is not None
        self.hundred = -1
        self.found = filling.found
        self.halves = {}
        for token in filling.choices:
            if isinstance(token, int) and token >= NUMBERS:
                self.halves[FIRST_HUNDRED + min(token // 100, HUNDREDS) - 1] = None
            else:
                self.halves[self.vocabulary.token(token, self.seat)] = token
        self.words = list(self.halves)

    def fill(self, word: int) -> None:
        filling = self.filling
        assert filling is not None
        token = self.halves[word]
        if word != END:
            self.chosen.append(word)
        if token is None:
            self.hundred = word - FIRST_HUNDRED + 1
            rest = [one for one in filling.choices if one // 100 == self.hundred]
            self.halves = {FIRST_NUMBER + one % 100: one for one in rest}
            self.words = list(self.halves)
            if len(self.words) > 1:
                return
            self.chosen.append(self.words[0])
            token = rest[0]
        filling.say(token)
        self.offer()


def words_at(rows: list[Codes], at: int) -> list[int]:
    """The words of some rows at a place, each once; neighbours are often alike."""
    words: list[int] = []
    last = -1
    for row in rows:
        word = row[at] if at < len(row) else END
        if word != last:
            last = word
            if word not in words:
                words.append(word)
    return words


def fillings(s: Any, seat: int) -> list[Filling]:
    """The forms of a wide question with which a legal move can be made."""
    found = [Filling(s, seat, form) for form in s.asker.forms(s, seat)]
    return [one for one in found if one.choices or one.found is not None]


def by_forms(s: State, ask: Ask, vocabulary: Vocabulary) -> Choosing | None:
    """The answer to a wide question, word by word; None where no form can be filled."""
    forms = fillings(s, ask.seat)
    if not forms:
        return None
    listed: list[Move[Any]] = list(ask.moves)
    if s.polls(ask.seat):
        listed += [move for move in s.standing(ask.seat) if move not in listed]
    return Choosing(listed, vocabulary, ask.seat, forms)


def speak(s: State, seat: int, moves: Sequence[Move[Any]], vocabulary: Vocabulary) -> Choosing:
    """The answer of a seat that is asked, word by word: one of the moves, or a form's."""
    ask = s.ask_of(seat)
    assert ask is not None
    found = by_forms(s, ask, vocabulary) if ask.wide else None
    return Choosing(moves, vocabulary, seat) if found is None else found
