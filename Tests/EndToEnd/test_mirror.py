"""The mirror puzzle by fingers, mouse and keys, as people at a real screen play it."""

import subprocess

from gestures import drag, path, together
from recreo import BINARY, environment
from screentest import ScreenTest

PANEL = (600, 720)  # units of the played part


class MirrorTest(ScreenTest):
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

    def carry(self, piece, end, ready):
        """Carries a piece and waits for what comes of it."""
        self.app.act()
        self.screen.hand.play(self.way(piece, end))
        told = self.app.wait_for("state", lambda e: not any(p["place"] == "held" for p in e["state"]["pieces"])
                                 and ready(e["state"]))
        self.app.settle(told)

    def lay(self, piece, index):
        """Carries a piece into a cell."""
        self.carry(piece, self.cell(index), lambda s: sum(s["cells"], [])[index] == piece)

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

    # --- The tests ---

    def test_a_piece_of_the_second_page_goes_everywhere_it_can_be_dropped(self):
        app = self.begin("4x5")
        first = self.shown()
        x, y = app.center(f"piece.{first[3]}")
        app.act()
        self.screen.hand.play(drag(x, y, x - 300, y + 4, 300, 150))
        # Momentum may carry it a page farther.
        app.wait_node("tray.page", lambda node: not node["label"].startswith("1/"))
        app.wait_node("piece.", lambda node: int(node["id"][6:]) in self.state()["tray"]
                      and int(node["id"][6:]) not in first)
        self.assertEqual(self.cells(), [0] * 20, "a swipe takes nothing")
        piece, other = [p for p in self.shown() if p not in first][1:3]

        # Between four cells it goes into the nearest.
        app.act()
        spot = self.to_screen((310, 150))
        self.screen.hand.play(self.way(piece, spot, 1200))
        app.settle(app.wait_for("state", lambda e: sum(e["state"]["cells"], [])[6] == piece))
        self.assert_twins(piece)
        self.assert_mirrored()

        # On an occupied cell the two change places.
        self.lay(other, 0)
        self.carry(other, self.cell(6), lambda s: sum(s["cells"], [])[6] == other)
        self.assertEqual(self.cells()[0], piece)

        # Out of the window: the clamp holds it at the edge, and there is a cell.
        left, top, width, height = app.place()
        self.carry(piece, (left - 40, self.cell(8)[1]), lambda s: sum(s["cells"], [])[8] == piece)

        # Below the grid, on the tray: it is back there.
        tray = app.center("tray")
        self.carry(piece, tray, lambda s: s["tray"][-1] == piece)
        self.carry(other, (tray[0], top + height + 30), lambda s: s["tray"][-1] == other)
        self.assertEqual(self.cells(), [0] * 20)

    def test_a_whole_puzzle_by_touch_is_kept_named_and_plays_again(self):
        app = self.begin("2x3")
        tray = self.state()["tray"]
        app.act()
        self.screen.hand.play(together(self.way(tray[0], self.cell(tray[0] - 1), 600),
                                       self.way(tray[1], self.cell(tray[1] - 1), 600)))
        done = app.wait_for("state", lambda e: e["state"]["cells"] and sum(
            1 for p in sum(e["state"]["cells"], []) if p) == 2)
        app.settle(done)
        hands = max(sum(p["place"] == "held" for p in e["state"]["pieces"])
                    for e in app.trace.since(app.acted, "state"))
        self.assertEqual(hands, 2, "both were held at the same time")
        self.assert_mirrored()
        app.tap("mirror.undo")
        app.wait_for("state", lambda e: e["state"]["tray"] == tray)
        app.tap("mirror.redo")
        app.settle(app.wait_for("state", lambda e: e["state"]["tray"] == tray[2:]))
        for piece in tray[2:]:
            self.lay(piece, piece - 1)
        result = app.wait_for("result")
        self.assertEqual((result["variant"], result["moves"], result["undos"]), ("2x3-none-axis", 6, 1))
        app.arrive("mirror.won", "result.skip")
        app.act()
        self.screen.xdotool("type", "--delay", 40, "Ana")
        app.wait_node("result.done", lambda node: node["enabled"])
        app.tap("result.done")
        app.wait_for("claim", lambda e: e["ranks"] == [1, 1])
        self.assertEqual(app.stop(), 0)
        scores = subprocess.run([BINARY, "scores", "--game", "mirror", "--data", self.data], cwd=self.folder,
                                env=environment(self.folder), capture_output=True, text=True, check=True, timeout=20)
        self.assertIn("2x3-none-axis", scores.stdout)
        again = self.start("replay", str(result["id"]))
        again.wait_for("state", lambda e: e["state"]["over"], timeout=30)

    def test_a_resize_in_the_middle_and_a_way_back(self):
        app = self.begin("3x4", hints="numbers")
        piece = self.state()["tray"][2]
        self.lay(piece, 5)
        cells = self.cells()
        for width, height in ((800, 480), (700, 860), (1280, 800)):
            app.act()
            self.screen.xdotool("windowsize", app.find_window(), width, height)
            app.settle(app.wait_for("window", lambda e, w=width: e["pixels"][0] == w))
            self.assertEqual(self.cells(), cells)
            for a, b in zip(app.center(f"piece.{piece}"), self.cell(5)):
                self.assertAlmostEqual(a, b, delta=1)
        # A long press gives it back; undo brings it again.
        app.hold(self.cell(5), "gesture", lambda e: e["kind"] == "longPress")
        app.wait_for("state", lambda e: e["state"]["tray"][-1] == piece)
        app.tap("mirror.undo")
        app.wait_for("state", lambda e: sum(e["state"]["cells"], []) == cells)
        app.wait_for("kept", lambda e: e["slot"] == "mirror-3x4-axis")
        app.tap("mirror.back")
        app.arrive("menu", "menu.mirror")
        app.tap("menu.mirror")
        app.arrive("mirror.setup", "mirror.continue")
        app.tap("mirror.continue")
        app.wait_for("state", lambda e: sum(e["state"]["cells"], []) == cells)

    def test_the_mouse_and_the_keys_do_it_too(self):
        app = self.begin("2x3")
        piece = self.state()["tray"][3]
        x, y = app.center(f"piece.{piece}")
        app.act()
        words = ["mousemove", round(x), round(y), "mousedown", 1, "mousemove", round(x), round(y) - 20]
        end = self.cell(piece - 1)
        for step in range(1, 13):
            words += ["mousemove", round(x + (end[0] - x) * step / 12), round(y - 20 + (end[1] - y + 20) * step / 12),
                      "sleep", 0.016]
        self.screen.xdotool(*words, "sleep", 0.1, "mouseup", 1)
        app.wait_for("state", lambda e: sum(e["state"]["cells"], [])[piece - 1] == piece)
        while tray := self.state()["tray"]:
            self.lay_by_keys(tray[0])
        app.wait_for("result")
        app.arrive("mirror.won", "result.name")

    def lay_by_keys(self, piece):
        """From wherever the cursor is: down into the tray, to its front, up with the piece, along, and down."""
        app = self.app
        app.act()
        self.screen.xdotool("key", "--delay", 30, *["Down"] * 4, *["Left"] * 6, "Return")
        held = app.wait_for("state", lambda e: any(p["place"] == "held" for p in e["state"]["pieces"]))
        taken = next(p["piece"] for p in held["state"]["pieces"] if p["place"] == "held")
        self.assertEqual(taken, piece)
        row, column = divmod(taken - 1, 2)
        app.act()
        self.screen.xdotool("key", "--delay", 30, *["Up"] * 3, *["Left"] * 2, *["Down"] * row, *["Right"] * column,
                            "Return")
        app.wait_for("state", lambda e: sum(e["state"]["cells"], [])[taken - 1] == taken)
