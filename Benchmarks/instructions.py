"""Counts the instructions of the program's own code, Swift's libraries included, for work that is always the same.

`instructions.py PROGRAMS [--record]` runs the programs in that folder under callgrind and compares each count with
`instructions.json`; more than 3 % above fails. `--record` writes the file. The code of other libraries isn't
counted: much of it depends on the machine (Mesa compiles shaders for its processor). Nothing is measured in time,
so other programs don't matter.
"""

import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

from bench import HERE, clean_environment

RECORDED = HERE / "instructions.json"
LIMIT = 1.03
# A board of 3×3 that needs 31 moves, the most of any.
BOARD = "8 6 7 2 5 4 3 0 1"


def counted(profile, program):
    """The instructions that callgrind's file counts for one program, without those of libraries."""
    names, current, is_call, total = {}, "", False, 0
    for line in profile.read_text(encoding="utf-8", errors="replace").splitlines():
        owner = re.match(r"c?ob=\((\d+)\)(?: (.*))?$", line)
        if owner:
            names.setdefault(owner[1], owner[2])
            if line.startswith("ob="):
                current = names[owner[1]]
        elif line.startswith("calls="):
            is_call = True  # the next line has what the called function costs
        elif line[:1].isdigit() or line[:1] in ("+", "-", "*"):
            if not is_call and current == str(program):
                total += int(line.split()[1])
            is_call = False
    return total


def without_display(folder):
    """An environment in which nothing needs an X server."""
    return clean_environment(folder, os.environ) | {"SDL_VIDEODRIVER": "offscreen"}


def run(folder, program, *words, told="", **changes):
    """The instructions of one run."""
    profile = folder / "profile"
    environment = without_display(folder) | {"LP_NUM_THREADS": "0"} | changes
    subprocess.run(["valgrind", "--tool=callgrind", f"--callgrind-out-file={profile}", program, *words],
                   env=environment, input=told, text=True, check=True, stdout=subprocess.DEVNULL,
                   stderr=subprocess.DEVNULL)
    return counted(profile, program)


def measure(programs, folder):
    """A name and a count for each piece of work."""
    recreo = programs / "recreo"
    start = [recreo, "--data", folder / "data", "--size", "800x480", "--at", "0", "--screenshot",
             folder / "start.png"]
    subprocess.run(start, check=True, env=without_display(folder), stdout=subprocess.DEVNULL,
                   stderr=subprocess.DEVNULL)  # fills the caches
    yield "start to the menu's first frame, 800x480", run(folder, *start)
    yield "a board of 3x3 in 31 moves, solved", run(folder, recreo, "solve", BOARD)
    yield "ten frames of 5000 sprites", run(folder, programs / "SpriteBenchmark", "serve", told="5000 32 10\n",
                                            GALLIUM_NOOP="1")
    store = folder / "store"
    store.mkdir()
    yield "300 results claimed, and every list of a small database", run(
        folder, programs / "StoreBenchmark", store, "100", "1000")


def main(programs, is_recording=False):
    """Prints each count with its recorded one; whether all are within the limit."""
    recorded = json.loads(RECORDED.read_text(encoding="utf-8")) if RECORDED.exists() else {}
    folder = pathlib.Path(tempfile.mkdtemp(prefix="recreo-instructions."))
    told, holds = {}, True
    try:
        for name, count in measure(pathlib.Path(programs).resolve(), folder):
            told[name] = count
            ratio = count / recorded[name] if name in recorded else None
            is_over = not is_recording and (ratio is None or ratio > LIMIT)
            holds = holds and not is_over
            print(f"{name:58}{count:>14,}{'' if ratio is None else f'{ratio:8.3f}'}"
                  f"  {'EXCEEDED' if is_over else ''}", flush=True)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    if is_recording:
        RECORDED.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
    return holds


if __name__ == "__main__":
    sys.exit(0 if main(sys.argv[1], "--record" in sys.argv) else 1)
