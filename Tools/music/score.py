"""The notation of tunes: bars of named notes, chord names, and human timing.

A tune is text, so that people can read and review it and `theory.py` can check
it. `"D5q. B4e G4h"` is one bar: pitch, then w h q e s for the length, then an
optional dot; `r` is a rest; `|` ends a bar. A bar that does not add up to four
beats is refused, so that a mistake cannot shift the rest.
"""
import re
from dataclasses import dataclass
from itertools import product

BEATS = 4
LENGTHS = {"w": 4.0, "h": 2.0, "q": 1.0, "e": 0.5, "s": 0.25}
STEPS = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}
NAMES = ["C", "C#", "D", "Eb", "E", "F", "F#", "G", "Ab", "A", "Bb", "B"]
TOKEN = re.compile(r"^(?:([A-G][#b]?)(\d)|r)([whqes])(\.?)$")

# Degrees above the root. The third (or the fourth of a sus) comes second and the
# seventh or sixth last: `voicings` relies on that to know what may be left out.
QUALITIES = {
    "": (0, 4, 7), "m": (0, 3, 7), "sus": (0, 5, 7),
    "7": (0, 4, 7, 10), "maj7": (0, 4, 7, 11), "m7": (0, 3, 7, 10),
    "6": (0, 4, 7, 9), "m6": (0, 3, 7, 9), "7sus": (0, 5, 7, 10), "add9": (0, 4, 7, 2),
}


@dataclass(frozen=True)
class Note:
    """One written note: its start and length in beats."""
    start: float
    beats: float
    pitch: int
    accent: float = 1.0


@dataclass(frozen=True)
class Chord:
    """One written chord and its beats."""
    start: float
    beats: float
    name: str
    tones: tuple
    bass: int


def pitch_class(letter):
    """The pitch class of a note name: 'Eb' -> 3."""
    return (STEPS[letter[0]] + {"#": 1, "b": -1}.get(letter[1:], 0)) % 12


def midi(letter, octave):
    """Scientific pitch to a MIDI number, A4 = 69."""
    return STEPS[letter[0]] + {"#": 1, "b": -1}.get(letter[1:], 0) + 12 * (int(octave) + 1)


def name(pitch):
    """The note name of a MIDI number, for printing."""
    return f"{NAMES[pitch % 12]}{pitch // 12 - 1}"


def bars(text):
    """The non-empty bars of a piece of notation."""
    return [bar.split() for bar in text.replace("\n", " ").split("|") if bar.strip()]


def tune(text, first_bar=1):
    """Read a line of notation into notes; `first_bar` is counted from one."""
    notes = []
    for index, bar in enumerate(bars(text)):
        at = (first_bar - 1 + index) * BEATS
        end = at + BEATS
        for token in bar:
            found = TOKEN.match(token)
            if not found:
                raise ValueError(f"bar {first_bar + index}: cannot read {token!r}")
            letter, octave, length, dot = found.groups()
            beats = LENGTHS[length] * (1.5 if dot else 1.0)
            if letter:
                notes.append(Note(at, beats, midi(letter, octave)))
            at += beats
        if abs(at - end) > 1e-9:
            raise ValueError(f"bar {first_bar + index} has {at - end + BEATS} beats: {' '.join(bar)}")
    return notes


def chord(text, start, beats):
    """'G7/B' -> its tones as pitch classes, and its bass note."""
    body, _, bass = text.partition("/")
    root, quality = re.match(r"^([A-G][#b]?)(.*)$", body).groups()
    base = pitch_class(root)
    tones = tuple((base + degree) % 12 for degree in QUALITIES[quality])
    return Chord(start, beats, text, tones, pitch_class(bass) if bass else base)


def chords(text):
    """Chord names per bar; two names share the bar equally."""
    found = []
    for index, bar in enumerate(bars(text)):
        share = BEATS / len(bar)
        found += [chord(each, index * BEATS + k * share, share) for k, each in enumerate(bar)]
    return found


def chord_at(progression, beat):
    """The chord at a beat."""
    return next(c for c in progression if c.start <= beat + 1e-9 < c.start + c.beats)


def sounding(notes, beat):
    """The notes that sound at a beat."""
    return [n for n in notes if n.start <= beat + 1e-9 < n.start + n.beats]


def strong_beats(start, beats):
    """Beats one and three."""
    at = start
    while at < start + beats - 1e-9:
        if at % 2 == 0:
            yield at
        at += 1.0


def voicings(one, low, high):
    """Every three-note voicing of a chord in a range that has its characteristic notes."""
    root, third, fifth, *colour = one.tones
    sets = [(third, colour[0], root), (third, colour[0], fifth)] if colour else [(root, third, fifth)]
    for tones in sets:
        places = [[p for p in range(low, high + 1) if p % 12 == tone] for tone in tones]
        for pick in product(*places):
            if len(set(pick)) == 3:
                yield tuple(sorted(pick))


def voicing_cost(pick, before, heard):
    """The cost of a voicing: small steps from the chord before, an open position, no semitone against the tunes."""
    cost = sum(abs(a - b) for a, b in zip(pick, before))
    gaps = [b - a for a, b in zip(pick, pick[1:])]
    cost += sum(6 for gap in gaps if gap < 3) + sum(30 for gap in gaps if gap == 1)
    cost += 2 * max(0, pick[-1] - pick[0] - 12)
    return cost + sum(100 for p in pick for h in heard if abs(h - p) in (1, 13))


def lead(progression, tunes, low, high):
    """Voice the whole progression, each chord from the last; returns one voicing for each chord."""
    before, chosen = tuple((low + high) // 2 + d for d in (-4, 0, 4)), []
    for one in progression:
        heard = [n.pitch for beat in strong_beats(one.start, one.beats)
                 for line in tunes for n in sounding(line, beat)]
        before = min(voicings(one, low, high), key=lambda pick: (voicing_cost(pick, before, heard), pick))
        chosen.append(before)
    return chosen


@dataclass(frozen=True)
class Clock:
    """Beats to samples. A whole number of samples per beat makes the loop exact."""
    beat_samples: int
    swing: float = 0.5

    def sample(self, beat):
        """The sample of a beat; swing delays off-beats."""
        whole, part = divmod(beat, 1.0)
        bent = part * 2 * self.swing if part <= 0.5 else self.swing + (part - 0.5) * 2 * (1 - self.swing)
        return int(round((whole + bent) * self.beat_samples))

    def seconds(self, beats, rate):
        """The length of a number of beats."""
        return beats * self.beat_samples / rate


def human(rng, clock, note, rate, loose):
    """The time and loudness of a note with human variation: (sample, velocity).

    Downbeats are a little louder and off-beats a little softer; the timing varies at random.
    """
    late = min(max(rng.normal(0.0, loose), -2.5 * loose), 2.5 * loose)
    lean = 1.06 if note.start % BEATS == 0 else 1.0 if note.start % 1 == 0 else 0.9
    phrase = 1.0 + 0.06 * (1 - abs((note.start % 16) / 8 - 1))
    velocity = note.accent * lean * phrase * (1 + min(max(rng.normal(0, 0.05), -0.12), 0.12))
    return clock.sample(note.start) + int(late * rate), velocity
