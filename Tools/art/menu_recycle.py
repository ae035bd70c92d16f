"""menu-recycle.svg: a bottle, a crisp packet and a paper plane on their way into the blue container."""
from paper import (Sheet, arc, both, circle, d, ellipse, geo, inside, minus, mix, moved, poly, rect, rounded, smooth,
                   stroke, turned)

BLUE, BLUE_D, BLUE_DD, BLUE_L = "#2E6FB7", "#245A98", "#173F73", "#5B93D0"
GREEN, GREEN_D, GREEN_L = "#2F8F4E", "#24733D", "#6BBF83"
RED, RED_D, YELLOW, YELLOW_D = "#D2492F", "#A93523", "#F2B632", "#D8952A"
CREAM, WHITE = "#FBF5E6", "#FFFFFF"


def placer(x, y, turn, k=1.0):
    return lambda s: s.scale(k).turn(turn).move(x, y)


def bottle(sh, x, y, turn, k=1.0):
    at = placer(x, y, turn, k)
    glass = at(d("M-8 -72L8 -72Q12 -72 12 -68L12 -61Q12 -58 9.5 -57L9.5 -36C9.5 -22 25 -20 25 2L25 60Q25 71 14 71"
                 "L-14 71Q-25 71 -25 60L-25 2C-25 -20 -9.5 -22 -9.5 -36L-9.5 -57Q-12 -58 -12 -61L-12 -68Q-12 -72 -8 -72Z"))
    sh.cut(glass, GREEN, drop=5)
    sh.fill(inside(glass, at(d("M3 -74L14 -74L14 -40C14 -24 30 -20 30 2L30 75L8 75C15 60 14 20 12 2C10 -14 2 -20 3 -40Z"))),
            GREEN_D)
    sh.fill(at(rect(-12, -72, 24, 14, 3.5)), GREEN_D)
    sh.fill(at(rect(-9, -71, 7, 12, 3)), GREEN_L)
    sh.fill(at(d("M-6 -52C-4 -54 -2.5 -53 -2.5 -50L-3 -36C-3.5 -22 -17 -16 -17 0L-17 8C-17 11 -20.5 11 -20.5 8"
                 "L-20.5 0C-20 -18 -7 -24 -6.5 -37Z")), GREEN_L)
    label = inside(glass, at(d("M-40 16Q0 24 40 16L40 53Q0 61 -40 53Z")))
    sh.cut(label, CREAM, drop=1.6, edge=0.7)
    sh.fill(inside(label, at(d("M11 10L40 10L40 70L10 70Q14 40 11 10Z"))), "#DDD3BC")
    sh.fill(at(d("M-10 47C-15 34 -2 26 12 27C12 42 2 51 -10 47Z")), GREEN)
    sh.fill(at(d("M-13 51C-6 44 -1 38 7 32L8 33C2 40 -4 46 -11.5 52Z")), GREEN_D)
    sh.rim(glass, 1.1)


def zigzag(x0, x1, y, up, n):
    step = (x1 - x0) / n
    return [(x0 + step * (i / 2), y + (0 if i % 2 else -up)) for i in range(2 * n + 1)]


def crisps(sh, x, y, turn, k=1.0):
    at = placer(x, y, turn, k)
    top, bottom = zigzag(-32, 32, -46, 4, 8), zigzag(32, -32, 46, -4, 8)
    right = [(30, -36), (34, -20), (35, 5), (33, 28), (30, 38)]
    bag = at(poly(top + right + bottom + [(-a, b) for a, b in reversed(right)]))
    sh.cut(bag, RED, drop=5)
    sh.fill(inside(bag, at(d("M14 -60L60 -60L60 60L16 60C26 36 25 10 22 -10C20 -24 18 -30 14 -38Z"))), RED_D)
    sh.fill(inside(bag, at(d("M-60 4C-30 18 20 -10 60 0L60 40C20 30 -20 50 -60 36Z"))), YELLOW)
    sh.fill(inside(bag, at(d("M23 -9C26 10 26 26 20 38L60 44L60 -4Z"))), YELLOW_D)
    for yy in (-46, 34):
        for i in range(9):
            sh.fill(inside(bag, at(rect(-31 + i * 7.3, yy - 3, 2.4, 14.5, 1.2))), "#7E2417", 0.35)
    sh.fill(at(d("M-28 -31C-20 -24 -16 -26 -8 -31C-14 -20 -20 -16 -27 -14Z")), WHITE, 0.3)
    chip = at(smooth([(-21, 12), (-14, -6), (4, -14), (20, -8), (21, 8), (14, 25), (-3, 32), (-18, 26)]))
    sh.cut(chip, "#FBDD8A", drop=2.4)
    sh.fill(inside(chip, at(d("M-26 30C0 24 14 12 16 -16L40 -10L30 40L-20 44Z"))), "#EDC263")
    for px, py, r in ((-10, 8, 2), (2, -4, 1.7), (-6, 20, 1.7), (7, 9, 2.1), (12, -4, 1.4), (3, 23, 1.6)):
        sh.fill(at(circle(px, py, r)), "#C98E35")
    sh.rim(bag, 1.1)


