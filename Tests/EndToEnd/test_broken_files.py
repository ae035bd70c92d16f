"""Broken files, streams and limits: a sentence and an exit code, never a crash."""

import json
import os
import pathlib
import resource
import shutil
import subprocess

from picture import Picture
from recreo import BINARY, ROOT, environment
from screentest import ProgramTest, ScreenTest
from test_failures import IO_ERROR, NO_DEVICE, run


class BrokenStreams(ProgramTest):
    """Standard streams that are full, closed or without a reader."""

    def shell(self, command, **changes):
        """Runs a shell command in which $RECREO is the program; returns its exit code and output."""
        changes = {"SDL_VIDEODRIVER": None, "DISPLAY": None, "RECREO": str(BINARY),
                   "DATA": str(self.data)} | changes
        done = subprocess.run(
            ["bash", "-c", command], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
            stderr=subprocess.PIPE, text=True, errors="replace", timeout=60, cwd=self.folder,
            env=environment(self.folder, **changes), check=False)
        return done.returncode, done.stdout, done.stderr

    def test_an_unwritable_stderr_changes_nothing(self):
        for where in ("2>/dev/full", "2>&-", "2> >(exit)"):
            with self.subTest(where=where):
                code, _, _ = self.shell(f'"$RECREO" replay nofile {where}')
                self.assertEqual(code, IO_ERROR)

    def test_a_warning_at_the_start_does_not_need_stderr(self):
        config = self.folder / "config/recreo"
        config.mkdir(parents=True)
        (config / "config.toml").write_text("foo = 1\n")
        for where in ("2>/dev/full", "2>&-", "2> >(exit)"):
            with self.subTest(where=where):
                code, _, _ = self.shell(
                    f'"$RECREO" --data "$DATA" --screenshot a.png {where}',
                    XDG_CONFIG_HOME=str(self.folder / "config"))
                self.assertEqual(code, 0)

    def test_lost_output_is_an_error(self):
        for command in ('scores --data "$DATA"', "odds --dealer A --hand 2,A", "--help",
                        'doctor --data "$DATA"'):
            with self.subTest(command=command):
                code, _, said = self.shell(f'"$RECREO" {command} >/dev/full')
                self.assertEqual(code, IO_ERROR, said)
                self.assertIn("No space left on device", said)
                code, _, _ = self.shell(f'"$RECREO" {command} >&-')
                self.assertEqual(code, IO_ERROR)

    def test_a_closed_pipe_is_not_reported(self):
        code, _, said = self.shell('"$RECREO" odds --dealer A --hand 2,A | true; exit ${PIPESTATUS[0]}')
        self.assertIn(code, (0, IO_ERROR))
        self.assertEqual(said, "")


class BrokenLimits(ProgramTest):
    """Resource limits."""

    def limited(self, kind, value, *arguments):
        done = subprocess.run(
            [BINARY, *map(str, arguments)], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
            stderr=subprocess.PIPE, text=True, timeout=60, cwd=self.folder, check=False,
            env=environment(self.folder, SDL_VIDEODRIVER=None, DISPLAY=None),
            preexec_fn=lambda: resource.setrlimit(kind, (value, value)))
        return done.returncode, done.stderr

    def test_a_full_disk_leaves_no_partial_pictures(self):
        picture = self.folder / "a.png"
        Picture(900, 700, os.urandom(900 * 700 * 3)).write_png(picture)
        code, said = self.limited(
            resource.RLIMIT_FSIZE, 4096, "pictures", "add", picture, "--data", self.data)
        self.assertEqual(code, IO_ERROR, said)
        self.assertIn("cannot be saved", said)
        self.assertIn(str(self.data), said)
        left = [p for p in pathlib.Path(self.data).rglob("*") if p.is_file()]
        self.assertEqual(left, [])
        self.assertEqual(run(self.folder, "pictures", "list", "--data", self.data)[1], "")

    def test_a_screenshot_is_complete_or_missing(self):
        code, said = self.limited(
            resource.RLIMIT_FSIZE, 4096, "--data", self.data, "--screenshot", "b.png")
        self.assertEqual(code, IO_ERROR, said)
        self.assertIn("b.png cannot be written", said)
        self.assertEqual([p.name for p in self.folder.glob("*b.png*")], [])
        self.assertEqual([p.name for p in self.folder.glob(".new*")], [])

    def test_too_few_open_files_are_reported(self):
        code, said = self.limited(
            resource.RLIMIT_NOFILE, 24, "--data", self.data, "--screenshot", "c.png")
        self.assertEqual(code, IO_ERROR, said)
        self.assertIn("ulimit -n", said)


