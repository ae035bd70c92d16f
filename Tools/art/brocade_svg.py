"""Writes a cloth as an SVG that looks woven: flat tones that vary by row, slanting threads, soft edges."""
import random

import numpy as np

from brocade_cloth import HEIGHT, STITCH, TONES, WIDTH, runs, trace

LIGHT = {tone: sum(int(code[i:i + 2], 16) * f for i, f in ((1, 0.3), (3, 0.59), (5, 0.11))) for tone, code in TONES.items()}


def path(d, colour, opacity=1.0):
    return f'<path d="{d}" fill="{colour}"' + (f' fill-opacity="{opacity:g}"' if opacity < 1 else "") + "/>" if d else ""


def threads():
    """Warp and weft: a groove between rows, slanting stitches across them."""
    w, h = WIDTH * STITCH, HEIGHT * STITCH
    rows = "".join(f"M0 {y}h{w}v1h-{w}z" for y in range(STITCH, h, STITCH))
    shine = "".join(f"M0 {y + 1}h{w}v1h-{w}z" for y in range(0, h, STITCH))
    warp = "".join(f"M{x} 0h1v{h}h-1z" for x in range(STITCH, w, STITCH))
    slant = "".join(f"M{x} 0h3l-{h // 2} {h}h-3z" for x in range(STITCH, w + h // 2, 2 * STITCH))
    return [path(rows, "#0B0E22", 0.2), path(shine, "#FFFFFF", 0.08), path(warp, "#0B0E22", 0.1), path(slant, "#0B0E22", 0.08)]


def dyes(seed):
    """Varies the tone of a colour: some rows are darker, some lighter."""
    dice = random.Random(seed)
    kind = [dice.choice("dl....") for _ in range(HEIGHT)]
    row = {k: "".join(f"M0 {y}h{WIDTH}v1h-{WIDTH}z" for y in range(HEIGHT) if kind[y] == k) for k in "dl"}
    return [path(row["d"], "#0B0E22", 0.07), path(row["l"], "#FFF4D8", 0.06)]


def edges(g):
    """A light figure on a darker ground: a light edge above, a shadow below."""
    light = np.vectorize(LIGHT.get)(g)
    above = np.vstack([light[:1], light[:-1]])
    below = np.vstack([light[1:], light[-1:]])
    return [path(runs(above - light > 40, 0, 2), "#080A1C", 0.34), path(runs(light - above > 40, 0, 1), "#FFFFFF", 0.3),
            path(runs(light - below > 70, 5, 1), "#080A1C", 0.16)]


def drawing(cloth, name):
    g = cloth.g
    tones, counts = np.unique(g, return_counts=True)
    ground = tones[counts.argmax()]
    lines = [path(f"M0 0h{WIDTH}v{HEIGHT}h-{WIDTH}z", TONES[ground])]
    lines += [path(trace(g == tone), TONES[tone]) for tone in tones if tone != ground]
    lines += dyes(name)
    return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH * STITCH} {HEIGHT * STITCH}">'
            f'<g transform="scale({STITCH})">' + "\n".join(lines) + "</g>\n" + "\n".join(edges(g) + threads()) + "</svg>\n")
