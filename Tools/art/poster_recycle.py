"""menu-recycle-*.svg: a morning behind a full blue container; the paper plane sticks out of the frame."""
from menu_recycle import BLUE, BLUE_D, BLUE_DD, BLUE_L, CREAM, bottle, crisps, loop, placer
from paper import circle, d, ellipse, geo, inside, leaf, minus, mix, moved, poly, rect, ridge, stroke
from poster import SUN, SUN_L, back, cloud, front, mid

SKY = ("#57B4E0", "#7AC5E7", "#9DD5EC", "#C4E6EE", "#FBE9B4")
HILLS = (("#8CCB8E", "#7CBF80"), ("#55AC68", "#489C5C"), ("#2F8F4E", "#267D42"))


def tree(sh, x, y, k, tone, dark):
    sh.cut(stroke([(x, y + 4), (x, y - 30 * k)], 6 * k), "#8A5A3B", drop=0, edge=0)
    crown = d(f"M{x} {y - 92 * k}C{x + 32 * k} {y - 54 * k} {x + 29 * k} {y - 16 * k} {x} {y - 14 * k}"
              f"C{x - 29 * k} {y - 16 * k} {x - 32 * k} {y - 54 * k} {x} {y - 92 * k}Z")
    sh.cut(crown, tone, drop=5, strength=0.8)
    sh.fill(inside(crown, rect(x + 4 * k, y - 100 * k, 60 * k, 100 * k)), dark)
    sh.rim(crown, 1.2, lit=0.3)


def morning(folder):
    sh = back("#1D4A63")
    sh.fill(rect(-4, -4, 648, 648), SKY[0])
    for r, tone in zip((330, 262, 200, 150), SKY[1:]):
        sh.cut(circle(320, 292, r), tone, drop=6, edge=1.4, strength=0.55, lit=0.35, dark=0)
    sh.cut(circle(320, 292, 112), SUN, drop=7, strength=0.6, lit=0.5, dark=0.05)
    sh.cut(circle(320, 292, 88), SUN_L, drop=4, strength=0.35, lit=0.5, dark=0)
    for x, y, k in ((232, 74, .5), (60, 300, 1), (500, 262, .9), (40, 120, .8), (520, 90, .7)):
        cloud(sh, x, y, k)
    lines = (((-10, 408), (90, 372), (200, 410), (300, 386), (420, 412), (540, 366), (650, 400)),
             ((-10, 446), (110, 462), (230, 430), (340, 460), (470, 426), (560, 448), (650, 430)),
             ((-10, 520), (120, 496), (260, 522), (400, 492), (530, 520), (650, 500)))
    for i, (pts, (tone, dark)) in enumerate(zip(lines, HILLS)):
        sh.cut(ridge(pts, 660), tone, drop=8, edge=1.6, strength=0.7, lit=0.35, dark=0)
        sh.fill(ridge([(x, y + 26 + 10 * (n % 2)) for n, (x, y) in enumerate(pts)], 660), dark)
        if i == 0:
            for x, y, k in ((96, 384, .8), (138, 396, .6), (536, 378, .9), (578, 384, .62), (226, 412, .5), (424, 414, .55)):
                tree(sh, x, y, k, "#3F9E5B", "#34894D")
    for x, y, tone in ((80, 540, "#F2B632"), (210, 556, "#FFFFFF"), (300, 544, "#E8553C"), (420, 552, "#F2B632"), (560, 546, "#FFFFFF")):
        sh.cut(stroke([(x, y + 22), (x, y)], 3), "#1F6B38", drop=0, edge=0)
        for a in range(0, 360, 72):
            sh.fill(leaf(x, y, 12, 9, a), tone)
        sh.fill(circle(x, y, 3.6), "#D8951F" if tone != "#F2B632" else "#A8541F")
    sh.save(f"{folder}/menu-recycle-back.svg")


