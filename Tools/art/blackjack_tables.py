"""blackjack-table-<Table's case>.svg: the seven small tables to choose from, 240 by 220, each in its own place, with as many decks as
are played; and the balance for the house edge.

The program assembles the balance: `blackjack-scale-stand` is 200 by 180; the beam, 200 by 40, rotates around its
centre, which is at 100, 30 of the stand; the two pans, 76 by 96, hang upright from its ends (12 and 188 of its width) by
their point 38, 4.
"""
from shapely import affinity

from blackjack_table import CREAM, GOLD, GOLD_D, GOLD_L
from menu_cards import RED, heart, spade
from paper import (INK, Sheet, both, circle, d, ellipse, geo, inside, leaf, mix, moved, poly, rect, rounded, star, stroke)

BLUE, BLUE_D, RED_D, WOOD, WOOD_D, WOOD_L = "#2E6FB7", "#1F5190", "#9E2E22", "#9A6233", "#704420", "#C98B4E"


def sheet(w, h):
    return Sheet(w, h, digits=1, edge=1.0, drop=3.5, shade="#1A2430")


def table(sh, felt):
    dark = mix(felt, "#0A1A14", 0.28)
    sh.cut(d("M96 168L144 168L150 200L90 200Z"), WOOD_D, drop=0)
    sh.cut(rounded([(74, 198), (166, 198), (178, 214), (62, 214)], 6), WOOD, drop=2)
    rim = both(ellipse(120, 144, 112, 44), ellipse(120, 158, 112, 44), rect(8, 144, 224, 14))
    sh.cut(rim, WOOD, drop=4)
    sh.fill(inside(rim, both(rect(8, 158, 224, 60), ellipse(120, 158, 112, 44))), WOOD_D)
    sh.cut(ellipse(120, 144, 112, 44), WOOD_L, drop=0, edge=1.2)
    sh.cut(ellipse(120, 143, 100, 37), felt, drop=0, edge=0)
    sh.fill(inside(both(ellipse(120, 143, 100, 37)).difference(geo(ellipse(122, 147, 100, 37))), ellipse(120, 143, 100, 37)), dark)
    sh.fill(both(ellipse(120, 143, 76, 26)).difference(geo(ellipse(120, 143, 73.5, 24))), mix(felt, "#FFFFFF", 0.35), 0.8)


def decks(sh, n, x, y):
    """A stack of card boxes with its lower edge at y."""
    for i in range(n):
        dx = (0, 1.6, -1.2, 0.8)[i % 4]
        top = y - 8.4 * (i + 1)
        sh.cut(rect(x - 24 + dx, top, 48, 9, 2), CREAM, drop=2.4 if i == 0 else 1.2, edge=0.7)
        sh.fill(rect(x - 24 + dx, top + 2.6, 48, 4), (RED, BLUE)[i % 2])
    top = y - 8.4 * n
    tone, dark = ((BLUE, BLUE_D), (RED, RED_D))[n % 2]
    lid = [(x - 18, top - 13), (x + 25, top - 13), (x + 24.5, top + 1), (x - 24, top + 1)]
    sh.cut(rounded(lid, 2.5), CREAM, drop=0, edge=0.8)
    inner = rounded([(x - 14.5, top - 10.8), (x + 21.5, top - 10.8), (x + 20.8, top - 1.2), (x - 19.2, top - 1.2)], 1.5)
    sh.fill(inner, tone)
    for k in range(4):
        cx = x - 11 + 8.4 * k
        sh.fill(poly([(cx, top - 9.5), (cx + 3.6, top - 6), (cx, top - 2.5), (cx - 3.6, top - 6)]), dark)


def card(sh, x, y, sign, tone, lean=0):
    shape = rounded([(x - 12 + lean, y - 13), (x + 12 + lean, y - 13), (x + 15, y + 13), (x - 15, y + 13)], 3)
    sh.cut(shape, CREAM, drop=2.4, edge=0.8, lit=0.6)
    sh.fill(moved(affinity.scale(geo(sign), 0.27, 0.22, origin=(0, 0)), x + lean / 2, y), tone)


def chips(sh, x, y, tones):
    for i, tone in enumerate(tones):
        top = y - 5 * i
        sh.cut(both(ellipse(x, top, 11, 4.4), rect(x - 11, top - 4.5, 22, 4.5), ellipse(x, top - 4.5, 11, 4.4)), tone, drop=1.6, edge=0.6)
        for dx in (-6, 3):
            sh.fill(rect(x + dx, top - 1.5, 4, 4.5), "#FFF9EA")
    top = y - 5 * (len(tones) - 1) - 4.5
    sh.fill(ellipse(x, top, 7.4, 2.6), "#FFF9EA")
    sh.fill(ellipse(x, top, 4.6, 1.5), tones[-1])


