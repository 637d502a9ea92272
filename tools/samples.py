"""Write two sample games of every rule set, played by bots, with the reasons for their moves.

python tools/samples.py          write what is missing or no longer replays
python tools/samples.py all      write all of them anew
"""

import dataclasses
import sys

import uprising
from uprising.bots import bot
from uprising.commands.demo import EACH
from uprising.kernel import BadRecord, Game, Record, read_record, replay, seeded, sight
from uprising.kernel.table import seeded_table
from uprising.tutorials import SAMPLES

NAMES = ("Ada", "Ben", "Chloe", "Dan", "Eve", "Finn", "Gaia", "Hugo", "Ida", "Jan")
TRIES = 8
LONGEST = 2000


def sample(of: Game, number: int) -> Record:
    """The shortest of some games: a sample is there to be read."""
    seats = of.seats[0] if number == 1 else of.seats[min(1, len(of.seats) - 1)]
    level = "random" if not of.bot.has_advice else "heuristic"
    games = [played(of, seats, level, f"{of.key}-{number}-{n}") for n in range(TRIES)]
    ended = [record for record in games if record.ended]
    guard_free = [record for record in ended if replay(record).outcome.key not in of.guards]  # type: ignore[union-attr]
    return sorted(guard_free or ended, key=lambda record: len(record.lines))[len(ended) // 4]


def played(of: Game, seats: int, level: str, seed: str) -> Record:
    table = seeded_table(of, NAMES[:seats], {}, seed)
    rng = seeded(seed, "samples")
    notes = []
    while not table.state.ended and len(table.lines) < LONGEST:
        ask = table.state.next_ask()
        choice = bot(level).choose(sight(table, ask.seat, rng.split()))
        table.play(ask.seat, choice.move)
        if choice.reason and not table.state.sealed:
            notes.append(f"{len(table.lines)} {choice.reason}")
    return dataclasses.replace(table.record(), notes=tuple(notes))


def is_good(text: str) -> bool:
    try:
        return replay(read_record(text)).outcome is not None
    except BadRecord:
        return False


def main(words: list[str]) -> int:
    SAMPLES.mkdir(exist_ok=True)
    for key, of in uprising.games().items():
        for number in EACH:
            path = SAMPLES / f"{key}-{number}.txt"
            if words == ["all"] or not path.exists() or not is_good(path.read_text("utf-8")):
                path.write_text(str(sample(of, number)), encoding="utf-8")
                print(path.name)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
