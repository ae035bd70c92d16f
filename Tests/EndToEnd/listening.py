"""What the program says, for players who only hear it."""

import os
import pathlib
import re

from desktop import wait_until

COMMAND = "!-!"  # begins a line that is no text but a command to speech-dispatcher


class Ear:
    """Hears what the program says while `spdsay.py` takes the place of `spd-say`."""

    def __init__(self, folder):
        self.path, programs = folder / "spoken", folder / "programs"
        programs.mkdir()
        (programs / "spd-say").symlink_to(pathlib.Path(__file__).with_name("spdsay.py"))
        self.path.touch()
        self.environment = {"SPOKEN": str(self.path), "PATH": f"{programs}:{os.environ['PATH']}"}
        self.heard = 0  # the lines before the person last did something

    def lines(self):
        """All it was told, commands too."""
        return self.path.read_text(encoding="utf-8").split("\n")[:-1]

    def mark(self):
        """From here on, what is waited for has to be new."""
        self.heard = len(self.lines())

    def hear(self, pattern):
        """The match of the first line of text since the mark in which a pattern is found."""
        def look():
            lines = [line for line in self.lines()[self.heard:] if not line.startswith(COMMAND)]
            return next(filter(None, (re.search(pattern, line) for line in lines)), None)
        return wait_until(look, f"{pattern!r} in {self.path}")

    def command(self, text):
        """Waits for a command since the mark."""
        wait_until(lambda: COMMAND + text in self.lines()[self.heard:], f"the command {text!r}")
