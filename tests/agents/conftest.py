"""The `uprising` command, as in the tests of the command line."""

from tests.cli.conftest import run

__all__ = ["run"]
