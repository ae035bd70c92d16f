"""A cloth of stitches, and how it becomes an SVG.

A panel is 100 by 120 stitches of 6 units (600 by 720).  Its right edge is the seam: the program shows it beside
its mirror image, so that a motif centred at x = 100 becomes whole.  A stitch is a letter of `TONES`; '.' leaves
what lies below.  Shadows fall straight down, so that the light is the same in both halves.
"""
import numpy as np

WIDTH, HEIGHT, STITCH = 100, 120, 6
TONES = {
    "n": "#1D2449", "k": "#11152F", "b": "#34418C", "s": "#5A6BC0",        # night, darker night, blue, slate
    "r": "#BF3341", "m": "#7C1D38", "p": "#EE6A72",                        # red, madder, rose
    "c": "#F6E8C3", "w": "#FFF8E6", "t": "#CFA772",                        # cream, white, tan
    "o": "#F5873F", "y": "#F7C24B",                                        # orange, yellow
    "a": "#56CDE6", "l": "#2387A5", "g": "#5FD08B", "e": "#1F7A5C",        # cyan, lake, green, leaf
    "v": "#7A4FA0", "h": "#C79BDE",                                        # violet, heather
}


def grid(text):
    """Rows of letters as an array."""
    rows = text.split() if isinstance(text, str) else text
    wide = max(map(len, rows))
    return np.array([list(row.ljust(wide, ".")) for row in rows])


def whole(text):
    """A left half with its mirror image."""
    half = grid(text)
    return np.concatenate([half, half[:, ::-1]], axis=1)


class Cloth:
    """Layers of stitches; x and y count stitches from the upper left."""

    def __init__(self, ground, width=WIDTH, height=HEIGHT):
        self.g = np.full((height, width), ground)
        self.y, self.x = np.mgrid[0:height, 0:width] + 0.5

    def where(self, mask, tone):
        self.g[mask] = tone
        return self

    def rect(self, x, y, w, h, tone):
        self.g[max(0, y):max(0, y + h), max(0, x):max(0, x + w)] = tone
        return self

    def lay(self, band, x, y, over=None):
        """An array of letters with its upper left at x, y; `over` names the only tones it may cover."""
        h, w = band.shape
        x0, y0 = max(0, x), max(0, y)
        x1, y1 = min(self.g.shape[1], x + w), min(self.g.shape[0], y + h)
        if x1 <= x0 or y1 <= y0:
            return self
        part, under = band[y0 - y:y1 - y, x0 - x:x1 - x], self.g[y0:y1, x0:x1]
        mask = part != "."
        if over:
            mask &= np.isin(under, list(over))
        under[mask] = part[mask]
        return self

    def stamp(self, art, cx, cy, tones, k=1, flip=False):
        """A motif around cx, cy, its letters a, b, c, d in `tones`, each stitch k wide."""
        out = np.full(art.shape, ".")
        for letter, tone in zip("abcd", tones):
            out[art == letter] = tone
        out = out.repeat(k, 0).repeat(k, 1)
        if flip:
            out = out[:, ::-1]
        return self.lay(out, round(cx - out.shape[1] / 2), round(cy - out.shape[0] / 2))

    def rings(self, cx, cy, tones, step=1, shape="diamond", squeeze=1.0):
        """Nested shapes from the centre outwards, one letter for each `step` stitches."""
        dx, dy = np.abs(self.x - cx), np.abs(self.y - cy) * squeeze
        far = {"diamond": dx + dy, "square": np.maximum(dx, dy), "star": np.minimum(np.maximum(dx, dy) * 1.34, dx + dy),
               "round": np.hypot(dx, dy), "eight": np.maximum(np.maximum(dx, dy), (dx + dy) * 0.7)}[shape]
        ring = (far / step).astype(int)
        for i, tone in enumerate(tones):
            if tone != ".":
                self.g[ring == i] = tone
        return self

    def stroke(self, points, width, tone):
        """A line of stitches through the points."""
        for (ax, ay), (bx, by) in zip(points, points[1:]):
            dx, dy = bx - ax, by - ay
            at = np.clip(((self.x - ax) * dx + (self.y - ay) * dy) / max(dx * dx + dy * dy, 1e-9), 0, 1)
            self.g[np.maximum(np.abs(self.x - ax - at * dx), np.abs(self.y - ay - at * dy)) < width / 2] = tone
        return self


def outlines(mask):
    """The edges of a set of stitches as closed rings of corners; the inside is to the right of each edge."""
    padded = np.pad(mask, 1)
    go = {}
    for y, x in zip(*np.nonzero(padded)):
        if not padded[y - 1, x]:
            go.setdefault((x, y), []).append((x + 1, y))
        if not padded[y, x + 1]:
            go.setdefault((x + 1, y), []).append((x + 1, y + 1))
        if not padded[y + 1, x]:
            go.setdefault((x + 1, y + 1), []).append((x, y + 1))
        if not padded[y, x - 1]:
            go.setdefault((x, y + 1), []).append((x, y))
    while go:
        start = next(iter(go))
        ring, at = [start], start
        while True:
            ahead = go[at]
            following = ahead.pop(0) if len(ahead) == 1 else ahead.pop(turning(ring, at, ahead))
            if not ahead:
                del go[at]
            at = following
            if at == start:
                break
            ring.append(at)
        yield [(int(x) - 1, int(y) - 1) for x, y in ring]


def turning(ring, at, ahead):
    """At a corner where two stitches touch, keep to the right, so that they stay separate."""
    px, py = ring[-2] if len(ring) > 1 else at
    dx, dy = at[0] - px, at[1] - py
    return next((i for i, n in enumerate(ahead) if (n[0] - at[0], n[1] - at[1]) == (-dy, dx)), 0)


def trace(mask):
    """A path for the stitches, in whole stitches."""
    out = []
    for ring in outlines(mask):
        corners = [p for i, p in enumerate(ring)
                   if (ring[i - 1][0] == p[0]) != (p[0] == ring[(i + 1) % len(ring)][0])]
        text, at = f"M{corners[0][0]} {corners[0][1]}", corners[0]
        for p in corners[1:]:
            text += f"h{p[0] - at[0]}" if p[1] == at[1] else f"v{p[1] - at[1]}"
            at = p
        out.append(text + "z")
    return "".join(out)


def runs(mask, top, height):
    """Thin rectangles along rows of stitches, `top` units below the row's upper edge."""
    out = []
    for y, row in enumerate(mask):
        edges = np.flatnonzero(np.diff(np.concatenate([[0], row.astype(int), [0]])))
        out += [f"M{a * STITCH} {y * STITCH + top}h{(b - a) * STITCH}v{height}h{(a - b) * STITCH}z" for a, b in zip(edges[::2], edges[1::2])]
    return "".join(out)
