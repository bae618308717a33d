"""`python -m lanternfish` is `lanternfish`."""

from lanternfish.cli import main

if __name__ == "__main__":
    main()
