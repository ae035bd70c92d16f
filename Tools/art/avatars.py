"""avatar-*.svg: twelve animals as avatars, 120 by 120; the program draws them on a disc of the player's colour.

All are a head from the front with the same eyes, light from the upper left and at most five tones of one colour.  Each
can be recognised by its outline at 32 points, and no two have the same fur.
"""
from paper import Sheet, both, circle, d, ellipse, inside, minus, moved, rounded, smooth, stroke, turned

INK, WHITE, ROSE = "#2A2630", "#FFFFFF", "#EE7D7A"
C = 60


def twin(shape):
    """The same on the other side of the face."""
    return shape.scale(-1, 1, cx=C)


class Face(Sheet):
    """A head in cut paper: pairs are cut left first, the right one a tone darker."""

    def __init__(self):
        super().__init__(120, 120, digits=1, edge=0.8, drop=2.2, shade="#2A1E28")

    def twins(self, shape, colour, dark=None, **look):
        self.cut(shape, colour, **look)
        self.cut(twin(shape), dark or colour, **look)

    def head(self, shape, colour, dark, light=None):
        self.cut(shape, colour, drop=2.4)
        self.fill(minus(shape, moved(shape, -6, -4.5)), dark)
        if light:
            self.fill(inside(minus(shape, moved(shape, 3.6, 3.6)), d("M0 0L80 0L20 90L0 90Z")), light)
        self.rim(shape, 0.8)

    def on(self, shape, clip, colour, opacity=1.0):
        self.fill(inside(shape, clip), colour, opacity)

    def eyes(self, apart=16, y=60, rx=5.4, ry=6.6, ring=None):
        for x in (C - apart, C + apart):
            if ring:
                self.cut(circle(x, y, rx + 3.4), ring, drop=0.8, edge=0.5)
            self.fill(ellipse(x, y, rx, ry), INK)
            self.fill(circle(x - rx * 0.34, y - ry * 0.4, rx * 0.38), WHITE)
            self.fill(circle(x + rx * 0.36, y + ry * 0.4, rx * 0.19), WHITE, 0.85)

    def cheeks(self, apart=28, y=74, rx=6.2, ry=4.2, tone=ROSE, strength=0.62):
        for x in (C - apart, C + apart):
            self.fill(ellipse(x, y, rx, ry), tone, strength)

    def smile(self, y=82, w=7.5, tone=INK, width=2.4):
        """Two bows under the nose."""
        for side in (-1, 1):
            self.fill(stroke([(C, y - 4), (C + side * w * 0.25, y), (C + side * w * 0.65, y + 0.8), (C + side * w, y - 2.4)],
                             width, soft=True), tone)

    def nose(self, y=74, w=6, h=4.6, tone=INK):
        self.cut(d(f"M{C - w} {y - h * .5}C{C - w} {y - h * 1.1} {C + w} {y - h * 1.1} {C + w} {y - h * .5}"
                   f"C{C + w} {y + h * .5} {C + 2.4} {y + h} {C} {y + h}C{C - 2.4} {y + h} {C - w} {y + h * .5} {C - w} {y - h * .5}Z"),
                 tone, drop=0.8, edge=0, lit=0)
        self.fill(ellipse(C - w * .35, y - h * .42, w * .3, h * .2), WHITE, 0.5)


ROUND = smooth([(60, 24), (84, 29), (101, 47), (104, 70), (92, 92), (60, 103), (28, 92), (16, 70), (19, 47), (36, 29)])


def bear(f):
    f.twins(circle(27, 32, 14.5), "#A9713F", "#8F5C31")
    f.twins(circle(28, 33, 8), "#E3B184", "#CF9A6C", drop=1, edge=0.4)
    f.head(ROUND, "#B67C48", "#99653A", "#C99461")
    f.cut(smooth([(60, 66), (78, 72), (83, 84), (74, 96), (60, 99), (46, 96), (37, 84), (42, 72)]), "#F0D2AA", drop=1.4, edge=0.6)
    f.eyes(17, 58)
    f.nose(75, 8, 5.6)
    f.smile(88)
    f.cheeks(31, 74, tone="#E8785A")


