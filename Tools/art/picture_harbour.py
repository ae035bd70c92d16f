"""harbour.svg: boats, a lighthouse, gulls, a pier."""
from paper import circle, d, ellipse, inside, minus, mix, moved, poly, rect, ridge, star, stroke, turned
from scenery import Scene, ball, bird, cloud, foam, house, sky, sun, tuft, wave

CREAM, RED, RED_D, YELLOW, INK = "#FBF3E0", "#CF4A33", "#A53526", "#F2B632", "#2B3440"
WOOD, WOOD_D, WOOD_L = "#A8703F", "#84532C", "#C8935C"


def harbour(folder):
    sh = Scene(11, shade="#14304A")
    sky(sh, 215, 176, (140, 225, 330, 450, 590, 730, 860),
        ("#FDE7A6", "#FBD9A4", "#F3E3C2", "#C9E2D6", "#A3D4DF", "#80C0D8", "#64A9CC", "#4E92BC"), 2)
    sun(sh, 215, 176, 88)
    cloud(sh, 560, 150, 1.2)
    cloud(sh, 900, 96, .85, under="#C9DCE6")
    cloud(sh, 86, 372, .8, under="#E8E3D2")
    cloud(sh, 440, 286, .7)
    village(sh)
    lighthouse(sh)
    near_water(sh)
    for x, y, k, t in ((640, 268, 1.1, -6), (390, 60, .8, 8), (960, 300, .8, -14), (300, 336, .75, 4), (80, 70, .7, -8)):
        bird(sh, x, y, k, turn=t)
    sh.save(f"{folder}/harbour.svg")


def village(sh):
    sh.cut(ridge([(-10, 470), (90, 420), (210, 392), (330, 430), (450, 462), (560, 440), (690, 500), (800, 590)], 600), "#86B893")
    sh.cut(ridge([(-10, 500), (120, 476), (260, 462), (400, 494), (540, 520), (700, 600)], 610), "#5E9F7C")
    walls = ("#F6E6C8", "#E9B9A0", "#F3D27C", "#C9DDE0", "#F3EDE0", "#E7A37F")
    roofs = ("#C4553A", "#9E4432", "#D9763F", "#7A5A78", "#B8503A", "#47708C")
    for i, (x, y, w, h) in enumerate(((48, 506, 62, 56), (116, 492, 56, 76), (182, 500, 64, 52), (256, 488, 56, 70),
                                      (322, 512, 66, 54), (398, 520, 56, 62))):
        house(sh, x, y, w, h, walls[i], roofs[i])
    for x, y in ((80, 508), (152, 508), (218, 506), (290, 514), (362, 522), (444, 524), (486, 528)):
        sh.bit(ellipse(x, y - 8, 16, 22), "#3F8263", 4)


def lighthouse(sh):
    sh.cut(d("M640 610C650 560 690 548 716 530C750 500 800 506 840 498C900 492 940 520 1030 500L1030 650L640 650Z"), "#8C7F86")
    sh.cut(d("M690 640C700 590 740 580 770 560C820 540 860 560 900 548C950 540 990 560 1030 552L1030 660L690 660Z"), "#6E626E")
    tower = poly([(786, 520), (802, 258), (874, 258), (892, 520)])
    sh.cut(tower, CREAM, drop=12)
    for y0, y1 in ((300, 346), (392, 440), (486, 524)):
        sh.fill(inside(tower, rect(700, y0, 300, y1 - y0)), RED)
    sh.fill(inside(tower, poly([(846, 240), (900, 240), (900, 530), (852, 530)])), "#5A2030", 0.2)
    sh.fill(rect(826, 360, 18, 26, 8), INK)
    sh.fill(rect(824, 452, 20, 28, 8), INK)
    sh.cut(rect(788, 244, 100, 16, 6), INK, drop=6)
    sh.cut(rect(808, 196, 60, 50, 4), "#FFE49A", drop=0)
    for x in (824, 846):
        sh.fill(rect(x, 196, 6, 50), INK)
    sh.cut(d("M796 200C800 168 826 152 838 150C850 152 876 168 880 200Z"), RED, drop=6)
    sh.fill(d("M838 150C850 152 876 168 880 200L848 200C852 180 848 164 838 150Z"), RED_D)
    sh.fill(circle(838, 146, 9), YELLOW)
    sh.cut(poly([(800, 206), (640, 168), (640, 226)]), "#FFF1B8", drop=0, edge=0, opacity=0.55)
    house(sh, 946, 540, 84, 58, "#F3EDE0", "#47708C")
    tuft(sh, 770, 540, .8, ("#5E9F7C", "#86B893"))


