"""menu-blackjack.svg: an ace and a king, fanned in front of a card's patterned back."""
from shapely import affinity

from paper import (INK, Sheet, both, circle, d, ellipse, geo, inside, moved, poly, rect, stroke)

CREAM, CREAM_D = "#FFF9EA", "#E9DFC8"
RED, RED_D = "#C8402F", "#9E2E22"
GOLD, GOLD_D, GOLD_L = "#F2B632", "#CF8E22", "#FAD983"
SKIN, SKIN_D, HAIR, HAIR_D = "#F0BE96", "#D99C74", "#F4EDDD", "#D8CDB6"
BLUE = "#2E6FB7"


def scaled(area, k):
    return affinity.scale(area, k, k, origin=(0, 0))


def placer(x, y, turn, k=1.0):
    return lambda s: (s if hasattr(s, "subs") else Shape(s)).scale(k).turn(turn).move(x, y)


class Shape:
    """A cut area that can be placed like a path."""

    def __init__(self, area):
        self.area = area

    def scale(self, k):
            return Shape(affinity.scale(self.area, k, k, origin=(0, 0)))

    def turn(self, degrees):
            return Shape(affinity.rotate(self.area, degrees, origin=(0, 0)))

    def move(self, dx, dy):
        return moved(self.area, dx, dy)


def spade(x, y, k):
    body = d("M0 -30C7 -17 29 -6 29 12C29 23 20 28 13 28C7 28 3 25 0 20C-3 25 -7 28 -13 28C-20 28 -29 23 -29 12"
             "C-29 -6 -7 -17 0 -30Z")
    stalk = d("M0 12C1 26 5 34 13 38L-13 38C-5 34 -1 26 0 12Z")
    return both(body, stalk), x, y, k


def heart():
    return d("M0 26C-9 14 -27 4 -27 -11C-27 -21 -20 -27 -13 -27C-7 -27 -2 -23 0 -17C2 -23 7 -27 13 -27"
             "C20 -27 27 -21 27 -11C27 4 9 14 0 26Z")


def letter_a():
    return both(stroke([(-8.5, 12), (0, -12), (8.5, 12)], 5.6), stroke([(-5, 5), (5, 5)], 4.6))


def letter_k():
    return both(stroke([(-6.5, -12), (-6.5, 12)], 5.8), stroke([(8, -12), (-5, 2)], 5.6), stroke([(-1, -2), (8.5, 12)], 5.6))


def card(sh, at):
    shape = at(rect(-52, -74, 104, 148, 11))
    sh.cut(shape, CREAM, drop=8, edge=1.1, lit=0.6, dark=0.18, strength=1.7)
    return shape


def back(sh, at):
    card(sh, at)
    panel = at(rect(-44, -66, 88, 132, 6))
    sh.fill(panel, RED)
    sh.fill(at(rect(-39, -61, 78, 122, 4)), GOLD_L)
    inner = at(rect(-37, -59, 74, 118, 3))
    sh.fill(inner, RED_D)
    for row in range(-4, 5):
        for col in range(-2, 3):
            x, y = col * 19 + (9.5 if row % 2 else 0), row * 15
            sh.fill(inside(inner, at(poly([(x, y - 11), (x + 7.6, y), (x, y + 11), (x - 7.6, y)]))), RED)
            sh.fill(inside(inner, at(circle(x, y, 2.4))), GOLD_L)


def ace(sh, at):
    shape = card(sh, at)
    big, *_ = spade(0, 0, 1)
    big = at(moved(scaled(big, 0.95), -13, 0))
    sh.cut(big, INK, drop=2.2, edge=0.8, lit=0.25)
    small = at(moved(affinity.scale(spade(0, 0, 1)[0], .27, .27, origin=(0, 0)), -38, -34))
    sh.fill(small, INK)
    sh.fill(at(moved(letter_a(), -38, -56)), INK)
    sh.fill(at(moved(affinity.rotate(letter_a(), 180, origin=(0, 0)), 38, 56)), INK)
    sh.fill(at(moved(affinity.scale(spade(0, 0, 1)[0], .27, -.27, origin=(0, 0)), 38, 34)), INK)
    return shape


