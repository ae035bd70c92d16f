"""Mirror puzzles of 60 and 120 pieces: zoomed and moved by two fingers, the mouse and keys."""

from desktop import PATIENCE
from gestures import drag, path, together
from mirror import MirrorPlayer
from screentest import seeing


class LargeMirrorTest(MirrorPlayer):
    """A person in front of a puzzle that is too fine to be played as a whole."""

    def begin(self, *arguments, **choices):
        app = super().begin(*arguments, **choices)
        if "mirror.opening" in app.layout():  # a tap skips it
            app.act()
            app.tap_at(self.empty_ground())
        app.wait_gone("mirror.opening")
        return app

    def cell_height(self):
        rows = int(self.state()["setup"]["size"].split("x")[1])
        return self.app.layout()["brocade"]["frame"][3] / rows

    def empty_ground(self):
        """A place a little right of the middle, where no piece lies."""
        x, y, width, height = self.app.layout()["board"]["frame"]
        return self.app.on_screen((x + 0.6 * width, y + 0.375 * height))

    def pinch(self, place, start, end):
        """Two fingers part about a place, or meet there."""
        x, y = place

        def finger(side):
            return path(lambda u: (x + side * (start + (end - start) * u), y), 600, 150)
        self.app.act()
        self.screen.hand.play(together(finger(-1), finger(1)))
        self.app.rest(0.4)

    @seeing
    def test_two_fingers_zoom_and_a_piece_goes_where_it_is_dropped(self):
        app = self.begin("10x12")
        self.assertEqual(len(self.state()["tray"]), 120)
        whole = app.layout()["brocade"]["frame"]
        self.assertLess(self.cell_height(), 48)
        self.pinch(self.empty_ground(), 30, 80)
        app.wait_node("brocade", lambda node: node["frame"][3] / 12 >= 48)
        app.rest(0.4)
        self.assertGreaterEqual(min(app.layout()[f"piece.{self.shown()[0]}"]["frame"][2:]), 48)
        # One finger moves it: to the left edge of the whole.
        for _ in range(5):
            x, y = self.empty_ground()
            app.act()
            self.screen.hand.play(drag(x, y, x + 220, y + 120))
            app.rest(0.4)
        piece, other = self.shown()[2:4]
        self.lay(piece, 22, app.follow)
        held = [p for e in app.trace.since(app.acted, "state") for p in e["state"]["pieces"] if p["place"] == "held"]
        self.assertGreater(len(held), 2)
        for told in held:
            self.assertEqual(told["twins"], [[1200 - told["center"][0], told["center"][1]]])
        self.lay(other, 34)
        app.tap("mirror.undo")
        app.wait_for("state", lambda e: sum(e["state"]["cells"], [])[34] == 0)
        app.tap("mirror.redo")
        app.settle(app.wait_for("state", lambda e: sum(e["state"]["cells"], [])[34] == other))
        # Back on the tray.
        self.carry(other, app.center("tray"), lambda s: s["tray"][-1] == other)
        self.lay(self.shown()[0], 33)
        # A double tap shows the whole, mirrored to the pixel.
        self.double_tap(self.empty_ground())
        app.wait_node("brocade", lambda node: node["frame"] == whole)
        app.rest(0.4)
        self.assert_mirrored()

    def test_a_piece_held_at_the_edge_scrolls_and_the_puzzle_is_resumed(self):
        app = self.begin("6x10")
        self.double_tap(self.empty_ground())
        app.wait_node("brocade", lambda node: node["frame"][3] / 10 >= 48)
        app.rest(0.4)
        for _ in range(2):
            app.act()
            app.tap("mirror.zoom.in")
            app.rest(0.4)
        before = app.layout()["brocade"]["frame"]
        piece = self.shown()[0]
        # Held in the corner of what is seen, until there is no more: then it lies in the first cell.
        back = app.layout()["mirror.back"]["frame"]
        corner = app.on_screen((104, back[1] + back[3] + 60))
        x, y = app.center(f"piece.{piece}")

        def where(u):
            if u < 0.4:
                return x, y - 100 * u
            part = (u - 0.4) / 0.6
            return x + (corner[0] - x) * part, y - 40 + (corner[1] - y + 40) * part
        app.act()
        self.screen.hand.play(path(where, 1500, 150)[:-1])
        reach = self.cell_height() / 2 - 2
        app.trace.wait_until(lambda _: all(abs(a - b) < reach for a, b in zip(self.cell(0), corner)), PATIENCE)
        self.screen.hand.up(*self.screen.hand.active)
        app.settle(app.wait_for("state", lambda e: sum(e["state"]["cells"], [])[0] == piece))
        after = app.layout()["brocade"]["frame"]
        self.assertGreater(after[0], before[0])
        cells = self.cells()
        for width, height in ((800, 480), (700, 860), (1280, 800)):
            app.act()
            self.screen.xdotool("windowsize", app.find_window(), width, height)
            app.settle(app.wait_for("window", lambda e, w=width: e["pixels"][0] == w))
            self.assertEqual(self.cells(), cells)
        app.act()
        app.tap("mirror.zoom.whole")
        app.rest(0.4)
        app.tap("mirror.back")
        app.arrive("menu", "menu.mirror")
        app.tap("menu.mirror")
        app.arrive("mirror.setup", "mirror.continue")
        app.tap("mirror.continue")
        app.wait_for("state", lambda e: sum(e["state"]["cells"], []) == cells)

    def test_the_wheel_the_buttons_and_the_keys_zoom_too(self):
        app = self.begin("10x12", "--symmetry", "axes", hints="ghost")
        small = self.cell_height()
        x, y = self.empty_ground()
        app.act()
        self.screen.xdotool("mousemove", round(x), round(y), "keydown", "ctrl", "click", 4, "click", 4, "click", 4,
                            "keyup", "ctrl")
        app.wait_node("brocade", lambda node: node["frame"][3] / 12 > small * 1.3)
        app.act()
        app.key("0")
        app.wait_node("brocade", lambda node: abs(node["frame"][3] / 12 - small) < 0.01)
        for _ in range(4):
            app.act()
            app.key("plus")
            app.rest(0.4)
        # Two panels lie one above the other.
        app.wait_node("brocade", lambda node: node["frame"][3] / 24 >= 48)
        app.act()
        app.click("mirror.zoom.out")
        app.click("mirror.zoom.whole")
        app.wait_node("brocade", lambda node: abs(node["frame"][3] / 12 - small) < 0.01)

    def test_pieces_are_sorted_into_trays_by_touch_mouse_and_keys(self):
        app = self.begin("6x10", hints="ghost")

        def count(tray, number):
            app.wait_node(f"mirror.tray.{tray}", lambda node: f" {number} piece" in node["label"])
            app.rest(0.4)
        count(1, 60)
        # A finger drops one on the second tray.
        first = self.shown()[0]
        (x, y), goal = app.center(f"piece.{first}"), app.center("mirror.tray.2")

        def way(u):
            part = max(0, (u - 0.2) / 0.8)
            lift = -30 * min(1, u / 0.2)
            return x + (goal[0] - x) * part, y + lift + (goal[1] - y - lift) * part
        app.act()
        self.screen.hand.play(path(way, 700, 150))
        count(2, 1)
        # Others are marked by taps, and sent by one.
        for piece in self.shown()[:2]:
            app.act()
            app.tap(f"piece.{piece}")
            app.rest(0.3)
        app.act()
        app.tap("mirror.tray.3")
        count(3, 2)
        # The mouse opens the second, and its piece goes into its cell.
        app.act()
        app.click("mirror.tray.2")
        app.wait_node(f"piece.{first}")
        app.rest(0.4)
        self.assertEqual(self.shown(), [first])
        # Keys: back to the first, one more to the third, and the edge only.
        app.act()
        app.key("1")
        app.wait_gone(f"piece.{first}")
        app.act()
        app.key("shift+3")
        count(3, 3)
        app.act()
        app.key("e")
        app.rest(0.5)
        edge = {p for p in range(1, 61) if p % 6 == 1 or p < 7 or p > 54}
        self.assertTrue(set(self.shown()) <= edge)
        # Left and resumed, it is as it was.
        app.act()
        app.tap("mirror.back")
        app.arrive("menu", "menu.mirror")
        app.tap("menu.mirror")
        app.arrive("mirror.setup", "mirror.continue")
        app.tap("mirror.continue")
        app.arrive("mirror", "mirror.tray.3")
        count(3, 3)
        count(2, 1)