def panda(f):
    f.twins(circle(26, 30, 14.5), "#3A3742", "#2C2A33")
    f.head(ROUND, "#FFFBF3", "#E6DCCB")
    patch = smooth([(42, 45), (52, 50), (53, 62), (46, 72), (35, 74), (28, 66), (32, 53)])
    f.twins(patch, "#3A3742", "#34313C", drop=0, edge=0.5)
    f.eyes(17.5, 60, 4.8, 5.8)
    for x in (42.5, 77.5):
        f.fill(circle(x - 1.8, 57.2, 2.9), WHITE)
    f.nose(77, 6.4, 4.6)
    f.smile(88)
    f.cheeks(33, 82)


def koala(f):
    for side in (-1, 1):
        at = (lambda s: s) if side < 0 else twin
        f.cut(at(smooth([(24, 24), (36, 30), (40, 46), (30, 60), (14, 60), (3, 48), (4, 34), (12, 26)])), "#9AA3B0" if side < 0 else "#858F9D")
        f.cut(at(smooth([(22, 33), (30, 38), (31, 48), (24, 54), (14, 53), (9, 45), (12, 36)])), "#F3CFCB" if side < 0 else "#E0B6B4", drop=1, edge=0.4)
    head = smooth([(60, 25), (82, 30), (95, 48), (96, 72), (84, 94), (60, 102), (36, 94), (24, 72), (25, 48), (38, 30)])
    f.head(head, "#A9B2BE", "#8F99A7", "#C0C8D2")
    f.on(ellipse(60, 101, 25, 15), head.geo().buffer(-0.8), "#E4E9EE")
    f.eyes(20, 60, 4.8, 5.8)
    f.cut(smooth([(60, 56), (67, 60), (70, 74), (66, 84), (60, 86), (54, 84), (50, 74), (53, 60)]), "#3C3A46", drop=1.4, edge=0.5)
    f.fill(ellipse(56.4, 66, 2.6, 6), WHITE, 0.28)
    f.smile(94.5, 6)
    f.cheeks(27, 79)


def cat(f):
    for side in (-1, 1):
        at = (lambda s: s) if side < 0 else twin
        f.cut(at(rounded([(16, 10), (52, 30), (20, 62)], [7, 4, 4])), "#F2B85A" if side < 0 else "#D99A3C")
        f.cut(at(rounded([(22, 20), (42, 32), (24, 50)], [4, 3, 3])), "#F4A79D" if side < 0 else "#DB8A84", drop=1, edge=0.4)
    head = smooth([(60, 27), (84, 31), (101, 48), (107, 72), (94, 92), (60, 101), (26, 92), (13, 72), (19, 48), (36, 31)])
    f.head(head, "#F4BE63", "#DDA043", "#FBD48D")
    for x, w, y in ((60, 7, 47), (46, 5.4, 43), (74, 5.4, 43)):
        f.on(rounded([(x - w / 2, 22), (x + w / 2, 22), (x, y)], 1.4), head, "#C9792B")
    for side in (-1, 1):
        at = (lambda s: s) if side < 0 else twin
        for y, tip in ((66, 30), (77, 32)):
            f.on(at(rounded([(8, y - 3), (8, y + 3), (tip - 3, y)], 1.2)), head, "#C9792B")
    f.cut(both(ellipse(51, 83, 12, 10), ellipse(69, 83, 12, 10)).buffer(1.5).buffer(-1.5), "#FFF3DC", drop=1, edge=0.5)
    f.eyes(19, 60, 5.6, 7)
    f.nose(77, 4.8, 4, "#D9626A")
    f.smile(87, 8)
    f.cheeks(33, 80)


