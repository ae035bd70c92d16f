"""The items of the town at size 1, without a margin: recycle-jar, -can and so on, and their outlines."""
import math

from paper import (Sheet, both, circle, d, ellipse, geo, inside, minus, mix, moved, poly, rect, rounded, smooth, stroke, turned)

CREAM, CREAM_D, INK = "#FBF5E6", "#E2D8C0", "#22262B"
WHITE = "#FFFFFF"


def paper(w, h, shade):
    return Sheet(w, h, digits=2, edge=1.3, drop=0, shade=shade)


def jar_outline():
    return both(rect(9, 0, 56, 22, 6), rounded([(6, 20), (68, 20), (74, 36), (74, 100), (0, 100), (0, 36)], [4, 4, 14, 14, 14, 14]))


def jar():
    """74 by 100: jam, with a label."""
    sh = paper(74, 100, "#12381F")
    glass = jar_outline()
    sh.cut(glass, "#8FCBD0", drop=0, edge=0)
    jam = inside(glass, rect(5, 40, 64, 55, 10))
    sh.fill(jam, "#C2415C")
    sh.fill(inside(jam, rect(48, 30, 30, 70)), "#98304A")
    sh.fill(rect(9, 27, 5, 56, 2.5), "#E3F5F6")
    sh.cut(rect(9, 1, 56, 20, 5), "#D9A441", drop=3, edge=1)
    sh.fill(both(*[rect(14 + 7.4 * i, 4, 2.4, 14, 1) for i in range(7)]), "#A87820", 0.6)
    label = rect(14, 50, 46, 34, 5)
    sh.cut(label, CREAM, drop=2, edge=1)
    sh.fill(both(circle(32, 68, 8), circle(43, 70, 6.4)), "#C2415C")
    sh.fill(d("M32 61Q36 53 44 54Q41 61 33 62Z"), "#46A566")
    sh.rim(glass, 1.3, lit=0.45, dark=0.22)
    return sh


def can_outline():
    return rounded([(9, 0), (53, 0), (62, 12), (62, 100), (54, 112), (8, 112), (0, 100), (0, 12)], [4, 4, 5, 5, 5, 5, 5, 5])


def can():
    """62 by 112: a drinks can."""
    sh = paper(62, 112, "#3A3F45")
    tin = geo(can_outline())
    sh.cut(tin, "#C9D2D8", drop=0, edge=0)
    sleeve = inside(tin, rect(0, 13, 62, 86))
    sh.fill(sleeve, "#E0662F")
    sh.fill(inside(sleeve, rect(42, 0, 20, 112)), "#B94C1C")
    sh.fill(inside(sleeve, rect(7, 0, 7, 112)), "#F39A66")
    sh.fill(inside(sleeve, d("M-5 74C14 52 30 92 70 58L70 76C32 106 14 68 -5 92Z")), CREAM)
    sh.cut(circle(31, 45, 16), "#F6B73C", drop=2.5, edge=1)
    sh.fill(both(*[turned(rect(30, 33, 2, 24, 1), a, 31, 45) for a in (0, 60, 120)]), CREAM)
    sh.fill(inside(tin, rect(0, 10, 62, 3)), "#8E9AA3")
    sh.fill(inside(tin, rect(0, 99, 62, 3)), "#8E9AA3")
    sh.fill(ellipse(31, 5.4, 9, 2.6), "#79868F")
    sh.rim(tin, 1.3, lit=0.5, dark=0.25)
    return sh


def pot_outline():
    return both(rect(0, 6, 84, 12, 5), rounded([(5, 14), (79, 14), (70, 88), (14, 88)], [3, 3, 10, 10]), d("M58 10L82 0L84 12L70 16Z"))


