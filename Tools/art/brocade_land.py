"""Brocades of the land: sun over mountains, the tree of birds, butterflies."""
import numpy as np

from brocade_bands import frame, ladder, sprinkled, teeth, zigzag
from brocade_cloth import Cloth
from brocade_motifs import BIRD, BUTTERFLY, ROSETTE


def sun():
    """The sun rises between stepped mountains."""
    cloth = Cloth("n")
    u, y = 100 - cloth.x, cloth.y
    angle = np.arctan2(u, 52 - y)
    ray = np.floor(angle / (np.pi / 20)).astype(int)
    for i in range(21):
        cloth.where((ray == i) & (y < 96), "yrycomrpomyrcomkr"[i % 17] if i % 2 == 0 else "mnkbmnvbknm"[i // 2])
    for r, tone in ((33, "k"), (31, "c"), (28, "k"), (26, "o"), (20, "r"), (13, "k"), (11, "y"), (5, "r"), (2.5, "w")):
        cloth.where(np.maximum(np.maximum(u, abs(y - 50)), (u + abs(y - 50)) * 0.72) < r, tone)
    ring = np.hypot(u, y - 50)
    cloth.where((ring > 20.5) & (ring < 26) & (np.floor(angle / (np.pi / 14)).astype(int) % 2 == 0), "y")
    peaks = [(58, 44, "b", "c"), (22, 50, "v", "w"), (80, 66, "l", "a"), (40, 72, "e", "y"), (4, 74, "m", "o"), (100, 84, "r", "y"), (62, 90, "g", "c"),
             (22, 94, "n", "a")]
    for px, top, tone, cap in peaks:
        dx = np.floor(abs(cloth.x - px) / 2) * 2
        rise = y - top - dx * 0.95
        cloth.where(rise > -1.5, "k")
        cloth.where(rise > 0, tone)
        cloth.where((rise > 0) & (y < top + 9 + (dx.astype(int) % 4)), cap)
        for k in (14, 22, 30, 38):
            cloth.where((rise > 0) & (np.floor(rise) == k), cap)
    cloth.rect(0, 108, 100, 12, "k")
    cloth.lay(zigzag(100, 8, 14, "kyorck"), 0, 109)
    cloth.lay(ladder(100, 7, 9, "ywcoagph", "k"), 0, 2)
    return frame(cloth, "kc")


LEAVES = ["eg", "la", "ey", "og", "ro", "gl", "ep", "ay", "vg", "ce"]


def tree():
    """A tree with a bird on every branch; its leaves change colour upwards."""
    cloth = Cloth("c")
    u, y = 100 - cloth.x, cloth.y
    for i, tone in enumerate("wcwcwc"):
        cloth.where((y + u * 0.45 > 20 * i) & (y + u * 0.45 <= 20 * i + 20), tone)
    sprinkled(cloth, 0, 100, "t", 8, 8)
    for n, (root, out, tone) in enumerate(((94, 70, "m"), (72, 62, "m"), (50, 52, "m"), (30, 38, "m"))):
        tip = root - out * 0.36
        cloth.stroke([(100, root), (100 - out, tip)], 5, "m")
        for k in range(1, 7):
            x, at = 100 - out * k / 6.4, root - out * k / 6.4 * 0.36
            for side in (-1, 1):
                dark, bright = LEAVES[(n * 3 + k + (side > 0) * 4) % len(LEAVES)]
                cloth.rings(x - 1, at + side * 6.5, bright * 2 + dark * 3 + "k" * 1, 0.9)
        cloth.stroke([(100, root), (100 - out, tip)], 1.6, "o")
    for x, at, tones, flip in ((20, 60, "rkyo", False), (26, 40, "bawo", False), (38, 22, "okwm", False), (54, 8, "vkho", False), (16, 93, "ekgo", False), (80, 8, "mryo", True),
                               (12, 14, "lwao", False), (12, 36, "pmyk", False)):
        cloth.stamp(BIRD, x, at, tones, 1, flip)
    cloth.lay(teeth(100, 6, 10, "e", "g"), 0, 101, over="wct")
    cloth.rect(0, 107, 100, 13, "e")
    for i, tones in enumerate(("ryw", "wro", "oyk", "hwv", "ykr", "alw", "pwr")):
        cloth.rings(80 - 13 * i, 112, tones[1] * 2 + tones[0] * 4 + tones[2], 1, "star" if i % 2 else "diamond")
        cloth.rings(86.5 - 13 * i, 116, tones[2], 1.8)
    cloth.where(u < 8 + np.maximum(0, y - 92) ** 1.5 * 0.14, "m")
    cloth.where((u < 6.4) & (y < 112), "k")
    for i, tones in enumerate(("wyr", "cge", "yal", "coy", "wpm", "yvh", "cro", "wag")):
        cloth.rings(100, 9 + 13 * i, tones, 2)
    for x, at, k, tones in ((40, 90, 1, "pywr"), (13, 76, 1, "okyw"), (62, 95, 1, "awlk")):
        cloth.stamp(BUTTERFLY, x, at, tones, k)
    return frame(cloth, "krk")


def butterflies():
    """Butterflies over a field of flowers."""
    cloth = Cloth("v")
    u, v = 100 - cloth.x, np.abs(cloth.y - 60)
    cloth.where(((u + v).astype(int) // 14) % 2 == 0, "b")
    sprinkled(cloth, 0, 120, "n", 6, 6)
    for x, y, k, tones in ((100, 32, 3, "ykrc"), (100, 88, 2, "awlk"), (48, 60, 2, "okyw"), (22, 30, 2, "gkaw"), (22, 90, 2, "prcw"), (62, 13, 1, "cloy"),
                           (66, 107, 1, "wyro"), (58, 35, 1, "hwyk"), (15, 60, 1, "ymck")):
        cloth.stamp(BUTTERFLY, x, y, tones, k)
    for x, y, k, tones in ((80, 62, 2, "crym"), (58, 84, 1, "ywro"), (40, 12, 1, "awhy"), (44, 108, 1, "oycr"), (100, 64, 1, "goyw"), (14, 10, 1, "rpyw"),
                           (10, 109, 1, "cgyk"), (86, 109, 1, "pwyc"), (26, 110, 1, "aylw"), (84, 10, 1, "wpho")):
        cloth.stamp(ROSETTE, x, y, tones, k)
    return frame(cloth, "kyk")
