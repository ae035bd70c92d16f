"""The menu's tune, "Open Box": G major, 100 to the minute, a light swing.

A A' B A'' and a tag, 36 bars. The tune is one motif, a skip from the fifth down to
the tonic and back up: four bars of question, four of answer. Borrowed from the
minor: G7 to C and Cm6, so that F E Eb D falls under the answer; the back-door Cm7 F7
at the top of B; and a tag that repeats the motif in Eb and F before it ends in G.
"""
import synth
from arrange import Part, Piece, between, drum, hand, shifted, softer
from score import Clock, chords, lead, tune

CHORDS = chords("""
    G | Em7 | C | D7 | G | G7/B | C Cm6 | G/D D7 |
    G | Em7 | C | D7 | G | G7/B | C Cm6 | D7 G |
    C | G/B | Am7 | Em7 | C | Cm7 F7 | G/D | Am7 D7 |
    G | Em7 | C | D7 | G | G7/B | C Cm6 | G/D D7 |
    Ebmaj7 | F6 | G | D7sus D7 |
""")

MELODY = tune("""
    D5q. B4e G4e A4e B4q | E5q. D5e B4h | C5e B4e C5e E5e G5q E5q | D5q. C5e A4h |
    D5q. B4e G4e A4e B4q | B4e D5e F5q. D5e F5q | E5q. C5e Eb5q. C5e | D5q B4q A4h |

    D5e D5e re B4e G4e A4e B4q | E5q. F#5e E5e D5e B4q | C5e B4e C5e E5e G5q. E5e | F#5q. E5e D5q A4q |
    D5q. B4e G4e A4e B4q | B4e D5e F5q. G5e F5q | E5q. G5e Eb5q. C5e | D5q A4e B4e G4h |

    E5h. G5q | D5h. B4q | C5q. D5e E5q C5q | B4h rq D5q |
    E5h. G5q | Eb5q. G5e F5q. A5e | B5q. A5e G5q D5q | E5q. D5e C5q A4q |

    D5q. B4e G4e A4e B4q | E5q. D5e B4h | C5e B4e C5e E5e G5q E5q | F#5q. G5e A5q F#5q |
    G5q. D5e B4e D5e G5q | F5q. D5e B4e D5e F5q | E5q. C5e Eb5q. C5e | D5q. B4e A4h |

    D5q. Bb4e G4e A4e Bb4q | C5q. A4e F4e G4e A4q | B4q. A4e G4h | rh A4e B4e C5q |
""")

COUNTER = tune("""
    rw | rh E4e F#4e G4q | rw | rh F#4e G4e F#4q |
    rw | rw | G4q E4q G4q Eb4q | D4q G4q F#4q D4q |

    B3q D4q G4q D4q | G4q E4q G4q F#4q | E4q G4q C4q E4q | D4q F#4q A4q F#4q |
    G4q D4q B3q D4q | G4q F4q D4q B3q | C4q E4q G4q Eb4q | F#4q C4q B3h |

    rh C5e D5e E5q | rq G4e A4e B4e A4e G4q | A4q. B4e C5q E4q | rq E4e F#4e G4q B4q |
    rh C5e D5e E5q | G4q C5q A4q C5q | D5q B4q B4q G4q | C5q A4q F#4h |

    rw | rh G5q F#5q | E5h rh | D5h C5h |
    B4h rh | B4h G4h | G4h G4h | G4h F#4h |

    G4h Bb4h | F4h C4h | rh D5q. B4e | A4h F#4h |
""")

BASS = tune("""
    G2q. re D3q F#2q | E2q. re G2q B2q | C3q. re G2q C#3q | D3q. re A2q F#2q |
    G2q. re D3q A2q | B2q. re G2q B2q | C3q. G2e C3q G2q | D3q. re D2q F#2q |

    G2q. B2e D3q F#2q | E2q. F#2e G2q B2q | C3q. G2e C3q C#3q | D3q. A2e D3q F#2q |
    G2q. B2e D3q A2q | B2q. D3e G2q B2q | C3q. G2e C3q. Eb3e | D3q A2q G2h |

    C3h G2q C3q | B2h D3q B2q | A2h E2q A2q | E2h G2q B2q |
    C3h G2q C3q | C3h F2q A2q | D3h G2q B2q | A2q. E2e D2q F#2q |

    G2q. B2e D3q F#2q | E2q. F#2e G2q B2q | C3q. G2e C3q C#3q | D3q. A2e D3q F#2q |
    G2q. B2e D3q A2q | B2q. D3e G2q B2q | C3q. G2e C3q. Eb3e | D3q. A2e D2q D3q |

    Eb2q. Bb2e Eb3q E2q | F2q. C3e F2q F#2q | G2q. D3e G2q B2q | D3q. A2e D2q F#2q |
""")

