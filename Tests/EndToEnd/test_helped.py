"""Fifteen with its helpers: par, a hint, the solution, a board that is not square, the curve after it."""

import re

from fifteen import Board, scramble_walk
from test_results import Player


class Helped(Player):
    """By touch; only the second board and the name are typed."""

    def par(self, start):
        """What is said below the moves, once it begins so."""
        return self.app.wait_node("fifteen.par", lambda n: n["label"].startswith(start))["label"]

    def test_help_is_shown_in_the_result_and_a_game_without_it_is_saved_with_its_curve(self):
        self.app = app = self.start(
            "--game", "fifteen", "--layout", "3x5", "--seed", "7")
        app.arrive("fifteen", "tile.1")
        state = app.wait_for("state")["state"]
        self.assertEqual((state["setup"]["columns"], state["setup"]["rows"]), (3, 5))
        self.par(("Can be solved in ", "Takes at least "))
        self.look_for_help()
        self.watch_the_solution()
        self.solve_alone()
        self.look_at_the_curve()

    def test_the_solution_of_a_large_board_is_never_called_the_shortest(self):
        self.app = app = self.start("--game", "fifteen", "--layout", "5x5", "--seed", "7")
        app.arrive("fifteen", "tile.1")
        bound = int(re.search(r"\d+", self.par("Takes at least ")).group())
        app.tap("fifteen.hint")
        least = int(re.search(r"\d+", self.par("At most ")).group())
        self.assertGreaterEqual(least, bound)
        app.tap("fifteen.solution")
        app.wait_for("state", lambda e: e["state"]["moveCount"] == 1)
        app.tap("fifteen.skip")
        app.arrive("fifteen.shown", "shown.new")
        state = app.trace.latest("state")["state"]
        self.assertEqual(state["cells"], [*range(1, 25), 0])
        self.assertEqual(state["moveCount"], least)

    def look_for_help(self):
        """A hint marks a tile and moves nothing; the first says what it costs, the second does not."""
        app = self.app
        app.tap("fifteen.hint")
        told = app.wait_for("toast")["text"]
        self.assertIn("doesn't count", told)
        marked = app.wait_node("tile.", lambda n: n.get("value") == 1)
        left = app.wait_node("fifteen.par", lambda n: "to go" in n["label"])["label"]
        app.screenshot(self.folder / "hint.png")
        app.never("state")
        app.tap(marked["id"])
        self.assertEqual(app.wait_for("state")["state"]["moveCount"], 1)
        app.tap("fifteen.hint")
        fewer = int(re.search(r"\d+", left).group()) - 1
        app.wait_node("fifteen.par", lambda n: f"{fewer} moves" in n["label"])
        app.never("toast")

    def watch_the_solution(self):
        """It plays, stands still, goes on, and ends without a result."""
        app = self.app
        app.tap("fifteen.solution")
        app.wait_for("state", lambda e: e["state"]["moveCount"] == 3)
        app.tap("fifteen.solution")
        stopped = app.wait_for("gesture", lambda e: e["node"] == "fifteen.solution")
        app.never("state", lambda e: e["t"] > stopped["t"], quiet=1)
        app.tap("fifteen.solution")
        app.wait_for("state")
        app.tap("fifteen.skip")
        app.arrive("fifteen.shown", "shown.new")
        app.screenshot(self.folder / "shown.png")
        self.assertEqual(app.trace.since(0, "result"), [])
        self.assertEqual(self.scores(), [])

    def solve_alone(self):
        """The next board by hand, for a name in the list of its shape."""
        app = self.app
        app.tap("shown.new")
        app.arrive("fifteen", "tile.1")
        state = app.wait_for("state")["state"]
        self.push_all(app, state, reversed(scramble_walk(3, 5, 130, 8)))
        result = app.wait_for("result")
        self.assertEqual((result["variant"], result["moves"]), ("3x5", 130))
        claim = self.name(app, "ana")
        self.assertEqual(claim["ranks"], [1, 1])
        self.assertEqual([s["variant"] for s in self.scores()], ["3x5"])
        app.wait_node("result.list")
        app.screenshot(self.folder / "named.png")

    def look_at_the_curve(self):
        """The replay, and how far from home the board was at its end."""
        app = self.app
        app.tap("result.list")
        app.arrive("fifteen.results", "results.row.0")
        self.assertIn("3×5", app.layout()["results.variant"]["label"])
        app.screenshot(self.folder / "list.png")
        app.tap("results.row.0")
        app.arrive("fifteen.replay", "replay.play")
        app.key("End")  # it would take as long as the game
        app.wait_node("replay.curve", lambda n: n.get("value") == 0, timeout=90)
        app.screenshot(self.folder / "curve.png")
