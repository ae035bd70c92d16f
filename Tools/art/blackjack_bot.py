"""blackjack-bot-*.svg: the robot that deals, 160 by 160, head and shoulders: waits, thinks, glad and ouch.

In the style of the avatars: from the front, the same eyes, light from the upper left. At 64 points it can be recognised
by its square head, its gold ears and its bow tie.
"""
from paper import Sheet, both, circle, d, ellipse, geo, inside, minus, moved, rect, rounded, star, stroke, turned

BLUE, BLUE_D, BLUE_L = "#5FB4DC", "#4494C2", "#8CCDEA"
BODY, BODY_D = "#2E6FB7", "#245A98"
PLATE, PLATE_D, INK, WHITE = "#FFF6E2", "#EBDDBF", "#2A2630", "#FFFFFF"
GOLD, GOLD_D, GOLD_L, RED, RED_D, ROSE = "#F2B632", "#C58A1C", "#FFD86B", "#D2492F", "#A93523", "#EE7D7A"
C = 80


def sheet():
    return Sheet(160, 160, digits=1, edge=1.0, drop=3, shade="#16283A")


def shoulders(sh):
    body = geo(rounded([(18, 166), (24, 128), (46, 116), (114, 116), (136, 128), (142, 166)], [2, 16, 14, 14, 16, 2]))
    body = inside(body, rect(0, 0, 160, 160))
    sh.cut(body, BODY, drop=0)
    sh.fill(inside(body, d("M98 110L160 110L160 170L92 170C100 150 102 130 98 110Z")), BODY_D)
    sh.cut(inside(rect(56, 136, 48, 40, 8), body), PLATE, drop=2)
    sh.fill(inside(rect(88, 136, 20, 40), rect(56, 136, 48, 24)), PLATE_D)
    for x in (29, 131):
        sh.cut(circle(x, 146, 5), GOLD, drop=1.5, edge=0.8)
    sh.cut(rect(66, 104, 28, 18, 5), "#3B4A5E", drop=2)
    for y in (109, 115):
        sh.fill(rect(66, y, 28, 2.4), "#5C6E84")


def bow_tie(sh):
    for side in (-1, 1):
        wing = rounded([(80, 126), (80 + 25 * side, 114), (80 + 27 * side, 142), (80, 132)], [2, 6, 6, 2])
        sh.cut(wing, RED if side < 0 else RED_D, drop=2.4)
        sh.fill(rounded([(80, 127), (80 + 20 * side, 127), (80 + 20 * side, 131), (80, 131)], 1), RED_D if side < 0 else "#8A2618")
    sh.cut(rect(73.5, 120, 13, 17, 5), "#E8603F", drop=1.6)


def head(bend, lamp):
    """The head without its face; `bend` is the position of the antenna's tip, `lamp` its colour."""
    sh = sheet()
    sh.cut(stroke(bend, 4.4, soft=len(bend) == 3), "#3B4A5E", drop=0, edge=0.6)
    x, y = bend[-1]
    sh.cut(circle(x, y, 8.6), lamp, drop=1.6)
    sh.fill(minus(circle(x, y, 8.6), circle(x - 2, y - 2, 8.4)), "#22262B", 0.18)
    sh.fill(ellipse(x - 3, y - 3.2, 2.6, 2), WHITE, 0.8)
    sh.cut(rect(68, 28, 24, 10, 4), "#3B4A5E", drop=0)
    for side in (-1, 1):
        sh.cut(rounded([(C + 52 * side, 58), (C + 66 * side, 62), (C + 66 * side, 86), (C + 52 * side, 90)], 6), GOLD if side < 0 else GOLD_D, drop=2)
    box_of = geo(rect(24, 34, 112, 80, 24))
    sh.cut(box_of, BLUE, drop=3)
    sh.fill(minus(box_of, moved(box_of, -7, -6)), BLUE_D)
    sh.fill(inside(minus(box_of, moved(box_of, 4, 4)), d("M0 0L110 0L20 110L0 110Z")), BLUE_L)
    sh.rim(box_of, 1)
    plate = geo(rect(36, 46, 88, 57, 19))
    sh.cut(plate, PLATE, drop=2.2)
    sh.fill(inside(minus(plate, moved(plate, -5, -4)), plate), PLATE_D)
    for x in (46, 114):
        sh.fill(ellipse(x, 84, 7.4, 5), ROSE, 0.75)
    for x, y in ((32, 42), (128, 42), (32, 106), (128, 106)):
        sh.fill(circle(x, y, 2.2), BLUE_D if x > 100 else "#3C86B2")
    return sh


