"""reef.svg: a coral reef, lit from the upper left."""
import math

from paper import arc, both, circle, d, ellipse, geo, inside, leaf, minus, mix, moved, rect, ridge, smooth, star, stroke, turned
from picture_harbour import fish
from scenery import Scene, ball, sky

CREAM, INK = "#FBF3E0", "#1E2F40"


def reef(folder):
    sh = Scene(23, shade="#08243F")
    sky(sh, 150, -40, (170, 300, 440, 580, 710, 850, 1000),
        ("#E2F6DF", "#B4E8DA", "#82D5D3", "#55BCCB", "#389FC0", "#2A82AD", "#216896", "#1B507D"), 5)
    far_reef(sh)
    school(sh)
    jelly(sh, 462, 140, .95, "#F3A6B8", "#D97A98")
    jelly(sh, 950, 470, .62, "#C9A6E0", "#9F7AC4")
    turtle(sh)
    for x, y, r in ((60, 70, 26), (104, 136, 15), (60, 250, 19), (450, 330, 22), (482, 376, 12), (610, 300, 17), (640, 60, 20),
                    (672, 100, 11), (900, 34, 16), (1000, 150, 13), (560, 560, 18), (588, 522, 11), (118, 540, 20), (92, 498, 11),
                    (330, 110, 13), (30, 150, 12)):
        bubble(sh, x, y, r)
    fish(sh, 310, 450, 1.35, -8, "#F08A34", "#D2622A", "#F7B267", CREAM)
    fish(sh, 700, 520, 1.0, 176, "#2F6FD0", "#F2C53D", "#4E93E6")
    angel(sh, 268, 86)
    fish(sh, 948, 92, .62, 186, "#F2C53D", "#E8743B", "#FBE7A0", "#E8743B")
    near_reef(sh)
    sh.save(f"{folder}/reef.svg")


def bubble(sh, x, y, r):
    sh.fill(circle(x, y, r), "#FFFFFF", .3)
    sh.fill(minus(circle(x, y, r), circle(x + r * .12, y + r * .12, r * .86)), "#FFFFFF", .7)
    sh.fill(circle(x - r * .35, y - r * .35, r * .2), "#FFFFFF")


def far_reef(sh):
    sh.cut(ridge([(-10, 640), (90, 590), (170, 640), (280, 690), (420, 650), (520, 700), (640, 670), (760, 610), (880, 660),
                  (960, 600), (1034, 630)], 800), "#2B86A6")
    for x, y, k in ((70, 620, 1), (190, 650, .8), (780, 640, 1.0), (960, 620, .9), (420, 670, .8)):
        branch(sh, x, y, 110 * k, -90, 4, "#2B86A6", 18 * k)
    sh.cut(ridge([(-10, 730), (120, 700), (240, 740), (380, 716), (520, 752), (660, 722), (800, 744), (920, 700), (1034, 720)], 880),
           "#1F6C8E")


def branch(sh, x, y, length, turn, depth, tone, w, flip=1):
    lines = []

    def grow(x, y, length, turn, depth, w):
        a = math.radians(turn)
        x1, y1 = x + length * math.cos(a), y + length * math.sin(a)
        lines.append(stroke([(x, y), (x1, y1)], w))
        if depth > 1:
            grow(x1, y1, length * .68, turn - 30 * flip, depth - 1, w * .78)
            grow(x1, y1, length * .74, turn + 24 * flip, depth - 1, w * .78)

    grow(x, y, length * .5, turn, depth, w)
    sh.cut(both(*lines).simplify(.4), tone, drop=7, edge=2)


def school(sh):
    for i, (x, y) in enumerate(((96, 330), (160, 296), (226, 320), (180, 364), (110, 394), (258, 262), (300, 200), (236, 210),
                                (160, 232))):
        fish(sh, x, y, .3, -18, ("#F7D154", "#F2B632")[i % 2], "#D9902A", "#FBE7A0")
    for x, y, t in ((800, 640, 168), (868, 600, 176), (858, 668, 170)):
        fish(sh, x, y, .3, t, "#E8606A", "#B83E54", "#F6A0A0")


