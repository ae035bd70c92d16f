"""Compares how the game's rasteriser and librsvg draw each SVG.

    compare.py [file.svg ...]       without arguments: all of Resources' Art, Pictures and Brocades

Both are drawn on paper white; the mean difference over all channels must stay under 2 of 255.
"""
import glob
import io
import os
import re
import subprocess
import sys

import numpy as np
from PIL import Image

from preview import render

RESOURCES = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "Resources")
RULE = 2.0
FORBIDDEN = re.compile(r"<(clipPath|mask|use|text|filter|pattern|style|image)\b|class=|#[0-9A-Fa-f]{8}\b")


def size(text):
    w, h = (float(v) for v in re.search(r'viewBox="0 0 (\S+) (\S+)"', text).groups())
    k = 2 if max(w, h) < 500 else 1
    return round(w * k), round(h * k)


def on_paper(image):
    paper = Image.new("RGBA", image.size, "#F6F1E7")
    paper.alpha_composite(image.convert("RGBA"))
    return np.asarray(paper.convert("RGB")).astype(np.float64)


def difference(file):
    with open(file, encoding="utf-8") as f:
        text = f.read()
    w, h = size(text)
    ours, _ = render(file, w, h)
    png = subprocess.run(["rsvg-convert", "-w", str(w), "-h", str(h), file], check=True, capture_output=True).stdout
    theirs = Image.open(io.BytesIO(png)).convert("RGBA").resize((w, h))
    gap = np.abs(on_paper(ours) - on_paper(theirs))
    return gap.mean(), np.percentile(gap, 99.9), FORBIDDEN.search(text)


def main():
    files = sys.argv[1:] or sorted(f for folder in ("Art", "Pictures", "Brocades") for f in glob.glob(f"{RESOURCES}/{folder}/*.svg"))
    bad = 0
    for f in files:
        mean, worst, forbidden = difference(f)
        wrong = mean >= RULE or forbidden
        bad += bool(wrong)
        print(f"{os.path.basename(f):24} mean {mean:5.2f}  99.9% {worst:5.1f}  {os.path.getsize(f) / 1000:6.1f} kB{'  BAD' if wrong else ''}")
    sys.exit(1 if bad else 0)


if __name__ == "__main__":
    main()
