"""Pictures, tables and games to try without a deck, and the renderer that makes them."""
