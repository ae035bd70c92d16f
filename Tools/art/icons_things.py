"""More white silhouettes (48 by 48): people, things, keys and hands."""
import math

from shapely import affinity
from shapely.ops import unary_union

from paper import Path, arc, circle, d, ellipse, rect, rounded, stroke, turned

C = 24
FINE = 0.02  # icons are shown at up to four times their size, so curves are finer than the kit's


def both(*shapes):
    return unary_union([s.geo(FINE) if isinstance(s, Path) else s for s in shapes])


def minus(a, *bs):
    return both(a).difference(both(*bs))


def inside(a, b):
    return both(a).intersection(both(b))


def soft(area, r=0.9):
    """Every corner rounded a little, inside and out."""
    return both(area).buffer(-r).buffer(2 * r).buffer(-r)


def mirrored(area, x=C):
    return affinity.scale(both(area), -1, 1, origin=(x, 0))


def arrowhead(cx, cy, r, degrees, wide, length, radius):
    """The tip of an arrow that runs clockwise along a circle, at an angle."""
    a = math.radians(degrees)
    x, y = cx + r * math.cos(a), cy + r * math.sin(a)
    tx, ty, nx, ny = -math.sin(a), math.cos(a), math.cos(a), math.sin(a)
    return rounded([(x + wide * nx - tx, y + wide * ny - ty), (x + length * tx - 1.5 * nx, y + length * ty - 1.5 * ny),
                    (x - wide * nx - tx, y - wide * ny - ty)], radius)


def rules():
    """An open book with two lines to read on its right page."""
    left = d("M22.300 12.500C17.500 8.500 10.500 7.500 5.500 8.600Q4 9 4 10.500L4 35.500Q4 37.400 6 37C11.500 36 17.500 37 22.300 40.500Z")
    page = minus(mirrored(left), stroke([(30.5, 18.5), (38.5, 16.3)], 3), stroke([(30.5, 26.5), (38.5, 24.3)], 3))
    return both(soft(left, 0.8), page)


def trophy():
    bowl = d("M13 5.500L35 5.500L35 17C35 25 30.500 30 24 30C17.500 30 13 25 13 17Z")
    handles = both(stroke([(15, 11), (7, 11), (7, 15), (10, 20.5), (15, 22)], 4, soft=True),
                   stroke([(33, 11), (41, 11), (41, 15), (38, 20.5), (33, 22)], 4, soft=True))
    foot = both(rect(21.4, 27, 5.2, 9), rounded([(15, 35), (33, 35), (35, 42.5), (13, 42.5)], 2.4))
    return soft(both(soft(bowl, 1.6), handles, foot), 0.7)


def figure(x, y, k=1.0):
    """A head over round shoulders, with its lower edge at y."""
    head = circle(x, y - 25.5 * k, 8.2 * k)
    body = d(f"M{x - 14.5 * k} {y}C{x - 15.5 * k} {y - 10 * k} {x - 9 * k} {y - 15 * k} {x} {y - 15 * k}"
             f"C{x + 9 * k} {y - 15 * k} {x + 15.5 * k} {y - 10 * k} {x + 14.5 * k} {y}Z")
    return both(head, soft(body, 1.6 * k))


def person():
    return figure(24, 42, 1.06)


def two_players():
    near = figure(15.5, 41, 0.82)
    far = minus(figure(33.5, 36.5, 0.78), near.buffer(2.6))
    return both(near, soft(far, 0.5))


def undo():
    hook = stroke([(12, 16.5), (29, 16.5)] + arc(29, 26.5, 10, -90, 90, n=24) + [(17, 36.5)], 5.4)
    return both(hook, stroke([(19.5, 8), (10.5, 16.5), (19.5, 25)], 5.4))


def redo():
    return mirrored(undo())


def pause():
    return both(rect(11, 8, 9, 32, 3), rect(28, 8, 9, 32, 3))


def trash():
    lid = both(rect(7, 9.5, 34, 5.4, 2.7), minus(rect(17.5, 4, 13, 9, 3), rect(21, 7.4, 6, 4)))
    body = rounded([(10.5, 18), (37.5, 18), (35.5, 43.5), (12.5, 43.5)], [1.6, 1.6, 4.5, 4.5])
    slits = [stroke([(x, 23.5), (x2, 37.5)], 2.9) for x, x2 in ((18, 18.7), (24, 24), (30, 29.3))]
    return both(lid, minus(body, *slits))


def help_():
    disc = circle(C, C, 20.5)
    mark = stroke(arc(24, 18.6, 6.3, -170, 55, n=24) + [(24.6, 25.6), (24, 28.2)], 4.6)
    return minus(disc, mark, circle(24, 34.6, 2.9))


