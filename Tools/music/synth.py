"""The instruments with pitch.

Each takes (pitch, seconds, velocity, rng) and returns one mono note with its tail.
Struck and plucked ones are sums of decaying modes, like real wood and tines; a
harder stroke is brighter, not only louder. Nothing is sampled, so every sound is
our own.
"""
import numpy as np

RATE = 48000
LN1000 = np.log(1000.0)


def hertz(pitch):
    """Equal temperament, A4 = 440."""
    return 440.0 * 2 ** ((pitch - 69) / 12)


def ramp(count):
    """A raised-cosine rise: a soft start from silence."""
    return 0.5 - 0.5 * np.cos(np.pi * np.arange(count) / max(count, 1))


def edges(sound, rise=0.002, fall=0.010):
    """Fade both ends, so that no sound clicks."""
    out = sound.copy()
    up, down = max(int(rise * RATE), 2), max(int(fall * RATE), 2)
    up, down = min(up, len(out)), min(down, len(out))
    out[:up] *= ramp(up)
    out[len(out) - down:] *= ramp(down)[::-1]
    return out


def modes(freqs, levels, decays, seconds):
    """A sum of decaying sines; each is computed only while it is audible (60 dB)."""
    out = np.zeros(int(seconds * RATE) + 1)
    for freq, level, decay in zip(freqs, levels, decays):
        if freq > 15000 or abs(level) < 1e-5:
            continue
        count = min(len(out), int(decay * 1.15 * RATE))
        t = np.arange(count) / RATE
        out[:count] += level * np.exp(-LN1000 / decay * t) * np.sin(2 * np.pi * freq * t)
    return out


def noise(seconds, centre, octaves, rng):
    """Noise around a centre frequency (a bell curve in octaves): breath, felt, brush, paper."""
    count = int(seconds * RATE) + 1
    size = 1 << (count - 1).bit_length()
    spectrum = np.fft.rfft(rng.standard_normal(size))
    freqs = np.maximum(np.fft.rfftfreq(size, 1 / RATE), 1.0)
    spectrum *= np.exp(-0.5 * (np.log2(freqs / centre) / octaves) ** 2)
    out = np.fft.irfft(spectrum, size)[:count]
    return out / (np.sqrt(np.mean(out ** 2)) + 1e-12)


def decay(count, seconds):
    """An exponential that has fallen by 60 dB after `seconds`."""
    return np.exp(-LN1000 / seconds * np.arange(count) / RATE)


def damp(sound, held, release):
    """The release of a key or a string: from `held` on, fade within `release`."""
    start = int(held * RATE)
    out = sound[:start + int(release * 1.1 * RATE)].copy()
    if start < len(out):
        out[start:] *= decay(len(out) - start, release)
    return edges(out, 0.0005, 0.02)


def knock(seconds, centre, octaves, level, rng):
    """The short unpitched part of a stroke: mallet on wood, felt on string."""
    burst = noise(seconds, centre, octaves, rng)
    return edges(level * burst * decay(len(burst), seconds), 0.001, 0.005)


def plus(a, b):
    """Add two sounds of different lengths."""
    out = np.zeros(max(len(a), len(b)))
    out[:len(a)] += a
    out[:len(b)] += b
    return out


def marimba(pitch, seconds, velocity, rng):
    """Marimba: a rosewood bar, yarn mallet; modes 1 : 4 : 10, the upper ones very short."""
    f = hertz(pitch + rng.normal(0, 0.015))
    life = 1.5 * (262 / f) ** 0.55
    bar = modes([f, 3.98 * f, 9.9 * f], [1.0, 0.30 * velocity, 0.07 * velocity],
                [life, life * 0.22, life * 0.07], life)
    return edges(plus(velocity * bar, knock(0.03, 420, 0.8, 0.05 * velocity, rng)), 0.0025, 0.02)


def kalimba(pitch, seconds, velocity, rng):
    """Kalimba: a steel tine over a wooden box; nearly a sine, with a short glassy mode and the thumb."""
    f = hertz(pitch + rng.normal(0, 0.02))
    life = 2.1 * (262 / f) ** 0.4
    tine = modes([f, 2.0 * f, 2.98 * f, 5.42 * f], [1.0, 0.16, 0.11 * velocity, 0.12 * velocity ** 2],
                 [life, life * 0.5, life * 0.25, life * 0.10], life)
    body = modes([196.0, 311.0], [0.09, 0.05], [0.12, 0.09], 0.2)
    thumb = knock(0.018, 1300, 0.7, 0.025 * velocity, rng)
    return edges(velocity * plus(plus(tine, body), thumb), 0.002, 0.03)


def felt_piano(pitch, seconds, velocity, rng):
    """Felt piano: an upright with the practice felt; slow hammer, two slightly detuned strings."""
    f = hertz(pitch)
    n = np.arange(1, 13)
    partials = n * f * np.sqrt(1 + 0.00035 * n ** 2)
    levels = n ** -1.1 * np.exp(-n * f / (1200 + 1500 * velocity))
    lives = 6.0 * (220 / f) ** 0.6 / (1 + 0.35 * (n - 1))
    length = min(seconds + 0.6, 7.0)
    body = sum(modes(partials * 2 ** (cents / 1200), levels, lives * scale, length)
               for cents, scale in ((-0.7, 0.55), (0.8, 1.0)))
    body[:int(0.007 * RATE)] *= ramp(int(0.007 * RATE))
    return damp(velocity * plus(0.62 * body, knock(0.07, 190, 0.7, 0.07 * velocity, rng)), seconds, 0.45)


