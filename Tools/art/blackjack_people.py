"""The twelve people of the deck: a rose garden, night ships, desert traders, a wood."""
from blackjack_courts import (GOLD, GOLD_D, GOLD_L, INK, WHITE, eyes, fist, head, medal, neck, nose, pole, robe, smile)
from paper import (arc, both, circle, d, ellipse, leaf, minus, poly, rect, star, stroke, turned)


# ---- hearts: the rose garden --------------------------------------------------------------------

def rose(p, x, y, k, tone, dark):
    p.on(circle(x, y, 10 * k), tone, drop=1.2)
    p.ink(minus(circle(x + 1 * k, y, 7 * k), circle(x - 1 * k, y - 1.6 * k, 6 * k)), dark)
    p.ink(minus(circle(x, y + .5 * k, 4 * k), circle(x - .6 * k, y - 1 * k, 3 * k)), dark)


def heart(x, y, k):
    return d("M0 26C-9 14 -27 4 -27 -11C-27 -21 -20 -27 -13 -27C-7 -27 -2 -23 0 -17C2 -23 7 -27 13 -27"
             "C20 -27 27 -21 27 -11C27 4 9 14 0 26Z").scale(k).move(x, y)


def king_hearts(p, colour, sign):
    robe(p)
    p.on(d("M-40 50C-22 70 22 70 40 50L48 60C26 84 -26 84 -48 60Z"), WHITE, drop=1.6)
    for x, y in ((-34, 62), (-19, 70), (19, 70), (34, 62)):
        p.ink(ellipse(x, y, 1.8, 3), INK)
    pole(p, 45, -14)
    p.on(heart(45, -22, 0.36), p.cloth, drop=1.2)
    p.on(d("M-30 -20C-34 4 -30 22 -22 30L22 30C30 22 34 4 30 -20Z"), p.hair_d)
    head(p)
    p.on(d("M-27 0C-20 8 -8 8 0 6C8 8 20 8 27 0C29 22 20 46 0 56C-20 46 -29 22 -27 0Z"), p.hair, drop=1.6)
    p.ink(d("M27 0C29 22 20 46 0 56C12 40 18 22 16 6C20 5 24 3 27 0Z"), p.hair_d)
    smile(p, 18, 6)
    p.on(d("M0 10C-5 6 -14 8 -18 16C-11 19 -4 18 0 13C4 18 11 19 18 16C14 8 5 6 0 10Z"), WHITE, drop=0.8, edge=0.5)
    nose(p)
    eyes(p, p.hair_d)
    p.on(d("M-27 -20L-31 -50L-15 -38L0 -60L15 -38L31 -50L27 -20C12 -13 -12 -13 -27 -20Z"), GOLD, drop=2)
    p.ink(d("M15 -38L31 -50L27 -20C22 -18 16 -16.500 10 -16C14 -24 16 -30 15 -38Z"), GOLD_D)
    p.ink(d("M-27 -20C-12 -13 12 -13 27 -20L27.800 -27C12 -20 -12 -20 -27.800 -27Z"), p.cloth)
    for x, y in ((-31, -51), (0, -61), (31, -51)):
        p.on(circle(x, y, 3.8), GOLD_L, drop=0.8, edge=0.5)
    p.ink(heart(0, -33, 0.22), p.cloth_d)
    fist(p, 45, 46)


