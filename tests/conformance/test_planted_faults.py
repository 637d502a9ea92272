"""The suite is itself tested: each planted fault is caught, and by the right check."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from importlib import import_module
from typing import Any

import msgspec
import pytest

from tests.outside.smugglers import GAME, moves, state, steps
from tests.outside.smugglers.cards import NAMES, SHIELDS
from tests.outside.smugglers.events import Stormed
from tests.outside.smugglers.guess import guess
from tests.outside.smugglers.state import Smugglers
from tests.outside.smugglers.view import SmugglersView, view
from uprising.conformance import Fault, deals_fit, walk
from uprising.games.leduc import GAME as LEDUC
from uprising.games.leduc.rules.state import Leduc
from uprising.kernel import (
    Ask,
    Event,
    Form,
    Game,
    Move,
    Outcome,
    Phrase,
    Public,
    Refusal,
    Rng,
    Shares,
    Tape,
    renew,
)  # fmt: skip
from uprising.vector import layout_of

Patch = pytest.MonkeyPatch


def fault_in(game: Game, games: int = 20, deep: int = 8) -> str:
    """The name of the check that finds something wrong with a game."""
    with pytest.raises(Fault) as caught:
        walk(game, game.seats[0], games, seed=1, deep=deep)
    return caught.value.check


def leduc(**parts: Any) -> Game:
    return replace(LEDUC, **parts)


def smugglers(**parts: Any) -> Game:
    return replace(GAME, **parts)


def test_the_games_as_they_are_have_no_fault() -> None:
    """Otherwise nothing below would mean anything."""
    assert walk(smugglers(), 3, 20, seed=1, deep=4).games == 20
    assert walk(leduc(), 2, 20, seed=1, deep=8).games == 20


# Leaks


class LeakyLeduc(msgspec.Struct, frozen=True):
    table: msgspec.Struct
    other: int


def test_a_view_that_shows_the_others_card_is_caught() -> None:
    def leaky(s: Leduc, seat: int | None) -> msgspec.Struct:
        return LeakyLeduc(LEDUC.view(s, seat), s.hands[1] if seat == 0 else 0)

    assert fault_in(leduc(view=leaky)) == "view leak"


def test_a_row_for_learners_that_shows_the_others_card_is_caught() -> None:
    def leaky(s: Leduc, seat: int, row: bytearray) -> None:
        row[:] = layout_of(LEDUC, 2).row(LEDUC.view(s, seat), seat, None)
        row[0] = s.hands[1 - seat]

    assert LEDUC.encoder is not None
    encoder = replace(LEDUC.encoder, write=leaky)
    assert fault_in(leduc(encoder=encoder)) == "row leak"


def test_a_view_that_shows_a_sealed_answer_is_caught() -> None:
    def leaky(s: Smugglers, seat: int | None) -> SmugglersView:
        laid = sum(getattr(move, "card", 0) for move in s.sealed.values())
        return msgspec.structs.replace(view(s, seat), round=laid)

    assert fault_in(smugglers(view=leaky)) == "view leak"


def test_a_view_that_shows_what_a_spy_saw_is_caught() -> None:
    def leaky(s: Smugglers, seat: int | None) -> SmugglersView:
        seen = sum(card for known in s.known for card in known)
        return msgspec.structs.replace(view(s, seat), rolled=seen)

    assert fault_in(smugglers(view=leaky)) == "view leak"


class Denied(Event, frozen=True, tag="denied"):
    """Everybody hears whether the next seat holds a shield."""

    opens = True
    shield: Public[bool]


def test_a_guess_that_contradicts_what_was_told_is_caught(monkeypatch: Patch) -> None:
    """The view does not show it; whoever was told must remember it."""
    spied = steps.SpyOut.answer

    def answer(self: steps.SpyOut, s: Smugglers, seat: int, move: Move[Any]) -> None:
        hand = s.hands[(seat + 1) % len(s.hands)]
        s.tell(Denied(any(card in SHIELDS for card in hand)))
        spied(self, s, seat, move)

    monkeypatch.setattr(steps.SpyOut, "answer", answer)
    with pytest.raises(Fault, match="guess told"):
        walk(smugglers(), 3, 40, seed=1, deep=20, told_every=1)


def test_a_heuristic_that_peeks_is_caught() -> None:
    def peeking(s: Leduc, seat: int, rng: Rng) -> tuple[Move[Any], str]:
        ask = s.ask_of(seat)
        assert ask is not None
        return ask.moves[s.hands[1 - seat] % len(ask.moves)], "why-random"

    bot = replace(LEDUC.bot, advise=peeking)
    assert fault_in(leduc(bot=bot)) == "advice leak"


def test_a_view_that_hangs_on_the_question_is_caught() -> None:
    def asked(s: Smugglers, seat: int | None) -> SmugglersView:
        return msgspec.structs.replace(view(s, seat), round=len(s.asks))

    assert fault_in(smugglers(view=asked)) == "between"


@pytest.mark.slow
def test_a_view_that_shows_a_hand_between_two_steps_is_caught(monkeypatch: Patch) -> None:
    """Only a beat shows it: as soon as somebody is asked nothing is to be seen."""
    spied = steps.SpyOut.answer

    def answer(self: steps.SpyOut, s: Smugglers, seat: int, move: Move[Any]) -> None:
        spied(self, s, seat, move)
        s.then(steps.Storm(), steps.Storm())

    monkeypatch.setattr(steps.SpyOut, "answer", answer)

    def leaky(s: Smugglers, seat: int | None) -> SmugglersView:
        between = any(isinstance(step, steps.Storm) for step in s.stack)
        held = sum(card for hand in s.hands for card in hand[:1]) if between else s.round
        return msgspec.structs.replace(view(s, seat), round=held)

    assert walk(smugglers(guards={}), 3, 10, seed=1, deep=8).games == 10
    assert fault_in(smugglers(view=leaky), games=60) == "beat leak"


def asking_about(value: Callable[[Smugglers], int]) -> Callable[[Any, Smugglers], None]:
    def enter(self: steps.SpyOut, s: Smugglers) -> None:
        spies = [m for m in map(moves.Spy, s.seats) if m.refusal(s, self.who) is None]
        listed = [moves.Pass(), *spies]
        s.ask(self, Ask(self.who, "ask-spy", "SMUG-SPY-1", listed, about=(("n", value(s)),)))

    return enter


def test_an_ask_that_tells_the_top_of_the_deck_is_caught(monkeypatch: Patch) -> None:
    enter = asking_about(lambda s: s.deck[-1] if s.deck else 0)
    monkeypatch.setattr(steps.SpyOut, "enter", enter)
    assert fault_in(smugglers()) == "asks leak"


def test_choices_in_an_order_that_tells_are_caught(monkeypatch: Patch) -> None:
    def enter(self: steps.SpyOut, s: Smugglers) -> None:
        spies = [m for m in map(moves.Spy, s.seats) if m.refusal(s, self.who) is None]
        spies.sort(key=lambda m: any(card in SHIELDS for card in s.hands[m.other]))
        s.ask(self, Ask(self.who, "ask-spy", "SMUG-SPY-1", [moves.Pass(), *spies]))

    monkeypatch.setattr(steps.SpyOut, "enter", enter)
    assert fault_in(smugglers()) == "asks leak"


def test_a_choice_whose_words_tell_is_caught() -> None:
    def phrase(s: Smugglers, seat: int, move: Move[Any]) -> Phrase:
        return ("do-spy", {"card": s.hands[(seat + 1) % len(s.hands)][0]})

    assert fault_in(smugglers(phrase=phrase)) == "phrases leak"


def test_a_default_that_tells_is_caught(monkeypatch: Patch) -> None:
    def default(self: steps.SpyOut, s: Smugglers, seat: int) -> Move[Any]:
        other = (seat + 1) % len(s.hands)
        return moves.Spy(other) if s.hands[other][0] in SHIELDS else moves.Pass()

    monkeypatch.setattr(steps.SpyOut, "default", default)
    assert fault_in(smugglers()) == "asks leak"


def test_a_form_whose_bounds_tell_is_caught(monkeypatch: Patch) -> None:
    def forms(self: steps.Divide, s: Smugglers, seat: int) -> Any:
        other = (seat + 1) % len(s.hands)
        keys = tuple(f"@{n}" for n in s.seats if n != other or s.hands[other][0] in SHIELDS)
        field = Shares("shares", keys, moves.loot(s), exact=True)
        return (Form("form-share", (field,)),)

    monkeypatch.setattr(steps.Divide, "forms", forms)
    assert fault_in(smugglers()) == "asks leak"


def test_a_standing_move_only_some_hands_allow_is_caught(monkeypatch: Patch) -> None:
    def standing(self: Smugglers, seat: int) -> list[Any]:
        gifts = [moves.Gift(n) for n in self.seats if self.hands[n][:1] != [0]]
        return [gift for gift in gifts if gift.refusal(self, seat) is None]

    monkeypatch.setattr(state.Smugglers, "standing", standing)
    assert fault_in(smugglers(), games=60) == "asks leak"


def test_a_refusal_that_tells_is_caught(monkeypatch: Patch) -> None:
    def refused(self: moves.Gift, s: Smugglers, seat: int) -> Refusal | None:
        if self.other == seat or self.other >= len(s.hands):
            top = s.deck[-1] if s.deck else 0
            return moves.NO_SEAT if top % 2 else moves.NO_COIN
        return moves.NO_COIN

    monkeypatch.setattr(moves.Gift, "refusal", refused)
    assert fault_in(smugglers()) == "refusal leak"


def test_a_question_put_only_to_those_who_hold_a_shield_is_caught(monkeypatch: Patch) -> None:
    """Being asked, or seeing another asked, would tell."""

    def enter(self: steps.Customs, s: Smugglers) -> None:
        for seat in s.seats:
            shows = [moves.Show(card) for card in s.hands[seat] if card in SHIELDS]
            if shows:
                answers = [moves.Pass(), *shows]
                s.ask(self, Ask(seat, "ask-shield", "SMUG-CUSTOMS-1", answers, sealed=True))

    monkeypatch.setattr(steps.Customs, "enter", enter)
    assert fault_in(smugglers()) == "asks leak"


class Forgotten(Event, frozen=True, tag="forgotten"):
    """Does not declare who sees its field."""

    card: int


class Rustled(Event, frozen=True, tag="rustled"):
    """Tells what nobody declared to be opened."""

    card: Public[int]


def test_an_event_that_tells_is_caught(monkeypatch: Patch) -> None:
    def answer(self: steps.Divide, s: Smugglers, seat: int, move: Move[Any]) -> None:
        s.tell(Rustled(s.hands[(seat + 1) % len(s.hands)][0]))
        divided(self, s, seat, move)

    divided = steps.Divide.answer
    monkeypatch.setattr(steps.Divide, "answer", answer)
    assert fault_in(smugglers()) == "event leak"


def test_a_change_that_tells_without_an_event_is_caught(monkeypatch: Patch) -> None:
    def answer(self: steps.Divide, s: Smugglers, seat: int, move: Move[Any]) -> None:
        divided(self, s, seat, move)
        if s.hands[(seat + 1) % len(s.hands)][0] in SHIELDS:
            s.rolled = 6

    divided = steps.Divide.answer
    monkeypatch.setattr(steps.Divide, "answer", answer)
    assert fault_in(smugglers()) == "event leak"


def test_an_event_without_a_visibility_is_caught(monkeypatch: Patch) -> None:
    def enter(self: steps.Reckon, s: Smugglers) -> None:
        s.tell(Forgotten(1))
        reckoned(self, s)

    reckoned = steps.Reckon.enter
    monkeypatch.setattr(steps.Reckon, "enter", enter)
    assert fault_in(smugglers()) == "events"


# Guesses


def test_a_guess_that_is_the_truth_is_caught() -> None:
    def truth(s: Smugglers, seat: int, rng: Rng) -> Smugglers:
        g = s.copy()
        renew(g, seat, rng)
        return g

    assert fault_in(smugglers(guess=truth)) == "guess varies"


def test_a_guess_that_never_moves_one_card_is_caught() -> None:
    """The top of the deck stays where it is, everything else moves."""

    def stuck(s: Smugglers, seat: int, rng: Rng) -> Smugglers:
        g = guess(s, seat, rng)
        if s.deck:
            zones = [g.deck, *(g.hands[n] for n in g.seats if n != seat)]
            zone = next(zone for zone in zones if s.deck[-1] in zone)
            zone[zone.index(s.deck[-1])], g.deck[-1] = g.deck[-1], s.deck[-1]
            g.known = [
                [c for c in known if g.owner(c) not in (None, n)] for n, known in enumerate(g.known)
            ]
        return g

    def no_memories(s: Smugglers, seat: int | None) -> SmugglersView:
        return msgspec.structs.replace(view(s, seat), memories=())

    assert fault_in(smugglers(guess=stuck, view=no_memories)) == "guess varies"


def test_a_guess_that_forgets_what_the_seat_has_seen_is_caught() -> None:
    def forgetful(s: Smugglers, seat: int, rng: Rng) -> Smugglers:
        c = s.copy()
        c.known[seat] = []
        g = guess(c, seat, rng)
        g.known[seat] = [card for card in s.known[seat] if g.owner(card) is not None]
        return g

    assert fault_in(smugglers(guess=forgetful)) == "view leak"


def test_a_guess_with_a_card_too_many_is_caught() -> None:
    def doubled(s: Leduc, seat: int, rng: Rng) -> Any:
        g = LEDUC.guess(s, seat, rng)
        assert isinstance(g, Leduc)
        g.hands[1 - seat] = g.deck[-1]
        return g

    assert fault_in(leduc(guess=doubled)) == "guess"


def test_a_guess_with_the_luck_of_the_table_is_caught() -> None:
    def seer(s: Smugglers, seat: int, rng: Rng) -> Smugglers:
        g = guess(s, seat, rng)
        g.luck = s.luck.copy()
        return g

    assert fault_in(smugglers(guess=seer)) == "dice"


def test_a_guess_that_foresees_one_die_only_is_caught() -> None:
    def seer(s: Smugglers, seat: int, rng: Rng) -> Smugglers:
        g = guess(s, seat, rng)
        true = s.luck.copy()
        g.luck = Tape({"die": [true.below("die", 6) for _ in range(32)]}, {}, g.luck)
        return g

    assert fault_in(smugglers(guess=seer)) == "dice"


def test_a_guess_that_changes_the_table_is_caught() -> None:
    def clumsy(s: Smugglers, seat: int, rng: Rng) -> Smugglers:
        rng.shuffle(s.deck)
        return guess(s, seat, rng)

    assert fault_in(smugglers(guess=clumsy)) == "guess"


def test_guesses_as_likely_as_the_deals_are_not_accused() -> None:
    assert deals_fit(LEDUC, 2, seed=1) > 0


def test_guesses_with_wrong_frequencies_are_caught() -> None:
    """The other holds a king twice as often as the cards allow."""

    def hopeless(s: Leduc, seat: int, rng: Rng) -> Any:
        g = LEDUC.guess(s, seat, rng)
        assert isinstance(g, Leduc)
        kings = [n for n, card in enumerate(g.deck) if card >= 4]
        if kings and g.hands[1 - seat] < 4 and rng.below(3) == 0:
            g.deck[kings[0]], g.hands[1 - seat] = g.hands[1 - seat], g.deck[kings[0]]
        return g

    with pytest.raises(Fault) as caught:
        deals_fit(leduc(guess=hopeless), 2, seed=1)
    assert caught.value.check == "deals"


# States, copies and saves


def test_a_list_shared_after_a_copy_is_caught(monkeypatch: Patch) -> None:
    def copy(self: Smugglers) -> Smugglers:
        c = copied(self)
        c.coins = self.coins
        return c

    copied = Smugglers.copy
    monkeypatch.setattr(state.Smugglers, "copy", copy)
    assert fault_in(smugglers()) == "copies"


def test_a_copy_that_forgets_something_is_caught(monkeypatch: Patch) -> None:
    def copy(self: Smugglers) -> Smugglers:
        c = copied(self)
        c.rolled = 0
        return c

    copied = Smugglers.copy
    monkeypatch.setattr(state.Smugglers, "copy", copy)
    assert fault_in(smugglers()) == "copies"


def test_luck_shared_after_a_copy_is_caught(monkeypatch: Patch) -> None:
    def copy(self: Smugglers) -> Smugglers:
        c = copied(self)
        c.luck = self.luck
        return c

    copied = Smugglers.copy
    monkeypatch.setattr(state.Smugglers, "copy", copy)
    assert fault_in(smugglers()) == "copies"


def test_a_save_that_forgets_a_field_is_caught(monkeypatch: Patch) -> None:
    """The round is kept beside the constructor's fields, so no save holds it."""

    class Amnesiac(Smugglers):
        def __init__(self, pack: Any, deck: list[int], discard: list[int], hands: Any) -> None:
            seats = range(len(hands))
            purse = [pack.purse for _ in seats]
            bank = pack.coins - sum(purse)
            super().__init__(pack, 7, deck, discard, hands, [[] for _ in seats], purse, bank, 0, 0)

        def copy(self) -> Smugglers:
            c = Amnesiac(self.pack, self.deck.copy(), self.discard.copy(), [])
            c.hands = [hand.copy() for hand in self.hands]
            c.known = [known.copy() for known in self.known]
            c.coins = self.coins.copy()
            c.bank, c.rolled, c.round = self.bank, self.rolled, self.round
            self.carry(c)
            return c

    def deal(setup: Any) -> Smugglers:
        s = Amnesiac(setup.pack, list(range(len(NAMES))), [], [[] for _ in range(setup.seats)])
        s.begin(steps.SetUp())
        return s

    Amnesiac.__module__ = state.__name__
    monkeypatch.setattr(state, "Amnesiac", Amnesiac, raising=False)
    assert fault_in(smugglers(deal=deal)) == "saves"


