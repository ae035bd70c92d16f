"""Somebody who plays at random: touches whatever the layout shows, and deletes nothing."""

import re

# Never: what deletes, ends the program, opens another one, or chooses a game that is kept elsewhere.
NEVER = re.compile(r"delete|clear|remove|quit|exit|leave|skip|undo|restore|camera|mail|browse|file"
                   r"|share|about|website|backup|import|layout|symmetry|scramble|turned|two|race|lesson|loom|code|^key\.")
# Preferred: what begins, goes on, plays or saves.
OFTEN = re.compile(r"(play|continue|resume|again|done|new|deal|hit|stand|double|split|name|feed|clean|light)$"
                   r"|^(tile|piece|bet|food|ball|lamp|bowl)\b")
THINGS = re.compile(r"^(piece|tile|food|ball)\.?\d*$")
PLACES = re.compile(r"^(cell|container|pet|bowl|table)\b")


class Player:
    """Plays one run of the program."""

    def __init__(self, app, dice):
        self.app, self.dice = app, dice

    def nodes(self):
        """What may be touched, by id."""
        told = self.app.trace.latest("layout")
        return {node["id"]: node for node in told["nodes"] if node["id"]} if told else {}

    def act(self):
        """One touch, drag or key."""
        app, dice, nodes = self.app, self.dice, self.nodes()
        things = [name for name in nodes if THINGS.match(name)]
        places = [name for name in nodes if PLACES.match(name)]
        if any(name.startswith("tile.") for name in nodes) and dice.random() < 0.7:
            keys = dice.choices(("Left", "Right", "Up", "Down"), k=3)
            return app.screen.xdotool("key", "--delay", 20, *keys)
        if things and places and dice.random() < 0.7:
            start, end = nodes[dice.choice(things)], nodes[dice.choice(places)]
            return app.screen.drag(self.middle(start), self.middle(end), dice.choice((80, 160)))
        if any(name.endswith(".name") or "name.field" in name for name in nodes) and dice.random() < 0.5:
            return app.screen.xdotool("key", "--delay", 10, "a", "n", "a", "Return")
        free = [name for name, node in nodes.items()
                if not NEVER.search(name) and node.get("role") in ("button", "option", "image", "switch", "card")]
        often = [name for name in free if OFTEN.search(name)]
        chosen = often if often and dice.random() < 0.8 else free
        if chosen:
            return app.screen.tap(self.middle(nodes[dice.choice(chosen)]))
        return app.screen.xdotool("key", dice.choice(("Return", "space", "Tab", "Down")))

    def middle(self, node):
        """The middle of a node, in pixels of the screen."""
        x, y, width, height = node["frame"]
        return self.app.on_screen((x + width / 2, y + height / 2))