def open_eyes(sh, dx=0.0, dy=0.0, rx=7.6, ry=9.4):
    for x in (61, 99):
        sh.fill(ellipse(x, 68, rx + 3, ry + 2.6), WHITE)
        sh.fill(minus(ellipse(x, 68, rx + 3, ry + 2.6), ellipse(x, 69, rx + 2.6, ry + 2.2)), "#CDBB98", 0.8)
        sh.fill(ellipse(x + dx, 68 + dy, rx, ry), INK)
        sh.fill(circle(x + dx - 2.6, 64.2 + dy, 2.9), WHITE)
        sh.fill(circle(x + dx + 2.8, 72 + dy, 1.4), WHITE, 0.85)


def waits(sh):
    open_eyes(sh)
    sh.fill(stroke([(67, 88), (73, 92.5), (87, 92.5), (93, 88)], 3.6, soft=True), INK)


def thinks(sh):
    open_eyes(sh, 1.8, -2.4, 7, 8)
    for pts in (((51, 56), (61, 53.5), (70, 56.5)), ((90, 52), (99, 47.5), (109, 50))):
        sh.fill(stroke(pts, 3.4, soft=True), INK)
    sh.fill(stroke([(70, 92), (77, 89), (84, 92), (91, 88.5)], 3.6, soft=True), INK)


def glad(sh):
    for x in (60, 100):
        sh.fill(stroke([(x - 10, 72), (x - 6, 64), (x, 61.5), (x + 6, 64), (x + 10, 72)], 5, soft=True), INK)
    mouth = geo(d("M62 80C68 83 92 83 98 80C99 93 91 100.5 80 100.500C69 100.5 61 93 62 80Z"))
    sh.fill(mouth, "#7E2A2A")
    sh.fill(inside(ellipse(80, 99, 11, 7.5), mouth), ROSE)
    sh.fill(inside(rect(64, 78, 32, 6.4, 2), mouth), WHITE)


def ouch(sh):
    for side in (-1, 1):
        x = C + 20 * side
        sh.fill(stroke([(x + 9 * side, 58), (x - 7 * side, 67), (x + 9 * side, 76)], 5), INK)
    sh.fill(stroke([(64, 94), (70, 87.5), (75, 93.5), (80, 87.5), (85, 93.5), (90, 87.5), (96, 94)], 3.8), INK)
    drop = d("M118 40C126 50 126 60 118 60C110 60 110 50 118 40Z")
    sh.cut(drop, "#A8E2F7", drop=1.6)
    sh.fill(ellipse(115.5, 53, 1.8, 3), WHITE, 0.9)
    plaster = geo(turned(rect(30, 39, 34, 13, 6), -20, 47, 45.5))
    sh.cut(plaster, "#F3C79B", drop=2)
    sh.fill(geo(turned(rect(41, 40, 12, 11, 1), -20, 47, 45.5)), "#E0A874")


def bubbles_of_thought(sh):
    for x, y, r in ((128, 34, 4), (139, 24, 5.6), (148, 9, 7.6)):
        sh.cut(circle(x, y, r), WHITE, drop=1.6)


def sparks(sh):
    for x, y, r in ((20, 26, 10), (142, 22, 12), (126, 8, 6)):
        sh.cut(star(x, y, r, r * .42, n=4, r=0.8), GOLD_L, drop=1.6)


def stars_seen(sh):
    for x, y, r in ((44, 12, 9), (22, 28, 6.5), (104, 9, 7.5)):
        sh.cut(star(x, y, r, r * .48, turn=-80), GOLD, drop=1.6)


def mitt(sh):
    """A hand at the chin."""
    sleeve = geo(d("M18 162C22 146 30 136 42 130L60 146C54 152 52 156 52 162Z"))
    sleeve = inside(sleeve, rect(0, 0, 160, 160))
    sh.cut(sleeve, "#4A8BCB", drop=3)
    sh.cut(d("M36 132L46 124L64 144L56 152Z"), PLATE, drop=1.6)
    hand = both(circle(56, 126, 12.5), stroke([(58, 122), (66, 107)], 9.5))
    sh.cut(hand, BLUE_L, drop=3)
    sh.fill(inside(minus(hand, moved(hand, -4, -3)), hand), BLUE)


#          antenna, lamp, tilt of the head, face, what floats around it, a hand
LOOKS = {"waits": (((80, 32), (80, 13)), GOLD, 0, waits, None, None),
         "thinks": (((80, 32), (78, 22), (70, 12)), "#8CCDEA", 5, thinks, bubbles_of_thought, mitt),
         "glad": (((80, 32), (80, 12)), "#FFE08A", -6, glad, sparks, None),
         "ouch": (((80, 32), (72, 26), (86, 20), (76, 12)), RED, 7, ouch, stars_seen, None)}


def blackjack_bot(folder):
    for name, (antenna, lamp, tilt, face, about, hand) in LOOKS.items():
        sh = sheet()
        shoulders(sh)
        bow_tie(sh)
        box_of = head(antenna, lamp)
        face(box_of)
        sh.place(box_of, 80, 83, -tilt, 1, drop=4, strength=1.2)
        if about:
            about(sh)
        if hand:
            hand(sh)
        sh.save(f"{folder}/blackjack-bot-{name}.svg")
