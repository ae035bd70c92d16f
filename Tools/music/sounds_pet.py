"""The pet's short sounds: its voice, its steps, its food.  In G, like its tune."""
import synth
from kit import canvas, chip, crackle, fade, put, rub, wood
from percussion import swell
from synth import knock, modes


def chirp(page, at, pitches, level, rng):
    """Its voice: short blown notes, each with a kalimba's attack."""
    for k, pitch in enumerate(pitches):
        put(page, synth.bottle(pitch, 0.11, 0.8, rng), at + 0.10 * k, level)
        put(page, synth.kalimba(pitch, 0.3, 0.6, rng), at + 0.10 * k, level * 0.35)


def call(rng):
    """It calls twice, the second time a little higher."""
    page = canvas(1.1)
    chirp(page, 0.0, (74, 79), 0.5, rng)
    chirp(page, 0.42, (76, 81), 0.55, rng)
    return fade(page, 0.4)


def eat(rng):
    """Three bites, each softer, then a short blown note."""
    page = canvas(0.62)
    for at, level in ((0.0, 1.0), (0.17, 0.85), (0.33, 0.7)):
        put(page, crackle(0.08, 12, 700, 2200, rng), at, 0.10 * level)
        put(page, knock(0.05, 520, 0.7, 0.5, rng), at, level)
        put(page, wood(392.0, 0.05, 0.35, rng), at, level)
    put(page, synth.bottle(67, 0.10, 0.6, rng), 0.44, 0.3)
    return fade(page, 0.08)


def happy(rng):
    """Up the chord and one note more."""
    page = canvas(0.85)
    chirp(page, 0.0, (74, 79, 83), 0.42, rng)
    put(page, synth.kalimba(86, 0.5, 0.7, rng), 0.30, 0.4)
    return fade(page, 0.35)


def sleep(rng):
    """Two falling notes and a breath."""
    page = canvas(1.4)
    for at, pitch in ((0.0, 74), (0.22, 71), (0.48, 67)):
        put(page, synth.vibraphone(pitch, 0.7, 0.45, rng), at, 0.42)
    put(page, swell(0.7, 500, 0.8, 0.5, rng), 0.5, 0.06)
    return fade(page, 0.7)


def pat(rng):
    """A hand over fur, and a purr."""
    page = canvas(0.34)
    put(page, rub(0.26, 500, 1100, 0.45, rng), 0.0, 0.10)
    for k in range(5):
        put(page, modes([98.0, 147.0], [0.5, 0.3], [0.05, 0.04], 0.06), 0.05 + 0.045 * k, 0.5)
    return fade(page, 0.1)


def land(rng):
    """Four paws land on a path."""
    page = canvas(0.26)
    put(page, modes([98.0, 196.0], [0.6, 0.3], [0.12, 0.07], 0.16), 0.0)
    put(page, knock(0.05, 300, 0.7, 0.3, rng), 0.0)
    put(page, knock(0.03, 900, 0.6, 0.12, rng), 0.05)
    return fade(page, 0.06)


def train(rng):
    """Three rising steps on wood; the last one rings."""
    page = canvas(0.7)
    for at, freq, level in ((0.0, 392.0, 0.7), (0.13, 493.9, 0.8), (0.26, 587.3, 0.9)):
        put(page, wood(freq, 0.09, level, rng), at)
        put(page, knock(0.03, 1400, 0.6, 0.1, rng), at)
    put(page, synth.kalimba(79, 0.4, 0.7, rng), 0.27, 0.4)
    return fade(page, 0.25)


def hatch(rng):
    """Somebody is there: four notes up the chord, the last one rings."""
    page = canvas(1.3)
    for k, pitch in enumerate((67, 71, 74, 79)):
        put(page, synth.kalimba(pitch, 0.6, 0.7, rng), 0.16 * k, 0.42)
        put(page, synth.bottle(pitch + 12, 0.12, 0.6, rng), 0.16 * k, 0.16)
    put(page, synth.vibraphone(79, 0.8, 0.4, rng), 0.48, 0.3)
    return fade(page, 0.6)


def coin(rng):
    """Something earned: two short notes, the second higher."""
    page = canvas(0.42)
    put(page, chip(1174.7, 0.4, rng), 0.0)
    put(page, synth.kalimba(83, 0.25, 0.7, rng), 0.01, 0.4)
    put(page, chip(1568.0, 0.35, rng), 0.09)
    put(page, synth.kalimba(86, 0.3, 0.7, rng), 0.10, 0.4)
    return fade(page, 0.15)


def hit(rng):
    """A friendly bump: a soft hit and a plucked string."""
    page = canvas(0.30)
    put(page, knock(0.07, 260, 0.8, 0.7, rng), 0.0)
    put(page, modes([147.0], [0.6], [0.10], 0.14), 0.0)
    put(page, synth.pizzicato(62, 0.2, 0.8, rng), 0.01, 0.5)
    return fade(page, 0.1)


LONG = {"pet-call", "pet-sleep", "pet-happy", "pet-eat", "pet-train"}
#        sound, peak in dB, shortest and longest length in seconds
TABLE = {"pet-call": (call, -5.0, .80, 1.3), "pet-eat": (eat, -5.5, .40, .80), "pet-happy": (happy, -5.0, .60, 1.1),
         "pet-sleep": (sleep, -5.5, 1.0, 1.7), "pet-pat": (pat, -6.0, .20, .50), "pet-land": (land, -5.0, .15, .40),
         "pet-train": (train, -5.5, .45, .90), "pet-coin": (coin, -6.0, .25, .60), "pet-hit": (hit, -5.0, .20, .45),
         "pet-hatch": (hatch, -5.0, 1.0, 1.4)}
