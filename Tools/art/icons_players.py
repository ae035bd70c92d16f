"""White silhouettes (48 by 48) for players and leaderboards: places, achievements and goals."""
from icons_things import C, both, circle, d, minus, rect, rounded, soft, stroke
from paper import arc, star


def podium():
    """Three steps, a star on the highest."""
    steps = both(rounded([(17, 20), (31, 20), (31, 42), (17, 42)], [2.4, 2.4, 0, 0]), rounded([(4, 28), (16, 28), (16, 42), (4, 42)], [2.4, 0, 0, 2.4]),
                 rounded([(32, 33), (44, 33), (44, 42), (32, 42)], [0, 2.4, 2.4, 0]))
    return both(steps, star(C, 10.5, 7.6, 3.5, r=0.8))


def medal():
    """A round seal with its two ribbons."""
    ribbons = both(d("M17 26L9 44L16.500 41.500L20.500 46L26 32Z"), d("M31 26L39 44L31.500 41.500L27.500 46L22 32Z"))
    seal = minus(circle(C, 18, 15.5), star(C, 18, 9.2, 4.2, r=0.8))
    return both(minus(soft(ribbons, 0.6), circle(C, 18, 17.6)), seal)


def flag():
    """A goal reached."""
    cloth = d("M14 7C22 3 28 11 41 7L41 27C28 31 22 23 14 27Z")
    return both(stroke([(11, 7), (11, 43)], 5), soft(cloth, 1))


def streak():
    """A streak: three rising bars."""
    return both(rect(5, 30, 9.5, 12, 2.4), rect(19.2, 20, 9.5, 22, 2.4), rect(33.5, 8, 9.5, 34, 2.4))


def todo():
    """A ring that is not closed yet."""
    return stroke(arc(C, C, 16, -60, 240), 6)


ALL = {"podium": podium, "medal": medal, "flag": flag, "streak": streak, "todo": todo}
