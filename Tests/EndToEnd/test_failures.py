"""What is missing, wrong or hostile is reported in a sentence, and nothing crashes."""

import os
import pathlib
import shutil
import struct
import subprocess

from picture import SIGNATURE, chunk
from recreo import BINARY, COMPUTING, ROOT, environment
from screentest import ProgramTest, ScreenTest, hearing, seeing

USAGE, NO_DEVICE, IO_ERROR = 64, 69, 74


def run(folder, *arguments, program=BINARY, **changes):
    """Runs the program to its end, by default without a screen; returns exit code, stdout and stderr."""
    changes = {"SDL_VIDEODRIVER": None, "DISPLAY": None, "WAYLAND_DISPLAY": None} | changes
    done = subprocess.run(
        [*COMPUTING, program, *map(str, arguments)], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
        stderr=subprocess.PIPE, text=True, errors="replace", timeout=300, cwd=folder, check=False,
        env=environment(folder, **changes))
    return done.returncode, done.stdout, done.stderr


class WithoutScreen(ProgramTest):
    """Runs that end by themselves."""

    def check_refused(self, code, *words, run_result):
        """Checks the exit code, and that the message has every word, is short and is no backtrace."""
        got, _, message = run_result
        self.assertEqual(got, code, message)
        for word in words:
            self.assertIn(word.lower(), message.lower())
        self.assertLess(len(message), 2000, message)
        self.assertNotIn("Fatal error", message)

    def test_wrong_arguments_are_reported_and_end_with_64(self):
        wrong = (["--game", "chess"], ["--size", "banana"], ["--size", "0x0"],
                 ["--layout", "99x99"], ["--layout", "four"], ["--seed", "x"],
                 ["--scramble", "-1"], ["--nonsense"], ["--screenshot"], ["fly"], ["--at", "soon"])
        for arguments in wrong:
            with self.subTest(arguments=arguments):
                self.check_refused(USAGE, "error", run_result=run(self.folder, *arguments))

    def test_help_lists_the_options(self):
        code, out, _ = run(self.folder, "--help")
        self.assertEqual(code, 0)
        for option in ("--game", "--seed", "--trace", "--screenshot", "doctor"):
            self.assertIn(option, out + run(self.folder, "play", "--help")[1])

    def test_missing_resources_are_reported_with_their_path(self):
        program = self.folder / "recreo"
        try:
            os.link(BINARY, program)
        except OSError:
            shutil.copy2(BINARY, program)
        self.check_refused(IO_ERROR, "/nonexistent", run_result=run(
            self.folder, "--data", self.data, "--screenshot", "a.png", program=program,
            RECREO_RESOURCES="/nonexistent"))

    def test_a_missing_display_is_reported_with_what_to_set(self):
        self.check_refused(NO_DEVICE, "DISPLAY", run_result=run(
            self.folder, "--data", self.data, SDL_VIDEODRIVER="x11"))

    def test_without_any_display_it_ends_unless_it_is_told_to_do_without(self):
        for arguments in ((), ("--kiosk",)):
            for changes in ({}, {"DISPLAY": ":93"}, {"WAYLAND_DISPLAY": "nowhere"}):
                with self.subTest(arguments=arguments, changes=changes):
                    self.check_refused(NO_DEVICE, "DISPLAY", run_result=run(
                        self.folder, *arguments, "--data", self.data, **changes))

    def test_a_screenshot_that_cannot_be_written_is_reported(self):
        self.check_refused(IO_ERROR, "/nonexistent/a.png", run_result=run(
            self.folder, "--data", self.data, "--screenshot", "/nonexistent/a.png"))

    def test_a_trace_that_cannot_be_written_is_reported(self):
        self.check_refused(IO_ERROR, "/nonexistent/t", run_result=run(
            self.folder, "--data", self.data, "--trace", "/nonexistent/t", "--screenshot", "a.png"))

    def test_an_unknown_picture_is_reported(self):
        code, _, message = run(self.folder, "--game", "fifteen", "--picture", "nosuch",
                               "--data", self.data, "--screenshot", "a.png")
        self.assertIn(code, (0, USAGE), message)
        self.assertIn("nosuch", message)


class WithScreen(ScreenTest):
    """Runs that open a window or try to."""

    def test_without_suitable_opengl_both_attempts_are_reported(self):
        missing = {"SDL_OPENGL_LIBRARY": "/nonexistent", "SDL_VIDEO_EGL_DRIVER": "/nonexistent"}
        too_old = {"MESA_GL_VERSION_OVERRIDE": "2.1", "MESA_GLES_VERSION_OVERRIDE": "2.0"}
        no_driver = {"LIBGL_DRIVERS_PATH": "/nonexistent"}
        for changes in (missing, too_old, no_driver):
            with self.subTest(changes=changes):
                code, _, message = run(
                    self.folder, "--data", self.data, SDL_VIDEODRIVER="x11",
                    DISPLAY=self.screen.environment()["DISPLAY"], **changes)
                self.assertEqual(code, NO_DEVICE, message)
                self.assertIn("OpenGL 3.3 core failed", message)
                self.assertIn("OpenGL ES 3.0 failed", message)
                self.assertIn("install", message)

    @hearing
    def test_the_program_works_without_sound(self):
        app = self.start(SDL_AUDIODRIVER="nonsense")
        app.arrive("menu", "menu.fifteen")
        app.tap("menu.fifteen")
        app.arrive("fifteen.setup")

    def test_an_unwritable_data_folder_is_reported_and_the_game_can_be_played(self):
        file = self.folder / "file"
        file.write_text("not a folder")
        app = self.start("--game", "fifteen", data=file)
        told = app.wait_for("error", lambda e: str(file) in e["message"])
        self.assertIn("--data", told["message"])
        self.assertIn(told["message"], app.errors())
        app.arrive("notice", "notice.back")
        app.key("Escape")
        app.arrive("fifteen.setup", "fifteen.play")
        app.tap("fifteen.play")
        app.arrive("fifteen", "tile.1")

    @seeing
    def test_a_picture_that_claims_to_be_huge_is_refused_and_the_game_can_be_played(self):
        resources = self.folder / "root"
        shutil.copytree(ROOT / "Resources", resources / "Resources")
        shutil.copytree(ROOT / "Shaders", resources / "Shaders")
        hostile_png(resources / "Resources/Pictures/hostile.png")
        app = self.start("--game", "fifteen", "--picture", "hostile", "--scramble", "12",
                         RECREO_RESOURCES=str(resources))
        told = app.wait_for("error", lambda e: "hostile.png" in e["message"])
        self.assertIn("65000", told["message"])
        app.arrive("fifteen", "tile.1")
        app.rest()
        self.assertFalse(app.picture().is_blank(), "plain tiles")


def hostile_png(path: pathlib.Path):
    """A file of a few bytes whose header asks for 17 GB."""
    head = struct.pack(">IIBBBBB", 65_000, 65_000, 8, 6, 0, 0, 0)
    path.write_bytes(SIGNATURE + chunk(b"IHDR", head) + chunk(b"IDAT", b"") + chunk(b"IEND", b""))