def queen_hearts(p, colour, sign):
    p.on(both(circle(0, -38, 17), d("M-33 -14C-36 -44 36 -44 33 -14C38 10 36 30 40 44C24 50 -24 50 -40 44C-36 30 -38 10 -33 -14Z")), p.hair)
    p.ink(d("M14 -36C34 -36 34 -20 33 -14C38 10 36 30 40 44C34 47 26 48 20 49C28 20 26 -14 14 -36Z"), p.hair_d)
    neck(p)
    robe(p, False)
    p.on(d("M-30 45C-16 62 16 62 30 45L14 40Q0 50 -14 40Z"), p.trim, drop=1)
    p.on(stroke(arc(0, 34, 20, 40, 140), 3.6), GOLD, drop=0.8, edge=0.4)
    medal(p, colour, sign, 57)
    head(p, 28)
    p.on(d("M-24 -8C-24 -30 -10 -34 4 -33C-2 -24 -14 -18 -24 -8Z"), p.hair, drop=1)
    p.on(d("M24 -8C24 -30 12 -34 0 -33C6 -24 16 -18 24 -8Z"), p.hair, drop=1)
    eyes(p, p.hair_d, True)
    nose(p)
    smile(p, 18, 7, "#C23B3B")
    p.on(d("M-22 -30L-24 -46L-11 -39L0 -54L11 -39L24 -46L22 -30C10 -35 -10 -35 -22 -30Z"), GOLD, drop=1.6)
    p.ink(heart(0, -41, 0.17), p.cloth)
    pole(p, -44, 24, "#4C8A4E", 60, 3)
    p.on(leaf(-44, 40, 16, 8, -40), "#5E9E5B", drop=0.8, edge=0.5)
    rose(p, -44, 14, 1.15, p.cloth, p.cloth_d)
    fist(p, -44, 58, 7.5)


def jack_hearts(p, colour, sign):
    p.on(d("M-30 -16C-34 10 -33 26 -28 32L28 32C33 26 34 10 30 -16Z"), p.hair)
    p.ink(d("M30 -16C34 10 33 26 28 32L14 32C24 18 26 0 22 -16Z"), p.hair_d)
    neck(p)
    robe(p)
    p.both_sides(d("M-3 44L-26 46L-20 62L-4 54Z"), WHITE, drop=1.2)
    for y in (62, 74, 86):
        p.ink(circle(0, y, 2.6), p.cloth_d)
    head(p, 28)
    p.on(d("M-24 -4C-27 -28 -10 -32 24 -28C26 -20 25 -10 24 -4C20 -12 18 -18 12 -20C2 -14 -14 -16 -19 -14C-22 -12 -23 -8 -24 -4Z"), p.hair, drop=1)
    eyes(p, p.hair_d)
    nose(p)
    smile(p, 17, 7)
    p.on(d("M-36 -26C-42 -46 -10 -62 16 -56C38 -50 40 -34 32 -24C14 -32 -16 -32 -36 -26Z"), p.cloth, drop=2)
    p.ink(d("M16 -56C38 -50 40 -34 32 -24C26 -27 20 -28 14 -29C24 -38 24 -48 16 -56Z"), p.cloth_d)
    p.on(d("M-33 -24C-14 -31 14 -31 31 -23L29 -17C14 -25 -14 -25 -31 -18Z"), GOLD, drop=1, edge=0.5)
    p.on(d("M22 -30C26 -50 38 -60 50 -62C52 -46 40 -32 24 -26Z"), WHITE, drop=1.2)
    p.ink(stroke([(24, -28), (34, -44), (48, -60)], 1.3, soft=True), "#D8CDB6")
    letter = turned(rect(26, 44, 30, 22, 2), -10, 41, 55)
    p.on(letter, WHITE, drop=1.6)
    p.ink(turned(stroke([(27, 46), (41, 56), (55, 46)], 1.4, cap="flat"), -10, 41, 55), "#D8CDB6")
    p.ink(heart(41, 56, 0.2), p.cloth)
    fist(p, 45, 70, 7.5)


# ---- spades: the night ships --------------------------------------------------------------------