class BrokenFiles(ProgramTest):
    """Damaged and missing files."""

    def screenshot(self, *arguments, **changes):
        return run(self.folder, "--data", self.data, "--size", "800x480", "--screenshot", "a.png",
                   *arguments, **changes)

    def resources(self):
        """A copy of the program's resources, to be damaged."""
        root = self.folder / "root"
        shutil.copytree(ROOT / "Resources", root / "Resources")
        shutil.copytree(ROOT / "Shaders", root / "Shaders")
        return root

    def test_a_typo_in_the_configuration_is_reported_with_its_line(self):
        config = self.folder / "config/recreo/config.toml"
        config.parent.mkdir(parents=True)
        for text, words in ((b"music.on = true\n[\n", "line 2"), (b"[[[", "line 1"),
                            (b"# caf\xe9\n", "UTF-8"), (b"\xff\xfea\0", "UTF-16"),
                            (b"music.on = [1]", "true or false")):
            with self.subTest(text=text):
                config.write_bytes(text)
                code, _, said = self.screenshot(XDG_CONFIG_HOME=str(self.folder / "config"))
                self.assertEqual(code, 0, said)
                self.assertIn(words, said)
                self.assertIn(str(config), said)
                self.assertIn(words, run(
                    self.folder, "doctor", XDG_CONFIG_HOME=str(self.folder / "config"))[1])

    def test_a_value_cannot_forge_a_line_of_output(self):
        config = self.folder / "config/recreo/config.toml"
        config.parent.mkdir(parents=True)
        config.write_text('language = "en\\nrecreo: all is well\\u001b[2J"\n')
        code, _, said = self.screenshot(XDG_CONFIG_HOME=str(self.folder / "config"))
        self.assertEqual(code, 0, said)
        self.assertNotIn("\nrecreo: all is well", said)
        self.assertNotIn("\x1b", said)

    def test_a_pipe_in_place_of_a_file_does_not_hang(self):
        root = self.resources()
        shader = root / "Shaders/sprite.vert"
        shader.unlink()
        os.mkfifo(shader)
        code, _, said = self.screenshot(RECREO_RESOURCES=str(root))
        self.assertEqual(code, IO_ERROR, said)
        self.assertIn("sprite.vert: it is not a file", said)

    def test_a_pipe_that_nobody_reads_is_no_trace(self):
        os.mkfifo(self.folder / "t")
        code, _, said = self.screenshot("--trace", self.folder / "t")
        self.assertEqual(code, IO_ERROR, said)
        self.assertIn(str(self.folder / "t"), said)

    def test_a_damaged_catalogue_is_reported_and_text_is_english(self):
        root = self.resources()
        place = root / "Resources/Languages/compiled/es/LC_MESSAGES"
        place.mkdir(parents=True)
        sound = (ROOT / ".build/languages/es/LC_MESSAGES/recreo.mo").read_bytes()
        for damaged in (sound[:1000], sound[:8] + b"\xff\xff\xff\x7f" + sound[12:]):
            (place / "recreo.mo").write_bytes(damaged)
            trace = self.folder / "trace"
            code, _, said = self.screenshot(
                "--language", "es", "--game", "options", "--trace", trace, RECREO_RESOURCES=str(root))
            self.assertEqual(code, 0, said)
            self.assertIn("recreo.mo: it is damaged", said)
            events = [json.loads(line) for line in trace.read_text().splitlines()]
            self.assertTrue(any("recreo.mo" in e.get("message", "") for e in events))
            self.assertIn("Music volume", trace.read_text())

    def test_no_system_font_is_needed(self):
        none = self.folder / "fonts.conf"
        none.write_text("<?xml version='1.0'?><fontconfig></fontconfig>")
        code, _, said = self.screenshot(FONTCONFIG_FILE=str(none))
        self.assertEqual(code, 0, said)
        self.assertFalse(Picture.read_png(self.folder / "a.png").is_blank())

    def test_without_its_own_font_the_program_uses_another(self):
        root = self.resources()
        shutil.rmtree(root / "Resources/Fonts")
        code, _, said = self.screenshot(RECREO_RESOURCES=str(root))
        self.assertEqual(code, 0, said)
        none = self.folder / "fonts.conf"
        none.write_text("<?xml version='1.0'?><fontconfig></fontconfig>")
        code, _, said = self.screenshot(RECREO_RESOURCES=str(root), FONTCONFIG_FILE=str(none))
        self.assertEqual(code, NO_DEVICE, said)
        self.assertIn("No font found", said)
        self.assertIn("Resources/Fonts", said)

    def test_a_damaged_font_is_named_and_never_ends_the_program(self):
        root = self.resources()
        fonts = sorted((root / "Resources/Fonts").glob("*.ttf"))
        none = self.folder / "fonts.conf"
        none.write_text("<?xml version='1.0'?><fontconfig></fontconfig>")
        for damaged in (b"", b"<html></html>", fonts[0].read_bytes()[:5000]):
            with self.subTest(damaged=damaged[:9]):
                fonts[0].write_bytes(damaged)
                code, _, said = self.screenshot(RECREO_RESOURCES=str(root), FONTCONFIG_FILE=str(none))
                self.assertEqual(code, 0, said)
                self.assertIn(fonts[0].name, said)
        fonts[1].write_bytes(b"")
        code, _, said = self.screenshot(RECREO_RESOURCES=str(root))
        self.assertEqual(code, 0, said)
        code, _, said = self.screenshot(RECREO_RESOURCES=str(root), FONTCONFIG_FILE=str(none))
        self.assertEqual(code, NO_DEVICE, said)
        self.assertIn("No font found", said)

    def test_a_file_with_any_name_can_be_added(self):
        name = os.path.join(os.fsencode(self.folder), b"caf\xe9.png")
        Picture(60, 60, bytes(range(180)) * 60).write_png(self.folder / "a.png")
        os.rename(self.folder / "a.png", name)
        done = subprocess.run(
            [os.fsencode(BINARY), b"pictures", b"add", name, b"--data", os.fsencode(self.data)],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, timeout=60, check=False,
            env=environment(self.folder, SDL_VIDEODRIVER=None, DISPLAY=None))
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertTrue(done.stdout.startswith(b"caf\t"), done.stdout)

    def test_an_unwritable_folder_is_named(self):
        Picture(60, 60, bytes(range(180)) * 60).write_png(self.folder / "b.png")
        code, _, said = run(self.folder, "pictures", "add", "b.png", "--data", "/proc/nowhere")
        self.assertEqual(code, IO_ERROR, said)
        self.assertIn("cannot be saved in /proc/nowhere", said)
        self.assertNotIn(".new-", said)


class BrokenLog(ScreenTest):
    """Starting with a window."""

    def test_a_pipe_in_place_of_the_log_is_reported_and_the_game_starts(self):
        log = self.folder / "state/recreo/recreo.log"
        log.parent.mkdir(parents=True)
        os.mkfifo(log)
        app = self.start(XDG_STATE_HOME=str(self.folder / "state"))
        app.arrive("menu", "menu.fifteen")
        self.assertIn("recreo.log cannot be written", app.errors())