def near_water(sh):
    tones = ("#7CC6CE", "#58AEC4", "#3E95B8", "#2F7BA6", "#24638F", "#1B4E78")
    tops = (548, 606, 676, 752, 836, 926)
    boats = {0: lambda: sail_boat(sh, 530, 604), 1: lambda: tug(sh, 752, 668), 2: lambda: fisher(sh, 236, 746),
             4: lambda: (buoy(sh, 560, 892), leap(sh, 420, 880))}
    for i, (tone, y) in enumerate(zip(tones, tops)):
        sh.cut(wave(y, 92 + 14 * i, 9 + 2 * i, 37 * i % 90), tone, drop=9)
        low = tops[i + 1] if i < 5 else 1010
        foam(sh, 0, 1024, y + 24, low - 4, 9 + i, mix(tone, "#FFFFFF", 0.42))
        foam(sh, 0, 1024, y + 24, low - 4, 6, mix(tone, "#0E2F55", 0.35))
        if i in boats:
            boats[i]()
    pier(sh)
    rocks(sh)


def sail_boat(sh, x, y):
    sh.bit(rect(x - 4, y - 232, 8, 220), WOOD_D, 5)
    sh.cut(d(f"M{x - 10} {y - 224}L{x - 10} {y - 40}L{x - 112} {y - 40}C{x - 70} {y - 90} {x - 34} {y - 150} {x - 10} {y - 224}Z"), RED)
    sh.fill(d(f"M{x - 10} {y - 110}L{x - 10} {y - 40}L{x - 112} {y - 40}C{x - 90} {y - 66} {x - 78} {y - 84} {x - 66} {y - 104}Z"), RED_D)
    sh.cut(d(f"M{x + 10} {y - 212}C{x + 62} {y - 160} {x + 82} {y - 100} {x + 88} {y - 40}L{x + 10} {y - 40}Z"), CREAM)
    sh.fill(d(f"M{x + 10} {y - 86}L{x + 82} {y - 86}C{x + 85} {y - 70} {x + 87} {y - 55} {x + 88} {y - 40}L{x + 10} {y - 40}Z"), "#F0C98A")
    hull = d(f"M{x - 118} {y - 30}L{x + 112} {y - 30}C{x + 100} {y + 6} {x + 84} {y + 26} {x + 60} {y + 28}L{x - 76} {y + 28}C{x - 100} {y + 22} {x - 112} {y - 4} {x - 118} {y - 30}Z")
    sh.cut(hull, CREAM)
    sh.fill(inside(hull, rect(x - 130, y - 4, 260, 40)), "#2E6FB7")
    sh.bit(poly([(x + 3, y - 236), (x + 46, y - 222), (x + 3, y - 208)]), YELLOW, 3)


def tug(sh, x, y):
    sh.cut(rect(x - 12, y - 150, 40, 66, 5), INK)
    sh.fill(rect(x - 12, y - 134, 40, 18), RED)
    for a, b, r in ((-2, -176, 19), (-34, -202, 26), (-80, -216, 19)):
        sh.cut(circle(x + a, y + b, r), "#F1F0EA", drop=5)
    sh.cut(rect(x - 70, y - 96, 130, 70, 8), CREAM)
    for a in (-54, -14, 26):
        sh.bit(rect(x + a, y - 80, 26, 28, 5), "#4E8FB5", 2)
    hull = d(f"M{x - 140} {y - 46}C{x - 90} {y - 30} {x + 60} {y - 26} {x + 130} {y - 38}C{x + 128} {y} {x + 116} {y + 26} {x + 92} {y + 32}L{x - 84} {y + 32}C{x - 116} {y + 22} {x - 132} {y - 10} {x - 140} {y - 46}Z")
    sh.cut(hull, YELLOW)
    sh.fill(inside(hull, rect(x - 150, y + 4, 300, 40)), "#C97F24")
    for a in (-90, -40, 10, 60):
        sh.bit(circle(x + a, y + 2, 13), INK, 2)
        sh.fill(circle(x + a, y + 2, 6), "#C97F24")


