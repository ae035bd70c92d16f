"""Makes a scene faster for nanosvg without changing how it looks.

In each row nanosvg spends time on everything between the leftmost and the rightmost pixel of a shape, hidden or
not, and a little on each shape.  So `visible` cuts away what later papers hide and splits the rest, and `grouped`
writes neighbouring shapes of one colour as one path if nothing lies between them.
"""
import numpy as np
from shapely.geometry import Polygon, box

from paper import Path, geo

BIN = 16              # rows are counted in bins of this height
SHAPE_COST = 3200     # what one more shape costs, in pixels
SMALL = 2500          # below this a curve stays a curve: trimming it would cost more bytes than it saves time


def visible(laid, w, h):
    """Takes (shape, colour, opacity) from back to front; returns the same without the hidden parts."""
    kept, cover = [], Polygon()
    wide, frame = box(-12, -12, w + 12, h + 12), box(-3, -3, w + 3, h + 3)
    for shape, colour, opacity in reversed(laid):
        g = geo(shape).intersection(wide)
        rest = g.intersection(frame).difference(cover)
        if rest.area > 0.5:
            slim = g.area > SMALL and (rest.area < 0.75 * g.area or g.area - rest.area > 3000)
            least = 1.5 if opacity == 1.0 else 8
            for part in parts(rest, least) if slim or not isinstance(shape, Path) else [shape]:
                whole = isinstance(part, Path) or opacity < 1.0
                kept += [(p, colour, opacity) for p in ([part] if whole else halved(part, h // BIN))]
        if opacity == 1.0 and g.area > 1200 and colour[0] == "#":
            cover = cover.union(g.buffer(-1.6, quad_segs=2).simplify(0.8))
    return kept[::-1]


def parts(shape, least):
    return [p for p in getattr(shape, "geoms", [shape]) if isinstance(p, Polygon) and p.area > least]


def halved(part, bins):
    """Splits a wide opaque shape into compact ones, which overlap a little so that no seam shows."""
    x0, y0, x1, y1 = part.bounds
    waste = span(*rows(part, bins)) - part.area
    if waste < 6000 or x1 - x0 < 48:
        return [part]
    mid = round((x0 + x1) / 2)
    sides = [part.intersection(box(x0 - 1, y0 - 1, mid + 0.8, y1 + 1)), part.intersection(box(mid - 0.8, y0 - 1, x1 + 1, y1 + 1))]
    return [q for side in sides for p in parts(side, 1.0) for q in halved(p, bins)]


class Group:
    """Shapes of one colour and the span of their rows."""

    def __init__(self, colour, opacity, bins):
        self.key, self.shapes, self.geos, self.turns = (colour, opacity), [], [], set()
        self.left, self.right = np.full(bins, 1e9), np.full(bins, -1e9)

    def add(self, shape, area, left, right):
        self.shapes.append(shape)
        self.geos.append(area)
        self.left, self.right = np.minimum(self.left, left), np.maximum(self.right, right)

    def touches(self, area):
        x0, y0, x1, y1 = area.bounds
        for g in self.geos:
            a0, b0, a1, b1 = g.bounds
            if a0 <= x1 and x0 <= a1 and b0 <= y1 and y0 <= b1 and g.intersects(area):
                return True
        return False

    def extra(self, left, right):
        """How many more pixels the group would cost together with these rows than separately."""
        together = span(np.minimum(self.left, left), np.maximum(self.right, right))
        return together - span(self.left, self.right) - span(left, right)


def span(left, right):
    return float(np.maximum(right - left, 0).sum()) * BIN


def rows(area, bins):
    left, right = np.full(bins, 1e9), np.full(bins, -1e9)
    for part in getattr(area, "geoms", [area]):
        xy = np.asarray(part.segmentize(BIN / 2).exterior.coords)
        at = np.clip((xy[:, 1] // BIN).astype(int), 0, bins - 1)
        np.minimum.at(left, at, xy[:, 0])
        np.maximum.at(right, at, xy[:, 0])
    return left, right


def winding(shape):
    """The direction of a simple outline: outlines of one direction may overlap in one path.  0 if unsure."""
    if not isinstance(shape, Path) or len(shape.subs) != 1:
        return 0
    sub = shape.subs[0]
    xy = [sub[0]] + [p for seg in sub[1:] for p in seg]
    return 1 if sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(xy, xy[1:] + xy[:1])) > 0 else -1


def grouped(laid, height):
    groups, bins = [], height // BIN
    for shape, colour, opacity in laid:
        area = geo(shape).buffer(0.6, quad_segs=1)
        if area.is_empty:
            continue
        left, right = rows(area, bins)
        best, turn = None, winding(shape)
        for group in reversed(groups):
            same = group.key == (colour, opacity)
            if group.touches(area) and not (same and opacity == 1.0 and turn and group.turns == {turn}):
                break
            if same:
                extra = group.extra(left, right)
                if extra < SHAPE_COST and (best is None or extra < best[0]):
                    best = (extra, group)
        home = best[1] if best else Group(colour, opacity, bins)
        if not best:
            groups.append(home)
        home.add(shape, area, left, right)
        home.turns.add(turn)
    return groups
