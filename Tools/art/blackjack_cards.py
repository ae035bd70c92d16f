"""blackjack-card-*.svg: fifty-two cards (240 by 336), their back, and the diamonds and clubs again in blue and green.
blackjack-suit-*.svg: the four suits (72 by 72) as scraps of paper.

The names follow the Deck of Cards server's codes: value A 2 … 9 0 J Q K (0 is ten), then suit S D C H; `-four` marks
the cards with another colour in the four-colour deck.
"""
from shapely import affinity
from shapely.geometry import Polygon
from shapely.ops import unary_union

import blackjack_courts
import blackjack_people
from paper import (Path, Sheet, arc, circle, d, ellipse, geo, inside, minus, mix, moved, rect, star, stroke, turned)

W, H = 240, 336
CREAM, INK, RED, BLUE, GREEN = "#FFF9EA", "#22262B", "#C8402F", "#2A66AE", "#2E8F48"
TWO = {"S": INK, "H": RED, "D": RED, "C": INK}
FOUR = {"D": BLUE, "C": GREEN}
FINE = 0.03


def fine(shape):
    return shape.geo(FINE) if isinstance(shape, Path) else shape


def suit(name):
    """A suit's symbol around the origin, about 60 high; its outlines overlap and all run the same way."""
    if name == "H":
        return d("M0 29C-9 16 -29 5 -29 -12C-29 -23 -21 -29 -13.500 -29C-7 -29 -2 -25 0 -19C2 -25 7 -29 13.500 -29"
                 "C21 -29 29 -23 29 -12C29 5 9 16 0 29Z")
    if name == "D":
        return d("M0 -32C6 -19 14 -8 24 0C14 8 6 19 0 32C-6 19 -14 8 -24 0C-14 -8 -6 -19 0 -32Z")
    foot = d("M0 4C1 18 6 26 14 31L-14 31C-6 26 -1 18 0 4Z")
    if name == "S":
        blade = d("M0 -32C7 -19 29 -8 29 9C29 19 21 24 14 24C8 24 3 21 0 16C-3 21 -8 24 -14 24C-21 24 -29 19 -29 9"
                  "C-29 -8 -7 -19 0 -32Z")
        return Path(blade.subs + foot.subs)
    leaves = [circle(x, y, r) for x, y, r in ((0, -17.5, 13.4), (-15.6, 7, 13.4), (15.6, 7, 13.4), (0, 0, 8))]
    return Path([sub for lobe in leaves for sub in lobe.subs] + foot.subs)


def joined(sign):
    """The symbol as one area."""
    return unary_union([Path([sub]).geo(FINE) for sub in sign.subs])


def sized(sign, k, x=0, y=0, turn=0):
    return sign.scale(k).turn(turn).move(x, y)


# ---- the indices of the corners, drawn with one stroke width -------------------------------------

def ring(cx, cy, rx, ry, w):
    return minus(fine(ellipse(cx, cy, rx + w / 2, ry + w / 2)), fine(ellipse(cx, cy, rx - w / 2, ry - w / 2)))


def figure(value, w=10):
    six = unary_union([ring(0, 11, 15, 15, w), stroke([(9, -26), (-5, -13), (-13.5, 2), (-15, 11)], w, soft=True)])
    lines = {
        "A": [[(-17, 26), (0, -26), (17, 26)], [(-10, 9), (10, 9)]],
        "2": [arc(0, -12, 14, -168, 38) + [(-14.5, 26), (15.5, 26)]],
        "3": [arc(0, -13.5, 12.5, -155, 90), arc(0, 12, 14.2, -90, 155)],
        "4": [[(5, -26), (-17, 11), (17, 11)], [(7.5, -5), (7.5, 26)]],
        "5": [[(13, -26), (-9, -26), (-11, -3)] + arc(-1, 9.5, 16.5, -130, 142)],
        "7": [[(-15.5, -26), (15.5, -26), (-4, 26)]],
        "0": [[(-24, -16), (-14.5, -26), (-14.5, 26)]],
        "J": [[(-3, -26), (12, -26), (12, 11)] + arc(-2.5, 11.5, 14.5, 0, 165)],
        "Q": [[(4, 12), (15.5, 27)]],
        "K": [[(-14, -26), (-14, 26)], [(15, -26), (-12, 4)], [(-3.5, -4), (16, 26)]],
    }
    parts = [stroke(pts, w) for pts in lines.get(value, [])]
    parts += {"6": [six], "9": [turned(six, 180)], "8": [ring(0, -14, 12, 12, w), ring(0, 11.5, 14.8, 14.8, w)],
              "0": [ring(13, 0, 11, 26, w)], "Q": [ring(-1, 0, 16.5, 26, w)]}.get(value, [])
    return unary_union(parts)


# ---- cards --------------------------------------------------------------------------------------

SIDES = {4: (0, 1), 5: (0, 1), 6: (0, .5, 1), 7: (0, .5, 1), 8: (0, .5, 1), 9: (0, 1 / 3, 2 / 3, 1), 10: (0, 1 / 3, 2 / 3, 1)}
MIDDLE = {2: (0, 1), 3: (0, .5, 1), 5: (.5,), 7: (.25,), 8: (.25, .75), 9: (.5,), 10: (1 / 6, 5 / 6)}


def crowded(n):
    """Nine and ten pips are smaller and closer, so that they touch neither each other nor the corner."""
    return n > 8


