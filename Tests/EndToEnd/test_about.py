"""The last tab of the options, by each hand: About and Exit."""

import re

from hands import HandTest, Touch, by_all_hands
from test_failures import run


@by_all_hands
class About:
    """Whoever looks for the version finds it at the end of the options."""

    def test_it_shows_the_version_of_the_command_line(self):
        app = self.start("--game", "options")
        app.arrive("options", "options.music")
        self.hand.choose("options.tab", "machine")
        self.hand.press("options.about")
        app.arrive("about", "about.version")
        shown = re.search(r"[\d.]+$", app.wait_node("about.version")["label"]).group()
        self.assertEqual(run(self.folder, "--version"), (0, shown + "\n", ""))
        self.hand.back("about.back")
        app.arrive("options", "options.about")

    def test_exit_ends_the_program(self):
        app = self.start("--fullscreen")
        app.arrive("menu", "menu.options")
        self.hand.press("menu.options")
        app.arrive("options", "options.music")
        self.hand.choose("options.tab", "machine")
        self.hand.press("options.exit")
        self.assertEqual(app.wait_exit(), 0, app.errors())


class Thanks(HandTest):
    """Whoever wonders where the brocades come from."""

    hand_kind = Touch

    def test_a_finger_finds_the_thanks_to_the_weavers(self):
        app = self.start("--game", "options")
        app.arrive("options", "options.music")
        self.hand.choose("options.tab", "machine")
        self.hand.press("options.about")
        app.arrive("about", "about.version")
        credit = self.hand.see("about.weavers")
        self.assertIn("Li weavers of Hainan", credit["label"])
        x, y, width, height = credit["frame"]
        points = app.trace.latest("window")["points"]
        self.assertTrue(x >= 0 and y >= 0 and x + width <= points[0] and y + height <= points[1], credit)
