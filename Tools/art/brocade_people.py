"""Brocades with people: hand in hand, the giant, the village."""
import numpy as np

from brocade_bands import CREST, frame, ladder, repeated, sawtooth, sprinkled, teeth, upright, zigzag
from brocade_cloth import Cloth
from brocade_motifs import BIRD, CHILD, HOUSE, PERSON


def dressed(cloth, x, y, tones):
    """A tall person in patterned clothes."""
    cloth.stamp(PERSON, x, y, tones, 2)
    robe, chest, skirt = tones[1], tones[2], tones[3]
    cloth.rings(x, y - 4, chest * 2 + skirt * 2 + robe * 2, 1)
    cloth.lay(zigzag(32, 8, 8, robe + robe + skirt + chest, 1), x - 16, y + 4, over=tones)
    cloth.rect(x - 16, y + 12, 32, 1, "n")


def hands():
    """Three rows of people hand in hand; in the middle they are tall."""
    cloth = Cloth("n")
    cloth.lay(ladder(100, 8, 10, "royacghp", "k"), 0, 2)
    cloth.lay(teeth(100, 3, 6, "m", "c"), 0, 10)
    cloth.rect(0, 13, 100, 26, "m")
    sprinkled(cloth, 14, 37, "r", 6, 6)
    for i, tones in enumerate(("cryo", "ynrc", "akwy", "orck", "gncy", "pmyw")):
        cloth.stamp(PERSON, 100 - 18 * i, 26, tones)
    cloth.lay(zigzag(100, 7, 14, "kcoyrck"), 0, 38)
    cloth.rect(0, 45, 100, 50, "n")
    sprinkled(cloth, 46, 94, "b", 8, 8)
    for i, tones in enumerate(("omcy", "alwk", "crym", "gkey")):
        dressed(cloth, 100 - 36 * i, 70, tones)
    for x, tones in ((82, "ycr"), (46, "awv"), (10, "pyk")):
        cloth.rings(x, 52, "".join(t * 2 for t in tones), 1, "star")
        cloth.rings(x, 91, tones[::-1], 2)
    cloth.lay(zigzag(100, 6, 10, "kawlk"), 0, 95)
    cloth.rect(0, 101, 100, 16, "l")
    for i, tones in enumerate(("wrky", "kaco", "ykrw", "cnvk", "onyc", "nagw", "pkwc", "wmok", "gkyn")):
        cloth.stamp(CHILD, 100 - 12 * i, 108, tones)
    cloth.lay(upright(ladder(120, 5, 7, "cyrpoagl", "k")), 2, 0)
    return frame(cloth, "kr")


LIMBS = [([(100, 47), (66, 47), (66, 26)], 10), ([(100, 84), (74, 84), (74, 108)], 11), ([(74, 108), (64, 108)], 6),
         ([(66, 27), (56, 27), (56, 20)], 4), ([(66, 27), (76, 27), (76, 20)], 4), ([(66, 24), (66, 20)], 4)]


