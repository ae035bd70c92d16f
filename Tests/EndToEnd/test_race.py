"""Races on one screen: of two by touch and with the keys of two players, at a tall table, and against a ghost."""

from fifteen import Board, solve_by_looks
from gestures import tap, together
from hands import HandTest, Touch
from screentest import ROOMY
from test_fifteen import FLAG, add_flag


def begin_race(test, *arguments, people=2, picture=None):
    """A race on an easy board of 3×3; returns the board's state."""
    app, hand = test.start("--game", "fifteen", "--seed", "7", *arguments), test.hand
    app.arrive("fifteen.setup", "fifteen.race")
    hand.press("fifteen.layout.3x3")
    hand.press("fifteen.scramble.easy")
    while picture and app.layout().get(f"fifteen.picture.{picture}", {}).get("value") != 1:
        hand.turn("fifteen.pictures", -1)  # towards the player's own pictures
        app.rest()
    hand.press("fifteen.race")
    app.arrive("fifteen.race.question", f"race.people.{people}")
    hand.press(f"race.people.{people}")
    app.arrive("fifteen.race", "race.name")
    return app.wait_for("state", lambda e: e["game"] == "race", since=0)["state"]["board"]


def push_together(test, tile, seats):
    """The same tile of several boards is tapped at once; returns the state of the last."""
    app, told = test.app, None
    places = [app.center(f"tile.{tile}" + (f".{seat}" if seat > 1 else "")) for seat in seats]
    app.act()
    test.screen.hand.play(together(*(tap(*place) for place in places)))
    for seat in seats:
        told = app.wait_for("state", lambda e, seat=seat: e["state"]["seat"] == seat)
    app.settle(told)
    return told["state"]["board"]


