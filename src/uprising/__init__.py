"""Uprising: a digital tabletop for robot-uprising board games."""

from uprising import _compiled

_compiled.install()  # before anything of ours is imported

from uprising._compiled import compiled  # noqa: E402

__all__ = ["compiled"]
