"""The sliding puzzle's solver on the command line, against published positions."""

import json
import os
import unittest

from screentest import ProgramTest
from test_failures import USAGE, run

# Of Korf's 100 random positions (Artificial Intelligence 27, 1985), the gap first: shortest, tiles.
KORF = (
    (57, "14 13 15 7 11 12 9 5 6 0 2 1 4 8 10 3"), (55, "13 5 4 10 9 12 8 14 2 3 7 1 0 15 11 6"),
    (59, "14 7 8 2 13 11 10 4 9 12 5 0 3 6 1 15"), (46, "3 14 9 11 5 4 8 2 13 12 6 7 10 1 15 0"),
    (62, "13 11 4 12 1 8 9 15 6 5 14 2 7 3 10 0"), (42, "1 3 2 5 10 9 15 6 8 14 13 11 12 4 7 0"),
    (66, "15 14 0 4 11 1 6 13 7 5 8 9 3 2 10 12"),
)
FAR = (80, "0 12 9 13 15 11 10 14 3 7 2 5 4 8 6 1")  # one of the farthest positions, the gap last
STEPS = {"U": (0, 1), "D": (0, -1), "L": (1, 0), "R": (-1, 0)}  # from the gap to the tile that goes


def played(board, path, width):
    """The board after these moves."""
    cells = [int(word) for word in board.split()]
    for way in path:
        gap = cells.index(0)
        column, row = gap % width + STEPS[way][0], gap // width + STEPS[way][1]
        assert 0 <= column < width and 0 <= row < len(cells) // width, (cells, way)
        cells[gap], cells[row * width + column] = cells[row * width + column], 0
    return cells


class Solve(ProgramTest):
    """`recreo solve`."""

    def solve(self, *arguments):
        """Its parsed output."""
        code, out, message = run(self.folder, "solve", *arguments)
        self.assertEqual((code, message), (0, ""))
        self.assertEqual(out.count("\n"), 1, out)
        return json.loads(out)

    def check(self, told, board, width, home):
        """Checks that the path leads to the goal and is as long as reported."""
        self.assertEqual(len(told["path"]), told["moves"])
        self.assertEqual(played(board, told["path"], width), home)

    def test_published_positions_are_solved_in_the_fewest_moves(self):
        for moves, board in KORF:
            told = self.solve(board, "--goal", "gap-first")
            self.assertEqual(list(told), ["moves", "optimal", "path", "nodes", "seconds"])
            self.assertEqual((told["moves"], told["optimal"]), (moves, True))
            self.check(told, board, 4, list(range(16)))
        told = self.solve(FAR[1])
        self.assertEqual((told["moves"], told["optimal"]), (FAR[0], True))
        self.check(told, FAR[1], 4, [*range(1, 16), 0])
        moves, board = KORF[0]

        # A file with another date, such as a copy, is compared with its checksums and dated back.
        tables = os.path.join(self.folder, "cache", "recreo", "fifteen-4x4.tables")
        made = os.stat(tables)
        os.utime(tables)
        self.assertEqual(self.solve(board, "--goal", "gap-first")["moves"], moves)
        self.assertEqual((os.stat(tables).st_ino, os.stat(tables).st_mtime_ns),
                         (made.st_ino, made.st_mtime_ns))

        # A damaged file is made again.
        with open(tables, "r+b") as file:
            file.seek(30_000_000)
            file.write(b"mice were here")
        damaged = os.stat(tables).st_mtime_ns
        self.assertEqual(self.solve(board, "--goal", "gap-first")["moves"], moves)
        self.assertNotEqual(os.stat(tables).st_mtime_ns, damaged)

    def test_other_sizes_get_a_solution_and_a_lower_bound(self):
        told = self.solve("8 6 7 2 5 4 3 0 1")
        self.assertEqual((told["moves"], told["optimal"]), (31, True))
        board = "0 11 3 5 7 9 1 12 2 14 4 13 6 10 8"
        told = self.solve(board, "--width", "5")
        self.check(told, board, 5, [*range(1, 15), 0])
        board = "24 23 22 21 20 19 18 17 16 15 14 13 12 11 10 9 8 7 6 5 4 3 2 1 0"
        told = self.solve(board)
        self.assertFalse(told["optimal"])
        self.assertLess(told["atLeast"], told["moves"])
        self.assertLess(told["moves"], 1.45 * told["atLeast"])
        self.check(told, board, 5, [*range(1, 25), 0])

    def test_an_invalid_board_is_refused_with_a_sentence(self):
        wrong = {
            "1 2 3 4 5 6 7 8 9 10 11 12 13 15 14 0": "it can be solved with --goal gap-first",
            "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 15": "0 is missing",
            "1 2 3": "number of columns with --width",
            "1 2 x 0": "'x' is not a tile", "": "do not make a board",
        }
        for board, words in wrong.items():
            code, out, message = run(self.folder, "solve", board)
            self.assertEqual((code, out), (USAGE, ""))
            self.assertIn(words, message.lower())
        code, _, message = run(self.folder, "solve", "1 2 3 4 5 0", "--width", "4")
        self.assertEqual(code, USAGE)
        self.assertIn("6 cells in rows of 4 do not make a board", message)


if __name__ == "__main__":
    unittest.main()
