"""With a game controller only: the whole visit, the stick, and a controller that goes away."""

from gamepad import STICK_X, STICK_Y, Gamepad
from screentest import ScreenTest, alone
from test_playing import Visit


class PadTest(ScreenTest):
    """A controller for each test, plugged in once the program is there."""

    def setUp(self):
        super().setUp()
        self.pad = Gamepad(self.folder)
        self.addCleanup(self.pad.close)

    def start(self, *arguments, **changes):
        app = super().start(*arguments, **self.pad.changes, **changes)
        self.pad.plug_in()
        app.wait_for("frame", since=0)
        app.trace.wait_quiet(0.4, 5)
        return app

    def press(self, app, name):
        """A button, once the window is in front."""
        app.find_window()
        app.act()
        self.pad.press(name)

    def focus(self, app, node):
        """Goes on from one thing to the next until the ring is around a node."""
        ring = app.ringed()
        for _ in range(2 * len(app.layout())):
            if ring == node:
                return
            self.press(app, "next")
            ring = app.wait_ring(ring)
        app.fail(f"the controller never comes to {node}")


class VisitByGamepad(Visit, PadTest):
    """From the menu to a solved board with a name, and back."""

    name = "aaa"

    def choose(self, node):
        self.focus(self.app, node)
        self.press(self.app, "confirm")

    def choose_picture(self, name):
        middle = next(n for n in self.app.ids("fifteen.picture.") if self.app.layout()[n]["value"])
        self.focus(self.app, middle)
        self.press(self.app, "right")

    def push(self, board, tile):
        self.press(self.app, board.direction(tile).lower())

    def write(self, words):
        self.focus(self.app, "result.name")
        self.press(self.app, "confirm")
        self.app.wait_node("key.a")
        for way in ("down", "down"):  # from the digits to the row of a
            self.press(self.app, way)
        for _ in words:
            self.press(self.app, "confirm")
        self.app.wait_node("result.name", lambda n: n["text"].lower() == words)
        self.press(self.app, "cancel")
        self.app.trace.wait_quiet(0.6, 5)
        self.choose("result.done")


class Stick(PadTest):
    """What a controller can do besides."""

    def test_the_stick_is_a_d_pad(self):
        app = self.start("--game", "fifteen", "--layout", "4x4", "--seed", "7", "--scramble", "12")
        app.arrive("fifteen", "tile.1")
        before = app.wait_for("state", since=0)["state"]["moveCount"]
        app.find_window()
        app.act()
        for axis, way in ((STICK_X, 1), (STICK_X, -1), (STICK_Y, 1), (STICK_Y, -1)):
            self.pad.lean(axis, way)
        app.trace.wait_quiet(0.4, 5)
        self.assertGreater(app.trace.latest("state")["state"]["moveCount"], before)

    def test_a_switch_a_slider_and_the_way_back(self):
        app = self.start("--game", "options")
        app.arrive("options", "options.sound")
        self.focus(app, "options.sound")
        self.press(app, "confirm")
        app.wait_node("options.sound", lambda n: n["value"] == 0)
        self.focus(app, "options.sound.volume")
        self.press(app, "left")
        app.wait_node("options.sound.volume", lambda n: round(n["value"], 2) == 0.75)
        self.press(app, "cancel")
        app.wait_for("scene", lambda e: e["name"] == "menu")

    @alone
    def test_at_rest_a_controller_costs_little_and_draws_nothing(self):
        app = self.start()
        app.arrive("menu", "menu.fifteen")
        app.trace.wait_quiet(2, 10)
        app.act()
        ticks = app.cpu_ticks()
        app.trace.wait_quiet(4, 6)
        self.assertEqual(app.trace.since(app.acted, "frame"), [])
        self.assertLess(app.cpu_ticks() - ticks, 40, "a tenth of a core")
