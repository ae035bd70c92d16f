"""pet-seal-*.svg: the actions for the pet, on round paper seals of 128 by 128: feed, play, wash, light, train; and
the three kinds of training: attack, defence, luck; and medicine."""
from paper import circle, d, ellipse, geo, inside, minus, moved, poly, rect, rounded, star, stroke, turned
from pet_things import CREAM, GOLD, GOLD_L, ball_on, berry_on
from poster import seal

C = 64


def feed():
    sh = seal("#FFE3C9", "#E0526C", "#FFF3E2")
    for x, y, k in ((46, 52, .8), (82, 52, .8), (64, 44, .95)):
        berry_on(sh, x, y, k)
    bowl = geo(d("M22 62L106 62C106 88 90 100 64 100C38 100 22 88 22 62Z"))
    sh.cut(bowl, "#5C8FD6", drop=4)
    sh.fill(inside(bowl, d("M80 60L110 60L110 104L66 104C80 92 84 76 80 60Z")), "#4473B8")
    sh.cut(rect(18, 58, 92, 11, 5.5), "#8CB4EA", drop=2)
    for x, y, r in ((52, 82, 5.5), (45, 76, 2.6), (50, 74, 2.6), (55, 74, 2.6), (60, 77, 2.6)):
        sh.fill(circle(x, y, r), CREAM)
    return sh


def play():
    sh = seal("#CDEBF2", "#3590A8", "#E6F7FA")
    sh.fill(ellipse(66, 104, 26, 5), "#2A1430", 0.16)
    ball_on(sh, 64, 62, 2.0)
    for pts in (((24, 88), (30, 80)), ((34, 98), (39, 90)), ((104, 88), (98, 80))):
        sh.fill(stroke(pts, 5), "#3590A8")
    return sh


def wash():
    sh = seal("#D6E6FB", "#4C74C4", "#EEF5FF")
    soap = geo(turned(rect(26, 62, 68, 36, 15), -8, 60, 80))
    sh.cut(soap, "#F7A6C4", drop=4)
    sh.fill(minus(soap, moved(soap, -4, -9)), "#DE7FA6")
    sh.fill(turned(rect(40, 70, 36, 10, 5), -8, 60, 80), "#FCD0E0")
    for x, y, r in ((44, 46, 13), (72, 36, 17), (96, 56, 10), (60, 22, 6), (98, 32, 6.5), (32, 28, 5)):
        sh.cut(circle(x, y, r), "#FFFFFF", drop=2, edge=0.9)
        sh.fill(circle(x, y, r * .86), "#BFE2F7")
        sh.fill(ellipse(0, 0, r * .32, r * .2).turn(-40).move(x - r * .4, y - r * .42), "#FFFFFF")
    return sh


def light():
    sh = seal("#4A3F7A", "#2E2757", "#5D5192")
    sh.fill(inside(d("M44 60L84 60L112 116L16 116Z"), circle(C, C, 52)), "#FFE9A8", 0.4)
    sh.cut(rect(60.5, 54, 7, 42, 3), "#C98B4E", drop=2)
    sh.cut(rounded([(46, 92), (82, 92), (88, 103), (40, 103)], 5), "#9A6233", drop=2)
    shade = rounded([(49, 24), (79, 24), (93, 62), (35, 62)], [6, 6, 5, 5])
    sh.cut(shade, GOLD_L, drop=3)
    sh.fill(inside(shade, poly([(68, 20), (84, 20), (98, 66), (74, 66)])), GOLD)
    sh.cut(stroke([(82, 62), (82, 74)], 2.4), "#FFF6E2", drop=0, edge=0)
    sh.cut(circle(82, 77, 3.6), "#FFF6E2", drop=1, edge=0.6)
    for x, y, r in ((26, 42, 6), (101, 38, 7), (24, 70, 4)):
        sh.cut(star(x, y, r, r * .42, n=4, r=0.6), "#FFF3C4", drop=0, edge=0.5)
    return sh


def train():
    sh = seal("#FFD9A3", "#D8731F", "#FFEBCB")

    def at(shape):
        return turned(shape, -24, C, C)

    sh.cut(at(rect(34, 58, 60, 12, 5)), "#8A93A3", drop=3)
    for side in (-1, 1):
        x = C + side * 25
        sh.cut(at(rect(x - 8, 40, 16, 48, 6)), "#D2492F" if side < 0 else "#B83A23", drop=3)
        sh.cut(at(rect(x + side * 12 - 6, 46, 12, 36, 5)), "#E8705A" if side < 0 else "#D2492F", drop=2)
    for pts in (((36, 40), (44, 31), (55, 27)), ((92, 88), (84, 97), (73, 101))):
        sh.fill(stroke(pts, 4.6, soft=True), "#D8731F")
    return sh


