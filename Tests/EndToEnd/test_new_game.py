"""A new game from the template: created and changed as docs/adding-a-game.md tells, in a copy of the
checkout, built there and played by touch."""

import os
import pathlib
import re
import shutil
import subprocess

from hands import Touch
from recreo import ROOT, Recreo
from screentest import OWN_MOUNTS, ScreenTest, first, seeing

# Mounted at the checkout's own path, only changed files are compiled: the build's commands have
# absolute paths.
IN_PLACE = [*OWN_MOUNTS, "bash", "-c", 'mount --bind "$0" "$1" && cd "$1" && shift && exec "$@"']
WRITTEN_ONCE = {".o", ".swiftmodule", ".swiftdoc", ".swiftsourceinfo", ".abi.json", ".a", ".pcm", ".pack", ".idx"}


def link_or_copy(source, target):
    """Links files that are never written in place, which keeps their dates; copies the others."""
    path = pathlib.Path(source)
    if path.suffix in WRITTEN_ONCE or ("Sources" in path.parts and path.name != "Games.swift"):
        os.link(source, target)
    else:
        shutil.copy2(source, target)


def copy_checkout(target):
    """Copies the project's files and its build."""
    listed = subprocess.run(["git", "ls-files", "-coz", "--exclude-standard"], cwd=ROOT, check=True,
                            capture_output=True, text=True).stdout.split("\0")
    for name in [*listed, "Package.resolved"]:
        if name and (ROOT / name).is_file():
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            link_or_copy(ROOT / name, target / name)
    unused = shutil.ignore_patterns("art", "endtoend", "release", "index", "repositories", "recreo", "*.xctest",
                                    "*Tests.build", "Goldens.build", "*Benchmark*")
    shutil.copytree(ROOT / ".build", target / ".build", symlinks=True, ignore=unused,
                    copy_function=link_or_copy)


def edits():
    """The edits that docs/adding-a-game.md tells: a file, the lines before and the lines after."""
    name, lines = None, None
    for line in (ROOT / "docs/adding-a-game.md").read_text().splitlines():
        if line == "```diff":
            lines = []
        elif line == "```" and lines is not None:
            yield name, *("".join(text[1:] + "\n" for text in lines if text[:1] != out) for out in "+-")
            lines = None
        elif lines is not None:
            lines.append(line or " ")
        elif found := re.search(r"\bin `([^`]+)`", line, re.IGNORECASE):
            name = found[1]