def king_spades(p, colour, sign):
    p.on(d("M-31 -20C-36 14 -32 34 -30 46L30 46C32 34 36 14 31 -20Z"), p.hair_d)
    robe(p)
    for side in (-1, 1):
        p.on(poly([(side * 52, 58), (side * 30, 48), (side * 26, 56), (side * 50, 68)]), GOLD, drop=1.2)
        for k in range(4):
            x = 28 + 6.4 * k
            p.ink(stroke([(side * x, 57 + 2.7 * k), (side * (x + 1), 64 + 2.7 * k)], 1.8), GOLD_D)
    head(p)
    p.on(d("M-24 -2C-20 10 -8 9 0 9C8 9 20 10 24 -2C25 18 14 36 0 66C-14 36 -25 18 -24 -2Z"), p.hair, drop=1.6)
    p.ink(d("M24 -2C25 18 14 36 0 66C4 40 12 24 13 8C18 7 22 4 24 -2Z"), p.hair_d)
    smile(p, 18, 5)
    p.on(d("M0 11C-6 7 -12 11 -22 8C-18 17 -6 18 0 14C6 18 18 17 22 8C12 11 6 7 0 11Z"), p.hair_d, drop=0.6, edge=0.5)
    nose(p, 1)
    eyes(p, p.hair_d, slant=1.4)
    crown = d("M-26 -20L-28 -44L-18 -34L-10 -50L0 -36L10 -50L18 -34L28 -44L26 -20C12 -14 -12 -14 -26 -20Z")
    p.on(crown, "#D9E2F0", drop=2)
    p.ink(minus(crown, d("M-60 -80L9 -80C15 -50 14 -30 8 0L-60 0Z")), "#A9B7D2")
    p.ink(d("M-26 -20C-12 -14 12 -14 26 -20L26.500 -26.500C12 -20 -12 -20 -26.500 -26.500Z"), p.cloth)
    p.on(star(0, -52, 10, 4.4, r=0.8), GOLD, drop=1)
    for x in (-28, 28):
        p.on(star(x, -46, 6.4, 2.8, r=0.5), GOLD_L, drop=0.8, edge=0.4)
    pole(p, 44, 8, GOLD)
    p.on(minus(circle(44, -2, 12), circle(44, -2, 5.4)), GOLD, drop=1.2)
    p.on(both(rect(44, 66, 13, 5, 1), rect(44, 76, 10, 5, 1)), GOLD, drop=0.8, edge=0.5)
    fist(p, 44, 46)


def queen_spades(p, colour, sign):
    p.on(d("M-34 -10C-34 -44 34 -44 34 -10L42 90L-42 90Z"), p.hair)
    p.ink(d("M16 -34C34 -30 34 -18 34 -10L42 90L26 90C30 50 30 -8 16 -34Z"), p.hair_d)
    neck(p)
    p.on(d("M-44 90C-44 62 -36 52 -13 42Q0 52 13 42C36 52 44 62 44 90Z"), p.cloth, drop=2)
    p.ink(d("M13 42C36 52 44 62 44 90L24 90C30 70 24 54 13 42Z"), p.cloth_d)
    for x, y, r in ((-26, 68, 3.4), (-16, 82, 2.4), (-34, 82, 2.4), (20, 64, 2.6), (30, 78, 3.2), (16, 84, 2.2)):
        p.ink(star(x, y, r * 1.7, r * .7, n=4), GOLD_L)
    p.on(stroke(arc(0, 32, 19, 35, 145), 3.4), "#D9E2F0", drop=0.8, edge=0.4)
    medal(p, colour, sign, 56)
    head(p, 28)
    p.on(d("M-25 6C-28 -28 -12 -34 0 -34C12 -34 28 -28 25 6C24 -10 14 -20 0 -24C-14 -20 -24 -10 -25 6Z"), p.hair, drop=1)
    eyes(p, p.hair_d, True)
    nose(p)
    smile(p, 18, 7, "#B0353F")
    p.on(stroke([(-26, -16), (-14, -25), (0, -28), (14, -25), (26, -16)], 4.4, soft=True), "#D9E2F0", drop=1, edge=0.5)
    moon = minus(circle(0, -42, 15), circle(0, -49, 13.4))
    p.on(moon, GOLD, drop=1.6)
    p.on(star(0, -48, 6.6, 2.9, r=0.5), GOLD_L, drop=0.8, edge=0.4)
    p.both_sides(d("M25 8L28 15L25 22L22 15Z"), GOLD, drop=0.6, edge=0.3)
    pole(p, -46, 12, GOLD_D, 34, 2.4)
    p.on(rect(-56, 30, 20, 28, 4), GOLD_D, drop=1.4)
    p.ink(rect(-53, 34, 14, 20, 2), "#FFE9A8")
    p.ink(d("M-46 36C-41 43 -42 51 -46 51C-50 51 -51 43 -46 36Z"), "#F08A34")
    fist(p, -46, 14, 7)


