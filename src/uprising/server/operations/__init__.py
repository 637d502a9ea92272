"""Running a server: jobs that are due, limits, counts, the log."""
