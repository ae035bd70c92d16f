"""How long until Fifteen's tables are ready in a new process: `recreo solve` of a board that is one move
away, against a start without tables (`recreo solve --help`), in turns, in processor time.

The first run makes the tables in a temporary folder, which takes some seconds.
"""

import json
import os
import pathlib
import shutil
import statistics
import subprocess
import sys
import tempfile

from bench import BINARY, clean_environment

BOARD = "1 2 3 4 5 6 7 8 9 10 11 12 13 14 0 15"


def spent(environment, *words):
    """Milliseconds of processor time of one run."""
    process = subprocess.Popen([BINARY, "solve", *words], env=environment, stdout=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        raise RuntimeError(f"recreo solve ended with {process.returncode}")
    return (usage.ru_utime + usage.ru_stime) * 1000


def main(rounds=21):
    """Medians of both, and of the differences."""
    folder = pathlib.Path(tempfile.mkdtemp(prefix="recreo-tables."))
    try:
        environment = clean_environment(folder, os.environ)
        spent(environment, BOARD)
        pairs = [(spent(environment, BOARD), spent(environment, "--help")) for _ in range(rounds)]
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    return {"solveMs": statistics.median(a for a, _ in pairs),
            "helpMs": statistics.median(b for _, b in pairs),
            "differenceMs": statistics.median(a - b for a, b in pairs)}


if __name__ == "__main__":
    print(json.dumps(main(*map(int, sys.argv[1:2]))))