def pot():
    """84 by 88: a yoghurt pot with its lid half off."""
    sh = paper(84, 88, "#3B3550")
    body = geo(rounded([(5, 14), (79, 14), (70, 88), (14, 88)], [3, 3, 10, 10]))
    sh.cut(body, "#F4F6F8", drop=0, edge=0)
    sh.fill(inside(body, d("M56 10L84 10L84 90L52 90Q58 50 56 10Z")), "#D5DCE3")
    sh.fill(inside(body, d("M0 36Q42 50 84 36L84 66Q42 80 0 66Z")), "#7FB3E0")
    for x, y in ((30, 54), (43, 57), (36, 64)):
        sh.cut(circle(x, y, 7), "#4C5FA8", drop=1.6, edge=0.8)
        sh.fill(circle(x - 2, y - 2, 1.8), "#A9B6E2")
    rim_ = geo(rect(0, 7, 84, 11, 5))
    sh.cut(rim_, "#E8EDF1", drop=3, edge=1)
    sh.cut(d("M20 7L80 0L84 9L66 15Z"), "#B8C4CC", drop=2.5, edge=1)
    sh.rim(body, 1.2, lit=0.4, dark=0.2)
    return sh


def carton_outline():
    return rounded([(12, 0), (66, 0), (66, 12), (78, 40), (78, 150), (0, 150), (0, 40), (12, 12)], [2, 2, 1, 2, 4, 4, 2, 1])


def carton():
    """78 by 150: a carton of milk with a gable."""
    sh = paper(78, 150, "#24405E")
    whole = geo(carton_outline())
    sh.cut(whole, "#F5F8FA", drop=0, edge=0)
    sh.fill(inside(whole, rect(54, 0, 24, 150)), "#D6E1EA")
    sh.fill(inside(whole, poly([(12, 12), (66, 12), (78, 40), (0, 40)])), "#4F93CC")
    sh.fill(inside(whole, poly([(54, 12), (66, 12), (78, 40), (54, 40)])), "#3573A8")
    sh.fill(inside(whole, rect(12, 0, 54, 12)), "#6FAADB")
    sh.cut(circle(39, 27, 8.5), "#E0453A", drop=2, edge=1)
    sh.fill(inside(whole, d("M-2 104C22 86 44 124 80 98L80 152L-2 152Z")), "#4F93CC")
    sh.fill(inside(whole, d("M54 112Q66 108 80 98L80 152L54 152Z")), "#3573A8")
    glass = rounded([(24, 58), (52, 58), (48, 94), (28, 94)], 3)
    sh.cut(glass, "#D3E6F3", drop=2.4, edge=1)
    sh.fill(rounded([(26, 68), (50, 68), (47, 92), (29, 92)], 2), WHITE)
    sh.rim(whole, 1.3, lit=0.4, dark=0.2)
    return sh


def newspaper_outline():
    return rounded([(4, 6), (126, 0), (136, 92), (10, 100), (0, 40)], 3)


def newspaper():
    """136 by 100: folded once."""
    sh = paper(136, 100, "#3A3A3A")
    whole = geo(newspaper_outline())
    sh.cut(whole, "#D9D5CA", drop=0, edge=0)
    front = geo(rounded([(10, 6), (126, 0), (134, 84), (18, 92)], 3))
    sh.cut(front, "#F4F1E8", drop=3, edge=1.2)

    def at(s):
        return moved(turned(s, -3.2), 14, 12)
    sh.fill(at(rect(4, 4, 106, 13, 2)), "#3F4247")
    sh.fill(at(rect(4, 22, 106, 2.4, 1)), "#8A8D92")
    sh.fill(at(rect(4, 30, 46, 34, 2)), "#9FC3DF")
    sh.fill(inside(at(rect(4, 30, 46, 34, 2)), at(poly([(4, 66), (18, 44), (28, 56), (38, 46), (52, 66)]))), "#6C9A78")
    sh.fill(both(*[at(rect(57, 31 + 8 * i, 52 if i % 3 else 44, 3.2, 1.6)) for i in range(5)]), "#9A9CA0")
    sh.fill(at(rect(4, 70, 106, 3.2, 1.6)), "#9A9CA0")
    sh.rim(whole, 1.2, lit=0.4, dark=0.2)
    return sh


