"""Free actions and wide answers as forms: their bounds, and the moves they become."""

from __future__ import annotations

from typing import Any

from tests.games.fully_automated_bosses.tables import all_play, table
from uprising.games.fully_automated_bosses import GAME
from uprising.games.fully_automated_bosses.rules.cards import NONE
from uprising.games.fully_automated_bosses.rules.moves_round import Decree
from uprising.games.fully_automated_bosses.rules.refusals import NO_SUCH_SEAT
from uprising.kernel import Field, Form, Line, Number, OneOf, Rows, Subset, seeded, seeded_table
from uprising.scenario import Scenario

FORMS = {
    "form-loan": "loan",
    "form-gift": "gift",
    "form-bounty": "bounty",
    "form-show": "show",
    "form-company": "company",
}


def test_every_free_form_of_a_boss_stands_for_a_move_of_its_kind() -> None:
    table = seeded_table(GAME, ["a", "b", "c", "d", "e", "f"], {}, 1)
    table.play(table.state.next_ask().seat, "buy 0")
    table.play(table.state.next_ask().seat, "buy 0")
    boss = table.state.next_ask().seat
    forms = {form.key: form for form in table.state.standing_forms(boss)}
    assert set(forms) == set(FORMS)
    for key, verb in FORMS.items():
        values = forms[key].draw(seeded(3, key))
        if key == "form-company":
            values["company"] = "Cogs and Daughters"
        forms[key].check(values)
        move = table.state.standing_filled(boss, key, values)
        assert move.text().split()[0] == verb
        assert table.why_not(boss, move) is None
        assert table.read(move.text()) == move


def test_a_worker_has_no_free_form() -> None:
    table = seeded_table(GAME, ["a", "b", "c", "d", "e"], {}, 1)
    bosses = {table.seat(int(who[1:])) for who in table.game.view(table.state, None).bosses}  # type: ignore[attr-defined]
    workers = set(range(5)) - bosses
    assert all(table.state.standing_forms(worker) == () for worker in workers)


def test_the_free_actions_listed_are_one_of_each_kind() -> None:
    """FAB-LOAN-1, FAB-GIFT-1, FAB-BRIBE-1, FAB-INFO-1, FAB-GIFT-2: for bosses, not for workers."""
    t = table(6, "offers", coins_x=7, coins_abele=3, lead=4)
    t.settle()
    listed = [move.text() for move in t.table.state.standing(0)]
    assert listed == ["loan 2 repay 2", "gift @4 1", "bounty all 2 on @1", "show 7"]
    assert t.table.state.standing(5) == []


def test_no_bounty_is_offered_where_there_is_no_luddite() -> None:
    """FAB-BRIBE-1: with five players nobody destroys robots; records that hold one still play."""
    t = table(5, "offers", coins_x=7)
    t.settle()
    listed = [move.text().split()[0] for move in t.table.state.standing(0)]
    assert listed == ["loan", "gift", "show"]
    assert "form-bounty" not in [form.key for form in t.table.state.standing_forms(0)]
    assert t.may("x", "bounty all 2 on y")


def asked_form(t: Scenario, who: str) -> Form:
    """The one form of that seat's wide ask."""
    assert t.asks()[who].wide
    (form,) = t.table.state.asker.forms(t.table.state, t.table.seat(who))
    return form


def fields(t: Scenario, who: str) -> dict[str, Field]:
    return {field.name: field for field in asked_form(t, who).fields}


def filled(t: Scenario, who: str, **values: Any) -> str:
    """The move that a filled form stands for; an underscore in a name is a hyphen."""
    form = asked_form(t, who)
    named = {name.replace("_", "-"): value for name, value in values.items()}
    form.check(named)
    state = t.table.state
    return t.table.text(state.asker.filled(state, t.table.seat(who), form.key, named))


def test_a_sheet_starts_from_the_standing_offer() -> None:
    """FAB-HIRE-8, FAB-HIRE-6: it may be improved, never cut, whatever else is on the board."""
    t = table(5, "revise", offers_x=["standing 2 holiday", "all 5 x1", "a 1"])
    assert fields(t, "x") == {
        "standing-wage": Number("standing-wage", 2, 99),
        "standing-holiday": OneOf("standing-holiday", ("yes",)),
        "standing-promise": Line("standing-promise"),
        "rows": Rows(
            "rows",
            (
                OneOf("to", ("all", "@2", "@3", "@4")),
                Number("wage", 0, 99),
                OneOf("holiday", ("no", "yes")),
                Number("slots", 0, 8),
                Line("promise"),
            ),
            8,
        ),
    }
    fresh = fields(t, "y")
    assert fresh["standing-wage"] == Number("standing-wage", 0, 99)
    assert fresh["standing-holiday"] == OneOf("standing-holiday", ("no", "yes"))


def test_a_filled_sheet_says_to_whom_each_row_goes() -> None:
    """FAB-HIRE-6: an offer to one worker has one slot, whatever was filled in."""
    t = table(5, "offers")
    rows = [
        {"to": "all", "wage": 3, "holiday": "no", "slots": 2, "promise": "soon"},
        {"to": "@3", "wage": 4, "holiday": "yes", "slots": 5, "promise": ""},
    ]
    sheet = filled(
        t, "x", standing_wage=1, standing_holiday="no", standing_promise="hello", rows=rows
    )
    assert sheet == 'offers standing 1 "hello" + all 3 x2 "soon" + b 4 holiday'
    assert t.may("x", sheet)


