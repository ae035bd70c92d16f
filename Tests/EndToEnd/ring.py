"""The ring around what the keyboard acts on."""

from desktop import wait_until

RING = (0x1D, 0x5F, 0xB8)  # its colour, and how far beside its node it is
RING_AT = 3.5


class RingFollower:
    """What a program's follower knows of the ring."""

    def ringed(self):
        """The id of the node that wears the ring of the keyboard, seen in the picture; None where
        there is no ring."""
        self.look()
        scale = self.trace.latest("window")["scale"]
        (left, top, _, _), (xs, ys) = self.place(), self.seen()
        edges = {}
        for name, node in reversed(self.layout().items()):
            x, y, width, height = node["frame"]
            y = top + round((y + height / 2) * scale)
            for edge in (x - RING_AT, x + width + RING_AT):
                edge = left + round(edge * scale)
                if edge in xs and y in ys:
                    edges.setdefault(name, []).append((edge, y))
        colours = iter(self.screen.colours([point for pair in edges.values() for point in pair]))
        seen = {name: [next(colours) for _ in pair] for name, pair in edges.items()}
        return next((name for name, pair in seen.items() if pair == [RING, RING]), None)

    def focus(self, node, step=None):
        """Goes on with Tab, or another step, until keys act on a node, and sees the ring around it."""
        if self.wears_ring(node):
            return
        steps = 0
        while steps < 2 * len(self.layout()) + 2:  # more nodes may appear meanwhile
            (step or (lambda: self.key("Tab")))()
            steps += 1
            if self.wait_for("focus")["node"] == node:
                wait_until(lambda: self.wears_ring(node), f"the ring around {node}")
                return
        self.fail(f"the ring never comes to {node}")

    def wears_ring(self, node):
        """Whether the ring is seen around a node, or around what is chosen in it; where no pixels are
        drawn, whether keys moved it there last."""
        if not self.sees:
            last = next((e for e in reversed(self.trace.since(0)) if e["event"] in ("scene", "focus")), {})
            return last.get("node") == node
        nodes, found = self.layout(), self.ringed()
        if node not in nodes or found is None:
            return False
        (x, y, width, height), (left, top, wide, high) = nodes[node]["frame"], nodes[found]["frame"]
        return x <= left + wide / 2 <= x + width and y <= top + high / 2 <= y + height
