"""A kiosk: strangers come and go, none gets out, and nobody's game stands for ever."""

import json
import signal
import sqlite3
import subprocess
import time

from fifteen import Board
from recreo import BINARY, NOON, environment
from hands import by_all_hands
from screentest import ScreenTest

IDLE, WARNING = 3600, 120  # seconds of the program's clock: they pass only when a test lets them


class KioskTest:
    """Under a window manager, which a visitor must not reach."""

    def start_kiosk(self, *arguments, until="menu", attract=0, more="", **changes):
        """A kiosk, of which nobody is sent away before `leave` or `skip`."""
        config = self.folder / "config" / "recreo"
        config.mkdir(parents=True, exist_ok=True)
        (config / "config.toml").write_text(
            f"[kiosk]\nidle = {IDLE}\nwarning = {WARNING}\n[attract]\nafter = {attract}\n{more}")
        app = self.start("--kiosk", *arguments, **{"TZ": NOON, **changes})
        app.arrive(until)
        return app

    def leave(self, app):
        """Nobody touches it any more, until it asks and is back at the menu."""
        app.skip(IDLE)
        app.wait_for("scene", lambda e: e["name"] == "idle")
        app.skip(WARNING)
        app.wait_for("scene", lambda e: e["name"] == "menu")

    def solve(self, app, field="result.name"):
        """A board of one move, to the dialog that asks for a name."""
        app.arrive("fifteen", "tile.1")
        app.tap(f"tile.{Board(app.wait_for('state', since=0)['state']).shortest()[0]}")
        if field:
            app.arrive("fifteen.won", field)

    def today(self):
        """What the owner reads of the day."""
        command = [BINARY, "kiosk", "today", "--json", "--data", self.data]
        told = subprocess.run(command, env=environment(self.folder, TZ=NOON), capture_output=True, check=True,
                              timeout=20)
        return json.loads(told.stdout)["days"][0]

    def scores(self):
        """What is in the lists."""
        command = [BINARY, "scores", "--data", self.data]
        told = subprocess.run(command, capture_output=True, check=True, timeout=20)
        return [result["player"] for result in json.loads(told.stdout)["results"]]


