"""What the menu, and a pet that walks, cost while nobody does anything: frames and processor time, over 10 s."""

import json
import pathlib
import shutil
import sys
import tempfile
import time

from bench import on_a_screen, processor_time, program


def at_the_menu(app):
    """Nothing moves there."""
    app.arrive("menu")
    app.trace.wait_quiet(2.0, 20)


def at_a_walk(app):
    """Past what a first visit is told, and out of the egg."""
    app.arrive("pet", "coach.next")
    for node in ["coach.next"] * 3 + ["pet"] * 3:
        app.tap(node)
        time.sleep(0.6)
    app.wait_for("state", lambda e: e["state"]["form"] == "child")
    time.sleep(3)


def rest(screen, seconds, settle, *arguments, **environment):
    """Frames and milliseconds of processor time in so many seconds at rest."""
    folder = pathlib.Path(tempfile.mkdtemp(prefix="recreo-rest."))
    app = program.Recreo(screen, folder, *arguments, **environment)
    try:
        settle(app)
        mark, begun = app.trace.mark(), processor_time(app.process.pid)
        time.sleep(seconds)
        used = processor_time(app.process.pid) - begun
        return {"seconds": seconds, "frames": len(app.trace.since(mark, "frame")), "cpuMs": used,
                "partOfACore": used / seconds / 1000}
    finally:
        app.stop()
        shutil.rmtree(folder, ignore_errors=True)


def main(seconds=10.0):
    """Muted, with the menu's music on SDL's dummy device, and with a pet that walks, the GL driver off."""
    with on_a_screen() as screen:
        return {"mute": rest(screen, seconds, at_the_menu, "--mute"), "music": rest(screen, seconds, at_the_menu),
                "pet": rest(screen, seconds, at_a_walk, "--mute", "--game", "pet", GALLIUM_NOOP="1")}


if __name__ == "__main__":
    print(json.dumps(main(*map(float, sys.argv[1:2]))))
