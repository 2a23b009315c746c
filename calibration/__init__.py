"""Setting up: pure maths on pictures and measures; no camera, no voice."""
