"""The white silhouettes of the buttons (48 by 48; the game tints them)."""
import icons_access
import icons_fifteen
import icons_mirror
import icons_pet
import icons_players
import icons_things
from paper import Sheet, arc, both, circle, d, ellipse, geo, minus, rect, rounded, star, stroke, turned

C = 24


def soft(area, r=0.9):
    """Rounds every corner a little, inside and out."""
    return geo(area).buffer(-r).buffer(2 * r).buffer(-r)


def back():
    return stroke([(29.5, 10), (15.5, 24), (29.5, 38)], 6.4)


def options():
    teeth = both(*[turned(rounded([(19.6, 2.5), (28.4, 2.5), (30, 14), (18, 14)], 2.2), 45 * i, C, C) for i in range(8)])
    return minus(soft(both(circle(C, C, 15.2), teeth), 1), circle(C, C, 6.4))


def music():
    heads = both(turned(ellipse(13, 36.5, 6.4, 5.2), -18, 13, 36.5), turned(ellipse(34, 32.5, 6.4, 5.2), -18, 34, 32.5))
    return soft(both(heads, rect(15.2, 11, 4, 25), rect(36.2, 7, 4, 25), d("M15.2 10.5L40.2 5.5L40.2 14L15.2 19Z")), 0.7)


def sound():
    horn = rounded([(5, 18), (12, 18), (23, 8.5), (23, 39.5), (12, 30), (5, 30)], [3, 1, 2.6, 2.6, 1, 3])
    return both(horn, stroke(arc(22, 24, 9, -42, 42), 4.2), stroke(arc(22, 24, 17.5, -44, 44), 4.2))


def numbers():
    one = stroke([(5.5, 16.8), (10, 13.2), (10, 34.8)], 4.4)
    two = stroke(arc(23, 18.4, 5.2, -165, 35, n=24) + [(18, 34.8), (29, 34.8)], 4.4)
    three = both(stroke(arc(38.2, 18.3, 5.1, -150, 88, n=24), 4.4), stroke(arc(38.2, 29.2, 5.6, -88, 150, n=24), 4.4))
    return both(one, two, three)


def original():
    frame = minus(rect(4, 8, 40, 32, 6), rect(8.4, 12.4, 31.2, 23.2, 2.4))
    land = d("M10.6 33.4L19.5 21.5C20.3 20.5 21.5 20.5 22.3 21.5L27 27.5L29.7 24.3C30.5 23.3 31.7 23.3 32.5 24.3L37.6 31.2L37.6 33.4Z")
    return both(frame, land, circle(32.6, 18.4, 3.1))


def again():
    return both(stroke(arc(C, 25, 14.5, -44, -312), 5.4), icons_things.arrowhead(C, 25, 14.5, -46, 9, 12, 1.8))


def size():
    """A magnifying glass with a plus."""
    glass = minus(circle(20, 20, 15.2), circle(20, 20, 10.4))
    handle = stroke([(31.5, 31.5), (40.5, 40.5)], 6.4)
    return both(glass, handle, rect(18, 13.5, 4, 13, 1.4), rect(13.5, 18, 13, 4, 1.4))


def menu():
    roof = stroke([(6.5, 23), (24, 8), (41.5, 23)], 5.4)
    walls = d("M11 25L24 13.800L37 25L37 37Q37 41 33 41L28.5 41L28.5 31Q28.5 29 26.5 29L21.5 29Q19.5 29 19.5 31L19.5 41L15 41Q11 41 11 37Z")
    return both(roof, walls)


def clock():
    face = minus(circle(C, C, 19.5), circle(C, C, 14.6))
    return both(face, stroke([(24, 15.5), (24, 24.5), (30, 28.3)], 4.4))


def moves():
    def arrow(y):
        return both(stroke([(8, y), (36, y)], 5), stroke([(32, y - 6.2), (39.5, y), (32, y + 6.2)], 5))
    return both(arrow(14.5), turned(arrow(14.5), 180, C, C))


def check():
    return stroke([(8.5, 25.5), (19, 36), (39.5, 13)], 6.6)


def fullscreen():
    corner = stroke([(8, 18), (8, 8), (18, 8)], 5.6)
    return both(*[turned(corner, 90 * i, C, C) for i in range(4)])


def leave():
    door = minus(stroke([(27, 8), (12, 8), (12, 40), (27, 40)], 5.6), rect(0, 0, 1, 1))
    return both(door, stroke([(22, 24), (39, 24)], 5.6), stroke([(33, 16), (41, 24), (33, 32)], 5.6))


def play():
    return rounded([(12, 6.5), (42, 24), (12, 41.5)], 4.5)


def space():
    return stroke([(6.5, 20), (6.5, 29.5), (41.5, 29.5), (41.5, 20)], 5)


def favourite():
    return star(C, 25.5, 21.5, 9.6, r=2.6)


def dice():
    face = rect(6, 6, 36, 36, 8)
    pips = [circle(x, y, 3.7) for x, y in ((15.5, 15.5), (32.5, 15.5), (24, 24), (15.5, 32.5), (32.5, 32.5))]
    return minus(face, both(*pips))


ALL = {"back": back, "options": options, "music": music, "sound": sound, "numbers": numbers, "original": original,
       "again": again, "menu": menu, "clock": clock, "moves": moves, "check": check, "fullscreen": fullscreen, "size": size,
       "quit": leave, "play": play, "star": favourite, "dice": dice,
       "space": space}


def icons(folder):
    for name, shape in {
            **ALL, **icons_things.ALL, **icons_pet.ALL, **icons_mirror.ALL, **icons_fifteen.ALL, **icons_players.ALL,
            **icons_access.ALL}.items():
        sh = Sheet(48, 48, digits=2, tol=0.055 if name in ALL else icons_things.FINE)
        sh.fill(shape(), "#FFFFFF")
        sh.save(f"{folder}/icon-{name}.svg")
