"""A game of agents as people read it: the record, a page of text, and every exchange."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from uprising.agents import AgentPlayer, Turn
from uprising.kernel import Player, Table


def write(folder: Path, name: str, table: Table, players: Sequence[Player]) -> None:
    """`name.txt` is the record (the page opens it), `name.md` the transcript, and
    `name.jsonl` every prompt and answer of those who keep them."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{name}.txt").write_text(str(table.record()), encoding="utf-8")
    (folder / f"{name}.md").write_text("\n".join(transcript(table, players)), encoding="utf-8")
    keep_exchanges(folder, name, dict(enumerate(players)))


def write_seat(folder: Path, name: str, record: str, seat: int, player: AgentPlayer) -> None:
    """The same of a live table, where one seat's agent is ours; `record` is the table's own."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{name}.txt").write_text(record, encoding="utf-8")
    lines = [f"# {player.name}, seat {seat + 1}", *seat_lines(player), ""]
    (folder / f"{name}.md").write_text("\n".join(lines), encoding="utf-8")
    keep_exchanges(folder, name, {seat: player})


def keep_exchanges(folder: Path, name: str, players: Mapping[int, Player]) -> None:
    kept = [
        {"seat": seat, "name": player.name, "exchange": exchange}
        for seat, player in players.items()
        if isinstance(player, AgentPlayer)
        for exchange in getattr(player.agent, "exchanges", ())
    ]
    if kept:
        lines = b"".join(msgspec.json.encode(row) + b"\n" for row in kept)
        (folder / f"{name}.jsonl").write_bytes(lines)


def transcript(table: Table, players: Sequence[Player]) -> list[str]:
    """Seat by seat what an agent saw, was asked, answered and said."""
    outcome = table.outcome
    assert outcome is not None
    winners = ", ".join(table.names[seat] for seat in outcome.winners) or "nobody"
    lines = [f"# {table.game.key}, {table.luck}", "", f"Won by {winners} [{outcome.rule}].", ""]
    for seat, player in enumerate(players):
        who = player.name if isinstance(player, AgentPlayer) else type(player).__name__
        part = table.game.part(table.state, seat)
        lines.append(f"- {table.names[seat]}: {who}{f', {part}' if part else ''}")
    for seat, player in enumerate(players):
        if isinstance(player, AgentPlayer):
            lines += ["", f"## {table.names[seat]}: {player.name}"]
            lines += seat_lines(player)
    return [*lines, ""]


def seat_lines(player: AgentPlayer) -> list[str]:
    return [
        line
        for number, turn in enumerate(player.turns, 1)
        for line in ("", *turn_lines(number, turn))
    ]


def turn_lines(number: int, turn: Turn) -> list[str]:
    lines = [f"### {number}. {turn.prompt} [{turn.rule}]", ""]
    lines += [f"- {line}" for line in turn.happened]
    lines += [f"- {heard.who} says: {quoted(heard.text)}" for heard in turn.said]
    lines += ["", "```text", *turn.table, "```", ""]
    lines += [f"Refused ({slip.kind}): {slip.what}" for slip in turn.slips]
    how = " (default)" if turn.by_default else ""
    lines.append(f"**{turn.move}**{how}, of {turn.options} listed. {turn.reason}".rstrip())
    lines += [f"Says{f' to {one.to}' if one.to else ''}: {quoted(one.text)}" for one in turn.words]
    if turn.beliefs:
        lines.append(f"Believes: {beliefs(turn.beliefs)}")
    used = turn.usage
    if used.calls:
        lines.append(f"{used.prompt_tokens} + {used.answer_tokens} tokens, {turn.seconds:.1f} s")
    return lines


def quoted(text: str) -> str:
    """On one line, and no markup of its own."""
    return "“" + " ".join(text.split()).replace("`", "'") + "”"


def beliefs(stated: dict[str, dict[str, Any]]) -> str:
    return "; ".join(
        f"{name}: " + ", ".join(f"{part} {chance:.0%}" for part, chance in chances.items())
        for name, chances in stated.items()
    )
