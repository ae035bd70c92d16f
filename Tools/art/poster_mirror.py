"""menu-mirror-*.svg: a cloth on its rod, the same on both sides of its fold, in front of a loom's threads; the shuttle sticks out of the frame."""
from menu_mirror import CREAM, CYAN, ORANGE, RED, letter
from paper import both, circle, d, ellipse, geo, inside, poly, rect, stroke
from poster import back, front, mid

NIGHT = ("#1D2449", "#252E63", "#313C80")
FIELD, FIELD_D, NAVY = "#C8402F", "#A93225", "#252E63"
CELL, COLUMNS, TOP = 8, 25, 64
TONES = {"r": FIELD, "d": FIELD_D, "c": CREAM, "o": "#F6A03C", "y": "#46C2CE", "n": NAVY, "f": FIELD_D}


def loom(folder):
    sh = back("#080B24")
    sh.fill(rect(-4, -4, 648, 648), NIGHT[0])
    for r, tone in zip((270, 170), NIGHT[1:]):
        sh.cut(circle(320, 300, r), tone, drop=6, edge=1.4, strength=0.6, lit=0.2, dark=0)
    for x in range(10, 640, 14):
        sh.fill(rect(x, 150, 2.2, 320), "#8C97E0", 0.34)
    zigzag(sh, 24, (RED, ORANGE, CREAM, CYAN))
    zigzag(sh, 452, (CYAN, CREAM, ORANGE, RED, "#313C80"))
    for x, y, k, tones in ((70, 236, 1.2, (CYAN, CREAM, RED)), (150, 350, 1.1, (ORANGE, RED, CREAM)), (166, 214, .62, (RED, CREAM, ORANGE)),
                           (60, 400, .62, (CREAM, CYAN, ORANGE)), (232, 168, .6, (ORANGE, CREAM, RED)), (408, 168, .6, (ORANGE, CREAM, RED))):
        for left in (x, 640 - x) if x < 232 or x > 408 else (x,):
            diamond(sh, left, y, k, tones)
    sh.save(f"{folder}/menu-mirror-back.svg")


def zigzag(sh, y, tones):
    """Bands of woven teeth, symmetric about the middle of the poster."""
    for n, tone in enumerate(tones):
        top = y + 30 * n
        teeth = [(320 + 29 * i, top + (0 if i % 2 == 0 else 38)) for i in range(-12, 13)]
        band = poly(teeth + [(x, v + 24) for x, v in reversed(teeth)])
        sh.cut(inside(band, rect(-6, -6, 652, 652)), tone, drop=6, edge=1.4, strength=1.2, lit=0.3, steps=1)


def diamond(sh, x, y, k, tones):
    for size, tone in zip((36, 23, 10), tones):
        steps = 4
        part = size * k / steps
        blocks = [rect(x - part * (i + .5), y - part * (steps - i), part * (2 * i + 1), part * 2 * (steps - i)) for i in range(steps)]
        sh.cut(both(*blocks), tone, drop=4, edge=1, strength=1.2, steps=1)


def cloth():
    """Letters of the cloth, row by row."""
    rows = []
    for r in range(47):
        rows.append([cell(c - 12, r) for c in range(COLUMNS)])
    stamp_birds(rows, 30)
    return rows


def cell(x, r):
    if abs(x) == 12 or r in (1, 27, 40):
        return "o"
    if 1 < r < 27:
        return letter(x, r - 14) or ("y" if abs(x) == 11 and r % 4 == 2 else "f")
    if r in (28, 39):
        return "n" if x % 2 else "c"
    return "ynoc"[(r + abs(x)) % 4] if r < 1 or r > 40 else "n"


BIRDS = ("....cc.....", "...cncco...", "...ccc.....", "c...ccc....", "cc.cycccc..", ".cccyyycc..", "..ccccyc...", "....cc.....", "....o.o....")


def stamp_birds(rows, top):
    for r, line in enumerate(BIRDS):
        for c, tone in enumerate(line):
            if tone != ".":
                rows[top + r][c + 1] = rows[top + r][COLUMNS - 2 - c] = tone


