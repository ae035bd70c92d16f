"""Dragging tiles, pushing lines of tiles and using two fingers."""

import math
import time

from fifteen import Board
from screentest import ScreenTest


class Dragging(ScreenTest):
    """Each test begins with the same scrambled board."""

    def begin(self):
        """Starts the program with the board."""
        self.app, state = self.start_board()
        self.board = Board(state)
        return self.app, self.board

    def beside(self):
        """A tile beside the gap."""
        return next(t for t in self.board.tiles() if self.board.in_line(t) == 1)

    def gap(self):
        """The middle of the gap on the screen: one cell from a tile beside it."""
        (column, row), (gap_column, gap_row) = self.board.place(self.beside()), self.board.place(0)
        x, y, width, height = self.app.layout()[f"tile.{self.beside()}"]["frame"]
        pitch = self.pitch()
        return self.app.on_screen((x + width / 2 + (gap_column - column) * pitch,
                                   y + height / 2 + (gap_row - row) * pitch))

    def pitch(self):
        """The distance from one cell to the next, in points."""
        nodes = self.app.layout()
        lefts = sorted({round(nodes[f"tile.{t}"]["frame"][0]) for t in self.board.tiles()})
        return (lefts[-1] - lefts[0]) / 3

    def test_a_tile_dragged_into_the_gap_stays_there_and_counts_as_one_move(self):
        app, board = self.begin()
        tile = self.beside()
        start, end = app.center(f"tile.{tile}"), self.gap()
        app.act()
        self.screen.drag(start, end)
        state = app.wait_for("state")["state"]
        self.assertEqual(state["moveCount"], 1)
        self.assertEqual(state["cells"].index(tile), board.cells.index(0))
        app.wait_at(f"tile.{tile}", end, delta=3)

    def test_a_tile_follows_the_finger_and_goes_back_if_let_go_early(self):
        app, _ = self.begin()
        name = f"tile.{self.beside()}"
        start, end = app.center(name), self.gap()
        x, y = app.layout()[name]["frame"][:2]
        app.act()
        hand, part = self.screen.hand, 0.35
        hand.down(0, *start)
        for i in range(1, 41):
            hand.move(0, *(a + (b - a) * part * i / 40 for a, b in zip(start, end)))
        held = app.wait_for("layout", lambda e: any(
            n["id"] == name and n.get("heldBy") and math.dist(n["frame"][:2], (x, y)) > self.pitch() * 0.25
            for n in e["nodes"]))
        time.sleep(0.25)  # a finger that rests flings nothing
        hand.up(0)
        app.settle(held)
        app.wait_at(name, start, delta=1)
        app.never("state")

    def test_a_touchscreen_unplugged_under_a_tile_lets_it_go_and_works_again(self):
        app, board = self.begin()
        tile = self.beside()
        name, start, end = f"tile.{tile}", app.center(f"tile.{tile}"), self.gap()
        x, y = app.layout()[name]["frame"][:2]
        app.act()
        hand = self.screen.hand
        hand.down(0, *start)
        for i in range(1, 41):
            hand.move(0, *(a + (b - a) * 0.35 * i / 40 for a, b in zip(start, end)))
        app.wait_for("layout", lambda e: any(
            n["id"] == name and n.get("heldBy") and math.dist(n["frame"][:2], (x, y)) > self.pitch() * 0.25
            for n in e["nodes"]))
        app.act()
        hand.unplug()
        app.wait_for("layout", lambda e: not any(n.get("heldBy") for n in e["nodes"]))
        app.rest()
        moved = len(app.trace.since(0, "state")) - 1
        self.assertLessEqual(moved, 1, "it lies in one of the two cells")
        hand.plug_in()
        board = Board(app.trace.latest("state")["state"])
        tile = next(t for t in board.tiles() if board.in_line(t) == 1)
        app.tap(f"tile.{tile}")
        self.assertEqual(app.wait_for("state")["state"]["moveCount"], moved + 1)

    def test_a_line_of_tiles_moves_together_and_each_tile_counts(self):
        app, board = self.begin()
        tile = max(board.tiles(), key=board.in_line)
        length = board.in_line(tile)
        self.assertGreaterEqual(length, 2, "the seed's board has a line to push")
        app.tap(f"tile.{tile}")
        state = app.wait_for("state", lambda e: e["state"]["moveCount"] == length)["state"]
        self.assertEqual(state["cells"].index(0), board.cells.index(tile))
        app.never("state", lambda e: e["state"]["moveCount"] > length)

    def test_a_tile_not_in_line_with_the_gap_does_not_move(self):
        app, board = self.begin()
        stuck = next(t for t in board.tiles() if board.in_line(t) == 0)
        place = app.center(f"tile.{stuck}")
        app.tap(f"tile.{stuck}")
        app.wait_for("gesture", lambda e: e["node"] == f"tile.{stuck}")
        app.wait_for("frame")
        app.never("state")
        self.assertEqual(app.center(f"tile.{stuck}"), place)
        app.tap(f"tile.{self.beside()}")
        self.assertEqual(app.wait_for("state")["state"]["moveCount"], 1)


class TwoFingers(ScreenTest):
    """Two fingers on two nodes."""

    def test_two_fingers_move_two_sliders_at_once(self):
        app = self.start("--game", "options")
        app.arrive("options", "options.sound.volume")
        names = ("options.music.volume", "options.sound.volume")
        starts = [app.center(name) for name in names]
        hand = self.screen.hand
        app.act()
        for finger, start in enumerate(starts):
            hand.down(finger, *start)
        for i in range(1, 21):
            hand.move(0, starts[0][0] - 6 * i, starts[0][1])
            hand.move(1, starts[1][0] + 6 * i, starts[1][1])
        app.wait_for("layout", lambda e: self.both_held(e["nodes"], names))
        hand.up(0)
        hand.up(1)
        app.rest()
        values = [app.layout()[name]["value"] for name in names]
        width = app.layout()[names[0]]["frame"][2]
        # A volume is one of ten notes: the one that is touched.
        self.assertAlmostEqual(values[0], 0.5 - 120 / width, delta=0.11)
        self.assertAlmostEqual(values[1], 0.5 + 120 / width, delta=0.11)

    def both_held(self, nodes, names):
        """Whether both sliders have moved apart in the same layout event."""
        values = [n["value"] for n in nodes if n["id"] in names]
        return len(values) == 2 and values[0] < values[1]
