"""The mirror puzzle by fingers, mouse and keys, as people at a real screen play it."""

import math
import re
import subprocess
import time

from gestures import drag, path, together
from hands import is_chosen
from mirror import MirrorPlayer
from recreo import BINARY, environment
from screentest import seeing


class MirrorTest(MirrorPlayer):
    """A person in front of a puzzle of a known seed."""

    @seeing
    def test_a_piece_of_the_second_page_goes_everywhere_it_can_be_dropped(self):
        app = self.begin("4x5")
        first = self.shown()
        x, y = app.center(f"piece.{first[3]}")
        app.act()
        self.screen.hand.play(drag(x, y, x - 300, y + 4, 300, 150))
        # Momentum may carry it a page farther.
        app.wait_node("tray.page", lambda node: not node["label"].startswith("1/"))
        app.wait_node("piece.", lambda node: int(node["id"][6:]) in self.state()["tray"]
                      and int(node["id"][6:]) not in first)
        self.assertEqual(self.cells(), [0] * 20, "a swipe takes nothing")
        piece, other = [p for p in self.shown() if p not in first][1:3]

        # Between four cells it goes into the nearest.
        app.act()
        spot = self.to_screen((310, 150))
        app.follow(self.way(piece, spot, 1200))
        app.settle(app.wait_for("state", lambda e: sum(e["state"]["cells"], [])[6] == piece))
        self.assert_twins(piece)
        self.assert_mirrored()

        # On an occupied cell the two change places.
        self.lay(other, 0)
        self.carry(other, self.cell(6), lambda s: sum(s["cells"], [])[6] == other)
        self.assertEqual(self.cells()[0], piece)

        # Out of the window: the clamp holds it at the edge, and there is a cell.
        left, top, width, height = app.place()
        self.carry(piece, (left - 40, self.cell(8)[1]), lambda s: sum(s["cells"], [])[8] == piece)

        # Below the grid, on the tray: it is back there.
        tray = app.center("tray")
        self.carry(piece, tray, lambda s: s["tray"][-1] == piece)
        self.carry(other, (tray[0], top + height + 30), lambda s: s["tray"][-1] == other)
        self.assertEqual(self.cells(), [0] * 20)

    @seeing
    def test_a_whole_puzzle_by_touch_is_kept_named_and_plays_again(self):
        app = self.begin("2x3")
        tray = self.state()["tray"]
        app.act()
        app.follow(together(self.way(tray[0], self.cell(tray[0] - 1), 600),
                            self.way(tray[1], self.cell(tray[1] - 1), 600)))
        done = app.wait_for("state", lambda e: e["state"]["cells"] and sum(
            1 for p in sum(e["state"]["cells"], []) if p) == 2)
        app.settle(done)
        hands = max(sum(p["place"] == "held" for p in e["state"]["pieces"])
                    for e in app.trace.since(app.acted, "state"))
        self.assertEqual(hands, 2, "both were held at the same time")
        self.assert_mirrored()
        app.tap("mirror.undo")
        app.wait_for("state", lambda e: e["state"]["tray"] == tray)
        app.tap("mirror.redo")
        app.settle(app.wait_for("state", lambda e: e["state"]["tray"] == tray[2:]))
        for piece in tray[2:]:
            self.lay(piece, piece - 1)
        result = app.wait_for("result")
        self.assertEqual((result["variant"], result["moves"], result["undos"]), ("2x3-none-axis", 6, 1))
        app.arrive("mirror.won", "result.skip")
        app.act()
        self.screen.xdotool("type", "--delay", 40, "Ana")
        app.wait_node("result.done", lambda node: node["enabled"])
        app.tap("result.done")
        app.wait_for("claim", lambda e: e["ranks"] == [1, 1])
        app.wait_node("result.share")
        self.assertRegex(app.share("result.share", "mirror.won"), r"Beat that! – Ana\nrecreo --board mirror-2x3-\S+$")
        self.assertEqual(app.stop(), 0)
        scores = subprocess.run([BINARY, "scores", "--game", "mirror", "--data", self.data], cwd=self.folder,
                                env=environment(self.folder), capture_output=True, text=True, check=True, timeout=20)
        self.assertIn("2x3-none-axis", scores.stdout)
        again = self.start("replay", str(result["id"]))
        again.wait_for("state", lambda e: e["state"]["over"], timeout=30)

    def test_a_whole_puzzle_is_built_by_taps_alone(self):
        self.set(gesture_carry=True)
        app = self.begin("2x3")
        for piece in self.state()["tray"]:
            app.tap(f"piece.{piece}")
            app.wait_for("state", lambda e: any(p["place"] == "held" for p in e["state"]["pieces"]))
            app.tap_at(self.cell(piece - 1))
            app.settle(app.wait_for("state", lambda e: piece in sum(e["state"]["cells"], [])))
        self.assertEqual(app.wait_for("result", since=0)["moves"], 6)

    def test_a_resize_in_the_middle_and_a_way_back(self):
        app = self.begin("3x4", hints="numbers")
        piece = self.state()["tray"][2]
        self.lay(piece, 5)
        cells = self.cells()
        for width, height in ((800, 480), (700, 860), (1280, 800)):
            app.act()
            self.screen.xdotool("windowsize", app.find_window(), width, height)
            app.settle(app.wait_for("window", lambda e, w=width: e["pixels"][0] == w))
            self.assertEqual(self.cells(), cells)
            for a, b in zip(app.center(f"piece.{piece}"), self.cell(5)):
                self.assertAlmostEqual(a, b, delta=1)
        # A long press gives it back; undo brings it again.
        app.hold(self.cell(5), "gesture", lambda e: e["kind"] == "longPress")
        app.wait_for("state", lambda e: e["state"]["tray"][-1] == piece)
        app.tap("mirror.undo")
        app.wait_for("state", lambda e: sum(e["state"]["cells"], []) == cells)
        app.wait_for("kept", lambda e: e["slot"] == "mirror-3x4-axis")
        app.tap("mirror.back")
        app.arrive("menu", "menu.mirror")
        app.tap("menu.mirror")
        app.arrive("mirror.setup", "mirror.continue")
        app.tap("mirror.continue")
        app.wait_for("state", lambda e: sum(e["state"]["cells"], []) == cells)

    @seeing
    def test_the_whole_cloth_on_demand(self):
        app = self.begin("3x4")
        piece, other = self.state()["tray"][:2]
        self.lay(piece, 5)
        app.tap("mirror.original")
        app.wait_node("mirror.whole")
        self.assert_mirrored()
        app.act()
        app.tap("mirror.whole")
        app.wait_gone("mirror.whole")
        self.assertEqual(self.cells()[5], piece, "the touch took no piece")
        # The next piece removes it too.
        app.tap("mirror.original")
        app.wait_node("mirror.whole")
        self.lay(other, 0)
        self.assertNotIn("mirror.whole", app.layout())

    def played(self):
        """The seconds on the clock of the puzzle."""
        minutes, seconds = re.search(r"(\d+):(\d+)$", self.app.layout()["mirror.time"]["label"]).groups()
        return 60 * int(minutes) + int(seconds)

    def test_a_pause_hides_the_puzzle_and_stops_its_clock(self):
        app = self.begin("2x3")
        piece = self.state()["tray"][0]
        self.lay(piece, 0)
        app.tap("mirror.pause")
        app.wait_node("mirror.resume")
        self.assertEqual([*app.ids("piece."), *app.ids("twin.")], [])
        before = self.played()
        time.sleep(2.5)  # what must not count
        app.tap("mirror.resume")
        resumed = app.wait_for("gesture", lambda e: e["node"] == "mirror.resume")
        app.wait_node(f"piece.{piece}")
        self.assertEqual(self.cells()[0], piece)
        running = app.trace.latest("layout")["t"] - resumed["t"]
        self.assertLessEqual(self.played(), before + 1 + running)

    def across(self, place):
        """The mirror image of a place on the screen."""
        x, y, width, height = self.app.layout()["brocade"]["frame"]
        left, right = self.app.on_screen((x, y)), self.app.on_screen((x + width, y))
        return left[0] + right[0] - place[0], place[1]

    def test_two_build_one_cloth_from_both_sides(self):
        self.app = app = self.start("--game", "mirror", "--seed", "7")
        app.arrive("mirror.setup", "mirror.two")
        app.find_window()
        for choice in ("mirror.layout.2x3", "mirror.hints.none"):
            app.tap(choice)
            app.wait_node(choice, is_chosen)
        app.tap("mirror.two")
        app.arrive("mirror", "piece.")
        self.assertIs(self.state()["setup"]["two"], True)
        tray = self.state()["tray"]
        app.act()
        app.follow(together(self.way(tray[0], self.cell(tray[0] - 1), 600),
                            self.way(tray[1], self.across(self.cell(tray[1] - 1)), 600)))
        app.settle(app.wait_for("state", lambda e: e["state"]["tray"] == tray[2:] and not any(
            p["place"] == "held" for p in e["state"]["pieces"])))
        hands = max(sum(p["place"] == "held" for p in e["state"]["pieces"])
                    for e in app.trace.since(app.acted, "state"))
        self.assertEqual(hands, 2, "both were held at the same time")
        self.assertEqual([self.cells()[p - 1] for p in tray[:2]], tray[:2])
        # Whoever sits at the right moves what lies at the left, by its mirror image.
        free = next(cell for cell in range(6) if self.cells()[cell] == 0)
        for start, end in ((tray[0] - 1, free), (free, tray[0] - 1)):
            (x, y), (goal_x, goal_y) = self.across(self.cell(start)), self.across(self.cell(end))
            app.act()
            self.screen.hand.play(drag(x, y, goal_x, goal_y, 600, 150))
            app.settle(app.wait_for("state", lambda e, c=end: sum(e["state"]["cells"], [])[c] == tray[0]))
        for piece in tray[2:]:
            self.carry(piece, self.across(self.cell(piece - 1)), lambda s, p=piece: sum(s["cells"], [])[p - 1] == p)
        self.assertEqual(app.wait_for("result")["variant"], "2x3-none-axis-two")
        app.arrive("mirror.won", "result.skip")
        app.act()
        self.screen.xdotool("type", "--delay", 40, "Ana and Leo")
        app.wait_node("result.done", lambda node: node["enabled"])
        app.tap("result.done")
        app.wait_for("claim", lambda e: e["ranks"] == [1, 1])

    def test_a_riddle_asks_which_line_is_the_mirror(self):
        app = self.begin("2x3")
        for piece in self.state()["tray"]:
            self.lay(piece, piece - 1)
        app.arrive("mirror.won", "result.skip")
        app.tap("result.skip")
        app.wait_node("result.extra")
        for place in range(2):
            app.tap("result.extra")
            app.arrive("mirror.riddle", "mirror.riddle.1")
            found = self.find_the_mirror(place)
            self.assertIn(found, (1, 2, 3))
            app.tap("mirror.riddle.done")
            app.arrive("mirror.won", "result.extra")

    def find_the_mirror(self, on_the_cloth):
        """Tries the lines from the first on, by their buttons or on the cloth; returns the right one."""
        app = self.app
        for line in (1, 2, 3):
            if on_the_cloth:
                x, y, width, height = app.layout()["mirror.riddle.cloth"]["frame"]
                app.act()
                app.tap_at(app.on_screen((x + width * line / 4, y + height * 0.7)))
            else:
                app.tap(f"mirror.riddle.{line}")
            question = app.wait_node(
                "mirror.riddle.question", lambda node, n=line: node["label"].startswith("Yes")
                or not app.layout().get(f"mirror.riddle.{n}", {}).get("enabled", True))["label"]
            if question.startswith("Yes"):
                self.assertEqual("at once" in question, line == 1)
                self.assertNotIn("mirror.riddle.1", app.layout(), "there is nothing left to choose")
                return line
            self.assertEqual(question, "Not this one. Look again.")
        return None

    @seeing
    def test_turned_pieces_are_turned_by_double_taps_and_two_fingers(self):
        app = self.begin("2x3", "--turned")
        piece = self.state()["tray"][0]
        before = self.turns(piece)
        self.double_tap(app.center(f"piece.{piece}"))
        app.settle(app.wait_for("state", lambda e: self.turns(piece, e["state"]) == (before + 1) % 4))
        self.lay(piece, piece - 1)
        app.wait_gone("toast")
        self.assert_mirrored()
        x, y = self.cell(piece - 1)

        def finger(side):
            return path(lambda u: (x + side * 34 * math.cos(1.66 * u), y + side * 34 * math.sin(1.66 * u)), 700, 100)
        app.act()
        self.screen.hand.play(together(finger(1), finger(-1)))
        app.settle(app.wait_for("state", lambda e: self.turns(piece, e["state"]) == (before + 2) % 4
                                and sum(e["state"]["cells"], [])[piece - 1] == piece))
        self.assert_mirrored()
        for piece in range(1, 7):
            while self.turns(piece):
                turns = self.turns(piece)
                self.double_tap(app.center(f"piece.{piece}"))
                app.settle(app.wait_for("state", lambda e, t=turns, p=piece: self.turns(p, e["state"]) == (t + 1) % 4))
            if piece in self.state()["tray"]:
                self.lay(piece, piece - 1)
        self.assertEqual(app.wait_for("result")["variant"], "2x3-none-axis-turned")

    def test_the_mouse_and_the_keys_do_it_too(self):
        app = self.begin("2x3")
        piece = self.state()["tray"][3]
        x, y = app.center(f"piece.{piece}")
        app.act()
        words = ["mousemove", round(x), round(y), "mousedown", 1, "mousemove", round(x), round(y) - 20]
        end = self.cell(piece - 1)
        for step in range(1, 13):
            words += ["mousemove", round(x + (end[0] - x) * step / 12), round(y - 20 + (end[1] - y + 20) * step / 12),
                      "sleep", 0.016]
        self.screen.xdotool(*words, "sleep", 0.1, "mouseup", 1)
        app.wait_for("state", lambda e: sum(e["state"]["cells"], [])[piece - 1] == piece)
        while tray := self.state()["tray"]:
            self.lay_by_keys(tray[0])
        app.wait_for("result")
        app.arrive("mirror.won", "result.name")

    def test_a_tray_at_the_side_is_used_by_touch_mouse_and_keys_and_survives(self):
        app = self.begin("2x3", "--symmetry", "axes", "--size", "800x480")
        one, two, three = self.state()["tray"][:3]
        self.lay(one, 0)
        # By mouse onto the brocade, and back into the tray.
        app.act()
        self.screen.mouse_drag(app.center(f"piece.{two}"), self.cell(4))
        app.settle(app.wait_for("state", lambda e: sum(e["state"]["cells"], [])[4] == two))
        app.act()
        self.screen.mouse_drag(self.cell(4), app.center("tray"))
        app.settle(app.wait_for("state", lambda e: e["state"]["tray"][-1] == two))
        # By keys, of which the first shows the ring: to the brocade and back, and the first piece of the tray goes
        # into the first free cell.
        app.act()
        self.screen.xdotool("key", "--delay", 30, "Left", "Left", "Right", "Return", "Return")
        app.settle(app.wait_for("state", lambda e: sum(e["state"]["cells"], [])[1] == three
                                and len(e["state"]["tray"]) == 4))
        cells, tray = self.cells(), self.state()["tray"]
        # A finger holds a piece while the window becomes a strip and comes back: the piece is in the tray again.
        x, y = app.center(f"piece.{tray[0]}")
        app.act()
        self.screen.hand.down(0, x, y)
        for step in range(1, 7):
            self.screen.hand.move(0, x - 12 * step, y)
        app.wait_for("state", lambda e: any(p["place"] == "held" for p in e["state"]["pieces"]))
        for width, height in ((640, 80), (800, 480)):
            app.act()
            self.screen.xdotool("windowsize", app.find_window(), width, height)
            app.settle(app.wait_for("window", lambda e, size=[width, height]: e["pixels"] == size))
        self.screen.hand.up(0)
        app.rest()
        self.assertEqual((self.cells(), self.state()["tray"]), (cells, tray))
        # What it showed as saved is there after a kill.
        app.process.kill()
        app.wait_exit()
        app = self.app = self.start("--game", "mirror", "--size", "800x480")
        app.arrive("mirror.setup", "mirror.continue")
        app.tap("mirror.continue")
        found = app.wait_for("state")["state"]
        self.assertEqual((sum(found["cells"], []), found["tray"]), (cells, tray))

    def lay_by_keys(self, piece):
        """From wherever the cursor is: down into the tray, to its front, up with the piece, along, and down."""
        app = self.app
        app.act()
        self.screen.xdotool("key", "--delay", 30, *["Down"] * 4, *["Left"] * 6, "Return")
        held = app.wait_for("state", lambda e: any(p["place"] == "held" for p in e["state"]["pieces"]))
        taken = next(p["piece"] for p in held["state"]["pieces"] if p["place"] == "held")
        self.assertEqual(taken, piece)
        row, column = divmod(taken - 1, 2)
        app.act()
        self.screen.xdotool("key", "--delay", 30, *["Up"] * 3, *["Left"] * 2, *["Down"] * row, *["Right"] * column,
                            "Return")
        app.wait_for("state", lambda e: sum(e["state"]["cells"], [])[taken - 1] == taken)

    def test_a_touchscreen_unplugged_under_a_piece_lets_it_go_and_works_again(self):
        app = self.begin()
        tray = self.state()["tray"]
        x, y = app.center(f"piece.{tray[0]}")
        app.act()
        hand = self.screen.hand
        hand.down(0, x, y)
        for step in range(1, 9):
            hand.move(0, x, y - 12 * step)
        app.wait_for("state", lambda e: any(p["place"] == "held" for p in e["state"]["pieces"]))
        app.act()
        hand.unplug()
        app.wait_for("state", lambda e: all(p["place"] != "held" for p in e["state"]["pieces"]))
        hand.plug_in()
        app.rest()
        app.act()
        hand.down(0, *app.center(f"piece.{tray[0]}"))
        x, y = hand.active[0]
        for step in range(1, 9):
            hand.move(0, x, y - 12 * step)
        app.wait_for("state", lambda e: any(p["place"] == "held" for p in e["state"]["pieces"]))
        hand.up(0)
        app.rest()
