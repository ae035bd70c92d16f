"""The tools of these tests: each of them is shown to find what it is for."""

import array
import math
import pathlib
import tempfile
import unittest

from fifteen import Board, solve
from gestures import drag, tap, together
from picture import Picture
from sound import Recording


def tune(frames):
    """A whole number of waves, so that it loops without a seam."""
    wave = (round(9000 * math.sin(2 * math.pi * 40 * i / frames)) for i in range(frames))
    return array.array("h", (s for v in wave for s in (v, v))).tobytes()


class Tools(unittest.TestCase):
    def test_a_scrambled_board_is_solved_in_the_fewest_moves(self):
        solved = list(range(1, 16)) + [0]
        self.assertEqual(solve(solved, 4), [])
        self.assertEqual(solve([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 0, 11, 13, 14, 15, 12], 4), [11, 12])
        cells = list(solved)
        for cell in (14, 10, 9, 5, 6, 7, 11, 10, 14, 13, 9, 5, 4, 8):  # where the gap walks
            gap = cells.index(0)
            cells[gap], cells[cell] = cells[cell], 0
        way = solve(cells, 4)
        self.assertLessEqual(len(way), 14)
        for tile in way:
            gap, cell = cells.index(0), cells.index(tile)
            cells[gap], cells[cell] = tile, 0
        self.assertEqual(cells, solved)

    def test_a_board_knows_which_tiles_are_in_line_with_the_gap(self):
        board = Board({"cells": [1, 2, 3, 4, 0, 5, 6, 7, 8], "setup": {"columns": 3}})
        self.assertEqual([board.in_line(t) for t in range(1, 9)], [0, 1, 0, 1, 1, 0, 1, 0])
        self.assertEqual([board.direction(t) for t in (2, 4, 5, 7)],
                         ["Down", "Right", "Left", "Up"])

    def test_a_seam_with_a_missing_frame_or_a_click_is_detected(self):
        loop, frame = tune(20_000), Recording.FRAME
        good = Recording(bytes(800) + loop * 3)
        self.assertEqual(good.first_sound(), 201)
        self.assertIsNone(good.repeats(20_000, 300))
        short = Recording(bytes(800) + loop[:-frame] + loop * 2)
        self.assertEqual(short.repeats(20_000, 300), 300)
        late = Recording(bytes(800) + loop * 2 + loop[frame:] + loop)
        self.assertEqual(late.repeats(20_000, 300), 20_200)
        usual = good.largest_step(1000, 15_000)
        self.assertLessEqual(good.largest_step(20_100, 20_300), usual)
        clicked = Recording(loop[:-60 * frame] + loop)
        self.assertGreater(clicked.largest_step(19_900, 20_000), usual)

    def test_loudness_distinguishes_music_from_silence(self):
        self.assertAlmostEqual(Recording(tune(20_000)).loudness(), 9000 / 32768 / math.sqrt(2), 3)
        self.assertTrue(Recording(bytes(4000)).is_silent())
        self.assertEqual(Recording(tune(2000) + bytes(4000)).last_sound(), 1999)

    def test_a_written_picture_can_be_read_and_a_blank_one_is_detected(self):
        rows = bytes((x * 3 + y * 5 + c * 40) & 255
                     for y in range(60) for x in range(80) for c in range(3))
        picture = Picture(80, 60, rows)
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder, "a.png")
            picture.write_png(path)
            self.assertEqual(Picture.read_png(path).rgb, rows)
        self.assertFalse(picture.is_blank())
        self.assertTrue(Picture(80, 60, bytes(80 * 60 * 3)).is_blank())

    def test_gestures_played_together_use_different_fingers(self):
        both = together(tap(1, 1), drag(5, 5, 9, 9))
        self.assertEqual({finger for _, _, finger, _, _ in both}, {0, 1})
        self.assertEqual([op for _, op, f, _, _ in both if f == 0], ["down", "up"])
        self.assertEqual(both[-1], (480.0, "up", 1, 9.0, 9.0))


if __name__ == "__main__":
    unittest.main()
