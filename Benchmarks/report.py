"""Runs every benchmark and prints one table: the measurements, their limits, and whether they hold."""

import os
import statistics
import sys

import blackjack
import pet
import rest
import sprites
import start
import touch


def sprite_lines(submit, frame):
    """Submission compared with each contender, for each number of sprites; then whole frames."""
    for count, row in submit.items():
        for name in sprites.PEERS:
            bar = None if name in ("c-plain", "c-libm-float") else row[name]["recreoTo"] <= 1
            yield (f"submit {count} sprites, against {name}", f"{row['recreo']['ns']:.1f} ns",
                   f"{row[name]['ns']:.1f} ns", row[name]["recreoTo"], bar)
    for case, row in frame.items():
        yield (f"frame of {case}, against sdl-geometry", f"{row['recreo']['ns']:.0f} ns",
               f"{row['sdl-geometry']['ns']:.0f} ns", row["sdl-geometry"]["recreoTo"], None)


def start_lines(told):
    """Ratios are computed within a round, so that a busy moment affects both."""
    own, love = told["recreo"], told["love"]
    ratio = statistics.median(a / b for a, b in zip(own["rounds"], love["rounds"]))
    yield ("exec to first frame (LÖVE: empty window)", f"{own['ms']:.0f} ms",
           f"{love['ms']:.0f} ms", ratio, ratio <= 1)
    yield ("  the quickest round", f"{own['best']:.0f} ms", f"{love['best']:.0f} ms",
           own["best"] / love["best"], None)
    yield ("  processor time by then", f"{own['cpuMs']:.0f} ms", f"{love['cpuMs']:.0f} ms",
           own["cpuMs"] / love["cpuMs"], None)
    yield ("  peak memory by then", f"{own['peakMB']:.0f} MB", f"{love['peakMB']:.0f} MB",
           own["peakMB"] / love["peakMB"], None)


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


def main(programs, peers):
    """Runs everything, the fastest first."""
    print(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}", flush=True)
    lines = [*start_lines(start.main()), *rest_lines(rest.main()), *pet_lines(pet.main()),
             *touch_lines(touch.main())]
    lines += sprite_lines(*sprites.main(f"{programs}/SpriteBenchmark", peers))
    lines += blackjack_lines(blackjack.main(f"{programs}/BlackjackBenchmark"))
    holds = show(lines)
    print(f"load {os.getloadavg()[0]:.1f}; " + ("every limit holds" if holds else "a limit is exceeded"))
    return 0 if holds else 1


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
