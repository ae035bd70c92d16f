"""Cut paper: the small drawing kit for all pictures of Recreo.

A shape is either a `Path` (Bézier outlines, written out as such, so files stay small) or a shapely
geometry (what remains after cutting one shape with another).  A `Sheet` collects shapes into an SVG
that nanosvg can draw: plain fills, user-space gradients, nothing else.  `Sheet.cut` adds a piece of
paper: a soft shadow on what lies below it, the paper, its light upper-left edge and its dark
lower-right edge.  Light always comes from the upper left.
"""
import math
import re

from shapely import affinity
from shapely.geometry import LineString, Polygon, box
from shapely.geometry.polygon import orient
from shapely.ops import unary_union

from lines import in_pieces, is_line, line_to

INK = "#22262B"
PAPER = "#F6F1E7"


class Path:
    """Outlines as lists [p0, (c1, c2, p), ...]; two equal control points at the ends mean a line."""

    def __init__(self, subs):
        self.subs = subs

    def map(self, f):
        return Path([[f(s[0])] + [tuple(f(p) for p in seg) for seg in s[1:]] for s in self.subs])

    def move(self, dx, dy):
        return self.map(lambda p: (p[0] + dx, p[1] + dy))

    def turn(self, degrees, cx=0, cy=0):
        a = math.radians(degrees)
        c, s = math.cos(a), math.sin(a)
        return self.map(lambda p: (cx + (p[0] - cx) * c - (p[1] - cy) * s,
                                   cy + (p[0] - cx) * s + (p[1] - cy) * c))

    def scale(self, sx, sy=None, cx=0, cy=0):
        sy = sx if sy is None else sy
        return self.map(lambda p: (cx + (p[0] - cx) * sx, cy + (p[1] - cy) * sy))

    def geo(self, tolerance=0.12):
        rings = [Polygon(flat(s, tolerance)).buffer(0) for s in self.subs]
        out = rings[0]
        for r in rings[1:]:
            out = out.symmetric_difference(r)
        return out


def flat(sub, tolerance):
    pts = [sub[0]]
    for c1, c2, p in sub[1:]:
        a = pts[-1]
        bend = max(math.hypot(a[0] - 2 * c1[0] + c2[0], a[1] - 2 * c1[1] + c2[1]),
                   math.hypot(c1[0] - 2 * c2[0] + p[0], c1[1] - 2 * c2[1] + p[1]))
        n = 1 if is_line(a, c1, c2, p) else max(2, math.ceil(math.sqrt(0.75 * bend / tolerance)))
        for i in range(1, n + 1):
            t = i / n
            u = 1 - t
            pts.append(tuple(u * u * u * a[k] + 3 * u * u * t * c1[k] + 3 * u * t * t * c2[k] + t * t * t * p[k]
                             for k in (0, 1)))
    return pts


# ---- constructors -------------------------------------------------------------------------------

def d(text):
    """A path from SVG's commands (M L H V C S Q Z, both cases)."""
    tok = re.findall(r"[A-Za-z]|-?\d*\.?\d+(?:e-?\d+)?", text)
    subs, i, cmd, cur, last = [], 0, "", (0, 0), None

    def take(n):
        nonlocal i
        v = [float(x) for x in tok[i:i + n]]
        i += n
        rel = cmd.islower()
        return [(v[k] + (cur[0] if rel else 0), v[k + 1] + (cur[1] if rel else 0)) for k in range(0, n, 2)]

    while i < len(tok):
        if tok[i].isalpha():
            cmd = tok[i]
            i += 1
            if cmd in "Zz":
                cur = subs[-1][0]
                continue
        u = cmd.upper()
        if u == "M":
            cur = take(2)[0]
            subs.append([cur])
            cmd = "l" if cmd == "m" else "L"
            last = None
            continue
        if u == "L":
            (p,) = take(2)
            seg, last = line_to(cur, p), None
        elif u in "HV":
            v = float(tok[i]) + (cur[u == "V"] if cmd.islower() else 0)
            i += 1
            p = (v, cur[1]) if u == "H" else (cur[0], v)
            seg, last = line_to(cur, p), None
        elif u == "C":
            seg = tuple(take(6))
            last = seg[1]
        elif u == "S":
            c2, p = take(4)
            c1 = (2 * cur[0] - last[0], 2 * cur[1] - last[1]) if last else cur
            seg, last = (c1, c2, p), c2
        else:
            q, p = take(4)
            seg, last = quad(cur, q, p), None
        subs[-1].append(seg)
        cur = seg[2]
    return Path(subs)


