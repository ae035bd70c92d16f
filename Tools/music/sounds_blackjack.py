"""Blackjack's short sounds: cards, chips, and three results.  In E flat, like its tune."""
import synth
from kit import canvas, card, chip, fade, flap, laid, put, rub
from percussion import swell
from synth import knock


def deal(rng):
    """Off the deck, over the felt, down."""
    return laid(0.20,
                (rub(0.11, 1500, 900, 0.3, rng), 0.0, 0.14),
                (card(0.6, rng), 0.095))


def flip(rng):
    """A card turned over by its edge."""
    return laid(0.22,
                (knock(0.012, 2200, 0.5, 0.3, rng), 0.0),
                (flap(0.12, 1500, 0.25, rng), 0.008),
                (card(0.7, rng), 0.115))


def chips(rng):
    """Two chips set down on the felt."""
    return laid(0.20,
                (chip(1174.7, 0.6, rng), 0.0),
                (chip(1318.5, 0.45, rng), 0.055),
                (knock(0.05, 320, 0.6, 0.12, rng), 0.0))


def shuffle(rng):
    """A riffle shuffle of thirty cards, and the bridge."""
    page = canvas(0.95)
    at = 0.0
    for k in range(34):
        put(page, knock(0.014, 1300 + 500 * rng.random(), 0.5, 0.35 + 0.2 * rng.random(), rng), at)
        at += 0.011 + 0.006 * abs(k - 16) / 16
    put(page, swell(0.30, 1700, 0.6, 0.4, rng), 0.55, 0.11)
    put(page, card(0.7, rng), 0.83)
    return page


def win(rng):
    """The tune's three notes up the chord, and one more."""
    page = canvas(1.5)
    for k, (at, pitch) in enumerate(((0.0, 67), (0.10, 70), (0.20, 74), (0.34, 79))):
        put(page, synth.vibraphone(pitch, 0.9, 0.7 + 0.06 * k, rng), at, 0.42)
    for k, pitch in enumerate((51, 58, 62, 67)):
        put(page, synth.felt_piano(pitch, 0.8, 0.55, rng), 0.34 + 0.018 * k, 0.24)
    for k in range(3):
        put(page, chip(1174.7 + 90 * k, 0.16, rng), 0.40 + 0.05 * k)
    return fade(page, 0.7)


def lose(rng):
    """A gentle step down."""
    page = canvas(1.0)
    for at, pitch in ((0.0, 67), (0.16, 65), (0.34, 59)):
        put(page, synth.vibraphone(pitch, 0.5, 0.6, rng), at, 0.42)
    put(page, synth.felt_piano(44, 0.5, 0.5, rng), 0.34, 0.25)
    return fade(page, 0.45)


def push(rng):
    """The same note twice: a draw."""
    page = canvas(0.75)
    for at in (0.0, 0.18):
        put(page, synth.vibraphone(70, 0.3, 0.6, rng), at, 0.5)
        put(page, card(0.2, rng), at)
    return fade(page, 0.35)


LONG = {"blackjack-win", "blackjack-lose", "blackjack-push", "blackjack-shuffle"}
#        sound, peak in dB, shortest and longest length in seconds
TABLE = {"blackjack-deal": (deal, -6.0, .12, .30), "blackjack-flip": (flip, -6.0, .12, .30),
         "blackjack-chip": (chips, -6.0, .10, .30), "blackjack-shuffle": (shuffle, -6.0, .70, 1.2),
         "blackjack-win": (win, -4.0, 1.0, 1.8), "blackjack-lose": (lose, -5.5, .60, 1.3),
         "blackjack-push": (push, -5.5, .50, 1.0)}
