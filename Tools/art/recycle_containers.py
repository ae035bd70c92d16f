"""recycle-container-*, recycle-lid-*, recycle-symbol-*: a dome, a house, a tub and two bins, each with its own mouth.

A container is 300 by 290, its mouth twice as wide as its item at size 1 (bottle 74, plane 140, bag 112): what looks as if
it fits, fits.  The lid covers the mouth's upper half.  It is a separate drawing, in the container's coordinates minus
`LIDS[kind]`, and rotates around its hinge.
"""
from paper import (Sheet, arc, both, circle, d, ellipse, geo, inside, minus, mix, moved, poly, rect, rounded)

CREAM, NIGHT = "#FBF5E6", "#101820"
#           base       dark       darkest    light      lightest
TONES = {"glass": ("#2F8F4E", "#24733D", "#174D29", "#58B074", "#9AD6AC"),
         "paper": ("#2F6FB7", "#245A98", "#173F73", "#5B93D0", "#A4C6EA"),
         "packaging": ("#F2B632", "#D8952A", "#9C6516", "#F9CF6A", "#FDE7AE"),
         "organic": ("#7B4B22", "#623A18", "#3F240E", "#A37142", "#D4AE82"),
         "rest": ("#7C8790", "#636E77", "#3F4850", "#A3ADB5", "#CDD4D9"),
         "rest-black": ("#41464C", "#32363B", "#1B1E22", "#6A7077", "#A0A6AC")}
SIGNS = {"glass": CREAM, "paper": CREAM, "packaging": "#5B3A0E", "organic": CREAM, "rest": "#1F262C", "rest-black": CREAM}  # contrast of at least 4 : 1 with its paper
# the mouth's centre and size in the container; the lid's frame and its hinge, in the container too
MOUTHS = {"glass": (150, 104, 148, 148), "paper": (150, 100, 280, 46), "packaging": (150, 92, 224, 74), "organic": (150, 96, 244, 76),
          "rest": (150, 96, 244, 76), "rest-black": (150, 96, 244, 76)}
LIDS = {"glass": ((64, 16, 172, 92), (70, 102)), "paper": ((2, 52, 296, 44), (12, 88)),
        "packaging": ((26, 38, 248, 64), (34, 56)), "organic": ((16, 24, 268, 74), (24, 58)),
        "rest": ((16, 24, 268, 74), (24, 58)), "rest-black": ((16, 24, 268, 74), (24, 58))}


def sheet(w, h, kind):
    return Sheet(w, h, digits=1, edge=1.5, drop=0, shade=mix(TONES[kind][2], "#000000", 0.35))


def hollow(sh, hole, kind):
    """The inside: dark, and a little lighter low on the right, where light falls in."""
    deep = mix(TONES[kind][2], NIGHT, 0.55)
    sh.fill(hole, deep)
    sh.fill(minus(hole, moved(hole, -4, -5)), mix(TONES[kind][2], NIGHT, 0.15))
    sh.fill(minus(hole, moved(hole, 4, 6)), mix(deep, "#000000", 0.45))


def lip(sh, outer, hole, kind):
    """A collar of paper around a mouth."""
    ring = minus(outer, hole)
    sh.cut(ring, TONES[kind][3], drop=4, edge=1.4, lit=0.45, dark=0.25)


