"""From one picture to the cards on it."""
