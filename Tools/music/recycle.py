"""Recycle's tune, "Morning Round": F major, 109 to the minute, straight and lively.

A A' B A'', 32 bars. The tune drops a note and returns two beats later, each time to
another note. A blown bottle answers, two bottles touch, and the pizzicato bass walks
throughout. Borrowed chords: Bbm6 before each return to F, and D7 over F# where the
bridge climbs by a semitone.
"""
import synth
from arrange import Part, Piece, between, drum, hand, shifted, softer
from score import Clock, chords, lead, tune

CHORDS = chords("""
    F | C/E | Dm7 | Bbmaj7 | F/A | Bb | Gm7 C7 | F |
    F | C/E | Dm7 | Bbmaj7 | F/A | Bb Bbm6 | F/C C7 | F |
    Dm7 | Am7 | Bbmaj7 | F/A | Gm7 | D7/F# | Gm7 Bbm6 | C7sus C7 |
    F | C/E | Dm7 | Bbmaj7 | F/A | Bb Bbm6 | Gm7 C7 | F |
""")

MELODY = tune("""
    C5q. A4e C5q F5q | E5q. D5e C5h | D5q. C5e A4q D5q | F5h D5q Bb4q |
    C5q. A4e C5q F5q | F5q. G5e F5q D5q | Bb4q D5q C5q Bb4q | A4h. rq |

    C5e C5e re A4e C5q F5q | E5q. F5e G5q E5q | F5q. E5e D5q A4q | D5h rq Bb4q |
    C5e C5e re A4e C5q F5q | F5q. G5e F5q Db5q | C5q A4q Bb4q. G4e | F4h. rq |

    A5h. F5q | G5q. E5e C5h | D5q. C5e A4q D5q | C5h. rq |
    Bb4q C5q D5q F5q | F#5q. E5e D5q C5q | G5q. F5e Db5q F5q | G5h E5h |

    C5q. A4e C5q F5q | G5q. F5e E5q C5q | D5q. E5e F5q A5q | A5q. F5e D5h |
    C5q. A4e C5q F5q | D5q. F5e Db5q. F5e | Bb4q D5q C5q E5q | F5h C5q A4q |
""")

COUNTER = tune("""
    F4q A4q F4q A4q | G4q C5q G4q E4q | F4q A4q F4q D4q | D4q F4q A4q F4q |
    C5q A4q F4q A4q | Bb4q D5q Bb4q F4q | G4q Bb4q E4q G4q | F4e A4e C5e F5e A5q rq |

    A4h F4h | G4h C5h | A4h F4h | rh F5e D5e Bb4q |
    A4h F4h | D5h Db5h | F4h E4h | rh A4e C5e F5q |

    rh F5q D5q | E5h rh | F4h D4h | rq F5q A5q F5q |
    G4h Bb4h | A4h A4h | D5h Bb4h | C5h Bb4h |

    A4h F4h | E5h G4h | A4h D5h | F5h F4h |
    A4h F4h | F4h Bb4h | G4h E4h | A4q F4q A4h |
""")

BASS = tune("""
    F2q. re C3q A2q | E2q. re G2q C3q | D3q. re A2q F2q | Bb2q. re F2q Bb2q |
    A2q. re C3q F2q | Bb2q. re D3q F2q | G2h C3h | F2q C3q F2q rq |

    F2q. C3e F2q A2q | E2q. G2e C3q G2q | D3q. A2e D3q A2q | Bb2q. F2e Bb2q D3q |
    A2q. C3e F2q A2q | Bb2h Bb2h | C3h C3q E2q | F2q C3q F2h |

    D3h A2q F2q | A2h E2q A2q | Bb2h F2q Bb2q | A2h C3q A2q |
    G2h D3q G2q | F#2h A2q D3q | G2h Bb2h | C3h C3q E2q |

    F2q. C3e F2q A2q | E2q. G2e C3q G2q | D3q. A2e D3q A2q | Bb2q. F2e Bb2q D3q |
    A2q. C3e F2q A2q | Bb2h Bb2h | G2h C3h | F2q A2q C3h |
""")

