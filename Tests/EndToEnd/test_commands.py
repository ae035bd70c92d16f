"""Commands without a window, the play script and the end of the program."""

import signal
import time
import unittest

from picture import Picture
from recreo import BINARY, ROOT
from screentest import ProgramTest, ScreenTest
from test_failures import run


class WithoutDisplay(ProgramTest):
    """Commands on a machine without X and Wayland."""

    def test_doctor_reports_what_it_found(self):
        code, out, message = run(self.folder, "doctor")
        self.assertEqual(code, 0, message)
        self.assertGreaterEqual(len(out.splitlines()), 5, out)

    def check_screenshot(self, *arguments, size):
        """Takes a screenshot and checks that it has this size and is not blank."""
        name = "-".join(a.strip("-") for a in arguments) + ".png"
        code, _, message = run(
            self.folder, *arguments, "--data", self.data, "--screenshot", name,
            "--at", "1", "--size", "x".join(map(str, size)))
        self.assertEqual(code, 0, message)
        picture = Picture.read_png(self.folder / name)
        self.assertEqual((picture.width, picture.height), size)
        self.assertFalse(picture.is_blank())
        return picture

    def test_a_screenshot_needs_no_display(self):
        self.check_screenshot("--game", "menu", size=(800, 480))
        self.check_screenshot("--game", "options", size=(480, 800))

    def test_the_same_time_of_the_same_board_gives_the_same_picture(self):
        board = ("--game", "fifteen", "--layout", "4x4", "--scramble", "40")
        one = self.check_screenshot(*board, "--seed", "3", size=(800, 480))
        two = self.check_screenshot(*board, "--seed", "3", size=(800, 480))
        other = self.check_screenshot(*board, "--seed", "4", size=(800, 480))
        self.assertEqual(one.rgb, two.rgb)
        self.assertNotEqual(one.rgb, other.rgb)


class Play(ProgramTest):
    """The script that starts the program."""

    @unittest.skipUnless(BINARY == (ROOT / ".build/release/recreo").resolve(), "another is tested")
    def test_a_second_start_builds_nothing_and_passes_arguments_on(self):
        built = BINARY.stat().st_mtime_ns
        code, out, message = run(self.folder, "doctor", "--data", self.data, program=ROOT / "play")
        self.assertEqual(code, 0, message)
        self.assertIn(str(self.data), out)
        self.assertNotIn("building", out + message)
        self.assertEqual(BINARY.stat().st_mtime_ns, built)


class Ending(ScreenTest):
    """Ending the program from outside."""

    def test_sigterm_and_sigint_end_the_program_cleanly(self):
        for number in (signal.SIGTERM, signal.SIGINT):
            with self.subTest(signal=number.name):
                app = self.start()
                app.arrive("menu")
                app.process.send_signal(number)
                self.assertEqual(app.wait_exit(), 0, app.errors())

    def test_the_program_ends_cleanly_at_any_time_during_its_start(self):
        for i in range(12):  # while music and sounds are still being decoded, too
            app = self.start()
            app.wait_for("scene")
            time.sleep(i * 0.05)
            self.assertEqual(app.stop(), 0, f"ended {i * 50} ms after its first scene")

    def test_closing_the_window_ends_the_program_cleanly(self):
        app = self.start()
        app.arrive("menu")
        app.wait_active()
        self.screen.xdotool("key", "alt+F4")
        self.assertEqual(app.wait_exit(), 0, app.errors())
