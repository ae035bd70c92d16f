"""A program that has nothing to do costs nothing."""

import time

from fifteen import Board
from screentest import ScreenTest, alone


@alone
class Rest(ScreenTest):
    """Muted: music may cost a little, silence may not."""

    def watch(self, app, seconds=5.0):
        """Frames shown and processor time used (1/100 s) while nobody does anything."""
        app.wait_for("frame", since=0)  # so that none is told later means that none was drawn
        app.trace.wait_quiet(1.0, 10)
        app.act()
        ticks = app.cpu_ticks()
        time.sleep(seconds)
        return len(app.trace.since(app.acted, "frame")), app.cpu_ticks() - ticks

    def test_the_menu_at_rest_draws_nothing_and_takes_no_time(self):
        app = self.start("--mute")
        app.arrive("menu")
        frames, ticks = self.watch(app)
        self.assertEqual(frames, 0)
        self.assertLessEqual(ticks, 2)

    def test_a_board_nobody_has_touched_is_at_rest_too(self):
        app, _ = self.start_board("--mute")
        frames, ticks = self.watch(app)
        self.assertEqual(frames, 0)
        self.assertLessEqual(ticks, 2)

    def check_rest(self, app):
        """Nothing is drawn, and no time is taken."""
        frames, ticks = self.watch(app, 3.0)
        self.assertEqual(frames, 0)
        self.assertLessEqual(ticks, 2)

    def test_every_screen_comes_to_rest(self):
        ways = {  # where it begins, and what is tapped from there
            "options": [()], "fifteen": [(), ("fifteen.results",)],
            "recycle": [(), ("recycle.rules",), ("recycle.play",)], "gallery": [()],
            "blackjack": [(), ("blackjack.history",)], "mirror": [()],
        }
        for game, taps in ways.items():
            for way in taps:
                with self.subTest(game=game, way=way):
                    app = self.start("--mute", "--game", game)
                    app.wait_for("frame", since=0)
                    for node in way:
                        app.trace.wait_quiet(0.5, 5)
                        app.tap(node)
                    app.trace.wait_quiet(1.0, 6)
                    self.check_rest(app)
                    self.assertEqual(app.stop(), 0, app.errors())

    def test_a_paused_board_and_the_dialog_at_its_end_rest_too(self):
        app, _ = self.start_board("--mute")
        app.tap("fifteen.pause")
        self.check_rest(app)
        self.assertEqual(app.stop(), 0, app.errors())
        app, state = self.start_board("--mute", scramble=1)
        app.tap(f"tile.{Board(state).shortest()[0]}")
        app.arrive("fifteen.won", "result.name")
        app.trace.wait_quiet(1.5, 20)  # confetti has fallen, the caret has stopped blinking
        self.check_rest(app)

    def test_music_alone_draws_nothing_and_costs_little(self):
        app = self.start()
        app.arrive("menu")
        app.wait_for("music", lambda e: e["playing"])
        frames, ticks = self.watch(app)
        self.assertEqual(frames, 0)
        self.assertLessEqual(ticks, 10, "2 % of a core")
