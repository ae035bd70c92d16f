"""The owner of a kiosk: the corner, the PIN, the panel, and the commands that do the same."""

import subprocess
import time

from desktop import wait_until
from recreo import BINARY
from saver import Saver
from screentest import ScreenTest
from test_kiosk import KioskTest


class OwnerTest(KioskTest):
    """A kiosk with a PIN."""

    size = (1280, 800)
    CORNER = (20, 20)
    PIN = "2468"

    def command(self, *arguments, code=0, given=""):
        """`recreo kiosk …`; returns what it says."""
        told = subprocess.run([BINARY, "kiosk", *arguments, "--data", self.data], input=given,
                              capture_output=True, timeout=20, text=True)
        self.assertEqual(told.returncode, code, told.stderr)
        return told.stdout + told.stderr

    def setUp(self):
        super().setUp()
        self.data.mkdir(parents=True, exist_ok=True)
        self.assertIn("The PIN is set.", self.command("pin", given=self.PIN + "\n"))

    def knock(self, app):
        """A finger in the corner until the PIN is asked for."""
        app.hold(self.CORNER, "scene", lambda e: e["name"] == "owner.pin")
        app.arrive("owner.pin", "owner.pin.1")

    def type(self, app, pin):
        """Digits, each once the one before has arrived."""
        for count, digit in enumerate(pin, 1):
            app.tap(f"owner.pin.{digit}")
            app.wait_node("owner.pin.dots", lambda node, count=count: node["value"] == count)
        app.tap("owner.pin.confirm")

    def enter(self, app, after=None):
        """Into the panel, after a wrong PIN if one is given."""
        self.knock(app)
        if after:
            self.type(app, after)
            app.wait_node("owner.pin.sentence", lambda node: node["label"].startswith("That isn't"))
        self.type(app, self.PIN)
        app.arrive("owner", "owner.tab.today")

    def turn(self, app, tab, node):
        """Another tab, until something on it is there."""
        app.tap(f"owner.tab.{tab}")
        app.wait_node(node)