def angel(sh, x, y):
    for s in (-1, 1):
        sh.bit(d("M-10 20C-30 60 -70 92 -100 96C-70 60 -50 30 -44 6Z").scale(1, s).move(x, y), "#E9A93A", 6)
    sh.bit(d("M-58 0C-76 -22 -92 -26 -100 -28C-94 -10 -94 10 -100 28C-92 26 -76 22 -58 0Z").move(x, y), "#4A4A74", 5)
    body = d("M70 2C40 -40 10 -62 -20 -60C-44 -50 -58 -20 -66 0C-58 20 -44 50 -20 60C10 62 40 42 70 2Z").move(x, y)
    sh.cut(body, "#F7D154", drop=8)
    for a in (-44, -10, 24):
        sh.fill(inside(body, d(f"M{a} -80C{a + 10} -30 {a + 10} 30 {a} 80L{a + 16} 80C{a + 26} 30 {a + 26} -30 {a + 16} -80Z").move(x, y)), "#4A4A74")
    sh.fill(circle(x + 46, y - 8, 8), "#FFFFFF")
    sh.fill(circle(x + 47.5, y - 8, 4.6), INK)


def jelly(sh, x, y, k, tone, dark):
    for i, a in enumerate((-54, -30, -8, 14, 36, 56)):
        pts = [(x + (a + 10 * math.sin(j * 1.7 + i)) * k, y + (10 + j * 26) * k) for j in range(6 - i % 2)]
        sh.fill(stroke(pts, (10 if i % 2 else 7) * k, soft=True).simplify(.4), dark if i % 2 else tone)
    bell = d("M-86 18C-92 -44 -50 -88 0 -88C50 -88 92 -44 86 18C70 6 58 6 44 20C28 6 14 6 0 20C-14 6 -28 6 -44 20C-58 6 -70 6 -86 18Z")
    bell = bell.scale(k).move(x, y)
    sh.cut(bell, tone, drop=12 * k)
    sh.fill(inside(minus(bell, moved(bell, -20 * k, -10 * k)), bell), dark, .6)
    for a, b, r in ((-40, -44, 12), (-8, -62, 9), (-20, -26, 8)):
        sh.fill(circle(x + a * k, y + b * k, r * k), "#FFFFFF", .55)
    for a in (-18, 18):
        sh.fill(circle(x + a * k, y - 8 * k, 6 * k), INK)
    sh.fill(stroke([(x - 9 * k, y + 1 * k), (x, y + 6 * k), (x + 9 * k, y + 1 * k)], 3.6 * k, soft=True), INK)


def turtle(sh):
    def at(s):
        return s.turn(14).move(770, 250) if hasattr(s, "subs") else moved(turned(s, 14), 770, 250)
    skin, skin_d, shell, shell_d, scute = "#8CC46B", "#5F9C4E", "#B97F3F", "#8E5A2C", "#DDA75C"
    sh.cut(at(d("M60 -40C110 -120 160 -130 196 -118C180 -80 130 -30 96 0Z")), skin_d, drop=10)
    sh.cut(at(d("M90 40C130 70 150 110 146 140C110 130 70 90 56 60Z")), skin_d, drop=8)
    sh.cut(at(d("M134 -6C150 -14 170 -8 186 12C166 18 146 18 132 12Z")), skin_d, drop=4)
    sh.cut(at(d("M-118 -10C-140 -44 -196 -50 -214 -16C-224 10 -200 36 -168 32C-146 30 -128 22 -112 18Z")), skin, drop=8)
    sh.cut(at(d("M-60 50C-120 90 -136 150 -126 184C-84 172 -34 120 -10 66Z")), skin, drop=12)
    for a, b, r in ((-96, 140, 12), (-76, 116, 15), (-106, 164, 8), (-50, 98, 11)):
        sh.fill(at(circle(a, b, r)), skin_d)
    body = at(smooth([(-132, 6), (-96, -62), (-10, -96), (84, -74), (142, 0), (104, 58), (10, 82), (-90, 60)]))
    sh.cut(body, shell, drop=14)
    sh.fill(minus(body, moved(body, -18, -18)), shell_d)
    for pts in ([(-34, -40), (22, -44), (48, 0), (18, 38), (-36, 34), (-62, -4)], [(36, -48), (84, -52), (112, -10), (62, -2)],
                [(62, 12), (112, 4), (88, 42), (34, 46)], [(-94, -40), (-48, -46), (-74, -8), (-112, -4)],
                [(-112, 10), (-74, 8), (-50, 42), (-84, 46)], [(-66, -64), (-14, -82), (20, -58), (-34, -54)]):
        sh.bit(at(geo(smooth(pts, tension=.5)).simplify(.3)), scute, 3)
    sh.fill(at(circle(-184, -14, 15)), CREAM)
    sh.fill(at(circle(-187, -14, 9)), INK)
    sh.fill(at(circle(-190, -18, 3)), "#FFFFFF")
    sh.fill(at(stroke([(-212, 8), (-196, 18), (-176, 14)], 4, soft=True)), skin_d)