def fox(f):
    for side in (-1, 1):
        at = (lambda s: s) if side < 0 else twin
        f.cut(at(rounded([(14, 6), (54, 34), (18, 62)], [6, 4, 4])), "#D9622B" if side < 0 else "#BC4E20")
        f.cut(at(rounded([(21, 18), (41, 34), (24, 50)], [4, 3, 3])), "#4A2B26" if side < 0 else "#3B211E", drop=1, edge=0)
    head = smooth([(60, 28), (84, 34), (104, 52), (112, 70), (94, 84), (74, 98), (60, 104), (46, 98), (26, 84), (8, 70), (16, 52), (36, 34)], tension=0.8)
    f.head(head, "#E4703A", "#C4562A", "#F2935F")
    mask = both(d("M6 66C22 64 40 68 50 76C54 80 58 86 60 92L60 112L20 92Z"), d("M114 66C98 64 80 68 70 76C66 80 62 86 60 92L60 112L100 92Z"))
    white = inside(mask, head.geo().buffer(-0.4))
    f.fill(white, "#FFF3E2")
    f.fill(inside(minus(head, moved(head, -5, -4)), mask), "#EBD5BC")
    f.eyes(18, 61, 5, 6.2)
    f.nose(93, 6.6, 5)
    f.cheeks(33, 77, 5.4, 3.8)


def rabbit(f):
    for side in (-1, 1):
        at = (lambda s: s) if side < 0 else twin
        ear = smooth([(40, 2), (49, 8), (53, 26), (52, 46), (44, 52), (34, 46), (28, 26), (31, 8)])
        f.cut(at(ear), "#F3E7DC" if side < 0 else "#DDCBBD")
        f.cut(at(smooth([(40, 10), (45, 15), (47, 28), (45, 42), (40, 44), (35, 36), (34, 20)])), "#F4ABA8" if side < 0 else "#DE908F", drop=1, edge=0.4)
    head = smooth([(60, 38), (80, 42), (95, 56), (99, 76), (88, 96), (60, 106), (32, 96), (21, 76), (25, 56), (40, 42)])
    f.head(head, "#F8EEE4", "#E2D1C3")
    f.eyes(17, 68, 5.2, 6.6)
    f.fill(both(ellipse(51.5, 87, 9.5, 7.5), ellipse(68.5, 87, 9.5, 7.5)), "#FFFFFF", 0.85)
    f.cut(rounded([(55, 90), (65, 90), (64.4, 99.5), (55.6, 99.5)], [1, 1, 3, 3]), "#FFFFFF", drop=0.8, edge=0.4)
    f.fill(stroke([(60, 91), (60, 98)], 1), "#D9CBBE")
    f.nose(80, 4.8, 3.8, "#E0656D")
    f.smile(89.5, 8)
    f.cheeks(29, 84, 6.4, 4.6)


def owl(f):
    body = smooth([(60, 20), (84, 26), (100, 46), (103, 72), (90, 95), (60, 105), (30, 95), (17, 72), (20, 46), (36, 26)])
    for side in (-1, 1):
        at = (lambda s: s) if side < 0 else twin
        f.cut(at(rounded([(17, 11), (50, 24), (22, 52)], [5, 6, 8])), "#6E5A8E" if side < 0 else "#58467A")
    f.head(body, "#7C68A0", "#645189", "#9683B8")
    for row, xs in ((86, (42, 54, 66, 78)), (95, (48, 60, 72))):
        for x in xs:
            f.on(d(f"M{x - 6} {row - 5}L{x + 6} {row - 5}C{x + 6} {row + 3} {x - 6} {row + 3} {x - 6} {row - 5}Z"), body, "#B9A6D3")
    disc = both(circle(41, 56, 21), circle(79, 56, 21))
    f.cut(disc, "#F4E6CF", drop=1.6, edge=0.7)
    for x in (41, 79):
        f.fill(circle(x, 56, 15), "#F3B63F")
        f.fill(circle(x, 56, 10.4), INK)
        f.fill(circle(x - 3.6, 51.8, 3.8), WHITE)
        f.fill(circle(x + 3.6, 60, 1.8), WHITE, 0.85)
    f.cut(rounded([(52.5, 63), (67.5, 63), (60, 80)], [4, 4, 2.4]), "#EE8B32", drop=1.4, edge=0.6)


