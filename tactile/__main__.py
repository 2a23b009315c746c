"""Run the command line: `python -m tactile`."""

import sys

if __name__ == "__main__":
    try:
        from tactile.cli.main import main

        main()
    except KeyboardInterrupt:  # before there are words to say that it stopped
        sys.exit(130)
