"""mountains.svg: a red train on a viaduct, balloons, peaks, a lake."""
from paper import both, circle, d, ellipse, inside, leaf, minus, mix, moved, poly, rect, ridge, rounded, stroke
from scenery import Scene, ball, bird, cloud, foam, house, petals, pine, sky, sun, tuft

CREAM, RED, RED_D, INK, YELLOW = "#FBF3E0", "#CF4A33", "#A23426", "#2B3440", "#F2B632"


def mountains(folder):
    sh = Scene(37, shade="#26304F")
    sky(sh, 330, 130, (130, 220, 320, 430, 550, 680),
        ("#FFF0C4", "#FDDDB0", "#F8C7AE", "#E9B6BE", "#C9ABCB", "#A59FD0", "#8493CB"), 2)
    sun(sh, 330, 130, 78, "#FBD36A", "#FDE6A0")
    cloud(sh, 92, 128, .7, under="#F3DCC8")
    cloud(sh, 500, 220, .55, under="#E9CDD4")
    cloud(sh, 968, 268, .7, under="#C9C9E8")
    peaks(sh)
    balloon(sh, 640, 168, 1.06, ("#CF4A33", "#FBF3E0"))
    balloon(sh, 896, 112, .72, ("#2E6FB7", "#F2B632"))
    balloon(sh, 96, 330, .8, ("#2F8F4E", "#F6E3B0"))
    for x, y, k in ((220, 300, .55), (500, 70, .6), (800, 330, .5)):
        bird(sh, x, y, k, "#FFFFFF", "#7A7090")
    forest(sh)
    lake(sh)
    viaduct(sh)
    afloat(sh)
    train(sh)
    meadow(sh)
    sh.save(f"{folder}/mountains.svg")


def peak(sh, x, y, w, h, tone, dark, snow="#FFFDF6", snow_d="#CFD3E6"):
    base = y + h
    body = poly([(x - w, base), (x - w * .45, y + h * .42), (x - w * .3, y + h * .36), (x, y), (x + w * .28, y + h * .3), (x + w * .42, y + h * .36), (x + w, base)])
    sh.cut(body, tone, drop=14)
    sh.fill(poly([(x, y), (x + w * .28, y + h * .3), (x + w * .42, y + h * .36), (x + w, base), (x + w * .2, base), (x + w * .04, y + h * .6), (x + w * .12, y + h * .38)]), dark)
    cap = poly([(x, y), (x + w * .24, y + h * .257), (x + w * .16, y + h * .36), (x + w * .06, y + h * .28), (x - w * .04, y + h * .42), (x - w * .12, y + h * .3), (x - w * .24, y + h * .37), (x - w * .25, y + h * .3)])
    sh.cut(cap, snow, drop=6)
    sh.fill(poly([(x, y), (x + w * .24, y + h * .257), (x + w * .16, y + h * .36), (x + w * .06, y + h * .28)]), snow_d)


def peaks(sh):
    peak(sh, 850, 318, 300, 330, "#8E8FC0", "#7576AB")
    peak(sh, 210, 330, 280, 320, "#9A92BE", "#7D76A8")
    peak(sh, 500, 286, 300, 360, "#6F7BB0", "#566297")
    peak(sh, 1000, 420, 220, 260, "#5F73A6", "#4B5D8E")
    peak(sh, 20, 440, 200, 240, "#5F73A6", "#4B5D8E")


def forest(sh):
    sh.cut(ridge([(-10, 560), (110, 520), (240, 560), (380, 588), (520, 560), (680, 590), (820, 548), (940, 520), (1034, 560)], 740), "#5B9A86")
    for x, y, k in ((50, 556, .7), (128, 540, .9), (196, 566, .7), (268, 580, .6), (560, 580, .6), (640, 596, .75), (840, 560, .8), (910, 548, 1), (980, 560, .8)):
        pine(sh, x, y, k, "#3F8277", "#2F6A66")
    sh.cut(ridge([(-10, 620), (140, 600), (300, 640), (470, 620), (640, 646), (820, 606), (1034, 630)], 780), "#447F6C")


