"""What the `uprising` command can do, by topics; `uprising.cli` lists them all.

A command is a pair of functions: `describe` adds its arguments to a parser, `run` does it and gives
the exit code.
"""
