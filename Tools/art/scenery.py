"""What the six pictures share: a full-bleed sheet, skies, clouds, waves, plants, birds, balls."""
import math
import random

from optimise import grouped, visible
from paper import (Sheet, both, circle, d, ellipse, geo, inside, leaf, minus, mix, moved, poly, rect, smooth, star)

SIZE = 1024


class Scene(Sheet):
    """A picture of 1024 by 1024 without empty places; its random numbers are seeded, so each run draws the same."""

    def __init__(self, seed, shade="#22262B"):
        super().__init__(SIZE, SIZE, digits=1, edge=2.4, drop=10, shade=shade, full=True, tol=0.35)
        self.chance = random.Random(seed)

    def cut(self, shape, colour, drop=None, edge=None, lit=0.3, dark=0.13, strength=1.25, steps=2, opacity=1.0):
        area = geo(shape).area
        edge = 0 if area < 1000 else edge
        steps = 1 if area < 3000 else steps
        super().cut(shape, colour, drop, edge, lit, dark, strength, steps, opacity)

    def bit(self, path, colour, drop=3.5, strength=0.18):
        """A small shape with one hard shadow and no edges."""
        if drop:
            self.fill(moved(path, drop * 0.6, drop), self.shade, strength)
        self.fill(path, colour)

    def fill(self, shape, colour, opacity=1.0):
        self.out.append((shape, colour, round(opacity * 20) / 20 if opacity < 1 else 1.0))

    def save(self, name):
        laid, self.out = self.out, []
        for group in grouped(visible(laid, SIZE, SIZE), SIZE):
            colour, opacity = group.key
            soft = f' fill-opacity="{opacity:.2f}"' if opacity < 0.995 else ""
            self.digits = 0 if colour == self.shade and opacity < 0.3 else 1
            text = "".join(self.data(s) for s in group.shapes)
            if text:
                self.out.append(f'<path fill="{colour}"{soft} d="{text}"/>')
        super().save(name)


def sky(sh, cx, cy, radii, tones, wobble=0.0):
    """Rings of paper around a light; the last tone is the far sky."""
    sh.fill(rect(-4, -4, 1032, 1032), tones[-1])
    frame = rect(-4, -4, SIZE + 8, SIZE + 8)
    for r, tone in sorted(zip(radii, tones), reverse=True):
        pts = [(cx + (r + wobble * math.sin(a * 5 + r)) * math.cos(a), cy + (r + wobble * math.sin(a * 5 + r)) * math.sin(a))
               for a in (2 * math.pi * i / 20 for i in range(20))]
        ring = inside(smooth(pts), frame)
        sh.cut(ring, tone, drop=5, edge=1.6, lit=0.25, dark=0, strength=0.6)


def sun(sh, x, y, r, tone="#F7C54A", inner="#FBD978"):
    sh.cut(circle(x, y, r), tone, drop=8)
    sh.cut(circle(x, y, r * .72), inner, drop=4)


def cloud(sh, x, y, k=1.0, tone="#FFFFFF", under="#D8E4E6"):
    """A heap of paper discs on a flat base, centred at x, y; its lower part has a second tone."""
    lobes = ((-92, 6, 34), (-46, -20, 46), (14, -42, 56), (70, -10, 42), (106, 12, 28))
    shape = both(*[circle(x + a * k, y + b * k, r * k) for a, b, r in lobes],
                 rect(x - 92 * k, y, 198 * k, 40 * k)).intersection(geo(rect(x - 200 * k, y - 200 * k, 400 * k, 240 * k)))
    shape = shape.buffer(-6 * k).buffer(6 * k)
    sh.cut(shape, tone, drop=9)
    folds = both(*[circle(x + a * k, y + b * k, r * k * .82) for a, b, r in ((-70, 34, 36), (-10, 36, 46), (56, 34, 40))])
    sh.fill(inside(folds, shape.buffer(-2)), under)


def bird(sh, x, y, k=1.0, tone="#FFFFFF", tip="#5C6670", turn=0):
    left = d("M0 6C-14 -18 -40 -26 -66 -14C-46 -12 -26 0 -10 14Z").scale(k).turn(turn).move(x, y)
    right = d("M0 6C10 -22 36 -36 62 -30C44 -22 28 -6 12 14Z").scale(k).turn(turn).move(x, y)
    body = d("M-22 14C-10 2 12 0 28 8L44 8L30 16C16 24 -8 24 -22 14Z").scale(k).turn(turn).move(x, y)
    sh.bit(right, mix(tone, "#8FA0AC", 0.3), 5 * k)
    sh.bit(body, tone, 5 * k)
    sh.bit(left, tone, 4 * k)
    sh.fill(d("M-66 -14C-52 -21 -44 -21 -36 -19C-44 -16 -46 -14 -48 -11C-54 -13 -60 -14 -66 -14Z").scale(k).turn(turn).move(x, y), tip)
    sh.fill(d("M44 8L34 6L32 13Z").scale(k).turn(turn).move(x, y), "#F0A23A")
    sh.fill(circle(25, 8, 2.2).scale(k).turn(turn).move(x, y), "#22262B")


