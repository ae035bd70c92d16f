"""menu-pet-*.svg: the animal of menu-pet, large, on its hill at dusk; its ball sticks out of the frame."""
import menu_pet
from paper import Sheet, both, circle, d, ellipse, inside, leaf, minus, poly, rect, ridge, rounded, stroke
from poster import back, front, mid

SKY = ("#3A3069", "#4C3D80", "#664A93", "#8B5DA6", "#B87BB4")
HILLS = (("#6E5391", "#624A84"), ("#553F7B", "#4B376F"), ("#3F2F63", "#372957"))


def dusk(folder):
    sh = back("#1B1030")
    sh.fill(rect(-4, -4, 648, 648), SKY[0])
    for r, tone in zip((330, 262, 198, 146), SKY[1:]):
        sh.cut(circle(320, 300, r), tone, drop=6, edge=1.4, strength=0.55, lit=0.25, dark=0)
    stars = ((236, 40, 5), (292, 92, 3.4), (352, 34, 4), (226, 152, 3.4), (60, 210, 5), (130, 262, 3.6), (560, 214, 4.4),
             (598, 300, 3.4), (520, 120, 4), (90, 90, 4), (160, 40, 3.4), (480, 50, 4))
    for x, y, r in stars:
        sh.cut(poly([(x, y - 2 * r), (x + .6 * r, y - .6 * r), (x + 2 * r, y), (x + .6 * r, y + .6 * r), (x, y + 2 * r),
                     (x - .6 * r, y + .6 * r), (x - 2 * r, y), (x - .6 * r, y - .6 * r)]), "#FFEBB0", drop=2, edge=0.5)
    moon(sh, 374, 84, 44)
    for x, y, k in ((470, 300, .8), (30, 330, .8)):
        lumps = [circle(x + k * a, y + k * b, k * r) for a, b, r in ((0, 0, 34), (44, -20, 44), (96, -6, 40), (138, 8, 26))]
        sh.cut(both(*lumps, rect(x, y, 138 * k, 34 * k)).buffer(-4).buffer(4), "#C98BB9", drop=6, edge=1.4, strength=0.5, lit=0.35, dark=0.06)
    lines = (((-10, 420), (90, 372), (200, 406), (320, 386), (430, 410), (550, 362), (650, 396)),
             ((-10, 440), (110, 470), (220, 432), (340, 470), (460, 430), (560, 456), (650, 436)),
             ((-10, 530), (120, 500), (260, 530), (400, 500), (530, 528), (650, 506)))
    for i, (pts, (tone, dark)) in enumerate(zip(lines, HILLS)):
        sh.cut(ridge(pts, 660), tone, drop=8, edge=1.6, strength=0.7, lit=0.25, dark=0)
        sh.fill(ridge([(x, y + 26 + 10 * (n % 2)) for n, (x, y) in enumerate(pts)], 660), dark)
        if i == 0:
            house(sh, 545, 384)
            for x, y, k in ((80, 394, 1), (126, 402, .7), (604, 386, .9), (234, 412, .5), (416, 418, .5)):
                tree(sh, x, y, k)
    sh.save(f"{folder}/menu-pet-back.svg")


def moon(sh, x, y, r):
    sh.cut(circle(x, y, r * 1.4), "#6C5796", drop=0, edge=0)
    sh.cut(circle(x, y, r), "#FFE7A6", drop=5, edge=1.2, strength=0.6, lit=0.6)
    sh.fill(minus(circle(x, y, r), circle(x - r * .16, y - r * .14, r)), "#F2C76C")
    for dx, dy, k in ((-.3, .3, .17), (.2, .5, .1), (.32, -.22, .2), (-.24, -.4, .1)):
        sh.fill(circle(x + dx * r, y + dy * r, k * r), "#F2C76C")


