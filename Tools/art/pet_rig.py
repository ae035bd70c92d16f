"""The pet as a rig: a ball of fur with a masked face, ears, a tuft, four paws and a tail, in any form and pose.

It looks to the right, a little towards the viewer; to the left it is mirrored and lit again.
"""
from dataclasses import dataclass, field

from pet_parts import back, head, wear
from pixels import Frame, Map, ball, blade, tube

INK, GLOW, WHITE = "#2B1D33", "#7B4668", "#FFFFFF"
MASK, MASK_D, ROSE, NOSE, TONGUE, LIP = "#FFF1DA", "#F0D3B6", "#F2908A", "#A8563F", "#E96F74", "#7A2F45"

EYES = {
    "open": [".KKKK.", "KWWKKK", "KWWKKK", "KKKKKK", "KKKKKK", "KKKKWK", "KVVVVK", ".KVVK."],
    "blink": ["......", "......", "......", "......", "K....K", ".KKKK.", "......", "......"],
    "happy": ["......", "......", "..KK..", ".KKKK.", "KK..KK", "K....K", "......", "......"],
    "closed": ["......", "......", "......", "K....K", "KK..KK", ".KKKK.", "......", "......"],
    "sad": ["......", "KKK...", "KKKKKK", "KWWKKK", "KKKKKK", "KVVVVK", ".KVVK.", "......"],
    "dizzy": ["......", "KK....", ".KKK..", "...KKK", ".KKK..", "KK....", "......", "......"],
    "wide": [".KKKK.", "KKKKKK", "KWWKKK", "KWWKKK", "KKKKKK", "KKKKWK", "KVVVVK", ".KKKK."],
}
MOUTHS = {
    "smile": ["K..K..K", ".KK.KK."], "open": ["KKKKKKK", "KLLLLLK", "KLTTTLK", ".KTTTK.", "..KKK.."],
    "chew": ["......", ".KKKK.", "......"], "frown": ["..KKK..", ".K...K."], "o": [".KKK.", "KLLLK", "KLTLK", ".KKK."],
    "flat": [".KKKK."], "bite": ["KKKKKK", "KLLLLK", ".KKKK."],
    "tongue": ["KKKKKK", "..TTT.", "..TTT.", "...T.."],
}
COLOURS = {"K": INK, "W": WHITE, "V": GLOW, "L": LIP, "T": TONGUE, "N": NOSE}


@dataclass
class Form:
    """How one form looks: its tones from the outline to the light, and its own features."""
    fur: tuple
    tip: tuple = ()
    body: tuple = (32, 42, 18, 17)
    ears: str = "tall"
    tuft: str = "flame"
    tail: str = "curl"
    mark: str = ""
    face: float = 0.0
    paw: float = 1.0
    power: float = 2.25
    back: str = ""
    hat: str = ""
    wear: str = ""


@dataclass
class Pose:
    """A pose: squash and turn around the feet, and the positions of everything else."""
    sx: float = 1.0
    sy: float = 1.0
    turn: float = 0.0
    dx: float = 0.0
    dy: float = 0.0
    eyes: str = "open"
    mouth: str = "smile"
    ears: float = 0.0
    feet: tuple = ((0, 0), (0, 0))
    arms: tuple = ((0, 0), (0, 0))
    tail: float = 0.0
    look: float = 0.0
    pivot: tuple = (32, 61)
    extras: tuple = field(default_factory=tuple)


def draw(form, pose, mirrored):
    f = Frame(Map(pose.sx, pose.sy, pose.turn, pose.dx, pose.dy, pose.pivot, mirrored))
    tail(f, form, pose)
    back(f, form, pose)
    ear(f, form, pose, far=True)
    trunk = body(f, form, pose)
    marks(f, form, trunk)
    ear(f, form, pose, far=False)
    tuft(f, form)
    head(f, form, pose)
    face(f, form, pose)
    paws(f, form, pose)
    wear(f, form, pose)
    for rows, colours, x, y in pose.extras:
        f.stamp(rows, {**COLOURS, **colours}, x, y)
    f.drop_lone_pixels()
    return f


