"""The cost of the menu at rest: frames and processor time in 10 s."""

import json
import pathlib
import shutil
import sys
import tempfile
import time

from bench import on_a_screen, processor_time, program


def rest(screen, seconds, *arguments):
    """Frames and milliseconds of processor time in this many seconds at rest."""
    folder = pathlib.Path(tempfile.mkdtemp(prefix="recreo-rest."))
    app = program.Recreo(screen, folder, *arguments)
    try:
        app.arrive("menu")
        app.trace.wait_quiet(2.0, 20)
        mark, begun = app.trace.mark(), processor_time(app.process.pid)
        time.sleep(seconds)
        used = processor_time(app.process.pid) - begun
        return {"seconds": seconds, "frames": len(app.trace.since(mark, "frame")), "cpuMs": used,
                "partOfACore": used / seconds / 1000}
    finally:
        app.stop()
        shutil.rmtree(folder, ignore_errors=True)


def main(seconds=10.0):
    """Without sound, and with the menu's music on SDL's dummy device."""
    with on_a_screen() as screen:
        return {"mute": rest(screen, seconds, "--mute"), "music": rest(screen, seconds)}


if __name__ == "__main__":
    print(json.dumps(main(*map(float, sys.argv[1:2]))))