def wave(y, length, deep, phase, bottom=1030, x0=-40, x1=1070):
    """A band of sea with pointed crests."""
    x = x0 - phase
    text = f"M{x} {y}"
    while x < x1:
        text += f"Q{x + length * .55} {y + deep * 2} {x + length} {y}"
        x += length
    return d(text + f"L{x} {bottom}L{x0 - phase} {bottom}Z")


def foam(sh, x0, x1, y0, y1, n, tone, w=(24, 70)):
    for _ in range(n):
        x, y, k = sh.chance.uniform(x0, x1), sh.chance.uniform(y0, y1), sh.chance.uniform(*w)
        sh.fill(d(f"M{x - k} {y}Q{x} {y + k * .28} {x + k} {y}Q{x} {y + k * .14} {x - k} {y}Z"), tone)


def ball(sh, x, y, r, tone, dark=None, shine=0.5, drop=4):
    sh.bit(circle(x, y, r), dark or mix(tone, "#3A1420", 0.22), drop)
    sh.fill(circle(x - r * .1, y - r * .1, r * .855), tone)
    if shine:
        sh.fill(ellipse(-r * .36, -r * .4, r * .26, r * .16).turn(-40).move(x, y), "#FFFFFF", shine)


def pine(sh, x, y, k, tone, dark, trunk="#6B4630"):
    """A fir of three tiers standing on x, y."""
    sh.fill(rect(x - 5 * k, y - 14 * k, 10 * k, 16 * k), trunk)
    for top, base, w in ((-70, -10, 38), (-96, -44, 31), (-120, -76, 23)):
        left, right = (x - w * k, y + base * k), (x + w * k, y + base * k)
        skirt = d(f"M{x} {y + top * k}L{right[0]} {right[1]}Q{x} {right[1] + 14 * k} {left[0]} {left[1]}Z")
        sh.bit(skirt, tone, 4 * k)
        sh.fill(d(f"M{x} {y + top * k}L{right[0]} {right[1]}Q{x + w * .5 * k} {right[1] + 6 * k} {x + 2 * k} {right[1] + 7 * k}Z"), dark)


def round_tree(sh, x, y, k, tone, dark, light, trunk="#7A4E33"):
    sh.bit(d(f"M{x - 9 * k} {y}L{x - 5 * k} {y - 60 * k}L{x + 5 * k} {y - 60 * k}L{x + 9 * k} {y}Z"), trunk, 4 * k)
    crown = both(circle(x - 34 * k, y - 78 * k, 34 * k), circle(x + 34 * k, y - 76 * k, 32 * k), circle(x, y - 110 * k, 46 * k),
                 circle(x, y - 74 * k, 36 * k))
    sh.cut(crown, tone, drop=7 * k)
    sh.fill(minus(crown, moved(crown, -15 * k, -13 * k)), dark)
    for a, b in ((-30, -92), (-8, -128), (4, -88), (26, -100), (-44, -70)):
        sh.fill(leaf(x + a * k, y + b * k, 19 * k, 10 * k, -30), light)


def tuft(sh, x, y, k, tones, n=5, spread=70):
    for i in range(n):
        a = -90 + spread * (i / (n - 1) - 0.5) * 2 * 0.7
        sh.fill(leaf(x + (i - n / 2) * 4 * k, y, (44 - abs(i - (n - 1) / 2) * 8) * k, 11 * k, a, 0.05), tones[i % len(tones)])


def petals(sh, x, y, r, n, tone, dark, heart, width=0.55, turn=0.0, heart_r=0.3):
    """A flower; every second petal is a tone darker, so that all can be seen."""
    step = 360 / n
    sh.fill(moved(star(x, y, r * .98, r * .6, 2 * n, turn), r * .09, r * .14), sh.shade, 0.2)
    for ring, colour in ((step / 2, dark), (0.0, tone)):
        for i in range(n):
            sh.fill(leaf(x, y, r, r * width, turn + ring + step * i), colour)
    ball(sh, x, y, r * heart_r, heart, drop=r * .06, shine=0)
    for i in range(7):
        a = 2.4 * i
        sh.fill(circle(x + r * .16 * math.cos(a) * (i / 6), y + r * .16 * math.sin(a) * (i / 6), r * .035), mix(heart, "#5A2A10", 0.45))


def house(sh, x, y, w, h, wall, roof, windows="#F9E3A0", door="#7A4E33", pitch=0.5):
    """A small house standing on y, centred at x."""
    sh.bit(rect(x - w / 2, y - h, w, h), wall, 5)
    sh.fill(rect(x + w * .18, y - h, w * .32, h), mix(wall, "#5A4A50", 0.16))
    top = y - h - w * pitch
    sh.bit(poly([(x - w * .6, y - h), (x, top), (x + w * .6, y - h)]), roof, 5)
    sh.fill(poly([(x, top), (x + w * .6, y - h), (x + w * .14, y - h)]), mix(roof, "#2A1420", 0.2))
    sh.fill(rect(x - w * .36, y - h * .78, w * .2, h * .28, 2), windows)
    sh.fill(rect(x - w * .02, y - h * .78, w * .2, h * .28, 2), windows)
    sh.fill(rect(x - w * .2, y - h * .4, w * .22, h * .4, 3), door)
