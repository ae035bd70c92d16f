"""Rewards and decorations: gold stars, a crown, torn banners, a paper clip, and a sleeping fox for empty lists.

`star-gold` and `star-hole` are 160 by 160 and have the same outline. `banner-gold` and `banner-paper` (white, to be tinted) are
240 by 96: their ends of 72 are torn, the 96 between them are straight and may be stretched.
"""
import math
import random

from shapely import affinity

from paper import Sheet, arc, both, circle, d, ellipse, geo, inside, minus, moved, poly, rect, rounded, smooth, star, stroke, turned

GOLD, GOLD_L, GOLD_D = "#F2B632", "#FFD86B", "#C58A1C"
TONES = (GOLD_D, "#DDA027", GOLD, "#F9C74E", GOLD_L)
FUR, FUR_D, FUR_L, CREAM, CREAM_D, INK = "#E4703A", "#C4562A", "#F2935F", "#FFF3E2", "#EBD5BC", "#4A2B26"


def sheet(w, h, drop=4, shade="#4A3410"):
    return Sheet(w, h, digits=1, edge=1.2, drop=drop, shade=shade)


def facets(cx, cy, outer, inner, turn):
    """The ten facets of a raised star with their tones."""
    tips = [(math.radians(turn + 72 * i), math.radians(turn + 72 * i + 36 * side), side) for i in range(5) for side in (-1, 1)]
    for tip, dent, side in tips:
        across = tip + side * math.pi / 2
        light = math.cos(across) * -0.57 + math.sin(across) * -0.82
        tone = TONES[min(4, int((light + 1) / 2 * 5))]
        yield poly([(cx, cy), (cx + outer * math.cos(tip), cy + outer * math.sin(tip)),
                    (cx + inner * math.cos(dent), cy + inner * math.sin(dent))]), tone


def star_gold(folder):
    sh = sheet(160, 160)
    shape = geo(star(80, 85, 78, 38, r=10))
    sh.cut(shape, GOLD, drop=0, edge=0)
    for fold, tone in facets(80, 85, 86, 38, -90):
        sh.fill(inside(geo(fold).buffer(0.3), shape), tone)
    sh.rim(shape, 1.8, lit=0.55, dark=0.22)
    sh.save(f"{folder}/star-gold.svg")


def star_hole(folder):
    """Translucent, so that it looks punched into any paper."""
    sh = sheet(160, 160)
    shape = geo(star(80, 85, 78, 38, r=10)).buffer(-3)
    sh.fill(shape, "#22262B", 0.13)
    for k, o in ((9, 0.09), (5.5, 0.10), (2.5, 0.12)):
        sh.fill(minus(shape, moved(shape, k * 0.7, k)), "#22262B", o)
    sh.fill(minus(shape.buffer(1.8), moved(shape.buffer(1.2), -1.6, -1.8)).difference(shape), "#FFFFFF", 0.9)
    sh.save(f"{folder}/star-hole.svg")


def crown_gold(folder):
    sh = sheet(160, 128)
    back = geo(d("M26 96C44 84 116 84 134 96L128 100L32 100Z"))
    sh.cut(back, GOLD_D, drop=0)
    crown = geo(d("M22 102L8 36L48 64L80 16L112 64L152 36L138 102C112 120 48 120 22 102Z"))
    sh.cut(crown, GOLD, drop=3)
    sh.fill(inside(crown, d("M112 64L152 36L138 102C128 109 117 113 106 114.500C112 98 114 80 112 64Z")), "#DDA027")
    sh.fill(inside(crown, d("M80 16L80 84L60 78L48 64Z")), GOLD_L)
    sh.fill(inside(crown, d("M8 36L48 64L36 74L12 54Z")), GOLD_L)
    band = geo(d("M22 102C48 120 112 120 138 102L141 88C112 106 48 106 19 88Z"))
    sh.cut(band, "#D2492F", drop=2, edge=1)
    for x, y, r in ((8, 35, 7.5), (80, 13, 9), (152, 35, 7.5)):
        sh.cut(circle(x, y, r), GOLD_L, drop=2, edge=1)
    for x, y, tone in ((46, 84, "#3F8FD0"), (80, 90, "#E0503C"), (114, 84, "#2F9A58")):
        sh.cut(poly([(x, y - 13), (x + 9, y), (x, y + 13), (x - 9, y)]), tone, drop=1.8, edge=0.9)
        sh.fill(poly([(x, y - 13), (x, y), (x - 9, y)]), "#FFFFFF", 0.3)
    sh.save(f"{folder}/crown-gold.svg")


