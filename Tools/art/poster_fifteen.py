"""menu-fifteen-*.svg: a tray of tiles on white wood with a seaside picture; a tile sticks out of the frame."""
from shapely import affinity

from paper import both, circle, d, ellipse, geo, inside, minus, moved, poly, rect, stroke
from poster import SUN, SUN_L, back, front, mid

WOOD, WOOD_D, SEAM = "#FDF8EC", "#F4EAD6", "#E0CFB0"
STEP, SIZE, X0, Y0 = 67, 64, 21, 62
GAP = (2, 1)


def white_wood(folder):
    sh = back("#6B4A2A")
    for n, y in enumerate(range(-10, 650, 82)):
        sh.cut(rect(-10, y, 660, 80, 3), WOOD if n % 2 else "#FFFCF4", drop=0, edge=1.6, lit=0.6, dark=0.1)
        sh.fill(rect(-10, y + 79, 660, 3), SEAM)
        for k in range(3):
            x = (n * 173 + k * 241) % 640
            grain = stroke([(x - 90, y + 24 + 16 * k), (x, y + 20 + 16 * k), (x + 90, y + 26 + 15 * k)], 2.4, soft=True)
            sh.fill(grain, WOOD_D)
    for x, y in ((262, 112), (88, 352), (560, 196), (410, 594), (150, 520)):
        sh.fill(ellipse(x, y, 13, 7), "#EADBBD")
        sh.fill(ellipse(x, y, 6, 3.4), "#D6C19A")
    leaves(sh)
    scraps(sh)
    photo(sh, 288, 156, -7)
    sh.save(f"{folder}/menu-fifteen-back.svg")


def leaves(sh):
    """Paper leaves that hang from the corners; two of them reach the middle column."""
    for x, y, length, width, turn, tone, dark in (
            (196, -6, 150, 62, 62, "#2F8F4E", "#26783F"), (182, 30, 104, 46, 96, "#6BBF83", "#55AC6E"),
            (452, -10, 118, 52, 124, "#F2B632", "#D8951F"),
            (-10, 220, 190, 76, -12, "#2F8F4E", "#26783F"), (-10, 262, 150, 60, 22, "#6BBF83", "#55AC6E"),
            (650, 330, 190, 76, 196, "#E8553C", "#C8402F"), (652, 372, 140, 58, 164, "#F58F5C", "#E0733F"),
            (652, 300, 120, 52, 222, "#F2B632", "#D8951F")):
        blade = d(f"M0 0C{length * .25} {-width * .7} {length * .7} {-width * .6} {length} 0C{length * .7} {width * .6} {length * .25} {width * .7} 0 0Z")
        lower = d(f"M0 0L{length} 0C{length * .7} {width * .6} {length * .25} {width * .7} 0 0Z")
        sh.cut(blade.turn(turn).move(x, y), tone, drop=8, edge=1.4, strength=0.9)
        sh.fill(lower.turn(turn).move(x, y), dark)
        for i in (0.3, 0.5, 0.7):
            for side in (-1, 1):
                vein = stroke([(length * i, 0), (length * (i + .13), side * width * .28)], 2)
                sh.fill(moved(turned_about_origin(vein, turn), x, y), "#FFFFFF", 0.28)


def turned_about_origin(area, degrees):
    return affinity.rotate(area, degrees, origin=(0, 0))


def scraps(sh):
    """Tiles of other pictures, where a wide poster shows them."""
    for x, y, turn, tone, inner in ((150, 400, -14, "#2E6FB7", "sun"), (500, 236, 12, "#F08A34", "fish"), (520, 500, -8, "#2F8F4E", "sun")):
        tile = rect(-38, -38, 76, 76, 10).turn(turn).move(x, y)
        sh.cut(moved(tile, 0, 4), "#C9B48E", drop=7, edge=0)
        sh.cut(tile, tone, drop=0, edge=1.6, lit=0.5)
        if inner == "sun":
            sh.cut(circle(x, y, 20), SUN, drop=3, edge=1)
        else:
            sh.cut(fish().turn(turn).move(x, y), "#FFF6E2", drop=3, edge=1)


def photo(sh, x, y, turn):
    """The whole picture, pinned to the wood above the tray."""
    def at(shape):
        return moved(affinity.rotate(geo(shape), turn, origin=(0, 0)), x, y)

    sh.cut(at(rect(-56, -78, 112, 150, 4)), "#FFFFFF", drop=9, edge=1.4, lit=0.8, strength=1.1)
    window = at(rect(-48, -70, 96, 122, 2))
    for area, colour in picture():
        small = affinity.translate(affinity.scale(geo(area), 0.5, 0.5, origin=(0, 0)), -50, -70)
        sh.fill(inside(at(small), window), colour)
    sh.fill(minus(window, moved(window, 1.4, 1.8)), "#4A3418", 0.25)
    pin = at(circle(0, -72, 9))
    sh.cut(pin, "#E0503C", drop=6, edge=1.2)
    sh.fill(at(ellipse(-3, -75, 3, 2.2)), "#FFFFFF", 0.7)


