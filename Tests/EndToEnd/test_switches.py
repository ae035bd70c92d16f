"""Play with switches and with a mouse that only rests."""

from fifteen import Board
from screentest import ScreenTest


class Switches(ScreenTest):
    """Space and Enter alone."""

    def focus_on(self, node, move):
        """Goes on until a node has the focus, and chooses its row on the way."""
        for _ in range(60):
            told = self.app.trace.latest("focus") or {}
            if node in told.get("row", []):
                self.app.key("Return")
            elif told.get("node") == node and "row" not in told:
                return
            else:
                move()
            self.app.wait_for("focus")
        self.app.fail(f"the focus never comes to {node}")

    def choose(self, node):
        """Moves with one switch, and chooses with the other."""
        self.focus_on(node, lambda: self.app.key("space"))
        self.app.key("Return")

    def test_two_switches_begin_a_game_and_solve_it(self):
        self.set(switch_scan="two")
        self.app = app = self.start("--layout", "3x3", "--seed", "7", "--scramble", "3")
        app.arrive("menu", "menu.fifteen")
        self.choose("menu.fifteen")
        app.arrive("fifteen.setup", "fifteen.play")
        self.choose("fifteen.play")
        app.arrive("fifteen", "tile.1")
        state = app.wait_for("state", since=0)["state"]
        self.choose("board")
        for tile in Board(state).shortest():
            self.choose("action." + Board(state).direction(tile).lower())
            state = app.wait_for("state")["state"]
        app.wait_for("result", since=0)

    def test_with_one_switch_the_focus_moves_by_itself(self):
        self.set(switch_scan="auto", switch_time=5)
        self.app = app = self.start()
        app.arrive("menu", "menu.recycle")
        app.act()
        self.focus_on("menu.recycle", lambda: app.skip(5))
        app.key("space")
        app.arrive("recycle.setup")

    def test_a_mouse_that_rests_clicks_and_carries(self):
        self.set(mouse_dwell=0.5)
        self.app = app = self.start("--game", "mirror", "--layout", "2x3", "--seed", "7", "--hints", "none")
        app.arrive("mirror", "piece.1")
        app.rest()
        piece = app.trace.latest("state")["state"]["tray"][0]
        self.rest(app.center(f"piece.{piece}"))
        app.wait_for("state", lambda e: any(p["place"] == "held" for p in e["state"]["pieces"]))
        self.rest(app.center("board"))
        app.wait_for("state", lambda e: all(p["place"] != "held" for p in e["state"]["pieces"]))
        self.assertIn(piece, sum(app.trace.latest("state")["state"]["cells"], []))
        self.rest(app.center("mirror.back"))
        app.wait_for("scene", lambda e: e["name"] != "mirror")

    def rest(self, point):
        """Moves the mouse there, and presses nothing."""
        self.app.act()
        self.screen.xdotool("mousemove", *map(round, point))
