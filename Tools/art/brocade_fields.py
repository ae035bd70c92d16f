"""Brocades of pure geometry: diamonds, stars, hooks, steps."""
import numpy as np

from brocade_bands import HOOK, frame, ladder, sprinkled, upright, zigzag
from brocade_cloth import Cloth

ABOVE = [(90, "m"), (83, "k"), (80, "o"), (75, "k"), (64, "c"), (61, "r"), (53, "n"), (41, "y"), (38, "m"), (30, "c"), (27, "k"), (15, "o"), (12, "c"),
         (9, "r"), (4, "y")]
BELOW = [(90, "l"), (83, "k"), (80, "g"), (75, "b"), (64, "c"), (61, "a"), (53, "n"), (41, "s"), (38, "l"), (30, "c"), (27, "k"), (15, "g"), (12, "w"),
         (9, "v"), (4, "h")]


def gem(cloth, x, y, tone, heart, size=4):
    """A small diamond with a centre of another tone."""
    cloth.rings(x, y, heart * 2 + tone * (size - 2))


def diamonds():
    """One large diamond around the middle: warm tones above, cool water below."""
    cloth = Cloth("n")
    far = np.abs(cloth.x - 100) * 0.72 + np.abs(cloth.y - 60) * 0.98
    upper = cloth.y < 60
    for side, rings in ((upper, ABOVE), (~upper, BELOW)):
        for edge, tone in rings:
            cloth.where((far < edge) & side, tone)
    saw = (np.abs(cloth.x - 100) * 0.72 - np.abs(cloth.y - 60) * 0.98) % 8
    for at, warm, cool in ((57, "y", "w"), (34, "p", "a"), (86.5, "r", "a")):
        mask = (np.abs(far - at) < 2.2) & (saw < 4)
        cloth.where(mask & upper, warm)
        cloth.where(mask & ~upper, cool)
    for at, number, warm, cool in ((69.5, 7, "oyprcoy", "alghsal"), (47, 5, "crypco", "gawhsc"), (21, 3, "yocp", "gahw")):
        for i in range(number + 1):
            u, v = round(at * i / number / 0.72), round(at * (1 - i / number) / 0.98)
            for sign, tones in ((-1, warm), (1, cool)):
                gem(cloth, 100 - u, 60 + sign * v, tones[i % len(tones)], "k", 5 if at > 30 else 4)
    for y, tones, second in ((14, "royc", "mypw"), (106, "algc", "vhsw")):
        for x, step, choice in ((18, 3, tones), (42, 2, second)):
            cloth.rings(x, y - 4 if x > 30 and y < 60 else y + 4 if x > 30 else y, "".join(t * step for t in choice))
    cloth.lay(upright(ladder(120, 8, 10, "roycalghvs", "k")), 2, 0)
    return frame(cloth, "kr")


def stars():
    """Eight-pointed stars at night, each in another colour, in a grid of threads."""
    cloth = Cloth("n")
    u, v = 100 - cloth.x, np.abs(cloth.y - 60)
    trellis = np.minimum(np.abs((u + v + 7) % 14 - 7), np.abs((u - v + 7) % 14 - 7))
    cloth.where(trellis < 0.8, "b")
    cloth.where((np.abs((u + v + 7) % 14 - 7) < 1.2) & (np.abs((u - v + 7) % 14 - 7) < 1.2), "s")
    for cx, cy, tones, step in [
            (100, 60, "yykoocrrmmpkkaallkc", 2.1), (60, 30, "wwkaaslbbk", 2.0), (60, 90, "yyroopmmrk", 2.0), (100, 12, "wwkggek", 2.4),
            (100, 108, "wwkhhvk", 2.4), (20, 60, "aakcclaak", 2.0), (22, 24, "ookyycmk", 2.1), (22, 96, "ggkwwegk", 2.1), (44, 60, "rrykmk", 2.2),
            (82, 22, "woyk", 2.4), (82, 98, "wgak", 2.4), (40, 12, "rrpck", 2.1), (40, 108, "yyhvk", 2.1), (64, 10, "clk", 2.2), (64, 110, "rok", 2.2),
            (40, 42, "pwk", 1.9), (40, 78, "alk", 1.9), (10, 42, "cyk", 1.9), (10, 78, "whk", 1.9), (14, 11, "gyk", 1.9), (14, 109, "pyk", 1.9)]:
        cloth.rings(cx, cy, tones, step, "star")
    cloth.lay(upright(zigzag(120, 5, 12, "kcrrk")), 1, 0)
    cloth.lay(zigzag(100, 5, 10, "kayyk"), 0, 1)
    cloth.lay(zigzag(100, 5, 14, "kgook"), 0, 114)
    return frame(cloth, "r")