def house(sh, x, y):
    sh.cut(rect(x - 34, y - 50, 68, 66, 3), "#F0A39A", drop=5, edge=1.2)
    sh.fill(rect(x + 8, y - 50, 26, 66), "#D07F8E")
    sh.cut(rect(x + 14, y - 98, 13, 30, 2), "#8A3F6B", drop=3, edge=1)
    sh.cut(rounded([(x - 48, y - 46), (x, y - 92), (x + 48, y - 46)], 6), "#A94E7C", drop=5, edge=1.4)
    for dx in (-24, 8):
        sh.fill(rect(x + dx, y - 36, 17, 20, 3), "#FFE08A")
    sh.cut(rect(x - 8, y - 14, 16, 30, 6), "#6B3258", drop=0, edge=0.8)


def tree(sh, x, y, k):
    sh.cut(stroke([(x, y + 4), (x, y - 30 * k)], 6 * k), "#3A2A55", drop=0, edge=0)
    crown = d(f"M{x} {y - 92 * k}C{x + 32 * k} {y - 54 * k} {x + 29 * k} {y - 16 * k} {x} {y - 14 * k}"
              f"C{x - 29 * k} {y - 16 * k} {x - 32 * k} {y - 54 * k} {x} {y - 92 * k}Z")
    sh.cut(crown, "#4E6F86", drop=5, strength=0.8, lit=0.25)
    sh.fill(inside(crown, rect(x + 4 * k, y - 100 * k, 60 * k, 100 * k)), "#3F5C76")


def critter():
    sh = Sheet(240, 240, digits=2, edge=1.0, shade="#2A1430")
    menu_pet.tail(sh)
    for side in (-1, 1):
        menu_pet.ear(sh, side)
    menu_pet.body(sh)
    menu_pet.face(sh)
    menu_pet.limbs(sh)
    return sh


def on_its_hill(folder):
    sh = mid("#1B1030")
    hill = ridge([(-20, 372), (40, 344), (120, 334), (200, 346), (260, 370)], 446)
    sh.cut(hill, "#7DBA6A", drop=0, edge=1.6, lit=0.35, dark=0)
    sh.fill(inside(ridge([(-20, 400), (60, 372), (140, 366), (210, 384), (260, 396)], 446), rect(0, 0, 240, 440)), "#63A35C")
    for x, y, s in ((22, 360, 1), (220, 366, 1), (200, 352, .7)):
        for a, k in ((-116, .8), (-92, 1.1), (-66, .8)):
            sh.cut(leaf(x, y, 30 * s * k, 9 * s, a), "#4E8F55" if a < -80 else "#5FA35C", drop=0, edge=0.6)
    sh.fill(ellipse(120, 348, 84, 11), "#2A1E48", 0.35)
    sh.place(critter(), 112, 226, 0, 1.25)
    for x, y, tone in ((44, 372, "#FFD86B"), (62, 360, "#F7A6C4"), (190, 374, "#FFD86B")):
        for a in range(18, 378, 72):
            sh.fill(leaf(x, y, 9, 7, a), tone)
        sh.fill(circle(x, y, 2.8), "#FFFFFF")
    sh.save(f"{folder}/menu-pet-mid.svg")


def ball(folder):
    sh = front(112, 128, "#1B1030")
    whole = circle(54, 60, 44)
    sh.cut(whole, "#E0567C", drop=0)
    for a, tone in ((-100, "#FFF3DC"), (20, "#4FB3C9"), (140, "#F2B632")):
        wedge = inside(d("M54 60C64 40 84 22 112 10L122 60C96 56 74 58 54 60Z").turn(a + 20, 54, 60), whole)
        sh.fill(wedge, tone)
    sh.fill(minus(whole, circle(47, 52, 45)), "#3A1430", 0.22)
    sh.cut(circle(50, 56, 11), "#FFF3DC", drop=2, edge=0.8)
    sh.fill(ellipse(0, 0, 12, 7).turn(-38).move(34, 34), "#FFFFFF", 0.5)
    sh.rim(whole, 1.3)
    for x0, y0, x1, y1 in ((20, 112, 12, 122), (38, 116, 34, 126)):
        sh.fill(stroke([(x0, y0), (x1, y1)], 4), "#FFFFFF", 0.8)
    sh.save(f"{folder}/menu-pet-front.svg")


def poster_pet(folder):
    for draw in (dusk, on_its_hill, ball):
        draw(folder)
