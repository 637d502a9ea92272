"""What every test run shares."""

import os

import pytest
from hypothesis import HealthCheck, settings

import uprising

# No deadline: a slow minute on a busy machine is not a bug. The same examples in every run.
settings.register_profile(
    "uprising",
    deadline=None,
    derandomize=True,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("uprising")


def mode() -> str:
    return "compiled" if uprising.compiled() else "plain"


def pytest_configure(config: pytest.Config) -> None:
    """`make test` says which half it means to run, and must not run the other unnoticed."""
    expected = os.environ.get("UPRISING_EXPECT")
    if expected is not None and expected != mode():
        raise pytest.UsageError(f"this run should be {expected}, but the rules are {mode()}")


def pytest_report_header(config: pytest.Config) -> str:
    return f"rules: {mode()}"


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    terminalreporter.write_line(f"rules: {mode()}")
