"""The things around the pet in cut paper: supplies and their jar, hearts, suitcase, door, bubble.

A jar is two drawings of 144 by 176: `pet-jar` behind its contents, `pet-jar-front` in front. Up to ten things of 40 by 40
(`pet-berry`, `-plank`, `-ball`, `-ribbon`) lie in it, their centres in rows of three and two from y 146 upwards, 28 apart:
x 40, 72, 104, then 56, 88. `speech-bubble` is 96 by 96, a nine-slice with borders of 32; `speech-bubble-tail`, 40 by 32,
hangs from its lower edge and overlaps it by 6.
"""
from paper import Sheet, both, circle, d, ellipse, geo, inside, leaf, minus, moved, rect, rounded, stroke, turned

PLUM, PLUM_D, PLUM_L = "#8A3F6B", "#6B3053", "#B5638F"
BERRY, BERRY_D, BERRY_L = "#E0526C", "#B33A56", "#F47F8C"
WOOD, WOOD_D, WOOD_L = "#C98B4E", "#9A6233", "#E3B37A"
GOLD, GOLD_D, GOLD_L = "#F2B632", "#C58A1C", "#FFD86B"
CREAM, TEAL, TEAL_D = "#FFF6E2", "#4FB3C9", "#3590A8"


def sheet(w, h, drop=3):
    return Sheet(w, h, digits=1, edge=1.0, drop=drop, shade="#2A1430")


def jar(folder):
    sh = sheet(144, 176)
    body = geo(rounded([(34, 36), (110, 36), (128, 58), (128, 168), (16, 168), (16, 58)], [6, 6, 26, 22, 22, 26]))
    sh.fill(body, "#CFE6EE", 0.72)
    sh.fill(minus(body, body.buffer(-7)), "#9CC6D6", 0.75)
    sh.fill(inside(minus(body, moved(body, -10, -8)), body), "#5E93A8", 0.35)
    sh.fill(inside(ellipse(72, 162, 50, 12), body), "#5E93A8", 0.3)
    sh.fill(inside(ellipse(72, 40, 37, 7), body), "#7FB2C4", 0.7)
    sh.save(f"{folder}/pet-jar.svg")
    sh = sheet(144, 176)
    sh.fill(inside(stroke([(28, 70), (28, 138)], 8), body), "#FFFFFF", 0.75)
    sh.fill(circle(28, 152, 4), "#FFFFFF", 0.75)
    sh.fill(inside(stroke([(117, 74), (117, 112)], 5), body), "#FFFFFF", 0.4)
    cloth = geo(d("M22 30C40 14 104 14 122 30L130 48C122 44 116 52 108 47C100 53 92 47 84 52C78 47 68 53 60 48C52 53 44 47 36 51C30 46 22 52 14 47Z"))
    sh.cut(cloth, PLUM, drop=3)
    sh.fill(inside(cloth, d("M92 10L140 20L140 60L100 60C102 40 98 26 92 10Z")), PLUM_D)
    for x, y in ((40, 26), (60, 20), (82, 24), (104, 28), (30, 40), (114, 42), (72, 44), (50, 44), (94, 46)):
        sh.fill(inside(circle(x, y, 3), cloth), CREAM, 0.8)
    sh.cut(rect(28, 31, 88, 8, 4), GOLD, drop=2)
    sh.save(f"{folder}/pet-jar-front.svg")


def berry_on(sh, x, y, k):
    body = geo(d("M0 -10C12 -16 20 -6 17 5C14 16 6 19 0 19C-6 19 -14 16 -17 5C-20 -6 -12 -16 0 -10Z").scale(k).move(x, y))
    sh.cut(body, BERRY)
    sh.fill(minus(body, moved(body, -4 * k, -3 * k)), BERRY_D)
    sh.fill(ellipse(-8, -3, 3.2, 4.6).turn(30).scale(k).move(x, y), "#FFFFFF", 0.55)
    for a, b in ((3, 3), (-4, 9), (8, -3), (4, 12)):
        sh.fill(circle(a, b, 1.4).scale(k).move(x, y), "#FFC2BE")
    for turn in (-160, -95, -25):
        sh.cut(leaf(0, 0, 15, 9, turn).scale(k).move(x, y - 9 * k), "#5CA85C" if turn < -90 else "#4A9150", drop=1.4, edge=0.6)


def plank_on(sh, x, y, k, turn=-18):
    def at(shape):
        return turned(shape.scale(k).move(x, y), turn, x, y)
    board = at(rect(-19, -8, 38, 16, 2.5))
    sh.cut(board, WOOD)
    sh.fill(inside(board, at(rect(-20, 3, 40, 8))), WOOD_D)
    sh.cut(at(ellipse(-17, 0, 3.6, 7.5)), WOOD_L, drop=0, edge=0.5)
    for yy in (-4, 0):
        sh.fill(at(rect(-9, yy, 22, 1.5, 0.7)), WOOD_D)
    for xx in (-8, 13):
        sh.fill(at(circle(xx, -5.6, 1.3)), "#6B4426")


