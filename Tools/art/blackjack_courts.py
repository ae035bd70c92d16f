"""What the twelve people of the deck share: a panel, a robe, a face, hands; `half` draws one, `belt` hides the seam.

Hearts: a rose garden; spades: ships at night; diamonds: desert traders; clubs: a wood.  All positions are relative to the
centre of the face, which is at 120, 84 of the card; the belt at 168 hides where the halves meet.
"""
from optimise import grouped
from paper import (Sheet, both, circle, d, ellipse, geo, inside, minus, mix, moved, poly, rect, rounded, stroke, turned)

INK, GOLD, GOLD_D, GOLD_L, WHITE = "#22262B", "#F2B632", "#CF8E22", "#FAD983", "#FFFBF0"
#                 ground     halo       cloth      cloth dark  trim
WORLDS = {"H": ("#F6DFCB", "#FBEFD9", "#C8402F", "#9A2E22", "#FBF0DC"),
          "S": ("#C9D3E6", "#E3EAF3", "#2C3A6B", "#1D2449", "#D9E2F0"),
          "D": ("#F3DDB0", "#FAEDCB", "#1F8A93", "#14666E", "#F6B15C"),
          "C": ("#D5E3C2", "#EAF1DA", "#3E7D46", "#2A5A33", "#E8C77A")}
PALE, TAN, BROWN, DARK = ("#F6CBA6", "#DDA57C"), ("#E3AE82", "#C08659"), ("#B97D52", "#966039"), ("#8A5A3B", "#6A4128")

PEOPLE = {  # skin, hair, dark hair, a colour of their own
    "KH": (PALE, "#F4EDDD", "#D8CDB6"), "QH": (PALE, "#B5562B", "#8E3F1D"), "JH": (TAN, "#6B4326", "#4E2F1A"),
    "KS": (TAN, "#2B2B33", "#17171D"), "QS": (DARK, "#1F1D24", "#111016"), "JS": (PALE, "#D9A441", "#B4822B"),
    "KD": (BROWN, "#5A4636", "#403024"), "QD": (TAN, "#3A2A25", "#281C18"), "JD": (DARK, "#1F1D24", "#111016"),
    "KC": (PALE, "#B9602C", "#914719"), "QC": (BROWN, "#4B2E20", "#352015"), "JC": (PALE, "#8C5A2C", "#6B431E"),
}


class Half(Sheet):
    """The panel above the belt; coordinates start at the centre of the face."""

    def __init__(self, value, name):
        super().__init__(240, 336, digits=1, edge=0.9, drop=1.6, shade="#2A1E18", tol=0.22)
        self.ground, self.halo, self.cloth, self.cloth_d, self.trim = WORLDS[name]
        (self.skin, self.skin_d), self.hair, self.hair_d = PEOPLE[value + name]
        self.panel = geo(rounded([(62, 16), (178, 16), (178, 169), (62, 169)], [12, 12, 0, 0]))
        self.below, self.laid = self.panel, []

    def at(self, shape):
        return moved(shape, 120, 84)

    def fill(self, shape, colour, opacity=1.0):
        self.laid.append((shape, colour, opacity))

    def written(self):
        """The papers as SVG, with neighbouring shapes of one colour in one path."""
        lines = []
        for group in grouped(self.laid, 336):
            colour, opacity = group.key
            data = "".join(self.data(shape) for shape in group.shapes)
            soft = f' fill-opacity="{opacity:.2g}"' if opacity < 0.995 else ""
            lines.append(f'<path fill="{colour}"{soft} d="{data}"/>')
        return "\n".join(lines)

    def clip(self, shape):
        """The shape on the panel; if it lies inside, it stays a curve, which makes a smaller file."""
        placed = self.at(shape)
        return placed if self.panel.contains(geo(placed)) else inside(placed, self.panel)

    def on(self, shape, colour, drop=1.6, edge=0.9):
        """A paper inside the panel with a hard shadow; a small shape has no edges."""
        placed = self.clip(shape)
        area = geo(placed)
        if drop and area.area > 70:
            fallen = moved(placed, drop * 0.6, drop)
            self.fill(fallen if self.panel.contains(geo(fallen)) else inside(fallen, self.panel), self.shade, 0.2)
        self.cut(placed, colour, drop=0, edge=edge if area.area > 800 else 0, dark=0, lit=0.28)

    def ink(self, shape, colour, opacity=1.0):
        self.fill(self.clip(shape), colour, opacity)

    def both_sides(self, shape, colour, drop=1.6, edge=0.9):
        for side in (1, -1):
            self.on(shape.scale(side, 1), colour, drop, edge)


# ---- what all share -----------------------------------------------------------------------------

def backdrop(p):
    disc = p.at(circle(0, -4, 54))
    p.fill(inside(disc, p.panel), p.halo)
    rays = both(*[turned(poly([(0, -4), (-7, -120), (7, -120)]), a, 0, -4) for a in range(0, 360, 30)])
    p.fill(inside(minus(p.at(rays), disc), p.panel), p.halo, 0.6)


