"""menu-blackjack-*.svg: a king leans out of his card into the light on the felt; a chip sticks out of the frame.

`menu-blackjack-wink` is the king's left eye, closed, drawn over the middle layer in the same place and size.
"""
from shapely import affinity

from blackjack_table import chip as chip_of
from menu_cards import (BLUE, CREAM, GOLD, GOLD_D, GOLD_L, HAIR, HAIR_D, RED, RED_D, SKIN, SKIN_D, heart, letter_a, letter_k,
                        placer, scaled, spade)
from paper import INK, both, circle, d, ellipse, geo, inside, minus, moved, poly, rect, rounded, turned
from poster import back, front, mid

FELT = ("#14523A", "#1B6446", "#237654", "#2F8A63", "#48A279")


def diamond():
    return poly([(0, -32), (24, 0), (0, 32), (-24, 0)])


def club():
    return both(circle(0, -14, 14), circle(-15, 8, 14), circle(15, 8, 14), d("M0 4C1 22 5 28 12 33L-12 33C-5 28 -1 22 0 4Z"))


def spade_shape():
    return spade(0, 0, 1)[0]


def felt(folder):
    sh = back("#08261A")
    sh.fill(rect(-4, -4, 648, 648), FELT[0])
    for r, tone in zip((330, 250, 176, 110), FELT[1:]):
        sh.cut(circle(320, 270, r), tone, drop=6, edge=1.4, strength=0.5, lit=0.22, dark=0)
    suits = (heart(), spade_shape(), diamond(), club())
    spots = ((88, 250, 2, -16), (172, 372, 1.2, 12), (560, 262, 2, 14), (470, 384, 1.2, -12), (40, 400, 1.2, 8), (610, 420, 1.2, -10),
             (60, 560, 1.8, 0), (580, 570, 1.8, 0))
    for i, (x, y, k, turn) in enumerate(spots):
        tone = "#C8402F" if i % 2 == 0 else "#0E3F2C"
        shape = suits[(0, 1, 2, 3)[i % 4]]
        sh.cut(moved(affinity.rotate(scaled(geo(shape), k), turn, origin=(0, 0)), x, y), tone, drop=5, edge=1.4, strength=0.8, lit=0.2)
    bunting(sh, 52, (GOLD, CREAM, RED, BLUE), suits)
    for x, heap in ((110, ("#C8402F",) * 4), (156, (BLUE,) * 2), (520, ("#F2B632",) * 3), (566, ("#C8402F",) * 5)):
        pile(sh, x, 446, heap)
    sh.cut(rect(-10, 560, 660, 100), "#8A5A38", drop=9, edge=1.6, lit=0.3)
    sh.fill(rect(-10, 574, 660, 12), "#A97447")
    sh.save(f"{folder}/menu-blackjack-back.svg")


def bunting(sh, y, tones, suits):
    """A string of pennants that hangs a little lower in the middle column."""
    def sag(x):
        return y + 46 - ((x - 204) % 232 - 116) ** 2 * 0.0034

    line = [(x, sag(x)) for x in range(88, 553, 8)]
    for n, left in enumerate(range(-132, 760, 46)):
        x = left + 23
        drop = geo(rounded([(left + 3, sag(left + 3) - 2), (left + 43, sag(left + 43) - 2), (x, sag(x) + 50)], [3, 3, 5]))
        sh.cut(drop, tones[n % 4], drop=5, edge=1.2, strength=0.9)
        mark = moved(scaled(geo(suits[n % 4]), 0.26), x, sag(x) + 17)
        sh.fill(mark, (RED_D, INK, "#FFF9EA", "#FFF9EA")[n % 4])
    for a, b in zip(line, line[1:]):
        sh.fill(poly([(a[0], a[1] - 2), (b[0], b[1] - 2), (b[0], b[1] + 2), (a[0], a[1] + 2)]), "#FBF5E6")


def pile(sh, x, y, tones):
    for i, tone in enumerate(tones):
        top = y - 13 * i
        sh.cut(both(ellipse(x, top, 34, 11), rect(x - 34, top, 68, 11), ellipse(x, top + 11, 34, 11)), tone, drop=4, edge=1)
        for dx in (-22, 0, 22):
            sh.fill(rect(x + dx - 5, top + (9 if dx else 11.4), 10, 10, 1), "#FFF9EA", 0.9)
    sh.cut(ellipse(x, y - 13 * (len(tones) - 1), 34, 11), "#FFF9EA", drop=0, edge=0.8)
    sh.fill(ellipse(x, y - 13 * (len(tones) - 1), 25, 7.5), tones[-1])