def lake(sh):
    sh.cut(d("M-10 700C150 676 300 690 460 684C640 676 800 690 1034 676L1034 900L-10 900Z"), "#6CB9C9")
    for y, tone in ((722, "#58A9C2"), (764, "#4698B8"), (806, "#3987AC")):
        sh.cut(d(f"M-10 {y}C140 {y - 16} 260 {y + 16} 420 {y}C600 {y - 18} 760 {y + 16} 1034 {y - 6}L1034 910L-10 910Z"), tone, drop=5)
        foam(sh, 0, 1024, y + 10, y + 40, 10, mix(tone, "#FFFFFF", .5))
    foam(sh, 470, 660, 716, 850, 10, "#FBE3C0")


def afloat(sh):
    x, y = 712, 836
    sh.bit(rect(x - 3, y - 124, 6, 110), "#84532C", 4)
    sh.cut(d(f"M{x + 8} {y - 120}C{x + 50} {y - 84} {x + 60} {y - 50} {x + 62} {y - 20}L{x + 8} {y - 20}Z"), "#FBF3E0", drop=6)
    sh.cut(d(f"M{x - 8} {y - 104}L{x - 8} {y - 20}L{x - 60} {y - 20}C{x - 40} {y - 50} {x - 20} {y - 80} {x - 8} {y - 104}Z"), YELLOW, drop=6)
    sh.cut(d(f"M{x - 66} {y - 12}L{x + 70} {y - 12}C{x + 62} {y + 10} {x + 50} {y + 18} {x + 36} {y + 18}L{x - 40} {y + 18}C{x - 54} {y + 14} {x - 62} {y + 2} {x - 66} {y - 12}Z"), "#A8573A", drop=6)
    for x, y, k in ((330, 812, 1), (404, 836, .62), (452, 834, .62)):
        sh.bit(d("M-40 0C-30 -22 4 -26 16 -20C10 -50 20 -66 36 -66C52 -64 52 -48 42 -42C36 -30 48 -4 34 8C12 18 -26 16 -40 0Z").scale(k).move(x, y), "#FFFDF4", 5)
        sh.fill(leaf(-30, 0, 44, 18, -8).scale(k).move(x, y), "#DCD6C6")
        sh.fill(poly([(48, -60), (64, -52), (46, -50)]).scale(k).move(x, y), "#F0A23A")
        sh.fill(circle(40, -56, 3.4).scale(k).move(x, y), INK)


def viaduct(sh):
    arches = [d(f"M{x} 840L{x} 676C{x} 630 {x + 92} 630 {x + 92} 676L{x + 92} 840Z") for x in range(-60, 1020, 152)]
    wall = minus(rect(-20, 604, 1064, 150), *arches)
    sh.cut(wall, "#D9B48C", drop=14)
    for x in range(-60, 1020, 152):
        sh.fill(inside(rect(x + 126, 640, 26, 120), wall), "#B98F6C")
        sh.bit(d(f"M{x + 92} 676C{x + 92} 630 {x} 630 {x} 676L{x - 8} 676C{x - 8} 616 {x + 100} 616 {x + 100} 676Z"), "#EBD0AC", 0)
        for k in range(4):
            sh.fill(rect(x + 96 + (k % 2) * 12, 672 + k * 20, 16, 8, 2), "#C49B76")
    sh.cut(rect(-20, 596, 1064, 18, 4), "#EBD3B0", drop=6)
    for x in range(0, 1024, 32):
        sh.fill(rect(x, 602, 16, 6), "#B98F6C")


def wheel(sh, x, y, r):
    sh.bit(circle(x, y, r), INK, 3)
    sh.fill(circle(x, y, r * .62), YELLOW)
    sh.fill(circle(x, y, r * .24), INK)


