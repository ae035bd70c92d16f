"""Blackjack's table, chips, results and the start screen's picture.

blackjack-table is 1600 by 1000 without a border, in tones of felt, plain where the cards lie.  A chip is 96 by 96, and so
are the results in the history (blackjack-result-*).
"""
import math

from shapely import affinity
from shapely.geometry import box

import blackjack_cards as cards
from backdrop import Backdrop
from paper import (Sheet, both, circle, d, ellipse, geo, inside, minus, rect, rounded, star, stroke, turned)

FELT, FELT_D, FELT_L = "#1F6B4A", "#1A5E41", "#267551"
GOLD, GOLD_D, GOLD_L, CREAM, INK = "#F2B632", "#CF8E22", "#FAD983", "#FFF9EA", "#22262B"
W, H = 1600, 1000
#         face       spots      dark
CHIPS = {"1": ("#E9DFC8", "#2E6FB7", "#CDBF9F"), "5": ("#C8402F", "#FFF9EA", "#9E2E22"), "25": ("#2E8F48", "#FFF9EA", "#1F6B34"),
         "100": ("#2B2F3A", "#F2B632", "#15181F"), "500": ("#6A4C93", "#FAD983", "#50366F")}


def table():
    """Felt in large arcs around the dealer's place at the top; a border of suits; a warm rail at the far corners."""
    sh = Backdrop(W, H, digits=1, edge=2, shade="#0C2B1D", full=True, tol=0.06)
    frame = box(-10, -10, W + 10, H + 10)
    sh.fill(frame, "#17563B")
    for rx, ry, tone in ((1120, 1010, FELT_D), (960, 880, FELT), (720, 700, FELT_L), (560, 560, FELT)):
        sh.cut(inside(ellipse(800, -60, rx, ry), frame), tone, drop=10, edge=0, strength=0.45)
    for rx, ry in ((1088, 980), (640, 630)):
        band = minus(ellipse(800, -60, rx + 3, ry + 3), ellipse(800, -60, rx - 3, ry - 3))
        sh.fill(inside(band, frame), "#3A8A63", 0.55)
    for k in range(13):
        a = math.radians(18 + 12 * k)
        x, y = 800 + 1024 * math.cos(a), -60 + 930 * math.sin(a)
        turn = (12 * k - 72) * 0.9
        sign = cards.joined(cards.sized(cards.suit("SHCD"[k % 4]), 0.62, 0, 0))
        sh.fill(inside(affinity.translate(affinity.rotate(sign, turn, origin=(0, 0)), x, y), frame), "#3A8A63", 0.5)
    return sh


def chip(value, blank=False):
    """From above: an edge with eight spots, a ring, the number; a blank one has a cream middle for an answer."""
    face, spots, dark = CHIPS[value]
    sh = Sheet(96, 96, digits=1, edge=1.3, drop=0, shade="#22262B", tol=0.06)
    whole = circle(48, 48, 47)
    sh.cut(whole, face, drop=0, edge=0)
    wedge = [(48, 48), *[(48 + 60 * math.cos(math.radians(a)), 48 + 60 * math.sin(math.radians(a))) for a in (-11, 0, 11)]]
    spot = minus(inside(whole, rounded(wedge, 0.01)), circle(48, 48, 35))
    sh.fill(both(*[turned(spot, 45 * k, 48, 48) for k in range(8)]), spots)
    sh.rim(whole, 1.5, 0.4, 0.25)
    sh.cut(circle(48, 48, 33), spots if value != "1" else CREAM, drop=2, edge=1, steps=1)
    sh.fill(circle(48, 48, 29.5), face if value != "1" and not blank else "#F6EFDC")
    if blank:
        return sh
    light = value == "1"
    number = word(value, 7.6)
    x0, y0, x1, y1 = number.bounds
    k = min(44 / (x1 - x0), 30 / (y1 - y0))
    number = affinity.scale(affinity.translate(number, -(x0 + x1) / 2, -(y0 + y1) / 2), k, k, origin=(0, 0))
    sh.fill(affinity.translate(number, 48, 48), INK if light else CREAM)
    return sh


def word(digits, w):
    """A number in the style of the cards' indices."""
    x, parts = 0, []
    for digit in digits:
        shape = {"1": stroke([(-8, -17), (1, -26), (1, 26)], 10), "0": cards.ring(0, 0, 15, 26, 10)}.get(digit)
        shape = cards.figure(digit, 10) if shape is None else shape
        x0, _, x1, _ = shape.bounds
        parts.append(affinity.translate(shape, x - x0, 0))
        x += x1 - x0 + w
    return both(*parts)


