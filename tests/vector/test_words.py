"""Moves as words: a fixed vocabulary, and no way into a dead end."""

import pytest

from tests.project import games
from uprising.kernel import Game, State, game, seeded
from uprising.vector import END, OTHER, Choosing, Vocabulary, moves_of, speak

GAMES = 6


def walk(of: Game, seats: int, seed: int) -> None:
    """Play a game word by word, at random; every question is looked at whole."""
    vocabulary = Vocabulary(of, seats)
    s, rng = of.deal_random(seats, f"spoken-{seed}"), seeded(seed, "spoken")
    while not s.ended:
        seat = s.next_ask().seat
        moves = moves_of(s, seat, rng, 24)
        rows = {vocabulary.row(move.text(), seat): move for move in moves}
        assert len(rows) == len(set(moves)), "two moves have the same words"
        assert not any(OTHER in row for row in rows), [m.text() for m in moves]
        choosing = Choosing(moves, vocabulary, seat)
        while choosing.found is None:
            left = len(choosing.left)
            assert len(set(choosing.words)) == len(choosing.words) > 1
            choosing.choose(choosing.words[rng.below(len(choosing.words))])
            assert 0 < len(choosing.left) < left
        assert choosing.found in moves
        assert tuple(w for w in choosing.chosen if w != END) in rows
        s.apply_trusted(seat, choosing.found)


@pytest.mark.parametrize("key", games())
def test_every_word_that_may_come_next_leads_to_a_legal_move(key: str) -> None:
    of = game(key)
    for number in range(GAMES):
        walk(of, of.seats[number % len(of.seats)], number)


@pytest.mark.parametrize("key", games())
def test_every_listed_move_can_be_said_word_by_word(key: str) -> None:
    of = game(key)
    s, rng = of.deal_random(of.seats[-1], "said"), seeded(1, "said")
    vocabulary = Vocabulary(of, of.seats[-1])
    for _ in range(30):
        if s.ended:
            break
        seat = s.next_ask().seat
        moves = moves_of(s, seat, rng, 24)
        for move in moves[:20]:
            row = vocabulary.row(move.text(), seat)
            choosing = Choosing(moves, vocabulary, seat)
            while choosing.found is None:
                at = choosing.at
                choosing.choose(row[at] if at < len(row) else END)
            assert choosing.found == move
        s.apply_trusted(seat, moves[rng.below(len(moves))])


def test_seats_are_counted_from_oneself() -> None:
    vocabulary = Vocabulary(game("robot_rise"), 4)
    said = [vocabulary.text(vocabulary.row(f"accept @{(seat + 1) % 4}", seat)) for seat in range(4)]
    assert said == ["accept @+1"] * 4


def test_a_number_of_hundreds_is_two_words() -> None:
    vocabulary = Vocabulary(game("fully_automated_bosses"), 5)
    assert vocabulary.text(vocabulary.row("donate 137", 0)) == "donate 100 37"


def test_a_word_that_no_move_goes_on_with_is_refused() -> None:
    of = game("tic_tac_toe")
    s = of.deal_random(2, 1)
    choosing = Choosing(s.next_ask().moves, Vocabulary(of, 2), s.next_ask().seat)
    with pytest.raises(ValueError, match="words that may come next"):
        choosing.choose(OTHER)


def random_wide(key: str, seats: int, prompt: str) -> tuple[Game, State, int]:
    """A position of a random game in which that wide question is asked."""
    of = game(key)
    for number in range(60):
        s, rng = of.deal_random(seats, f"wide-{number}"), seeded(number, "wide")
        while not s.ended:
            ask = s.next_ask()
            if ask.prompt == prompt and ask.wide:
                return of, s, ask.seat
            moves = moves_of(s, ask.seat, rng, 24)
            s.apply_trusted(ask.seat, moves[rng.below(len(moves))])
    raise AssertionError(f"{prompt} was never asked")


def test_a_wide_question_is_filled_field_by_field() -> None:
    """Not drawn from a sample: any sheet of offers can be said."""
    of, s, seat = random_wide("fully_automated_bosses", 5, "ask-offers")
    vocabulary = Vocabulary(of, 5)
    choosing = speak(s, seat, [], vocabulary)
    said = ("form-offers", 4, "yes", "all", 3, "no", 2, "(end)")
    for word in said:
        choosing.choose(vocabulary.token(word, seat))
    assert choosing.found is not None
    assert choosing.found.refusal(s, seat) is None
    assert len(choosing.picked) == len(said)


@pytest.mark.parametrize(
    ("key", "seats", "prompt"),
    [
        ("fully_automated_bosses", 5, "ask-revise"),
        ("fully_automated_bosses", 5, "ask-slip"),
        ("fully_automated_bosses", 5, "ask-decree"),
        ("patriot", 2, "ask-vote"),
    ],
)
def test_every_prefix_of_a_filled_form_can_be_completed(key: str, seats: int, prompt: str) -> None:
    of, s, seat = random_wide(key, seats, prompt)
    vocabulary, rng = Vocabulary(of, seats), seeded(3, "forms")
    moves = moves_of(s, seat, rng, 24)
    found = set()
    for _ in range(25):
        choosing = speak(s, seat, moves, vocabulary)
        while choosing.found is None:
            assert choosing.words and OTHER not in choosing.words
            choosing.choose(choosing.words[rng.below(len(choosing.words))])
        assert choosing.found.refusal(s, seat) is None
        found.add(choosing.found.text())
    assert len(found) > 1