def test_a_counter_offer_goes_to_either_boss_or_to_both() -> None:
    """FAB-HIRE-8: one each, from nothing to the top wage."""
    t = table(5, "counter")
    row = (
        OneOf("boss", ("@0", "@1")),
        Number("wage", 0, 99),
        OneOf("holiday", ("no", "yes")),
        Line("words"),
    )
    assert fields(t, "a") == {"rows": Rows("rows", row, 2)}
    both = [
        {"boss": "@0", "wage": 2, "holiday": "yes", "words": ""},
        {"boss": "@1", "wage": 0, "holiday": "no", "words": "please"},
    ]
    assert filled(t, "a", rows=both) == 'counter x 2 holiday + y 0 "please"'
    assert filled(t, "a", rows=[]) == "silent"


def test_a_pay_slip_is_for_ones_own_staff_and_gifts_for_anybody() -> None:
    """FAB-PAY-1, FAB-PAY-3, FAB-GIFT-1: as far as the coins go."""
    t = table(5, "payday", coins_x=4, contract_a="@0 2", contract_b="@0 1 holiday")
    t.put("contract/c", "@1 1")
    pay = (OneOf("worker", ("@2", "@3")), Number("coins", 0, 4), OneOf("holiday", ("no", "yes")))
    gift = (OneOf("worker", ("@2", "@3", "@4")), Number("coins", 1, 4), Line("note"))
    assert fields(t, "x") == {"pays": Rows("pays", pay, 2), "gifts": Rows("gifts", gift, 3)}
    pays = [
        {"worker": "@2", "coins": 1, "holiday": "no"},
        {"worker": "@3", "coins": 0, "holiday": "yes"},
    ]
    gifts = [{"worker": "@4", "coins": 3, "note": "psst"}]
    assert filled(t, "x", pays=pays, gifts=gifts) == 'slip a 1 + b 0 holiday + gift c 3 "psst"'


def test_a_boss_without_staff_or_coins_still_has_a_slip() -> None:
    """FAB-PAY-3, FAB-GIFT-1: for gifts, which the rules refuse her while she has nothing."""
    t = table(5, "payday", coins_y=0)
    gift = (OneOf("worker", ("@2", "@3", "@4")), Number("coins", 1, 1), Line("note"))
    assert fields(t, "y") == {"gifts": Rows("gifts", gift, 3)}
    assert filled(t, "y", gifts=[]) == "slip nothing"


def test_a_decree_may_spare_nobody_or_everybody() -> None:
    """FAB-MAYOR-7, FAB-MAYOR-8: and burden nobody or anybody."""
    t = table(5, "decree", mayor=3)
    seats = ("@0", "@1", "@2", "@3", "@4")
    assert fields(t, "b") == {
        "exempt": Subset("exempt", seats, 0, 5),
        "surcharge": OneOf("surcharge", ("none", *seats)),
    }
    assert filled(t, "b", exempt=[], surcharge="none") == "decree none"
    decree = filled(t, "b", exempt=["@0", "@3"], surcharge="@4")
    assert decree == "decree exempt x b surcharge c"


def test_a_decree_stays_at_the_table() -> None:
    """FAB-MAYOR-7, FAB-MAYOR-8: whom there is no seat for is neither spared nor burdened."""
    t = table(5, "decree", mayor=3)
    t.settle()
    for decree in (Decree(1 << 5, NONE), Decree(0, 5)):
        assert decree.refusal(t.table.state, 3) is NO_SUCH_SEAT  # type: ignore[arg-type]


def test_a_rich_rescuer_fills_in_what_the_list_leaves_out() -> None:
    """FAB-MONO-4: from what is lacking to all she has."""
    t = table(5, "boss-rent", coins_x=1, coins_y=400)
    assert dict(t.asks()["y"].about) == {"boss": "@0", "lacks": 1, "enough": 1}
    assert fields(t, "y") == {"coins": Number("coins", 1, 398)}
    assert filled(t, "y", coins=350) == "rescue 350"
    t.play("y", "rescue 350")
    assert [t.read("coins/x"), t.read("coins/y")] == [349, 48]


def test_a_rich_donor_fills_in_what_the_list_leaves_out() -> None:
    """FAB-FUND-1: from nothing to all she has."""
    t = table(5, "fund", coins_a=301, coins_b=300)
    assert not t.asks()["b"].wide
    assert fields(t, "a") == {"coins": Number("coins", 0, 301)}
    assert filled(t, "a", coins=301) == "donate 301"
    assert t.legal("a")[-1] == "donate 301"


def tied_claims() -> Scenario:
    """Eight workers without a coin each want one of the Fund's three, each for herself."""
    t = table(10, "rent", fund=3, coins_x=9, coins_y=9)
    all_play(t, "request")
    for who in "abcdefgh":
        t.play(who, f"fund-vote {who}")
    return t


def test_the_chair_gives_each_of_many_tied_requesters_a_place() -> None:
    """FAB-FUND-4: equal places go by seat; all but the first three are Stressed."""
    t = tied_claims()
    seats = range(2, 10)
    assert fields(t, "x") == {f"place-{n}": Number(f"place-{n}", 1, 8) for n in seats}
    places = {f"place_{n}": min(10 - n, 4) for n in seats}  # the last three sit in front
    order = filled(t, "x", **places)
    assert order == "fund-order h g f a b c d e"
    t.play("x", order)
    assert [t.read(f"stressed/{who}") for who in "abcdefgh"] == [True] * 5 + [False] * 3
    assert t.read("fund") == 0


def test_a_long_order_is_drawn_among_the_tied() -> None:
    """FAB-FUND-4: a program looks at some of the many orders, each with every requester."""
    t = tied_claims()
    orders = [text.split()[1:] for text in t.legal("x")]
    assert orders[0] == list("abcdefgh")
    assert all(sorted(order) == list("abcdefgh") for order in orders)
    assert len({tuple(order) for order in orders}) > 20
