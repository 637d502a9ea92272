"""Two servers on one machine keep out of each other's way."""

from __future__ import annotations

import pytest

from uprising.commands.serve import listen
from uprising.commands.shell import BadInput


def test_a_second_server_takes_the_next_port_although_the_first_answers_nobody_yet() -> None:
    with listen("127.0.0.1", 0) as first, listen("127.0.0.1", 0) as second:
        assert first.getsockname() != second.getsockname()


def test_a_port_that_was_asked_for_and_is_taken_is_refused() -> None:
    with listen("127.0.0.1", 0) as first, pytest.raises(BadInput, match="port"):
        listen("127.0.0.1", first.getsockname()[1])
