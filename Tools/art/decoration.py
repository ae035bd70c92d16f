"""The menu's scenery: sun, cloud, kite, hills; and the leaf and the pale star that other screens use."""
from shapely.geometry import Polygon

from backdrop import Backdrop
from paper import (Sheet, both, circle, d, geo, inside, leaf, poly, ridge, star, stroke, turned)

WARM = "#6B4A2A"


def sheet(w, h):
    return Sheet(w, h, digits=1, edge=1.4, drop=5, shade=WARM)


def paper_leaf(folder):
    sh = sheet(240, 240)
    blade = d("M52 196C24 120 70 44 196 36C206 150 140 218 52 196Z")
    sh.cut(stroke([(30, 218), (60, 188)], 7), "#5E9A4A", drop=0)
    sh.cut(blade, "#8CC36B", drop=0)
    sh.fill(inside(blade, d("M52 196C90 150 140 90 196 36L240 240L40 240Z")), "#74B056")
    veins = [stroke([(58, 190), (100, 140), (150, 84), (186, 46)], 4.5, soft=True)]
    for x, y, dx, dy in ((92, 150, -26, -30), (122, 116, -28, -26), (92, 150, 48, 8), (122, 116, 46, 4), (150, 84, 30, -2),
                         (150, 84, -20, -20)):
        veins.append(stroke([(x, y), (x + dx * .5, y + dy * .7), (x + dx, y + dy)], 3, soft=True))
    sh.fill(inside(both(*veins), blade), "#5E9A4A", 0.8)
    sh.rim(blade, 1.4, 0.5, 0.1)
    sh.save(f"{folder}/paper-leaf.svg")


def paper_cloud(folder):
    sh = Sheet(320, 180, digits=1, edge=1.4, drop=5, shade="#2B5A78")
    far = both(circle(212, 84, 48), circle(262, 112, 34), circle(160, 96, 44), d("M160 108L262 108L262 146L160 146Z"))
    sh.cut(far, "#BFDCEC", drop=0, lit=0.5, dark=0.08)
    near = both(circle(66, 122, 32), circle(112, 96, 46), circle(166, 112, 36), circle(204, 128, 26),
                d("M66 122L204 122L204 154L66 154Z")).buffer(5).buffer(-5)
    sh.cut(near, "#FFFFFF", drop=7, lit=0.8, dark=0.08)
    folds = both(circle(84, 152, 26), circle(128, 150, 32), circle(176, 152, 26))
    sh.fill(inside(folds, near.buffer(-2)), "#E1EFF6")
    sh.save(f"{folder}/paper-cloud.svg")


def paper_sun(folder):
    """The disc and two rings of rays; `paper-sun-rays` is only the outer ring and `paper-sun-disc` the rest, so that the ring can rotate."""
    outer = both(*[turned(leaf(140, 140, 128, 38, 0), 30 * i, 140, 140) for i in range(12)])
    inner = both(*[turned(leaf(140, 140, 104, 34, 15), 30 * i, 140, 140) for i in range(12)])
    for name, has_rays, has_disc in (("", True, True), ("-rays", True, False), ("-disc", False, True)):
        sh = sheet(280, 280)
        if has_rays:
            sh.cut(outer, "#FFD86B", drop=0, lit=0.5, dark=0.1)
        if has_disc:
            sh.cut(inner, "#F59E2C", drop=4, lit=0.4, dark=0.1)
            sh.cut(circle(140, 140, 64), "#F2B632", drop=6, lit=0.5, dark=0.12)
            sh.cut(circle(140, 140, 46), "#FFD04F", drop=3, lit=0.5, dark=0.08)
        sh.save(f"{folder}/paper-sun{name}.svg")


def paper_hill(folder):
    sh = sheet(400, 160)
    tones = ("#A9D68E", "#74BB6E", "#469C58")
    lines = ([(0, 96), (50, 62), (110, 40), (170, 60), (230, 84), (300, 60), (350, 56), (400, 80)],
             [(0, 78), (60, 84), (130, 106), (200, 104), (270, 82), (330, 88), (400, 112)],
             [(0, 132), (70, 112), (140, 116), (220, 136), (300, 128), (360, 116), (400, 124)])
    for pts, tone in zip(lines, tones):
        sh.cut(ridge(pts, 160), tone, drop=6 if sh.out else 0, lit=0.5, dark=0)
    for x, y, k in ((96, 46, 1), (124, 50, .8), (312, 64, .9), (48, 112, .8)):
        sh.cut(stroke([(x, y + 2), (x, y - 14 * k)], 3.4), "#8A5A3B", drop=0, edge=0)
        sh.cut(d(f"M{x} {y - 46 * k}C{x + 17 * k} {y - 26 * k} {x + 15 * k} {y - 8 * k} {x} {y - 7 * k}"
                 f"C{x - 15 * k} {y - 8 * k} {x - 17 * k} {y - 26 * k} {x} {y - 46 * k}Z"), "#2F8F4E", drop=3, lit=0.5, dark=0.1)
    sh.save(f"{folder}/paper-hill.svg")


