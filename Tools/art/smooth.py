"""Turns the corners of cut papers that were curves back into curves.

What shapely cuts is a polygon: its curves are short straight lines that show where a backdrop is drawn large. Here every
run of corners that barely turn becomes a smooth line through the same points; real corners and straight edges stay.

    python3 smooth.py ../../Resources/Art/recycle-table.svg ../../Resources/Art/pet-garden*.svg
"""
import math
import re
import sys

TURN = math.radians(34)      # a corner that turns by less was a curve
LONGEST = 160                # a line longer than this was straight
UNEVEN = 4                   # so is one so many times as long as its neighbour


def tokens(text):
    return re.findall(r"[A-Za-z]|-?(?:\d+\.?\d*|\.\d+)", text)


def polygons(text):
    """The outlines of a path of straight lines alone; None where there are curves in it."""
    out, i, at, cmd = [], 0, (0.0, 0.0), ""
    tok = tokens(text)
    while i < len(tok):
        if tok[i].isalpha():
            cmd = tok[i]
            i += 1
            if cmd in "zZ":
                at = out[-1][0]
                continue
        if cmd not in "MmLlHhVv":
            return None
        n = 1 if cmd in "HhVv" else 2
        v = [float(x) for x in tok[i:i + n]]
        i += n
        base = at if cmd.islower() else (0.0, 0.0)
        if cmd in "Hh":
            at = (base[0] + v[0], at[1])
        elif cmd in "Vv":
            at = (at[0], base[1] + v[0])
        else:
            at = (base[0] + v[0], base[1] + v[1])
        if cmd in "Mm":
            out.append([at])
            cmd = "l" if cmd == "m" else "L"
        else:
            out[-1].append(at)
    return out


def tangents(points):
    """The direction at each point where the outline is smooth, else None."""
    count, found = len(points), []
    for i, p in enumerate(points):
        a, b = points[i - 1], points[(i + 1) % count]
        before, after = (p[0] - a[0], p[1] - a[1]), (b[0] - p[0], b[1] - p[1])
        la, lb = math.hypot(*before), math.hypot(*after)
        cross, dot = before[0] * after[1] - before[1] * after[0], before[0] * after[0] + before[1] * after[1]
        turn = math.atan2(cross, dot)
        if min(la, lb) < 1e-9 or max(la, lb) > LONGEST or abs(turn) > TURN or max(la, lb) > UNEVEN * min(la, lb):
            found.append(None)
            continue
        # As a circle through the three points would go: the shorter side says more.
        tx, ty = before[0] / la * lb + after[0] / lb * la, before[1] / la * lb + after[1] / lb * la
        length = math.hypot(tx, ty)
        found.append((tx / length, ty / length))
    return found


def number(value):
    text = f"{value:.1f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def smooth(points):
    if points[0] == points[-1]:
        points = points[:-1]
    if len(points) < 5:
        return None
    at = tangents(points)
    if sum(t is not None for t in at) < 3:
        return None
    out = ["M" + number(points[0][0]) + " " + number(points[0][1])]
    x, y = (round(v, 1) for v in points[0])
    for i, a in enumerate(points):
        b = points[(i + 1) % len(points)]
        ta, tb = at[i], at[(i + 1) % len(points)]
        chord = (b[0] - a[0], b[1] - a[1])
        length = math.hypot(*chord)
        if ta is None and tb is not None:
            beyond = points[(i + 2) % len(points)]
            tb = tb if length < 2 * math.dist(b, beyond) else None
        elif tb is None and ta is not None:
            ta = ta if length < 2 * math.dist(points[i - 1], a) else None
        if (ta is None and tb is None) or length < 1e-9:
            if i + 1 < len(points):
                out.append("l" + " ".join(number(v) for v in (b[0] - x, b[1] - y)))
        else:
            unit = (chord[0] / length, chord[1] / length)

            def mirrored(t):
                k = 2 * (t[0] * unit[0] + t[1] * unit[1])
                return (k * unit[0] - t[0], k * unit[1] - t[1])
            # An arc that ends in a corner goes on to it as it came.
            ta, tb = ta or mirrored(tb), tb or mirrored(ta)
            h = length / 3
            c = (a[0] + ta[0] * h - x, a[1] + ta[1] * h - y, b[0] - tb[0] * h - x, b[1] - tb[1] * h - y, b[0] - x, b[1] - y)
            out.append("c" + " ".join(number(v) for v in c))
        x, y = round(x + round(b[0] - x, 1), 1), round(y + round(b[1] - y, 1), 1)
    return "".join(out).replace(" -", "-") + "z"


def outline(points):
    steps = [(b[0] - a[0], b[1] - a[1]) for a, b in zip(points, points[1:])]
    lines = "l" + " ".join(number(v) for s in steps for v in s) if steps else ""
    return ("M" + number(points[0][0]) + " " + number(points[0][1]) + lines).replace(" -", "-") + "z"


def again(match):
    rings = polygons(match.group(1))
    if rings is None:
        return match.group(0)
    drawn = [smooth(r) for r in rings]
    if not any(drawn):
        return match.group(0)
    return ' d="' + "".join(s or outline(r) for s, r in zip(drawn, rings)) + '"'


def smooth_file(name):
    with open(name) as file:
        old = file.read()
    new = re.sub(r' d="([^"]*)"', again, old)
    with open(name, "w") as file:
        file.write(new)
    return f"{name}: {len(old)} → {len(new)} bytes"


if __name__ == "__main__":
    for name in sys.argv[1:]:
        print(smooth_file(name))
