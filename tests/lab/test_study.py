"""Studies: planted differences are found first, runs go on where they stopped, nothing leaks."""

from __future__ import annotations

import json
import re
from itertools import islice
from pathlib import Path

import msgspec
import polars
import pytest

from uprising.bots import HeuristicBot, play_match
from uprising.kernel import Game, Player, Rng, game, seeded
from uprising.lab.differences import differences
from uprising.lab.effects import Effect, Sure, is_decided, main_effects, width
from uprising.lab.executor import Cores, Here
from uprising.lab.measure import GameSeen, SeatSeen, kind_of, watch_some
from uprising.lab.report import Report, percent, report
from uprising.lab.restrict import Restricted, price_some
from uprising.lab.simulation import Plan
from uprising.lab.study import (
    BadStudy,
    Folder,
    Results,
    Study,
    Variant,
    kinds_to_price,
    read_manifest,
)
from uprising.lab.study import run as run_study
from uprising.lab.tension import MOMENTS, Curve, curves
from uprising.packs import find_pack
from uprising.texts import catalogue

FOUR_LAIRS = 'four-lairs {"identities":{"baron-bunker":{"lairs":4}}}'
LEDUC = Study("leduc", ["heuristic", "heuristic"], [Variant()], games=150, tension=2, prices=2)
EVERY_PRICE = msgspec.structs.replace(LEDUC, prices=None)


def seen(plan: Plan, numbers: list[int]) -> list[GameSeen]:
    return msgspec.json.decode(watch_some(plan, numbers), type=list[GameSeen])


@pytest.fixture(scope="module")
def leduc(tmp_path_factory: pytest.TempPathFactory) -> Folder:
    folder = Folder(tmp_path_factory.mktemp("leduc"))
    run_study(LEDUC, folder, Here())
    return folder


@pytest.mark.slow
def test_a_planted_imbalance_is_the_first_sentence_of_its_report(tmp_path: Path) -> None:
    study = Study("robot_rise", ["random"] * 4, [Variant(pack=FOUR_LAIRS)], games=160)
    found = run_study(study, Folder(tmp_path), Here())
    first = Report(found).findings()[0]
    assert first.effect is not None
    assert (first.effect.family, first.effect.thing) == ("identity", "baron-bunker")
    assert first.effect.low > 0
    assert first.sentence.startswith("Baron Bunker (identity) wins ")
    assert report(found).index("Baron Bunker (identity) wins ") < report(found).index("</li>")


def test_watching_does_not_change_the_game() -> None:
    plan = Plan("robot_rise", ("heuristic",) * 3, 1, 5, {})
    [watched] = seen(plan, [4])
    table = play_match(game("robot_rise"), [HeuristicBot()] * 3, plan.seed_of(4), {})
    assert table.outcome is not None
    assert watched.winners == list(table.outcome.winners)
    assert watched.decisions == sum(len(line) for line in table.lines)


@pytest.mark.parametrize(
    ("key", "seats", "options", "traits"),
    [
        ("robot_rise", 3, {}, {"identity"}),
        ("robotariat", 3, {"mode": "secret"}, {"character", "objective"}),
        ("fully_automated_bosses", 5, {}, {"role"}),
        ("patriot", 1, {"campaign": "petr"}, {"character"}),
        ("leduc", 2, {}, {"hands"}),
    ],
)
def test_what_a_seat_is_is_found_in_any_game(
    key: str, seats: int, options: dict[str, str], traits: set[str]
) -> None:
    [watched] = seen(Plan(key, ("heuristic",) * seats, 1, 1, options), [0])
    for seat in watched.seats:
        assert traits <= set(seat.traits)
        assert not {f"{name}" for name in seat.traits} & {"place", "vote", "team"}
    assert all(watched.offered[kind] for seat in watched.seats for kind in seat.played)


def test_what_a_seat_has_and_does_is_seen() -> None:
    [watched] = seen(Plan("robot_rise", ("heuristic",) * 3, 1, 1, {}), [0])
    for seat in watched.seats:
        assert 3 <= len(seat.dealt) <= 5
        assert set(seat.dealt) <= set(seat.drawn)
    kinds = {kind for seat in watched.seats for kind in seat.played}
    assert any(kind.startswith("play ") for kind in kinds)
    assert watched.refused
    assert watched.events["turn"] > 3


