"""A full-bleed sheet that lies behind a game."""
from optimise import visible
from paper import Sheet


class Backdrop(Sheet):
    """A sheet that leaves out what later papers hide."""

    def fill(self, shape, colour, opacity=1.0):
        self.out.append((shape, colour, opacity))

    def save(self, name):
        laid, self.out = self.out, []
        for shape, colour, opacity in visible(laid, self.w, self.h):
            super().fill(shape, colour, opacity)
        super().save(name)