# ---- the places behind the tables, above y 130 ------------------------------------------------------

def disc(sh, tone, light):
    sh.cut(circle(120, 84, 76), tone, drop=0, edge=0)
    sh.fill(circle(120, 88, 58), light)


def at_home(sh):
    disc(sh, "#BFE3F2", "#D9F0F8")
    sh.cut(circle(166, 42, 15), GOLD, drop=2)
    sh.cut(rect(140, 36, 13, 34, 2), RED_D, drop=2)
    sh.cut(rect(80, 66, 80, 84, 3), "#FFF1D2", drop=3)
    sh.fill(rect(128, 66, 32, 84), "#EBD5AC")
    sh.cut(rounded([(64, 72), (120, 22), (176, 72)], 5), "#D2492F", drop=4)
    sh.fill(poly([(120, 24), (172, 71), (136, 71)]), "#A93523")
    for x in (90, 128):
        sh.cut(rect(x, 80, 22, 22, 3), "#7CC9E6", drop=0)
        sh.fill(both(rect(x + 10, 80, 2, 22), rect(x, 90, 22, 2)), "#FFF9EA")
    for x, k, tone in ((58, 1, "#2F9A58"), (184, 1.1, "#3FAE66")):
        sh.cut(both(circle(x, 108, 17 * k), circle(x + 12, 120, 15 * k), circle(x - 12, 120, 15 * k)), tone, drop=3)


def by_lamplight(sh):
    disc(sh, "#5A3F74", "#77558F")
    sh.cut(stroke([(120, 4), (120, 34)], 3.6), "#2B2140", drop=0, edge=0)
    sh.fill(d("M96 54L144 54L196 142L44 142Z"), "#FFE9A8", 0.45)
    sh.cut(circle(120, 58, 11), "#FFF3C4", drop=0, edge=0)
    sh.cut(rounded([(106, 30), (134, 30), (158, 58), (82, 58)], [6, 6, 3, 3]), "#2F8F4E", drop=4)
    sh.fill(poly([(126, 31), (134, 31), (157, 57.5), (140, 57.5)]), "#226B3A")
    for x, y, r in ((66, 60, 6), (178, 52, 7), (164, 92, 4), (78, 98, 4)):
        sh.cut(star(x, y, r, r * .42, n=4, r=.6), GOLD_L, drop=0, edge=0.5)


def vegas(sh):
    disc(sh, "#E8739A", "#F59A8C")
    sh.cut(circle(120, 92, 40), GOLD_L, drop=3)
    for x, lean, k in ((64, -8, 1), (186, 9, .85)):
        sh.cut(stroke([(x, 136), (x + lean * .3, 100), (x + lean, 136 - 88 * k)], 7, soft=True), "#7A4A32", drop=2)
        tip = (x + lean, 136 - 88 * k)
        for a in (-170, -130, -90, -50, -10, 25, 155):
            sh.cut(leaf(tip[0], tip[1], 36 * k, 12 * k, a, 0.16 if -90 < a < 90 else -0.16), "#2F9A58" if a % 20 else "#247A45", drop=2, edge=.7)
    sh.cut(rect(116, 60, 8, 80), "#5A3F74", drop=2)
    sign = geo(rounded([(120, 12), (164, 42), (120, 78), (76, 42)], 8))
    sh.cut(sign, "#FFF9EA", drop=4)
    sh.cut(geo(sign).buffer(-6), "#2E6FB7", drop=0, edge=0)
    sh.cut(star(120, 45, 19, 8.5, r=1.4), GOLD, drop=2)
    for x, y in ((98, 27), (142, 27), (98, 60), (142, 60)):
        sh.fill(circle(x, y, 2.8), RED)


