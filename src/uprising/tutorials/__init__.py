"""Playable lessons: a real table on a scripted deal, one step for each move of the learner.

A lesson is a file of data beside this one; its words are in its game's catalogues (`lesson-1`,
`lesson-2`, …, `lesson-end`).
"""

from .lesson import LEARNER, Lesson, Step, lesson, lessons
from .samples import SAMPLES, samples

__all__ = ["LEARNER", "SAMPLES", "Lesson", "Step", "lesson", "lessons", "samples"]