def sign(sh, kind, x, y, k, drop=2.4):
    """The symbol of a kind: a bottle, a sheet with a folded corner, a bag with crimps."""
    def at(s):
        return s.scale(k).move(x, y)
    if kind == "glass":
        whole = geo(at(d("M-7 -46L7 -46Q10 -46 10 -43L10 -39Q10 -37 8 -36L8 -20C8 -8 22 -6 22 10L22 38Q22 46 14 46L-14 46"
                         "Q-22 46 -22 38L-22 10C-22 -6 -8 -8 -8 -20L-8 -36Q-10 -37 -10 -39L-10 -43Q-10 -46 -7 -46Z")))
        inner = at(rect(-22, 14, 44, 17))
    elif kind == "paper":
        whole = geo(at(rounded([(-32, -44), (12, -44), (34, -22), (34, 44), (-32, 44)], [6, 2, 2, 6, 6])))
        whole = minus(whole, at(d("M10 -46L10 -20L36 -20L36 -15L8 -15Q5 -15 5 -18L5 -46Z")))
        inner = both(*[at(rect(-20, yy, w, 7, 3.5)) for yy, w in ((-2, 42), (12, 42), (26, 28))])
    elif kind == "organic":
        whole = both(at(d("M0 -20C-14 -34 -42 -30 -42 2C-42 30 -22 46 0 40C22 46 42 30 42 2C42 -30 14 -34 0 -20Z")),
                     at(d("M4 -28Q6 -48 30 -50Q28 -30 6 -26Z")))
        inner = at(d("M-30 2C-30 -10 -22 -18 -12 -18C-20 -12 -23 -4 -22 6Q-30 10 -30 2Z"))
    elif kind.startswith("rest"):
        whole = both(at(d("M-8 -26C-34 -16 -42 8 -38 30Q-34 46 0 46Q34 46 38 30C42 8 34 -16 8 -26Z")), at(poly([(-8, -32), (-20, -48), (-6, -42), (0, -50), (6, -42), (20, -48), (8, -32)])))
        inner = both(at(rect(-14, -31, 28, 6, 3)), at(d("M-26 10Q-24 -4 -14 -12L-10 -8Q-18 0 -20 12Z")))
    else:
        teeth = [(-30 + 7.5 * i, -46 + (6 if i % 2 else 0)) for i in range(9)]
        teeth2 = [(30 - 7.5 * i, 46 - (6 if i % 2 else 0)) for i in range(9)]
        whole = geo(at(poly([*teeth, (28, -28), (34, 0), (28, 28), *teeth2, (-28, 28), (-34, 0), (-28, -28)])))
        inner = both(at(circle(0, 0, 14)), at(rect(-26, -30, 52, 4.5, 2)), at(rect(-26, 25.5, 52, 4.5, 2)))
    sh.cut(minus(whole, inner), SIGNS[kind], drop=drop, edge=1.1, lit=0.5, dark=0.18)


def glass():
    """A dome with a round hole."""
    base, dark, darkest, light, _ = TONES["glass"]
    sh = sheet(300, 290, "glass")
    dome = geo(d("M14 266L14 150C14 58 74 4 150 4C226 4 286 58 286 150L286 266Z"))
    sh.cut(dome, base, edge=0)
    sh.fill(inside(dome, d("M196 0C244 60 258 150 250 290L300 290L300 0Z")), dark)
    sh.fill(minus(inside(dome, d("M0 0L150 0C70 10 34 70 34 150L34 266L0 266Z")), d("M0 0L150 0C58 0 22 66 22 150L22 266L0 266Z")),
            light)
    sh.cut(rounded([(4, 258), (296, 258), (292, 290), (8, 290)], 8), dark, drop=0, edge=1.4, lit=0.3, dark=0.25)
    sh.fill(rect(9, 261, 282, 3), light, 0.6)
    for x in (46, 226):
        sh.cut(rect(x, 280, 28, 10, 4), darkest, drop=0, edge=0)
    cx, cy, w, h = MOUTHS["glass"]
    hole = geo(ellipse(cx, cy, w / 2, h / 2))
    lip(sh, ellipse(cx, cy, w / 2 + 11, h / 2 + 11), hole, "glass")
    hollow(sh, hole, "glass")
    sign(sh, "glass", 150, 224, 0.6)
    sh.rim(dome, 1.5, lit=0.35, dark=0)
    return sh


def paper():
    """A house with a pitched roof and a wide slot."""
    base, dark, darkest, light, _ = TONES["paper"]
    sh = sheet(300, 290, "paper")
    walls = geo(rect(6, 62, 288, 220, 8))
    sh.cut(walls, base, edge=0)
    sh.fill(inside(walls, rect(238, 60, 60, 230)), dark)
    sh.fill(inside(walls, rect(12, 134, 8, 138, 4)), light)
    for x in (78, 158):
        sh.fill(rect(x, 138, 2.4, 136, 1.2), darkest, 0.28)
    roof = geo(rounded([(48, 8), (252, 8), (298, 70), (2, 70)], [14, 14, 10, 10]))
    sh.cut(roof, light, drop=6, edge=1.5, lit=0.45, dark=0.2)
    sh.fill(inside(roof, poly([(214, 0), (300, 0), (300, 80), (250, 80)])), mix(light, base, 0.6))
    cx, cy, w, h = MOUTHS["paper"]
    hole = geo(rect(cx - w / 2, cy - h / 2, w, h, 10))
    sh.fill(rect(cx - w / 2 - 4, cy - h / 2 - 6, w + 8, h + 12, 12), light)
    hollow(sh, hole, "paper")
    sh.fill(inside(walls, rect(0, 274, 300, 10)), darkest, 0.45)
    for x in (34, 238):
        sh.cut(rect(x, 276, 28, 14, 4), darkest, drop=0, edge=0)
    sign(sh, "paper", 150, 204, 0.9)
    sh.rim(walls, 1.5, lit=0.3, dark=0.2)
    return sh


