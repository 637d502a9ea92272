"""What may be said, and what may be seen."""

from collections.abc import Iterator

import pytest

from tests.games.fully_automated_union.scene import KEY, event, scene, votes
from uprising.conformance import walk
from uprising.games.fully_automated_union import GAME
from uprising.games.fully_automated_union.rules.talk import ALWAYS
from uprising.games.fully_automated_union.seen.view import UnionView
from uprising.kernel import default_names, seeded, seeded_table
from uprising.scenario import Scenario
from uprising.texts import catalogue


def said(t: Scenario, who: str) -> set[str]:
    """What this seat may say besides the greetings; none of it is free text."""
    t.asks()
    talk = GAME.talk(t.table.state, t.table.seat(who))
    assert (talk.free, talk.private) == (False, ())
    return set(talk.phrases) - set(ALWAYS)


def test_silence_from_the_last_contract_to_the_votes() -> None:
    """FAU-TALK-1, FAU-TALK-3: nothing at all may be said while the table votes."""
    t = scene(3, "picking", boss=(0, 1)).put("offer", "growth")
    t.play("p1", "contract a").play("p2", "contract b").play("p3", "contract c")
    for who in ("p1", "p2", "p3"):
        assert GAME.talk(t.table.state, t.table.seat(who)).phrases == ()
    t.play("p1", "vote expropriate")
    assert GAME.talk(t.table.state, 1).phrases == ()
    t.play("p2", "vote expropriate").play("p3", "vote work")
    assert GAME.talk(t.table.state, 1).phrases != ()


def test_phrases_by_step() -> None:
    """FAU-TALK-5: a few in 2b, others in 3b, others in 4c and 6c, the greetings always."""
    assert said(event(3, "production-bonus"), "p2") == {"say-pick-me", "say-not-me"}
    assert said(scene(3, "picking"), "p2") == {"say-need-pay", "say-need-holiday", "say-your-pick"}
    robot = {"say-robot-me", "say-robot-to @0", "say-robot-to @2"}
    assert said(scene(3, "assign", boss=(0, 1)), "p2") == robot
    heirs = scene(4, "rent", coins=[0, 5, 5, 5], stressed=["p1"], red=[2, 0, 0, 0])
    assert said(heirs, "p2") == {"say-robot-me", "say-robot-to @2", "say-robot-to @3"}
    assert said(scene(3, "treason", coins=[9, 0, 0]), "p2") == set()
    t = scene(3, "treason", coins=[9, 0, 0])
    t.asks()
    assert GAME.talk(t.table.state, 0).phrases == ALWAYS


def test_the_eliminated_are_silent_until_the_end() -> None:
    """FAU-TALK-3, FAU-ELIM-1: phrases are for active players; after the end all may say goodbye."""
    t = scene(3, "picking", out=["p3"])
    t.asks()
    assert GAME.talk(t.table.state, 2).phrases == ()
    t = votes(scene(2, "strike"), "a", "a")
    assert GAME.talk(t.table.state, 0).phrases == ALWAYS


@pytest.mark.parametrize("lang", ["en", "it"])
def test_every_phrase_has_its_words(lang: str) -> None:
    """FAU-TALK-5: eleven phrases in both languages."""
    phrases = [key for key in catalogue(KEY, lang).keys if key.startswith("say-")]
    assert len(phrases) == 11
    to = catalogue(KEY, lang).say("say-robot-to", player="Ana")
    assert "Ana" in to


def test_coins_are_open() -> None:
    """FAU-TALK-2, FAU-INFO-1: everybody and every spectator sees all coins, robots and Stress."""
    t = scene(3, "picking", coins=[1, 2, 3], stressed=["p2"], red=[0, 1, 0], boss=(7, 1))
    for who in ("p1", "p2", "p3", None):
        view = t.view(who)
        assert isinstance(view, UnionView)
        assert [w.coins for w in view.workers] == [1, 2, 3]
        assert [w.stressed for w in view.workers] == [False, True, False]
        assert (view.boss_coins, view.blue, view.red) == (7, 1, 1)