def body(f, form, pose):
    x, y, rx, ry = form.body
    trunk = f.part(ball(x, y, rx, ry, form.power), form.fur, steps=(0.08, 0.46, 0.9))
    f.part(ball(x + 1.5 + pose.look * 0.6, y + ry * 0.56, rx * 0.56, ry * 0.36), (MASK_D, MASK_D, MASK, MASK), outline=False, within=trunk)
    return trunk


def face(f, form, pose):
    x, y, rx, ry = form.body
    cx, cy, k = x + 3.2 + pose.look, y - ry * 0.16 + form.face, rx / 18
    left, right = (cx - 6.6 * k, cx + 6.6 * k) if k > 0.8 else (cx - 5.6, cx + 5.6)
    right -= 0.4 * pose.look
    tones = (MASK_D, MASK_D, MASK, MASK)
    for ex in (left, right):
        f.part(ball(ex, cy, 6.4 * k + 0.4, 7.2 * k), tones, steps=(-0.2, 0.16, 0.9), outline=False)
    f.part(ball(cx, cy + 4 * k, 7.5 * k, 4.6 * k), (MASK, MASK, MASK, MASK), outline=False)
    for ex, side in ((left, -1), (right, 1)):
        rows = EYES[pose.eyes]
        if pose.eyes == "dizzy" and (side > 0) != f.map.mirrored:
            rows = [row[::-1] for row in rows]
        f.stamp(rows, COLOURS, ex + (0.5 if side < 0 else -0.5), cy)
        f.stamp(["RRR", "RRR"], {"R": ROSE}, ex + side * 5.0 * k, cy + 5.6 * k)
    f.stamp(["NNN", ".N."], COLOURS, cx, cy + 3.6 * k)
    f.stamp(MOUTHS[pose.mouth], COLOURS, cx, cy + (7.4 if pose.mouth == "open" else 6.6) * k)


def ear(f, form, pose, far):
    x, y, rx, ry = form.body
    side = 1 if far else -1
    bx, by = x + side * rx * 0.56 + (1 if far else 0), y - ry * 0.74
    lean = pose.ears * side
    if not form.ears:
        return None
    if form.ears == "tall":
        tip = (bx + side * (4.5 + abs(pose.ears) * 0.7), by - 17 + max(0, pose.ears) * 1.5)
        outer = [(bx - side * 6, by + 1), (bx - side * 2.5, by - 9 + max(0, pose.ears) * .6), tip, (bx + side * (5.5 + max(0, pose.ears) * .3), by - 5 + max(0, pose.ears) * .5), (bx + side * 5.5, by + 6), (bx, by + 6)]
        inner = [(bx - side * 2.4, by - 1), (bx + side * .2, by - 8 + max(0, pose.ears) * .8), (tip[0] - side * .7, tip[1] + 5), (bx + side * 3, by - 2), (bx + side * 2.5, by + 4)]
    elif form.ears == "cat":
        tip = (bx + side * (4 + abs(pose.ears) * .6), by - 11 + max(0, pose.ears))
        outer = [(bx - side * 7, by + 2), tip, (bx + side * 7, by + 7), (bx, by + 7)]
        inner = [(bx - side * 3, by + 2), (tip[0] - side, tip[1] + 4), (bx + side * 4, by + 4)]
    elif form.ears == "owl":
        tip = (bx + side * (13 + abs(pose.ears) * .4), by - 7 + max(0, pose.ears))
        outer = [(bx - side * 8, by + 2), (bx - side * 1, by - 3), tip, (bx + side * 7, by + 4), (bx, by + 8)]
        inner = [(bx + side * 1, by), (tip[0] - side * 3, tip[1] + 2), (bx + side * 5, by + 2)]
    elif form.ears == "lop":
        drop = 8 - abs(pose.ears) * 0.6 + (3 if pose.ears > 3 else 0)
        outer = [(bx - side * 5, by + 1), (bx - side * 1, by - 6), (bx + side * 7, by - 6), (bx + side * 12, by + 1), (bx + side * 12.5, by + drop),
                 (bx + side * 9, by + drop + 4), (bx + side * 6.5, by + drop), (bx + side * 5, by + 3), (bx, by + 4)]
        inner = [(bx + side * 7.2, by + 1), (bx + side * 9.6, by + 1), (bx + side * 10.6, by + drop), (bx + side * 9, by + drop + 1.6), (bx + side * 8, by + drop)]
    else:
        cy = by - 1 + abs(lean) * 0.5
        r = 6.4 if form.ears == "round" else 5.2
        f.part(ball(bx + side * (2 + lean * .3), cy, r, r), form.fur, steps=(0.1, 0.5, 0.95))
        return f.flat(ball(bx + side * (2.4 + lean * .3), cy + .4, r - 3, r - 3), "#D9747A" if far else ROSE)
    f.part(blade(outer, 5), form.fur if not far else (form.fur[0], form.fur[1], form.fur[2], form.fur[2], form.fur[3]), steps=(0.1, 0.5, 0.95))
    f.flat(blade(inner, 3), "#D9747A" if far else ROSE)


