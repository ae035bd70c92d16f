"""Checks the written tunes: prints them as note names and counts dissonances.

Run it before listening to a change: `python3 theory.py`. Exits 1 on a miss.
"""
import sys

import blackjack
import fifteen
import menu
import mirror
import pet
import recycle
from score import BEATS, chord_at, name, sounding, strong_beats
from synth import RATE


def agreement(line, progression, bars):
    """The share of strong beats on which a line has a chord tone, and the exceptions."""
    heard, inside, outside = 0, 0, []
    for beat in strong_beats(0, bars * BEATS):
        for note in sounding(line, beat):
            heard += 1
            if note.pitch % 12 in chord_at(progression, beat).tones:
                inside += 1
            else:
                outside.append(f"bar {int(beat // BEATS) + 1}.{int(beat % BEATS) + 1} {name(note.pitch)}"
                               f" on {chord_at(progression, beat).name}")
    return inside / max(heard, 1), outside


def clashes(piece):
    """Minor seconds and ninths on strong beats between any two of tune, counter, hand and bass."""
    found = []
    for beat in strong_beats(0, piece.bars * BEATS):
        here = next(k for k, c in enumerate(piece.chords) if c.start <= beat < c.start + c.beats)
        heard = {"hand": list(piece.voicing[here])}
        for who in ("melody", "counter", "bass"):
            heard[who] = [n.pitch for n in sounding(getattr(piece, who), beat)]
        pairs = [(a, b) for a in heard for b in heard if a < b]
        found += [f"bar {int(beat // BEATS) + 1}.{int(beat % BEATS) + 1} {a} {name(x)} / {b} {name(y)}"
                  for a, b in pairs for x in heard[a] for y in heard[b] if abs(x - y) in (1, 13)]
    return found


def parallels(upper, lower, bars):
    """Parallel octaves and fifths between neighbouring strong beats."""
    found, before = [], None
    for beat in strong_beats(0, bars * BEATS):
        a, b = sounding(upper, beat), sounding(lower, beat)
        pair = (a[0].pitch, b[0].pitch) if a and b else None
        if pair and before and pair[0] != before[0] and pair[1] != before[1]:
            gap = (pair[0] - pair[1]) % 12
            same = (pair[0] > before[0]) == (pair[1] > before[1])
            if gap in (0, 7) and gap == (before[0] - before[1]) % 12 and same:
                found.append(f"bar {int(beat // BEATS) + 1}.{int(beat % BEATS) + 1}")
        before = pair
    return found


def leaps(line):
    """The shares of steps (up to a tone) and of leaps over an octave in a line."""
    moves = [abs(b.pitch - a.pitch) for a, b in zip(line, line[1:])]
    return sum(m <= 2 for m in moves) / len(moves), sum(m > 12 for m in moves)


def show(piece):
    """Print the tune bar by bar over its chords, with the voiced hand."""
    print(f"\n{piece.title}: {piece.key}, {60 * RATE / piece.clock.beat_samples:.1f} to the minute, {piece.bars} bars")
    starts = {first: label for label, (first, _) in piece.form.items()}
    for bar in range(1, piece.bars + 1):
        if bar in starts:
            print(f"  -- {starts[bar]}")
        span = [(bar - 1) * BEATS, bar * BEATS]
        here = [k for k, c in enumerate(piece.chords) if span[0] <= c.start < span[1]]
        names = " ".join(piece.chords[k].name for k in here)
        hands = " ".join("-".join(name(p) for p in piece.voicing[k]) for k in here)
        tune = " ".join(name(n.pitch) for n in piece.melody if span[0] <= n.start < span[1])
        print(f"  {bar:2d}  {names:12s} {tune:32s} hand {hands}")


def check(piece):
    """Prints all measures of one piece and returns the number of misses."""
    show(piece)
    share, outside = agreement(piece.melody, piece.chords, piece.bars)
    counter_share, counter_out = agreement(piece.counter, piece.chords, piece.bars)
    steps, wide = leaps(piece.melody)
    bad = clashes(piece)
    pitches = [n.pitch for n in piece.melody]
    wrong_bass = [c.name for c in piece.chords if not any(
        n.start == c.start and n.pitch % 12 == c.bass for n in piece.bass)]
    rows = [
        ("melody chord tones on strong beats", f"{share:.0%} {outside}", share >= 0.85),
        ("counter chord tones on strong beats", f"{counter_share:.0%} {counter_out}", counter_share >= 0.85),
        ("minor seconds or ninths on strong beats", f"{len(bad)} {bad}", not bad),
        ("melody range", f"{name(min(pitches))} to {name(max(pitches))}", max(pitches) - min(pitches) <= 21),
        ("melody steps / leaps over an octave", f"{steps:.0%} / {wide}", steps >= 0.35 and wide <= 1),
        ("bass owes the chord its root", f"{len(wrong_bass)} missing {wrong_bass}", not wrong_bass),
        ("parallels with the bass", f"{parallels(piece.melody, piece.bass, piece.bars)}",
         len(parallels(piece.melody, piece.bass, piece.bars)) <= 4),
    ]
    for label, value, good in rows:
        print(f"  {'ok  ' if good else 'MISS'} {label}: {value}")
    return sum(not good for _, _, good in rows)


if __name__ == "__main__":
    sys.exit(1 if sum(check(piece) for piece in
                      (menu.PIECE, fifteen.PIECE, recycle.PIECE, blackjack.PIECE, mirror.PIECE, pet.PIECE)) else 0)
