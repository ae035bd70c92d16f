"""recycle-rule-*.svg: one small picture for each page of the rules (480 by 300), with hands of cut paper."""
import math

import recycle_containers as bins
import recycle_pieces as pieces
import recycle_town as towns
from paper import (Sheet, arc, both, circle, d, ellipse, geo, inside, minus, moved, poly, rect, ridge, rounded, stroke, turned)

W, H = 480, 300
SKY, SKY_D, LAWN, PATH = "#DCF0F4", "#C6E4EF", "#B7D6BE", "#E3DABD"
#         skin       shade      nail       sleeve     cuff
WARM = ("#F0BE96", "#D99C74", "#FBDDC4", "#D2492F", "#FBF5E6")
DEEP = ("#A86E48", "#85532F", "#D9AB88", "#F2B632", "#FBF5E6")
SIGN = "#22262B"


def page():
    """A window on the table: sky, a hill, the path."""
    sh = Sheet(W, H, digits=1, edge=1.3, drop=6, shade="#2C4356")
    plate = geo(rect(0, 0, W, H, 24))
    sh.cut(plate, SKY, drop=0, edge=0)
    sh.fill(inside(plate, minus(plate, ellipse(150, 250, 330, 260))), SKY_D)
    sh.cut(inside(plate, ridge([(-20, 232), (90, 214), (230, 236), (370, 212), (500, 232)], H + 20)), LAWN, drop=4, edge=0)
    sh.cut(inside(plate, ridge([(-20, 262), (160, 256), (330, 262), (500, 255)], H + 20)), PATH, drop=4, edge=0)
    sh.window = plate
    return sh


def finger(sh, pts, width, tones, nail=True):
    """One finger from the knuckle to the tip, with its nail and the shade along its right side."""
    shape = stroke(pts, width, soft=len(pts) > 2).intersection(sh.window)
    sh.cut(shape, tones[0], drop=4, edge=1.2, lit=0.35, dark=0.1)
    sh.fill(minus(shape, moved(shape, -width * 0.2, -width * 0.06)), tones[1], 0.55)
    if nail:
        (x, y), (px, py) = pts[-1], pts[-2]
        a = math.degrees(math.atan2(y - py, x - px)) + 90
        sh.fill(inside(turned(rect(x - width * .27, y - width * .3, width * .54, width * .62, width * .24), a, x, y), shape), tones[2])


def arm(sh, x, y, turn, tones, k=1.0, sleeve=True):
    """Back of the hand, cuff and, if any, sleeve, with the wrist at x, y; it points up if `turn` is 0."""
    def at(s):
        return moved(turned(s.scale(k), turn), x, y)
    for shape, tone, drop in ((rounded([(-44, 34), (44, 34), (60, 300), (-60, 300)], 10), tones[3], 4),
                              (rounded([(-48, 22), (48, 22), (51, 52), (-51, 52)], 8), tones[4], 4))[not sleeve:]:
        area = inside(at(shape), sh.window)
        sh.cut(area, tone, drop=drop, edge=1.2)
        sh.fill(inside(area, at(rect(22, -10, 80, 400))), SIGN, 0.1)
    back = inside(at(d("M-34 30C-38 0 -44 -22 -42 -46C-40 -66 -24 -74 0 -74C26 -74 42 -66 43 -46C44 -22 37 0 34 30Z")), sh.window)
    sh.cut(back, tones[0], drop=4, edge=1.2, lit=0.35, dark=0.1)
    sh.fill(minus(back, moved(back, -9 * k, -3)), tones[1], 0.45)
    return at


def pointing(sh, x, y, turn, tones=WARM, k=0.8, sleeve=True):
    """A hand whose index finger touches x, y."""
    a = math.radians(turn)
    bx, by = x - 176 * k * math.sin(a), y + 176 * k * math.cos(a)
    at = arm(sh, bx, by, turn, tones, k, sleeve)

    def spot(px, py):
        return (bx + k * (px * math.cos(a) - py * math.sin(a)), by + k * (px * math.sin(a) + py * math.cos(a)))
    for px, top in ((32, -66), (13, -76), (-6, -80)):
        knuckle = inside(at(rounded([(px - 11, top), (px + 11, top), (px + 11, top + 44), (px - 11, top + 44)], 11)), sh.window)
        sh.cut(knuckle, tones[0], drop=3, edge=1.1, lit=0.35, dark=0.1)
        sh.fill(minus(knuckle, moved(knuckle, -4 * k, -3 * k)), tones[1], 0.5)
    finger(sh, [spot(-26, -50), spot(-18, -110), spot(-2, -162)], 25 * k, tones)
    finger(sh, [spot(-34, 4), spot(-34, -34), spot(-14, -56)], 25 * k, tones)


