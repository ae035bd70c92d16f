"""From exec to the first presented frame: Recreo's real menu against LÖVE's empty window.

Both write to a pipe when their first frame is presented (Recreo in its trace), and both run on the
same X server with Mesa's software renderer and no session bus, in turns. Memory is the peak resident
set (VmHWM), read at that moment.
"""

import json
import pathlib
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

from bench import BINARY, HERE, clean_environment, on_a_screen, processor_time


def time_to_frame(command, environment, is_frame, folder):
    """Until the first frame: milliseconds, milliseconds of processor time, and peak memory in MB."""
    begun = time.perf_counter()
    process = subprocess.Popen(command, env=environment, cwd=folder, text=True,
                               stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                               stderr=subprocess.DEVNULL)
    try:
        for line in process.stdout:
            if is_frame(line):
                took = (time.perf_counter() - begun) * 1000
                status = pathlib.Path(f"/proc/{process.pid}/status").read_text().splitlines()
                peak = next(line for line in status if line.startswith("VmHWM"))
                return took, processor_time(process.pid), int(peak.split()[1]) / 1024
        raise RuntimeError(f"{command[0]} ended without a frame: {process.wait()}")
    finally:
        process.terminate()
        process.stdin.close()
        process.wait()
        process.stdout.close()


def main(rounds=15, with_love=True):
    """Alternates the contenders and prints medians."""
    folder = pathlib.Path(tempfile.mkdtemp(prefix="recreo-start."))
    contenders = {
        "recreo": ([BINARY, "--data", folder / "data", "--trace", "/dev/stdout"],
                   lambda line: json.loads(line)["event"] == "frame")}
    if with_love:
        contenders["love"] = (["love", HERE / "peers/love"], lambda line: line == "frame\n")
    told = {name: [] for name in contenders}
    try:
        with on_a_screen() as screen:
            environment = clean_environment(folder, screen.environment())
            for turn in range(rounds + 1):
                for name, (command, is_frame) in contenders.items():
                    cost = time_to_frame(command, environment, is_frame, folder)
                    if turn:  # the first round fills the caches
                        told[name].append(cost)
                    time.sleep(0.1)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    return {name: summary(*zip(*costs)) for name, costs in told.items()}


def summary(ms, cpu, peak):
    """Prints medians, and every round to show the noise."""
    return {"ms": statistics.median(ms), "best": min(ms), "cpuMs": statistics.median(cpu),
            "peakMB": statistics.median(peak), "rounds": [round(each, 1) for each in ms]}


if __name__ == "__main__":
    print(json.dumps(main(*map(int, sys.argv[1:2]), with_love=shutil.which("love") is not None)))
