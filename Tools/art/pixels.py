"""Pixel art in code: parts with a height, lit from the upper left in a few tones, with darker outlines.

A part is a height for each pixel of the 64 by 64 grid, without blur.  Its tone comes from the slope of that height, so
the light stays in the upper left when a part is rotated or mirrored.
"""
import math
import struct
import zlib

import numpy as np

SIDE = 64
LIGHT = np.array([-0.52, -0.66, 0.54])
LIGHT = LIGHT / np.linalg.norm(LIGHT)


class Map:
    """Maps a rig's points to the frame: squashed and rotated around the foot, then mirrored."""

    def __init__(self, sx=1.0, sy=1.0, turn=0.0, dx=0.0, dy=0.0, pivot=(32, 61), mirrored=False):
        a = math.radians(turn)
        self.c, self.s, self.sx, self.sy = math.cos(a), math.sin(a), sx, sy
        self.dx, self.dy, self.pivot, self.mirrored = dx, dy, pivot, mirrored

    def point(self, x, y):
        u, v = (x - self.pivot[0]) * self.sx, (y - self.pivot[1]) * self.sy
        x = u * self.c - v * self.s + self.pivot[0] + self.dx
        y = u * self.s + v * self.c + self.pivot[1] + self.dy
        return (SIDE - x, y) if self.mirrored else (x, y)

    def inverse(self, x, y):
        x = SIDE - x if self.mirrored else x
        u, v = x - self.dx - self.pivot[0], y - self.dy - self.pivot[1]
        return ((u * self.c + v * self.s) / self.sx + self.pivot[0], (-u * self.s + v * self.c) / self.sy + self.pivot[1])


def ball(cx, cy, rx, ry, power=2.0):
    """A rounded body; with a power above 2 it has fuller corners."""
    def height(x, y):
        r = (np.abs(x - cx) / rx) ** power + (np.abs(y - cy) / ry) ** power
        return np.where(r < 1, min(rx, ry) * np.sqrt(np.clip(1 - r, 0, 1)), -1)
    return height


def blade(points, bevel=4.0, soft=True):
    """Everything inside the outline, rounded over `bevel` pixels."""
    pts = np.array(smooth(points) if soft else points, float)
    a, b = pts, np.roll(pts, -1, axis=0)

    def height(x, y):
        px, py = x[..., None], y[..., None]
        ab = b - a
        t = np.clip(((px - a[:, 0]) * ab[:, 0] + (py - a[:, 1]) * ab[:, 1]) / (ab[:, 0] ** 2 + ab[:, 1] ** 2 + 1e-9), 0, 1)
        far = np.sqrt((px - a[:, 0] - t * ab[:, 0]) ** 2 + (py - a[:, 1] - t * ab[:, 1]) ** 2).min(-1)
        crosses = ((a[:, 1] > py) != (b[:, 1] > py)) & (
            px < (b[:, 0] - a[:, 0]) * (py - a[:, 1]) / (b[:, 1] - a[:, 1] + 1e-12) + a[:, 0])
        inside = crosses.sum(-1) % 2 == 1
        q = 1 - np.minimum(far, bevel) / bevel
        return np.where(inside, bevel * np.sqrt(np.clip(1 - q * q, 0, 1)) + 0.01, -1)
    return height


def smooth(points, steps=6):
    """A closed smooth line through the points (Catmull-Rom)."""
    n, out = len(points), []
    for i in range(n):
        p0, p1, p2, p3 = (points[(i + k) % n] for k in (-1, 0, 1, 2))
        for s in range(steps):
            t = s / steps
            out.append(tuple(0.5 * (2 * p1[k] + (p2[k] - p0[k]) * t + (2 * p0[k] - 5 * p1[k] + 4 * p2[k] - p3[k]) * t * t
                                    + (3 * p1[k] - p0[k] - 3 * p2[k] + p3[k]) * t ** 3) for k in (0, 1)))
    return out


def tube(points, radii):
    """A bent limb or tail: balls along a smooth line."""
    line, n = [], len(points) - 1
    for i in range(n):
        p0, p1, p2, p3 = (points[max(0, min(n, i + k))] for k in (-1, 0, 1, 2))
        for s in range(8):
            t = s / 8
            line.append((*(0.5 * (2 * p1[k] + (p2[k] - p0[k]) * t + (2 * p0[k] - 5 * p1[k] + 4 * p2[k] - p3[k]) * t * t
                                  + (3 * p1[k] - p0[k] - 3 * p2[k] + p3[k]) * t ** 3) for k in (0, 1)),
                         radii[i] + (radii[i + 1] - radii[i]) * t))
    line.append((*points[-1], radii[-1]))

    def height(x, y):
        best = np.full(x.shape, -1.0)
        for cx, cy, r in line:
            d = r * r - (x - cx) ** 2 - (y - cy) ** 2
            best = np.maximum(best, np.where(d > 0, np.sqrt(np.clip(d, 0, None)), -1))
        return best
    return height


