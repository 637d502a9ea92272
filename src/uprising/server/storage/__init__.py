"""Where tables are kept: one interface, two databases, backups."""