def test_coins_change_hands_only_by_the_rules() -> None:
    """FAU-TALK-4: there is no move that gives coins to another player."""
    t = scene(3, "picking", coins=[5, 0, 0])
    verbs = {move.text().split()[0] for move in GAME.universe(t.table.state, seeded(1, "u"))}
    assert verbs == {
        "event-target", "event-robot", "dentist", "custody", "contract", "vote", "nominate",
        "assign", "cover", "declare",
    }  # fmt: skip


def test_the_order_of_the_decks_is_hidden() -> None:
    """FAU-INFO-1: guesses reorder both decks and swap events with those left out."""
    table = seeded_table(GAME, default_names(3), {}, 5)
    hidden = GAME.unknown(table.state, 0)
    assert set(hidden) == {"event deck", "events left out", "contract deck"}
    rng = seeded(1, "guess")
    guesses = [GAME.unknown(GAME.guess(table.state, 0, rng), 0) for _ in range(50)]
    for name in hidden:
        assert len({repr(g[name]) for g in guesses}) > 10


def test_a_card_that_can_only_be_one_is_no_secret() -> None:
    """FAU-INFO-1: a bot may count; the last of the five contract cards is known."""
    t = scene(4, "picking").put("contract-discard", ["boom", "growth", "recovery"])
    t.put("offer", "recession")
    assert "contract deck" not in GAME.unknown(t.table.state, 0)
    assert "events left out" not in GAME.unknown(t.table.state, 0)


def answers() -> Iterator[tuple[str, Scenario, str, str]]:
    """The four secret answers, each with a seat that has given one and another's view."""
    yield "vote", scene(3, "strike", boss=(0, 1)), "vote accelerate", "vote work"
    yield "nominate", scene(3, "assign", boss=(0, 1)), "nominate p1", "nominate p2"
    yield "declare", scene(3, "treason", coins=[9, 9, 9]), "declare no", "declare yes"
    child = event(3, "divorce", married=["p1", "p2"]).put("kept/p1", ["birth"])
    yield "custody", child.put("couple-child", True), "custody p1", "custody p2"


@pytest.mark.parametrize("case", list(answers()), ids=lambda case: case[0])
def test_answers_are_secret_until_all_are_in(case: tuple[str, Scenario, str, str]) -> None:
    """FAU-INFO-1: custody names, votes, nominations and treason answers."""
    _, t, one, other = case
    before = t.view("p2")
    t.play("p1", one)
    first = t.view("p2"), t.seen("p2")
    t.play("p1", other)
    assert (t.view("p2"), t.seen("p2")) == first
    assert first == (before, [])


def test_who_is_asked_in_a_window_is_public() -> None:
    """FAU-INFO-1: it follows from open coins and Stress."""
    view = scene(3, "treason", coins=[9, 8, 1], stressed=["p2"]).view(None)
    assert isinstance(view, UnionView)
    assert [w.may_betray for w in view.workers] == [True, False, False]


@pytest.mark.parametrize("deck", ["standard", "hard"])
@pytest.mark.parametrize("n", [2, 3, 4])
def test_the_game_keeps_its_promises(n: int, deck: str) -> None:
    """FAU-LOSE-2: every game ends within its events; nothing is lost, and nothing leaks."""
    report = walk(GAME, n, games=4, seed=7, options={"deck": deck})
    assert report.games == 4


@pytest.mark.parametrize(("n", "turns"), [(2, 8), (3, 10), (4, 17)])
def test_the_events_bound_the_game(n: int, turns: int) -> None:
    """FAU-LOSE-2: at most 8, 10 or 17 complete turns."""
    longest = 0
    rng = seeded(n, "bound")
    for seed in range(60):
        s = GAME.deal_random(n, seed)
        while not s.ended:
            ask = s.next_ask()
            s.play_trusted(ask.seat, ask.moves[rng.below(len(ask.moves))])
        view = GAME.view(s, None)
        assert isinstance(view, UnionView)
        longest = max(longest, view.turn)
    assert longest <= turns + 1