def wagon(sh, x, tone, dark, load=None):
    sh.cut(rect(x, 520, 158, 66, 8), tone, drop=8)
    sh.fill(rect(x, 562, 158, 24, 6), dark)
    if load:
        load(x)
    else:
        sh.cut(rect(x - 6, 508, 170, 20, 8), CREAM, drop=5)
        for i in range(4):
            sh.bit(rect(x + 14 + i * 35, 534, 24, 24, 5), "#CFE8EE", 2)
            sh.fill(poly([(x + 14 + i * 35, 552), (x + 14 + i * 35, 534), (x + 32 + i * 35, 534)]), "#FFFFFF", .6)
    for a in (34, 124):
        wheel(sh, x + a, 588, 16)
    sh.fill(rect(x - 20, 572, 22, 8), INK)


def train(sh):
    for x, y, r in ((736, 376, 22), (768, 398, 28), (796, 424, 22), (806, 448, 14)):
        sh.cut(circle(x, y, r), "#FFFDF6", drop=6)

    def logs(x):
        for a, b in ((30, 514), (66, 514), (102, 514), (134, 516), (48, 486), (84, 486), (118, 488)):
            sh.bit(circle(x + a, b, 19), "#8A5732", 3)
            sh.fill(circle(x + a, b, 12), "#D9A868")
            sh.fill(circle(x + a, b, 5), "#A8703F")
        sh.bit(rect(x, 524, 158, 40, 6), "#2E6FB7", 3)
    wagon(sh, 66, "#2F8F4E", "#23703D")
    wagon(sh, 246, "#2E6FB7", "#235A97", logs)
    wagon(sh, 426, YELLOW, "#D08F26")
    sh.cut(rect(604, 470, 92, 116, 8), RED, drop=10)
    sh.fill(rect(660, 470, 36, 116, 6), RED_D)
    sh.bit(rect(620, 486, 52, 42, 6), "#CFE8EE", 3)
    sh.cut(rect(594, 454, 112, 22, 8), INK, drop=6)
    sh.cut(rect(690, 510, 140, 70, 30), RED, drop=8)
    sh.fill(rect(700, 552, 124, 28, 12), RED_D)
    for x in (722, 772):
        sh.fill(rect(x, 510, 9, 70), YELLOW)
    sh.bit(rounded([(786, 512), (792, 478), (784, 462), (826, 462), (818, 478), (822, 512)], 3), INK, 4)
    sh.bit(d("M736 512C736 484 766 484 766 512Z"), YELLOW, 4)
    ball(sh, 832, 546, 14, "#FFE9A8")
    sh.bit(poly([(826, 580), (866, 600), (826, 600)]), INK, 3)
    for x, r in ((640, 24), (706, 17), (750, 17), (796, 17)):
        wheel(sh, x, 600 - r - 2, r)


def balloon(sh, x, y, k, tones):
    skin = d("M0 -120C70 -120 112 -72 112 -14C112 44 62 84 36 124L-36 124C-62 84 -112 44 -112 -14C-112 -72 -70 -120 0 -120Z").scale(k).move(x, y)
    for a in (-30, 30):
        sh.fill(stroke([(x + a * k, y + 124 * k), (x + a * .66 * k, y + 166 * k)], 3.5 * k), INK)
    sh.cut(skin, tones[0], drop=14 * k)
    gore = d("M0 -122C34 -110 40 -60 40 -14C40 40 22 90 14 126L-14 126C-22 90 -40 40 -40 -14C-40 -60 -34 -110 0 -122Z").scale(k).move(x, y)
    sh.fill(inside(gore, skin), tones[1])
    for s in (-1, 1):
        side = d("M0 -122C60 -118 84 -60 82 -14C80 44 40 90 26 126L44 126C70 84 124 44 118 -14C112 -80 70 -130 0 -122Z").scale(s * k, k).move(x, y)
        sh.fill(inside(side, skin), tones[1])
    sh.fill(minus(skin, moved(skin, -22 * k, -14 * k)), "#3A1420", .2)
    sh.fill(ellipse(-46, -66, 30, 16).turn(-48).scale(k).move(x, y), "#FFFFFF", .4)
    sh.bit(rounded([(x - 40 * k, y + 118 * k), (x + 40 * k, y + 118 * k), (x + 34 * k, y + 132 * k), (x - 34 * k, y + 132 * k)], 4 * k), tones[1], 3)
    sh.cut(rect(x - 24 * k, y + 164 * k, 48 * k, 36 * k, 7 * k), "#A8703F", drop=6 * k)
    sh.fill(rect(x - 24 * k, y + 164 * k, 48 * k, 10 * k, 4 * k), "#D9A868")
    sh.fill(rect(x - 24 * k, y + 184 * k, 48 * k, 5 * k), "#84532C")