def quad(a, q, p):
    return (tuple(a[k] + (q[k] - a[k]) * 2 / 3 for k in (0, 1)), tuple(p[k] + (q[k] - p[k]) * 2 / 3 for k in (0, 1)), p)


def ellipse(cx, cy, rx, ry=None):
    ry = rx if ry is None else ry
    k = 0.5523
    return Path([[(cx + rx, cy),
                  ((cx + rx, cy + ry * k), (cx + rx * k, cy + ry), (cx, cy + ry)),
                  ((cx - rx * k, cy + ry), (cx - rx, cy + ry * k), (cx - rx, cy)),
                  ((cx - rx, cy - ry * k), (cx - rx * k, cy - ry), (cx, cy - ry)),
                  ((cx + rx * k, cy - ry), (cx + rx, cy - ry * k), (cx + rx, cy))]])


circle = ellipse


def poly(pts):
    pts = [tuple(map(float, p)) for p in pts]
    return Path([[pts[0]] + [line_to(a, b) for a, b in zip(pts, pts[1:] + pts[:1])]])


def rounded(pts, r):
    """A polygon with round corners; r is one radius or one for each corner."""
    n, out = len(pts), []
    rs = r if isinstance(r, (list, tuple)) else [r] * n
    for i in range(n):
        a, b, c = pts[i - 1], pts[i], pts[(i + 1) % n]
        la, lc = math.dist(a, b), math.dist(b, c)
        cut = min(rs[i], la / 2, lc / 2)
        p = tuple(b[k] + (a[k] - b[k]) * cut / la for k in (0, 1))
        q = tuple(b[k] + (c[k] - b[k]) * cut / lc for k in (0, 1))
        c1 = tuple(p[k] + (b[k] - p[k]) * 0.5523 for k in (0, 1))
        c2 = tuple(q[k] + (b[k] - q[k]) * 0.5523 for k in (0, 1))
        out.append((p, (c1, c2, q)))
    sub = [out[0][0], out[0][1]]
    for p, seg in out[1:]:
        sub += [line_to(sub[-1][2], p), seg]
    return Path([sub + [line_to(sub[-1][2], sub[0])]])


def rect(x, y, w, h, r=0):
    pts = [(x, y), (x + w, y), (x + w, y + h), (x, y + h)]
    return rounded(pts, r) if r else poly(pts)


def smooth(pts, closed=True, tension=1.0):
    """A smooth outline through the points (Catmull-Rom)."""
    n = len(pts)
    at = (lambda i: pts[i % n]) if closed else (lambda i: pts[max(0, min(n - 1, i))])
    sub = [at(0)]
    for i in range(n if closed else n - 1):
        a, b, c, e = at(i - 1), at(i), at(i + 1), at(i + 2)
        k = tension / 6
        sub.append(((b[0] + (c[0] - a[0]) * k, b[1] + (c[1] - a[1]) * k),
                    (c[0] - (e[0] - b[0]) * k, c[1] - (e[1] - b[1]) * k), c))
    return Path([sub])


def ridge(pts, bottom):
    """Land below a smooth line from left to right, down to `bottom`."""
    top = smooth(pts, closed=False).subs[0]
    end, start = (pts[-1][0], bottom), (pts[0][0], bottom)
    return Path([top + [line_to(pts[-1], end), line_to(end, start), line_to(start, pts[0])]])


def leaf(x, y, length, width, degrees, bend=0.0):
    """A leaf with its stalk at x, y, in the direction `degrees` (0 = right, 90 = down)."""
    w, b = width / 2, bend * length
    p = Path([[(0, 0), ((length * .25, -w * 1.35), (length * .7, -w + b), (length, b)),
               ((length * .7, w + b), (length * .25, w * 1.35), (0, 0))]])
    return p.turn(degrees).move(x, y)


def star(cx, cy, outer, inner, n=5, turn=-90, r=0):
    pts = []
    for i in range(2 * n):
        a = math.radians(turn + 180 * i / n)
        q = inner if i % 2 else outer
        pts.append((cx + q * math.cos(a), cy + q * math.sin(a)))
    return rounded(pts, r) if r else poly(pts)


