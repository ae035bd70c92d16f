"""The four hands a person may have: fingers, a mouse, keys, a controller. A story told with `press`,
`choose`, `slide` and their like is played by each of them alone."""

import sys

import gestures
from gamepad import Gamepad
from screentest import ScreenTest

SEEN = 40  # how much of its height is enough to be used, in points
KNOB = 32  # how wide a slider's is, in points


def is_chosen(node):
    """Whether an option, a row or a switch is the one."""
    return node.get("value") == 1


class Hand:
    """What all hands do, in the words of a story."""

    changes = {}  # of the program's environment
    word = "ana"  # what it writes

    def __init__(self, test):
        self.test, self.screen = test, test.screen
        self.app = None

    def meet(self, app):
        """A program has started."""
        self.app = app

    def close(self):
        """The story is over."""

    def choose_board(self, part, option, scene):
        """Another leaderboard, in the dialog that a slip opens over the scene."""
        self.press(f"results.{part}")
        self.app.arrive("results.filter", f"results.{option}")
        self.press(f"results.{option}")
        if part == "variant":
            self.press("results.filter.done")
        self.app.arrive(scene)


class Pointing(Hand):
    """A finger or a mouse: goes to what it can see, and brings into sight what it cannot."""

    def see(self, node):
        """Scrolls until a node is seen well: down, and from the end up."""
        app, way, last = self.app, 1, None
        app.let_toast_go()
        for _ in range(40):
            nodes, bottom = app.layout(), app.trace.latest("window")["points"][1]
            found = nodes.get(node)
            if found and found["frame"][3] >= SEEN and sum(found["frame"][1::2]) < bottom - 8:
                return found
            way, last = -way if nodes == last else way, nodes
            self.scroll(way)
            app.rest()
        return app.fail(f"{node} never comes into sight")

    def spot(self, node, across=0.5, down=0.5):
        """A place in a node, on the screen."""
        x, y, width, height = self.see(node)["frame"]
        return self.app.on_screen((x + width * across, y + height * down))

    def press(self, node):
        """Makes it do what it does."""
        self.point(self.spot(node))

    def drag(self, begin, end):
        """Along a line; what is let go only once the program has seen it rest is not flung."""
        self.app.act()
        self.carry(begin, end)
        self.app.trace.wait_quiet(0.25, 3)
        self.let_go()

    def choose(self, choice, option):
        """One of a few."""
        self.press(f"{choice}.{option}")

    def pick(self, grid, card):
        """A card of a grid."""
        self.press(card)

    def hold(self, node, scene):
        """Rests on a button until it leads to a scene."""
        place = self.spot(node)
        self.app.act()
        self.carry(place, place)
        try:
            self.app.wait_for("scene", lambda e: e["name"] == scene)
        finally:
            self.let_go()

    def push(self, tile, board):
        """A tile beside the gap goes into it."""
        self.press(f"tile.{tile}")

    def open(self, row):
        """A row of a list."""
        self.press(row)

    def slide(self, slider, share, ends=(0, 1)):
        """To a part of its way, whose ends have these values."""
        if slider.endswith(".volume"):
            share -= 0.05  # ten notes: the middle of the last that is lit
        width = self.see(slider)["frame"][2]
        knob = KNOB / width
        self.drag(*(self.spot(slider, knob / 2 + part * (1 - knob), 0.75) for part in (0.5, share)))

    def delete(self, row):
        """Swipes a row out of its list."""
        self.drag(self.spot(row, 0.8), self.spot(row, 0.2))

    def turn(self, carousel, way):
        """Brings the next item to the middle, or the one before."""
        x, y, width, height = self.see(carousel)["frame"]
        self.drag(*(self.app.on_screen((x + width / 2 - way * far, y + height / 2))
                    for far in (0, 0.75 * height)))  # about from one item to the next

    def write(self, field, word):
        """On the keyboard of the screen, whose Done also finishes a dialog that asks for a name."""
        self.ask_for_keys(field)
        self.app.stand()
        for count, letter in enumerate(word, 1):
            self.point(self.app.center(f"key.{letter}"))
            self.app.wait_node(field, lambda node, part=word[:count]: node["text"].lower() == part)
        self.point(self.app.center("key.done"))
        self.app.wait_gone("keyboard")

    def write_name(self, field, word, done):
        """A name, to the end of its dialog."""
        self.write(field, word)

    def back(self, button):
        """The way back."""
        self.press(button)

    def answer(self):
        """Says that somebody is there: anywhere."""
        width, height = self.app.trace.latest("window")["points"]
        self.point(self.app.on_screen((width / 2, height / 2)))

    def leave(self):
        """Tries to get out of a program, at the edge of the screen."""
        for corner in ((2, 2), (self.screen.size[0] - 3, 2)):
            self.point(corner)


