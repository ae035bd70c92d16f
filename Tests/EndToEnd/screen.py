"""A screen with fingers, a mouse and a keyboard, and what it shows."""

import pathlib
import subprocess
import sys

import gestures
from touchplayer import TouchPlayer
from touchserver import TouchServer


HERE = pathlib.Path(__file__).resolve().parent
REST = 0.08  # seconds


class Screen:
    """An X server with its input devices. Coordinates are pixels of the screen."""

    def __init__(self, size=(1280, 800), has_manager=True, depth=24):
        self.size = size
        self.server = TouchServer(size, has_manager=has_manager, depth=depth)
        self.hand = TouchPlayer(self.server)

    def close(self):
        """Lifts all fingers and ends the server."""
        try:
            self.hand.close()
        finally:
            self.server.stop()

    def environment(self):
        """What a program needs to find this screen."""
        return self.server.environment()

    def resize(self, size):
        """Sets another mode of the screen, as when a projector is plugged in."""
        self.monitors("mode", *size)

    def monitors(self, *words):
        """Changes the monitors, as randr.py describes."""
        command = [sys.executable, HERE / "randr.py", *map(str, words)]
        subprocess.run(command, env=self.environment(), timeout=20, check=True)

    def picture(self, *place):
        """A picture of the screen or a part of it."""
        return self.server.ask("picture", *(place or (0, 0, *self.size)))

    def colours(self, points):
        """The colours of some pixels."""
        return self.server.ask("colours", points)

    def tap(self, point):
        """Taps with one finger."""
        self.hand.play(gestures.tap(*point))

    def drag(self, start, end, ms=400.0):
        """Drags one finger along a line."""
        self.hand.play(gestures.drag(*start, *end, ms))

    def xdotool(self, *words):
        """Runs xdotool, for the mouse, the keyboard and the window manager; returns its output."""
        done = subprocess.run(["xdotool", *map(str, words)], env=self.environment(), timeout=20,
                              capture_output=True, text=True, check=False)
        return done.stdout.strip()

    def click(self, point):
        """Moves the mouse there and clicks."""
        x, y = map(round, point)
        self.xdotool("mousemove", x, y, "sleep", 0.03, "mousedown", 1, "sleep", 0.05, "mouseup", 1)

    def mouse_drag(self, start, end, steps=12):
        """Drags the mouse along a line; it rests before it lets go, so that nothing is flung."""
        self.mouse_carry(start, end, steps)
        self.xdotool("sleep", REST, "mouseup", 1)

    def mouse_carry(self, start, end, steps=12):
        """Drags the mouse along a line and does not let go."""
        words = ["mousemove", *map(round, start), "mousedown", 1]
        for i in range(1, steps + 1):
            x, y = (a + (b - a) * i / steps for a, b in zip(start, end))
            words += ["mousemove", round(x), round(y), "sleep", 0.016]
        self.xdotool(*words)

    def key(self, name):
        """Presses a key and lets it go."""
        self.xdotool("key", name)

    def window_of(self, pid):
        """The visible window of a process, or None."""
        found = self.xdotool("search", "--onlyvisible", "--pid", pid).split()
        return int(found[-1]) if found else None

    def has_focus(self, window):
        """Whether keys go to this window."""
        return self.xdotool("getwindowfocus") == str(window)

    def is_active(self, window):
        """Whether the window manager says that this window is the active one."""
        return self.xdotool("getactivewindow") == str(window)

    def place(self, window):
        """x, y, width and height of a window's inside."""
        return self.server.ask("place", window)
