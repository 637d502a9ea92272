"""Players with a trained network: they read their seat's view, and play any table they fit."""

import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

from tests.project import games
from uprising.agents import player
from uprising.bots import bot
from uprising.bots.searchers import Considered
from uprising.kernel import Game, Sight, Table, default_names, game, seeded, seeded_table, sight
from uprising.learned import guided_player, learned_player
from uprising.learned.network import SAID, Network, OtherNumbers, about, save
from uprising.learned.player import Mind
from uprising.vector import layout_of, moves_of


def checkpoint(folder: Path, key: str = "leduc", seats: int = 2, hidden: int = 8) -> Path:
    """A network that was trained for nothing."""
    told, rng = about(game(key), seats), np.random.default_rng(3)
    inputs = told.inputs + 16 * SAID
    shapes = {
        "embedding": (told.words, 16), "first": (inputs, hidden), "first_base": (hidden,),
        "second": (hidden, hidden), "second_base": (hidden,), "policy": (hidden, told.words),
        "policy_base": (told.words,), "value": (hidden, 1), "value_base": (1,),
    }  # fmt: skip
    weights: dict[str, Any] = {name: rng.normal(size=shape) for name, shape in shapes.items()}
    weights["most"] = np.array(layout_of(game(key), seats).most)
    save(folder / f"{key}-{seats}.npz", told, weights)
    return folder / f"{key}-{seats}.npz"


def dealt(of: Game, seats: int, seed: int) -> Table:
    return seeded_table(of, default_names(seats), {}, seed)


def choice(where: Path, table: Table, seed: int) -> str:
    seat = table.state.next_ask().seat
    return learned_player(str(where)).choose(sight(table, seat, seeded(seed))).move.text()


@pytest.mark.parametrize(("key", "seats"), [("leduc", 2), ("robot_rise", 4)])
def test_a_trained_player_plays_a_game_to_its_end(tmp_path: Path, key: str, seats: int) -> None:
    table = dealt(game(key), seats, 4)
    mind, rng = learned_player(str(checkpoint(tmp_path, key, seats))), seeded(1)
    while not table.state.ended:
        seat = table.state.next_ask().seat
        chosen = mind.choose(sight(table, seat, rng.split()))
        assert chosen.reason == "why-learned"
        table.play(seat, chosen.move)


@pytest.mark.parametrize("key", games())
def test_a_trained_player_reads_the_row_of_its_view(tmp_path: Path, key: str) -> None:
    of = game(key)
    seats, rng = of.seats[0], seeded(7)
    mind = Mind(Network(checkpoint(tmp_path, key, seats)), of, seats)
    s = dealt(of, seats, 3).state
    for _ in range(60):
        ask = s.next_ask()
        for seat in range(seats):
            asked = s.ask_of(seat)
            prompt = None if asked is None else asked.prompt
            assert mind.row(s, seat) == mind.layout.row(of.view(s, seat), seat, prompt)
        moves = moves_of(s, ask.seat, rng, 8)
        s.apply_trusted(ask.seat, moves[rng.below(len(moves))])
        if s.ended:
            break


def test_what_others_hide_makes_no_difference(tmp_path: Path) -> None:
    file = checkpoint(tmp_path, "robot_rise", 3)
    table = dealt(game("robot_rise"), 3, 8)
    seat = table.state.next_ask().seat
    twins = [table, *(table.guess(seat, seeded(number)) for number in range(5))]
    assert len({choice(file, twin, 6) for twin in twins}) == 1


def test_it_can_be_named_wherever_a_bot_is(tmp_path: Path) -> None:
    table = dealt(game("leduc"), 2, 1)
    named = player(f"learned:{checkpoint(tmp_path)}")
    seat = table.state.next_ask().seat
    assert named.choose(sight(table, seat, seeded(2))).reason == "why-learned"


