"""Typing with fingers on the program's own keyboard, and with keys."""

import gestures
from screentest import ScreenTest

FIELD = "gallery.text.name"


class TypingTest(ScreenTest):
    """Typing into a field of the gallery."""

    def setUp(self):
        super().setUp()
        self.app = self.start("--game", "gallery")
        self.app.arrive("gallery", FIELD)

    def written(self, text):
        """Waits until the field has this text."""
        return self.app.wait_node(FIELD, lambda node: node.get("text") == text)

    def open(self):
        """Taps the field and waits until the keyboard is at rest."""
        self.app.tap(FIELD)
        self.app.wait_for("layout", lambda e: any(n["id"] == "key.a" for n in e["nodes"]))
        self.app.stand()

    def type(self, *keys):
        """Taps one key after the other."""
        for key in keys:
            self.app.tap("key." + key)
            self.app.wait_for("gesture", lambda e, key=key: e["node"] == "key." + key)

    def test_a_name_is_typed_on_the_programs_own_keyboard(self):
        self.open()
        self.type("shift", "a", "n", "x", "backspace", "a")
        self.written("Ana")
        self.app.screenshot(self.folder / "keyboard.png")
        field = self.app.layout()[FIELD]["frame"]
        panel = self.app.layout()["keyboard"]["frame"]
        self.assertLessEqual(field[1] + field[3], panel[1], "the field is visible above the keys")
        self.type("done")
        self.app.wait_for("layout", lambda e: not any(n["id"] == "key.a" for n in e["nodes"]))
        self.written("Ana")

    def test_a_long_press_on_a_letter_offers_its_accents(self):
        self.open()
        self.app.hold(self.app.center("key.e"), "layout",
                      lambda e: any(n["id"] == "key.accent.é" for n in e["nodes"]))
        self.app.wait_node("key.accent.é")
        self.type("accent.é")
        self.written("é")

    def test_overlapping_taps_type_every_letter(self):
        self.open()
        fingers = [self.app.center("key." + letter) for letter in "cat"]
        self.app.act()
        taps = [[(ms + 70 * i, *rest) for ms, *rest in gestures.tap(*place, hold=110)]
                for i, place in enumerate(fingers)]
        self.screen.hand.play(gestures.together(*taps))
        self.written("cat")

    def test_a_click_opens_no_keyboard_and_keys_type(self):
        self.app.click(FIELD)
        self.app.wait_for("gesture", lambda e: e["node"] == FIELD)
        for name in ["shift+B", "o", "space", "n", "q", "Left", "BackSpace"]:
            self.screen.key(name)
        self.written("Bo q")
        self.assertNotIn("key.a", self.app.layout())
        self.screen.key("ctrl+a")
        self.screen.key("ctrl+c")
        self.screen.key("End")
        self.screen.key("ctrl+v")
        self.written("Bo qBo q")
        self.app.act()
        self.screen.key("Return")
        self.assertIn("Bo qBo q", self.app.wait_for("toast")["text"])

    def test_a_physical_key_closes_the_keyboard(self):
        self.open()
        self.type("h")
        self.app.act()
        self.screen.key("i")
        self.app.wait_for("layout", lambda e: not any(n["id"] == "key.a" for n in e["nodes"]))
        self.written("hi")

    def test_keys_only_type_and_escape_leaves_the_field_first(self):
        self.app.click(FIELD)
        self.app.wait_for("gesture")
        self.screen.key("ctrl+q")
        self.screen.key("x")
        self.written("x")
        self.app.act()
        self.screen.key("Escape")
        self.screen.key("y")
        self.app.never("scene")
        self.written("x")
        self.screen.key("Escape")
        self.app.wait_for("scene", lambda e: e["name"] == "menu")

    def test_a_toast_appears_and_disappears(self):
        self.app.tap("gallery.text.toast")
        self.app.wait_for("toast")
        self.app.wait_node("toast")
        self.app.wait_for("layout", lambda e: not any(n["id"] == "toast" for n in e["nodes"]))
