"""The pet by fingers, mouse and keys, and a night away from it."""

import contextlib
import sqlite3

from gestures import drag, flick, path
from screentest import ScreenTest

HOUR = 3_600_000


class PetStory(ScreenTest):
    """The garden, and what every story does in it."""

    def begin(self):
        app = self.start("--game", "pet")
        app.arrive("pet", "pet")
        self.app = app
        return app

    def pet(self):
        """The newest state told."""
        return self.app.trace.latest("state")["state"]

    def food(self):
        return self.pet()["supplies"]["food"]["amount"]

    def wait_pet(self, holds):
        return self.app.wait_for("state", lambda e: holds(e["state"]))["state"]

    def hatch(self):
        """Three strokes, as everybody begins."""
        for _ in range(3):
            self.app.tap("pet")
            self.app.wait_for("move", lambda e: "stroke" in e["move"])
        self.wait_pet(lambda pet: pet["form"] == "child")
        # It may only be held once it has blinked and looked around.
        self.app.wait_node("pet.ribbon")
        self.app.wait_node(
            "pet", lambda node: node["id"] == "pet" and node.get("text") in ("walk", "stand", "blink"))

    def middle(self, node):
        """Where a node that walks is, in pixels of the screen, once it has its feet on the ground."""
        stands = self.app.wait_node(node, lambda told: told["id"] == node and told.get("text") != "dangle")
        x, y, w, h = stands["frame"]
        return self.app.on_screen((x + w / 2, y + h / 2))


class PetTest(PetStory):
    """Each test begins at an egg in its garden."""

    def test_a_day_with_it_by_fingers_and_a_night_away(self):
        app = self.begin()
        self.hatch()
        food = self.food()
        app.tap("pet.feed")
        self.wait_pet(lambda pet: pet["supplies"]["food"]["amount"] == food - 1)
        # A berry, from the bowl to its mouth.
        app.act()
        app.screen.hand.play(drag(*app.center("food"), *self.middle("pet"), ms=500, rest=120))
        self.wait_pet(lambda pet: pet["supplies"]["food"]["amount"] == food - 2)
        self.stroke()
        self.pick_up()
        self.toss()
        self.assertEqual(app.stop(), 0, app.errors())
        self.a_night_passes()

    def stroke(self):
        """To and fro over its fur."""
        x, y = self.middle("pet")
        self.app.act()
        self.app.screen.hand.play(path(lambda u: (x + 60 * (1 - abs(1 - (u * 10) % 2)), y), 1200, 80))
        self.app.wait_for("move", lambda e: "stroke" in e["move"])

    def pick_up(self):
        """Up, held, and down on its feet."""
        x, y = self.middle("pet")
        self.app.act()
        self.app.screen.hand.play(drag(x, y, x + 60, y - 220, ms=500, rest=500))
        self.app.wait_for("sound", lambda e: e["name"] == "lift")
        self.app.wait_for("sound", lambda e: e["name"] == "pet-land")

    def toss(self):
        """Let go of in a swing: it comes down where it stands, and liked that."""
        x, y = self.middle("pet")
        self.app.act()
        self.app.screen.hand.play(flick(x, y, x - 200, y - 240, ms=260))
        self.app.wait_for("move", lambda e: "toss" in e["move"])

    def a_night_passes(self):
        """It was seen nine hours ago: what happened since is told, once."""
        with contextlib.closing(sqlite3.connect(self.data / "recreo.sqlite")) as store, store:
            # From nine in the morning: it sleeps at night, whenever this test runs.
            store.execute(
                "UPDATE pets SET seen_at = seen_at - ?, pet = json_set(pet, '$.tickOfDay', ?)",
                (9 * HOUR, 9 * HOUR))
        app = self.app = self.start("--game", "pet")
        app.arrive("pet.away", "log.0")
        lines = [app.layout()[name]["label"] for name in app.ids("log.")]
        self.assertTrue(any("hungry" in line for line in lines), lines)
        app.tap("pet.away.done")
        app.wait_for("scene", lambda e: e["name"] == "pet")
        app.wait_node("pet")
        app.never("scene", lambda e: e["name"] == "pet.away", quiet=0.2)

    def test_the_mouse_alone_tickles_plays_and_carries(self):
        app = self.begin()
        self.hatch()
        app.click("pet.play")
        app.wait_for("move", lambda e: "play" in e["move"])
        x, y = self.middle("pet")
        app.act()
        app.screen.xdotool("mousemove", x + 60, y, "mousedown", 3, "mousemove", x + 50, y + 40, "sleep", 0.05,
                           "mousemove", x, y + 60, "sleep", 0.05, "mousemove", x - 60, y, "sleep", 0.05, "mouseup", 3)
        app.wait_for("move", lambda e: "tickle" in e["move"])
        x, y = self.middle("pet")
        app.act()
        app.screen.xdotool("mousemove", x, y, "mousedown", 1, "mousemove", x, y - 60, "sleep", 0.05,
                           "mousemove", x, y - 200, "sleep", 0.4, "mouseup", 1)
        app.wait_for("sound", lambda e: e["name"] == "pet-land")

    def test_keys_alone_hatch_feed_and_name_it(self):
        app = self.begin()
        app.focus("pet")
        for _ in range(3):
            app.key("Return")
            app.wait_for("move", lambda e: "stroke" in e["move"])
        app.key("k")
        app.wait_for("move", lambda e: "tickle" in e["move"])
        food = self.food()
        app.wait_node("pet.feed")  # once it has hatched
        app.focus("pet.feed")
        app.key("space")
        self.wait_pet(lambda pet: pet["supplies"]["food"]["amount"] == food - 1)
        app.focus("pet.name")
        app.key("Return")
        app.arrive("pet.name", "pet.name.field")
        app.screen.xdotool("key", "ctrl+a", "BackSpace")
        app.screen.xdotool("type", "--delay", 40, "Luna")
        app.key("Return")
        app.wait_for("scene", lambda e: e["name"] == "pet")
        app.wait_node("pet.name", lambda node: node["label"] == "Luna")