def jack_spades(p, colour, sign):
    p.on(d("M-29 -16C-34 4 -31 18 -25 24L25 24C31 18 34 4 29 -16Z"), p.hair)
    neck(p)
    robe(p, False)
    p.on(d("M-15 40L0 62L15 40L24 44L4 76L-4 76L-24 44Z"), WHITE, drop=1.4)
    p.ink(stroke([(-20, 45), (0, 73), (20, 45)], 2), p.cloth)
    p.on(d("M0 70L-12 88L-2 86L0 92L2 86L12 88Z"), "#C8402F", drop=1)
    for y in (60, 68, 76):
        p.ink(both(stroke([(-56, y + 6), (-32, y)], 2.4), stroke([(32, y), (56, y + 6)], 2.4)), p.trim, 0.9)
    head(p, 28)
    p.on(d("M-25 -2C-29 -24 -16 -30 24 -27C27 -16 26 -8 25 -2C22 -10 20 -14 17 -16C8 -10 -2 -10 -8 -17C-14 -12 -22 -12 -25 -2Z"), p.hair, drop=1)
    eyes(p, p.hair_d)
    nose(p)
    smile(p, 16, 8)
    for x, y in ((-15, 5), (-12, 8), (13, 6), (16, 8)):
        p.ink(circle(x, y, 1), p.skin_d)
    p.on(d("M-32 -34C-38 -54 38 -54 32 -34L27 -22L-27 -22Z"), WHITE, drop=2)
    p.ink(d("M12 -48C36 -48 34 -40 32 -34L27 -22L14 -22C20 -32 18 -42 12 -48Z"), "#D9E2F0")
    p.on(d("M-29 -30C-14 -24 14 -24 29 -30L28 -20C14 -14 -14 -14 -28 -20Z"), p.cloth, drop=1)
    p.on(star(0, -23.5, 5.4, 2.4, r=0.4), GOLD, drop=0.6, edge=0.3)
    pole(p, 45, 20, "#A97442")
    p.on(d("M37 22L53 22L53 4C53 -8 48 -14 45 -18C42 -14 37 -8 37 4Z"), "#A9B7D2", drop=1.4)
    p.ink(d("M46 -16C49 -12 53 -6 53 4L53 22L46 22Z"), "#8797B8")
    fist(p, 45, 56)


# ---- diamonds: the desert traders ---------------------------------------------------------------

def gem(x, y, k):
    return poly([(x, y - 9 * k), (x + 6.5 * k, y), (x, y + 9 * k), (x - 6.5 * k, y)])


def king_diamonds(p, colour, sign):
    p.on(d("M-58 90C-60 50 -40 40 -30 34L30 34C40 40 60 50 58 90Z"), p.trim, drop=2)
    robe(p)
    p.ink(both(*[gem(0, y, 0.7) for y in (60, 78)]), p.cloth)
    head(p)
    p.on(d("M-23 6C-20 20 -12 36 0 40C12 36 20 20 23 6C16 16 8 14 0 13C-8 14 -16 16 -23 6Z"), p.hair, drop=1.2)
    p.ink(d("M23 6C20 20 12 36 0 40C8 30 12 22 12 14C16 14 20 11 23 6Z"), p.hair_d)
    smile(p, 18, 5)
    p.on(d("M0 12C-6 8 -14 12 -24 4C-22 16 -8 20 0 15C8 20 22 16 24 4C14 12 6 8 0 12Z"), p.hair_d, drop=0.6, edge=0.5)
    nose(p, 1)
    eyes(p, p.hair_d, slant=-0.6)
    wrap = d("M-31 -18C-42 -46 -18 -62 0 -62C18 -62 42 -46 31 -18C14 -27 -14 -27 -31 -18Z")
    p.on(wrap, WHITE, drop=2)
    p.ink(minus(wrap, d("M-60 -80L8 -80C22 -50 18 -34 6 0L-60 0Z")), "#E4D6B8")
    for pts in ([(-33, -28), (-10, -34), (20, -54)], [(-30, -42), (-8, -46), (8, -61)], [(-6, -24), (14, -34), (32, -40)]):
        p.ink(stroke(pts, 2, soft=True), "#CDBB94")
    p.on(d("M-2 -44C-8 -62 2 -68 10 -66C12 -56 6 -48 2 -44Z"), p.cloth, drop=1)
    p.on(gem(0, -36, 1.35), colour, drop=1.2)
    p.ink(poly([(0, -48.1), (0, -36), (-8.8, -36)]), WHITE, 0.4)
    for x, y, k in ((46, 60, 9), (46, 55, 9), (46, 50, 9), (46, 45, 9)):
        p.on(ellipse(x, y, k, 4.6), GOLD, drop=1.2, edge=0.7)
    p.ink(ellipse(46, 45, 5, 2.2), GOLD_D)
    fist(p, 46, 66)


