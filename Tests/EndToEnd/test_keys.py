"""The keys that all games have in common: pause, help, hint, another game, undo."""

from fifteen import Board
from screentest import ScreenTest, seeing


class SameKeys(ScreenTest):
    """Someone at the machine's keyboard."""

    def helps(self, app, game):
        """F1 opens the help, and Escape leads back."""
        app.key("F1")
        app.arrive(f"{game}.help")
        app.key("Escape")
        app.arrive(game)

    def test_p_pauses_and_f1_helps_in_every_game_with_a_clock(self):
        for game, paused in (("fifteen", "fifteen.resume"), ("mirror", "mirror.resume")):
            with self.subTest(game=game):
                app = self.start("--game", game, "--layout", "4x4") if game == "fifteen" \
                    else self.start("--game", game, "--picture", "stars")
                app.arrive(game)
                self.helps(app, game)
                app.key("p")
                app.wait_node(paused)
                app.key("p")
                app.wait_gone(paused)
                app.stop()
        app = self.start("--game", "recycle", "--mode", "solo", "--halving", "classic")
        app.arrive("recycle")
        app.key("p")
        app.arrive("recycle.pause", "recycle.pause.on")

    def test_u_takes_back_r_makes_again_h_hints_and_n_begins_anew_in_fifteen(self):
        app = self.start("--game", "fifteen", "--layout", "3x3", "--scramble", "12", "--seed", "7")
        app.arrive("fifteen", "tile.1")
        start = app.wait_for("state", since=0)["state"]
        app.key(Board(start).direction(Board(start).shortest()[0]))
        moved = app.wait_for("state")["state"]
        for key, cells in (("u", start), ("r", moved), ("ctrl+z", start), ("ctrl+y", moved)):
            app.key(key)
            app.wait_for("state", lambda e, cells=cells: e["state"]["cells"] == cells["cells"])
        app.key("h")
        app.wait_node("tile.", lambda n: n.get("value") == 1)
        app.key("v")
        app.wait_node("fifteen.skip", timeout=30)
        app.key("n")
        app.arrive("fifteen.new.question")

    @seeing
    def test_t_turns_and_f1_helps_in_the_loom_too(self):
        app = self.start("--game", "recycle", "--mode", "calm", "--halving", "classic", "--seed", "5")
        app.arrive("recycle", "piece.1")
        app.focus("piece.1")
        app.wait_gone("recycle.countdown")
        before = app.trace.latest("state")["state"]["sides"][0]["pieces"][0]["angle"]
        app.key("t")
        app.wait_for("state", lambda e: e["state"]["sides"][0]["pieces"][0]["angle"] == before + 15)
        app.stop()
        app = self.start("--game", "mirror")
        app.arrive("mirror.setup", "mirror.loom")
        app.tap("mirror.loom")
        app.arrive("loom")
        app.key("F1")
        app.arrive("mirror.help")