def by_the_sea(sh):
    disc(sh, "#8FD0E8", "#B5E2F0")
    sh.cut(circle(66, 40, 15), GOLD, drop=2)
    sea = d("M36 96C48 90 60 90 72 96C84 102 96 102 108 96C120 90 132 90 144 96C156 102 168 102 180 96C188 92 196 91 206 94L206 146L36 146Z")
    disc_area = circle(120, 84, 76)
    tower = poly([(140, 30), (164, 30), (170, 120), (134, 120)])
    sh.cut(tower, "#FFF9EA", drop=3)
    for y in (44, 76):
        sh.fill(inside(rect(120, y, 70, 16), tower), RED)
    sh.cut(rect(142, 16, 20, 15, 3), GOLD_L, drop=0)
    sh.cut(rounded([(136, 18), (152, 2), (168, 18)], 3), RED_D, drop=2)
    sh.cut(inside(sea, disc_area), BLUE, drop=3)
    sh.fill(inside(moved(geo(sea), 12, 16), disc_area), BLUE_D)
    sh.cut(poly([(92, 46), (92, 82), (66, 82)]), "#FFF9EA", drop=2)
    sh.cut(poly([(96, 36), (96, 82), (120, 82)]), "#E8603F", drop=2)
    sh.cut(d("M62 86L126 86C122 99 114 101 104 101L82 101C72 101 66 97 62 86Z"), "#704420", drop=2)


def downtown(sh):
    disc(sh, "#323B73", "#465096")
    sh.cut(circle(170, 44, 15), "#FFE7A6", drop=2)
    for x, y, w, tone in ((52, 70, 30, "#6A78C0"), (160, 62, 32, "#6A78C0"), (84, 26, 34, "#8793D6"), (124, 48, 34, "#5866AE")):
        sh.cut(rect(x, y, w, 150 - y, 3), tone, drop=3)
        sh.fill(rect(x + w * .66, y, w * .34, 150 - y), mix(tone, "#1A2050", 0.3))
        for row in range(9):
            for col in range(3):
                wy = y + 9 + 12 * row
                if wy < 124 and (row * 3 + col * 5 + x) % 4:
                    sh.fill(rect(x + 5 + col * (w - 8) / 3, wy, 5.5, 6.5, 1), "#FFE08A")
    sh.cut(poly([(99, 26), (101, 4), (103, 26)]), "#8793D6", drop=0)


def european(sh):
    disc(sh, "#F4C9A0", "#FADFC0")
    for x, w, top, roof in ((70, 26, 64, 34), (170, 26, 64, 34)):
        sh.cut(rect(x - w / 2, top, w, 90, 2), "#E8D3B4", drop=3)
        sh.fill(rect(x + 3, top, w / 2 - 3, 90), "#CDB28C")
        sh.cut(rounded([(x - w / 2 - 5, top + 2), (x, roof - 8), (x + w / 2 + 5, top + 2)], 2), BLUE, drop=3)
        sh.fill(poly([(x, roof - 7), (x + w / 2 + 4, top + 1.5), (x + 4, top + 1.5)]), BLUE_D)
        sh.cut(rect(x - 4, top + 14, 8, 16, 4), "#5C4630", drop=0, edge=0)
    sh.cut(rect(80, 84, 80, 66, 2), "#F3E3C8", drop=3)
    for k in range(5):
        sh.cut(rect(80 + k * 17, 74, 12, 16, 1.5), "#F3E3C8", drop=0)
    sh.cut(rect(106, 48, 28, 92, 2), "#FBF1DC", drop=3)
    sh.fill(rect(124, 48, 10, 92), "#E0CBA4")
    sh.cut(rounded([(100, 50), (120, 18), (140, 50)], 2), RED, drop=3)
    sh.fill(poly([(120, 19), (139.5, 49.5), (126, 49.5)]), RED_D)
    sh.cut(circle(119, 66, 8.5), "#FFFFFF", drop=1.5)
    sh.fill(both(stroke([(119, 66), (119, 61)], 1.8), stroke([(119, 66), (123, 67.5)], 1.8)), INK)
    sh.cut(stroke([(120, 20), (120, 6)], 2), INK, drop=0, edge=0)
    sh.cut(poly([(120, 5), (136, 10), (120, 15)]), GOLD, drop=0)


def workshop(sh):
    disc(sh, "#D8D2C0", "#EDE7D6")
    for y, at, tone in ((34, 92, RED), (62, 150, GOLD), (90, 116, BLUE)):
        sh.cut(rect(62, y - 5, 116, 10, 5), "#8A6A48", drop=2, edge=0.7)
        sh.fill(rect(62, y - 5, at - 62, 10, 5), mix(tone, "#FFFFFF", 0.25))
        sh.cut(circle(at, y, 12), tone, drop=3)
        sh.fill(circle(at, y, 5), "#FFF9EA")
    for x in (62, 178):
        sh.cut(rect(x - 4, 18, 8, 90, 4), WOOD, drop=2)


