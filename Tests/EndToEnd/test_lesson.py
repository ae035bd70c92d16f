"""Fifteen's lessons: each short board is solved by touch, as its hints say."""

from hands import HandTest, Touch
from screentest import ROOMY


class Lessons(HandTest):
    """Someone who has never solved such a board."""

    hand_kind = Touch
    size = ROOMY

    def test_the_four_lessons_are_played_to_their_end(self):
        app, hand = self.start("--game", "fifteen"), self.hand
        app.arrive("fifteen.setup", "fifteen.lesson")
        hand.press("fifteen.lesson")
        for number in range(4):
            with self.subTest(lesson=number + 1):
                app.arrive("fifteen.lesson", "lesson.hint")
                self.assertEqual(app.layout()["lesson.next"]["label"], "Skip")
                if number == 0:
                    app.screenshot(self.folder / "lesson.png")
                self.solve()
                app.wait_node("lesson.next", lambda n, last=number == 3: n["label"] == ("Done" if last else "Next"))
                hand.press("lesson.next")
        app.arrive("fifteen.setup", "fifteen.play")

    def solve(self):
        """Pushes what the hints mark until the lesson is done."""
        app, hand = self.app, self.hand
        for _ in range(60):
            if not app.layout()["lesson.hint"]["enabled"]:
                return
            hand.press("lesson.hint")
            tile = app.wait_node("tile.", lambda n: n.get("value") == 1)["id"]
            hand.press(tile)
            app.settle(app.wait_for("state", lambda e: e["game"] == "lesson"))
        self.fail("the lesson never ends")
