"""Options: each acts at once, and is there again after a restart."""

from screentest import ROOMY, ScreenTest, seeing


class Options(ScreenTest):
    """Every row by touch; some by mouse and keys too."""

    size = ROOMY

    def open(self, *arguments, **changes):
        """The options, at rest."""
        app = self.start("--game", "options", *arguments, **changes)
        app.arrive("options", "options.back")
        return app

    def again(self, app):
        """The same person comes back another day."""
        self.assertEqual(app.stop(), 0, app.errors())
        return self.open()

    def value(self, app, node):
        return app.wait_node(node)["value"]

    def test_the_language_changes_at_once_and_stays(self):
        app = self.open()
        self.assertEqual(app.wait_node("options.back")["label"], "Back")
        app.turn_to("me")
        app.tap("options.language.es")
        app.wait_node("options.back", lambda n: n["label"] == "Volver")
        app = self.again(app)
        app.wait_node("options.back", lambda n: n["label"] == "Volver")
        app.tap("options.back")
        app.wait_for("scene", lambda e: e["name"] == "menu")
        self.assertEqual(app.wait_node("menu.options")["label"], "Opciones")
        app.click("menu.options")
        app.arrive("options", "options.tab.me")
        app.turn_to("me")
        app.click("options.language.en")
        app.wait_node("options.back", lambda n: n["label"] == "Back")

    def test_the_globe_on_the_menu_changes_the_language_for_who_cannot_read_it(self):
        app = self.start()
        app.arrive("menu", "menu.language")
        self.assertLess(app.wait_node("menu.language")["frame"][0], app.wait_node("menu.options")["frame"][0])
        app.tap("menu.language")
        app.arrive("language", "language.ja")
        app.tap("language.ja")
        app.wait_node("language.done", lambda n: n["label"] != "Done")
        app.tap("language.ar")
        app.wait_node("language.done", lambda n: n["label"] == "تم")
        app.tap("language.done")
        app.wait_for("scene", lambda e: e["name"] == "menu")
        # Read from right to left, the globe comes first, at the right.
        app.wait_node("menu.language", lambda n: n["frame"][0] > app.wait_node("menu.options")["frame"][0])
        app.tap("menu.options")
        app.arrive("options", "options.back")
        self.assertGreater(app.wait_node("options.back")["frame"][0], 400)
        app.turn_to("me")
        self.assertEqual(self.value(app, "options.language.ar"), 1)

    def test_a_game_under_the_options_speaks_the_new_language_too(self):
        app = self.start("--game", "fifteen")
        app.arrive("fifteen.setup", "fifteen.options")
        app.tap("fifteen.options")
        app.arrive("options", "options.tab.me")
        app.turn_to("me")
        app.tap("options.language.es")
        app.wait_node("options.back", lambda n: n["label"] == "Volver")
        app.tap("options.back")
        app.wait_for("scene", lambda e: e["name"] == "fifteen.setup")
        self.assertEqual(app.wait_node("fifteen.play")["label"], "Jugar")

    def test_text_grows_and_stays_grown(self):
        app = self.open()
        small = app.wait_node("options.back")["frame"][2]
        app.turn_to("me")
        app.tap("options.text.150")
        grown = app.wait_node("options.back", lambda n: n["frame"][2] > small)["frame"][2]
        app = self.again(app)
        self.assertAlmostEqual(app.wait_node("options.back")["frame"][2], grown, delta=1)
        app.turn_to("me")
        self.assertEqual(self.value(app, "options.text.150"), 1)

    def test_everything_grows_with_the_scale(self):
        app = self.open("--size", "1280x800")
        self.assertEqual(app.trace.latest("window")["scale"], 1)
        app.turn_to("me")
        app.tap("options.scale.150")
        app.wait_for("window", lambda e: e["scale"] == 1.5)
        app = self.again(app)
        app.wait_for("window", lambda e: e["scale"] == 1.5)

    @seeing
    def test_contrast_and_motion_are_switched_by_keys(self):
        app = self.open()
        app.turn_to("me")
        for row in ("options.contrast", "options.motion"):
            with self.subTest(row=row):
                self.assertEqual(self.value(app, row), 0)
                app.focus(row)
                app.key("space")
                app.wait_node(row, lambda n: n["value"] == 1)
        app.screenshot(self.folder / "contrast.png")
        app = self.again(app)
        app.turn_to("me")
        self.assertEqual(self.value(app, "options.contrast"), 1)
        self.assertEqual(self.value(app, "options.motion"), 1)

    def test_gesture_times_are_dragged(self):
        app = self.open()
        app.turn_to("hands")
        x, y, width, height = app.wait_node("options.longpress")["frame"]
        start = app.on_screen((x + width * 0.35, y + height - 16))
        end = app.on_screen((x + width - 4, y + height - 16))
        app.act()
        app.screen.drag(start, end)
        app.wait_node("options.longpress", lambda n: n["value"] == 900)
        app = self.again(app)
        app.turn_to("hands")
        self.assertEqual(self.value(app, "options.longpress"), 900)

    def test_a_held_corner_opens_what_helps_a_player_in_the_middle_of_a_game(self):
        app = self.start_board()[0]
        corner = app.on_screen((app.trace.latest("window")["points"][0] - 12, 12))
        app.hold(corner, "scene", lambda e: e["name"] == "options")
        app.wait_node("options.tab.me", lambda n: n["value"] == 1)
        app.tap("options.text.150")
        app.wait_node("options.text.150", lambda n: n["value"] == 1)
        app.tap("options.back")
        app.arrive("fifteen", "tile.1")

    def test_layers_lie_over_each_other(self):
        config = self.folder / "config" / "recreo"
        config.mkdir(parents=True)
        (config / "config.toml").write_text("[text]\nsize = 1.3\n")
        app = self.open()
        app.turn_to("me")
        self.assertEqual(self.value(app, "options.text.130"), 1, "the person's file")
        app.tap("options.text.100")
        app.wait_node("options.text.100", lambda n: n["value"] == 1)
        self.assertEqual(app.stop(), 0)
        app = self.open("--language", "es")
        app.turn_to("me")
        self.assertEqual(self.value(app, "options.text.100"), 1, "Options over the file")
        self.assertEqual(self.value(app, "options.language.es"), 1, "the command line over all")