def spread(sh, thumb, index, wrist, turn, tones=WARM, k=0.8, sleeve=True):
    """A hand that holds with thumb and index finger."""
    at = arm(sh, *wrist, turn, tones, k, sleeve)
    a = math.radians(turn)

    def spot(px, py):
        return (wrist[0] + k * (px * math.cos(a) - py * math.sin(a)), wrist[1] + k * (px * math.sin(a) + py * math.cos(a)))
    for px, top in ((31, -66), (13, -76)):
        knuckle = inside(at(rounded([(px - 11, top), (px + 11, top), (px + 11, top + 44), (px - 11, top + 44)], 11)), sh.window)
        sh.cut(knuckle, tones[0], drop=3, edge=1.1, lit=0.35, dark=0.1)
        sh.fill(minus(knuckle, moved(knuckle, -4 * k, -3 * k)), tones[1], 0.5)
    for tip, root, width, bow in ((index, spot(-8, -56), 25, 12), (thumb, spot(-30, -12), 26, -10)):
        mx, my = (tip[0] + root[0]) / 2, (tip[1] + root[1]) / 2
        long = math.dist(tip, root)
        nx, ny = (tip[1] - root[1]) / long, -(tip[0] - root[0]) / long
        finger(sh, [root, (mx + bow * nx, my + bow * ny), tip], width * k, tones)


def arrow(sh, pts, colour=SIGN, width=7, head=15, soft=True):
    """An arrow that shows where something goes."""
    (x, y), (px, py) = pts[-1], pts[-2]
    a = math.degrees(math.atan2(y - py, x - px))
    tip = turned(rounded([(x + head * .9, y), (x - head * .5, y - head * .85), (x - head * .5, y + head * .85)], 2.5), a, x, y)
    sh.fill(both(stroke(pts, width, soft=soft), tip), colour, 0.85)


def dots(sh, pts, n, colour="#FFFFFF", r=4.2):
    line = stroke(pts, 0.1, soft=True).exterior
    for i in range(n):
        p = line.interpolate(line.length / 2 * (i + 0.5) / n)
        sh.fill(circle(p.x, p.y, r), colour, 0.95)


def drag():
    sh = page()
    container(sh, "paper", 372, 196, 0.6)
    dots(sh, [(120, 96), (200, 48), (290, 60), (352, 106)], 11)
    sh.place(pieces.plane(), 122, 110, 8, 0.95, drop=8)
    pointing(sh, 124, 118, -12)
    return sh


def container(sh, kind, x, y, k):
    body = {"glass": bins.glass, "paper": bins.paper, "packaging": bins.packaging}.get(kind, lambda: bins.bin_(kind))()
    cover = {"glass": bins.lid_glass, "paper": bins.lid_paper, "packaging": bins.lid_packaging}.get(kind, lambda: bins.lid_bin(kind))()
    sh.place(body, x, y, 0, k, drop=5)
    (lx, ly, lw, lh), _ = bins.LIDS[kind]
    sh.place(cover, x + k * (lx + lw / 2 - body.w / 2), y + k * (ly + lh / 2 - body.h / 2), 0, k, drop=3)


def pinch():
    sh = page()
    sh.place(pieces.bag(), 226, 126, 0, 1.36, drop=9)
    for x, y, dx, dy in ((138, 48, -22, -20), (314, 48, 22, -20), (138, 196, -22, 20)):
        arrow(sh, [(x, y), (x + dx, y + dy)], soft=False)
    spread(sh, (196, 156), (258, 92), (330, 232), -42, DEEP, 0.94)
    return sh


def turn():
    sh = page()
    sh.place(pieces.bottle(), 196, 148, 152, 1.0, drop=9)
    arrow(sh, arc(196, 148, 124, 196, 292, n=24), soft=False)
    spread(sh, (186, 190), (238, 120), (322, 254), -42, WARM, 0.94)
    return sh


def hand(w, h):
    sh = Sheet(w, h, digits=1, edge=1.3, drop=6, shade="#2C4356")
    sh.window = geo(rect(0, 0, w, h))
    return sh


def hand_two():
    """The hand of `turn` alone, which the program moves: 288 by 240, the middle between its fingertips at 62, 59."""
    sh = hand(288, 240)
    spread(sh, (36, 94), (88, 24), (172, 158), -42, WARM, 0.94, sleeve=False)
    return sh