class Kiosk(KioskTest, ScreenTest):
    """What it does by itself."""

    def test_it_fills_the_screen_and_no_key_leads_out(self):
        app = self.start_kiosk()
        self.assertEqual(app.place(), (0, 0, *self.size))
        for key in ("F11", "ctrl+q", "alt+F4", "Escape", "alt+Tab"):
            with self.subTest(key=key):
                app.key(key)
                # Nor does it leave the screen for a moment, until the kiosk takes it back.
                app.never("window", quiet=0.4)
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
        app = self.start_kiosk()
        app.tap("menu.options")
        app.arrive("options", "options.tab.games")
        app.turn_to("games")
        self.assertEqual(app.ids("options.blackjack.server"), [])
        app.turn_to("me")
        app.tap("options.language.es")
        app.wait_node("options.back", lambda node: node["label"] == "Volver")
        app.tap("options.back")
        app.wait_for("scene", lambda e: e["name"] == "menu")
        app.wait_node("menu.options", lambda node: node["label"] == "Opciones")
        app.skip(IDLE + WARNING)  # at the menu nobody is asked
        app.wait_node("menu.options", lambda node: node["label"] == "Options")
        self.assertEqual(app.stop(), 0, app.errors())
        with sqlite3.connect(self.data / "recreo.sqlite") as database:
            self.assertEqual(database.execute("SELECT * FROM settings").fetchall(), [])

    def test_a_board_left_behind_is_not_the_next_visitors(self):
        app = self.start_kiosk("--game", "fifteen", "--layout", "4x4", "--seed", "7",
                               "--scramble", "12", until="fifteen")
        app.arrive("fifteen", "tile.1")
        app.tap(f"tile.{Board(app.wait_for('state', since=0)['state']).shortest()[0]}")
        app.wait_for("state")
        self.leave(app)
        app.tap("menu.fifteen")
        app.arrive("fifteen.setup", "fifteen.play")
        self.assertEqual(app.ids("fifteen.continue"), [])

    def test_after_a_kill_the_game_is_where_it_was_and_after_a_goodbye_it_is_gone(self):
        app = self.start_kiosk("--game", "fifteen", "--layout", "4x4", "--seed", "7",
                               "--scramble", "12", until="fifteen")
        app.arrive("fifteen", "tile.1")
        app.tap(f"tile.{Board(app.wait_for('state', since=0)['state']).shortest()[0]}")
        moved = app.wait_for("state")["state"]["cells"]
        app.wait_for("kept")
        app.process.kill()
        app.process.wait()
        app = self.start_kiosk(until="fifteen")
        self.assertEqual(app.wait_for("state", since=0)["state"]["cells"], moved)
        self.assertEqual(app.stop(), 0, app.errors())
        app = self.start_kiosk()
        self.assertEqual(app.trace.latest("scene")["name"], "menu")

    def test_the_owner_reads_what_happened_today_while_it_runs(self):
        app = self.start_kiosk("--game", "fifteen", "--layout", "4x4", "--seed", "7",
                               "--scramble", "1", until="fifteen")
        self.solve(app)
        app.key("a")
        app.tap("result.done")
        app.wait_for("claim")
        self.leave(app)
        app.tap("menu.options")
        app.arrive("options", "options.back")
        end = time.monotonic() + 10
        while self.today()["visits"] < 2 and time.monotonic() < end:
            time.sleep(0.2)
        day = self.today()
        self.assertEqual((day["visits"], day["starts"], day["errors"]), (2, 1, 0))
        self.assertEqual(day["games"], {"fifteen": {"begun": 1, "finished": 1, "results": 1}})

    def test_sigterm_ends_it_cleanly(self):
        app = self.start_kiosk()
        app.process.send_signal(signal.SIGTERM)
        self.assertEqual(app.wait_exit(5), 0, app.errors())

    def test_nobody_there_leads_back_to_the_menu_after_a_question(self):
        app = self.start_kiosk()
        app.tap("menu.options")
        app.arrive("options", "options.back")
        app.skip(IDLE)
        asked = app.wait_for("scene", lambda e: e["name"] == "idle")
        app.wait_node("idle.seconds")
        app.skip(WARNING - 60)
        app.never("scene")
        app.skip(60)
        left = app.wait_for("scene", lambda e: e["name"] == "menu")
        self.assertGreaterEqual(left["t"] - asked["t"], WARNING)

    def test_a_result_left_behind_takes_the_name_that_stands_there_or_goes(self):
        board = ("--game", "fifteen", "--layout", "4x4", "--seed", "7", "--scramble", "1")
        for typed, kept in (("", []), ("ana", ["ana"])):
            with self.subTest(typed=typed):
                app = self.start_kiosk(*board, until="fifteen")
                self.solve(app)
                for letter in typed:
                    app.key(letter)
                app.wait_node("result.name", lambda node, typed=typed: node["text"] == typed)
                self.leave(app)
                self.assertEqual(app.stop(), 0, app.errors())
                self.assertEqual(self.scores(), kept)
        app = self.start_kiosk(*board, until="fifteen")
        self.solve(app)
        self.assertEqual(app.wait_node("result.name")["text"], "", "the next one is a guest")

    def test_the_menu_alone_asks_nobody(self):
        app = self.start_kiosk()
        app.skip(2 * (IDLE + WARNING))
        app.never("scene")


@by_all_hands
class Nobody(KioskTest):
    """The games play themselves until somebody comes, with any device."""

    def test_the_games_play_themselves_until_the_first_touch_which_does_nothing_else(self):
        app, hand = self.start_kiosk(attract=1800), self.hand
        app.skip(1800)
        app.wait_for("scene", lambda e: e["name"] == "recycle")
        app.wait_for("layout", lambda e: "attract.invitation" in {n["id"] for n in e["nodes"]})
        app.wait_for("state")
        hand.answer()
        app.arrive("menu", "menu.options")
        app.never("scene", lambda e: e["name"] != "menu", quiet=0.5)
        self.assertNotIn("attract.invitation", app.layout())


