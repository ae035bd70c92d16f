"""What only a game controller has: its stick, and the loop that polls it."""

from gamepad import LEFT_TRIGGER, RIGHT_TRIGGER, STICK_X, STICK_Y
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

    def test_triggers_turn_a_bottle_and_x_halves_a_bag(self):
        app = self.start("--game", "recycle", "--mode", "calm", "--seed", "7")
        app.arrive("recycle", "piece.1")
        app.find_window()

        def piece(number, state):
            return next((p for p in state["sides"][0]["pieces"] if p["piece"] == number), None)
        self.hand.see("piece.1")
        for trigger, ways in ((RIGHT_TRIGGER, range(1, 13)), (LEFT_TRIGGER, (11,))):
            for turns in ways:
                app.act()
                self.hand.pad.squeeze(trigger)
                app.wait_for("state", lambda e, n=turns: round(abs(piece(1, e["state"])["angle"])) == n * 15)
        self.hand.see("piece.2")
        app.act()
        self.hand.pad.press("special")
        app.wait_for("state", lambda e: piece(2, e["state"])["size"] == 0.5)
