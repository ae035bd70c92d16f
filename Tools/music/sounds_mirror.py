"""The mirror puzzle's short sounds: thread, cloth and the wood of a loom.  In A, like its tune."""
import numpy as np

import synth
from kit import canvas, fade, put, rub, wood
from percussion import box, swell
from synth import RATE, knock


def pluck(pitch, level, rng):
    """One thread of the warp under a fingertip."""
    return synth.pizzicato(pitch, 0.2, level, rng)


def pick(rng):
    """A piece is picked up: a thread, upwards."""
    page = canvas(0.22)
    put(page, rub(0.10, 900, 2000, 0.4, rng), 0.0, 0.07)
    put(page, pluck(69, 0.5, rng), 0.0)
    put(page, pluck(76, 0.5, rng), 0.045)
    return fade(page, 0.12)


def drop(rng):
    """Into its cell: cloth on cloth, then wood."""
    page = canvas(0.20)
    put(page, knock(0.05, 420, 0.7, 0.28, rng), 0.0)
    put(page, wood(440.0, 0.08, 0.75, rng), 0.012)
    put(page, pluck(57, 0.30, rng), 0.012)
    return fade(page, 0.08)


def swap(rng):
    """Two pieces swap: one thread up, one down, one knock."""
    page = canvas(0.30)
    put(page, pluck(72, 0.5, rng), 0.0)
    put(page, pluck(67, 0.5, rng), 0.07)
    put(page, wood(440.0, 0.07, 0.55, rng), 0.10)
    put(page, rub(0.12, 1500, 800, 0.5, rng), 0.0, 0.06)
    return fade(page, 0.12)


def back(rng):
    """Back into the tray: a slide that ends low."""
    page = canvas(0.26)
    put(page, rub(0.16, 1500, 600, 0.35, rng), 0.0, 0.10)
    put(page, pluck(64, 0.40, rng), 0.02)
    put(page, pluck(57, 0.45, rng), 0.11)
    return fade(page, 0.10)


def right(pitch):
    """A piece is where it belongs: a stitch is drawn tight, after the knock of its cell."""
    def make(rng):
        page = canvas(0.42)
        put(page, pluck(pitch, 0.8, rng), 0.09)
        put(page, synth.kalimba(pitch + 12, 0.3, 0.35, rng), 0.10, 0.35)
        return fade(page, 0.2)
    return make


def weave(rng):
    """One row: the shuttle flies, the batten beats."""
    page = canvas(0.26)
    put(page, swell(0.17, 1700, 0.6, 0.6, rng), 0.0, 0.13)
    put(page, wood(660.0, 0.05, 0.45, rng), 0.15)
    put(page, box(0.5, rng), 0.15)
    return fade(page, 0.06)


def win(rng):
    """The panel is complete: the chord swells and turns to major, with threads rising left and right."""
    page = canvas(4.0)
    for k, pitch in enumerate((45, 52, 57, 61, 64)):
        put(page, synth.pad(pitch, 3.0, 0.9, rng), 0.04 * k, 0.20)
    for k, pitch in enumerate((57, 64, 69, 73, 76, 81, 85, 88)):
        put(page, synth.kalimba(pitch, 0.8, 0.45 + 0.05 * k, rng), 0.12 * k + 0.05, 0.34)
    for k, pitch in enumerate((69, 73, 76, 81)):
        put(page, synth.vibraphone(pitch, 1.6, 0.75, rng), 1.25 + 0.03 * k, 0.30)
    put(page, synth.upright_bass(33, 1.8, 0.8, rng), 1.22, 0.40)
    put(page, swell(1.5, 2300, 0.7, 0.8, rng), 0.0, 0.03)
    shape = np.minimum(1, 0.45 + 0.55 * np.arange(len(page)) / (1.3 * RATE))
    return fade(page * shape, 1.4)


# All but the plucks as OGG, to keep the folder small.
LONG = {"mirror-win", "mirror-pick", "mirror-drop", "mirror-swap", "mirror-return", "mirror-weave"}
#        sound, peak in dB, shortest and longest length in seconds
TABLE = {"mirror-pick": (pick, -5.2, .10, .30), "mirror-drop": (drop, -5.0, .10, .30), "mirror-swap": (swap, -5.5, .20, .50),
         "mirror-return": (back, -6.0, .15, .45), "mirror-weave": (weave, -5.0, .15, .45), "mirror-win": (win, -4.0, 3.0, 4.5),
         # Six steps of A major without half tones.
         **{f"mirror-right-{step + 1}": (right(pitch), -7.0, .25, .60)
            for step, pitch in enumerate((69, 71, 73, 76, 78, 81))}}
