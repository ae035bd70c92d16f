"""logo.svg: the word Recreo, each letter cut from its own sheet."""
from paper import Sheet, arc, both, circle, d, minus, moved, stroke, turned

W = 32                 # how wide a letter's strip of paper is
TONES = {              # paper, its darker fold
    "blue": ("#2E6FB7", "#255C9C"), "yellow": ("#F2B632", "#DD9B22"), "green": ("#1F7A4E", "#17613D"),
    "red": ("#C8402F", "#A83426"), "purple": ("#7A5FA6", "#654C8E"), "orange": ("#F08A34", "#D67322"),
}


def eased(area, r=5):
    """Rounded inner corners, as cut with scissors."""
    return area.buffer(r).buffer(-r)


def letter_r():
    """The capital R: stem, bowl and leg."""
    stem = stroke([(0, 0), (0, -104)], W + 2)
    bowl = stroke([(0, -104), (32, -104)] + arc(34, -73, 31, -90, 90, n=30) + [(4, -42)], W + 2)
    leg = stroke([(30, -44), (60, 0)], W + 2)
    return eased(both(stem, bowl, leg), 4)


def letter_e(tilt=-10):
    ring = stroke(arc(0, -40, 41, tilt, -305), W - 1)
    return eased(both(ring, turned(stroke([(-38, -39), (41, -39)], 19), tilt, 0, -40)), 3)


def letter_c():
    return stroke(arc(0, -40, 40, -44, -316), W)


def letter_small_r():
    return eased(both(stroke([(0, 0), (0, -76)], W), stroke(arc(34, -42, 34, -178, -74), W)), 5)


def letter_o():
    return minus(circle(0, -40, 56), circle(0, -40, 23))


def lay(sh, area, x, y, turn, tone):
    paper, fold = TONES[tone]
    shape = moved(turned(area, turn, 0, -45), x, y)
    sh.cut(shape, paper, drop=7, edge=2.0, lit=0.38, dark=0.0, strength=1.6)
    sh.fill(minus(shape, moved(shape, -3.2, -3.2)), fold)


def logo(folder):
    sh = Sheet(630, 200, digits=1, drop=7)
    order = [(letter_r(), 38, 160, -4, "blue"), (letter_e(), 176, 164, 6, "red"), (letter_c(), 285, 160, -8, "yellow"),
             (letter_small_r(), 361, 165, 4, "green"), (letter_e(), 458, 161, -5, "purple"),
             (letter_o(), 562, 163, 0, "orange")]
    for area, x, y, turn, tone in order:
        lay(sh, area, x, y, turn, tone)
    shine(sh)
    sh.save(f"{folder}/logo.svg")


def shine(sh):
    """Three small scraps of paper."""
    for pts, colour in (((420, 46), "#F2B632"), ((232, 40), "#2E6FB7"), ((520, 40), "#C8402F")):
        x, y = pts
        sh.cut(turned(d(f"M{x} {y - 9}L{x + 9} {y}L{x} {y + 9}L{x - 9} {y}Z"), 12, x, y), colour, drop=0, edge=1.4)