def packaging():
    """A tub on wheels, wider at the top, with a broad rim and a flap."""
    base, dark, darkest, light, _ = TONES["packaging"]
    sh = sheet(300, 290, "packaging")
    for x in (84, 216):
        sh.cut(circle(x, 264, 26), "#5B4634", edge=1.2)
        sh.fill(circle(x, 268, 9), CREAM)
    body = geo(rounded([(20, 52), (280, 52), (252, 262), (48, 262)], [6, 6, 24, 24]))
    sh.cut(body, base, drop=3, edge=0)
    sh.fill(inside(body, d("M226 50L300 50L300 290L206 290C222 220 230 120 226 50Z")), dark)
    sh.fill(inside(body, poly([(34, 150), (45, 150), (62, 250), (48, 250)])), light)
    cx, cy, w, h = MOUTHS["packaging"]
    hole = geo(rounded([(cx - w / 2, cy - h / 2), (cx + w / 2, cy - h / 2), (cx + w / 2 - 8, cy + h / 2),
                        (cx - w / 2 + 8, cy + h / 2)], 16))
    sh.fill(geo(hole).buffer(7), light)
    hollow(sh, hole, "packaging")
    rim = geo(rect(4, 28, 292, 30, 12))
    sh.cut(rim, light, drop=6, edge=1.5, lit=0.5, dark=0.22)
    sh.fill(inside(rim, rect(236, 20, 80, 60)), mix(light, base, 0.8))
    sh.fill(inside(rim, rect(4, 48, 292, 12)), base, 0.55)
    sign(sh, "packaging", 150, 200, 0.9)
    sh.rim(body, 1.5, lit=0.3, dark=0.2)
    return sh


def bin_(kind):
    """A bin on two wheels, for what has no container of its own."""
    base, dark, darkest, light, _ = TONES[kind]
    sh = sheet(300, 290, kind)
    for x in (70, 230):
        sh.cut(circle(x, 266, 23), "#33373C", edge=1.2)
        sh.fill(circle(x, 268, 8), "#8B9298")
    body = geo(rounded([(16, 52), (284, 52), (262, 270), (38, 270)], [8, 8, 18, 18]))
    sh.cut(body, base, drop=3, edge=0)
    sh.fill(inside(body, d("M232 50L300 50L300 290L216 290C230 220 236 120 232 50Z")), dark)
    sh.fill(inside(body, poly([(30, 150), (41, 150), (54, 256), (42, 256)])), light)
    for x in (96, 200):
        sh.fill(inside(body, rect(x, 140, 3, 130, 1.5)), darkest, 0.3)
    sh.fill(inside(body, rect(0, 258, 300, 12)), darkest, 0.4)
    cx, cy, w, h = MOUTHS[kind]
    hole = geo(rounded([(cx - w / 2, cy - h / 2), (cx + w / 2, cy - h / 2), (cx + w / 2 - 6, cy + h / 2),
                        (cx - w / 2 + 6, cy + h / 2)], 14))
    sh.fill(geo(hole).buffer(7), light)
    hollow(sh, hole, kind)
    collar = geo(rect(2, 30, 296, 28, 10))
    sh.cut(collar, light, drop=6, edge=1.5, lit=0.5, dark=0.22)
    sh.fill(inside(collar, rect(236, 20, 80, 60)), mix(light, base, 0.8))
    sh.fill(inside(collar, rect(2, 48, 296, 12)), base, 0.55)
    for x in (2, 276):
        sh.cut(rect(x, 22, 22, 16, 6), dark, drop=2, edge=1)
    sign(sh, kind, 150, 206, 0.84)
    sh.rim(body, 1.5, lit=0.3, dark=0.2)
    return sh