def test_without_a_checkpoint_the_heuristic_plays(tmp_path: Path) -> None:
    table = dealt(game("leduc"), 2, 1)
    seat = table.state.next_ask().seat
    assert learned_player(str(tmp_path)).choose(sight(table, seat, seeded(2))).reason != (
        "why-learned"
    )


@pytest.mark.parametrize("name", ["learned", "learned-search"])
def test_where_nothing_is_shipped_it_can_be_named_all_the_same(name: str) -> None:
    table = dealt(game("leduc"), 2, 1)
    seat = table.state.next_ask().seat
    assert player(name).choose(sight(table, seat, seeded(2))).reason != "why-learned"


def test_a_checkpoint_for_other_numbers_is_refused(tmp_path: Path) -> None:
    network = Network(checkpoint(tmp_path))
    with pytest.raises(OtherNumbers, match="game"):
        network.check(game("tic_tac_toe"), 2)
    encoder = game("leduc").encoder
    assert encoder is not None
    other = replace(game("leduc"), encoder=replace(encoder, version=9))
    with pytest.raises(OtherNumbers, match="layout"):
        network.check(other, 2)


def test_words_are_as_likely_as_the_network_says(tmp_path: Path) -> None:
    network = Network(checkpoint(tmp_path))
    row = layout_of(game("leduc"), 2).row(dealt(game("leduc"), 2, 1).view(0), 0, None)
    shares, value = network.judge(row, [], [124, 125])
    assert shares.sum() == pytest.approx(1) and -1 <= value <= 1
    told = msgspec.structs.asdict(network.about)
    assert told["game"] == "leduc" and told["steps"] == 0


def asked_at(table: Table, seed: int, seconds: float | None) -> tuple[int, Sight]:
    seat = table.state.next_ask().seat
    until = None if seconds is None else time.monotonic() + seconds
    return seat, replace(sight(table, seat, seeded(seed)), deadline=until)


def test_where_people_wait_it_says_what_it_weighed(tmp_path: Path) -> None:
    file = checkpoint(tmp_path, "robot_rise", 3)
    _, seen = asked_at(dealt(game("robot_rise"), 3, 8), 2, 0.25)
    chosen = learned_player(str(file)).choose(seen)
    assert isinstance(chosen, Considered) and chosen.move in [one.move for one in chosen.weighed]
    assert 1 < len(chosen.weighed) <= 3 and all(0 <= one.value <= 1 for one in chosen.weighed)


@pytest.mark.parametrize(("key", "seats"), [("leduc", 2), ("fully_automated_bosses", 5)])
def test_a_search_with_a_network_plays_and_weighs(tmp_path: Path, key: str, seats: int) -> None:
    table = dealt(game(key), seats, 3)
    mind = guided_player(str(checkpoint(tmp_path, key, seats)))
    weighed = 0
    for number in range(12):
        seat, seen = asked_at(table, number, 0.1)
        chosen = mind.choose(seen)
        weighed += len(getattr(chosen, "weighed", ()))
        table.play(seat, chosen.move)
        if table.state.ended:
            break
    assert weighed > 0


def test_answers_are_ranked_by_what_the_network_makes_of_their_words(tmp_path: Path) -> None:
    of = game("robot_rise")
    mind = Mind(Network(checkpoint(tmp_path, "robot_rise", 3)), of, 3)
    s = of.deal_random(3, "ranked")
    seat = s.next_ask().seat
    moves = list(s.next_ask().moves)
    ranked = mind.ranked(s, seat, moves)
    assert sorted(map(str, ranked)) == sorted(map(str, moves))
    drawn = [mind.say(s, seat, seeded(number)) for number in range(40)]
    assert drawn.count(ranked[0]) >= drawn.count(ranked[-1])


def test_without_a_checkpoint_the_search_is_the_top_level(tmp_path: Path) -> None:
    table = dealt(game("leduc"), 2, 5)
    _, seen = asked_at(table, 1, None)
    assert guided_player(str(tmp_path)).choose(seen) == bot("commissar").choose(
        asked_at(table, 1, None)[1]
    )
