"""The pet in a small window on the desktop."""

from desktop import wait_until
from screentest import ScreenTest
from test_failures import run
from recreo import NOON


class Walking(ScreenTest):
    """A person who lets the pet out of its garden."""

    def test_it_walks_along_the_lower_edge_and_a_tap_brings_it_home(self):
        app = self.start("--game", "pet", TZ=NOON)
        app.arrive("pet", "pet")
        state = app.wait_for("state")
        while state["state"]["form"] == "egg":
            app.tap("pet")
            state = app.wait_for("state")
        self.assertEqual(app.stop(), 0)

        app = self.start("--game", "pet", "--desktop", TZ=NOON)
        app.arrive("pet.desktop", "pet.desktop.open")
        wait_until(lambda: app.place()[2:] == (160, 144), "the small window")
        height = self.screen.size[1] - 144
        wait_until(lambda: app.place()[1] == height, "the lower edge")
        x = app.place()[0]
        wait_until(lambda: app.place()[0] != x, "a walk")
        self.assertEqual(app.place()[1], height, "along the edge")
        app.tap("pet.desktop.open")
        app.arrive("pet", "pet.back")
        wait_until(lambda: app.place()[2] >= 800, "the whole window")

    def test_only_the_pet_does_and_not_on_a_kiosk(self):
        for arguments in (("--game", "mirror", "--desktop"), ("--game", "pet", "--desktop", "--kiosk")):
            status, _, errors = run(self.folder, *arguments)
            self.assertEqual(status, 64)
            self.assertIn("--desktop requires --game pet", errors)
