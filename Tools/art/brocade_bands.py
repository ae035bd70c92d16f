"""Bands of stitches: small arrays from the left edge to the seam; their pattern is counted from the seam."""
import numpy as np

from brocade_cloth import grid


def canvas(length, height, ground="."):
    g = np.full((height, length), ground)
    y, x = np.mgrid[0:height, 0:length] + 0.5
    return g, length - x, y


def upright(band):
    """The same band running down instead of across."""
    return band.T.copy()


def sawtooth(u, period):
    """0 at the seam, rising to half the period and falling again."""
    return np.abs((u + period / 2) % period - period / 2)


def teeth(length, height, period, up, down, shift=0):
    g, u, y = canvas(length, height, down)
    g[sawtooth(u + shift, period) * 2 * height / period < y] = up
    return g


def zigzag(length, height, period, tones, thick=1, shift=0, slope=1.0):
    """Parallel zigzag lines; each tone is `thick` rows high, repeated."""
    g, u, y = canvas(length, height)
    index = ((y + slope * sawtooth(u + shift, period)) // thick).astype(int) % len(tones)
    return np.array(list(tones))[index]


def ladder(length, height, period, tones, ground, shift=0):
    """A chain of diamonds; the colours repeat from the seam outwards."""
    g, u, y = canvas(length, height, ground)
    v = u + shift
    number = ((v + period / 2) // period).astype(int)
    far = sawtooth(v, period) + np.abs(y - height / 2)
    half = min(height, period) / 2
    for i, tone in enumerate(tones):
        mine = number % len(tones) == i
        g[mine & (far < half)] = tone
        g[mine & (far < half - 2)] = ground
        g[mine & (far < half - 3)] = tones[(i + 1) % len(tones)]
    return g


def repeated(art, length, tones, ground="."):
    """A repeated small drawing; the sets of tones alternate, counted from the seam."""
    g, _, _ = canvas(length, art.shape[0], ground)
    w = art.shape[1]
    for n in range(-(-length // w)):
        for y in range(art.shape[0]):
            for x in range(w):
                at = length - (n + 1) * w + x
                if at >= 0 and art[y, x] != ".":
                    g[y, at] = tones[n % len(tones)]["abcd".index(art[y, x])]
    return g


HOOK = grid("""
aaaaaaa
a.....a
a.aaa.a
a.ab..a
a.aaaaa
a......
aaaaaaa
""")
CREST = grid("""
....aaaa..
..aaa..aa.
.aa..a..a.
.a..aaa.a.
aa.aa.aaa.
a..a......
..aa.....a
.aaaaaaaaa
""")


def sprinkled(cloth, y0, y1, tone, dx=6, dy=6, x0=0, x1=100):
    """Small crosses on a ground, every second row shifted by half."""
    x, y = cloth.x.astype(int), cloth.y.astype(int)
    row = (y - y0) // dy
    at_x, at_y = (99 - x + row * (dx // 2)) % dx, (y - y0) % dy
    cross = ((at_x == 2) & (abs(at_y - 2) <= 1)) | ((at_y == 2) & (abs(at_x - 2) <= 1))
    cloth.where(cross & (y >= y0) & (y < y1) & (x >= x0) & (x < x1), tone)


def frame(cloth, tones, top=True, bottom=True):
    """Stripes along the border, mitred at the corners; none at the seam."""
    h, w = cloth.g.shape
    for i, tone in enumerate(tones):
        if top:
            cloth.rect(i, i, w, 1, tone)
        if bottom:
            cloth.rect(i, h - 1 - i, w, 1, tone)
        cloth.rect(i, i if top else 0, 1, h - i * (top + bottom), tone)
    return cloth