def ball_on(sh, x, y, k):
    whole = circle(x, y, 17 * k)
    sh.cut(whole, BERRY)
    for a, tone in ((-100, CREAM), (20, TEAL), (140, GOLD)):
        wedge = d("M0 0C4 -8 12 -14 22 -20L28 0C16 -4 8 -2 0 0Z").turn(a + 20).scale(k).move(x, y)
        sh.fill(inside(wedge, whole), tone)
    sh.fill(minus(whole, circle(x - 3 * k, y - 3 * k, 17.3 * k)), "#3A1430", 0.22)
    sh.cut(circle(x - 1.4 * k, y - 1.4 * k, 4.2 * k), CREAM, drop=1, edge=0.6)
    sh.fill(ellipse(0, 0, 4.6, 2.8).turn(-38).scale(k).move(x - 8 * k, y - 10 * k), "#FFFFFF", 0.55)
    sh.rim(whole, 0.9)


def ribbon_on(sh, x, y, k):
    for side in (-1, 1):
        flip = (lambda s: s) if side < 0 else (lambda s: s.scale(-1, 1))
        sh.cut(flip(d("M0 2L-14 18L-7 17L-4 20L4 6Z")).scale(k).move(x, y), "#7A4FB0" if side < 0 else "#64409A", drop=1.4, edge=0.6)
        loop = flip(d("M0 0C-6 -14 -19 -16 -19 -4C-19 8 -8 8 0 0Z")).scale(k).move(x, y)
        sh.cut(loop, "#9B6FD0" if side < 0 else "#8459BC")
        sh.fill(flip(d("M-4 -2C-8 -8 -14 -9 -14 -3C-14 3 -9 2 -4 -2Z")).scale(k).move(x, y), "#64409A")
    sh.cut(rect(-5, -6, 10, 12, 4).scale(k).move(x, y), "#B993E6", drop=1.4)


def bolt_on(sh, x, y, k):
    bolt = rounded([(x + 5 * k, y - 19 * k), (x - 13 * k, y + 3 * k), (x - 2 * k, y + 3 * k), (x - 6 * k, y + 19 * k),
                    (x + 13 * k, y - 5 * k), (x + 2 * k, y - 5 * k)], 1.6)
    sh.cut(bolt, GOLD)
    sh.fill(minus(bolt, moved(bolt, -2.4 * k, -2 * k)), GOLD_D)
    sh.fill(stroke([(x + 1 * k, y - 12 * k), (x - 6 * k, y - 2 * k)], 2.4 * k), "#FFFFFF", 0.6)


def small_things(folder):
    for name, draw in (("berry", berry_on), ("plank", plank_on), ("ball", ball_on), ("ribbon", ribbon_on), ("bolt", bolt_on)):
        sh = sheet(40, 40, drop=0)
        sh.drop = 1.6
        draw(sh, 20, {"berry": 21.5, "ribbon": 18}.get(name, 20), 0.86 if name == "berry" else 1.0)
        sh.save(f"{folder}/pet-{name}.svg")


HEART = "M32 56C20 46 5 36 5 20C5 10 12 4 20 4C26 4 30 7 32 12C34 7 38 4 44 4C52 4 59 10 59 20C59 36 44 46 32 56Z"


def hearts(folder):
    sh = sheet(64, 60)
    heart = geo(d(HEART))
    sh.cut(heart, "#E8486A", drop=0, edge=0)
    sh.fill(minus(heart, moved(heart, -6, -5)), "#C02F54")
    sh.fill(inside(heart, d("M32 12L32 58L70 30L60 -6Z")), "#C02F54", 0.25)
    sh.fill(ellipse(0, 0, 7, 4.4).turn(-42).move(17, 16), "#FFFFFF", 0.65)
    sh.rim(heart, 1.4, lit=0.5)
    sh.save(f"{folder}/paper-heart.svg")
    sh = sheet(64, 60)
    hole = heart.buffer(-1.5)
    sh.fill(hole, "#2A1430", 0.2)
    for k, o in ((5, 0.10), (3, 0.12), (1.5, 0.14)):
        sh.fill(minus(hole, moved(hole, k * 0.7, k)), "#2A1430", o)
    sh.fill(minus(hole.buffer(1.2), moved(hole.buffer(0.8), -1, -1.2)).difference(hole), "#FFFFFF", 0.7)
    sh.save(f"{folder}/paper-heart-empty.svg")


