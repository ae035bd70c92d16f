"""Draws the brocades, Resources/Brocades/<id>.svg, and checks them.

    brocades.py [id ...]            draws them (all without arguments), then measures the closest cells
    brocades.py --look out.png id   the whole panel in its three symmetries, as the game shows it

No two cells of a panel may look alike.  For each size it prints the most similar pair: the mean over the pixels of the
CIE76 distance in Lab, at the best offset of up to two stitches.  It must be at least RULE.
"""
import importlib
import os
import sys

import numpy as np
from PIL import Image

from brocade_svg import drawing
from preview import render
from tiles import lab

FOLDER = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "Resources", "Brocades")
PANELS = {
    "diamonds": "brocade_fields", "stars": "brocade_fields", "hooks": "brocade_fields", "steps": "brocade_fields",
    "hands": "brocade_people", "giant": "brocade_people", "village": "brocade_people",
    "frogs": "brocade_water", "boats": "brocade_water", "net": "brocade_water",
    "sun": "brocade_land", "tree": "brocade_land", "butterflies": "brocade_land",
}
SIZES = [(2, 3), (3, 4), (4, 5), (5, 6)]
RULE = 16.0
SHIFT = 2             # stitches
PIXELS = (300, 360)   # divides into every size


def measured(file):
    image, ms = render(file, *PIXELS)
    pixels = lab(np.asarray(image.convert("RGB")))
    return [closest(pixels, *size) for size in SIZES], ms, image.getextrema()[3][0]


def closest(pixels, columns, rows):
    """The most similar pair of cells: (distance, cell, cell)."""
    h, w = PIXELS[1] // rows, PIXELS[0] // columns
    cells = pixels.reshape(rows, h, columns, w, 3).transpose(0, 2, 1, 3, 4).reshape(rows * columns, h, w, 3).astype(np.float32)
    cells = cells.reshape(-1, h // 3, 3, w // 3, 3, 3).mean((2, 4)) if h % 3 == w % 3 == 0 else cells
    best = (1e9, 0, 0)
    for dy in range(-SHIFT, SHIFT + 1):
        for dx in range(-SHIFT, SHIFT + 1):
            a = cells[:, max(0, dy):cells.shape[1] + min(0, dy), max(0, dx):cells.shape[2] + min(0, dx)]
            b = cells[:, max(0, -dy):cells.shape[1] + min(0, -dy), max(0, -dx):cells.shape[2] + min(0, -dx)]
            for i in range(len(cells)):
                far = np.sqrt(((b - a[i]) ** 2).sum(-1)).mean((1, 2))
                far[i] = 1e9
                j = int(far.argmin())
                if far[j] < best[0]:
                    best = (float(far[j]), divmod(i, columns), divmod(j, columns))
    return best


def look(out, name, scale=0.8):
    w, h = round(600 * scale), round(720 * scale)
    panel = render(os.path.join(FOLDER, name + ".svg"), w, h)[0].convert("RGB")
    flip, turn = panel.transpose(Image.Transpose.FLIP_LEFT_RIGHT), panel.transpose(Image.Transpose.ROTATE_180)
    sheet = Image.new("RGB", (4 * w + 20, 2 * h), "#11152F")
    for image, x, y in ((panel, 0, 0), (flip, w, 0), (panel, 0, h), (turn, w, h), (panel, 2 * w + 20, 0), (flip, 3 * w + 20, 0),
                        (panel.transpose(Image.Transpose.FLIP_TOP_BOTTOM), 2 * w + 20, h), (turn, 3 * w + 20, h)):
        sheet.paste(image, (x, y))
    sheet.save(out)


def main():
    if sys.argv[1:2] == ["--look"]:
        return look(sys.argv[2], sys.argv[3])
    os.makedirs(FOLDER, exist_ok=True)
    failed = False
    for name in sys.argv[1:] or PANELS:
        file = os.path.join(FOLDER, name + ".svg")
        with open(file, "w", encoding="utf-8") as f:
            f.write(drawing(getattr(importlib.import_module(PANELS[name]), name)(), name))
        pairs, ms, alpha = measured(file)
        bytes_ = os.path.getsize(file)
        failed |= alpha < 255 or bytes_ >= 150_000 or any(pair[0] < RULE for pair in pairs)
        told = "  ".join(f"{c}x{r} {d:4.1f} {a}-{b}" for (c, r), (d, a, b) in zip(SIZES, pairs))
        print(f"{name:12} {told}  {bytes_ / 1000:5.1f} kB  {ms:4.1f} ms")
    assert not failed, f"two cells are closer than {RULE}, or a file is too large or not opaque"


if __name__ == "__main__":
    main()
