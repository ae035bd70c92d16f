"""A kiosk's machine: the unit, the installer in another root, and the service manager's watchdog."""

import os
import shutil
import socket
import subprocess
import tempfile
import time
import unittest
from pathlib import Path

from recreo import ROOT
from screentest import ScreenTest
from test_kiosk import KioskTest

INSTALL = ROOT / "Packaging/kiosk/install"
FILES = {
    "etc/systemd/user/recreo-kiosk.service", "etc/systemd/logind.conf.d/recreo-kiosk.conf",
    "etc/systemd/system/getty@tty1.service.d/recreo-kiosk.conf", "etc/xdg/recreo/config.toml",
    "etc/udev/rules.d/60-recreo-kiosk.rules", "etc/systemd/system/default.target",
    "etc/systemd/user/default.target.wants/recreo-kiosk.service",
    "usr/local/libexec/recreo/kiosk-screen", "usr/local/libexec/recreo/kiosk-session",
    "usr/local/libexec/recreo/kiosk-shell",
}


class Installer(unittest.TestCase):
    """Installs into a root folder that has just what the script looks at."""

    def setUp(self):
        self.root = Path(tempfile.mkdtemp(prefix="recreo-root-"))
        self.addCleanup(shutil.rmtree, self.root)
        (self.root / "etc").mkdir()
        # The user and the groups exist, so that no program of the other system has to run.
        (self.root / "etc/passwd").write_text("museum:x:1000:1000::/home/museum:/bin/sh\n")
        (self.root / "etc/group").write_text("museum:x:1000:\n")
        (self.root / "lib/systemd/system").mkdir(parents=True)
        (self.root / "lib/systemd/system/multi-user.target").touch()

    def install(self, *arguments, code=0):
        """What the script says."""
        told = subprocess.run([INSTALL, "--root", self.root, "--no-packages", *arguments],
                              capture_output=True, text=True, timeout=60)
        self.assertEqual(told.returncode, code, told.stderr)
        return told.stdout + told.stderr

    def files(self):
        """What is there now, besides what was."""
        found = {str(p.relative_to(self.root)) for p in self.root.rglob("*")
                 if p.is_symlink() or p.is_file()}
        return found - {"etc/passwd", "etc/group", "lib/systemd/system/multi-user.target"}

    def test_everything_is_installed_for_the_user_and_removed_again(self):
        self.assertIn("The kiosk is ready", self.install("--user", "museum"))
        self.assertEqual(self.files(), FILES)
        for name in FILES - {"etc/systemd/system/default.target"}:
            text = (self.root / name.replace("default.target.wants/", "")).read_text()
            self.assertNotIn("@", text.replace("getty@", "").replace("@system-service", "")
                             .replace("~@privileged @resources @obsolete", ""), name)
        unit = (self.root / "etc/systemd/user/recreo-kiosk.service").read_text()
        self.assertIn("ConditionUser=museum\n", unit)
        self.assertIn("--autologin museum ", (
            self.root / "etc/systemd/system/getty@tty1.service.d/recreo-kiosk.conf").read_text())
        for script in ("kiosk-screen", "kiosk-session", "kiosk-shell"):
            self.assertTrue(os.access(self.root / "usr/local/libexec/recreo" / script, os.X_OK))
        self.install("--user", "museum", "--uninstall")
        self.assertEqual(self.files(), {"etc/xdg/recreo/config.toml", "etc/systemd/system/default.target"})

    def starts_of_cage(self, status):
        """What cage is started with by two runs of kiosk-screen, where its graphics end with a status."""
        self.install("--user", "museum")
        (self.root / "cage").write_text(
            f'#!/bin/sh\necho "${{WLR_RENDERER-own}} ${{3##*/}}" >>{self.root}/starts\nexit {status}\n')
        (self.root / "cage").chmod(0o755)
        for _ in range(2):
            subprocess.run(
                [self.root / "usr/local/libexec/recreo/kiosk-screen"], timeout=20, check=False,
                env={"PATH": f"{self.root}:{os.environ['PATH']}", "XDG_RUNTIME_DIR": str(self.root)})
        return (self.root / "starts").read_text().splitlines()

    def test_where_the_graphics_cannot_be_used_the_processor_draws(self):
        self.assertEqual(self.starts_of_cage(139), ["own sleep", "pixman kiosk-session", "pixman kiosk-session"])

    def test_graphics_that_can_be_used_are_tried_once(self):
        self.assertEqual(self.starts_of_cage(0), ["own sleep", "own kiosk-session", "own kiosk-session"])

    def test_the_owners_file_is_never_overwritten(self):
        config = self.root / "etc/xdg/recreo/config.toml"
        config.parent.mkdir(parents=True)
        config.write_text("mine = 1\n")
        for _ in range(2):
            self.install("--user", "museum")
        self.assertEqual(config.read_text(), "mine = 1\n")

    def test_a_wrong_name_or_option_changes_nothing(self):
        for arguments in (["--user", "a b"], ["--user", "root; rm"], ["--what"]):
            self.install(*arguments, code=1)
        self.assertEqual(self.files(), set())

    @unittest.skipUnless(shutil.which("systemd-analyze"), "systemd is not installed")
    def test_the_unit_is_hardened(self):
        self.install("--user", "museum")
        told = subprocess.run(
            ["systemd-analyze", "security", "--offline=yes", "--no-pager", "--threshold=20",
             self.root / "etc/systemd/user/recreo-kiosk.service"],
            capture_output=True, text=True, timeout=60)
        self.assertEqual(told.returncode, 0, told.stdout[-400:] + told.stderr)
        self.assertNotIn("Unknown", told.stderr)


class Watched(KioskTest, ScreenTest):
    """What the service manager hears."""

    def start_watched(self):
        """A kiosk with a service manager that wants to hear from it every two seconds."""
        self.manager = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self.addCleanup(self.manager.close)
        folder = tempfile.mkdtemp()  # a socket's path has at most 107 characters
        self.addCleanup(shutil.rmtree, folder)
        path = os.path.join(folder, "notify")
        self.manager.bind(path)
        self.manager.settimeout(20)
        return self.start_kiosk(NOTIFY_SOCKET=path, WATCHDOG_USEC="2000000")

    def hear(self, state):
        """Waits for a state."""
        while (heard := self.manager.recv(200).decode()) != state:
            self.assertEqual(heard, "WATCHDOG=1")

    def test_it_is_ready_alive_while_nothing_happens_and_says_goodbye(self):
        app = self.start_watched()
        self.hear("READY=1")
        begun = time.monotonic()
        for _ in range(4):
            self.hear("WATCHDOG=1")
        self.assertLess(time.monotonic() - begun, 2 * 4)
        self.assertEqual(app.stop(), 0, app.errors())
        self.hear("STOPPING=1")