class Touch(Pointing):
    """One finger; keys only on the screen."""

    def point(self, place):
        self.app.tap_at(place)

    def carry(self, begin, end):
        self.screen.hand.play(gestures.drag(*begin, *end, 300)[:-1])

    def let_go(self):
        for finger in list(self.screen.hand.active):
            self.screen.hand.up(finger)

    def scroll(self, way):
        width, height = self.app.trace.latest("window")["points"]
        self.drag(*(self.app.on_screen((width / 2, height * (0.55 + part * way)))
                    for part in (0.2, -0.2)))

    def throw(self, area):
        """Lets go of it while it moves."""
        begin, end = self.spot(area, 0.5, 0.9), self.spot(area, 0.5, 0.1)
        self.app.act()
        self.screen.hand.play(gestures.flick(*begin, *end))

    def ask_for_keys(self, field):
        """Brings the keyboard of the screen to a field."""
        self.press(field)


class Mouse(Pointing):
    """Its left button and its wheel."""

    def point(self, place):
        self.app.act()
        self.screen.click(place)

    def carry(self, begin, end):
        self.screen.mouse_carry(begin, end)

    def let_go(self):
        self.screen.xdotool("mouseup", 1)

    def scroll(self, way):
        width, height = self.app.trace.latest("window")["points"]
        self.wheel(self.app.on_screen((width / 2, height - 12)), 3 * way)

    def wheel(self, place, notches):
        """Turns it over a place, down or up."""
        self.app.act()
        turn = ["click", "--repeat", abs(notches), 5 if notches > 0 else 4]
        self.screen.xdotool("mousemove", *map(round, place), *turn)

    def throw(self, area):
        self.wheel(self.spot(area), 5)

    def turn(self, carousel, way):
        self.wheel(self.spot(carousel), way)

    def ask_for_keys(self, field):
        """Without a keyboard of the machine, too."""
        self.press(field)
        self.press("keyboard.open")


