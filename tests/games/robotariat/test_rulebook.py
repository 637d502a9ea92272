"""The rulebook's turn example, move for move, with its numbers."""

import uprising
from tests.games.robotariat.table import view_of
from uprising.scenario import Scenario


def example() -> Scenario:
    """Zender, Electric Eye and The Smith, who has New Treads, before round 1."""
    t = uprising.scenario("robotariat", seats=["zen", "eye", "smith"], at="objectives", mode="coop")
    t.put("character/zen", "zender")
    t.put("character/eye", "electric-eye")
    t.put("character/smith", "the-smith")
    t.shuffle("upgrade", ["new-treads"])
    t.shuffle("sabotage", ["a-credit-to-the-revolution", "flash-mob"])
    return t


def first_placement() -> Scenario:
    t = example()
    assert t.read("funds") == 0
    return t


def zenders_turn() -> Scenario:
    t = first_placement()
    t.play("zen", "move poster").play("zen", "activate").play("zen", "place upgrade")
    return t


def zenders_npc_turn() -> Scenario:
    t = zenders_turn()
    t.chance("die.black", ["blue"]).chance("die.red", ["yellow"])
    t.play("zen", "end")
    return t


def eyes_turn() -> Scenario:
    t = zenders_npc_turn()
    t.play("zen", "send c1 yellow")
    t.play("eye", "activate").play("eye", "use a-credit-to-the-revolution").play("eye", "buy")
    return t


def eyes_npc_turn() -> Scenario:
    t = eyes_turn()
    t.play("eye", "move poster")
    t.chance("die.black", ["blue-x"]).chance("die.red", ["yellow"])
    t.play("eye", "end")
    return t


def smiths_npc_turn() -> Scenario:
    t = eyes_npc_turn()
    t.play("smith", "activate").play("smith", "place office").play("smith", "move office")
    t.chance("die.black", ["blue"]).chance("die.red", ["blue"])
    t.play("smith", "end")
    return t


def second_round() -> Scenario:
    t = smiths_npc_turn()
    t.play("zen", "move masses").play("zen", "activate").play("zen", "push c1 > upgrade")
    return t


def test_everybody_starts_where_the_character_starts() -> None:
    """ROB-SETUP-2, ROB-SETUP-4, ROB-SETUP-5, ROB-SETUP-6, ROB-SEAT-3."""
    t = first_placement()
    assert [t.read(f"place/{who}") for who in ("zen", "eye", "smith")] == [
        "upgrade", "sabotage", "poster",
    ]  # fmt: skip
    assert t.read("upgrades/smith") == ["new-treads"]
    assert (t.read("reputation"), t.read("supply"), t.read("junk")) == (5, 8, 0)
    assert view_of(t, "zen").target == 45


def test_w1_the_first_civilian_finds_nobody() -> None:
    """ROB-EX-1, ROB-ROUND-1: C1 is placed on the token's space."""
    t = first_placement()
    assert (t.read("npc/c1"), t.read("funds"), t.read("round")) == ("masses", 0, 1)


def test_w2_zender_places_a_poster() -> None:
    """ROB-EX-2, ROB-TURN-1, ROB-ACT-2."""
    t = zenders_turn()
    assert (t.read("place/zen"), t.read("posters/upgrade"), t.read("supply")) == ("poster", 1, 7)


def test_w3_zender_sends_the_civilian() -> None:
    """ROB-EX-3, ROB-POWER-13."""
    t = zenders_npc_turn()
    assert list(t.asks()) == ["zen"]
    t.play("zen", "send c1 yellow")
    assert (t.read("npc/c1"), t.read("funds")) == ("scrap-yard", 0)


def test_w4_the_dice_move_nobody() -> None:
    """ROB-EX-4: no Oppressors, and C1 does not move again."""
    t = zenders_npc_turn().play("zen", "send c1 yellow")
    assert (t.read("npc/c1"), t.read("token"), t.read("funds")) == ("scrap-yard", "masses", 0)
    assert list(t.asks()) == ["eye"]


