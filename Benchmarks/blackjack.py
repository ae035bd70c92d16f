"""The coach: its time for an answer, and ten million rounds that follow its advice."""

import json
import subprocess
import sys


def main(program, millions="10"):
    """The output of `BlackjackBenchmark`."""
    out = subprocess.run([program, millions], check=True, capture_output=True, text=True).stdout
    answers, positions, *tables = map(json.loads, out.splitlines())
    return {"answers": answers, "positions": positions, "tables": tables}


if __name__ == "__main__":
    print(json.dumps(main(*sys.argv[1:]), indent=1))
