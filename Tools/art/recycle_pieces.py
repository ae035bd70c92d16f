"""The items at size 1, without a margin: recycle-bottle, -bag, -plane and those of the town; their outlines; recycle-shard and -dust."""
import recycle_town as town
from menu_recycle import zigzag
from paper import (Sheet, both, circle, d, geo, inside, minus, mix, moved, poly, rect, smooth, star, stroke)

GLASS, GLASS_D, GLASS_L, GLASS_LL = "#46A566", "#2C7C48", "#83CB9A", "#D3EFDB"
CREAM, CREAM_D = "#FBF5E6", "#E2D8C0"
RED, RED_D, RED_L, YELLOW, YELLOW_D = "#D2492F", "#A93523", "#E87A5C", "#F2B632", "#D8952A"
WHITE = "#FFFFFF"
# Blue writing paper: visible on the pale sky, and the colour of its container.
BACK, SHEET, FOLD, FOLD_D, LINE = "#97B9E8", "#B9D1F0", "#7FA4D8", "#5C83BA", "#EEF5FD"


def glass_outline():
    return moved(d("M-10 0L10 0Q15 0 15 5L15 14Q15 18 12 19.500L12 58C12 82 37 86 37 118L37 190Q37 206 21 206L-21 206"
                   "Q-37 206 -37 190L-37 118C-37 86 -12 82 -12 58L-12 19.500Q-15 18 -15 14L-15 5Q-15 0 -10 0Z"), 37, 0)


def bottle():
    """74 by 206, neck up, without a cap."""
    sh = Sheet(74, 206, digits=2, edge=1.3, drop=0, shade="#12381F")

    def at(s):
        return moved(s, 37, 0)

    glass = glass_outline()
    sh.cut(glass, GLASS, drop=0, edge=0)
    sh.fill(inside(glass, at(d("M4 19L20 19L20 58C20 82 44 86 44 118L44 210L12 210C22 190 23 140 20 118C17 92 3 84 4 58Z"))),
            GLASS_D)
    sh.fill(inside(glass, at(d("M-40 184C-30 198 30 198 40 184L40 210L-40 210Z"))), GLASS_D)
    sh.fill(at(d("M31.500 104C34 112 34.500 120 34.500 128L34.500 180C34.500 188 31 194 27 197C31.500 190 32 184 32 176L32 128"
                 "C32 118 32 110 31.500 104Z")), GLASS_L)
    sh.fill(inside(glass, at(rect(-15, 0, 30, 18.5, 5))), GLASS_D)
    sh.fill(at(rect(-11.5, 3.2, 9, 12.4, 4)), GLASS_L)
    sh.fill(at(d("M-8 25Q-5.500 23 -4 26L-4.500 57C-5 80 -27 90 -28 114L-28 124Q-28 128 -31 128Q-33 128 -33 124L-33 118"
                 "C-33 92 -9.500 82 -9 57Z")), GLASS_L)
    sh.fill(at(d("M-7.500 28L-5.500 28L-6 52L-7.500 52Z")), GLASS_LL)
    sh.fill(at(d("M-31 186Q-28 197 -19 200L-21 196Q-27 193 -28 185Z")), GLASS_L)
    label = inside(glass, at(d("M-50 134Q0 143 50 134L50 180Q0 189 -50 180Z")))
    sh.cut(label, CREAM, drop=2.4, edge=1.0)
    sh.fill(inside(label, at(d("M18 120L60 120L60 200L15 200Q23 160 18 120Z"))), CREAM_D)
    sh.fill(inside(label, at(d("M-50 137Q0 146 50 137L50 141Q0 150 -50 141ZM-50 174Q0 183 50 174L50 177Q0 186 -50 177Z"))),
            YELLOW)
    sh.fill(at(d("M-15 173C-19 156 -3 148 11 149C11 166 -1 177 -15 173Z")), GLASS)
    sh.fill(at(d("M-18 177C-10 168 -3 161 6 154.500L7 155.500C-1 163 -9 172 -16.500 178Z")), GLASS_D)
    sh.rim(glass, 1.4, lit=0.45, dark=0.22)
    return sh