def newspaper(sh, x, y, turn, k):
    at = placer(x, y, turn, k)
    roll = at(rect(-17, -60, 34, 120, 6))
    sh.cut(roll, "#FBF5E6", drop=5)
    sh.fill(inside(roll, at(rect(6, -70, 20, 140))), "#DDD3BC")
    for i in range(7):
        sh.fill(at(rect(-12, -36 + i * 9, 15 if i % 3 else 10, 3.4, 1.5)), "#9AA3A8")
    sh.fill(at(rect(-12, -50, 15, 9, 1.5)), "#57616B")
    sh.cut(at(ellipse(0, -60, 17, 6)), "#EDE4CF", drop=0, edge=0.8)
    sh.fill(at(ellipse(1, -59.5, 10, 3.2)), "#B9AD92")
    sh.cut(at(rect(-18.5, 2, 37, 9, 2)), "#D2492F", drop=1.5, edge=0.6)


def full_container(folder):
    sh = mid("#122B45")
    cx, cy = 120, 232
    outer, hole = geo(ellipse(cx, cy, 113, 27)), geo(ellipse(cx, cy + 1, 101, 19))
    sh.cut(outer, BLUE_L, drop=0)
    sh.cut(hole, BLUE_DD, drop=0, edge=0)
    newspaper(sh, 124, 158, -5, 1.35)
    crisps(sh, 70, 172, -17, 1.55)
    bottle(sh, 174, 136, 13, 1.62)
    body = geo(d("M11 240C32 276 208 276 229 240L208 424Q205 446 190 446L50 446Q35 446 32 424Z"))
    sh.cut(body, BLUE, drop=0)
    sh.fill(inside(body, d("M178 240L250 220L250 460L168 460C180 400 184 320 178 240Z")), BLUE_D)
    sh.fill(inside(body, d("M26 262L42 270L58 446L44 446Z")), BLUE_L, 0.8)
    ring = d("M7 232C7 267 233 267 233 232L233 243C233 284 7 284 7 243Z")
    lip = inside(minus(geo(ring).union(minus(inside(outer, rect(0, cy - 2, 240, 70)), hole)), hole), rect(0, 0, 240, 440))
    sh.shadow(lip, 7, 1.4)
    sh.fill(lip, BLUE_L)
    sh.fill(inside(ring, moved(ring, 0, 5)), mix(BLUE_L, BLUE, 0.45))
    sh.rim(lip, 1.1, lit=0.45, dark=0)
    loop(sh, 116, 322, 29, CREAM)
    sh.save(f"{folder}/menu-recycle-mid.svg")


def plane(folder):
    sh = front(160, 128, "#163A55")
    at = placer(86, 70, -20, 1.3)
    nose = (52, 6)
    for x, y, r in ((12, 120, 3), (26, 114, 3.6), (40, 107, 4.2)):
        sh.fill(circle(x, y, r), "#FFFFFF", 0.9)
    sh.cut(at(poly([nose, (-20, -4), (-14, 26), (-2, 16)])), "#8FA6B8", drop=0, edge=0.6)
    sh.cut(at(poly([nose, (-46, -36), (-20, -4)])), "#FFFFFF", drop=0, edge=1)
    sh.fill(at(poly([nose, (-46, -36), (-38, -26)])), "#E8553C")
    sh.fill(at(poly([nose, (-31, -17), (-20, -4)])), "#DCE5EA")
    sh.cut(at(poly([nose, (-20, -4), (-54, 21)])), "#FFFDF6", drop=3, edge=1)
    sh.fill(at(poly([nose, (-45, 14.5), (-54, 21)])), "#E8553C")
    sh.fill(at(poly([nose, (-27.5, 1.8), (-20, -4)])), "#DCE5EA")
    sh.save(f"{folder}/menu-recycle-front.svg")


def poster_recycle(folder):
    for draw in (morning, full_container, plane):
        draw(folder)
