"""The pet's tune, "Lamp in the Garden": G major, 72 to the minute, an evening tune.

A B A', 24 bars. The tune falls along the chord and turns back at the end; the bridge rises over Cm6
and an E7; the last A' comes to rest. Ocarina, vibraphone, kalimba, felt piano, bass, and very
little percussion.
"""
import synth
from arrange import Part, Piece, between, drum, hand, softer
from score import Clock, chords, lead, tune

CHORDS = chords("""
    Gadd9 | Em7 | Cmaj7 | D7sus D7 | Bm7 | Em7 | Am7 | D7 |
    Cmaj7 | Cm6 | Bm7 | E7 | Am7 | D7/F# | G6 | D7sus D7 |
    Gadd9 | Em7 | Cmaj7 | Cm6 | Bm7 E7 | Am7 | D7sus D7 | G6 |
""")

MELODY = tune("""
    D5q. B4e G4h | B4q A4e G4e E5h | E5q. D5e B4h | A4q G4e B4e A4h |
    F#5q. E5e D5h | E5q D5e B4e G4h | C5q. B4e A4q C5q | A4h. rq |

    G5h E5q G5q | A5q. G5e Eb5h | F#5h D5q B4q | E5q. D5e G#4h |
    C5e E5e G5q E5h | D5e F#5e A5q F#5h | G5q. E5e D5h | C5q D5q A4h |

    D5q. B4e G4q B4q | D5q B4e G4e E5h | E5q. G5e E5h | Eb5q. D5e C5h |
    D5q. B4e G#4q B4q | C5q E5e C5e A4h | G4q A4q F#4h | G4h. rq |
""")

COUNTER = tune("""
    rh B4e D5e G5q | rh G4h | rh G4e B4e E5q | rh C5h | rh B4e D5e F#5q | rh B4h | rh E5h | rh F#4e A4e D5q |
    E4h G4h | C5h G4h | D5h B4h | B4h D5h | A4h C5h | A4h C5h | B4h G4h | G4h F#4h |
    rh D5e B4e G4q | rh B4h | rh B4e G4e E4q | rh G4h | F#4h E4h | rh E4e A4e C5q | C5h C5h | rh D5e B4e G5q |
""")

BASS = tune("""
    G2h D3q B2q | E2h B2q D3q | C3h G2q E2q | D3h D3q A2q | B2h F#2q D3q | E2h B2q G2q | A2h E3q C3q | D3h A2q F#2q |
    C3h G2q E2q | C3h G2q Eb2q | B2h F#2q B2q | E2h B2q G#2q | A2h E2q A2q | F#2h A2q D3q | G2h D3q B2q | D3h D3q A2q |
    G2h D3q B2q | E2h B2q D3q | C3h G2q E2q | C3h G2q Eb2q | B2h E2h | A2h E3q C3q | D3h D3q A2q | G2h D3q B2q |
""")

VOICING = lead(CHORDS, [MELODY, COUNTER], 51, 63)

ROCK = [(0.0, 1.9, "0", 0.40), (0.5, 1.4, "1", 0.28), (1.0, 1.0, "2", 0.30), (2.0, 1.9, "0", 0.34), (2.5, 1.4, "1", 0.26),
        (3.0, 1.0, "2", 0.28)]
STILL = [(0.0, 2.0, "012", 0.36), (2.0, 2.0, "012", 0.30)]
PIANO = hand(CHORDS, VOICING, 1, 8, ROCK) + hand(CHORDS, VOICING, 9, 16, STILL) + hand(CHORDS, VOICING, 17, 24, ROCK)
PAD = hand(CHORDS, VOICING, 9, 24, [(0.0, 2.0, "012", 0.45), (2.0, 2.0, "012", 0.45)])

BREATH = [(0.0, "brush", 0.16), (1.0, "brush", 0.24), (2.0, "brush", 0.16), (3.0, "brush", 0.26)]
CRICKET = [(1.5, "shaker", 0.16), (3.5, "shaker", 0.20)]
DRUMS = drum(1, 24, BREATH) + drum(9, 24, CRICKET) + [(bar * 4 - 2.0, "tick", 0.12) for bar in (4, 8, 12, 16, 20, 24)]


def parts():
    """The instruments: ocarina in A, vibraphone in B, kalimba in A'."""
    dusk, up, home = ((1, 8), (9, 16), (17, 24))
    tune_of, counter_of = (lambda s: between(MELODY, *s)), (lambda s: between(COUNTER, *s))
    return [
        Part("ocarina", tune_of(dusk), synth.ocarina, 0.26, 0.04, 0.42, 0.010, 0.96),
        Part("vibraphone", tune_of(up) + softer(tune_of(home), 0.5), synth.vibraphone, 0.38, 0.08, 0.44, 0.012),
        Part("kalimba", tune_of(home) + softer(counter_of(dusk), 0.6), synth.kalimba, 0.40, -0.06, 0.40, 0.010),
        Part("bottle", softer(counter_of(up) + counter_of(home), 0.85), synth.bottle, 0.15, 0.30, 0.44, 0.010, 0.95),
        Part("piano", PIANO, synth.felt_piano, 0.34, -0.26, 0.32, 0.010),
        Part("pad", PAD, synth.pad, 0.08, 0.0, 0.45, 0.0),
        Part("bass", BASS, synth.upright_bass, 0.46, 0.0, 0.08, 0.007, 0.94),
    ]


PIECE = Piece("pet", "G major", Clock(40000), 24, CHORDS, MELODY, COUNTER, BASS, VOICING, parts(), DRUMS,
              room_seconds=1.8, seed=1996, drum_level=0.85, form={"A": (1, 8), "B": (9, 16), "A'": (17, 24)})
