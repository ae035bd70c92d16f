"""The sliding puzzle as its player sees it: cells row by row, 0 for the gap."""


class Board:
    """What a `state` event tells, with the questions a player asks."""

    def __init__(self, state):
        self.cells, self.columns = list(state["cells"]), state["setup"]["columns"]

    def place(self, tile):
        """Column and row of a tile; 0 for the gap's."""
        row, column = divmod(self.cells.index(tile), self.columns)
        return column, row

    def in_line(self, tile):
        """How many tiles a push here would move; 0 if the tile shares no line with the gap."""
        (column, row), (gap_column, gap_row) = self.place(tile), self.place(0)
        if (column == gap_column) == (row == gap_row):
            return 0
        return abs(column - gap_column) + abs(row - gap_row)

    def direction(self, tile):
        """The arrow key that moves a tile beside the gap into it."""
        (column, row), (gap_column, gap_row) = self.place(tile), self.place(0)
        return {(1, 0): "Right", (-1, 0): "Left", (0, 1): "Down", (0, -1): "Up"}[
            gap_column - column, gap_row - row]

    def tiles(self):
        """All tiles, in order of their numbers."""
        return sorted(tile for tile in self.cells if tile)

    def shortest(self):
        """The tiles to move, in order, for the fewest moves."""
        return solve(self.cells, self.columns)


def home(tile, cell, columns):
    """How far a tile is from where it belongs, walked along rows and columns."""
    (row, column), (home_row, home_column) = divmod(cell, columns), divmod(tile - 1, columns)
    return abs(row - home_row) + abs(column - home_column)


def solve(cells, columns):
    """Iterative deepening A* over the tiles' distances: instant for a short scramble."""
    cells = list(cells)
    far = sum(home(tile, cell, columns) for cell, tile in enumerate(cells) if tile)
    limit, path = far, []
    while not search(cells, columns, cells.index(0), far, limit, path):
        limit += 2  # every move changes the distance by one
    return path


def search(cells, columns, gap, far, limit, path):
    """Whether the board can be solved within the limit; leaves the way there in `path`."""
    if far == 0:
        return True
    if len(path) + far > limit:
        return False
    for step in (-columns, -1, 1, columns):
        cell = gap + step
        beside = abs(step) == columns or cell // columns == gap // columns
        if not 0 <= cell < len(cells) or not beside or (path and cells[cell] == path[-1]):
            continue
        tile = cells[cell]
        cells[gap], cells[cell] = tile, 0
        path.append(tile)
        change = home(tile, gap, columns) - home(tile, cell, columns)
        if search(cells, columns, cell, far + change, limit, path):
            return True
        path.pop()
        cells[cell], cells[gap] = tile, 0
    return False
