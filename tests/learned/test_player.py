"""Players with a trained network: they read their seat's view, and play any table they fit."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

from uprising.agents import player
from uprising.kernel import Game, Table, default_names, game, seeded, seeded_table, sight
from uprising.learned import learned_player
from uprising.learned.network import SAID, Network, OtherNumbers, about, save
from uprising.vector import layout_of


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
