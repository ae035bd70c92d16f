"""market.svg: three animals sell fruit under striped awnings."""
import math

from paper import both, circle, d, ellipse, inside, leaf, minus, mix, moved, poly, rect, smooth, stroke
from scenery import Scene, ball, bird, cloud, petals, sky

CREAM, RED, RED_D, INK, YELLOW = "#FBF3E0", "#CF4A33", "#A23426", "#2B3440", "#F2B632"
WOOD, WOOD_D, WOOD_L = "#A8703F", "#84532C", "#C8935C"


def market(folder):
    sh = Scene(67, shade="#3A2230")
    sky(sh, 180, -20, (130, 240, 360, 500, 640, 780), ("#FFF6CF", "#FBEAB8", "#DDEBC8", "#B4E0DC", "#8CCFE2", "#6DBADB", "#55A3CE"), 2)
    cloud(sh, 520, 96, .55)
    bird(sh, 250, 66, .6)
    bird(sh, 846, 70, .5)
    houses(sh)
    bunting(sh)
    ground(sh)
    for x, tone, who, shelf in ((20, RED, bear, "#E9C79A"), (356, "#2F8F4E", rabbit, "#D9B9A0"), (692, "#2E6FB7", fox, "#CDBBD0")):
        stall(sh, x, tone, who, shelf)
    front(sh)
    sh.save(f"{folder}/market.svg")


def houses(sh):
    for x, w, top, wall, roof, shut in ((-10, 180, 150, "#F0B98C", "#B8503A", "#3F8C86"), (166, 160, 210, "#F6E2B0", "#C9703F", "#B5524A"),
                                        (322, 190, 168, "#E59A86", "#8E4A5A", "#F6E2B0"), (508, 160, 226, "#CFE0D2", "#B8503A", "#2E6FB7"),
                                        (664, 190, 150, "#F3CF7E", "#9E5A3E", "#4E7A52"), (850, 190, 196, "#C9B3D6", "#7A4A78", "#F2B632")):
        sh.cut(rect(x, top, w, 420), wall, drop=10)
        sh.fill(rect(x + w * .72, top, w * .28, 420), mix(wall, "#5A2A40", .14))
        sh.cut(poly([(x - 14, top + 8), (x + w * .5, top - 92), (x + w + 14, top + 8)]), roof, drop=9)
        sh.fill(poly([(x + w * .5, top - 92), (x + w + 14, top + 8), (x + w * .66, top + 8)]), mix(roof, "#2A1430", .22))
        for c in (.14, .56):
            wx, wy = x + w * c, top + 40
            sh.fill(rect(wx, wy, w * .26, 72), "#4A6A86")
            sh.fill(poly([(wx, wy), (wx + w * .18, wy), (wx, wy + 46)]), "#8FB7CC")
            for s in (-.1, .27):
                sh.fill(rect(wx + w * s, wy - 2, w * .09, 76), shut)
            for k, tone in ((.2, "#E8608E"), (.8, "#4E9A50")):
                sh.fill(circle(wx + w * .26 * k, wy + 70, 12), tone)
        sh.fill(circle(x + w * .5, top - 32, 15), "#4A6A86")


def bunting(sh):
    for y, dip, off in ((96, 90, 0), (186, 70, 2)):
        pts = [(1040 * i / 20 - 8, y + dip * abs(math.sin(math.pi * i / 10 + off * .4)) ** .8) for i in range(21)]
        sh.fill(stroke(pts, 4), CREAM)
        for i, (x, yy) in enumerate(pts):
            sh.fill(poly([(x - 16, yy + 6), (x + 20, yy + 6), (x + 3, yy + 43)]), sh.shade, .15)
        for i, (x, yy) in enumerate(pts):
            sh.bit(poly([(x - 18, yy), (x + 18, yy), (x, yy + 38)]), (RED, YELLOW, "#2F8F4E", CREAM, "#2E6FB7")[(i + off) % 5], 0)


