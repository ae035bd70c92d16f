"""What the later forms of the pet have beside ears and a tail: something on the back, on the head, or worn."""
import math

from pixels import ball, blade, tube

INK = "#2B1D33"
WHITE, RED, GOLD, GLASS = "#FFFFFF", "#E0526C", "#F0CB77", "#BFE2F7"
CLOVER = ("#24552F", "#2F8446", "#4FB565", "#8FD89A")
FELT = ("#1C1326", "#2B1D33", "#44304F", "#66506F")
LINEN = ("#8E86A8", "#D8D2E6", "#F1EEF8", "#FFFFFF", "#FFFFFF")
NIGHT = ("#2E2A6B", "#4B4AA0", "#6F74C8", "#A3ACE8")


def back(f, form, pose):
    """Behind the body."""
    x, y, rx, ry = form.body
    s = pose.tail
    if form.back == "plates":
        for turn in (-108, -76, -44, -14, 18):
            a = math.radians(turn)
            cx, cy = x + (rx - 1) * math.sin(a), y - (ry - 1) * math.cos(a)
            ux, uy = math.sin(a), -math.cos(a)
            long = 11 - abs(turn + 44) / 18
            f.part(blade([(cx - uy * 5.6, cy + ux * 5.6), (cx + ux * long - uy * 2, cy + uy * long + ux * 2),
                          (cx + ux * (long + 1) + uy * 2, cy + uy * (long + 1) - ux * 2), (cx + uy * 5.6, cy - ux * 5.6)], 3, soft=False), form.tip)
    elif form.back == "spines":
        points = []
        for k in range(23):
            a = math.radians(-132 + 12 * k)
            r = 1.08 if k % 2 else 1.72 - abs(k - 11) * 0.012
            points.append((x - 1 + rx * r * math.sin(a), y + 1 - ry * r * math.cos(a)))
        f.part(blade([*points, (x, y + ry * .8)], 5, soft=False), form.tip)
    elif form.back == "wings":
        for side in (-1, 1):
            lift = s * .5
            f.part(blade([(x + side * 4, y - 4), (x + side * 15, y - 25 - lift), (x + side * 27, y - 24 - lift), (x + side * 28, y - 10), (x + side * 16, y + 3)], 5),
                   form.tip)
            f.part(blade([(x + side * 5, y), (x + side * 20, y - 2), (x + side * 25, y + 7 + lift * .4), (x + side * 16, y + 14), (x + side * 7, y + 9)], 5), form.fur)
            f.flat(ball(x + side * 21, y - 16 - lift * .7, 4, 4), form.fur[1])
            f.flat(ball(x + side * 21, y - 16 - lift * .7, 2, 2), form.fur[4])
            f.flat(ball(x + side * 17, y + 6, 2, 2), form.tip[3])
    elif form.back == "feathers":
        for side in (-1, 1):
            for k, (dx, dy) in enumerate(((11, 9), (12, 4), (12, -1))):
                f.part(tube([(x + side * 8, y - 2), (x + side * (rx + dx - 4 + s * .3), y + dy)], (4.4, 3.2)), form.fur if k else form.tip)
    elif form.back == "wool":
        for turn in range(-140, 141, 28):
            a = math.radians(turn)
            f.part(ball(x + (rx + 1) * math.sin(a), y - (ry + .5) * math.cos(a), 6.4, 6.4), form.fur, steps=(0.0, 0.4, 0.86))


