"""From the game to speech."""