def torn(x, deep, seed, top, bottom, toward):
    """A torn edge from top to bottom near x, with teeth to the left (-1) or right (1)."""
    chance = random.Random(seed)
    n = 11
    pts = []
    for i in range(n + 1):
        y = top + (bottom - top) * i / n
        pts.append((x + toward * (deep * (0.25 + 0.75 * chance.random()) if i % 2 else deep * 0.3 * chance.random()), y))
    return pts


def banner(folder, name, tone, light, dark, fibre):
    sh = sheet(240, 96, drop=3, shade="#22262B")
    under = poly(torn(10, 9, 5, 8, 88, -1) + torn(230, 9, 8, 8, 88, 1)[::-1])
    sh.cut(under, fibre, drop=0, edge=1)
    over = poly(torn(18, 8, 3, 8, 88, -1) + torn(222, 8, 4, 8, 88, 1)[::-1])
    sh.cut(over, tone, drop=0, edge=1.2, lit=0.5)
    sh.fill(inside(over, rect(0, 8, 240, 5)), light)
    sh.fill(inside(over, rect(0, 81, 240, 7)), dark)
    sh.save(f"{folder}/banner-{name}.svg")


def banners(folder):
    banner(folder, "gold", GOLD, GOLD_L, "#DDA027", "#FFF1C9")
    banner(folder, "paper", "#FFFFFF", "#FFFFFF", "#EFEDE8", "#F4F2EC")


def peg(folder):
    """A clothes peg from the front, 40 by 88: a string runs behind it at a third of its height."""
    sh = sheet(40, 88, drop=3)
    for side, tone in ((-1, "#DDAE6A"), (1, "#C8924C")):
        half = rounded([(20 + side * 1, 5), (20 + side * 13, 5), (20 + side * 12, 58), (20 + side * 9, 83), (20 + side * 1, 83)], 3)
        sh.cut(half, tone, drop=2.4, edge=1.2)
    sh.fill(rect(9.5, 8, 3, 46, 1.5), "#F0CB90")
    for y in (31, 36.5):
        sh.cut(rect(5, y, 30, 4.2, 2), "#8D939C", drop=1.2, edge=0.8)
    sh.save(f"{folder}/peg.svg")