def suitcase(folder):
    sh = sheet(128, 112)
    sh.cut(minus(rect(42, 8, 44, 32, 11), rect(50, 16, 28, 32, 6)), "#6B4426", drop=0)
    body = geo(rect(6, 28, 116, 80, 14))
    sh.cut(body, "#E07A45", drop=3, edge=1.2)
    sh.fill(minus(body, moved(body, -7, -6)), "#BE5E30")
    sh.fill(rect(6, 52, 116, 3), "#BE5E30")
    for x in (24, 90):
        strap = inside(rect(x, 28, 14, 80), body)
        sh.cut(strap, "#8A5230", drop=1.6)
        sh.cut(rect(x - 2, 46, 18, 14, 3), GOLD, drop=1.4)
        sh.fill(rect(x + 2, 50, 10, 6, 1.5), "#8A5230")
    sh.cut(circle(64, 78, 15), "#7CC9E6", drop=1.6)
    sh.fill(inside(circle(64, 78, 15), d("M48 84C56 76 62 78 68 82C74 78 80 80 84 84L80 98L48 98Z")), "#2F9A58")
    sh.fill(circle(69, 73, 4.4), GOLD)
    sh.rim(body, 1.2)
    sh.save(f"{folder}/pet-suitcase.svg")


def bubble(folder):
    sh = sheet(96, 96, drop=0)
    shape = rect(3, 3, 90, 90, 27)
    sh.fill(moved(geo(shape), 0, 2.4), "#2A1430", 0.16)
    sh.cut(shape, "#FFFDF8", drop=0, edge=1.2, lit=0.9, dark=0.1)
    sh.save(f"{folder}/speech-bubble.svg")
    sh = sheet(40, 32, drop=0)
    tail = d("M4 0L36 0C32 10 22 22 8 30C14 20 14 10 4 0Z")
    sh.fill(moved(tail, 0, 2), "#2A1430", 0.16)
    sh.fill(tail, "#FFFDF8")
    sh.fill(inside(minus(tail, moved(tail, -1.2, -1)), rect(0, 6, 40, 30)), "#2A1430", 0.1)
    sh.save(f"{folder}/speech-bubble-tail.svg")


def door(folder):
    """The door to the pet's room, 112 by 144, standing on its lower edge."""
    sh = sheet(112, 144)
    frame = geo(d("M8 140L8 62C8 26 30 8 56 8C82 8 104 26 104 62L104 140Z"))
    sh.cut(frame, "#FBE3C0", drop=0, edge=1.2)
    sh.fill(minus(frame, moved(frame, -5, -3)), "#E3BE92")
    leaf_of = geo(d("M20 140L20 64C20 34 36 20 56 20C76 20 92 34 92 64L92 140Z"))
    sh.cut(leaf_of, PLUM, drop=0, edge=0)
    for x in (20, 38.5, 56.5, 74.5):
        sh.fill(inside(rect(x, 10, 1.8, 140), leaf_of), PLUM_D)
    sh.fill(inside(leaf_of, rect(74, 10, 30, 140)), PLUM_D, 0.6)
    sh.fill(minus(leaf_of, moved(leaf_of, 5, 5)), "#2A1430", 0.3)
    for y in (82, 122):
        sh.cut(rect(20, y, 36, 6, 2), GOLD_D, drop=1.2, edge=0.7)
    window = geo(d(HEART)).buffer(0)
    window = moved(window, 24, 30)
    sh.cut(window, "#5A2548", drop=0, edge=0)
    sh.fill(window.buffer(-2.6), "#FFE08A")
    sh.fill(inside(window.buffer(-2.6), both(rect(54.8, 20, 2.6, 80), rect(20, 50, 80, 2.6))), "#5A2548")
    sh.cut(circle(80, 100, 5.4), GOLD, drop=2)
    sh.cut(rect(2, 133, 108, 9, 4), "#C98B4E", drop=2)
    sh.save(f"{folder}/pet-door.svg")


def feeder(folder):
    """The feeder for sale, 112 by 144, standing on its lower edge."""
    sh = sheet(112, 144)
    glass = geo(rounded([(26, 26), (86, 26), (80, 92), (32, 92)], [8, 8, 12, 12]))
    sh.fill(glass, "#CFE6EE", 0.85)
    for x, y in ((44, 80), (64, 82), (54, 66), (72, 66), (42, 60), (60, 50)):
        berry_on(sh, x, y, 0.62)
    sh.fill(inside(stroke([(35, 34), (39, 80)], 7), glass), "#FFFFFF", 0.7)
    sh.fill(minus(glass, moved(glass, -3, -2)), "#5E93A8", 0.4)
    sh.cut(rounded([(34, 10), (78, 10), (90, 28), (22, 28)], 6), PLUM, drop=3)
    sh.cut(circle(56, 9, 7), GOLD, drop=2)
    sh.cut(rounded([(28, 90), (84, 90), (76, 116), (36, 116)], 5), WOOD, drop=3)
    sh.fill(geo(rect(44, 98, 24, 14, 6)), WOOD_D)
    tray = geo(d("M10 112L102 112C102 132 92 140 56 140C20 140 10 132 10 112Z"))
    sh.cut(tray, "#5C8FD6", drop=3)
    sh.fill(minus(tray, moved(tray, -5, -4)), "#4473B8")
    berry_on(sh, 56, 112, 0.6)
    sh.save(f"{folder}/pet-feeder.svg")


def pet_things(folder):
    for draw in (jar, small_things, hearts, suitcase, bubble, door, feeder):
        draw(folder)