def box_outline():
    return poly([(14, 24), (34, 0), (104, 4), (130, 22), (118, 104), (22, 112), (0, 30)])


def box():
    """130 by 112: an open box of cardboard."""
    sh = paper(130, 112, "#4A3318")
    sh.cut(poly([(20, 24), (34, 0), (104, 4), (112, 26)]), "#9C7442", drop=0, edge=1)
    sh.fill(poly([(22, 26), (32, 10), (98, 12), (110, 28)]), "#6E5029")
    sh.cut(poly([(112, 26), (104, 4), (130, 22), (124, 34)]), "#D0A468", drop=0, edge=1)
    side = geo(poly([(18, 24), (114, 26), (118, 104), (22, 112)]))
    sh.cut(side, "#C89B5E", drop=0, edge=1.3)
    sh.fill(inside(side, poly([(84, 20), (130, 20), (130, 112), (86, 112)])), "#B4874C")
    sh.cut(poly([(18, 24), (114, 26), (104, 44), (0, 36)]), "#DDB579", drop=4, edge=1.2)
    sh.fill(poly([(60, 36), (76, 37), (78, 76), (62, 77)]), "#E9D3A8")
    for x in (38, 52):
        sh.fill(both(stroke([(x, 98), (x, 82)], 3), poly([(x - 6, 86), (x + 6, 86), (x, 78)])), "#7A5529")
    return sh


def apple_outline():
    return both(smooth([(8, 18), (30, 22), (52, 18), (74, 22), (86, 32), (62, 42), (54, 58), (62, 78), (80, 90), (66, 100), (44, 104),
                        (20, 100), (6, 90), (28, 78), (36, 58), (28, 42), (2, 30)]), d("M42 24L40 2L47 0L49 24Z"))


def apple():
    """88 by 104: the core of an apple."""
    sh = paper(88, 104, "#4A1712")
    core = geo(smooth([(8, 18), (30, 22), (52, 18), (74, 22), (86, 32), (62, 42), (54, 58), (62, 78), (80, 90), (66, 100), (44, 104),
                       (20, 100), (6, 90), (28, 78), (36, 58), (28, 42), (2, 30)]))
    sh.cut(core, "#F7E9BF", drop=0, edge=1)
    sh.fill(inside(core, d("M50 30L90 30L90 90L54 92Q62 78 54 58Q50 46 62 40Z")), "#E4CF95")
    for top in (True, False):
        skin = inside(core, rect(-4, -4, 100, 38) if top else rect(-4, 86, 100, 30))
        edge = d("M-4 -4L92 -4L92 34Q70 22 44 34Q18 26 -4 38Z" if top else "M-4 108L92 108L92 86Q66 98 44 90Q20 98 -4 84Z")
        sh.fill(inside(skin, edge), "#D2402F")
        sh.fill(inside(inside(skin, edge), rect(58, -4, 40, 120)), "#A62C20")
    for x, y, a in ((40, 62, 12), (50, 66, -14)):
        sh.fill(turned(ellipse(x, y, 3, 6), a, x, y), "#6B3E1E")
    sh.cut(d("M41 26Q43 12 40 3L47 0Q50 12 48 26Z"), "#7A4B22", drop=0, edge=0.8)
    sh.cut(d("M48 14Q60 -2 78 4Q70 20 49 16Z"), "#5FAE55", drop=2, edge=1)
    return sh


def banana_outline():
    return both(d("M52 8L64 0L70 10L66 26C92 34 114 56 120 84C96 86 80 76 72 62C72 78 66 90 54 96C44 84 44 72 48 60C38 74 20 82 0 78"
                  "C6 52 28 30 52 24Z"))