def menu_hills(folder):
    """The land behind the posters, 1600 by 400, transparent above: it covers the window's lower edge and is never stretched."""
    sh = Backdrop(1600, 400, digits=1, edge=1.8, drop=9, shade="#1D4A3A", full=True, tol=0.08)
    sh.below = Polygon()
    lines = (((-20, 150), (180, 78), (400, 140), (640, 92), (860, 150), (1120, 70), (1360, 138), (1620, 84)),
             ((-20, 196), (220, 232), (470, 176), (720, 226), (980, 178), (1240, 232), (1450, 190), (1620, 214)),
             ((-20, 300), (250, 268), (520, 310), (800, 272), (1080, 312), (1340, 270), (1620, 306)))
    tones = (("#B9DFA0", "#A9D48F"), ("#83C47A", "#74B76C"), ("#4FA660", "#459A56"))
    for i, (pts, (tone, dark)) in enumerate(zip(lines, tones)):
        hill = ridge(pts, 420)
        sh.cut(hill, tone, drop=9 if i else 0, lit=0.4, dark=0, strength=0.7)
        sh.below = sh.below.union(geo(hill)).intersection(sh.frame)
        sh.fill(ridge([(x, y + 30 + 14 * (n % 2)) for n, (x, y) in enumerate(pts)], 420), dark)
        for x, y, k in (((150, 92, 1), (196, 92, .74), (1092, 92, .94), (1146, 84, .8), (640, 100, .7), (1500, 112, .9)),
                        ((40, 214, 1.2), (460, 186, 1.1), (520, 192, .8), (1000, 192, .9), (1560, 210, 1.2)), ())[i]:
            sh.cut(stroke([(x, y + 4), (x, y - 26 * k)], 6 * k), "#8A5A3B", drop=0, edge=0)
            sh.cut(d(f"M{x} {y - 86 * k}C{x + 30 * k} {y - 50 * k} {x + 27 * k} {y - 14 * k} {x} {y - 12 * k}"
                     f"C{x - 27 * k} {y - 14 * k} {x - 30 * k} {y - 50 * k} {x} {y - 86 * k}Z"), ("#5DB06A", "#38925A")[i], drop=5, lit=0.4, dark=0.1)
    for n, x in enumerate(range(60, 1600, 118)):
        y = 330 + 22 * (n * 7 % 3)
        for a in range(0, 360, 72):
            sh.fill(leaf(x, y, 10, 8, a), ("#FFD86B", "#FFFFFF", "#F58F6C")[n % 3])
        sh.fill(circle(x, y, 3), "#D8951F")
    sh.save(f"{folder}/menu-hills.svg")


def paper_star(folder):
    sh = sheet(160, 160)
    big = geo(star(80, 84, 70, 33, r=9, turn=-84))
    sh.cut(big, "#F1D9A0", drop=0, lit=0.6, dark=0.1)
    folds = [poly([(80, 84), *edge]) for edge in star_facets(80, 84, 76, 33, -84)]
    sh.fill(inside(both(*folds), big), "#E6C682", 0.75)
    sh.rim(big, 1.6, 0.5, 0.1)
    sh.save(f"{folder}/paper-star.svg")


def star_facets(cx, cy, outer, inner, turn):
    pts = star(cx, cy, outer, inner, turn=turn).subs[0]
    pts = [pts[0]] + [s[2] for s in pts[1:-1]]
    return [(pts[i], pts[i + 1]) for i in range(0, 10, 2)]


def paper_kite(folder):
    sh = Sheet(260, 360, digits=1, edge=1.4, drop=5, shade="#2B4A68")
    sh.longest = 24
    a, b, c, e, m = (150, 16), (236, 112), (112, 232), (44, 84), (130, 100)
    line = stroke([(112, 228), (84, 262), (112, 292), (84, 322), (96, 350)], 3, soft=True)
    sh.cut(line, "#7A6A55", drop=0, edge=0)
    for x, y, t, tones in ((88, 258, 20, ("#2E6FB7", "#24588F")), (108, 294, -24, ("#F2B632", "#D8951F")), (86, 326, 16, ("#2F8F4E", "#24733D"))):
        for s in (-1, 1):
            sh.cut(turned(poly([(x, y), (x + 20 * s, y - 9), (x + 20 * s, y + 9)]), t, x, y), tones[s > 0], drop=0)
    whole = poly([a, b, c, e])
    sh.cut(whole, "#E0503C", drop=0, lit=0.5, dark=0.12)
    for pts, tone in (((a, m, e), "#F2B632"), ((a, b, m), "#E8603F"), ((m, c, e), "#3F8FD0"), ((m, b, c), "#2F9A58")):
        sh.fill(poly(pts), tone)
    sh.fill(both(stroke([a, c], 3), stroke([e, b], 3)), "#FFF6E2", 0.85)
    sh.rim(whole, 1.6, 0.6, 0.12)
    sh.save(f"{folder}/paper-kite.svg")


def decoration(folder):
    for draw in (paper_leaf, paper_cloud, paper_sun, paper_hill, menu_hills, paper_star, paper_kite):
        draw(folder)
