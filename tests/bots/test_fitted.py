"""Fitted values: readable, of these rules and no others, and the same for all who see the same."""

import json
from dataclasses import replace
from math import exp, log
from pathlib import Path
from typing import Any

import pytest

from tests.bots.test_search import reached
from tests.project import games
from uprising.bots import Memory, bot
from uprising.bots.fitted import (
    Model,
    OtherRules,
    Prior,
    features_of,
    fitted,
    model_of,
    read_model,
    stamp_of,
)
from uprising.bots.knowledge import fitted_knowledge_for, fitted_knowledge_of, knowledge_of
from uprising.bots.search import Attention, search, whole_turns
from uprising.bots.searchers import SearchBot
from uprising.games.fully_automated_bosses import GAME as BOSSES
from uprising.games.leduc import GAME as LEDUC
from uprising.games.robot_rise import GAME as RISE
from uprising.games.robotariat import GAME as ROBOTARIAT
from uprising.kernel import Game, Sight, default_names, game, seeded, seeded_table, sight

FITTED = [key for key in games() if game(key).bot.features is not None]
QUICK = Attention(6, 3, 100, 0.5)


def fitted_model(of: Game) -> Model:
    model = model_of(of, knowledge_of(of).value)
    assert model is not None
    return model


def test_all_six_rule_sets_have_fitted_values() -> None:
    assert len(FITTED) == 6


@pytest.mark.parametrize("key", FITTED)
def test_the_weights_belong_to_the_rules_and_say_more_than_the_hand(key: str) -> None:
    of = game(key)
    told = json.loads(features_of(of).values.read_text(encoding="utf-8"))
    names = features_of(of).names
    assert told["stamp"] == stamp_of(of)
    assert list(told["weights"]) == list(names) and 20 <= len(set(names)) == len(names)
    assert len(names) <= (200 if "units" in told else 60), "few enough to be read through"
    assert told["loss"]["fitted"] < min(told["loss"]["by hand"], told["loss"]["plain rate"])


def weighed(weights: list[float], counts: list[float]) -> float:
    return sum(w * x for w, x in zip(weights, counts, strict=True))


def by_units(model: Model, counts: list[float]) -> float:
    """What the units between add, counted unit by unit."""
    if model.layer is None:
        return 0.0
    columns = [list(column) for column in zip(*model.layer.rows, strict=True)]
    units = zip(model.layer.bases, columns, model.layer.outs, strict=True)
    return sum(out * max(0.0, base + weighed(column, counts)) for base, column, out in units)


@pytest.mark.parametrize("key", FITTED)
def test_a_position_is_counted_in_full_and_judged_from_0_to_1(key: str) -> None:
    of = game(key)
    model = fitted_model(of)
    for seats in (of.seats[0], of.seats[-1]):
        for moves in (0, 1, 9, 27):
            s = reached(of, seats, 5, moves).state
            for seat in range(seats):
                counts = model.features(s, seat)
                assert len(counts) == len(model.weights)
                assert 0.0 <= model.value(s, seat) <= 1.0
                if not s.ended:
                    total = model.base + weighed(model.weights, counts) + by_units(model, counts)
                    assert model.chance(s, seat) == pytest.approx(1 / (1 + exp(-total)), abs=1e-9)


def test_robotariat_with_objectives_is_judged_by_a_network_and_open_tables_by_hand() -> None:
    assert fitted_model(ROBOTARIAT).layer is not None
    secret = ROBOTARIAT.deal_random(4, 1, mode="secret", characters="random")
    known = fitted_knowledge_for(ROBOTARIAT, secret, 0)
    assert known.value == fitted_knowledge_of(ROBOTARIAT).value != knowledge_of(ROBOTARIAT).value
    together = ROBOTARIAT.deal_random(4, 1, characters="random")
    assert fitted_knowledge_for(ROBOTARIAT, together, 0) is knowledge_of(ROBOTARIAT)


