"""Whole games at the terminal, by pipe and from inside."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from uprising.bots import Strength
from uprising.kernel import read_record, replay
from uprising.texts import languages


def piped(*words: str, typed: str) -> subprocess.CompletedProcess[str]:
    """A real run of the installed command."""
    command = [str(Path(sys.executable).parent / "uprising"), "play", *words]
    env = {**os.environ, "UPRISING_LANG": "en"}
    return subprocess.run(command, input=typed, env=env, capture_output=True, text=True)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("lang", "prompt", "move", "end", "won", "bye"),
    [
        ("en", "Place your mark", "Place a1", "Three in a line.", "Winner: Ada.", "Goodbye."),
        ("it", "Metti il tuo segno", "Segna a1", "Tre in fila.", "Vince Ada.", "Arrivederci."),
    ],
)
def test_a_whole_game_by_pipe(
    lang: str, prompt: str, move: str, end: str, won: str, bye: str
) -> None:
    done = piped("tic_tac_toe", "--lang", lang, "--seed", "4", typed="1\n2\n1\n")
    assert (done.returncode, done.stderr) == (0, "")
    for words in (prompt, "[TTT-TURN-2]", f"1  {move}", end, "[TTT-END-1]", won, bye):
        assert words in done.stdout


def test_a_person_may_sit_anywhere_and_choose_the_bots(run: Run) -> None:
    done = run("play", "leduc", "--seat", "2", "--bots", "random", "--seed", "1", "--name", "Zoe")
    assert "Leduc hold'em: Ada, Zoe. Seed 1." in done.out
    assert "Ada is dealt a card." in done.out
    assert "Zoe is dealt the" in done.out


def test_the_bots_strength_is_told_where_it_was_measured(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = Strength("leduc", "recruit", 2, "seat", {}, 0.625, 0.5, 0.72, 200, 0.5, "")
    monkeypatch.setattr("uprising.commands.play.strengths", lambda of, options: [found])
    done = run("play", "leduc", "--bots", "recruit")
    assert (
        "Recruit: Wins 62 % of its games against one player who goes by the rules of thumb; "
        "one of those in its place wins 50 %. 200 games, 95 % interval: 50–72 %.\n" in done.out
    )
    assert "95 %" not in run("play", "leduc", "--bots", "heuristic").out


def test_the_same_seed_deals_the_same_game(run: Run) -> None:
    first, second, other = (run("play", "leduc", "--seed", seed).out for seed in "556")
    assert first == second != other


def test_without_a_game_there_is_a_list_to_choose_from(run: Run, fair: str) -> None:
    done = run("play", "--bots", "random", typed="x\nfair\n7\n3\n")
    assert re.search(r"^ +\d+  The fair: Bid, walk, trade\.$", done.out, re.M)
    assert "Tic-tac-toe: Three in a line." in done.out
    assert "How many players (2 to 3)?" in done.out
    assert "The fair: Human, Ada, Bolt." in done.out


@pytest.mark.parametrize("typed", ["", "quit\n", "/quit\n", "1\nquit\n"])
def test_leaving_is_polite(run: Run, typed: str) -> None:
    done = run("play", "tic_tac_toe", "--seed", "4", typed=typed)
    assert (done.code, done.err) == (0, "")
    assert done.out.endswith("Goodbye.\n")


def test_a_move_can_be_typed(run: Run) -> None:
    done = run("play", "tic_tac_toe", "--seed", "4", typed="place c3\n")
    assert "Human marks c3." in done.out


def test_a_refused_move_gets_the_reason_and_the_clause(run: Run) -> None:
    done = run("play", "tic_tac_toe", "--seed", "4", typed="place a1\nplace a1\n")
    assert "That cell is taken." in done.out
    assert "TTT-TURN-2 (rulebook): In a turn a player places one mark on an empty" in done.out


def test_nonsense_is_named(run: Run) -> None:
    done = run("play", "tic_tac_toe", typed="place z9\nfly\n")
    assert "That is not a move: cell: 'z9' is not one of a1 to c3" in done.out
    assert "That is not a move: move: 'fly' is not like 'place b2'" in done.out


def test_help_hint_rules_and_view_can_be_asked_for(run: Run) -> None:
    done = run("play", "tic_tac_toe", typed="?\nhint\nrules\nrules TTT-END-2\nrules X\nview\n")
    assert "take the last move back" in done.out
    assert "Hint: Place b2. It is the cell with the most open lines." in done.out
    assert "TTT-TURN-2 (rulebook)" in done.out
    assert "TTT-END-2 (rulebook): When the board is full" in done.out
    assert "rule: tic_tac_toe has no 'X'" in done.out
    assert done.out.count("  cells  –") == 2


def test_commands_have_italian_names_too(run: Run) -> None:
    done = run("play", "tic_tac_toe", "--lang", "it", typed="consiglio\nregole\nannulla\nesci\n")
    assert "Consiglio: Segna b2." in done.out
    assert "TTT-TURN-2 (regolamento)" in done.out
    assert "Adesso non si può ritirare niente." in done.out


def test_a_record_can_be_kept_during_the_game_and_after_it(run: Run, tmp_path: Path) -> None:
    early, late = tmp_path / "early.txt", tmp_path / "late.txt"
    typed = f"1\nrecord {early}\nrecord\nrecord {tmp_path}/no/such\n2\n1\nrecord {late}\nplace a1\n"
    done = run("play", "tic_tac_toe", "--seed", "4", typed=typed)
    assert "record: needs the name of a file" in done.out
    assert "record: cannot write" in done.out
    assert len(read_record(early.read_text(encoding="utf-8")).lines) == 2
    assert replay(late.read_text(encoding="utf-8")).outcome is not None
    assert "The game is over." in done.out


def test_sealed_answers_long_lists_undo_and_forms(run: Run, fair: str) -> None:
    typed = "3\n2\n4\nundo\nwalk a 7\n4\n6\n1\n1 2\n4\n3 1\n1\n2\nbell\n\n2\n"
    done = run("play", fair, "--bots", "random", "--seed", "1", typed=typed)
    assert "Your answer stays covered until all answers are there." in done.out
    assert "Human bids 2." in done.out
    assert "2  Walk to b …" in done.out  # 64 stalls are narrowed by their rows
    assert "4  Walk to b 4" in done.out
    assert "the stall  b4" in done.out
    assert "Taken back." in done.out
    assert "the stall  a7" in done.out
    assert "4  fill in: A trade" in done.out
    assert "the price (0 to 9): " in done.out
    assert "good (1 an apple, 2 a bell, 3 a clock): " in done.out
    assert "coins (numbers that add up to 4, in this order: gold, tin):   2 numbers" in done.out
    assert "Nobody pays that much." in done.out
    assert "FAIR-TRADE-1 (our ruling): Nothing costs more than 5." in done.out
    assert "The trade is done. [FAIR-END-1]\nWinner: Human." in done.out


def test_a_form_can_be_left_and_says_what_does_not_fit(run: Run, fair: str) -> None:
    typed = "3\nwalk a 1\n4\n10\nx\n\n4\n1\nq\n\n2\n"
    done = run("play", fair, "--bots", "random", "--seed", "1", typed=typed)
    assert "must be from 0 to 9" in done.out
    assert "must be a whole number" in done.out
    assert "must be one of apple, bell, clock" in done.out
    assert "The trade is done." in done.out


def test_an_empty_line_shows_the_choices_again(run: Run) -> None:
    done = run("play", "tic_tac_toe", typed="\n\n")
    assert done.out.count("   1  Place a1") == 3


def test_the_view_goes_by_seats_own_first(run: Run, fair: str) -> None:
    done = run("play", fair, "--seats", "3", "--seat", "2", "--bots", "random")
    assert "  bids       Human: 0; Bolt: 0; Ada: 0" in done.out
    assert "  open       yes" in done.out


@pytest.mark.parametrize("lang", languages())
def test_nobody_wins_a_full_board(run: Run, lang: str) -> None:
    typed = "".join(f"place {cell}\n" for cell in ("b2", "c1", "a2", "b3", "c3", "b1"))
    done = run("play", "tic_tac_toe", "--lang", lang, typed=typed)
    assert {"en": "Nobody wins.", "it": "Non vince nessuno."}[lang] in done.out
