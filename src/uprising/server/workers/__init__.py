"""Several workers on one database: every table has one owner, and whoever knocks elsewhere is led
to it."""
