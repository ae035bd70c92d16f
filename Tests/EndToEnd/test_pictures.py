"""Players' own pictures: dropped, chosen by touch, taken with a camera, or added by a command."""

import json
import pathlib
import shutil
import struct
import subprocess
import unittest
import zlib

from desktop import PYTHON, Bus, Signaller, end, wait_until
from dropping import drop
from fifteen import Board
from picture import SIGNATURE, Picture, chunk, header
from screentest import ProgramTest, ScreenTest, seeing
from test_failures import run


def paint(path, width=640, height=480):
    """A picture of many colours."""
    rows = b"".join(
        b"\0" + bytes(v & 255 for x in range(width) for v in (x, y, x * y // 97))
        for y in range(height))
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(SIGNATURE + header(width, height) + chunk(b"IDAT", zlib.compress(rows))
                     + chunk(b"IEND", b""))


def bomb(path):
    """Half a megabyte that claims to have 65000 × 65000 pixels, and has them."""
    line = zlib.compressobj(9)
    row = b"\0" * (65000 // 8 + 1)
    body = b"".join(line.compress(row) for _ in range(65000)) + line.flush()
    path.write_bytes(SIGNATURE + chunk(b"IHDR", struct.pack(">IIBBBBB", 65000, 65000, 1, 0, 0, 0, 0))
                     + chunk(b"IDAT", body) + chunk(b"IEND", b""))


class WithoutWindow(ProgramTest):
    """`recreo pictures`, as the owner of a kiosk uses it."""

    def pictures(self, *words):
        return run(self.folder, "pictures", *words, "--data", self.data)

    def test_pictures_are_added_listed_and_removed(self):
        photo = self.folder / "A holiday.png"
        paint(photo)
        code, out, message = self.pictures("add", photo, photo)
        self.assertEqual(code, 0, message)
        file = self.data / "pictures/A holiday.png"
        names = [line.split("\t")[0] for line in out.splitlines()]
        self.assertEqual(names, ["A holiday", "A holiday-2"])
        kept = next(self.data.glob("pictures/A holiday.*"))
        self.assertTrue((self.folder / "Pictures/Recreo" / kept.name).exists())
        code, out, _ = self.pictures("list")
        self.assertEqual(code, 0)
        listed = dict(line.split("\t") for line in out.splitlines())
        self.assertEqual(listed["A holiday"], str(kept))
        self.assertEqual(set(listed), {"A holiday", "A holiday-2"})
        code, _, message = run(
            self.folder, "--game", "fifteen", "--picture", "A holiday", "--data", self.data,
            "--screenshot", "board.png", "--size", "800x480")
        self.assertEqual(code, 0, message)
        self.assertEqual(self.pictures("remove", "A holiday")[0], 0)
        self.assertFalse(file.exists())
        code, _, message = self.pictures("remove", "A holiday")
        self.assertEqual(code, 64)
        self.assertIn("A holiday-2", message)

    def test_a_panel_for_mirror_is_added_shown_and_removed(self):
        photo = self.folder / "Sea.png"
        paint(photo)
        code, out, message = self.pictures("add", "--game", "mirror", photo)
        self.assertEqual(code, 0, message)
        name, file = out.strip().split("\t")
        self.assertEqual((name, file), ("Sea", str(next(self.data.glob("pictures/panels/Sea.*")))))
        self.assertEqual(self.pictures("list")[1], "", "Fifteen has none")
        code, _, message = run(
            self.folder, "--game", "mirror", "--picture", "Sea", "--data", self.data,
            "--screenshot", "board.png", "--size", "800x480")
        self.assertEqual(code, 0, message)
        self.assertEqual(self.pictures("remove", "--game", "mirror", "Sea")[0], 0)
        self.assertEqual(self.pictures("list", "--game", "mirror")[1], "")

    def test_hostile_files_are_each_refused_in_a_sentence(self):
        bomb(self.folder / "bomb.png")
        (self.folder / "letter.jpg").write_text("Dear aunt, this is no picture at all, sorry.")
        (self.folder / "empty.png").touch()
        paint(self.folder / "whole.png")
        (self.folder / "half.png").write_bytes((self.folder / "whole.png").read_bytes()[:5000])
        with open(self.folder / "huge.bmp", "wb") as huge:
            huge.truncate((64 << 20) + 1)
        for name, why in [("bomb.png", "65000×65000"), ("letter.jpg", "not a PNG"),
                          ("empty.png", "empty"), ("half.png", "damaged"), ("huge.bmp", "64 MB")]:
            code, out, message = self.pictures("add", self.folder / name)
            self.assertEqual((code, out), (74, ""), name)
            self.assertIn(why, message)
            self.assertEqual(len(message.splitlines()), 1, message)
        # libpng would read behind the end of such a file for ever, also where an older version left one.
        stump = SIGNATURE + (self.folder / "whole.png").read_bytes()[8:33] + b"\0\0\0\6bKGDD\0"
        (self.data / "pictures").mkdir(parents=True)
        (self.data / "pictures/stump.png").write_bytes(stump)
        code, _, message = run(
            self.folder, "--game", "fifteen", "--picture", "stump", "--data", self.data,
            "--screenshot", "board.png", "--size", "800x480")
        self.assertEqual(code, 0, message)
        self.assertIn("ends too early", message)
        self.pictures("remove", "stump")
        (self.data / "pictures").rmdir()
        code, _, message = self.pictures("add", self.folder / "nowhere.png")
        self.assertEqual(code, 74)
        self.assertIn("nowhere.png", message)
        self.assertFalse((self.data / "pictures").exists())


class OnAScreen(ScreenTest):
    """Adding pictures in a window."""

    def kept(self):
        return sorted(path.stem for path in self.data.glob("pictures/*.*"))

    def choose_to_add(self, app):
        """Taps the card that adds a picture: it is the last, left of the first."""
        app.arrive("fifteen.setup", "fifteen.pictures")
        app.focus("fifteen.pictures")
        app.key("Left")
        app.wait_node("fifteen.pictures", lambda node: node.get("value", 0) > 1)
        app.trace.wait_quiet(0.5, 5)
        app.tap("fifteen.pictures.add")

    def test_a_dropped_picture_is_cropped_and_played(self):
        photo = self.folder / "dropped photo.png"
        paint(photo)
        bomb(self.folder / "bomb.png")
        app = self.start("--game", "fifteen")
        app.arrive("fifteen.setup", "fifteen.play")
        drop(app, self.folder / "bomb.png")
        app.arrive("pictures.refused", "refused.back")
        app.tap("refused.back")
        app.arrive("fifteen.setup", "fifteen.play")
        drop(app, photo)
        app.arrive("pictures.crop", "crop.done")
        app.wait_node("crop.done", lambda node: node["enabled"])
        app.screenshot(self.folder / "crop.png")
        app.tap("crop.turn")
        app.tap("crop.done")
        app.arrive("fifteen.setup", "fifteen.picture.dropped photo")
        app.wait_node("fifteen.picture.dropped photo", lambda node: node.get("value") == 1)
        self.assertEqual(self.kept(), ["dropped photo"])
        self.assertTrue(list((self.folder / "Pictures/Recreo").iterdir()))
        app.tap("fifteen.picture.remove")
        app.tap("fifteen.picture.undo")
        app.wait_node("fifteen.picture.dropped photo", lambda node: node.get("value") == 1)
        app.tap("fifteen.play")
        app.arrive("fifteen", "tile.1")

    def test_a_saved_board_whose_picture_was_removed_can_still_be_played(self):
        photo = self.folder / "holiday.png"
        paint(photo)
        self.assertEqual(run(self.folder, "pictures", "add", photo, "--data", self.data)[0], 0)
        app = self.start("--game", "fifteen", "--layout", "4x4", "--seed", "11", "--picture", "holiday")
        app.arrive("fifteen", "tile.1")
        self.push(app, app.wait_for("state")["state"])
        app.wait_for("kept")
        left = app.trace.latest("state")["state"]
        self.assertEqual(app.stop(), 0)
        self.assertEqual(run(self.folder, "pictures", "remove", "holiday", "--data", self.data)[0], 0)
        app = self.start("--game", "fifteen")
        app.arrive("fifteen.setup", "fifteen.continue")
        app.tap("fifteen.continue")
        app.arrive("fifteen", "tile.1")
        self.assertEqual(app.wait_for("state")["state"], left)
        wait_until(lambda: "there is no picture of this name any more" in app.errors(), "the reason")
        self.push(app, left)
        self.assertIn("holiday", app.errors())
        self.assertNotIn("RECREO_RESOURCES", app.errors())

    def push(self, app, state):
        """A tap on a tile beside the gap moves it."""
        board = Board(state)
        tile = next(tile for tile in board.tiles() if board.in_line(tile) == 1)
        app.tap(f"tile.{tile}")
        app.wait_for("state", lambda e: e["state"]["cells"].index(0) == state["cells"].index(tile))

    def test_a_picture_is_chosen_by_touch_in_the_built_in_browser(self):
        paint(self.folder / "Pictures/trip/beach.png")
        (self.folder / "Pictures/notes.txt").write_text("nothing to see")
        app = self.start("--game", "fifteen", DBUS_SESSION_BUS_ADDRESS=None)
        self.choose_to_add(app)
        app.arrive("pictures.browse", "browse.folder.0")
        app.tap("browse.folder.0")
        app.wait_node("browse.picture.0")
        app.screenshot(self.folder / "browse.png")
        app.tap("browse.picture.0")
        app.arrive("pictures.crop", "crop.done")
        app.wait_node("crop.done", lambda node: node["enabled"])
        app.tap("crop.done")
        app.arrive("fifteen.setup", "fifteen.picture.beach")
        self.assertEqual(self.kept(), ["beach"])

    def portal(self, bus, *answers):
        """Starts a desktop's file dialog that gives these answers."""
        process = subprocess.Popen(
            [PYTHON, "-B", pathlib.Path(__file__).with_name("portalserver.py"), *answers],
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True, env=bus.environment())
        self.addCleanup(end, process)
        self.assertIn("ready", process.stdout.readline())
        return process

    def test_the_desktops_file_dialog_is_used_if_there_is_one(self):
        photo = self.folder / "from the dialog.png"
        paint(photo)
        bus = Bus(self.folder)
        self.addCleanup(bus.stop)
        portal = self.portal(bus, "cancel", str(photo))
        app = self.start("--game", "fifteen", DBUS_SESSION_BUS_ADDRESS=bus.address)
        self.choose_to_add(app)
        asked = json.loads(portal.stdout.readline())
        self.assertEqual(asked["title"], "Choose a picture")
        self.assertIn("image/jpeg", asked["kinds"])
        app.never("scene")
        app.tap("fifteen.pictures.add")
        app.arrive("pictures.crop", "crop.done")
        app.wait_node("crop.done", lambda node: node["enabled"])
        app.tap("crop.done")
        app.arrive("fifteen.setup", "fifteen.picture.from the dialog")

    def test_another_program_on_the_bus_chooses_no_file(self):
        photo, secret = self.folder / "photo.png", self.folder / "secret.png"
        paint(photo)
        paint(secret)
        bus = Bus(self.folder)
        self.addCleanup(bus.stop)
        portal = self.portal(bus, str(photo))
        app = self.start("--game", "fifteen", DBUS_SESSION_BUS_ADDRESS=bus.address)
        forger = Signaller(bus)
        self.addCleanup(forger.stop)
        self.choose_to_add(app)
        portal.stdout.readline()
        forger.send("/org/freedesktop/portal/desktop/request/test/1",
                    "org.freedesktop.portal.Request", "Response", "ua{sv}", 0,
                    {"uris": [f"file://{secret}"]}, to_all=True)
        app.arrive("pictures.crop", "crop.done")
        app.wait_node("crop.done", lambda node: node["enabled"])
        app.tap("crop.done")
        app.arrive("fifteen.setup", "fifteen.picture.photo")
        self.assertEqual(self.kept(), ["photo"])

    def is_mirrored(self, picture, x, y):
        """Whether the picture is blue on the left of this place and red on the right."""
        left, right = (picture.rgb[(y * picture.width + x + side) * 3:][:3] for side in (-60, 60))
        return left[2] > 150 and left[0] < 60 and right[0] > 150 and right[2] < 60

    @unittest.skipUnless(shutil.which("ffmpeg"), "there is no ffmpeg to read a camera with")
    @seeing
    def test_the_camera_takes_a_picture(self):
        # Red on the camera's left, which is the right of a person in front of it.
        # The first camera is all green.
        app = self.start(
            "--game", "fifteen",
            RECREO_CAMERA="-f lavfi -i color=lime:640x480:10\n"
            "-f lavfi -i color=red:320x480:10,pad=640:480:0:0:blue")
        self.choose_to_add(app)
        app.arrive("pictures.source", "source.camera")
        app.tap("source.camera")
        app.wait_for("scene", lambda e: e["name"] == "pictures.camera")
        app.wait_for("frame", lambda e: e["presented"] > 20)
        app.wait_node("camera.shoot", lambda node: node["enabled"])
        app.tap("camera.next")
        app.wait_for("toast", lambda e: e["text"] == "Camera 2")
        scale = app.trace.latest("window")["scale"]
        x, y, width, height = app.wait_node("camera.view")["frame"]
        center = round((x + width / 2) * scale), round((y + height / 2) * scale)
        app.wait_for("frame", lambda _: self.is_mirrored(app.picture(), *center))
        app.tap("camera.shoot")
        app.arrive("pictures.crop", "crop.done")
        app.wait_node("crop.done", lambda node: node["enabled"])
        app.tap("crop.done")
        app.arrive("fifteen.setup", "fifteen.picture.photo")
        self.assertEqual(self.kept(), ["photo"])
        photo = Picture.read_png(self.data / "pictures/photo.png")
        self.assertTrue(self.is_mirrored(photo, photo.width // 2, photo.height // 2))


if __name__ == "__main__":
    unittest.main()
