"""What the five posters of the menu share: a stage in three layers.

`menu-<game>-back` is 640 by 640 and full bleed. It covers its poster, centred: a tall poster shows its middle column (x 204 to
436), a wide one its middle band (y 190 to 450). `menu-<game>-mid` is 240 by 440: the subject, as wide as a poster of 232,
standing on the poster's lower edge, which may cut it; its lowest 76 lie behind the name. `menu-<game>-front` is what
breaks the frame.
"""
from backdrop import Backdrop
from paper import Sheet, both, circle, geo, inside, minus, moved, rect

SUN, SUN_L, SUN_D = "#F2B632", "#FFD86B", "#D8951F"


def back(shade="#22262B", drop=7):
    return Backdrop(640, 640, digits=1, edge=1.5, drop=drop, shade=shade, full=True, tol=0.08)


def mid(shade="#22262B", drop=6):
    return Subject(240, 440, digits=1, edge=1.2, drop=drop, shade=shade)


def front(w, h, shade="#22262B"):
    return Sheet(w, h, digits=1, edge=1.0, drop=4, shade=shade)


class Subject(Sheet):
    """A sheet whose papers end where the poster does: nothing hangs over the lower edge."""

    def cut(self, shape, colour, *more, **look):
        g = geo(shape)
        kept = shape if g.bounds[3] <= self.h + 1 else inside(g, rect(-20, -20, self.w + 40, self.h + 20))
        super().cut(kept, colour, *more, **look)


def cloud(sh, x, y, k, tone="#FFFFFF", under="#DDEAF0"):
    lumps = ((0, 0, 34), (44, -24, 44), (96, -8, 40), (138, 8, 28))
    base = rect(x - 20 * k, y, 170 * k, 34 * k, 17 * k)
    shape = both(*[circle(x + a * k, y + b * k, r * k) for a, b, r in lumps], base)
    shape = inside(shape, rect(x - 60 * k, y - 100 * k, 260 * k, 134 * k)).buffer(-3 * k).buffer(3 * k)
    sh.cut(shape, tone, strength=0.7, lit=0.7, dark=0.06)
    folds = both(*[circle(x + a * k, y + b * k, r * k) for a, b, r in ((20, 30, 26), (66, 30, 32), (116, 32, 24))])
    sh.fill(inside(folds, shape.buffer(-1.5)), under)


def shaded(sh, shape, colour, dark, dx, dy, **look):
    """A paper whose side away from the light is a second tone."""
    sh.cut(shape, colour, **look)
    sh.fill(minus(shape, moved(shape, dx, dy)), dark)
    sh.rim(shape, look.get("edge"))
