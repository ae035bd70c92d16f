"""Checks that no two tiles of a picture look alike.

    tiles.py [picture.svg ...]      without arguments: all of Resources/Pictures

For 4x4, 5x5 and 6x6 it prints the most similar pair: the mean over the pixels of the CIE76 distance in Lab, with
tiles drawn at 64x64.  It must be at least 8, better 12.  The last column is nanosvg's time for 1024x1024.
"""
import glob
import os
import sys

import numpy as np

from preview import render

HERE = os.path.dirname(os.path.abspath(__file__))
PICTURES = os.path.join(HERE, "..", "..", "Resources", "Pictures")
RULE = 8.0


def lab(rgb):
    c = rgb.astype(np.float64) / 255
    c = np.where(c <= 0.04045, c / 12.92, ((c + 0.055) / 1.055) ** 2.4)
    m = np.array([[0.4124564, 0.3575761, 0.1804375], [0.2126729, 0.7151522, 0.0721750], [0.0193339, 0.1191920, 0.9503041]])
    xyz = c @ m.T / np.array([0.95047, 1.0, 1.08883])
    f = np.where(xyz > 216 / 24389, np.cbrt(xyz), (24389 / 27 * xyz + 16) / 116)
    return np.stack([116 * f[..., 1] - 16, 500 * (f[..., 0] - f[..., 1]), 200 * (f[..., 1] - f[..., 2])], -1)


def closest(svg, n, how_many=1):
    """The `how_many` most similar pairs as (distance, (row, column), (row, column))."""
    image, _ = render(svg, 64 * n)
    pixels = lab(np.asarray(image.convert("RGB")))
    tiles = pixels.reshape(n, 64, n, 64, 3).transpose(0, 2, 1, 3, 4).reshape(n * n, -1, 3).astype(np.float32)
    pairs = []
    for a in range(n * n - 1):
        far = np.sqrt(((tiles[a + 1:] - tiles[a]) ** 2).sum(-1)).mean(-1)
        pairs += [(float(v), divmod(a, n), divmod(a + 1 + i, n)) for i, v in enumerate(far)]
    return sorted(pairs)[:how_many]


def main():
    files = sys.argv[1:] or sorted(glob.glob(os.path.join(PICTURES, "*.svg")))
    failed = False
    for f in files:
        print(f"{os.path.basename(f):16}", end="")
        for n in (4, 5, 6):
            d, a, b = closest(f, n)[0]
            failed |= d < RULE
            print(f"  {n}x{n} {d:5.1f} {a}-{b}", end="")
        image, ms = render(f, 1024)
        solid = image.getextrema()[3][0] >= 248
        print(f"  {ms:5.1f} ms  {os.path.getsize(f) / 1000:5.1f} kB{'' if solid else '  NOT FULL BLEED'}")
        failed |= not solid
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