def places(n):
    """The positions of a card's pips: (x, y, whether upside down), as on real cards."""
    side = 33 if crowded(n) else 35
    spots = [(x, row) for x in (-side, side) for row in SIDES.get(n, ())] + [(0, row) for row in MIDDLE.get(n, ())]
    return [(120 + x, 62 + 212 * row, row > 0.5) for x, row in spots]


def blank(edge=1.1):
    sh = Sheet(W, H, digits=1, edge=edge, drop=0, shade="#5A4A2A", tol=0.07)
    sh.cut(rect(0, 0, W, H, 16), CREAM, lit=0.6, dark=0.16)
    return sh


def corners(sh, value, name, colour):
    k = 0.86 if value == "0" else 1.12
    rank = affinity.translate(affinity.scale(figure(value), k, 1.12, origin=(0, 0)), 36, 52)
    pip = sized(suit(name), 0.6, 36, 113)
    for part in (rank, pip, turned(rank, 180, W / 2, H / 2), turned(pip, 180, W / 2, H / 2)):
        sh.fill(part, colour)


def paper_pip(sh, shape, colour, drop=1.6):
    """A paper pip with its own small shadow."""
    sh.fill(moved(shape, drop * 0.6, drop), sh.shade, 0.2)
    sh.fill(shape, colour)


def numeral(value, name, colour):
    sh = blank()
    corners(sh, value, name, colour)
    n = 10 if value == "0" else int(value)
    sign = suit(name)
    for x, y, upside in places(n):
        paper_pip(sh, sized(sign, 0.54 if crowded(n) else 0.66, x, y, 180 if upside else 0), colour)
    return sh


def ace(name, colour):
    """One large symbol of three papers."""
    sh = blank()
    corners(sh, "A", name, colour)
    whole = joined(sized(suit(name), 2.1, 120, 168))
    sh.cut(whole.buffer(11, quad_segs=12), "#F5DCA0", drop=3, edge=1, steps=1)
    sh.cut(whole, colour, drop=5, edge=1.6, lit=0.3, dark=0.25, steps=2)
    sh.fill(inside(whole, turned(rect(120, 60, 90, 220), 0)), mix(colour, "#000000", 0.16))
    sh.rim(whole, 1.6, 0.3, 0)
    light = star(120, 166, 20, 8.4, n=4, r=1.5)
    sh.cut(light, CREAM, drop=2, edge=0.8, steps=1)
    return sh


def court(value, name, colour):
    sh = blank()
    corners(sh, value, name, colour)
    panel = rect(62, 16, 116, 304, 12)
    half = blackjack_courts.half(blackjack_people.DRAW[value + name], value, name, colour, sized(suit(name), 0.27))
    sh.fill(panel, half.ground)
    sh.out += [half.written(), f'<g transform="rotate(180 120 168)">{half.written()}</g>']
    blackjack_courts.belt(sh, name, colour, sized(suit(name), 0.27))
    return sh


def card(value, name, colour):
    return ace(name, colour) if value == "A" else court(value, name, colour) if value in "JQK" else numeral(value, name, colour)


def back():
    """Diamonds of red paper in a gold frame, with two suns in the middle."""
    sh = blank()
    deep, mid, gold, pale = "#8E2A20", "#B83A2B", "#F2B632", "#FAD983"
    sh.fill(rect(12, 12, W - 24, H - 24, 10), gold)
    inner = geo(rect(17, 17, W - 34, H - 34, 7))
    sh.fill(inner, deep)
    kites, light = [], []
    for row in range(-1, 17):
        for col in range(-1, 10):
            x, y = 20 + col * 25 + (12.5 if row % 2 else 0), 16 + row * 19.1
            kites.append(Polygon([(x, y - 14), (x + 9, y), (x, y + 14), (x - 9, y)]))
            light.append(Polygon([(x, y - 14), (x, y + 14), (x - 9, y)]))
    sh.fill(inside(unary_union(kites), inner), mid)
    sh.fill(inside(unary_union(light), inner), "#C94B39")
    disc = circle(120, 168, 58)
    sh.cut(disc, gold, drop=4, edge=1.4, steps=2)
    sh.cut(circle(120, 168, 52), deep, drop=2, edge=0, steps=1)
    rays = star(120, 168, 47, 27, n=12, r=1.5)
    sh.cut(rays, gold, drop=2.5, edge=1, steps=1)
    sh.cut(circle(120, 168, 24), pale, drop=2, edge=1, steps=1)
    for turn in (0, 90, 180, 270):
        sh.fill(sized(suit("SHCD"[turn // 90]), 0.2, 120, 156).turn(turn, 120, 168), mid)
    for x in (36, W - 36):
        for y in (36, H - 36):
            sh.cut(star(x, y, 14, 6, n=4, r=1), pale, drop=1.5, edge=0.7, steps=1)
    return sh


def scrap(name):
    """A suit on a rim of paper."""
    sh = Sheet(72, 72)
    shape = joined(sized(suit(name), 1, 36, 36))
    sh.cut(shape.buffer(3.5), CREAM, drop=0, edge=0)
    sh.fill(shape, TWO[name])
    return sh


def blackjack_cards(folder):
    for name in TWO:
        scrap(name).save(f"{folder}/blackjack-suit-{name}.svg")
    for name, colour in TWO.items():
        for value in "A234567890JQK":
            card(value, name, colour).save(f"{folder}/blackjack-card-{value}{name}.svg")
            if name in FOUR:
                card(value, name, FOUR[name]).save(f"{folder}/blackjack-card-{value}{name}-four.svg")
    back().save(f"{folder}/blackjack-card-back.svg")
