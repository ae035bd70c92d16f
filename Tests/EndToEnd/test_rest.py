"""A program that has nothing to do costs nothing."""

import time

from screentest import ScreenTest


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

    def test_music_alone_draws_nothing_and_costs_little(self):
        app = self.start()
        app.arrive("menu")
        app.wait_for("music", lambda e: e["playing"])
        frames, ticks = self.watch(app)
        self.assertEqual(frames, 0)
        self.assertLessEqual(ticks, 10, "2 % of a core")