# Sealed answers


def test_a_sealed_answer_that_acts_early_is_caught(monkeypatch: Patch) -> None:
    def play_trusted(self: Smugglers, seat: int, move: Move[Any]) -> None:
        if isinstance(self.asker, steps.Offers):
            self.rolled += 1
        played(self, seat, move)

    played = Smugglers.play_trusted
    monkeypatch.setattr(state.Smugglers, "play_trusted", play_trusted, raising=False)
    assert fault_in(smugglers()) == "sealed"


def test_a_sealed_answer_whose_order_matters_is_caught(monkeypatch: Patch) -> None:
    """Whoever answers last gets a coin."""

    def play_trusted(self: Smugglers, seat: int, move: Move[Any]) -> None:
        last = self.asks[0].sealed and len(self.sealed.keys() | {seat}) == len(self.asks)
        if last and self.bank:
            self.bank -= 1
            self.coins[seat] += 1
        played(self, seat, move)

    played = Smugglers.play_trusted
    monkeypatch.setattr(state.Smugglers, "play_trusted", play_trusted, raising=False)
    assert fault_in(smugglers()) == "sealed"


def test_a_sealed_answer_that_changes_what_others_are_asked_is_caught(monkeypatch: Patch) -> None:
    def enter(self: steps.Customs, s: Smugglers) -> None:
        for seat in s.seats:
            shows = [moves.Show(card) for card in s.hands[seat] if card in SHIELDS]
            about = (("others", len([n for n in s.sealed if n != seat])),)
            rule, answers = "SMUG-CUSTOMS-1", [moves.Pass(), *shows]
            s.ask(self, Ask(seat, "ask-shield", rule, answers, sealed=True, about=about))

    monkeypatch.setattr(steps.Customs, "enter", enter)
    assert fault_in(smugglers()) in ("sealed", "again")


