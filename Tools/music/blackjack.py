"""Blackjack's tune, "Late Felt": E flat major, 80 to the minute, a lazy swing.

A B A', 24 bars. The first phrase leaves out the first beat and the answer plays it:
three notes up the chord, then a fall. The bridge uses Abm6 and an F7 that is not
resolved. Vibraphone, kalimba, felt piano, bass, and brushes.
"""
import synth
from arrange import Part, Piece, between, drum, hand, softer
from score import Clock, chords, lead, tune

CHORDS = chords("""
    Ebmaj7 | Cm7 | Fm7 | Bb7 | Gm7 | C7 | Fm7 Bb7sus | Eb6 |
    Abmaj7 | Abm6 | Ebmaj7/G | C7 | F7 | Bb7 | Gm7 C7 | Fm7 Bb7 |
    Ebmaj7 | Cm7 | Fm7 | Bb7 | Gm7 | C7 | Fm7 Abm6 | Ebmaj7 Bb7sus |
""")

MELODY = tune("""
    rq G4e Bb4e D5h | C5q. Bb4e G4h | rq Ab4e C5e Eb5h | D5q. C5e Bb4q Ab4q |
    rq Bb4e D5e F5h | E5q. D5e Bb4h | Ab4q C5q Eb5q Bb4q | G4q. F4e Eb4h |

    C5h Eb5q G5q | F5h Eb5q B4q | Bb4h D5q G5q | E5q. D5e C5h |
    A4h C5q Eb5q | D5q. F5e Ab5h | G5q F5q E5q D5q | Eb5q C5q D5h |

    rq G4e Bb4e D5q Eb5q | G5q. Eb5e C5h | rq Ab4e C5e Eb5q G5q | F5q. Eb5e D5q Ab4q |
    rq Bb4e D5e F5q Bb5q | G5q. E5e Bb4h | C5q Ab4q B4q Eb5q | D5h Bb4h |
""")

COUNTER = tune("""
    rw | rh Eb5e G5e Bb5q | rw | rh F5e Ab5e D5q | rw | rh G5e E5e C5q | F4h Ab4h | rh Bb4e Eb5e C5q |
    Eb4h G4h | Ab4h Ab4h | G4h Bb4h | G4h Bb4h | F4h A4h | F4h D5h | D5h Bb4h | Ab4h Bb4h |
    rw | rh Eb5e C5e G4q | rw | rh D5e F5e Bb5q | rw | rh G5e E5e C5q | Ab4h F4h | G4h F4h |
""")

BASS = tune("""
    Eb2h Bb2q D3q | C3h G2q Bb2q | F2h C3q Eb3q | Bb2h F2q D3q | G2h D3q G2q | C3h G2q E2q | F2h Bb2h | Eb2h Bb2q G2q |
    Ab2h Eb3q C3q | Ab2h Eb3q Ab2q | G2h Bb2q Eb3q | C3h G2q C3q | F2h A2q C3q | Bb2h D3q F2q | G2h C3h | F2h Bb2q D3q |
    Eb2h Bb2q D3q | C3h G2q C3q | F2h C3q Ab2q | Bb2h F2q D3q | G2h D3q Db3q | C3h G2q E2q | F2h Ab2h | Eb2h Bb2h |
""")

VOICING = lead(CHORDS, [MELODY, COUNTER], 50, 62)

LEAN = [(0.0, 1.4, "012", 0.38), (1.5, 2.0, "012", 0.30)]
STILL = [(0.0, 2.0, "012", 0.36), (2.0, 1.9, "02", 0.28), (3.0, 1.0, "1", 0.24)]
PIANO = hand(CHORDS, VOICING, 1, 8, LEAN) + hand(CHORDS, VOICING, 9, 16, STILL) + hand(CHORDS, VOICING, 17, 24, LEAN)
PAD = hand(CHORDS, VOICING, 9, 16, [(0.0, 2.0, "012", 0.5), (2.0, 2.0, "012", 0.5)])

STIR = [(0.0, "brush", 0.22), (1.0, "brush", 0.40), (2.0, "brush", 0.24), (3.0, "brush", 0.44)]
RIDE = [(0.0, "shaker", 0.24), (1.0, "shaker", 0.34), (1.5, "shaker", 0.20), (2.0, "shaker", 0.24),
        (3.0, "shaker", 0.36), (3.5, "shaker", 0.22)]
HEART = [(0.0, "box", 0.34), (2.5, "box", 0.18)]
DRUMS = (drum(1, 24, STIR) + drum(5, 8, RIDE) + drum(9, 24, RIDE + HEART)
         + [(bar * 4 - 1.0, "tick", 0.15) for bar in (4, 8, 12, 16, 20, 24)])


def parts():
    """The instruments: vibraphone, an ocarina at the back in the bridge, kalimba in the rests."""
    ask, bridge, again = ((1, 8), (9, 16), (17, 24))
    counter_of = (lambda s: between(COUNTER, *s))
    return [
        Part("vibraphone", MELODY, synth.vibraphone, 0.36, 0.06, 0.40, 0.012),
        Part("kalimba answer", softer(counter_of(ask) + counter_of(again), 0.7), synth.kalimba, 0.28, 0.32, 0.45, 0.010),
        Part("ocarina alto", softer(counter_of(bridge), 0.9), synth.ocarina, 0.11, 0.28, 0.44, 0.010, 0.97),
        Part("piano", PIANO, synth.felt_piano, 0.34, -0.28, 0.30, 0.010),
        Part("pad", PAD, synth.pad, 0.08, 0.0, 0.45, 0.0),
        Part("bass", BASS, synth.upright_bass, 0.48, 0.0, 0.08, 0.007, 0.94),
    ]


PIECE = Piece("blackjack", "E flat major", Clock(36000, 0.62), 24, CHORDS, MELODY, COUNTER, BASS, VOICING, parts(), DRUMS,
              room_seconds=1.6, seed=2101, drum_level=0.9,
              form={"A": (1, 8), "B": (9, 16), "A'": (17, 24)})
