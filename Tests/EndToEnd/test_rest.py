"""A program at rest draws nothing and uses no processor time."""

import time

from desktop import wait_until
from fifteen import Board
from screentest import ScreenTest, first, hearing

# The nodes that are tapped before each check. `RestTests` checks every screen without the program's
# loop; these are a scene with music, a board with its clock, and one without.
JOURNEYS = {"menu": [()], "fifteen": [("fifteen.play",), ("fifteen.pause",)], "recycle": [()]}


@first
class Rest(ScreenTest):
    """Muted where no processor time may be used: music uses a little."""

    def watch(self, app, limit, seconds=2.0):
        """The frames drawn and the processor time used (in 1/100 s) without input.

        The time is that of the first span of `seconds` that keeps the limit, or the least of five: on a
        busy machine the kernel charges the program now and then for more than its own work, but never
        for less."""
        app.wait_for("frame", since=0)  # from here on, no event means that no frame was drawn
        # After four seconds without a touch a hand shows the gesture, once.
        app.trace.wait_quiet(5.0, 40)
        app.act()
        spans = []
        while len(spans) < 5 and min(spans, default=limit + 1) > limit:
            ticks = app.cpu_ticks()
            time.sleep(seconds)
            spans.append(app.cpu_ticks() - ticks)
        return len(app.trace.since(app.acted, "frame")), min(spans)

    def check_rest(self, app):
        """Checks that nothing is drawn and no processor time is used."""
        frames, ticks = self.watch(app, 2)
        self.assertEqual(frames, 0)
        self.assertLessEqual(ticks, 2)

    def test_screens_come_to_rest(self):
        for game, stops in JOURNEYS.items():
            app = self.start("--game", game, "--seed", "7")
            app.wait_for("frame", since=0)
            for way in stops:
                with self.subTest(game=game, way=way):
                    for node in way:
                        app.tap(node)
                    app.rest()
                    self.check_rest(app)
            self.assertEqual(app.stop(), 0, app.errors())

    def test_what_lies_behind_a_game_is_stored_for_the_next_start(self):
        folder, stored = self.folder / "empty", set()
        for game in ("recycle", "blackjack", "mirror", "pet", "fifteen"):
            # The window fits the screen: one whose size changes just then stores nothing.
            app = self.start("--game", game, "--size", "800x480", XDG_CACHE_HOME=str(folder))

            def found():
                # An unfinished file ends in the number of its process.
                return {path for path in folder.glob("recreo/art/*/backdrop-*") if not path.suffix}
            wait_until(lambda: found() > stored, f"{game}'s backdrop")
            stored = found()
            self.assertEqual(app.stop(), 0, app.errors())

    def test_the_dialog_of_a_solved_board_comes_to_rest(self):
        app, state = self.start_board(scramble=1)
        app.tap(f"tile.{Board(state).shortest()[0]}")
        app.arrive("fifteen.won", "result.name")
        app.trace.wait_quiet(1.5, 20)  # confetti has fallen, the caret has stopped blinking
        self.check_rest(app)

    @hearing
    def test_music_alone_draws_nothing_and_uses_little_processor_time(self):
        app = self.start()
        app.arrive("menu")
        app.wait_for("music", lambda e: e["playing"])
        frames, ticks = self.watch(app, 10, 5.0)
        self.assertEqual(frames, 0)
        self.assertLessEqual(ticks, 10, "2 % of a core")