def test_promises_and_whether_they_were_kept_are_counted() -> None:
    [watched] = seen(Plan("fully_automated_bosses", ("heuristic",) * 5, 1, 1, {}), [0])
    assert any(kind.endswith((" kept", " broken")) for kind in watched.promises)


def test_what_became_of_promises_is_told_in_words(leduc: Folder) -> None:
    page = Report(leduc.results(), "it")
    assert page.promise("contract coins broken") == "contratto, monete: non mantenuto"
    assert page.promise("wager kept") == "wager mantenuto"


def test_a_kind_of_move_is_its_verb_and_its_one_thing() -> None:
    of = game("robot_rise")
    assert kind_of(of, "play nuke > @1") == "play nuke"
    assert kind_of(of, "robot h-01 b-02 l-03 > @2") == "robot"
    assert kind_of(of, "pass") == "pass"


def test_a_restricted_bot_does_without_while_it_can() -> None:
    of: Game = game("leduc")
    plan = Plan("leduc", ("heuristic", "heuristic"), 30, 1, {})
    for number in range(30):
        players: list[Player] = [Restricted(HeuristicBot(), of, "raise"), HeuristicBot()]
        table = play_match(of, players, plan.seed_of(number), {})
        assert not any(
            said.seat == 0 and said.text == "raise" for line in table.lines for said in line
        )
    prices = json.loads(price_some(plan, "raise", [0, 1], [[0], [1]]))
    assert [(p["seat"], p["free"]) for p in prices] == [(0, True), (1, True)]


@pytest.mark.slow
def test_a_curve_begins_open_and_ends_with_the_winners() -> None:
    plan = Plan("robot_rise", ("heuristic",) * 3, 1, 1, {})
    [watched] = seen(plan, [0])
    [curve] = json.loads(curves(plan, [0], [watched.decisions]))
    assert len(curve["chances"]) == MOMENTS + 1
    assert max(curve["chances"][0]) < 1
    assert curve["chances"][-1] == [float(seat in curve["winners"]) for seat in range(3)]


def coin_game(number: int, rng: Rng, seats: int = 3) -> GameSeen:
    """Nothing matters here: the winner is drawn."""
    people = ["ann", "bea", "cai", "dan"]
    rng.shuffle(order := list(range(4)))
    sat = [SeatSeen(traits={"who": people[order[seat]]}) for seat in range(seats)]
    winner = [rng.below(seats)]
    return GameSeen(number, ["heuristic"] * seats, {}, winner, "end", [0] * seats, 1, {}, [], sat)


@pytest.mark.slow
def test_where_nothing_matters_nothing_is_found_however_often_one_looks() -> None:
    """The whole claim, on games that are coins: at most one study in twenty is ever wrong."""
    wrong = 0
    for repetition in range(60):
        rng, games = seeded(repetition, "coins"), list[GameSeen]()
        while len(games) < 300:
            games += [coin_game(len(games) + n, rng) for n in range(50)]
            if any(effect.is_sure for effect in main_effects(games, 0.05, 300)):
                wrong += 1
                break
    assert wrong <= 3


def test_a_stopped_run_goes_on_to_the_same_end(tmp_path: Path, leduc: Folder) -> None:
    half = Folder(tmp_path)
    half.open(LEDUC)
    lines = (leduc.path / "games-a.jsonl").read_bytes().splitlines(keepends=True)
    (tmp_path / "games-a.jsonl").write_bytes(b"".join(lines[:40]) + lines[40][:25])
    run_study(LEDUC, half, Here())
    for name in ("games-a.jsonl", "result.json", "manifest.json", "prices.jsonl", "curves.jsonl"):
        assert (tmp_path / name).read_bytes() == (leduc.path / name).read_bytes()


@pytest.mark.slow
def test_a_manifest_runs_it_again_exactly_on_any_number_of_cores(
    tmp_path: Path, leduc: Folder
) -> None:
    study = read_manifest(leduc.path / "manifest.json")
    assert study == LEDUC
    pool = Cores(2)
    run_study(study, Folder(tmp_path), pool)
    pool.close()
    for name in ("games-a.jsonl", "result.json", "prices.jsonl", "curves.jsonl"):
        assert (tmp_path / name).read_bytes() == (leduc.path / name).read_bytes()


