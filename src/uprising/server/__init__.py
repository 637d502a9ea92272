"""Tables on which people and bots play, live or over days."""