def banana():
    """120 by 96: the peel of a banana."""
    sh = paper(120, 96, "#5E4308")
    for shape, tone in ((d("M60 22C92 30 114 54 120 84C96 86 76 72 66 50Z"), "#E8B92C"), (d("M54 22C28 30 6 52 0 78C22 82 42 70 54 48Z"), "#F5D24A"),
                        (d("M52 26C42 56 42 82 54 96C68 88 74 62 66 26Z"), "#F9E07A")):
        sh.cut(shape, tone, drop=3, edge=1.2)
    sh.fill(d("M62 32C84 42 102 60 110 80C94 78 80 68 70 50Z"), "#FBEFB8", 0.8)
    sh.fill(d("M50 34C34 42 18 56 10 74C26 72 40 62 49 48Z"), "#FBEFB8", 0.8)
    sh.cut(d("M50 26L54 6L66 0L70 9L68 28Q58 34 50 26Z"), "#F5D24A", drop=2, edge=1)
    sh.fill(d("M54 7L66 0L69 7L55 12Z"), "#6B4A14")
    for x, y in ((58, 60), (62, 76), (55, 70)):
        sh.fill(ellipse(x, y, 1.7, 2.8), "#8A6318")
    return sh


def napkin_outline():
    return smooth([(6, 26), (28, 4), (52, 12), (78, 0), (104, 22), (98, 48), (110, 72), (84, 96), (56, 90), (30, 100), (4, 80), (14, 54)])


def napkin():
    """110 by 100: crumpled, with a stain."""
    sh = paper(110, 100, "#55504A")
    whole = geo(napkin_outline())
    sh.cut(whole, "#FBF8F0", drop=0, edge=0)
    for shape in (d("M52 12L78 0L104 22L98 48L70 40Z"), d("M110 72L84 96L56 90L66 64L98 48Z"), d("M4 80L30 100L56 90L44 62L14 54Z")):
        sh.fill(inside(whole, shape), "#E4DED0", 0.85)
    sh.fill(inside(whole, d("M28 4L52 12L44 40L14 54L6 26Z")), WHITE)
    sh.fill(both(stroke([(52, 12), (46, 40), (16, 54)], 1.6), stroke([(46, 40), (68, 62), (98, 48)], 1.6),
                 stroke([(68, 62), (56, 90)], 1.6)), "#B9B1A0")
    sh.fill(inside(whole, both(circle(60, 34, 11), circle(70, 42, 7), circle(48, 74, 8))), "#D9772F", 0.85)
    sh.fill(inside(whole, both(circle(84, 66, 4), circle(30, 34, 3.5))), "#D9772F", 0.7)
    sh.rim(whole, 1.2, lit=0.4, dark=0.25)
    return sh


def mug_outline():
    return both(rounded([(0, 4), (84, 4), (80, 92), (4, 92)], [4, 4, 14, 14]), minus(ellipse(88, 44, 28, 28), ellipse(88, 44, 15, 16)))


def mug():
    """116 by 92: china, with a crack."""
    sh = paper(116, 92, "#3D2A50")
    handle = geo(inside(minus(ellipse(88, 44, 28, 28), ellipse(88, 44, 15, 16)), rect(76, 0, 40, 92)))
    sh.cut(handle, "#8A6BB0", drop=0, edge=1.2)
    body = geo(rounded([(0, 4), (84, 4), (80, 92), (4, 92)], [4, 4, 14, 14]))
    sh.cut(body, "#A98BCB", drop=0, edge=0)
    sh.fill(inside(body, rect(58, 0, 30, 92)), "#8A6BB0")
    sh.fill(inside(body, rect(8, 16, 7, 62, 3.5)), "#D0BCE6")
    sh.fill(inside(body, rect(0, 4, 84, 8)), "#C6AEDF")
    for i in range(5):
        a = 2 * math.pi * i / 5
        sh.fill(circle(40 + 9 * math.cos(a), 58 + 9 * math.sin(a), 6.5), CREAM)
    sh.fill(circle(40, 58, 5), "#F2B632")
    sh.fill(inside(body, both(stroke([(62, 2), (56, 22), (66, 34), (58, 52)], 2.4), stroke([(66, 34), (76, 42)], 2))), INK)
    # What broke off the edge.
    sh.fill(poly([(56, 3), (68, 3), (63, 13)]), "#4A3560")
    sh.rim(body, 1.2, lit=0.4, dark=0.2)
    return sh


