"""What people do at the mirror puzzle: how they find pieces and cells on the screen, and carry them."""

from gestures import double_tap, path
from screentest import ScreenTest

PANEL = (600, 720)  # units of the played part


class MirrorPlayer(ScreenTest):
    """A person in front of a puzzle of a known seed."""

    def begin(self, layout="3x4", *arguments, hints="none"):
        app = self.start("--game", "mirror", "--layout", layout, "--seed", "7", "--hints", hints, *arguments)
        app.arrive("mirror", "piece.")
        app.find_window()
        self.app = app
        return app

    # --- What lies where ---

    def state(self):
        """The newest state told."""
        return self.app.trace.latest("state")["state"]

    def to_screen(self, spot):
        """Units of the panel, in pixels of the screen."""
        x, y, width, height = self.app.layout()["brocade"]["frame"]
        down = 2 if self.state()["setup"]["symmetry"] == "axes" else 1
        return self.app.on_screen((x + spot[0] * width / 2 / PANEL[0], y + spot[1] * height / down / PANEL[1]))

    def cell(self, index):
        """The middle of a cell on the screen."""
        columns, rows = map(int, self.state()["setup"]["size"].split("x"))
        row, column = divmod(index, columns)
        return self.to_screen((PANEL[0] * (column + 0.5) / columns, PANEL[1] * (row + 0.5) / rows))

    def cells(self):
        """The piece in each cell, row by row; 0 for none."""
        return sum(self.state()["cells"], [])

    # --- Fingers ---

    def rise(self):
        """How far above the finger a piece hangs that came out of the tray."""
        rows = int(self.state()["setup"]["size"].split("x")[1])
        height = self.app.layout()["brocade"]["frame"][3]
        down = 2 if self.state()["setup"]["symmetry"] == "axes" else 1
        return min(44, height / down / rows * 0.35)

    def way(self, piece, end, ms=700.0):
        """A finger that takes a piece upward out of the tray, or out of its cell, rests and lifts."""
        (x, y), lift = self.app.center(f"piece.{piece}"), 0
        if piece in self.state()["tray"]:
            lift = self.rise() * self.app.trace.latest("window")["scale"]
        goal = end[0], end[1] + lift

        def where(u):
            if u < 0.2:
                return x, y - 200 * u
            part = (u - 0.2) / 0.8
            return x + (goal[0] - x) * part, y - 40 + (goal[1] - y + 40) * part
        return path(where, ms, 120)

    def carry(self, piece, end, ready, play=None):
        """Carries a piece and waits for what comes of it."""
        self.app.act()
        (play or self.screen.hand.play)(self.way(piece, end))
        told = self.app.wait_for("state", lambda e: not any(p["place"] == "held" for p in e["state"]["pieces"])
                                 and ready(e["state"]))
        self.app.settle(told)

    def lay(self, piece, index, play=None):
        """Carries a piece into a cell."""
        self.carry(piece, self.cell(index), lambda s: sum(s["cells"], [])[index] == piece, play)

    def shown(self):
        """The pieces of the tray that can be touched now."""
        return [p for p in self.state()["tray"] if f"piece.{p}" in self.app.layout()]

    # --- What is seen ---

    def assert_twins(self, piece):
        """While a piece was held its twin was its exact reflection, once it was out of the tray."""
        seen = 0
        for event in self.app.trace.since(self.app.acted, "layout"):
            nodes = {n["id"]: n for n in event["nodes"]}
            own, twin = nodes[f"piece.{piece}"], nodes.get(f"twin.{piece}")
            if "heldBy" not in own:
                continue
            if twin is None:
                continue
            seen += 1
            (x, y, w, h), (tx, ty, tw, th), whole = own["frame"], twin["frame"], nodes["brocade"]["frame"]
            self.assertAlmostEqual(x + w / 2 + tx + tw / 2, 2 * whole[0] + whole[2], delta=0.05)
            self.assertAlmostEqual(y + h / 2, ty + th / 2, delta=0.05)
            self.assertLessEqual(x + w, whole[0] + whole[2] / 2 + 0.05, "it stays in its half")
            self.assertGreaterEqual(x, whole[0] - 0.05)
        self.assertGreater(seen, 2)
        for event in self.app.trace.since(self.app.acted, "state"):
            for told in event["state"]["pieces"]:
                if told["place"] == "held":
                    self.assertEqual(told["twins"], [[1200 - told["center"][0], told["center"][1]]])

    def assert_mirrored(self):
        """Inside the brocade the right half shows the left half's pixels, turned over: but for the renderer's rounding,
        and for the corners of the dashes in the middle, which it smooths pair by pair of pixels."""
        picture = self.app.picture_of("brocade")
        self.assertFalse(picture.is_blank())
        apart, row = 0, picture.width * 3
        for top in range(picture.height):
            line = picture.rgb[top * row:(top + 1) * row]
            turned = bytearray(row)
            for channel in range(3):
                turned[channel::3] = line[channel::3][::-1]
            if line != turned:
                apart += sum(abs(a - b) > 3 for a, b in zip(line, turned))
        self.assertLess(apart, 60)

    def turns(self, piece, state=None):
        """The quarter turns of a piece, clockwise, in a state or the newest."""
        return next(p["turn"] for p in (state or self.state())["pieces"] if p["piece"] == piece)

    def double_tap(self, place):
        """Two taps of one finger at one place."""
        self.app.act()
        self.screen.hand.play(double_tap(*place))