def fisher(sh, x, y):
    """The large red boat in the foreground."""
    sh.bit(rect(x - 106, y - 260, 9, 200), WOOD_D, 5)
    sh.bit(rect(x + 112, y - 210, 8, 150), WOOD_D, 5)
    sh.cut(rect(x - 70, y - 152, 130, 100, 8), "#4E8FB5")
    sh.fill(rect(x + 18, y - 152, 42, 100, 6), "#3A769C")
    sh.cut(rect(x - 84, y - 168, 160, 24, 8), CREAM)
    line = [(x - 101 + 217 * t, y - 256 + 50 * t + 90 * t * (1 - t)) for t in (i / 12 for i in range(13))]
    sh.fill(stroke(line, 3.4), INK)
    for i, (px, py) in enumerate(line[1:-1]):
        sh.bit(poly([(px - 9, py), (px + 9, py + 1), (px, py + 22)]), ("#2F8F4E", YELLOW, CREAM, RED)[i % 4], 2.5)
    for a in (-54, -10, 32):
        sh.bit(circle(x + a + 8, y - 112, 16), CREAM, 2)
        sh.fill(circle(x + a + 8, y - 112, 11), "#22405C")
    hull = d(f"M{x - 206} {y - 96}C{x - 120} {y - 56} {x + 90} {y - 50} {x + 214} {y - 84}C{x + 206} {y - 10} {x + 180} {y + 46} {x + 140} {y + 52}L{x - 128} {y + 52}C{x - 172} {y + 30} {x - 196} {y - 30} {x - 206} {y - 96}Z")
    sh.cut(hull, RED, drop=13)
    sh.fill(inside(hull, d(f"M{x - 240} {y + 8}Q{x} {y + 30} {x + 240} {y + 4}L{x + 240} {y + 80}L{x - 240} {y + 80}Z")), RED_D)
    sh.fill(inside(hull, minus(hull, moved(hull, 0, 15))), CREAM)
    for a in (-130, -84, 92, 136):
        ball(sh, x + a, y - 14 - abs(a) * .06, 17, "#F4EBD6")
    sh.fill(star(x + 4, y - 6, 24, 11, r=2), YELLOW)


def buoy(sh, x, y):
    sh.cut(d(f"M{x - 46} {y + 36}C{x - 44} {y - 6} {x - 20} {y - 50} {x - 8} {y - 92}L{x + 8} {y - 92}C{x + 20} {y - 50} {x + 44} {y - 6} {x + 46} {y + 36}Z"), "#2F8F4E")
    sh.fill(d(f"M{x - 36} {y - 10}L{x + 36} {y - 10}L{x + 26} {y - 38}L{x - 26} {y - 38}Z"), CREAM)
    ball(sh, x, y - 104, 17, YELLOW)


def leap(sh, x, y):
    for dx, dy, t, tone in ((0, 0, -34, "#F08A34"), (-96, 60, 20, "#E9C46A")):
        fish(sh, x + dx, y + dy, .5, t, tone, mix(tone, "#7A2A10", .4), CREAM)


