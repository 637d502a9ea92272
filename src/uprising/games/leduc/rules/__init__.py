"""The rules: state, cards, moves and steps."""
