"""What the five posters of the menu share: a stage in three layers, the strip for its name, and the menu's seals.

`menu-<game>-back` is 640 by 640 without a border. It covers its poster, centred: a tall poster shows its middle column (x 204
to 436), a wide one its middle band (y 190 to 450). `menu-<game>-mid` is 240 by 440: the subject, as wide as a poster of 232,
at the poster's lower edge, which may cut it; the name covers its lowest 76. `menu-<game>-front` is what sticks out of the
frame. `menu-strip` is 640 by 88, torn along the top and straight below; it is white, to be tinted, and covers the
poster's lower edge from its middle out. `menu-seal-*` are 128 by 128.
"""
import random

from backdrop import Backdrop
from paper import Sheet, both, circle, d, ellipse, geo, inside, minus, moved, poly, rect, rounded, star, turned

SUN, SUN_L, SUN_D = "#F2B632", "#FFD86B", "#D8951F"


def back(shade="#22262B", drop=7):
    return Backdrop(640, 640, digits=1, edge=1.5, drop=drop, shade=shade, full=True, tol=0.08)


def mid(shade="#22262B", drop=6):
    return Subject(240, 440, digits=1, edge=1.2, drop=drop, shade=shade)


def front(w, h, shade="#22262B"):
    return Sheet(w, h, digits=1, edge=1.0, drop=4, shade=shade)


class Subject(Sheet):
    """A sheet whose papers end at the poster's lower edge."""

    longest = 24

    def cut(self, shape, colour, *more, **look):
        g = geo(shape)
        kept = shape if g.bounds[3] <= self.h + 1 else inside(g, rect(-20, -20, self.w + 40, self.h + 20))
        super().cut(kept, colour, *more, **look)


def cloud(sh, x, y, k, tone="#FFFFFF", under="#DDEAF0"):
    lumps = ((0, 0, 34), (44, -24, 44), (96, -8, 40), (138, 8, 28))
    base = rect(x - 20 * k, y, 170 * k, 34 * k, 17 * k)
    shape = both(*[circle(x + a * k, y + b * k, r * k) for a, b, r in lumps], base)
    shape = inside(shape, rect(x - 60 * k, y - 100 * k, 260 * k, 134 * k)).buffer(-3 * k).buffer(3 * k)
    sh.cut(shape, tone, strength=0.7, lit=0.7, dark=0.06)
    folds = both(*[circle(x + a * k, y + b * k, r * k) for a, b, r in ((20, 30, 26), (66, 30, 32), (116, 32, 24))])
    sh.fill(inside(folds, shape.buffer(-1.5)), under)


def shaded(sh, shape, colour, dark, dx, dy, **look):
    """A paper with a second tone on the side away from the light."""
    sh.cut(shape, colour, **look)
    sh.fill(minus(shape, moved(shape, dx, dy)), dark)
    sh.rim(shape, look.get("edge"))


def torn(y, deep, seed):
    """A torn edge across a sheet of 640."""
    chance = random.Random(seed)
    return [(x, y + deep * (chance.random() - 0.5)) for x in range(-8, 657, 8)]


def strip(folder):
    sh = Sheet(640, 88, digits=1, edge=1.2, drop=4, shade="#22262B")
    for y, seed, tone in ((8, 3, "#E9E6E0"), (14, 9, "#FFFFFF")):
        sheet = poly(torn(y, 7, seed) + [(648, 88), (-8, 88)])
        sh.cut(inside(sheet, rect(0, 0, 640, 88)), tone, drop=3, edge=1, lit=0.7, dark=0)
    sh.save(f"{folder}/menu-strip.svg")


def seal(tone, dark, light):
    """A disc with a scalloped edge and a lighter field."""
    sh = Sheet(128, 128, digits=1, edge=1.2, drop=3, shade="#2A1430")
    scallops = both(circle(64, 64, 56), *[turned(circle(64, 9.5, 7.6), 18 * k, 64, 64) for k in range(20)])
    sh.cut(scallops, dark, drop=0)
    sh.cut(circle(64, 64, 52), tone, drop=2, edge=1.2)
    sh.fill(minus(circle(64, 64, 52), circle(70, 71, 52)), light)
    sh.rim(circle(64, 64, 52), 1.2)
    return sh


def cup(sh):
    for side in (-1, 1):
        x = 64 + 24 * side
        sh.cut(minus(ellipse(x, 48, 15, 16), ellipse(x, 48, 8.5, 9.5)), "#D8951F", drop=2.4)
    sh.cut(d("M59 72L69 72L72 90L56 90Z"), "#D8951F", drop=2)
    sh.cut(rounded([(46, 88), (82, 88), (86, 102), (42, 102)], 5), "#B3472F", drop=2.4)
    bowl = geo(d("M38 26L90 26L90 46C90 66 80 78 64 78C48 78 38 66 38 46Z"))
    sh.cut(bowl, SUN, drop=3)
    sh.fill(inside(bowl, d("M76 20L110 20L110 90L58 90C76 70 80 46 76 20Z")), "#DDA027")
    sh.fill(inside(rect(45, 32, 6.5, 28, 3), bowl), SUN_L)
    sh.cut(star(63, 49, 14, 6.5, r=1), "#FFF6E2", drop=2, edge=0.8)


