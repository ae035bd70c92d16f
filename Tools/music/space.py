"""The stereo field: a circular tape, a small wooden room, the final level.

The tape is a ring: what runs past the end is added at the start, and the room and
every filter are circular, too. So the loop has no seam.
"""
import numpy as np

from synth import LN1000, RATE, noise, ramp

LEAD = int(0.1 * RATE)  # the file is cut this long before bar 1: never on an attack
TARGET_LUFS = -18.0
CEILING = 10 ** (-2.6 / 20)  # sample peak; leaves room for true peak and the codec


class Tape:
    """Stereo dry and room buses of a fixed length, written circularly."""

    def __init__(self, length):
        self.length = length
        self.dry = np.zeros((2, length))
        self.room = np.zeros((2, length))

    def add(self, sound, start, pan=0.0, level=1.0, send=0.2):
        """Add one mono sound to the ring; pan −1…1 with constant power."""
        sides = np.array([np.cos((pan + 1) * np.pi / 4), np.sin((pan + 1) * np.pi / 4)])[:, None]
        placed = sides * (level * sound[None, :self.length])
        start %= self.length
        first = min(placed.shape[1], self.length - start)
        for bus, gain in ((self.dry, 1.0), (self.room, send)):
            bus[:, start:start + first] += gain * placed[:, :first]
            bus[:, :placed.shape[1] - first] += gain * placed[:, first:]

    def mix(self, room_seconds, seed):
        """Dry and room together, filtered; still a ring."""
        impulse = room(room_seconds, seed)
        wet = ring(self.room, np.fft.rfft(impulse, self.length, axis=1))
        return ring(self.dry + wet, tone(np.fft.rfftfreq(self.length, 1 / RATE)))


def ring(signal, response):
    """Circular filtering by a frequency response."""
    return np.fft.irfft(np.fft.rfft(signal, axis=1) * response, signal.shape[1], axis=1)


def tone(freqs):
    """A warm sound: no rumble below 32 Hz, a gentle slope above 7 kHz."""
    low = freqs ** 4 / (freqs ** 4 + 32.0 ** 4)
    return low / np.sqrt(1 + (freqs / 7500.0) ** 4)


def room(seconds, seed):
    """A small wooden room: a few early reflections, then a tail whose high frequencies fade first."""
    rng = np.random.default_rng(seed)
    count = int(seconds * RATE)
    t = np.arange(count + 1) / RATE
    out = np.zeros((2, count + 1))
    for side in range(2):
        for centre, share in ((150, 0.85), (500, 1.0), (1600, 0.75), (4500, 0.35)):
            out[side] += 0.5 * noise(seconds, centre, 0.55, rng) * np.exp(-LN1000 * t / (seconds * share))
        for delay in np.sort(rng.uniform(0.006, 0.045, 6)):
            out[side, int(delay * RATE)] += rng.choice([-1, 1]) * 14 * np.exp(-delay / 0.03)
        predelay = int(0.012 * RATE)
        out[side, :predelay] *= ramp(predelay)
    return out / np.sqrt((out ** 2).sum(axis=1, keepdims=True))


def k_weight(freqs):
    """The magnitude of the two BS.1770 filters at 48 kHz: how loud each frequency seems."""
    z = np.exp(-2j * np.pi * freqs / RATE)
    shelf = ((1.53512485958697 - 2.69169618940638 * z + 1.19839281085285 * z ** 2)
             / (1 - 1.69065929318241 * z + 0.73248077421585 * z ** 2))
    high = (1 - 2 * z + z ** 2) / (1 - 1.99004745483398 * z + 0.99007225036621 * z ** 2)
    return np.abs(shelf * high)


def loudness(signal):
    """Integrated LUFS by BS.1770 with its gates. `listen.py` uses ffmpeg, as an independent check."""
    weighted = ring(signal, k_weight(np.fft.rfftfreq(signal.shape[1], 1 / RATE)))
    hop = RATE // 10
    power = (weighted ** 2).sum(axis=0)
    steps = power[:len(power) // hop * hop].reshape(-1, hop).mean(axis=1)
    blocks = np.convolve(steps, np.ones(4) / 4, mode="valid")
    blocks = blocks[blocks > 10 ** ((-70 + 0.691) / 10)]
    blocks = blocks[blocks > 0.1 * blocks.mean()]
    return -0.691 + 10 * np.log10(blocks.mean())


def spread(values, reach, pick):
    """A sliding minimum or maximum on a ring, by doubling: a logarithmic number of steps."""
    out, width = values, 1
    while width < reach:
        step = min(width, reach - width)
        out, width = pick(out, np.roll(out, -step)), width + step
    return np.roll(out, reach // 2)


def limit(signal, ceiling):
    """Limit the few highest peaks, slowly enough to be inaudible."""
    need = np.minimum(1.0, ceiling / np.maximum(np.abs(signal).max(axis=0), 1e-9))
    reach = int(0.024 * RATE) | 1
    low = spread(need, reach, np.minimum)
    window = np.hanning(reach - 2)
    kernel = np.zeros(len(low))
    kernel[:len(window)] = window / window.sum()
    kernel = np.roll(kernel, -(len(window) // 2))
    return signal * ring(low[None], np.fft.rfft(kernel))[0]


def master(signal, lead=LEAD):
    """To −18 LUFS below the ceiling; twice, since limiting lowers the level a little."""
    for _ in range(2):
        signal = limit(signal * 10 ** ((TARGET_LUFS - loudness(signal)) / 20), CEILING)
    return np.roll(signal, lead, axis=1)