def plane(sh, x, y, turn, k=1.0):
    at = placer(x, y, turn, k)
    nose = (52, 6)
    sh.cut(at(poly([nose, (-20, -4), (-14, 24), (-2, 15)])), "#B9C6CF", drop=0, edge=0.6)
    sh.cut(at(poly([nose, (-44, -34), (-20, -4)])), WHITE, drop=0, edge=0.8)
    sh.fill(at(poly([nose, (-32, -18.5), (-20, -4)])), "#E9ECEA")
    sh.cut(at(poly([nose, (-20, -4), (-52, 20)])), "#FDFBF4", drop=2, edge=0.9)
    sh.fill(at(poly([nose, (-38, 8.8), (-52, 20)])), "#DFE3E1")


def loop(sh, cx, cy, r, colour):
    """Our recycling symbol: two arrows in a circle."""
    parts = []
    for turn in (0, 180):
        a = stroke(arc(cx, cy, r, -160, -42), r * .36, cap="flat")
        tip = poly([(cx + r * .28, cy - r * .96), (cx + r * 1.32, cy - r * 1.06), (cx + r * 1.08, cy + r * .02)])
        tip = rounded([(cx + r * .22, cy - r * .88), (cx + r * 1.2, cy - r * 1.0), (cx + r * 1.06, cy - r * .02)], r * .1)
        parts.append(turned(both(a, tip), turn, cx, cy))
    sign = both(*parts)
    sh.cut(sign, colour, drop=1.6, edge=0.7)


def container(sh, behind):
    """`behind` draws what is already partly inside the opening."""
    cx, cy = 120, 141
    outer, hole = geo(ellipse(cx, cy, 92, 20)), geo(ellipse(cx, cy + 1, 82, 13.5))
    sh.cut(outer, BLUE_L, drop=0)
    sh.cut(hole, BLUE_DD, drop=0, edge=0)
    sh.fill(inside(hole, moved(ellipse(cx, cy, 82, 13.5), 6, 8)), "#0F2C55")
    behind(sh)
    body = geo(d("M31 152C44 170 196 170 209 152L193 219Q191 228 181 228L59 228Q49 228 47 219Z"))
    sh.cut(body, BLUE, drop=0)
    sh.fill(inside(body, d("M164 150L240 140L240 240L152 240C160 210 166 180 164 150Z")), BLUE_D)
    sh.fill(inside(body, d("M45 170L57 172L66 226L60 230L51 226Z")), BLUE_L, 0.8)
    sh.rim(body, 1.2, lit=0)
    ring = d("M28 141C28 167 212 167 212 141L212 147C212 175 28 175 28 147Z")
    lip = both(ring, minus(inside(outer, rect(0, cy - 2, 240, 60)), hole))
    sh.shadow(lip, 5, 1.3)
    sh.fill(lip, BLUE_L)
    sh.fill(inside(ring, moved(ring, 0, 3.2)), mix(BLUE_L, BLUE, 0.45))
    sh.fill(minus(lip, moved(lip, 0, -1)), BLUE_DD, 0.2)
    loop(sh, 116, 194, 20, CREAM)


def trail(sh, pts, n, r):
    line = stroke(pts, 0.1, soft=True).exterior
    length = line.length / 2
    for i in range(n):
        p = line.interpolate(length * i / (n - 1))
        sh.fill(circle(p.x, p.y, r * (0.45 + 0.55 * i / n)), WHITE, 0.85)


def recycle(folder):
    sh = Sheet(240, 240, digits=2, drop=5)
    trail(sh, [(40, 92), (24, 86), (15, 72), (17, 60)], 4, 2.4)

    def falling(sheet):
        crisps(sheet, 86, 118, -17, 0.98)
        bottle(sheet, 160, 92, 23, 1.08)

    container(sh, falling)
    plane(sh, 66, 38, 16, 0.9)
    sh.save(f"{folder}/menu-recycle.svg")
