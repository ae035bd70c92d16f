"""pet-props.png: the things in the pet's garden, 64 by 64 each, standing on the frame's lower edge.

The fourth row has the gift and the broken egg: its cup, its cap, and eight bits that fly. Then comes the feeder with no
meal to four, medicine, and tea."""
from pixels import Frame, ball, blade, sheet, write_png

CLAY = ("#4E2B3E", "#8C4A52", "#BF6A5E", "#E2937A", "#F6BFA0")
BERRY = ("#6E1F3F", "#B33A56", "#E0526C", "#F47F8C", "#FFC2BE")
GRAIN = ("#7A5230", "#B98444", "#DDB066", "#F2D397", "#FFEFC9")
LEAF = ("#3B6440", "#4F8A4E", "#76B260", "#A6D580")
SOAP = ("#4D5E8E", "#7E9AC8", "#AECBEA", "#D6EAFA", "#FFFFFF")
WOOD = ("#4A2E34", "#7A4F47", "#A5735C", "#C99A77", "#E6C29C")
CLOTH = ("#5A2E55", "#8A4576", "#B4659A", "#D792BB", "#F3C3DB")
PILLOW = ("#8A7A92", "#C9BCCF", "#E6DCE6", "#F7F1F4", "#FFFFFF")
MUD = ("#3A2B38", "#5C4550", "#7A5F62", "#97797A")
BRASS = ("#6B4A2A", "#A57835", "#D3A24B", "#F0CB77", "#FFEDB8")


def bowl(content):
    f = Frame()
    if content:
        for x, y, r in ((26, 53, 3.4), (32, 51.6, 4), (38, 53, 3.4), (29, 54, 3.4), (35, 54, 3.4)):
            f.part(ball(x, y, r, r), content)
    rim = [(17, 53), (47, 53), (44, 61), (39, 62.4), (25, 62.4), (20, 61)]
    f.part(blade(rim, 5, soft=False), CLAY)
    f.flat(blade([(18, 53), (46, 53), (46, 54.6), (18, 54.6)], 1, soft=False), CLAY[4])
    f.dots(["..WW...WW..", ".WWWW.WWWW.", "..WW.W.WW..", "....WWW....", "...WWWWW...", "....W.W...."][2:], {"W": CLAY[4]}, 27, 57)
    return f


def berry():
    f = Frame()
    f.part(ball(32, 56, 6.8, 6.4), BERRY)
    f.part(blade([(32, 50.5), (27, 48.5), (24.5, 50.5), (29, 52.5)], 2), LEAF)
    f.part(blade([(32, 50.5), (37, 47.5), (40, 50), (35, 52.5)], 2), LEAF)
    f.dots(["W.", "WW"], {"W": "#FFFFFF"}, 28, 53)
    f.dots(["Y..", "..Y"], {"Y": BERRY[4]}, 32, 57)
    return f


def toy():
    f = Frame()
    around = f.part(ball(32, 53, 9, 9), CLOTH)
    f.part(blade([(23, 50), (32, 47.5), (41, 50), (41, 54.5), (32, 52), (23, 54.5)], 5), PILLOW, outline=False, within=around)
    f.dots([".Y.", "YYY", ".Y."], {"Y": "#FFD96A"}, 31, 56)
    f.part(ball(32, 53, 9, 9), CLOTH[:1], within=ring(around))
    return f


def ring(mask):
    """The outermost pixels of a mask."""
    inner = mask.copy()
    inner[1:-1, 1:-1] = mask[1:-1, 1:-1] & mask[:-2, 1:-1] & mask[2:, 1:-1] & mask[1:-1, :-2] & mask[1:-1, 2:]
    return mask & ~inner


def mess():
    f = Frame()
    for x, y, rx, ry in ((32, 59.5, 8, 3.4), (31.4, 56, 5.6, 3.2), (32.4, 53, 3.4, 2.6)):
        f.part(ball(x, y, rx, ry), MUD)
    f.dots(["..M", ".MM", "MM."], {"M": MUD[2]}, 32, 49)
    f.dots(["V..", ".V.", "V.."], {"V": "#E4D8EE"}, 22, 49)
    f.dots([".V.", "V..", ".V."], {"V": "#E4D8EE"}, 40, 47)
    return f