def sleeping_fox(folder):
    """Curled up, 320 by 240; its shadow lies on the ground below it."""
    sh = sheet(320, 240, drop=5, shade="#2A1E28")
    sh.fill(ellipse(160, 212, 132, 18), "#2A1E28", 0.14)
    body = geo(smooth([(150, 78), (214, 84), (266, 122), (284, 166), (264, 202), (200, 218), (120, 218), (62, 206), (46, 172), (68, 118)]))
    sh.cut(body, FUR, drop=0)
    sh.fill(minus(body, moved(body, -12, -10)), FUR_D)
    sh.fill(inside(minus(body, moved(body, 7, 7)), d("M0 0L220 0L60 240L0 240Z")), FUR_L)
    sh.rim(body, 1.2)
    sh.fill(inside(stroke([(214, 116), (242, 140), (246, 172), (228, 194)], 5, soft=True), body), FUR_D)
    tail = geo(d("M282 158C304 196 280 230 226 230C170 232 116 230 92 214C76 202 84 182 104 182"
                 "C136 184 180 198 218 186C244 178 252 150 262 140C272 136 278 146 282 158Z"))
    sh.cut(tail, FUR_L, drop=6, strength=1.3)
    sh.fill(inside(minus(tail, moved(tail, -4, -9)), tail), "#E07C46")
    tip = geo(poly([(60, 160), (134, 160), (122, 184), (134, 198), (118, 210), (128, 240), (60, 240)]))
    sh.fill(inside(tail, tip), CREAM)
    sh.fill(inside(inside(minus(tail, moved(tail, -4, -9)), tail), tip), CREAM_D)
    sh.rim(tail, 1.2)
    fox_head(sh)
    for x, y, k, t in ((206, 58, .62, 8), (238, 36, .85, -6), (278, 14, 1.1, 10)):
        zed = turned(stroke([(-10, -11), (10, -11), (-10, 11), (10, 11)], 6), t)
        sh.cut(moved(affinity.scale(zed, k, k, origin=(0, 0)), x, y + 8), "#8CA6BF", drop=0, edge=1)
    sh.save(f"{folder}/sleeping-fox.svg")


def fox_head(sh):
    def at(shape):
        return shape.turn(-10, 60, 64).scale(1.12).move(34, 62)

    for side in (-1, 1):
        flip = (lambda s: s) if side < 0 else (lambda s: s.scale(-1, 1, cx=60))
        sh.cut(at(flip(rounded([(16, 8), (54, 34), (20, 62)], [6, 4, 4]))), "#D9622B" if side < 0 else "#BC4E20", drop=5)
        sh.cut(at(flip(rounded([(23, 20), (42, 34), (26, 50)], [4, 3, 3]))), INK, drop=1, edge=0)
    outline = [(60, 28), (84, 34), (104, 52), (112, 70), (94, 84), (74, 98), (60, 104), (46, 98), (26, 84), (8, 70), (16, 52), (36, 34)]
    head = geo(at(smooth(outline, tension=0.8)))
    sh.cut(head, FUR, drop=7, strength=1.3)
    sh.fill(minus(head, moved(head, -6, -5)), FUR_D)
    sh.fill(inside(minus(head, moved(head, 4, 4)), at(d("M0 0L80 0L20 90L0 90Z"))), FUR_L)
    mask = both(at(d("M6 66C22 64 40 68 50 76C54 80 58 86 60 92L60 112L20 92Z")), at(d("M114 66C98 64 80 68 70 76C66 80 62 86 60 92L60 112L100 92Z")))
    sh.fill(inside(mask, head.buffer(-0.4)), CREAM)
    sh.rim(head, 1.2)
    for x in (42, 78):
        sh.fill(at(d(f"M{x - 9} 60C{x - 5} 68 {x + 5} 68 {x + 9} 60C{x + 7} 73 {x - 7} 73 {x - 9} 60Z")), INK)
    for x in (30, 90):
        sh.fill(at(ellipse(x, 78, 6, 4.2)), "#EE7D7A", 0.7)
    sh.cut(at(d("M53 91C53 86 67 86 67 91C67 96 62 98 60 98C58 98 53 96 53 91Z")), "#2A2630", drop=0.8, edge=0, lit=0)


def paper_clip(folder):
    """A wire of coloured steel, 56 by 136, drawn over the sheet it holds."""
    sh = sheet(56, 136, drop=3, shade="#22262B")
    pts = [(20, 44), *reversed(arc(28, 98, 8, 0, 180)), *reversed(arc(23, 24, 13, 180, 360)), *reversed(arc(28, 108, 18, 0, 180)), (46, 40)]
    shape = stroke(pts, 7)
    sh.cut(shape, "#3F8FD0", drop=3, edge=1.4, lit=0.6, dark=0.3)
    sh.save(f"{folder}/paper-clip.svg")


def rewards(folder):
    for draw in (star_gold, star_hole, crown_gold, banners, sleeping_fox, paper_clip, peg):
        draw(folder)
