"""From the composition to the performance: instruments, timing and places in the stereo field.

A `Piece` has the composition; this module performs it. Piano hands and
percussion are patterns over the written chords, so a change of harmony is made
in one place only.
"""
import zlib
from dataclasses import dataclass, field

import numpy as np

import percussion
from score import BEATS, Clock, Note, human
from space import LEAD, Tape, master
from synth import RATE


@dataclass
class Part:
    """Some notes, the instrument that plays them, and its place in the stereo field."""
    title: str
    notes: list
    voice: object
    level: float
    pan: float = 0.0
    send: float = 0.22
    loose: float = 0.005  # seconds of standard deviation
    ring: float = 1.0     # how much of the written length is held


@dataclass
class Piece:
    """A composed loop: its text (for the checks) and its parts (for the sound)."""
    title: str
    key: str
    clock: Clock
    bars: int
    chords: list
    melody: list
    counter: list
    bass: list
    voicing: list
    parts: list
    beats: list            # percussion: (beat, kind, velocity)
    room_seconds: float
    seed: int
    form: dict = field(default_factory=dict)
    drum_level: float = 1.0
    lead: int = LEAD       # samples before bar 1 where the file is cut

    @property
    def samples(self):
        """The exact length of the loop."""
        return self.bars * BEATS * self.clock.beat_samples


def between(notes, first, last):
    """The notes of some bars, counted from one, both ends included."""
    return [n for n in notes if (first - 1) * BEATS <= n.start < last * BEATS]


def softer(notes, factor):
    """The same notes with another loudness."""
    return [Note(n.start, n.beats, n.pitch, n.accent * factor) for n in notes]


def shifted(notes, semitones):
    """The same notes transposed, for example to double them at the octave."""
    return [Note(n.start, n.beats, n.pitch + semitones, n.accent) for n in notes]


def hand(chords, voicing, first, last, pattern):
    """Play the voiced chords of some bars in a pattern.

    A pattern is a list of (beat in the bar, beats held, tones, loudness); tones is
    a string of 0, 1, 2 from the bottom, in the chord of that beat.
    """
    notes = []
    for bar in range(first - 1, last):
        for beat, beats, which, weight in pattern:
            at = bar * BEATS + beat
            here = next(k for k, c in enumerate(chords) if c.start <= at < c.start + c.beats)
            room = chords[here].start + chords[here].beats - at
            for order, tone in enumerate(which):
                notes.append(Note(at + 0.02 * order * (len(which) > 1), min(beats, room),
                                  voicing[here][int(tone)], weight * (0.92 if tone == "1" else 1.0)))
    return notes


def drum(first, last, pattern, skip=()):
    """Repeat one bar of percussion, leaving out the bars in `skip`."""
    return [((bar - 1) * BEATS + beat, kind, velocity) for bar in range(first, last + 1)
            if bar not in skip for beat, kind, velocity in pattern]


def generator(piece, title):
    """One random generator for each part, so that a change of one does not affect the others."""
    return np.random.default_rng([piece.seed, zlib.crc32(title.encode())])


def play(piece, part, tape):
    """Add one part to the tape."""
    rng = generator(piece, part.title)
    for note in part.notes:
        start, velocity = human(rng, piece.clock, note, RATE, part.loose)
        held = piece.clock.seconds(note.beats * part.ring, RATE)
        tape.add(part.voice(note.pitch, held, velocity, rng), start, part.pan, part.level, part.send)


DRUM_PANS = {"shaker": 0.38, "brush": -0.30, "tick": 0.22, "box": 0.0, "clink": 0.40}


def play_drums(piece, tape):
    """Add the percussion, each instrument at its own place."""
    rng = generator(piece, "percussion")
    for beat, kind, weight in piece.beats:
        start, velocity = human(rng, piece.clock, Note(beat, 0.25, 0, weight), RATE, 0.004)
        sound = percussion.KIT[kind](velocity, rng)
        tape.add(sound, start, DRUM_PANS[kind], piece.drum_level, 0.06 if kind == "box" else 0.16)


def perform(piece):
    """The whole loop as it will be encoded: stereo floats, `piece.samples` long."""
    tape = Tape(piece.samples)
    for part in piece.parts:
        play(piece, part, tape)
    play_drums(piece, tape)
    return master(tape.mix(piece.room_seconds, piece.seed), piece.lead)
