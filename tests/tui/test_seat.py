"""What keys do at the terminal table, and what is said when something is not allowed."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest
from textual.pilot import Pilot
from textual.widgets import Input, RichLog, Static

import uprising
from tests.tui.stage import StageConnection, StageVisitor, frame_of, midgame
from tests.tui.test_screens import POSITIONS
from uprising.texts import catalogue
from uprising.tui import forms
from uprising.tui.app import Opening, TableApp
from uprising.tui.boards import draw
from uprising.tui.drawing import WIDEST, Eyes
from uprising.tui.forms import Unreadable
from uprising.tui.offers import KEYS, MENU, menu
from uprising.tui.table import TableScreen
from uprising.wire import (
    Agree,
    Command,
    Do,
    FieldSeen,
    Fill,
    FormSeen,
    Frame,
    Message,
    Proposal,
    Propose,
    Refused,
    Row,
    Said,
    Say,
    TalkSeen,
    Undo,
    Why,
)  # fmt: skip
from uprising.wire.visitor import TurnedDown, parted

At = Callable[[Pilot[None], TableScreen], Awaitable[None]]


def eyes(game: str = "leduc", lang: str = "en") -> Eyes:
    return Eyes(catalogue(game, lang), catalogue("shell", lang), ["Ada", "Bolt"], 0)


def leduc() -> Frame:
    return frame_of(uprising.new("leduc", ["Ada", "Bolt"], 5), 0)


def at(said: list[Message], doing: At, lang: str = "en") -> list[Command]:
    """Sit at a table that says this, do something, and see what was sent."""
    visitor = StageVisitor(said)

    async def visit() -> None:
        app = TableApp(visitor, lang, Opening(table="T"))
        async with app.run_test(size=(120, 40)) as pilot:
            await pilot.pause()
            screen = pilot.app.screen
            assert isinstance(screen, TableScreen)
            await doing(pilot, screen)
            await pilot.pause()

    asyncio.run(visit())
    assert isinstance(visitor.stage, StageConnection)
    return visitor.stage.sent


def keys(*pressed: str) -> At:
    async def press(pilot: Pilot[None], screen: TableScreen) -> None:
        await pilot.press(*pressed)

    return press


def test_a_digit_chooses() -> None:
    assert at([leduc()], keys("2")) == [Do("c1", 1, "raise")]


@pytest.mark.slow
def test_arrows_and_enter_choose() -> None:
    assert at([leduc()], keys("down", "enter")) == [Do("c1", 1, "raise")]


def test_nothing_is_sent_twice_before_an_answer_came() -> None:
    assert len(at([leduc()], keys("2", "2", "1"))) == 1


def test_a_move_can_be_typed() -> None:
    assert at([leduc()], keys("slash", *"call", "enter")) == [Do("c1", 1, "call")]


@pytest.mark.slow
def test_why_not_can_be_asked_and_something_said() -> None:
    assert at([leduc()], keys("slash", "question_mark", *"fold", "enter")) == [Why("c1", ["fold"])]
    assert at([leduc()], keys("slash", "exclamation_mark", *"hi", "enter")) == [Say("c1", "hi")]


def test_listed_phrases_are_shown_and_said_by_their_numbers() -> None:
    table = uprising.new("fully_automated_union", ["Ada", "Bolt"], 5)
    talk = TalkSeen(phrases=("say-thanks", "say-robot-to @1"))
    frame = msgspec.structs.replace(frame_of(table, 0), talk=talk)
    other = Said(1, "Bolt", "", "say-robot-to @0")

    async def look(pilot: Pilot[None], screen: TableScreen) -> None:
        await pilot.press("slash", "exclamation_mark", "enter")
        shown = str(screen.query_one("#reason", Static).render())
        assert shown == "! 1  Thank you\n! 2  Let Bolt have it"
        assert screen.happened[-1].plain == "Bolt: Let Ada have it"
        await pilot.press("slash", "exclamation_mark", "2", "enter")

    assert at([frame, other], look) == [Say("c1", "", "say-robot-to @1")]


def test_what_the_cards_of_a_choice_do_stands_below_the_choices() -> None:
    table = uprising.new("patriot", ["Ada", "Bolt"], 5)

    async def look(pilot: Pilot[None], screen: TableScreen) -> None:
        await pilot.press("down")
        assert "+1 Verdict" in str(screen.query_one("#about", Static).render())

    assert at([frame_of(table, 0)], look) == []


def test_a_refusal_says_why_with_its_rule() -> None:
    no = Refused("c1", "refuse-fold", "LEDUC-BET-2", "There is nothing to fold.", "A player folds.")

    async def look(pilot: Pilot[None], screen: TableScreen) -> None:
        shown = str(screen.query_one("#reason", Static).render())
        assert "There is nothing to fold." in shown and "LEDUC-BET-2: A player folds." in shown

    at([leduc(), no], look)


def test_undo_is_taken_or_proposed() -> None:
    free = msgspec.structs.replace(leduc(), undo=True)
    assert at([free], keys("f3")) == [Undo("c1", 1)]
    assert at([leduc()], keys("f3")) == [Propose("c1", "undo")]


@pytest.mark.slow
def test_a_proposal_is_answered_first() -> None:
    asked = msgspec.structs.replace(leduc(), proposal=Proposal(1, "undo", (0,)))
    assert at([asked], keys("1")) == [Agree("c1", True)]
    assert at([asked], keys("2")) == [Agree("c1", False)]


def test_a_form_is_filled_in_field_by_field() -> None:
    form = FormSeen("ask-bet", (FieldSeen("coins", "number", 0, 9), FieldSeen("words", "line")))
    frame = leduc()
    assert frame.ask is not None
    asked = msgspec.structs.replace(
        frame, ask=msgspec.structs.replace(frame.ask, rows=(), forms=(form,))
    )

    async def fill(pilot: Pilot[None], screen: TableScreen) -> None:
        await pilot.press("1", "x", "enter", "h", "i", "enter")
        problem = pilot.app.screen.query_one("#form-problem", Static)
        assert "0 to 9" in str(problem.render())
        pilot.app.screen.query_one("#field-0", Input).value = "4"
        await pilot.press("enter", "enter")

    assert at([asked], fill) == [Fill("c1", 1, "ask-bet", {"coins": 4, "words": "hi"})]


def test_the_rules_open_at_the_rule_of_the_question() -> None:
    async def look(pilot: Pilot[None], screen: TableScreen) -> None:
        await pilot.press("f2")
        await pilot.pause()
        assert pilot.app.screen.query_one(Input).value == "LEDUC-BET-2"
        text = str(pilot.app.screen.query_one("#rules-text", Static).render())
        assert "folds, calls" in text and "public material" in text
        await pilot.press("escape")
        assert pilot.app.screen is screen

    at([leduc()], look)


def test_the_end_names_the_winner() -> None:
    table = uprising.new("leduc", ["Ada", "Bolt"], 5)
    table.play(0, "raise")
    events = table.play(1, "fold").events

    async def look(pilot: Pilot[None], screen: TableScreen) -> None:
        shown = str(screen.query_one("#prompt", Static).render())
        assert "LEDUC-END" in shown and "Winner" in shown and "Scores" in shown

    at([frame_of(table, 0, events)], look)


def test_words_are_italian_where_that_is_asked_for() -> None:
    async def look(pilot: Pilot[None], screen: TableScreen) -> None:
        assert "annulla" in str(screen.query_one("#keys", Static).render())

    at([leduc()], look, "it")


def test_many_moves_are_narrowed_word_by_word() -> None:
    table, _ = midgame("patriot", 1, 3, 20)
    frame = frame_of(table, 0)
    while frame.ask is None or len(frame.ask.rows) <= MENU:
        table, _ = midgame("patriot", 1, table.state.luck.below("seed", 10**6), 12)
        frame = frame_of(table, 0)
    look = Eyes(catalogue("patriot", "en"), catalogue("shell", "en"), ["Ada"], 0)
    first = menu(frame, look)
    leads = [offer for offer in first.offers if offer.trail]
    assert leads and len(first.offers) < len(frame.ask.rows)
    further = menu(frame, look, leads[0].trail or ())
    assert all(o.move.split()[0] == (leads[0].trail or ("",))[0] for o in further.offers if o.move)
    assert further.offers[-1].trail == ()


@pytest.mark.parametrize(
    ("field", "text", "value"),
    [
        (FieldSeen("n", "number", 0, 9), "7", 7),
        (FieldSeen("o", "one-of", options=("a", "b")), "2", "b"),
        (FieldSeen("o", "one-of", options=("a", "b")), "a", "a"),
        (FieldSeen("s", "subset", 0, 2, ("a", "b", "c")), "1, c", ["a", "c"]),
        (FieldSeen("s", "shares", most=4, options=("x", "y"), exact=True), "1 3", {"x": 1, "y": 3}),
        (FieldSeen("l", "line"), " well then ", "well then"),
        (
            FieldSeen("r", "rows", most=2, fields=(FieldSeen("n", "number", 0, 9),)),
            "3; 4",
            [{"n": 3}, {"n": 4}],
        ),
    ],
)
def test_a_field_is_read_by_its_kind(field: FieldSeen, text: str, value: Any) -> None:
    assert forms.read(field, text) == value
    assert forms.hint(field, eyes())


@pytest.mark.parametrize(
    ("field", "text"),
    [
        (FieldSeen("n", "number", 0, 9), "x"),
        (FieldSeen("o", "one-of", options=("a", "b")), "3"),
        (FieldSeen("s", "shares", most=4, options=("x", "y")), "1"),
    ],
)
def test_what_does_not_fit_is_not_read(field: FieldSeen, text: str) -> None:
    with pytest.raises(Unreadable):
        forms.read(field, text)


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize("game", uprising.games())
def test_a_board_is_drawn_from_every_seat_and_stays_in_its_width(game: str, lang: str) -> None:
    table, _ = midgame(game, uprising.game(game).seats[0], 7, 10)
    for seat in (*range(len(table.names)), None):
        look = Eyes(catalogue(game, lang), catalogue("shell", lang), table.names, seat)
        drawn = draw(game, msgspec.to_builtins(table.view(seat)), look)
        lines = drawn.split()
        assert len(lines) >= 4
        assert max(line.cell_len for line in lines) <= look.width
        assert all(name in drawn.plain for name in table.names)


def test_a_game_from_outside_is_drawn_in_plain_lines() -> None:
    view = {"type": "x", "pile": ["a", "b"], "places": [{"coins": 3}], "open": True, "left": None}
    drawn = draw("somebody-elses", view, eyes()).plain
    assert "pile  a, b" in drawn and "coins 3" in drawn and "open  yes" in drawn


def test_a_link_is_parted_into_server_and_code() -> None:
    assert parted("http://h:1/#/join/abc") == ("http://h:1", "abc")
    assert parted("https://h/base/abc") == ("https://h/base", "abc")
    with pytest.raises(TurnedDown, match="link"):
        parted("abc")


@pytest.mark.slow
def test_every_choice_has_a_key() -> None:
    """D11: choices past nine had none."""
    table, events = midgame("evil_robots", 4, 3, 40)
    frame = frame_of(table, 0, events)
    assert frame.ask is not None
    rows = tuple(Row(f"gift @1 influence {n}", ()) for n in range(1, 25))
    many = msgspec.structs.replace(frame, ask=msgspec.structs.replace(frame.ask, rows=rows))
    assert at([many], keys("a")) == [Do("c1", 1, "gift @1 influence 10")]
    assert at([many], keys("m")) == [Do("c1", 1, "gift @1 influence 22")]
    assert len(menu(many, eyes("evil_robots")).offers) <= len(KEYS)


@pytest.mark.parametrize("width", [77, 90, WIDEST])
@pytest.mark.parametrize("game", POSITIONS)
def test_no_board_is_wider_than_its_place(game: str, width: int) -> None:
    """D11: Patriot lost its right edge on a screen of 80."""
    seats, seed, moves = POSITIONS[game]
    table, events = midgame(game, seats, seed, moves)
    names = list(table.names)
    seen = Eyes(catalogue(game, "en"), catalogue("shell", "en"), names, 0, width)
    view = msgspec.json.decode(frame_of(table, 0, events).view)
    lines = draw(game, view, seen).split("\n")
    assert max(line.cell_len for line in lines) <= width


@pytest.mark.slow
@pytest.mark.parametrize("game", POSITIONS)
def test_on_a_small_screen_board_log_question_and_choices_are_all_there(game: str) -> None:
    seats, seed, moves = POSITIONS[game]
    table, events = midgame(game, seats, seed, moves)

    async def visit() -> None:
        app = TableApp(StageVisitor([frame_of(table, 0, events)]), "en", Opening(table="T"))
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            pane = app.screen.query_one("#board-pane")
            assert app.screen.query_one("#board", Static).size.width <= pane.content_size.width
            assert pane.size.height >= 7 and app.screen.query_one("#log").size.height >= 2
            assert app.screen.query_one("#choices").size.height >= 1
            told = [line.text.rstrip() for line in app.screen.query_one(RichLog).lines]
            assert max(map(len, told)) > 40, "what happened is wrapped as if there were no room"
            assert not app.screen.query_one("#reason").display
            before = pane.scroll_offset.y
            await pilot.press("pagedown")
            await pilot.pause()
            assert pane.scroll_offset.y > before

    asyncio.run(visit())


@pytest.mark.parametrize("game", ["evil_robots", "patriot", "robot_rise"])
def test_on_a_low_screen_my_own_hand_comes_first(game: str) -> None:
    seats, seed, moves = POSITIONS[game]
    table, events = midgame(game, seats, seed, moves)
    view = msgspec.json.decode(frame_of(table, 0, events).view)
    words = catalogue(game, "en"), catalogue("shell", "en")
    high, low = (
        draw(game, view, Eyes(*words, table.names, 0, 77, close)).plain for close in (False, True)
    )
    mine = high[high.rindex("╭") :]
    assert low.startswith(mine) and sorted(low.splitlines()) == sorted(high.splitlines())


@pytest.mark.parametrize("lang", ["en", "it"])
def test_the_keys_fit_a_small_screen(lang: str) -> None:
    assert len(catalogue("shell", lang).say("tui-keys")) <= 78


def test_a_hint_is_asked_of_the_server_and_shown() -> None:
    class Advised(StageVisitor):
        async def ask(self, path: str, body: Any = None) -> Any:
            assert path == "api/tables/T/advice?seat=0"
            return {"move": "raise", "slots": [], "why": "why-strong"}

    shown = visited(Advised([leduc()]), "f1")
    assert "Raise" in shown and "A strong card should make the pot grow." in shown


def visited(visitor: StageVisitor, *pressed: str) -> str:
    """What stands in the line for reasons after some keys."""
    found: list[str] = []

    async def visit() -> None:
        app = TableApp(visitor, "en", Opening(table="T"))
        async with app.run_test(size=(120, 40)) as pilot:
            await pilot.pause()
            await pilot.press(*pressed)
            await pilot.pause()
            found.append(str(app.screen.query_one("#reason", Static).content))
            found.append(getattr(app.screen, "table", ""))

    asyncio.run(visit())
    return " ".join(found)


def test_after_the_end_the_same_table_is_set_again() -> None:
    class Again(StageVisitor):
        async def ask(self, path: str, body: Any = None) -> Any:
            assert path == "api/tables/T/rematch"
            return {"table": "NEXT"}

    over = uprising.new("leduc", ["Ada", "Bolt"], 5)
    over.play(0, "raise")
    over.play(1, "fold")
    assert visited(Again([frame_of(over, 0)]), "f7").endswith("NEXT")
    assert visited(Again([leduc()]), "f7").endswith("T")


def test_a_game_without_a_board_names_its_seats() -> None:
    """D11: the generic board counted them instead."""
    view = {"type": "x", "players": [{"coins": 1}, {"coins": 2}], "offers": [{"price": 3}]}
    text = draw("unknown", view, eyes()).plain
    assert "Ada coins 1" in text and "Bolt coins 2" in text and "1. price 3" in text
    held = {"type": "x", "hands": [["spy"], None], "safe": [True, False], "pile": ["a", "b"]}
    text = draw("unknown", held, eyes()).plain
    assert "Ada: spy; Bolt: –" in text and "Ada: yes; Bolt: no" in text and "pile  a, b" in text
    long = draw("unknown", {"type": "x", "pile": ["a-long-word"] * 20}, eyes()).split("\n")
    assert len(long) > 1 and max(line.cell_len for line in long) <= eyes().width
