"""From many pictures to news of the table."""