def test_results_are_tables_too(leduc: Folder) -> None:
    games = polars.read_parquet(leduc.path / "games.parquet")
    seats = polars.read_parquet(leduc.path / "seats.parquet")
    assert (games.height, seats.height) == (150, 300)
    assert seats.filter(polars.col("won")).height >= 150


def test_the_page_is_one_file_without_network_in_both_languages(leduc: Folder) -> None:
    found = leduc.results()
    for lang, words in (("en", "points against the others"), ("it", "punti rispetto agli altri")):
        page = report(found, lang)
        assert words in page
        assert page.count("<svg") > 5
        for effect in found.effects():
            assert f"<td>{percent(effect.share)}</td><td>{percent(effect.rest)}</td>" in page
        urls = page.replace("http://www.w3.org/2000/svg", "")
        assert "http" not in urls and "<script" not in urls and "@import" not in urls


def test_another_study_does_not_go_into_the_same_folder(leduc: Folder) -> None:
    with pytest.raises(BadStudy, match="holds another study"):
        leduc.open(Study("leduc", ["heuristic", "heuristic"], [Variant()], games=3))


def test_a_manifest_of_other_cards_is_refused(tmp_path: Path, leduc: Folder) -> None:
    text = (leduc.path / "manifest.json").read_text(encoding="utf-8")
    content = game("leduc").content
    file = tmp_path / "manifest.json"
    file.write_text(text.replace(content, "0" * 16), encoding="utf-8")
    with pytest.raises(BadStudy, match="other rules or cards"):
        read_manifest(file)


def test_a_manifest_of_other_bots_is_refused_but_still_reported(
    tmp_path: Path, leduc: Folder
) -> None:
    """Exactly again is possible only with the code it was played by."""
    manifest = msgspec.json.decode((leduc.path / "manifest.json").read_bytes())
    for name in ("manifest.json", "games-a.jsonl"):
        (tmp_path / name).write_bytes((leduc.path / name).read_bytes())
    (tmp_path / "manifest.json").write_bytes(msgspec.json.encode({**manifest, "code": "0" * 16}))
    with pytest.raises(BadStudy, match="other bots or other code"):
        read_manifest(tmp_path / "manifest.json")
    with pytest.raises(BadStudy, match="other bots or other code"):
        Folder(tmp_path).open(LEDUC)
    assert "points" in report(Folder(tmp_path).results())


def test_every_finding_has_its_interval_its_games_and_a_drawing() -> None:
    """One game of bosses twenty times, with other winners, and a curve drawn by hand."""
    study = Study("fully_automated_bosses", ["heuristic"] * 5, [Variant()], games=20, tension=1)
    [one] = seen(study.plan(0), [0])
    games = [msgspec.structs.replace(one, number=n, winners=[n % 5]) for n in range(20)]
    curve = Curve(0, [0], [[0.2] * 5, [0.4, 0.2, 0.2, 0.2, 0.0], [1.0, 0.0, 0.0, 0.0, 0.0]])
    told = Report(Results(study, (games,), [], [curve])).findings()
    assert len(told) >= 6  # effects or none, endings, lengths, tension, never, promises, refusals
    for finding in told:
        assert re.search(r"[\d.+-]+( %)? to [\d.+-]+|at most [\d.]+ %", finding.sentence)
        assert re.search(r"\b(20|1) games\)", finding.sentence)
        assert finding.plot.startswith("<svg")


def test_every_kind_of_move_can_be_priced(leduc: Folder) -> None:
    found = leduc.results()
    games = list(found.games[0])
    assert kinds_to_price(LEDUC, games) == kinds_to_price(EVERY_PRICE, games)[:2]
    assert {"call", "raise", "fold"} <= set(kinds_to_price(EVERY_PRICE, games))