class Frame:
    """One frame of 64 by 64 in colours of a palette, and the map for its rig."""

    def __init__(self, map_=None):
        self.map = map_ or Map()
        self.rgba = np.zeros((SIDE, SIDE, 4), np.uint8)

    def sample(self, height):
        """The mask of a height, and the brightness of each of its pixels."""
        y, x = np.mgrid[-1:SIDE + 1, -1:SIDE + 1] + 0.5
        here = height(*self.map.inverse(x, y))
        ny, nx = np.gradient(-np.clip(here, 0, None))
        light = (nx * LIGHT[0] + ny * LIGHT[1] + LIGHT[2]) / np.sqrt(nx * nx + ny * ny + 1)
        return (here > 0)[1:-1, 1:-1], light[1:-1, 1:-1]

    def part(self, height, ramp, steps=(0.02, 0.42, 0.86), outline=True, within=None):
        """Draws a part and returns its mask. `ramp` has the tones from the outline to the lightest."""
        mask, light = self.sample(height)
        if within is not None:
            mask = mask & within
        tone = 1 + sum((light > s).astype(int) for s in steps)
        tone = np.minimum(tone, len(ramp) - 1)
        if outline:
            padded = np.pad(mask, 1)
            rim = mask & ~(padded[:-2, 1:-1] & padded[2:, 1:-1] & padded[1:-1, :-2] & padded[1:-1, 2:])
            tone = np.where(rim, np.where(light > 0.62, 1, 0), tone)
        for k, colour in enumerate(ramp):
            self.rgba[mask & (tone == k)] = rgb(colour)
        return mask

    def flat(self, height, colour, within=None):
        mask, _ = self.sample(height)
        self.rgba[mask if within is None else mask & within] = rgb(colour)

    def stamp(self, rows, colours, x, y):
        """Hand-drawn pixels, upright, centred at a point of the rig."""
        cx, cy = self.map.point(x, y)
        left, top = round(cx - len(rows[0]) / 2), round(cy - len(rows) / 2)
        self.dots(rows, colours, left, top)

    def dots(self, rows, colours, left, top):
        for j, row in enumerate(rows):
            for i, c in enumerate(row):
                if c in colours and 0 <= left + i < SIDE and 0 <= top + j < SIDE:
                    self.rgba[top + j, left + i] = rgb(colours[c])

    def drop_lone_pixels(self):
        """Removes pixels that touch others only at a corner."""
        solid = np.pad(self.rgba[..., 3] > 0, 1)
        lone = ~(solid[:-2, 1:-1] | solid[2:, 1:-1] | solid[1:-1, :-2] | solid[1:-1, 2:])
        self.rgba[lone] = 0


def rgb(colour):
    return [int(colour[i:i + 2], 16) for i in (1, 3, 5)] + [255]


def sheet(rows):
    """Rows of frames side by side; short rows are transparent at their end."""
    width = max(len(r) for r in rows)
    out = np.zeros((len(rows) * SIDE, width * SIDE, 4), np.uint8)
    for j, row in enumerate(rows):
        for i, frame in enumerate(row):
            out[j * SIDE:(j + 1) * SIDE, i * SIDE:(i + 1) * SIDE] = frame.rgba
    return out


def write_png(path, rgba):
    """An indexed PNG whose first colour is transparent; fails if there are more than 64 colours."""
    flat = rgba.reshape(-1, 4)
    colours, index = np.unique(flat, axis=0, return_inverse=True)
    order = np.argsort(colours[:, 3], kind="stable")
    place = np.argsort(order)
    if len(colours) > 64 or colours[order[0], 3] != 0:
        raise SystemExit(f"{path}: {len(colours)} colours")
    index = place[index.reshape(-1)].astype(np.uint8).reshape(rgba.shape[:2])

    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
    head = struct.pack(">IIBBBBB", rgba.shape[1], rgba.shape[0], 8, 3, 0, 0, 0)
    lines = b"".join(b"\0" + row.tobytes() for row in index)
    with open(path, "wb") as f:
        f.write(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"PLTE", colours[order, :3].tobytes())
                + chunk(b"tRNS", b"\0") + chunk(b"IDAT", zlib.compress(lines, 9)) + chunk(b"IEND", b""))
