"""One WebSocket for each seat or spectator."""
