"""city.svg: rooftops at dusk, lit windows, an airship, a yellow tram."""
from paper import circle, d, ellipse, inside, minus, mix, moved, poly, rect, rounded, star, stroke
from scenery import Scene, ball, bird, cloud, round_tree, sky

CREAM, RED, RED_D, INK, YELLOW, GLOW = "#FBF3E0", "#C94B3A", "#9C3530", "#272A44", "#F2B632", "#FFD978"


def city(folder):
    sh = Scene(59, shade="#1A1438")
    sky(sh, 330, 440, (130, 215, 305, 400, 500, 605, 720),
        ("#FFE6A6", "#FFCB8C", "#F8AA80", "#E88A84", "#C86E90", "#99599A", "#6E4C98", "#4A3E86"), 2)
    sh.cut(circle(330, 440, 92), "#FFF3C8", drop=6)
    for x, y, r in ((60, 60, 13), (160, 110, 8), (250, 46, 10), (392, 150, 8), (760, 60, 11), (984, 60, 9), (940, 270, 11), (810, 300, 7),
                    (690, 36, 7), (70, 190, 8), (570, 60, 12), (990, 340, 8)):
        sh.bit(star(x, y, r, r * .45, turn=-80), "#FFF1C4", 2)
    moon(sh, 872, 138)
    for x, y, k, t, u in ((120, 250, .7, "#F6B6A0", "#E79690"), (440, 84, .78, "#E7A0A8", "#D088A0"), (930, 420, .6, "#B27AB0", "#9765A4"),
                          (40, 400, .5, "#FFD9A8", "#F6B98E"), (262, 128, .5, "#F0A896", "#DC8C92")):
        cloud(sh, x, y, k, t, u)
    for x, y, k in ((300, 40, .55), (220, 330, .4)):
        bird(sh, x, y, k, "#6E4C78", "#4A3560")
    airship(sh, 640, 250)
    skyline(sh)
    rows(sh)
    street(sh)
    sh.save(f"{folder}/city.svg")


def moon(sh, x, y):
    sh.cut(minus(circle(x, y, 62), circle(x + 30, y - 20, 54)), "#FFF1C4", drop=8)


def airship(sh, x, y):
    sh.cut(d("M70 -30L150 -84L176 -70L160 0L176 70L150 84L70 30Z").scale(-1, 1).move(x, y), "#2E6FB7", drop=8)
    hull = ellipse(x, y, 150, 66)
    sh.cut(hull, "#F6E7CC", drop=14)
    for a in (-96, 8, 86):
        sh.fill(inside(hull, d("M-22 -80C-8 -30 -8 30 -22 80L22 80C40 30 40 -30 22 -80Z").move(x + a, y)), "#D9543F")
    sh.fill(inside(minus(hull, moved(hull, -12, -22)), hull), "#3A1440", .22)
    sh.fill(ellipse(x - 50, y - 34, 44, 10).turn(-8, x - 50, y - 34), "#FFFFFF", .45)
    sh.cut(rect(x - 56, y + 66, 104, 32, 14), "#7A4A6A", drop=6)
    for a in (-42, -14, 14):
        sh.fill(rect(x + a, y + 73, 18, 14, 4), GLOW)


def windows(sh, x, y, w, h, cols, rows_, size, lit=.6, on=GLOW, off="#3B3A6B"):
    gx, gy = w / cols, h / rows_
    for r in range(rows_):
        for c in range(cols):
            colour = (on, "#FFEBB0", "#F7B25C")[sh.chance.randrange(3)] if sh.chance.random() < lit else off
            sh.fill(rect(x + gx * (c + .5) - size / 2, y + gy * (r + .5) - size * .62, size, size * 1.24), colour)