def giant():
    """A giant carries the sky, with birds, stars and children around it."""
    cloth = Cloth("m")
    u, y = 100 - cloth.x, cloth.y
    shade = ((u - y).astype(int) // 10) % 2 == 0
    cloth.where(shade & (y < 66), "v")
    cloth.where(~shade & (y >= 66), "r")
    cloth.rect(0, 0, 100, 22, "n")
    cloth.lay(repeated(CREST, 100, ["cc", "aa", "yy", "ww", "oo", "hh", "gg", "pp", "ll", "cc"], "n"), 0, 4)
    cloth.lay(zigzag(100, 5, 12, "kyoyk"), 0, 13)
    cloth.lay(teeth(100, 4, 8, "m", "y"), 0, 18)
    sprinkled(cloth, 24, 100, "k", 8, 8, x1=56)
    cloth.lay(zigzag(100, 10, 26, "kgekgeeegk", 1, 8), 0, 102)
    cloth.lay(zigzag(52, 10, 14, "kyokyo", 1, 3), 0, 102)
    cloth.lay(zigzag(24, 10, 18, "kalkwl", 1, 3), 0, 102)
    for wider, tone in ((3, "k"), (0, "c")):
        cloth.where((u < 14 + wider / 2 - np.abs(y - 66) * 0.12) & (y > 40) & (y < 92 + wider / 2), tone)
        for points, width in LIMBS:
            cloth.stroke(points, width + wider, tone)
        cloth.where((np.maximum(u, (u + np.abs(y - 33)) * 0.72) < 13 + wider / 2) & (np.abs(y - 33) < 11 + wider / 2), tone)
    for points in ([(97, 47), (66, 47), (66, 30)], [(97, 84), (74, 84), (74, 104)]):
        cloth.stroke(points, 4, "r")
        cloth.stroke(points, 1.4, "y")
    for x, at, tones in ((92.5, 32, "kkw"), (86, 38, "pp")):
        cloth.rings(x, at, tones, 1.3)
    cloth.where((u < 6) & (np.abs(y - 39.5 + np.floor(u / 2) * 0.9) < 1), "m")
    for i, tone in enumerate("ryoy"):
        cloth.rings(100 - 4.4 * i, 19 + i, tone * 3 + "k", 1, squeeze=0.8)
    cloth.where((u < 12) & (np.abs(y - 25) < 1.4), "r")
    cloth.where((u < 12) & (np.abs(y - 25) < 0.6) & (u.astype(int) % 4 < 2), "y")
    for at, tones in ((54, "yyrrkoo"), (67, "aallkaa"), (80, "ggeekgg")):
        cloth.rings(100, at, tones, 1.2)
    cloth.where((u < 14) & (np.abs(y - 60.5) < 0.8), "o")
    cloth.where((u < 14) & (np.abs(y - 73.5) < 0.8), "l")
    for x, at, tones, step in ((42, 36, "yyook", 2.4), (14, 32, "waask", 2.4), (58, 66, "ccppk", 2.2), (12, 60, "hhvwk", 2.5), (40, 62, "ggekc", 2.2)):
        cloth.rings(x, at, tones, step, "star")
    for x, at, tones, flip in ((28, 48, "akwy", False), (56, 92, "ykrk", True), (24, 76, "wlay", False), (50, 80, "okyk", True)):
        cloth.stamp(BIRD, x, at, tones, 1, flip)
    for x, tones in ((8, "crky"), (22, "ynwr"), (36, "wvkg")):
        cloth.stamp(CHILD, x, 96, tones)
    cloth.rect(0, 111, 100, 9, "k")
    cloth.lay(ladder(100, 6, 8, "yocgaprhw", "k"), 0, 112)
    return frame(cloth, "ky")


def village():
    """Houses under wooded hills, with terraces of different crops in front."""
    cloth = Cloth("a")
    u, y = 100 - cloth.x, cloth.y
    ray = np.floor(np.arctan2(u, 30 - y) / (np.pi / 18)).astype(int)
    for i in range(18):
        cloth.where((ray == i) & (y < 44), "wychpa"[i % 6] if i % 2 else "ayowcp"[i % 6])
    cloth.rings(100, 20, "wooyyrrccook", 1.7, "eight")
    for top, period, shift, tones in ((16, 46, 23, "lb"), (26, 34, 5, "eg"), (34, 58, 30, "ge")):
        hill = top + np.floor(sawtooth(u + shift, period) / 3) * 2.2
        cloth.where(y > hill, tones[0])
        cloth.where((y > hill + 3) & (y < hill + 5), tones[1])
    for x, at, tones, flip in ((28, 10, "kwro", False), (64, 9, "mcyk", True), (10, 20, "bwck", False)):
        cloth.stamp(BIRD, x, at, tones, 1, flip)
    cloth.rect(0, 60, 100, 12, "e")
    for x, tones in ((75, "rmyo"), (25, "yrcm")):
        cloth.rings(x, 48, tones[0] * 3 + "gg" + "e" * 5 + "k", 1)
        cloth.rect(x - 1, 57, 3, 9, "m")
    for x, tones in ((100, "kroy"), (50, "kmcy"), (0, "kvya")):
        cloth.stamp(HOUSE, x, 52, tones, 2)
    terraces = [("y", 70), ("l", 82), ("c", 95), ("r", 107)]
    for i, (tone, at) in enumerate(terraces):
        edge = at + np.floor(sawtooth(u + 13 * i, 44) / 5.5)
        cloth.where(y > edge, "k")
        cloth.where(y > edge + 1, tone)
    for row, (at, tones) in enumerate(((78, "eogmrv"), (90.5, "wygaoc"), (102.5, "rvmeol"), (115, "ycgwao"))):
        for i in range(9):
            x, tone = 96 - 12 * i, tones[i % len(tones)]
            if row % 2 == 0:
                for dx in (-3, 0, 3):
                    cloth.stroke([(x + dx, at + 3), (x + dx, at - 2 - (dx == 0) * 1.5)], 1.4, tone)
                cloth.stroke([(x - 4, at + 2), (x + 4, at + 2)], 1.4, "k")
            else:
                cloth.rings(x, at, tone * 2 + "k" + tones[(i + 2) % len(tones)], 1.2)
    for row, (x0, x1) in enumerate(((0, 38), (26, 74), (0, 52), (14, 60))):
        at, plain, other = terraces[row][1], terraces[row][0], "gapo"[row]
        part = (cloth.g == plain) & (y > at - 1) & (y < at + 13) & (cloth.x > x0) & (cloth.x < x1 + (y.astype(int) // 2 % 2) * 2)
        cloth.where(part, other)
    for x, at, tones in ((76, 64, "ckry"), (24, 65, "wkrc")):
        cloth.stamp(CHILD, x, at, tones)
    return frame(cloth, "kc")
