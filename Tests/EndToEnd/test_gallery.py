"""Every widget, with each input device."""

from hands import by_all_hands
from screentest import ROOMY

FIELD = "gallery.text.name"


@by_all_hands
class Widgets:
    """The widgets of the gallery."""

    size = ROOMY

    def begin(self):
        app = self.start("--game", "gallery")
        app.arrive("gallery", "gallery.button.primary")
        return app, self.hand

    def test_buttons_switches_sliders_choices_fields_toasts_and_dialogs_work(self):
        app, hand = self.begin()
        hand.press("gallery.button.primary")
        app.wait_for("sound", lambda e: e["name"] == "tap")
        hand.write(FIELD, hand.word)
        hand.press("gallery.text.toast")
        app.wait_for("toast")
        for name, value in (("on", 0), ("off", 1)):
            hand.press(f"gallery.switch.{name}")
            app.wait_node(f"gallery.switch.{name}", lambda n, value=value: n["value"] == value)
        hand.slide("gallery.slider.plain", 0.2)
        app.wait_node("gallery.slider.plain", lambda n: abs(n["value"] - 0.2) < 0.02)
        for choice, option in (("two", 2), ("three", 3), ("five", 1), ("long", 2)):
            hand.choose(f"gallery.choice.{choice}", option)
            app.wait_node(f"gallery.choice.{choice}.{option}", lambda n: n["value"] == 1)
        hand.press("gallery.progress.endless")
        app.wait_node("gallery.progress.endless", lambda n: n["value"] == 1)
        hand.press("gallery.progress.endless")
        app.wait_node("gallery.progress.endless", lambda n: n["value"] == 0)
        hand.press("gallery.badged.2")
        app.wait_node("gallery.badge.2", lambda n: n["value"] == 4)
        for kind, answer in (("short", 1), ("long", 3)):
            hand.press(f"gallery.dialog.{kind}")
            app.arrive("gallery.dialog", f"gallery.answer.{answer}")
            hand.press(f"gallery.answer.{answer}")
            app.arrive("gallery", f"gallery.dialog.{kind}")
        self.check_disabled()

    def check_disabled(self):
        """Checks that no widget is disabled that should not be."""
        states = {name: node for name, node in self.app.layout().items() if not node["enabled"]}
        self.assertTrue(all(name.endswith(("disabled", "off")) or "disabled." in name
                            for name in states), states)

    def test_the_carousel_wraps_around_and_the_list_deletes_a_row_and_glides(self):
        app, hand = self.begin()
        hand.see("gallery.carousel")
        for place in (1, 2, 3, 4, 5, 0, 1):
            hand.turn("gallery.carousel", 1)
            app.wait_node("gallery.carousel", lambda n, place=place: n["value"] == place)
            app.rest()
        hand.turn("gallery.carousel", -1)
        app.wait_node("gallery.carousel", lambda n: n["value"] == 0)
        hand.see("gallery.list")
        hand.delete("gallery.list.1")
        app.wait_node("gallery.list.1", lambda n: "Row 3" in n["label"])
        app.rest()
        hand.throw("gallery.list")
        app.wait_for("layout", lambda e: self.first_row(e["nodes"]) >= 3)
        app.screenshot(self.folder / "list.png")

    def first_row(self, nodes):
        """The number of the first visible row."""
        return min(int(n["id"].rpartition(".")[2]) for n in nodes
                   if n["id"].startswith("gallery.list.") and n["role"] == "row")
