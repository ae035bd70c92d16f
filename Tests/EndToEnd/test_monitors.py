"""Monitors that come, go and change, and screens with other numbers of colours."""

from desktop import wait_until
from picture import Picture
from screentest import ScreenTest, seeing
from test_failures import run
from test_kiosk import KioskTest


class MonitorTest(KioskTest):
    """The first monitor is the whole screen until a test changes it."""

    def setUp(self):
        super().setUp()
        self.addCleanup(self.screen.monitors, "on", "DUMMY0", *self.size, 0, 0)

    def plug_in(self, x, y=0):
        """A second monitor of the same size, at this place, until the end of the test."""
        self.screen.monitors("on", "DUMMY1", *self.size, x, y)
        self.addCleanup(self.screen.monitors, "off", "DUMMY1")

    def wait_place(self, app, *place):
        """Waits until the window's inside is there."""
        wait_until(lambda: app.place() == place, f"the window at {place}, not at {app.place()}")

    def check_it_stays(self, app, *place):
        """Checks that the window is and stays there."""
        app.trace.wait_quiet(2, 10)
        self.assertEqual(app.place(), place)

    def test_a_kiosk_stays_on_its_monitor_when_another_is_plugged_in(self):
        app = self.start_kiosk()
        self.wait_place(app, 0, 0, *self.size)
        self.plug_in(self.size[0])
        self.check_it_stays(app, 0, 0, *self.size)
        self.screen.monitors("off", "DUMMY1")
        self.check_it_stays(app, 0, 0, *self.size)
        app.tap("menu.options")
        app.arrive("options", "options.back")

    def test_a_kiosk_goes_where_its_monitor_goes(self):
        app = self.start_kiosk()
        self.wait_place(app, 0, 0, *self.size)
        width = self.size[0]
        self.screen.monitors("on", "DUMMY0", *self.size, width, 0)
        self.plug_in(0)
        self.wait_place(app, width, 0, *self.size)
        self.check_it_stays(app, width, 0, *self.size)

    def test_a_kiosk_fills_its_monitor_again_when_that_was_off(self):
        app = self.start_kiosk()
        self.wait_place(app, 0, 0, *self.size)
        self.screen.monitors("off", "DUMMY0")
        app.trace.wait_quiet(1.5, 10)
        self.screen.monitors("on", "DUMMY0", *self.size, 0, 0)
        self.wait_place(app, 0, 0, *self.size)
        self.check_it_stays(app, 0, 0, *self.size)

    def test_a_kiosk_that_starts_while_no_monitor_is_on_fills_the_first(self):
        self.screen.monitors("off", "DUMMY0")
        app = self.start("--kiosk")
        app.wait_for("window")
        self.screen.monitors("on", "DUMMY0", *self.size, 0, 0)
        self.wait_place(app, 0, 0, *self.size)
        app.wait_for("window", lambda e: [round(v) for v in e["pixels"]] == list(self.size))
        app.arrive("menu", "menu.options")

    def test_a_window_has_its_size_again_when_its_monitor_was_off(self):
        app = self.start("--size", "900x500")
        app.arrive("menu", "menu.options")
        size = app.place()[2:]
        self.screen.monitors("off", "DUMMY0")
        app.trace.wait_quiet(1.5, 10)
        self.screen.monitors("on", "DUMMY0", *self.size, 0, 0)
        app.trace.wait_quiet(1.5, 10)
        self.assertEqual(app.place()[2:], size)

    def test_a_window_has_its_size_again_after_a_smaller_mode(self):
        app = self.start("--size", "900x500")
        app.arrive("menu", "menu.options")
        size = app.place()[2:]
        self.screen.resize((800, 600))
        wait_until(lambda: app.place()[2] <= 800, "the narrow window")
        self.screen.resize(self.size)
        wait_until(lambda: app.place()[2:] == size, "the old size")


class Managed(MonitorTest, ScreenTest):
    """With a window manager."""


class Bare(MonitorTest, ScreenTest):
    """Without one."""

    has_manager = False


class ColourTest:
    """A screen whose pixels have fewer or more bits than usual."""

    @seeing
    def test_what_is_shown_is_what_is_drawn(self):
        width, height = self.size
        command = ["--game", "options", "--size", f"{width}x{height}"]
        code, _, said = run(self.folder, *command, "--screenshot", "a.png", "--at", "2",
                            "--data", self.folder / "other")
        self.assertEqual(code, 0, said)
        app = self.start(*command, "--fullscreen")
        app.arrive("options", "options.back")
        app.rest()
        wanted, shown = Picture.read_png(self.folder / "a.png"), app.picture()
        app.screenshot(self.folder / "shown.png")
        self.assertEqual((shown.width, shown.height), (width, height))
        apart = sum(abs(a - b) for a, b in zip(shown.rgb, wanted.rgb)) / len(wanted.rgb)
        self.assertLess(apart, 8)


class Colours16(ColourTest, ScreenTest):
    """65 536 colours."""

    depth = 16


class Colours30(ColourTest, ScreenTest):
    """A thousand million colours."""

    depth = 30
