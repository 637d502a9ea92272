"""`uprising play`: a table in the terminal, any game, drawn from views, asks and texts alone."""

from __future__ import annotations

import secrets
from argparse import ArgumentParser, Namespace
from dataclasses import asdict
from typing import Any

from uprising.agents import player
from uprising.bots import Memory, strengths
from uprising.bots.negotiation import SPOKEN, deal_of
from uprising.commands.board import Board, seat_lists
from uprising.commands.choosing import Choosing
from uprising.commands.keyboard import Left, line, number_in
from uprising.commands.shell import BadInput, Say, Shell, bots_of, chosen_options
from uprising.commands.story import ending, story
from uprising.kernel import (
    REPLY,
    Event,
    Game,
    Move,
    Player,
    game,
    games,
    seeded,
    seeded_table,
    sight,
)  # fmt: skip
from uprising.packs import with_pack
from uprising.texts import spoken_strength

BOT_NAMES = ("Ada", "Bolt", "Cog", "Dynamo", "Elio", "Flux", "Gear", "Hertz", "Ivo", "Joule")


def describe(parser: ArgumentParser, say: Say) -> None:
    parser.add_argument("game", nargs="?", metavar="GAME", help=say("help-play-game"))
    parser.add_argument("--seats", type=int, metavar="N", help=say("help-seats"))
    parser.add_argument("--seat", type=int, default=1, metavar="N", help=say("help-play-seat"))
    parser.add_argument("--name", metavar="NAME", help=say("help-play-name"))
    parser.add_argument("--bots", default="heuristic", metavar="A[,B…]", help=say("help-play-bots"))
    parser.add_argument("--seed", metavar="S", help=say("help-play-seed"))
    parser.add_argument(
        "--option", action="append", default=[], metavar="KEY=VALUE", help=say("help-option")
    )
    parser.add_argument("--pack", metavar="PACK", help=say("help-pack"))


def run(shell: Shell, asked: Namespace) -> int:
    try:
        of, seats = chosen_game(shell, asked)
        Sitting(shell, with_pack(of, asked.pack), seats, asked).play()
    except Left:
        shell.print(shell.say("play-bye"))
    return 0


def chosen_game(shell: Shell, asked: Namespace) -> tuple[Game, int]:
    """The game and the number of seats, from the command line or by asking."""
    of = pick_game(shell) if asked.game is None else game(asked.game)
    if asked.seats is not None or asked.game is not None or len(of.seats) == 1:
        return of, of.seats[0] if asked.seats is None else asked.seats
    while True:
        least, most = of.seats[0], of.seats[-1]
        answer = line(shell.say("play-how-many", least=least, most=most) + " ")
        if not answer:
            return of, least
        if answer.isdecimal() and int(answer) in of.seats:
            return of, int(answer)


def pick_game(shell: Shell) -> Game:
    found = list(games().values())
    for number, of in enumerate(found, 1):
        words = shell.words_of(of)
        shell.print(f"{number:3}  {words.say('game-title')}: {words.say('game-tagline')}")
    while True:
        answer = line(shell.say("play-which") + " ")
        place = number_in(answer, len(found))
        if place is not None:
            return found[place]
        for of in found:
            if answer.lower() in (of.key, shell.words_of(of).say("game-title").lower()):
                return of


class Sitting:
    """One person at a table of bots."""

    def __init__(self, shell: Shell, of: Game, seats: int, asked: Namespace) -> None:
        options = chosen_options(of, asked.option)
        of.setup(seats, options)
        if not 1 <= asked.seat <= seats:
            raise BadInput(f"seat: must be from 1 to {seats}, not {asked.seat}")
        self.shell = shell
        self.me = asked.seat - 1
        kinds = bots_of(of, asked.bots)
        others = [seat for seat in range(seats) if seat != self.me]
        self.bots: dict[int, Player] = {
            seat: player(kinds[n % len(kinds)]) for n, seat in enumerate(others)
        }
        self.strengths = [one for one in strengths(of, options) if one.level in kinds]
        seed = secrets.randbelow(2**32) if asked.seed is None else asked.seed
        names = list(BOT_NAMES[: seats - 1])
        names.insert(self.me, asked.name or shell.say("play-me"))
        self.table = seeded_table(of, names, options, seed)
        self.luck = {seat: seeded(seed, f"bot {seat}") for seat in others}
        self.memory = Memory(of, self.table.first_events)
        self.remarks: list[str] = []  # said when all who were asked have answered
        self.words = shell.words_of(of)
        by_seat = seat_lists(of, seats, options)
        self.board = Board(shell, self.words, self.table.names, self.me, by_seat)
        self.news = story(shell, self.table, self.table.first_events, self.me)

    def play(self) -> None:
        self.greet()
        while self.table.outcome is None:
            seat = self.table.state.next_ask().seat
            move = self.my_move() if seat == self.me else self.bot_move(seat)
            if move is None:
                self.memory.take_back()
            else:
                self.tell(self.table.play(seat, move).events)
        self.show_news()
        self.show_view()
        self.shell.print("", *ending(self.shell, self.table))
        Choosing(self.shell, self.table, self.me, self.show_view).afterwards()

    def greet(self) -> None:
        say = self.shell.say
        names = ", ".join(self.table.names)
        title = self.words.say("game-title")
        seed = self.table.luck.removeprefix("seed ")
        self.shell.print(say("play-title", game=title, names=names, seed=seed))
        if self.table.game.changes:
            self.shell.print(say("play-pack", pack=self.table.game.pack_name))
        for measured in self.strengths:
            self.shell.print(spoken_strength(self.shell.words, self.words, asdict(measured)))
        self.shell.print(say("play-help"))

    def my_move(self) -> Move[Any] | None:
        self.show_news()
        self.show_view()
        return Choosing(self.shell, self.table, self.me, self.show_view).move()

    def bot_move(self, seat: int) -> Move[Any]:
        player = self.bots[seat]
        seen = self.memory.told(player, seat)
        given = sight(self.table, seat, self.luck[seat].split(), seen=seen)
        choice = player.choose(given)
        deal = deal_of(given)
        if deal is not None and deal.kind == REPLY and self.me in deal.partners:
            word = SPOKEN.get(choice.reason)
            if word is not None:
                self.remarks.append(f"{self.table.names[seat]}: {self.shell.say(word)}")
        return choice.move

    def tell(self, events: list[Event]) -> None:
        self.memory.hear(events)
        self.news += story(self.shell, self.table, events, self.me)
        if not self.table.state.sealed:
            self.news += self.remarks
            self.remarks = []

    def show_news(self) -> None:
        self.shell.print("", *(f"• {sentence}" for sentence in self.news))
        self.news = []

    def show_view(self) -> None:
        self.shell.print(*self.board.lines(self.table.view(self.me)))
