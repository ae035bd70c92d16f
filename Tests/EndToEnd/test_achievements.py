"""Points, bests and achievements: what the program reports and saves after a game."""

import contextlib
import sqlite3
import time

from desktop import PATIENCE
from test_results import Player


class Achievements(Player):
    """Results with and without a player, by keys alone, and a deleted player."""

    def rows(self, sql):
        """The rows of a query."""
        with contextlib.closing(sqlite3.connect(f"{self.data}/recreo.sqlite")) as store:
            return store.execute(sql).fetchall()

    def test_achievements_score_each_time_and_are_new_once(self):
        app, state = self.start_real()
        told = self.solve_real(app, state)
        met = self.earned(told)
        first = 50 * met
        self.assertEqual(told["score"], first)
        claim = self.name(app, "ana")
        self.assertEqual((claim["points"], len(claim["passed"]), len(claim["new"])), (first, met, met))
        self.assertEqual(claim["new"][0], "fifteen.4x4.finish")
        points = app.wait_node("result.points")
        self.assertEqual(points["label"], f"+{first} points · {first} in total")
        app.key("Return")
        state = app.wait_for("state")["state"]
        met_again = self.earned(self.solve_real(app, state, seed=8))
        second, total = 50 * met_again, first + 50 * met_again
        app.arrive("fifteen.won", "result.done")
        app.key("Return")
        claim = app.wait_for("claim")
        self.assertEqual((claim["points"], len(claim["passed"])), (second, met_again))
        self.assertEqual(len(claim["new"]), max(0, met_again - met), "what was met once is not new")
        points = app.wait_node("result.points")
        self.assertEqual(points["label"], f"+{second} points · {total} in total")
        self.kill(app)
        self.assertEqual(self.rows("SELECT name, total FROM players"), [("ana", total)])
        self.assertEqual(self.rows("SELECT count(*) FROM awards WHERE at NOT NULL"), [(max(met, met_again),)])
        self.assertEqual(self.rows("SELECT min(figure) FROM standings WHERE measure = 0"), [(-total,)])
        self.assertEqual(sorted(line["score"] for line in self.scores()), sorted([first, second]))
        # A skipped result is deleted.
        app, state = self.start_short(seed=8)
        self.solve(app, state)
        app.arrive("fifteen.won", "result.skip")
        for _ in range(2):  # out of the field, and out of the dialog
            app.key("Escape")
        app.wait_node("result.menu")
        self.kill(app)
        self.assertEqual(self.rows("SELECT count(*) FROM results"), [(2,)])
        self.assertEqual(self.rows("SELECT total FROM players"), [(total,)])

    def test_a_short_scramble_counts_for_nothing(self):
        app, state = self.start_short()
        self.assertEqual(self.solve(app, state)["score"], 0)
        claim = self.name(app, "ana")
        self.assertEqual((claim["points"], claim["passed"], claim["ranks"]), (0, [], []))
        self.kill(app)
        self.assertEqual(self.rows("SELECT total FROM players"), [(0,)])
        for table in ("awards", "standings"):
            self.assertEqual(self.rows(f"SELECT count(*) FROM {table}"), [(0,)], table)

    def test_a_deleted_player_is_gone_after_a_restart(self):
        app, state = self.start_short()
        self.solve(app, state)
        self.name(app, "ana")
        self.kill(app)
        app = self.start("--game", "players")
        app.arrive("players", "players.row.0")
        for scene, node in (("player", "players.row.0"), ("player.delete", "player.remove"),
                            ("players", "player.delete.yes")):
            app.tap(node)
            app.arrive(scene)
        self.kill(app)
        self.assertEqual(self.rows("SELECT name FROM players"), [("ana",)], "it could be restored")
        self.start().arrive("menu")
        end = time.monotonic() + PATIENCE
        while self.rows("SELECT name FROM players") and time.monotonic() < end:
            time.sleep(0.05)
        for table in ("players", "results", "records", "awards", "standings"):
            self.assertEqual(self.rows(f"SELECT count(*) FROM {table}"), [(0,)], table)