def stroke(pts, width, cap="round", closed=False, soft=False):
    """A line with a width, as an area."""
    if soft:
        pts = flat(smooth(pts, closed=closed).subs[0], 0.1)
    elif closed:
        pts = list(pts) + [pts[0]]
    return LineString(pts).buffer(width / 2, quad_segs=10, cap_style=cap, join_style="round")


def arc(cx, cy, r, a0, a1, ry=None, n=40):
    ry = r if ry is None else ry
    return [(cx + r * math.cos(math.radians(a0 + (a1 - a0) * i / n)),
             cy + ry * math.sin(math.radians(a0 + (a1 - a0) * i / n))) for i in range(n + 1)]


def geo(shape):
    return shape.geo() if isinstance(shape, Path) else shape


def both(*shapes):
    return unary_union([geo(s) for s in shapes])


def minus(a, *bs):
    return geo(a).difference(both(*bs))


def inside(a, b):
    return geo(a).intersection(geo(b))


def moved(shape, dx, dy):
    return shape.move(dx, dy) if isinstance(shape, Path) else affinity.translate(shape, dx, dy)


def turned(shape, degrees, cx=0, cy=0):
    return shape.turn(degrees, cx, cy) if isinstance(shape, Path) else affinity.rotate(shape, degrees, origin=(cx, cy))


def mix(a, b, t):
    """The tone between colour a (t = 0) and colour b (t = 1)."""
    va, vb = ([int(c[i:i + 2], 16) for i in (1, 3, 5)] for c in (a, b))
    return "#%02X%02X%02X" % tuple(round(p + (q - p) * t) for p, q in zip(va, vb))


# ---- writing ------------------------------------------------------------------------------------

