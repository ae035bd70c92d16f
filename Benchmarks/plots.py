"""Draws how figures grow with the size of the work, as SVG."""

import html

COLORS = ["#1f6f5c", "#c2562d", "#4a5fa5", "#8a6d1f", "#7c3f73", "#555555"]
WIDTH, HEIGHT = 640, 360
LEFT, RIGHT, TOP, BOTTOM = 70, 170, 50, 50


def scale(number, lowest, highest, begin, end):
    """Where a number lies between two places."""
    return begin + (number - lowest) / ((highest - lowest) or 1) * (end - begin)


def text(x, y, words, anchor="start", color="#222222"):
    """One line of text."""
    return (f'<text x="{x:.0f}" y="{y:.0f}" text-anchor="{anchor}" fill="{color}">'
            f'{html.escape(words)}</text>')


def plot(title, unit, sizes, series):
    """One line for each name in `series`, a point for each of the sizes, which are evenly spaced; from zero."""
    top = max(max(values) for values in series.values()) * 1.1
    xs = [scale(place, 0, len(sizes) - 1, LEFT, WIDTH - RIGHT) for place in range(len(sizes))]

    def height(value):
        return scale(value, 0, top, HEIGHT - BOTTOM, TOP)

    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
             'font-family="sans-serif" font-size="13">',
             f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#ffffff"/>',
             text(LEFT, 26, f"{title}, {unit}")]
    for step in range(5):
        value = top * step / 4
        y = height(value)
        parts += [f'<path d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}" stroke="#dddddd"/>',
                  text(LEFT - 8, y + 4, f"{value:.3g}", "end")]
    parts += [text(x, HEIGHT - BOTTOM + 22, str(size), "middle") for x, size in zip(xs, sizes)]
    for place, (name, values) in enumerate(series.items()):
        color = COLORS[place % len(COLORS)]
        points = [(x, height(value)) for x, value in zip(xs, values)]
        path = "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
        parts.append(f'<path d="M{path}" fill="none" stroke="{color}" stroke-width="2"/>')
        parts += [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="{color}"/>' for x, y in points]
        parts.append(text(WIDTH - RIGHT + 14, TOP + 20 * place + 10, name, color=color))
    return "\n".join([*parts, "</svg>", ""])