def queen_diamonds(p, colour, sign):
    p.on(d("M-36 -10C-38 -50 38 -50 36 -10C42 30 52 60 56 90L-56 90C-52 60 -42 30 -36 -10Z"), p.cloth, drop=2)
    p.ink(d("M14 -40C36 -34 36 -20 36 -10C42 30 52 60 56 90L36 90C38 50 32 -6 14 -40Z"), p.cloth_d)
    neck(p)
    p.on(d("M-34 90C-34 62 -28 52 -13 42Q0 52 13 42C28 52 34 62 34 90Z"), p.trim, drop=1.4)
    p.on(both(*[gem(x, y, 0.55) for x, y in ((-16, 50), (-9, 55), (0, 57), (9, 55), (16, 50))]), GOLD, drop=0.8, edge=0.4)
    p.on(d("M-28 -12C-30 10 -28 24 -22 32L22 32C28 24 30 10 28 -12Z"), p.hair, drop=0)
    head(p, 28)
    p.on(d("M-24 2C-27 -26 -12 -30 0 -31C12 -30 27 -26 24 2C20 -12 10 -22 0 -25C-10 -22 -20 -12 -24 2Z"), p.hair, drop=1)
    eyes(p, p.hair_d, True)
    nose(p)
    smile(p, 18, 7, "#B5364A")
    p.on(d("M-33 -22C-20 -38 20 -38 33 -22L32 -15C18 -30 -18 -30 -32 -15Z"), GOLD, drop=1.2)
    p.on(gem(0, -26, 1.05), colour, drop=1)
    p.ink(poly([(0, -35.4), (0, -26), (-6.8, -26)]), WHITE, 0.4)
    for x in (-16, 16):
        p.ink(circle(x, -28, 2.2), p.cloth_d)
    p.both_sides(circle(25, 12, 3.4), GOLD, drop=0.6, edge=0.4)
    fan = [turned(poly([(44, 62), (40.4, 22), (47.6, 22)]), a, 44, 62) for a in range(-44, 31, 15)]
    for k, blade in enumerate(fan):
        p.on(blade, (p.trim, "#E8873A")[k % 2], drop=0.8, edge=0.5)
    fist(p, 44, 64, 7.5)


def jack_diamonds(p, colour, sign):
    neck(p)
    robe(p, False)
    p.on(d("M-30 46C-14 66 14 66 30 46L40 52C22 80 -22 80 -40 52Z"), p.trim, drop=1.4)
    for x, y in ((-26, 60), (-13, 67), (0, 69.5), (13, 67), (26, 60)):
        p.ink(gem(x, y, 0.5), p.cloth_d)
    head(p, 28)
    p.on(d("M-25 0C-28 -22 -20 -28 24 -26C27 -14 26 -6 25 0C23 -8 22 -12 19 -15L-19 -15C-22 -12 -23 -8 -25 0Z"), p.hair, drop=1)
    eyes(p, p.hair_d)
    nose(p)
    smile(p, 16, 8)
    p.both_sides(circle(25, 9, 2.8), GOLD, drop=0.6, edge=0.3)
    p.on(d("M-25 -18L-20 -52Q0 -60 20 -52L25 -18C10 -24 -10 -24 -25 -18Z"), "#C8402F", drop=2)
    p.ink(d("M8 -56.500Q16 -56 20 -52L25 -18C20 -20.500 15 -21.500 11 -22C16 -34 14 -48 8 -56.500Z"), "#9A2E22")
    p.ink(d("M-25 -18C-10 -24 10 -24 25 -18L24 -26C10 -31 -10 -31 -24 -26Z"), GOLD)
    p.on(gem(0, -39, 1.0), GOLD, drop=1, edge=0.5)
    p.on(stroke([(0, -55), (-20, -50), (-33, -34)], 2, soft=True), GOLD_D, drop=0.8, edge=0)
    p.on(d("M-36 -36L-30 -36L-28 -20L-38 -20Z"), GOLD, drop=0.8, edge=0.4)
    p.on(stroke([(45, 44), (40, 58), (46, 72), (42, 88)], 1.8, soft=True), GOLD_D, drop=0, edge=0)
    kite = poly([(45, 0), (58, 20), (45, 48), (32, 20)])
    p.on(kite, p.trim, drop=1.6)
    p.ink(both(poly([(45, 0), (58, 20), (45, 20)]), poly([(45, 20), (32, 20), (45, 48)])), "#E8873A")
    fist(p, 43, 66, 7.5)


