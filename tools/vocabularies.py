"""Write the words of every game's moves into its `text/vocabulary.json`; words are only appended.

python tools/vocabularies.py [GAMES]    how many random games to look at (default 1500)
"""

import sys

import msgspec

from uprising.kernel import games
from uprising.vector.encoding import Listed, file_of, found_words, prompts_of


def main() -> None:
    many = int(sys.argv[1]) if len(sys.argv) > 1 else 1500
    for key, game in games().items():
        path = file_of(game)
        kept = (
            msgspec.json.decode(path.read_bytes(), type=Listed) if path.is_file() else Listed(1, ())
        )
        fresh = sorted(found_words(game, many) - set(kept.words))
        asked = tuple(dict.fromkeys([*kept.prompts, *prompts_of(game)]))
        told = Listed(kept.version, (*kept.words, *fresh), asked)
        path.write_bytes(msgspec.json.format(msgspec.json.encode(told), indent=1) + b"\n")
        print(f"{key}: {len(told.words)} words, {len(fresh)} of them new")


if __name__ == "__main__":
    main()
