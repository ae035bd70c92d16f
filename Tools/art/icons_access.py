"""Icons of what helps people who can't drag, pinch or see well."""
from icons_things import arrowhead, both, minus, mirrored
from paper import arc, d, ellipse, rect, rounded, stroke

C = 24


def turn_right():
    """A sheet, and an arrow over its right corner."""
    return both(stroke(arc(C, 27, 15, -165, -38), 5), arrowhead(C, 27, 15, -38, 8.5, 11, 1.6), rect(14.5, 26, 19, 17, 3.2))


def turn_left():
    return mirrored(turn_right())


def halve():
    """A sheet in two halves."""
    return both(rect(4.5, 12, 16.5, 24, 4), rect(27, 12, 16.5, 24, 4), rect(22.9, 5, 2.2, 7, 1), rect(22.9, 16, 2.2, 7, 1),
                rect(22.9, 27, 2.2, 7, 1), rect(22.9, 38, 2.2, 6, 1))


def tap():
    """A fingertip and the rings around its touch."""
    finger = d("M18.500 46L18.500 25C18.500 17.800 29.500 17.800 29.500 25L29.500 46Z")
    return both(finger, stroke(arc(C, 24.5, 12.5, -205, 25), 4.2), stroke(arc(C, 24.5, 20.4, -196, 16), 4.2))


def pointer():
    """A mouse pointer that rests within a ring."""
    arrow = rounded([(19, 15), (38, 32.5), (29.3, 33.2), (34.2, 42.4), (29, 45.2), (24.2, 35.8), (19, 41.5)], 1.2)
    return both(arrow, stroke(arc(20, 17, 13.4, 120, 385), 4.2))


def switch():
    """One large button on its base."""
    top = minus(ellipse(C, 19, 14.5, 9.5), rect(0, 28.6, 48, 20))
    side = d("M9.500 22C12 32 36 32 38.500 22L38.500 25.500C37 36 11 36 9.500 25.500Z")
    return both(top, side, rect(4, 35.5, 40, 7, 3.4))


ALL = {"turn-right": turn_right, "turn-left": turn_left, "halve": halve, "tap": tap, "pointer": pointer, "switch": switch}
