"""From news of the table to the game."""