def kelp(sh, x, y, h, tone, dark, sway):
    pts = [(x + sway * math.sin(i * .9), y - h * i / 8) for i in range(9)]
    sh.cut(stroke(pts, 9, soft=True).simplify(.4), dark, drop=4, edge=0)
    for i in range(1, 9):
        s = -1 if i % 2 else 1
        sh.bit(leaf(pts[i][0], pts[i][1], 62, 26, -90 + 52 * s, .1 * s), tone if s < 0 else dark, 5)


def tubes(sh, x, y, tone, dark, hole):
    for a, h, w in ((-58, 110, 40), (54, 130, 42), (-8, 176, 50), (22, 84, 36), (-34, 62, 34)):
        sh.cut(rect(x + a - w / 2, y - h, w, h + 30, w * .4), tone, drop=7)
        sh.fill(rect(x + a + w * .14, y - h + 8, w * .36, h + 20, 5), dark)
        sh.fill(ellipse(x + a, y - h + 11, w * .46, 13), mix(tone, "#FFFFFF", .35))
        sh.fill(ellipse(x + a, y - h + 12, w * .3, 8), hole)


def fan(sh, x, y, r, tone, dark):
    shape = smooth([(x, y), (x - r * .9, y - r * .5), (x - r * .8, y - r * 1.2), (x - r * .2, y - r * 1.55), (x + r * .5, y - r * 1.4),
                    (x + r * .95, y - r * .9), (x + r * .7, y - r * .3)])
    sh.cut(shape, tone, drop=10)
    veins = [stroke([(x, y + 10), (x + r * .6 * math.cos(a), y - r * .1 + r * .75 * math.sin(a)),
                     (x + r * 1.0 * math.cos(a), y - r * .1 + r * 1.28 * math.sin(a))], 7, soft=True)
             for a in (math.radians(v) for v in (-155, -132, -110, -88, -66, -44))]
    sh.fill(inside(both(*veins), shape).simplify(.4), dark)


def anemone(sh, x, y, tone, tip):
    for i in range(13):
        a = -165 + i * 12.5
        r = math.radians(a)
        ex, ey = x + 92 * math.cos(r), y + 92 * math.sin(r) - 10
        sh.cut(stroke([(x + 30 * math.cos(r), y), (x + 66 * math.cos(r), y + 60 * math.sin(r)), (ex, ey)], 17, soft=True).simplify(.5),
               tone if i % 2 else mix(tone, "#FFFFFF", .2), drop=4, edge=1.5)
        sh.fill(circle(ex, ey, 9), tip)
    sh.cut(d(f"M{x - 54} {y + 50}C{x - 60} {y + 4} {x - 40} {y - 14} {x} {y - 14}C{x + 40} {y - 14} {x + 60} {y + 4} {x + 54} {y + 50}Z"), mix(tone, "#5A1030", .25), drop=5)


