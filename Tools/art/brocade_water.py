"""Brocades of rain and sea: frogs, boats, the net."""
import numpy as np

from brocade_bands import frame, ladder, sawtooth, teeth, upright, zigzag
from brocade_cloth import Cloth
from brocade_motifs import BIRD, BOAT, BUTTERFLY, CRAB, FISH, FROG, ROSETTE


def frogs():
    """A large frog after the rain, with its family around it."""
    cloth = Cloth("e")
    u, y = 100 - cloth.x, cloth.y
    cloth.where(y < 40, "b")
    cloth.where((y < 40) & ((u + y).astype(int) % 9 < 2) & (y.astype(int) % 8 < 5), "a")
    cloth.where((y < 20) & ((u + y).astype(int) % 9 == 4) & (y.astype(int) % 6 < 3), "w")
    cloth.lay(zigzag(100, 8, 30, "wccsk", 2), 0, 2)
    cloth.where((y >= 36) & (y < 104) & ((u.astype(int) + 2 * y.astype(int)) % 7 == 0), "g")
    cloth.lay(teeth(100, 4, 10, "e", "a"), 0, 37)
    for wide, tone in ((52, "k"), (50, "y"), (48, "r"), (45, "k"), (43, "l")):
        cloth.where(u + abs(y - 60) * 0.98 < wide, tone)
    saw = (u - abs(y - 60) * 0.98) % 6
    cloth.where((np.abs(u + abs(y - 60) * 0.98 - 46.7) < 1.6) & (saw < 3), "o")
    cloth.where((u + abs(y - 60) * 0.98 < 43) & (np.floor(np.hypot(u, y - 60) / 2).astype(int) % 4 == 0), "b")
    cloth.stamp(FROG, 100, 60, "gkyw", 2)
    for x, at, tones in ((21, 55, "ykok"), (42, 29, "cork"), (46, 89, "okcy"), (16, 88, "aknw"), (14, 24, "wmpk")):
        cloth.stamp(FROG, x, at, tones)
    for x, at, tones in ((42, 66, "pryc"), (70, 21, "cpyr"), (74, 96, "wvha"), (28, 106, "yrow")):
        cloth.stamp(ROSETTE, x, at, tones)
    for i, tones in enumerate(("kl", "ka", "kw")):
        cloth.lay(zigzag(100, 3, 16 + 6 * i, tones + tones[1] + "l", 1, 5 * i), 0, 104 + 3 * i)
    cloth.rect(0, 113, 100, 7, "k")
    cloth.lay(ladder(100, 6, 9, "wacgyhpo", "k"), 0, 112)
    cloth.lay(upright(ladder(120, 6, 8, "gyacoghw", "k")), 1, 0)
    return frame(cloth, "ky")


