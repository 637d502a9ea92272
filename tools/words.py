"""Read everything that a game says, as its players do.

python -m tools.words GAME LANG                 what is wrong, by kind, with an example of each key
python -m tools.words GAME LANG --all           every mistake
python -m tools.words GAME LANG --corpus        every distinct sentence, sorted, with its key
"""

import argparse
from collections import Counter
from collections.abc import Sequence

from tools.words_faults import Mistake, corpus, mistakes
from tools.words_heard import heard, words_of
from uprising.kernel import game


def main(args: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("lang")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--corpus", action="store_true")
    parser.add_argument("--only", default="", help="keys or moves that begin like this")
    given = parser.parse_args(args)
    of = game(given.game)
    found = heard(of, given.games)
    words, english = words_of(of, given.lang), words_of(of, "en")
    if given.corpus:
        for text, key in corpus(found, words).items():
            if key.startswith(given.only):
                print(f"{text}    [{key}]")
        return
    wrong = [one for one in mistakes(found, words, english) if one.where.startswith(given.only)]
    for one in wrong if given.all else examples(wrong):
        print(one)
    print(f"{len(wrong)} mistakes in {len(found.sayings)} sayings:", dict(kinds(wrong)))


def kinds(wrong: Sequence[Mistake]) -> Counter[str]:
    return Counter(one.check for one in wrong)


def examples(wrong: Sequence[Mistake]) -> list[Mistake]:
    """One mistake for each check and key, or verb."""
    first: dict[tuple[str, str], Mistake] = {}
    for one in wrong:
        first.setdefault((one.check, one.where.split()[0]), one)
    return list(first.values())


if __name__ == "__main__":
    main()
