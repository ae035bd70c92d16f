"""A whole visit: from the menu to a solved board and back, each time with another hand."""

from fifteen import Board
from screentest import ScreenTest


class Visit:
    """The visit, told once; who inherits it says how a node is chosen and a tile is moved."""

    name = "ana"

    def choose(self, node):
        """Makes the node do what it does."""
        raise NotImplementedError

    def push(self, board, tile):
        """Moves a tile that lies beside the gap into it."""
        raise NotImplementedError

    def choose_picture(self, name):
        """Brings another picture to the middle."""
        self.choose(name)

    def write(self, words):
        """Writes a name under the result and puts it into the lists."""
        raise NotImplementedError

    def test_a_board_is_chosen_solved_and_left(self):
        self.app = self.start("--seed", "7", "--scramble", "12")
        self.app.arrive("menu", "menu.fifteen")
        self.choose("menu.fifteen")
        self.app.arrive("fifteen.setup", "fifteen.play")
        state = self.set_up()
        moves = self.solve(state)
        self.look_at_the_end(moves)
        self.write(self.name)
        claim = self.app.wait_for("claim")
        self.assertEqual((claim["player"].lower(), claim["ranks"]), (self.name, [1, 1]))
        self.app.wait_node("result.menu")
        self.app.trace.wait_quiet(0.5, 5)
        self.app.screenshot(self.folder / "named.png")
        self.choose("result.menu")
        self.app.arrive("menu", "menu.fifteen")

    def set_up(self):
        """Another picture than the first, the classic size, and off."""
        pictures = self.app.ids("fifteen.picture.")
        self.assertGreaterEqual(len(pictures), 3, "at least three pictures to choose from")
        chosen = self.app.layout()["fifteen.pictures"]["value"]
        self.choose_picture(next(p for p in pictures if not self.app.layout()[p]["value"]))
        self.app.wait_node("fifteen.pictures", lambda n: n["value"] != chosen)
        self.choose("fifteen.layout.4x4")
        self.choose("fifteen.play")
        self.app.arrive("fifteen", "tile.1")
        state = self.app.wait_for("state")["state"]
        self.assertEqual(state["setup"], {"columns": 4, "rows": 4, "scramble": 12})
        self.assertEqual(state["moveCount"], 0)
        self.app.screenshot(self.folder / "board.png")
        self.assertFalse(self.app.picture().is_blank(), "the board shows something")
        return state

    def solve(self, state):
        """One tile after another, each told as a move of its own."""
        way = Board(state).shortest()
        for count, tile in enumerate(way, 1):
            self.push(Board(state), tile)
            told = self.app.wait_for("state")
            state = told["state"]
            self.assertEqual(state["moveCount"], count)
            if count < len(way):
                self.app.settle(told)
        self.assertEqual(state["cells"], [*range(1, 16), 0])
        return len(way)

    def look_at_the_end(self, moves):
        """The result is told, shown and counted right."""
        result = self.app.wait_for("result")
        self.assertEqual((result["game"], result["moves"]), ("fifteen", moves))
        self.assertGreater(result["ms"], 0)
        self.app.arrive("fifteen.won", "result.name")
        words = self.app.layout()["result.summary"]["label"]
        self.assertRegex(words, rf"\b{moves}\b.*\b\d+:\d\d", "the moves and the time are shown")
        self.app.screenshot(self.folder / "won.png")
        self.assertFalse(self.app.picture().is_blank(), "the end shows something")


class VisitByTouch(Visit, ScreenTest):
    """With fingers only."""

    def choose(self, node):
        self.app.tap(node)

    def push(self, board, tile):
        self.app.tap(f"tile.{tile}")

    def write(self, words):
        self.app.tap("result.name")
        for letter in words:
            self.app.tap(f"key.{letter}")
        self.app.wait_node("result.name", lambda n: n["text"].lower() == words)
        self.app.screenshot(self.folder / "keyboard.png")
        self.app.tap("key.done")
        self.app.trace.wait_quiet(0.5, 5)  # the dialog comes down again
        self.app.tap("result.done")


class VisitByMouse(Visit, ScreenTest):
    """With the mouse only."""

    def choose(self, node):
        self.app.click(node)

    def push(self, board, tile):
        self.app.click(f"tile.{tile}")

    def write(self, words):
        self.app.click("result.name")
        self.screen.xdotool("type", "--delay", 40, words)
        self.app.wait_node("result.done", lambda n: n["enabled"])
        self.app.wait_node("result.name", lambda n: n["text"] == words)
        self.app.click("result.done")


class VisitByKeys(Visit, ScreenTest):
    """With the keyboard only."""

    def choose(self, node):
        self.app.focus(node)
        self.app.key("Return")

    def choose_picture(self, name):
        middle = next(n for n in self.app.ids("fifteen.picture.") if self.app.layout()[n]["value"])
        self.app.focus(middle)
        self.app.key("Right")

    def push(self, board, tile):
        self.app.key(board.direction(tile))

    def write(self, words):
        self.screen.xdotool("type", "--delay", 40, words)
        self.app.wait_node("result.name", lambda n: n["text"] == words)
        self.app.key("Return")

    def test_escape_goes_back_from_everywhere(self):
        app = self.app = self.start()
        app.arrive("menu", "menu.options")
        for node, scene in (("menu.options", "options"), ("menu.fifteen", "fifteen.setup")):
            self.choose(node)
            app.arrive(scene)
            app.key("Escape")
            app.arrive("menu", "menu.options")

    def test_arrows_move_a_slider(self):
        app = self.app = self.start("--game", "options")
        app.arrive("options", "options.music.volume")
        value = app.layout()["options.music.volume"]["value"]
        app.focus("options.music.volume")
        for key, change in (("Left", -0.05), ("Left", -0.05), ("Right", 0.05)):
            app.key(key)
            value = round(value + change, 2)
            app.wait_node("options.music.volume", lambda node: round(node["value"], 2) == value)
