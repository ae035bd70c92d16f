"""Partners outside that say nothing: nothing waits for them without a limit, and SIGTERM ends the
program all the same."""

import fcntl
import os
import pathlib
import signal
import socket
import subprocess
import tempfile
import time

from desktop import Bus, Silent, wait_until
from recreo import BINARY, environment
from screentest import ProgramTest, ScreenTest, hearing
from sound import Recording
from test_failures import run
from test_kiosk import KioskTest

SLOW = 30.0  # seconds: an end that waits for nobody never takes so long


def silent(test, path=None):
    """A partner that ends with the test."""
    # Not in the test's folder: a socket's path holds 107 bytes at most.
    folder = test.enterContext(tempfile.TemporaryDirectory())
    partner = Silent(path or f"{folder}/socket")
    test.addCleanup(partner.stop)
    return partner


class WithoutScreen(ProgramTest):
    """Programs without a window."""

    def begin(self, *arguments, **changes):
        """Starts the program; it is ended with the test."""
        changes = {"SDL_VIDEODRIVER": "offscreen", "DISPLAY": None} | changes
        program = subprocess.Popen(
            [BINARY, *map(str, arguments)], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE, text=True, env=environment(self.folder, **changes))
        self.addCleanup(program.stderr.close)
        self.addCleanup(program.wait)
        self.addCleanup(program.kill)
        return program

    def make_pipe(self):
        """A pipe with no program at its ends."""
        path = self.folder / "pipe"
        os.mkfifo(path)
        return path

    def test_a_message_bus_that_says_nothing_stops_no_command(self):
        address = f"unix:path={silent(self).path}"
        for name in ("DBUS_SESSION_BUS_ADDRESS", "DBUS_SYSTEM_BUS_ADDRESS"):
            for command in (("doctor",), ("--screenshot", "a.png", "--at", "0")):
                with self.subTest(name=name, command=command):
                    code, _, said = run(self.folder, *command, "--data", self.data, **{name: address})
                    self.assertEqual(code, 0, said)

    def test_sigterm_ends_a_start_that_hangs(self):
        with socket.socket(socket.AF_UNIX) as server:
            number = next(n for n in range(200, 300) if not os.path.exists(f"/tmp/.X11-unix/X{n}"))
            path = f"/tmp/.X11-unix/X{number}"
            server.bind(path)
            self.addCleanup(os.unlink, path)
            server.listen(1)
            program = self.begin("--mute", "--data", self.data, SDL_VIDEODRIVER="x11",
                                 DISPLAY=f":{number}")
            server.accept()
            program.terminate()
            _, said = program.communicate(timeout=SLOW)
        self.assertEqual(program.returncode, -signal.SIGTERM, said)
        self.assertIn("so it ends at once", said)

    def test_a_start_does_not_wait_without_limit_for_a_display(self):
        number = next(n for n in range(300, 400) if not os.path.exists(f"/tmp/.X11-unix/X{n}"))
        programs = []
        silent(self, f"/tmp/.X11-unix/X{number}")
        for driver, name, value in (("x11", "DISPLAY", f":{number}"),
                                    ("wayland", "WAYLAND_DISPLAY", silent(self).path)):
            (self.folder / driver).mkdir()
            (self.folder / driver / "recreo.sqlite").write_bytes(b"damaged " * 999)
            programs.append(self.begin("--mute", "--data", self.folder / driver,
                                       SDL_VIDEODRIVER=driver, **{name: value}))
        for program in programs:
            _, said = program.communicate(timeout=20 + SLOW)
            self.assertEqual(program.returncode, 69, said)
            self.assertIn("compositor has not answered for 20 s", said)
        log = (self.folder / "state/recreo/recreo.log").read_text()
        self.assertEqual(log.count("damaged"), 2, "what became of the results is not lost with the start")

    def test_a_replay_waits_for_a_pipe_and_says_so(self):
        pipe = self.make_pipe()
        program = self.begin("replay", pipe)
        self.assertIn(f"Waiting for a program that writes to {pipe}", program.stderr.readline())
        program.terminate()
        self.assertEqual(program.wait(SLOW), -signal.SIGTERM)
        program = self.begin("replay", pipe)
        program.stderr.readline()
        pipe.write_text("{}")
        self.assertIn("cannot be replayed", program.stderr.readline())

    def test_a_screenshot_waits_for_a_pipe_and_says_so(self):
        pipe = self.make_pipe()
        program = self.begin("--screenshot", pipe, "--at", "0")
        self.assertIn(f"Waiting for a program that reads {pipe}", program.stderr.readline())
        program.terminate()
        self.assertEqual(program.wait(SLOW), -signal.SIGTERM)
        program = self.begin("--screenshot", pipe, "--at", "0")
        program.stderr.readline()
        self.assertEqual(pipe.read_bytes()[:4], b"\x89PNG")
        self.assertEqual(program.wait(SLOW), 0)

    def test_a_trace_whose_reader_stops_reading_ends_and_the_program_goes_on(self):
        pipe = self.make_pipe()
        reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
        self.addCleanup(os.close, reader)
        fcntl.fcntl(reader, fcntl.F_SETPIPE_SZ, 4096)
        program = self.begin("--mute", "--data", self.data, "--trace", pipe)
        self.assertIn("The trace cannot be written any more", program.stderr.readline())
        program.terminate()
        self.assertEqual(program.wait(SLOW), 0)


