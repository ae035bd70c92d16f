"""Straight segments of an outline."""
import math


def is_line(a, c1, c2, p):
    return c1 == a and c2 == p


def line_to(a, p):
    return (a, p, p)


def in_pieces(sub, longest):
    """The outline with its straight lines split into pieces no longer than `longest`."""
    if not longest:
        return sub
    out = [sub[0]]
    for seg in sub[1:]:
        a, p = out[-1] if len(out) == 1 else out[-1][2], seg[2]
        n = max(1, math.ceil(math.dist(a, p) / longest)) if is_line(a, *seg) else 1
        for i in range(1, n):
            q = tuple(a[k] + (p[k] - a[k]) * i / n for k in (0, 1))
            out.append(line_to(a if i == 1 else out[-1][2], q))
        out.append(seg if n == 1 else line_to(out[-1][2], p))
    return out
