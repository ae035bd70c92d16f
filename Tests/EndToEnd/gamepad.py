"""A game controller for tests: gamepad.c, built once and preloaded into the program."""

import atexit
import functools
import os
import pathlib
import shutil
import subprocess
import tempfile

HERE = pathlib.Path(__file__).parent
BUTTONS = {"confirm": 0, "cancel": 1, "special": 2, "undo": 3, "menu": 6, "mark": 7, "filter": 8,
           "previous": 9, "next": 10, "up": 11, "down": 12, "left": 13, "right": 14}
STICK_X, STICK_Y, LEFT_TRIGGER, RIGHT_TRIGGER = 100, 101, 104, 105


@functools.cache
def build():
    """Builds the library and returns its path."""
    folder = pathlib.Path(tempfile.mkdtemp(prefix="gamepad."))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    compiler = shutil.which("cc") or shutil.which("clang")
    subprocess.run([compiler, "-shared", "-fPIC", "-o", folder / "gamepad.so", HERE / "gamepad.c",
                    "-lSDL2", "-lpthread"], check=True)
    return folder / "gamepad.so"


class Gamepad:
    """One controller; give `changes` to the program's environment before it starts."""

    def __init__(self, folder):
        self.pipe = folder / "gamepad.pipe"
        os.mkfifo(self.pipe)
        self.changes = {"LD_PRELOAD": str(build()), "GAMEPAD": str(self.pipe)}
        self.lines = None

    def plug_in(self):
        """Plugs it in; waits until the program opens the pipe, which it does by its first frame."""
        self.lines = open(self.pipe, "w", buffering=1)

    def close(self):
        """Unplugs it."""
        if self.lines:
            self.lines.close()

    def press(self, name):
        """Presses a button and lets it go."""
        for state in (1, 0):
            self.lines.write(f"{BUTTONS[name]} {state}\n")

    def squeeze(self, trigger):
        """Pulls a trigger all the way and lets it go."""
        for value in (32_000, -32_768):
            self.lines.write(f"{trigger} {value}\n")

    def lean(self, axis, way):
        """Moves the left stick all the way and back."""
        for value in (way * 32_000, 0):
            self.lines.write(f"{axis} {value}\n")