# Things and steps


def test_a_card_that_is_made_is_caught(monkeypatch: Patch) -> None:
    def enter(self: steps.Storm, s: Smugglers) -> None:
        s.discard.append(15)

    monkeypatch.setattr(steps.Storm, "enter", enter)
    assert fault_in(smugglers()) == "things"


def test_a_card_that_is_lost_is_caught(monkeypatch: Patch) -> None:
    def leave_hand(self: Smugglers, seat: int, card: int) -> None:
        left(self, seat, card)
        if len(self.discard) == 7:
            self.discard.pop()

    left = Smugglers.leave_hand
    monkeypatch.setattr(state.Smugglers, "leave_hand", leave_hand)
    assert fault_in(smugglers()) == "things"


def test_a_card_exchanged_for_another_is_caught(monkeypatch: Patch) -> None:
    """As many as before, but one of them twice: `faults` sees it."""

    def enter(self: steps.Storm, s: Smugglers) -> None:
        s.discard[-1] = s.discard[0]

    monkeypatch.setattr(steps.Storm, "enter", enter)
    assert fault_in(smugglers()) == "things"


def test_a_step_that_changes_something_while_it_asks_is_caught(monkeypatch: Patch) -> None:
    def enter(self: steps.SpyOut, s: Smugglers) -> None:
        s.rolled += 1
        entered(self, s)

    entered = steps.SpyOut.enter
    monkeypatch.setattr(steps.SpyOut, "enter", enter)
    assert fault_in(smugglers()) == "again"