class Names(KioskTest, ScreenTest):
    """What a visitor is called."""

    BOARD = ("--game", "fifteen", "--layout", "4x4", "--seed", "7", "--scramble", "1")

    def won(self, more=""):
        """A kiosk on which a board was solved."""
        app = self.start_kiosk(*self.BOARD, until="fifteen", more=more)
        self.solve(app, None)
        return app

    def test_initials_are_turned_by_touch(self):
        app = self.won('[players]\nnames = "initials"\n')
        app.arrive("fifteen.won", "result.name.1")
        for wheel, letter in ((1, "A"), (1, "B"), (2, "A")):
            app.tap(f"result.name.{wheel}")
            app.wait_node(f"result.name.{wheel}", lambda node, letter=letter: node["text"] == letter)
        app.tap("result.done")
        self.assertEqual(app.wait_for("claim")["player"], "BA")

    def test_where_names_are_off_nobody_is_asked(self):
        app = self.won('[players]\nnames = "off"\n')
        self.assertEqual(app.wait_for("claim", since=0)["player"], "Player")
        app.arrive("fifteen.won", "result.again")
        self.assertEqual(app.ids("result.name"), [])

    def test_a_rude_name_is_refused_and_a_kind_one_taken(self):
        app = self.won()
        app.arrive("fifteen.won", "result.name")
        for letter in "5hit":
            app.key(letter)
        app.tap("result.done")
        app.wait_node("result.problem", lambda node: node["label"].startswith("That word isn't nice"))
        for key in (*["BackSpace"] * 4, "l", "e", "o"):
            app.key(key)
        app.tap("result.done")
        self.assertEqual(app.wait_for("claim")["player"], "leo")
        self.assertEqual(app.stop(), 0, app.errors())
        self.assertEqual(self.scores(), ["leo"])

    def give(self, app, *pictures):
        """Taps pictures of a lock, each once the one before has arrived."""
        for count, picture in enumerate(pictures, 1):
            app.tap(f"lock.picture.{picture}")
            if count < len(pictures):
                app.wait_node("lock.places", lambda node, count=count: node["value"] == count)

    def open_page(self, app):
        """The page of the only player."""
        app.tap("menu.players")
        app.arrive("players", "players.row.0")
        app.tap("players.row.0")
        app.arrive("player", "player.card")

    def test_a_protected_player_is_only_played_by_who_knows_the_pictures(self):
        app = self.start()
        app.arrive("menu", "menu.players")
        app.tap("menu.players")
        app.arrive("players", "players.new")
        app.tap("players.new")
        app.arrive("player.name", "player.name.field")
        for key in (*"ana", "Return"):
            app.key(key)
        app.arrive("player", "player.lock")
        app.tap("player.lock")
        app.arrive("player.lock", "lock.picture.0")
        self.give(app, 0, 4, 4, 8)
        app.wait_node("lock.sentence", lambda node: "once more" in node["label"])
        self.give(app, 0, 4, 4, 8)
        app.arrive("player", "player.lock")
        self.assertEqual(app.stop(), 0, app.errors())
        app = self.start_kiosk()
        self.open_page(app)
        app.tap("player.play")
        app.arrive("player.lock", "lock.picture.0")
        self.give(app, 8, 4, 4, 0)
        app.wait_node("lock.sentence", lambda node: node["label"].startswith("Those aren't"))
        self.give(app, 0, 4, 4, 8)
        app.arrive("player", "player.play")
        app.wait_node("player.play", lambda node: node["label"] == "Play as a guest")
        self.assertEqual(app.stop(), 0, app.errors())
        command = [BINARY, "players", "unlock", "ANA", "--data", self.data]
        told = subprocess.run(command, capture_output=True, check=True, timeout=20, text=True)
        self.assertEqual(told.stdout, "ana is no longer protected.\n")
        self.assertEqual(subprocess.run(command, capture_output=True, timeout=20).returncode, 64)
        app = self.start_kiosk()
        self.open_page(app)
        self.assertEqual(app.ids("player.play"), [])


class Players(KioskTest, ScreenTest):
    """Those who have played here before."""

    def test_a_visitor_looks_at_another_player_and_changes_nothing(self):
        app = self.start("--game", "fifteen", "--layout", "4x4", "--seed", "7", "--scramble", "1")
        app.arrive("fifteen", "tile.1")
        app.tap(f"tile.{Board(app.wait_for('state', since=0)['state']).shortest()[0]}")
        app.arrive("fifteen.won", "result.done")
        for key in ("l", "e", "o"):
            app.key(key)
        app.tap("result.done")
        app.wait_for("claim")
        self.assertEqual(app.stop(), 0)
        app = self.start_kiosk()
        app.tap("menu.players")
        app.arrive("players", "players.row.0")
        app.tap("players.row.0")
        app.arrive("player", "player.card")
        self.assertEqual({n for n in ("player.remove", "player.play") if n in app.layout()}, set())
        for node in ("player.name", "player.avatar"):
            app.tap(node)
            app.never("scene", quiet=0.4)
        app.tap("player.back")
        app.arrive("players", "players.options")
        app.tap("players.options")
        app.arrive("players.options", "players.options.done")
        self.assertEqual(app.ids("players.clear"), [])


@by_all_hands
class Visitor(KioskTest):
    """What a visitor can do."""

    def test_anything_answers_the_question_and_does_nothing_else_and_the_way_back_ends_at_the_menu(self):
        app, hand = self.start_kiosk(), self.hand
        hand.press("menu.options")
        app.arrive("options", "options.back")
        values = {name: node.get("value") for name, node in app.layout().items()}
        app.skip(IDLE)
        app.wait_for("scene", lambda e: e["name"] == "idle")
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
