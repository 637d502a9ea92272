"""Fits find what made the numbers they are given."""

import numpy as np
import pytest

from uprising.lab.fitting import fit, fit_choice, fit_network, loss, softmax, squash


def test_a_fit_finds_the_weights_that_made_the_ends() -> None:
    rng = np.random.default_rng(1)
    counts = rng.normal(size=(20_000, 3))
    true = 0.4 + counts @ np.array([1.5, -0.7, 0.0])
    ends = (rng.random(20_000) < 1 / (1 + np.exp(-true))).astype(float)
    base, weights = fit(counts, ends)
    assert [base, *weights] == pytest.approx([0.4, 1.5, -0.7, 0.0], abs=0.06)
    chances = 1 / (1 + np.exp(-(base + counts @ weights)))
    assert loss(chances, ends) < loss(np.full(20_000, ends.mean()), ends)


@pytest.mark.slow
def test_a_network_finds_what_counts_only_together() -> None:
    """Two things of which either alone tells nothing: a linear fit cannot see them."""
    rng = np.random.default_rng(2)
    counts = rng.choice([0.0, 1.0], size=(100_000, 4))
    ends = (counts[:, 0] == counts[:, 1]).astype(float)
    base, weights = fit(counts, ends)
    net = fit_network(counts, ends, units=16)
    assert loss(squash(base + counts @ weights), ends) > 0.69
    assert loss(squash(net.odds(counts)), ends) < 0.1


def test_the_same_seed_gives_the_same_network() -> None:
    rng = np.random.default_rng(3)
    counts, ends = rng.normal(size=(2_000, 3)), rng.choice([0.0, 1.0], size=2_000)
    one, two = fit_network(counts, ends, 4, seed=5), fit_network(counts, ends, 4, seed=5)
    assert all((a == b).all() for a, b in zip(one.parts(), two.parts(), strict=True))


@pytest.mark.slow
def test_a_choice_is_read_from_what_is_counted_and_not_twice_from_the_same() -> None:
    """A count given twice shares its weight; the chances stay what they are."""
    rng = np.random.default_rng(4)
    deeds = rng.poisson(1.0, size=(8_000, 2)).astype(float)
    counts = np.column_stack([deeds, deeds[:, 1], np.ones(len(deeds))])
    true = np.array([[0.8, -0.8, 0.0], [0.0, 0.6, -0.6], [0.0, 0.0, 0.0], [0.0, 0.0, 0.3]])
    chances = softmax(counts @ true)
    truth = np.array([rng.choice(3, p=row) for row in chances])
    found = fit_choice(counts, truth, 3, ridge=1.0)
    assert softmax(counts @ found) == pytest.approx(chances, abs=0.05)
    assert found[1] == pytest.approx(found[2], abs=1e-6)
