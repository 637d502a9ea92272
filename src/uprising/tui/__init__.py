"""The terminal table: a client of the seat protocol, with no rules inside."""
