"""Forms: what fits a field, what does not, and what is drawn from it."""

from typing import Any

import pytest

from uprising.kernel import (
    BadValue,
    Field,
    Form,
    Line,
    Number,
    OneOf,
    Rows,
    Shares,
    Subset,
    seeded,
)  # fmt: skip

COUNT = Number("count", 2, 5)
COLOUR = OneOf("colour", ("red", "blue"))
SOME = Subset("some", ("a", "b", "c"), 1, 2)
EXACT = Shares("split", ("@0", "@1"), 4, exact=True)
UP_TO = Shares("stake", ("@0", "@1"), 4, exact=False)
ROWS = Rows("terms", (COUNT, COLOUR), 2)
LINE = Line("note")
FIELDS: list[Field] = [COUNT, COLOUR, SOME, EXACT, UP_TO, ROWS, LINE]

GOOD: list[tuple[Field, Any]] = [
    (COUNT, 2), (COUNT, 5), (COLOUR, "blue"), (SOME, ["c"]), (SOME, ["b", "a"]),
    (EXACT, {"@0": 1, "@1": 3}), (EXACT, {"@1": 4}), (UP_TO, {}), (UP_TO, {"@0": 4}),
    (ROWS, []), (ROWS, [{"count": 3, "colour": "red"}] * 2), (LINE, ""), (LINE, "é" * 200),
]  # fmt: skip
BAD: list[tuple[Field, Any, str]] = [
    (COUNT, 1, "from 2 to 5"), (COUNT, 6, "from 2 to 5"), (COUNT, "3", "whole number"),
    (COUNT, True, "whole number"), (COUNT, 2.5, "whole number"), (COUNT, None, "whole number"),
    (COLOUR, "green", "one of red, blue"), (COLOUR, ["red"], "one of red, blue"),
    (SOME, [], "1 to 2"), (SOME, ["a", "b", "c"], "1 to 2"), (SOME, "a", "list"),
    (SOME, ["a", "a"], "twice"), (SOME, ["d"], "not one of"), (SOME, [["a"]], "not one of"),
    (EXACT, {"@0": 1}, "exactly 4, not 1"), (EXACT, {"@0": 5}, "exactly 4"),
    (EXACT, {"@2": 4}, "numbers for @0, @1"), (EXACT, {"@0": -1, "@1": 5}, "0 or more"),
    (EXACT, {"@0": "4"}, "whole number"), (EXACT, [4, 0], "numbers for"),
    (UP_TO, {"@0": 3, "@1": 2}, "at most 4, not 5"), (UP_TO, {"@0": True}, "whole number"),
    (ROWS, [{}] * 3, "at most 2 rows"), (ROWS, {}, "at most 2 rows"),
    (LINE, "x" * 201, "at most 200"), (LINE, "a\nb", "one line"), (LINE, 7, "text"),
]  # fmt: skip


@pytest.mark.parametrize(("field", "value"), GOOD)
def test_a_value_that_fits_is_taken(field: Field, value: Any) -> None:
    field.check(value)
    Form("form-x", (field,)).check({field.name: value})


@pytest.mark.parametrize(("field", "value", "problem"), BAD)
def test_a_value_that_does_not_fit_is_refused_by_its_field(
    field: Field, value: Any, problem: str
) -> None:
    with pytest.raises(BadValue, match=problem) as caught:
        Form("form-x", (field,)).check({field.name: value})
    assert caught.value.field == field.name


@pytest.mark.parametrize("field", FIELDS, ids=lambda field: field.name)
def test_what_is_drawn_fits(field: Field) -> None:
    rng = seeded(1, field.name)
    drawn = [field.draw(rng) for _ in range(200)]
    for value in drawn:
        field.check(value)
    assert field is LINE or len({repr(value) for value in drawn}) > 1


def test_draws_reach_both_ends() -> None:
    rng = seeded(2)
    assert {COUNT.draw(rng) for _ in range(200)} == {2, 3, 4, 5}
    assert {len(SOME.draw(rng)) for _ in range(200)} == {1, 2}
    assert {sum(UP_TO.draw(rng).values()) for _ in range(200)} == {0, 1, 2, 3, 4}
    assert {len(ROWS.draw(rng)) for _ in range(200)} == {0, 1, 2}


def test_a_subset_cannot_be_larger_than_its_options() -> None:
    wide = Subset("some", ("a", "b"), 0, 9)
    rng = seeded(3)
    assert max(len(wide.draw(rng)) for _ in range(100)) == 2


def test_a_form_needs_all_its_fields_and_no_others() -> None:
    form = Form("form-x", (COUNT, COLOUR))
    form.check(form.draw(seeded(1)))
    with pytest.raises(BadValue, match="colour: is missing"):
        form.check({"count": 3})
    with pytest.raises(BadValue, match="size: is not a field"):
        form.check({"count": 3, "colour": "red", "size": 1})
    with pytest.raises(BadValue, match="values: must be named"):
        form.check([3, "red"])


def test_a_wrong_row_is_named_with_its_number_and_field() -> None:
    good = {"count": 3, "colour": "red"}
    with pytest.raises(BadValue, match="terms 2 count: must be from 2 to 5") as caught:
        Form("form-x", (ROWS,)).check({"terms": [good, {**good, "count": 9}]})
    assert caught.value.field == "terms 2 count"
    with pytest.raises(BadValue, match="terms 1 colour: is missing"):
        ROWS.check([{"count": 3}])
    with pytest.raises(BadValue, match="terms 1: must be named values"):
        ROWS.check(["red"])