def foil_outline():
    top, bottom = zigzag(-50, 50, -68, 6, 9), zigzag(50, -50, 68, -6, 9)
    right = [(46.5, -54), (53, -32), (55.8, 0), (53.4, 34), (46.5, 55)]
    return moved(poly(top + right + bottom + [(-a, b) for a, b in reversed(right)]), 56, 74)


def bag():
    """112 by 148: shiny, crimped at both ends, full in the middle."""
    sh = Sheet(112, 148, digits=2, edge=1.3, drop=0, shade="#471409")

    def at(s):
        return moved(s, 56, 74)

    foil = foil_outline()
    sh.cut(foil, RED, drop=0, edge=0)
    sh.fill(inside(foil, at(d("M24 -90L90 -90L90 90L26 90C42 56 40 14 34 -16C31 -38 28 -46 24 -58Z"))), RED_D)
    band = inside(foil, at(d("M-90 8C-46 28 30 -16 90 -2L90 56C30 44 -32 72 -90 52Z")))
    sh.fill(band, YELLOW)
    sh.fill(inside(band, at(d("M35 -14C40 14 40 40 31 62L90 70L90 -14Z"))), YELLOW_D)
    sh.fill(inside(foil, at(d("M-60 -57L-34 -56C-22 -46 -12 -49 0 -57L12 -57C-4 -32 -24 -28 -38 -14L-47 -18Z"))), RED_L)
    sh.fill(inside(foil, at(d("M-44 -48C-36 -40 -28 -42 -20 -48C-28 -34 -36 -30 -43 -24Z"))), WHITE, 0.55)
    sh.fill(inside(foil, at(d("M30 -52C34 -36 40 -26 50 -20L46 -8C38 -18 32 -34 30 -52Z"))), RED)
    sh.fill(inside(foil, at(d("M-52 20C-48 38 -46 46 -40 54L-45 56L-53 36Z"))), WHITE, 0.4)
    for y in (-76, 56):
        crimp = inside(foil, at(rect(-56, y, 112, 20)))
        sh.fill(inside(crimp, both(*[at(rect(-49 + i * 11.1, y, 4.6, 20, 1.5)) for i in range(9)])), "#7E2417", 0.4)
    sh.fill(inside(foil, both(at(rect(-56, -55.5, 112, 2)), at(rect(-56, 53.5, 112, 2)))), "#7E2417", 0.35)
    chip = at(smooth([(-33, 20), (-22, -8), (6, -20), (31, -11), (33, 14), (22, 40), (-4, 51), (-28, 41)]))
    sh.cut(chip, "#FBDD8A", drop=3.6, edge=1.2)
    sh.fill(inside(chip, at(d("M-42 48C0 38 22 18 26 -26L64 -16L48 64L-32 70Z"))), "#EDC263")
    for x, y, r in ((-15, 13, 3), (4, -6, 2.6), (-8, 33, 2.6), (12, 15, 3.1), (19, -5, 2.2), (6, 37, 2.4), (-22, 29, 1.8)):
        sh.fill(at(circle(x, y, r)), "#C98E35")
    sh.rim(foil, 1.4, lit=0.4, dark=0.2)
    return sh


def between(a, b, t):
    return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t


def ruled(sh, wing, nose, a, b, strength):
    """The lines of the page run to the nose; the margin, from a to b, crosses them near the trailing edge."""
    lines = [stroke([between(a, b, t), between(between(a, b, t), nose, 0.93 - 0.2 * (k % 2))], 1.3)
             for k, t in enumerate((0.14, 0.3, 0.46, 0.62, 0.78))]
    sh.fill(inside(wing, both(*lines)), LINE, strength)
    sh.fill(inside(wing, stroke([between(a, nose, 0.13), between(b, nose, 0.13)], 1.6)), "#E58D7C", strength)


