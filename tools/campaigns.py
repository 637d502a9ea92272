"""How often Patriot's campaigns are won, character by character, at each difficulty.

python tools/campaigns.py heuristic 200            every campaign with every character, one player
python tools/campaigns.py agitator 33 --seats 2    a level of bot, that many games a campaign
python tools/campaigns.py heuristic 60 --difficulty hard

Whoever chooses a character gets the next in turn; with two players the partner changes, too.
"""

from __future__ import annotations

from argparse import ArgumentParser

from uprising.bots import bot
from uprising.bots.match import play_match
from uprising.games.patriot.rules.cards import CAMPAIGN_NAMES, CHARACTERS, LEVEL_NAMES
from uprising.games.patriot.rules.moves import CHARACTER
from uprising.kernel import Choice, Player, Sight, game
from uprising.lab.intervals import wilson

FIRST_DEAL = 9_000_000


class Cast:
    """A bot that takes the character it is given."""

    def __init__(self, inner: Player, character: int) -> None:
        self.inner = inner
        self.character = character

    def choose(self, sight: Sight) -> Choice:
        if sight.ask.prompt == "ask-character":
            return Choice(CHARACTER[self.character], "why-default")
        return self.inner.choose(sight)


def wins(name: str, seats: int, campaign: str, character: int, games: int, level: str) -> int:
    """In how many games a cabinet with this character wins the campaign."""
    won = 0
    player = bot(name)
    for number in range(games):
        partner = (character + 1 + number % (len(CHARACTERS) - 1)) % len(CHARACTERS)
        cast = [character, partner][:seats]
        seed = FIRST_DEAL + 1000 * number + 11 * CAMPAIGN_NAMES.index(campaign) + character
        options = {"campaign": campaign, "difficulty": level}
        table = play_match(game("patriot"), [Cast(player, who) for who in cast], seed, options)
        won += bool(table.outcome and table.outcome.winners)
    return won


def main() -> None:
    parser = ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("bot")
    parser.add_argument("games", type=int, help="games of a pair; of a campaign, for searchers")
    parser.add_argument("--seats", type=int, default=1)
    parser.add_argument("--difficulty", choices=LEVEL_NAMES, default="standard")
    asked = parser.parse_args()
    share = asked.games if asked.bot == "heuristic" else max(1, asked.games // len(CHARACTERS))
    print(f"{'':9}" + "".join(f"{name[:6]:>7}" for name in CHARACTERS) + "    all")
    for campaign in CAMPAIGN_NAMES:
        found = [
            wins(asked.bot, asked.seats, campaign, character, share, asked.difficulty)
            for character in range(len(CHARACTERS))
        ]
        total = share * len(CHARACTERS)
        mean = wilson(sum(found) / total, total)
        cells = "".join(f"{100 * won / share:7.0f}" for won in found)
        told = f"{100 * mean.share:7.1f} ({100 * mean.low:.0f} … {100 * mean.high:.0f})"
        print(f"{campaign:9}{cells}{told}", flush=True)


if __name__ == "__main__":
    main()