def test_a_step_that_throws_a_die_while_it_asks_is_caught(monkeypatch: Patch) -> None:
    def enter(self: steps.SpyOut, s: Smugglers) -> None:
        s.chance("omen", 6)
        entered(self, s)

    entered = steps.SpyOut.enter
    monkeypatch.setattr(steps.SpyOut, "enter", enter)
    assert fault_in(smugglers()) == "again"


def test_a_step_that_tells_something_while_it_asks_is_caught(monkeypatch: Patch) -> None:
    def enter(self: steps.SpyOut, s: Smugglers) -> None:
        s.tell(Stormed())
        entered(self, s)

    entered = steps.SpyOut.enter
    monkeypatch.setattr(steps.SpyOut, "enter", enter)
    assert fault_in(smugglers()) == "again"


# Legality


def test_a_move_that_is_listed_but_refused_is_caught(monkeypatch: Patch) -> None:
    def refused(self: moves.Spy, s: Smugglers, seat: int) -> Refusal | None:
        return moves.NO_SEAT if self.other == 0 and s.asks else spying(self, s, seat)

    spying = moves.Spy.refusal
    monkeypatch.setattr(moves.Spy, "refusal", refused)
    assert fault_in(smugglers()) == "legality"


def test_a_move_that_is_legal_but_not_listed_is_caught(monkeypatch: Patch) -> None:
    def refused(self: moves.Show, s: Smugglers, seat: int) -> Refusal | None:
        return None if self.card in SHIELDS else moves.NO_SHIELD

    monkeypatch.setattr(moves.Show, "refusal", refused)
    assert fault_in(smugglers()) == "legality"


