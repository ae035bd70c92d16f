"""The time from a touch to the frame that shows it, on a real X server with a touchscreen.

Wall-clock time runs from before the touch is sent until the trace reports the frame; `latency` is
the program's own measurement, from SDL's time of the oldest input shown.
"""

import json
import math
import pathlib
import queue
import shutil
import subprocess
import sys
import tempfile
import threading
import time

from bench import BINARY, clean_environment, on_a_screen
from frames import Hand, percentiles


class Player:
    """A program whose trace comes through a pipe, with the time of each line."""

    def __init__(self, screen, folder, *arguments):
        command = [BINARY, *arguments, "--mute", "--data", folder / "data",
                   "--trace", "/dev/stdout"]
        self.process = subprocess.Popen(
            command, env=clean_environment(folder, screen.environment()), cwd=folder,
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        self.lines = queue.SimpleQueue()
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self):
        for line in self.process.stdout:
            moment = time.perf_counter()
            self.lines.put((moment, json.loads(line)))

    def wait(self, wanted, timeout=10):
        """The next matching event and its time."""
        end = time.perf_counter() + timeout
        while True:
            moment, event = self.lines.get(timeout=max(0.001, end - time.perf_counter()))
            if wanted(event):
                return moment, event

    def drain(self, quiet):
        """All events until there is none for this many seconds."""
        events = []
        try:
            while True:
                events.append(self.lines.get(timeout=quiet))
        except queue.Empty:
            return events

    def nodes(self, quiet=1.5):
        """The newest layout's frames by id, once nothing has happened for this long."""
        _, told = self.wait(lambda event: event["event"] == "layout", 30)
        for _, event in self.drain(quiet):
            told = event if event["event"] == "layout" else told
        return {node["id"]: node["frame"] for node in told["nodes"]}

    def close(self):
        """Ends the program."""
        self.process.terminate()
        self.process.wait()


def shows_input(event):
    """Whether a frame has the age of an input it shows."""
    return event["event"] == "frame" and event.get("latency") is not None


def center(frame):
    """The centre of a node."""
    return frame[0] + frame[2] / 2, frame[1] + frame[3] / 2


def presses(screen, folder, number):
    """A touch on a poster of the menu at rest; the finger slides off, so that nothing opens."""
    player = Player(screen, folder)
    wall, told = [], []
    try:
        x, y = center(player.nodes()["menu.recycle"])
        for turn in range(number):
            begun = time.perf_counter()
            screen.hand.down(turn, x, y)
            moment, event = player.wait(shows_input)
            wall.append((moment - begun) * 1000)
            told.append(event["latency"])
            screen.hand.move(turn, x, y + 330)
            screen.hand.up(turn)
            player.drain(0.35)
    finally:
        player.close()
    return {"wallMs": percentiles(wall), "latencyMs": percentiles(told)}


def drags(screen, folder, seconds):
    """A finger that drags the tile next to the gap back and forth, reported 120 times a second."""
    player = Player(screen, folder, "--game", "fifteen", "--layout", "4x4", "--seed", "7",
                    "--scramble", "1")

    def way(step):
        """One pixel per step to the left, and back."""
        return -min(step % 240, 240 - step % 240)

    try:
        x, y = center(player.nodes()["tile.15"])
        screen.hand.down(1, x, y)
        hand = Hand(player, screen.server.process.pid, 120)
        events = hand.play(seconds, lambda step: screen.hand.move(1, x + way(step), y))
        # Back to the start: a solved puzzle would ask for a name at the next start.
        screen.hand.move(1, x, y)
        screen.hand.up(1)
    finally:
        player.close()
    return hand.told(events, "tile.15", lambda node: center(node["frame"])[0], way)


def hands(screen, folder, seconds):
    """Ten fingers move, resize and rotate five items on Recycle's two tables at once, reported 60
    times a second."""
    player = Player(screen, folder, "--game", "recycle", "--mode", "two", "--seed", "5")
    try:
        # 3, 2, 1 is over, and the clock ticks once a second.
        nodes = player.nodes(0.9)
        middles = [center(nodes[f"piece.{number}"]) for number in range(1, 6)]

        def move(step):
            """Two fingers circle around each moving centre."""
            for number in range(10):
                (x, y), side = middles[number // 2], 1 if number % 2 else -1
                angle, arm = step / 25, 26 + 8 * math.sin(step / 40)
                place = (x + 40 * math.sin(step / 50) + side * arm * math.sin(angle),
                         y + 30 * math.sin(step / 35) + side * arm * math.cos(angle))
                if number in screen.hand.active:
                    screen.hand.move(number, *place)
                else:
                    screen.hand.down(number, *place)

        move(0)
        hand = Hand(player, screen.server.process.pid, 60)
        events = hand.play(seconds, move)
        for number in range(10):
            screen.hand.up(number)
    finally:
        player.close()
    return hand.told(events, "piece.5", lambda node: node.get("angle", 0.0),
                     lambda step: -math.degrees(step / 25))


def main(number=60, seconds=5):
    """Runs all touch benchmarks."""
    folder = pathlib.Path(tempfile.mkdtemp(prefix="recreo-touch."))
    try:
        with on_a_screen() as screen:
            return {"press": presses(screen, folder, number),
                    "drag": drags(screen, folder, seconds),
                    "hands": hands(screen, folder, seconds)}
    finally:
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    print(json.dumps(main(*map(int, sys.argv[1:2]))))
