"""Messages on the desktop: real servers on a bus of the test's own, or none, or broken ones."""

import json
import signal
import subprocess
import unittest

from desktop import NAME, Bus, NoteServer, Signaller, end, wait_until
from screentest import ScreenTest
from test_failures import run

ALL = ("actions", "body", "body-markup")


class DesktopTest(ScreenTest):
    """The options, before a desktop that the test makes."""

    def make_bus(self):
        """A bus that ends with the test."""
        bus = Bus(self.folder)
        self.addCleanup(bus.stop)
        return bus

    def make_server(self, bus, *capabilities):
        """A server that ends with the test."""
        server = NoteServer(bus, *capabilities)
        self.addCleanup(server.stop)
        return server

    def set(self, text):
        """Writes the person's configuration file."""
        path = self.folder / "config/recreo/config.toml"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)

    def options(self, bus, *arguments, **changes):
        """The program with its options shown."""
        address = bus.address if isinstance(bus, Bus) else bus
        app = self.start("--game", "options", *arguments,
                         DBUS_SESSION_BUS_ADDRESS=address, **changes)
        app.arrive("options", "options.music")
        return app

    def switch(self, app):
        """Switches the music, and answers what is told of the message."""
        app.tap("options.music")
        told = app.wait_for("notification")
        if told["delivery"] == "toast":
            app.wait_for("toast", lambda e: e["text"] == told["body"])
        return told

    def minimise(self, app):
        """Puts the window away."""
        self.screen.xdotool("windowminimize", app.find_window())
        wait_until(lambda: self.screen.window_of(app.process.pid) is None, "the empty screen")
        app.act()

    def wait_front(self, app):
        """Waits until the window is there again, and all is at rest."""
        wait_until(lambda: self.screen.window_of(app.process.pid) == app.window
                   and self.screen.has_focus(app.window), "the window")
        app.trace.wait_quiet(0.5, 10)  # a finger that is down while the focus wanders is let go

    def check_told(self, told, delivery, body="Music is off."):
        """How a message was told."""
        self.assertEqual((told["title"], told["body"], told["delivery"]),
                         ("Music", body, delivery))


class Asking(DesktopTest):
    """Before the first message ever."""

    def test_yes_sends_it_and_every_later_one_in_its_place(self):
        bus = self.make_bus()
        server = self.make_server(bus, *ALL)
        app = self.options(bus)
        app.tap("options.music")
        app.arrive("notifications.question", "notifications.yes")
        self.assertEqual(server.notes, [], "nothing before the answer")
        app.tap("notifications.yes")
        self.check_told(app.wait_for("notification"), "desktop")
        app.arrive("options", "options.music")
        for number in range(1, 10):
            body = "Music is on." if number % 2 else "Music is off."
            self.check_told(self.switch(app), "desktop", body)
        first, *later = server.received(10)
        hints = {"desktop-entry": "recreo", "urgency": 1}
        self.assertEqual(first, {
            "id": 1, "app": "Recreo", "replaces": 0, "icon": "recreo", "title": "Music",
            "body": "Music is off.", "actions": ["default", "Open Recreo"], "hints": hints,
            "timeout": -1, "shown": 1})
        self.assertEqual([(note["replaces"], note["shown"]) for note in later], [(1, 1)] * 9)
        self.assertEqual([note["body"] for note in server.notes[::2]], ["Music is off."] * 5)

        self.assertEqual(app.stop(), 0)
        again = self.options(bus)
        told = self.switch(again)
        self.assertEqual(told["delivery"], "desktop", "it does not ask twice")

    def check_never(self, turn_away):
        """After a no nothing ever comes, also not after a restart."""
        bus = self.make_bus()
        server = self.make_server(bus, *ALL)
        app = self.options(bus)
        app.tap("options.music")
        app.arrive("notifications.question", "notifications.no")
        turn_away(app)
        self.check_told(app.wait_for("notification"), "toast")
        app.arrive("options", "options.music")
        self.check_told(self.switch(app), "toast", "Music is on.")
        self.assertEqual(app.stop(), 0)
        self.check_told(self.switch(self.options(bus)), "toast")
        self.assertEqual(server.notes, [])

    def test_no_is_no_for_ever(self):
        self.check_never(lambda app: app.tap("notifications.no"))

    def test_turning_away_is_a_no(self):
        self.check_never(lambda app: app.key("Escape"))

    def test_the_answer_is_the_switch_in_options(self):
        bus = self.make_bus()
        server = self.make_server(bus, *ALL)
        app = self.options(bus)
        app.tap("options.music")
        app.tap("notifications.yes")
        self.check_told(app.wait_for("notification"), "desktop")
        app.arrive("options", "options.music")
        app.turn_to("machine")
        app.focus("options.notifications")
        self.assertEqual(app.wait_node("options.notifications")["value"], 1)
        app.key("space")
        app.wait_node("options.notifications", lambda node: node["value"] == 0)
        app.turn_to("sound")
        app.focus("options.music")
        app.key("space")
        self.check_told(app.wait_for("notification"), "toast", "Music is on.")
        self.assertEqual(len(server.received(1)), 1)

    def test_a_kiosk_asks_nobody(self):
        bus = self.make_bus()
        server = self.make_server(bus, *ALL)
        self.check_told(self.switch(self.options(bus, "--kiosk")), "toast")
        self.assertEqual(server.notes, [])

    def test_a_kiosks_owner_may_want_them(self):
        self.set('notifications = "on"')
        bus = self.make_bus()
        server = self.make_server(bus, *ALL)
        self.check_told(self.switch(self.options(bus, "--kiosk")), "desktop")
        wait_until(lambda: len(server.notes) == 1, "the message")