def hanging(folder):
    sh = mid("#080B24")
    rows = cloth()
    area = [(c, r, tone) for r, line in enumerate(rows) for c, tone in enumerate(line)]

    def square(c, r):
        return rect(20 + c * CELL - .04, TOP + r * CELL - .04, CELL + .08, CELL + .08)

    whole = rect(20, TOP - 8, COLUMNS * CELL, 460)
    sh.cut(whole, FIELD_D, drop=10, edge=1.4, strength=1.5)
    for tone, drop in (("n", 0), ("r", 2), ("o", 2.6), ("y", 2.4), ("c", 3)):
        layer = both(*[square(c, r) for c, r, t in area if t == tone]).buffer(.05)
        sh.cut(inside(layer, whole), TONES[tone], drop=drop, edge=.8, strength=1.8, lit=.3, steps=1)
    grooves = []
    for c, r, _ in area:
        x, y = 20 + c * CELL, TOP + r * CELL
        for k in (1, 2):
            at = CELL * k / 3 - .35
            grooves.append(rect(x + .8, y + at, CELL - 1.6, .7) if (c + r) % 2 else rect(x + at, y + .8, .7, CELL - 1.6))
    sh.fill(inside(both(*grooves), rect(0, 0, 240, 440)), "#2A0D14", .2)
    sh.fill(rect(120, TOP - 8, 100, 380), "#080B24", .16)
    rod(sh)
    sh.save(f"{folder}/menu-mirror-mid.svg")


def rod(sh):
    for x in range(26, 216, 24):
        loop = rect(x, TOP - 30, 14, 40, 5)
        sh.cut(loop, (RED, "#F6A03C")[x // 24 % 2], drop=3, edge=.9)
    sh.cut(rect(4, TOP - 24, 232, 15, 7), "#C98B4E", drop=5, edge=1.2, lit=.4)
    sh.fill(rect(6, TOP - 15, 228, 5, 2.5), "#9A6233")
    for x in (9, 231):
        sh.cut(circle(x, TOP - 16.5, 12), "#F2B632", drop=3, edge=1.1)
        sh.fill(ellipse(x - 3.5, TOP - 20, 3.4, 2.4), "#FFFFFF", .6)
    for x in range(26, 216, 24):
        sh.cut(rect(x, TOP - 30, 14, 24, 5), (RED, "#F6A03C")[x // 24 % 2], drop=2, edge=.9)
    cord = stroke([(9, TOP - 20), (120, 14), (231, TOP - 20)], 4)
    sh.cut(cord, "#FBF1DC", drop=3, edge=.7)
    sh.cut(circle(120, 13, 8), "#F2B632", drop=2, edge=.9)


def shuttle(folder):
    sh = front(196, 120, "#080B24")
    thread = stroke([(92, 66), (60, 96), (30, 84), (26, 108), (6, 112)], 4.2, soft=True)
    sh.cut(thread, RED, drop=0, edge=.6)
    turn = -18

    def at(shape):
        return shape.turn(turn).move(106, 52)

    boat = geo(at(d("M-84 0C-50 -27 50 -27 84 0C50 27 -50 27 -84 0Z")))
    sh.cut(boat, "#D99A55", drop=6, edge=1.2, strength=1.3)
    sh.fill(inside(boat, at(d("M-84 0C-50 20 50 20 84 0L84 40L-84 40Z"))), "#A86B38")
    well = geo(at(d("M-44 0C-38 -13 38 -13 44 0C38 13 -38 13 -44 0Z")))
    sh.fill(well, "#5E3418")
    bobbin = geo(at(rect(-32, -9, 64, 18, 8)))
    sh.cut(bobbin, "#E0503C", drop=2, edge=.8)
    for k in range(9):
        sh.fill(inside(at(rect(-29 + 7 * k, -10, 2.2, 20).turn(12, -28 + 7 * k, 0)), bobbin), "#9E2A1E")
    for x in (-78, 78):
        sh.cut(inside(at(circle(x, 0, 12)), boat), "#F2B632", drop=0, edge=.8)
    sh.save(f"{folder}/menu-mirror-front.svg")


def poster_mirror(folder):
    for draw in (loom, hanging, shuttle):
        draw(folder)