def test_an_exception_in_a_refusal_is_caught(monkeypatch: Patch) -> None:
    def refused(self: moves.Spy, s: Smugglers, seat: int) -> Refusal | None:
        return None if s.hands[self.other] and self.other != seat else moves.NO_SEAT

    monkeypatch.setattr(moves.Spy, "refusal", refused)
    assert fault_in(smugglers()) == "legality"


def test_a_refusal_that_changes_the_table_is_caught(monkeypatch: Patch) -> None:
    def refused(self: moves.Gift, s: Smugglers, seat: int) -> Refusal | None:
        s.rolled = 0
        return giving(self, s, seat)

    giving = moves.Gift.refusal
    monkeypatch.setattr(moves.Gift, "refusal", refused)
    assert fault_in(smugglers()) == "legality"


def test_a_refusal_without_a_rule_is_caught(monkeypatch: Patch) -> None:
    monkeypatch.setattr(moves, "NO_SHIELD", Refusal("refuse-no-shield", ""))
    assert fault_in(smugglers()) == "legality"


def test_a_kind_of_move_nobody_could_type_is_caught() -> None:
    def without_shares(s: Smugglers, rng: Rng) -> list[Move[Any]]:
        return [move for move in moves.universe(s, rng) if not isinstance(move, moves.Share)]

    assert fault_in(smugglers(universe=without_shares)) == "legality"