def fish():
    return d("M-28 0C-14 -18 10 -16 18 -3C22 -9 28 -12 33 -12C29 -5 29 5 33 12C28 12 22 9 18 3C10 16 -14 18 -28 0Z")


def picture():
    """The picture on the tiles, 200 by 400, from the back to the front, as (area, colour)."""
    yield rect(-4, -4, 210, 410), "#7CC9E6"
    yield circle(64, 78, 66), "#A9DCEB"
    yield circle(64, 78, 48), SUN
    yield circle(64, 78, 34), SUN_L
    yield both(circle(136, 40, 16), circle(156, 30, 20), circle(178, 40, 15), rect(130, 38, 56, 17, 8)), "#FFFFFF"
    yield d("M-6 156C20 120 50 122 74 140C96 116 130 118 150 140C170 122 190 128 212 140L212 190L-6 190Z"), "#6BBF83"
    yield d("M-6 172C30 146 60 152 90 164C120 146 160 150 212 166L212 200L-6 200Z"), "#2F8F4E"
    yield poly([(158, 98), (178, 98), (183, 172), (153, 172)]), "#FFF9EA"
    yield both(poly([(156.6, 118), (179.4, 118), (180.6, 136), (155.4, 136)]), poly([(154.2, 154), (181.8, 154), (183, 172), (153, 172)])), "#E0503C"
    yield rect(159, 82, 18, 17, 3), "#FFE08A"
    yield poly([(153, 84), (168, 68), (183, 84)]), "#E0503C"
    yield rect(-4, 172, 210, 240), "#2E7FC4"
    yield d("M84 84L84 194L28 194C48 166 68 130 84 84Z"), "#E0503C"
    yield d("M90 96C116 122 128 154 132 194L90 194Z"), "#FFF6E2"
    yield d("M112 122C124 144 130 168 132 194L112 194Z"), "#E9DCC0"
    yield d("M14 200L146 200C140 222 128 232 112 233L44 233C28 232 18 220 14 200Z"), "#8A4B2E"
    yield d("M14 200L146 200L143.6 209L16.6 209Z"), "#C97B48"
    yield d("M-6 226C14 214 34 214 54 225C74 236 94 236 114 225C134 214 154 214 174 225C190 233 200 232 212 226L212 412L-6 412Z"), "#2468AE"
    yield d("M-6 262C14 250 34 250 54 261C74 272 94 272 114 261C134 250 154 250 174 261C190 269 200 268 212 262L212 412L-6 412Z"), "#1C5596"
    yield fish().scale(0.95).move(52, 296), SUN
    yield fish().scale(-0.8, 0.8).move(150, 306), "#F58F5C"
    yield d("M-6 340C40 318 80 330 110 340C150 326 180 332 212 326L212 412L-6 412Z"), "#F0CF8E"


def tile(sh, col, row, ox, oy, drop=5.0):
    """The tile at this place of the picture, with its corner at ox, oy."""
    shape = geo(rect(ox, oy, SIZE, SIZE, 9))
    sh.shadow(shape, drop, 1.5)
    sh.fill(both(moved(shape, 0, 3), moved(shape, 0, 1.5), shape), "#B48A54")
    dx, dy = ox - col * STEP, oy - row * STEP
    for area, colour in picture():
        sh.fill(inside(moved(area, dx, dy), shape), colour)
    if (col, row) == (0, 4):
        sh.fill(circle(dx + 27, dy + 293, 2.6), "#22262B")
    sh.rim(shape, 1.4, lit=0.5, dark=0.2)


def tray(folder):
    sh = mid("#4A3418")
    sh.cut(rect(3, 44, 234, 420, 26), "#FFFFFF", drop=9, edge=1.8, lit=0.9, dark=0.14, strength=1.3)
    well = geo(rect(15, 56, 210, 400, 16))
    sh.fill(inside(well, rect(0, 0, 240, 440)), "#E7D3AC")
    for k, o in ((9, 0.10), (5.5, 0.10), (2.5, 0.12)):
        sh.fill(inside(minus(well, moved(well, k * 0.7, k)), rect(0, 0, 240, 440)), "#4A3418", o)
    for row in range(5):
        for col in range(3):
            if (col, row) != GAP:
                tile(sh, col, row, X0 + col * STEP, Y0 + row * STEP)
    sh.save(f"{folder}/menu-fifteen-mid.svg")


def loose_tile(folder):
    sh = front(104, 104, "#4A3418")
    inner = front(64, 68, "#4A3418")
    tile(inner, *GAP, 0, 0, drop=0)
    inner.below = geo(rect(0, 0, 64, 67, 9))
    sh.place(inner, 52, 52, 9, 1.2)
    sh.save(f"{folder}/menu-fifteen-front.svg")


def poster_fifteen(folder):
    for draw in (white_wood, tray, loose_tile):
        draw(folder)
