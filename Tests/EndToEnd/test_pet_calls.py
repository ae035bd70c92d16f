"""The pet's call: with the program in front, minimised and closed; and when nobody wants it."""

import contextlib
import os
import pathlib
import re
import shlex
import sqlite3
import subprocess
import time

from desktop import wait_until
from following import processor_ticks
from recreo import BINARY, NOON, environment
from test_notifications import ALL, DesktopTest

BODY = "I'm hungry"
HUNGER = 8.0  # seconds after a meal, at the pace of a demonstration
KIOSK_HUNGER = 481_000  # a moment more, in milliseconds, at that of a kiosk


def is_running(pid):
    """Whether a process is there and has not ended."""
    try:
        return pathlib.Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


class PetTest(DesktopTest):
    """A pet that is hungry within seconds, and calls on a desktop of the test's own."""

    def setUp(self):
        super().setUp()
        self.wish()
        self.addCleanup(self.end_agent)

    def wish(self, more="", notifications="on", pace="demo"):
        """The person's configuration; as `pet.calls` is set, nobody is asked about it."""
        if "pet.calls" not in more:
            more += "pet.calls = true\n"
        self.set(f'notifications = "{notifications}"\npet.pace = "{pace}"\n{more}')

    def play(self, bus, *arguments, **changes):
        """The program with the pet shown, at noon: at night it sleeps and doesn't call."""
        address = bus.address if bus else None
        app = self.start("--game", "pet", *arguments, DBUS_SESSION_BUS_ADDRESS=address,
                         **{"TZ": NOON, **changes})
        app.arrive("pet", "pet")
        state = app.wait_for("state")
        while state["state"]["form"] == "egg":
            app.tap("pet")
            state = app.wait_for("state")
        return app

    def hear(self, app):
        """How the next call was told."""
        return app.wait_for("notification", lambda e: e["body"] == BODY)

    def feed(self, app):
        """Gives it a meal."""
        app.tap("pet.feed")
        app.wait_for("state", lambda e: "ate" in e["state"]["log"][-1]["kind"])
        app.wait_for("kept", lambda e: e["slot"] == "pet")

    def holder(self, name):
        """The process that holds a lock of the data directory, or None.

        The kernel is asked: to try the lock would keep the program from it for a moment, and the
        id in the file is that of the last process until the new one has written its own."""
        path = self.data / name
        if not path.exists():
            return None
        held = re.compile(rf" FLOCK .* (\d+) [0-9a-f]+:[0-9a-f]+:{path.stat().st_ino} ")
        found = held.search(pathlib.Path("/proc/locks").read_text())
        return int(found[1]) if found else None

    def agent(self):
        """The one that was left behind."""
        return wait_until(lambda: self.holder("agent.lock"), "the agent")

    def end_agent(self):
        """Nobody stays behind the test."""
        pid = self.holder("agent.lock")
        if pid:
            os.kill(pid, 15)
            wait_until(lambda: not is_running(pid), "the end of the agent")

    def wait_notes(self, server, count, timeout=60):
        """Waits for so many notes; one too many is seen here or at the next."""
        wait_until(lambda: len(server.notes) >= count, f"note {count}", timeout)
        self.assertEqual(len(server.notes), count, server.notes)


