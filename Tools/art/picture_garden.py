"""garden.svg: a birdhouse, an apple tree, and flowers that are all different."""
import math

from paper import both, circle, d, ellipse, inside, leaf, poly, rect, ridge, stroke, turned
from scenery import Scene, ball, cloud, petals, round_tree, sky, tuft

CREAM, RED, RED_D, INK, YELLOW = "#FBF3E0", "#CF4A33", "#A23426", "#2B3440", "#F2B632"
LEAF, LEAF_D, LEAF_L = "#4E9A50", "#35763F", "#86BF5C"


def garden(folder):
    sh = Scene(41, shade="#1F3A2A")
    sky(sh, 560, 60, (120, 210, 310, 420, 540, 670),
        ("#FFF6D0", "#FBEBB4", "#DCEBC4", "#B5E0D6", "#8FD0DE", "#6FBEDA", "#58A9D2"), 3)
    kite(sh, 590, 96)
    cloud(sh, 392, 250, .7)
    cloud(sh, 962, 330, .6)
    cloud(sh, 940, 66, .75)
    hills(sh)
    fence(sh)
    tree(sh)
    birdhouse(sh)
    insects(sh)
    bed(sh)
    sh.save(f"{folder}/garden.svg")


def kite(sh, x, y):
    sh.fill(stroke([(x, y + 84), (x + 30, y + 130), (x + 4, y + 176), (x + 40, y + 226), (x + 28, y + 300)], 4, soft=True).simplify(.4), "#FFFFFF")
    for a, b, t, c in ((26, 128, 30, RED), (8, 176, -30, "#2E6FB7"), (38, 224, 30, "#2F8F4E")):
        for s in (-1, 1):
            sh.bit(turned(poly([(x + a, y + b), (x + a + 24 * s, y + b - 11), (x + a + 24 * s, y + b + 11)]), t, x + a, y + b), c, 3)
    a, b, c, e, m = (x + 12, y - 84), (x + 72, y - 6), (x, y + 88), (x - 66, y - 16), (x + 6, y - 10)
    sh.cut(poly([a, b, c, e]), RED, drop=10)
    for pts, tone in (((a, m, e), "#F7D154"), ((a, b, m), "#F08A34"), ((m, b, c), "#2F77BF"), ((m, c, e), "#D2492F")):
        sh.fill(poly(pts), tone)


def hills(sh):
    sh.cut(ridge([(-10, 470), (140, 440), (300, 470), (460, 430), (620, 404), (780, 440), (900, 470), (1034, 430)], 700), "#9CCB8A")
    for x, y, k in ((470, 444, .5), (548, 430, .62), (610, 424, .5), (716, 440, .45)):
        round_tree(sh, x, y, k, "#6CAF6E", "#549A5E", "#8DC684")
    sh.cut(ridge([(-10, 540), (160, 520), (330, 500), (500, 530), (680, 500), (860, 520), (1034, 490)], 760), "#78B56A")
    x, y = 430, 540
    sh.cut(rect(x - 70, y - 84, 140, 84), "#F6E6C8", drop=8)
    sh.fill(rect(x + 24, y - 84, 46, 84), "#DCC6A0")
    sh.cut(poly([(x - 88, y - 80), (x - 56, y - 142), (x + 56, y - 142), (x + 88, y - 80)]), "#C4553A", drop=7)
    for k in range(3):
        sh.fill(rect(x - 78 + k * 8, y - 96 - k * 19, 156 - k * 16, 5), "#A03F2B")
    sh.bit(rect(x - 52, y - 62, 32, 32, 4), "#5B93D0", 2)
    sh.bit(rect(x + 26, y - 62, 32, 32, 4), "#4A80BA", 2)
    sh.bit(rect(x - 12, y - 56, 30, 56, 4), "#7A4E33", 2)


def fence(sh):
    sh.cut(ridge([(-10, 610), (130, 580), (270, 606), (420, 576), (560, 604), (720, 570), (880, 598), (1034, 566)], 800), "#4F9656")
    for i in range(24):
        x, y = 20 + i * 44, 626 + 16 * math.sin(i * 1.9)
        sh.bit(circle(x, y, 9), ("#E8608E", "#FBF3E0", "#F7D154", "#C9A6E0")[i % 4], 3)
        sh.fill(leaf(x + 8, y + 8, 22, 10, 30), "#79B765")
    for y in (668, 722):
        sh.cut(rect(-20, y, 1064, 18), "#EDE4D2", drop=6)
    for i in range(17):
        x = 6 + i * 64
        sh.cut(poly([(x, 776), (x, 650), (x + 18, 628), (x + 36, 650), (x + 36, 776)]), ("#FFFDF4", "#F6EFE0")[i % 2], drop=6)


