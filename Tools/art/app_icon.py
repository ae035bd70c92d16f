"""The program's icon: the R of the logo in front of a sun. Writes Packaging/icons.

    python3 app_icon.py          # needs numpy, shapely and rsvg-convert (librsvg2-bin)

`recreo.svg` is for 48 pixels and more, `recreo-small.svg` has fewer and larger parts for the sizes below,
`recreo-symbolic.svg` is one shape in the colour of the text beside it. The PNGs are drawn from the first two.
"""
import os
import subprocess

from logo import TONES, letter_r
from paper import Sheet, both, circle, geo, inside, minus, moved, poly, rect, ridge, star, turned
from shapely import affinity

FOLDER = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "Packaging", "icons")
SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
SMALL = 32             # up to here the small drawing is used
SKY, SUN, GLOW = "#BFE1F2", "#F7C548", "#FBE3A1"
FAR, NEAR = "#8CC98A", "#3E9A5B"


def scaled(shape, k, x, y):
    """The letter's box is 0..94 by -120..17: scaled by k with its middle at x, y."""
    return moved(affinity.scale(geo(shape), k, k, origin=(28, -52)), x - 28, y + 52)


def scene(sh, plate, sun, land):
    """Sky, sun and hills, all cut along the plate."""
    sh.cut(plate, SKY, drop=0, edge=0)
    for shape, colour, drop in [*sun, *land]:
        sh.cut(inside(shape, plate), colour, drop=drop, edge=1.0, lit=0.25, dark=0.05)
    sh.rim(plate, 2.2, 0.45, 0.16)


def icon(folder):
    sh = Sheet(256, 256, drop=6)
    plate = rect(12, 12, 232, 232, 52)
    rays = star(128, 118, 104, 84, n=14, r=5)
    sun = [(rays, GLOW, 3), (circle(128, 118, 76), SUN, 3)]
    land = [(ridge([(0, 196), (60, 176), (130, 190), (200, 204), (256, 190)], 260), FAR, 4),
            (ridge([(0, 226), (70, 222), (140, 204), (210, 194), (256, 200)], 260), NEAR, 5)]
    scene(sh, plate, sun, land)
    paper, fold = TONES["blue"]
    letter = scaled(turned(letter_r(), -4, 28, -52), 1.26, 126, 124)
    sh.cut(letter, paper, drop=9, edge=2.4, lit=0.38, dark=0.0, strength=1.8)
    sh.fill(minus(letter, moved(letter, -4, -4)), fold)
    for x, y, size, colour in ((204, 58, 11, "#C8402F"), (48, 78, 9, "#F08A34"), (214, 126, 8, "#7A5FA6")):
        scrap = turned(poly([(x, y - size), (x + size, y), (x, y + size), (x - size, y)]), 14, x, y)
        sh.cut(scrap, colour, drop=3, edge=1.2)
    sh.save(f"{folder}/recreo.svg")


def small(folder):
    sh = Sheet(64, 64, digits=2)
    plate = rect(2, 2, 60, 60, 13)
    sh.fill(plate, SKY)
    sh.fill(inside(circle(32, 28, 25), plate), SUN)
    sh.fill(inside(ridge([(0, 52), (20, 50), (44, 54), (64, 48)], 70), plate), NEAR)
    sh.fill(scaled(letter_r(), 0.37, 32, 31), TONES["blue"][0])
    sh.save(f"{folder}/recreo-small.svg")


def symbolic(folder):
    sh = Sheet(16, 16, digits=2, tol=0.01)
    # Sixteen times as large at first, so that round corners stay round.
    plate = minus(rect(16, 16, 224, 224, 48), rect(35, 35, 186, 186, 32))
    shape = both(plate, scaled(letter_r(), 1.25, 128, 128))
    sh.fill(affinity.scale(shape, 1 / 16, 1 / 16, origin=(0, 0)), "#2e3436")
    sh.save(f"{folder}/recreo-symbolic.svg")


def pixels(folder):
    for size in SIZES:
        name = "recreo-small" if size <= SMALL else "recreo"
        subprocess.run(
            ["rsvg-convert", "-w", str(size), "-h", str(size), "-o", f"{folder}/recreo-{size}.png", f"{folder}/{name}.svg"],
            check=True)


if __name__ == "__main__":
    for draw in (icon, small, symbolic, pixels):
        draw(FOLDER)
