"""A whole visit, from the menu to a solved board and back, with each input device."""

from fifteen import Board
from hands import Keys, HandTest, by_all_hands
from screentest import ROOMY, seeing


@by_all_hands
@seeing
class Visit:
    """The visit, for all input devices."""

    size = ROOMY

    def test_a_board_is_chosen_solved_and_left(self):
        app, hand = self.start("--seed", "7", "--scramble", "12"), self.hand
        app.arrive("menu", "menu.fifteen")
        hand.press("menu.fifteen")
        app.arrive("fifteen.setup", "fifteen.play")
        state = self.set_up()
        moves = self.solve(state)
        self.look_at_the_end(moves)
        hand.write_name("result.name", hand.word, "result.done")
        claim = app.wait_for("claim")
        self.assertEqual((claim["player"].lower(), claim["ranks"]), (hand.word, []), "a scramble of 12 doesn't count")
        app.wait_node("result.menu")
        hand.press("result.menu")
        app.arrive("menu", "menu.fifteen")

    def set_up(self):
        """Selects another picture and the classic size, and starts."""
        app, hand = self.app, self.hand
        pictures = app.ids("fifteen.picture.")
        self.assertGreaterEqual(len(pictures), 2, "the first picture, and another beside it")
        chosen = app.layout()["fifteen.pictures"]["value"]
        hand.turn("fifteen.pictures", 1)
        app.wait_node("fifteen.pictures", lambda n: n.get("value", chosen) != chosen)
        hand.press("fifteen.layout.4x4")
        hand.press("fifteen.play")
        app.arrive("fifteen", "tile.1")
        state = app.wait_for("state")["state"]
        self.assertEqual(state["setup"], {"columns": 4, "rows": 4, "scramble": 12})
        self.assertEqual(state["moveCount"], 0)
        app.screenshot(self.folder / "board.png")
        self.assertFalse(app.picture().is_blank(), "the board shows something")
        return state

    def solve(self, state):
        """Solves the board tile by tile; each counts as one move."""
        app, way = self.app, Board(state).shortest()
        for count, tile in enumerate(way, 1):
            self.hand.push(tile, Board(state))
            told = app.wait_for("state")
            state = told["state"]
            self.assertEqual(state["moveCount"], count)
            if count < len(way):
                app.settle(told)
        self.assertEqual(state["cells"], [*range(1, 16), 0])
        return len(way)

    def look_at_the_end(self, moves):
        """Checks the result in the trace and on the screen."""
        app = self.app
        result = app.wait_for("result")
        self.assertEqual((result["game"], result["moves"]), ("fifteen", moves))
        self.assertGreater(result["ms"], 0)
        app.arrive("fifteen.won", "result.name")
        words = app.layout()["result.summary"]["label"]
        self.assertRegex(words, rf"\b{moves}\b.*\b\d+:\d\d", "the moves and the time are shown")
        app.screenshot(self.folder / "won.png")
        self.assertFalse(app.picture().is_blank(), "the end shows something")


class Escape(HandTest):
    """With the keyboard only."""

    hand_kind = Keys

    def test_escape_leads_back_to_the_menu(self):
        app = self.start()
        app.arrive("menu", "menu.options")
        for node, scene in (("menu.options", "options"), ("menu.fifteen", "fifteen.setup")):
            self.hand.press(node)
            app.arrive(scene)
            app.key("Escape")
            app.arrive("menu", "menu.options")