def tower(sh, x, y, w, tone, dark, cap=None):
    body = rect(x, y, w, 900 - y)
    sh.cut(body, tone, drop=10)
    sh.fill(rect(x + w * .64, y, w * .36, 900 - y), dark)
    if cap == "spire":
        sh.cut(poly([(x + w * .2, y + 2), (x + w * .5, y - 92), (x + w * .8, y + 2)]), dark, drop=5)
    elif cap == "dome":
        sh.cut(d(f"M{x + 6} {y + 2}C{x + 6} {y - 60} {x + w - 6} {y - 60} {x + w - 6} {y + 2}Z"), dark, drop=5)
        sh.fill(rect(x + w / 2 - 4, y - 78, 8, 40), dark)
    elif cap == "step":
        sh.cut(rect(x + w * .2, y - 34, w * .6, 36), tone, drop=5)
        sh.fill(rect(x + w * .46, y - 84, 7, 52), dark)


def skyline(sh):
    for x, y, w, cap in ((-10, 470, 92, "step"), (96, 500, 80, "dome"), (196, 530, 90, None), (392, 520, 86, None), (470, 440, 84, "spire"),
                         (580, 480, 96, "dome"), (700, 420, 86, "step"), (800, 470, 110, None), (930, 500, 100, "spire")):
        tower(sh, x, y, w, "#9A5F98", "#84508C", cap)
        windows(sh, x + 6, y + 12, w - 12, 130, 4, 5, 10, .45, "#FFC98A", "#7A4A84")
    for x, y, w, cap, t, u in ((40, 560, 104, "spire", "#4E5A9C", "#3F4A86"), (150, 600, 130, None, "#6C5AA0", "#58498A"),
                               (300, 560, 92, "dome", "#3F6C9C", "#325A86"), (410, 590, 116, "step", "#5B4C94", "#4A3D7E"),
                               (540, 566, 88, None, "#4A68A6", "#3B558E"), (640, 540, 110, "spire", "#6A4F96", "#573F80"),
                               (766, 580, 100, "step", "#41639A", "#345284"), (880, 548, 150, "dome", "#554A92", "#453B7C")):
        tower(sh, x, y, w, t, u, cap)
        windows(sh, x + 6, y + 14, w - 12, 150, max(3, w // 28), 5, 14, .62)


def gable(sh, x, w, top, wall, roof, lit, kind):
    base = 880
    sh.cut(rect(x, top, w, base - top), wall, drop=11)
    sh.fill(rect(x + w * .7, top, w * .3, base - top), mix(wall, "#1A1438", .2))
    if kind == "gable":
        sh.cut(poly([(x - 12, top + 6), (x + w / 2, top - 92), (x + w + 12, top + 6)]), roof, drop=9)
        sh.fill(poly([(x + w / 2, top - 92), (x + w + 12, top + 6), (x + w * .64, top + 6)]), mix(roof, "#1A1438", .25))
        sh.bit(circle(x + w / 2, top - 34, 16), GLOW, 3)
    elif kind == "mansard":
        sh.cut(poly([(x - 8, top + 6), (x + 20, top - 66), (x + w - 20, top - 66), (x + w + 8, top + 6)]), roof, drop=9)
        for k in range(2):
            sh.bit(rect(x + w * (.2 + .36 * k), top - 46, w * .2, 40, 6), GLOW, 3)
    else:
        steps = [(x - 4, top + 4)]
        for i in range(4):
            steps += [(x - 4 + i * w * .14, top - 22 * (i + 1)), (x - 4 + (i + 1) * w * .14, top - 22 * (i + 1))]
        steps += [(2 * x + w - a, b) for a, b in reversed(steps)]
        sh.cut(poly(steps), roof, drop=9)
        sh.bit(rect(x + w * .4, top - 56, w * .2, 40, 8), GLOW, 3)
    house_windows(sh, x, w, top, lit)


def house_windows(sh, x, w, top, lit):
    for r in range(2):
        for c in range(3):
            on = lit[(r * 3 + c) % len(lit)] == "1"
            wx, wy = x + w * (.1 + .29 * c), top + 22 + r * 70
            sh.bit(rect(wx - 4, wy - 4, w * .21 + 8, 54, 4), CREAM, 3)
            sh.fill(rect(wx, wy, w * .21, 46), GLOW if on else "#3E4470")
            if on:
                sh.fill(poly([(wx, wy), (wx + w * .1, wy), (wx, wy + 30)]), "#FFF3CC")
            sh.fill(rect(wx + w * .095, wy, 4, 46), CREAM)


def shop(sh, x, w, tone, goods):
    y = 800
    sh.bit(rect(x + 10, y, w - 20, 80), "#FFE9B0", 0)
    sh.fill(rect(x + w - 58, y, 42, 80), "#5A3A4A")
    sh.fill(rect(x + w - 52, y + 10, 30, 36), GLOW)
    for i, c in enumerate(goods):
        ball(sh, x + 30 + i * 27, y + 58, 12, c, drop=2)
    n = 6
    for i in range(n):
        a, s = x + (w * i) / n, w / n
        sh.bit(d(f"M{a} {y - 14}L{a + s} {y - 14}L{a + s} {y + 14}Q{a + s / 2} {y + 34} {a} {y + 14}Z"), (tone, CREAM)[i % 2], 4)


def rows(sh):
    specs = ((-14, 178, 664, "#B5524A", "#5A4470", "110101", "gable"), (172, 168, 640, "#E0A04A", "#7E4A5E", "011011", "mansard"),
             (348, 160, 672, "#3F8C86", "#6A4A86", "101100", "step"), (516, 176, 634, "#8C5A9C", "#3E4A80", "110110", "gable"),
             (700, 162, 668, "#D9775A", "#4E5A90", "011101", "step"), (870, 170, 640, "#4D74B0", "#7A3E58", "101011", "mansard"))
    for x, w, top, wall, roof, lit, kind in specs:
        sh.cut(rect(x + w * .74, top - 96, 26, 80), "#8A4A48", drop=6)
        sh.fill(rect(x + w * .74 - 4, top - 100, 34, 12), "#6A3640")
        gable(sh, x, w, top, wall, roof, lit, kind)
    for x, w, tone, goods in ((-14, 178, "#2F8F4E", ("#D9472F", "#F2B632", "#7FB54A")), (348, 160, RED, ("#E9B872", "#C98A4E", "#F3D49A")),
                              (700, 162, "#2E6FB7", ("#E8608E", "#8E6BC4", "#F2B632"))):
        shop(sh, x, w, tone, goods)
    for x, w, tone in ((172, 168, "#7E3A4A"), (516, 176, "#2F6F6A"), (870, 170, "#A8573A")):
        sh.bit(rect(x + w * .36, 804, w * .28, 78, 6), tone, 4)
        sh.fill(rect(x + w * .42, 814, w * .16, 26, 4), GLOW)
        for k in (.08, .72):
            sh.bit(rect(x + w * k, 810, w * .2, 44, 4), GLOW, 3)
            for i in range(3):
                sh.fill(circle(x + w * k + 6 + i * 12, 856, 8), ("#E8608E", "#FBF3E0", "#D9472F")[i])
    cat(sh, 262, 574)


def cat(sh, x, y):
    sh.bit(d("M-22 0C-30 -30 -20 -48 -6 -52L-10 -72L4 -62L16 -62L28 -74L26 -50C34 -30 34 -14 30 0Z").move(x, y), INK, 4)
    sh.fill(stroke([(x + 26, y - 6), (x + 52, y - 10), (x + 50, y - 40), (x + 62, y - 52)], 9, soft=True), INK)
    for a in (2, 18):
        sh.fill(circle(x + a, y - 50, 4.4), GLOW)


def street(sh):
    sh.cut(rect(-10, 878, 1044, 160), "#6B6484", drop=6)
    for i in range(18):
        sh.fill(rect(-4 + i * 60, 884, 54, 16, 3), ("#7C7596", "#857EA0")[i % 2])
    sh.cut(rect(-10, 906, 1044, 130), "#4A4668", drop=4)
    for y in (982, 1006):
        sh.fill(rect(-10, y, 1044, 6), "#8F89A8")
    for i in range(20):
        sh.fill(rect(i * 56, 990, 26, 14), "#3A3656")
    for x in (76, 470, 980):
        lamp(sh, x)
    for x, k in ((210, .8), (846, .9)):
        round_tree(sh, x, 906, k, "#3E8A6A", "#2C6C58", "#63AA80", "#5A3A44")
    car(sh, 118, 958)
    tram(sh, 330, 800)
    bicycle(sh, 902, 960)


def lamp(sh, x):
    sh.bit(rect(x - 5, 770, 10, 140), INK, 4)
    sh.fill(circle(x, 760, 46), "#FFE08A", .25)
    sh.bit(rounded([(x - 20, 738), (x + 20, 738), (x + 12, 778), (x - 12, 778)], 4), "#FFEBA8", 3)
    sh.bit(poly([(x - 26, 740), (x, 718), (x + 26, 740)]), INK, 2)


def wheel(sh, x, y, r):
    sh.bit(circle(x, y, r), "#1E2036", 3)
    sh.fill(circle(x, y, r * .5), "#C9CCE0")


def tram(sh, x, y):
    sh.fill(stroke([(x + 150, y - 6), (x + 196, y - 40), (x + 240, y - 6)], 6), INK)
    sh.cut(rect(x, y, 400, 170, 26), YELLOW, drop=14)
    sh.fill(rect(x, y + 118, 400, 52, 20), RED)
    sh.fill(rect(x, y + 112, 400, 10), CREAM)
    sh.cut(rect(x - 8, y - 10, 416, 26, 12), CREAM, drop=5)
    for i in range(5):
        wx = x + 22 + i * 73
        sh.bit(rect(wx, y + 30, 62, 66, 8), "#FFF0C0" if i != 2 else "#8FB7D8", 3)
        sh.fill(rect(wx, y + 30, 62, 12, 4), "#C98B26")
    faces = ((0, "#F0BE96", "#6A4030"), (1, "#8A5A3E", "#2A2030"), (3, "#F4CFA8", "#D98A3A"), (4, "#C98A60", "#3A2A3A"))
    for i, skin, hair in faces:
        fx = x + 53 + i * 73
        sh.fill(d(f"M{fx - 20} {y + 96}C{fx - 20} {y + 78} {fx + 20} {y + 78} {fx + 20} {y + 96}Z"), ("#2E6FB7", "#2F8F4E", RED, "#8E6BC4", "#2F8F4E")[i])
        sh.fill(circle(fx, y + 64, 17), hair)
        sh.fill(ellipse(fx, y + 69, 13, 13), skin)
        for a in (-5, 5):
            sh.fill(circle(fx + a, y + 68, 2.2), INK)
    for a in (70, 130, 270, 330):
        wheel(sh, x + a, y + 176, 20)
    ball(sh, x + 388, y + 138, 13, "#FFF3CC")


def car(sh, x, y):
    sh.cut(d("M-104 20C-108 -14 -90 -22 -60 -24C-46 -60 -30 -66 0 -66C36 -66 48 -52 62 -24C92 -20 106 -10 104 20Z").move(x, y), "#3F9C9A", drop=9)
    sh.fill(d("M-46 -26C-36 -50 -26 -54 -6 -54L-6 -26ZM8 -54C32 -54 38 -44 46 -26L8 -26Z").move(x, y), "#CFE8EE")
    sh.fill(rect(x - 104, y + 4, 208, 16, 6), "#2C7674")
    for a in (-58, 58):
        wheel(sh, x + a, y + 22, 24)
    ball(sh, x + 96, y - 2, 9, "#FFF3CC")


def bicycle(sh, x, y):
    for a in (-46, 50):
        sh.bit(minus(circle(x + a, y, 36), circle(x + a, y, 29)), CREAM, 3)
    for pts in (((-46, 0), (-16, -54), (34, -54), (4, 0), (-46, 0)), ((4, 0), (-22, -66)), ((50, 0), (30, -72), (48, -78))):
        sh.fill(stroke([(x + a, y + b) for a, b in pts], 8), RED)
    sh.bit(rect(x - 40, y - 76, 36, 11, 5), INK, 2)
    sh.bit(rect(x + 36, y - 66, 40, 26, 6), "#C8935C", 3)