def hand_one():
    """The same hand with one finger out: 200 by 240, the fingertip at 24, 26."""
    sh = hand(200, 240)
    pointing(sh, 24, 26, -30, WARM, 0.94, sleeve=False)
    return sh


def tap():
    sh = page()
    sh.place(pieces.bag(), 120, 138, 0, 1.3, drop=8)
    arrow(sh, [(232, 118), (280, 118)], soft=False)
    sh.place(pieces.bag(), 362, 118, 0, 0.65, drop=6)
    for r, o in ((44, 0.75), (28, 0.9)):
        sh.fill(minus(circle(126, 132, r), circle(126, 132, r - 6)), "#FFFFFF", o)
    pointing(sh, 128, 138, -10, DEEP)
    return sh


def split():
    """A double tap that makes two of one."""
    sh = page()
    sh.place(pieces.bag(), 120, 138, 0, 1.3, drop=8)
    arrow(sh, [(232, 118), (280, 118)], soft=False)
    for x, turn in ((336, -8), (412, 8)):
        sh.place(pieces.bag(), x, 120, turn, 0.65, drop=6)
    for r, o in ((44, 0.75), (28, 0.9)):
        sh.fill(minus(circle(126, 132, r), circle(126, 132, r - 6)), "#FFFFFF", o)
    pointing(sh, 128, 138, -10, DEEP)
    return sh


def two():
    """Two hands, a rope between them."""
    sh = page()
    for y in range(-6, 310, 13):
        sh.cut(inside(turned(rect(231, y, 18, 15, 6), 24, 240, y + 7), sh.window), "#D9B97E" if y % 2 else "#C9A565", drop=2, edge=1)
    sh.place(pieces.plane(), 122, 84, 4, 0.86, drop=8)
    sh.place(pieces.plane(), 362, 84, 176, 0.86, drop=8)
    pointing(sh, 132, 112, 14, WARM)
    pointing(sh, 350, 112, -14, DEEP)
    return sh


def calm():
    """A snail, for those who have time."""
    sh = page()
    body = inside(d("M96 250C120 238 150 240 176 240L300 240C330 240 340 226 344 206C347 190 344 172 356 160C366 150 386 152 392 166"
                    "C398 182 392 202 386 220C378 246 356 262 320 264L118 264C98 264 84 258 96 250Z"), sh.window)
    for x0, x1 in ((366, 352), (382, 400)):
        stalk = stroke([(x0, 164), (x1, 122)], 7)
        sh.cut(stalk, "#E3B878", drop=3, edge=1)
        sh.cut(circle(x1, 118, 9), "#F3D3A0", drop=3, edge=1)
        sh.fill(circle(x1 + 2, 117, 4), SIGN)
    sh.cut(body, "#E3B878", drop=6, edge=1.4)
    sh.fill(minus(body, moved(body, 0, -9)), "#C99A58", 0.6)
    sh.fill(stroke([(364, 192), (374, 198), (384, 194)], 4, soft=True), SIGN, 0.8)
    shell = circle(226, 166, 92)
    sh.cut(shell, "#2E6FB7", drop=8, edge=1.8)
    for r, x, y, tone in ((70, 230, 172, "#5B93D0"), (50, 226, 178, "#2E6FB7"), (32, 230, 182, "#83B1E2"), (14, 227, 184, "#2E6FB7")):
        sh.cut(circle(x, y, r), tone, drop=4, edge=1.2)
    return sh


def hard():
    """A bottle that stands on its head over a narrow mouth."""
    sh = page()
    container(sh, "glass", 240, 206, 0.62)
    sh.fill(minus(circle(240, 178, 62), circle(240, 178, 56)), "#F2B632")
    sh.place(pieces.bottle(), 240, 98, 180, 0.86, drop=9)
    for x, y, k in ((118, 70, 1.5), (366, 62, 1.5), (340, 118, 0.9)):
        sh.place(pieces.shard(), x, y, 0, k)
    return sh


def containers():
    sh = page()
    for kind, piece, x, k, a in (("glass", pieces.bottle(), 90, 0.44, 180), ("paper", pieces.plane(), 240, 0.6, 60),
                                 ("packaging", pieces.bag(), 390, 0.56, 0)):
        container(sh, kind, x, 212, 0.47)
        sh.place(piece, x, 58, a, k, drop=5)
        arrow(sh, [(x, 112), (x, 128)], soft=False, width=6, head=12)
    return sh


