"""Base classes and marks for tests of the program."""

import json
import os
import pathlib
import unittest

from recreo import BINARY, Recreo, fresh_folder
from screen import Screen

HERE = pathlib.Path(__file__).resolve().parent
# Before a command that mounts file systems for itself alone.
OWN_MOUNTS = ["unshare", *(["--user", "--map-root-user"] if os.geteuid() else []), "--mount"]


def seeing(test):
    """Marks a test, or a class of them, that looks at pixels: for others none are drawn."""
    test.sees = True
    return test


def hearing(test):
    """Marks a test, or a class of them, that needs a sound device: others are muted."""
    test.hears = True
    return test


def first(test):
    """Marks a class of tests that takes minutes: `run.py` starts with it."""
    test.first = True
    return test


# A screen for a window of the usual 1280x800 with its frame: the keyboard on the screen leaves the
# form above it free.
ROOMY = (1440, 900)


class ProgramTest(unittest.TestCase):
    """A test with its own folder, which is not deleted afterwards."""

    @classmethod
    def setUpClass(cls):
        if not os.access(BINARY, os.X_OK):
            raise RuntimeError(f"there is no program at {BINARY}: build the release first")

    def setUp(self):
        self.folder = fresh_folder(self.id().split(".", 1)[1])
        self.data = self.folder / "data"


class ScreenTest(ProgramTest):
    """One screen for all tests of a class; each test starts its own program."""

    # Most of the processor's time goes into filling pixels.
    size = (1024, 640)
    has_manager = True
    depth = 24
    sees = hears = False

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.screen = Screen(cls.size, cls.has_manager, cls.depth)
        cls.addClassCleanup(cls.screen.close)

    def start(self, *arguments, **changes):
        """Starts the program, which must end cleanly after the test."""
        test = getattr(self, self._testMethodName)
        for mark in ("sees", "hears"):
            changes.setdefault(mark, getattr(test, mark, getattr(self, mark)))
        app = Recreo(self.screen, self.folder, *arguments, **changes)
        self.addCleanup(self.end, app)
        return app

    def set(self, **settings):
        """Writes the person's own configuration file: `gesture_carry=True` for `gesture.carry`."""
        config = self.folder / "config/recreo"
        config.mkdir(parents=True, exist_ok=True)
        lines = [f"{key.replace('_', '.')} = {json.dumps(value)}\n" for key, value in settings.items()]
        (config / "config.toml").write_text("".join(lines))

    def end(self, app):
        """Ends the program; the exit code of one that has ended is left to its test."""
        ended_before = app.process.poll() is not None
        code = app.stop()
        if not ended_before:
            self.assertEqual(code, 0, app.errors())

    def start_board(self, *arguments, scramble=12, **changes):
        """Starts with a known board; returns its first state too."""
        options = ["--game", "fifteen", "--layout", "4x4", "--seed", "7",
                   "--scramble", str(scramble)]
        app = self.start(*options, *arguments, **changes)
        app.arrive("fifteen", "tile.1")
        return app, app.wait_for("state")["state"]
