"""Shows drawings as the game draws them.

    preview.py out.png SIZE file.svg[@#tile] ...    side by side, SIZE points each, on paper white or a tile's colour
"""
import os
import pathlib
import subprocess
import sys
import tempfile

from PIL import Image, ImageDraw

RASTERIZE = os.environ.get("RASTERIZE", pathlib.Path(__file__).resolve().parents[2] / ".build/rasterize")


def render(svg, w, h=None):
    with tempfile.NamedTemporaryFile(suffix=".png") as out:
        ms = subprocess.run([RASTERIZE, svg, out.name, str(w), str(h or w)], check=True, capture_output=True, text=True)
        return Image.open(out.name).convert("RGBA").copy(), float(ms.stdout)


def on_tile(svg, size, colour, pad=0.08):
    img, _ = render(svg, size, size)
    m = int(size * pad)
    out = Image.new("RGBA", (size + 2 * m, size + 2 * m), "#F6F1E7")
    ImageDraw.Draw(out).rounded_rectangle([0, 0, size + 2 * m - 1, size + 2 * m - 1], 24 * size // 240, fill=colour)
    out.alpha_composite(img, (m, m))
    return out


def main():
    out, size, *files = sys.argv[1:]
    cells = []
    for f in files:
        name, _, colour = f.partition("@")
        cells.append(on_tile(name, int(size), colour or "#F6F1E7"))
    per = min(len(cells), max(1, 1500 // cells[0].width))
    rows = -(-len(cells) // per)
    gap = 10
    w, h = cells[0].width + gap, cells[0].height + gap
    sheet = Image.new("RGBA", (per * w + gap, rows * h + gap), "#F6F1E7")
    for i, c in enumerate(cells):
        sheet.alpha_composite(c, (gap + i % per * w, gap + i // per * h))
    sheet.convert("RGB").save(out)


if __name__ == "__main__":
    main()
