"""Notation, catalogues and the rulebook."""
