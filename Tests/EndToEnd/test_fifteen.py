"""Fifteen's boards: of each shape, by level, today's, the same one again, and from a code; played by touch."""

import re

from fifteen import Board, solve_by_looks
from hands import HandTest, Touch
from picture import Picture
from screentest import ROOMY
from test_failures import run

START = ("fifteen.setup", "fifteen.play")
FLAG = {2: 1, 3: 1}  # the tiles of the flag that look like an earlier one, on 3x3


def add_flag(test):
    """Adds a picture of nine fields, of which the upper three are red, to the player's own."""
    colours = [(200, 30, 30)] * 3 + [(30, 30, 200), (240, 220, 40), (30, 160, 60), (120, 40, 140), (250, 140, 30),
                                     (90, 200, 220)]
    rows = [b"".join(bytes(colours[y * 3 + x]) * 200 for x in range(3)) * 200 for y in range(3)]
    photo = test.folder / "flag.png"
    Picture(600, 600, b"".join(rows)).write_png(photo)
    test.assertEqual(run(test.folder, "pictures", "add", photo, "--data", test.data)[0], 0)


class Boards(HandTest):
    """A finger chooses boards."""

    hand_kind = Touch
    size = ROOMY

    def play(self, shape, scramble):
        """Chooses a board in the setup and opens it; returns its first state."""
        app, hand = self.app, self.hand
        app.arrive(*START)
        hand.press(f"fifteen.layout.{shape}")
        hand.press(f"fifteen.scramble.{scramble}")
        hand.press("fifteen.play")
        app.arrive("fifteen", "tile.1")
        return app.wait_for("state")["state"]

    def test_an_easy_board_is_solved_within_its_level_after_it_was_begun_over(self):
        app, hand = self.start("--game", "fifteen", "--seed", "7"), self.hand
        app.arrive(*START)
        hand.press("fifteen.layout.3x3")
        hand.press("fifteen.scramble.easy")
        hand.press("fifteen.play")
        app.arrive("fifteen", "tile.1")
        state = app.wait_for("state")["state"]
        self.assertEqual(state["setup"], {"columns": 3, "rows": 3, "scramble": "easy"})
        way = Board(state).shortest()
        self.assertLessEqual(len(way), 11)
        hand.push(way[0], Board(state))
        app.settle(app.wait_for("state"))
        hand.press("fifteen.undo")
        app.settle(app.wait_for("state"))
        hand.push(way[0], Board(state))
        app.settle(app.wait_for("state"))
        hand.press("fifteen.new")
        app.arrive("fifteen.new.question", "new.restart")
        hand.press("new.restart")
        again = app.wait_for("state", lambda e: e["state"]["moveCount"] == 0)
        self.assertEqual(again["state"]["cells"], state["cells"])
        app.arrive("fifteen", "tile.1")
        self.solve(again["state"])
        hand.write_name("result.name", "ana", "result.done")
        claim = app.wait_for("claim")
        self.assertEqual(claim["ranks"], [1, 1], "it counts, though a move was undone before")
        app.wait_node("result.restart")
        hand.press("result.restart")
        again = app.wait_for("state", lambda e: e["state"]["moveCount"] == 0)
        self.assertEqual(again["state"]["cells"], state["cells"])

    def push(self, tile):
        """Pushes a tile and waits until it has come to rest; returns the state."""
        self.hand.press(f"tile.{tile}")
        told = self.app.wait_for("state")
        self.app.settle(told)
        return told["state"]

    def solve(self, state):
        """Pushes every tile of the shortest way."""
        for tile in Board(state).shortest():
            self.hand.push(tile, Board(state))
            told = self.app.wait_for("state")
            state = told["state"]
            self.app.settle(told)
        won = self.app.wait_for("scene", lambda e: e["name"] == "fifteen.won")
        self.assertGreaterEqual(won["t"] - told["t"], 2, "the whole picture is looked at")
        self.app.arrive("fifteen.won", "result.name")

    def test_boards_that_are_not_square_are_solved_and_have_their_own_lists(self):
        app, hand = self.start("--game", "fifteen", "--seed", "7"), self.hand
        for shape in ("3x5", "5x3", "4x6"):
            with self.subTest(shape=shape):
                state = self.play(shape, "easy")
                self.solve(state)
                hand.write_name("result.name", "ana", "result.done")
                self.assertEqual(app.wait_for("claim")["ranks"], [1, 1])
                app.wait_node("result.list")
                hand.press("result.list")
                app.arrive("fifteen.results", "results.row.0")
                self.assertIn(shape.replace("x", "×"), app.layout()["results.variant"]["label"])
                hand.press("results.back")
                app.wait_node("result.setup")
                hand.press("result.setup")

    def test_todays_board_is_the_same_for_everyone_and_has_its_own_list(self):
        self.start("--game", "fifteen")
        state = self.play("3x3", "daily")
        self.assertEqual(state["setup"], {"columns": 3, "rows": 3, "scramble": "daily"})
        self.solve(state)
        self.hand.write_name("result.name", "ana", "result.done")
        self.assertEqual(self.app.wait_for("claim")["ranks"], [1, 1])
        self.app.wait_node("result.list")
        self.hand.press("result.list")
        self.app.arrive("fifteen.results", "results.row.0")
        self.assertIn("Today", self.app.layout()["results.variant"]["label"])
        self.app.stop()
        self.start("--game", "fifteen", data=self.folder / "other")
        self.assertEqual(self.play("3x3", "daily")["cells"], state["cells"])

    def test_todays_board_once_helped_stays_helped(self):
        app, hand = self.start("--game", "fifteen"), self.hand
        state = self.play("3x3", "daily")
        hand.press("fifteen.hint")
        app.wait_for("toast", lambda e: "doesn't count" in e["text"])
        hand.press("fifteen.back")
        app.arrive(*START)
        hand.press("fifteen.play")
        app.wait_for("toast", lambda e: "you have tried it before" in e["text"])
        app.arrive("fifteen", "tile.1")
        self.solve(state)
        hand.write_name("result.name", "ana", "result.done")
        self.assertEqual(app.wait_for("claim")["ranks"], [])

    def test_a_hard_board_is_solved_and_has_its_own_list(self):
        app, hand = self.start("--game", "fifteen", "--seed", "7"), self.hand
        state = self.play("3x3", "hard")
        self.assertGreater(len(Board(state).shortest()), 20)
        self.solve(state)
        hand.write_name("result.name", "ana", "result.done")
        self.assertEqual(app.wait_for("claim")["ranks"], [1, 1])

    def test_a_level_says_how_far_a_board_is_from_home(self):
        app, hand = self.start("--game", "fifteen", "--seed", "7"), self.hand
        for level, (least, most) in {"easy": (10, 20), "medium": (21, 40), "hard": (43, 80)}.items():
            with self.subTest(level=level):
                self.play("4x4", level)
                par = app.wait_node("fifteen.par", lambda n: n["label"].startswith("Can be solved"), timeout=60)
                moves = int(re.search(r"\d+", par["label"]).group())
                self.assertIn(moves, range(least, most + 1))
                hand.press("fifteen.back")

    def test_a_push_of_several_tiles_is_one_push_and_counts_each_tile_as_a_move(self):
        app = self.start("--game", "fifteen", "--seed", "7")
        state = self.play("3x3", "easy")
        moves = len(Board(state).shortest())
        far = next(tile for tile in Board(state).tiles() if Board(state).in_line(tile) == 2)
        column, row = Board(state).place(0)
        there = Board(state).place(far)
        state = self.push(far)
        self.assertEqual((state["moveCount"], state["pushCount"]), (2, 1))
        # The tile that now lies where the gap was pushes both back.
        back = state["cells"][row * 3 + column]
        self.assertEqual(Board(state).place(0), there)
        state = self.push(back)
        self.assertEqual((state["moveCount"], state["pushCount"]), (4, 2))
        self.solve(state)
        words = app.layout()["result.summary"]["label"]
        self.assertIn(f"{moves + 4} moves", words)
        self.assertIn(f"{moves + 2} pushes", words)
        self.hand.write_name("result.name", "ana", "result.done")
        app.wait_node("result.list")
        self.hand.press("result.list")
        app.arrive("fifteen.results", "results.order")
        self.hand.choose_board("order", "order.pushes", "fifteen.results")
        app.wait_node("results.row.0")
        self.assertIn(f", {moves + 2}, {moves + 4} moves", app.layout()["results.row.0"]["label"])

    def test_a_board_that_looks_solved_is_solved(self):
        add_flag(self)
        app, hand = self.start("--game", "fifteen", "--picture", "flag", "--layout", "3x3", "--scramble", "any",
                               "--seed", "11"), self.hand
        app.arrive("fifteen.alike", "alike.none")
        hand.press("alike.none")
        app.arrive("fifteen", "tile.1")
        state = app.wait_for("state", since=0)["state"]
        for tile in solve_by_looks(state["cells"], 3, FLAG):
            state = self.push(tile)
        app.arrive("fifteen.won", "result.name")
        self.assertNotEqual(state["cells"][:3], [1, 2, 3], "the red tiles may change places")
        self.assertEqual(state["cells"][3:], [4, 5, 6, 7, 8, 0])

    def test_a_code_opens_its_board_and_a_wrong_one_is_refused(self):
        app, hand = self.start("--game", "fifteen"), self.hand
        app.arrive(*START)
        hand.press("fifteen.code")
        app.arrive("fifteen.code", "code.field")
        hand.write("code.field", "nothing")
        hand.press("code.open")
        app.wait_node("code.problem", lambda n: n["label"])
        hand.press("code.back")
        app.arrive(*START)
        hand.press("fifteen.code")
        app.arrive("fifteen.code", "code.field")
        hand.write("code.field", "5x3-any-3w5e")
        hand.press("code.open")
        app.arrive("fifteen", "tile.1")
        typed = app.wait_for("state", since=0)["state"]
        app.stop()
        app = self.start("recreo:fifteen/5x3-any-3w5e")
        app.arrive("fifteen", "tile.1")
        state = app.wait_for("state", since=0)["state"]
        self.assertEqual(state["setup"], {"columns": 5, "rows": 3, "scramble": "any"})
        self.assertEqual(state["cells"], typed["cells"])
        other = self.start("--board", "fifteen-5x3-any-3w5e", data=self.folder / "other")
        self.assertEqual(other.wait_for("state", since=0)["state"]["cells"], state["cells"])

    def test_a_larger_board_is_chosen_in_the_setup_and_numbers_tell_its_tiles_apart(self):
        app, hand = self.start("--game", "fifteen", "--seed", "7"), self.hand
        app.arrive(*START)
        hand.press("fifteen.layout.more")
        app.arrive("fifteen.size.question", "fifteen.layout.8x8")
        hand.press("fifteen.layout.8x8")
        app.arrive(*START)
        hand.press("fifteen.play")
        app.arrive("fifteen.alike", "alike.numbers")
        self.assertEqual(app.wait_for("state", since=0)["state"]["setup"]["columns"], 8)
        hand.press("alike.numbers")
        app.arrive("fifteen", "tile.63")

    def test_the_arrows_move_the_gap_if_the_options_say_so(self):
        app, state = self.start_board()
        board = Board(state)
        toward = board.push(board.shortest()[0])
        app.tap("fifteen.options")
        app.arrive("options", "options.tab.games")
        app.turn_to("games")
        self.hand.press("options.fifteen.gap")
        app.wait_node("options.fifteen.gap", lambda node: node["value"] == 1)
        app.tap("options.back")
        app.arrive("fifteen", "tile.1")
        app.key({"Left": "Right", "Right": "Left", "Up": "Down", "Down": "Up"}[toward])
        self.assertEqual(app.wait_for("state")["state"]["cells"], board.cells)

    def test_a_board_of_nine_by_nine_is_solved(self):
        app, hand = self.start("--board", "fifteen-9x9-4-7"), self.hand
        app.arrive("fifteen.alike", "alike.none")
        hand.press("alike.none")
        app.arrive("fifteen", "tile.1")
        self.solve(app.wait_for("state", since=0)["state"])
        self.assertIn("4 moves", app.layout()["result.summary"]["label"])

    def test_tiles_of_a_built_in_picture_that_look_alike_may_change_places(self):
        app, hand = self.start("--game", "fifteen", "--picture", "harbour", "--layout", "10x10", "--scramble", "1",
                               "--seed", "0"), self.hand
        app.arrive("fifteen.alike", "alike.none")
        hand.press("alike.none")
        app.arrive("fifteen", "tile.1")
        # Tiles 2, 3 and 11 are sky. The gap goes to the upper left corner, where they change places, and back.
        for tile in (91, 1, 3, 13, 1, 11, 22, 3, 2, 11, 3, 1, 22, 3, 12, 13, 11, 81):
            self.assertNotEqual(self.push(tile)["cells"][-1], 0)
        state = self.push(99)
        app.arrive("fifteen.won", "result.name")
        moved = {cell: tile for cell, tile in enumerate(state["cells"], 1) if tile != cell % 100}
        self.assertEqual(moved, {2: 11, 3: 2, 11: 3})
