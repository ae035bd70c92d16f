"""The cost of a sprite: Recreo compared with C and SDL's renderer, in turns.

`sprites.py SPRITE_BENCHMARK PEERS` prints tables and JSON. Noise affects all contenders of a round
equally, so look at the ratios. They are medians over the rounds.
"""

import json
import os
import statistics
import subprocess
import sys

PEERS = ["c-libm", "c-libm-float", "c-plain", "sdl-geometry", "sdl-copyex"]
COUNTS = [1000, 5000, 20000, 50000]
SIDES = [4, 32, 96]


class Contender:
    """A program that draws on request and reports the cost."""

    def __init__(self, name, command, **changes):
        self.name = name
        environment = os.environ | {"SDL_VIDEODRIVER": "offscreen", "LIBGL_ALWAYS_SOFTWARE": "1"}
        self.process = subprocess.Popen(command, env=environment | changes, text=True, bufsize=1,
                                        stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self._answer()

    def _answer(self):
        line = self.process.stdout.readline()
        if not line:
            raise RuntimeError(f"{self.name} ended with {self.process.wait()}")
        return line.split()

    def ask(self, *words):
        """Sends one request and returns its line of numbers."""
        self.process.stdin.write(" ".join(map(str, words)) + "\n")
        return [float(word) for word in self._answer()]

    def close(self):
        """Ends the program."""
        self.process.stdin.close()
        self.process.wait()


def contenders(swift, peers, names=tuple(PEERS), **changes):
    """Recreo first, then its peers."""
    return [Contender("recreo", [swift, "serve"], **changes)] + [
        Contender(name, [peers, name], **changes) for name in names]


def rounds(field, count, side, number, sprites, which):
    """The median cost of each contender and its median ratio to Recreo, over this many rounds."""
    frames = max(2, sprites // count)
    costs = {each.name: [] for each in field}
    for turn in range(number + 1):
        for each in field if turn % 2 else reversed(field):  # the order changes
            cost = each.ask(count, side, frames)[which]
            if turn:  # the first round warms up
                costs[each.name].append(cost)
    own = costs["recreo"]
    return {name: {"ns": statistics.median(all_), "recreoTo": statistics.median(
        mine / theirs for mine, theirs in zip(own, all_))} for name, all_ in costs.items()}


def show(title, rows, names):
    """One line per case, one column per contender, with Recreo's ratio in brackets."""
    print(f"\n{title}\n{'':>14}" + "".join(f"{name:>20}" for name in names))
    for case, row in rows.items():
        cells = [f"{row[name]['ns']:.1f}" + (f" ({row[name]['recreoTo']:.2f})"
                 if name != "recreo" else "") if name in row else "" for name in names]
        print(f"{case:>14}" + "".join(f"{cell:>20}" for cell in cells))


def compare_pictures(field):
    """Checks that all contenders draw the same."""
    colors = {each.name: each.ask("picture", 2000, 32) for each in field}
    for name, color in colors.items():
        if any(abs(a - b) > 0.5 for a, b in zip(color, colors["recreo"])):
            raise RuntimeError(f"{name} draws something else: {colors}")


def main(swift, peers, number=15):
    """Both tables."""
    field = contenders(swift, peers, GALLIUM_NOOP="1")
    submit = {f"{count}": rounds(field, count, 32, number, 400_000, 0) for count in COUNTS}
    for each in field:
        each.close()
    names = ["recreo", *PEERS]
    show("Scene's draw through upload and draw calls, driver off: ns a sprite (recreo's ratio)",
         submit, names)

    names = ["recreo", "c-libm", "sdl-geometry", "sdl-copyex"]
    field = contenders(swift, peers, names[1:])
    compare_pictures(field)
    drawn = {}
    for side in SIDES:
        for count in COUNTS:
            pixels = count * side * side
            if pixels <= 60e6:  # more than 60 full screens a frame show nothing new
                drawn[f"{count} × {side} px"] = rounds(field, count, side, 3, 10_000, 1)
    for each in field:
        each.close()
    show("Whole frame drawn by llvmpipe, all threads: ns a sprite (recreo's ratio)", drawn, names)
    return submit, drawn


if __name__ == "__main__":
    print(json.dumps(main(sys.argv[1], sys.argv[2], *map(int, sys.argv[3:]))))