# ---- clubs: the wood ----------------------------------------------------------------------------

def oak(x, y, size, turn, tone, p, drop=1.0):
    p.on(leaf(x, y, size, size * .55, turn), tone, drop=drop, edge=0)


def king_clubs(p, colour, sign):
    p.on(d("M-34 -14C-40 20 -36 40 -30 46L30 46C36 40 40 20 34 -14Z"), p.hair_d)
    robe(p, False)
    for x, y, t in ((-48, 60, 60), (-34, 54, 75), (-20, 52, 85), (20, 52, 95), (34, 54, 105), (48, 60, 120)):
        oak(x, y, 22, t, ("#8FB35E", "#6E9A4C")[x > 0], p)
    head(p)
    curls = both(*[circle(x, y, r) for x, y, r in ((-22, 8, 9), (22, 8, 9), (-19, 22, 10), (19, 22, 10), (-10, 34, 11), (10, 34, 11), (0, 44, 11),
                                                   (0, 28, 14), (-10, 18, 8), (10, 18, 8))])
    p.on(curls.simplify(0.3), p.hair, drop=1.6, edge=0)
    p.ink(minus(curls, d("M-60 -40L10 -40C18 10 14 40 4 70L-60 70Z")), p.hair_d)
    smile(p, 20, 6)
    p.on(both(ellipse(-9, 12.5, 10, 5), ellipse(9, 12.5, 10, 5)), p.hair, drop=0.8, edge=0.5)
    nose(p)
    eyes(p, p.hair_d)
    for side in (-1, 1):
        horn = both(stroke([(side * 20, -24), (side * 32, -38), (side * 34, -58)], 4.6, soft=True),
                    stroke([(side * 30, -36), (side * 42, -42), (side * 46, -52)], 3.8, soft=True),
                    stroke([(side * 26, -32), (side * 22, -46)], 3.8))
        p.on(horn, "#B98B52", drop=1.2, edge=0)
    p.on(d("M-27 -16C-28 -30 -20 -36 0 -36C20 -36 28 -30 27 -16C14 -24 -14 -24 -27 -16Z"), GOLD, drop=1.6)
    p.ink(d("M8 -35.500C22 -34 28 -28 27 -16C22 -19 17 -20.500 13 -21C14 -27 12 -32 8 -35.500Z"), GOLD_D)
    for x, t in ((-16, -110), (0, -90), (16, -70)):
        oak(x, -24, 22, t, "#6E9A4C", p)
    p.on(circle(0, -25, 4), "#C8402F", drop=0.8, edge=0.5)
    pole(p, 45, 10, "#8A6238", 92, 5)
    p.on(both(circle(45, -6, 7.6), circle(38.5, 5, 7.6), circle(51.5, 5, 7.6)), "#6E9A4C", drop=1.2)
    p.ink(both(circle(47.5, -5, 4), circle(54, 6, 4)), "#4F7B3C")
    fist(p, 45, 48)


