"""Hostile or damaged files in the data directory, and locks held by other processes."""

import fcntl
import json
import os
import signal
import sqlite3
import subprocess
import time

from recreo import BINARY, environment
from screentest import ProgramTest
from test_failures import IO_ERROR, run

RECYCLE = {"format": 2, "game": "recycle", "rules": 1, "seed": 1,
           "setup": {"mode": "calm", "halving": "classic", "field": "wide"}}


class Hostile(ProgramTest):
    """A data directory that another program changed."""

    def begin(self, *arguments):
        """Starts the program without a screen; it is ended with the test."""
        trace = self.folder / "trace"
        trace.unlink(missing_ok=True)
        program = subprocess.Popen(
            [BINARY, "play", *arguments, "--mute", "--data", str(self.data), "--trace", str(trace)],
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True,
            env=environment(self.folder, SDL_VIDEODRIVER="offscreen", DISPLAY=None,
                            WAYLAND_DISPLAY=None))
        self.addCleanup(program.stderr.close)
        self.addCleanup(program.wait)
        self.addCleanup(program.kill)
        return program, trace

    def scene_and_words(self, *arguments):
        """Starts the program and ends it cleanly; returns its first scene and its messages."""
        program, trace = self.begin(*arguments)
        deadline = time.monotonic() + 30
        scene = None
        while scene is None and time.monotonic() < deadline and program.poll() is None:
            time.sleep(0.05)
            lines = trace.read_text().splitlines() if trace.exists() else []
            told = [json.loads(line) for line in lines if line.endswith("}")]
            scene = next((line["name"] for line in told if line["event"] == "scene"), None)
        program.send_signal(signal.SIGTERM)
        _, words = program.communicate(timeout=30)
        self.assertEqual(program.returncode, 0, words)
        self.assertIsNotNone(scene, words)
        return scene, words

    def test_another_process_that_holds_the_lock_gets_no_signal(self):
        self.data.mkdir(parents=True, exist_ok=True)
        with subprocess.Popen(["sleep", "60"]) as sleeper:
            self.addCleanup(sleeper.kill)
            for name in ("lock", "agent.lock"):
                with open(self.data / name, "w", encoding="ascii") as file:
                    fcntl.flock(file, fcntl.LOCK_EX)
                    file.write(f"{sleeper.pid}\n")
                    file.flush()
                    if name == "lock":
                        code, _, words = run(self.folder, "--data", self.data)
                        self.assertEqual(code, IO_ERROR, words)
                        self.assertIn(str(self.data), words)
                    else:
                        self.scene_and_words("--game", "menu")
                self.assertIsNone(sleeper.poll(), f"{name}: it was ended")
            sleeper.kill()

    def test_pipes_and_folders_in_place_of_files_do_not_block_the_start(self):
        for name, make in (("recreo.sqlite", os.mkfifo), ("lock", os.mkdir), ("lock", os.mkfifo)):
            with self.subTest(name=name, make=make.__name__):
                self.data.mkdir(parents=True, exist_ok=True)
                for left in (self.data / "lock", self.data / "recreo.sqlite"):
                    if left.is_dir():
                        left.rmdir()
                    else:
                        left.unlink(missing_ok=True)
                make(self.data / name)
                _, words = self.scene_and_words("--game", "menu")
                self.assertIn(str(self.data), words)

    def test_a_value_of_another_type_does_not_prevent_a_start(self):
        self.scene_and_words("--game", "pet")
        for spoil in ("INSERT OR REPLACE INTO settings VALUES ('language', x'ff')",
                      "UPDATE pets SET pet = x'ff'", "UPDATE pets SET seen_at = 'abc'",
                      "INSERT INTO players (name, folded, created_at) VALUES (x'ff', x'ff', 'a')"):
            for game in ("pet", "fifteen"):
                with self.subTest(spoil=spoil, game=game):
                    with sqlite3.connect(self.data / "recreo.sqlite") as file:
                        file.execute(spoil)
                    file.close()
                    self.scene_and_words("--game", game)
                    code, _, words = run(self.folder, "scores", "--data", self.data)
                    self.assertEqual(code, 0, words)

    def test_the_name_of_a_file_cannot_act_on_the_terminal(self):
        pictures = self.data / "pictures"
        pictures.mkdir(parents=True)
        (pictures / "a\x1b[2J\nb.png").touch()
        code, out, words = run(self.folder, "pictures", "list", "--data", self.data)
        self.assertEqual(code, 0, words)
        self.assertEqual(out.split("\t")[0], r"a\u{1B}[2J\nb")
        self.assertEqual(out.count("\n"), 1, out)

    def test_impossible_records_are_refused_with_a_sentence(self):
        for moves in ([[1 << 40, {"spawn": 0}]], [[(1 << 63) - 1, {"spawn": 0}]],
                      [[-1, {"spawn": 0}]], [[5, {"grab": [1, 1]}], [4, {"drop": 1}]]):
            for layout in (1, 2):
                with self.subTest(moves=moves, layout=layout):
                    file = self.folder / "record.json"
                    file.write_text(json.dumps(RECYCLE | {"moves": moves, "format": layout}))
                    code, _, words = run(self.folder, "replay", file, "--data", self.data)
                    self.assertEqual(code, IO_ERROR, words)
                    self.assertIn("cannot be replayed", words)

    def test_a_record_larger_than_any_game_is_not_read_to_its_end(self):
        code, _, words = run(self.folder, "replay", "/dev/zero", "--data", self.data)
        self.assertEqual(code, IO_ERROR, words)
        self.assertIn("cannot be read", words)