class Calling(PetTest):
    """Once a hunger, wherever the program is."""

    def test_one_call_in_front_one_minimised_one_when_closed(self):
        bus = self.make_bus()
        server = self.make_server(bus, *ALL, "sound")
        app = self.play(bus)
        self.assertEqual(self.hear(app)["delivery"], "desktop")
        app.wait_for("toast", lambda e: e["text"] == BODY)
        self.wait_notes(server, 1)
        note = server.notes[0]
        self.assertEqual((note["title"], note["body"]), ("Valkyrie", BODY))
        self.assertEqual(note["hints"]["sound-name"], "message-new-instant")
        self.assertEqual([e for e in app.trace.since(0, "sound") if e["name"] == "pet-call"], [])

        self.feed(app)
        self.minimise(app)
        self.wait_notes(server, 2)
        server.say("click", server.notes[1]["id"])
        self.wait_front(app)

        self.feed(app)
        self.assertEqual(app.stop(), 0)
        agent = self.agent()
        self.wait_notes(server, 3)

        server.say("click", server.notes[2]["id"])
        wait_until(lambda: not is_running(agent), "the end of the agent")
        game = wait_until(lambda: self.holder("lock"), "the program")
        wait_until(lambda: self.screen.window_of(game), "its window")
        os.kill(game, 15)
        wait_until(lambda: not is_running(game), "its end")
        self.assertEqual(len(server.notes), 3, "nothing is called twice")
        time.sleep(0.5)
        self.assertIsNone(self.holder("agent.lock"), "there is nothing more to call for")

    def test_asleep_the_agent_takes_no_time(self):
        self.wish(pace="kiosk")  # there is no call meanwhile
        bus = self.make_bus()
        self.make_server(bus, *ALL)
        self.assertEqual(self.play(bus).stop(), 0)
        agent, spans = self.agent(), []
        wait_until(lambda: processor_ticks(agent) > 0, "its beginning")
        # On a busy machine the kernel charges it now and then for more than its own work.
        while len(spans) < 5 and 0 not in spans:
            used = processor_ticks(agent)
            time.sleep(2)
            spans.append(processor_ticks(agent) - used)
        self.assertIn(0, spans)

    def test_the_agent_goes_when_the_program_comes_and_when_it_is_told(self):
        self.wish(pace="kiosk")  # it has long to wait
        bus = self.make_bus()
        server = self.make_server(bus, *ALL)
        app = self.play(bus, "--language", "es")
        self.feed(app)
        self.assertEqual(app.stop(), 0)
        first = self.agent()
        self.wish()
        again = self.play(bus, "--language", "es")
        self.assertFalse(is_running(first))
        told = again.wait_for("notification")
        self.assertEqual((told["body"], told["delivery"]), ("Tengo hambre", "desktop"))
        again.wait_for("sound", lambda e: e["name"] == "pet-call", since=0)
        self.wait_notes(server, 1)
        self.assertEqual(again.stop(), 0)
        self.wish(pace="kiosk")
        again = self.play(bus)
        self.feed(again)
        self.assertEqual(again.stop(), 0)
        second = self.agent()
        os.kill(second, 15)
        wait_until(lambda: not is_running(second), "the end of the agent")
        self.assertEqual(len(server.notes), 1)

        third = self.play(bus)
        self.assertEqual(third.stop(), 0)
        last = self.agent()
        bus.stop()
        wait_until(lambda: not is_running(last), "its end with the session")


class Silence(PetTest):
    """Nobody is called who does not want it, and whoever cannot be is told."""

    def check_nothing(self, server, app):
        """No note came, and nobody stays behind."""
        self.assertEqual(app.stop(), 0)
        time.sleep(0.5)
        self.assertIsNone(self.holder("agent.lock"))
        self.assertEqual(server.notes, [])

    def test_no_calls_no_messages_and_a_kiosk(self):
        bus = self.make_bus()
        server = self.make_server(bus, *ALL)
        self.wish("pet.calls = false\n")
        app = self.play(bus)
        app.wait_for("kept", lambda e: e["slot"] == "pet")
        self.check_nothing(server, app)

        self.wish(notifications="off")
        app = self.play(bus)
        self.feed(app)
        self.assertEqual(self.hear(app)["delivery"], "toast")
        self.check_nothing(server, app)

        self.wish()
        app = self.play(bus, "--kiosk")
        self.check_nothing(server, app)

    def test_a_desktop_without_messages_is_a_toast_and_said_in_the_options(self):
        app = self.play(None)
        self.assertEqual(self.hear(app)["delivery"], "toast")
        self.assertEqual(app.stop(), 0)
        self.assertIsNone(self.holder("agent.lock"))
        app = self.options(None)
        app.turn_to("games")
        app.focus("options.pet.test")
        app.wait_node("options.pet.desktop", lambda node: "doesn't show notifications" in node["label"])
        self.assertEqual(app.stop(), 0)
        app = self.start(DBUS_SESSION_BUS_ADDRESS=None)
        app.arrive("menu", "menu.pet.badge")


