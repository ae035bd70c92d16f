"""The About screen, by each hand."""

import re

from hands import by_all_hands
from test_failures import run


@by_all_hands
class About:
    """Whoever looks for the version finds it at the end of the options."""

    def test_it_tells_the_version_of_the_command_line(self):
        app = self.start("--game", "options", "--mute")
        app.arrive("options", "options.music")
        self.hand.choose("options.tab", "machine")
        self.hand.press("options.about")
        app.arrive("about", "about.version")
        shown = re.search(r"[\d.]+$", app.wait_node("about.version")["label"]).group()
        self.assertEqual(run(self.folder, "--version"), (0, shown + "\n", ""))
        self.hand.back("about.back")
        app.arrive("options", "options.about")
