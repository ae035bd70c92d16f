"""Recycle's short sounds: glass, foil and paper in the hand, a lid, and right and wrong containers.  In F, like its tune."""
import synth
from kit import canvas, crackle, fade, flap, glass, laid, put, rub, wood
from percussion import swell, tick
from synth import knock, modes


def glass_lift(rng):
    return laid(0.30,
                (glass(1046.5, 0.26, 0.55, rng), 0.0),
                (rub(0.08, 900, 1900, 0.4, rng), 0.0, 0.05))


def glass_drop(rng):
    return laid(0.36,
                (modes([174.6, 262.0], [0.30, 0.2], [0.12, 0.08], 0.14), 0.0),
                (glass(698.5, 0.30, 0.7, rng), 0.002),
                (glass(932.0, 0.22, 0.25, rng), 0.045))


def bag_lift(rng):
    return laid(0.24,
                (crackle(0.22, 26, 1400, 4200, rng), 0.0, 0.5),
                (rub(0.18, 1200, 2600, 0.4, rng), 0.0, 0.10))


def bag_drop(rng):
    return laid(0.26,
                (knock(0.09, 300, 0.7, 0.30, rng), 0.0),
                (crackle(0.2, 20, 1000, 3200, rng), 0.01, 0.45))


def paper_lift(rng):
    return laid(0.20,
                (flap(0.18, 1300, 0.5, rng), 0.0),
                (wood(880.0, 0.05, 0.18, rng), 0.004))


def paper_drop(rng):
    return laid(0.22,
                (flap(0.14, 900, 0.35, rng), 0.0),
                (knock(0.05, 520, 0.7, 0.20, rng), 0.10))


def lid(rng):
    """A cardboard hinge, and the lid against its stop."""
    return laid(0.24,
                (rub(0.14, 500, 900, 0.7, rng), 0.0, 0.10),
                (wood(349.2, 0.08, 0.6, rng), 0.12),
                (wood(466.2, 0.05, 0.25, rng), 0.15))


def fit(rng):
    """An item goes in: a drop into the box, and a rising third for the score."""
    return fade(laid(0.55,
                     (knock(0.10, 220, 0.7, 0.30, rng), 0.0),
                     (synth.marimba(65, 0.3, 0.7, rng), 0.04, 0.55),
                     (synth.marimba(69, 0.3, 0.8, rng), 0.13, 0.6),
                     (synth.kalimba(77, 0.3, 0.5, rng), 0.13, 0.25)), 0.25)


def perfect(rng):
    """The same up to the octave, with a sparkle."""
    page = canvas(1.1)
    put(page, knock(0.10, 220, 0.7, 0.30, rng), 0.0)
    for k, pitch in enumerate((65, 69, 72, 77, 81)):
        put(page, synth.marimba(pitch, 0.4, 0.75, rng), 0.03 + 0.07 * k, 0.42)
        put(page, synth.kalimba(pitch + 12, 0.4, 0.5, rng), 0.035 + 0.07 * k, 0.18)
    for k in range(5):
        put(page, glass(1396.9 * (1, 1.26, 1.5, 1.26, 2)[k], 0.22, 0.09, rng), 0.36 + 0.055 * k)
    return fade(page, 0.5)


def wrong(rng):
    """An item knocks against the rim and slides back."""
    return fade(laid(0.40,
                     (synth.marimba(61, 0.25, 0.65, rng), 0.0, 0.7),
                     (synth.marimba(60, 0.3, 0.6, rng), 0.11, 0.7),
                     (rub(0.16, 900, 450, 0.4, rng), 0.14, 0.07)), 0.15)


def halve(rng):
    """Scissors through thick paper: two snips."""
    page = canvas(0.24)
    for at, high in ((0.0, 2200), (0.085, 2700)):
        put(page, rub(0.06, 1100, high, 0.75, rng), at, 0.16)
        put(page, knock(0.02, 1700, 0.5, 0.25, rng), at + 0.05)
        put(page, wood(698.5, 0.04, 0.3, rng), at + 0.05)
    return page


def spawn(rng):
    """A new item pops onto the table."""
    return fade(laid(0.30,
                     (rub(0.10, 600, 1700, 0.7, rng), 0.0, 0.08),
                     (synth.pizzicato(72, 0.2, 0.8, rng), 0.06, 0.7),
                     (synth.kalimba(77, 0.2, 0.45, rng), 0.10, 0.3)), 0.12)


def tick_(rng):
    """One of the last seconds: a wooden clock, audible over the music."""
    return laid(0.11,
                (tick(0.9, rng), 0.0),
                (wood(1046.5, 0.06, 0.6, rng), 0.0))


def end(rng):
    """Time's up: a wooden bell twice, then the tune's first motif, falling to F."""
    page = canvas(2.2)
    for at in (0.0, 0.18):
        put(page, glass(698.5, 0.5, 0.42, rng), at)
        put(page, wood(523.3, 0.10, 0.35, rng), at)
    for at, pitch in ((0.46, 77), (0.60, 72), (0.74, 69), (0.92, 65)):
        put(page, synth.marimba(pitch, 0.8, 0.8, rng), at, 0.5)
        put(page, synth.kalimba(pitch, 0.8, 0.6, rng), at + 0.006, 0.2)
    for k, pitch in enumerate((53, 60, 65, 69)):
        put(page, synth.felt_piano(pitch, 1.0, 0.6, rng), 0.92 + 0.02 * k, 0.24)
    put(page, swell(0.5, 900, 0.7, 0.3, rng), 0.9, 0.02)
    return fade(page, 0.8)


LONG = {"recycle-end", "recycle-perfect"}
#        sound, peak in dB, shortest and longest length in seconds
TABLE = {"recycle-glass-lift": (glass_lift, -6.0, .20, .40), "recycle-glass-drop": (glass_drop, -5.0, .20, .45),
         "recycle-bag-lift": (bag_lift, -6.0, .15, .35), "recycle-bag-drop": (bag_drop, -5.5, .15, .35),
         "recycle-paper-lift": (paper_lift, -6.0, .12, .30), "recycle-paper-drop": (paper_drop, -6.0, .12, .30),
         "recycle-lid": (lid, -6.0, .15, .35), "recycle-fit": (fit, -4.5, .35, .70),
         "recycle-perfect": (perfect, -4.0, .80, 1.3), "recycle-wrong": (wrong, -5.5, .30, .60),
         "recycle-halve": (halve, -5.5, .15, .35), "recycle-spawn": (spawn, -5.5, .20, .40),
         "recycle-tick": (tick_, -6.0, .06, .16), "recycle-end": (end, -4.0, 1.5, 2.5)}
