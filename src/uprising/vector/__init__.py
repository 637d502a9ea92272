"""Moves as words from a fixed vocabulary, for programs that learn.

vocabulary = Vocabulary(uprising.game("robot_rise"), seats=4)
choosing = Choosing(table.legal(seat), vocabulary, seat)
choosing.choose(choosing.words[0])      # until choosing.found is the move
"""

from uprising.vector.encoding import moves_of
from uprising.vector.words import END, OTHER, Choosing, Vocabulary

__all__ = ["END", "OTHER", "Choosing", "Vocabulary", "moves_of"]
