"""The cost of a pet that walks around without input, with Mesa's driver switched off: frames and
processor time in 60 s."""

import json
import pathlib
import shutil
import sys
import tempfile
import time

from bench import on_a_screen, processor_time, program


def hatch(app):
    """Strokes an egg until it hatches."""
    app.arrive("pet", "pet")
    state = app.wait_for("state")
    while state["state"]["form"] == "egg":
        app.tap("pet")
        state = app.wait_for("state")


def main(seconds=60.0):
    """Without sound; the pet gets hungry only after hours, so it stays awake."""
    folder = pathlib.Path(tempfile.mkdtemp(prefix="recreo-pet."))
    configuration = folder / "config/recreo/config.toml"
    configuration.parent.mkdir(parents=True)
    configuration.write_text('pet.pace = "home"\n')
    try:
        with on_a_screen() as screen:
            app = program.Recreo(screen, folder, "--mute", "--game", "pet", GALLIUM_NOOP="1")
            try:
                hatch(app)
                time.sleep(5)
                mark, begun = app.trace.mark(), processor_time(app.process.pid)
                time.sleep(seconds)
                used = processor_time(app.process.pid) - begun
                frames = len(app.trace.since(mark, "frame"))
            finally:
                app.stop()
        return {"seconds": seconds, "frames": frames, "cpuMs": used,
                "partOfACore": used / seconds / 1000}
    finally:
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    print(json.dumps(main(*map(float, sys.argv[1:2]))))
