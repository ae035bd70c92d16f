"""A picture in memory, and enough PNG to save screenshots and to read what the program saved."""

import struct
import zlib
from collections import Counter

SIGNATURE = b"\x89PNG\r\n\x1a\n"


def chunk(kind, body):
    """One PNG chunk with its length and checksum."""
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


def header(width, height):
    """The IHDR of an 8-bit RGB picture."""
    return chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0))


def unfilter(kind, row, above, step):
    """Undoes one PNG row filter in place; `above` is the row before it, already undone."""
    for i in range(len(row)):
        left = row[i - step] if i >= step else 0
        corner = above[i - step] if i >= step else 0
        if kind == 1:
            row[i] = (row[i] + left) & 255
        elif kind == 2:
            row[i] = (row[i] + above[i]) & 255
        elif kind == 3:
            row[i] = (row[i] + (left + above[i]) // 2) & 255
        elif kind == 4:
            guess = left + above[i] - corner
            far = [abs(guess - v) for v in (left, above[i], corner)]
            row[i] = (row[i] + (left, above[i], corner)[far.index(min(far))]) & 255
    return row


class Picture:
    """Rows of RGB bytes."""

    def __init__(self, width, height, rgb):
        self.width, self.height, self.rgb = width, height, bytes(rgb)

    @classmethod
    def from_bgrx(cls, width, height, data):
        """From the X server's format, four bytes per pixel."""
        rgb = bytearray(width * height * 3)
        for to, start in ((0, 2), (1, 1), (2, 0)):
            rgb[to::3] = data[start:width * height * 4:4]
        return cls(width, height, rgb)

    @classmethod
    def read_png(cls, path):
        """Reads an 8-bit RGB or RGBA picture that is not interlaced."""
        with open(path, "rb") as file:
            data = file.read()
        if data[:8] != SIGNATURE:
            raise ValueError(f"{path} is not a PNG")
        width, height, depth, kind, _, _, interlaced = struct.unpack(">IIBBBBB", data[16:29])
        if depth != 8 or kind not in (2, 6) or interlaced:
            raise ValueError(f"{path}: depth {depth}, kind {kind}, interlace {interlaced}")
        packed, place = b"", 8
        while place < len(data):
            length = struct.unpack_from(">I", data, place)[0]
            if data[place + 4:place + 8] == b"IDAT":
                packed += data[place + 8:place + 8 + length]
            place += length + 12
        step = 3 if kind == 2 else 4
        raw, above, rgb = zlib.decompress(packed), bytearray(width * step), bytearray()
        for y in range(height):
            start = y * (width * step + 1)
            row = bytearray(raw[start + 1:start + 1 + width * step])
            above = unfilter(raw[start], row, above, step) if raw[start] else row
            flat = bytearray(width * 3)
            for c in range(3):
                flat[c::3] = above[c::step]
            rgb += flat
        return cls(width, height, rgb)

    def write_png(self, path):
        """Writes an 8-bit RGB picture."""
        stride = self.width * 3
        raw = b"".join(b"\0" + self.rgb[y * stride:(y + 1) * stride] for y in range(self.height))
        with open(path, "wb") as file:
            file.write(SIGNATURE + header(self.width, self.height)
                       + chunk(b"IDAT", zlib.compress(raw, 1)) + chunk(b"IEND", b""))

    def colours(self, every=7):
        """How often each colour occurs, counted in one of this many pixels."""
        rgb = self.rgb
        return Counter(rgb[i:i + 3] for i in range(0, len(rgb), 3 * every))

    def is_blank(self):
        """Whether it has few colours, or almost everything is in one."""
        colours = self.colours()
        return len(colours) < 24 or max(colours.values()) > 0.97 * sum(colours.values())
