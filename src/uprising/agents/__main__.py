"""`python -m uprising.agents package.module:factory`: an agent on standard input and output."""

import sys

from .child import serve
from .finding import factory_of

if __name__ == "__main__":
    answers, sys.stdout = sys.stdout, sys.stderr  # what the agent prints is no answer
    serve(factory_of(sys.argv[1])(), sys.stdin, answers)
