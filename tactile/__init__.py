"""The application: reads sticker cards, follows Wizard, and speaks it."""