VOICING = lead(CHORDS, [MELODY, COUNTER], 54, 67)

# The piano: off-beat chords in A, slow broken chords in B, held chords in the tag.
SKIP = [(1.0, 0.5, "012", 0.42), (3.0, 0.5, "012", 0.46)]
SKIP_MORE = SKIP + [(2.5, 0.4, "12", 0.32)]
BROKEN = [(b, 1.4, t, w) for b, t, w in ((0, "0", 0.46), (0.5, "1", 0.34), (1, "2", 0.40), (1.5, "1", 0.32),
                                         (2, "0", 0.42), (2.5, "1", 0.33), (3, "2", 0.40), (3.5, "1", 0.30))]
HELD = [(0.0, 1.9, "012", 0.44), (2.0, 1.9, "012", 0.38)]

PIANO = (hand(CHORDS, VOICING, 1, 8, SKIP) + hand(CHORDS, VOICING, 9, 16, SKIP_MORE)
         + hand(CHORDS, VOICING, 17, 24, BROKEN) + hand(CHORDS, VOICING, 25, 32, SKIP_MORE)
         + hand(CHORDS, VOICING, 33, 36, HELD))
PAD = hand(CHORDS, VOICING, 17, 24, [(0.0, 2.0, "012", 0.5), (2.0, 2.0, "012", 0.5)]) \
    + hand(CHORDS, VOICING, 33, 36, [(0.0, 4.0, "012", 0.45)])

EIGHTHS = [(b / 2, "shaker", w) for b, w in enumerate((0.55, 0.42, 0.80, 0.40, 0.55, 0.44, 0.85, 0.50))]
QUARTERS = [(0.0, "shaker", 0.5), (1.0, "shaker", 0.8), (2.0, "shaker", 0.5), (3.0, "shaker", 0.85), (3.5, "shaker", 0.4)]
BACKBEAT = [(0.0, "box", 0.62), (1.0, "brush", 0.50), (2.0, "box", 0.50), (3.0, "brush", 0.55)]
FILL = [(2.5, "tick", 0.20), (3.0, "tick", 0.28), (3.5, "tick", 0.22)]

DRUMS = (drum(1, 8, QUARTERS) + drum(1, 8, [(0.0, "box", 0.5), (2.0, "box", 0.36)])
         + drum(9, 16, EIGHTHS + BACKBEAT) + drum(17, 24, QUARTERS) + drum(17, 24, [(0.0, "box", 0.45), (3.0, "brush", 0.4)])
         + drum(25, 32, EIGHTHS + BACKBEAT) + drum(33, 36, QUARTERS)
         + [hit for bar in (4, 8, 12, 16, 24, 28, 32, 36) for hit in drum(bar, bar, FILL)])


def parts():
    """The instruments: kalimba, then marimba with pizzicato, ocarina over broken chords, all."""
    first, again, middle, last, tag = ((1, 8), (9, 16), (17, 24), (25, 32), (33, 36))
    tune_of, counter_of = (lambda s: between(MELODY, *s)), (lambda s: between(COUNTER, *s))
    return [
        Part("kalimba", tune_of(first) + softer(tune_of(again), 0.5) + tune_of(tag), synth.kalimba, 0.40, -0.10, 0.30),
        Part("kalimba low", softer(shifted(tune_of(first), -12), 0.45), synth.marimba, 0.30, 0.10, 0.25),
        Part("marimba", tune_of(again) + tune_of(last), synth.marimba, 0.44, -0.08, 0.26),
        Part("marimba top", softer(shifted(tune_of(last), 12), 0.28), synth.kalimba, 0.46, 0.15, 0.34),
        Part("ocarina", tune_of(middle), synth.ocarina, 0.23, 0.06, 0.34, 0.008, 0.97),
        Part("pizzicato", counter_of(first) + counter_of(again), synth.pizzicato, 0.46, 0.34, 0.26),
        Part("kalimba answer", counter_of(middle), synth.kalimba, 0.26, 0.32, 0.34),
        Part("ocarina alto", counter_of(last) + counter_of(tag), synth.ocarina, 0.135, 0.28, 0.36, 0.009, 0.96),
        Part("piano", PIANO, synth.felt_piano, 0.30, -0.32, 0.20),
        Part("pad", PAD, synth.pad, 0.10, 0.0, 0.40, 0.0),
        Part("bass", BASS, synth.upright_bass, 0.46, 0.0, 0.07, 0.005, 0.92),
    ]


PIECE = Piece("menu", "G major", Clock(28800, 0.56), 36, CHORDS, MELODY, COUNTER, BASS, VOICING, parts(), DRUMS,
              room_seconds=1.1, seed=1729, drum_level=0.95,
              form={"A": (1, 8), "A'": (9, 16), "B": (17, 24), "A''": (25, 32), "tag": (33, 36)})
