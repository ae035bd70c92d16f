"""White silhouettes (48 by 48) for the pet: its supplies, its stats and its actions."""
from icons_things import C, both, circle, d, ellipse, inside, minus, mirrored, rect, rounded, soft, stroke, turned
from paper import leaf, star


def food():
    """A berry with two leaves."""
    fruit = d("M24 16C36 11 43 19 42 28C41 37 33 44.500 24 44.500C15 44.500 7 37 6 28C5 19 12 11 24 16Z")
    gloss = ellipse(15, 25, 3.2, 5)
    return both(minus(fruit, gloss), leaf(24, 14, 14, 8, -150), leaf(24, 14, 14, 8, -35))


def materials():
    """A crate with its boards."""
    crate = rect(6, 9, 36, 32, 4)
    return minus(crate, rect(10.5, 18.2, 27, 3), rect(10.5, 29, 27, 3), *[circle(x, y, 1.5) for x in (12, 36) for y in (14, 25, 36)])


def toys():
    """A ball with a band and a star."""
    ball = circle(C, C, 19)
    band = inside(stroke([(2, 20), (24, 12), (46, 20)], 3, soft=True), ball)
    return minus(ball, band, star(24, 30, 7, 3.2, r=0.6))


def training():
    """A dumbbell."""
    bar = rect(13, 20.6, 22, 6.8, 2)
    half = both(rect(9, 11, 8, 26, 3), rect(3.5, 16, 7, 16, 3))
    return turned(both(bar, half, mirrored(half)), -35, C, C)


def attack():
    """A paw, ready."""
    toes = [ellipse(x, y, 5, 6.6) for x, y in ((9.5, 21), (18.5, 11.5), (29.5, 11.5), (38.5, 21))]
    pad = d("M24 20.500C32 20.500 38 29 38 35.500C38 41 33.500 43 29.500 41.500Q24 39.500 18.500 41.500C14.500 43 10 41 10 35.500C10 29 16 20.500 24 20.500Z")
    return both(pad, *toes)


def defence():
    shield = d("M24 4C30 8 36 9.500 42 9.500L42 22C42 33 34 40.500 24 45C14 40.500 6 33 6 22L6 9.500C12 9.500 18 8 24 4Z")
    return minus(soft(shield, 1), rect(22.2, 11, 3.6, 27, 1.5), rect(11, 20, 26, 3.6, 1.5))


def luck():
    """A clover of four leaves."""
    heart = both(circle(20.4, 11.5, 6.2), circle(27.6, 11.5, 6.2), d("M14.600 14L33.400 14L24 24.500Z"))
    four = both(*[turned(heart, 90 * i + 45, C, 22) for i in range(4)])
    return both(minus(four, stroke([(14, 12), (34, 32)], 1.8), stroke([(34, 12), (14, 32)], 1.8)), stroke([(25, 24), (29, 35), (36, 44)], 4, soft=True))


def soap():
    bubbles = [circle(13, 17, 5.6), circle(25, 10, 6.6), circle(37, 17.5, 4.8)]
    return both(minus(rect(5, 25, 38, 18, 7), rect(11, 29.6, 16, 3.4, 1.7)), *[minus(b, circle(b.subs[0][0][0] - 7.4, b.subs[0][0][1] - 2, 1.6)) for b in bubbles])


def lamp():
    shade = rounded([(16, 5), (32, 5), (40, 25), (8, 25)], [3, 3, 3, 3])
    return both(shade, rect(21.8, 24, 4.4, 15), rect(12, 37.5, 24, 6, 3))


def suitcase():
    case = minus(rect(4.5, 15, 39, 27, 5), rect(11, 15, 3, 27), rect(34, 15, 3, 27))
    return both(case, minus(rect(16, 6.5, 16, 12, 4), rect(20, 10.5, 8, 8, 1)))


def album():
    """A book with a heart on it."""
    heart = both(circle(21.4, 20, 4.8), circle(29.6, 20, 4.8), d("M17.200 22.500L33.800 22.500L25.500 32Z"))
    return minus(rect(8, 4.5, 33, 39, 4.5), rect(13.4, 4.5, 2.6, 39), heart)


def contest():
    """A medal on its ribbon."""
    ribbon = both(rounded([(11, 4), (21, 4), (27, 20), (19, 22)], 1.4), rounded([(37, 4), (27, 4), (21, 20), (29, 22)], 1.4))
    return both(ribbon, minus(circle(C, 31, 13.5), star(C, 31, 8.6, 3.8, r=0.7)))


def house():
    roof = rounded([(24, 4), (46, 24), (41, 28), (24, 12.6), (7, 28), (2, 24)], 1.2)
    walls = rounded([(24, 15.5), (39.5, 29), (39.5, 44), (8.5, 44), (8.5, 29)], 1.4)
    return both(roof, minus(walls, rect(19.6, 30, 8.8, 14, 2)))


def egg():
    shell = d("M24 4C34 4 40 19 40 28.500C40 38.500 33 44.500 24 44.500C15 44.500 8 38.500 8 28.500C8 19 14 4 24 4Z")
    return minus(shell, circle(18, 20, 3), circle(29, 27, 3.6), circle(19, 34, 2.6))


def pencil():
    body = both(rounded([(13, 40), (8, 35), (33, 10), (38, 15)], 0.8), rounded([(35, 8), (37.5, 5.5), (42.5, 10.5), (40, 13)], 1.6),
                rounded([(6.6, 37.5), (10.6, 41.5), (4, 44)], 0.6))
    return body


ALL = {"food": food, "materials": materials, "toys": toys, "training": training, "attack": attack, "defence": defence, "luck": luck,
       "soap": soap, "lamp": lamp, "suitcase": suitcase, "album": album, "contest": contest, "house": house, "egg": egg, "pencil": pencil}