def frog(f):
    head = smooth([(60, 38), (88, 42), (107, 60), (108, 78), (92, 96), (60, 102), (28, 96), (12, 78), (13, 60), (32, 42)])
    f.twins(circle(32, 36, 18), "#77B255", "#629A43")
    f.head(head, "#80BC5C", "#66A046", "#9CD07A")
    f.on(smooth([(60, 80), (90, 78), (100, 86), (84, 104), (60, 108), (36, 104), (20, 86), (30, 78)]), head, "#D8EBB5")
    for x in (32, 88):
        f.cut(circle(x, 35, 13), "#FFF9EA", drop=1, edge=0.4)
        f.fill(ellipse(x + (1.5 if x < 60 else -1.5), 36, 6.6, 7.8), INK)
        f.fill(circle(x - 1.4 + (0.6 if x < 60 else -2.4), 32.6, 2.7), WHITE)
    f.fill(stroke([(26, 74), (36, 83), (60, 88), (84, 83), (94, 74)], 3, soft=True), "#2F5B2C")
    for x in (54, 66):
        f.fill(ellipse(x, 66, 1.8, 2.4), "#3F7036")
    f.cheeks(36, 71, 6.6, 4.6, "#F08A6B", 0.75)


def penguin(f):
    head = smooth([(60, 16), (85, 23), (101, 45), (104, 72), (92, 95), (60, 105), (28, 95), (16, 72), (19, 45), (35, 23)])
    f.cut(smooth([(58, 20), (52, 8), (60, 11), (64, 4), (66, 12), (73, 9), (66, 20)], tension=0.6), "#33415C")
    f.head(head, "#3B4A68", "#2C3950", "#536486")
    face = both(circle(43, 60, 21), circle(77, 60, 21), ellipse(60, 80, 34, 22))
    f.cut(inside(face, head.geo().buffer(-3)), "#FFFAF0", drop=1.4, edge=0.6)
    f.eyes(17, 58, 5.2, 6.6)
    beak = d("M47 74C50 66 70 66 73 74C70 84 64 88 60 88C56 88 50 84 47 74Z")
    f.cut(beak, "#F0952F", drop=1.4, edge=0.6)
    f.fill(inside(beak, d("M40 76C50 80 70 80 80 76L80 92L40 92Z")), "#D0751D")
    f.cheeks(29, 76, 6.6, 4.6)


def elephant(f):
    for side in (-1, 1):
        at = (lambda s: s) if side < 0 else twin
        f.cut(at(smooth([(30, 26), (40, 40), (40, 66), (30, 84), (14, 80), (3, 60), (4, 38), (16, 26)])), "#7FA0B8" if side < 0 else "#6C8DA5")
        f.cut(at(smooth([(27, 36), (32, 50), (31, 66), (25, 74), (15, 70), (10, 56), (12, 42), (19, 36)])), "#EFB9B0" if side < 0 else "#D9A099", drop=1, edge=0.4)
    head = smooth([(60, 22), (79, 27), (91, 44), (92, 66), (82, 84), (60, 92), (38, 84), (28, 66), (29, 44), (41, 27)])
    f.head(head, "#8FB0C7", "#7796AE", "#ABC7DA")
    for side in (-1, 1):
        at = (lambda s: s) if side < 0 else twin
        f.cut(at(d("M45 82C45 92 41 98 36 101C42 104 51 98 53 84Z")), "#FFFBF0", drop=1, edge=0.4)
    trunk = d("M49 62C49 56 71 56 71 62C72 74 71 86 72 94C73 101 79 101 82 97C86 100 85 108 77 110C65 113 54 108 53 96C52 86 48 74 49 62Z")
    f.cut(trunk, "#9BBAD0", drop=2, edge=0.8)
    for y in (76, 84, 92):
        f.fill(stroke([(52.5, y), (60, y + 2.2), (67, y + 0.6)], 1.8, soft=True), "#7796AE")
    f.eyes(18, 56, 4.8, 6)
    f.cheeks(25, 69, 5.4, 3.8)
    tuft = d("M56 25C52 17 54 11 59 9C59 13 61 15 63 14C66 11 70 12 71 15C67 17 67 22 64 26Z")
    f.cut(tuft, "#7796AE", drop=1, edge=0.5)


