"""From exec to the first presented frame: Recreo's real menu and each game, against an empty window.

`start.py [ROUNDS] [--cold]` prints JSON. The peers are the smallest C program with SDL2 and GL
(`peers/window.c`), the same with Recreo's way to GL, and LÖVE's empty window, if it is installed. Each writes to a
pipe when its first frame is presented (Recreo in its trace), and all run on the same X server with
Mesa's software renderer and no session bus, in turns. Memory is the peak resident set (VmHWM), read at
that moment. `--cold` drops the kernel's page cache before each start, which needs root.
"""

import json
import os
import pathlib
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

from bench import BINARY, HERE, clean_environment, on_a_screen, processor_time

GAMES = ("recycle", "blackjack", "mirror", "pet", "fifteen")


def time_to_frame(command, environment, is_frame, folder, rest=0.0):
    """Until the first frame: milliseconds, milliseconds of processor time, and peak memory in MB. `rest`: how
    many seconds the program runs on, to fill its caches."""
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
                cost = took, processor_time(process.pid), int(peak.split()[1]) / 1024
                time.sleep(rest)
                return cost
        raise RuntimeError(f"{command[0]} ended without a frame: {process.wait()}")
    finally:
        process.terminate()
        process.stdin.close()
        process.wait()
        process.stdout.close()


def contenders(folder, size=None):
    """Each command, and how its first frame is recognized; `size`: of the window, in place of their own choice."""
    def is_traced(line):
        return json.loads(line)["event"] == "frame"

    def is_told(line):
        return line == "frame\n"

    window = folder / "window"
    subprocess.run(["gcc", "-O2", "-o", window, HERE / "peers/window.c", "-lSDL2"], check=True)
    own = ["--size", f"{size[0]}x{size[1]}"] if size else []
    peer = list(map(str, size or ()))
    traced = [BINARY, "--data", folder / "data", "--trace", "/dev/stdout", *own]
    found = {"recreo": (traced, is_traced), "window": ([window, *peer], is_told),
             "window-egl": ([window, "egl", *peer], is_told)}
    if shutil.which("love"):
        found["love"] = (["love", HERE / "peers/love"], is_told)
    return found | {name: ([*traced, "--game", name], is_traced) for name in GAMES}


def drop_caches():
    """Makes the kernel forget every file that it read."""
    os.sync()
    pathlib.Path("/proc/sys/vm/drop_caches").write_text("3", encoding="ascii")


def main(rounds=15, is_cold=False, names=None, size=None):
    """Alternates the contenders and returns medians and every round."""
    folder = pathlib.Path(tempfile.mkdtemp(prefix="recreo-start."))
    told = {}
    try:
        field = {name: each for name, each in contenders(folder, size).items() if name in (names or (name,))}
        with on_a_screen(size or (1280, 800)) as screen:
            environment = clean_environment(folder, screen.environment())
            for turn in range(rounds + 1):
                for name, (command, is_frame) in field.items():
                    if is_cold and turn:
                        drop_caches()
                    cost = time_to_frame(command, environment, is_frame, folder, 0 if turn else 3)
                    if turn:  # the first round fills the caches
                        told.setdefault(name, []).append(cost)
                    time.sleep(0.1)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    return {name: summary(*zip(*costs)) for name, costs in told.items()}


def summary(ms, cpu, peak):
    """Medians, and every round for ratios within it and to show the noise."""
    return {"ms": statistics.median(ms), "best": min(ms), "cpuMs": statistics.median(cpu),
            "peakMB": statistics.median(peak), "rounds": [round(each, 1) for each in ms],
            "cpuRounds": [round(each, 1) for each in cpu], "peakRounds": [round(each, 1) for each in peak]}


def ratio(told, own, peer, what="rounds"):
    """The median of the ratios within a round, so that a busy moment affects both."""
    return statistics.median(a / b for a, b in zip(told[own][what], told[peer][what]))


if __name__ == "__main__":
    words = sys.argv[1:]
    cold = "--cold" in words
    results = main(*map(int, [word for word in words if word != "--cold"][:1]), is_cold=cold)
    for case, row in results.items():
        print(f"{case:12}{row['ms']:7.0f} ms{row['best']:7.0f} best{row['cpuMs']:7.0f} ms cpu"
              f"{row['peakMB']:7.1f} MB   to window: {ratio(results, case, 'window'):.2f}"
              f" {ratio(results, case, 'window', 'cpuRounds'):.2f}"
              f" {ratio(results, case, 'window', 'peakRounds'):.2f}", file=sys.stderr)
    print(json.dumps(results))
