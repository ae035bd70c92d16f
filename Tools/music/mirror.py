"""The mirror puzzle's tune, "Warp and Weft": A minor, 72 to the minute, straight.

A B and A reversed: the last eight bars are the first eight played backwards, note by
note, in tune and answer, so that the whole is symmetric. A kalimba plays the tune, an
ocarina the middle, a vibraphone the way back; below them sounds of a loom: the sweep of
the shuttle, the soft beat of the batten, a wooden peg.
"""
import synth
from arrange import Part, Piece, between, drum, hand, shifted, softer
from score import BEATS, Clock, Note, chords, lead, tune

CHORDS = chords("""
    Am7 | F | C | G/B | Am7 | Dm7 | Em7 | Am |
    Fmaj7 | C/E | Dm7 | Am7 | Fmaj7 | G | C/E | E7sus E7 |
    Am | Em7 | Dm7 | Am7 | G/B | C | F | Am7 |
""")


def reflected(notes, bars, after):
    """The notes of the first bars in reverse, from bar `after` + 1 on."""
    end = bars * BEATS
    return sorted((Note(after * BEATS + end - n.start - n.beats, n.beats, n.pitch, n.accent) for n in notes), key=lambda n: n.start)


ASK = tune("""
    A4e B4e C5q E5h | C5h A4q G4e F4e | G4e A4e C5q E5h | D5h B4q A4e G4e |
    E5e D5e C5q A4h | D5h F5q E5e D5e | B4e C5e D5q G4h | A4h E4q rq |
""")
MIDDLE = tune("""
    A5h E5q G5q | G5h. E5q | F5q. E5e D5h | E5h C5q A4q |
    C5q D5e E5e F5h | D5q. B4e G5h | E5h G5q C5q | A4h G#4h |
""", 9)
MELODY = ASK + MIDDLE + reflected(ASK, 8, 16)

ANSWER = tune("""
    rh E4q G4q | F4h C4h | rh G4q E4q | G4h D4h | rh E4q C4q | F4h A4h | rh E4q B4q | rh C5q E5q |
""")
BELOW = tune("""
    C5h A4h | C5h G4h | A4h F4h | G4h E4h | A4h C5h | B4h D5h | G4h E4h | E4h D4h |
""", 9)
COUNTER = ANSWER + BELOW + reflected(ANSWER, 8, 16)

BASS = tune("""
    A2h E2q A2q | F2h C3q A2q | C3h G2q E2q | B2h G2q D2q | A2h E2q C3q | D3h A2q F2q | E2h B2q D3q | A2h E2h |
    F2h C3q F2q | E2h G2q C3q | D3h A2q D3q | A2h E2q G2q | F2h A2q C3q | G2h D3q B2q | E2h G2q C3q | E2h E2h |
    A2h E2h | E2h B2q G2q | D3h A2q F2q | A2h E2q A2q | B2h D3q G2q | C3h G2q E2q | F2h C3q F2q | A2h E2q G2q |
""")

VOICING = lead(CHORDS, [MELODY, COUNTER], 50, 62)

# The warp: one thread after the other, up and down again.
THREADS = [(b, 1.6, t, w) for b, t, w in ((0, "0", 0.34), (0.5, "1", 0.22), (1, "2", 0.28), (1.5, "1", 0.20),
                                          (2, "0", 0.30), (2.5, "2", 0.22), (3, "1", 0.26), (3.5, "2", 0.18))]
STILL = [(0.0, 2.0, "012", 0.34), (2.0, 1.9, "02", 0.26), (3.0, 1.0, "1", 0.22)]
PIANO = hand(CHORDS, VOICING, 1, 8, THREADS) + hand(CHORDS, VOICING, 9, 16, STILL) + hand(CHORDS, VOICING, 17, 24, THREADS)
PAD = (hand(CHORDS, VOICING, 5, 20, [(0.0, 2.0, "012", 0.5), (2.0, 2.0, "012", 0.5)]))

SHUTTLE = [(0.0, "brush", 0.26), (2.0, "brush", 0.34)]
BATTEN = [(1.0, "box", 0.34), (3.0, "box", 0.40)]
BREATH = [(0.5, "shaker", 0.24), (1.5, "shaker", 0.20), (2.5, "shaker", 0.28), (3.5, "shaker", 0.22)]
PEG = [(1.5, "tick", 0.10), (3.5, "tick", 0.13)]
DRUMS = (drum(1, 24, SHUTTLE) + drum(3, 22, BATTEN) + drum(5, 8, PEG) + drum(17, 20, PEG)
         + drum(1, 24, BREATH))


def parts():
    """The instruments: kalimba first, ocarina in the middle, vibraphone at the end."""
    out, middle, home = ((1, 8), (9, 16), (17, 24))
    tune_of, counter_of = (lambda s: between(MELODY, *s)), (lambda s: between(COUNTER, *s))
    return [
        Part("kalimba", tune_of(out), synth.kalimba, 0.42, -0.08, 0.42, 0.009),
        Part("kalimba high", softer(shifted(tune_of(middle), 12), 0.30), synth.kalimba, 0.22, 0.24, 0.50, 0.012),
        Part("ocarina", tune_of(middle), synth.ocarina, 0.17, 0.05, 0.44, 0.010, 0.97),
        Part("vibraphone", tune_of(home), synth.vibraphone, 0.40, 0.08, 0.42, 0.010),
        Part("pizzicato", counter_of(out), synth.pizzicato, 0.34, 0.32, 0.40, 0.009),
        Part("bottle", softer(counter_of(middle), 0.9), synth.bottle, 0.13, -0.30, 0.45, 0.012, 0.96),
        Part("kalimba answer", softer(counter_of(home), 0.7), synth.kalimba, 0.28, -0.30, 0.46, 0.010),
        Part("piano", PIANO, synth.felt_piano, 0.32, -0.24, 0.32, 0.009),
        Part("pad", PAD, synth.pad, 0.09, 0.0, 0.48, 0.0),
        Part("bass", BASS, synth.upright_bass, 0.46, 0.0, 0.08, 0.006, 0.95),
    ]


PIECE = Piece("mirror", "A minor", Clock(40000), 24, CHORDS, MELODY, COUNTER, BASS, VOICING, parts(), DRUMS,
              room_seconds=1.9, seed=1221, drum_level=0.9, lead=5760,
              form={"A": (1, 8), "B": (9, 16), "A turned round": (17, 24)})