def test_w5_electric_eye_buys_the_extra() -> None:
    """ROB-EX-5, ROB-SAB-1, ROB-ACT-4, ROB-CARD-2: she saw the card before she drew it."""
    t = zenders_npc_turn().play("zen", "send c1 yellow")
    assert view_of(t, "eye").peek == (
        "a-credit-to-the-revolution", "flash-mob",
    )  # fmt: skip
    t = eyes_turn()
    assert (t.read("reputation"), t.read("contributions")) == (4, 3)
    assert len(t.read("sabotage-deck")) == 9
    assert [t.read(f"played/{who}") for who in ("zen", "eye", "smith")] == [0, 1, 0]


def test_w6_she_walks_after_activating() -> None:
    """ROB-EX-6: move and activation in either order."""
    assert eyes_turn().play("eye", "move poster").read("place/eye") == "poster"


def test_w7_a_blue_x_moves_the_token() -> None:
    """ROB-EX-7, ROB-NPC-3: token to Sabotage; C1 finds one poster."""
    t = eyes_npc_turn()
    assert (t.read("token"), t.read("npc/c1"), t.read("funds")) == ("sabotage", "upgrade", 1)


def test_w8_the_smith_covers_two_spaces() -> None:
    """ROB-EX-8, ROB-UPG-1, ROB-MOVE-2."""
    t = eyes_npc_turn()
    t.play("smith", "activate").play("smith", "place office").play("smith", "move office")
    assert (t.read("supply"), t.read("posters/office"), t.read("place/smith")) == (6, 1, "office")


def test_w9_the_civilian_pays_five_at_the_office() -> None:
    """ROB-EX-9, ROB-ENC-3, ROB-OFFICE-4: a poster, a player and a reward of 3."""
    t = smiths_npc_turn()
    assert (t.read("npc/c1"), t.read("funds")) == ("office", 6)


def test_w10_the_first_oppressor_finds_nobody() -> None:
    """ROB-EX-10, ROB-ENC-7: round 2, H1 on the token's space."""
    t = smiths_npc_turn()
    assert (t.read("round"), t.read("npc/h1")) == (2, "sabotage")
    assert (t.read("funds"), t.read("reputation")) == (6, 4)


def test_w11_zender_pushes_against_the_arrow() -> None:
    """ROB-EX-11, ROB-ACT-9."""
    t = second_round()
    assert (t.read("place/zen"), t.read("npc/c1"), t.read("funds")) == ("masses", "upgrade", 7)


def test_w12_the_civilian_pays_before_the_dice() -> None:
    """ROB-EX-12, ROB-CHAR-8: Funds 12 although the dice would have stopped it."""
    t = second_round()
    t.chance("die.black", ["blue-x"]).chance("die.red", ["yellow-x"])
    t.play("zen", "end").play("zen", "send c1 blue")
    assert (t.read("npc/c1"), t.read("funds")) == ("office", 12)


def test_w13_the_oppressor_fines_electric_eye() -> None:
    """ROB-EX-13, ROB-ENC-1: Funds 10, no suspicion, token to Poster, C1 stays."""
    t = second_round()
    t.chance("die.black", ["blue"]).chance("die.red", ["yellow-x"])
    t.play("zen", "end").play("zen", "send c1 yellow")
    assert (t.read("npc/h1"), t.read("funds"), t.read("reputation")) == ("poster", 10, 4)
    assert (t.read("token"), t.read("npc/c1")) == ("poster", "office")


def test_w14_she_cannot_activate_beside_the_oppressor() -> None:
    """ROB-EX-14, ROB-ACT-1: but she may walk away and activate there."""
    t = second_round()
    t.chance("die.black", ["blue"]).chance("die.red", ["yellow-x"])
    t.play("zen", "end").play("zen", "send c1 yellow")
    no = t.why_not("eye", "activate")
    assert no is not None
    assert no.rule == "ROB-ACT-1"
    t.play("eye", "move upgrade")
    assert t.may("eye", "activate")