def tuft(f, form):
    x, y, rx, ry = form.body
    t = y - ry
    if form.tuft == "flame":
        pts = [(x - 5, t + 4), (x - 5, t - 2), (x - 1, t - 5), (x + 1, t - 2), (x + 5, t - 6), (x + 6, t - 1), (x + 6, t + 4), (x, t + 6)]
        f.part(blade(pts, 4), (form.fur[1], form.fur[3], form.fur[4], form.fur[4], form.fur[4]))
    elif form.tuft == "curl":
        f.part(tube([(x - 1, t + 3), (x + 1, t - 3), (x + 6, t - 5), (x + 7, t - 1)], (3.2, 2.8, 2.2, 1.6)), (form.fur[1], form.fur[3], form.fur[4], form.fur[4]))
    elif form.tuft == "sprout":
        f.part(tube([(x + 1, t + 2), (x, t - 5)], (1.4, 1.1)), ("#3F6B3C", "#5B8F4B", "#8CBF6A"), outline=False)
        for pts in ([(x, t - 4), (x - 5, t - 9), (x - 10, t - 8), (x - 7, t - 4)], [(x, t - 4), (x + 4, t - 11), (x + 10, t - 11), (x + 8, t - 5)]):
            f.part(blade(pts, 3), ("#3B6440", "#4F8A4E", "#76B260", "#A6D580"))
    elif form.tuft == "wisp":
        f.part(blade([(x - 2, t + 3), (x, t - 4), (x + 4, t - 5), (x + 3, t - 1), (x + 4, t + 3)], 3), (form.fur[1], form.fur[3], form.fur[4], form.fur[4]))