def tree(sh):
    sh.cut(d("M96 800C120 700 116 560 96 440L60 380L84 366L124 420L150 340L180 350L160 440C166 560 176 700 214 800Z"), "#8A5732", drop=12)
    sh.fill(d("M150 440C160 560 172 700 214 800L166 800C150 700 140 560 138 450Z"), "#6C4126")
    crown = both(*[circle(x, y, r) for x, y, r in ((60, 150, 110), (170, 90, 104), (262, 190, 96), (40, 290, 104), (180, 300, 104), (270, 320, 66))])
    sh.cut(crown, LEAF, drop=16)
    top = both(*[circle(x, y, r) for x, y, r in ((40, 120, 92), (156, 66, 84), (222, 160, 72), (60, 240, 76), (150, 210, 84))])
    sh.cut(top, "#66AE55", drop=10)
    for x, y, a in ((30, 60, 20), (110, 50, -30), (190, 40, 10), (70, 130, 40), (150, 130, -20), (230, 130, 20), (40, 210, -10), (120, 220, 30),
                    (200, 210, -40), (70, 330, 15), (150, 350, -25), (240, 290, 35), (290, 230, 0), (20, 280, 40), (270, 350, -20)):
        sh.fill(leaf(x, y, 40, 18, a), LEAF_L)
        sh.fill(leaf(x + 24, y + 26, 34, 15, a + 50), LEAF_D)
    for x, y in ((84, 92), (214, 108), (30, 180), (140, 176), (272, 262), (88, 286), (196, 340), (250, 190)):
        ball(sh, x, y, 25, "#D9472F", "#AE3324", drop=6)
        sh.fill(stroke([(x, y - 20), (x + 4, y - 34)], 5), "#6C4126")
        sh.fill(leaf(x + 4, y - 30, 26, 13, -18), LEAF_L)


def birdhouse(sh):
    x, y = 800, 350
    sh.cut(rect(x - 14, y + 90, 28, 380), "#A8703F", drop=10)
    sh.fill(rect(x + 3, y + 90, 11, 380), "#84532C")
    sh.cut(poly([(x - 104, y + 96), (x - 104, y - 50), (x, y - 150), (x + 104, y - 50), (x + 104, y + 96)]), "#5B93D0", drop=14)
    sh.fill(poly([(x + 30, y + 96), (x + 30, y - 122), (x + 104, y - 50), (x + 104, y + 96)]), "#3F78B4")
    for s in (-1, 1):
        sh.cut(poly([(x, y - 186), (x, y - 138), (x + 122 * s, y - 22), (x + 150 * s, y - 46)]), RED if s < 0 else RED_D, drop=9)
    sh.cut(rect(x - 122, y + 88, 244, 22, 8), "#C8935C", drop=8)
    sh.cut(circle(x - 6, y - 24, 50), CREAM, drop=4)
    sh.fill(circle(x - 6, y - 24, 42), "#3A2A2E")
    robin(sh, x - 6, y - 12, .74)
    sh.cut(rect(x - 10, y + 48, 12, 30, 5), "#C8935C", drop=4)
    for a in (-62, 62):
        petals(sh, x + a, y + 56, 22, 5, YELLOW if a < 0 else "#F6B7C4", "#D08F26" if a < 0 else "#DB8BA0", CREAM)
    robin(sh, 664, 610, 1.0)
    for i, s in enumerate((-1, 1, -1, 1)):
        sh.bit(leaf(x + 8 * s, 540 + 54 * i, 58, 28, 90 - 62 * s - 0, .1), LEAF if s < 0 else LEAF_L, 5)


def robin(sh, x, y, k):
    def at(s):
        return s.scale(k).move(x, y)
    sh.cut(at(d("M-40 6C-40 -28 -18 -44 4 -42C30 -40 44 -18 40 10C36 34 18 42 -2 42C-26 42 -40 30 -40 6Z")), "#8A6A4A", drop=6 * k)
    sh.fill(at(d("M-36 12C-36 -14 -20 -22 -6 -20C14 -18 22 0 18 20C14 36 2 40 -8 40C-26 38 -36 30 -36 12Z")), "#E9743B")
    sh.fill(at(d("M-18 40C-14 28 8 28 12 38C4 43 -10 43 -18 40Z")), CREAM)
    sh.bit(at(leaf(12, 0, 46, 30, 48)), "#6C4F36", 3 * k)
    sh.fill(at(poly([(-38, -12), (-60, -4), (-37, 0)])), YELLOW)
    sh.fill(at(circle(-17, -22, 8)), "#FFFFFF")
    sh.fill(at(circle(-18, -22, 5.6)), INK)