#          the place, felt, decks, whether there are bets
TABLES = {"source": (at_home, "#3FA06A", 1, False), "singleDeck": (by_lamplight, "#7B4FA0", 1, True),
          "vegasStrip": (vegas, "#C2405F", 4, True), "atlantic": (by_the_sea, "#1F8FA6", 8, True),
          "downtown": (downtown, "#1F6B4A", 2, True), "european": (european, "#A8503A", 6, True),
          "custom": (workshop, "#5B6B3A", 6, True)}


def small_table(place, felt, count, bets):
    sh = sheet(240, 220)
    place(sh)
    table(sh, felt)
    decks(sh, count, 178, 148)
    if bets:
        card(sh, 92, 137, spade(0, 0, 1)[0], INK, 2)
        card(sh, 116, 141, heart(), RED, 1)
        chips(sh, 58, 152, (GOLD, RED, BLUE))
        chips(sh, 78, 164, (BLUE, GOLD))
    else:
        card(sh, 74, 139, spade(0, 0, 1)[0], INK, 3)
        card(sh, 120, 141, heart(), RED, 0)
    return sh


def balance(folder):
    sh = sheet(200, 180)
    sh.cut(rounded([(60, 158), (140, 158), (154, 176), (46, 176)], 6), WOOD, drop=0)
    sh.cut(d("M92 40L108 40L114 160L86 160Z"), GOLD, drop=3)
    sh.fill(d("M101 40L108 40L114 160L103 160Z"), GOLD_D)
    sh.cut(rect(78, 150, 44, 12, 5), GOLD_L, drop=2)
    sh.cut(circle(100, 30, 15), GOLD, drop=3)
    sh.save(f"{folder}/blackjack-scale-stand.svg")
    sh = sheet(200, 40)
    beam = geo(d("M6 14C40 26 70 14 100 10C130 14 160 26 194 14L194 22C160 36 130 26 100 31C70 26 40 36 6 22Z"))
    sh.cut(beam, GOLD, drop=0, edge=1.2)
    sh.fill(inside(beam, d("M6 19C40 31 70 21 100 22C130 21 160 31 194 19L194 40L6 40Z")), GOLD_D)
    for x in (12, 188):
        sh.cut(circle(x, 19, 8), GOLD_L, drop=1.6)
        sh.fill(circle(x, 20, 3), WOOD_D)
    sh.cut(circle(100, 20, 12), RED, drop=2)
    sh.cut(star(100, 20.5, 7.5, 3.4, r=.6), GOLD_L, drop=1, edge=.5)
    sh.save(f"{folder}/blackjack-scale-beam.svg")
    for name, load in (("house", house_load), ("you", your_load)):
        sh = sheet(76, 96)
        sh.longest = 8
        for x in (8, 68):
            sh.fill(stroke([(38, 6), (x, 70)], 2.2), WOOD_D)
        sh.cut(circle(38, 5, 4.4), GOLD_L, drop=0, edge=.7)
        load(sh)
        dish = d("M3 68L73 68C70 86 56 93 38 93C20 93 6 86 3 68Z")
        sh.cut(dish, GOLD, drop=2)
        sh.fill(inside(geo(dish), d("M50 66L76 66L76 96L36 96C46 90 50 80 50 66Z")), GOLD_D)
        sh.cut(rect(1, 65, 74, 6, 3), GOLD_L, drop=1.5, edge=.7)
        sh.save(f"{folder}/blackjack-scale-{name}.svg")


def house_load(sh):
    sh.cut(rect(22, 46, 32, 24, 2), "#FFF1D2", drop=0)
    sh.fill(rect(42, 46, 12, 24), "#EBD5AC")
    sh.cut(rounded([(15, 48), (38, 26), (61, 48)], 3), RED, drop=2)
    sh.cut(rect(33, 54, 10, 14, 3), BLUE, drop=0)


def your_load(sh):
    sh.cut(both(circle(38, 55, 15)), "#F4C89A", drop=0)
    sh.fill(inside(circle(38, 55, 15), d("M22 52C24 36 52 36 54 52C46 46 30 46 22 52Z")), "#7A4A32")
    for x in (32.5, 43.5):
        sh.fill(circle(x, 55, 2), INK)
    sh.fill(stroke([(33, 60.5), (38, 63), (43, 60.5)], 2, soft=True), INK)


def blackjack_tables(folder):
    for name, how in TABLES.items():
        small_table(*how).save(f"{folder}/blackjack-table-{name}.svg")
    balance(folder)