def test_a_move_that_reads_back_as_another_is_caught() -> None:
    def read(words: list[str], names: Any) -> Move[Any]:
        move = moves.read(words, names)
        return moves.Spy(0) if isinstance(move, moves.Spy) else move

    assert fault_in(smugglers(read=read)) == "notation"


def test_a_default_that_is_refused_is_caught(monkeypatch: Patch) -> None:
    def default(self: steps.SpyOut, s: Smugglers, seat: int) -> Move[Any]:
        return moves.Spy(seat)

    monkeypatch.setattr(steps.SpyOut, "default", default)
    assert fault_in(smugglers()) == "asks"


def test_a_question_without_an_answer_is_caught(monkeypatch: Patch) -> None:
    def enter(self: steps.SpyOut, s: Smugglers) -> None:
        s.ask(self, Ask(self.who, "ask-spy", "SMUG-SPY-1", []))

    monkeypatch.setattr(steps.SpyOut, "enter", enter)
    assert fault_in(smugglers()) == "asks"


def test_sealed_questions_out_of_order_are_caught(monkeypatch: Patch) -> None:
    def enter(self: steps.Customs, s: Smugglers) -> None:
        for seat in reversed(s.seats):
            shows = [moves.Show(card) for card in s.hands[seat] if card in SHIELDS]
            answers = [moves.Pass(), *shows]
            s.ask(self, Ask(seat, "ask-shield", "SMUG-CUSTOMS-1", answers, sealed=True))

    monkeypatch.setattr(steps.Customs, "enter", enter)
    assert fault_in(smugglers()) == "asks"


