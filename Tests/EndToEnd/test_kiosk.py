"""A kiosk: strangers come and go, none gets out, and nobody's game stands for ever."""

import signal

from screentest import ScreenTest

IDLE, WARNING = 3, 5  # seconds; the shortest question there is


class Kiosk(ScreenTest):
    """Under a window manager, which a visitor must not reach."""

    def start_kiosk(self, *arguments):
        """A kiosk whose owner has little patience."""
        config = self.folder / "config" / "recreo"
        config.mkdir(parents=True)
        (config / "config.toml").write_text(f"[kiosk]\nidle = {IDLE}\nwarning = {WARNING}\n")
        app = self.start("--kiosk", *arguments)
        app.arrive("menu", "menu.fifteen")
        return app

    def test_it_fills_the_screen_and_no_key_leads_out(self):
        app = self.start_kiosk()
        self.assertEqual(app.place(), (0, 0, *self.size))
        for key in ("F11", "ctrl+q", "alt+F4", "Escape"):
            with self.subTest(key=key):
                app.key(key)
                app.trace.wait_quiet(0.4, 5)
                self.assertIsNone(app.process.poll())
                self.assertEqual(app.place(), (0, 0, *self.size))
        self.assertEqual(app.trace.latest("scene")["name"], "menu")

    def test_sigterm_ends_it_cleanly(self):
        app = self.start_kiosk()
        app.process.send_signal(signal.SIGTERM)
        self.assertEqual(app.wait_exit(5), 0, app.errors())

    def test_nobody_there_leads_back_to_the_menu_after_a_question(self):
        app = self.start_kiosk()
        app.tap("menu.options")
        app.arrive("options", "options.back")
        asked = app.wait_for("scene", lambda e: e["name"] == "idle", timeout=IDLE + 5)
        left = app.wait_for("scene", lambda e: e["name"] == "menu", timeout=WARNING + 5)
        self.assertAlmostEqual(left["t"] - asked["t"], WARNING, delta=1.5)

    def test_any_touch_answers_the_question_and_nothing_else_happens(self):
        app = self.start_kiosk()
        app.tap("menu.options")
        app.arrive("options", "options.back")
        app.wait_for("scene", lambda e: e["name"] == "idle", timeout=IDLE + 5)
        back = app.layout().get("options.back") or app.layout()["dialog"]
        x, y, width, height = back["frame"]
        app.tap_at(app.on_screen((x + width / 2, y + height / 2)))
        app.wait_for("scene", lambda e: e["name"] == "options")
        app.trace.wait_quiet(0.5, 3)
        self.assertEqual(app.trace.latest("scene")["name"], "options")

    def test_the_menu_alone_asks_nobody(self):
        app = self.start_kiosk()
        app.act()
        app.trace.wait_quiet(IDLE + 2, IDLE + 4)
        self.assertEqual(app.trace.since(app.acted, "scene"), [])