def framed(kind):
    (x, y, w, h), _ = LIDS[kind]
    return sheet(w, h, kind), (lambda s: moved(s, -x, -y))


def hinge(sh, at, kind):
    x, y = LIDS[kind][1]
    sh.cut(at(circle(x, y, 6)), TONES[kind][4], drop=1.5, edge=1)
    sh.fill(at(circle(x, y, 2)), TONES[kind][2])


def lid_glass():
    """A half-moon over the hole."""
    sh, at = framed("glass")
    cx, cy, w, _ = MOUTHS["glass"]
    hood = geo(at(poly([(cx - 86, cy + 2), *arc(cx, cy, 86, 180, 360, n=60), (cx + 86, cy + 2)])))
    sh.cut(hood, TONES["glass"][3], edge=1.6, lit=0.5, dark=0.3)
    sh.fill(inside(hood, minus(at(circle(cx, cy, 78)), at(circle(cx, cy, 70)))), TONES["glass"][0])
    sh.fill(inside(hood, at(d("M190 0C214 30 226 70 226 120L240 120L240 0Z"))), TONES["glass"][0], 0.55)
    hinge(sh, at, "glass")
    return sh


def lid_paper():
    """A rain board over the slot."""
    sh, at = framed("paper")
    board = geo(at(rounded([(8, 54), (292, 54), (298, 94), (2, 94)], [6, 6, 8, 8])))
    sh.cut(board, TONES["paper"][0], edge=1.6, lit=0.5, dark=0.3)
    sh.fill(inside(board, at(rect(0, 84, 300, 4))), TONES["paper"][3])
    sh.fill(inside(board, at(rect(238, 40, 70, 60))), TONES["paper"][1], 0.55)
    hinge(sh, at, "paper")
    return sh


def lid_packaging():
    """A flap that hangs from the rim."""
    sh, at = framed("packaging")
    flap = geo(at(rounded([(28, 44), (272, 44), (264, 100), (36, 100)], [8, 8, 18, 18])))
    sh.cut(flap, TONES["packaging"][3], edge=1.6, lit=0.5, dark=0.3)
    sh.fill(inside(flap, at(rect(224, 30, 80, 90))), TONES["packaging"][0])
    sh.cut(at(rect(118, 82, 64, 9, 4.5)), TONES["packaging"][1], edge=0.8)
    hinge(sh, at, "packaging")
    return sh


def lid_bin(kind):
    """A flat lid that swings up."""
    sh, at = framed(kind)
    flap = geo(at(rounded([(18, 34), (40, 24), (260, 24), (282, 34), (276, 96), (24, 96)], [8, 14, 14, 8, 16, 16])))
    sh.cut(flap, TONES[kind][3], edge=1.6, lit=0.5, dark=0.3)
    sh.fill(inside(flap, at(rect(228, 10, 80, 100))), TONES[kind][0])
    sh.fill(inside(flap, at(rect(18, 44, 264, 4))), TONES[kind][1], 0.5)
    sh.cut(at(rect(112, 78, 76, 9, 4.5)), TONES[kind][1], edge=0.8)
    hinge(sh, at, kind)
    return sh


def symbol(kind):
    """A badge, 96 by 96, with the container's outline."""
    base, dark, *_ = TONES[kind]
    sh = sheet(96, 96, kind)
    plate = {"glass": circle(48, 48, 47), "paper": rect(3, 3, 90, 90, 16),
             "packaging": rounded([(1, 4), (95, 4), (79, 92), (17, 92)], 16)}.get(kind) or rounded([(3, 5), (93, 5), (85, 92), (11, 92)], 14)
    sh.cut(plate, base, edge=1.4, lit=0.4, dark=0.25)
    sign(sh, kind, 48, 48, 0.76 if kind == "glass" else 0.7)
    return sh


def recycle_containers(folder):
    for kind, body, cover in (("glass", glass, lid_glass), ("paper", paper, lid_paper), ("packaging", packaging, lid_packaging)):
        body().save(f"{folder}/recycle-container-{kind}.svg")
        cover().save(f"{folder}/recycle-lid-{kind}.svg")
        symbol(kind).save(f"{folder}/recycle-symbol-{kind}.svg")
    for kind in ("organic", "rest", "rest-black"):
        bin_(kind).save(f"{folder}/recycle-container-{kind}.svg")
        lid_bin(kind).save(f"{folder}/recycle-lid-{kind}.svg")