def pier(sh):
    for x in (700, 824, 948):
        sh.cut(rect(x, 842, 40, 190, 8), WOOD_D, drop=10)
        for y in (900, 960):
            sh.fill(rect(x, y, 40, 12), CREAM)
    deck = d("M660 858L1030 836L1030 900L660 912Z")
    sh.cut(deck, WOOD, drop=14)
    for x in range(690, 1024, 48):
        sh.fill(rect(x, 840, 5, 70), WOOD_D)
    sh.fill(d("M660 898L1030 884L1030 900L660 912Z"), WOOD_D)
    for x, y, w, h, c in ((776, 858, 92, 70, WOOD_L), (884, 852, 104, 84, "#D9A868")):
        sh.cut(rect(x, y - h, w, h, 5), c, drop=8)
        for k in (1, 2):
            sh.fill(rect(x + 4, y - h + h * k / 3 - 2, w - 8, 5), WOOD_D)
    for a, b, t in ((800, 784, -70), (824, 778, -96), (846, 786, -60)):
        fish(sh, a, b, .32, t, "#9FC4CF", "#5E8CA0", CREAM)
    for a, b, c in ((908, 758, "#E8743B"), (938, 750, "#F2B632"), (966, 760, "#D2492F")):
        ball(sh, a, b, 21, c)


def rocks(sh):
    sh.cut(d("M-10 1030L-10 900C40 876 70 904 104 912C150 920 160 960 214 966C262 974 280 1000 300 1030Z"), "#7E6E74")
    sh.cut(d("M-10 1030L-10 964C30 946 70 966 100 984C140 1000 150 1010 160 1030Z"), "#5F515C")
    x, y = 112, 926
    for s in (-1, 1):
        for k in range(3):
            sh.fill(stroke([(x + 24 * s, y + 6), (x + (48 + 6 * k) * s, y - 4 + 12 * k), (x + (54 + 4 * k) * s, y + 14 + 10 * k)], 7), "#D9562F")
        sh.fill(stroke([(x + 24 * s, y - 6), (x + 50 * s, y - 26)], 9), "#D9562F")
        sh.bit(minus(circle(x + 56 * s, y - 40, 19), turned(poly([(x + 56 * s, y - 36), (x + 46 * s, y - 66), (x + 68 * s, y - 66)]), 14 * s, x + 56 * s, y - 36)), "#E8693D", 3)
        sh.fill(rect(x + 11 * s - 2, y - 32, 4, 16), "#D9562F")
        sh.fill(circle(x + 11 * s, y - 34, 8), CREAM)
        sh.fill(circle(x + 10 * s - 1, y - 34, 4), INK)
    sh.cut(ellipse(x, y, 40, 25), "#E8693D", drop=6)
    sh.fill(stroke([(x - 13, y + 6), (x, y + 12), (x + 13, y + 6)], 4, soft=True), RED_D)


def fish(sh, x, y, k, turn, tone, dark, belly, stripe=None):
    def at(s):
        return s.scale(k).turn(turn).move(x, y)
    flip = -1 if 90 < abs(turn) < 270 else 1
    tail = at(d("M-50 0C-74 -44 -96 -40 -104 -46C-98 -20 -98 20 -104 46C-96 40 -74 44 -50 0Z"))
    sh.bit(tail, dark, 8 * k)
    sh.bit(at(d("M-20 -40C-6 -72 26 -66 40 -58C34 -50 30 -42 28 -34Z").scale(1, flip)), dark, 6 * k)
    body = at(d("M76 0C64 -36 22 -50 -12 -42C-38 -34 -56 -14 -66 0C-56 14 -38 34 -12 42C22 50 64 36 76 0Z"))
    sh.cut(body, tone, drop=14 * k, edge=2 * max(k, .5), steps=1)
    sh.fill(inside(body, at(d("M90 10C50 22 -10 22 -80 4L-80 60L90 60Z").scale(1, flip))), belly)
    if stripe:
        for a, w in ((-34, 16), (8, 20)):
            sh.fill(inside(body, at(d(f"M{a} -60C{a + 14} -20 {a + 14} 20 {a} 60L{a + w} 60C{a + w + 14} 20 {a + w + 14} -20 {a + w} -60Z"))), stripe)
    sh.bit(at(d("M6 8C-10 8 -26 20 -28 34C-12 34 4 26 12 14Z").scale(1, flip)), dark, 4 * k)
    sh.fill(at(circle(46, -10 * flip, 11)), "#FFFFFF")
    sh.fill(at(circle(48, -10 * flip, 6.4)), INK)