def bee(sh, x, y, k, turn=0):
    def at(s):
        return s.turn(turn).scale(k).move(x, y)
    for a, w in ((-64, 44), (-104, 38)):
        sh.bit(at(leaf(-2, -12, w, 26, a)), "#E6F3F6", 4 * k)
    body = at(ellipse(0, 0, 36, 24))
    sh.cut(body, YELLOW, drop=6 * k)
    for a in (-18, 4):
        sh.fill(inside(body, at(rect(a, -30, 11, 60))), INK)
    sh.fill(at(circle(24, -5, 5)), INK)
    sh.fill(at(poly([(-35, -5), (-50, 0), (-35, 6)])), INK)


def butterfly(sh, x, y, k, tone, dark, turn):
    def at(s):
        return s.scale(k).turn(turn).move(x, y)
    for s in (-1, 1):
        sh.bit(at(d("M4 -6C20 -54 66 -66 76 -44C82 -22 50 4 4 4Z").scale(s, 1)), tone, 7 * k)
        sh.bit(at(d("M4 4C40 4 62 24 50 44C38 58 14 40 4 12Z").scale(s, 1)), dark, 6 * k)
        sh.fill(at(circle(50 * s, -34, 10)), CREAM)
        sh.fill(at(circle(34 * s, 28, 7)), CREAM)
        sh.fill(at(geo_stroke(s)), INK)
    sh.fill(at(ellipse(0, 2, 6, 30)), INK)


def geo_stroke(s):
    return d(f"M0 -26Q{8 * s} -48 {20 * s} -52Q{12 * s} -44 {3 * s} -26Z")


def insects(sh):
    bee(sh, 452, 366, 1, -12)
    bee(sh, 960, 560, .9, 10)
    butterfly(sh, 330, 560, 1.0, "#C97FD0", "#8E5AB4", 14)
    butterfly(sh, 520, 574, .72, "#F7A13C", "#D8682A", -18)
    butterfly(sh, 350, 70, .85, "#4FA6D8", "#2E6FB7", -10)


def bed(sh):
    sh.cut(ridge([(-10, 800), (160, 770), (340, 800), (520, 774), (700, 800), (860, 770), (1034, 790)], 1034), "#3F8A4B")
    for i in range(14):
        tuft(sh, 30 + i * 74, 830 + (i % 3) * 10, 1.1, (LEAF_L, "#5FA650", "#2F6F3E"), 5)
    tulips(sh, 110, 900)
    sunflower(sh, 300, 800, 96)
    lavender(sh, 470, 890)
    stem(sh, 600, 820, 1000)
    petals(sh, 600, 806, 84, 9, "#FBF3E0", "#E4D6B8", YELLOW, .42)
    stem(sh, 944, 800, 1000)
    petals(sh, 944, 806, 88, 7, "#E8608E", "#C43F70", "#FBD36A", .66)
    rose(sh, 780, 850, 66)
    sh.cut(ridge([(-10, 950), (150, 930), (330, 960), (500, 936), (700, 962), (880, 940), (1034, 956)], 1034), "#2F6F3E")
    mushrooms(sh, 212, 968)
    snail(sh, 400, 968)
    ladybird(sh, 680, 972)
    for x, y, r, t, u in ((50, 968, 40, "#5B93D0", "#3A70B0"), (560, 976, 36, "#F08A34", "#CF6A22"), (840, 976, 40, "#C9A6E0", "#9F7AC4"),
                          (976, 966, 36, "#F7D154", "#DDAA2C"), (128, 1004, 26, "#FBF3E0", "#E4D6B8"), (760, 1004, 26, "#F6B7C4", "#DB8BA0")):
        petals(sh, x, y, r, 5, t, u, "#FBE08A" if t != "#F7D154" else "#A8573A", .7)


def stem(sh, x, y, bottom):
    sh.fill(stroke([(x, y), (x + 8, (y + bottom) / 2), (x, bottom)], 12, soft=True).simplify(.4), "#35763F")
    sh.bit(leaf(x + 4, y + 120, 86, 36, -24), LEAF_L, 5)
    sh.bit(leaf(x + 4, y + 150, 86, 36, 204), LEAF, 5)