def corner(sh, at, letter, sign, tone):
    sh.fill(at(moved(scaled(letter, 1.5), -78, -126)), tone)
    sh.fill(at(moved(scaled(geo(sign), 0.52), -78, -90)), tone)


def back_card(sh, at):
    sh.cut(at(rect(-102, -150, 204, 330, 20)), CREAM, drop=9, edge=1.4, lit=0.6, strength=1.5)
    sh.fill(at(rect(-90, -138, 180, 320, 10)), RED)
    inner = at(rect(-80, -128, 160, 320, 7))
    sh.fill(inner, GOLD_L)
    inner = geo(at(rect(-77, -125, 154, 320, 5)))
    sh.fill(inner, RED_D)
    for row in range(-6, 9):
        for col in range(-3, 4):
            x, y = col * 30 + (15 if row % 2 else 0), row * 24
            sh.fill(inside(inner, at(poly([(x, y - 17), (x + 12, y), (x, y + 17), (x - 12, y)]))), RED)
            sh.fill(inside(inner, at(circle(x, y, 3.6))), GOLD_L)


def king_card(folder):
    sh = mid("#0B261B")
    back_card(sh, placer(142, 262, 11, 0.94))
    ace = placer(98, 268, -11, 0.94)
    sh.cut(ace(rect(-102, -150, 204, 330, 20)), CREAM, drop=9, edge=1.4, lit=0.6, strength=1.5)
    corner(sh, ace, letter_a(), spade_shape(), INK)
    at = placer(120, 274, 0, 0.96)
    card = at(rect(-102, -150, 204, 330, 20))
    sh.cut(card, CREAM, drop=9, edge=1.4, lit=0.6, strength=1.5)
    corner(sh, at, letter_k(), heart(), RED)
    sh.fill(at(moved(scaled(geo(heart()), 0.62), 76, -110)), RED)
    robe(sh)
    head(sh)
    crown(sh)
    sh.save(f"{folder}/menu-blackjack-mid.svg")


def robe(sh):
    body = geo(d("M14 450C10 330 44 268 120 262C196 268 230 330 226 450Z"))
    sh.cut(body, RED, drop=7)
    sh.fill(inside(body, d("M120 262C196 268 230 330 226 450L178 450C188 380 176 300 120 262Z")), RED_D)
    for x, y in ((44, 352), (66, 330), (58, 392), (190, 352), (172, 330), (184, 392)):
        sh.fill(inside(poly([(x, y - 9), (x + 6.5, y), (x, y + 9), (x - 6.5, y)]), body), GOLD, 0.85)
    front_panel = d("M98 300L142 300L156 450L84 450Z")
    sh.cut(inside(front_panel, body), GOLD, drop=3)
    sh.fill(inside(d("M128 300L142 300L156 450L134 450Z"), body), GOLD_D)
    for y in (334, 362, 390):
        sh.cut(circle(119, y, 7.5), BLUE, drop=1.6, edge=0.8)
    collar = geo(d("M44 276C70 322 170 322 196 276C214 290 222 302 222 312C186 366 54 366 18 312C18 302 26 290 44 276Z"))
    sh.cut(collar, "#FFFDF6", drop=5)
    sh.fill(inside(minus(collar, moved(collar, -3, -9)), collar), "#E6DCC8")
    for x, y in ((40, 308), (66, 328), (94, 338), (120, 341), (146, 338), (174, 328), (200, 308)):
        sh.fill(d(f"M{x} {y - 7}C{x + 4} {y - 2} {x + 4} {y + 6} {x} {y + 8}C{x - 4} {y + 6} {x - 4} {y - 2} {x} {y - 7}Z"), INK)