def tail(f, form, pose):
    x, y, rx, ry = form.body
    s = pose.tail
    if form.tail == "curl":
        line = [(x - rx + 4, y + ry - 4), (x - rx - 3, y + ry - 4 - s * .3), (x - rx - 7, y + 4 - s), (x - rx - 4 + s * .3, y - 4 - s)]
        f.part(tube(line, (3.4, 4.2, 4.6, 2.6)), form.fur)
        f.part(tube(line[2:], (4.6, 2.2)), form.tip, within=f.sample(tube(line[2:], (4.8, 2.6)))[0])
    elif form.tail == "cloud":
        for dx, dy, r in ((-1, 0, 5.4), (-6, -2 - s * .6, 6), (-4, -7 - s, 4.6)):
            f.part(ball(x - rx + 2 + dx, y + ry - 8 + dy, r, r), form.tip, steps=(0.0, 0.42, 0.86))
    elif form.tail == "leaf":
        line = [(x - rx + 4, y + ry - 4), (x - rx - 3, y + ry - 6), (x - rx - 5, y + ry - 11 - s)]
        f.part(tube(line, (3, 2.6, 2)), form.fur)
        e = line[-1]
        f.part(blade([(e[0] + 2, e[1] + 2), (e[0] - 5, e[1] - 3), (e[0] - 3, e[1] - 11), (e[0] + 4, e[1] - 6)], 3.4), ("#3B6440", "#4F8A4E", "#76B260", "#A6D580"))
    elif form.tail == "long":
        line = [(x - rx + 4, y + ry - 3), (x - rx - 5, y + ry - 3), (x - rx - 9, y + 4 - s), (x - rx - 4, y - 8 - s), (x - rx - 8, y - 17 - s)]
        f.part(tube(line, (2.8, 3, 3, 2.8, 2.4)), form.fur)
        f.part(ball(line[-1][0], line[-1][1], 3.6, 3.6), form.tip)
    elif form.tail == "spade":
        line = [(x - rx + 4, y + ry - 4), (x - rx - 4, y + ry - 4), (x - rx - 7, y + 5 - s)]
        f.part(tube(line, (2.2, 2, 1.8)), form.fur)
        ex, ey = line[-1]
        f.part(blade([(ex, ey - 11), (ex + 6, ey - 2), (ex + 1, ey), (ex + 2, ey + 3), (ex - 2, ey + 3), (ex - 1, ey), (ex - 6, ey - 2)], 3, soft=False), form.tip)
    elif form.tail == "club":
        line = [(x - rx + 4, y + ry - 4), (x - rx - 5, y + ry - 4 - s * .3)]
        f.part(tube(line, (4, 3)), form.fur)
        f.part(ball(line[-1][0] - 2, line[-1][1], 5, 5), form.tip)
    elif form.tail == "plug":
        line = [(x - rx + 2, y + ry - 6), (x - rx - 6, y + ry - 4), (x - rx - 7, y + 6 - s)]
        f.part(tube(line, (1.4, 1.4, 1.4)), (form.fur[0], form.fur[0], form.fur[1]), outline=False)
        ex, ey = line[-1]
        f.part(blade([(ex - 4, ey - 5), (ex + 4, ey - 5), (ex + 3, ey + 2), (ex - 3, ey + 2)], 3, soft=False), form.tip)
        for dx in (-2, 2):
            f.flat(ball(ex + dx, ey - 6.5, 1.0, 2.2), form.tip[-1])
    elif form.tail == "fan":
        for dx, dy in ((-1, 4), (-5, 0), (-7, -5)):
            f.part(tube([(x - rx + 5, y + ry - 6), (x - rx + dx, y + ry - 5 + dy - s * .6)], (3, 3.6)), form.fur)
    elif form.tail == "stub":
        f.part(ball(x - rx - 0.5, y + ry - 6 - s * .6, 4.6, 4.6), form.tip)


def marks(f, form, trunk):
    x, y, rx, ry = form.body
    if form.mark == "moon":
        f.flat(ball(x + 3, y - ry + 5.6, 3.6, 3.6), "#FFE9A8", within=trunk)
        f.flat(ball(x + 4.8, y - ry + 4.6, 3.2, 3.2), form.fur[3], within=trunk)
    elif form.mark == "stripes":
        for dy in (-5, 0, 5):
            f.flat(blade([(x - rx, y + dy + 3), (x - rx + 6.5, y + dy + 5), (x - rx, y + dy + 6)], 2, soft=False), form.fur[1], within=trunk)
    elif form.mark == "spots":
        for dx, dy, r in ((-13, 3, 2.4), (-10.5, 9, 1.9), (-14.5, 10, 1.3)):
            f.flat(ball(x + dx, y + dy, r, r), form.fur[4], within=trunk)


def paws(f, form, pose):
    x, y, rx, ry = form.body
    k, ground = form.paw, 61
    pale = (form.fur[0], form.fur[2], form.fur[3], form.fur[4], form.fur[4])
    for (dx, dy), sx in zip(pose.feet, (-8, 7)):
        fx, fy = x + sx * k + dx, ground - 3.2 * k + dy
        f.part(ball(fx + 1, fy, 5.4 * k, 3.4 * k), pale)
        f.stamp(["d.d"], {"d": form.fur[1]}, fx + 2.4 * k, fy + 1.2)
    for (dx, dy), sx in zip(pose.arms, (-12.5, 13.5)):
        f.part(ball(x + sx * k + dx, y + 7.4 * k + dy, 3.1 * k, 4.4 * k), pale)
