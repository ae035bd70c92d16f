"""Installing for one person with `./play --install`, and removing it again."""

import subprocess

from picture import Picture
from recreo import BINARY, ROOT, environment
from screentest import ProgramTest


class Home(ProgramTest):
    """A home folder with somebody's files in it."""

    def setUp(self):
        super().setUp()
        self.home = self.folder / "ana's home"
        self.local = self.home / ".local"
        for name in ("recreo/recreo.sqlite", "applications/other.desktop", "recreo/pictures/us.png"):
            path = self.local / "share" / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text("[Desktop Entry]\nType=Application\nName=Other\nExec=true\n")
        (self.home / ".config/autostart").mkdir(parents=True)

    def run_script(self, *arguments, code=0):
        changes = dict.fromkeys(("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"))
        done = subprocess.run(
            [ROOT / "Packaging/home", *arguments], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, text=True, timeout=120, check=False, cwd=self.folder,
            env=environment(self.folder, HOME=str(self.home), **changes))
        self.assertEqual(done.returncode, code, done.stdout)
        return done.stdout

    def install(self):
        return self.run_script("install", BINARY)

    def tree(self):
        """Every file with its contents and every folder, except the list of other programs' file types."""
        return {
            path.relative_to(self.home): path.read_bytes() if path.is_file() else None
            for path in self.home.rglob("*") if path.name != "mimeinfo.cache"}

    def test_what_is_installed_starts_and_is_removed_without_a_trace(self):
        before = self.tree()
        self.install()
        command = self.local / "bin/recreo"
        done = subprocess.run(
            [command, "--data", self.folder / "elsewhere", "--screenshot", "a.png", "--size", "800x480"],
            cwd=self.folder, capture_output=True, text=True, check=False, timeout=120,
            env=environment(self.folder, SDL_VIDEODRIVER="offscreen", HOME=str(self.home)))
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertFalse(Picture.read_png(self.folder / "a.png").is_blank())
        entry = (self.local / "share/applications/recreo.desktop").read_text()
        self.assertIn(f'Exec="{self.local}/bin/recreo" %u', entry)
        self.assertIn("RECREO 6", (self.local / "share/man/man6/recreo.6").read_text())
        self.install()  # over itself, as after an update
        self.assertIn("still in", self.run_script("uninstall"))
        self.assertEqual(self.tree(), before)

    def test_nothing_of_others_is_overwritten(self):
        other = self.local / "bin/recreo"
        other.parent.mkdir()
        other.write_text("mine")
        before = self.tree()
        said = self.run_script("install", BINARY, code=1)
        self.assertIn(f"{other} exists and is not ours", said)
        self.assertEqual(self.tree(), before)

    def test_removing_what_is_not_installed_is_refused(self):
        self.assertIn("is not installed", self.run_script("uninstall", code=1))

    def test_the_entry_of_the_waiting_pet_is_removed_too(self):
        self.install()
        entry = self.home / ".config/autostart/recreo-agent.desktop"
        entry.write_text(f'[Desktop Entry]\nExec="{self.local}/lib/recreo/recreo" --agent\n')
        self.run_script("uninstall")
        self.assertFalse(entry.exists())