def faces(sh):
    for x, y, r, tone, dark, hair in ((82, 52, 17, "#E8B488", "#CF9468", "#4A2E24"), (48, 60, 21, "#F7CFA0", "#E0AC7A", "#C9692E")):
        left, right, top = x - r * 1.35, x + r * 1.35, y + r * 1.15
        cloth = rounded([(left, 118), (left + 5, top), (right - 5, top), (right, 118)], [2, r * .8, r * .8, 2])
        sh.cut(inside(cloth, circle(64, 64, 51)), "#3F8FD0" if x < 64 else "#E0503C", drop=3)
        sh.cut(circle(x, y, r), tone, drop=3)
        sh.fill(minus(circle(x, y, r), circle(x - r * .2, y - r * .18, r)), dark)
        cap = d("M-21 2C-24 -26 24 -26 21 2C14 -8 4 -10 -4 -8C-12 -7 -18 -4 -21 2Z").scale(r / 20).move(x, y - r * .06)
        sh.cut(cap, hair, drop=1.4)
        for side in (-1, 1):
            sh.fill(ellipse(x + side * r * .36, y + r * .12, r * .12, r * .15), "#2A2630")
            sh.fill(circle(x + side * r * .6, y + r * .38, r * .15), "#EE7D7A", 0.7)
        sh.fill(minus(ellipse(x, y + r * .38, r * .34, r * .3), rect(x - r, y - r * .2, 2 * r, r * .62)), "#9A3F35")


def gear(sh):
    teeth = both(circle(64, 64, 28), *[turned(rounded([(55.5, 24), (72.5, 24), (76, 46), (52, 46)], 4), 45 * k, 64, 64) for k in range(8)])
    wheel = minus(teeth, circle(64, 64, 12))
    sh.cut(wheel, "#7B8AA0", drop=4, edge=1.4)
    sh.fill(minus(wheel, moved(wheel, -4, -4)), "#5F6D82")
    sh.cut(minus(circle(64, 64, 22), circle(64, 64, 12)), "#A9B6C8", drop=2)


def bell(sh):
    sh.cut(circle(64, 96, 9.5), "#B3472F", drop=2)
    sh.cut(minus(circle(64, 29, 8.5), circle(64, 29, 3.8)), "#D8951F", drop=2)
    body = geo(d("M64 33C82 33 87 48 89 64C90 75 97 80 101 88L27 88C31 80 38 75 39 64C41 48 46 33 64 33Z"))
    sh.cut(body, SUN, drop=3)
    sh.fill(inside(body, d("M76 20L112 20L112 100L72 100C82 74 83 48 76 20Z")), "#DDA027")
    sh.fill(inside(body, d("M52 42C46 52 46 64 44 76L51 76C53 64 53 53 59 42Z")), SUN_L)
    sh.cut(rounded([(25, 84), (103, 84), (107, 94), (21, 94)], 5), "#EBAF38", drop=2.4)
    sh.fill(rect(30, 86.5, 34, 2.6, 1.3), SUN_L)


def globe(sh):
    sea = circle(64, 64, 40)
    sh.cut(sea, "#2F86C9", drop=4, edge=1.4)
    sh.fill(inside(circle(52, 50, 38), circle(64, 64, 38.6)), "#4BA3DE")
    lines = both(minus(ellipse(64, 64, 19, 40), ellipse(64, 64, 16.4, 37.4)), rect(62.7, 24, 2.6, 80), rect(24, 62.7, 80, 2.6),
                 *[minus(ellipse(64, y, 44, 16), ellipse(64, y - 2.6 * k, 44, 16)) for y, k in ((33, 1), (95, -1))])
    sh.fill(inside(lines, sea), "#BFE3F7", 0.85)
    for land in ("M32 44C38 34 50 27 60 30C66 34 58 39 61 45C66 50 56 57 50 55C44 60 46 68 40 66C33 62 28 54 32 44Z",
                 "M70 58C79 51 93 55 97 63C97 72 90 79 85 88C79 95 71 90 73 82C75 75 64 68 70 58Z"):
        sh.cut(inside(geo(d(land)), circle(64, 64, 39)), "#6FBF5F", drop=2)


def seals(folder):
    for name, draw, tones in (("trophy", cup, ("#CFE8F7", "#2E6FB7", "#E8F5FC")), ("players", faces, ("#FFE9B8", "#E89A2C", "#FFF4D9")),
                              ("options", gear, ("#E4DCF2", "#7A5BA8", "#F2EDFA")), ("bell", bell, ("#FBDCD3", "#D2553A", "#FDEEE8")),
                              ("language", globe, ("#DDF0D6", "#3F8F58", "#EEF8EA"))):
        sh = seal(*tones)
        draw(sh)
        sh.save(f"{folder}/menu-seal-{name}.svg")


def poster(folder):
    strip(folder)
    seals(folder)