class WithScreen(ScreenTest):
    """Programs with a window."""

    def check_alive(self, app):
        """Checks that a touch is answered soon, and that the program ends in order."""
        app.arrive("menu", "menu.options")
        app.tap("menu.options")
        self.assertIsNotNone(app.wait_for("scene", lambda e: e["name"] == "options", timeout=10))
        self.assertEqual(app.stop(), 0, app.errors())

    def test_a_message_bus_that_says_nothing_stops_no_start(self):
        address = f"unix:path={silent(self).path}"
        bus = Bus(self.folder)
        self.addCleanup(bus.stop)
        for changes in ({"DBUS_SESSION_BUS_ADDRESS": address},
                        {"DBUS_SESSION_BUS_ADDRESS": bus.address,
                         "DBUS_SYSTEM_BUS_ADDRESS": address}):
            with self.subTest(changes=changes):
                self.check_alive(self.start(**changes))

    @hearing
    def test_a_sound_server_that_says_nothing_holds_nothing_up(self):
        self.check_alive(self.start(
            SDL_AUDIODRIVER="pulseaudio", PULSE_SERVER=f"unix:{silent(self).path}"))

    def test_a_window_manager_that_hangs_is_not_waited_for(self):
        manager = self.screen.server.manager
        manager.send_signal(signal.SIGSTOP)
        try:
            app = self.start()
            app.wait_for("window")
            self.assertEqual(app.stop(), 0, app.errors())
            app = self.start()
            app.wait_for("window")
        finally:
            manager.send_signal(signal.SIGCONT)
        self.check_alive(app)

    def has_open(self, app, path):
        """Whether the program has a file open."""
        files = pathlib.Path(f"/proc/{app.process.pid}/fd")
        return any(os.path.realpath(file) == str(path) for file in files.iterdir())

    @hearing
    def test_music_plays_again_after_its_server_has_started_again(self):
        pipe = self.folder / "sound"
        os.mkfifo(pipe)
        app = self.start(SDL_AUDIODRIVER="disk", SDL_DISKAUDIOFILE=str(pipe))
        for _ in range(2):
            with open(pipe, "rb") as server:
                heard = b""
                end = time.monotonic() + SLOW
                while Recording(heard).is_silent() and time.monotonic() < end:
                    heard += server.read(1 << 16)
                self.assertFalse(Recording(heard).is_silent(), app.errors())
            wait_until(lambda: not self.has_open(app, pipe), "the end of the device")
        self.assertEqual(app.stop(), 0, app.errors())

    @hearing
    def test_music_plays_once_there_is_a_device_that_was_missing_at_the_start(self):
        raw = self.folder / "later" / "sound.raw"
        app = self.start("--game", "options", SDL_AUDIODRIVER="disk", SDL_DISKAUDIOFILE=str(raw))
        app.arrive("options", "options.music")
        wait_until(lambda: "No sound:" in app.errors(), "the word that there is none")
        raw.parent.mkdir()
        wait_until(lambda: raw.exists() and not Recording.read(raw).is_silent(), "the music", SLOW)
        self.assertEqual(app.errors().count("No sound:"), 1, "it is said once")
        self.assertEqual(app.stop(), 0, app.errors())


class OtherDesktop(KioskTest, ScreenTest):
    """A window manager that shows another desktop, where our window is not."""

    def setUp(self):
        super().setUp()
        self.screen.xdotool("set_num_desktops", 2)
        self.show(0)

    def show(self, number):
        """Shows a desktop."""
        self.screen.xdotool("set_desktop", number)
        self.wait_desktop(number)

    def wait_desktop(self, number):
        """Waits until a desktop is shown."""
        wait_until(lambda: self.screen.xdotool("get_desktop") == str(number), "the desktop")

    def test_a_kiosk_comes_back(self):
        app = self.start_kiosk()
        app.find_window()
        for _ in range(2):
            self.screen.xdotool("set_desktop", 1)
            self.wait_desktop(0)
            wait_until(lambda: self.screen.window_of(app.process.pid), "the window")
            wait_until(lambda: app.place() == (0, 0, *self.size), "the whole screen")
        app.tap("menu.options")
        app.arrive("options", "options.back")

    def test_a_second_start_brings_the_window_and_its_desktop_to_the_front(self):
        app = self.start()
        app.arrive("menu", "menu.options")
        app.find_window()
        self.show(1)
        code, _, said = run(self.folder, "--data", self.data, SDL_VIDEODRIVER="x11",
                            DISPLAY=self.screen.environment()["DISPLAY"])
        self.assertEqual(code, 0, said)
        self.wait_desktop(0)
        wait_until(lambda: self.screen.window_of(app.process.pid), "the window")

    def test_sigterm_ends_it_there(self):
        app = self.start()
        app.arrive("menu", "menu.options")
        app.find_window()
        self.show(1)
        app.window = None
        self.assertEqual(app.stop(), 0, app.errors())