def test_a_change_is_seen_on_paired_seeds(tmp_path: Path) -> None:
    """Nobody wins as often when the first to move always folds nothing: same seeds, same deals."""
    sides = [Variant(), Variant(pack='dear {"ante":3}')]
    study = Study("leduc", ["heuristic", "heuristic"], sides, games=60)
    found = run_study(study, Folder(tmp_path), Here())
    for a, b in zip(*found.games, strict=True):
        assert a.seats[0].traits.get("hands") == b.seats[0].traits.get("hands")
    assert all(not effect.is_sure for effect in found.effects())
    changed, verdict, *_ = [finding.sentence for finding in Report(found).findings()]
    assert changed == "What changed: ante from 1 to 3."
    assert verdict.startswith("It makes no sure difference: no share moves by more than ")
    assert "60 pairs" in verdict and changed in report(found)


@pytest.mark.slow
def test_a_comparison_opens_with_what_changed_and_its_verdict(tmp_path: Path) -> None:
    sides = [Variant(), Variant({"spouse": "either"}, pack='poor {"red_to_win":[4,4,4]}')]
    study = Study("fully_automated_union", ["heuristic"] * 2, sides, games=60)
    found = run_study(study, Folder(tmp_path), Here())
    changed, verdict, *_ = [finding.sentence for finding in Report(found).findings()]
    assert changed == (
        "What changed: red robots to win from 2 / 3 / 4 to 4 / 4 / 4; Rent of a married couple "
        "from Whoever has paid her own rent may cover the other's to Either may pay for the "
        "other, even if she cannot pay her own."
    )
    assert verdict.startswith("It makes a difference: ") and " pairs of games)" in verdict
    whole = [finding.effect for finding in Report(found).findings() if finding.effect]
    assert len(whole) == len(set(whole)), "what moved is told once"


def test_what_changed_is_said_in_the_games_words() -> None:
    """A campaign by its name, a row of numbers, and like things counted."""
    sides = [Variant(), Variant(pack=find_pack("first-reconstruction", "patriot").line)]
    study = Study("patriot", ["heuristic"], sides)
    told = differences(study, catalogue("patriot", "en"), catalogue("shell", "en"))
    assert "Countdown (M), progress needed from 10 / 14 to 7 / 11" in told
    assert "Eyes Everywhere (M.W.), positive event from coins +1 to coins +2" in told
    assert any("3 × coins −1, 3 × Civil Unrest +1, Threat +1" in one for one in told)
    assert "needless questions from no to yes" in told
    sides = [Variant(), Variant(pack=find_pack("open-secrets", "robotariat").line)]
    study = Study("robotariat", ["heuristic"], sides)
    told += differences(study, catalogue("robotariat", "en"), catalogue("shell", "en"))
    assert "with 4 players, Bursar from 7 to 5" in told
    assert all("'" not in one and "((" not in one for one in told)


def test_a_run_stops_when_everything_is_decided(tmp_path: Path) -> None:
    study = Study("tic_tac_toe", ["random", "random"], [Variant()], games=2000, precision=0.25)
    found = run_study(study, Folder(tmp_path), Here())
    assert len(found.games[0]) in range(100, 2000, 100)
    assert is_decided(found.effects(), 0.25)
    page = report(found)
    assert "stopped by itself" in page and "25 points" in page and "5.0 % of such runs" in page


def test_intervals_narrow_with_games_and_widen_with_comparisons() -> None:
    assert width(0.1, 100, 0.05, 1000) > width(0.1, 500, 0.05, 1000) > 0.196
    assert width(0.1, 5, 0.05, 1000) == float("inf")
    one, many = Sure(0.05, 1, 500), Sure(0.05, 20, 500)
    assert many.around(0, 0.1, 200)[1] > one.around(0, 0.1, 200)[1]
    effect = Effect("x", "y", 0.1, -0.2, 0.4, 0.5, 0.4, 50)
    assert not effect.is_sure
    assert is_decided([effect], 0.5) and not is_decided([effect], 0.3)


def test_options_may_take_several_values_in_turn() -> None:
    plan = Plan("patriot", ("heuristic",), 4, 1, {}, vary={"campaign": ("petr", "jack")})
    assert [plan.options_of(n)["campaign"] for n in range(4)] == ["petr", "jack"] * 2
    assert list(islice((plan.lineup(n) for n in range(2)), 2)) == [("heuristic",)] * 2
