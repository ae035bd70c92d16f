"""From a solved board to its place in the leaderboards, and games that are left and resumed."""

import contextlib
import json
import random
import sqlite3
import time

from fifteen import Board, scramble_walk
from screentest import ScreenTest
from test_failures import IO_ERROR, USAGE, run


class Player(ScreenTest):
    """A player who solves boards with the arrow keys."""

    def scores(self):
        """The results that `recreo scores` prints."""
        code, out, message = run(self.folder, "scores", "--data", self.data)
        self.assertEqual(code, 0, message)
        return json.loads(out)["results"]

    def start_short(self, seed=7, moves=3):
        """Starts with a board that few moves solve; returns its first state too."""
        app = self.start("--game", "fifteen", "--layout", "4x4", "--seed", str(seed),
                         "--scramble", str(moves))
        app.arrive("fifteen", "tile.1")
        return app, app.wait_for("state")["state"]

    def start_real(self, seed=7):
        """Starts with a board of 130 moves, which counts; returns its first state too."""
        app = self.start("--game", "fifteen", "--layout", "4x4", "--seed", str(seed))
        app.arrive("fifteen", "tile.1")
        return app, app.wait_for("state")["state"]

    def solve_real(self, app, state, seed=7):
        """Solves the board by reversing its scramble."""
        setup = state["setup"]
        walk = scramble_walk(setup["columns"], setup["rows"], 130, seed)
        self.assertEqual(len(walk), 130)
        self.push_all(app, state, reversed(walk))
        return app.wait_for("result")

    def push_all(self, app, state, tiles):
        """Moves tiles, each beside the gap, without waiting for each."""
        board = Board(state)
        keys = [board.push(tile) for tile in tiles]
        app.find_window()
        app.act()
        self.screen.xdotool("key", "--delay", 4, *keys)
        app.wait_for("state", lambda e: e["state"]["moveCount"] == len(keys))

    def earned(self, told):
        """How many achievements a 4×4 board of 130 moves meets: finished, with 300 and 200 moves, and those of its time."""
        self.assertEqual((told["variant"], told["moves"]), ("4x4", 130))
        return 3 + sum(told["ms"] // 1000 <= seconds for seconds in (600, 300, 120, 60))

    def push(self, app, state, tile):
        """Moves a tile that lies beside the gap."""
        app.key(Board(state).direction(tile))
        told = app.wait_for("state")
        return told["state"]

    def solve(self, app, state):
        """Solves the board in the fewest moves; returns its result."""
        for tile in Board(state).shortest():
            state = self.push(app, state, tile)
        return app.wait_for("result")

    def kill(self, app):
        """Kills the program, as a power failure would."""
        app.process.kill()
        app.process.wait()

    def type(self, words):
        """Types on the physical keyboard."""
        for letter in words:
            self.screen.xdotool("key", "space" if letter == " " else letter)

    def name(self, app, words):
        """Claims the result under a name, by keys alone."""
        app.arrive("fifteen.won", "result.name")
        app.find_window()
        self.type(words)
        app.wait_node("result.name", lambda n: n.get("text") == words)
        app.key("Return")
        return app.wait_for("claim")


class Results(Player):
    """Claiming, listing and replaying results."""

    def test_a_claimed_result_is_in_the_leaderboard_after_a_restart(self):
        app, state = self.start_real()
        told = self.solve_real(app, state)
        self.assertEqual(self.scores(), [], "a draft is not listed")
        claim = self.name(app, "ana")
        self.assertEqual((claim["player"], claim["ranks"], claim["id"]), ("ana", [1, 1], told["id"]))
        self.assertIn("ana", app.wait_node("result.rank")["label"])
        self.kill(app)
        score, = self.scores()
        self.assertEqual((score["player"], score["moves"], score["ms"], score["variant"]),
                         ("ana", told["moves"], told["ms"], "4x4"))
        app = self.start("--game", "fifteen")
        app.arrive("fifteen.setup", "fifteen.results")
        app.tap("fifteen.results")
        app.arrive("fifteen.results", "results.row.0")
        self.assertIn("ana", app.layout()["results.row.0"]["label"])
        app.screenshot(self.folder / "list.png")
        app.tap("results.row.0")
        app.arrive("fifteen.replay", "replay.play")
        app.key("End")  # it would take as long as the game
        end = app.wait_for("state", lambda e: e["state"]["moveCount"] == told["moves"], since=0)
        self.assertEqual(end["state"]["cells"], [*range(1, 16), 0])

    def test_the_last_name_is_offered_again(self):
        app, state = self.start_short()
        self.solve(app, state)
        self.name(app, "ana")
        app.tap("result.again")
        app.arrive("fifteen", "tile.1")
        self.solve(app, app.wait_for("state")["state"])
        app.arrive("fifteen.won", "result.done")
        self.assertEqual(app.layout()["result.name"]["text"], "ana")
        app.tap("result.done")
        app.wait_for("claim", lambda e: e["player"] == "ana")
        self.assertEqual([s["player"] for s in self.scores()], ["ana", "ana"])

    def test_a_result_can_be_claimed_without_typing_by_a_tap_on_an_avatar(self):
        app, state = self.start_short()
        self.solve(app, state)
        app.arrive("fifteen.won", "result.done")
        app.tap("result.done")
        app.wait_node("result.problem", lambda n: n["label"] == "Enter a name first.")
        self.type("leo")
        app.wait_node("result.name", lambda n: n.get("text") == "leo")
        app.tap("result.done")
        app.wait_for("claim", lambda e: e["player"] == "leo")
        app.tap("result.again")
        app.arrive("fifteen", "tile.1")
        self.solve(app, app.wait_for("state")["state"])
        app.arrive("fifteen.won", "result.face.0")
        app.focus("result.name")
        for _ in "leo":
            app.key("BackSpace")
        self.type("ana")
        app.wait_node("result.name", lambda n: n.get("text") == "ana")
        app.key("Return")
        app.wait_for("claim", lambda e: e["player"] == "ana")
        app.tap("result.again")
        app.arrive("fifteen", "tile.1")
        self.solve(app, app.wait_for("state")["state"])
        app.arrive("fifteen.won", "result.face.1")
        self.kill(app)  # the next start offers the draft again
        app = self.start()
        app.arrive("result", "result.face.1")
        # Someone else may sit there now: no name is suggested.
        self.assertEqual(app.layout()["result.name"]["text"], "")
        faces = {n["label"]: name for name, n in app.layout().items()
                 if name.startswith("result.face.")}
        self.assertLess({"ana", "leo"}, set(faces))
        app.tap(faces["leo"])
        app.wait_node("result.name", lambda n: n["text"] == "leo")
        app.tap("result.done")
        app.wait_for("claim", lambda e: e["player"] == "leo")

    def test_a_result_left_with_skip_or_escape_is_deleted(self):
        for leave in (lambda app: app.tap("result.skip"), self.escape):
            app, state = self.start_short()
            self.solve(app, state)
            app.arrive("fifteen.won", "result.skip")
            leave(app)
            app.wait_node("result.menu")
            self.kill(app)
            self.assertEqual(self.scores(), [])
            app = self.start()
            app.arrive("menu")
            app.never("scene", lambda e: e["name"] == "result")
            app.stop()

    def escape(self, app):
        """Presses Esc, which leaves the field and then the dialog."""
        app.key("Escape")
        app.key("Escape")

    def test_a_result_that_its_record_does_not_prove_is_refused(self):
        app, state = self.start_short()
        told = self.solve(app, state)
        self.kill(app)
        with contextlib.closing(sqlite3.connect(self.data / "recreo.sqlite")) as store, store:
            store.execute("UPDATE results SET moves = ?", (told["moves"] - 1,))
        app = self.start()
        app.arrive("result", "result.done")
        app.find_window()
        self.type("ana")
        app.tap("result.done")
        app.wait_for("toast", lambda e: "recorded moves" in e["text"])
        app.arrive("menu")
        self.kill(app)
        self.start().arrive("menu")  # nobody is asked again
        self.assertEqual(self.scores(), [])

    def test_after_a_crash_the_dialog_is_shown_over_the_menu(self):
        app, state = self.start_short()
        told = self.solve(app, state)
        self.kill(app)
        app = self.start()
        app.arrive("result", "result.name")
        self.assertIn(str(told["moves"]), app.wait_node("result.summary")["label"])
        app.tap("result.name")  # a finger opens the keyboard on the screen
        for letter in "leo":
            app.tap(f"key.{letter}")
        app.wait_node("result.name", lambda n: n.get("text", "").lower() == "leo")
        app.screenshot(self.folder / "keyboard.png")
        app.tap("key.done")
        app.wait_gone("keyboard")
        claim = app.wait_for("claim")
        self.assertEqual((claim["id"], claim["player"].lower()), (told["id"], "leo"))
        app.tap("result.menu")
        app.arrive("menu")
        app.stop()
        self.start().arrive("menu")
        self.assertEqual(len(self.scores()), 1)

    def sql(self, words):
        """Changes the database while the program runs."""
        with contextlib.closing(sqlite3.connect(self.data / "recreo.sqlite")) as db, db:
            db.execute(words)

    def test_a_failed_save_is_reported_in_the_dialog_and_can_be_tried_again(self):
        app, state = self.start_short()
        self.sql("CREATE TRIGGER full BEFORE INSERT ON results BEGIN"
                 " SELECT RAISE(ABORT, 'no room'); END")
        told = self.solve(app, state)
        self.assertNotIn("id", told)
        app.arrive("fifteen.won", "result.name")
        self.assertIn("couldn't be saved", app.wait_node("result.problem")["label"])
        app.screenshot(self.folder / "problem.png")
        app.find_window()
        self.type("ana")
        app.key("Return")
        app.never("claim")
        self.assertIn("couldn't be saved", app.wait_node("result.problem")["label"])
        self.sql("DROP TRIGGER full")
        app.tap("result.done")
        self.assertEqual(app.wait_for("claim")["player"], "ana")
        self.assertEqual(len(self.scores()), 1)

    def test_a_board_of_130_moves_scores_its_achievements(self):
        app, state = self.start_real(seed=2018)
        told = self.solve_real(app, state, seed=2018)
        self.assertEqual((told["undos"], told["score"]), (0, 50 * self.earned(told)))
        self.name(app, "max")
        self.assertEqual(self.scores()[0]["moves"], 130)

    def test_a_replay_runs_beside_a_running_program_and_back_ends_it(self):
        app, state = self.start_short()
        told = self.solve(app, state)
        self.name(app, "ana")
        other = self.start("replay", str(told["id"]))
        trace = other.wait_for("state", lambda e: e["state"]["moveCount"] == told["moves"])
        self.assertEqual(trace["state"]["cells"], [*range(1, 16), 0])
        self.assertIsNone(app.process.poll(), "the other program still runs")
        other.arrive("fifteen.replay", "replay.back")
        other.tap("replay.back")
        self.assertEqual(other.wait_exit(), 0)

    def test_a_record_that_cannot_be_replayed_is_reported(self):
        (self.folder / "poem.json").write_text("Roses are red.")
        for record, wanted, word in (("poem.json", IO_ERROR, "not a recorded game"),
                                     ("77", USAGE, "no result 77")):
            with self.subTest(record):
                code, _, message = run(self.folder, "replay", record, "--data", self.data)
                self.assertEqual(code, wanted)
                self.assertIn(word, message)
        self.assertFalse(self.data.exists(), "a replay creates no files")


class SavedResults(Player):
    """A game that is left and resumed."""

    def begin(self):
        """Starts with a board that counts and makes some moves; returns the latest state too."""
        app = self.start("--game", "fifteen", "--layout", "4x4", "--seed", "11")
        app.arrive("fifteen", "tile.1")
        state = app.wait_for("state")["state"]
        for key in ("Up", "Left", "Down", "Right", "Up"):
            app.key(key)
            app.wait_for("sound", lambda e: e["name"] in ("slide", "bump"))
            app.rest()
        return app, app.trace.latest("state")["state"]

    def go_on(self):
        """Starts again and resumes the offered board; returns its state too."""
        app = self.start("--game", "fifteen")
        app.arrive("fifteen.setup", "fifteen.continue")
        app.tap("fifteen.continue")
        app.arrive("fifteen", "tile.1")
        return app, app.wait_for("state")["state"]

    def test_back_saves_the_game(self):
        app, state = self.begin()
        app.tap("fifteen.back")
        app.arrive("menu")  # it was opened past its setup
        app.tap("menu.fifteen")
        app.arrive("fifteen.setup", "fifteen.continue")
        app.tap("fifteen.continue")
        app.arrive("fifteen", "tile.1")
        self.assertEqual(app.wait_for("state")["state"], state)

    def test_a_game_is_resumed_after_the_program_was_ended_or_its_window_closed(self):
        app, state = self.begin()
        self.assertEqual(app.stop(), 0)
        app, found = self.go_on()
        self.assertEqual(found, state)
        app.key("Left")
        app.wait_for("sound", lambda e: e["name"] in ("slide", "bump"))
        app.rest()
        state = app.trace.latest("state")["state"]
        app.wait_active()
        self.screen.xdotool("key", "alt+F4")
        self.assertEqual(app.wait_exit(), 0)
        self.assertEqual(self.go_on()[1], state)

    def test_twenty_kills_lose_nothing_reported_as_saved(self):
        chance = random.Random(15)
        app, before = self.begin()
        entries = 0
        for round_ in range(20):
            for _ in range(chance.randrange(1, 4)):
                app.act()
                app.key(chance.choice(("Up", "Down", "Left", "Right")))
            # At a random time.
            time.sleep(chance.random() * 0.05)
            self.kill(app)
            app.trace.close()
            kept = app.trace.latest("kept")
            entries = max(entries, kept["step"] if kept else 0)
            states = [e["state"] for e in app.trace.since(0, "state")]
            app, state = self.go_on()
            with self.subTest(round_):
                self.assertIn(state, states + [before], "a state from the trace")
                self.assertGreaterEqual(self.steps(), entries, "everything reported as saved")
            before = state
            entries = self.steps()

    def steps(self):
        """How many entries the record on disk has."""
        with contextlib.closing(sqlite3.connect(self.data / "recreo.sqlite")) as db:
            record, = db.execute("SELECT record FROM saves WHERE slot = 'fifteen-4x4'").fetchone()
        return len(json.loads(record)["moves"])

    def test_a_solved_board_is_not_offered_again(self):
        app, state = self.start_short()
        self.solve(app, state)
        self.name(app, "ana")
        app.stop()
        app = self.start("--game", "fifteen")
        app.arrive("fifteen.setup", "fifteen.play")
        self.assertNotIn("fifteen.continue", app.layout())


class Helpers(Player):
    """Pause, undo and redo, by fingers and by keys."""

    def test_a_pause_stops_the_clock_and_hides_the_tiles(self):
        app, state = self.start_short(moves=30)
        board = Board(state)
        app.tap(f"tile.{next(t for t in board.tiles() if board.in_line(t) == 1)}")
        app.wait_for("state")
        app.tap("fifteen.pause")
        app.wait_node("fifteen.resume")
        self.assertFalse([name for name in app.layout() if name.startswith("tile.")])
        shown = app.layout()["fifteen.time"]["label"]
        app.screenshot(self.folder / "pause.png")
        self.assertEqual(app.layout()["fifteen.time"]["label"], shown)
        app.tap("fifteen.resume")
        app.wait_node("tile.1")

    def test_undo_and_redo_step_through_the_states(self):
        app, start = self.start_short(moves=30)
        states = [start]
        for tile in Board(start).shortest()[:2]:
            states.append(self.push(app, states[-1], tile))
        for undo, redo in (("ctrl+z", "ctrl+y"), ("u", "r")):
            for key, expected in ((undo, states[1]), (undo, states[0]),
                                  (redo, states[1]), (redo, states[2])):
                app.key(key)
                self.assertEqual(app.wait_for("state")["state"], expected)
        app.tap("fifteen.undo")
        app.wait_for("move", lambda e: e["move"] == "undo")
