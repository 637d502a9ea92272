"""The commands of `uprising`, one module each; `uprising.cli` finds them here.

Every module has `describe`, which adds its arguments to a parser, and `run`, which gives the exit
code.
"""
