"""Interfaces for other tools: PettingZoo, Gymnasium, OpenSpiel and language models (MCP).

Each is an optional extra: `uprising.adapters.pettingzoo`, `.gymnasium` and `.openspiel` come with
`uprising[research]`, `.mcp` with `uprising[mcp]`.
"""

from importlib import import_module


class MissingExtra(ImportError):
    """A package is not installed; says which extra brings it."""


def require(package: str, extra: str) -> None:
    """Make sure that an optional package is there, or say in one line how to get it."""
    try:
        import_module(package)
    except ImportError as error:
        raise MissingExtra(
            f"{package} is not installed: it comes with the extra {extra!r} "
            f"(pip install 'uprising[{extra}]')"
        ) from error


__all__ = ["MissingExtra", "require"]