def test_a_candidate_that_is_refused_is_caught(monkeypatch: Patch) -> None:
    def candidates(self: steps.Divide, s: Smugglers, seat: int, rng: Rng, most: int) -> list[Any]:
        return [self.alone(s), moves.Share(tuple(0 for _ in s.seats))]

    monkeypatch.setattr(steps.Divide, "candidates", candidates)
    assert fault_in(smugglers()) == "legality"


def test_a_filled_form_that_breaks_the_rules_is_caught(monkeypatch: Patch) -> None:
    def answer(self: steps.Divide, s: Smugglers, seat: int, move: Move[Any]) -> None:
        assert isinstance(move, moves.Share)
        assert max(move.amounts) == sum(move.amounts), "shared"
        divided(self, s, seat, move)

    divided = steps.Divide.answer
    monkeypatch.setattr(steps.Divide, "answer", answer)
    monkeypatch.setattr(steps.Divide, "candidates", lambda self, s, *_: [self.alone(s)])
    assert fault_in(smugglers()) == "forms"


# The end


def test_a_game_that_does_not_end_is_caught(monkeypatch: Patch) -> None:
    monkeypatch.setattr(steps.Reckon, "enter", lambda self, s: None)
    monkeypatch.setattr(import_module("uprising.conformance.walk"), "LONGEST", 2000)
    pack = replace(GAME.pack, rounds=10**9)
    assert fault_in(smugglers(pack=pack), games=1, deep=0) == "end"


def test_a_game_that_mostly_ends_by_its_guard_is_caught() -> None:
    assert fault_in(smugglers(pack=replace(GAME.pack, rounds=3)), deep=0) == "end"


def test_a_game_that_goes_on_after_its_end_is_caught(monkeypatch: Patch) -> None:
    monkeypatch.setattr(
        "uprising.conformance.position.refusal", lambda game, s, seat, move: None, raising=True
    )
    assert fault_in(LEDUC) in ("end", "legality")


def test_a_rule_that_breaks_down_comes_with_its_record(monkeypatch: Patch) -> None:
    def enter(self: steps.Storm, s: Smugglers) -> None:
        raise ZeroDivisionError("storm")

    monkeypatch.setattr(steps.Storm, "enter", enter)
    with pytest.raises(Fault) as caught:
        walk(smugglers(), 3, 5, seed=1, deep=0)
    assert caught.value.check == "crash"
    assert "game smugglers 1" in str(caught.value)


def test_a_record_that_leads_elsewhere_is_caught(monkeypatch: Patch) -> None:
    """Chance from outside the one door."""
    outside = Rng(1, 2, 3, 4)

    def finish(self: Smugglers, outcome: Outcome) -> None:
        self.rolled = outside.below(1000)
        finished(self, outcome)

    finished = Smugglers.finish
    monkeypatch.setattr(state.Smugglers, "finish", finish, raising=False)
    with pytest.raises(Fault) as caught:
        walk(smugglers(), 3, 5, seed=1, deep=0)
    assert caught.value.check == "record"