class Sheet:
    """An SVG, drawn from back to front.  `base` is the thickness of a paper's edge."""

    longest = None  # straight lines are split into pieces of this length: nanosvg is inaccurate along long slanted ones

    def __init__(self, w, h, digits=1, edge=0.9, drop=4.0, shade="#22262B", full=False, tol=0.055):
        self.w, self.h, self.digits, self.edge, self.drop, self.shade = w, h, digits, edge, drop, shade
        self.tol = tol
        self.below = box(0, 0, w, h) if full else Polygon()
        self.full, self.out, self.defs = full, [], []
        self.frame = box(-2, -2, w + 2, h + 2) if full else None

    def num(self, v):
        s = f"{v:.{self.digits}f}"
        s = s.rstrip("0").rstrip(".") if "." in s else s
        return s.replace("-0.", "-.").lstrip("0") or "0" if abs(v) < 1 else s

    def data(self, shape):
        if isinstance(shape, Path):
            return "".join(self.curve(in_pieces(s, self.longest)) for s in shape.subs)
        polys = shape.geoms if hasattr(shape, "geoms") else [shape]
        rings = []
        for g in polys:
            if isinstance(g, Polygon) and g.area > 0.02:
                g = orient(g.simplify(self.tol))
                g = g.segmentize(self.longest) if self.longest else g
                rings += [g.exterior, *g.interiors]
        return "".join(self.ring(list(r.coords)) for r in rings)

    def pair(self, *values):
        text = ""
        for v in values:
            s = self.num(v)
            s = "0" if s in ("-0", "-", "") else s
            text += s if not text or s[0] == "-" else " " + s
        return text

    def snap(self, p):
        return round(p[0], self.digits), round(p[1], self.digits)

    def ring(self, pts):
        cur = self.snap(pts[0])
        text = "M" + self.pair(*cur) + "l"
        first = True
        for p in pts[1:-1]:
            q = self.snap(p)
            if q == cur:
                continue
            step = self.pair(q[0] - cur[0], q[1] - cur[1])
            text += step if first or step[0] == "-" else " " + step
            first, cur = False, q
        return text + "z" if not first else ""

    def curve(self, sub):
        start = cur = self.snap(sub[0])
        text, mode, raw, bent, last = "M" + self.pair(*cur), "", sub[0], None, len(sub) - 1
        for i, seg in enumerate(sub[1:], 1):
            line = is_line(raw, *seg)
            raw = seg[2]
            c1, c2, p = (self.snap(q) for q in seg)
            if line and (p == cur or (i == last and p == start)):
                continue
            want, pts = "c", (c1, c2, p)
            if line:
                want, pts = "l", (p,)
            elif bent and math.dist(c1, (2 * cur[0] - bent[0], 2 * cur[1] - bent[1])) < 1.3 * 10 ** -self.digits:
                want, pts = "s", (c2, p)
            step = self.pair(*[v for q in pts for v in (q[0] - cur[0], q[1] - cur[1])])
            if line and self.snap((p[0] - cur[0], 0))[0] == 0:
                want, step = "v", self.pair(p[1] - cur[1])
            elif line and self.snap((p[1] - cur[1], 0))[0] == 0:
                want, step = "h", self.pair(p[0] - cur[0])
            text += want + step if mode != want else (step if step[0] == "-" else " " + step)
            mode, cur, bent = want, p, None if line else c2
        return text + "z"

    def fill(self, shape, colour, opacity=1.0):
        """Colour on the sheet, without shadow and edges."""
        data = self.data(shape)
        if data:
            soft = f' fill-opacity="{opacity:.2f}"' if opacity < 0.995 else ""
            self.out.append(f'<path fill="{colour}"{soft} d="{data}"/>')

    def grad(self, x0, y0, x1, y1, *stops):
        """A linear gradient; stops are (offset, colour) pairs."""
        name = f"g{len(self.defs)}"
        inner = "".join(f'<stop offset="{o}" stop-color="{c}"/>' for o, c in stops)
        self.defs.append(f'<linearGradient id="{name}" gradientUnits="userSpaceOnUse" x1="{x0}" y1="{y0}" '
                         f'x2="{x1}" y2="{y1}">{inner}</linearGradient>')
        return f"url(#{name})"

    def shadow(self, shape, drop=None, strength=1.0, steps=3):
        """A soft shadow of `shape`, only where something lies below it."""
        drop = self.drop if drop is None else drop
        g = geo(shape)
        core = g.buffer(-0.8)
        for i in range(steps):
            t = (i + 1) / steps
            s = affinity.translate(g, drop * 0.62 * t, drop * t).buffer(drop * 0.22 * (i - 0.6), quad_segs=4)
            s = s.intersection(self.below).difference(core)
            if self.frame is not None:
                s = s.intersection(self.frame)
            self.fill(s.simplify(2.4 * self.tol), self.shade, (0.075, 0.07, 0.06)[i] * strength * 3 / steps)

    def cut(self, shape, colour, drop=None, edge=None, lit=0.34, dark=0.16, strength=1.0, steps=3, opacity=1.0):
        """A piece of paper: shadow, body, light edge and dark edge."""
        g = geo(shape)
        drop = self.drop if drop is None else drop
        edge = self.edge if edge is None else edge
        if drop:
            self.shadow(g, drop, strength, steps)
        self.fill(shape, colour, opacity)
        if edge:
            self.rim(g, edge, lit, dark)
        if not self.full:
            self.below = self.below.union(g)

    def rim(self, shape, edge=None, lit=0.34, dark=0.16):
        g, edge = geo(shape), self.edge if edge is None else edge
        if dark:
            self.fill(g.difference(affinity.translate(g, -edge, -edge)), self.shade, dark)
        if lit:
            self.fill(g.difference(affinity.translate(g, edge, edge)), "#FFFFFF", lit)

    def place(self, other, x, y, turn=0, k=1.0, drop=None, strength=1.0):
        """Puts another sheet's drawing here, centred at x, y; its shadow falls on what is here already."""
        a, dx, dy = math.radians(turn), other.w / 2, other.h / 2
        c, s = k * math.cos(a), k * math.sin(a)
        matrix = [c, -s, s, c, x - c * dx + s * dy, y - s * dx - c * dy]
        shape = affinity.affine_transform(other.below, matrix)
        self.shadow(shape.simplify(0.5), drop, strength)
        self.out.append('<g transform="matrix(%s)">%s</g>' % (" ".join(f"{matrix[i]:.4g}" for i in (0, 2, 1, 3, 4, 5)),
                                                              "\n".join(other.out)))
        if not self.full:
            self.below = self.below.union(shape)

    def save(self, name):
        defs = f"<defs>{''.join(self.defs)}</defs>" if self.defs else ""
        text = (f'<svg xmlns="http://www.w3.org/2000/svg" width="{self.w}" height="{self.h}" '
                f'viewBox="0 0 {self.w} {self.h}">{defs}\n' + "\n".join(self.out) + "\n</svg>\n")
        with open(name, "w", encoding="utf-8") as f:
            f.write(text)
