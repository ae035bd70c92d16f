"""The short sounds: a table, wooden tiles and paper.

All use the instruments of the tunes and are in D, Fifteen's key, so that they fit
the music at any time. They start and end at zero.
"""
import numpy as np

import sounds_blackjack
import sounds_mirror
import sounds_pet
import sounds_recycle
import synth
from kit import canvas, fade, laid, put, rub, wood
from percussion import swell, tick
from synth import RATE, edges, knock, modes

GAMES = {**sounds_recycle.TABLE, **sounds_blackjack.TABLE, **sounds_mirror.TABLE, **sounds_pet.TABLE}
LONG = {"win"} | sounds_recycle.LONG | sounds_blackjack.LONG | sounds_mirror.LONG | sounds_pet.LONG  # shipped as OGG: too long for WAV
PEAK_DB = {"tap": -6.0, "slide": -5.5, "bump": -5.0, "lift": -6.0, "drop": -4.5, "switch": -5.5,
           "open": -6.0, "win": -4.0, "scramble": -4.5, "wrong": -5.5,
           "star-1": -6.0, "star-2": -6.0, "star-3": -5.5,
           **{key: peak for key, (_, peak, _, _) in GAMES.items()}}


def tap(rng):
    """A fingertip on a paper button: the most frequent sound, so the softest."""
    return laid(0.085,
                (wood(587.3, 0.07, 0.8, rng), 0.0),
                (knock(0.03, 1500, 0.6, 0.06, rng), 0.0))


def slide(rng):
    """A tile that slides along the tray for 110 ms, then touches the next."""
    return laid(0.16,
                (rub(0.115, 700, 1500, 0.55, rng), 0.0, 0.13),
                (modes([147.0], [0.10], [0.12], 0.13), 0.0),
                (wood(440.0, 0.06, 0.75, rng), 0.095))


def bump(rng):
    """A tile that cannot move: a dull knock."""
    return laid(0.17,
                (modes([110.0, 220.0, 349.2], [0.55, 0.6, 0.22], [0.15, 0.12, 0.07], 0.17), 0.0),
                (knock(0.05, 380, 0.6, 0.22, rng), 0.0))


def lift(rng):
    """Up from the table: a rising breath of paper with a soft fifth."""
    return laid(0.14,
                (rub(0.11, 900, 2100, 0.4, rng), 0.0, 0.10),
                (wood(587.3, 0.05, 0.30, rng), 0.002),
                (wood(880.0, 0.06, 0.30, rng), 0.035))


def drop(rng):
    """Down again: two edges, one a moment after the other, as if put down by hand."""
    return laid(0.19,
                (modes([146.8, 220.0], [0.35, 0.25], [0.15, 0.09], 0.17), 0.0),
                (wood(440.0, 0.08, 0.55, rng), 0.0),
                (wood(587.3, 0.06, 0.28, rng), 0.028))


def switch(rng):
    """A wooden lever: two ticks a fourth apart."""
    return laid(0.15,
                (wood(587.3, 0.05, 0.5, rng), 0.0),
                (wood(784.0, 0.09, 0.75, rng), 0.052))


def open_(rng):
    """A turned page: a long soft whoosh, then the sheet coming to rest."""
    return laid(0.42,
                (rub(0.36, 520, 1700, 0.62, rng), 0.0, 0.16),
                (swell(0.22, 2600, 0.4, 0.5, rng), 0.08, 0.035),
                (knock(0.06, 320, 0.7, 0.10, rng), 0.29))


def scramble(rng):
    """A dozen tiles stirred by a hand, dense at first."""
    page = canvas(0.86)
    put(page, rub(0.70, 800, 1300, 0.35, rng), 0.0, 0.075)
    times = np.sort(0.02 + 0.70 * rng.random(15) ** 1.15)
    for k, at in enumerate(times):
        pitch = rng.choice([293.7, 440.0, 493.9, 587.3, 659.3])
        put(page, wood(pitch, 0.06, 0.34 + 0.22 * rng.random() - 0.008 * k, rng), at)
    put(page, wood(440.0, 0.09, 0.55, rng), 0.76)
    return page


def wrong(rng):
    """A mistake, but gentle: two low notes, a semitone down."""
    return laid(0.46,
                (synth.marimba(58, 0.3, 0.7, rng), 0.0, 0.8),
                (synth.marimba(57, 0.4, 0.6, rng), 0.13, 0.8),
                (knock(0.05, 240, 0.6, 0.10, rng), 0.13))


def win(rng):
    """The beginning of Fifteen's tune, fast, ending on the high D."""
    page = canvas(2.4)
    melody = ((0.00, 69, .75), (0.14, 66, .65), (0.28, 67, .70), (0.42, 71, .80),
              (0.60, 74, .95), (0.78, 78, .85), (0.96, 81, 1.0))
    for at, pitch, velocity in melody:
        put(page, synth.kalimba(pitch, 1.2, velocity, rng), at + 0.004 * rng.random(), 0.32)
        put(page, synth.marimba(pitch - 12, 1.0, velocity, rng), at, 0.34)
    for k, pitch in enumerate((50, 57, 62, 66, 69, 74)):
        put(page, synth.felt_piano(pitch, 1.25, 0.6, rng), 0.96 + 0.016 * k, 0.20)
    put(page, synth.ocarina(86, 0.75, 0.8, rng), 0.98, 0.085)
    put(page, synth.ocarina(81, 0.75, 0.8, rng), 0.98, 0.085)
    for at in (0.42, 0.96):
        put(page, tick(0.35, rng), at, 0.4)
    return fade(page, 0.9)


def star(pitch):
    """A paper star lands: a kalimba note with a wooden edge; three of them make a chord of D."""
    def make(rng):
        return laid(0.55,
                    (synth.kalimba(pitch, 0.5, 0.9, rng), 0.0, 0.8),
                    (synth.marimba(pitch - 12, 0.4, 0.6, rng), 0.0, 0.5),
                    (wood(880.0, 0.05, 0.35, rng), 0.0))
    return make


SOUNDS = {"tap": tap, "slide": slide, "bump": bump, "lift": lift, "drop": drop, "switch": switch,
          "star-1": star(74), "star-2": star(78), "star-3": star(81), "open": open_, "win": win, "scramble": scramble, "wrong": wrong,
          **{key: make for key, (make, _, _, _) in GAMES.items()}}


def warm(signal):
    """Remove rumble, offset and harshness, like the mastering of the tracks."""
    size = 1 << (2 * len(signal) - 1).bit_length()
    freqs = np.fft.rfftfreq(size, 1 / RATE)
    shape = freqs ** 4 / (freqs ** 4 + 45.0 ** 4) / (1 + (freqs / 6500.0) ** 4)
    return np.fft.irfft(np.fft.rfft(signal, size) * shape, size)[:len(signal)]


def finished(key, make):
    """One sound at its level: filtered, faded in and out to zero."""
    rng = np.random.default_rng([15, sum(key.encode())])
    sound = edges(warm(make(rng)), 0.003, 0.012)
    sound[0] = sound[-1] = 0.0
    if key in LONG:  # the codec smears a little: add some silence
        sound = np.concatenate([np.zeros(RATE // 200), sound, np.zeros(RATE // 25)])
    return sound * 10 ** (PEAK_DB[key] / 20) / np.abs(sound).max()
