"""The loom by fingers and by keys: a brocade of one's own, laid, turned, kept and played."""

import math

from gestures import double_tap, path, together
from screentest import ScreenTest, seeing


class LoomTest(ScreenTest):
    """A person who weaves."""

    def begin(self):
        app = self.start("--game", "mirror", "--seed", "7")
        app.arrive("mirror.setup", "mirror.loom")
        app.find_window()
        app.act()
        app.tap("mirror.loom")
        app.wait_for("scene", lambda e: e["name"] == "loom")
        app.wait_node("loom.cell.0")
        self.app = app
        return app

    def wait(self, ready):
        """Waits for a state of the loom, and for rest."""
        told = self.app.wait_for("state", lambda e: e["game"] == "loom" and ready(e["state"]))
        self.app.settle(told)
        return told["state"]

    def motif(self, cell):
        return lambda state: state["cells"][cell]["motif"]

    def drag(self, start, end):
        self.app.act()
        self.screen.drag(self.app.center(start), self.app.center(end), 500)

    def double_tap(self, node):
        x, y = self.app.center(node)
        self.app.act()
        self.screen.hand.play(double_tap(x, y))

    def twist(self, node, turn):
        """Two fingers turn about the middle of a node."""
        x, y = self.app.center(node)

        def finger(side):
            return path(lambda u: (x + side * 34 * math.cos(turn * u), y + side * 34 * math.sin(turn * u)), 700, 100)
        self.app.act()
        self.screen.hand.play(together(finger(1), finger(-1)))

    def assert_mirrored(self):
        """What lies at the right is what lies at the left, turned over."""
        x, y, w, h = self.app.layout()["loom.canvas"]["frame"]
        left, right = [], []
        for row in range(1, 24):
            for column in range(1, 24):
                dx, dy = column * w / 2 / 24 + 1, row * h / 24 + 1
                left.append(tuple(map(round, self.app.on_screen((x + dx, y + dy)))))
                right.append(tuple(map(round, self.app.on_screen((x + w - 1 - dx, y + dy)))))
        self.app.look()
        seen, image = self.screen.colours(left), self.screen.colours(right)
        apart = [i for i, (a, b) in enumerate(zip(seen, image)) if max(abs(p - q) for p, q in zip(a, b)) > 24]
        self.assertLess(len(apart), len(left) * 0.03)

    @seeing
    def test_by_touch_a_design_is_laid_turned_kept_and_played(self):
        app = self.begin()
        for node in ("loom.motif.frog", "loom.tone.4", "loom.aim.ground", "loom.tone.2", "loom.cell.5"):
            app.act()
            app.tap(node)
        state = self.wait(lambda s: s["cells"][5]["motif"] == "frog")
        self.assertEqual((state["cells"][5]["thread"], state["cells"][5]["ground"]), (4, 2))
        self.double_tap("loom.cell.5")
        state = self.wait(lambda s: s["cells"][5]["turn"] == 1)
        self.assertEqual(state["cells"][5]["twin"], 3, "the twin turns the other way")
        self.twist("loom.cell.5", -math.radians(95))
        self.wait(lambda s: s["cells"][5]["turn"] == 0)
        self.twist("loom.cell.5", math.radians(95))
        self.wait(lambda s: s["cells"][5]["turn"] == 1)
        self.drag("loom.motif.bird", "loom.cell.0")
        self.wait(lambda s: s["cells"][0]["motif"] == "bird")
        self.drag("loom.motif.sun", "loom.twin.7")
        self.wait(lambda s: s["cells"][7]["motif"] == "sun")
        self.drag("loom.cell.0", "loom.cell.10")
        self.wait(lambda s: s["cells"][10]["motif"] == "bird" and s["cells"][0]["motif"] is None)
        app.act()
        app.tap("loom.undo")
        self.wait(lambda s: s["cells"][0]["motif"] == "bird" and s["canRedo"])
        app.act()
        app.tap("loom.redo")
        design = self.wait(lambda s: s["cells"][10]["motif"] == "bird")["design"]
        self.assert_mirrored()
        # Killed in the middle, nothing is lost.
        app.process.kill()
        app.process.wait()
        app = self.begin()
        self.assertEqual(self.wait(lambda s: True)["design"], design)
        app.act()
        app.tap("loom.gallery")
        row = app.wait_node("loom.gallery.row.0")
        self.assertIn("Design 1", row["label"])
        app.act()
        app.tap("loom.gallery.row.0")
        self.assertEqual(self.wait(lambda s: True)["design"], design)
        app.act()
        app.tap("loom.play")
        setup = app.wait_for("state", lambda e: e["game"] == "mirror")["state"]["setup"]
        self.assertEqual((setup["size"], len(set(setup["looks"]))), ("3x4", 4), "bare pieces look alike")

    @seeing
    def test_by_keys_a_motif_is_laid_turned_taken_and_brought_back(self):
        app = self.begin()
        app.focus("loom.motif.house")
        app.key("Return")
        app.focus("loom.cell.1")
        app.act()
        app.key("Return")
        self.wait(lambda s: s["cells"][1]["motif"] == "house")
        app.act()
        app.key("shift+t")
        self.wait(lambda s: s["cells"][1]["turn"] == 3)
        app.act()
        app.key("Delete")
        self.wait(lambda s: s["cells"][1]["motif"] is None)
        app.act()
        app.key("ctrl+z")
        self.wait(lambda s: s["cells"][1]["motif"] == "house")