def soap():
    f = Frame()
    f.part(ball(32, 56, 14, 7, 4), SOAP)
    for x, y, r in ((22, 46, 4.6), (31, 42, 6), (41, 47, 4.2), (37, 36, 3)):
        f.part(ball(x, y, r, r), SOAP[1:])
    return f


def lamp(lit):
    f = Frame()
    f.part(blade([(30.4, 36), (33.6, 36), (34, 61), (30, 61)], 2.4, soft=False), WOOD)
    f.part(ball(32, 61, 7, 2.2), WOOD)
    f.part(blade([(26.5, 22), (37.5, 22), (43, 37), (21, 37)], 6, soft=False), BRASS if lit else CLOTH)
    if lit:
        f.dots([".Y.", "YWY", ".Y."], {"Y": "#F0CB77", "W": "#FFEDB8"}, 15, 25)
        f.dots([".Y.", "YWY", ".Y."], {"Y": "#F0CB77", "W": "#FFEDB8"}, 46, 29)
    return f


def bed():
    f = Frame()
    f.part(ball(32, 54, 30, 9.5, 3), WOOD)
    f.part(ball(32, 51.5, 26, 7, 2.6), CLOTH)
    f.part(ball(20, 49, 9.5, 4.6, 2.6), PILLOW)
    return f


def star_hit():
    f = Frame()
    points = [(32, 14), (37, 27), (50, 22), (45, 34), (56, 40), (43, 43), (42, 56), (33, 47), (22, 56), (23, 43), (9, 40), (20, 33), (15, 21), (28, 27)]
    f.part(blade(points, 8, soft=False), BRASS)
    f.flat(ball(32, 36, 6, 6), "#FFFFFF")
    return f


def bubbles():
    f = Frame()
    for x, y, r in ((14, 52, 5), (25, 40, 7), (42, 50, 6), (50, 34, 4.6), (34, 24, 4), (18, 26, 3)):
        f.part(ball(x, y, r, r), SOAP[1:])
    return f


def gift():
    f = Frame()
    f.part(blade([(18, 44), (46, 44), (46, 62), (18, 62)], 5, soft=False), BRASS)
    f.part(blade([(16, 39), (48, 39), (48, 46), (16, 46)], 3, soft=False), BRASS)
    f.flat(blade([(29, 39), (35, 39), (35, 62), (29, 62)], 2, soft=False), CLOTH[2])
    for side in (-1, 1):
        f.part(ball(32 + side * 6, 35, 6, 4), CLOTH)
    return f


SHELL = ("#8A5A6E", "#D9A9A4", "#F3D3BE", "#FDEBD3", "#FFF8EA")
INSIDE = ("#B98A8C", "#EBC7B4", "#F6DCC6")
SPECKS = ("#C79BC2", "#F2B184")


def shell_cup():
    """The lower half of the broken egg, standing, open above."""
    f = Frame()
    f.part(blade([(17, 43), (21, 40), (32, 38.5), (43, 40), (47, 43), (43, 48.5), (32, 51), (21, 48.5)], 3, soft=False), INSIDE)
    teeth = [(16.5, 42), (20, 47), (24, 43.5), (28.5, 49), (33, 44.5), (37, 49), (41, 43.5), (44.5, 47), (47.5, 42)]
    f.part(blade([*teeth, (46.5, 52), (41, 60), (32, 62.6), (23, 60), (17.5, 52)], 9, soft=False), SHELL, steps=(0.06, 0.44, 0.88))
    for x, y, r, k in ((23, 53, 1.9, 0), (39, 52, 1.6, 1), (33, 57.5, 1.8, 0)):
        f.flat(ball(x, y, r, r), SPECKS[k])
    return f


