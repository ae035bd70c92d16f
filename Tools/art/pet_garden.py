"""pet-garden*.svg: clouds, hills and path of the garden behind the pet, at dusk and at night, for wide and tall windows.

1600 by 1000 and 1000 by 1600. The program covers the window with it and never stretches it; the sky, its sun, moon and stars,
which must be round and visible in any window, are drawn by the program (`PetGarden.swift`), so nothing is painted behind the
hills. The pet walks on the path, at 0.89 of the height.
"""
from dataclasses import dataclass

from shapely.geometry import box

from backdrop import Backdrop
from paper import both, circle, d, ellipse, leaf, rect, ridge, rounded, stroke


@dataclass
class Tones:
    """The colours of all papers at one time of day."""
    cloud: str
    far: tuple
    mid: tuple
    near: tuple
    tree: tuple
    path: tuple
    lawn: tuple
    stars: str
    flower: tuple


DUSK = Tones("#C99BB4", ("#8A6C9C", "#7F6294"),
             ("#6E5B91", "#635188"), ("#594A80", "#504275"), ("#584A82", "#4B3F72"), ("#A98BAE", "#9A7CA3"), ("#4D4573", "#443D69"), "#FFE9C4",
             ("#F2A48E", "#F6C58F", "#D98BB0"))
NIGHT = Tones("#403A6B", ("#352F60", "#302A58"),
              ("#2B2650", "#272248"), ("#231F43", "#1F1B3B"), ("#282350", "#221E44"), ("#57507E", "#4D4672"), ("#211E3E", "#1C1936"), "#FFF7DC",
              ("#7E6A9C", "#8B7BA6", "#6C5A90"))


def cloud(sh, t, x, y, k):
    lumps = [circle(x + k * a, y + k * b, k * r) for a, b, r in ((0, 0, 40), (50, -18, 52), (114, -4, 46), (164, 8, 30))]
    sh.cut(both(*lumps, box(x, y + k * 4, x + k * 164, y + k * 38)).buffer(-4).buffer(4), t.cloud, drop=8, edge=1.5, strength=0.5, lit=0.35, dark=0.08)


def hills(sh, t):
    w, h = sh.w, sh.h
    lines = (((0, .62), (.16, .575), (.34, .60), (.52, .555), (.70, .60), (.86, .56), (1, .60)),
             ((0, .67), (.14, .69), (.32, .64), (.52, .69), (.70, .645), (.86, .68), (1, .65)),
             ((0, .735), (.12, .71), (.30, .74), (.50, .72), (.70, .745), (.88, .71), (1, .735)))
    for line, tones in zip(lines, (t.far, t.mid, t.near)):
        pts = [(x * w, y * h) for x, y in line]
        pts[0], pts[-1] = (-40, pts[0][1]), (w + 40, pts[-1][1])
        sh.cut(ridge(pts, h + 20), tones[0], drop=9, edge=2, strength=0.6, lit=0.22, dark=0)
        sh.fill(ridge([(x, y + 24 + (i % 2) * 8) for i, (x, y) in enumerate(pts)], h + 20), tones[1])
        if tones is t.mid:
            house(sh, t, w * 0.20, h * 0.675)
            trees(sh, t)


def house(sh, t, x, y):
    sh.cut(rect(x - 46, y - 62, 92, 80, 4), t.mid[1], drop=5, edge=1.5, strength=0.6, lit=0.25)
    sh.cut(rounded([(x - 62, y - 56), (x - 34, y - 104), (x + 34, y - 104), (x + 62, y - 56)], 8), t.near[1], drop=5, edge=1.6, strength=0.6, lit=0.25)
    sh.cut(rect(x + 16, y - 122, 16, 30, 3), t.near[0], drop=2, edge=1, lit=0.2)
    for dx in (-24, 12):
        sh.fill(rect(x + dx - 2, y - 42, 24, 26, 5), "#FFE2A0" if t is DUSK else "#F9D98A")
        sh.fill(both(rect(x + dx + 8.6, y - 42, 2.8, 26), rect(x + dx - 2, y - 30.4, 24, 2.8)), t.mid[1])


def trees(sh, t):
    for fx, fy, k, tone in ((.055, .70, 1.25, 0), (.10, .70, .85, 1), (.30, .69, .8, 1), (.84, .70, 1.1, 0), (.90, .695, 1.45, 1), (.955, .70, .95, 0)):
        x, y = fx * sh.w, fy * sh.h
        crown = d(f"M{x} {y - 124 * k}C{x + 42 * k} {y - 74 * k} {x + 38 * k} {y - 22 * k} {x} {y - 20 * k}"
                  f"C{x - 38 * k} {y - 22 * k} {x - 42 * k} {y - 74 * k} {x} {y - 124 * k}Z")
        sh.cut(stroke([(x, y + 14), (x, y - 40 * k)], 8 * k), t.near[1], drop=0, edge=0)
        sh.cut(crown, t.tree[tone], drop=6, edge=1.8, strength=0.6, lit=0.3, dark=0.12)


def ground(sh, t):
    w, h = sh.w, sh.h
    sh.cut(ridge([(-40, .795 * h), (.25 * w, .785 * h), (.5 * w, .79 * h), (.75 * w, .783 * h), (w + 40, .795 * h)], h + 20), t.path[0],
           drop=9, edge=2, strength=0.6, lit=0.35, dark=0)
    sh.fill(ridge([(-40, .865 * h), (.25 * w, .86 * h), (.5 * w, .868 * h), (.75 * w, .858 * h), (w + 40, .866 * h)], h + 20), t.path[1])
    for k in range(9):
        x, y = w * (.06 + .11 * k + (.02 if k % 2 else 0)), h * (.825 + .03 * (k * .618 % 1))
        sh.cut(ellipse(x, y, 17 + 6 * (k % 3), 6), t.path[1], drop=2, edge=1, lit=0.3, strength=0.5)
    sh.cut(ridge([(-40, .925 * h), (.2 * w, .94 * h), (.5 * w, .93 * h), (.8 * w, .942 * h), (w + 40, .925 * h)], h + 20), t.lawn[0],
           drop=10, edge=2, strength=0.7, lit=0.2, dark=0)
    for k in range(14):
        x, y = w * (.035 + .072 * k), h * (.945 + .012 * (k % 2))
        for a, s in ((-118, .8), (-92, 1.1), (-66, .8)):
            sh.cut(leaf(x, y, 30 * s, 9 * s, a), t.lawn[1] if k % 2 else t.near[0], drop=2, edge=0.8, strength=0.5, lit=0.25)
        if k % 3 == 0:
            sh.cut(circle(x + 14, y - 20, 7), t.flower[k // 3 % 3], drop=2, edge=1, lit=0.35, strength=0.5)
            sh.fill(circle(x + 14, y - 20, 2.6), t.stars)


def pet_garden(folder):
    for name, t in (("", DUSK), ("-night", NIGHT)):
        for shape, w, h in (("", 1600, 1000), ("-tall", 1000, 1600)):
            sh = Backdrop(w, h, digits=1, edge=1.6, shade="#1B1030", full=True, tol=0.06)
            # None behind the title or the panel of a tall window.
            for fx, fy, k in ((.10, .30, 1.0), (.68, .25, .7) if shape else (.355, .21, .7), (.56, .40, .6)):
                cloud(sh, t, fx * w, fy * h, k)
            hills(sh, t)
            ground(sh, t)
            sh.save(f"{folder}/pet-garden{name}{shape}.svg")
