"""What only a game controller has: its stick, and the loop that polls it."""

from gamepad import STICK_X, STICK_Y
from hands import HandTest, Pad


class Stick(HandTest):
    """With a controller only."""

    hand_kind = Pad

    def test_the_stick_works_like_the_d_pad(self):
        app, state = self.start_board()
        app.find_window()
        for axis, way in ((STICK_X, 1), (STICK_X, -1), (STICK_Y, 1), (STICK_Y, -1)):
            self.hand.pad.lean(axis, way)
        app.wait_for("state", lambda e: e["state"]["moveCount"] > state["moveCount"])

    def test_a_controller_at_rest_causes_no_frames(self):
        app = self.start()
        app.arrive("menu", "menu.fifteen")
        app.trace.wait_quiet(2, 10)
        app.act()
        app.never("frame", quiet=4)
