"""Saved results are there again: beside a running program, after a kill and after damage."""

import contextlib
import json
import sqlite3
import time

from desktop import PATIENCE
from screentest import ProgramTest, ScreenTest
from test_failures import IO_ERROR, USAGE, run

RESULT = {"game": "fifteen", "variant": "4x4", "score": 0, "moves": 80, "ms": 61250}


class Scores(ProgramTest):
    """`recreo scores` without a running program."""

    def test_without_results_the_list_is_empty_and_no_file_is_created(self):
        code, out, message = run(self.folder, "scores", "--data", self.data)
        self.assertEqual((code, json.loads(out)), (0, {"results": []}), message)
        self.assertFalse(self.data.exists())

    def test_an_unknown_game_is_reported(self):
        code, out, message = run(self.folder, "scores", "--game", "chess", "--data", self.data)
        self.assertEqual((code, out), (USAGE, ""))
        self.assertIn("chess", message)
        self.assertIn("fifteen", message)

    def test_a_damaged_database_is_reported_and_not_changed(self):
        self.data.mkdir()
        file = self.data / "recreo.sqlite"
        file.write_text("Dear diary, today I solved it.")
        code, out, message = run(self.folder, "scores", "--data", self.data)
        self.assertEqual((code, out), (IO_ERROR, ""))
        self.assertIn("damaged", message)
        self.assertEqual([path.name for path in self.data.iterdir()], ["recreo.sqlite"])


class Keeping(ScreenTest):
    """The database of a program that is killed and started again."""

    @property
    def backups(self):
        """All backups, by date."""
        return sorted((self.data / "backups").glob("recreo-*.sqlite"))

    def wait_for_backup(self):
        """Waits until the program has made a backup."""
        end = time.monotonic() + PATIENCE
        while not self.backups:
            self.assertLess(time.monotonic(), end, "no backup was made")
            time.sleep(0.02)

    def scores(self, *arguments):
        """The results that `recreo scores` prints."""
        code, out, message = run(self.folder, "scores", "--data", self.data, *arguments)
        self.assertEqual(code, 0, message)
        return json.loads(out)["results"]

    def add_results(self, player, count):
        """Adds results like another program, with or without one running."""
        with contextlib.closing(sqlite3.connect(self.data / "recreo.sqlite")) as db, db:
            found = db.execute("INSERT INTO players (name, folded, created_at) VALUES (?, ?, 0)",
                               (player, player.lower()))
            for i in range(count):
                row = db.execute(
                    "INSERT INTO results (player, game, variant, score, moves, ms, at)"
                    " VALUES (?, ?, ?, ?, ?, ?, ?)",
                    (found.lastrowid, *RESULT.values(), i * 1000))
                db.execute("INSERT INTO records (result, record) VALUES (?, '{}')",
                           (row.lastrowid,))

    def test_results_are_listed_beside_a_running_program_and_after_a_kill(self):
        app = self.start()
        app.arrive("menu")
        self.assertEqual(self.scores(), [])
        self.add_results("Zoë", 2)
        expected = [{**RESULT, "id": i + 1, "player": "Zoë", "at": f"1970-01-01T00:00:0{i}Z"}
                    for i in range(2)]
        self.assertEqual(self.scores("--game", "fifteen"), expected)
        self.assertEqual(self.scores("--game", "mirror"), [])
        app.process.kill()
        app.process.wait()
        self.assertEqual(self.scores(), expected)
        self.start().arrive("menu")
        self.assertEqual(self.scores(), expected)
        doctor = run(self.folder, "doctor", "--data", self.data)[1]
        self.assertIn("players: 1, results: 2", doctor)

    def test_a_damaged_or_missing_database_is_restored_from_its_backup(self):
        app = self.start()
        app.arrive("menu")
        self.wait_for_backup()
        self.assertEqual(app.stop(), 0)
        self.add_results("Ana", 3)
        expected = self.scores()
        self.assertEqual(len(expected), 3)
        for copy in self.backups:  # as if a day had passed
            copy.unlink()
        app = self.start()
        app.arrive("menu")
        self.wait_for_backup()
        file = self.data / "recreo.sqlite"
        for spoil, word in ((lambda: file.write_bytes(b"\x5a" * 5000), "damaged"),
                            (file.unlink, "missing")):
            with self.subTest(word):
                app.process.kill()
                app.process.wait()
                spoil()
                app = self.start()
                told = app.wait_for("error", lambda e: "the backup of" in e["message"])
                self.assertIn(word, told["message"])
                app.arrive("notice", "notice.back")
                self.assertEqual(self.scores(), expected)
        self.assertEqual(len(list(self.data.glob("recreo.sqlite.corrupt-*Z"))), 1)
