"""Records the games that a kiosk plays by itself, by playing them with fingers at a person's pace.

    RECREO_BINARY=… python3 -B Tests/EndToEnd/record_demos.py [GAME…]

writes `Resources/Demos/<game>.recreo`. Needed again when the rules of a game change."""

import json
import math
import pathlib
import subprocess
import sys
import time
import unittest

from fifteen import Board
from gestures import path
from mirror import MirrorPlayer
from recreo import BINARY
from recycle import RecyclePlayer

DEMOS = pathlib.Path(__file__).resolve().parents[2] / "Resources" / "Demos"


def smooth(x1, y1, x2, y2, ms):
    """A drag as a hand makes it: it starts and stops gently."""
    def where(u):
        part = u * u * (3 - 2 * u)
        return x1 + (x2 - x1) * part, y1 + (y2 - y1) * part
    return path(where, ms, 200)


class Recorder:
    """Saves the result of what was played."""

    def save(self, app, game):
        app.tap("result.done")
        app.wait_for("claim")
        self.assertEqual(app.stop(), 0, app.errors())
        told = subprocess.run([BINARY, "scores", "--data", self.data], capture_output=True, check=True, timeout=20)
        result = json.loads(told.stdout)["results"][-1]
        DEMOS.mkdir(exist_ok=True)
        subprocess.run([BINARY, "replay", str(result["id"]), "--data", self.data,
                        "--save", DEMOS / f"{game}.recreo"], check=True, timeout=20)


class Fifteen(Recorder, MirrorPlayer):
    def record(self):
        app = self.start("--game", "fifteen", "--layout", "4x4", "--seed", "12", "--scramble", "18")
        app.arrive("fifteen", "tile.1")
        state = app.wait_for("state", since=0)["state"]
        for tile in Board(state).shortest():
            time.sleep(0.5)
            app.tap(f"tile.{tile}")
            state = app.wait_for("state")["state"]
        app.arrive("fifteen.won", "result.done")
        self.save(app, "fifteen")


class Mirror(Recorder, MirrorPlayer):
    def record(self):
        app = self.begin("3x4")
        while self.state()["tray"]:
            piece = self.shown()[0]
            time.sleep(0.4)
            self.carry_gently(piece)
        app.wait_for("result")
        app.arrive("mirror.won", "result.done")
        self.save(app, "mirror")

    def carry_gently(self, piece):
        """Lays a piece where it belongs."""
        self.app.act()
        self.screen.hand.play(self.way(piece, self.cell(piece - 1), 1100))
        told = self.app.wait_for("state", lambda e: sum(e["state"]["cells"], [])[piece - 1] == piece)
        self.app.settle(told)


class Blackjack(Recorder, MirrorPlayer):
    def record(self):
        app = self.start("--game", "blackjack", "--seed", "7")
        app.arrive("blackjack.start", "blackjack.play")
        app.tap("blackjack.play")
        app.arrive("blackjack", "blackjack.hit")
        for play in ("hit", "stand"):
            time.sleep(2.2)
            app.tap(f"blackjack.{play}")
            app.wait_for("move")
        app.arrive("blackjack.result", "result.done")
        self.save(app, "blackjack")


class Recycle(Recorder, RecyclePlayer):
    HOME = {"plane": "paper", "bag": "packaging", "bottle": "glass"}

    def record(self):
        app = self.begin("solo", "classic")
        end = time.monotonic() + 44
        while time.monotonic() < end:
            time.sleep(0.5)
            pieces = self.state()["sides"][0]["pieces"]
            if len(pieces) < 2:
                app.tap_at(self.to_screen((640, 60)))
                app.rest()
                continue
            self.bring_home(pieces[0]["kind"])
        app.wait_for("result", timeout=40)
        app.arrive("recycle.end", "result.done")
        self.save(app, "recycle")

    def bring_home(self, kind):
        """One item into its container; a bottle is turned over."""
        goal = self.mouth(self.HOME[kind])
        self.app.act()
        if kind == "bottle":
            self.screen.hand.play(self.twist(kind, goal, math.radians(184), (90, 100), 1700))
        else:
            self.screen.hand.play(smooth(*self.where(kind), *goal, 1100))
        time.sleep(0.7)  # a person looks whether it went in


if __name__ == "__main__":
    CHOSEN = [name.capitalize() for name in sys.argv[1:]] or ["Fifteen", "Mirror", "Blackjack", "Recycle"]
    SUITE = unittest.TestSuite(globals()[name]("record") for name in CHOSEN)
    sys.exit(not unittest.TextTestRunner(verbosity=2).run(SUITE).wasSuccessful())