def clock():
    sh = page()
    x, y = 240, 158
    for dx in (-62, 62):
        sh.cut(turned(rect(x - 11, y - 130, 22, 24, 7), dx * 0.62, x, y), "#5B93D0", drop=4)
    sh.cut(rect(x - 18, y - 140, 36, 18, 8), "#2E6FB7", drop=4)
    sh.cut(rect(x - 9, y - 126, 18, 20, 3), "#245A98", drop=3)
    sh.cut(circle(x, y, 108), "#2E6FB7", drop=9, edge=1.8)
    sh.fill(minus(circle(x, y, 108), circle(x - 7, y - 6, 106)), "#245A98")
    sh.cut(circle(x, y, 88), "#FBF5E6", drop=4, edge=1.4)
    slice_ = inside(circle(x, y, 76), poly([(x, y), (x, y - 120), (x + 140, y - 120), (x + 140, y + 81)]))
    sh.cut(slice_, "#F2B632", drop=3, edge=1)
    for i in range(12):
        mark = rect(x - 2.6, y - 84, 5.2, 13 if i % 3 == 0 else 8, 2.6)
        sh.fill(turned(mark, 30 * i, x, y), SIGN)
    sh.cut(stroke([(x, y), (x + 60, y + 34.6)], 8), "#D2492F", drop=4, edge=1)
    sh.cut(circle(x, y, 11), SIGN, drop=3, edge=1)
    return sh


def minutes():
    """An hourglass: three minutes are more than one."""
    sh = page()
    sand, sand_d = "#F2B632", "#D8952A"
    glass = geo(both(d("M170 66L310 66Q310 128 250 158Q310 188 310 250L170 250Q170 188 230 158Q170 128 170 66Z")))
    sh.cut(inside(glass, sh.window), "#F4FAFC", drop=8, edge=1.5)
    upper = inside(glass, d("M160 104Q240 118 320 104L320 158L160 158Z"))
    lower = inside(glass, d("M160 250Q176 206 240 196Q304 206 320 250Z"))
    for part in (upper, lower):
        sh.fill(part, sand)
        sh.fill(inside(part, rect(256, 60, 80, 200)), sand_d)
    sh.fill(rect(237, 150, 6, 60, 3), sand)
    sh.fill(inside(glass, d("M182 72L194 72Q196 120 236 146L230 150Q184 126 182 72Z")), "#FFFFFF", 0.9)
    for y in (48, 246):
        sh.cut(rect(152, y, 176, 24, 10), "#2E6FB7", drop=6, edge=1.6)
        sh.fill(rect(160, y + 4, 160, 4, 2), "#83B1E2", 0.8)
    for x in (166, 302):
        sh.cut(rect(x, 70, 12, 178, 5), "#5B93D0", drop=4, edge=1.2)
    return sh


def together():
    """Two hands bring two items to one container."""
    sh = page()
    container(sh, "paper", 240, 196, 0.6)
    sh.place(pieces.plane(), 138, 92, 12, 0.8, drop=8)
    sh.place(pieces.plane(), 342, 92, 168, 0.8, drop=8)
    dots(sh, [(170, 92), (206, 98), (228, 122)], 4)
    dots(sh, [(310, 92), (274, 98), (252, 122)], 4)
    pointing(sh, 128, 104, 20, WARM)
    pointing(sh, 352, 104, -20, DEEP)
    return sh


def town():
    """The five containers of a town."""
    sh = page()
    for kind, x in (("glass", 66), ("paper", 153), ("packaging", 240), ("organic", 327), ("rest", 414)):
        container(sh, kind, x, 216, 0.28)
    for item, x, y, a, k in ((towns.apple(), 330, 110, -12, 0.62), (towns.can(), 236, 92, 10, 0.62), (towns.newspaper(), 146, 112, -6, 0.56),
                             (towns.mug(), 412, 96, 8, 0.56), (towns.jar(), 70, 92, -8, 0.6)):
        sh.place(item, x, y, a, k, drop=6)
    return sh


def recycle_rules(folder):
    for draw in (drag, pinch, turn, tap, split, containers, clock, minutes, two, together, calm, hard, town):
        draw().save(f"{folder}/recycle-rule-{draw.__name__}.svg")
    for name in ("spain", "germany", "italy"):
        towns.flag(name).save(f"{folder}/recycle-rule-{name}.svg")
    hand_one().save(f"{folder}/hand-one.svg")
    hand_two().save(f"{folder}/hand-two.svg")