def robe(p, open_=True):
    """Shoulders, the dark side, and a front of another paper."""
    p.on(d("M-58 90C-58 58 -44 48 -14 40L14 40C44 48 58 58 58 90Z"), p.cloth, drop=2.2)
    p.ink(d("M14 40C44 48 58 58 58 90L34 90C38 70 30 52 14 40Z"), p.cloth_d)
    if open_:
        p.on(d("M-13 40L13 40L17 90L-17 90Z"), p.trim, drop=1)


def medal(p, colour, sign, y=64):
    p.on(circle(0, y, 12), GOLD, drop=1.4)
    p.ink(circle(0, y, 9.4), WHITE)
    p.fill(p.at(sign.move(0, y)), colour)


def neck(p):
    p.on(d("M-9 18L9 18L11 42Q0 50 -11 42Z"), p.skin_d, drop=0, edge=0)


def head(p, jaw=30):
    shape = d(f"M-23 -16C-24 6 -19 {jaw - 5} 0 {jaw}C19 {jaw - 5} 24 6 23 -16C22 -34 -22 -34 -23 -16Z")
    p.both_sides(ellipse(23, 2, 4, 6), p.skin_d, drop=0.6, edge=0)
    p.on(shape, p.skin, drop=1.4)
    p.ink(minus(shape, d("M-40 -50L6 -50C15 -20 14 10 2 40L-40 40Z")), p.skin_d)
    for x in (-14, 14):
        p.ink(circle(x, 9, 4.4), "#D9583F", 0.28)


def eyes(p, brow, lashes=False, y=-2, slant=0.0):
    for side in (-1, 1):
        x = 9.6 * side
        p.ink(ellipse(x, y, 3.3, 4.1), INK)
        p.ink(circle(x - 1.1, y - 1.5, 1.2), WHITE)
        lid = stroke([(x - 5.2, y - 8.6 + slant * side), (x, y - 10.6), (x + 5.2, y - 8.6 - slant * side)], 1.9 if lashes else 2.4, soft=True)
        p.ink(lid, brow)
        if lashes:
            p.ink(stroke([(x + 2.2 * side, y - 3), (x + 6.6 * side, y - 5)], 1.7), INK)


def nose(p, long=0):
    p.ink(d(f"M1.500 -3C1.500 3 -5 {6 + long} -3.500 {9 + long}C-2 {11.5 + long} 2.500 {11.5 + long} 4 {9 + long}C5 {6 + long} 3 3 3 -3Z"), p.skin_d
          if p.skin != DARK[0] else "#5A3520")


def smile(p, y=17, w=7, lips=None):
    if lips:
        p.ink(d(f"M{-w + 1} {y}C-4 {y - 3} -1.500 {y - 2.5} 0 {y - 1}C1.500 {y - 2.5} 4 {y - 3} {w - 1} {y}C4 {y + 5} -4 {y + 5} {-w + 1} {y}Z"), lips)
    else:
        p.ink(d(f"M{-w} {y - 1}C-3 {y + 2} 3 {y + 2} {w} {y - 1}C4 {y + 6} -4 {y + 6} {-w} {y - 1}Z"), "#8A2F24")


def fist(p, x, y, r=8):
    p.on(circle(x, y, r), p.skin, drop=1.2)
    for k in (-1, 0, 1):
        p.ink(rect(x - r * .6, y + 3.4 * k - .5, r, 1.1, .5), p.skin_d)


def pole(p, x, top, colour=GOLD_D, bottom=92, width=4):
    p.on(rect(x - width / 2, top, width, bottom - top, 1.5), colour, drop=1.2, edge=0.6)


def half(draw, value, name, colour, sign):
    p = Half(value, name)
    backdrop(p)
    draw(p, colour, sign)
    return p


def belt(sh, name, colour, sign):
    """A band that hides the seam, with the suit's symbol in its middle, and the panel's frame."""
    panel, tones = geo(rect(62, 16, 116, 304, 12)), WORLDS[name]
    band = geo(rect(62, 158, 116, 20))
    sh.fill(moved(band, 0, 2).intersection(panel), sh.shade, 0.2)
    sh.fill(moved(band, 0, -2).intersection(panel), sh.shade, 0.2)
    sh.fill(band, GOLD)
    sh.fill(rect(62, 161, 116, 14), tones[3])
    studs = [circle(120 + side * x, 168, 2.6) for x in (24, 36, 48) for side in (-1, 1)]
    sh.fill(both(*studs), GOLD_L)
    sh.fill(circle(120, 168, 13), GOLD)
    sh.fill(circle(120, 168, 10.4), WHITE)
    sh.fill(sign.scale(0.92).move(120, 168), colour)
    sh.fill(minus(panel, panel.buffer(-1.6)), mix(tones[3], tones[0], 0.35))