def head(sh):
    hair = d("M58 150C46 200 52 262 84 276L156 276C188 262 194 200 182 150Z")
    sh.cut(hair, HAIR_D, drop=5)
    sh.fill(inside(hair, d("M58 150C46 200 52 262 84 276L98 276C70 250 66 200 74 150Z")), HAIR)
    for side in (-1, 1):
        sh.cut(circle(120 + 55 * side, 186, 12), SKIN if side < 0 else SKIN_D, drop=1.5, edge=0.8)
    face = geo(d("M66 140L174 140C180 196 168 240 120 250C72 240 60 196 66 140Z"))
    sh.cut(face, SKIN, drop=2)
    sh.fill(inside(face, d("M174 140C180 196 168 240 120 250C152 230 160 190 156 140Z")), SKIN_D)
    for x in (80, 160):
        sh.fill(ellipse(x, 204, 12, 8.5), "#E8785A", 0.55)
    beard = geo(d("M62 190C74 214 96 212 120 207C144 212 166 214 178 190C186 250 160 300 120 322C80 300 54 250 62 190Z"))
    sh.cut(beard, HAIR, drop=4)
    sh.fill(inside(beard, d("M178 190C186 250 160 300 120 322C146 284 160 244 156 206C166 204 172 200 178 190Z")), HAIR_D)
    for x, k in ((86, 1), (104, 1.25), (136, 1.25), (154, 1)):
        curl = d(f"M{x - 2} {250}C{x + 6} {262} {x + 5} {272} {x + (120 - x) * .25} {268 + 22 * k}"
                 f"C{x + 2} {276} {x} {262} {x - 2} {250}Z")
        sh.fill(inside(curl, beard), HAIR_D if x < 130 else "#C9B999")
    sh.fill(d("M100 232C108 240 132 240 140 232C141 252 130 258 120 258C110 258 99 252 100 232Z"), "#8A2A22")
    sh.fill(d("M108 249C113 243 127 243 132 249C128 257 112 257 108 249Z"), "#EE7D7A")
    moustache = d("M120 216C108 204 84 212 74 232C92 240 112 236 120 222C128 236 148 240 166 232C156 212 132 204 120 216Z")
    sh.cut(moustache, "#FFFBF0", drop=3, edge=1)
    sh.fill(inside(moustache, d("M120 216C132 204 156 212 166 232C160 235 150 237 142 236C150 226 138 214 120 216Z")), "#E9DFC8")
    sh.cut(circle(119, 204, 13), "#E39B74", drop=2.5, edge=0.9)
    sh.fill(ellipse(115, 199, 4.2, 3), "#FFFFFF", 0.5)
    for x in (95, 145):
        sh.fill(ellipse(x, 180, 10, 12.5), INK)
        sh.fill(circle(x - 3.4, 175, 3.8), "#FFFFFF")
        sh.fill(circle(x + 3.6, 185.5, 1.8), "#FFFFFF", 0.85)
    for x, t in ((93, -6), (147, 6)):
        sh.cut(turned(d(f"M{x - 17} 162C{x - 10} 151 {x + 10} 151 {x + 17} 162C{x + 8} 158 {x - 8} 158 {x - 17} 162Z"), t, x, 160), HAIR, drop=1, edge=0.5)


def crown(sh):
    gold = geo(d("M60 150L44 74L86 104L120 40L154 104L196 74L180 150C150 166 90 166 60 150Z"))
    sh.cut(gold, GOLD, drop=5)
    sh.fill(inside(gold, d("M154 104L196 74L180 150C170 156 158 159 146 160C154 140 156 120 154 104Z")), GOLD_D)
    sh.fill(inside(gold, d("M120 40L120 110L98 118L86 104Z")), GOLD_L)
    sh.rim(gold, 1.2)
    band = geo(d("M60 150C90 166 150 166 180 150L183 134C150 150 90 150 57 134Z"))
    sh.fill(band, RED)
    sh.fill(inside(band, moved(band, 0, 9)), RED_D)
    for x, y, r in ((44, 72, 9), (120, 38, 10), (196, 72, 9)):
        sh.cut(circle(x, y, r), "#E0503C", drop=2.4, edge=1)
        sh.fill(ellipse(x - r * .3, y - r * .35, r * .32, r * .24), "#FFFFFF", 0.65)
    for x, y in ((84, 124), (120, 130), (156, 124)):
        sh.cut(poly([(x, y - 12), (x + 8.5, y), (x, y + 12), (x - 8.5, y)]), BLUE, drop=1.6, edge=0.9)


def wink(folder):
    sh = mid("#0B261B")
    sh.fill(ellipse(95, 180, 13, 15), SKIN)
    sh.fill(d("M83 181C88 189 102 189 107 181C105 195 85 195 83 181Z"), INK)
    sh.save(f"{folder}/menu-blackjack-wink.svg")


def chip(folder):
    sh = front(128, 128, "#071B12")
    sh.place(chip_of("500"), 90, 88, 24, 0.68)
    sh.place(chip_of("5"), 52, 52, -14, 0.98, drop=5)
    sh.save(f"{folder}/menu-blackjack-front.svg")


def poster_blackjack(folder):
    for draw in (felt, king_card, wink, chip):
        draw(folder)
