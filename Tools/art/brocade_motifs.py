"""Figures for the brocades, stitch by stitch: a is the body, b its pattern, c and d are bright details.

Our own drawings in the style of geometric weaving; none is copied.
"""
import numpy as np

from brocade_cloth import grid, whole

PERSON = whole("""
.......cc
.....caac
......aaa
.....aaaa
.....aada
......aaa
a......aa
aa.....aa
.aa..aaaa
..aaaaabb
...aaabbc
.....abbc
.....aabb
....aaaab
....aabaa
...aabbba
...abbcbb
..aabbbaa
..aaaaaaa
....aaaa.
....aa...
....aa...
....aa...
..aaaa...
""")
CHILD = whole("""
....aa
...aaa
...ada
....aa
a...aa
aaaaab
...aab
...abc
..aabb
..aaaa
...aa.
...a..
..aa..
""")
FROG = whole("""
...........aaa..
..........addda.
.a.a......adbba.
.a.a.a....adbbaa
.aaaaa....aaaaaa
..aaa....aaaaaaa
..aaa....aaaaaaa
...aa...aaaaaaab
...aaa.aaaaaaabb
....aaaaaaaaabbc
.....aaaaaaabbcc
........aaaabbcb
........aaabbccb
........aaabbcbb
..aaa...aaabbcbb
.aaaaa..aaabbccb
.aaaaaa.aaaabbcb
aaa.aaaaaaaabbcc
aaa..aaaaaaaabbc
aaa...aaaaaaaabb
.aaa...aaaaaaaab
..aaa....aaaaaaa
...aaa....aaaaaa
....aa.....aaa..
aaaaaa..........
.aaaaaa.........
...a.a.a........
...a...a........
""")
BIRD = grid("""
........aa.......
.......aaaa......
.......adaac.....
.......aaaacc....
.......aaa.......
a.....aaaa.......
aab..aabbaa......
.abbaabbccba.....
.aabbabbccbbaa...
..aaabbbbbbbaaa..
...aaaabbbaaa....
.....aaaaaa......
.......c.c.......
.......c.c.......
......cc.cc......
""")
FISH = grid("""
......aaaa......
a....aabbaa.....
aaa.aabccbaaaa..
.aaaabccbbadaaa.
..aaabbccbaaaaaa
.aaaabccbbaaaaa.
aaa.aabccbaaaa..
a....aabbaa.....
......aaaa......
""")
BOAT = grid("""
............d...........
...........adddd........
...........accddd.......
...........accc.........
..........bacccc........
.........bbaccccc.......
........bbbacccccc......
.......bbbbaccccccc.....
......bbbbbacccccccc....
.....bbbbbbaccccccccc...
...........a...........a
a..........a..........aa
aaa........a.........aaa
.aaaaaaaaaaaaaaaaaaaaaa.
..aaccaaccaaccaaccaaaa..
...aaaaaaaaaaaaaaaaaa...
.....bbbbbbbbbbbbbb.....
""")
BUTTERFLY = whole("""
......a....
aaaa...a..a
abbbaa..a.a
abccbbaa.aa
aabccbbaaad
.aabbbcbaad
..aaabbbaad
....aaaaaad
..aaabbaaad
.aabbccbaad
.abbccbaaad
.aabbbaa.aa
..aaaaa...a
....a......
""")
HOUSE = whole("""
a..........a
.a........aa
..a......aab
..aa....aabb
...aa..aabbc
....aaaabbca
....aaabbcaa
...aaabbcaab
..aaabbcaabb
.aaabbcaabbb
aaabbcaaaaaa
aa..accccccc
....acdcacdc
....acccaccd
....acdcaccd
....aaaaaaaa
....bb...bb.
....bb...bb.
""")
CRAB = whole("""
..aa.aa...
.aa...aa..
aaa.a.aa..
aaa.aaaa..
.aaaaaa..a
...aa....d
...aaa...a
....aaaaaa
aa...aaaab
.aaaaaaabb
....aaabbc
.aaaaaabcc
aa..aaabbc
..aaaaaabb
.aa..aaaaa
.a..aa....
....a.....
""")


def fourfold(text):
    """A whole figure from its upper left quarter, of which only the part above the diagonal counts."""
    quarter = grid(text)
    quarter = np.where(np.tri(len(quarter), dtype=bool), quarter.T, quarter)
    half = np.concatenate([quarter, quarter[:, ::-1]], axis=1)
    return np.concatenate([half, half[::-1]], axis=0)


ROSETTE = fourfold("""
......aa
.....aab
..aaaabb
..abbabb
..abbbbc
.....bcc
......cd
.......d
""")