class Servers(DesktopTest):
    """Wanted messages, and who takes them."""

    def setUp(self):
        super().setUp()
        self.set('notifications = "on"')

    def test_a_click_brings_the_window_to_the_front(self):
        bus = self.make_bus()
        server = self.make_server(bus, *ALL)
        app = self.options(bus)
        self.switch(app)
        self.minimise(app)
        server.say("click", 1)
        self.wait_front(app)
        self.check_told(self.switch(app), "desktop", "Music is on.")
        wait_until(lambda: len(server.notes) > 1, "the second note")
        self.assertEqual(server.notes[1]["replaces"], 0, "the clicked one is gone")

    def test_a_click_counts_only_if_the_server_says_so(self):
        bus = self.make_bus()
        server = self.make_server(bus, *ALL)
        app = self.options(bus)
        self.switch(app)
        wait_until(lambda: server.notes, "the note")
        self.minimise(app)
        forger = Signaller(bus)
        self.addCleanup(forger.stop)
        for word in ("ActionInvoked", "NotificationClosed"):
            last = "default" if word == "ActionInvoked" else 2
            forger.send("/org/freedesktop/Notifications", NAME, word,
                        "us" if word == "ActionInvoked" else "uu", 1, last, to_all=True)
        app.trace.wait_quiet(1.5, 10)
        self.assertIsNone(self.screen.window_of(app.process.pid), "nobody has clicked")
        server.say("click", 1)
        self.wait_front(app)

    def test_nothing_is_offered_that_a_server_cannot_do(self):
        server_can = ("body",)
        bus = self.make_bus()
        server = self.make_server(bus, *server_can)
        self.check_told(self.switch(self.options(bus)), "desktop")
        self.assertEqual(server.received(1)[0]["actions"], [])

    def test_it_speaks_the_persons_language(self):
        bus = self.make_bus()
        server = self.make_server(bus, *ALL)
        self.switch(self.options(bus, "--language", "es"))
        self.assertEqual(server.received(1)[0]["title"], "Música")
        self.assertEqual(server.notes[0]["body"], "La música está apagada.")

    def test_another_server_is_met_anew(self):
        bus = self.make_bus()
        first = self.make_server(bus, *ALL)
        app = self.options(bus)
        self.check_told(self.switch(app), "desktop")
        first.stop()
        wait_until(lambda: not bus.has_server(), "the end of the server")
        self.check_told(self.switch(app), "toast", "Music is on.")
        second = self.make_server(bus, "body")
        self.check_told(self.switch(app), "desktop")
        note, = second.received(1)
        self.assertEqual((note["replaces"], note["actions"]), (0, []))

    def test_a_bus_that_goes_away_is_found_again(self):
        bus = self.make_bus()
        self.make_server(bus, *ALL)
        app = self.options(bus)
        self.check_told(self.switch(app), "desktop")
        bus.stop()
        self.check_told(self.switch(app), "toast", "Music is on.")
        bus.start()
        server = self.make_server(bus, *ALL)
        self.check_told(self.switch(app), "desktop")
        self.assertEqual(server.received(1)[0]["replaces"], 0)

    def test_no_server_is_a_toast(self):
        self.check_told(self.switch(self.options(self.make_bus())), "toast")

    def test_no_bus_is_a_toast(self):
        for address in (None, "unix:path=/nonexistent/bus", "nonsense"):
            with self.subTest(address=address):
                app = self.options(address, data=self.folder / f"data {address}".replace("/", "_"))
                self.check_told(self.switch(app), "toast")
                self.assertEqual(app.stop(), 0)

    def check_hanging(self, app):
        """The message becomes a toast after two seconds, and until then every touch is answered: at least this one."""
        app.tap("options.music")
        begun = app.wait_for("gesture", lambda e: e["node"] == "options.music")
        mark = app.acted
        app.tap("options.sound")
        app.wait_node("options.sound", lambda node: node["value"] == 0)
        told = app.wait_for("notification", since=mark)
        self.check_told(told, "toast")
        self.assertGreater(told["t"] - begun["t"], 1.9, "it waited")
        shown = next(e for e in app.trace.since(mark, "frame") if e["t"] >= begun["t"] and "latency" in e)
        self.assertLess(shown["t"], told["t"], "the switch was shown while it waited")

    def test_a_server_that_hangs_holds_nothing_up(self):
        bus = self.make_bus()
        self.make_server(bus, "hang")
        app = self.options(bus)
        self.check_hanging(app)
        app.tap("options.music")  # and the end is not held up by one that waits
        app.wait_for("gesture", lambda e: e["node"] == "options.music")
        self.assertEqual(app.stop(), 0)

    def test_a_bus_that_hangs_holds_nothing_up(self):
        bus = self.make_bus()
        app = self.options(bus)
        bus.process.send_signal(signal.SIGSTOP)  # it is connected to, and never says a word
        self.check_hanging(app)
        bus.process.send_signal(signal.SIGCONT)
        self.make_server(bus, *ALL)
        self.check_told(self.switch(app), "desktop", "Music is on.")

    def test_waiting_for_clicks_takes_no_time(self):
        bus = self.make_bus()
        self.make_server(bus, *ALL)
        app = self.options(bus)
        self.switch(app)
        app.trace.wait_quiet(1.0, 10)
        app.act()
        ticks = app.cpu_ticks()
        app.never("frame", quiet=4.0)
        self.assertLessEqual(app.cpu_ticks() - ticks, 2)

    def test_switched_off_is_off(self):
        self.set('notifications = "off"')
        bus = self.make_bus()
        server = self.make_server(bus, *ALL)
        self.check_told(self.switch(self.options(bus)), "toast")
        self.assertEqual(server.notes, [])

    def test_doctor_reports_who_shows_them(self):
        bus = self.make_bus()
        server = self.make_server(bus, *ALL)

        def told(address):
            _, out, _ = run(self.folder, "doctor", DBUS_SESSION_BUS_ADDRESS=address)
            return next(line for line in out.splitlines() if line.startswith("notifications: "))
        self.assertEqual(told(bus.address), "notifications: noteserver 7.5")
        server.stop()
        self.assertIn("no notification server", told(bus.address))
        self.assertIn("no session bus", told(None))


