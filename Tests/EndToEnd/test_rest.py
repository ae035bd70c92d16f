"""A program that has nothing to do costs nothing."""

import time

from fifteen import Board
from screentest import ScreenTest, alone

# What is tapped on the way from one stop to the next. `RestTests` looks at every screen, without the
# program's loop; here it is a scene with music, a board with its clock, and one without.
JOURNEYS = {"menu": [()], "fifteen": [("fifteen.play",), ("fifteen.pause",)], "recycle": [()]}


@alone
class Rest(ScreenTest):
    """Muted: music may cost a little, silence may not."""

    def watch(self, app, seconds=2.0):
        """Frames shown and processor time used (1/100 s) while nobody does anything."""
        app.wait_for("frame", since=0)  # so that none is told later means that none was drawn
        app.trace.wait_quiet(1.0, 20)
        app.act()
        ticks = app.cpu_ticks()
        time.sleep(seconds)
        return len(app.trace.since(app.acted, "frame")), app.cpu_ticks() - ticks

    def check_rest(self, app):
        """Nothing is drawn, and no time is taken."""
        frames, ticks = self.watch(app)
        self.assertEqual(frames, 0)
        self.assertLessEqual(ticks, 2)

    def test_screens_come_to_rest(self):
        for game, stops in JOURNEYS.items():
            app = self.start("--mute", "--game", game)
            app.wait_for("frame", since=0)
            for way in stops:
                with self.subTest(game=game, way=way):
                    for node in way:
                        app.tap(node)
                    app.rest()
                    self.check_rest(app)
            self.assertEqual(app.stop(), 0, app.errors())

    def test_the_dialog_at_the_end_of_a_board_rests_too(self):
        app, state = self.start_board("--mute", scramble=1)
        app.tap(f"tile.{Board(state).shortest()[0]}")
        app.arrive("fifteen.won", "result.name")
        app.trace.wait_quiet(1.5, 20)  # confetti has fallen, the caret has stopped blinking
        self.check_rest(app)

    def test_music_alone_draws_nothing_and_costs_little(self):
        app = self.start()
        app.arrive("menu")
        app.wait_for("music", lambda e: e["playing"])
        frames, ticks = self.watch(app, 5.0)
        self.assertEqual(frames, 0)
        self.assertLessEqual(ticks, 10, "2 % of a core")
