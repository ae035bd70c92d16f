"""A kiosk whose disk gets full: visitors play on, and the next one is a guest."""

import errno
import os
import pathlib
import stat
import subprocess
import sys

from desktop import wait_until
from recreo import BINARY
from screentest import OWN_MOUNTS, ScreenTest
from test_owner import OwnerTest

BOARD = ("--game", "fifteen", "--layout", "4x4", "--seed", "7", "--scramble", "1")
DISK = "mount -t tmpfs -o size=8m none disk && cp -a data disk && echo mounted && exec sleep infinity"
QUERY = """import sqlite3, sys
print(sqlite3.connect(sys.argv[1]).execute(
    "SELECT name FROM flags JOIN players ON id = value WHERE key = 'player.current'").fetchall())"""


class FullDisk(OwnerTest, ScreenTest):
    """Its data folder is on a file system of 8 MB, which begins with a copy of the usual one."""

    def setUp(self):
        if subprocess.run([*OWN_MOUNTS, "true"], check=False, capture_output=True).returncode:
            self.skipTest("nothing can be mounted")
        super().setUp()
        self.disk = self.folder / "disk"
        self.disk.mkdir()
        holder = subprocess.Popen([*OWN_MOUNTS, "sh", "-c", DISK], cwd=self.folder, stdout=subprocess.PIPE)
        self.addCleanup(holder.stdout.close)
        self.addCleanup(holder.wait)
        self.addCleanup(holder.kill)
        self.assertEqual(holder.stdout.readline(), b"mounted\n")
        self.seen_disk = pathlib.Path(f"/proc/{holder.pid}/root{self.disk}")
        self.inside = ["nsenter", "--target", str(holder.pid), "--mount",
                       *(["--user", "--preserve-credentials"] if os.geteuid() else [])]
        self.wrapper = self.folder / "recreo-on-disk"
        self.wrapper.write_text(f"#!/bin/sh\nexec {' '.join(self.inside)} '{BINARY}' \"$@\"\n")
        self.wrapper.chmod(stat.S_IRWXU)

    def start_on_disk(self, *arguments, until):
        """A kiosk with its data there."""
        app = self.start_kiosk(*arguments, until=until, binary=self.wrapper, data=self.disk / "data")
        # A backup that finds the disk full leaves room for others.
        wait_until(lambda: list(self.seen_disk.glob("data/backups/*.sqlite")), "backup of the day")
        return app

    def fill(self):
        """Fills the disk to its last byte."""
        with open(self.seen_disk / "filler", "ab", buffering=0) as file:
            try:
                while file.write(bytes(4096)):
                    pass
            except OSError as error:
                self.assertEqual(error.errno, errno.ENOSPC)

    def name(self, app):
        """Types ana into the dialog and confirms it."""
        app.find_window()
        for letter in "ana":
            app.key(letter)
        app.tap("result.done")

    def current(self):
        """The names of the current player: one, or none for a guest."""
        return subprocess.run([*self.inside, sys.executable, "-c", QUERY, self.disk / "data/recreo.sqlite"],
                              check=True, capture_output=True, text=True, timeout=20).stdout.strip()

    def become_ana(self):
        """A visitor solves a board and gives a name; then the disk is full."""
        app = self.start_on_disk(*BOARD, until="fifteen")
        self.solve(app)
        self.name(app)
        app.wait_for("claim", lambda e: e["player"] == "ana")
        self.assertEqual(self.current(), "[('ana',)]")
        self.fill()
        return app

    def test_visitors_play_on_and_are_told_and_the_owner_gets_in(self):
        app = self.start_on_disk(*BOARD, until="fifteen")
        self.fill()
        self.solve(app)
        self.name(app)
        app.wait_node("result.problem", lambda node: "full" in node["label"])
        self.leave(app)
        self.enter(app, after="1111")
        self.turn(app, "system", "owner.backup")
        self.fill()  # also what the wrong PIN took from the reserve
        app.tap("owner.backup")
        app.arrive("owner.backup", "owner.backup.place.0")
        app.tap("owner.backup.place.0")
        app.wait_for("toast", lambda e: "can't be written. The disk is full." in e["text"])
        app.tap("owner.back")
        app.arrive("menu", "menu.fifteen")

    def test_the_next_visitor_is_a_guest(self):
        self.leave(self.become_ana())
        # The menu is there before it is written.
        wait_until(lambda: self.current() == "[]", "guest")

    def cut_power(self, app):
        """Ends it in the middle, and fills the rest of the disk."""
        app.process.kill()
        app.process.wait()
        self.fill()

    def test_after_a_power_cut_the_next_visitor_is_a_guest_too(self):
        self.cut_power(self.become_ana())
        self.start_on_disk(until="menu")
        self.assertEqual(self.current(), "[]")

    def test_after_a_power_cut_a_machine_that_is_no_kiosk_any_more_is_the_owners(self):
        self.cut_power(self.become_ana())
        self.start(binary=self.wrapper, data=self.disk / "data").arrive("menu")
        self.assertEqual(self.current(), "[]")