def head(f, form, pose):
    """On top of the head."""
    x, y, rx, ry = form.body
    t = y - ry
    if form.hat == "clover":
        f.part(tube([(x + 1, t + 2), (x - 1, t - 3), (x + 1, t - 8)], (1.5, 1.2, 1.1)), CLOVER[:3], outline=False)
        for dx, dy in ((-4, -11), (4.6, -11), (-4, -18), (4.6, -18)):
            f.part(ball(x + 1 + dx, t + dy, 4.2, 4.2), CLOVER)
    elif form.hat == "top":
        f.part(blade([(x - 7, t - 14), (x + 9, t - 14), (x + 8, t + 2), (x - 6, t + 2)], 4, soft=False), FELT)
        f.flat(blade([(x - 6.4, t - 3), (x + 8.4, t - 3), (x + 8.2, t), (x - 6.2, t)], 1, soft=False), RED)
        f.part(ball(x + 1, t + 2.2, 13, 2.8, 3), FELT)
    elif form.hat == "chef":
        f.part(blade([(x - 7, t - 7), (x + 9, t - 7), (x + 8, t + 3), (x - 6, t + 3)], 3, soft=False), LINEN)
        for dx, dy, r in ((-7, -9, 5.4), (9, -9, 5.4), (1, -12, 7)):
            f.part(ball(x + dx, t + dy, r, r), LINEN)
        f.flat(ball(x + 1, t - 8, 7, 3.4), LINEN[2])
    elif form.hat == "nightcap":
        f.part(blade([(x - 12, t + 5), (x - 7, t - 5), (x + 4, t - 11), (x + 16, t - 11), (x + 26, t - 1), (x + 27, t + 9), (x + 22, t + 8), (x + 19, t), (x + 12, t - 1), (x + 11, t + 5)], 5), NIGHT)
        f.flat(ball(x + 1, t - 4, 1.5, 1.5), GOLD)
        f.flat(ball(x + 8, t - 5, 1.2, 1.2), GOLD)
        f.part(ball(x - 0.5, t + 5, 13, 3, 3), LINEN)
        f.part(ball(x + 25.5, t + 11 + pose.tail * .3, 4.2, 4.2), LINEN)
    elif form.hat == "bolts":
        for side in (-1, 1):
            f.part(tube([(x + side * 7, t + 3), (x + side * 9, t - 6 - pose.tail * .2), (x + side * 8, t - 12)], (1.5, 1.2, 1.2)), (form.fur[0], form.fur[1], form.fur[2]))
            f.part(ball(x + side * 8, t - 13 - pose.tail * .2, 3.6, 3.6), form.tip)
    elif form.hat == "feelers":
        for side in (-1, 1):
            f.part(tube([(x + side * 3, t + 2), (x + side * 5, t - 6), (x + side * 10, t - 9), (x + side * 11, t - 5)], (1.2, 1, 1, 1.6)), (form.fur[0], form.fur[0], form.fur[1]), outline=False)


def wear(f, form, pose):
    """In front of everything."""
    x, y, rx, ry = form.body
    cx, cy, k = x + 3.2 + pose.look, y - ry * 0.16 + form.face, rx / 18
    if form.wear == "bow":
        for side in (-1, 1):
            f.part(blade([(cx, cy + 12), (cx + side * 6, cy + 9), (cx + side * 6, cy + 16)], 2, soft=False), ("#6E1F3F", "#B33A56", RED))
        f.flat(ball(cx, cy + 12.4, 1.7, 1.7), "#FFD96A")
    elif form.wear == "glasses":
        for side in (-1, 1):
            ring = ["..GGGGGG..", ".G......G.", "G........G", "G........G", "G........G", "G........G", "G........G", "G........G", ".G......G.", "..GGGGGG.."]
            f.stamp(ring, {"G": "#6B4A2A"}, cx + side * 6.6 * max(k, .86), cy)
        f.stamp(["GG"], {"G": "#6B4A2A"}, cx, cy - 1)
    elif form.wear == "bandage":
        f.stamp(["WWWWWWWW", "WWRWWRWW", "WWWWWWWW"], {"W": "#F7F1F4", "R": "#E9A0A6"}, x + 8, y - ry + 4)
        f.stamp(["WW", "RW", "WW", "WR", "WW"], {"W": "#F7F1F4", "R": "#E9A0A6"}, x + 8, y - ry + 4)
    elif form.wear == "patch":
        f.stamp(["PPPPPP", "P.PP.P", "PPPPPP", "P.PP.P", "PPPPPP"], {"P": form.tip[2], ".": form.tip[1]}, x - rx + 7, y + ry - 6)