class Stepping(Hand):
    """Keys or a controller: goes from one thing to the next until the ring is around the right one."""

    def write_name(self, field, word, done):
        """A name, and the button that takes it."""
        self.write(field, word)
        self.press(done)

    def see(self, node):
        """Brings the ring to a node."""
        self.app.focus(node, lambda: self.step("next"))
        return self.app.wait_node(node)

    def press(self, node):
        self.see(node)
        self.step("confirm")

    def choose(self, choice, option):
        self.see(choice)
        self.app.wait_node(f"{choice}.{option}")
        options = {name: node for name, node in self.app.layout().items()
                   if name.startswith(choice + ".")}
        names = list(options)
        place = next(i for i, name in enumerate(names) if is_chosen(options[name]))
        goal = names.index(f"{choice}.{option}")
        lefts = {node["frame"][0] for node in options.values()}
        keys = ("up", "down") if len(lefts) == 1 else ("left", "right")
        way = 1 if goal > place else -1
        for at in range(place, goal, way):
            self.step(keys[way > 0])
            self.app.wait_node(names[at + way], is_chosen)

    def slide(self, slider, share, ends=(0, 1)):
        value, step = self.see(slider)["value"], (ends[1] - ends[0]) / 20
        steps = round((ends[0] + share * (ends[1] - ends[0]) - value) / step)
        for _ in range(abs(steps)):
            self.step("right" if steps > 0 else "left")
            value = self.app.wait_node(slider, lambda node, old=value: node["value"] != old)["value"]

    def pick(self, grid, card):
        self.see(grid)
        for _ in range(20):
            if is_chosen(self.app.layout().get(card, {})):
                return self.step("confirm")
            self.step("right")
            self.app.wait_for("layout")
        return self.app.fail(f"the selection never comes to {card}")

    def hold(self, node, scene):
        self.press(node)  # it takes its time by itself

    def push(self, tile, board):
        self.step(board.direction(tile).lower())

    def select(self, row):
        """Goes down a list to a row."""
        name, _, number = row.rpartition(".")
        self.see(name)
        for _ in range(int(number) + 2):
            if is_chosen(self.app.layout().get(row, {})):
                return
            self.step("down")
            self.app.wait_for("layout")
        self.app.fail(f"the selection never comes to {row}")

    def open(self, row):
        self.select(row)
        self.step("confirm")

    def turn(self, carousel, way):
        self.see(carousel)
        self.step("right" if way > 0 else "left")

    def back(self, button):
        self.step("cancel")

    def answer(self):
        self.step("down")

    def leave(self):
        for name in ("cancel", "menu"):
            self.step(name)


class Keys(Stepping):
    """The machine's keyboard."""

    names = {"next": "Tab", "confirm": "Return", "cancel": "Escape", "up": "Up", "down": "Down",
             "left": "Left", "right": "Right", "menu": "alt+F4"}

    def step(self, name):
        self.app.key(self.names[name])

    def delete(self, row):
        self.select(row)
        self.app.key("Delete")

    def throw(self, area):
        self.see(area)
        for _ in range(3):
            self.app.key("Next")

    def write(self, field, word):
        self.see(field)
        self.screen.xdotool("type", "--delay", 40, word)
        self.app.wait_node(field, lambda node: node["text"] == word)


class Pad(Stepping):
    """A controller of its own, plugged in once the program is there."""

    word = "aaa"

    def __init__(self, test):
        super().__init__(test)
        self.pad = Gamepad(test.folder)
        self.changes = self.pad.changes

    def meet(self, app):
        super().meet(app)
        self.pad.plug_in()

    def close(self):
        self.pad.close()

    def step(self, name):
        self.app.find_window()
        self.app.act()
        self.pad.press(name)

    def delete(self, row):
        self.select(row)
        self.step("left")  # bares the bin
        self.step("confirm")

    def throw(self, area):
        self.see(area)
        for _ in range(8):
            self.step("down")

    def write(self, field, word):
        """Words of the letter a: the keys are walked from the digits down to it."""
        self.see(field)
        self.step("confirm")
        self.app.wait_node("key.a")
        for way in ("down", "down"):
            self.step(way)
        for _ in word:
            self.step("confirm")
        self.app.wait_node(field, lambda node: node["text"].lower() == word)
        self.step("cancel")


class HandTest(ScreenTest):
    """A test by one hand, which a subclass names."""

    hand_kind = Hand

    def setUp(self):
        super().setUp()
        self.hand = self.hand_kind(self)
        self.addCleanup(self.hand.close)

    def start(self, *arguments, **changes):
        app = super().start(*arguments, **self.hand.changes, **changes)
        self.hand.meet(app)
        self.app = app
        return app


def by_all_hands(story):
    """Makes a test class of a story for each hand: `Rows` becomes `RowsByTouch`, `RowsByMouse`…"""
    for kind in (Touch, Mouse, Keys, Pad):
        name = f"{story.__name__}By{kind.__name__}"
        body = {"hand_kind": kind, "__doc__": kind.__doc__, "__module__": story.__module__}
        setattr(sys.modules[story.__module__], name, type(name, (story, HandTest), body))
    return story
