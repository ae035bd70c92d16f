"""The quiet paper scraps on the menu's table: leaf, cloud, sun, hill, star, kite."""
from paper import (Sheet, both, circle, d, geo, inside, leaf, poly, ridge, star, stroke, turned)

WARM = "#6B4A2A"


def sheet(w, h):
    return Sheet(w, h, digits=1, edge=1.4, drop=5, shade=WARM)


def paper_leaf(folder):
    sh = sheet(240, 240)
    blade = d("M52 196C24 120 70 44 196 36C206 150 140 218 52 196Z")
    sh.cut(stroke([(30, 218), (60, 188)], 7), "#CFC49A", drop=0)
    sh.cut(blade, "#DFD7B1", drop=0)
    sh.fill(inside(blade, d("M52 196C90 150 140 90 196 36L240 240L40 240Z")), "#D2C99F")
    veins = [stroke([(58, 190), (100, 140), (150, 84), (186, 46)], 4.5, soft=True)]
    for x, y, dx, dy in ((92, 150, -26, -30), (122, 116, -28, -26), (92, 150, 48, 8), (122, 116, 46, 4), (150, 84, 30, -2),
                         (150, 84, -20, -20)):
        veins.append(stroke([(x, y), (x + dx * .5, y + dy * .7), (x + dx, y + dy)], 3, soft=True))
    sh.fill(inside(both(*veins), blade), "#C3B98C", 0.8)
    sh.rim(blade, 1.4, 0.5, 0.1)
    sh.save(f"{folder}/paper-leaf.svg")


def paper_cloud(folder):
    sh = sheet(320, 180)
    far = both(circle(212, 84, 48), circle(262, 112, 34), circle(160, 96, 44), d("M160 108L262 108L262 146L160 146Z"))
    sh.cut(far, "#E9E0CE", drop=0, lit=0.5, dark=0.1)
    near = both(circle(66, 122, 32), circle(112, 96, 46), circle(166, 112, 36), circle(204, 128, 26),
                d("M66 122L204 122L204 154L66 154Z"))
    sh.cut(near.buffer(5).buffer(-5), "#FBF8F0", drop=7, lit=0.8, dark=0.12)
    sh.save(f"{folder}/paper-cloud.svg")


def paper_sun(folder):
    sh = sheet(280, 280)
    rays = both(*[turned(leaf(140, 140, 128, 38, 0), 30 * i, 140, 140) for i in range(12)])
    sh.cut(rays, "#F3DDA9", drop=0, lit=0.5, dark=0.08)
    rays = both(*[turned(leaf(140, 140, 104, 34, 15), 30 * i, 140, 140) for i in range(12)])
    sh.cut(rays, "#F0D294", drop=3, lit=0.5, dark=0.08)
    sh.cut(circle(140, 140, 62), "#EFCB80", drop=6, lit=0.5, dark=0.1)
    sh.cut(circle(140, 140, 44), "#F4D897", drop=3, lit=0.5, dark=0.1)
    sh.save(f"{folder}/paper-sun.svg")


def paper_hill(folder):
    sh = sheet(400, 160)
    tones = ("#EADFC9", "#E2D6B9", "#D8CDA8")
    lines = ([(0, 96), (50, 62), (110, 40), (170, 60), (230, 84), (300, 60), (350, 56), (400, 80)],
             [(0, 78), (60, 84), (130, 106), (200, 104), (270, 82), (330, 88), (400, 112)],
             [(0, 132), (70, 112), (140, 116), (220, 136), (300, 128), (360, 116), (400, 124)])
    for pts, tone in zip(lines, tones):
        sh.cut(ridge(pts, 160), tone, drop=6 if sh.out else 0, lit=0.5, dark=0)
    for x, y, k in ((96, 46, 1), (124, 50, .8), (312, 64, .9), (48, 112, .8)):
        sh.cut(stroke([(x, y + 2), (x, y - 14 * k)], 3.4), "#C9BB91", drop=0, edge=0)
        sh.cut(d(f"M{x} {y - 46 * k}C{x + 17 * k} {y - 26 * k} {x + 15 * k} {y - 8 * k} {x} {y - 7 * k}"
                 f"C{x - 15 * k} {y - 8 * k} {x - 17 * k} {y - 26 * k} {x} {y - 46 * k}Z"), "#D3C79D", drop=3, lit=0.5, dark=0.1)
    sh.save(f"{folder}/paper-hill.svg")


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
    sh = sheet(260, 360)
    a, b, c, e, m = (150, 16), (236, 112), (112, 232), (44, 84), (130, 100)
    line = stroke([(112, 228), (84, 262), (112, 292), (84, 322), (96, 350)], 3, soft=True)
    sh.cut(line, "#D9C7A4", drop=0, edge=0)
    for x, y, t in ((88, 258, 20), (108, 294, -24), (86, 326, 16)):
        for s in (-1, 1):
            sh.cut(turned(poly([(x, y), (x + 20 * s, y - 9), (x + 20 * s, y + 9)]), t, x, y), "#EBC9AE" if s < 0 else "#E0B899",
                   drop=0)
    whole = poly([a, b, c, e])
    sh.cut(whole, "#F0D5BC", drop=0, lit=0.5, dark=0.12)
    for pts, tone in (((a, m, e), "#F4E3C4"), ((a, b, m), "#EED2A4"), ((m, c, e), "#EFC9AE"), ((m, b, c), "#E2B597")):
        sh.fill(poly(pts), tone)
    sh.fill(both(stroke([a, c], 3), stroke([e, b], 3)), "#C9A27F", 0.5)
    sh.rim(whole, 1.6, 0.6, 0.12)
    sh.save(f"{folder}/paper-kite.svg")


def decoration(folder):
    for draw in (paper_leaf, paper_cloud, paper_sun, paper_hill, paper_star, paper_kite):
        draw(folder)