def info():
    return minus(circle(C, C, 20.5), circle(24, 14.4, 3.1), rect(21.3, 20.6, 5.4, 15.6, 2.7))


def bell():
    dome = d("M24 6.500C31.500 6.500 35.500 12 35.500 19C35.500 27 37.500 30 40 32.200Q41.600 33.900 39.500 35L8.500 35Q6.400 33.900 8 32.200"
             "C10.500 30 12.500 27 12.500 19C12.500 12 16.500 6.500 24 6.500Z")
    return both(soft(dome, 0.8), circle(24, 6.4, 3.1), inside(circle(24, 37.4, 5.6), rect(10, 37.6, 28, 10)))


def globe():
    ring = minus(circle(C, C, 20.5), circle(C, C, 16.7))
    inner = circle(C, C, 18.6)
    waist = minus(ellipse(C, C, 9.9, 20.5), ellipse(C, C, 6.3, 17.2))
    lines = both(rect(5, 15, 38, 3.4), rect(5, 29.6, 38, 3.4), rect(22.3, 5, 3.4, 38))
    return both(ring, inside(both(waist, lines), inner))


def language():
    """A speech bubble with a letter, in front of another one."""
    tail = d("M9 25L9 35.500L18 28Z")
    near = both(rect(4, 6, 26, 23, 6), soft(tail, 0.8))
    letter = both(stroke([(11.6, 23), (17, 11.6), (22.4, 23)], 3), stroke([(13.8, 19.2), (20.2, 19.2)], 2.8))
    far = minus(both(rect(21, 20, 23, 19, 6), d("M39 34L39 44L30 37Z")), near.buffer(2.4))
    lines = both(stroke([(33.2, 27.3), (38.5, 27.3)], 2.8), stroke([(28.6, 33.2), (38.5, 33.2)], 2.8))
    return both(minus(near, letter), minus(soft(far, 0.6), lines))


def letter_a(x, base, k, width):
    return both(stroke([(x - 8 * k, base), (x, base - 21 * k), (x + 8 * k, base)], width),
                stroke([(x - 5 * k, base - 6.5 * k), (x + 5 * k, base - 6.5 * k)], width * 0.9))


def text_size():
    return both(letter_a(9.6, 39, 0.62, 4), letter_a(31.8, 39, 1.3, 5.4))


def contrast():
    ring = minus(circle(C, C, 20.5), circle(C, C, 16.4))
    return both(ring, inside(circle(C, C, 20), rect(24, 0, 24, 48)))


def speech():
    """A balloon with the bars of a voice."""
    balloon = both(rounded([(4.5, 7), (43.5, 7), (43.5, 34), (4.5, 34)], 7), rounded([(12, 30), (24, 30), (13, 43)], [0, 0, 2]))
    bars = [stroke([(x, 20.5 - h), (x, 20.5 + h)], 3.8) for x, h in ((13, 2.5), (20.3, 7), (27.7, 4.5), (35, 2.5))]
    return minus(balloon, *bars)


def motion():
    """A ball with three lines behind it that show its motion."""
    ball = circle(31.5, 24, 12.5)
    lines = [stroke([(a, y), (b, y)], 4.4) for a, b, y in ((8.5, 17.5, 13.5), (4.2, 12.8, 24), (8.5, 17.5, 34.5))]
    return both(ball, *lines)


def hand():
    """A flat right hand, palm towards us."""
    palm = d("M13.400 25L38.840 29C39 38.500 33 44.500 26 44.500C20 44.500 16 42 13 37Z")
    fingers = [stroke([(x, 29), (x2, y)], 5.3)
               for x, x2, y in ((16.1, 14.2, 11.4), (22.9, 21.9, 6.4), (29.7, 30, 7.4), (36.2, 38.1, 13.4))]
    thumb = stroke([(17, 37.5), (7, 26.6)], 5.8)
    return soft(both(palm, *fingers, thumb), 0.3)


def up():
    return both(stroke([(24, 39), (24, 11)], 6), stroke([(11.5, 22), (24, 9.5), (36.5, 22)], 6))


def shift():
    """A fat hollow arrow that points up."""
    return minus(rounded([(24, 5.5), (42, 24), (33, 24), (33, 41.5), (15, 41.5), (15, 24), (6, 24)], [3, 2.4, 1, 3, 3, 1, 2.4]),
                 rounded([(24, 12.4), (33.4, 21), (28.6, 21.6), (28.6, 37.2), (19.4, 37.2), (19.4, 21.6), (14.6, 21)], 1))


