"""menu-fifteen.svg: a tray of picture tiles, one of them on its way into the gap."""
from paper import Sheet, circle, d, geo, inside, minus, moved, rect

STEP, SIZE, X0, Y0 = 59, 56, 33.5, 33.5


def scene():
    """The picture on the tiles, from the back to the front, as (area, colour)."""
    yield rect(0, 0, 240, 240), "#8FD0E4"
    yield rect(0, 0, 240, 92), "#6FBFDC"
    yield circle(75, 76, 45), "#F9D77A"
    yield circle(75, 76, 34), "#F2B632"
    yield d("M150 52C150 40 166 36 172 44C178 34 198 36 198 48C208 48 210 62 200 62L148 62C138 62 140 50 150 52Z"), "#FFFFFF"
    yield d("M30 150C50 116 70 112 90 126C110 96 140 84 160 108C180 92 206 104 220 128L220 170L20 170Z"), "#3E9B6A"
    yield d("M20 156C50 130 84 128 110 146C140 128 180 132 220 152L220 180L20 180Z"), "#2F8F4E"
    yield rect(0, 153, 240, 90), "#2E6FB7"
    yield d("M126 84L126 150L84 150C98 132 112 110 126 84Z"), "#D2492F"
    yield d("M131 92C150 108 160 128 164 150L131 150Z"), "#FFF6E2"
    yield d("M76 154L172 154C168 170 160 178 150 179L98 179C86 178 79 168 76 154Z"), "#8A4B2E"
    yield d("M76 154L172 154L170.500 160L77.500 160Z"), "#B96E43"
    yield d("M0 178C20 168 40 168 60 177C80 186 100 186 120 177C140 168 160 168 180 177C200 186 220 186 240 177L240 240L0 240Z"), "#2A63A5"
    yield d("M0 196C20 188 40 188 60 196C80 204 100 204 120 196C140 188 160 188 180 196C200 204 220 204 240 196L240 240L0 240Z"), "#1F4F8A"
    yield d("M52 190C60 184 70 186 75 192C79 188 83 187 85 187C83 191 83 195 85 199C82 199 78 198 75 195C70 200 60 200 52 190Z"), "#F2B632"


def tile(sh, col, row, dx=0.0, dy=0.0, drop=3.0):
    x, y = X0 + col * STEP, Y0 + row * STEP
    shape = geo(rect(x, y, SIZE, SIZE, 8))
    face = moved(shape, dx, dy)
    sh.shadow(face, drop, 1.5)
    lower = moved(face, 0, 2.2).union(moved(face, 0, 1.1))
    sh.fill(lower.union(face), "#A79F8F")
    for area, colour in scene():
        sh.fill(moved(inside(area, shape), dx, dy), colour)
    sh.rim(face, 1.1, lit=0.5, dark=0.2)


def fifteen(folder):
    sh = Sheet(240, 240, digits=2, shade="#22262B")
    tray = rect(18, 18, 204, 206, 20)
    sh.cut(tray, "#FFFFFF", drop=0, edge=1.3, lit=0.9, dark=0.16)
    well = geo(rect(28, 28, 184, 184, 14))
    sh.fill(well, "#CFCBC2")
    for k, o in ((6, 0.10), (3.5, 0.10), (1.5, 0.12)):
        sh.fill(minus(well, moved(well, k * 0.7, k)), "#22262B", o)
    sh.fill(minus(geo(rect(27, 27, 186, 186, 15)), moved(geo(rect(27, 27, 186, 186, 15)), -1.2, -1.2)), "#FFFFFF", 0.9)
    for row in range(3):
        for col in range(3):
            if (col, row) not in ((1, 2), (2, 2)):
                tile(sh, col, row)
    tile(sh, 1, 2, dx=STEP * 0.56, dy=0.0, drop=6)
    sh.save(f"{folder}/menu-fifteen.svg")
