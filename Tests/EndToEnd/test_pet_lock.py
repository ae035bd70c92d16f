"""What the pet does while the screen is locked."""

import time
import unittest

from desktop import LockServer, Signaller, wait_until
from following import processor_ticks
from test_notifications import ALL
from test_pet_calls import BODY, HUNGER, PetTest, is_running


class Locking(PetTest):
    """Where that is wanted, it pauses while the screen is locked."""

    NAME = "org.freedesktop.ScreenSaver"

    def saver(self, bus, *names):
        """A program on the bus that says what screen savers do."""
        saver = Signaller(bus, *names)
        self.addCleanup(saver.stop)
        return saver

    def lock(self, saver, is_locked):
        """What a desktop's screen saver sends."""
        saver.send("/org/freedesktop/ScreenSaver", self.NAME, "ActiveChanged", "b", is_locked,
                   to_all=True)

    def sleep_locked(self, saver, server):
        """Hears nothing while it is locked, and a call after that."""
        known = len(server.notes)
        time.sleep(HUNGER + 3)
        self.assertEqual(len(server.notes), known, server.notes)
        self.lock(saver, False)
        self.wait_notes(server, known + 1)

    def test_only_the_screen_saver_can_lock(self):
        self.wish("pet.lock = true\n")
        bus = self.make_bus()
        server = self.make_server(bus, *ALL)
        self.saver(bus, self.NAME)
        app = self.play(bus)
        self.lock(self.saver(bus), True)
        self.feed(app)
        self.wait_notes(server, len(server.notes) + 1)

    def test_while_the_screen_is_locked_it_does_not_get_hungry(self):
        self.wish("pet.lock = true\n")
        bus = self.make_bus()
        server = self.make_server(bus, *ALL)
        app = self.play(bus)
        saver = self.saver(bus, self.NAME)
        self.lock(saver, True)
        self.feed(app)
        self.sleep_locked(saver, server)

    def test_closed_it_does_not_get_hungry_either(self):
        self.wish("pet.lock = true\n")
        bus = self.make_bus()
        server = self.make_server(bus, *ALL)
        app = self.play(bus)
        self.feed(app)
        self.assertEqual(app.stop(), 0)
        agent = self.agent()
        wait_until(lambda: is_running(agent) and processor_ticks(agent) > 0, "its beginning")
        time.sleep(1.5)
        saver = self.saver(bus, self.NAME)
        self.lock(saver, True)
        time.sleep(1)
        if server.notes:
            self.skipTest("the machine is so busy that it was hungry before its desktop could be locked")
        self.sleep_locked(saver, server)
        self.assertTrue(is_running(agent))
        self.assertEqual(server.notes[0]["body"], BODY)

    def serve(self, bus, *words):
        """Something on the bus that knows about the lock, and can be asked."""
        server = LockServer(bus, *words)
        self.addCleanup(server.stop)
        return server

    def stays_quiet(self, server):
        """There is no call where a meal was long ago."""
        known = len(server.notes)
        time.sleep(HUNGER + 3)
        self.assertEqual(len(server.notes), known, server.notes)

    def test_started_behind_a_lock_it_does_not_get_hungry(self):
        self.wish("pet.lock = true\n")
        bus = self.make_bus()
        server = self.make_server(bus, *ALL)
        saver = self.serve(bus, "saver", "locked")
        self.feed(self.play(bus))
        self.stays_quiet(server)
        saver.say("open")
        self.wait_notes(server, 1)

    def test_without_the_id_of_a_session_login1_is_asked_for_the_one_that_is_seen(self):
        self.wish("pet.lock = true\n")
        bus, system = self.make_bus(), self.make_bus()
        server = self.make_server(bus, *ALL)
        login = self.serve(system, "login", "unit", "locked")
        self.feed(self.play(bus, DBUS_SYSTEM_BUS_ADDRESS=system.address, XDG_SESSION_ID=None))
        self.stays_quiet(server)
        login.say("open")
        self.wait_notes(server, 1)

    def test_a_lock_that_login1_asks_for_ends_by_its_signal_or_when_someone_plays(self):
        self.wish("pet.lock = true\n")
        bus, system = self.make_bus(), self.make_bus()
        server = self.make_server(bus, *ALL)
        login = self.serve(system, "login")
        app = self.play(bus, DBUS_SYSTEM_BUS_ADDRESS=system.address, XDG_SESSION_ID=None)
        self.feed(app)
        login.say("Lock")
        self.stays_quiet(server)
        login.say("Unlock")
        self.wait_notes(server, 1)
        self.feed(app)
        login.say("Lock")
        time.sleep(2)
        app.tap("pet")
        self.wait_notes(server, 2)

    def test_who_knows_about_the_lock_and_says_nothing_is_not_waited_for(self):
        self.wish("pet.lock = true\n")
        bus, system = self.make_bus(), self.make_bus()
        server = self.make_server(bus, *ALL)
        self.serve(bus, "saver", "hang")
        self.serve(system, "login", "hang")
        app = self.play(bus, DBUS_SYSTEM_BUS_ADDRESS=system.address, XDG_SESSION_ID=None)
        self.feed(app)
        self.wait_notes(server, 1)
        self.feed(app)
        self.assertEqual(app.stop(), 0)
        self.wait_notes(server, 2)

    def test_the_options_switch_it_on(self):
        bus = self.make_bus()
        app = self.options(bus)
        app.turn_to("games")
        app.focus("options.pet.lock")
        app.key("space")
        app.wait_node("options.pet.lock", lambda node: node["value"] == 1)
        self.assertEqual(app.stop(), 0)
        app = self.options(bus)
        app.turn_to("games")
        app.focus("options.pet.lock")
        app.wait_node("options.pet.lock", lambda node: node["value"] == 1)


if __name__ == "__main__":
    unittest.main()