def king(sh, at):
    shape = card(sh, at)
    panel = at(rect(-25, -64, 68, 128, 8))
    sh.fill(panel, "#F3E3BF")

    def on(s, colour, drop=1.8, edge=0.7, **more):
        sh.cut(inside(at(s), panel), colour, drop=drop, edge=edge, **more)

    on(d("M-34 70C-34 34 -22 22 9 22C40 22 52 34 52 70Z"), RED)
    on(d("M9 22C40 22 52 34 52 70L28 70C34 50 26 32 9 22Z"), RED_D, drop=0, edge=0)
    on(d("M-14 20C-4 36 22 36 32 20L40 30C26 50 -8 50 -22 30Z"), "#FFFFFF", drop=2)
    for x, y in ((-12, 33), (0, 40), (16, 40.5), (29, 33.5)):
        sh.fill(at(ellipse(x, y, 1.7, 2.6)), INK)
    on(d("M2 48L16 48L22 70L-4 70Z"), GOLD, drop=1.5)
    on(d("M-21 -18C-26 4 -20 22 -10 25L28 25C38 22 44 4 39 -18Z"), HAIR_D)
    on(d("M-14 -24L32 -24C34 -4 30 12 9 16C-12 12 -16 -4 -14 -24Z"), SKIN, drop=1)
    on(d("M32 -24C34 -4 30 12 9 16C22 8 24 -8 22 -24Z"), SKIN_D, drop=0, edge=0)
    on(d("M-17 -6C-10 2 -4 1 9 -1C22 1 28 2 35 -6C37 14 28 34 9 42C-10 34 -19 14 -17 -6Z"), HAIR, drop=1.6)
    on(d("M35 -6C37 14 28 34 9 42C20 30 26 14 24 0C28 0 31 -2 35 -6Z"), HAIR_D, drop=0, edge=0)
    sh.fill(at(d("M2 10C5 14 13 14 16 10C16 16 12 18 9 18C6 18 2 16 2 10Z")), RED_D)
    on(d("M9 2C3 -2 -6 1 -9 8C-2 11 6 9 9 5C12 9 20 11 27 8C24 1 15 -2 9 2Z"), "#FFFBF0", drop=1, edge=0.5)
    on(d("M6 -13C6 -6 3 -3 5 -1C7 1.5 11 1.5 13 -1C15 -3 12 -6 12 -13Z"), SKIN_D, drop=0, edge=0)
    for x in (-2.5, 20.5):
        sh.fill(at(ellipse(x, -10, 3.1, 3.9)), INK)
        sh.fill(at(circle(x - 1, -11.4, 1.1)), "#FFFFFF")
        sh.fill(at(d(f"M{x-5} -17C{x-3} -20 {x+3} -20 {x+5} -17C{x+2} -18 {x-2} -18 {x-5} -17Z")), "#8A6A4A")
    crown(sh, at, panel)
    sh.fill(at(moved(scaled(letter_k(), .82), -38, -56)), RED)
    sh.fill(at(moved(affinity.scale(geo(heart()), .34, .34, origin=(0, 0)), -38.5, -33)), RED)
    sh.rim(shape, 1.1, lit=0.5, dark=0.16)


def crown(sh, at, panel):
    gold = d("M-20 -22L-23 -48L-7 -37L9 -57L25 -37L41 -48L38 -22C26 -16 -8 -16 -20 -22Z")
    sh.cut(at(gold), GOLD, drop=2.4, edge=0.8)
    sh.fill(at(d("M25 -37L41 -48L38 -22C33 -20 28 -18.6 22 -18C25 -24 26 -30 25 -37Z")), GOLD_D)
    sh.fill(at(d("M-20 -22C-8 -16 26 -16 38 -22L38.7 -28C26 -22 -8 -22 -20.7 -28Z")), RED)
    for x, y, r in ((-23, -49, 4), (9, -58, 4.4), (41, -49, 4)):
        sh.cut(inside(at(circle(x, y, r)), panel), GOLD_L, drop=1, edge=0.5)
    for x, y in ((-6, -29.5), (9, -31), (24, -29.5)):
        sh.fill(at(poly([(x, y - 5), (x + 3.6, y), (x, y + 5), (x - 3.6, y)])), BLUE)


def blackjack(folder):
    sh = Sheet(240, 240, digits=2, drop=6, shade="#10251B")
    back(sh, placer(160, 106, 28, 0.94))
    ace(sh, placer(79, 120, -20, 1.02))
    king(sh, placer(143, 127, 5, 1.1))
    sh.save(f"{folder}/menu-blackjack.svg")