def boats():
    """Boats on many waves, with fish below."""
    cloth = Cloth("o")
    u, y = 100 - cloth.x, cloth.y
    ray = np.floor(np.arctan2(u, 40 - y) / (np.pi / 26)).astype(int)
    for i in range(26):
        cloth.where((ray == i) & (y < 60), "oypomrvrpoymrv"[i % 14] if i % 2 else "prorvmbnmvprov"[i % 14])
    cloth.rings(100, 34, "wyyyyycyyoyyookk", 2.0, "round")
    for x, at, w, tones in ((64, 22, 22, "cw"), (30, 34, 26, "wc"), (8, 16, 20, "hw")):
        for i, (inset, tone) in enumerate(((4, tones[0]), (1, tones[1]), (0, tones[0]))):
            cloth.rect(x - w // 2 + inset, at + 2 * i, w - 2 * inset, 2, tone)
    for x, at, tones, flip in ((72, 11, "wwkk", True), (44, 12, "kkcy", False), (20, 26, "cmkk", True)):
        cloth.stamp(BIRD, x, at, tones, 1, flip)
    cloth.rect(0, 46, 100, 80, "l")
    waves = [("l", "a", 48, 20, 0), ("b", "w", 58, 28, 9), ("l", "a", 67, 16, 3), ("n", "g", 77, 34, 17), ("e", "g", 89, 22, 6), ("b", "s", 100, 28, 20),
             ("k", "a", 112, 18, 0)]
    for i, (tone, crest, at, period, shift) in enumerate(waves):
        edge = at + np.floor(sawtooth(u + shift, period) * 0.55)
        cloth.where(y > edge, crest)
        cloth.where(y > edge + 1.5, tone)
        cloth.where((y > edge + 3) & (y < edge + 4.2), crest)
        spray = "wcygaph"[i]
        cloth.where((y > edge + 6) & (y < edge + 7.4) & ((u // 3).astype(int) % 5 < 1 + (u // 20).astype(int) % 3), spray)
        if i == 1:
            cloth.stamp(BOAT, 66, 46, "kcwr", 2)
        if i == 2:
            cloth.stamp(BOAT, 13, 58, "myoa", 1, flip=True)
            cloth.stamp(BIRD, 34, 53, "wcko")
    for x, at, tones, flip in ((89, 84, "okyc", False), (58, 86, "ymwk", True), (30, 84, "prwk", True), (66, 98, "wrck", False), (38, 102, "akwy", False), (13, 99, "gkwy", True),
                               (90, 110, "pkcw", True), (54, 114, "hkwy", False), (22, 114, "ckro", False)):
        cloth.stamp(FISH, x, at, tones, 1, flip)
    return frame(cloth, "kc")


MESH = {  # (steps from the seam, row): ground, its inner line, the animal, its tones
    (0, 0): "mr", (0, 1): "lw", (0, 2): "vy", (1, 0): "ea", (1, 1): "mo", (1, 2): "bg", (1, 3): "rc", (2, 0): "bh", (2, 1): "rw", (2, 2): "ey",
    (3, 0): "vc", (3, 1): "ng", (3, 2): "lp", (3, 3): "mc", (4, 0): "er", (4, 1): "ba", (4, 2): "rk",
}
DWELLERS = {
    (0, 0): (BUTTERFLY, "ykrc"), (0, 1): (CRAB, "okyc"), (0, 2): (BUTTERFLY, "awlk"), (1, 0): (None, "pcr"), (1, 1): (FISH, "cral"), (1, 2): (BIRD, "ykow"),
    (1, 3): (None, "kyg"), (2, 0): (FISH, "gkyw"), (2, 1): (ROSETTE, "kyac"), (2, 2): (CRAB, "cpmr"), (3, 0): (None, "yak"), (3, 1): (BUTTERFLY, "pkwy"),
    (3, 2): (FISH, "wkoy"), (3, 3): (None, "ago"), (4, 0): (CRAB, "ykgc"), (4, 1): (FISH, "orwk"), (4, 2): (ROSETTE, "wany"),
}


def net():
    """A net with a different animal in each mesh."""
    cloth = Cloth("k")
    for (p, q), tones in MESH.items():
        x, at = 100 - 25 * p, 20 + 40 * q - 20 * (p % 2)
        far = np.abs(cloth.x - x) / 25 + np.abs(cloth.y - at) / 20
        cloth.where(far < 0.97, "k")
        cloth.where(far < 0.9, tones[0])
        cloth.where((far > 0.68) & (far < 0.76) & ((cloth.x.astype(int) + cloth.y.astype(int)) % 4 < 2), tones[1])
        cloth.where((far < 0.66) & ((cloth.x.astype(int) + 3 * cloth.y.astype(int)) % 8 == 0), "k" if tones[0] != "n" else "b")
    u, y = 100 - cloth.x, cloth.y
    for slant in (u / 50 + y / 40, u / 50 - y / 40):
        cord = np.abs(slant - np.round(slant))
        cloth.where(cord < 0.036, "a")
        cloth.where(cord < 0.012, "w")
    for (p, q), (art, tones) in DWELLERS.items():
        x, at = 100 - 25 * p, 20 + 40 * q - 20 * (p % 2)
        if art is None:
            cloth.rings(x, at, "".join(t * 3 for t in tones), 1.2, "star")
        else:
            cloth.stamp(art, x, at, tones)
    for p in range(5):
        for q in range(4):
            x, at = 100 - 25 * p, 40 * q + 20 * (p % 2)
            cloth.rings(x, at, ("cryk", "wopk", "cgek", "yvhk", "wlak")[(2 * p + 3 * q) % 5], 1.4)
    return frame(cloth, "kryk")