def test_the_end_is_judged_by_the_game() -> None:
    s = reached(RISE, 3, 2, 4000).state
    assert s.ended
    model = fitted_model(RISE)
    assert [model.value(s, seat) for seat in range(3)] == [
        knowledge_of(RISE).value(s, seat) for seat in range(3)
    ]


def changed(tmp_path: Path, **fields: object) -> Path:
    told = json.loads(features_of(RISE).values.read_text(encoding="utf-8"))
    path = tmp_path / "values.json"
    path.write_text(json.dumps({**told, **fields}), encoding="utf-8")
    return path


def test_weights_of_other_rules_or_features_are_refused(tmp_path: Path) -> None:
    value = knowledge_of(RISE).value
    line = (
        "values.json of robot_rise: fitted to other rules or features; not used. "
        "Fit it anew: python tools/fit_values.py robot_rise"
    )
    assert isinstance(read_model(RISE, changed(tmp_path), value), Model)
    with pytest.raises(OtherRules) as other_stamp:
        read_model(RISE, changed(tmp_path, stamp="0" * 16), value)
    with pytest.raises(OtherRules) as other_names:
        read_model(RISE, changed(tmp_path, weights={"lairs": 1.0}), value)
    newer = replace(RISE, version=RISE.version + 1)
    with pytest.raises(OtherRules) as other_rules:
        read_model(newer, features_of(RISE).values, value)
    assert str(other_stamp.value) == str(other_names.value) == str(other_rules.value) == line


def test_a_refused_file_is_told_of_and_search_goes_on_without() -> None:
    newer = replace(RISE, version=RISE.version + 1)
    with pytest.warns(UserWarning, match="fitted to other rules or features; not used"):
        assert fitted_knowledge_of(newer) is knowledge_of(newer)


def test_a_game_or_a_variant_without_fitted_values_is_searched_as_before() -> None:
    assert fitted_knowledge_of(LEDUC) is knowledge_of(LEDUC)
    variant = replace(RISE, changes="short {}")
    assert fitted_knowledge_of(variant) is knowledge_of(variant)