@first
@seeing
class NewGame(ScreenTest):
    """`Tools/new-game`, from the name of a game to a result in its leaderboard."""

    def run_in_copy(self, *command, in_place=()):
        """Runs a command that must succeed; returns its output."""
        # The real date, whatever is preloaded: on another one the compiler takes its cache of modules for too old.
        variables = {name: value for name, value in os.environ.items() if name != "LD_PRELOAD"}
        done = subprocess.run([*in_place, *command], cwd=self.copy, env=variables, text=True, timeout=900,
                              check=False, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        self.assertEqual(done.returncode, 0, done.stdout[-4000:])
        return done.stdout

    def follow_the_tutorial(self):
        """Makes the edits of docs/adding-a-game.md."""
        made = 0
        for made, (name, old, new) in enumerate(edits(), 1):
            path = self.copy / name
            text = path.read_text()
            self.assertEqual(text.count(old), 1, f"{name} should contain once what the page says:\n{old}")
            path.unlink()  # it may be a link to the file of the checkout
            path.write_text(text.replace(old, new))
        self.assertGreater(made, 5)

    def assert_refused(self, names):
        """Checks that each name is refused with its reason."""
        for name, reason in names.items():
            done = subprocess.run(["Tools/new-game", name], cwd=self.copy, text=True, timeout=60, check=False,
                                  capture_output=True)
            self.assertEqual((done.returncode, done.stdout), (1, ""), name)
            self.assertIn(reason, done.stderr)

    def leave_out_the_other_games(self):
        """Leaves the template and the new game: half as much is built, and the shell needs no other game."""
        names = "Recycle|Blackjack|Mirror|Pet|Fifteen"
        for name, lines in {"Package.swift": rf'  game\("({names})".*\n',
                            "Sources/recreo/Games.swift": rf"import ({names})Game\n| +\.({names.lower()}),\n|"
                                                          rf" +@OptionGroup var ({names.lower()}).*\n"}.items():
            path = self.copy / name
            text, count = re.subn(f"(?m)^({lines})", "", path.read_text())
            self.assertGreaterEqual(count, 5, name)
            path.unlink()
            path.write_text(re.sub(r"\[(OddsCommand|mirror).*\]", "[]", text))

    def build(self):
        """Builds the program with the new game."""
        place = [*IN_PLACE, self.copy, ROOT]
        if subprocess.run([*place, "true"], capture_output=True, check=False).returncode != 0:
            self.skipTest("the kernel refuses mounts to this user, and building everything again takes too long")
        # Other tests have priority on the processor.
        self.run_in_copy("nice", "swift", "build", "--skip-update", "--product", "recreo", in_place=place)
        self.run_in_copy("Resources/Languages/compile", ".build/languages")

    def open(self, *arguments, resumes=False):
        """Opens the new game from the menu, or resumes it; returns its first state too."""
        app = self.start("--seed", "7", *arguments)
        app.arrive("menu", "menu.lanterns")
        self.hand.meet(app)
        self.assertFalse(app.picture_of("menu.lanterns").is_blank())
        app.tap("menu.lanterns")
        app.arrive("lanterns.setup", "lanterns.play")
        app.tap("lanterns.play")
        if resumes:
            app.arrive("lanterns.saved.question", "saved.resume")
            app.tap("saved.resume")
        app.arrive("lanterns", "lamp.0")
        return app, app.wait_for("state")["state"]["isLit"]

    def start(self, *arguments, **changes):
        """Starts the program that was built in the copy."""
        program = type("NewProgram", (Recreo,), {"binary": self.copy / ".build/debug/recreo"})
        app = program(self.screen, self.folder, *arguments, **changes)
        self.addCleanup(self.end, app)
        return app

    def light(self, app, lamp):
        """Taps a lamp; returns which lamps are lit."""
        app.tap(f"lamp.{lamp}")
        self.assertEqual(app.wait_for("move")["move"], {"lamp": lamp})
        return app.wait_for("state")["state"]["isLit"]

    def test_a_new_game_is_created_built_and_played(self):
        self.copy = self.folder / "checkout"
        self.addCleanup(shutil.rmtree, self.copy, ignore_errors=True)
        copy_checkout(self.copy)
        self.run_in_copy("Tools/new-game", "Lanterns")
        self.run_in_copy("Tools/check/walls.sh", "--named", "Lanterns")
        self.assert_refused({"Lanterns": "is taken", "lanterns": "begin with a capital", "Node": "is taken",
                             "Menu": "another meaning"})
        self.follow_the_tutorial()
        self.leave_out_the_other_games()
        self.build()
        self.hand = Touch(self)
        (self.folder / "cache/recreo").mkdir(parents=True)  # without another game's tables
        self.play()

    def play(self):
        """Plays from the menu to the leaderboard, with a restart in between."""
        # Light one of at least two dark lamps and leave the game.
        app, lit = self.open()
        dark = [lamp for lamp, is_lit in enumerate(lit) if not is_lit]
        self.assertGreater(len(dark), 1)
        left = self.light(app, dark[0])
        app.wait_for("kept", lambda e: e["slot"] == "lanterns-9")
        app.tap("lanterns.back")
        app.arrive("lanterns.setup", "lanterns.back")
        self.assertEqual(app.stop(), 0)

        # In another language the game is resumed as it was left, and won.
        app, lit = self.open("--language", "es", resumes=True)
        self.assertEqual(lit, left)
        self.assertEqual(app.layout()["task"]["label"], "Enciende todas las lámparas.")
        for lamp in dark[1:]:
            self.light(app, lamp)
        result = app.wait_for("result")
        self.assertEqual((result["game"], result["moves"]), ("lanterns", len(dark)))
        app.arrive("lanterns.won", "result.name")
        self.hand.write_name("result.name", "ana", "result.done")
        app.wait_for("claim", lambda e: e["player"].lower() == "ana" and e["ranks"] == [1, 1], since=0)
        app.wait_node("result.list")
        app.tap("result.list")
        app.arrive("lanterns.results", "results.row.0")
        self.assertIn("ana", app.layout()["results.row.0"]["label"].lower())
        app.screenshot(self.folder / "leaderboard.png")
        app.tap("results.row.0")
        app.arrive("lanterns.replay", "replay.play")