def plane():
    """140 by 112, nose to the right: a page of an exercise book."""
    sh = Sheet(140, 112, digits=2, edge=1.3, drop=0, shade="#33475A")
    nose, tail, far, near = (140, 54), (44, 46), (10, 0), (0, 112)
    sh.cut(poly([nose, (40, 50), (52, 106), (74, 84)]), FOLD_D, drop=0, edge=1)
    sh.fill(poly([nose, (40, 50), (48, 86), (60, 78)]), "#5279AF")
    back = poly([nose, far, tail])
    sh.cut(back, BACK, drop=0, edge=1.2)
    ruled(sh, back, nose, far, tail, 0.75)
    sh.fill(inside(back, poly([nose, between(far, tail, 0.72), tail])), FOLD)
    front = poly([nose, tail, near])
    sh.cut(front, SHEET, drop=4, edge=1.3)
    ruled(sh, front, nose, tail, near, 0.75)
    sh.fill(poly([nose, between(tail, near, 0.72), near]), FOLD)
    sh.fill(poly([nose, between(tail, near, 0.9), near]), mix(FOLD, FOLD_D, 0.7))
    return sh


def shard():
    """A splinter of light for a perfect fit (32 by 32)."""
    sh = Sheet(32, 32, digits=2, drop=0)
    # The dark rim shows it on the yellow container too.
    sh.fill(star(16, 16, 16, 4.6, n=4, turn=-90), "#7A4B08")
    whole = star(16, 16, 11.5, 3.3, n=4, turn=-90)
    sh.fill(whole, "#F9D976")
    sh.fill(inside(whole, both(poly([(16, 16), (16, 0), (20, 12)]), poly([(16, 16), (32, 16), (20, 20)]),
                               poly([(16, 16), (16, 32), (12, 20)]), poly([(16, 16), (0, 16), (12, 12)]))), "#FFF3C9")
    return sh


def dust():
    """A puff of dust from where something was put down (32 by 24)."""
    sh = Sheet(32, 24, digits=2, edge=0.8, drop=0, shade="#6B4A2A")
    puff = both(circle(9, 15, 8), circle(18, 10, 9.6), circle(25, 16, 6.8), rect(8, 14, 17, 8.8, 4))
    sh.cut(puff, "#EFE6D2", drop=0, lit=0.7, dark=0.12)
    sh.fill(minus(inside(puff, circle(18, 12, 8)), circle(15.6, 9, 8.4)), "#DCCFB3", 0.8)
    return sh


# The shape of each, and of the bag without its teeth, which dots would blur.
OUTLINES = {
    "bottle": (74, 206, glass_outline),
    "bag": (112, 148, lambda: moved(poly([(-49, -71), (49, -71), (46.5, -54), (53, -32), (55.8, 0), (53.4, 34), (46.5, 55), (49, 71),
                                          (-49, 71), (-46.5, 55), (-53.4, 34), (-55.8, 0), (-53, -32), (-46.5, -54)]), 56, 74)),
    "plane": (140, 112, lambda: both(poly([(140, 54), (40, 50), (52, 106), (74, 84)]), poly([(140, 54), (10, 0), (44, 46)]),
                                     poly([(140, 54), (44, 46), (0, 112)]))),
    **town.OUTLINES,
}


def fit(kind):
    """A white paper shape, to be tinted, of an item that just fits."""
    w, h, shape = OUTLINES[kind]
    sh = Sheet(w, h, digits=2, drop=0)
    sh.fill(shape(), WHITE)
    return sh


def line(kind):
    """The same shape as dots: dark in a light rim, for any ground."""
    w, h, shape = OUTLINES[kind]
    sh = Sheet(w, h, digits=2, drop=0)
    edge = geo(shape()).buffer(-2.6).exterior
    count = round(edge.length / 9)
    spots = [edge.interpolate(edge.length * i / count) for i in range(count)]
    sh.fill(both(*[circle(p.x, p.y, 2.5) for p in spots]), WHITE)
    sh.fill(both(*[circle(p.x, p.y, 1.6) for p in spots]), "#22262B")
    return sh


def refused():
    """A cross, to be tinted: it doesn't go in (48 by 48)."""
    sh = Sheet(48, 48, digits=2, drop=0)
    sh.fill(both(stroke([(13, 13), (35, 35)], 8), stroke([(35, 13), (13, 35)], 8)), WHITE)
    return sh


def recycle_pieces(folder):
    for kind in OUTLINES:
        fit(kind).save(f"{folder}/recycle-fit-{kind}.svg")
        line(kind).save(f"{folder}/recycle-line-{kind}.svg")
    for draw in (bottle, bag, plane, shard, dust, refused, *town.ITEMS):
        draw().save(f"{folder}/recycle-{draw.__name__}.svg")
