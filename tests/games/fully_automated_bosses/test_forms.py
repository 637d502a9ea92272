"""Free actions as forms: what a boss may do at any time can be filled in, and nobody else can."""

from __future__ import annotations

from uprising.games.fully_automated_bosses import GAME
from uprising.kernel import seeded, seeded_table

FORMS = {
    "form-loan": "loan",
    "form-gift": "gift",
    "form-bounty": "bounty",
    "form-show": "show",
    "form-company": "company",
}


def test_every_free_form_of_a_boss_stands_for_a_move_of_its_kind() -> None:
    table = seeded_table(GAME, ["a", "b", "c", "d", "e"], {}, 1)
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
