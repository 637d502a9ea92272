"""What a seat sees: views, events and guesses."""
