"""recycle-table.svg: the morning behind the containers, in layers of paper from the sky down to the lawn.

1600 by 1000; it is stretched over the window, so nothing near an edge is round, and its middle is plain.
"""
from shapely.geometry import box

from backdrop import Backdrop
from paper import both, circle, d, ellipse, inside, minus, ridge, stroke

SKY = ("#CDE8F3", "#DCF0F4", "#E9F4F0", "#F6F1E0", "#FBEBCB")
FAR, MID, NEAR, LAWN = ("#C9DFCF", "#B7D6BE"), ("#A9CEAA", "#9BC59D"), ("#8DBB8E", "#7FB083"), ("#D9CFAE", "#CFC39E")
W, H = 1600, 1000


def rings(sh):
    """The light of the rising sun, in smaller and smaller papers."""
    sh.fill(box(0, 0, W, H), SKY[0])
    for k, (rx, ry) in enumerate(((1180, 880), (900, 660), (650, 470), (430, 310))):
        sh.cut(inside(ellipse(490, 620, rx, ry), box(-5, -5, W + 5, H + 5)), SKY[k + 1], drop=9, edge=0, strength=0.35)
    sh.cut(circle(490, 592, 92), "#F9DFA0", drop=6, edge=1.6, strength=0.4, lit=0.5, dark=0.06)
    sh.cut(circle(490, 592, 62), "#F7D583", drop=5, edge=1.6, strength=0.4, lit=0.5, dark=0.06)


def cloud(sh, x, y, k):
    shape = both(*[circle(x + k * a, y + k * b, k * r) for a, b, r in ((0, 0, 46), (52, -26, 58), (118, -8, 50), (170, 10, 34))],
                 box(x, y + k * 4, x + k * 170, y + k * 44)).buffer(-4).buffer(4)
    sh.cut(shape, "#FBF8EF", drop=8, edge=1.5, strength=0.5, lit=0.6, dark=0.08)


def hills(sh):
    for pts, tones in (([(0, 690), (180, 640), (420, 676), (700, 612), (980, 668), (1260, 610), (1600, 668)], FAR),
                       ([(0, 742), (240, 764), (520, 708), (820, 762), (1120, 714), (1380, 758), (1600, 716)], MID),
                       ([(0, 822), (200, 784), (480, 820), (800, 800), (1100, 826), (1400, 786), (1600, 816)], NEAR)):
        pts = [(-40, pts[0][1]), *pts[1:-1], (W + 40, pts[-1][1])]
        sh.cut(ridge(pts, H + 20), tones[0], drop=9, edge=2, strength=0.55, lit=0.4, dark=0)
        sh.fill(ridge([(x, y + 26 + (i % 2) * 8) for i, (x, y) in enumerate(pts)], H + 20), tones[1])


def trees(sh):
    for x, y, k, tone in ((150, 652, 1.0, 0), (196, 650, 0.7, 1), (1190, 628, 0.9, 0), (1240, 620, 1.2, 1), (1500, 648, 0.8, 0),
                          (640, 632, 0.7, 1)):
        crown = d(f"M{x} {y - 92 * k}C{x + 34 * k} {y - 52 * k} {x + 30 * k} {y - 16 * k} {x} {y - 14 * k}"
                  f"C{x - 30 * k} {y - 16 * k} {x - 34 * k} {y - 52 * k} {x} {y - 92 * k}Z")
        sh.cut(stroke([(x, y + 12), (x, y - 30 * k)], 6 * k), "#9D8A68", drop=0, edge=0)
        sh.cut(crown, ("#9CC7A2", "#8ABB93")[tone], drop=5, edge=1.6, strength=0.5, lit=0.45, dark=0.1)
        sh.fill(minus(crown, d(f"M{x - 60 * k} {y - 120 * k}L{x + 6 * k} {y - 120 * k}C{x + 12 * k} {y - 50 * k} {x + 8 * k} {y - 20 * k} {x - 4 * k} {y}"
                               f"L{x - 60 * k} {y}Z")), ("#8ABB93", "#7AAF85")[tone], 0.8)


def ground(sh):
    """The path the containers stand on."""
    sh.cut(ridge([(-40, 880), (400, 866), (800, 872), (1200, 864), (1640, 878)], H + 20), LAWN[0], drop=8, edge=2, strength=0.6, lit=0.5, dark=0)
    sh.fill(ridge([(-40, 946), (400, 938), (800, 944), (1200, 936), (1640, 948)], H + 20), LAWN[1])


def recycle_table(folder):
    sh = Backdrop(W, H, digits=1, edge=1.6, shade="#33506B", full=True, tol=0.06)
    rings(sh)
    cloud(sh, 1090, 190, 1.25)
    cloud(sh, 690, 120, 0.7)
    cloud(sh, 90, 250, 0.85)
    hills(sh)
    trees(sh)
    ground(sh)
    sh.save(f"{folder}/recycle-table.svg")
