"""Names in letters that no key has, composed by a real input method: IBus with Anthy, for Japanese."""

import os
import pathlib
import shutil
import subprocess
import unittest

from desktop import Bus, end, wait_until
from recreo import environment
from screentest import ROOMY, ScreenTest
from test_failures import run

FIELD = "player.name.field"
ENGINE = pathlib.Path("/usr/share/ibus/component/anthy.xml")
# It begins with kana: by default it waits for a key that turns it on.
SETTINGS = "[org/freedesktop/ibus/engine/anthy/common]\ninput-mode=0\n"


class InputMethod:
    """IBus, where a program with this folder finds it, with Anthy and nothing learned."""

    def __init__(self, folder, screen, bus):
        settings = folder / "config/glib-2.0/settings/keyfile"
        settings.parent.mkdir(parents=True)
        settings.write_text(SETTINGS)
        # A socket's path has room for 107 bytes, and a test's folder may be longer.
        self.socket = pathlib.Path("/tmp") / f"recreo-ibus-{os.getpid()}-{id(self):x}"
        # The system's Python first, because gi is a system package.
        self.environment = environment(
            folder, screen.environment(), DBUS_SESSION_BUS_ADDRESS=bus.address, PATH="/usr/bin:/bin",
            GSETTINGS_BACKEND="keyfile")
        with open(folder / "ibus.txt", "wb") as log:
            self.process = subprocess.Popen(
                ["ibus-daemon", "--panel=disable", "--config=disable", "--emoji-extension=disable",
                 "--cache=none", f"--address=unix:path={self.socket}"],
                stdout=log, stderr=log, env=self.environment)

    def wait(self):
        """Waits until its engine runs."""
        wait_until(self.is_chosen, "the input method")

    def is_chosen(self):
        """Whether its engine runs; asks for it otherwise."""
        self.ask("anthy")
        return self.ask() == "anthy"

    def ask(self, *words):
        """The answer of `ibus engine`, if it has one."""
        try:
            return subprocess.run(
                ["ibus", "engine", *words], env=self.environment, capture_output=True, text=True,
                timeout=20, check=False).stdout.strip()
        except subprocess.TimeoutExpired:
            return None

    def stop(self):
        """Ends it, and with it its engine."""
        end(self.process)
        self.socket.unlink(missing_ok=True)


@unittest.skipUnless(shutil.which("ibus-daemon", path="/usr/bin") and ENGINE.exists(),
                     "ibus and ibus-anthy are not installed")
class Composing(ScreenTest):
    """A new player, who writes with the keys of a keyboard."""

    size = ROOMY

    def setUp(self):
        super().setUp()
        bus = Bus(self.folder)
        self.addCleanup(bus.stop)
        method = InputMethod(self.folder, self.screen, bus)
        self.addCleanup(method.stop)
        method.wait()
        self.app = self.start(XMODIFIERS="@im=ibus", DBUS_SESSION_BUS_ADDRESS=bus.address)
        self.app.arrive("menu", "menu.players")
        self.app.click("menu.players")
        self.app.arrive("players", "players.new")
        self.app.click("players.new")
        self.app.arrive("player.name", FIELD)
        self.app.click(FIELD)

    def press(self, *names):
        """Presses one key after the other."""
        for name in names:
            self.app.key(name)

    def shows(self, text, composed=None):
        """Waits until the field has this text, and this is composed in it."""
        self.app.wait_node(
            FIELD, lambda node: (node["text"], node.get("composed")) == (text, composed))

    def choose(self, word):
        """Looks through the candidates until this one is shown."""
        for _ in range(20):
            before = self.composed()
            self.press("space")
            self.app.wait_node(FIELD, lambda node, before=before: node.get("composed") != before)
            if self.composed() == word:
                return
        self.fail(f"{word} is no candidate")

    def composed(self):
        """What is composed now."""
        return self.app.layout()[FIELD].get("composed")

    def test_a_name_is_composed_chosen_and_kept(self):
        self.press("h", "a")
        self.shows("", "は")
        self.press("n", "a")
        self.shows("", "はな")
        self.choose("鼻")
        self.choose("花")
        self.press("Return")
        self.shows("花")
        # The key that accepted it did not press Done: the dialog is still there.
        self.press("k", "o")
        self.shows("花", "こ")
        self.press("Return")
        self.shows("花こ")
        self.press("Return")
        self.app.arrive("player", "player.name")
        self.assertEqual(self.app.layout()["player.name"]["label"], "花こ")
        self.assertEqual(self.app.stop(), 0)
        _, out, _ = run(self.folder, "players", "--data", self.data)
        self.assertIn("花こ", out)

    def test_escape_ends_the_composition_and_not_the_dialog(self):
        self.press("h", "a", "n", "a")
        self.shows("", "はな")
        self.press("Escape")
        self.shows("")
        self.press("k", "o")
        self.shows("", "こ")
        self.press("BackSpace")
        self.shows("")
        self.press("k", "i", "Return")
        self.shows("き")
        self.press("Escape", "Escape")
        self.app.arrive("players")

    def test_doctor_finds_it(self):
        _, out, _ = run(self.folder, "doctor", DISPLAY=self.screen.environment()["DISPLAY"])
        self.assertRegex(out, "(?m)^input methods: ibus(,|$)")