VOICING = lead(CHORDS, [MELODY, COUNTER], 53, 66)

WALK = [(b / 2, 0.45, t, w) for b, (t, w) in enumerate((("0", .46), ("2", .30), ("1", .40), ("2", .30),
                                                        ("0", .42), ("2", .30), ("1", .40), ("2", .32)))]
CATCH = [(0.0, 1.4, "012", 0.40), (1.5, 0.5, "12", 0.28), (2.0, 1.4, "02", 0.34), (3.5, 0.5, "12", 0.28)]
PLUCKED = hand(CHORDS, VOICING, 1, 16, WALK) + hand(CHORDS, VOICING, 25, 32, WALK)
PIANO = hand(CHORDS, VOICING, 9, 32, CATCH)
PAD = hand(CHORDS, VOICING, 17, 24, [(0.0, 2.0, "012", 0.5), (2.0, 2.0, "012", 0.5)])

RICE = [(b / 2, "shaker", w) for b, w in enumerate((.34, .26, .60, .28, .36, .28, .64, .34))]
SOFT = [(1.0, "shaker", 0.5), (3.0, "shaker", 0.55)]
FEET = [(0.0, "box", 0.52), (1.5, "box", 0.26), (2.0, "box", 0.42)]
SWEEP = [(1.0, "brush", 0.36), (3.0, "brush", 0.42)]
CLINK = [(3.0, "clink", 0.34), (3.5, "clink", 0.24)]

DRUMS = (drum(1, 8, SOFT) + drum(5, 8, FEET) + drum(9, 16, RICE + FEET + SWEEP) + drum(17, 24, SOFT)
         + drum(17, 24, [(0.0, "box", 0.4)]) + drum(25, 32, RICE + FEET + SWEEP)
         + [hit for bar in (4, 8, 12, 16, 20, 24, 28, 32) for hit in drum(bar, bar, CLINK)])


def parts():
    """The instruments: marimba, then ocarina, kalimba over held chords, marimba and bottle at the end."""
    first, again, middle, last = ((1, 8), (9, 16), (17, 24), (25, 32))
    tune_of, counter_of = (lambda s: between(MELODY, *s)), (lambda s: between(COUNTER, *s))
    return [
        Part("marimba", tune_of(first) + tune_of(last), synth.marimba, 0.48, -0.08, 0.26),
        Part("kalimba top", softer(shifted(tune_of(last), 12), 0.30), synth.kalimba, 0.40, 0.14, 0.34),
        Part("ocarina", tune_of(again), synth.ocarina, 0.235, 0.05, 0.34, 0.008, 0.95),
        Part("kalimba", tune_of(middle) + softer(tune_of(first), 0.45), synth.kalimba, 0.40, 0.08, 0.34),
        Part("bottle", counter_of(again) + counter_of(last), synth.bottle, 0.17, 0.30, 0.34, 0.009, 0.92),
        Part("answer", softer(counter_of(first), 0.8), synth.pizzicato, 0.36, 0.32, 0.26),
        Part("bottle answer", counter_of(middle), synth.bottle, 0.17, 0.28, 0.36, 0.009, 0.95),
        Part("pizzicato", PLUCKED, synth.pizzicato, 0.58, -0.30, 0.22),
        Part("piano", PIANO, synth.felt_piano, 0.24, -0.22, 0.24),
        Part("pad", PAD, synth.pad, 0.09, 0.0, 0.42, 0.0),
        Part("bass", BASS, synth.upright_bass, 0.46, 0.0, 0.07, 0.005, 0.90),
    ]


PIECE = Piece("recycle", "F major", Clock(26400), 32, CHORDS, MELODY, COUNTER, BASS, VOICING, parts(), DRUMS,
              room_seconds=1.0, seed=1970, drum_level=0.95,
              form={"A": (1, 8), "A'": (9, 16), "B": (17, 24), "A''": (25, 32)})
