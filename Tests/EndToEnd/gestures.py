"""Gestures of fingers as plain data: a timeline is a list of (ms, op, finger, x, y), op being down,
move or up. Nothing here knows a server; `TouchPlayer.play` plays a timeline in real time."""

HZ = 120.0  # how often a finger is sampled, as by a good touchscreen


def path(where, ms, rest=0.0):
    """A finger that goes down at where(0), follows where(u) over ms (u: 0 to 1), rests, lifts."""
    steps = max(1, round(ms * HZ / 1000))
    timeline = [(0.0, "down", 0, *where(0.0))]
    timeline += [(ms * i / steps, "move", 0, *where(i / steps)) for i in range(1, steps + 1)]
    return timeline + [(ms + rest, "up", 0, *where(1.0))]


def tap(x, y, hold=60.0):
    """A finger that goes down and up at one place."""
    return [(0.0, "down", 0, x, y), (hold, "up", 0, x, y)]


def double_tap(x, y):
    """Two taps at one place, at once: no pause of the machine comes between them."""
    return [(0.0, op, 0, x, y) for op in ("down", "up", "down", "up")]


def drag(x1, y1, x2, y2, ms=400.0, rest=80.0):
    """A straight line; the finger rests before it lifts, so that nothing is flung."""
    return path(lambda u: (x1 + (x2 - x1) * u, y1 + (y2 - y1) * u), ms, rest)


def flick(x1, y1, x2, y2, ms=120.0):
    """A straight line whose last third and lift are at once: if the machine pauses, the finger still doesn't rest."""
    return [(min(time, ms * 2 / 3), *event) for time, *event in drag(x1, y1, x2, y2, ms, rest=0)]


def together(*timelines):
    """Timelines that start at the same time, each with its own fingers."""
    out, first_free = [], 0
    for timeline in timelines:
        out += [(ms, op, finger + first_free, x, y) for ms, op, finger, x, y in timeline]
        first_free += 1 + max((finger for _, _, finger, _, _ in timeline), default=-1)
    return sorted(out, key=lambda event: event[0])
