"""Runs the benchmarks, prints one table (the measurements, their limits, and whether they hold), and writes it with
plots to RESULTS.md. `report.py PROGRAMS PEERS [PART…]`: only these parts, by default all."""

import json
import os
import subprocess
import sys

import blackjack
import pet
import rest
import results
import sprites
import start
import tables
import touch

SIZES = ((640, 480), (1280, 800), (1920, 1200))


def sprite_lines(submit, frame):
    """Submission compared with each contender, for each number of sprites; then whole frames."""
    for count, row in submit.items():
        for name in sprites.PEERS:
            bar = None if name == "c-libm-float" else row[name]["recreoTo"] <= 1
            if name == "c-plain":
                bar = row[name]["recreoTo"] <= 2 if int(count) >= 20_000 else None
            yield (f"submit {count} sprites, against {name}", f"{row['recreo']['ns']:.1f} ns",
                   f"{row[name]['ns']:.1f} ns", row[name]["recreoTo"], bar)
    for case, row in frame.items():
        yield (f"frame of {case}, against sdl-geometry", f"{row['recreo']['ns']:.0f} ns",
               f"{row['sdl-geometry']['ns']:.0f} ns", row["sdl-geometry"]["recreoTo"], None)


def start_lines(told):
    """The menu and each game, compared with the smallest C program; then with LÖVE's empty window."""
    for name in ("recreo", *start.GAMES):
        is_menu = name == "recreo"
        for what, unit, rounds, bar in (
                ("exec to first frame", "ms", "rounds", 1.3 if is_menu else 1.6),
                ("  processor time by then", "cpuMs", "cpuRounds", None),
                ("  peak memory by then", "peakMB", "peakRounds", 1.4 if is_menu else 1.7)):
            ratio = start.ratio(told, name, "window", rounds)
            letters = "MB" if unit == "peakMB" else "ms"
            yield (f"{what}, {'menu' if is_menu else name}", f"{told[name][unit]:.0f} {letters}",
                   f"{told['window'][unit]:.0f} {letters}", ratio, None if bar is None else ratio <= bar)
    if "love" in told:
        ratio = start.ratio(told, "recreo", "love")
        yield ("exec to first frame (LÖVE: empty window)", f"{told['recreo']['ms']:.0f} ms",
               f"{told['love']['ms']:.0f} ms", ratio, ratio <= 1)


def cold_lines(told):
    """The start after the kernel forgot every file."""
    ratio = start.ratio(told, "recreo", "window")
    yield ("exec to first frame, menu, caches cold", f"{told['recreo']['ms']:.0f} ms",
           f"{told['window']['ms']:.0f} ms", ratio, ratio <= 2)


def table_lines(told):
    """The solver's tables in a new process."""
    yield ("recreo solve with mapped tables, more than --help", f"{told['differenceMs']:.1f} ms", "",
           None, None)


def rest_lines(told):
    """The limit is for the program without sound."""
    for name, cost in told.items():
        bar = cost["frames"] == 0 and cost["cpuMs"] <= 5 if name == "mute" else None
        yield (f"{cost['seconds']:.0f} s at rest, {name}",
               f"{cost['frames']} frames, {cost['cpuMs']:.1f} ms", "", None, bar)


def pet_lines(told):
    """The limit: less than one percent of a core."""
    yield (f"{told['seconds']:.0f} s of a walking pet, no driver",
           f"{told['frames']} frames, {100 * told['partOfACore']:.2f} %", "", None,
           told["partOfACore"] < 0.01)


def touch_lines(told):
    """p50, p95 and p99; while fingers move, the limit is 60 frames a second."""
    for name, values in (("press: touch to frame, wall clock", told["press"]["wallMs"]),
                         ("press: touch to frame, by the trace", told["press"]["latencyMs"])):
        yield (name, cells(values), "", None, None)
    for name, hand in (("drag", told["drag"]), ("ten fingers", told["hands"])):
        rate = hand["framesPerSecond"]
        yield (f"{name}: frames a second", f"{rate:.1f}", "", None, rate >= 59.5)
        yield (f"{name}: between frames", cells(hand["intervalMs"]), "", None,
               hand["intervalMs"]["p99"] <= 25)
        yield (f"{name}: touch to frame, wall clock", cells(hand["wallMs"]), "", None, None)
        yield (f"{name}: touch to frame, by the trace", cells(hand["latencyMs"]), "", None,
               hand["latencyMs"]["p99"] <= 30)
        spent = hand["cpuMsPerFrame"]
        yield (f"{name}: processor time, ours / fill / X",
               f"{spent['own']:.1f} / {spent['fill']:.1f} / {spent['server']:.1f} ms", "", None,
               None)


def cells(values):
    """Three percentiles."""
    return " / ".join(f"{values[p]:.0f}" for p in ("p50", "p95", "p99")) + " ms"