def shell_cap():
    """The upper half, lying on its side."""
    f = Frame()
    teeth = [(42, 39), (38.5, 43.5), (43, 47.5), (38.5, 51.5), (44, 55.5), (40, 59.5), (42.5, 62.4)]
    f.part(blade([*teeth, (34, 62.4), (24, 60), (18.5, 53), (20, 45), (28, 39), (36, 37.4)], 9, soft=False), SHELL, steps=(0.06, 0.44, 0.88))
    for x, y, r, k in ((27, 47, 2, 0), (34, 55, 1.6, 1), (24, 54, 1.4, 1)):
        f.flat(ball(x, y, r, r), SPECKS[k])
    return f


def shell_bits():
    """Small pieces that fly off, each by itself."""
    f = Frame()
    for x, y, k, turned in ((10, 12, 1.2, 0), (30, 8, .9, 1), (52, 14, 1.3, 2), (20, 30, .8, 3), (44, 32, 1.0, 1), (12, 50, 1.0, 2), (33, 50, 1.4, 0), (54, 52, .9, 3)):
        corners = ((-4, -3), (4, -4), (1, 4)) if turned % 2 else ((-4, 2), (1, -4), (5, 3), (0, 4))
        s = -1 if turned > 1 else 1
        f.part(blade([(x + s * a * k, y + b * k) for a, b in corners], 3, soft=False), SHELL[1:], outline=False)
    f.drop_lone_pixels()
    return f




def feeder(meals):
    """A hopper on a foot, 16 wide and 24 tall; each meal in it is a berry."""
    f = Frame()
    f.part(blade([(26, 55), (38, 55), (40, 62.4), (24, 62.4)], 3, soft=False), WOOD)
    f.part(blade([(25, 42), (39, 42), (37, 56), (27, 56)], 3, soft=False), SOAP[1:])
    for x, y in ((29.5, 53), (34.5, 53), (29.5, 48), (34.5, 48))[:meals]:
        f.part(ball(x, y, 2.7, 2.7), BERRY)
    f.part(blade([(28, 38.5), (36, 38.5), (40, 43), (24, 43)], 3, soft=False), CLOTH)
    f.dots(["YY", "YY"], {"Y": BRASS[3]}, 31, 37)
    f.dots(["WW", "WW"], {"W": WOOD[0]}, 31, 58)
    return f


def medicine():
    f = Frame()
    f.part(blade([(27, 24), (37, 24), (43, 31), (43, 50), (21, 50), (21, 31)], 6, soft=False), CLOTH)
    f.part(blade([(27, 17), (37, 17), (37, 25), (27, 25)], 3, soft=False), PILLOW)
    f.flat(blade([(25, 33), (39, 33), (39, 46), (25, 46)], 1, soft=False), PILLOW[3])
    f.dots(["..RR..", "..RR..", "RRRRRR", "RRRRRR", "..RR..", "..RR.."], {"R": BERRY[2]}, 29, 36)
    return f


def tea():
    f = Frame()
    f.part(ball(45, 40, 5, 6), SOAP)
    f.part(blade([(19, 33), (43, 33), (40, 48), (35, 51), (27, 51), (22, 48)], 6, soft=False), SOAP)
    f.flat(ball(31, 34, 11, 2.4), GRAIN[0])
    f.dots(["S..", ".S.", "S..", ".S."], {"S": PILLOW[3]}, 26, 24)
    f.dots([".S.", "S..", ".S.", "S.."], {"S": PILLOW[3]}, 34, 22)
    return f


def pet_props(folder):
    write_png(f"{folder}/pet-props.png", sheet([
        [bowl(BERRY), bowl(GRAIN), bowl(None), berry()],
        [toy(), mess(), soap(), bubbles()],
        [lamp(True), lamp(False), bed(), star_hit()],
        [gift(), shell_cup(), shell_cap(), shell_bits()],
        [feeder(meals) for meals in range(4)],
        [feeder(4), medicine(), tea()],
    ]))