def queen_clubs(p, colour, sign):
    p.on(d("M-32 -12C-34 -42 34 -42 32 -12C35 10 33 30 28 40L-28 40C-33 30 -35 10 -32 -12Z"), p.hair)
    neck(p)
    robe(p, False)
    p.on(d("M-28 46C-14 60 14 60 28 46L14 40Q0 50 -14 40Z"), WHITE, drop=1)
    for side in (-1, 1):
        for k in range(3):
            p.on(ellipse(side * (31.500 + 1.6 * k), 28 + 16 * k, 7.6 - .7 * k, 10), (p.hair_d, p.hair)[k % 2], drop=1, edge=0)
        p.on(rect(side * 35.5 - 5, 74, 10, 5, 2), "#C8402F", drop=0.8, edge=0.3)
    head(p, 28)
    p.on(d("M-24 4C-27 -26 -12 -31 0 -31C12 -31 27 -26 24 4C22 -12 12 -20 2 -24C-10 -20 -22 -12 -24 4Z"), p.hair, drop=1)
    eyes(p, p.hair_d, True)
    nose(p)
    smile(p, 18, 7, "#B5463C")
    for x, y, t in ((-31, -14, -110), (-26, -26, -70), (-15, -34, -50), (15, -34, -130), (26, -26, -110), (31, -14, -70)):
        oak(x, y, 17, t, "#6E9A4C", p, 0.8)
    for x, y, tone in ((-24, -27, WHITE), (0, -36, "#C8402F"), (24, -27, GOLD)):
        for a in range(0, 360, 72):
            p.on(turned(ellipse(x, y - 5.2, 3.6, 4.6), a, x, y), tone, drop=0, edge=0)
        p.ink(circle(x, y, 2.8), GOLD if tone != GOLD else WHITE)
    p.on(d("M-46 34C-52 28 -60 34 -58 43C-57 52 -50 56 -46 54C-42 56 -35 52 -34 43C-32 34 -40 28 -46 34Z"), "#D2492F", drop=1.4)
    p.ink(d("M-42 54C-36 52 -34 46 -34 43C-33 38 -35 33 -39 32C-37 40 -38 48 -42 54Z"), "#A93523")
    p.on(leaf(-46, 33, 12, 6, -40), "#6E9A4C", drop=0.6, edge=0.3)
    fist(p, -46, 60)


def jack_clubs(p, colour, sign):
    p.on(d("M-36 48C-46 10 -38 -30 -16 -44C-4 -52 16 -66 30 -58C22 -54 26 -46 30 -38C40 -20 44 16 36 48Z"), p.cloth, drop=2)
    p.ink(d("M12 -56C20 -61 26 -60 30 -58C22 -54 26 -46 30 -38C40 -20 44 16 36 48L24 48C34 10 30 -30 12 -56Z"), p.cloth_d)
    neck(p)
    p.on(d("M-54 90C-54 62 -42 52 -14 42L14 42C42 52 54 62 54 90Z"), p.trim, drop=1.6)
    p.ink(d("M14 42C42 52 54 62 54 90L34 90C38 70 30 54 14 42Z"), "#C9A552")
    p.on(d("M-40 50C-20 66 20 66 40 50L30 74L18 64L6 78L-6 66L-20 76L-28 64Z"), p.cloth, drop=1.4)
    head(p, 28)
    p.on(d("M-24 0C-28 -24 -14 -30 22 -28C26 -18 25 -8 24 0C20 -12 14 -18 6 -20C-2 -12 -12 -18 -16 -14C-21 -10 -22 -6 -24 0Z"), p.hair, drop=1)
    eyes(p, p.hair_d)
    nose(p)
    smile(p, 16, 8)
    for x, y in ((-15, 5), (-12, 8), (13, 6), (16, 8)):
        p.ink(circle(x, y, 1), p.skin_d)
    p.on(stroke([(-30, 6), (-31, -16), (-18, -33), (0, -38), (18, -33), (31, -16), (30, 6)], 5, soft=True), p.cloth_d, drop=1.2, edge=0.6)
    oak(-20, -36, 24, -150, "#8FB35E", p)
    flute = turned(rect(14, 62, 50, 7, 3), -24, 40, 66)
    p.on(flute, "#A97442", drop=1.4)
    for k in range(4):
        p.ink(turned(circle(36 + 7 * k, 65.5, 1.5), -24, 40, 66), "#5E3B1E")
    fist(p, 30, 72, 7.5)
    fist(p, 50, 62, 7.5)


DRAW = {"KH": king_hearts, "QH": queen_hearts, "JH": jack_hearts, "KS": king_spades, "QS": queen_spades, "JS": jack_spades,
        "KD": king_diamonds, "QD": queen_diamonds, "JD": jack_diamonds, "KC": king_clubs, "QC": queen_clubs, "JC": jack_clubs}
