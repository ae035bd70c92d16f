"""Whoever does not want to write a name chooses a face, with each input device."""

from fifteen import Board
from hands import by_all_hands
from screentest import ROOMY


@by_all_hands
class Faces:
    """A guest at the end of a game, for all input devices."""

    size = ROOMY

    def start_and_solve(self):
        """Solves a short board, to the question who played."""
        app = self.start("--game", "fifteen", "--layout", "4x4", "--seed", "7", "--scramble", "2")
        app.arrive("fifteen", "tile.1")
        state = app.wait_for("state")["state"]
        way = Board(state).shortest()
        for count, tile in enumerate(way, 1):
            self.hand.push(tile, Board(state))
            told = app.wait_for("state")
            state = told["state"]
            if count < len(way):
                app.settle(told)
        app.arrive("fifteen.won", "result.face.3")
        return app

    def test_a_guest_who_chooses_an_animal_is_that_player_also_after_a_power_failure(self):
        app = self.start_and_solve()
        self.hand.press("result.face.3")
        app.wait_node("result.name", lambda n: n.get("text") == "Fox")
        self.assertEqual(app.wait_node("result.face.3", lambda n: n.get("value") == 1)["label"], "Fox")
        app.process.kill()
        app.process.wait()
        # The result is asked about again; nobody is called Fox yet.
        app = self.start()
        app.arrive("result", "result.face.3")
        self.assertEqual(app.layout()["result.name"]["text"], "")
        self.hand.press("result.face.3")
        app.wait_node("result.name", lambda n: n.get("text") == "Fox")
        self.hand.press("result.done")
        self.assertEqual(app.wait_for("claim")["player"], "Fox")
        app.wait_node("result.menu")
