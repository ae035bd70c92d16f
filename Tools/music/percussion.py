"""The instruments without pitch: shaker, brush, wood tick, cardboard box.

Dark on purpose: cheap kiosk loudspeakers and tired ears need nothing over 8 kHz.
"""
import numpy as np

from synth import edges, knock, modes, noise, plus, RATE


def swell(seconds, centre, octaves, peak, rng):
    """Noise that rises until `peak` (a share of the length) and falls again: a stroke, not a hit."""
    body = noise(seconds, centre, octaves, rng)
    x = np.linspace(0, 1, len(body))
    shape = np.where(x < peak, np.sin(0.5 * np.pi * x / peak), np.cos(0.5 * np.pi * (x - peak) / (1 - peak)))
    return edges(body * np.clip(shape, 0, 1) ** 2, 0.002, 0.005)


def shaker(velocity, rng):
    """Rice in a paper cup."""
    return 0.20 * velocity * swell(0.085 + 0.02 * rng.random(), 4300 + 500 * rng.random(), 0.42, 0.30, rng)


def brush(velocity, rng):
    """A brush swept over cardboard."""
    sweep = 0.16 * swell(0.24, 2300, 0.65, 0.35, rng)
    return velocity * plus(sweep, knock(0.05, 900, 0.8, 0.10, rng))


def tick(velocity, rng):
    """Two small wooden tiles touching."""
    f = 880 * (1 + 0.02 * rng.standard_normal())
    wood = modes([f, 1.62 * f, 2.71 * f], [0.5, 0.28, 0.10], [0.10, 0.06, 0.035], 0.12)
    return edges(velocity * plus(wood, knock(0.012, 1900, 0.5, 0.05, rng)), 0.001, 0.01)


def box(velocity, rng):
    """A fingertip on a shoe box, very soft."""
    t = np.arange(int(0.22 * RATE)) / RATE
    phase = 2 * np.pi * (62 * t + 0.9 * (1 - np.exp(-t / 0.025)))
    body = 0.7 * np.sin(phase) * np.exp(-t / 0.05)
    return edges(velocity * plus(body, knock(0.04, 260, 0.7, 0.12, rng)), 0.002, 0.02)


def clink(velocity, rng):
    """Two empty bottles touching in a crate, the second slightly lower."""
    f = 1396.9 * (1 + 0.012 * rng.standard_normal())
    glass = modes([f, 1.498 * f, 2.32 * f], [0.40, 0.20, 0.07], [0.34, 0.20, 0.09], 0.36)
    return edges(velocity * plus(glass, knock(0.01, 2400, 0.4, 0.03, rng)), 0.001, 0.03)


KIT = {"shaker": shaker, "brush": brush, "tick": tick, "box": box, "clink": clink}
