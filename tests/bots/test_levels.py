"""Levels and characters: named, ordered by attention, and what their traits say they are."""

from uprising.bots import CAST, LEVELS, bot, personality, seated, seconds_of
from uprising.bots.levels import AGITATOR, COMMISSAR
from uprising.bots.players import chair_names
from uprising.bots.searchers import SearchBot
from uprising.texts import catalogue, languages


def test_a_higher_level_pays_more_attention() -> None:
    looks = [(level.attention.playouts, level.attention.candidates) for level in LEVELS]
    assert looks == sorted(looks) and len(set(looks)) == len(looks)
    assert [level.key for level in LEVELS] == ["recruit", "comrade", "agitator", "commissar"]


def test_every_level_has_words_and_can_sit_down() -> None:
    for lang in languages():
        words = catalogue("shell", lang).keys
        for level in LEVELS:
            assert {f"level-{level.key}", f"level-{level.key}-is"} <= set(words)
            assert level.key in chair_names()
            assert isinstance(bot(level.key), SearchBot)


def test_only_a_commissar_judges_by_fitted_values_and_looks_closely_at_others() -> None:
    for level in LEVELS:
        player = level.bot()
        assert (player.fitted, player.closely) == (level is COMMISSAR, level is COMMISSAR)


def test_bots_answer_within_their_time() -> None:
    """300 ms up to the Agitator, a second for the Commissar, with a margin for the rest."""
    assert max(seconds_of(level.key) for level in LEVELS if level is not COMMISSAR) < 0.3
    assert seconds_of("commissar") < 1.0


def test_characters_differ_in_style_and_not_in_attention() -> None:
    styles = set()
    for who in CAST.values():
        shaped = seated("agitator", who.name)
        assert isinstance(shaped, SearchBot)
        attention, plain = shaped.attention, AGITATOR.attention
        assert (attention.playouts, attention.candidates) == (plain.playouts, plain.candidates)
        styles.add((attention.pull, attention.boldness, who.pause))
    assert len(styles) == len(CAST)


def test_traits_do_what_they_say() -> None:
    bold, timid = personality("Bolt"), personality("Gasket")
    assert bold.shaped(AGITATOR.attention).boldness > 0 > timid.shaped(AGITATOR.attention).boldness
    assert timid.shaped(AGITATOR.attention).pull > bold.shaped(AGITATOR.attention).pull
    assert bold.pause < 1 < timid.pause


def test_a_namesake_has_the_same_character() -> None:
    assert personality("Rivet 2") is personality("Rivet-2") is CAST["Rivet"]
    assert personality("Ada").boldness == 3
