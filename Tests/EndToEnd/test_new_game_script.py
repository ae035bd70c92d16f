"""`Tools/new-game` where something fails; Swift is a stub, and nothing is built."""

import pathlib
import shutil
import subprocess
import tempfile
import unittest

from recreo import ROOT

NEEDED = ["Package.swift", "Packaging", "Resources/Art/menu-template.svg", "Resources/Languages", "Sources",
          "Tests/ArcadeTests/AllScreens.swift", "Tests/ArcadeTests/TemplateSceneTests.swift",
          "Tests/ArcadeTests/TemplateScreens.swift", "Tests/RulesTests/TemplateTests.swift", "Tools/check", "Tools/new-game"]
NEW = "echo 'Swift version 6.2.1 (swift-6.2.1-RELEASE)'"
OLD = "echo 'Swift version 5.9.2 (swift-5.9.2-RELEASE)'"


class NewGameScript(unittest.TestCase):
    """A copy of what the script reads, with an old Swift in PATH and a new one in /opt/swift."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        self.project = self.folder / "project"
        for name in NEEDED:
            (self.project / name).parent.mkdir(parents=True, exist_ok=True)
            if (ROOT / name).is_dir():
                shutil.copytree(ROOT / name, self.project / name)
            else:
                shutil.copy2(ROOT / name, self.project / name)
        self.replace("Tools/check/setup.sh", "/opt/swift", f"{self.folder}/swift")
        self.stub("bin/swift", OLD)
        self.stub("swift/usr/bin/swift", NEW)

    def replace(self, name, old, new):
        """Replaces a text in a file of the copy."""
        path = self.project / name
        text = path.read_text()
        self.assertIn(old, text)
        path.write_text(text.replace(old, new))

    def stub(self, name, script):
        """Makes a program that runs this script."""
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f"#!/bin/bash\n{script}\n")
        path.chmod(0o755)

    def run_script(self, name="Lanterns"):
        """Runs the script; returns its status and what it printed."""
        done = subprocess.run(
            ["env", "--default-signal", "Tools/new-game", name], cwd=self.project, text=True, timeout=60, check=False,
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
            env={"PATH": f"{self.folder}/bin:/usr/bin:/bin", "HOME": str(self.folder),
                 "TMPDIR": str(self.folder)})
        return done.returncode, done.stdout

    def tree(self):
        """Every path of the copy, with its content and date, or None for a folder."""
        return {path: None if path.is_dir() else (path.read_bytes(), path.stat().st_mtime_ns)
                for path in self.project.rglob("*")}

    def assert_undone(self, expected):
        """Runs the script, which must fail with this message and change nothing."""
        tree, files = self.tree(), set(self.folder.iterdir())
        status, output = self.run_script()
        self.assertNotEqual(status, 0, output)
        self.assertIn(expected, output)
        after = self.tree()
        self.assertEqual([path for path in tree | after if tree.get(path, 0) != after.get(path, 0)], [])
        self.assertEqual(set(self.folder.iterdir()), files)

    def test_swift_is_found_where_play_finds_it(self):
        status, output = self.run_script()
        self.assertEqual(status, 0, output)
        self.assertTrue((self.project / "Sources/Games/Lanterns/LanternsScene.swift").exists())
        self.assertIn('game("Lanterns")', (self.project / "Package.swift").read_text())

    def test_without_swift_nothing_is_changed(self):
        self.stub("swift/usr/bin/swift", OLD)
        self.assert_undone("Swift 6.2 or later is needed")

    def test_if_swift_cannot_format_a_file_everything_is_undone(self):
        self.stub("swift/usr/bin/swift", f'[[ "$*" == *Games.swift ]] && exit 1\n{NEW}')
        self.assert_undone("nothing is changed")

    def test_if_any_file_cannot_be_written_everything_is_undone(self):
        for name in ("Template/Template.swift", "Template/TemplateScene.swift", "menu-template.svg", "Package.swift",
                     "recreo/Games.swift", "AllScreens.swift", "recreo.desktop.in", "recreo.metainfo.xml.in"):
            with self.subTest(name):
                self.stub("bin/sed", f'[[ "$*" == *{name} ]] && exit 4\nexec /usr/bin/sed "$@"')
                self.assert_undone("nothing is changed")

    def test_if_it_is_stopped_everything_is_undone(self):
        for signal in ("HUP", "INT", "TERM"):
            with self.subTest(signal):
                self.stub("bin/sed", f'[[ "$*" == *metainfo.xml.in ]] && kill -{signal} $PPID\nexec /usr/bin/sed "$@"')
                self.assert_undone("nothing is changed")

    def test_if_a_file_to_edit_looks_different_everything_is_undone(self):
        for name, line in (("Package.swift", 'game("Template")'), ("Sources/recreo/Games.swift", "import TemplateGame"),
                           ("Tests/ArcadeTests/AllScreens.swift", "templateScreens"),
                           ("Packaging/recreo.metainfo.xml.in", "</ul>")):
            with self.subTest(name):
                self.replace(name, line, "(gone)")
                self.assert_undone("no longer looks as expected")
                self.replace(name, "(gone)", line)

    def test_a_name_whose_test_exists_is_refused(self):
        taken = self.project / "Tests/RulesTests/LanternsTests.swift"
        taken.write_text("// another test\n")
        self.assert_undone("is taken: there is Tests/RulesTests/LanternsTests.swift")


if __name__ == "__main__":
    unittest.main()
