"""The parts of the short sounds: an empty page, and touches of wood, glass, foil, paper and card."""
import numpy as np

import synth
from percussion import swell
from synth import RATE, edges, knock, modes, ramp


def canvas(seconds):
    """Silence, to which sounds are added."""
    return np.zeros(int(seconds * RATE))


def put(page, sound, at, level=1.0):
    """Add a sound to a page at a time; it is cut at the end of the page."""
    start = int(at * RATE)
    stop = min(len(page), start + len(sound))
    page[start:stop] += level * sound[:stop - start]


def laid(seconds, *sounds):
    """A page of this many seconds with sounds, each with its time and, if it is not 1, its level."""
    page = canvas(seconds)
    for sound in sounds:
        put(page, *sound)
    return page


def fade(page, seconds):
    """Fade out the end of a page."""
    count = int(seconds * RATE)
    page[-count:] *= ramp(count)[::-1]
    return page


def wood(freq, life, level, rng):
    """A wooden tile that is touched: three modes of a small plate, and the finger."""
    freq *= 1 + 0.012 * rng.standard_normal()
    plate = modes([freq, 1.71 * freq, 2.63 * freq], [0.6, 0.24, 0.08], [life, life * 0.55, life * 0.3], life * 1.1)
    return level * synth.plus(edges(plate, 0.0015, 0.006), knock(0.02, freq * 1.4, 0.6, 0.06, rng))


def rub(seconds, low, high, peak, rng):
    """Wood or paper that slides over wood: noise that moves from low to high."""
    first, last = swell(seconds, low, 0.6, peak, rng), swell(seconds, high, 0.6, peak, rng)
    turn = ramp(len(first))
    return first * (1 - turn) + last * turn


def glass(freq, life, level, rng):
    """A thick bottle that is touched: a low ring and two high ones that end quickly; a soft attack."""
    freq *= 1 + 0.006 * rng.standard_normal()
    ring = modes([freq, 1.52 * freq, 2.41 * freq, 3.3 * freq], [0.6, 0.30, 0.14, 0.05],
                 [life, life * 0.6, life * 0.3, life * 0.15], life * 1.1)
    return level * synth.plus(edges(ring, 0.002, 0.01), knock(0.012, 1800, 0.5, 0.05, rng))


def crackle(seconds, count, low, high, rng):
    """A crisp packet in the hand: many small crackles, dense at first."""
    page = canvas(seconds)
    for at in np.sort(seconds * 0.85 * rng.random(count) ** 1.3):
        put(page, knock(0.006 + 0.012 * rng.random(), low * (high / low) ** rng.random(), 0.35, 0.3 + 0.7 * rng.random(), rng), at)
    return page


def flap(seconds, centre, level, rng):
    """A sheet of paper moved through the air: a breath, then the paper."""
    page = canvas(seconds)
    put(page, rub(seconds * 0.8, centre * 0.6, centre * 1.5, 0.4, rng), 0.0, 0.5 * level)
    put(page, swell(seconds * 0.5, centre * 2.2, 0.5, 0.3, rng), seconds * 0.12, 0.25 * level)
    return page


def card(level, rng):
    """A playing card put down flat: a snap of cardboard on felt."""
    page = canvas(0.09)
    put(page, knock(0.03, 1500, 0.7, 0.5, rng), 0.0, level)
    put(page, knock(0.05, 420, 0.6, 0.5, rng), 0.004, level)
    return page


def chip(freq, level, rng):
    """A clay chip put on another: dry, high, short."""
    freq *= 1 + 0.02 * rng.standard_normal()
    clay = modes([freq, 1.37 * freq, 2.2 * freq], [0.6, 0.4, 0.16], [0.06, 0.045, 0.02], 0.07)
    return level * synth.plus(edges(clay, 0.001, 0.006), knock(0.014, 2100, 0.5, 0.16, rng))
