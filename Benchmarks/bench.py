"""What the benchmarks of the running program share: the screen and a clean environment."""

import contextlib
import os
import pathlib
import sys
import time

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent
os.environ.setdefault("RECREO_BINARY", str(ROOT / ".build/release/recreo"))
sys.path.insert(0, str(ROOT / "Tests/EndToEnd"))

import recreo as program  # noqa: E402
import screen as touchscreen  # noqa: E402

BINARY = program.BINARY


def clean_environment(folder, base):
    """The end-to-end tests' environment, with audio that works and goes nowhere for LÖVE too."""
    return program.environment(folder, base, ALSOFT_DRIVERS="null", RECREO_RESOURCES=str(ROOT))


@contextlib.contextmanager
def on_a_screen(size=(1280, 800)):
    """A real X server with a real touchscreen, for as long as it is needed."""
    screen = touchscreen.Screen(size)
    try:
        yield screen
    finally:
        screen.close()


def processor_time(pid):
    """All a process has used, its ended threads too, in milliseconds."""
    return time.clock_gettime(~pid << 3 | 2) * 1000  # Linux's clock id of another process
