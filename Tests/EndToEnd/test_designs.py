"""Designs from the Loom as files: saved by touch, dropped on the window, and by the command line."""

import json

from dropping import drop
from mirror import MirrorPlayer
from screentest import ProgramTest
from test_failures import run

DESIGN = "3" + "a0ba" + "b1fc" * 3 + "d3ga" * 2 + ".0ba" * 6


def loom(name="Rain", version=1, design=DESIGN):
    """The content of a design's file."""
    return json.dumps({"recreo": "loom", "version": version, "name": name, "design": design})


class WithoutWindow(ProgramTest):
    """`recreo designs`, on a machine without a screen."""

    def designs(self, *words):
        return run(self.folder, "designs", *words, "--data", self.data)

    def test_designs_are_imported_listed_and_exported_unchanged(self):
        (self.folder / "a.loom").write_text(loom())
        self.assertEqual(self.designs("list"), (0, "", ""))
        self.assertEqual(self.designs("import", self.folder / "a.loom"), (0, "Rain\n", ""))
        code, out, _ = self.designs("list")
        self.assertEqual((code, out), (0, "1\tRain\n"))
        code, out, message = self.designs("export", "Rain", "--to", self.folder / "out")
        self.assertEqual((code, message), (0, ""))
        file = self.folder / "out/Rain.loom"
        self.assertEqual(out, f"{file}\n")
        self.assertEqual(json.loads(file.read_text()), json.loads(loom()))
        # Neither a file nor a design is replaced.
        self.assertEqual(self.designs("export", "1", "--to", self.folder / "out")[1], f"{file.with_stem('Rain-2')}\n")
        code, out, message = self.designs("import", file)
        self.assertEqual((code, out), (0, ""))
        self.assertIn("there already", message)
        self.assertEqual(self.designs("export", "Snow")[0], 64)

    def test_a_bad_file_changes_nothing_and_says_why(self):
        bad = {"is not a design": "{}", "newer version": loom(version=2), "is damaged": loom(design="3a0"),
               "more than 4096 bytes": loom(name="x" * 5000)}
        for words, text in bad.items():
            (self.folder / "bad.loom").write_text(text)
            code, out, message = self.designs("import", self.folder / "bad.loom")
            self.assertEqual((code, out), (74, ""), message)
            self.assertIn(words, message)
            self.assertEqual(len(message.splitlines()), 1, message)
        self.assertIn("cannot be read", self.designs("import", self.folder / "none.loom")[2])
        self.assertEqual(self.designs("list"), (0, "", ""))


class DesignsTest(MirrorPlayer):
    """A person who gets a design from someone else."""

    def open_gallery(self, *arguments):
        app = self.start("--game", "mirror", "--seed", "7", *arguments)
        app.arrive("mirror.setup", "mirror.loom")
        app.find_window()
        app.act()
        app.tap("mirror.loom")
        app.arrive("loom", "loom.gallery")
        app.act()
        app.tap("loom.gallery")
        app.arrive("loom.gallery", "loom.gallery.weave")
        self.app = app
        return app

    def drop(self, text):
        file = self.folder / "dropped.loom"
        file.write_text(text)
        drop(self.app, file)

    def test_a_dropped_design_hangs_in_the_gallery_and_is_saved_as_a_file(self):
        app = self.open_gallery()
        for text, words in (("[]", "isn't a design"), (loom(version=9), "newer version"), (loom(design="3"), "damaged")):
            self.drop(text)
            app.wait_for("toast", lambda e, words=words: words in e["text"])
        self.assertNotIn("loom.gallery.row.0", app.layout())
        self.drop(loom())
        app.wait_for("toast", lambda e: "“Rain” was added" in e["text"])
        self.assertIn("Rain", app.wait_node("loom.gallery.row.0")["label"])
        app.tap("loom.gallery.export")
        app.rest(0.4)
        app.act()
        app.tap("loom.gallery.row.0")
        place = app.wait_for("toast", lambda e: "Rain.loom" in e["text"])["text"].split()[-1]
        self.assertTrue(place.endswith("Rain.loom"))
        file = next(self.folder.rglob("Rain.loom"))
        self.assertEqual(json.loads(file.read_text()), json.loads(loom()))
        app.tap("loom.gallery.export")
        app.tap("loom.gallery.weave")
        app.arrive("loom", "loom.cell.0")

    def test_a_design_is_woven_to_the_end_and_has_a_list_of_its_own(self):
        app = self.open_gallery()
        self.drop(loom(design="3" + "".join(m + "0ba" for m in "abcdefghijkl")))
        app.wait_node("loom.gallery.row.0")
        app.rest(0.4)
        app.act()
        app.tap("loom.gallery.row.0")
        app.arrive("loom", "loom.play")
        app.act()
        app.tap("loom.play")
        app.arrive("mirror", "mirror.opening")
        app.act()
        app.tap("mirror.opening")
        app.wait_gone("mirror.opening")
        while self.state()["tray"]:
            piece = self.shown()[0]
            self.lay(piece, piece - 1)
        result = app.wait_for("result")
        self.assertEqual(result["variant"], "3x4-numbers-axis-own")
        app.arrive("mirror.won", "result.skip")
        app.act()
        self.screen.xdotool("type", "--delay", 40, "Ana")
        app.wait_node("result.done", lambda node: node["enabled"])
        app.tap("result.done")
        app.wait_for("claim", lambda e: e["ranks"] == [1, 1])
        app.tap("result.list")
        app.arrive("mirror.results", "results.row.0")
        self.assertIn("Ana", app.layout()["results.row.0"]["label"])
        self.assertIn("Your own", app.layout()["results.variant"]["label"])

    def test_visitors_of_a_kiosk_neither_add_designs_nor_save_them(self):
        app = self.open_gallery("--kiosk")
        self.drop(loom())
        app.trace.wait_quiet(1, 5)
        self.assertNotIn("loom.gallery.row.0", app.layout())
        self.assertNotIn("loom.gallery.export", app.layout())