def tulips(sh, x, y):
    for a, b, c, e in ((-66, -30, "#F2B632", "#D08F26"), (0, -90, "#D2492F", "#A53526"), (66, -24, "#F08A34", "#CF6A22")):
        sh.fill(stroke([(x + a * .5, y + 90), (x + a, y + b)], 10), "#35763F")
        sh.bit(leaf(x + a * .6, y + 80, 120, 30, -90 + a * .5 + 14), LEAF_L, 5)
        k = d("M-38 -40C-20 -34 -14 -26 -10 -18C-6 -34 0 -46 4 -50C10 -42 14 -30 16 -18C22 -28 32 -36 42 -40C46 0 36 38 2 40C-32 38 -42 0 -38 -40Z")
        sh.cut(k.move(x + a, y + b), c, drop=8)
        sh.fill(d("M16 -18C22 -28 32 -36 42 -40C46 0 36 38 2 40C14 20 18 0 16 -18Z").move(x + a, y + b), e)


def sunflower(sh, x, y, r):
    stem(sh, x, y, 990)
    petals(sh, x, y, r, 11, "#F7C83E", "#DE9526", "#7A4A26", .4, heart_r=.44)
    for ring, n in ((.18, 6), (.32, 11)):
        for i in range(n):
            a = 2 * math.pi * i / n
            sh.fill(circle(x + r * ring * math.cos(a), y + r * ring * math.sin(a), 5), "#A8733A")


def lavender(sh, x, y):
    for a, h in ((-44, 120), (-16, 160), (14, 130), (40, 170)):
        sh.fill(stroke([(x + a * .5, y + 90), (x + a, y - h + 40)], 7), "#4E8C40")
        for k in range(7):
            for s in (-1, 1):
                sh.fill(leaf(x + a, y - h + 96 - k * 16, 26, 15, -90 + 46 * s), ("#8E6BC4", "#A88AD8")[(k + (s > 0)) % 2])


def rose(sh, x, y, r):
    stem(sh, x, y, 990)
    sh.cut(circle(x, y, r), "#C8402F", drop=9)
    for k, tone in ((.82, "#DB5A45"), (.62, "#BC3526"), (.44, "#E27460"), (.24, "#A32C20")):
        sh.cut(ellipse(x - r * (1 - k) * .28, y - r * (1 - k) * .3, r * k, r * k * .92), tone, drop=4, edge=1.5)


def mushrooms(sh, x, y):
    for a, b, k in ((-44, 20, .7), (0, 0, 1.0)):
        sh.cut(d("M-16 30C-10 0 -10 -10 -12 -24L14 -24C12 -10 14 6 20 30Z").scale(k).move(x + a, y + b), CREAM, drop=5)
        sh.cut(d("M-56 -20C-50 -70 50 -74 58 -20C30 -8 -30 -8 -56 -20Z").scale(k).move(x + a, y + b), RED, drop=7)
        for p, q, r in ((-24, -34, 8), (4, -46, 10), (30, -30, 8)):
            sh.fill(circle(x + a + p * k, y + b + q * k, r * k), CREAM)


def snail(sh, x, y):
    for a, b in ((70, -58), (92, -50)):
        sh.fill(stroke([(x + 70, y - 10), (x + a, y + b)], 6), "#D9B27C")
        sh.fill(circle(x + a, y + b, 8), INK)
    sh.cut(d(f"M{x - 80} {y + 34}C{x - 50} {y + 4} {x + 30} {y + 16} {x + 50} {y - 14}C{x + 60} {y - 36} {x + 96} {y - 32} {x + 96} {y - 4}C{x + 96} {y + 26} {x + 70} {y + 36} {x + 40} {y + 36}Z"), "#E8C894", drop=6)
    for r, c in ((50, "#B9693F"), (36, "#E09A5E"), (24, "#B9693F"), (12, "#E09A5E")):
        sh.cut(circle(x - 8 - (50 - r) * .1, y - 20 + (50 - r) * .1, r), c, drop=3 if r < 50 else 7, edge=1.6)


def ladybird(sh, x, y):
    sh.cut(circle(x + 36, y - 2, 22), INK, drop=5)
    shell = ellipse(x, y, 48, 36)
    sh.cut(shell, "#D9472F", drop=8)
    sh.fill(inside(shell, rect(x - 60, y - 2, 120, 5)), INK)
    for a, b in ((-24, -17), (4, -20), (-10, 18), (18, 17), (-34, 10)):
        sh.fill(circle(x + a, y + b, 7.5), INK)
    for b in (-10, 8):
        sh.fill(circle(x + 46, y + b, 5), "#FFFFFF")