HOOK_ROWS = [  # top, stitch width, ground, dots on it, (hook, centre) from the seam outwards
    (8, 2, "n", "b", ["cr", "oy", "aw", "yo", "pc", "ga", "hw", "rc"]),
    (28, 3, "r", "m", ["kc", "cy", "ya", "nw", "mo", "wk"]),
    (53, 2, "k", "b", ["aw", "yr", "gc", "po", "wa", "hy", "og", "cl"]),
    (73, 3, "o", "r", ["nc", "mw", "wr", "ky", "vc", "cm"]),
    (98, 2, "l", "b", ["wy", "ka", "yn", "co", "rw", "gn", "mp", "oc"]),
]


def hooks():
    """Square hooks like coiled ferns, facing the seam, each in other colours."""
    cloth = Cloth("k")
    for top, k, ground, second, tones in HOOK_ROWS:
        high = 7 * k
        cloth.rect(0, top - 1, 100, high + 2, ground)
        sprinkled(cloth, top - 1, top + high + 1, second, 4 if k < 3 else 5, 4 if k < 3 else 5)
        for i, (tone, heart) in enumerate(tones):
            flip = i % 2 == 1
            x = 100 - (7 * k + 1) * i - (7 * k + 1) / 2
            shape = HOOK if not flip else HOOK[::-1]
            cloth.rect(round(x - 3.5 * k) - 1, top - 1, 1, high + 2, "k")
            cloth.stamp(shape, x, top + high / 2, tone + heart, k)
    for y, a, b, c in ((2, "y", "k", "r"), (24, "c", "k", "a"), (50, "g", "k", "w"), (68, "y", "k", "p"), (95, "a", "k", "c"), (114, "r", "k", "y")):
        cloth.lay(zigzag(100, 3, 8, b + a + c), 0, y)
    cloth.lay(upright(zigzag(120, 4, 12, "kyrck")), 1, 0)
    return frame(cloth, "ky")


def steps():
    """Stairs that climb to the seam and change colour; a lamp in each valley."""
    cloth = Cloth("n")
    u, v = 100 - cloth.x, cloth.y
    rise = np.interp(np.floor(u / 4) * 4, [0, 28, 52, 72, 100], [0, 26, 3, 19, -7])
    index = np.floor((v + rise) / 4.5).astype(int)
    for i, tone in enumerate("kroycwahsbngeglackpormkyovhcabskrk"):
        cloth.where(index == i, tone)
    swap = {"g": "y", "e": "o", "a": "w", "o": "c", "h": "p", "s": "a", "r": "v"}
    patch = (np.floor(u / 4) + index) % 5 == 0
    for tone, other in swap.items():
        cloth.where((cloth.g == tone) & patch & (index % 2 == 0) & (u > 6) & (u < 60), other)
    for x, y, tones in ((100, 18, "rryyok"), (100, 60, "wwaalk"), (100, 100, "yyrrmk"), (72, 37, "ccrrk"), (72, 78, "yyggk"), (48, 20, "wwrrk"), (48, 66, "ccvvk"), (48, 104, "wwook"),
                        (28, 42, "kkyyk"), (28, 88, "wwaak"), (10, 24, "ccmmk"), (10, 62, "yykkc"), (10, 102, "wwrrk")):
        cloth.rings(x, y, tones, 1.4)
    return frame(cloth, "kck")
