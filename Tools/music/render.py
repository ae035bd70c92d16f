"""Compose, perform, encode: `python3 render.py [menu] [fifteen] [recycle] [blackjack] [mirror] [pet] [sounds]` (all by default).

Everything is seeded and oggenc is given a fixed serial number, so the same source
makes the same files.
"""
import subprocess
import sys
import tempfile
import time
import wave
from pathlib import Path

import numpy as np

import blackjack
import fifteen
import menu
import mirror
import pet
import recycle
import sounds
from arrange import perform
from synth import RATE

RESOURCES = Path(__file__).resolve().parents[2] / "Resources"
PIECES = {"menu": (menu.PIECE, "Open Box"), "fifteen": (fifteen.PIECE, "One Square Free"),
          "recycle": (recycle.PIECE, "Morning Round"), "blackjack": (blackjack.PIECE, "Late Felt"),
          "mirror": (mirror.PIECE, "Warp and Weft"), "pet": (pet.PIECE, "Lamp in the Garden")}
QUALITY = {"menu": "4", "fifteen": "4", "pet": "3"}  # of oggenc; there is nothing over 8 kHz, so newer tunes use a lower quality
LEAN = "1.5"


def pcm(signal, dither=None):
    """Floats to 16-bit frames. Loops are dithered; short sounds are not, since they must end at zero."""
    scaled = np.atleast_2d(signal).T * 32767.0
    if dither is not None:
        scaled = scaled + dither.random(scaled.shape) - dither.random(scaled.shape)
    return np.clip(np.round(scaled), -32768, 32767).astype("<i2")


def write_wav(path, signal, dither=None):
    """A plain 48 kHz 16-bit WAV."""
    frames = pcm(signal, dither)
    with wave.open(str(path), "wb") as out:
        out.setnchannels(frames.shape[1])
        out.setsampwidth(2)
        out.setframerate(RATE)
        out.writeframes(frames.tobytes())


def write_ogg(path, signal, title, serial, dither=None, quality="4"):
    """An OGG Vorbis file of exactly as many samples as the signal."""
    with tempfile.NamedTemporaryFile(suffix=".wav") as draft:
        write_wav(draft.name, signal, dither)
        subprocess.run(["oggenc", "-Q", "-q", quality, "-s", str(serial), "-t", title, "-a", "Recreo",
                        "-o", str(path), draft.name], check=True)


def render_track(key):
    """One loop, from the composition to the file."""
    piece, title = PIECES[key]
    path = RESOURCES / "Music" / f"{key}.ogg"
    write_ogg(path, perform(piece), title, piece.seed, np.random.default_rng(piece.seed),
              QUALITY.get(key, LEAN))
    return path


def render_sounds():
    """Every short sound: long ones as OGG, the rest as WAV, which can play at once."""
    for key, make in sounds.SOUNDS.items():
        path = RESOURCES / "Sounds" / f"{key}.{'ogg' if key in sounds.LONG else 'wav'}"
        signal = sounds.finished(key, make)
        if key in sounds.LONG:
            write_ogg(path, signal, f"Recreo {key}", 15)
        else:
            write_wav(path, signal)
        yield path


def main(wanted):
    """Render what was asked for and print the results."""
    for folder in ("Music", "Sounds"):
        (RESOURCES / folder).mkdir(parents=True, exist_ok=True)
    for key in wanted or [*PIECES, "sounds"]:
        began = time.monotonic()
        paths = list(render_sounds()) if key == "sounds" else [render_track(key)]
        for path in paths:
            print(f"{path.relative_to(RESOURCES.parent)}  {path.stat().st_size / 1000:.1f} kB")
        print(f"  {time.monotonic() - began:.1f} s")


if __name__ == "__main__":
    main(sys.argv[1:])
