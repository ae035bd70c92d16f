"""Sharing a result: as a card, as text, by mail and as a QR code."""

import re
import shutil
import subprocess
import unittest

from desktop import wait_until
from fifteen import Board
from picture import SIGNATURE, Picture
from screentest import seeing
from test_failures import USAGE, run
from test_results import Player


def read_code(app, path):
    """The text of the QR code on the screen."""
    app.rest()
    app.screenshot(path)
    done = subprocess.run(["zbarimg", "--quiet", "--raw", "-Sdisable", "-Sqrcode.enable", path],
                          capture_output=True, timeout=30, check=True)
    return done.stdout.decode().removesuffix("\n")


def hold(code):
    """A code in the middle of what a camera sees."""
    width, height = 2 * code.width, 3 * code.width // 2
    above, left, grey = (height - code.height) // 2, (width - code.width) // 2, b"\x80\x80\x80"
    rows = [code.rgb[y * 3 * code.width:(y + 1) * 3 * code.width] for y in range(code.height)]
    middle = b"".join(grey * left + row + grey * (width - left - code.width) for row in rows)
    below = height - above - code.height
    return Picture(width, height, grey * width * above + middle + grey * width * below)


def mail_program(folder):
    """Makes an xdg-email that writes its arguments to a file; returns the PATH with it."""
    path = folder / "bin"
    path.mkdir()
    program = path / "xdg-email"
    program.write_text('#!/bin/sh\nprintf "%s\\0" "$@" > "$HOME/mail.tmp"\n'
                       'mv "$HOME/mail.tmp" "$HOME/mail"\n')
    program.chmod(0o755)
    return f"{path}:/usr/bin:/bin"


@seeing
class Sharing(Player):
    """Sharing from the dialog of a solved board."""

    def shared(self, *arguments, moves=1, **changes):
        """Solves a short board, claims the result and opens the share dialog; returns the first state too."""
        app = self.start("--game", "fifteen", "--layout", "4x4", "--seed", "7", "--scramble",
                         str(moves), *arguments, **changes)
        app.arrive("fifteen", "tile.1")
        first = app.wait_for("state")["state"]
        self.solve(app, first)
        self.name(app, "ana")
        app.wait_node("result.share", lambda n: n["enabled"])
        app.tap("result.share")
        app.arrive("share", "share.code")
        return app, first

    def test_a_result_is_saved_copied_mailed_and_scanned_and_its_code_gives_the_same_board(self):
        app, first = self.shared(moves=3, PATH=mail_program(self.folder))
        text = app.layout()["share.code"]["text"]
        self.assertIn("Beat that!", text)
        self.assertEqual(read_code(app, self.folder / "code.png"), text)
        app.wait_node("share.save", lambda n: n["enabled"])
        app.tap("share.save")
        kept = self.folder / "Pictures/Recreo/Fifteen 4x4-walk-3 ana.png"
        app.wait_for("toast", lambda e: str(kept) in e["text"])
        data = kept.read_bytes()
        self.assertTrue(data.startswith(SIGNATURE))
        self.assertEqual([int.from_bytes(data[at:at + 4]) for at in (16, 20)], [1200, 630])
        app.tap("share.copy")
        app.wait_for("toast", lambda e: "Copied" in e["text"])
        app.focus("share.mail")
        app.key("Return")
        mail = self.folder / "mail"
        wait_until(mail.exists, "the email")
        words = mail.read_text().split("\0")[:-1]
        self.assertEqual(words, ["--utf8", "--subject", "Fifteen 4×4 – Recreo", "--body", text,
                                 "--attach", str(kept)])
        # The copied text can be pasted into a field: here the next result's name.
        app.key("Escape")
        app.wait_node("result.again")
        app.tap("result.again")
        app.arrive("fifteen", "tile.1")
        self.solve(app, app.wait_for("state")["state"])
        app.arrive("fifteen.won", "result.name")
        app.focus("result.name")
        app.key("ctrl+v")
        app.wait_node("result.name", lambda n: "Fifteen" in n.get("text", ""))
        self.assertEqual((app.stop(), app.errors()), (0, ""))
        code = re.search(r"recreo --board (\S+)$", text)[1]
        app = self.start("--board", code)
        app.arrive("fifteen", "tile.1")
        again = app.wait_for("state", since=0)["state"]
        self.assertEqual(again["cells"], first["cells"])
        status, _, message = run(self.folder, "--board", code + "x-y")
        self.assertEqual(status, USAGE, message)

    def test_a_guest_who_skips_the_name_shares_the_result_without_one(self):
        app = self.start("--game", "fifteen", "--layout", "4x4", "--seed", "7", "--scramble", "3")
        app.arrive("fifteen", "tile.1")
        state = app.wait_for("state")["state"]
        for tile in Board(state).shortest():
            app.tap(f"tile.{tile}")
            app.settle(app.wait_for("state"))
        app.arrive("fifteen.won", "result.skip")
        app.tap("result.skip")
        app.wait_node("result.share")
        self.assertEqual(self.scores(), [])
        app.tap("result.share")
        app.arrive("share", "share.code")
        text = app.layout()["share.code"]["text"]
        self.assertRegex(text, r"Beat that!\nrecreo --board \S+$")
        self.assertEqual(read_code(app, self.folder / "code.png"), text)
        app.tap("share.save")
        kept = self.folder / "Pictures/Recreo/Fifteen 4x4-walk-3.png"
        app.wait_for("toast", lambda e: str(kept) in e["text"])

    @unittest.skipUnless(shutil.which("ffmpeg"), "there is no ffmpeg to read a camera with")
    def test_a_board_is_scanned_from_the_screen_of_another_program(self):
        app, first = self.shared(moves=3)
        seen = self.folder / "seen.png"
        app.rest()
        hold(app.picture_of("share.code")).write_png(seen)
        app.stop()
        # The first camera sees a wall, the second one the other screen.
        cameras = f"-f lavfi -i color=white:640x480:10\n-framerate 10 -loop 1 -i {seen}"
        app = self.start("--game", "fifteen", RECREO_CAMERA=cameras, data=self.folder / "other")
        app.arrive("fifteen.setup", "fifteen.code")
        app.tap("fifteen.code")
        app.arrive("fifteen.code", "code.scan")
        app.tap("code.scan")
        app.wait_for("scene", lambda e: e["name"] == "code.scan")
        app.wait_node("scan.next")
        app.wait_for("frame", lambda e: e["presented"] > 20)
        self.assertEqual(app.trace.latest("scene")["name"], "code.scan")
        app.screenshot(self.folder / "wall.png")
        app.tap("scan.next")
        app.arrive("fifteen", "tile.1")
        self.assertEqual(app.wait_for("state")["state"]["cells"], first["cells"])

    def test_a_kiosk_saves_nothing_and_offers_only_the_code(self):
        app, _ = self.shared("--kiosk", "--language", "es", PATH=mail_program(self.folder))
        self.assertEqual({n for n in app.layout() if n.startswith("share.")},
                         {"share.back", "share.card", "share.code"})
        text = read_code(app, self.folder / "code.png")
        self.assertIn("¡Supérame! – ana", text)
        self.assertEqual(text, app.layout()["share.code"]["text"])
        self.assertFalse((self.folder / "Pictures").exists())
        app.tap("share.back")
        app.arrive("fifteen.won")
