"""Requests over HTTP: the lobby, replays, what is around them."""