def upright_bass(pitch, seconds, velocity, rng):
    """Bass: a gut string plucked with the fingertip, dark; its pitch settles within 60 ms."""
    f = hertz(pitch)
    length = seconds + 0.25
    t = np.arange(int(length * RATE) + 1) / RATE
    phase = 2 * np.pi * f * (t + (2 ** (14 / 1200) - 1) * 0.03 * (1 - np.exp(-t / 0.03)))
    out = np.zeros(len(t))
    for n in range(1, 12):
        level = abs(np.sin(n * np.pi * 0.21)) / n ** 1.35 * np.exp(-n * f / (650 + 500 * velocity))
        out += level * np.exp(-LN1000 * t * (1 + 0.45 * (n - 1)) / 3.4) * np.sin(n * phase)
    out[:int(0.006 * RATE)] *= ramp(int(0.006 * RATE))
    return damp(velocity * plus(1.5 * out, knock(0.05, 150, 0.8, 0.10 * velocity, rng)), seconds, 0.16)


def pizzicato(pitch, seconds, velocity, rng):
    """Pizzicato: a small string plucked over the fingerboard, short and round."""
    f = hertz(pitch + rng.normal(0, 0.02))
    n = np.arange(1, 13)
    levels = np.abs(np.sin(n * np.pi * 0.17)) / n ** 1.2 * np.exp(-n * f / (1500 + 1800 * velocity))
    lives = 0.85 * (262 / f) ** 0.5 / (1 + 0.4 * (n - 1))
    string = modes(n * f, levels, lives, lives[0])
    return edges(velocity * plus(1.7 * string, knock(0.025, 330, 0.6, 0.06, rng)), 0.002, 0.02)


def ocarina(pitch, seconds, velocity, rng):
    """Ocarina: a slide into the note, late vibrato, a little breath."""
    f, total = hertz(pitch), seconds + 0.11
    t = np.arange(int(total * RATE) + 1) / RATE
    bloom = np.clip((t - 0.22) / 0.45, 0, 1)
    cents = -28 * np.exp(-t / 0.035) + 9 * bloom * np.sin(2 * np.pi * (4.7 + rng.normal(0, 0.12)) * t)
    phase = 2 * np.pi * np.cumsum(f * 2 ** (cents / 1200)) / RATE
    tone = np.sin(phase) + 0.09 * np.sin(2 * phase) + 0.13 * np.sin(3 * phase) + 0.03 * np.sin(4 * phase)
    breath = noise(total, min(1.6 * f, 2200), 0.45, rng)[:len(t)]
    shape = (1 - np.exp(-t / 0.03)) * (0.86 + 0.14 * np.sin(np.pi * np.clip(t / total, 0, 1)))
    return edges(velocity * shape * (0.62 * tone + 0.018 * breath * (1 + 2 * np.exp(-t / 0.04))), 0.02, 0.12)


def pad(pitch, seconds, velocity, rng):
    """Pad: a quiet harmonium that connects chords."""
    total = seconds + 0.7
    t = np.arange(int(total * RATE) + 1) / RATE
    out = np.zeros(len(t))
    for cents in (-5, 4):
        f = hertz(pitch + cents / 100)
        for n, level in enumerate((1.0, 0.40, 0.22, 0.10, 0.05), start=1):
            out += level * np.sin(2 * np.pi * (n * f * t + rng.random()))
    sway = 1 + 0.08 * np.sin(2 * np.pi * (0.31 * t + rng.random()))
    return edges(0.3 * velocity * out * sway, min(0.45, total / 3), 0.85 if total > 1.7 else total / 2)


def bottle(pitch, seconds, velocity, rng):
    """Bottle: a blown bottle with more breath than an ocarina and a slow attack."""
    f, total = hertz(pitch), seconds + 0.14
    t = np.arange(int(total * RATE) + 1) / RATE
    cents = -45 * np.exp(-t / 0.05) + 4 * np.sin(2 * np.pi * (3.6 + rng.normal(0, 0.1)) * t)
    phase = 2 * np.pi * np.cumsum(f * 2 ** (cents / 1200)) / RATE
    tone = np.sin(phase) + 0.06 * np.sin(2 * phase) + 0.03 * np.sin(3 * phase)
    breath = noise(total, f, 0.5, rng)[:len(t)]
    shape = (1 - np.exp(-t / 0.05)) * np.exp(-t / 3.0)
    return edges(velocity * shape * (0.66 * tone + 0.05 * breath * (1 + 1.5 * np.exp(-t / 0.05))), 0.03, 0.14)


def vibraphone(pitch, seconds, velocity, rng):
    """Vibraphone: an aluminium bar, soft mallet, slow tremolo, late pedal release."""
    f = hertz(pitch + rng.normal(0, 0.01))
    life = 4.2 * (262 / f) ** 0.4
    length = min(seconds + 0.9, life)
    bar = modes([f, 4.0 * f, 9.8 * f], [1.0, 0.20 * velocity, 0.05 * velocity], [life, life * 0.3, life * 0.08], length)
    t = np.arange(len(bar)) / RATE
    bar *= 1 - 0.16 * (0.5 - 0.5 * np.cos(2 * np.pi * (4.4 * t + rng.random())))
    return damp(velocity * plus(bar, knock(0.03, 520, 0.8, 0.035 * velocity, rng)), seconds + 0.25, 0.6)
