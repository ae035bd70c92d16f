"""The sliding puzzle as its player sees it: its cells row by row, with 0 for the gap."""

import collections


class Board:
    """The board of a `state` event."""

    def __init__(self, state):
        self.cells, self.columns = list(state["cells"]), state["setup"]["columns"]

    def place(self, tile):
        """Column and row of a tile; tile 0 is the gap."""
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

    def push(self, tile):
        """Moves a tile beside the gap into it; returns the arrow key that does so."""
        key, cell, gap = self.direction(tile), self.cells.index(tile), self.cells.index(0)
        self.cells[gap], self.cells[cell] = tile, 0
        return key

    def tiles(self):
        """All tiles, in order of their numbers."""
        return sorted(tile for tile in self.cells if tile)

    def shortest(self):
        """The tiles to move, in order, for the fewest moves."""
        return solve(self.cells, self.columns)


def home(tile, cell, columns):
    """The distance of a tile from its goal, along rows and columns."""
    (row, column), (home_row, home_column) = divmod(cell, columns), divmod(tile - 1, columns)
    return abs(row - home_row) + abs(column - home_column)


def solve(cells, columns):
    """Iterative deepening A* with the tiles' distances: fast for a short scramble."""
    cells = list(cells)
    far = sum(home(tile, cell, columns) for cell, tile in enumerate(cells) if tile)
    limit, path = far, []
    while not search(cells, columns, cells.index(0), far, limit, path):
        limit += 2  # every move changes the distance by one
    return path


def search(cells, columns, gap, far, limit, path):
    """Whether the board can be solved within the limit; `path` gets the moves."""
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


def solve_by_looks(cells, columns, looks):
    """The tiles to move, in order, until a small board looks solved while tiles that look the same have changed places.
    `looks` gives such a tile the first that looks the same."""
    def seen(order):
        return [looks.get(tile, tile) for tile in order]
    solved = (*range(1, len(cells)), 0)
    ways, edge = {tuple(cells): None}, collections.deque([tuple(cells)])
    while edge:
        order = edge.popleft()
        if order == solved:
            continue
        if seen(order) == seen(solved):
            break
        gap = order.index(0)
        for step in (-columns, -1, 1, columns):
            cell = gap + step
            if not 0 <= cell < len(order) or (abs(step) == 1 and cell // columns != gap // columns):
                continue
            after = list(order)
            after[gap], after[cell] = after[cell], 0
            if ways.setdefault(tuple(after), (order, order[cell])) == (order, order[cell]):
                edge.append(tuple(after))
    path = []
    while ways[order]:
        order, tile = ways[order]
        path.append(tile)
    return path[::-1]


class Chance:
    """SplitMix64, the program's generator."""

    def __init__(self, seed):
        self.state = seed

    def below(self, bound):
        """A number from 0 up to but not including the bound, each equally likely."""
        left_over = (1 << 64) % bound
        while (word := self.word()) < left_over:
            pass
        return word % bound

    def word(self):
        """The next 64 bits."""
        mask = (1 << 64) - 1
        self.state = z = (self.state + 0x9E3779B97F4A7C15) & mask
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & mask
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & mask
        return z ^ (z >> 31)


def scramble_walk(columns, rows, count, seed):
    """The tiles that scramble a board; moved in reverse they solve it."""
    chance, cells = Chance(seed), [*range(1, columns * rows), 0]
    gap, came_from, walk = len(cells) - 1, None, []
    for _ in range(count):
        row, column = divmod(gap, columns)
        choices = [gap - columns] * (row > 0) + [gap - 1] * (column > 0)
        choices += [gap + 1] * (column < columns - 1) + [gap + columns] * (row < rows - 1)
        choices = [cell for cell in choices if cell != came_from]
        cell = choices[chance.below(len(choices))]
        walk.append(cells[cell])
        cells[gap], cells[cell] = cells[cell], 0
        gap, came_from = cell, gap
    return walk
