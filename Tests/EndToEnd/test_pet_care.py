"""The pet in illness and fatigue, fed by its feeder, grown up, and in contests: all by real touch."""

import contextlib
import sqlite3

from gestures import drag
from test_pet import HOUR, PetStory
from recreo import NOON


class Care(PetStory):
    """Each story begins with a pet that has just hatched, about noon."""

    def begin(self, *arguments):
        app = self.app = self.start("--game", "pet", *arguments, TZ=NOON)
        app.arrive("pet", "pet")
        return app

    def raise_it(self):
        """An egg, hatched."""
        app = self.begin()
        self.hatch()
        return app

    def changed(self, *changes, away=0):
        """The program once more, with a pet that was changed on the disk and left alone."""
        self.assertEqual(self.app.stop(), 0, self.app.errors())
        with contextlib.closing(sqlite3.connect(self.data / "recreo.sqlite")) as store, store:
            for path, value in changes:
                store.execute("UPDATE pets SET pet = json_set(pet, ?, json(?))", (path, value))
            store.execute("UPDATE pets SET seen_at = seen_at - ?", (away,))
        app = self.app = self.start("--game", "pet", TZ=NOON)
        app.arrive("pet.away" if away else "pet")
        return app

    def tap_until_told(self, node):
        """Taps, and answers the pet's next state."""
        written = self.pet()["written"]
        self.app.tap(node)
        return self.wait_pet(lambda pet: pet["written"] > written)

    def test_fed_too_much_it_falls_ill_and_medicine_cures_it(self):
        app = self.raise_it()
        for _ in range(8):
            pet = self.tap_until_told("pet.feed")
            if "illness" in pet.get("health", {}):
                break
        self.assertEqual(pet["health"]["illness"]["cause"], "overeating")
        medicine = pet["supplies"]["medicine"]["amount"]
        app.wait_node("pet.treat")
        app.wait_gone("pet.play")
        app.wait_node("pet.state", lambda node: node["label"] == "Ill")
        app.tap("pet.treat")
        pet = self.wait_pet(lambda pet: "illness" not in pet["health"])
        self.assertEqual(pet["supplies"]["medicine"]["amount"], medicine - 1)
        app.wait_node("pet.play")
        app.wait_gone("pet.treat")

    def test_without_medicine_there_is_tea_and_in_dirt_nobody_dies(self):
        self.raise_it()
        app = self.changed(
            ("$.messes", "3"), ("$.supplies.medicine.amount", "0"),
            ("$.health", '{"chance": {"state": 7}, "surplus": 0, "dirtEnds": 0}'))
        app.wait_node("pet.treat", lambda node: node["label"] == "Tea")
        app.tap("pet.treat")
        self.wait_pet(lambda pet: pet["health"]["illness"]["isTreated"])
        app.wait_gone("pet.treat")
        app = self.changed(away=9 * HOUR)
        lines = [app.layout()[name]["label"] for name in app.ids("log.")]
        self.assertTrue(any("well again" in line for line in lines), lines)

    def test_training_tires_it_and_a_tired_pet_does_not_compete(self):
        self.raise_it()
        app = self.changed(("$.supplies.training.amount", "20"))
        app.tap("pet.train")
        app.wait_node("pet.train.luck", lambda node: node["label"] == "Luck 100")
        for _ in range(8):
            self.tap_until_told("pet.train.luck")
        app.wait_gone("pet.train")
        app.wait_node("pet.stamina", lambda node: node["label"] == "Tired" and node["value"] < 0.05)
        app.tap("pet.contest")
        app.arrive("pet.contest", "rival.0")
        app.wait_node("pet.contest.words", lambda node: "too tired" in node["label"])
        app.tap("rival.0")
        app.never("scene", lambda e: e["name"] == "pet.match", quiet=0.5)

    def test_a_feeder_is_bought_filled_and_feeds_it_while_one_is_away(self):
        self.raise_it()
        app = self.changed(("$.supplies.materials.amount", "10"))
        app.tap("pet.feeder")
        self.wait_pet(lambda pet: pet.get("feeder") == 0)
        food = self.food()
        for meals in (1, 2):
            app.tap("feeder")
            self.wait_pet(lambda pet, meals=meals: pet["feeder"] == meals)
        self.assertEqual(self.food(), food - 2)
        app = self.changed(away=9 * HOUR)
        lines = [app.layout()[name]["label"] for name in app.ids("log.")]
        self.assertTrue(any("ate from the feeder" in line for line in lines), lines)
        self.assertFalse(any("hungry" in line for line in lines), lines)

    def in_a_moment(self, moment):
        """The program with a pet that does something just now."""
        return self.changed(
            ("$.upbringing", '{"chance": {"state": 7}, "manners": 40, "moment": "%s", '
             '"hasRefused": false, "turns": 5000}' % moment))

    def test_begging_is_taught_and_kindness_is_praised(self):
        self.raise_it()
        for moment, answer in (("begging", "pet.teach"), ("kind", "pet.praise")):
            app = self.in_a_moment(moment)
            app.wait_node(answer)
            app.tap(answer)
            self.wait_pet(lambda pet: pet["upbringing"]["manners"] == 50)
            app.wait_gone(answer)
            app.wait_node("pet.manners", lambda node: node["value"] == 0.5)

    def test_what_it_refused_it_eats_once_it_is_taught_and_meals_and_play_change_its_weight(self):
        self.raise_it()
        app = self.in_a_moment("fussy")
        food = self.food()
        app.wait_gone("pet.teach")
        app.tap("pet.feed")
        self.wait_pet(lambda pet: "refusedFood" in pet["log"][-1]["kind"])
        self.assertEqual(self.food(), food)
        app.tap("pet.teach")
        self.wait_pet(lambda pet: pet["upbringing"]["manners"] == 50)
        app.tap("pet.feed")
        heavy = self.wait_pet(lambda pet: pet.get("grams", 500) > 500)["grams"]
        app.wait_node("pet.weight", lambda node: f"{heavy} g" in node["label"])
        app.tap("pet.play")
        self.wait_pet(lambda pet: pet["grams"] == heavy - 5)
        app.wait_node("pet.weight", lambda node: f"{heavy - 5} g" in node["label"])

    def test_what_was_played_decides_what_it_becomes_and_the_album_shows_it(self):
        self.raise_it()
        now = "100000"
        app = self.changed(
            *((f"$.{name}", now) for name in ("age", "awake", "fedAt", "playedAt", "messAt")),
            ("$.hatchedAt", "10002"),
            ("$.childhood",
             '{"games": {"mirror": 9}, "trained": {}, "surplus": 0, "beds": 0, "treated": 0}'))
        pet = self.wait_pet(lambda pet: pet["form"] not in ("egg", "child"))
        self.assertEqual(pet["form"], "weaver")
        app.wait_gone("pet.ribbon")
        app.tap("pet.album")
        app.arrive("pet.album", "album.champion")
        self.assertEqual(app.layout()["album.champion"]["label"], "Not met yet")
        x, y = app.center("pet.album.list")
        for _ in range(2):
            app.act()
            app.screen.hand.play(drag(x, y + 150, x, y - 190, ms=400, rest=200))
        app.wait_node("album.weaver", lambda node: node["label"] == "Weaver")

    def contest(self, app):
        """A contest with the first rival, to its end and back to the rivals."""
        app.tap("pet.contest")
        app.arrive("pet.contest", "rival.0")
        app.tap("rival.0")
        app.arrive("pet.match", "match.arena")
        app.tap("match.arena")
        app.wait_node("match.another")
        app.tap("match.share")
        app.arrive("share", "share.code")
        self.assertRegex(app.layout()["share.code"]["text"], "contest of pets in Recreo")
        app.tap("share.back")
        app.arrive("pet.match", "match.another")
        app.tap("match.another")
        app.arrive("pet.contest", "rival.0")

    def test_it_is_shared_with_its_form_and_age(self):
        app = self.raise_it()
        app.tap("pet.more")
        app.arrive("pet.more", "pet.share")
        self.assertRegex(app.layout()["pet.age"]["label"], r"^(Full|Fine) · 0 hours old$")
        app.tap("pet.share")
        app.arrive("share", "share.code")
        self.assertEqual(app.layout()["share.code"]["text"],
                         "My pet in Recreo: Child, 0 hours old. – Valkyrie")
        app.wait_node("share.save", lambda node: node["enabled"])
        app.screenshot(self.folder / "card.png")
        app.tap("share.back")
        app.arrive("pet", "pet")

    def test_a_contest_is_saved_and_watched_again_after_a_restart(self):
        self.contest(self.raise_it())
        app = self.changed()
        app.tap("pet.contest")
        app.arrive("pet.contest", "pet.contest.past")
        app.tap("pet.contest.past")
        app.arrive("pet.contests", "pet.contests.0")
        app.tap("pet.contests.0")
        app.arrive("pet.match", "match.arena")
        app.tap("match.arena")
        app.wait_node("match.again")

    def test_a_team_is_put_together_and_meets_another_and_is_watched_after_a_restart(self):
        self.raise_it()
        app = self.changed(
            ("$.form", '"champion"'),
            ("$.album", '["egg", "child", "champion", "lucky", "companion"]'))
        app.tap("pet.contest")
        app.arrive("pet.contest", "pet.contest.team")
        app.tap("pet.contest.team")
        app.arrive("pet.team", "team.lucky")
        app.tap("team.lucky")
        app.wait_node("team.lucky", lambda node: node["text"] == "1")
        app.act()
        app.screen.hand.play(
            drag(*app.center("team.companion"), *app.center("team.place.3"), ms=500, rest=120))
        app.wait_node("team.companion", lambda node: node["text"] == "3")
        app.tap("pet.team.back")
        app.arrive("pet.contest", "rival.0")
        app.tap("rival.0")
        app.arrive("pet.match", "match.home.3")
        app.wait_node("match.guest.2")
        app.tap("match.arena")
        app.wait_node("match.another", timeout=20)
        app = self.changed()
        app.tap("pet.contest")
        app.arrive("pet.contest", "pet.contest.past")
        app.tap("pet.contest.past")
        app.arrive("pet.contests", "pet.contests.0")
        app.tap("pet.contests.0")
        app.arrive("pet.match", "match.home.3")

    def test_on_a_kiosk_there_are_contests_too(self):
        app = self.begin("--kiosk")
        self.hatch()
        self.contest(app)
        app.wait_node("pet.contest.past")

