"""Icons of the mirror puzzle: its three symmetries and its kinds of hints."""
from shapely import affinity

from paper import arc, both, circle, geo, minus, rect, rounded, stroke, turned

C = 24


def flag(x=0.0, y=0.0, size=1.0):
    """A right-angled flag with its pole at the right: none of its reflections looks the same."""
    points = [(20, 9), (20, 39), (4.5, 39)]
    return rounded([(x + px * size, y + py * size) for px, py in points], [1.6, 2.4, 2.4])


def across(shape):
    """The shape's reflection to the right of the middle."""
    return affinity.scale(geo(shape), -1, 1, origin=(C, C))


def down(shape):
    """The shape's reflection below the middle."""
    return affinity.scale(geo(shape), 1, -1, origin=(C, C))


def axis():
    return both(flag(), across(flag()), both(*[rect(22.7, y, 2.6, 5.4, 1.1) for y in (3, 12.3, 21.6, 30.9, 40.2)]))


def axes():
    small = rounded([(20.5, 6), (20.5, 20.5), (5, 20.5)], [1.4, 1.8, 2])
    cross = both(rect(22.8, 3, 2.4, 42, 1.1), rect(3, 22.8, 42, 2.4, 1.1))
    return both(small, across(small), down(small), down(across(small)), cross)


def turn():
    return both(flag(-0.5), turned(flag(-0.5), 180, C, C), circle(C, C, 3.4))


def lid(bend):
    """An almond: two arcs that meet at both corners."""
    return both(*[turned(stroke(arc(C, C + bend, 23, 212, 328, n=40), 4.6), half, C, C) for half in (0, 180)])


def ghost():
    return both(lid(10.5), minus(circle(C, C, 7.4), circle(26.6, 21.4, 2.3)))


def eye_closed():
    lower = turned(stroke(arc(C, C + 10.5, 23, 212, 328, n=40), 4.8), 180, C, C)
    lashes = both(stroke([(24, 35), (24, 41.5)], 4.4), stroke([(13.5, 32), (10, 37.6)], 4.4),
                  stroke([(34.5, 32), (38, 37.6)], 4.4))
    return both(lower, lashes)


def loom():
    """A frame with its warp, and cloth below with threads over and under."""
    beams = both(rect(4, 4.5, 40, 5.6, 2.6), rect(4, 38, 40, 5.6, 2.6))
    warp = both(*[rect(x, 7, 3.4, 34, 1) for x in (8.3, 15.3, 22.3, 29.3, 36.3)])
    weft = []
    for row, y in enumerate((19.5, 26.2, 32.9)):
        over = [x for place, x in enumerate((8.3, 15.3, 22.3, 29.3, 36.3)) if place % 2 == row % 2]
        weft += [rect(x - 2.4, y, 8.2, 4.6, 2) for x in over]
    gaps = both(*[geo(part).buffer(1.1) for part in weft])
    return both(beams, minus(warp, gaps), *weft)


ALL = {"loom": loom, "mirror-axis": axis, "mirror-axes": axes, "mirror-turn": turn, "ghost": ghost, "eye-closed": eye_closed}
