"""Random input by ten fingers, mouse and keys, in windows of any size, never ends the program."""

import random
import subprocess

from screentest import ScreenTest, hearing

GAMES = ("menu", "recycle", "blackjack", "mirror", "pet", "fifteen", "options", "players")
KEYS = ("Return", "Escape", "Tab", "space", "Left", "Right", "Up", "Down", "F1", "c", "h", "n", "p", "s",
        "r", "t", "x", "ctrl+z", "Page_Down", "Home", "End", "BackSpace", "a")
SIZES = ((1, 1), (40, 40), (640, 50), (640, 80), (50, 640), (300, 250), (800, 480), (480, 800),
         (1000, 700), (1200, 760))
ROUNDS = 60


@hearing
class Monkey(ScreenTest):
    """The input is the same in each run, since it has a seed; only its timing differs."""

    def anywhere(self, app, dice):
        """A random point in the window; outside are the window manager's buttons."""
        x, y, width, height = app.place()
        return x + dice.randrange(max(1, width)), y + dice.randrange(max(1, height))

    def act_at_random(self, app, dice):
        """Makes one random input."""
        place = self.anywhere(app, dice)
        match dice.randrange(8):
            case 0 | 1:
                self.screen.tap(place)
            case 2:
                self.screen.drag(place, self.anywhere(app, dice), dice.choice((40, 200)))
            case 3:
                self.use_a_whole_hand(app, dice)
            case 4 | 5:
                self.screen.xdotool("key", "--delay", 5, *dice.choices(KEYS, k=6))
            case 6:
                self.screen.xdotool("mousemove", *place, "click", dice.choice((1, 1, 3, 4, 5)))
            case 7:
                self.screen.xdotool("windowsize", app.find_window(), *dice.choice(SIZES))

    def use_a_whole_hand(self, app, dice):
        """Puts down up to ten fingers, moves them and lifts them."""
        hand, fingers = self.screen.hand, range(dice.randrange(2, 11))
        for finger in fingers:
            hand.down(finger, *self.anywhere(app, dice))
        for _ in range(5):
            for finger in fingers:
                hand.move(finger, *self.anywhere(app, dice))
        for finger in fingers:
            hand.up(finger)

    def has_left(self, app):
        """Whether the input hit Exit in Options, which ends the program."""
        try:
            return app.process.wait(3) == 0
        except subprocess.TimeoutExpired:
            return False

    def let_loose(self, game):
        """Plays a game with random input for a while; then the program must still end cleanly."""
        app = self.start("--game", game, "--seed", "5", "--size", "1000x700")
        app.wait_for("scene")
        app.find_window()
        dice = random.Random(f"monkey {game}")
        for turn in range(ROUNDS):
            try:
                self.act_at_random(app, dice)
            except Exception:
                if self.has_left(app):
                    return
                raise
            self.assertIn(app.process.poll(), (None, 0), f"turn {turn}: {app.errors()[-400:]}")
        self.assertEqual(app.stop(), 0, app.errors()[-400:])
        ours = [e for e in app.trace.since(0, "error") if "/Resources/" in e["message"]]
        self.assertEqual(ours, [], "no window size makes a resource unusable")


for name in GAMES:
    setattr(Monkey, f"test_random_input_in_{name}_never_ends_the_program",
            lambda self, game=name: self.let_loose(game))