def result_win():
    """A gold cup."""
    sh = Sheet(96, 96, digits=1, edge=1.3, drop=4, shade="#4A3410", tol=0.06)
    sh.cut(both(stroke([(30, 22), (12, 20), (12, 34), (20, 46), (34, 48)], 7, soft=True),
                stroke([(66, 22), (84, 20), (84, 34), (76, 46), (62, 48)], 7, soft=True)), GOLD_D, drop=0)
    sh.cut(d("M44 54L52 54L54 76L42 76Z"), GOLD_D, drop=0)
    sh.cut(rounded([(30, 74), (66, 74), (70, 90), (26, 90)], 5), GOLD, drop=3)
    cup = geo(d("M24 8L72 8L72 30C72 48 62 60 48 60C34 60 24 48 24 30Z"))
    sh.cut(cup, GOLD, drop=3)
    sh.fill(inside(cup, d("M58 0L90 0L90 70L44 70C58 56 62 30 58 0Z")), GOLD_D)
    sh.fill(inside(cup, rect(30, 12, 6, 30, 3)), GOLD_L)
    sh.cut(star(47, 32, 13, 5.8, r=1), CREAM, drop=2, edge=0.8)
    return sh


def result_lose():
    """A cloud with three drops."""
    sh = Sheet(96, 96, digits=1, edge=1.3, drop=4, shade="#22344A", tol=0.06)
    for x, y in ((30, 76), (50, 82), (70, 76)):
        sh.cut(d(f"M{x} {y - 12}C{x + 7} {y - 2} {x + 6} {y + 8} {x} {y + 8}C{x - 6} {y + 8} {x - 7} {y - 2} {x} {y - 12}Z"), "#5B93D0", drop=0)
    far = both(circle(64, 30, 18), circle(78, 44, 13), rect(50, 38, 40, 18, 8))
    sh.cut(far, "#8A9BB0", drop=0)
    near = both(circle(26, 46, 16), circle(44, 34, 21), circle(64, 48, 14), rect(16, 44, 56, 18, 9))
    sh.cut(near, "#B9C6D6", drop=3, lit=0.6)
    return sh


def result_push():
    """Two cards of one height."""
    sh = Sheet(96, 96, digits=1, edge=1.2, drop=4, shade="#3A3020", tol=0.06)
    for x, colour in ((8, "#C8402F"), (52, INK)):
        sh.cut(rect(x, 18, 36, 52, 6), CREAM, drop=3)
        sign = cards.suit("H" if x == 8 else "S").scale(0.4).move(x + 18, 44)
        sh.fill(sign, colour)
    for y in (77, 86):
        sh.cut(rect(30, y, 36, 5.4, 2.7), GOLD_D, drop=0, edge=0.8)
    return sh


def logo():
    """An ace and the king of clubs, fanned over the back of a third card, with chips beside them (480 by 360)."""
    Sheet.longest = 24
    sh = Sheet(480, 360, digits=1, edge=1.3, drop=9, shade="#0C2B1D", tol=0.12)
    for card, x, y, turn, k in ((cards.back(), 132, 196, -27, 0.72), (cards.card("A", "S", INK), 204, 170, -10, 0.88),
                                (cards.card("K", "H", cards.RED), 318, 178, 11, 0.88)):
        outline = turned(rect(x - 120 * k, y - 168 * k, 240 * k, 336 * k, 16 * k), turn, x, y)
        for spread in (1, 3.5, 7):  # both cards are cream: the upper one gets a shadow all round
            sh.fill(inside(geo(outline).buffer(spread), sh.below), sh.shade, 0.07)
        sh.place(card, x, y, turn, k, drop=10, strength=1.3)
    for value, x, y, turn in (("100", 92, 298, 12), ("25", 168, 314, -14), ("5", 420, 304, 16)):
        sh.place(chip(value), x, y, turn, 0.94, drop=7, strength=1.4)
    for x, y, r in ((64, 78, 17), (452, 92, 13), (436, 30, 9)):
        sh.cut(star(x, y, r, r * .44, n=4, r=1), GOLD_L, drop=0, edge=1)
    Sheet.longest = None
    return sh


def blackjack_table(folder):
    table().save(f"{folder}/blackjack-table.svg")
    logo().save(f"{folder}/blackjack-logo.svg")
    for value in CHIPS:
        chip(value).save(f"{folder}/blackjack-chip-{value}.svg")
    for value in ("1", "5", "25", "100"):
        chip(value, blank=True).save(f"{folder}/blackjack-chip-blank-{value}.svg")
    for name, draw in (("win", result_win), ("lose", result_lose), ("push", result_push)):
        draw().save(f"{folder}/blackjack-result-{name}.svg")