class Dunst(DesktopTest):
    """A server that people use."""

    def setUp(self):
        super().setUp()
        self.bus = self.make_bus()
        environment = self.bus.environment(
            **self.screen.environment() | {"HOME": str(self.folder)})
        empty = self.folder / "dunstrc"
        empty.touch()
        with open(self.folder / "dunst.txt", "wb") as log:
            dunst = subprocess.Popen(["dunst", "-conf", empty], env=environment,
                                     stdout=log, stderr=log)
        self.addCleanup(end, dunst)
        wait_until(self.bus.has_server, "dunst")
        self.set('notifications = "on"')

    def control(self, *words):
        """What dunstctl answers."""
        return subprocess.run(["dunstctl", *words], env=self.bus.environment(), text=True,
                              capture_output=True, timeout=10, check=True).stdout

    def test_it_shows_one_note_and_its_click_brings_the_window_back(self):
        app = self.options(self.bus)
        before = self.screen.picture()
        for body in ("Music is off.", "Music is on."):
            self.check_told(self.switch(app), "desktop", body)
        wait_until(lambda: "Currently displayed: 1" in self.control("count"), "the note")
        self.assertNotEqual(self.screen.picture().rgb, before.rgb)
        self.screen.picture().write_png(self.folder / "dunst.png")
        self.minimise(app)
        self.control("action", "0")
        self.wait_front(app)
        self.control("close-all")
        entry, = json.loads(self.control("history"))["data"][0]
        self.assertEqual((entry["appname"]["data"], entry["summary"]["data"]), ("Recreo", "Music"))
        self.assertIn("Music is on.", entry["body"]["data"])


if __name__ == "__main__":
    unittest.main()
