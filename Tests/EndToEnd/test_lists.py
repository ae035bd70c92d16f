"""Results, from their lists to a replay and back, by each hand."""

import contextlib
import json
import sqlite3

from fifteen import scramble_walk
from hands import by_all_hands

MOVES, MS = 130, 20_000  # of each game: the source's scramble, taken back move for move
GAMES = [  # variant, player, seed, moves told, ms told
    ("4x4", "ana", 1, MOVES, MS), ("4x4", "leo", 2, MOVES - 10, MS + 2_000),
    ("4x4", "zoe", 3, MOVES + 9, MS + 4_000), ("5x5", "eva", 4, MOVES, MS),
    ("4x4-any", "max", 5, MOVES, MS),
]


def record(seed):
    """A game as the program keeps it: each tile of the scramble goes back where it came from."""
    cells, moves = [*range(1, 16), 0], []
    walk = scramble_walk(4, 4, MOVES, seed)
    for tile in walk:
        place, gap = cells.index(tile), cells.index(0)
        cells[place], cells[gap] = 0, tile
        moves.insert(0, {"column": gap % 4, "row": gap // 4})
    return json.dumps({
        "format": 1, "game": "fifteen", "rules": 1, "seed": seed,
        "setup": {"columns": 4, "rows": 4, "scramble": MOVES},
        "moves": [[round(i * MS / MOVES), move] for i, move in enumerate(moves)]})


def fill_lists(data):
    """Puts games into the database of a program that runs."""
    with contextlib.closing(sqlite3.connect(data / "recreo.sqlite")) as db, db:
        for i, (variant, name, seed, moves, ms) in enumerate(GAMES, 1):
            db.execute("INSERT INTO players (id, name, folded, created_at) VALUES (?, ?, ?, 0)",
                       (i, name, name))
            db.execute("INSERT INTO results (id, player, game, variant, score, moves, ms, at)"
                       " VALUES (?, ?, 'fifteen', ?, 0, ?, ?, ?)",
                       (i, i, variant, moves, ms, i * 1000))
            db.execute("INSERT INTO records (result, record) VALUES (?, ?)", (i, record(seed)))
            for measure, figure in ((2, ms), (3, moves)):  # the time and the moves, of all days
                db.execute("INSERT INTO standings (player, span, game, variant, measure, figure,"
                           " reached_at, result) VALUES (?, 0, 'fifteen', ?, ?, ?, ?, ?)",
                           (i, variant, measure, figure, i * 1000, i))


@by_all_hands
class Lists:
    """One visit to Fifteen's lists: another list, another order, a row taken away and put back, and
    one played again."""

    def wait_rows(self, *names):
        """Waits until these names stand in the list, in this order."""
        def shows(told):
            rows = [n["label"] for n in told["nodes"] if n["id"].startswith("results.row.")]
            return len(rows) == len(names) and all(map(str.__contains__, rows, names))
        self.app.wait_for("layout", shows)

    def test_lists_are_chosen_a_row_goes_and_comes_and_a_game_plays_again(self):
        app, hand = self.start("--game", "fifteen"), self.hand
        app.arrive("fifteen.setup", "fifteen.results")
        fill_lists(self.data)
        hand.press("fifteen.results")
        app.arrive("fifteen.results", "results.row.0")
        for part, option, names in (
                ("variant", "size.5x5", ["eva"]), ("variant", "size.4x4", ["ana", "leo", "zoe"]),
                ("variant", "scramble.any", ["max"]),
                ("variant", "scramble.130", ["ana", "leo", "zoe"]),
                ("order", "order.moves", ["leo", "ana", "zoe"])):
            hand.choose_board(part, option, "fifteen.results")
            self.wait_rows(*names)
        hand.delete("results.row.1")
        self.wait_rows("leo", "zoe")
        hand.press("results.restore")
        self.wait_rows("leo", "ana", "zoe")
        app.screenshot(self.folder / "list.png")
        hand.open("results.row.0")
        app.arrive("fifteen.replay", "replay.play")
        self.play_again()
        for scene in ("fifteen.results", "fifteen.setup"):
            hand.back("replay.back" if scene == "fifteen.results" else "results.back")
            app.arrive(scene)

    def play_again(self):
        """Pause, a step on and back, the slider, the speed, and on to the end."""
        app, hand = self.app, self.hand
        self.wait_moves(lambda moves: moves > 2)
        hand.press("replay.play")
        app.wait_node("replay.play", lambda node: node["label"] == "Play")
        moves = app.trace.latest("state")["state"]["moveCount"]
        hand.press("replay.next")
        self.wait_moves(lambda now: now == moves + 1)
        hand.press("replay.previous")
        self.wait_moves(lambda now: now == moves)
        app.screenshot(self.folder / "replay.png")
        hand.slide("replay.slider", 0.6)
        self.wait_moves(lambda now: 0.6 * MOVES < now < 0.7 * MOVES)
        hand.press("replay.speed")
        app.wait_node("replay.speed", lambda node: node["label"] == "2×")
        hand.press("replay.play")
        self.wait_moves(lambda now: now == MOVES)
        self.assertEqual(app.trace.latest("state")["state"]["cells"], [*range(1, 16), 0])

    def wait_moves(self, fits):
        """Waits for a state of so many moves."""
        self.app.wait_for("state", lambda e: fits(e["state"]["moveCount"]))