@pytest.mark.parametrize("key", FITTED)
def test_what_a_fitted_search_does_hangs_on_the_view_alone(key: str) -> None:
    """The same view and seed: the same move, values and effort, whatever is hidden."""
    of = game(key)
    table = reached(of, of.seats[len(of.seats) // 2], 3, 27)
    if table.outcome is not None:
        table = reached(of, of.seats[0], 3, 2)
    seat = table.state.next_ask().seat
    known = fitted(knowledge_of(of), fitted_model(of).used(1, prior=True))

    def found(given: Sight) -> object:
        end, reason = search(known, given.guess.state, seat, QUICK, 0.0, given.rng)
        values = [(arm.move.text(), arm.results) for arm in end.arms]
        return end.chosen.move.text(), reason, values, end.effort

    first = found(sight(table, seat, seeded(1, "bot")))
    for twin in (1, 2):
        assert found(sight(table.guess(seat, twin), seat, seeded(1, "bot"))) == first


@pytest.mark.slow
def test_the_third_rung_of_robotariat_with_objectives_hangs_on_the_view_alone() -> None:
    """Values and a close look are made of what the seat knows; a guess tells no more."""
    player = bot("deep")
    rng = seeded(4, "walk")
    table = seeded_table(ROBOTARIAT, default_names(4), {"mode": "secret"}, 4)
    memory = Memory(ROBOTARIAT, table.first_events)
    looked = 0
    while table.outcome is None:
        ask = table.state.next_ask()
        if (len(ask.moves) > 1 and rng.below(6) == 0) or ask.prompt == "ask-spy":
            seen = memory.seen_by(ask.seat)
            tables = [table, table.guess(ask.seat, 1), table.guess(ask.seat, 2)]
            given = [sight(t, ask.seat, seeded(1, "bot"), seen=seen) for t in tables]
            first, *twins = [player.choose(one) for one in given]
            assert twins == [first, first]
            looked += 1
        move = ROBOTARIAT.bot.advise(table.state, ask.seat, rng)[0]
        memory.hear(table.play(ask.seat, move).events)
    assert looked > 8


def test_the_third_rung_uses_what_the_file_says() -> None:
    known, model = knowledge_of(RISE), fitted_model(RISE)
    off = model.used(0, prior=False)
    assert fitted(known, off).horizon == known.horizon
    assert fitted(known, off).value == known.value
    on = fitted(known, model.used(1, prior=True))
    assert on.horizon == 1
    s = reached(RISE, 4, 3, 30).state
    assert on.value(s, 1) == model.chance(s, 1) != known.value(s, 1)
    player = bot("deep")
    assert isinstance(player, SearchBot) and player.fitted


def test_values_that_are_trusted_by_half_meet_the_hand_halfway_in_log_odds() -> None:
    hand, model = knowledge_of(BOSSES).value, fitted_model(BOSSES)
    assert model.trust == 0.5
    s = reached(BOSSES, 7, 3, 60).state
    for seat in range(7):
        own, fit = (log(p / (1 - p)) for p in (hand(s, seat), model.chance(s, seat)))
        assert model.value(s, seat) == pytest.approx(1 / (1 + exp(-(own + fit) / 2)), abs=1e-9)
    over = reached(BOSSES, 7, 3, 4000).state
    assert over.ended and model.value(over, 0) == hand(over, 0)


def test_fitted_values_judge_bosses_after_a_round_and_the_hand_their_workers_after_three() -> None:
    hand, judged = knowledge_of(BOSSES), fitted_knowledge_of(BOSSES)
    assert (hand.horizon, judged.horizon) == (3, 1)
    s = reached(BOSSES, 7, 3, 20).state
    kinds = {BOSSES.part(s, seat): fitted_knowledge_for(BOSSES, s, seat) for seat in range(7)}
    assert kinds.pop("boss") is judged
    assert len(kinds) == 4 and all(known is hand for known in kinds.values())


def test_a_prior_keeps_every_answer_and_takes_turns_with_the_games_own_order() -> None:
    s = reached(RISE, 4, 3, 30).state
    while len(s.next_ask().moves) < 6:
        ask = s.next_ask()
        s.play_trusted(ask.seat, RISE.bot.advise(s, ask.seat, seeded(1))[0])
    seat = s.next_ask().seat
    known, model = knowledge_of(RISE), fitted_model(RISE)
    plain = [move.text() for move in known.tries(s, seat, seeded(1))]
    ordered = [move.text() for move in Prior(known, model).tries(s, seat, seeded(1))]
    assert ordered[1::2] == plain
    assert sorted(ordered[::2]) == sorted(plain) and ordered[::2] != plain


@pytest.mark.slow
def test_a_game_says_how_many_answers_are_worth_a_look() -> None:
    known, wide = knowledge_of(ROBOTARIAT), Attention(48, 40, 100, 1.0)
    s, rng, more = ROBOTARIAT.deal_random(4, 1), seeded(1), 0
    for _ in range(60):
        ask = s.next_ask()
        if ask.prompt == "ask-turn":
            found, _ = search(known, s, ask.seat, wide, 0.0, rng)
            assert len(found.arms) <= known.most(s) == 4
            more += len(whole_turns(known, s, ask.seat, found.advised.move, 40, rng)) > 4
        s.apply_trusted(ask.seat, ROBOTARIAT.bot.advise(s, ask.seat, rng)[0])
    assert more, "where there would be more of them"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("key", "options"),
    [(key, {}) for key in FITTED] + [("robotariat", {"mode": "secret"})],
    ids=str,
)
def test_the_third_rung_answers_from_the_first_question_on(key: str, options: Any) -> None:
    """Before roles and objectives are dealt there is nothing that values could know more about."""
    of = game(key)
    table = seeded_table(of, default_names(of.seats[-1]), options, 3)
    seat = table.state.next_ask().seat
    player = SearchBot(QUICK, believes=None, fitted=True)
    choice = player.choose(sight(table, seat, seeded(1)))
    assert choice.move.refusal(table.state, seat) is None and choice.reason.startswith("why-")
