"""Recycle by fingers, mouse and keys, as people at a real screen play it."""

import math
import subprocess

from gestures import double_tap, drag, flick, together
from recreo import BINARY, Recreo, environment
from recycle import RecyclePlayer


class RecycleTest(RecyclePlayer):
    """Each test begins with a round past 3, 2, 1."""

    # --- Fingers ---

    def test_one_finger_drags_the_plane_into_blue_for_75(self):
        app = self.begin()
        app.act()
        app.follow(drag(*self.where("plane"), *self.mouth("paper"), 600), 8)
        self.wait_score(75)
        held = [e for e in app.trace.since(app.acted, "state")
                if any(p["heldBy"] is not None for p in e["state"]["sides"][0]["pieces"])]
        self.assertGreater(len(held), 5, "the state tells of the piece while it is held")

    def test_two_fingers_turn_the_bottle_over_while_it_grows_and_it_brings_150(self):
        app = self.begin()
        app.act()
        self.screen.hand.play(self.twist("bottle", self.mouth("glass"), math.radians(186), (90, 136.4)))
        app.wait_for("state", lambda e: e["state"]["sides"][0]["taken"] == [1, 0, 0])
        self.assertAlmostEqual(self.score(), 150, delta=4)

    def drag_and_get_back(self, kind, container):
        """Drags an item to a container that refuses it and throws it back to where it was taken from."""
        start, (x, y) = self.piece(kind), self.where(kind)
        self.app.act()
        self.screen.drag((x, y), self.mouth(container))
        self.app.wait_for("state", lambda e: e["state"]["sides"][0]["refused"] == 1 and any(
            p["piece"] == start["piece"] and p["center"] == start["center"] and p["heldBy"] is None
            for p in e["state"]["sides"][0]["pieces"]))
        self.app.wait_at(f"piece.{start['piece']}", (x, y), 4)

    def test_a_table_with_all_its_items_says_that_they_go_in_first(self):
        app = self.begin()
        spot = app.center("container.paper")
        for ask in (lambda: self.screen.tap(spot), lambda: self.screen.click(spot)):
            app.act()
            ask()
            app.wait_for("sound", lambda e: e["name"] == "bump")
            app.wait_node("recycle.tag", lambda node: node["label"] == "Put these in first")
            app.wait_gone("recycle.tag")
        app.act()
        # The item that has the focus moves, and layouts are only told at rest.
        self.screen.xdotool("key", "Tab", "Tab", "f")
        app.wait_for("sound", lambda e: e["name"] == "bump")
        # The items are still there after the window was very low.
        for width, height in ((640, 80), (800, 480)):
            app.act()
            self.screen.xdotool("windowsize", app.find_window(), width, height)
            app.settle(app.wait_for("window", lambda e, size=[width, height]: e["pixels"] == size))
        app.act()
        self.screen.drag(self.where("plane"), self.mouth("paper"))
        app.wait_for("state", lambda e: e["state"]["sides"][0]["taken"] == [0, 0, 1])

    def test_an_upright_bottle_shows_how_it_is_turned_and_then_goes_in(self):
        app = self.begin()
        self.drag_and_get_back("bottle", "glass")
        self.assertEqual(app.wait_node("recycle.hint")["label"], "Turn it over with two fingers")
        app.act()
        self.screen.hand.play(self.twist("bottle", self.mouth("glass"), math.radians(186), (90, 90)))
        app.wait_for("state", lambda e: e["state"]["sides"][0]["taken"] == [1, 0, 0])

    def test_a_pinch_past_the_mouth_is_refused_with_the_reason(self):
        app = self.begin()
        app.act()
        self.screen.hand.play(self.twist("bag", self.mouth("packaging"), 0, (80, 300)))
        app.wait_for("state", lambda e: e["state"]["sides"][0]["refused"] == 1)
        bag = self.piece("bag")
        self.assertGreater(bag["size"], 2)
        self.assertEqual(app.wait_node("recycle.tag")["label"], "Too big")
        shown = [int(n["label"]) for e in app.trace.since(app.acted, "layout") for n in e["nodes"]
                 if n["id"] == f"preview.{bag['piece']}"]
        self.assertGreater(max(shown, default=0), 0, "while it grows its points are told")
        self.assertEqual(shown[-1], 0)
        self.assertEqual(self.score(), 0)

    def test_a_double_tap_halves_and_a_tap_on_the_table_brings_back_the_missing(self):
        app = self.begin()
        x, y = self.where("bag")
        app.act()
        self.screen.hand.play(double_tap(x, y))
        app.wait_for("state", lambda e: any(p["size"] == 0.5 for p in e["state"]["sides"][0]["pieces"]))
        app.act()
        self.screen.drag(self.where("plane"), self.mouth("paper"))
        self.wait_score(75)
        app.tap_at(self.to_screen((640, 60)))
        app.wait_for("state", lambda e: len(e["state"]["sides"][0]["pieces"]) == 3)

    def test_two_hands_carry_two_pieces_at_once(self):
        app = self.begin()
        app.act()
        app.follow(together(
            drag(*self.where("plane"), *self.mouth("paper"), 700),
            drag(*self.where("bag"), *self.mouth("packaging"), 700)))
        self.wait_score(150)
        both = [e for e in app.trace.since(app.acted, "state")
                if sum(p["heldBy"] is not None for p in e["state"]["sides"][0]["pieces"]) == 2]
        self.assertTrue(both, "both were held at the same time")

    def test_a_round_for_two_is_played_by_four_fingers_at_once(self):
        app = self.begin("two")
        app.act()
        app.follow(together(*(
            drag(*self.where(kind, player), *self.mouth(into, player), 800)
            for player in (0, 1) for kind, into in (("plane", "paper"), ("bag", "packaging")))))
        app.wait_for("state", lambda e: [s["score"] for s in e["state"]["sides"]] == [150, 150])
        hands = max(len({p["heldBy"] for s in e["state"]["sides"] for p in s["pieces"]} - {None})
                    for e in app.trace.since(app.acted, "state"))
        self.assertEqual(hands, 4)

    def test_a_flick_sends_the_plane_into_blue_and_the_bag_back_from_it(self):
        app = self.begin()

        def throw(kind, into):
            (x, y), (ex, ey) = self.where(kind), self.mouth(into)
            self.screen.hand.play(flick(x, y, x + (ex - x) * 0.4, y + (ey - y) * 0.4))
        app.act()
        start = self.piece("bag")["center"]
        throw("bag", "paper")
        app.wait_for("state", lambda e: e["state"]["sides"][0]["refused"] == 1)
        self.assertIn("Wrong container", app.wait_node("recycle.tag")["label"])
        app.wait_for("state", lambda e: e["state"]["sides"][0]["pieces"][1]["center"] == start)
        app.act()
        throw("plane", "paper")
        self.wait_score(75)

    def test_two_players_who_play_together_have_one_score(self):
        app = self.begin("together")
        app.act()
        self.screen.hand.play(together(*(
            drag(*self.where("plane", player), *self.mouth("paper", player), 800) for player in (0, 1))))
        app.wait_for("state", lambda e: [s["score"] for s in e["state"]["sides"]] == [75, 75])
        for score in ("recycle.score", "recycle.score.2"):
            app.wait_node(score, lambda node: node["label"] == "Points: 150")

    def test_in_a_town_an_item_is_refused_with_its_place_and_then_goes_there(self):
        homes = {"jar": "glass", "plane": "paper", "newspaper": "paper", "box": "paper", "carton": "paper", "bag": "packaging",
                 "can": "packaging", "pot": "packaging", "apple": "organic", "banana": "organic", "napkin": "organic",
                 "mug": "rest", "nappy": "rest"}
        app = self.begin("town", "classic", "--region", "italy")
        self.assertEqual(self.state()["setup"]["region"], "italy")
        kinds = [p["kind"] for p in self.state()["sides"][0]["pieces"]]
        self.assertEqual(len(set(kinds)), 5)
        kind = next(k for k in kinds if k in homes and homes[k] != "glass")
        self.drag_and_get_back(kind, "glass")
        self.assertIn("container, for", app.wait_node("recycle.tag")["label"])
        app.act()
        self.screen.drag(self.where(kind), self.mouth(homes[kind]))
        self.wait_score(75)

    # --- Without fingers ---

    def test_taps_alone_turn_the_bottle_over_enlarge_it_and_put_it_in(self):
        self.set(gesture_carry=True)
        app = self.begin()
        bottle = self.piece("bottle")
        app.tap_at(self.where("bottle"))
        app.wait_node("action.right")
        for _ in range(12):
            app.tap("action.right")
        app.wait_for("state", lambda e: abs(self.piece("bottle")["angle"]) > 178)
        app.tap("action.larger")
        app.wait_for("state", lambda e: self.piece("bottle")["size"] > bottle["size"])
        app.tap_at(self.mouth("glass"))
        app.wait_for("state", lambda e: e["state"]["sides"][0]["taken"] == [1, 0, 0])
        self.assertAlmostEqual(self.score(), 105, delta=2)
        app.wait_for("layout", lambda e: all(n["id"] != "action.right" for n in e["nodes"]))

    def test_the_mouse_sizes_and_turns_with_its_wheel_and_carries(self):
        app = self.begin()
        x, y = map(round, self.where("bottle"))
        app.act()
        turn = ["keydown", "shift"] + ["click", 4, "sleep", 0.02] * 36 + ["keyup", "shift"]
        self.screen.xdotool("mousemove", x, y, *turn, *(["click", 4, "sleep", 0.02] * 4))
        app.wait_for("state", lambda e: e["state"]["sides"][0]["pieces"][0]["size"] > 1.46)
        self.assertGreater(abs(self.piece("bottle")["angle"]), 178)
        app.act()
        self.screen.mouse_drag((x, y), self.mouth("glass"))
        self.wait_score(146)
        x, y = map(round, self.where("bag"))
        self.screen.xdotool("mousemove", x, y, "click", "--repeat", 2, "--delay", 120, 1)
        app.wait_for("state", lambda e: any(p["size"] == 0.5 for p in e["state"]["sides"][0]["pieces"]))

    def test_keys_alone_bring_the_bottle_home_and_the_next_one_back(self):
        app = self.begin()
        app.focus("piece.1")
        app.act()
        self.screen.xdotool("key", "--delay", 25, *["bracketright"] * 12, *["plus"] * 10, "Return")
        app.wait_for("state", lambda e: e["state"]["sides"][0]["pieces"][0]["heldBy"] == -2)
        self.assertEqual(self.piece("bottle")["size"], 1.5)
        app.act()
        self.screen.xdotool("key", "--delay", 25, *["Down"] * 14, "Return")
        self.wait_score(150)
        app.key("space")
        app.wait_for("state", lambda e: len(e["state"]["sides"][0]["pieces"]) == 3)

    # --- The window and the clock ---

    def test_a_resize_during_play_keeps_everything_in_its_place(self):
        app = self.begin()
        app.act()
        self.screen.drag(self.where("bag"), self.to_screen((700, 400)))
        app.wait_for("state", lambda e: all(p["heldBy"] is None for p in e["state"]["sides"][0]["pieces"]))
        before = self.state()["sides"]
        for width, height in ((800, 480), (700, 860), (1280, 800)):
            app.act()
            self.screen.xdotool("windowsize", app.find_window(), width, height)
            app.settle(app.wait_for("window", lambda e, w=width: e["pixels"][0] == w))
            self.assertEqual(self.state()["sides"], before)
            for piece in before[0]["pieces"]:
                x, y = self.to_screen(piece["center"])
                nx, ny = app.center(f"piece.{piece['piece']}")
                self.assertAlmostEqual(x, nx, delta=2)
                self.assertAlmostEqual(y, ny, delta=2)

    def test_a_round_that_nobody_touches_draws_about_once_a_second(self):
        app = self.begin()
        begun = app.trace.latest("layout")["t"]
        # After four seconds a hand shows what to do.
        app.wait_for("frame", lambda e: e["t"] > begun + 2.5)
        frames = [e for e in app.trace.since(0, "frame") if begun < e["t"] < begun + 2.5]
        # One a second, and a few if another window uncovers this one; never sixty a second.
        self.assertLessEqual(len(frames), 8)

    def test_after_a_minute_comes_a_last_look_and_then_the_result(self):
        app = self.begin()
        self.screen.drag(self.where("plane"), self.mouth("paper"))
        self.wait_score(75)
        over = app.wait_for("state", lambda e: e["state"]["over"], timeout=75)
        result = app.wait_for("result")
        self.assertEqual((result["variant"], result["score"], result["ms"]), ("solo-classic", 75, 60000))
        end = app.wait_for("scene", lambda e: e["name"] == "recycle.end")
        self.assertGreaterEqual(end["t"] - over["t"], 2)

    def test_a_round_of_three_minutes_ends_after_three_minutes(self):
        app = self.begin("three")
        self.assertEqual(self.state()["setup"]["mode"], "three")
        self.assertRegex(app.layout()["recycle.time"]["label"], r"(3:00|2:5\d)")
        app.act()
        self.screen.drag(self.where("plane"), self.mouth("paper"))
        self.wait_score(75)
        # A round at rest draws once a second, and makes up for no more than that at once.
        while not app.trace.since(0, "result"):
            before = app.layout()["recycle.time"]["label"]
            app.skip(1)
            app.wait_for("layout", lambda e, before=before: [n["label"] for n in e["nodes"]
                                                             if n["id"] == "recycle.time"] != [before])
        result = app.wait_for("result", since=0)
        self.assertEqual((result["variant"], result["score"], result["ms"]), ("three-classic", 75, 180000))

    def test_each_of_two_players_gets_a_result_of_their_own(self):
        app = self.begin("two")
        app.act()
        self.screen.drag(self.where("plane", 1), self.mouth("paper", 1))
        self.wait_score(75, 1)
        app.act()
        self.screen.drag(self.where("plane"), self.mouth("paper"))
        self.wait_score(75)
        x, y = self.where("bag", 1)
        self.screen.drag((x, y), self.mouth("packaging", 1))
        self.wait_score(150, 1)
        app.wait_for("state", lambda e: e["state"]["over"], timeout=75)
        results = [app.wait_for("result", lambda e, s=score: e["score"] == s) for score in (75, 150)]
        self.assertEqual({r["variant"] for r in results}, {"two-classic"})
        for number in range(2):
            app.wait_for("scene", lambda e: e["name"] == "recycle.end", timeout=30)
            app.wait_node("result.done")
            app.screenshot(self.folder / f"player{number + 1}.png")
            app.find_window()
            self.screen.xdotool("type", "--delay", 40, ("Leo", "Ana")[number])
            app.tap("result.done")
            app.wait_for("claim")
            if number == 0:
                app.wait_node("result.next")
                app.tap("result.next")
        told = subprocess.run([BINARY, "scores", "--game", "recycle", "--data", self.data], cwd=self.folder,
                              env=environment(self.folder), capture_output=True, text=True, check=True, timeout=20)
        self.assertEqual(told.stdout.count("two-classic"), 2)

    def test_a_beginner_learns_each_gesture_by_doing_it(self):
        app = self.begin("calm")
        # Nothing is done: a hand shows how to drag, on the real thing.
        app.wait_node("recycle.hint", lambda n: "Drag it" in n["label"], timeout=30)
        app.screenshot(self.folder / "drag.png")
        app.act()
        self.screen.drag(self.where("plane"), self.mouth("paper"))
        self.wait_score(75)
        # What was done is known; bigger is worth more, and a bottle must be turned.
        app.wait_node("recycle.hint", lambda n: "Bigger" in n["label"] or "Turn it over" in n["label"], timeout=30)
        app.act()
        self.screen.drag(self.where("bag"), self.mouth("packaging"))
        self.wait_score(150)
        app.wait_node("recycle.hint", lambda n: "Turn it over with two fingers" in n["label"], timeout=40)
        app.screenshot(self.folder / "turn.png")
        app.act()
        self.screen.hand.play(self.twist("bottle", self.mouth("glass"), math.radians(186), (110, 110)))
        app.wait_for("state", lambda e: e["state"]["sides"][0]["taken"] == [1, 1, 1])
        # The table is empty: it says how to get more.
        app.wait_node("recycle.tag", lambda n: "Tap the table" in n["label"], timeout=30)
        app.tap_at(self.to_screen((640, 170)))
        app.wait_for("state", lambda e: e["state"]["sides"][0]["pieces"])

    def test_a_result_is_on_disk_with_its_seed_and_moves_and_plays_again(self):
        app = self.begin("calm")
        app.act()
        self.screen.drag(self.where("plane"), self.mouth("paper"))
        self.wait_score(75)
        app.tap("recycle.done")
        result = app.wait_for("result")
        app.arrive("recycle.end", "result.skip")
        app.find_window()
        app.act()
        self.screen.xdotool("type", "--delay", 40, "Ana")
        app.wait_node("result.done", lambda node: node["enabled"])
        app.tap("result.done")
        app.wait_for("claim", lambda e: e["player"] == "Ana" and e["ranks"] == [1])
        app.wait_node("result.share")
        self.assertRegex(app.share("result.share", "recycle.end"), r"scored 75 points. Beat that! – Ana\n"
                         r"recreo --board recycle-calm-classic-\w+$")
        self.assertEqual(app.stop(), 0)
        scores = subprocess.run([BINARY, "scores", "--game", "recycle", "--data", self.data], cwd=self.folder,
                                env=environment(self.folder), capture_output=True, text=True, check=True, timeout=20)
        self.assertIn("calm-classic", scores.stdout)
        again = self.start_replay(result["id"])
        over = again.wait_for("state", lambda e: e["state"]["sides"][0]["score"] == 75)
        self.assertEqual(over["state"]["setup"]["mode"], "calm")

    def test_a_round_without_a_clock_is_resumed_after_the_program_has_ended(self):
        app = self.begin("calm")
        app.act()
        self.screen.drag(self.where("plane"), self.mouth("paper"))
        self.wait_score(75)
        app.wait_for("kept", lambda e: e["slot"] == "recycle-calm-classic")
        self.assertEqual(app.stop(), 0)
        app = self.start("--game", "recycle")
        app.arrive("recycle.setup", "recycle.mode.calm")
        app.tap("recycle.mode.calm")
        app.tap("recycle.play")
        app.arrive("recycle.saved.question", "saved.resume")
        app.tap("saved.resume")
        state = app.wait_for("state", lambda e: e["game"] == "recycle")["state"]
        self.assertEqual((state["sides"][0]["score"], len(state["sides"][0]["pieces"])), (75, 2))

    def start_replay(self, number):
        """`recreo replay ID` in a window."""
        app = Recreo(self.screen, self.folder, "replay", str(number))
        self.addCleanup(self.end, app)
        return app

    def test_a_touchscreen_unplugged_under_a_piece_lets_it_go_and_works_again(self):
        app, hand = self.begin("calm"), self.screen.hand
        (x, y), held = self.where("plane"), lambda e: any(p["heldBy"] is not None for p in e["state"]["sides"][0]["pieces"])
        app.act()
        hand.down(0, x, y)
        for step in range(1, 13):
            hand.move(0, x - 4 * step, y - 4 * step)
        app.wait_for("state", held)
        app.act()
        hand.unplug()
        app.wait_for("state", lambda e: not held(e))
        hand.plug_in()
        app.rest()
        self.screen.drag(self.where("plane"), self.mouth("paper"))
        self.wait_score(75)
