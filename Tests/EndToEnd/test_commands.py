"""Commands without a window, the play script and the end of the program."""

import signal
import time
import unittest

from picture import Picture
from recreo import BINARY, ROOT
from screentest import ProgramTest, ScreenTest
from test_failures import run
from test_lists import record


class WithoutDisplay(ProgramTest):
    """Commands on a machine without X and Wayland."""

    def test_doctor_reports_what_it_found(self):
        code, out, message = run(self.folder, "doctor")
        self.assertEqual(code, 0, message)
        self.assertGreaterEqual(len(out.splitlines()), 5, out)

    def test_doctor_names_the_cameras_and_what_they_need(self):
        camera = {"RECREO_CAMERA": "-f lavfi -i color=red"}
        _, out, _ = run(self.folder, "doctor", **camera)
        self.assertIn("camera: Camera 1\n", out)
        _, out, _ = run(self.folder, "doctor", PATH=str(self.folder), **camera)
        self.assertIn("camera: Camera 1; photos need ffmpeg, which is not installed\n", out)

    def test_doctor_lists_the_languages_of_the_voices(self):
        program = self.folder / "spd-say"
        program.write_text("#!/bin/sh\necho NAME LANGUAGE VARIANT\necho German de none\necho Mandarin cmn none\n")
        program.chmod(0o755)
        _, out, _ = run(self.folder, "doctor", PATH=f"{self.folder}:/usr/bin:/bin")
        self.assertIn("voices: de, zh_CN; none for en, es, it, ja, ar\n", out)

    def test_doctor_says_what_to_install_to_hear_and_to_write(self):
        _, out, _ = run(self.folder, "doctor", PATH=str(self.folder), XMODIFIERS="@im=none")
        self.assertIn("voices: none; for speech install speech-dispatcher", out)
        self.assertIn("input methods: none; install ibus or fcitx5", out)
        self.assertIn("XMODIFIERS=@im=none\n", out)

    def test_doctor_names_the_files_of_the_fonts(self):
        _, out, _ = run(self.folder, "doctor")
        for script in ("Latin", "Arabic", "Chinese", "Japanese"):
            self.assertRegex(out, rf"fonts, {script}: (/.+|none; install .+)\n")
        self.assertIn("Quicksand-Medium.ttf\n", out)

    def test_doctor_writes_a_report_without_the_names_of_the_log(self):
        log = self.folder / "state/recreo/recreo.log"
        log.parent.mkdir(parents=True)
        log.write_text(f"a problem\nThe picture {self.folder}/Anna/us.png cannot be used.\n")
        code, out, message = run(self.folder, "doctor", "--report", "--data", self.data)
        self.assertEqual(code, 0, message)
        self.assertIn("Wrote recreo-report.txt", out)
        text = (self.folder / "recreo-report.txt").read_text()
        for words in ("version: ", "system: ", "graphics vendor: ", "music.on = true (default)", "a problem"):
            self.assertIn(words, text)
        self.assertNotIn("Anna", text)
        code, _, message = run(self.folder, "doctor", "--report", "--output", "/nonexistent/a")
        self.assertEqual(code, 74)
        self.assertIn("/nonexistent/a cannot be written", message)

    def test_a_record_can_be_saved_to_a_file_that_replays(self):
        (self.folder / "record.json").write_text(record(7))
        code, _, message = run(self.folder, "replay", "record.json", "--save", "copy.recreo")
        self.assertEqual(code, 0, message)
        self.assertEqual((self.folder / "copy.recreo").read_text(), record(7))
        code, _, message = run(self.folder, "replay", "copy.recreo", "--screenshot", "a.png", "--at", "1")
        self.assertEqual(code, 0, message)
        self.assertFalse(Picture.read_png(self.folder / "a.png").is_blank())
        code, _, message = run(self.folder, "replay", "record.json", "--save", "/nonexistent/a")
        self.assertEqual(code, 74)
        self.assertIn("/nonexistent/a cannot be written", message)

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


class Linked(ScreenTest):
    """A link that is opened while the program runs."""

    def test_a_link_reaches_the_running_program(self):
        app = self.start()
        app.arrive("menu", "menu.options")
        app.act()
        code, _, message = run(self.folder, "recreo:fifteen/5x4-any-2n9c", "--data", self.data)
        self.assertEqual(code, 0, message)
        self.assertIn("already running", message)
        app.arrive("fifteen", "tile.1")
        self.assertEqual(app.wait_for("state")["state"]["setup"]["columns"], 5)


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
