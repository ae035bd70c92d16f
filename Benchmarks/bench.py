"""What the benchmarks of the running program share: the screen and the environment."""

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
    """The environment of the end-to-end tests, with silent audio for LÖVE too."""
    # Mesa makes its cache's folder, but none above it; without it each start would compile the shaders.
    program.KEPT.mkdir(parents=True, exist_ok=True)
    return program.environment(folder, base, ALSOFT_DRIVERS="null", RECREO_RESOURCES=str(ROOT))


@contextlib.contextmanager
def on_a_screen(size=(1280, 800)):
    """A real X server with a touchscreen, as a context manager."""
    screen = touchscreen.Screen(size)
    try:
        yield screen
    finally:
        screen.close()


def processor_time(pid):
    """The processor time of a process in milliseconds, with its ended threads."""
    return time.clock_gettime(~pid << 3 | 2) * 1000  # Linux's clock id of another process
