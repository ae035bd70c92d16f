"""A kiosk whose disk gets full: visitors play on, and the next one is a guest."""

import contextlib
import errno
import pathlib
import shutil
import sqlite3
import stat
import subprocess
import time

from recreo import BINARY, PATIENCE
from screentest import OWN_MOUNTS, ScreenTest
from test_owner import OwnerTest

BOARD = ("--game", "fifteen", "--layout", "4x4", "--seed", "7", "--scramble", "1")
WRAPPER = f"""\
#!/bin/sh
exec {" ".join(OWN_MOUNTS)} sh -c '
mount -t tmpfs -o size=8m none disk && cp -a data disk && exec "$0" "$@"' "{BINARY}" "$@"
"""


class FullDisk(OwnerTest, ScreenTest):
    """Its data folder is on a file system of 8 MB."""

    def setUp(self):
        if subprocess.run([*OWN_MOUNTS, "true"], check=False, capture_output=True).returncode:
            self.skipTest("nothing can be mounted")
        super().setUp()
        (self.folder / "disk").mkdir()
        self.wrapper = self.folder / "recreo-on-disk"
        self.wrapper.write_text(WRAPPER)
        self.wrapper.chmod(stat.S_IRWXU)

    def start_on_disk(self, *arguments):
        """A kiosk that begins with a copy of the data folder."""
        app = self.start_kiosk("--mute", *arguments, until="fifteen" if arguments else "menu",
                               binary=self.wrapper, data=self.folder / "disk/data")
        disk = pathlib.Path(f"/proc/{app.process.pid}/root{self.folder}/disk")
        self.filler = disk / "filler"
        # A backup that finds the disk full leaves room for others.
        end = time.monotonic() + PATIENCE
        while not list(disk.glob("data/backups/*.sqlite")):
            self.assertLess(time.monotonic(), end, "no backup of the day")
            time.sleep(0.05)
        return app

    def fill(self):
        """Fills the disk to its last byte."""
        with open(self.filler, "ab", buffering=0) as file:
            try:
                while file.write(bytes(4096)):
                    pass
            except OSError as error:
                self.assertEqual(error.errno, errno.ENOSPC)

    def name(self, app, letters):
        """Types a name into the dialog and confirms it."""
        app.find_window()
        for letter in letters:
            app.key(letter)
        app.tap("result.done")

    def current(self):
        """The names of the current player: one, or none for a guest."""
        # SQLite cannot open it where it is, because it resolves links in /proc by their names.
        for file in (self.filler.parent / "data").glob("recreo.sqlite*"):
            shutil.copy(file, self.folder)
        with contextlib.closing(sqlite3.connect(self.folder / "recreo.sqlite")) as database:
            return database.execute(
                "SELECT name FROM flags JOIN players ON id = value WHERE key = 'player.current'").fetchall()

    def test_visitors_play_on_and_are_told_and_the_owner_gets_in(self):
        app = self.start_on_disk(*BOARD)
        self.fill()
        self.solve(app)
        self.name(app, "ana")
        app.wait_node("result.problem", lambda node: "full" in node["label"])
        self.leave(app)
        self.knock(app)
        self.type(app, "1111")
        app.wait_node("owner.pin.sentence", lambda node: node["label"].startswith("That isn't"))
        self.type(app, self.PIN)
        app.arrive("owner", "owner.today.visits")
        self.turn(app, "system", "owner.backup")
        self.fill()  # also what the wrong PIN took from the reserve
        app.tap("owner.backup")
        app.arrive("owner.backup", "owner.backup.place.0")
        app.tap("owner.backup.place.0")
        app.wait_for("toast", lambda e: "can't be written. The disk is full." in e["text"])
        app.tap("owner.back")
        app.arrive("menu", "menu.fifteen")

    def test_the_next_visitor_is_a_guest(self):
        app = self.start_on_disk(*BOARD)
        self.solve(app)
        self.name(app, "ana")
        self.assertEqual(app.wait_for("claim")["player"], "ana")
        self.assertEqual(self.current(), [("ana",)])
        self.fill()
        self.leave(app)
        end = time.monotonic() + PATIENCE
        while self.current():  # the menu is there before it is written
            self.assertLess(time.monotonic(), end, "the next visitor is no guest")
            time.sleep(0.05)
