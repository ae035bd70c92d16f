"""Measures the shipped files; exits 1 if one misses a limit.

Everything is read from the encoded files with ffmpeg, not from `render.py`'s
memory, because players hear the codec, too.
"""
import re
import subprocess
import sys

import numpy as np

from render import PIECES, RESOURCES
from score import name
from sounds import GAMES, LONG, SOUNDS
from synth import RATE

WINDOW, HOP = 1024, 256
SECONDS = {"tap": (.05, .12), "slide": (.10, .20), "bump": (.10, .22), "lift": (.08, .20), "drop": (.10, .25),
           "switch": (.08, .20), "open": (.25, .60), "win": (1.5, 2.5), "scramble": (.70, 1.0), "wrong": (.30, .60),
           **{key: (low, high) for key, (_, _, low, high) in GAMES.items()}}


def decode(path):
    """A file as floats, channels first, at its own rate and layout."""
    probe = subprocess.run(["ffprobe", "-v", "error", "-select_streams", "a:0", "-show_entries",
                            "stream=sample_rate,channels", "-of", "csv=p=0", str(path)],
                           capture_output=True, text=True, check=True).stdout
    rate, channels = (int(v) for v in probe.strip().split(","))
    raw = subprocess.run(["ffmpeg", "-v", "error", "-i", str(path), "-f", "f32le", "-"],
                         capture_output=True, check=True).stdout
    return rate, np.frombuffer(raw, "<f4").reshape(-1, channels).T.astype(np.float64)


def ebur128(path):
    """ffmpeg's integrated loudness, loudness range and true peak."""
    text = subprocess.run(["ffmpeg", "-hide_banner", "-nostats", "-i", str(path), "-af", "ebur128=peak=true",
                           "-f", "null", "-"], capture_output=True, text=True, check=True).stderr
    summary = text[text.rindex("Summary:"):]
    return [float(re.search(label + r":\s+(-?[\d.]+|-inf)", summary).group(1)) for label in ("I", "LRA", "Peak")]