def ground(sh):
    sh.cut(rect(-10, 560, 1044, 480), "#D9BE9A", drop=8)
    for r in range(4):
        for i in range(7):
            sh.fill(rect(-50 + i * 168 + (r % 2) * 84, 862 + r * 44, 158, 37), ("#CBAE88", "#E2CAA6", "#D2B48E")[(i * 7 + r * 3) % 3])


def stall(sh, x, tone, who, back):
    w = 312
    sh.cut(rect(x + 16, 380, w - 32, 330), back, drop=8)
    sh.fill(both(*[rect(x + 16, 440 + k * 62, w - 32, 5) for k in range(3)]), mix(back, "#5A2A30", .25))
    for a in (14, w - 34):
        sh.cut(rect(x + a, 370, 20, 500), WOOD_D, drop=8)
    who(sh, x + w / 2, 560)
    sh.cut(rect(x, 688, w, 170, 6), WOOD, drop=12)
    sh.fill(rect(x, 800, w, 58, 6), WOOD_D)
    for i in range(3):
        sh.bit(rect(x + 10 + i * 99, 782, 94, 66), (tone, CREAM, mix(tone, CREAM, .45))[(i + int(x) // 300) % 3], 0)
    crates(sh, x, tone)
    emblems(sh, x, tone)
    awning(sh, x, w, tone)


def awning(sh, x, w, tone):
    n = 7
    for i in range(n):
        a, b = x - 22 + (w + 44) * i / n, x - 22 + (w + 44) * (i + 1) / n
        ta, tb = x + 22 + (w - 44) * i / n, x + 22 + (w - 44) * (i + 1) / n
        c = tone if i % 2 == 0 else CREAM
        sh.fill(poly([(ta, 300), (tb, 300), (b, 396), (a, 396)]), c)
        sh.bit(d(f"M{a} 394L{b} 394L{b} 420Q{(a + b) / 2} 452 {a} 420Z"), mix(c, "#3A1430", .12), 7)
    sh.fill(poly([(x + 22, 300), (x + w - 22, 300), (x + w - 26, 310), (x + 17, 310)]), "#FFFFFF", .35)


def crates(sh, x, tone):
    kinds = {RED: (("#D9472F", 1), ("#F08A34", 0), ("#F7D154", 2)), "#2F8F4E": (("#7FB54A", 1), ("#8E4F9E", 0), ("#E8506A", 3)),
             "#2E6FB7": (("#F2A07A", 1), ("#4E9A50", 4), ("#6A4A9E", 0))}[tone]
    for i, (c, kind) in enumerate(kinds):
        cx = x + 8 + i * 100
        for r in (2, 1, 0):
            spots = [(cx + 14 + k * 23 + r * 11.5, 688 - r * 19) for k in range(4 - r)]
            heap(sh, spots, 14, c, kind)
        sh.cut(poly([(cx, 694), (cx + 96, 694), (cx + 90, 772), (cx + 6, 772)]), (WOOD_L, "#D9AE78", "#C79A66")[i], drop=7)
        sh.fill(rect(cx + 5, 760, 86, 5), WOOD_D)
        sh.fill(rect(cx + 4, 712, 88, 5), WOOD_D)
        sh.fill(rect(cx + 26, 722, 44, 32), CREAM)
        sh.fill(circle(cx + 48, 738, 10), c)


def emblems(sh, x, tone):
    """A painted sign on each board of the counter."""
    i = int(x) // 300
    for k in range(3):
        cx, cy, kind = x + 57 + k * 99, 815, (i + k) % 3
        if kind == 0:
            petals(sh, cx, cy, 26, 6, CREAM, "#E6D8B8", YELLOW)
        elif kind == 1:
            ball(sh, cx, cy + 3, 21, (RED, "#F08A34", "#8E4F9E")[i], shine=0)
            sh.fill(leaf(cx, cy - 16, 26, 13, -30), "#4E9A50")
        else:
            for a in (-30, 10, 50):
                sh.fill(leaf(cx - 14, cy + 14, 46, 19, -a - 20), ("#4E9A50", "#F7D154", "#35763F")[i])


def heap(sh, spots, r, c, kind):
    """A row of fruits, tone by tone, so that each tone is one path."""
    if kind == 2:
        for x, y in spots:
            sh.fill(leaf(x - r * 1.3, y, r * 2.6, r * 1.7, 0), c)
        for x, y in spots:
            sh.fill(leaf(x - r * .6, y + r * .3, r * 1.5, r * .6, 0), mix(c, "#A86A10", .35))
        return
    for x, y in spots:
        sh.fill(circle(x, y, r), mix(c, "#3A1420", .24))
    for x, y in spots:
        sh.fill(circle(x - r * .1, y - r * .1, r * .855), c)
    for x, y in spots:
        sh.fill(leaf(x - r * .62, y - r * .22, r * .62, r * .3, -44), mix(c, "#FFFFFF", .5))
    for x, y in spots:
        if kind in (1, 3):
            sh.fill(leaf(x, y - r * .8, r * .9, r * .45, -40), "#4E9A50")
        for a in (-50, 0, 50) if kind == 4 else ():
            sh.fill(leaf(x, y + r * .6, r * 1.3, r * .5, -90 + a), "#86BF5C")


def seller(sh, x, y, fur, dark, apron):
    sh.cut(d(f"M{x - 92} {y + 140}C{x - 96} {y + 40} {x - 50} {y + 22} {x} {y + 22}C{x + 50} {y + 22} {x + 96} {y + 40} {x + 92} {y + 140}Z"), fur, drop=8)
    sh.cut(d(f"M{x - 54} {y + 140}L{x - 44} {y + 54}Q{x} {y + 70} {x + 44} {y + 54}L{x + 54} {y + 140}Z"), apron, drop=4)


def eyes(sh, x, y, gap, r):
    for s in (-1, 1):
        sh.fill(circle(x + gap * s, y, r), INK)
        sh.fill(circle(x + gap * s - r * .3, y - r * .35, r * .36), "#FFFFFF")
        sh.fill(ellipse(x + (gap + 22) * s, y + 22, 11, 7), "#EE7D7A", .6)


def smile(sh, x, y):
    sh.fill(ellipse(x, y, 12, 8.5), INK)
    sh.fill(stroke([(x - 15, y + 15), (x - 7, y + 20), (x, y + 14), (x + 7, y + 20), (x + 15, y + 15)], 4.5, soft=True), INK)


def bear(sh, x, y):
    seller(sh, x, y, "#9C6A42", "#7A4E2E", "#F6E2B0")
    for s in (-1, 1):
        sh.cut(circle(x + 58 * s, y - 62, 27), "#9C6A42", drop=5)
        sh.fill(circle(x + 58 * s, y - 62, 15), "#D9A27C")
    head = ellipse(x, y - 16, 80, 68)
    sh.cut(head, "#AD774B", drop=8)
    sh.fill(inside(minus(head, moved(head, -14, -10)), head), "#8A5A36")
    sh.cut(ellipse(x, y + 12, 38, 29), "#EAC9A0", drop=4)
    eyes(sh, x, y - 24, 32, 10)
    smile(sh, x, y + 2)
    sh.cut(d(f"M{x - 56} {y - 72}C{x - 50} {y - 116} {x + 50} {y - 116} {x + 56} {y - 72}Q{x} {y - 56} {x - 56} {y - 72}Z"), CREAM, drop=5)


def rabbit(sh, x, y):
    for s in (-1, 1):
        ear = leaf(x + 26 * s, y - 50, 116, 50, -90 + 14 * s)
        sh.cut(ear, "#F3EBE0" if s < 0 else "#DDD2C6", drop=5)
        sh.fill(leaf(x + 27 * s, y - 58, 88, 24, -90 + 14 * s), "#F2A9A6")
    seller(sh, x, y, "#F3EBE0", "#DDD2C6", "#E8743B")
    head = ellipse(x, y - 14, 72, 62)
    sh.cut(head, "#FBF6EE", drop=8)
    sh.fill(inside(minus(head, moved(head, -13, -9)), head), "#DDD2C6")
    eyes(sh, x, y - 22, 30, 11)
    smile(sh, x, y + 6)
    sh.fill(rect(x - 9, y + 24, 18, 15, 3), "#FFFFFF")


def fox(sh, x, y):
    for s in (-1, 1):
        sh.cut(poly([(x + 22 * s, y - 62), (x + 76 * s, y - 122), (x + 84 * s, y - 34)]), "#E5722F" if s < 0 else "#C9591F", drop=5)
        sh.fill(poly([(x + 44 * s, y - 64), (x + 70 * s, y - 98), (x + 74 * s, y - 48)]), "#5A2A2A")
    seller(sh, x, y, "#E5722F", "#C9591F", "#F2B632")
    head = smooth([(x, y - 76), (x + 66, y - 56), (x + 92, y - 2), (x + 44, y + 34), (x, y + 52), (x - 44, y + 34), (x - 92, y - 2), (x - 66, y - 56)])
    sh.cut(head, "#F0833F", drop=8)
    for s in (-1, 1):
        cheek = d(f"M{x} {y + 12}C{x + 26 * s} {y - 22} {x + 64 * s} {y - 18} {x + 96 * s} {y - 4}L{x + 44 * s} {y + 40}L{x} {y + 56}Z")
        sh.fill(inside(cheek, head), CREAM if s < 0 else "#E6DAC4")
    eyes(sh, x, y - 20, 32, 9.5)
    sh.fill(ellipse(x, y + 20, 14, 10), INK)
    sh.fill(stroke([(x - 16, y + 34), (x, y + 40), (x + 16, y + 34)], 4.5, soft=True), INK)


def front(sh):
    basket(sh, 96, 930, "#C8935C", ("#E8743B", "#F2A23A", "#E8743B"), 34)
    melon(sh, 262, 948)
    pot(sh, 384, 930)
    cat(sh, 540, 950)
    basket(sh, 706, 936, "#B5814E", ("#8E4F9E", "#6A3A86", "#A066B4", "#7A4592"), 23)
    pumpkin(sh, 846, 950)
    pumpkin(sh, 944, 962, .72)


def basket(sh, x, y, tone, colours, r):
    sh.cut(minus(ellipse(x, y - 20, 84, 96), ellipse(x, y - 20, 70, 84)), mix(tone, "#3A1A10", .25), drop=6)
    n = len(colours)
    for row in (1, 0):
        for i in range(n - row):
            ball(sh, x + (i - (n - row - 1) / 2) * r * 1.55, y - 26 - row * r * 1.1, r, colours[(i + row) % n])
    body = poly([(x - 92, y - 14), (x + 92, y - 14), (x + 72, y + 72), (x - 72, y + 72)])
    sh.cut(body, tone, drop=9)
    weave = [rect(x - 88 + i * 30 + (k % 2) * 15, y - 4 + k * 25, 19, 15) for k in range(3) for i in range(6)]
    sh.fill(inside(both(*weave), body.geo().buffer(-5)), mix(tone, "#3A1A10", .28))


def melon(sh, x, y):
    m = ellipse(x, y + 6, 62, 52)
    sh.cut(m, "#4E9A50", drop=9)
    for a in (-40, -12, 16, 42):
        sh.fill(inside(m, d(f"M{x + a} {y - 60}Q{x + a * 1.7} {y} {x + a} {y + 66}L{x + a + 11} {y + 66}Q{x + a * 1.7 + 14} {y} {x + a + 11} {y - 60}Z")), "#2F7040")
    sl = d("M-66 0L66 0C62 44 32 62 0 62C-32 62 -62 44 -66 0Z").turn(-14).move(x + 36, y + 8)
    sh.cut(sl, "#3F8A4B", drop=8)
    sh.fill(d("M-58 0L58 0C54 38 28 54 0 54C-28 54 -54 38 -58 0Z").turn(-14).move(x + 36, y + 8), "#F4E8C8")
    sh.fill(d("M-52 0L52 0C48 32 26 47 0 47C-26 47 -48 32 -52 0Z").turn(-14).move(x + 36, y + 8), "#E8505A")
    for a, b in ((-26, 12), (-4, 10), (20, 12), (-12, 28), (10, 28)):
        sh.fill(ellipse(a, b, 3.4, 5.4).turn(-14).move(x + 36, y + 8), INK)


def pot(sh, x, y):
    for a, b, c, e in ((-40, -46, "#E8608E", "#C43F70"), (4, -84, "#F7D154", "#DDAA2C"), (44, -42, "#5B93D0", "#3A70B0")):
        sh.fill(stroke([(x, y + 10), (x + a, y + b)], 7), "#4E9A50")
        sh.bit(leaf(x + a * .4, y - 8, 42, 18, -90 + a), "#6CB060", 3)
        petals(sh, x + a, y + b, 36, 6, c, e, CREAM)
    sh.cut(poly([(x - 52, y + 4), (x + 52, y + 4), (x + 38, y + 78), (x - 38, y + 78)]), "#C9643F", drop=8)
    sh.cut(rect(x - 60, y - 6, 120, 24, 6), "#DB7B52", drop=5)


def cat(sh, x, y):
    fur, dark = "#8B8FA0", "#6A6E82"
    sh.cut(stroke([(x + 40, y + 56), (x + 88, y + 50), (x + 86, y), (x + 72, y - 24)], 20, soft=True).simplify(.4), dark, drop=6)
    sh.cut(d(f"M{x - 54} {y + 74}C{x - 60} {y + 10} {x - 34} {y - 20} {x} {y - 20}C{x + 36} {y - 20} {x + 62} {y + 10} {x + 56} {y + 74}Z"), fur, drop=8)
    sh.fill(ellipse(x - 2, y + 40, 27, 33), CREAM)
    head = both(ellipse(x, y - 42, 50, 42), poly([(x - 48, y - 52), (x - 44, y - 104), (x - 12, y - 78)]), poly([(x + 48, y - 52), (x + 44, y - 104), (x + 12, y - 78)]))
    sh.cut(head, fur, drop=7)
    for a in (-14, 0, 14):
        sh.fill(leaf(x + a, y - 84, 24, 9, 90), dark)
    eyes(sh, x, y - 44, 20, 9)
    sh.fill(poly([(x - 7, y - 30), (x + 7, y - 30), (x, y - 22)]), "#EE7D7A")
    sh.fill(stroke([(x - 12, y - 16), (x - 5, y - 13), (x, y - 20), (x + 5, y - 13), (x + 12, y - 16)], 3.6, soft=True), INK)
    sh.cut(rect(x - 34, y - 10, 68, 13, 6), RED, drop=3)
    ball(sh, x, y + 4, 9, YELLOW)


def pumpkin(sh, x, y, k=1.0):
    for a, c in ((-46, "#D9702A"), (46, "#C9601F"), (-24, "#EA8438"), (26, "#DE7830"), (0, "#F2944A")):
        sh.cut(ellipse(x + a * k, y + 14 * k, 34 * k, 54 * k), c, drop=5)
    sh.bit(d(f"M{x - 8 * k} {y - 36 * k}C{x - 6 * k} {y - 60 * k} {x + 4 * k} {y - 66 * k} {x + 18 * k} {y - 68 * k}L{x + 22 * k} {y - 58 * k}C{x + 10 * k} {y - 54 * k} {x + 8 * k} {y - 48 * k} {x + 10 * k} {y - 36 * k}Z"), "#4E8C40", 3)
    sh.bit(leaf(x + 8 * k, y - 40 * k, 54 * k, 30 * k, 10), "#6CB060", 3)