class Race(HandTest):
    """Two players at one screen."""

    hand_kind = Touch
    size = ROOMY

    def test_two_race_one_gives_a_name_and_the_result_is_on_the_leaderboard(self):
        state = begin_race(self)
        app, hand = self.app, self.hand
        hand.press("race.name")
        app.arrive("fifteen.race.name", "race.name.field")
        hand.write_name("race.name.field", "ana", "race.name.done")
        app.arrive("fifteen.race", "tile.1")
        app.wait_node("race.name", lambda n: n["label"].lower() == "ana")
        self.pause_after_the_first_move(state)
        way = Board(state).shortest()
        for suffix, tiles in (("", way[1:]), (".2", way)):
            for tile in tiles:
                hand.press(f"tile.{tile}{suffix}")
                app.settle(app.wait_for("state"))
        claim = app.wait_for("claim", since=0)
        self.assertEqual(claim["player"].lower(), "ana")
        app.arrive("race.over", "race.share")
        text = app.share("race.share", "race.over")
        self.assertRegex(text, r"(?i)Beat that! – ana\nrecreo --board fifteen-3x3-easy-7$")
        hand.press("race.leave")
        app.arrive("fifteen.setup", "fifteen.results")
        hand.press("fifteen.results")
        app.wait_node("results.row.0", lambda n: "ana" in n["label"].lower())

    def pause_after_the_first_move(self, state):
        """The boards can't be studied while the clock stands."""
        app, hand, tile = self.app, self.hand, Board(state).shortest()[0]
        hand.press(f"tile.{tile}")
        app.settle(app.wait_for("state"))
        hand.press("race.pause")
        app.wait_node("race.resume")
        self.assertNotIn("board", app.layout())
        hand.press("race.resume")
        app.wait_node("board")

    def test_two_race_with_the_arrows_and_with_w_a_s_d(self):
        state = begin_race(self)
        app, board = self.app, Board(state)
        letters = {"Up": "w", "Left": "a", "Down": "s", "Right": "d"}
        for tile in board.shortest():
            way = board.direction(tile)
            for seat, key in ((1, way), (2, letters[way])):
                app.key(key)
                told = app.wait_for("state", lambda e, seat=seat: e["state"]["seat"] == seat)
            board = Board(told["state"]["board"])
        app.arrive("race.over", "race.leave")

    def test_three_race_and_tiles_that_look_alike_may_change_places(self):
        add_flag(self)
        state = begin_race(self, people=3, picture="flag")
        for tile in solve_by_looks(state["cells"], 3, FLAG):
            state = push_together(self, tile, (1, 2, 3))
        self.app.arrive("race.over", "race.leave")
        self.assertNotEqual(state["cells"][:3], [1, 2, 3], "the red tiles may change places")
        self.assertEqual(state["cells"][3:], [4, 5, 6, 7, 8, 0])

    def test_the_ghost_of_an_earlier_game_moves_as_it_did_and_is_beaten(self):
        app, hand = self.start("--game", "fifteen", "--seed", "7"), self.hand
        app.arrive("fifteen.setup", "fifteen.play")
        hand.press("fifteen.layout.3x3")
        hand.press("fifteen.scramble.easy")
        hand.press("fifteen.play")
        app.arrive("fifteen", "tile.1")
        state = app.wait_for("state")["state"]
        way = Board(state).shortest()
        for tile in way[:-1]:
            hand.press(f"tile.{tile}")
            app.settle(app.wait_for("state"))
        app.trace.wait_quiet(2, 4)  # a slow one
        app.rest()
        hand.press(f"tile.{way[-1]}")
        app.arrive("fifteen.won", "result.name")
        hand.write_name("result.name", "ana", "result.done")
        app.wait_node("result.list")
        hand.press("result.list")
        app.arrive("fifteen.results", "results.row.0")
        hand.press("results.row.0")
        app.arrive("fifteen.replay", "replay.race")
        hand.press("replay.race")
        app.arrive("fifteen.race", "tile.1.2")
        app.screenshot(self.folder / "ghost.png")
        here = app.trace.mark()
        self.assertEqual(app.wait_for("state", lambda e: e["game"] == "race")["state"]["board"]["cells"], state["cells"])
        before = app.layout()[f"tile.{way[0]}.2"]["frame"]
        for step, tile in enumerate(way, 1):
            old = app.layout()[f"tile.{tile}"]["frame"]
            app.tap(f"tile.{tile}")
            told = app.wait_for("state", lambda e: e["game"] == "race")
            if step < len(way):  # it may be tapped again, where it lies then
                app.settle(told)
                app.wait_node(f"tile.{tile}", lambda node, old=old: node["frame"] != old)
        app.wait_for("layout", lambda e: any(n["id"] == f"tile.{way[0]}.2" and n["frame"] != before
                                             for n in e["nodes"]), since=here)
        app.wait_for("scene", lambda e: e["name"] == "race.over", timeout=60)
        app.wait_node("race.leave")
        title = app.layout()["dialog"]["label"]
        self.assertIn(title, ("You were faster!", "The ghost was faster"))
        self.assertEqual(len(app.trace.since(0, "claim")), 1, "a ghost race is no result")


class TallTable(HandTest):
    """Two who stand at the short sides of an upright screen."""

    hand_kind = Touch
    size = (720, 1100)

    def test_each_board_is_turned_to_its_player_and_both_push_at_once(self):
        state = begin_race(self, "--fullscreen")
        app = self.app
        nodes = app.layout()
        near, far = nodes["board"]["frame"], nodes["board.2"]["frame"]
        self.assertGreater(near[1], far[1] + far[3] / 2, "the first player is at the lower edge")
        first, last = state["cells"][0] or state["cells"][1], state["cells"][-1] or state["cells"][-2]
        self.assertLess(nodes[f"tile.{first}"]["frame"][1], nodes[f"tile.{last}"]["frame"][1])
        self.assertGreater(nodes[f"tile.{first}.2"]["frame"][1], nodes[f"tile.{last}.2"]["frame"][1], "turned")
        app.screenshot(self.folder / "tall.png")
        for tile in Board(state).shortest():
            push_together(self, tile, (1, 2))
        app.arrive("race.over", "race.share")
        text = app.share("race.share", "race.over")
        self.assertRegex(text, r"Beat that!\nrecreo --board fifteen-3x3-easy-7$")