def frames(mono):
    """Magnitude spectra of overlapping Hann windows."""
    view = np.lib.stride_tricks.sliding_window_view(mono, WINDOW)[::HOP]
    return np.concatenate([np.abs(np.fft.rfft(part * np.hanning(WINDOW), axis=1)).astype(np.float32)
                           for part in np.array_split(view, max(len(view) // 2000, 1))])


def flux(mono):
    """The sum of how much louder each frequency becomes from frame to frame: a click is a spike."""
    return np.maximum(np.diff(frames(mono), axis=0), 0).sum(axis=1)


def seam(stereo):
    """Jump, bend and flux across the loop's seam, each relative to its 99th percentile elsewhere."""
    def ratio(order):
        """The largest difference of this order across the seam."""
        inside = np.abs(np.diff(stereo, n=order, axis=1))
        around = np.concatenate([stereo[:, -order:], stereo[:, :order]], axis=1)
        return np.abs(np.diff(around, n=order, axis=1)).max() / np.percentile(inside, 99)
    mono = stereo.mean(axis=0)
    reach = 2 * WINDOW
    joined = np.concatenate([mono[-reach:], mono[:reach]])
    return ratio(1), ratio(2), flux(joined).max() / np.percentile(flux(mono), 99)


def longest_silence(mono):
    """The longest time below −50 dBFS RMS, in seconds, in steps of 50 ms."""
    step = RATE // 20
    level = np.sqrt((mono[:len(mono) // step * step].reshape(-1, step) ** 2).mean(axis=1))
    longest = run = 0
    for quiet in level < 10 ** (-50 / 20):
        run = run + 1 if quiet else 0
        longest = max(longest, run)
    return longest / 20


def colour(mono):
    """Spectral centroid in Hz and the share of energy over 8 kHz, from the mean power spectrum."""
    size = 1 << (max(len(mono), 2) - 1).bit_length()
    power = np.abs(np.fft.rfft(mono, size)) ** 2
    freqs = np.fft.rfftfreq(size, 1 / RATE)
    return (freqs * power).sum() / power.sum(), power[freqs > 8000].sum() / power.sum()


def track_rows(key):
    """(measure, printed value, good) for one loop."""
    piece, path = PIECES[key][0], RESOURCES / "Music" / f"{key}.ogg"
    rate, stereo = decode(path)
    mono = stereo.mean(axis=0)
    lufs, reach, peak = ebur128(path)
    jump, bend, change = seam(stereo)
    centroid, high = colour(mono)
    together = np.corrcoef(stereo)[0, 1]
    pitches = [n.pitch for n in piece.melody]
    offset, quiet = np.abs(stereo.mean(axis=1)).max(), longest_silence(mono)
    return [
        ("rate, channels", f"{rate} Hz, {len(stereo)}", rate == RATE and len(stereo) == 2),
        ("samples", f"{stereo.shape[1]} of {piece.samples}", stereo.shape[1] == piece.samples),
        ("length", f"{stereo.shape[1] / rate:.2f} s, {piece.bars} bars", 60 <= stereo.shape[1] / rate <= 96),
        ("size", f"{path.stat().st_size / 1e6:.2f} MB", path.stat().st_size < 1.5e6),
        ("loudness", f"{lufs:.1f} LUFS (range {reach:.1f} LU)", abs(lufs + 18) <= 1),
        ("true peak", f"{peak:.1f} dBTP", peak < -1.5),
        ("seam: jump / 99th pct", f"{jump:.2f}", jump <= 1),
        ("seam: bend / 99th pct", f"{bend:.2f}", bend <= 1),
        ("seam: flux / 99th pct", f"{change:.2f}", change <= 1),
        ("DC offset", f"{offset:.1e}", offset < 1e-4),
        ("spectral centroid", f"{centroid:.0f} Hz", 200 <= centroid <= 1500),
        ("energy over 8 kHz", f"{high:.5%}", high < 0.005),
        ("stereo correlation", f"{together:.2f}", 0.3 <= together < 0.99),
        ("longest silence", f"{quiet:.2f} s", quiet <= 1),
        ("melody range", f"{name(min(pitches))} to {name(max(pitches))}", max(pitches) - min(pitches) <= 21),
    ]


def sound_row(key):
    """(printed line, good) for one short sound: level, length, silent ends, soft edges, spectrum."""
    path = RESOURCES / "Sounds" / f"{key}.{'ogg' if key in LONG else 'wav'}"
    rate, signal = decode(path)
    mono = signal.mean(axis=0)
    peak, seconds = 20 * np.log10(np.abs(mono).max()), len(mono) / rate
    ends = max(abs(mono[0]), abs(mono[-1])) * 32768
    edge = max(np.abs(mono[:48]).max(), np.abs(mono[-48:]).max()) / np.abs(mono).max()
    centroid, high = colour(mono)
    low, long = SECONDS[key]
    good = [rate == RATE, -6.05 <= peak <= -3, low <= seconds <= long, ends <= (2 if key in LONG else 0),
            edge < 0.5, high < 0.02, abs(mono.mean()) < 1e-3]
    line = (f"{path.name:22s} {seconds:5.3f} s  peak {peak:5.1f} dB  ends {ends:.0f} LSB  1 ms edge {edge:.2f}"
            f"  centroid {centroid:5.0f} Hz  over 8 kHz {high:.3%}  {path.stat().st_size / 1000:5.1f} kB")
    return line, all(good)


def main():
    """Print every table; returns the number of misses."""
    misses = 0
    for key in PIECES:
        print(f"\n{key}.ogg")
        for label, value, good in track_rows(key):
            misses += not good
            print(f"  {'ok  ' if good else 'MISS'} {label:24s} {value}")
    print("\nsounds")
    for key in SOUNDS:
        line, good = sound_row(key)
        misses += not good
        print(f"  {'ok  ' if good else 'MISS'} {line}")
    total = sum(p.stat().st_size for p in (RESOURCES / "Sounds").iterdir())
    print(f"  {'ok  ' if total < 1200e3 else 'MISS'} total {total / 1000:.0f} kB")
    return misses + (total >= 1200e3)


if __name__ == "__main__":
    sys.exit(1 if main() else 0)
