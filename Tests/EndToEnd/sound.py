"""What SDL's disk driver wrote: exactly the samples that a loudspeaker would get."""

import array
import math
import struct
import sys


def ogg_length(path):
    """(samples, rate) of an Ogg Vorbis file, from its first header and its last page."""
    with open(path, "rb") as file:
        data = file.read()
    head = data.index(b"\x01vorbis")
    rate = struct.unpack_from("<I", data, head + 12)[0]
    last = data.rindex(b"OggS")
    return struct.unpack_from("<q", data, last + 6)[0], rate


class Recording:
    """Signed 16-bit stereo, frames counted from 0."""

    CHANNELS = 2
    FRAME = 2 * CHANNELS

    def __init__(self, data):
        self.data = data[:len(data) // self.FRAME * self.FRAME]
        self.frames = len(self.data) // self.FRAME

    @classmethod
    def read(cls, path):
        """Reads a file, which may still be growing."""
        with open(path, "rb") as file:
            return cls(file.read())

    def samples(self, start=0, end=None):
        """The samples between two frames, alternating left and right."""
        part = array.array("h", self.data[start * self.FRAME:
                                          (self.frames if end is None else end) * self.FRAME])
        if sys.byteorder == "big":
            part.byteswap()
        return part

    def part(self, start, end=None):
        """A part of the recording."""
        end = self.frames if end is None else end
        return Recording(self.data[start * self.FRAME:end * self.FRAME])

    def loudness(self):
        """Root mean square; full scale is 1."""
        samples = self.samples()
        if not samples:
            return 0.0
        return math.sqrt(sum(s * s for s in samples) / len(samples)) / 32768

    def is_silent(self):
        """Whether every sample is 0."""
        return not any(self.data)

    def first_sound(self):
        """The first frame that is not silence."""
        stripped = self.data.lstrip(b"\0")
        return (len(self.data) - len(stripped)) // self.FRAME

    def last_sound(self):
        """The last frame that is not silence."""
        return (len(self.data.rstrip(b"\0")) - 1) // self.FRAME

    def repeats(self, length, start):
        """The first frame from `start` on that differs from the one `length` later, or None."""
        early = memoryview(self.data)[start * self.FRAME:-length * self.FRAME]
        late = memoryview(self.data)[(start + length) * self.FRAME:]
        if early == late:
            return None
        low, high = 0, self.frames - length - start
        while high - low > 1:  # the first difference, by bisection
            middle = (low + high) // 2
            same = early[:middle * self.FRAME] == late[:middle * self.FRAME]
            low, high = (middle, high) if same else (low, middle)
        return start + low

    def largest_step(self, start, end):
        """The largest jump from one frame to the next in either channel; a click has a large one."""
        samples = self.samples(start, end)
        return max((abs(b - a) for a, b in zip(samples, samples[self.CHANNELS:])), default=0)
