"""menu-mirror.svg: a brocade diamond, woven thread by thread, the same on both sides of the fold."""
from paper import Sheet, both, inside, rect

RED, RED_D, CREAM, ORANGE, CYAN = "#C8402F", "#9C2E26", "#FBF1DC", "#F08A34", "#3FB8C4"
NIGHT, SHADE = "#2E3880", "#0B0F2E"
N, CELL = 12, 8.2      # the motif reaches N cells from its centre
TONE = {"r": RED, "d": RED_D, "c": CREAM, "o": ORANGE, "y": CYAN, "n": NIGHT}
# From the centre outwards: the ring at each distance.
RINGS = "ycoorrrcnnrrc"


def letter(col, row):
    x, y = abs(col), abs(row)
    steps = x + y
    corner = abs(x - 9) + abs(y - 9)
    if corner <= 2:
        return "yoc"[corner]
    if steps > N:
        return None
    if steps in (8, 9):
        return "y" if (x - y) % 4 == 0 and steps == 8 else "n"
    if steps in (4, 5, 6) and min(x, y) == 0:
        return "c" if steps < 6 else "o"
    if 4 <= steps <= 6 and abs(x - y) <= 1:
        return "d"
    return RINGS[steps]


def cells():
    span = range(-N, N + 1)
    return [(c, r, letter(c, r)) for r in span for c in span if letter(c, r)]


def square(col, row, grow=0.04):
    x, y = 120 + (col - 0.5) * CELL - grow, 120 + (row - 0.5) * CELL - grow
    return rect(x, y, CELL + 2 * grow, CELL + 2 * grow)


def mirror(folder):
    sh = Sheet(240, 240, digits=2, shade=SHADE)
    cloth = both(*[square(c, r) for c, r, _ in cells()])
    back = cloth.buffer(2.2, join_style="mitre")
    sh.cut(back, ORANGE, drop=0, edge=0.8)
    sh.cut(cloth, RED_D, drop=0, edge=0)
    for name, drop in (("n", 0), ("d", 0), ("r", 2.4), ("o", 2.8), ("y", 2.4), ("c", 3.2)):
        layer = both(*[square(c, r) for c, r, k in cells() if k == name]).buffer(0.05)
        sh.cut(inside(layer, cloth), TONE[name], drop=drop, edge=0.7, strength=1.6, lit=0.3)
    weave(sh)
    sh.fill(inside(back, rect(120, 0, 120, 240)), SHADE, 0.15)
    sh.save(f"{folder}/menu-mirror.svg")


def weave(sh):
    """Threads: every cell has three strands, vertical and horizontal in turn."""
    grooves = []
    for col, row, _ in cells():
        x, y = 120 + (col - 0.5) * CELL, 120 + (row - 0.5) * CELL
        for k in (1, 2):
            at = CELL * k / 3 - 0.35
            if (col + row) % 2:
                grooves.append(rect(x + 0.8, y + at, CELL - 1.6, 0.7))
            else:
                grooves.append(rect(x + at, y + 0.8, 0.7, CELL - 1.6))
    sh.fill(both(*grooves), "#2A0D14", 0.2)