def attack():
    sh = seal("#FFD3CB", "#C8402F", "#FFE8E2")
    pad = geo(d("M64 58C78 58 92 74 92 88C92 100 80 102 64 97C48 102 36 100 36 88C36 74 50 58 64 58Z"))
    sh.cut(pad, "#E0503C", drop=3)
    sh.fill(minus(pad, moved(pad, -5, -5)), "#B83A23")
    for x, y, t in ((33, 58, -28), (51, 38, -8), (77, 38, 8), (95, 58, 28)):
        toe = ellipse(0, 0, 9.5, 13).turn(t).move(x, y)
        sh.cut(toe, "#E0503C", drop=3)
        sh.fill(minus(toe, toe.move(-3, -3)), "#B83A23")
        sh.cut(rounded([(-4, -10), (0, -23), (4, -10)], 1.2).turn(t).move(x, y), CREAM, drop=1, edge=0.6)
    return sh


def defence():
    sh = seal("#CFE3FA", "#2E6FB7", "#E8F2FF")
    shield = geo(d("M64 22C76 31 88 34 100 34C101 66 92 90 64 106C36 90 27 66 28 34C40 34 52 31 64 22Z"))
    sh.cut(shield, "#F6F1E7", drop=4)
    inner = shield.buffer(-6.5)
    sh.fill(inner, "#3F8FD0")
    sh.fill(inside(inner, rect(64, 0, 64, 128)), "#2E6FB7")
    sh.cut(star(64, 62, 20, 9.5, r=1.6), GOLD, drop=2.4)
    return sh


def luck():
    sh = seal("#D5EFC9", "#2F8F4E", "#EAF8E2")
    sh.cut(stroke([(65, 66), (72, 88), (84, 102)], 6, soft=True), "#24733D", drop=2)
    for k in range(4):
        petal = d("M0 0C-8 -10 -25 -12 -25 -25C-25 -34 -15 -38 -8 -34C-4 -32 -1 -29 0 -25C1 -29 4 -32 8 -34C15 -38 25 -34 25 -25C25 -12 8 -10 0 0Z")
        tone, dark = (("#4FB565", "#3C9C53"), ("#3C9C53", "#2F8446"))[k in (1, 2)]
        shape = petal.scale(.98).turn(45 + 90 * k).move(62, 60)
        sh.cut(shape, tone, drop=3)
        sh.fill(stroke([(62, 60), turned_point(62, 60, 20, 45 + 90 * k)], 2.2), dark)
    return sh


def medicine():
    sh = seal("#D5F0E4", "#2F8F6E", "#EAF9F2")
    bottle = geo(rounded([(50, 40), (78, 40), (94, 58), (94, 106), (34, 106), (34, 58)], [4, 4, 16, 9, 9, 16]))
    sh.cut(bottle, "#8C5AB8", drop=4)
    sh.fill(minus(bottle, moved(bottle, -6, -4)), "#6E419A")
    sh.cut(rect(48, 22, 32, 20, 5), "#F6F1E7", drop=2)
    for x in (54, 61, 68, 75):
        sh.fill(rect(x - 1, 25, 2, 14, 1), "#D2C6B4")
    sh.cut(rect(40, 60, 48, 36, 5), CREAM, drop=2)
    sh.fill(geo(rect(59, 64, 10, 28, 2)), "#E0526C")
    sh.fill(geo(rect(50, 73, 28, 10, 2)), "#E0526C")
    sh.fill(ellipse(0, 0, 3.4, 12).turn(8).move(40, 62), "#FFFFFF", 0.4)
    return sh


def turned_point(x, y, r, degrees):
    tip = poly([(0, -r), (1, -r), (1, -r + 1)]).turn(degrees).move(x, y)
    return tip.subs[0][0]


SEALS = {"feed": feed, "play": play, "wash": wash, "light": light, "train": train, "attack": attack, "defence": defence, "luck": luck,
         "medicine": medicine}


def pet_seals(folder):
    for name, draw in SEALS.items():
        draw().save(f"{folder}/pet-seal-{name}.svg")
