"""A sheet without a border, for the background of a game."""
from optimise import visible
from paper import Sheet


class Backdrop(Sheet):
    """A sheet that omits what later papers hide."""

    def fill(self, shape, colour, opacity=1.0):
        self.out.append((shape, colour, opacity))

    def save(self, name):
        laid, self.out = self.out, []
        for shape, colour, opacity in visible(laid, self.w, self.h):
            super().fill(shape, colour, opacity)
        super().save(name)
