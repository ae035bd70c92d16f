"""loom-*.svg: the motifs of the Loom, 20 by 20 stitches in one tone, with a second, translucent one.

White, so that a tint gives the thread's colour; the ground is what lies below.  Lines that run to an edge continue in the
next cell.  `TURNS` says how many of a motif's four quarter turns differ, as in `LoomMotif`; it is checked here.
"""
import numpy as np

from brocade_cloth import STITCH, Cloth, trace
from brocade_motifs import BIRD, BOAT, BUTTERFLY, FISH, FROG, HOUSE, PERSON, ROSETTE

N = 20
TURNS = {"diamond": 1, "star": 1, "cross": 1, "flower": 1, "frame": 1, "checks": 2, "bars": 2, "lattice": 1, "corner": 4, "steps": 4, "chevron": 4, "hook": 4,
         "wave": 4, "sun": 4, "arrow": 4, "person": 4, "frog": 4, "bird": 4, "fish": 4, "butterfly": 4, "boat": 4, "house": 4}


def field():
    cloth = Cloth(".", N, N)
    return cloth, cloth.x, cloth.y


def ringed(tones, step, shape="diamond"):
    cloth, _, _ = field()
    return cloth.rings(10, 10, tones, step, shape).g


def figure(art, tones="abb."):
    """A figure in the middle, with its pattern in the second tone and its bright parts left open."""
    cloth, _, _ = field()
    return cloth.stamp(art[:N + 8, :], 10, 10, tones).g


def diamond():
    return ringed("aab.aab.aa", 1)


def star():
    return ringed("aa.bb.aaa", 1.1, "star")


def cross():
    cloth, x, y = field()
    dx, dy = abs(x - 10), abs(y - 10)
    arm = np.minimum(dx, dy) < 3 + (np.maximum(dx, dy) < 6)
    cloth.where(arm & (np.maximum(dx, dy) < 9), "a").where((dx + dy < 4), "b")
    return cloth.g


def flower():
    return figure(ROSETTE, "abab")


def frame():
    return ringed("bb.aa..bb.", 1, "square")


def checks():
    cloth, x, y = field()
    cloth.where((x // 5 + y // 5) % 2 < 1, "a").where(((x // 5 + y // 5) % 2 < 1) & (abs(x % 5 - 2.5) + abs(y % 5 - 2.5) < 2), "b")
    return cloth.g


def bars():
    cloth, _, y = field()
    return cloth.where(abs(y - 10) < 3, "a").where(abs(abs(y - 10) - 6) < 1, "b").where(abs(y - 10) > 9, "a").g


def lattice():
    cloth, x, y = field()
    u, v = (x + y) % 10, (x - y) % 10
    return cloth.where((np.minimum(u, 10 - u) < 1.1) | (np.minimum(v, 10 - v) < 1.1), "a").where((abs(x % 10 - 5) + abs(y % 10 - 5)) < 2.2, "b").where(
        ((x + 5) % 10 - 5) ** 2 + ((y + 5) % 10 - 5) ** 2 < 2, "b").g


def corner():
    """A quarter of a large diamond: four of them, rotated, make the whole."""
    cloth, x, y = field()
    far = x + (N - y)
    for edge, tone in ((20, "a"), (17, "."), (14, "b"), (11, "."), (8, "a"), (4, "b")):
        cloth.where(far < edge, tone)
    return cloth.g


def steps():
    cloth, x, y = field()
    rise = N - (x // 4 + 1) * 4
    return cloth.where(y > rise, "a").where(y > rise + 4, "b").where(y > rise + 8, "a").g


def chevron():
    cloth, x, y = field()
    at = (y - abs(x - 10) * 0.9) % 10
    return cloth.where(at < 4, "a").where((at > 6) & (at < 8), "b").g


def hook():
    cloth, _, _ = field()
    cloth.stroke([(1, 19), (1, 1), (19, 1), (19, 19), (6, 19), (6, 7), (13, 7), (13, 13)], 3, "a")
    return cloth.stroke([(9.5, 12.5), (10, 12.5)], 2, "b").g


def wave():
    cloth, x, y = field()
    edge = 10 + np.round(4.4 * np.sin((x - 5) / 10 * np.pi))
    return cloth.where(y > edge, "a").where((y > edge + 2) & (y < edge + 4), ".").where(y > edge + 6, "b").where((y < edge - 3) & (y > edge - 5), "b").g


def sun():
    """Half a sun that rises from the lower edge."""
    cloth, x, y = field()
    far = np.hypot(x - 10, y - N)
    ray = np.floor(np.arctan2(x - 10, N - y) / (np.pi / 9) + 0.5).astype(int) % 2 == 0
    return cloth.where((far > 10) & (far < 18) & ray, "a").where(far < 9, "a").where((far < 6.5) & (far > 4), "b").where(far < 2.2, "b").g


def arrow():
    cloth, x, y = field()
    dx = abs(x - 10)
    for top in (1, 6, 11):
        cloth.where((abs(y - top - dx * 0.8) < 1.7) & (dx < 8), "a")
    return cloth.where((dx < 1.1) & (y > 2), "b").g


def person():
    return figure(PERSON[:, :], "abb.")


def frog():
    small = np.full((N, N), ".")
    source = FROG
    rows, cols = np.linspace(0, source.shape[0] - 1, N).round().astype(int), np.linspace(0, source.shape[1] - 1, N).round().astype(int)
    picked = source[np.ix_(rows, cols)]
    for letter, tone in zip("abcd", "abb."):
        small[picked == letter] = tone
    return small


def bird():
    return figure(BIRD, "abab")


def fish():
    return figure(FISH, "ab.b")


def butterfly():
    return figure(BUTTERFLY[:, 1:-1], "ab.b")


def boat():
    return figure(BOAT[:, 2:-2], "abab")


def house():
    return figure(HOUSE[:, 2:-2], "abab")


def white(shape, opacity=1.0):
    return f'<path d="{trace(shape)}" fill="#FFFFFF"' + (f' fill-opacity="{opacity:g}"' if opacity < 1 else "") + "/>" if shape.any() else ""


def write(folder, name, lines):
    with open(f"{folder}/loom-{name}.svg", "w", encoding="utf-8") as f:
        f.write(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {N * STITCH} {N * STITCH}">' + "".join(lines) + "</svg>\n")


def weave():
    """The threads over everything: grooves between rows and columns, and a light edge on each row."""
    side = N * STITCH
    rows = "".join(f"M0 {y}h{side}v1h-{side}z" for y in range(0, side, STITCH))
    shine = "".join(f"M0 {y + 1}h{side}v1h-{side}z" for y in range(0, side, STITCH))
    warp = "".join(f"M{x} 0h1v{side}h-1z" for x in range(0, side, STITCH))
    return [f'<path d="{rows}" fill="#0B0E22" fill-opacity=".22"/>', f'<path d="{shine}" fill="#FFFFFF" fill-opacity=".08"/>',
            f'<path d="{warp}" fill="#0B0E22" fill-opacity=".12"/>']


def loom_motifs(folder):
    for name, turns in TURNS.items():
        g = globals()[name]()
        assert g.shape == (N, N), name
        same = [k for k in range(1, 5) if (np.rot90(g, k) == g).all()]
        assert same[0] == turns, (name, same)
        write(folder, name, [f'<g transform="scale({STITCH})">', white(g == "a"), white(g == "b", 0.55), "</g>"])
    write(folder, "weave", weave())