def blackjack_lines(told):
    """The coach's times, and whether play agrees with its expectation."""
    answers = told["answers"]
    yield ("coach: mean of all first hands", f"{answers['meanMs']:.2f} ms", "", None,
           answers["meanMs"] < 5)
    yield ("coach: the slowest first hand", f"{answers['worstMs']:.1f} ms", "", None,
           answers["worstMs"] < 50)
    places = told["positions"]
    cells = " / ".join(f"{places[name]:.1f}" for name in ("meanMs", "p99Ms", "worstMs"))
    yield (f"coach: {places['positions']} positions, mean / p99 / worst", cells + " ms", "", None,
           places["worstMs"] < 50)
    for row in told["tables"]:
        yield (f"coach at {row['table']}, {row['rounds']} rounds: off by",
               f"{row['sigmas']:.2f} std. errors", "", None, abs(row["sigmas"]) <= 3)


def show(lines):
    """Prints one table; returns whether every limit holds."""
    holds = True
    print(f"\n{'':46}{'recreo':>20}{'peer':>12}{'ratio':>8}  limit")
    for name, own, peer, ratio, bar in lines:
        words = {None: "", True: "holds", False: "EXCEEDED"}[bar]
        print(f"{name:46}{own:>20}{peer:>12}{'' if ratio is None else f'{ratio:.2f}':>8}  {words}")
        holds = holds and bar is not False
    return holds


def solver_lines(told):
    """Random boards of 4×4, and larger ones."""
    random = told["random"]
    yield ("solver: mean of 1000 random boards", f"{random['mean_ms']:.1f} ms", "", None, random["mean_ms"] <= 4)
    for row in told["large"]:
        yield (f"solver: {row['board']}, moves to the proved bound", f"{row['to_bound']:.2f}", "", None,
               row["to_bound"] <= 1.2 if row["board"] == "5x5" else None)


def measure_start(_programs, _peers):
    """The first frame; then how it grows with the window."""
    lines = list(start_lines(start.main(7)))
    grown = [start.main(5, names=("recreo", "window"), size=size) for size in SIZES]
    sizes = [f"{width}×{height}" for width, height in SIZES]
    names = {"Recreo's menu": "recreo", "C, one clear": "window"}
    return lines, [
        results.Growth(file, title, unit, sizes, {name: [told[key][what] for told in grown]
                                                  for name, key in names.items()})
        for file, title, unit, what in (("start", "From exec to the first frame, by window", "ms", "ms"),
                                        ("memory", "Peak memory by the first frame, by window", "MB", "peakMB"))]


def measure_cold(_programs, _peers):
    """Needs root."""
    return list(cold_lines(start.main(3, is_cold=True, names=("recreo", "window")))), []


def measure_sprites(programs, peers):
    """Submitting sprites, and whole frames of them."""
    submit, frame = sprites.main(f"{programs}/SpriteBenchmark", peers)
    names = ["recreo", *sprites.PEERS]
    grown = {name: [row[name]["ns"] for row in submit.values()] for name in names}
    return list(sprite_lines(submit, frame)), [
        results.Growth("sprites", "Submitting a sprite, by their number", "ns", list(submit), grown)]


def measure_solver(programs, _peers):
    """Takes four minutes."""
    out = subprocess.run([f"{programs}/SolverBenchmark"], check=True, capture_output=True, text=True).stdout
    told = json.loads(out)
    rows = sorted(told["large"], key=lambda row: cells_of(row["board"]))
    grown = results.Growth("solver", "Solving a board, by its size", "ms", [row["board"] for row in rows],
                           {"mean": [row["mean_ms"] for row in rows], "worst": [row["worst_ms"] for row in rows]})
    return list(solver_lines(told)), [grown]


def cells_of(board):
    """The number of cells of "4x6"."""
    columns, rows = map(int, board.split("x"))
    return columns * rows


PARTS = {
    "start": measure_start,
    "cold": measure_cold,
    "tables": lambda *_: (list(table_lines(tables.main())), []),
    "rest": lambda *_: (list(rest_lines(rest.main())), []),
    "pet": lambda *_: (list(pet_lines(pet.main())), []),
    "touch": lambda *_: (list(touch_lines(touch.main())), []),
    "sprites": measure_sprites,
    "blackjack": lambda programs, _: (
        list(blackjack_lines(blackjack.main(f"{programs}/BlackjackBenchmark"))), []),
    "solver": measure_solver,
}


def main(programs, peers, *parts):
    """Runs each part. A part that may not be measured here is left out."""
    print(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}", flush=True)
    lines, growths = [], []
    for part in parts or PARTS:
        if part == "cold" and not os.access("/proc/sys/vm/drop_caches", os.W_OK):
            continue
        more, grown = PARTS[part](programs, peers)
        lines += more
        growths += grown
    holds = show(lines)
    results.write(lines, growths)
    print(f"load {os.getloadavg()[0]:.1f}; " + ("every limit holds" if holds else "a limit is exceeded"))
    return 0 if holds else 1


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
