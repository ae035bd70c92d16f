"""The fifteen puzzle's tune, "One Square Free": D major, 76.8 to the minute, straight.

A A' B and a coda, 30 bars. The tune moves like a tile: one step down, two steps,
then a longer slide, and a rest. The second phrase is the first a fourth higher,
the third one starts where that ended. Every phrase has half a bar of rest, which
the kalimba fills with three falling notes; this space keeps the tune pleasant for
twenty minutes. Borrowed chords: Gm6, and C major over the bass C# C B A.
"""
import synth
from arrange import Part, Piece, between, drum, hand, shifted, softer
from score import Clock, chords, lead, tune

CHORDS = chords("""
    D | Gmaj7 | Bm7 | A | D/F# | G | Em7 A7 | D |
    D | Gmaj7 | Bm7 | A | D/F# | Gm6 | D/A A7 | D |
    Bm7 | F#m7 | G | D/F# | Em7 | A/C# | C G/B | A7sus A7 |
    D | Gmaj7 | Gm6 | D/F# | Em7 A7sus | D |
""")

MELODY = tune("""
    A4h F#4q G4q | B4h. rq | D5h B4q C#5q | E5h. rq |
    F#5h D5q E5q | D5h B4h | B4q. A4e G4q E4q | F#4h. rq |

    A4q. B4e F#4q G4q | B4q. C#5e B4h | D5q. E5e B4q C#5q | E5h. rq |
    F#5q. G5e F#5q E5q | D5h Bb4h | A4q F#4q G4q E4q | D4h. rq |

    F#5h. E5q | C#5h. rq | B4q. C#5e D5h | A4h. rq |
    G4q A4q B4h | C#5q. D5e E5h | E5h G5q D5q | D5h C#5h |

    A4h F#4q G4q | B4h. rq | Bb4h G4q Bb4q | A4h. rq | G4q. F#4e E4h | D4h. rq |
""")

COUNTER = tune("""
    rw | rh G5e F#5e D5q | rw | rh A5e E5e C#5q |
    rw | rw | rw | rh A5e F#5e D5q |

    F#4h D4h | D4h F#4h | A4h F#4q rq | rq A4q C#5h |
    D5h A4h | Bb4h G4h | F#4h E4q C#4q | F#4h. rq |

    rw | rh A4e C#5e E5q | rw | rh F#4e A4e D5q |
    E4h G4h | A4h C#5h | C5h B4h | A4h G4h |

    rw | rh G5e F#5e D5q | rw | rh A5e F#5e D5q | B4h A4h | rh A4e D5e F#5q |
""")

BASS = tune("""
    D2h. A2q | G2h D3h | B2h. F#2q | A2h E2h | F#2h. A2q | G2h D3q G2q | E2h A2h | D2h. rq |
    D2h A2q D3q | G2h. D3q | B2h F#2q B2q | A2h. E2q | F#2h. A2q | G2h Bb2q G2q | A2h A2h | D2h. A2q |
    B2h. F#2q | F#2h. C#3q | G2h. D3q | F#2h. D3q | E2h B2h | C#3h. A2q | C3h B2h | A2q E2q A2h |
    D2h. A2q | G2h D3h | G2h. D3q | F#2h. A2q | E2h A2h | D2h. rq |
""")

VOICING = lead(CHORDS, [MELODY, COUNTER], 50, 62)

# The left hand: two notes a half-bar, then a flowing one, then quiet whole chords.
SPARSE = [(0.0, 1.9, "0", 0.40), (1.0, 1.6, "12", 0.28), (2.0, 1.9, "0", 0.36), (3.0, 1.0, "12", 0.26)]
FLOWING = [(b, 1.5, t, w) for b, t, w in ((0, "0", 0.40), (0.5, "1", 0.27), (1, "2", 0.33), (1.5, "1", 0.25),
                                          (2, "0", 0.36), (2.5, "1", 0.26), (3, "2", 0.32), (3.5, "1", 0.23))]
STILL = [(0.0, 2.0, "012", 0.34), (2.0, 2.0, "02", 0.26), (3.0, 1.0, "1", 0.24)]

PIANO = (hand(CHORDS, VOICING, 1, 8, SPARSE) + hand(CHORDS, VOICING, 9, 16, FLOWING)
         + hand(CHORDS, VOICING, 17, 24, SPARSE) + hand(CHORDS, VOICING, 25, 30, STILL))
HALVES = [(0.0, 2.0, "012", 0.5), (2.0, 2.0, "012", 0.5)]
PAD = hand(CHORDS, VOICING, 5, 8, HALVES) + hand(CHORDS, VOICING, 13, 24, HALVES) + hand(CHORDS, VOICING, 27, 30, HALVES)

BREATH = [(1.0, "brush", 0.34), (3.0, "brush", 0.40)]
RICE = [(0.5, "shaker", 0.26), (1.0, "shaker", 0.40), (1.5, "shaker", 0.24),
        (2.5, "shaker", 0.26), (3.0, "shaker", 0.44), (3.5, "shaker", 0.30)]
HEART = [(0.0, "box", 0.40), (2.0, "box", 0.24)]

DRUMS = (drum(3, 8, BREATH) + drum(9, 16, BREATH + HEART) + drum(9, 15, RICE) + drum(17, 24, HEART)
         + drum(17, 24, [(1.0, "shaker", 0.36), (3.0, "shaker", 0.40)]) + drum(25, 29, [(3.0, "brush", 0.30)])
         + [(bar * 4 - 1.0, "tick", 0.16) for bar in (4, 8, 12, 18, 20, 26, 28)]
         + [(bar * 4 - 0.5, "tick", 0.11) for bar in (8, 20, 28)])


def parts():
    """The instruments: felt piano, then marimba over an ocarina, ocarina alone, kalimba at the end."""
    first, again, middle, coda = ((1, 8), (9, 16), (17, 24), (25, 30))
    tune_of, counter_of = (lambda s: between(MELODY, *s)), (lambda s: between(COUNTER, *s))
    return [
        Part("piano tune", tune_of(first) + softer(tune_of(coda), 0.75), synth.felt_piano, 0.44, 0.06, 0.32, 0.009, 1.05),
        Part("marimba", tune_of(again), synth.marimba, 0.50, -0.06, 0.36, 0.008),
        Part("marimba low", softer(shifted(tune_of(again), -12), 0.40), synth.marimba, 0.32, 0.08, 0.30, 0.008),
        Part("ocarina", tune_of(middle), synth.ocarina, 0.20, 0.05, 0.42, 0.010, 0.97),
        Part("kalimba tune", softer(tune_of(coda), 0.75), synth.kalimba, 0.32, -0.05, 0.42, 0.008),
        Part("kalimba answer", softer(counter_of(first) + counter_of(middle) + counter_of(coda), 0.75), synth.kalimba,
             0.30, 0.34, 0.45, 0.008),
        Part("ocarina alto", counter_of(again), synth.ocarina, 0.115, 0.26, 0.42, 0.010, 0.97),
        Part("piano", PIANO, synth.felt_piano, 0.33, -0.26, 0.28, 0.008),
        Part("pad", PAD, synth.pad, 0.09, 0.0, 0.45, 0.0),
        Part("bass", BASS, synth.upright_bass, 0.46, 0.0, 0.08, 0.006, 0.95),
    ]


PIECE = Piece("fifteen", "D major", Clock(37500), 30, CHORDS, MELODY, COUNTER, BASS, VOICING, parts(), DRUMS,
              room_seconds=1.7, seed=1880, drum_level=1.0,
              form={"A": (1, 8), "A'": (9, 16), "B": (17, 24), "coda": (25, 30)})