def chest(sh, x, y):
    sh.cut(d(f"M{x - 90} {y - 60}C{x - 100} {y - 130} {x + 70} {y - 150} {x + 84} {y - 84}L{x + 80} {y - 62}Z"), "#8A4F2B", drop=9)
    for i, (a, b) in enumerate(((-62, -66), (-34, -76), (-6, -72), (22, -78), (50, -70), (-20, -88), (10, -92))):
        ball(sh, x + a, y + b, 17, ("#F7CF57", "#F2B632")[i % 2])
    ball(sh, x + 66, y - 66, 13, "#E2546A")
    sh.cut(rect(x - 88, y - 58, 172, 84, 8), "#A8643A", drop=9)
    sh.fill(rect(x - 88, y - 24, 172, 8), "#7A4426")
    for a in (-72, 50):
        sh.fill(rect(x + a, y - 58, 18, 84), "#F2C14E")
    sh.bit(rect(x - 20, y - 62, 36, 36, 7), "#F7D77A", 3)
    sh.fill(circle(x - 2, y - 46, 6), INK)


def near_reef(sh):
    kelp(sh, 60, 900, 300, "#5DB36A", "#3A8A56", 14)
    kelp(sh, 972, 900, 330, "#3F9E68", "#2A7A58", 16)
    kelp(sh, 900, 910, 200, "#7BBF5E", "#4E9A50", 10)
    fan(sh, 210, 850, 118, "#B16BC6", "#8A49A6")
    tubes(sh, 800, 850, "#F2A93B", "#D07F26", "#8A4A1A")
    branch(sh, 420, 880, 190, -92, 5, "#EE6C73", 26)
    sh.cut(ridge([(-10, 870), (130, 846), (300, 880), (470, 862), (640, 884), (800, 850), (1034, 876)], 1034), "#E3C48C")
    dome = d("M548 902C540 830 580 786 640 786C706 786 748 836 742 902Z")
    sh.cut(dome, "#7CC7A2", drop=8)
    for k in (.86, .62, .38):
        sh.fill(stroke(arc(645, 900, 92 * k, -172, -8, ry=106 * k), 8).simplify(.4), "#4F9E80")
    sh.fill(inside(minus(dome, moved(dome, -16, -8)), dome), "#4F9E80", .5)
    anemone(sh, 120, 900, "#E8608E", "#FBD0DC")
    sh.cut(ridge([(-10, 950), (120, 934), (280, 944), (420, 926), (560, 950), (720, 934), (880, 950), (1034, 928)], 1034), "#EFD7A4")
    chest(sh, 890, 944)
    sh.cut(turned(star(340, 950, 56, 26, r=9), 14, 340, 950), "#F0743C", drop=7)
    for i in range(5):
        a = math.radians(-76 + 72 * i)
        for q in (10, 24, 38):
            sh.fill(circle(340 + q * math.cos(a), 950 + q * math.sin(a), 4.5 - q * .05), "#FBC08E")
    shell = d("M520 1000C490 990 480 950 504 926C530 904 574 912 588 944C596 970 580 994 560 1000Z")
    sh.cut(shell, "#F6B7B0", drop=7)
    for a in (-30, -10, 12, 32):
        sh.fill(inside(stroke([(540, 1004), (540 + a * 1.4, 914)], 5), shell), "#D9857F")
    for i in range(40):
        x, y = sh.chance.uniform(10, 1014), sh.chance.uniform(962, 1018)
        sh.fill(ellipse(x, y, sh.chance.uniform(3, 9), sh.chance.uniform(2, 4.5)), sh.chance.choice(("#D2AC70", "#FBEBC8", "#C48F5A", "#E08E6C")))
    for x, y, r, c in ((220, 992, 24, "#8E9BA8"), (256, 1004, 17, "#A9B4BC"), (676, 992, 26, "#9B8AA0"), (712, 1006, 16, "#B9AABD"), (40, 1000, 22, "#7F93A4")):
        ball(sh, x, y, r, c)
