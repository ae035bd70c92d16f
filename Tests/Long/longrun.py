"""What the long runs share: their command line, their seed and the line that says how they ended.

A run is an executable in this folder. With `--about` it prints one JSON object: `what` it does, the
`unit` it counts, how many make the `full` length, and the `cost` of that. Otherwise it prints `seed N`,
and as its last line `result` with a JSON object: `run`, `seed`, `rows` (each with `fault`, `times` and
`outcome`), `failed`, `seconds` and `processor` (seconds). It ends with 1 if `failed` isn't empty.
"""

import argparse
import json
import os
import pathlib
import random
import resource
import sys
import time

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent


class LongRun:
    """One run: reads the command line, then collects what happened."""

    def __init__(self, what, unit, full, cost, **options):
        """`options`: further ones of this run, with their defaults."""
        self.name = pathlib.Path(sys.argv[0]).name
        parser = argparse.ArgumentParser(description=what)
        parser.add_argument("--about", action="store_true", help="print what this is and what it costs")
        parser.add_argument("--seed", type=int, help="repeat the run with this seed")
        parser.add_argument("--times", type=int, default=full, help=f"how many {unit} (default: {full})")
        for option, default in options.items():
            parser.add_argument(f"--{option}", default=default, help=f"default: {default or 'none'}")
        self.options = parser.parse_args()
        if self.options.about:
            print(json.dumps({"what": what, "unit": unit, "full": full, "cost": cost}))
            sys.exit(0)
        self.times = self.options.times
        seed = self.options.seed
        self.seed = random.SystemRandom().randrange(1 << 31) if seed is None else seed
        self.rows, self.failed, self.begun = [], [], time.monotonic()
        print("seed", self.seed, flush=True)

    def add(self, fault, times, outcome):
        """A row of the table."""
        self.rows.append({"fault": fault, "times": times, "outcome": outcome})

    def fail(self, what):
        """Something that must not happen; the run goes on."""
        self.failed.append(what[:400])
        print("FAILED", what[:1500], flush=True)

    def finish(self):
        """Prints the result, and ends."""
        used = [resource.getrusage(who) for who in (resource.RUSAGE_CHILDREN, resource.RUSAGE_SELF)]
        print("result", json.dumps({
            "run": self.name, "seed": self.seed, "rows": self.rows, "failed": self.failed,
            "seconds": round(time.monotonic() - self.begun),
            "processor": round(sum(part.ru_utime + part.ru_stime for part in used))}), flush=True)
        sys.exit(1 if self.failed else 0)


def use_end_to_end():
    """Makes the modules of the end-to-end tests importable; the program is the debug build."""
    os.environ.setdefault("RECREO_BINARY", str(ROOT / ".build/debug/recreo"))
    sys.path.insert(0, str(ROOT / "Tests/EndToEnd"))
