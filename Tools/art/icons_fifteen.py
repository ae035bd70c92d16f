"""Icons of Fifteen's help (48 by 48): a bulb, a path to the goal, a calendar page."""
from paper import arc, both, circle, d, minus, rect, rounded, stroke


def hint():
    """A light bulb with three rays."""
    bulb = both(circle(24, 20, 12.6), rounded([(16.5, 28), (31.5, 28), (29, 35.4), (19, 35.4)], 1.6))
    shine = stroke(arc(24, 20, 7.4, 190, 262), 3)
    return both(minus(bulb, shine), rect(18.6, 37.4, 10.8, 3.4, 1.7), rect(20.6, 42.2, 6.8, 3.2, 1.6))


def solution():
    """A path that winds up to a flag."""
    path = stroke([(7, 40), (22, 40)] + arc(22, 34.6, 5.4, 90, -90) + [(15, 29.2)] + arc(15, 24, 5.2, 90, 270) + [(26, 18.8)], 4.4)
    pole = rect(31.4, 5, 4.2, 27, 2.1)
    flag = d("M35.6 6.4L44.6 11.600Q46 12.600 44.6 13.600L35.6 18.800Z")
    return both(path, pole, flag, circle(7, 40, 4.4))


def calendar():
    """A calendar page with two rings and one day marked."""
    page = minus(rect(6, 9, 36, 34, 6), rect(10.4, 19, 27.2, 19.6, 2.4))
    return both(page, rect(14, 4.6, 4.6, 8, 2.3), rect(29.4, 4.6, 4.6, 8, 2.3), circle(24, 28.8, 5.4))


ALL = {"hint": hint, "solution": solution, "calendar": calendar}
