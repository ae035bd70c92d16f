"""What people do at Recycle: how they find items and containers on the screen, and turn them."""

import math

from gestures import path, together
from screentest import ScreenTest

MOUTHS = {"glass": (150, 104), "paper": (150, 100), "packaging": (150, 92), "organic": (150, 96), "rest": (150, 96)}  # in a container, of 300 by 290


class RecyclePlayer(ScreenTest):
    """A person at a table past 3, 2, 1."""

    def begin(self, mode="solo", halving="classic", *arguments):
        app = self.start("--game", "recycle", "--mode", mode, "--halving", halving, "--seed", "5", *arguments)
        here = app.wait_for("scene", lambda e: e["name"] == "recycle")
        app.wait_for("layout", lambda e: e["t"] >= here["t"] and {"table", "recycle.countdown"} & {n["id"] for n in e["nodes"]}
                     == {"table"})
        self.app = app
        return app

    # --- What lies where ---

    def state(self):
        """The newest state told."""
        return self.app.trace.latest("state")["state"]

    def piece(self, kind, player=0):
        """The first piece of a kind."""
        return next(p for p in self.state()["sides"][player]["pieces"] if p["kind"] == kind)

    def to_screen(self, point, player=0):
        """Units of a player's table, in pixels of the screen: two containers tell the map."""
        ends = []
        for name in ("glass", "packaging"):
            x, y, w, h = self.app.layout()[f"container.{name}" + ("" if player == 0 else ".2")]["frame"]
            ends.append((x + w / 2, y + h / 2))
        width, height, count = {"wide": (1280, 800, 3), "tall": (960, 1200, 3), "wideTown": (1680, 1050, 5)}[
            self.state()["setup"]["field"]]
        gap = (width - 300 * count) / (count + 1)
        left, right, y = gap + 150, gap + 150 + 2 * (300 + gap), height - 16 - 145
        scale = (ends[1][0] - ends[0][0]) / (right - left)
        return self.app.on_screen((ends[0][0] + (point[0] - left) * scale, ends[0][1] + (point[1] - y) * scale))

    def where(self, kind, player=0):
        """The middle of a piece on the screen."""
        return self.to_screen(self.piece(kind, player)["center"], player)

    def mouth(self, container, player=0):
        """The middle of an opening on the screen."""
        x, y, w, h = self.app.layout()[f"container.{container}" + ("" if player == 0 else ".2")]["frame"]
        dx, dy = MOUTHS[container]
        turned = player == 1 and self.state()["setup"]["field"] == "wide"
        fx, fy = dx / 300, dy / 290
        return self.app.on_screen((x + w * (1 - fx if turned else fx), y + h * (1 - fy if turned else fy)))

    def score(self, player=0):
        return self.state()["sides"][player]["score"]

    def wait_score(self, points, player=0):
        """Waits for a score of exactly so much."""
        return self.app.wait_for("state", lambda e: e["state"]["sides"][player]["score"] == points)

    def twist(self, kind, end, turn, spans, ms=1500.0):
        """Two fingers on a piece: they turn, part and carry at once, rest, and lift."""
        (x, y), (ex, ey) = self.where(kind), end

        def finger(side):
            def where(u):
                angle = -math.pi / 2 + turn * u
                arm = side * (spans[0] + (spans[1] - spans[0]) * u) / 2
                return (x + (ex - x) * u + math.cos(angle) * arm, y + (ey - y) * u + math.sin(angle) * arm)
            return path(where, ms, 120)
        return together(finger(1), finger(-1))
