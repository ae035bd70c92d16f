"""A window that is resized during a game."""

import time

from desktop import PATIENCE
from fifteen import Board
from screentest import ScreenTest, seeing


class ChangingWindow(ScreenTest):
    """With a window manager, as on a desktop."""

    def check_everything_fits(self, app):
        """Checks that no node leaves the window and no tile overlaps another."""
        width, height = app.trace.latest("window")["points"]
        tiles = []
        for name, node in app.layout().items():
            x, y, w, h = node["frame"]
            self.assertGreaterEqual(min(x, y), -0.5, name)
            self.assertLessEqual(x + w, width + 0.5, name)
            self.assertLessEqual(y + h, height + 0.5, name)
            if name.startswith("tile."):
                tiles.append((x, y, w, h))
        self.assertEqual(len(tiles), 15)
        for i, (x, y, w, h) in enumerate(tiles):
            for x2, y2, w2, h2 in tiles[:i]:
                apart = x + w <= x2 + 0.5 or x2 + w2 <= x + 0.5 or \
                    y + h <= y2 + 0.5 or y2 + h2 <= y + 0.5
                self.assertTrue(apart, "two tiles overlap")

    def check_next_move(self, app, state):
        """Checks that the game is unchanged and that a tap on a tile makes the next move."""
        app.rest()
        self.assertEqual(app.trace.latest("state")["state"], state)
        app.tap(f"tile.{Board(state).shortest()[0]}")
        after = app.wait_for("state")["state"]
        self.assertEqual(after["moveCount"], state["moveCount"] + 1)
        return after

    def wait_size(self, app, pixels):
        """Waits until the window has this many pixels and a new layout."""
        def laid_out(events):
            sized = next((i for i, e in enumerate(events) if i >= app.acted and e["event"] == "window"
                          and [round(v) for v in e["pixels"]] == list(pixels)), len(events))
            return any(e["event"] == "layout" for e in events[sized:]) and events[sized]
        seen = app.trace.wait_until(laid_out, PATIENCE) or app.fail(f"no window of {pixels}")
        app.rest()
        self.assertEqual(app.place()[2:], tuple(pixels))
        for points, size in zip(seen["points"], pixels):
            self.assertAlmostEqual(points * seen["scale"], size, delta=1)

    @seeing
    def test_a_board_gets_a_new_layout_when_its_window_is_resized(self):
        app, state = self.start_board("--size", "1000x700")
        state = self.check_next_move(app, state)
        for size in ((800, 480), (480, 760), (1100, 720)):
            with self.subTest(size=size):
                app.act()
                self.screen.xdotool("windowsize", app.find_window(), *size)
                self.wait_size(app, size)
                self.check_everything_fits(app)
                app.screenshot(self.folder / f"{size[0]}x{size[1]}.png")
                self.assertFalse(app.picture().is_blank())
                state = self.check_next_move(app, state)

    def test_f11_enters_and_leaves_full_screen(self):
        app, state = self.start_board("--size", "1000x700")
        before = app.place()[2:]
        app.key("F11")
        self.wait_size(app, self.size)
        self.assertEqual(app.place(), (0, 0, *self.size))
        self.check_everything_fits(app)
        state = self.check_next_move(app, state)
        app.screenshot(self.folder / "full.png")
        app.key("F11")
        self.wait_size(app, before)
        self.check_everything_fits(app)
        self.check_next_move(app, state)

    def test_fullscreen_from_the_command_line_fills_the_screen(self):
        app, state = self.start_board("--fullscreen")
        self.assertEqual(app.place(), (0, 0, *self.size))
        self.check_everything_fits(app)
        self.check_next_move(app, state)


class SmallScreen(ScreenTest):
    """A desktop no larger than the usual window, with frames around windows."""

    size = (1280, 800)

    def test_the_first_window_fits_on_the_screen_with_its_frame(self):
        app = self.start()
        app.arrive("menu", "menu.options")
        x, y, width, height = app.place()
        self.assertGreater(y, 0, "there is a title bar above it")
        self.assertGreater(min(width / 1280, height / 800), 0.9)
        self.assertLessEqual(x + width, 1280)
        self.assertLessEqual(y + height, 800)


class BareScreen(ScreenTest):
    """A screen without a window manager, whose size changes."""

    size = (1280, 800)
    has_manager = False

    def wait_place(self, app, size):
        """Waits until the window covers a screen of this size and draws at it."""
        end = time.monotonic() + 10
        while app.screen.place(app.screen.window_of(app.process.pid)) != (0, 0, *size):
            self.assertLess(time.monotonic(), end, "the window stays as it was")
            time.sleep(0.1)
        app.wait_for("window", lambda e: [round(v) for v in e["pixels"]] == list(size), since=0)

    def test_the_window_follows_a_screen_that_gets_smaller(self):
        for arguments in ((), ("--kiosk",)):
            with self.subTest(arguments=arguments):
                app = self.start(*arguments)
                app.arrive("menu", "menu.options")
                self.wait_place(app, (1280, 800))
                self.screen.resize((800, 600))
                try:
                    self.wait_place(app, (800, 600))
                    self.assertEqual(app.stop(), 0, app.errors())
                finally:
                    self.screen.resize(self.size)