def lion(f):
    mane = both(*[turned(rounded([(46, 30), (60, 2), (74, 30)], [4, 7, 4]), a, 60, 61) for a in range(0, 360, 24)], circle(60, 61, 44))
    f.cut(mane, "#B5652B", drop=0)
    inner = both(*[turned(rounded([(48, 34), (60, 12), (72, 34)], [4, 6, 4]), a, 60, 62) for a in range(12, 372, 24)], circle(60, 62, 37))
    f.cut(inner, "#D98A3A", drop=1.6, edge=0.6)
    f.twins(circle(33, 36, 9.5), "#EBB463", "#D79C49", drop=1.4)
    f.twins(circle(33.6, 36.6, 5), "#C9792B", "#B76A22", drop=0, edge=0)
    head = smooth([(60, 32), (79, 36), (90, 52), (91, 70), (82, 87), (60, 96), (38, 87), (29, 70), (30, 52), (41, 36)])
    f.head(head, "#F4C878", "#DDA950", "#FBDDA2")
    f.cut(both(ellipse(52, 82, 11, 9), ellipse(68, 82, 11, 9)).buffer(1.5).buffer(-1.5), "#FFF1D6", drop=1, edge=0.5)
    f.eyes(15, 60, 4.8, 6)
    f.nose(75, 7, 5, "#7A3E22")
    f.smile(86, 8, "#7A3E22")
    f.cheeks(25, 76, 5, 3.6)


def hedgehog(f):
    spikes = [turned(rounded([(52, 24), (60, 3), (68, 24)], [1, 2.6, 1]), a, 60, 64) for a in range(-132, 133, 22)]
    f.cut(both(*spikes, circle(60, 62, 42)), "#6B4A3A", drop=0)
    near = [turned(rounded([(53, 30), (60, 12), (67, 30)], [1, 2.4, 1]), a, 60, 64) for a in range(-121, 122, 22)]
    f.cut(both(*near, circle(60, 64, 36)), "#8A6450", drop=1.4, edge=0.6)
    f.twins(circle(29, 55, 9), "#E0B48C", "#C99A72", drop=1.4)
    f.twins(circle(29.6, 55.6, 5), "#C58B68", "#B27A58", drop=0, edge=0)
    head = smooth([(60, 46), (74, 40), (90, 50), (96, 70), (86, 90), (60, 104), (34, 90), (24, 70), (30, 50), (46, 40)])
    f.head(head, "#F3D5B0", "#DDB88E", "#FBE6CC")
    f.eyes(17, 66, 4.8, 6)
    f.nose(83, 7, 5.4)
    f.smile(95, 6.6)
    f.cheeks(27, 80, 5.8, 4)


# The scale of animals whose hair or ears need space: some of the disc must stay visible.
SIZES = {"lion": 0.9, "hedgehog": 0.88, "elephant": 0.93, "koala": 0.92}

ANIMALS = {"bear": bear, "cat": cat, "elephant": elephant, "fox": fox, "frog": frog, "hedgehog": hedgehog, "koala": koala,
           "lion": lion, "owl": owl, "panda": panda, "penguin": penguin, "rabbit": rabbit}


def avatars(folder):
    for name, draw in ANIMALS.items():
        face = Face()
        draw(face)
        k = SIZES.get(name, 0.95)
        face.out = [f'<g transform="translate({C - C * k:.4g} {C - C * k:.4g}) scale({k})">', *face.out, "</g>"]
        face.save(f"{folder}/avatar-{name}.svg")