def sheep(sh, x, y, k, flip=1):
    for a in (-26, -10, 14, 30):
        sh.fill(rect(x + a * k - 4 * k, y + 12 * k, 9 * k, 34 * k, 3), INK)
    wool = both(*[circle(x + a * k, y + b * k, r * k) for a, b, r in ((-34, 0, 24), (-12, -18, 26), (16, -16, 26), (36, 2, 22), (10, 12, 26), (-18, 12, 24))])
    sh.cut(wool, "#FFFDF4", drop=7)
    sh.fill(minus(wool, moved(wool, -9 * k, -10 * k)), "#DCD6C6")
    sh.bit(ellipse(x + 50 * flip * k, y - 12 * k, 18 * k, 22 * k), "#3A3440", 3)
    sh.bit(leaf(x + 44 * flip * k, y - 26 * k, 24 * k, 11 * k, 180 if flip > 0 else 0), "#3A3440", 2)
    sh.fill(circle(x + 55 * flip * k, y - 17 * k, 4.4 * k), "#FFFFFF")
    sh.fill(circle(x + 50 * flip * k, y - 32 * k, 11 * k), "#FFFDF4")


def meadow(sh):
    sh.cut(ridge([(-10, 800), (100, 806), (220, 842), (360, 876), (520, 880), (680, 872), (860, 846), (1034, 812)], 1034), "#8DB65B")
    house(sh, 116, 868, 150, 92, "#C98A54", "#A23426", "#FDE6A0", "#6B3F28", .42)
    sh.bit(rect(156, 702, 24, 50), "#8E7F86", 4)
    for x, y, k in ((20, 880, 1.15), (230, 884, 1.0), (968, 866, 1.25), (898, 876, .9)):
        pine(sh, x, y, k, "#3C8B5C", "#2B6F4C")
    sheep(sh, 420, 900, .9)
    sheep(sh, 596, 908, .8, -1)
    sh.cut(ridge([(-10, 912), (140, 920), (300, 956), (480, 962), (660, 944), (840, 910), (1034, 898)], 1034), "#6C9E49")
    for i in range(16):
        tuft(sh, sh.chance.uniform(10, 1014), sh.chance.uniform(965, 1022), sh.chance.uniform(.5, .8), ("#4E8C40", "#87B458", "#3F7A38"), 4)
    for x, y, r, tone, dark, n in ((70, 962, 46, "#E8608E", "#C43F70", 6), (188, 992, 36, "#FBF3E0", "#E6D8B8", 7), (300, 996, 34, "#F08A34", "#CF6A22", 6),
                             (440, 1000, 38, "#8E6BC4", "#6C4CA2", 6), (580, 996, 34, "#F7D154", "#DDAA2C", 7), (700, 984, 40, "#D2492F", "#A53526", 6),
                             (838, 966, 44, "#5B93D0", "#3A70B0", 6), (968, 962, 50, "#F6B7C4", "#DB8BA0", 7)):
        sh.fill(stroke([(x, y), (x + 5, 1030)], 7), "#3F7A38")
        sh.bit(leaf(x + 4, y + 46, 40, 18, -20), "#4E8C40", 3)
        petals(sh, x, y, r, n, tone, dark, YELLOW if tone != "#F7D154" else "#A8573A")
