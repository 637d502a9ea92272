"""Live tables: what happens at one, who is told what, and the hall that opens them."""