class Sounds(PetTest):
    """The agent has no window, and a voice where the desktop has none."""

    def wish(self, more="", notifications="on", pace="kiosk"):
        """At this pace it gets hungry only once its clock is set back."""
        super().wish(more, notifications, pace)

    def make_hungry(self, bus):
        """A pet that got hungry while nobody was there."""
        app = self.play(bus)
        self.feed(app)
        self.assertEqual(app.stop(), 0)
        self.agent()
        self.end_agent()
        with contextlib.closing(sqlite3.connect(self.data / "recreo.sqlite")) as store, store:
            store.execute("UPDATE pets SET seen_at = seen_at - ?", (KIOSK_HUNGER,))

    def call(self, bus, server):
        """What an agent of our own plays at its call, as raw samples; nothing where it never
        opened the loudspeaker."""
        self.make_hungry(bus)
        tape = self.folder / "tape.raw"
        tape.unlink(missing_ok=True)
        known = len(server.notes)
        with subprocess.Popen(
                [BINARY, "--agent", "--data", self.data],
                env=environment(
                    self.folder, DBUS_SESSION_BUS_ADDRESS=bus.address, DISPLAY=None,
                    SDL_AUDIODRIVER="disk", SDL_DISKAUDIOFILE=tape)) as agent:
            wait_until(lambda: len(server.notes) > known, "the call")
            time.sleep(1)
            if tape.exists():
                folder = pathlib.Path(f"/proc/{agent.pid}/fd")
                wait_until(lambda: not any(file.resolve() == tape for file in folder.iterdir()),
                           "the end of the sound")
            self.assertIsNone(agent.poll(), "it waits for a click")
            agent.terminate()
        self.assertEqual(len(server.notes), known + 1)
        return tape.read_bytes() if tape.exists() else b""

    def test_a_desktop_without_sounds_hears_ours(self):
        bus = self.make_bus()
        server = self.make_server(bus, *ALL)
        samples = self.call(bus, server)
        self.assertTrue(any(samples), "something is heard")
        self.assertLess(len(samples), 4 * 48000 * 4, "once")

    def test_with_the_sound_off_nothing_is_heard(self):
        self.wish("sound.volume = 0\n")
        bus = self.make_bus()
        server = self.make_server(bus, *ALL)
        self.assertEqual(self.call(bus, server), b"")

    def test_a_desktop_with_sounds_plays_its_own(self):
        bus = self.make_bus()
        server = self.make_server(bus, *ALL, "sound")
        self.assertEqual(self.call(bus, server), b"")
        self.assertEqual(server.notes[-1]["hints"]["sound-name"], "message-new-instant")


class Asking(PetTest):
    """Whether it may call is asked once, when it has hatched."""

    def hatch_it(self, notifications):
        """What else was allowed is known; the pet has just hatched, and its question is there."""
        self.set(f'notifications = "{notifications}"\npet.pace = "kiosk"\n')
        bus = self.make_bus()
        self.make_server(bus, *ALL, "sound")
        app = self.play(bus)
        app.arrive("pet.calls.question", "pet.calls.yes")
        return app

    def test_a_yes_after_hatching_lets_it_call_while_closed(self):
        app = self.hatch_it("ask")
        app.tap("pet.calls.yes")
        app.arrive("pet", "pet")
        self.assertEqual(app.stop(), 0)
        self.assertTrue(is_running(self.agent()))

    def test_it_is_asked_although_notifications_were_allowed_before_and_a_no_counts(self):
        app = self.hatch_it("on")
        app.tap("pet.calls.no")
        app.arrive("pet", "pet")
        self.assertEqual(app.stop(), 0)
        time.sleep(0.5)
        self.assertIsNone(self.holder("agent.lock"))


class Autostart(PetTest):
    """The entry that starts the agent with the session."""

    def test_the_switch_in_the_options_writes_it_and_takes_it_away(self):
        self.data = self.folder / "share/recreo"
        entry = self.folder / "config/autostart/recreo-agent.desktop"
        # At home an evening's pet is hungry the next day: nobody would stay behind for that.
        self.wish(pace="kiosk")
        bus = self.make_bus()
        app = self.play(bus, data=self.data)
        self.assertEqual(app.stop(), 0)
        self.assertIn("--agent", entry.read_text())
        agent = self.agent()
        app = self.start("--game", "options", data=self.data,
                         DBUS_SESSION_BUS_ADDRESS=bus.address)
        app.arrive("options", "options.music")
        self.assertFalse(is_running(agent))
        app.turn_to("games")
        app.focus("options.pet.agent")
        app.key("space")
        app.wait_node("options.pet.agent", lambda node: node["value"] == 0)
        wait_until(lambda: not entry.exists(), "the end of the entry")
        app.key("space")
        wait_until(entry.exists, "the entry")
        app.key("space")
        wait_until(lambda: not entry.exists(), "the end of the entry")
        self.assertEqual(app.stop(), 0)
        time.sleep(0.5)
        self.assertIsNone(self.holder("agent.lock"))

    def test_after_a_login_the_entry_starts_it_and_it_calls(self):
        data = self.data = self.folder / "share/recreo"
        bus = self.make_bus()
        server = self.make_server(bus, *ALL)
        app = self.play(bus, data=data)
        self.feed(app)
        self.assertEqual(app.stop(), 0)
        self.agent()
        self.end_agent()  # as when the session ends
        entry = (self.folder / "config/autostart/recreo-agent.desktop").read_text()
        command = shlex.split(next(line for line in entry.splitlines() if line.startswith("Exec="))[5:])
        with subprocess.Popen(command, env=environment(
                self.folder, DBUS_SESSION_BUS_ADDRESS=bus.address, DISPLAY=None)) as agent:
            self.wait_notes(server, 1)
            agent.terminate()
        self.assertEqual(server.notes[0]["body"], BODY)
