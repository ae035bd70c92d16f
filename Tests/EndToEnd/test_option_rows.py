"""Every row of the options, by each hand."""

from hands import by_all_hands
from test_failures import run

ROWS = [  # in their order; None switches, a number slides, a word chooses
    ("options.music", None), ("options.music.volume", 0.8),
    ("options.sound", None), ("options.sound.volume", 0.2),
    ("options.scale", "100"), ("options.language", "es"),
    ("options.text", "115"), ("options.contrast", None), ("options.motion", None),
    ("options.speech", None), ("options.blackjack.fourcolour", None), ("options.slow", None), ("options.carry", None), ("options.left", None),
    ("options.dwell", "slow"), ("options.dwell", "off"), ("options.scan.time", "fast"),
    ("options.doubletap", 425), ("options.longpress", 765),
    ("options.drag", 24), ("options.pinch", 26),
    ("options.recycle.facts", None),
    ("options.blackjack.coach", None),
    ("options.blackjack.cards", "server"),
    ("options.fullscreen", None), ("options.fullscreen", None), ("options.notifications", None),
]
TABS = {  # on which a row is, by its name or the word after "options."
    "options.blackjack.fourcolour": "me",
    "music": "sound", "sound": "sound", "scale": "me", "language": "me", "text": "me",
    "contrast": "me", "motion": "me", "speech": "me", "slow": "me", "carry": "me", "left": "me",
    "dwell": "me", "scan": "me",
    "doubletap": "hands", "longpress": "hands",
    "drag": "hands", "pinch": "hands",
    "recycle": "games", "blackjack": "games", "fullscreen": "machine", "notifications": "machine",
}
RANGES = {"options.doubletap": (250, 600), "options.longpress": (225, 900), "options.drag": (8, 40),
          "options.pinch": (5, 40)}
KEPT = {  # what `recreo doctor` finds another day
    "music.on": "false", "sound.on": "false", "display.fullscreen": "false",
    "display.scale": "1.0", "language": '"es"', "text.size": "1.15", "display.contrast": "true",
    "motion.reduced": "true", "speech.on": "true", "gesture.slow": "true", "gesture.carry": "true", "hand.left": "true",
    "mouse.dwell": "0.0", "switch.time": "0.8", "recycle.facts": "false", "blackjack.fourcolour": "true",
    "blackjack.coach": "true", "notifications": '"on"',
}


@by_all_hands
class Rows:
    """One visit that touches them all; each acts at once and is there again another day."""

    def test_every_row_is_changed_and_remembered(self):
        config = self.folder / "config/recreo"
        config.mkdir(parents=True)
        (config / "config.toml").write_text('notifications = "off"\n')  # so that nobody is asked
        app = self.start("--game", "options")
        app.arrive("options", "options.music")
        tab = "sound"
        for row, wish in ROWS:
            with self.subTest(row=row, wish=wish):
                wanted = TABS.get(row) or TABS[row.split(".")[1]]
                if wanted != tab:
                    tab = wanted
                    self.hand.choose("options.tab", tab)
                    app.wait_node(row)
                self.change(row, wish)
        self.assertEqual(app.wait_node("options.back")["label"], "Volver")
        app.screenshot(self.folder / "changed.png")
        self.hand.back("options.back")
        app.arrive("menu")
        self.assertEqual(app.stop(), 0, app.errors())
        told = dict(line.split(" = ", 1) for line in self.doctor() if " = " in line)
        for setting, value in KEPT.items():
            self.assertEqual(told[setting].split("  ")[0], value, setting)

    def change(self, row, wish):
        """Does what is wished with a row, and sees that it is so."""
        app = self.app
        if wish is None:
            old = self.hand.see(row)["value"]
            self.hand.press(row)
            app.wait_node(row, lambda node: node["value"] == 1 - old)
        elif isinstance(wish, str):
            self.hand.choose(row, wish)
            app.wait_node(f"{row}.{wish}", lambda node: node["value"] == 1)
        else:
            low, high = RANGES.get(row, (0, 1))
            self.hand.slide(row, (wish - low) / (high - low), (low, high))
            app.wait_node(row, lambda node: abs(node["value"] - wish) <= 0.03 * (high - low))
        app.rest()

    def doctor(self):
        """The lines of what it found."""
        return run(self.folder, "doctor", "--data", self.data)[1].splitlines()