class Owner(OwnerTest, ScreenTest):
    """By touch, and from the command line while the kiosk rests."""

    def test_a_finger_in_the_corner_and_the_pin_open_the_panel_and_nothing_else_does(self):
        app = self.start_kiosk()
        app.tap_at(self.CORNER)
        app.never("scene", quiet=0.4)
        self.enter(app, after="1111")
        app.wait_node("owner.today.visits")
        self.turn(app, "games", "owner.game.mirror")
        app.tap("owner.game.mirror")
        app.wait_node("owner.game.mirror", lambda node: node["value"] == 0)
        self.turn(app, "people", "owner.names.full")
        app.tap("owner.back")
        app.arrive("menu", "menu.recycle")
        self.assertEqual(app.ids("menu.mirror"), [])
        self.assertEqual(app.stop(), 0, app.errors())
        app = self.start_kiosk()
        self.assertEqual(app.ids("menu.mirror"), [], "it stays off")
        self.assertEqual(app.stop(), 0, app.errors())
        self.command("set", "kiosk.games.mirror")
        app = self.start_kiosk()
        app.wait_node("menu.mirror")

    def test_wrong_tries_are_remembered_after_a_power_cut(self):
        app = self.start_kiosk()
        self.knock(app)
        for _ in range(5):
            self.type(app, "0000")
            app.wait_node("owner.pin.dots", lambda node: node["value"] == 0)
        app.wait_node("owner.pin.sentence", lambda node: node["label"].startswith("Too many"))
        app.process.kill()
        app.process.wait()
        app = self.start_kiosk()
        self.knock(app)
        app.wait_node("owner.pin.sentence", lambda node: node["label"].startswith("Too many"))
        app.tap("owner.pin.cancel")
        app.arrive("menu", "menu.options")

    def test_outside_its_hours_it_is_closed_and_the_owner_opens_it(self):
        self.assertIn("kiosk.hours", self.command("set", "kiosk.hours", "15:00-16:00"))
        app = self.start_kiosk(until="closed")
        app.tap_at((500, 300))
        app.never("scene", quiet=0.4)
        self.enter(app)
        self.turn(app, "system", "owner.hours.from")
        app.tap("owner.hours.on")
        app.wait_gone("owner.hours.from")
        app.tap("owner.back")
        app.arrive("menu", "menu.options")
        app.act()
        app.never("scene", quiet=2)

    def test_only_a_closed_kiosk_lets_the_screen_go_dark(self):
        with Saver(self.screen.environment()["DISPLAY"]) as saver:
            saver.set(1)
            app = self.start_kiosk()
            time.sleep(3)
            self.assertFalse(saver.is_on(), "open")
            self.assertEqual(app.stop(), 0, app.errors())
            self.command("set", "kiosk.hours", "15:00-16:00")
            self.start_kiosk(until="closed")
            wait_until(saver.is_on, "dark screen")

    def test_a_backup_on_a_stick_is_restored_with_a_restart(self):
        stick = self.folder / "BLUE"
        stick.mkdir()
        app = self.start_kiosk(RECREO_STICKS=str(stick))
        self.enter(app)
        self.turn(app, "system", "owner.backup")
        app.tap("owner.backup")
        app.arrive("owner.backup", "owner.backup.place.0")
        app.tap("owner.backup.place.0")
        backup, = wait_until(lambda: list(stick.glob("recreo-backup-*.sqlite")), "backup")
        self.assertEqual(app.stop(), 0, app.errors())
        self.command("set", "kiosk.idle", "33")
        self.assertIn("At its next start", self.command("restore", str(backup)))
        app = self.start_kiosk()
        self.assertEqual(app.stop(), 0, app.errors())
        self.assertTrue((self.data / "recreo.sqlite.before-restore").exists())
        told = subprocess.run([BINARY, "doctor", "--data", self.data], capture_output=True,
                              text=True, timeout=60)
        self.assertNotIn("33.0", told.stdout)

    def test_all_results_are_written_to_a_stick_as_a_table(self):
        stick = self.folder / "BLUE"
        stick.mkdir()
        app = self.start_kiosk(
            "--game", "fifteen", "--layout", "4x4", "--seed", "7", "--scramble", "1",
            until="fifteen", RECREO_STICKS=str(stick))
        self.solve(app)
        for letter in "leo":
            app.key(letter)
        app.tap("result.done")
        app.wait_for("claim")
        app.wait_node("result.menu")
        app.tap("result.menu")
        app.arrive("menu", "menu.options")
        self.enter(app)
        self.turn(app, "people", "owner.export")
        app.tap("owner.export")
        app.arrive("owner.export", "owner.export.place.0")
        app.tap("owner.export.place.0")
        app.wait_for("toast")
        table, = stick.glob("recreo-results-*.csv")
        self.assertIn("leo,fifteen", table.read_text())

    def test_the_owner_ends_and_restarts_the_program(self):
        app = self.start_kiosk()
        process = app.process.pid
        self.enter(app)
        self.turn(app, "system", "owner.restart")
        app.tap("owner.restart")
        # The same process begins a new trace.
        app.wait_for("scene", lambda e: e["name"] == "menu", since=0)
        wait_until(lambda: self.today()["starts"] == 2, "second start")
        self.assertIsNone(app.process.poll())
        self.assertEqual(app.process.pid, process)
        self.assertEqual(app.stop(), 0, app.errors())
        app = self.start_kiosk()
        self.enter(app)
        self.turn(app, "system", "owner.end")
        app.tap("owner.end")
        self.assertEqual(app.wait_exit(), 3, "so that nobody starts it again")

    def test_the_owner_ends_and_restarts_the_program_from_the_command_line(self):
        self.assertIn("No Recreo is running", self.command("restart", code=69))
        app = self.start_kiosk()
        self.assertIn("restarts", self.command("restart"))
        wait_until(lambda: self.today()["starts"] == 2, "second start")
        self.assertIsNone(app.process.poll())
        app.wait_for("scene", lambda e: e["name"] == "menu", since=0)
        self.assertIn("has ended", self.command("end"))
        self.assertEqual(app.wait_exit(), 3, "so that nobody starts it again")
        self.assertIn("No Recreo is running", self.command("end", code=69))

    def test_the_owner_deletes_a_result_restores_it_and_deletes_all_of_its_day(self):
        app = self.start_kiosk("--game", "fifteen", "--layout", "4x4", "--seed", "7", "--scramble", "1",
                               until="fifteen")
        self.solve(app)
        for letter in "leo":
            app.key(letter)
        app.tap("result.done")
        app.wait_for("claim")
        self.assertEqual(app.stop(), 0, app.errors())
        self.assertIn("Wrote", self.command("export", str(self.folder / "table.csv")))
        self.assertIn("leo,fifteen", (self.folder / "table.csv").read_text())
        self.assertIn("leo", self.command("players"))
        app = self.start_kiosk()
        self.enter(app)
        self.turn(app, "people", "owner.review.results")
        app.tap("owner.review.results")
        app.arrive("owner.results", "owner.result.0")
        app.tap("owner.result.0")
        app.arrive("owner.result.delete", "owner.result.delete.yes")
        app.tap("owner.result.delete.yes")
        app.arrive("owner.results", "undo")
        self.assertEqual(self.scores(), [])
        app.tap("undo")
        app.wait_node("owner.result.0")
        self.assertEqual(self.scores(), ["leo"])
        app.tap("owner.result.0")
        app.arrive("owner.result.delete", "owner.result.delete.day")
        app.hold(app.center("owner.result.delete.day"), "scene", lambda e: e["name"] == "owner.results")
        app.arrive("owner.results", "owner.results.none")
        self.assertEqual(self.scores(), [])

    def test_commands_refuse_what_makes_no_sense(self):
        for given in ("12", "12345x", "1234567890123", ""):
            self.assertIn("4 to 12 digits", self.command("pin", code=64, given=given + "\n"))
        self.assertIn("must be", self.command("set", "kiosk.hours", "always", code=64))
        self.assertIn("is not a setting", self.command("set", "kiosk.on", "false", code=64))
        self.assertIn("is not a backup", self.command("restore", "/dev/null", code=74))
        self.assertIn("Wrote", self.command("backup", str(self.folder / "copy.sqlite")))
        self.assertIn("no PIN now", self.command("pin", "--remove"))
        app = self.start_kiosk()
        self.assertIn("Recreo is running", self.command("pin", code=69, given="2468\n"))
        self.assertIn("Wrote", self.command("backup", str(self.folder / "while.sqlite")))
        app.act()
        self.screen.hand.down(0, *self.CORNER)
        app.never("scene", quiet=4)
        self.screen.hand.up(0)
