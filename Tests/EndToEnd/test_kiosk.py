"""A kiosk: strangers come and go, none gets out, and nobody's game stands for ever."""

import json
import signal
import sqlite3
import subprocess
import time

from fifteen import Board
from recreo import BINARY
from hands import by_all_hands
from screentest import ScreenTest

IDLE, WARNING = 3, 5  # seconds; the shortest question there is


class KioskTest:
    """Under a window manager, which a visitor must not reach."""

    def start_kiosk(self, *arguments, until="menu", idle=IDLE, warning=WARNING):
        """A kiosk whose owner has little patience."""
        config = self.folder / "config" / "recreo"
        config.mkdir(parents=True, exist_ok=True)
        (config / "config.toml").write_text(f"[kiosk]\nidle = {idle}\nwarning = {warning}\n")
        app = self.start("--kiosk", *arguments)
        app.arrive(until)
        return app


class Kiosk(KioskTest, ScreenTest):
    """What it does by itself."""

    def test_it_fills_the_screen_and_no_key_leads_out(self):
        app = self.start_kiosk()
        self.assertEqual(app.place(), (0, 0, *self.size))
        for key in ("F11", "ctrl+q", "alt+F4", "Escape", "alt+Tab"):
            with self.subTest(key=key):
                app.key(key)
                app.trace.wait_quiet(0.4, 5)
                self.assertIsNone(app.process.poll())
                self.assertIsNotNone(self.screen.window_of(app.process.pid), "it is to be seen")
                self.assertEqual(app.place(), (0, 0, *self.size))
        self.assertEqual(app.trace.latest("scene")["name"], "menu")

    def test_a_window_manager_that_takes_the_screen_away_does_not_keep_it(self):
        app = self.start_kiosk()
        window = app.find_window()
        for change in (("windowstate", "--remove", "FULLSCREEN"), ("windowminimize",)):
            with self.subTest(change=change):
                app.act()
                self.screen.xdotool(*change, window)
                end = time.monotonic() + 10
                while self.screen.window_of(app.process.pid) is None \
                        or app.place() != (0, 0, *self.size):
                    self.assertLess(time.monotonic(), end, "the screen stays lost")
                    time.sleep(0.1)

    def test_a_visitor_leaves_nothing_in_options_for_the_next_one(self):
        app = self.start_kiosk("--mute")
        app.tap("menu.options")
        app.arrive("options", "options.tab.games")
        app.turn_to("games")
        self.assertEqual(app.ids("options.blackjack.server"), [])
        app.turn_to("look")
        app.tap("options.language.es")
        app.wait_node("options.back", lambda node: node["label"] == "Volver")
        app.tap("options.back")
        app.wait_for("scene", lambda e: e["name"] == "menu")
        app.wait_node("menu.options", lambda node: node["label"] == "Opciones")
        app.wait_node("menu.options", lambda node: node["label"] == "Options",
                      timeout=IDLE + WARNING + 10)
        self.assertEqual(app.stop(), 0, app.errors())
        with sqlite3.connect(self.data / "recreo.sqlite") as database:
            self.assertEqual(database.execute("SELECT * FROM settings").fetchall(), [])

    def test_a_board_left_behind_is_not_the_next_visitors(self):
        app = self.start_kiosk("--game", "fifteen", "--layout", "4x4", "--seed", "7",
                               "--scramble", "12", until="fifteen")
        app.arrive("fifteen", "tile.1")
        app.tap(f"tile.{Board(app.wait_for('state', since=0)['state']).shortest()[0]}")
        app.wait_for("scene", lambda e: e["name"] == "menu", timeout=IDLE + WARNING + 10)
        app.tap("menu.fifteen")
        app.arrive("fifteen.setup", "fifteen.play")
        self.assertEqual(app.ids("fifteen.continue"), [])

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

    def solve(self, app):
        """A board of one move, to the dialog that asks for a name."""
        app.arrive("fifteen", "tile.1")
        app.tap(f"tile.{Board(app.wait_for('state', since=0)['state']).shortest()[0]}")
        app.arrive("fifteen.won", "result.name")

    def scores(self):
        """What is in the lists."""
        command = [BINARY, "scores", "--data", self.data]
        told = subprocess.run(command, capture_output=True, check=True, timeout=20)
        return [result["player"] for result in json.loads(told.stdout)["results"]]

    def test_a_result_left_behind_takes_the_name_that_stands_there_or_goes(self):
        board = ("--game", "fifteen", "--layout", "4x4", "--seed", "7", "--scramble", "1")
        for typed, kept in (("", []), ("ana", ["ana"])):
            with self.subTest(typed=typed):
                app = self.start_kiosk(*board, until="fifteen", idle=8)
                self.solve(app)
                for letter in typed:
                    app.key(letter)
                app.wait_for("scene", lambda e: e["name"] == "idle", timeout=15)
                app.wait_for("scene", lambda e: e["name"] == "menu", timeout=WARNING + 5)
                self.assertEqual(app.stop(), 0, app.errors())
                self.assertEqual(self.scores(), kept)
        app = self.start_kiosk(*board, until="fifteen", idle=8)
        self.solve(app)
        self.assertEqual(app.wait_node("result.name")["text"], "", "the next one is a guest")

    def test_the_menu_alone_asks_nobody(self):
        app = self.start_kiosk()
        app.act()
        app.trace.wait_quiet(IDLE + 2, IDLE + 4)
        self.assertEqual(app.trace.since(app.acted, "scene"), [])


@by_all_hands
class Visitor(KioskTest):
    """What a visitor can do."""

    def test_anything_answers_the_question_and_does_nothing_else_and_the_way_back_ends_at_the_menu(self):
        app, hand = self.start_kiosk(warning=20), self.hand  # time enough on a busy machine
        hand.press("menu.options")
        app.arrive("options", "options.back")
        values = {name: node.get("value") for name, node in app.layout().items()}
        app.wait_for("scene", lambda e: e["name"] == "idle", timeout=IDLE + 5)
        app.wait_node("idle.seconds")
        hand.answer()
        app.wait_for("scene", lambda e: e["name"] == "options")
        app.wait_gone("dialog")
        app.never("scene", lambda e: e["name"] != "options", quiet=0.4)
        self.assertEqual({name: node.get("value") for name, node in app.layout().items()}, values)
        hand.back("options.back")
        app.arrive("menu", "menu.options")
        hand.leave()
        app.never("scene", quiet=0.4)
        self.assertIsNone(app.process.poll())
        self.assertEqual(app.place(), (0, 0, *self.size))
