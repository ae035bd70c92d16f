"""./play on a machine where something is missing; nothing is really installed."""

import os
import pathlib
import shutil
import subprocess
import tempfile
import unittest

from recreo import ROOT

NO_RIGHTS = "echo 'Sorry, user ana may not run sudo on museum.' >&2; exit 1"


class PlayScript(unittest.TestCase):
    """A copy of the script in an empty project, with stubs in place of apt and sudo."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory(dir="/tmp")  # a folder that every user may read
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        self.folder.chmod(0o777)
        self.project = self.folder / "project"
        shutil.copytree(ROOT / "Tools/check", self.project / "Tools/check")
        shutil.copy(ROOT / "play", self.project)
        setup = self.project / "Tools/check/setup.sh"
        setup.write_text(setup.read_text().replace("/opt/swift", f"{self.folder}/swift"))
        (self.project / "Sources").mkdir()
        (self.project / "Package.swift").touch()
        self.log = self.folder / "log"
        self.log.touch()
        self.log.chmod(0o666)
        self.stub("dpkg-query", "exit 1")
        self.stub("apt-cache", "echo '  Candidate: 1'")
        self.stub("apt-get", "exit 100")
        self.stub("sudo", '"$@"')
        # The machine's own programs but for Swift, which distributions and containers have in /usr/bin.
        tools = self.folder / "tools"
        tools.mkdir()
        for name in {name for place in ("/usr/bin", "/bin") for name in os.listdir(place)}:
            if not name.startswith("swift"):
                (tools / name).symlink_to(f"/usr/bin/{name}" if os.path.lexists(f"/usr/bin/{name}") else f"/bin/{name}")

    def stub(self, name, script, place="bin"):
        """Makes a program with this name that logs its arguments and runs the script."""
        path = self.folder / place / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f'#!/bin/bash\necho "{name} $*" >>"{self.log}"\n{script}\n')
        path.chmod(0o755)

    def swift(self, answer):
        self.stub("swift", answer, "swift/usr/bin")

    def play(self):
        """Runs it as a user other than root; returns its output and the logged calls."""
        # Whatever the rights of the checkout and of new files are here.
        subprocess.run(["chmod", "-R", "a+rX", self.project, self.folder / "bin", self.folder / "tools",
                        *self.folder.glob("swift")], check=True)
        somebody = {"user": "nobody", "group": "nogroup", "extra_groups": []} if os.geteuid() == 0 else {}
        done = subprocess.run(
            [self.project / "play"], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, text=True, timeout=60, check=False, cwd=self.folder,
            env={"PATH": f"{self.folder}/bin:{self.folder}/tools", "HOME": str(self.folder)}, **somebody)
        self.assertNotEqual(done.returncode, 0, done.stdout)
        return done.stdout, self.log.read_text().splitlines()

    def test_without_swift_nothing_is_installed(self):
        said, calls = self.play()
        self.assertIn("Swift 6.2 or later is needed", said)
        self.assertEqual([c for c in calls if c.startswith(("sudo", "apt-get"))], [])

    def test_with_an_old_swift_nothing_is_installed(self):
        self.swift("echo 'Swift version 5.9.2 (swift-5.9.2-RELEASE)'")
        said, calls = self.play()
        self.assertIn("is 5.9", said)
        self.assertEqual([c for c in calls if c.startswith(("sudo", "apt-get"))], [])

    def test_missing_libraries_are_installed_before_swift_is_checked(self):
        self.swift("exit 127")
        said, calls = self.play()
        self.assertTrue(any(c.startswith("apt-get") and "libncurses6" in c for c in calls), calls)
        self.assertNotIn("Swift 6.2 or later", said)

    def test_without_rights_sudo_is_tried_once_and_the_command_for_an_administrator_is_printed(self):
        self.swift("echo 'Swift version 6.2.1 (swift-6.2.1-RELEASE)'")
        self.stub("sudo", NO_RIGHTS)
        said, calls = self.play()
        self.assertEqual(sum(c.startswith("sudo") for c in calls), 1, calls)
        self.assertIn("ask an administrator to run", said)
        self.assertIn("apt-get install libncurses6", said)
        self.assertNotIn("network", said)

    def test_if_apt_fails_the_network_is_mentioned(self):
        self.swift("echo 'Swift version 6.2.1 (swift-6.2.1-RELEASE)'")
        said, calls = self.play()
        self.assertTrue(any("apt-get" in c and c.endswith("update") for c in calls), calls)
        self.assertIn("check the network and the package sources", said)
        self.assertNotIn("administrator", said)


if __name__ == "__main__":
    unittest.main()