def backspace():
    plate = rounded([(16.5, 9), (43.5, 9), (43.5, 39), (16.5, 39), (3.5, 24)], [4, 5, 5, 4, 3])
    cross = both(stroke([(23.5, 18), (34.5, 30)], 4.2), stroke([(34.5, 18), (23.5, 30)], 4.2))
    return minus(plate, cross)


def keyboard():
    """A keyboard with two rows of keys and the space bar."""
    keys = [rect(9.2 + 8.2 * k, y, 5, 5.4, 1.4) for y in (14.6, 22.6) for k in range(4)]
    return minus(rect(3, 8.5, 42, 31, 6), *keys, rect(14, 30.6, 20, 4.4, 1.6))


def kiosk():
    """A screen on a standing column."""
    screen = minus(rect(6, 4, 36, 25.5, 5), rect(10.4, 8.4, 27.2, 16.7, 2))
    column = rounded([(20.4, 28), (27.6, 28), (28.6, 40), (19.4, 40)], 0.6)
    return both(screen, column, rect(12, 38.6, 24, 5.6, 2.8), rounded([(21, 11.6), (29.5, 16.75), (21, 21.9)], 1.4))


def tray():
    return stroke([(8.5, 28), (8.5, 40.500), (39.5, 40.500), (39.5, 28)], 5.4)


def share():
    """Up and out of an open box."""
    return both(tray(), stroke([(24, 30), (24, 9)], 5.4), stroke([(14.5, 16.5), (24, 7), (33.5, 16.5)], 5.4))


def save():
    """Down and into an open box."""
    return both(tray(), stroke([(24, 7), (24, 29)], 5.4), stroke([(14.5, 21.5), (24, 31), (33.5, 21.5)], 5.4))


def copy():
    """A sheet in front of another one."""
    near = rect(17, 15.5, 24.5, 28.5, 5)
    far = minus(rect(6.5, 4, 24.5, 28.5, 5), near.geo(FINE).buffer(2.6))
    lines = [stroke([(23.5, y), (x, y)], 3.2) for y, x in ((24, 35), (30.5, 35), (37, 30.5))]
    return both(far, minus(near, *lines))


def mail():
    """An envelope with its flap."""
    return minus(rect(4, 9, 40, 30, 5), stroke([(6.5, 14), (24, 27.5), (41.5, 14)], 3.4))


def plus():
    return both(stroke([(24, 8.500), (24, 39.500)], 7), stroke([(8.5, 24), (39.5, 24)], 7))


def camera():
    """A camera with its viewfinder and a ring around the lens."""
    body = soft(both(rect(4, 13, 40, 27, 5), rounded([(16, 14), (19, 7), (29, 7), (32, 14)], 2)), 1.2)
    return both(minus(body, circle(24, 26, 10.4)), circle(24, 26, 6.2))


def folder():
    back = rounded([(4.5, 9.5), (18.5, 9.5), (22.5, 14), (43.5, 14), (43.5, 39), (4.5, 39)], [4, 2, 2, 4, 4, 4])
    return minus(back, rect(4.5, 18.6, 39, 3))


def quarter(times):
    return turned(up(), 90 * times, C, C)


def cards():
    """Two playing cards, a diamond on the one in front."""
    front = rounded([(16, 11), (38, 11), (38, 44), (16, 44)], [4] * 4)
    back = rounded([(9, 4), (31, 4), (31, 37), (9, 37)], [4] * 4)
    diamond = d("M27 19L34 27.500L27 36L20 27.500Z")
    return both(minus(back, both(front).buffer(2.4)), minus(front, diamond))


def recycle():
    """Three arrows that follow each other around a circle."""
    arrows = [both(stroke(arc(C, C, 15, start, start + 58), 5.4), arrowhead(C, C, 15, start + 56, 8, 10, 1.6))
              for start in (-90, 30, 150)]
    return both(*arrows)


ALL = {"cards": cards, "recycle": recycle, "rules": rules, "trophy": trophy, "person": person, "two-players": two_players, "undo": undo, "redo": redo,
       "pause": pause, "trash": trash, "help": help_, "info": info, "bell": bell, "globe": globe, "language": language,
       "text-size": text_size, "contrast": contrast, "speech": speech, "motion": motion, "hand": hand, "up": up,
       "right": lambda: quarter(1), "down": lambda: quarter(2), "left": lambda: quarter(3), "shift": shift,
       "backspace": backspace, "keyboard": keyboard, "kiosk": kiosk, "share": share, "plus": plus,
       "camera": camera, "folder": folder, "save": save, "copy": copy, "mail": mail}