def nappy_outline():
    return d("M4 4L116 4Q120 4 120 10L118 34Q92 34 82 58Q76 86 60 88Q44 86 38 58Q28 34 2 34L0 10Q0 4 4 4Z")


def nappy():
    """120 by 88."""
    sh = paper(120, 88, "#4D5A66")
    whole = geo(nappy_outline())
    sh.cut(whole, "#F7FAFC", drop=0, edge=0)
    sh.fill(inside(whole, d("M74 0L124 0L124 40Q92 34 82 58Q76 86 62 90Q80 40 74 0Z")), "#DCE5EC")
    sh.fill(inside(whole, d("M2 34Q28 34 38 58Q44 86 60 88L60 82Q48 80 43 56Q34 28 2 28Z")), "#BFE0EE")
    sh.fill(inside(whole, d("M118 34Q92 34 82 58Q76 86 60 88L60 82Q72 80 77 56Q86 28 118 28Z")), "#A6CFE2")
    for x in (6, 92):
        sh.cut(rect(x, 10, 22, 13, 4), "#7FB8D4", drop=1.6, edge=0.9)
    for x, y, r in ((60, 26, 5), (48, 44, 4), (72, 44, 4)):
        sh.fill(circle(x, y, r), "#F4A7B4")
    sh.rim(whole, 1.2, lit=0.4, dark=0.25)
    return sh


OUTLINES = {
    "jar": (74, 100, jar_outline), "can": (62, 112, can_outline), "pot": (84, 88, pot_outline), "carton": (78, 150, carton_outline),
    "newspaper": (136, 100, newspaper_outline), "box": (130, 112, box_outline), "apple": (88, 104, apple_outline),
    "banana": (120, 96, banana_outline), "napkin": (110, 100, napkin_outline), "mug": (116, 92, mug_outline),
    "nappy": (120, 88, nappy_outline),
}
ITEMS = (jar, can, pot, carton, newspaper, box, apple, banana, napkin, mug, nappy)


def flag(name):
    """A country's flag of cut paper on a pole, 480 by 300, for the choice of a town."""
    from recycle_rules import page
    sh = page()
    bands = {"spain": (("#C8382B", 1), ("#F2B632", 2), ("#C8382B", 1)), "germany": (("#2B2B2E", 1), ("#C8382B", 1), ("#F2B632", 1)),
             "italy": (("#2F8F4E", 1), ("#FBF5E6", 1), ("#C8382B", 1))}[name]
    sh.cut(rect(106, 34, 12, 240, 6), "#9C7442", drop=5)
    sh.cut(circle(112, 32, 11), "#F2B632", drop=3)
    whole = sum(n for _, n in bands)
    at = 0
    cloth = geo(rect(118, 44, 254, 160, 6))
    sh.cut(cloth, bands[1][0], drop=8, edge=0)
    for tone, n in bands:
        band = rect(118 + 254 * at / whole, 44, 254 * n / whole, 160) if name == "italy" else \
            rect(118, 44 + 160 * at / whole, 254, 160 * n / whole)
        sh.fill(inside(cloth, band), tone)
        at += n
    for x, w in ((170, 30), (262, 34), (340, 32)):
        sh.fill(inside(cloth, rect(x, 44, w, 160)), "#000000", 0.1)
    sh.rim(cloth, 1.5, lit=0.35, dark=0.2)
    return sh
